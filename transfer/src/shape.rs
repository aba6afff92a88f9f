//! How a game is written in format 1: postcard's rules over these shapes.
//!
//! The engine's own enums and plain structs stand in them as they are, by position: values are
//! added to them at the end only. What does not fit there, or grows, has a shape of its own here.
//! A change of any of these is a new format; a test holds the bytes of one of each.

use engine::bots::vagabot::Character;
use engine::{
    Action, Adjustment, Answer, CardName, Checkpoint, ClearingId, Control, DeckCard, DeckId, Difficulty, Effect,
    Faction, ForestId, Input, Item, MapId, Origin, Pick, Ruling, Rulings, SeatSetup, Service, Services, SetupError,
    Stack, Suit, Table, Trait, Tray,
};
use serde::{Deserialize, Serialize};

/// Why there is no game of this shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It has a value that no game has.
    Unknown,
    Setup(SetupError),
}

/// A game from its origin on.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Game {
    pub(crate) setup: Setup,
    pub(crate) start: Option<Start>,
    /// Where it changed hands.
    pub(crate) handed: Vec<Point>,
    pub(crate) steps: Vec<Step>,
}

/// A point in a game, as in [`crate::Point`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Point {
    inputs: u32,
    digest: [u8; 4],
}

/// A checkpoint and where it stands in the game.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Start {
    point: Point,
    round: u16,
    seat: u8,
    seats: Vec<Laid>,
    /// Where they differ from those of the set-up.
    rulings: Option<Vec<RulingValue>>,
    clearings: Vec<Vec<Stack>>,
    ruins: Vec<(ClearingId, u8)>,
    quests: Vec<Suit>,
    blocked_slots: Vec<ClearingId>,
    burning: Vec<ClearingId>,
    items: Vec<Item>,
    discard: Vec<Card>,
    order: Option<Card>,
    ferry: Option<ClearingId>,
    mercenaries: Vec<Faction>,
    bought: Vec<Service>,
}

/// What lies in front of a seat.
#[derive(Debug, Serialize, Deserialize)]
struct Laid {
    /// Where it differs from that of the set-up.
    played_by: Option<PlayedBy>,
    vp: u8,
    off_track: bool,
    crafted: Vec<Item>,
    away: u8,
    empty_hand: bool,
    soup_kitchens: bool,
    forest: Option<ForestId>,
    tray: Tray,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    map: MapId,
    /// Two bits a clearing, clearing 1 lowest.
    suits: u32,
    deck: DeckId,
    seats: Vec<Seat>,
    coop: bool,
    services: Services,
    rulings: Vec<RulingValue>,
    layout: Option<Layout>,
}

/// What the players lay out on a map without a priority chart, in the numbers of the map's file.
#[derive(Debug, Serialize, Deserialize)]
struct Layout {
    flooded: Vec<ClearingId>,
    /// All other clearings, the highest priority first.
    order: Vec<ClearingId>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Seat {
    faction: Faction,
    name: String,
    played_by: PlayedBy,
    character: Option<Character>,
}

#[derive(Debug, Serialize, Deserialize)]
enum PlayedBy {
    Human,
    Bot(Difficulty, Vec<Trait>),
}

/// A ruling that is not at its default: its id, and the place of its value.
#[derive(Debug, Serialize, Deserialize)]
struct RulingValue(String, u8);

/// A card of the deck: two bits for its suit; above them 0, or its name's place and 1.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Card(u8);

/// One input or several alike.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// So many cards answered with `Done`.
    Done(u32),
    Card(Card),
    /// Dice with no effects: the first four times, and the second.
    Dice(u8),
    DiceWith(u8, Vec<(Faction, Effect)>),
    Pick(Pick),
    EndTurn,
    Human(Action),
    Adjust(Adjustment),
    NoCard,
}

impl From<crate::Point> for Point {
    fn from(point: crate::Point) -> Self {
        Point { inputs: point.inputs, digest: point.digest.to_be_bytes() }
    }
}

impl From<Point> for crate::Point {
    fn from(point: Point) -> Self {
        crate::Point { inputs: point.inputs, digest: u32::from_be_bytes(point.digest) }
    }
}

impl Setup {
    pub(crate) fn of(setup: &engine::Setup) -> Self {
        let engine::Setup { map, layout, suits, deck, seats, coop, services, rulings } = setup;
        let seats = seats.iter().map(|seat| {
            let SeatSetup { faction, name, control, character } = seat;
            Seat { faction: *faction, name: name.clone(), played_by: PlayedBy::of(control), character: *character }
        });
        Setup {
            map: *map,
            suits: suits.iter().rev().fold(0, |bits, &suit| bits << 2 | u32::from(place(Suit::ALL, suit))),
            deck: *deck,
            seats: seats.collect(),
            coop: *coop,
            services: *services,
            rulings: ruling_values(rulings),
            layout: layout.as_ref().map(Layout::of),
        }
    }

