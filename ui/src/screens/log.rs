//! The log, the table as it was, and the points by round.

use std::sync::Arc;

use backend::{GameView, Request};
use engine::{ClearingId, Entry, Faction, Map};
use leptos::prelude::*;

use crate::app::{App, Exported, Screen, use_app};
use crate::screens::map::Map as MapPicture;
use crate::screens::parts::{Emblem, Head, Notices};
use crate::screens::seats::Seats;
use crate::text::Texts;
use crate::view::log::{TurnModel, as_text, round, turns};

/// Everything that happened, the latest first.
#[component]
pub fn Log(texts: Texts) -> impl IntoView {
    let app = use_app();
    app.send_for(Request::Log);
    let content = {
        let texts = texts.clone();
        move || {
            if app.look.with(Option::is_some) {
                return Some(as_it_was(app, &texts));
            }
            let (view, log) = (app.view()?, app.log.get()?);
            Some(entries(app, &log, view.table.map, &texts))
        }
    };
    view! {
        <main class="screen">
            <Head title=texts.t("log-title") back=Screen::Table texts=texts.clone()/>
            <Notices texts/>
            {content}
        </main>
    }
    .into_any()
}

fn entries(app: App, log: &Arc<Vec<Entry>>, map: &'static Map, texts: &Texts) -> AnyView {
    if log.is_empty() {
        return view! { <p class="empty">{texts.t("log-empty")}</p> }.into_any();
    }
    let mut last = None;
    let turns = turns(log, map, texts).into_iter().rev().map(|turn| {
        let head = (last != Some(turn.round)).then(|| round(turn.round, texts));
        last = Some(turn.round);
        turn_entries(app, turn, head)
    });
    let turns = turns.collect_view();
    let export = {
        let (log, texts) = (log.clone(), texts.clone());
        move |_| app.exported.set(Some(Exported { file: "clockwood-log.txt", text: as_text(&log, map, &texts) }))
    };
    view! {
        <div class="log" data-testid="log-list">{turns}</div>
        <button class="option wide" data-testid="log-export" on:click=export>{texts.t("log-export")}</button>
    }
    .into_any()
}

fn turn_entries(app: App, turn: TurnModel, head: Option<String>) -> impl IntoView {
    let faction = turn.faction;
    let lines = turn.lines.into_iter().map(|line| {
        let inputs = line.inputs;
        view! {
            <li>
                <button class="entry" class:quiet=line.quiet data-testid=format!("log-{}", line.at)
                    on:click=move |_| app.send_for(|game| Request::LookAt { game, inputs })
                >{line.text}</button>
            </li>
        }
    });
    view! {
        {head.map(|head| view! { <h2>{head}</h2> })}
        <section class=format!("turn faction-{faction}")>
            <h3><Emblem faction/>{turn.title}</h3>
            <ul>{lines.collect_view()}</ul>
        </section>
    }
}

/// The table after so many inputs, and the way back to it.
fn as_it_was(app: App, texts: &Texts) -> AnyView {
    let open: RwSignal<Option<ClearingId>> = RwSignal::new(None);
    let inputs = app.look.get_untracked().map_or(0, |look| look.inputs);
    let undo_to = move |_| {
        app.send_for(|game| Request::UndoTo { game, inputs });
        app.go(Screen::Table);
    };
    view! {
        <div class="then">
            <h2>{texts.t("log-look")}</h2>
            <Seats texts=texts.clone()/>
            <MapPicture texts=texts.clone() open/>
            <footer class="foot">
                <button class="plain" data-testid="undo-to" on:click=undo_to>{texts.t("log-undo-to")}</button>
                <button class="go" data-testid="look-back" on:click=move |_| app.look.set(None)>{texts.t("log-back")}</button>
            </footer>
        </div>
    }
    .into_any()
}

/// The points at the end of each round, as a small chart and as a table.
#[component]
pub fn Points(view: Arc<GameView>, texts: Texts) -> impl IntoView {
    const WIDTH: f32 = 320.0;
    const HEIGHT: f32 = 140.0;
    let rounds = &view.points;
    let most = rounds.iter().flat_map(|(_, points)| points).map(|&(_, points)| points).max().unwrap_or(1).max(1);
    let steps = rounds.len().saturating_sub(1).max(1) as f32;
    let factions: Vec<Faction> = view.setup.seats.iter().map(|seat| seat.faction).collect();
    let points_of = |faction: Faction| {
        rounds.iter().map(move |(_, points)| points.iter().find(|(known, _)| *known == faction).map_or(0, |p| p.1))
    };
    let lines = factions.iter().map(|&faction| {
        let spots = points_of(faction).enumerate().map(|(at, points)| {
            let x = 8.0 + (WIDTH - 16.0) * at as f32 / steps;
            let y = HEIGHT - 8.0 - (HEIGHT - 16.0) * f32::from(points) / f32::from(most);
            format!("{x:.1},{y:.1}")
        });
        let spots: Vec<String> = spots.collect();
        view! { <polyline class=format!("line faction-{faction}") points=spots.join(" ")/> }
    });
    let lines = lines.collect_view();
    let heads = rounds.iter().map(|(number, _)| {
        let head = if *number == 0 { "–".to_owned() } else { number.to_string() };
        view! { <th scope="col">{head}</th> }
    });
    let heads = heads.collect_view();
    let rows = factions.iter().map(|&faction| {
        let cells = points_of(faction).map(|points| view! { <td>{points}</td> });
        view! { <tr><th scope="row"><Emblem faction/>{texts.faction(faction)}</th>{cells.collect_view()}</tr> }
    });
    let rows = rows.collect_view();
    view! {
        <figure class="points" data-testid="points-chart">
            <figcaption>{texts.t("over-points")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                <path class="axis" d=format!("M8 8V{0}H{1}", HEIGHT - 8.0, WIDTH - 8.0)/>
                {lines}
            </svg>
            <div class="scroll"><table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>
        </figure>
    }
    .into_any()
}
