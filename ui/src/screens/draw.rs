//! The order card: drawn from the physical deck and entered in two taps, or drawn by the app.

use std::sync::Arc;

use backend::{GameView, Request};
use engine::{Answer, Suit};
use leptos::prelude::*;

use crate::app::use_app;
use crate::icon::Sign;
use crate::screens::card::Foot;
use crate::screens::parts::{ItemIcon, SignIcon, SuitIcon};
use crate::text::{Arg, Texts};
use crate::view::draw::{faces, suits, without_item};

/// A suit, then a name among that suit's cards.
#[component]
pub fn Draw(view: Arc<GameView>, texts: Texts) -> impl IntoView {
    let app = use_app();
    let suit: RwSignal<Option<Suit>> = RwSignal::new(None);
    let choice = {
        let texts = texts.clone();
        move || match suit.get() {
            None => suit_buttons(&view, &texts, suit),
            Some(chosen) => face_buttons(&view, chosen, &texts, suit),
        }
    };
    let (draw, again) = (texts.t("draw-app"), texts.t("draw-app-again"));
    let foot = {
        let texts = texts.clone();
        move || {
            let card = match app.chance.get() {
                Some(Answer::Card(card)) => Some(card),
                _ => None,
            };
            let drawn = card.map(|card| {
                view! {
                    <p class="drawn" data-testid="drawn" aria-live="polite">
                        <SuitIcon suit=card.suit texts=texts.clone()/>
                        {texts.tf("draw-drawn", &[("card", Arg::Card(card))])}
                    </p>
                }
            });
            let go = card.map(|_| texts.t("done"));
            let on_go = card.map(|card| Callback::new(move |()| app.answer(Answer::Card(card))));
            view! { {drawn} <Foot texts=texts.clone() go=go on_go=on_go/> }
        }
    };
    view! {
        {choice}
        <button class="option wide" data-testid="draw-app" on:click=move |_| app.send_for(Request::Chance)>
            <SignIcon sign=Sign::Dice/>
            {move || if app.chance.with(Option::is_some) { again.clone() } else { draw.clone() }}
        </button>
        {foot}
    }
    .into_any()
}

fn suit_buttons(view: &GameView, texts: &Texts, chosen: RwSignal<Option<Suit>>) -> AnyView {
    let buttons = suits(&view.unseen, texts).into_iter().map(|model| {
        let suit = model.suit;
        view! {
            <button class=format!("suit-button suit-{suit}") data-testid=format!("suit-{suit}") on:click=move |_| chosen.set(Some(suit))>
                <SuitIcon suit texts=texts.clone()/>
                <b>{model.name}</b>
            </button>
        }
    });
    view! { <div class="suits" role="group" aria-label=texts.t("draw-suit")>{buttons.collect_view()}</div> }.into_any()
}

fn face_buttons(view: &GameView, suit: Suit, texts: &Texts, chosen: RwSignal<Option<Suit>>) -> AnyView {
    let app = use_app();
    let buttons = faces(suit, &view.unseen, &view.table, texts).into_iter().map(|face| {
        let card = face.card;
        let class = if face.seen { "option face seen" } else { "option face" };
        let note = face.seen.then(|| texts.t("draw-seen"));
        view! {
            <button class=class class:item-gone=face.item.is_some() && !face.craftable
                data-testid=format!("draw-{}", face.slug) on:click=move |_| app.answer(Answer::Card(card))
            >
                {face.item.map(|item| view! { <ItemIcon item/> })}
                <span>{face.name}{note.map(|note| view! { <small>{note}</small> })}</span>
            </button>
        }
    });
    let none = without_item(suit);
    view! {
        <div class="faces" role="group" aria-label=texts.t("draw-name")>
            <div class="faces-head">
                <SuitIcon suit texts=texts.clone()/>
                <b>{texts.t(&format!("suit-{suit}.name"))}</b>
                <button class="quiet-button" data-testid="draw-other-suit" on:click=move |_| chosen.set(None)>{texts.t("draw-other-suit")}</button>
            </div>
            <button class="option face none" data-testid="draw-no-item" on:click=move |_| app.answer(Answer::Card(none))>
                <span>{texts.t("draw-no-item")}<small>{texts.t("draw-no-item.detail")}</small></span>
            </button>
            {buttons.collect_view()}
        </div>
    }
    .into_any()
}
