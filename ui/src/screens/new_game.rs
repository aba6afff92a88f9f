//! A new game: map, deck, suits, seats, rules.

mod drag;

use engine::bots::vagabot::Character;
use engine::{Control, DeckId, Difficulty, Faction, MapId, SeatSetup, Services, Setup, Trait, bots};
use leptos::prelude::*;

use backend::Request;

use crate::app::{App, Screen, use_app};
use crate::device;
use crate::icon::{self, Sign};
use crate::screens::new_game::drag::Drag;
use crate::screens::parts::{Emblem, Head, Notices, SignIcon};
use crate::text::{Arg, Texts};
use crate::view::layout::{can_flood, clearings, flood, move_water, set_priority, shuffle_priorities};
use crate::view::lit::Lit;
use crate::view::map::{RADIUS, WIDTH, map_model};
use crate::view::new_game::{
    Beside, add_seat, choose_control, choose_faction, choose_map, choose_printing, fault, free_factions,
    give_characters, is_first_printing, move_seat, next_suit, rulings_in_play, shuffle_suits, start, suit_counts,
    suits_are_open, surprise, toggle_trait,
};
use crate::view::refusal::setup_error;

type Form = RwSignal<Setup>;

/// The form of a new game.
#[component]
pub fn NewGame(texts: Texts) -> impl IntoView {
    let app = use_app();
    let form: Form = RwSignal::new(start());
    let map = RwSignal::new(MapId::Autumn);
    let fault = Memo::new(move |_| form.with(fault));
    let words = StoredValue::new(texts.clone());
    let beside = move |place: Beside| {
        let text = move || {
            let (at, error) = fault.get()?;
            (at == place).then(|| words.with_value(|texts| setup_error(&error, texts)))
        };
        move || text().map(|text| view! { <p class="fault" role="status" data-testid="fault">{text}</p> })
    };
    // Drawn anew when there are more or fewer: whoever types in a seat goes on typing.
    let count = Memo::new(move |_| form.with(|form| form.seats.len()));
    let drag = Drag::new(form);
    let seats = move || {
        (0..count.get())
            .map(|seat| view! { {seat_form(form, seat, drag, words)} {beside(Beside::Seat(seat))} })
            .collect_view()
    };
    let board = move || words.with_value(|texts| board(form, map.get(), texts));
    view! {
        <main class="screen new-game">
            <Head title=texts.t("new-title") back=Screen::Shelf texts=texts.clone()/>
            <section class="group">
                <h2>{texts.t("new-map")}</h2>
                {map_buttons(form, map, &texts)}
                {board}
                {beside(Beside::Suits)}
            </section>
            <section class="group">
                <h2>{texts.t("new-deck")}</h2>
                <div class="chips">{DeckId::ALL.iter().map(|&deck| {
                    let on = move || form.with(|form| form.deck == deck);
                    chip(texts.t(&format!("deck-{deck}")), format!("deck-{deck}"), on, move || form.update(|form| form.deck = deck))
                }).collect_view()}</div>
            </section>
            <section class="group">
                <h2>{texts.t("new-seats")}<small>{texts.t("new-seats-hint")}</small></h2>
                <ol class="seat-forms" node_ref=drag.list on:pointermove=move |event| drag.slide(&event)
                    on:lostpointercapture=move |_| drag.let_go()
                >{seats}</ol>
                {beside(Beside::Seats)}
                <button class="option wide" data-testid="add-seat" on:click=move |_| form.update(add_seat)>
                    <SignIcon sign=Sign::Plus/>{texts.t("new-seat-add")}
                </button>
            </section>
            <section class="group">{rules(form, words)}</section>
            <Notices texts=texts.clone()/>
            <footer class="foot">
                <button class="go" data-testid="start-game" disabled=move || fault.with(Option::is_some)
                    on:click=move |_| send(app, form)
                >{texts.t("new-start")}</button>
            </footer>
        </main>
    }
    .into_any()
}

