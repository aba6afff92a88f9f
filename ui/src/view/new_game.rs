//! A game being set up: the `Setup` that the engine takes is the form itself.

use engine::bots::vagabot::Character;
use engine::{Control, DecreeOrder, Difficulty, Faction, MapId, Ruling, SeatSetup, Setup, SetupError, Suit, Trait};

use crate::view::layout::{clearings, first_layout};

/// The most seats.
pub const SEATS: usize = 8;

/// Where in the form an error belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    Seat(usize),
    Seats,
    Suits,
}

/// A source of chance: a number below the one given.
pub type Chance<'a> = &'a mut dyn FnMut(usize) -> usize;

/// The form as it opens: two bots and a human on the Autumn map.
#[must_use]
pub fn start() -> Setup {
    let [marquise, eyrie] = [Faction::Marquise, Faction::Eyrie].map(SeatSetup::bot);
    Setup::new(MapId::Autumn, vec![marquise, eyrie, SeatSetup::human(Faction::Alliance)])
}

fn bot() -> Control {
    Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() }
}

/// The suits that are printed on a map; `Bird` stands for a clearing that has none yet.
#[must_use]
pub fn printed(map: MapId) -> Vec<Suit> {
    if let Some(layout) = first_layout(map) {
        return vec![Suit::Bird; layout.order.len()];
    }
    let clearings = map.map().map(engine::Map::clearings).unwrap_or_default();
    clearings.iter().map(|clearing| clearing.suit.unwrap_or(Suit::Bird)).collect()
}

/// Whether a map leaves suits to the players.
#[must_use]
pub fn suits_are_open(map: MapId) -> bool {
    map.map().is_ok_and(|map| map.clearings().iter().any(|clearing| clearing.suit.is_none()))
}

/// Chooses a map, with its suits.
pub fn choose_map(setup: &mut Setup, map: MapId) {
    setup.map = map;
    setup.layout = first_layout(map);
    setup.suits = printed(map);
}

/// Gives a clearing the next suit, unless it is printed.
pub fn next_suit(setup: &mut Setup, clearing: usize) {
    let spare = setup.suits.len() > 12;
    let printed = setup.map().ok().and_then(|map| map.clearings().get(clearing)).is_none_or(|c| c.suit.is_some());
    if let Some(suit) = setup.suits.get_mut(clearing).filter(|_| !printed) {
        *suit = match suit {
            Suit::Bird => Suit::Fox,
            Suit::Fox => Suit::Rabbit,
            Suit::Rabbit => Suit::Mouse,
            Suit::Mouse if spare => Suit::Bird,
            Suit::Mouse => Suit::Fox,
        };
    }
}

/// Deals the suits out, four of each, as the markers are shuffled.
pub fn shuffle_suits(setup: &mut Setup, chance: Chance) {
    if !suits_are_open(setup.map) {
        return;
    }
    let mut suits: Vec<Suit> = Suit::OF_CLEARINGS.iter().flat_map(|&suit| std::iter::repeat_n(suit, 4)).collect();
    // Clearings beyond twelve have none.
    suits.resize(clearings(setup).max(suits.len()), Suit::Bird);
    for at in (1..suits.len()).rev() {
        suits.swap(at, chance(at + 1));
    }
    setup.suits = suits;
}

/// How many clearings have each suit.
#[must_use]
pub fn suit_counts(setup: &Setup) -> Vec<(Suit, usize)> {
    let count = |suit| setup.suits.iter().filter(|&&known| known == suit).count();
    Suit::OF_CLEARINGS.iter().map(|&suit| (suit, count(suit))).collect()
}

/// Factions that can still be seated, with one that is seated already.
#[must_use]
pub fn free_factions(setup: &Setup, but: Option<Faction>) -> Vec<Faction> {
    let taken = |faction| setup.seats.iter().any(|seat| seat.faction == faction && Some(faction) != but);
    Faction::ALL.iter().copied().filter(|&faction| !taken(faction)).collect()
}

/// Adds a seat at the end, a bot where one can play.
pub fn add_seat(setup: &mut Setup) {
    let free = free_factions(setup, None);
    let with_bot = free.iter().copied().find(|&faction| engine::bots::can_play(faction));
    match (with_bot, free.first()) {
        _ if setup.seats.len() >= SEATS => {}
        (Some(faction), _) => setup.seats.push(SeatSetup::bot(faction)),
        (None, Some(&faction)) => {
            setup.seats.push(SeatSetup::human(faction));
        }
        (None, None) => {}
    }
    give_characters(setup);
}