    pub(crate) fn setup(self) -> Result<engine::Setup, Fault> {
        let clearings = self.layout.as_ref().map_or(Ok(12), |layout| u32::try_from(layout.order.len()));
        // The bits hold no more, and no map has as many.
        let clearings = clearings.ok().filter(|&clearings| clearings <= 16).ok_or(Fault::Unknown)?;
        let suits = (0..clearings).map(|clearing| at(Suit::ALL, self.suits >> (2 * clearing) & 3));
        let seats = self.seats.into_iter().map(|seat| {
            let Seat { faction, name, played_by, character } = seat;
            SeatSetup { faction, name, control: played_by.control(), character }
        });
        Ok(engine::Setup {
            map: self.map,
            layout: self.layout.map(Layout::layout),
            suits: suits.collect::<Result<_, _>>()?,
            deck: self.deck,
            seats: seats.collect(),
            coop: self.coop,
            services: self.services,
            rulings: rulings(self.rulings)?,
        })
    }
}

impl Layout {
    fn of(layout: &engine::Layout) -> Self {
        let engine::Layout { flooded, order } = layout;
        Layout { flooded: flooded.iter().copied().collect(), order: order.clone() }
    }

    fn layout(self) -> engine::Layout {
        engine::Layout { flooded: self.flooded.into_iter().collect(), order: self.order }
    }
}

impl Start {
    pub(crate) fn of(checkpoint: &Checkpoint, setup: &engine::Setup, point: crate::Point) -> Self {
        let Checkpoint { table, round, seat } = checkpoint;
        let chosen = setup.seats.iter().map(|seat| &seat.control);
        let seats = table.seats.iter().zip(chosen).map(|(seat, chosen)| {
            let engine::Seat {
                faction: _,
                control,
                vp,
                off_track,
                crafted,
                away,
                empty_hand,
                soup_kitchens,
                forest,
                tray,
            } = seat;
            Laid {
                played_by: (control != chosen).then(|| PlayedBy::of(control)),
                vp: *vp,
                off_track: *off_track,
                crafted: crafted.clone(),
                away: *away,
                empty_hand: *empty_hand,
                soup_kitchens: *soup_kitchens,
                forest: *forest,
                tray: tray.clone(),
            }
        });
        let clearings = table.map.clearings().iter().map(|clearing| table.stacks(clearing.id).to_vec());
        Start {
            point: point.into(),
            round: *round,
            seat: u8::try_from(*seat).unwrap_or(u8::MAX),
            seats: seats.collect(),
            rulings: (table.rulings != setup.rulings).then(|| ruling_values(&table.rulings)),
            clearings: clearings.collect(),
            ruins: table.ruins.clone(),
            quests: table.quests.clone(),
            blocked_slots: table.blocked_slots.clone(),
            burning: table.burning.clone(),
            items: table.items.clone(),
            discard: table.discard.iter().map(|&card| Card::of(card)).collect(),
            order: table.order.map(Card::of),
            ferry: table.ferry,
            mercenaries: table.mercenaries.clone(),
            bought: table.bought.clone(),
        }
    }

    /// Where it stands in the game.
    pub(crate) fn point(&self) -> crate::Point {
        crate::Point { inputs: self.point.inputs, digest: u32::from_be_bytes(self.point.digest) }
    }

    /// The checkpoint on the empty table of its set-up.
    fn checkpoint(self, mut table: Table) -> Result<Checkpoint, Fault> {
        if self.seats.len() != table.seats.len() || self.clearings.len() != table.map.clearings().len() {
            return Err(Fault::Unknown);
        }
        for (seat, laid) in table.seats.iter_mut().zip(self.seats) {
            let Laid { played_by, vp, off_track, crafted, away, empty_hand, soup_kitchens, forest, tray } = laid;
            let control = played_by.map_or_else(|| seat.control.clone(), PlayedBy::control);
            *seat = engine::Seat {
                faction: seat.faction,
                control,
                vp,
                off_track,
                crafted,
                away,
                empty_hand,
                soup_kitchens,
                forest,
                tray,
            };
        }
        if let Some(values) = self.rulings {
            table.rulings = rulings(values)?;
        }
        for (clearing, stacks) in table.map.clearings().iter().zip(self.clearings) {
            table.lay(clearing.id, stacks);
        }
        table.ruins = self.ruins;
        table.quests = self.quests;
        table.blocked_slots = self.blocked_slots;
        table.burning = self.burning;
        table.items = self.items;
        table.discard = self.discard.into_iter().map(Card::card).collect::<Result<_, _>>()?;
        table.order = self.order.map(Card::card).transpose()?;
        table.ferry = self.ferry;
        table.mercenaries = self.mercenaries;
        table.bought = self.bought;
        Ok(Checkpoint { table, round: self.round, seat: self.seat.into() })
    }
}

