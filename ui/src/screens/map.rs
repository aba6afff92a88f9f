//! The map, and its twin, the list of clearings.

mod fingers;

use engine::{ClearingId, Faction, Piece, Place};
use leptos::prelude::*;

use crate::app::{App, use_app};
use crate::icon;
use crate::screens::parts::{Emblem, SuitIcon};
use crate::text::Texts;
use crate::view::card::{list_of, next_battle};
use crate::view::draft::Next;
use crate::view::lit::Lit;
use crate::view::map::{ClearingModel, InSlot, MapModel, RADIUS, TokenModel, WIDTH, map_model};
use crate::view::zoom::Zoom;
use fingers::Fingers;

/// What the map shows now: the table, with what the pending card or question lights up.
fn model(app: App, texts: &Texts) -> Option<MapModel> {
    let view = app.view()?;
    if let Some(look) = app.look.get() {
        return Some(map_model(&look.table, &Lit::of(&look.card), texts));
    }
    let lit = match app.draft.get() {
        Some(draft) => match draft.next(&view.table) {
            Next::Ask(question) => Lit { places: question.likely, arrows: Vec::new() },
            Next::Ready(_) => Lit::default(),
        },
        None if app.settings.with(|settings| settings.fast) && !list_of(&view).is_empty() => {
            Lit::of_all(list_of(&view).iter().chain(next_battle(&view)))
        }
        None => Lit::of(&view.card),
    };
    Some(map_model(&view.table, &lit, texts))
}

/// The map of the open game.
#[component]
pub fn Map(
    texts: Texts,
    /// The clearing whose content is shown in words.
    open: RwSignal<Option<ClearingId>>,
) -> impl IntoView {
    let app = use_app();
    let label = texts.t("map-label");
    let zoom = RwSignal::new(Zoom::whole(WIDTH));
    let fingers = Fingers::new(zoom);
    let whole = texts.t("map-zoom-out");
    let drawing = move || {
        let model = model(app, &texts)?;
        zoom.update(|zoom| *zoom = zoom.over(model.height));
        let to_tap = if app.look.get().is_some() { Vec::new() } else { app.places_to_tap() };
        let acting = app.view().map(|view| view.card.faction);
        Some(view! {
            <svg class="map" class:enlarged=move || !zoom.with(Zoom::is_whole) viewBox=move || zoom.with(Zoom::view_box)
                role="group" aria-label=label.clone()
                on:pointerdown=move |event| fingers.put_down(&event)
                on:pointermove=move |event| fingers.slide(&event)
                on:pointerup=move |event| fingers.lift(&event)
                on:pointercancel=move |event| fingers.lift(&event)
                on:pointerleave=move |event| fingers.lift(&event)
                on:wheel=move |event| fingers.turn_wheel(&event)
            >
                {water(&model)}
                {paths(&model)}
                {forests(&model, &to_tap, app)}
                {model.clearings.iter().map(|clearing| {
                    let place = Place::Clearing(clearing.id);
                    let id = clearing.id;
                    let may = to_tap.contains(&place);
                    let tap = move || {
                        if fingers.dragged() {
                            return;
                        }
                        if may { app.tap_place(place) } else { open.update(|open| *open = (*open != Some(id)).then_some(id)) }
                    };
                    draw_clearing(clearing, may, acting, &texts, tap)
                }).collect_view()}
                {wanderers(&model)}
                {arrows(&model)}
            </svg>
        })
    };
    let zoom_out = move || {
        (!zoom.with(Zoom::is_whole)).then(|| view! {
            <button class="zoom-out chip" data-testid="zoom-out" on:click=move |_| zoom.update(|zoom| *zoom = zoom.by(0.01, 0.0, 0.0))>
                {whole.clone()}
            </button>
        })
    };
    view! { <div class="map-frame">{drawing}{zoom_out}</div> }.into_any()
}

fn water(model: &MapModel) -> AnyView {
    let draw = |water: &crate::view::map::WaterModel| {
        let points = water.points.clone();
        if water.closed {
            view! { <polygon class="lake" points=points/> }.into_any()
        } else {
            view! { <polyline class="river" points=points/> }.into_any()
        }
    };
    let flooded = model.flooded.iter().map(|&(_, (x, y))| view! { <circle class="flooded" cx=x cy=y r="18"/> });
    view! { {model.water.iter().map(draw).collect_view()} {flooded.collect_view()} }.into_any()
}