fn send(app: App, form: Form) {
    app.send(Request::NewGame(form.get_untracked()));
}

/// A button that is on or off.
fn chip(
    label: String,
    test_id: String,
    on: impl Fn() -> bool + Copy + Send + 'static,
    tap: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="chip" class:on=on aria-pressed=move || on().to_string() data-testid=test_id on:click=move |_| tap()>{label}</button>
    }
    .into_any()
}

fn map_buttons(form: Form, map: RwSignal<MapId>, texts: &Texts) -> AnyView {
    let buttons = MapId::ALL.iter().map(|&id| {
        let on = move || form.with(|form| form.map == id);
        let tap = move |_| {
            form.update(|form| choose_map(form, id));
            map.set(id);
        };
        view! {
            <button class="map-button" class:on=on aria-pressed=move || on().to_string() data-testid=format!("map-{id}") on:click=tap>
                {small_picture(id)}
                <span>{texts.t(&format!("map-{id}"))}</span>
            </button>
        }
    });
    view! { <div class="map-buttons">{buttons.collect_view()}</div> }.into_any()
}

/// A map's paths and clearings, small.
fn small_picture(id: MapId) -> impl IntoView {
    let map = id.map().ok()?;
    let height = WIDTH / map.aspect.max(0.5);
    let at = |x: f32, y: f32| (24.0 + x * (WIDTH - 48.0), 24.0 + y * (height - 48.0));
    let line = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| at(x, y)).map(|(x, y)| format!("{x:.0},{y:.0}"));
        points.collect::<Vec<_>>().join(" ")
    };
    let water = map.water.iter().map(|water| {
        let points = line(&water.points);
        if water.closed {
            view! { <polygon class="lake" points=points/> }.into_any()
        } else {
            view! { <polyline class="river" points=points/> }.into_any()
        }
    });
    let paths = map.clearings().iter().flat_map(|clearing| {
        clearing.paths.iter().filter(|other| **other > clearing.id).filter_map(|&other| {
            let to = map.clearing(other)?;
            let ((x1, y1), (x2, y2)) = (at(clearing.x, clearing.y), at(to.x, to.y));
            let class = if clearing.closed.contains(&other) { "path closed" } else { "path" };
            Some(view! { <line class=class x1=x1 y1=y1 x2=x2 y2=y2/> })
        })
    });
    let clearings = map.clearings().iter().map(|clearing| {
        let (x, y) = at(clearing.x, clearing.y);
        let class = clearing.suit.map_or_else(|| "dot".to_owned(), |suit| format!("dot suit-{suit}"));
        view! { <circle class=class cx=x cy=y r="17"/> }
    });
    Some(view! {
        <svg class="small-map" viewBox=format!("0 0 {WIDTH} {height}") aria-hidden="true">
            {water.collect_view()}{paths.collect_view()}{clearings.collect_view()}
        </svg>
    })
}

/// What a tap on a clearing of the picture does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tapping {
    Suits,
    /// The next of these priorities is given, counted from 0.
    Priorities(usize),
}