/// Gives each Vagabot a character that no other has, and takes it from everyone else.
pub fn give_characters(setup: &mut Setup) {
    let mut taken: Vec<Character> = Vec::new();
    for seat in &mut setup.seats {
        let needs = seat.faction.is_vagabond() && matches!(seat.control, Control::Bot { .. });
        let free = |taken: &[Character]| Character::ALL.iter().copied().find(|character| !taken.contains(character));
        let own = seat.character.filter(|character| !taken.contains(character));
        seat.character = if needs { own.or_else(|| free(&taken)) } else { None };
        taken.extend(seat.character);
    }
}

/// Moves a seat to another place in turn order; those between close up.
pub fn move_seat(setup: &mut Setup, from: usize, to: usize) {
    if from < setup.seats.len() && to < setup.seats.len() {
        let seat = setup.seats.remove(from);
        setup.seats.insert(to, seat);
    }
}

/// Gives a seat a faction. A bot that cannot play it becomes a human; its traits go.
pub fn choose_faction(seat: &mut SeatSetup, faction: Faction) {
    seat.faction = faction;
    if let Control::Bot { traits, .. } = &mut seat.control {
        traits.clear();
        if !engine::bots::can_play(faction) {
            seat.control = Control::Human;
        }
    }
}

/// Makes a seat a bot's or a human's.
pub fn choose_control(seat: &mut SeatSetup, is_bot: bool) {
    let was = matches!(seat.control, Control::Bot { .. });
    if is_bot != was {
        seat.control = if is_bot { bot() } else { Control::Human };
    }
}

/// Adds or drops a trait of a bot.
pub fn toggle_trait(seat: &mut SeatSetup, which: Trait) {
    if let Control::Bot { traits, .. } = &mut seat.control {
        match traits.iter().position(|&known| known == which) {
            Some(at) => {
                traits.remove(at);
            }
            None => traits.push(which),
        }
    }
}

/// A difficulty, traits and a character by chance: each trait with one chance in three.
pub fn surprise(seat: &mut SeatSetup, chance: Chance) {
    if let Control::Bot { difficulty, traits } = &mut seat.control {
        if let Some(&drawn) = Difficulty::ALL.get(chance(Difficulty::ALL.len())) {
            *difficulty = drawn;
        }
        let wanted = Trait::of(seat.faction).iter().copied().filter(|_| chance(3) == 0);
        *traits = wanted.collect();
        if seat.character.is_some() {
            seat.character = Character::ALL.get(chance(Character::ALL.len())).copied();
        }
    }
}

/// The rulings that can come up with these seats: those of all bots and those of the bots seated.
#[must_use]
pub fn rulings_in_play(factions: &[Faction]) -> Vec<Ruling> {
    let sits = |faction| factions.contains(&faction);
    let comes_up = |ruling: &Ruling| match ruling.id().split('-').next() {
        Some("M") => sits(Faction::Marquise),
        Some("E") => sits(Faction::Eyrie),
        Some("A") => sits(Faction::Alliance),
        Some("V") => sits(Faction::Vagabond) || sits(Faction::Vagabond2),
        Some("L") => sits(Faction::Lizards),
        Some("R") => sits(Faction::Riverfolk),
        Some("U") => sits(Faction::Duchy),
        Some("CC") => sits(Faction::Corvids),
        _ => true,
    };
    Ruling::ALL.iter().copied().filter(comes_up).collect()
}

/// Whether the first printing of the rules is played.
#[must_use]
pub fn is_first_printing(setup: &Setup) -> bool {
    setup.rulings.decree_order == DecreeOrder::ByColumn
}

/// Plays by the current Law or by the first printing.
pub fn choose_printing(setup: &mut Setup, first: bool) {
    setup.rulings.decree_order = if first { DecreeOrder::ByColumn } else { DecreeOrder::ByAction };
}

/// Why the engine refuses a set-up, and where in the form that belongs.
#[must_use]
pub fn fault(setup: &Setup) -> Option<(Beside, SetupError)> {
    let error = setup.table().err()?;
    let last_of = |faction| setup.seats.iter().rposition(|seat| seat.faction == faction);
    let beside = match &error {
        SetupError::Twice(faction)
        | SetupError::NoBot(faction)
        | SetupError::NotATrait(faction, _)
        | SetupError::NoCharacter(faction)
        | SetupError::NotACharacter(faction) => last_of(*faction).map_or(Beside::Seats, Beside::Seat),
        SetupError::SameCharacter(_) => last_of(Faction::Vagabond2).map_or(Beside::Seats, Beside::Seat),
        SetupError::SecondVagabondAlone => last_of(Faction::Vagabond2).map_or(Beside::Seats, Beside::Seat),
        SetupError::Seats(_) => Beside::Seats,
        SetupError::NoSuit(_)
        | SetupError::SuitCount { .. }
        | SetupError::SuitsMissing(_)
        | SetupError::PrintedSuit(_)
        | SetupError::Map(_)
        | SetupError::NoPriorities(_)
        | SetupError::Layout(_) => Beside::Suits,
    };
    Some((beside, error))
}