/// The origin, with nothing checked but that it can be told.
pub(crate) fn origin(setup: Setup, start: Option<Start>) -> Result<Origin, Fault> {
    let setup = setup.setup()?;
    let Some(start) = start else { return Ok(setup.into()) };
    let table = setup.table().map_err(Fault::Setup)?;
    Ok(Origin { checkpoint: Some(start.checkpoint(table)?), setup })
}

impl PlayedBy {
    fn of(control: &Control) -> Self {
        match control {
            Control::Human => PlayedBy::Human,
            Control::Bot { difficulty, traits } => PlayedBy::Bot(*difficulty, traits.clone()),
        }
    }

    fn control(self) -> Control {
        match self {
            PlayedBy::Human => Control::Human,
            PlayedBy::Bot(difficulty, traits) => Control::Bot { difficulty, traits },
        }
    }
}

impl Card {
    fn of(card: DeckCard) -> Self {
        let name = card.name.map_or(0, |name| place(CardName::ALL, name) + 1);
        Card(name << 2 | place(Suit::ALL, card.suit))
    }

    fn card(self) -> Result<DeckCard, Fault> {
        let name = match (self.0 >> 2).checked_sub(1) {
            None => None,
            Some(name) => Some(at(CardName::ALL, name.into())?),
        };
        Ok(DeckCard { suit: at(Suit::ALL, (self.0 & 3).into())?, name })
    }
}

/// Inputs as steps.
pub(crate) fn steps(inputs: &[Input]) -> Vec<Step> {
    let mut steps = Vec::new();
    for input in inputs {
        let step = match input {
            Input::Answer(Answer::Done) => match steps.last_mut() {
                Some(Step::Done(times)) => {
                    *times += 1;
                    continue;
                }
                _ => Step::Done(1),
            },
            Input::Answer(Answer::Card(card)) => Step::Card(Card::of(*card)),
            Input::Answer(Answer::Dice { dice: [first, second], effects }) => {
                let dice = first << 2 | second;
                if effects.is_empty() { Step::Dice(dice) } else { Step::DiceWith(dice, effects.clone()) }
            }
            Input::Answer(Answer::Pick(pick)) => Step::Pick(*pick),
            Input::Answer(Answer::NoCard) => Step::NoCard,
            Input::Human(action) => Step::Human(action.clone()),
            Input::EndTurn => Step::EndTurn,
            Input::Adjust(adjustment) => Step::Adjust(adjustment.clone()),
        };
        steps.push(step);
    }
    steps
}

/// Steps as inputs, one after the other; a run of `Done` takes no room.
pub(crate) fn inputs(steps: Vec<Step>) -> impl Iterator<Item = Result<Input, Fault>> {
    steps.into_iter().flat_map(|step| {
        let (times, input) = match step {
            Step::Done(times) => (times, Ok(Input::Answer(Answer::Done))),
            Step::Card(card) => (1, card.card().map(|card| Input::Answer(Answer::Card(card)))),
            Step::Dice(dice) => (1, Ok(rolled(dice, Vec::new()))),
            Step::DiceWith(dice, effects) => (1, Ok(rolled(dice, effects))),
            Step::Pick(pick) => (1, Ok(Input::Answer(Answer::Pick(pick)))),
            Step::NoCard => (1, Ok(Input::Answer(Answer::NoCard))),
            Step::EndTurn => (1, Ok(Input::EndTurn)),
            Step::Human(action) => (1, Ok(Input::Human(action))),
            Step::Adjust(adjustment) => (1, Ok(Input::Adjust(adjustment))),
        };
        (0..times).map(move |_| input.clone())
    })
}

fn rolled(dice: u8, effects: Vec<(Faction, Effect)>) -> Input {
    Input::Answer(Answer::Dice { dice: [dice >> 2, dice & 3], effects })
}

fn ruling_values(rulings: &Rulings) -> Vec<RulingValue> {
    let values = Ruling::ALL.iter().filter_map(|&ruling| {
        let at = ruling.values().iter().position(|&value| value == rulings.value(ruling))?;
        (at > 0).then(|| RulingValue(ruling.id().to_owned(), u8::try_from(at).unwrap_or(u8::MAX)))
    });
    values.collect()
}

fn rulings(values: Vec<RulingValue>) -> Result<Rulings, Fault> {
    let mut rulings = Rulings::default();
    for RulingValue(id, value) in values {
        let ruling = Ruling::from_id(&id).ok_or(Fault::Unknown)?;
        let value = ruling.values().get(usize::from(value)).ok_or(Fault::Unknown)?;
        rulings.set(ruling, value).map_err(|_| Fault::Unknown)?;
    }
    Ok(rulings)
}

fn place<T: PartialEq>(all: &[T], wanted: T) -> u8 {
    all.iter().position(|known| *known == wanted).and_then(|at| u8::try_from(at).ok()).unwrap_or(u8::MAX)
}

fn at<T: Copy>(all: &[T], place: u32) -> Result<T, Fault> {
    usize::try_from(place).ok().and_then(|at| all.get(at)).copied().ok_or(Fault::Unknown)
}