/// The clearings with what the players lay out: suits, and where there is no priority chart,
/// priorities and water.
fn board(form: Form, map: MapId, texts: &Texts) -> AnyView {
    if !suits_are_open(map) {
        return ().into_any();
    }
    let charted = map.has_chart();
    let tapping = RwSignal::new(if charted { Tapping::Suits } else { Tapping::Priorities(0) });
    let words = StoredValue::new(texts.clone());
    let tap = move |at: usize| match tapping.get_untracked() {
        Tapping::Suits => form.update(|form| next_suit(form, at)),
        Tapping::Priorities(next) => {
            form.update(|form| set_priority(form, at, next));
            let given = next + 1 >= form.with_untracked(clearings);
            tapping.set(if given { Tapping::Suits } else { Tapping::Priorities(next + 1) });
        }
    };
    let counts = move || {
        let counts = form.with(suit_counts).into_iter().map(|(suit, count)| {
            let name = words.with_value(|texts| texts.t(&format!("suit-{suit}.name")));
            let args = [("suit", Arg::Text(&name)), ("count", Arg::Number(i64::try_from(count).unwrap_or_default()))];
            view! { <span class:good=count == 4>{words.with_value(|texts| texts.tf("new-suits-count", &args))}</span> }
        });
        counts.collect_view()
    };
    let hint = move || {
        words.with_value(|texts| match tapping.get() {
            Tapping::Suits => texts.t("new-suits-hint"),
            Tapping::Priorities(next) => {
                let next = Arg::Number(i64::try_from(next + 1).unwrap_or_default());
                texts.tf("new-priorities-next", &[("priority", next)])
            }
        })
    };
    let priorities = (!charted).then(|| {
        let kinds = [("priorities", Tapping::Priorities(0)), ("suits", Tapping::Suits)].map(|(word, kind)| {
            let on = move || matches!(tapping.get(), Tapping::Suits) == (kind == Tapping::Suits);
            chip(texts.t(&format!("new-{word}")), format!("tap-{word}"), on, move || tapping.set(kind))
        });
        let shuffle = move |_| form.update(|form| shuffle_priorities(form, &mut device::chance));
        let water = can_flood(map).then(|| {
            let on = move || form.with(|form| form.layout.as_ref().is_some_and(|layout| !layout.flooded.is_empty()));
            view! {
                <button class="switch" role="switch" aria-checked=move || on().to_string() data-testid="flood"
                    on:click=move |_| {
                        let floods = !on();
                        form.update(|form| flood(form, floods));
                        tapping.set(Tapping::Priorities(0));
                    }
                ><span>{texts.t("new-flood")}<small>{texts.t("new-flood-hint")}</small></span><i aria-hidden="true"></i></button>
            }
        });
        view! {
            <p class="hint">{texts.t("new-priorities-hint")}</p>
            {water}
            <div class="chips">{kinds.into_iter().collect_view()}</div>
            <button class="quiet-button" data-testid="shuffle-priorities" on:click=shuffle><SignIcon sign=Sign::Dice/>{texts.t("new-priorities-shuffle")}</button>
        }
    });
    view! {
        <h3>{texts.t(if charted { "new-suits" } else { "new-priorities-and-suits" })}</h3>
        {priorities}
        <p class="hint" aria-live="polite">{hint}</p>
        {move || words.with_value(|texts| picture(form, tap, texts))}
        <p class="counts" aria-live="polite">{counts}</p>
        <button class="option wide" data-testid="shuffle-suits" on:click=move |_| form.update(|form| shuffle_suits(form, &mut device::chance))>
            <SignIcon sign=Sign::Dice/>{texts.t("new-suits-shuffle")}
        </button>
    }
    .into_any()
}