fn paths(model: &MapModel) -> AnyView {
    let draw = |path: &crate::view::map::PathModel| {
        let class = if path.closed { "path closed" } else { "path" };
        let ((x1, y1), (x2, y2)) = (path.from, path.to);
        view! { <line class=class x1=x1 y1=y1 x2=x2 y2=y2/> }
    };
    model.paths.iter().map(draw).collect_view().into_any()
}

fn forests(model: &MapModel, to_tap: &[Place], app: App) -> AnyView {
    let draw = |forest: &crate::view::map::ForestModel| {
        let place = Place::Forest(forest.id);
        let may = to_tap.contains(&place);
        let class = format!("forest{}{}", lit(forest.lit), if may { " may" } else { "" });
        let (x, y) = forest.at;
        view! {
            <g class=class transform=format!("translate({x:.1},{y:.1})") data-testid=format!("forest-{}", forest.id.0)
                role=if may { "button" } else { "img" } tabindex=may.then_some("0")
                on:click=move |_| if may { app.tap_place(place) }
                on:keydown=move |key| if may && (key.key() == "Enter" || key.key() == " ") { key.prevent_default(); app.tap_place(place) }
            >
                <title>{forest.label.clone()}</title>
                <circle class="ground" r="14"/>
                <path class="tree" d="M0-9L7 3H2V8H-2V3H-7Z"/>
            </g>
        }
    };
    model.forests.iter().map(draw).collect_view().into_any()
}

/// Pawns in forests, above the clearings that may touch them.
fn wanderers(model: &MapModel) -> AnyView {
    let pawns = model.forests.iter().flat_map(|forest| {
        let (x, y) = forest.at;
        forest.pawns.iter().enumerate().map(move |(at, &faction)| {
            let x = x + 12.0 * at as f32;
            draw_token(&TokenModel { faction, piece: Piece::Pawn, count: 1, x, y, scale: 1.0 })
        })
    });
    pawns.collect_view().into_any()
}

fn lit(on: bool) -> &'static str {
    if on { " lit" } else { "" }
}

fn draw_clearing(
    clearing: &ClearingModel,
    may: bool,
    acting: Option<Faction>,
    texts: &Texts,
    tap: impl Fn() + Copy + 'static,
) -> AnyView {
    let (x, y) = clearing.at;
    let ruler = clearing.ruler.map(|ruler| format!(" ruled faction-{ruler}")).unwrap_or_default();
    let class = format!("clearing suit-{}{}{}", clearing.suit, lit(clearing.lit), if may { " may" } else { "" });
    let rim = format!("rim{ruler}");
    let halo = format!("halo{}", acting.map(|acting| format!(" faction-{acting}")).unwrap_or_default());
    let letter = texts.t(&format!("suit-{}.letter", clearing.suit));
    let number = clearing.id.to_string();
    let slots = clearing.slots.iter().map(|slot| {
        let place = format!("translate({:.1},{:.1})", slot.x, slot.y);
        match slot.what {
            InSlot::Open => {
                view! { <rect class="slot" transform=place x="-6.5" y="-6.5" width="13" height="13" rx="3"/> }
                    .into_any()
            }
            InSlot::Ruin => view! {
                <g class="ruin" transform=place>
                    <rect x="-6.5" y="-6.5" width="13" height="13" rx="3"/>
                    <path d="M-4 4V-1L-2-4L0-1.5V4ZM1 4V1L3-1L4.5 2V4Z"/>
                </g>
            }
            .into_any(),
            InSlot::Blocked => view! {
                <g class="blocked" transform=place>
                    <rect x="-6.5" y="-6.5" width="13" height="13" rx="3"/><path d="M-4-4L4 4M4-4L-4 4"/>
                </g>
            }
            .into_any(),
            InSlot::Building(faction, piece) => view! {
                <g class=format!("building faction-{faction}") transform=place>
                    <rect x="-7.5" y="-7.5" width="15" height="15" rx="3"/>
                    <path fill-rule="evenodd" d=icon::glyph(piece)/>
                </g>
            }
            .into_any(),
        }
    });
    let slots = slots.collect_view();
    let tokens = clearing.tokens.iter().map(draw_token).collect_view();
    let extras = view! {
        {clearing.ferry.then(|| view! { <path class="ferry" d="M-8 0H8L5 5H-5ZM-.8-1V-10L6-2H.8V-1Z" transform="translate(25,14)"/> })}
        {clearing.burning.then(|| view! { <path class="fire" d=icon::glyph(Piece::Mob) transform="translate(26,6)"/> })}
        {clearing.pass.then(|| view! { <path class="pass" d="M-9 5L-3-5L0 0L3-4L9 5Z" transform="translate(0,-30)"/> })}
    };
    view! {
        <g class=class transform=format!("translate({x:.1},{y:.1})") data-testid=format!("clearing-{}", clearing.id)
            data-ruler=clearing.ruler.map(Faction::word) data-lit=clearing.lit.then_some("yes")
            role="button" tabindex=may.then_some("0")
            on:click=move |_| tap()
            on:keydown=move |key| if key.key() == "Enter" || key.key() == " " { key.prevent_default(); tap() }
        >
            <title>{clearing.label.clone()}</title>
            <circle class=halo r=RADIUS + 5.0/>
            <circle class="ground" r=RADIUS/>
            <circle class=rim r=RADIUS/>
            {tokens}
            {slots}
            <g class="badge" transform="translate(19,-19)">
                <circle r="10.5"/>
                <path transform="scale(.64)" d=icon::suit(clearing.suit)/>
                <text y="3.9">{letter}</text>
            </g>
            <g class="number" transform="translate(-19,-19)">
                <rect x="-10.5" y="-8.5" width="21" height="17" rx="8.5"/>
                <text y="4.4">{number}</text>
            </g>
            {extras}
        </g>
    }
    .into_any()
}

