//! The bar of seats.

use engine::Faction;
use leptos::prelude::*;

use crate::app::{App, use_app};
use crate::icon::Sign;
use crate::screens::parts::{Emblem, SignIcon};
use crate::text::{Arg, Texts};
use crate::view::seats::{SeatModel, details, seats};

/// Seats in turn order with their points; the one whose turn it is is marked. A tap tells what lies
/// in front of a seat.
#[component]
pub fn Seats(texts: Texts) -> impl IntoView {
    let app = use_app();
    let open: RwSignal<Option<Faction>> = RwSignal::new(None);
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
            {move || models().into_iter().map(|model| seat(model, open, &texts.get())).collect_view()}
        </ol>
        {move || details_of(app, open, &texts.get())}
    }
    .into_any()
}

/// What lies in front of the seat that was tapped.
fn details_of(app: App, open: RwSignal<Option<Faction>>, texts: &Texts) -> Option<AnyView> {
    let faction = open.get()?;
    let view = app.view()?;
    let look = app.look.get();
    let table = look.as_ref().map_or(&view.table, |look| &look.table);
    let details = details(faction, table, texts)?;
    let traits = details.traits.into_iter().map(|(name, says)| view! { <li><b>{name}</b>" "{says}</li> });
    let rules = table.is_bot(faction).then(|| {
        view! {
            <button class="quiet-button" data-testid="seat-rules" on:click=move |_| app.rules(faction, "3.3")>
                <SignIcon sign=Sign::Book/>{texts.t("rules-of-bot")}
            </button>
        }
    });
    let lines = details.lines.into_iter().map(|line| view! { <li>{line}</li> });
    Some(
        view! {
            <section class=format!("peek seat-details faction-{faction}") data-testid="seat-details">
                <button class="icon-button" aria-label=texts.t("close") on:click=move |_| open.set(None)><SignIcon sign=Sign::Close/></button>
                <h2><Emblem faction/>{details.title}</h2>
                <ul>{lines.collect_view()}{traits.collect_view()}</ul>
                {rules}
            </section>
        }
        .into_any(),
    )
}

fn seat(model: SeatModel, open: RwSignal<Option<Faction>>, texts: &Texts) -> AnyView {
    let faction: Faction = model.faction;
    let class = format!("seat faction-{faction}{}", if model.now { " now" } else { "" });
    let id = if model.now { "seat-label.now" } else { "seat-label" };
    let args = [
        ("faction", Arg::Faction(faction)),
        ("who", Arg::Text(&model.who)),
        ("points", Arg::Number(model.points.into())),
    ];
    let label = texts.tf(id, &args);
    let who = match (model.bot, model.named) {
        (true, _) => view! { <SignIcon sign=Sign::Bot/> }.into_any(),
        (false, true) => view! { {model.who} }.into_any(),
        (false, false) => view! { <SignIcon sign=Sign::Human/> }.into_any(),
    };
    let points = if model.off_track { "–".to_owned() } else { model.points.to_string() };
    view! {
        <li aria-current=model.now.then_some("true")>
            <button class=class data-testid=format!("seat-{faction}")
                aria-expanded=move || (open.get() == Some(faction)).to_string()
                on:click=move |_| open.update(|open| *open = (*open != Some(faction)).then_some(faction))
            >
                <span class="unseen">{label}</span>
                <b aria-hidden="true">{model.name}</b>
                <span class="who" aria-hidden="true">{who}</span>
                <Emblem faction/>
                <em data-testid=format!("points-{faction}") aria-hidden="true">{points}</em>
            </button>
        </li>
    }
    .into_any()
}
