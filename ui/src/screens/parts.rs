//! Small pieces that several screens draw.

use backend::{Refused, Request};
use engine::{Faction, Item, Suit};
use leptos::prelude::*;

use crate::app::{Screen, use_app};
use crate::icon::{self, Sign};
use crate::text::{Arg, Texts};
use crate::view::refusal::{self, Trouble, sentence};
use crate::view::shelf::SeatRow;

/// A sign on a button.
#[component]
pub fn SignIcon(sign: Sign) -> impl IntoView {
    view! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=sign.path()/></svg> }.into_any()
}

/// A faction's emblem, in its colour.
#[component]
pub fn Emblem(faction: Faction) -> impl IntoView {
    let class = format!("emblem faction-{faction}");
    view! {
        <svg class=class viewBox="-12 -12 24 24" aria-hidden="true">
            <path fill-rule="evenodd" d=icon::emblem(faction)/>
        </svg>
    }
    .into_any()
}

/// The seats of a game with their points.
pub fn seat_list(seats: Vec<SeatRow>) -> AnyView {
    let rows = seats.into_iter().map(|seat| {
        let faction = seat.faction;
        view! {
            <li class=format!("faction-{faction}")>
                <Emblem faction/><span>{seat.name}</span>
                {seat.bot.then(|| view! { <SignIcon sign=Sign::Bot/> })}
                <b>{seat.points}</b>
            </li>
        }
    });
    view! { <ul>{rows.collect_view()}</ul> }.into_any()
}

/// A suit's sign with its letter.
#[component]
pub fn SuitIcon(suit: Suit, texts: Texts) -> impl IntoView {
    let class = format!("suit suit-{suit}");
    let letter = texts.t(&format!("suit-{suit}.letter"));
    view! {
        <svg class=class viewBox="-12 -12 24 24" aria-hidden="true">
            <path d=icon::suit(suit)/>
            <text y="6">{letter}</text>
        </svg>
    }
    .into_any()
}

/// An item's sign.
#[component]
pub fn ItemIcon(item: Item) -> impl IntoView {
    view! {
        <svg class="item" viewBox="-12 -12 24 24" aria-hidden="true">
            <path fill-rule="evenodd" d=icon::item(item)/>
        </svg>
    }
    .into_any()
}

/// The head of a screen: a way back, and its title.
#[component]
pub fn Head(title: String, back: Screen, texts: Texts) -> impl IntoView {
    let app = use_app();
    view! {
        <header class="head">
            <button class="icon-button" data-testid="back" aria-label=texts.t("back") on:click=move |_| app.go(back)>
                <SignIcon sign=Sign::Back/>
            </button>
            <h1>{title}</h1>
        </header>
    }
    .into_any()
}

/// What went wrong with the last request, and whether the game is being saved.
#[component]
pub fn Notices(texts: Texts) -> impl IntoView {
    let app = use_app();
    let trouble = move || {
        let texts = texts.clone();
        app.trouble.get().map(|trouble| {
            let map = app.game.get().map(|view| view.table.map);
            let word = match trouble {
                Trouble::Refused(_) => "refused",
                Trouble::Host(_) => "host",
            };
            let elsewhere = match &trouble {
                Trouble::Refused(Refused::OpenElsewhere(id)) => Some(id.clone()),
                _ => None,
            };
            let take_over = elsewhere.map(|id| {
                view! {
                    <button class="chip" data-testid="take-over" on:click=move |_| app.send(Request::TakeOver(id.clone()))>
                        {texts.t("take-over")}
                    </button>
                }
            });
            view! {
                <p class="notice" role="alert" data-testid="refused" data-word=word>
                    <SignIcon sign=Sign::Warning/>
                    <span>{sentence(&trouble, map, &texts)}</span>
                    {take_over}
                    <button class="icon-button" aria-label=texts.t("dismiss") on:click=move |_| app.trouble.set(None)>
                        <SignIcon sign=Sign::Close/>
                    </button>
                </p>
            }
        })
    };
    let unsaved = {
        let texts = app.texts;
        move || {
            let error = app.game.get().and_then(|view| view.unsaved.clone())?;
            let text = texts.with(|texts| texts.tf("unsaved", &[("reason", Arg::Text(&error.reason))]));
            Some(view! {
                <p class="notice" role="alert" data-testid="unsaved"><SignIcon sign=Sign::Warning/><span>{text}</span></p>
            })
        }
    };
    let restored = {
        let texts = app.texts;
        move || {
            let restored = app.game.get().and_then(|view| view.restored)?;
            let text = texts.with(|texts| refusal::restored(&restored, texts));
            Some(view! {
                <p class="notice" role="alert" data-testid="restored"><SignIcon sign=Sign::Warning/><span>{text}</span></p>
            })
        }
    };
    view! { {unsaved} {restored} {trouble} }.into_any()
}
