//! The table: seats, map, the card that waits.

use engine::{ClearingId, Prompt};
use leptos::prelude::*;

use crate::app::{Screen, use_app};
use crate::device;
use crate::icon::Sign;
use crate::screens::card::Card;
use crate::screens::map::{Clearings, Map};
use crate::screens::parts::{Notices, SignIcon, SuitIcon};
use crate::screens::seats::Seats;
use crate::text::Texts;
use crate::view::card::next_battle;
use crate::view::log::round;

/// The main screen of a game.
#[component]
pub fn Table(texts: Texts) -> impl IntoView {
    let app = use_app();
    // The clearing that was tapped, in words; and the whole list of them.
    let open: RwSignal<Option<ClearingId>> = RwSignal::new(None);
    let listed = RwSignal::new(false);
    let fast = move || app.settings.with_untracked(|settings| settings.fast);
    Effect::new(move |_| {
        // A new card is shown where it can be read, and answered where it asks for something.
        // A question about places is answered on the map.
        let asks =
            app.view().is_some_and(|view| view.card.prompt != Prompt::Done || (fast() && next_battle(&view).is_some()));
        let on_map = !app.places_to_tap().is_empty();
        request_animation_frame(move || {
            if asks && !on_map {
                device::scroll_below("seats", "card");
            } else {
                device::scroll_to_top("card-title");
            }
            // The button that was tapped is gone with its card: the keyboard goes on from the title.
            device::focus_if_lost("card-title");
        });
    });
    let state = {
        let texts = texts.clone();
        move || app.view().map(|view| round(view.round, &texts))
    };
    // The order card lies open for the whole turn.
    let order = {
        let texts = texts.clone();
        move || {
            let order = app.view()?.table.order?;
            let label = texts.card(order);
            Some(
                view! { <span class="order" data-testid="order" role="img" aria-label=label><SuitIcon suit=order.suit texts=texts.clone()/></span> },
            )
        }
    };
    let words = {
        let texts = texts.clone();
        move || {
            if listed.get() {
                return view! { <Clearings texts=texts.clone()/> }.into_any();
            }
            let Some(only) = open.get() else { return ().into_any() };
            view! {
                <div class="peek">
                    <button class="icon-button" aria-label=texts.t("close") on:click=move |_| open.set(None)>
                        <SignIcon sign=Sign::Close/>
                    </button>
                    <Clearings texts=texts.clone() only=Some(only)/>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <main class="table">
            <nav class="bar">
                <button class="icon-button" data-testid="to-shelf" aria-label=texts.t("table-games") on:click=move |_| app.go(Screen::Shelf)>
                    <SignIcon sign=Sign::Back/>
                </button>
                <h1 data-testid="round">{state}{order}</h1>
                <button class="icon-button" data-testid="clearings" aria-label=texts.t("map-list")
                    aria-pressed=move || listed.get().to_string() on:click=move |_| listed.update(|listed| *listed = !*listed)
                ><SignIcon sign=Sign::List/></button>
                <button class="icon-button" data-testid="adjust" aria-label=texts.t("table-set-right") on:click=move |_| app.go(Screen::Adjust)>
                    <SignIcon sign=Sign::Pencil/>
                </button>
                <button class="icon-button" data-testid="log" aria-label=texts.t("table-log") on:click=move |_| app.go(Screen::Log)>
                    <SignIcon sign=Sign::Log/>
                </button>
                <button class="icon-button" data-testid="hand-over" aria-label=texts.t("table-hand-over") on:click=move |_| app.hand_over()>
                    <SignIcon sign=Sign::HandOver/>
                </button>
                <button class="icon-button" data-testid="settings" aria-label=texts.t("table-settings") on:click=move |_| app.go(Screen::Settings)>
                    <SignIcon sign=Sign::Gear/>
                </button>
            </nav>
            <div class="top"><Seats texts=texts.clone()/></div>
            <div class="board">
                <Map texts=texts.clone() open/>
                {words}
            </div>
            <div class="side">
                <Notices texts=texts.clone()/>
                <Card texts/>
            </div>
        </main>
    }
    .into_any()
}
