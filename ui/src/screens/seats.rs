//! The bar of seats.

use engine::Faction;
use leptos::prelude::*;

use crate::app::use_app;
use crate::screens::parts::Emblem;
use crate::text::{Arg, Texts};
use crate::view::seats::{SeatModel, seats};

/// Seats in turn order with their points; the one whose turn it is is marked.
#[component]
pub fn Seats(texts: Texts) -> impl IntoView {
    let app = use_app();
    let label = texts.t("seats-label");
    let models = move || {
        let Some(view) = app.view() else { return Vec::new() };
        match app.look.get() {
            Some(look) => seats(&view, &look.table, look.turn, &texts),
            None => seats(&view, &view.table, view.turn, &texts),
        }
    };
    let texts = app.texts;
    view! {
        <ol class="seats" id="seats" aria-label=label>
            {move || models().into_iter().map(|model| seat(model, &texts.get())).collect_view()}
        </ol>
    }
    .into_any()
}

fn seat(model: SeatModel, texts: &Texts) -> AnyView {
    let faction: Faction = model.faction;
    let class = format!("seat faction-{faction}{}", if model.now { " now" } else { "" });
    let id = if model.now { "seat-label.now" } else { "seat-label" };
    let args = [
        ("faction", Arg::Faction(faction)),
        ("who", Arg::Text(&model.who)),
        ("points", Arg::Number(model.points.into())),
    ];
    let label = texts.tf(id, &args);
    let points = if model.off_track { "–".to_owned() } else { model.points.to_string() };
    view! {
        <li class=class data-testid=format!("seat-{faction}") aria-current=model.now.then_some("true")>
            <span class="unseen">{label}</span>
            <b aria-hidden="true">{model.name}</b>
            <span class="who" aria-hidden="true">{model.who}</span>
            <Emblem faction/>
            <em data-testid=format!("points-{faction}") aria-hidden="true">{points}</em>
        </li>
    }
    .into_any()
}
