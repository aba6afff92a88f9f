//! A game that has arrived: what can be done with it, and that it was kept.

use backend::Request;
use leptos::prelude::*;

use crate::app::{App, Screen, use_app};
use crate::device;
use crate::screens::parts::seat_list;
use crate::text::Texts;
use crate::view::arrived::{Choice, SideModel, arrived};
use crate::view::shelf::ago;

/// The game that has arrived, beside the one that is here.
#[component]
pub fn Arrived(texts: Texts) -> impl IntoView {
    let app = use_app();
    let content = {
        let texts = texts.clone();
        move || {
            let model = arrived(&*app.journey.arrival.get()?, &texts);
            let choices = model.choices.into_iter().enumerate().map(|(at, choice)| {
                let what = choice.what;
                let tap = move |_| choose(app, what.clone());
                let class = if at == 0 { "go" } else { "option" };
                view! { <button class=class data-testid=format!("arrived-{}", choice.word) on:click=tap>{choice.label}</button> }
            });
            Some(view! {
                <p class="relation" role="status" data-testid="relation">{model.relation}</p>
                <div class="sides">
                    {side(model.received, &texts)}
                    {model.here.map(|here| side(here, &texts))}
                </div>
                <div class="choices">{choices.collect_view()}</div>
            })
        }
    };
    view! {
        {content}
        <button class="quiet-button" data-testid="arrived-leave" on:click=move |_| app.forget_arrival()>{texts.t("arrived-leave")}</button>
    }
    .into_any()
}

fn choose(app: App, choice: Choice) {
    match choice {
        Choice::Keep(keep) => app.keep(keep),
        Choice::Send(request) => {
            if matches!(request, Request::Restore(_)) {
                app.screen.set(Screen::Shelf);
            }
            app.send(request);
        }
    }
}

fn side(side: SideModel, texts: &Texts) -> AnyView {
    let when = ago(side.row.played, device::now(), texts);
    view! {
        <section class="game side-of">
            <div class="open">
                <h2>{side.title}</h2>
                <span class="game-title"><b>{side.row.title}</b><small>{when}</small></span>
                <span class="game-state">{side.row.state}</span>
                {seat_list(side.row.seats)}
                <small>{side.extent}</small>
            </div>
        </section>
    }
    .into_any()
}

/// The game is on the shelf.
#[component]
pub fn Kept(texts: Texts) -> impl IntoView {
    let app = use_app();
    let content = move || {
        let kept = app.journey.kept.get()?;
        let (play, undo) = (kept.game.id.clone(), kept.game.id.clone());
        let take_back = move |_| {
            app.screen.set(Screen::Shelf);
            app.send(Request::Delete(undo.clone()));
        };
        Some(view! {
            <p class="relation" role="status" data-testid="kept">{texts.t("kept-title")}</p>
            {kept.copy.as_ref().map(|_| view! { <p class="hint" data-testid="kept-copy">{texts.t("kept-copy")}</p> })}
            <div class="choices">
                <button class="go" data-testid="kept-play" on:click=move |_| app.send(Request::Open(play.clone()))>{texts.t("kept-play")}</button>
                <button class="option" data-testid="kept-undo" on:click=take_back>
                    <span>{texts.t("kept-undo")}<small>{texts.t("kept-undo-hint")}</small></span>
                </button>
            </div>
        })
    };
    view! { {content} }.into_any()
}