/// The map with its clearings to tap; a tap on water moves it to the other clearing of its pair.
fn picture(form: Form, tap: impl Fn(usize) + Copy + Send + 'static, texts: &Texts) -> AnyView {
    let setup = form.get();
    let Ok(map) = setup.map() else { return ().into_any() };
    let table = engine::Table::new(map, setup.suits, setup.deck, Vec::new());
    let model = map_model(&table, &Lit::default(), texts);
    let water = model.water.iter().filter(|water| !water.closed).map(|water| {
        let points = water.points.clone();
        view! { <polyline class="river" points=points/> }
    });
    let paths = model.paths.iter().map(|path| {
        let class = if path.closed { "path closed" } else { "path" };
        view! { <line class=class x1=path.from.0 y1=path.from.1 x2=path.to.0 y2=path.to.1/> }
    });
    let flooded = model.flooded.iter().map(|&(clearing, (x, y))| {
        let dry = move || form.update(|form| move_water(form, clearing));
        let testid = format!("water-{clearing}");
        view! {
            <g class="may" transform=format!("translate({x:.1},{y:.1})") role="button" tabindex="0" data-testid=testid
                aria-label=texts.t("new-water")
                on:click=move |_| dry() on:keydown=move |key| if is_tap(&key) { dry() }
            >
                <circle class="flooded" r=RADIUS/>
            </g>
        }
    });
    // The picture is drawn anew: the keyboard goes on where it was.
    let again = |at: usize| request_animation_frame(move || device::focus_if_lost(&format!("clearing-{at}")));
    let clearings = model.clearings.iter().enumerate().map(|(at, clearing)| {
        let (x, y) = clearing.at;
        let letter = texts.t(&format!("suit-{}.letter", clearing.suit));
        let label = clearing.label.clone();
        view! {
            <g class=format!("clearing may suit-{}", clearing.suit) transform=format!("translate({x:.1},{y:.1})")
                role="button" tabindex="0" data-testid=format!("suit-of-{}", clearing.id)
                id=format!("clearing-{at}")
                on:click=move |_| tap(at) on:keydown=move |key| if is_tap(&key) { tap(at); again(at) }
            >
                <title>{label}</title>
                <circle class="ground" r=RADIUS/><circle class="rim" r=RADIUS/>
                <g class="badge"><path transform="scale(1.25)" d=icon::suit(clearing.suit)/><text y="6">{letter}</text></g>
                <g class="number" transform="translate(-19,-19)"><rect x="-10.5" y="-8.5" width="21" height="17" rx="8.5"/><text y="4.4">{clearing.id.to_string()}</text></g>
            </g>
        }
    });
    view! {
        <svg class="map suit-map" viewBox=format!("0 0 {WIDTH} {}", model.height) role="group" aria-label=texts.t("new-suits")>
            {water.collect_view()} {paths.collect_view()} {flooded.collect_view()} {clearings.collect_view()}
        </svg>
    }
    .into_any()
}

/// Whether a key is a tap; then nothing else comes of it.
fn is_tap(key: &leptos::ev::KeyboardEvent) -> bool {
    let tap = key.key() == "Enter" || key.key() == " ";
    if tap {
        key.prevent_default();
    }
    tap
}

fn seat_form(form: Form, seat: usize, drag: Drag, words: StoredValue<Texts>) -> AnyView {
    // Drawn anew when faction or player change, here or elsewhere; not at each letter of a name.
    let shape = Memo::new(move |_| form.with(|form| Shape::of(form, seat)));
    let drawn = move || shape.get().map(|shape| words.with_value(|texts| draw_seat(form, seat, shape, drag, texts)));
    view! { <li class="seat-form" class:held=move || drag.holds(seat) data-testid=format!("seat-form-{seat}")>{drawn}</li> }
        .into_any()
}

/// What the form of a seat is drawn from.
#[derive(Clone, PartialEq)]
struct Shape {
    faction: Faction,
    is_bot: bool,
    /// The factions that it can have.
    factions: Vec<Faction>,
}

impl Shape {
    fn of(form: &Setup, seat: usize) -> Option<Self> {
        let SeatSetup { faction, control, .. } = form.seats.get(seat)?;
        let factions = free_factions(form, Some(*faction));
        Some(Self { faction: *faction, is_bot: matches!(control, Control::Bot { .. }), factions })
    }
}

