//! Setting something right on the table, with no reaction.

use engine::{Adjustment, ClearingId, Faction, Input};
use leptos::prelude::*;

use crate::app::{App, Screen, use_app};
use crate::icon::Sign;
use crate::screens::parts::{Emblem, Head, Notices, SignIcon, SuitIcon};
use crate::text::Texts;
use crate::view::adjust::{Knob, Section, Turns, pieces, sections};

/// The corrections, as knobs by section.
#[component]
pub fn Adjust(texts: Texts) -> impl IntoView {
    let app = use_app();
    let clearing = RwSignal::new(ClearingId(1));
    let first = app.game.get_untracked().and_then(|view| view.table.seats.first().map(|seat| seat.faction));
    let faction = RwSignal::new(first.unwrap_or(Faction::Marquise));
    let on_map = {
        let texts = texts.clone();
        move || on_map(app, clearing, faction, &texts)
    };
    // Sections stay as they were opened while their knobs are turned.
    let shown = Memo::new(move |_| app.view().map(|view| app.texts.with(|texts| sections(&view.table, texts))));
    let names = Memo::new(move |_| {
        let names =
            |sections: &Vec<Section>| sections.iter().map(|s| (s.id.clone(), s.title.clone(), s.faction)).collect();
        shown.with(|sections| sections.as_ref().map(names).unwrap_or_else(Vec::new))
    });
    let groups = {
        let texts = texts.clone();
        move || {
            let groups = names.get().into_iter().enumerate().map(|(at, (id, title, faction))| {
                let texts = texts.clone();
                let knobs = move || {
                    let knobs = shown.with(|sections| {
                        sections.as_ref().and_then(|sections| sections.get(at).map(|section| section.knobs.clone()))
                    });
                    knobs.unwrap_or_default().into_iter().map(|knob| draw_knob(app, knob, &texts)).collect_view()
                };
                view! {
                    <details class="group" data-testid=format!("section-{id}") open=at == 0>
                        <summary>{faction.map(|faction| view! { <Emblem faction/> })}<h2>{title}</h2></summary>
                        {knobs}
                    </details>
                }
            });
            groups.collect_view()
        }
    };
    view! {
        <main class="screen">
            <Head title=texts.t("table-set-right") back=Screen::Table texts=texts.clone()/>
            <p class="hint">{texts.t("adjust-hint")}</p>
            <Notices texts=texts.clone()/>
            <section class="group">
                <h2>{texts.t("adjust-pieces")}</h2>
                {on_map}
            </section>
            {groups}
            <p class="end"></p>
        </main>
    }
    .into_any()
}

/// The pieces of a faction in a clearing.
fn on_map(app: App, clearing: RwSignal<ClearingId>, faction: RwSignal<Faction>, texts: &Texts) -> Option<AnyView> {
    let view = app.view()?;
    let table = &view.table;
    let (here, whose) = (clearing.get(), faction.get());
    let clearings = table.map.clearings().iter().map(|known| {
        let id = known.id;
        view! {
            <button class="option" class:on=id == here aria-pressed=(id == here).to_string() data-testid=format!("adjust-clearing-{id}")
                on:click=move |_| clearing.set(id)
            ><SuitIcon suit=table.suit(id) texts=texts.clone()/>{id.to_string()}</button>
        }
    });
    let factions = table.seats.iter().map(|seat| {
        let known = seat.faction;
        view! {
            <button class="chip" class:on=known == whose aria-pressed=(known == whose).to_string() data-testid=format!("adjust-faction-{known}")
                on:click=move |_| faction.set(known)
            ><Emblem faction=known/>{texts.faction(known)}</button>
        }
    });
    let knobs = pieces(here, whose, table, texts).into_iter().map(|knob| draw_knob(app, knob, texts));
    Some(
        view! {
            <div class="numbers">{clearings.collect_view()}</div>
            <div class="chips">{factions.collect_view()}</div>
            {knobs.collect_view()}
        }
        .into_any(),
    )
}

fn turn(app: App, adjustment: &Adjustment) {
    app.input(Input::Adjust(adjustment.clone()));
}

fn draw_knob(app: App, knob: Knob, texts: &Texts) -> AnyView {
    let Knob { id, label, faction, kind } = knob;
    let emblem = faction.map(|faction| view! { <Emblem faction/> });
    match kind {
        Turns::Count { value, less, more } => {
            let button = |sign: Sign, word: &str, adjustment: Option<Adjustment>| {
                let name = format!("{}: {label}", texts.t(&format!("adjust-{word}")));
                view! {
                    <button class="icon-button step" aria-label=name disabled=adjustment.is_none() data-testid=format!("{word}-{id}")
                        on:click=move |_| if let Some(adjustment) = &adjustment { turn(app, adjustment) }
                    ><SignIcon sign/></button>
                }
            };
            let (less, more) = (button(Sign::Minus, "less", less), button(Sign::Plus, "more", more));
            view! {
                <div class="knob"><span>{emblem}{label.clone()}</span>{less}<output data-testid=format!("value-{id}")>{value}</output>{more}</div>
            }
            .into_any()
        }
        Turns::Switch { on, flip } => view! {
            <button class="switch" role="switch" aria-checked=on.to_string() data-testid=format!("switch-{id}") on:click=move |_| turn(app, &flip)>
                <span>{emblem}{label}</span><i aria-hidden="true"></i>
            </button>
        }
        .into_any(),
        Turns::OneOf(positions) => {
            let chips = positions.into_iter().map(|position| {
                let choose = position.choose;
                view! {
                    <button class="chip" class:on=position.on aria-pressed=position.on.to_string() data-testid=format!("{id}-{}", position.id)
                        on:click=move |_| turn(app, &choose)
                    >{position.label}</button>
                }
            });
            view! { <div class="ruling-form"><p>{label}</p><div class="chips">{chips.collect_view()}</div></div> }.into_any()
        }
        Turns::Cards { cards, add } => {
            let cards = cards.into_iter().map(|(name, without)| {
                let remove = format!("{}: {name}", texts.t("remove"));
                view! {
                    <button class="chip" aria-label=remove on:click=move |_| turn(app, &without)>{name}<SignIcon sign=Sign::Close/></button>
                }
            });
            let add = add.into_iter().map(|(suit, more)| {
                let name = texts.t(&format!("card-of-{suit}"));
                view! {
                    <button class="chip" aria-label=format!("{}: {name}", texts.t("adjust-more")) data-testid=format!("{id}-add-{suit}") on:click=move |_| turn(app, &more)>
                        <SignIcon sign=Sign::Plus/><SuitIcon suit texts=texts.clone()/>
                    </button>
                }
            });
            view! {
                <div class="ruling-form" data-testid=id><p>{label}</p><div class="chips">{cards.collect_view()}{add.collect_view()}</div></div>
            }
            .into_any()
        }
        Turns::Act(adjustment) => view! {
            <button class="option wide" disabled=adjustment.is_none() data-testid=format!("act-{id}")
                on:click=move |_| if let Some(adjustment) = &adjustment { turn(app, adjustment) }
            >{label}</button>
        }
        .into_any(),
    }
}