fn draw_token(token: &TokenModel) -> AnyView {
    let TokenModel { faction, piece, count, x, y, scale } = *token;
    let transform = format!("translate({x:.1},{y:.1}) scale({scale})");
    let class = format!("token faction-{faction}");
    match piece {
        Piece::Warrior => view! {
            <g class=class transform=transform><path d=icon::warrior(faction)/><text y="4.1">{count}</text></g>
        }
        .into_any(),
        Piece::Pawn => view! {
            <g class=class transform=transform>
                <path d=icon::warrior(faction)/>
                <path class="glyph" fill-rule="evenodd" transform="scale(.46)" d=icon::emblem(faction)/>
            </g>
        }
        .into_any(),
        _ => view! {
            <g class=class transform=transform>
                <circle r="8"/>
                <path class="glyph" fill-rule="evenodd" d=icon::glyph(piece)/>
                {(count > 1).then(|| view! { <g class="count" transform="translate(6.5,6.5)"><circle r="5"/><text y="3">{count}</text></g> })}
            </g>
        }
        .into_any(),
    }
}

fn arrows(model: &MapModel) -> AnyView {
    let draw = |arrow: &crate::view::map::ArrowModel| {
        let (x, y) = arrow.middle;
        view! {
            <g class=format!("arrow faction-{}", arrow.faction)>
                <path class="shaft-rim" d=arrow.line.clone()/>
                <path class="shaft" d=arrow.line.clone()/>
                <path class="tip" d=arrow.head.clone()/>
                <g class="token" transform=format!("translate({x:.1},{y:.1})")>
                    <path d=icon::warrior(arrow.faction)/><text y="4.1">{arrow.count}</text>
                </g>
            </g>
        }
    };
    model.arrows.iter().map(draw).collect_view().into_any()
}

/// The twin of the map: its clearings in words. With `only`, that clearing alone.
#[component]
pub fn Clearings(texts: Texts, #[prop(optional_no_strip)] only: Option<ClearingId>) -> impl IntoView {
    let app = use_app();
    let rows = move || {
        let model = model(app, &texts)?;
        let to_tap = if app.look.get().is_some() { Vec::new() } else { app.places_to_tap() };
        let rows = model.clearings.into_iter().filter(|clearing| only.is_none_or(|only| clearing.id == only));
        let rows = rows.map(|clearing| {
            let place = Place::Clearing(clearing.id);
            let may = to_tap.contains(&place);
            let class = format!("row{}", lit(clearing.lit));
            let lines = clearing.lines.into_iter().map(|line| view! {
                <li>{line.faction.map(|faction| view! { <Emblem faction/> })}{line.text}</li>
            });
            view! {
                <li class=class data-testid=format!("row-{}", clearing.id)>
                    <h2>
                        <SuitIcon suit=clearing.suit texts=texts.clone()/>
                        {clearing.label}
                    </h2>
                    <ul>{lines.collect_view()}</ul>
                    {may.then(|| view! {
                        <button class="choose" data-testid=format!("choose-{}", clearing.id) on:click=move |_| app.tap_place(place)>
                            {texts.tf("clearing-choose", &[("clearing", crate::text::Arg::Number(clearing.id.0.into()))])}
                        </button>
                    })}
                </li>
            }
        });
        Some(view! { <ul class="clearings">{rows.collect_view()}</ul> })
    };
    rows.into_any()
}