fn draw_seat(form: Form, seat: usize, shape: Shape, drag: Drag, texts: &Texts) -> AnyView {
    let Shape { faction, is_bot, factions } = shape;
    let change = move |change: &dyn Fn(&mut SeatSetup)| {
        form.update(|form| {
            if let Some(seat) = form.seats.get_mut(seat) {
                change(seat);
            }
            give_characters(form);
        });
    };
    let options = factions.into_iter().map(|known| {
        view! { <option value=known.word() selected=known == faction>{texts.faction(known)}</option> }
    });
    let choose = move |event| {
        if let Some(chosen) = Faction::from_word(&event_target_value(&event)) {
            change(&|seat| choose_faction(seat, chosen));
        }
    };
    let kinds = bots::can_play(faction).then(|| {
        let kind = |label: &str, bot: bool| {
            let on = move || is_bot == bot;
            chip(texts.t(label), format!("seat-{seat}-{}", if bot { "bot" } else { "human" }), on, move || {
                change(&|seat| choose_control(seat, bot));
            })
        };
        view! { {kind("new-seat-bot", true)} {kind("new-seat-human", false)} }
    });
    let player = if is_bot { bot_form(form, seat, faction, texts) } else { human_form(form, seat, texts) };
    view! {
        <div class=format!("seat-head faction-{faction}")>
            <span class="grip" aria-hidden="true" data-testid=format!("seat-{seat}-grip") on:pointerdown=move |event| drag.take(seat, &event)>
                <SignIcon sign=Sign::Grip/>
            </span>
            <Emblem faction/>
            <select aria-label=texts.t("new-seat-faction") data-testid=format!("seat-{seat}-faction") on:change=choose>{options.collect_view()}</select>
            <button class="icon-button" aria-label=texts.t("new-seat-up") data-testid=format!("seat-{seat}-up") disabled=seat == 0
                on:click=move |_| form.update(|form| move_seat(form, seat, seat.saturating_sub(1)))
            ><SignIcon sign=Sign::Up/></button>
            <button class="icon-button" aria-label=texts.t("new-seat-remove") data-testid=format!("seat-{seat}-remove")
                on:click=move |_| form.update(|form| { form.seats.remove(seat); })
            ><SignIcon sign=Sign::Close/></button>
        </div>
        <div class="chips">{kinds}</div>
        {player}
    }
    .into_any()
}

fn human_form(form: Form, seat: usize, texts: &Texts) -> AnyView {
    let name = form.with_untracked(|form| form.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default());
    let change = move |event| {
        let name = event_target_value(&event);
        form.update(|form| {
            if let Some(seat) = form.seats.get_mut(seat) {
                seat.name = name
            }
        });
    };
    view! {
        <input class="name" maxlength="24" prop:value=name placeholder=texts.t("new-seat-name") aria-label=texts.t("new-seat-name")
            data-testid=format!("seat-{seat}-name") on:input=change/>
    }
    .into_any()
}

fn bot_form(form: Form, seat: usize, faction: Faction, texts: &Texts) -> AnyView {
    let control = move || form.with(|form| form.seats.get(seat).map(|seat| seat.control.clone()));
    let levels = Difficulty::ALL.iter().map(|&level| {
        let on = move || matches!(control(), Some(Control::Bot { difficulty, .. }) if difficulty == level);
        chip(texts.t(&format!("difficulty-{level}")), format!("seat-{seat}-{level}"), on, move || {
            form.update(|form| {
                if let Some(Control::Bot { difficulty, .. }) = form.seats.get_mut(seat).map(|seat| &mut seat.control) {
                    *difficulty = level;
                }
            });
        })
    });
    let traits = Trait::of(faction).iter().map(|&which| {
        let on = move || matches!(control(), Some(Control::Bot { traits, .. }) if traits.contains(&which));
        let tap = move |_| form.update(|form| if let Some(seat) = form.seats.get_mut(seat) { toggle_trait(seat, which) });
        view! {
            <button class="trait" class:on=on aria-pressed=move || on().to_string() data-testid=format!("seat-{seat}-{which}") on:click=tap>
                <b>{texts.t(&format!("trait-{which}"))}</b><span>{texts.t(&format!("trait-{which}.says"))}</span>
            </button>
        }
    });
    let characters = faction.is_vagabond().then(|| {
        let chips = Character::ALL.iter().map(|&character| {
            let on =
                move || form.with(|form| form.seats.get(seat).is_some_and(|seat| seat.character == Some(character)));
            chip(texts.t(&format!("character-{character}")), format!("seat-{seat}-{character}"), on, move || {
                form.update(|form| {
                    if let Some(seat) = form.seats.get_mut(seat) {
                        seat.character = Some(character)
                    }
                });
            })
        });
        view! { <div class="chips"><span>{texts.t("new-seat-character")}</span>{chips.collect_view()}</div> }
    });
    let count = move || match control() {
        Some(Control::Bot { traits, .. }) if !traits.is_empty() => format!(" {}", traits.len()),
        _ => String::new(),
    };
    let surprise = move |_| {
        form.update(|form| {
            if let Some(seat) = form.seats.get_mut(seat) {
                surprise(seat, &mut device::chance)
            }
        });
    };
    view! {
        <div class="chips">{levels.collect_view()}</div>
        {characters}
        <details class="traits" data-testid=format!("seat-{seat}-traits")>
            <summary>{texts.t("new-seat-traits")}{count}</summary>
            {traits.collect_view()}
        </details>
        <button class="quiet-button" data-testid=format!("seat-{seat}-surprise") on:click=surprise><SignIcon sign=Sign::Dice/>{texts.t("new-seat-surprise")}</button>
    }
    .into_any()
}

/// Co-op, services, the rulebook, and the open questions.
fn rules(form: Form, words: StoredValue<Texts>) -> AnyView {
    let texts = words.get_value();
    let coop = move || form.with(|form| form.coop);
    let printings = [(false, "law"), (true, "first")].map(|(first, word)| {
        let on = move || form.with(is_first_printing) == first;
        chip(texts.t(&format!("new-rulebook-{word}")), format!("rulebook-{word}"), on, move || {
            form.update(|form| choose_printing(form, first));
        })
    });
    let services = move || {
        let sits = form.with(|form| form.seats.iter().any(|seat| seat.faction == Faction::Riverfolk));
        sits.then(|| {
            words.with_value(|texts| {
                let kinds = Services::ALL.iter().map(|&kind| {
                    let on = move || form.with(|form| form.services == kind);
                    chip(texts.t(&format!("services-{kind}")), format!("services-{kind}"), on, move || {
                        form.update(|form| form.services = kind)
                    })
                });
                view! { <h3>{texts.t("new-services")}</h3><div class="chips">{kinds.collect_view()}</div> }
            })
        })
    };
    let bots = Memo::new(move |_| {
        form.with(|form| {
            let bots = form.seats.iter().filter(|seat| matches!(seat.control, Control::Bot { .. }));
            bots.map(|seat| seat.faction).collect::<Vec<_>>()
        })
    });
    let rulings = move || {
        words.with_value(|texts| {
        rulings_in_play(&bots.get()).into_iter().map(|ruling| {
            let id = ruling.id();
            let values = ruling.values().iter().map(|&value| {
                let on = move || form.with(|form| form.rulings.value(ruling) == value);
                chip(texts.t(&format!("ruling-{id}-{value}")), format!("ruling-{id}-{value}"), on, move || {
                    form.update(|form| {
                        // One of the ruling's own values: it is never refused.
                        let _ = form.rulings.set(ruling, value);
                    });
                })
            });
            view! { <div class="ruling-form"><p>{texts.t(&format!("ruling-{id}"))}<small>{id}</small></p><div class="chips">{values.collect_view()}</div></div> }
        }).collect_view()
    })
    };
    view! {
        <h2>{texts.t("new-rulebook")}</h2>
        <div class="chips">{printings.collect_view()}</div>
        {services}
        <button class="switch" role="switch" aria-checked=move || coop().to_string() data-testid="coop"
            on:click=move |_| form.update(|form| form.coop = !form.coop)
        ><span>{texts.t("new-coop")}<small>{texts.t("new-coop-hint")}</small></span><i aria-hidden="true"></i></button>
        <details class="rulings" data-testid="rulings">
            <summary>{texts.t("new-rulings")}</summary>
            <p class="hint">{texts.t("new-rulings-hint")}</p>
            {rulings}
        </details>
    }
    .into_any()
}
