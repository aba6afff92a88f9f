//! Set-up: what is chosen before a game, and what is put where (Law of Rootbotics 3).

use serde::{Deserialize, Serialize};

use crate::bots;
use crate::bots::vagabot::Character;
use crate::card::{Chance, Decision, Message, Phase, Pick, Step};
use crate::deck::DeckId;
use crate::faction::Faction;
use crate::map::{ClearingId, Layout, LayoutError, Map, MapError, MapId, Place};
use crate::piece::Piece;
use crate::ruling::{AvoidedCorners, Ruling, Rulings};
use crate::seat::{Control, Difficulty, Seat, Trait};
use crate::suit::Suit;
use crate::table::{Illegal, Services, Table};
use crate::target::{Filter, Question, Targeting};
use crate::turn::{Because, Play, Turn};

/// What is chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub map: MapId,
    /// What the players lay out on a map without a priority chart; no other map has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<Layout>,
    /// Suits of clearings 1, 2, ...: four of each. Where there are more than twelve clearings, the
    /// others have no suit, written as bird.
    pub suits: Vec<Suit>,
    pub deck: DeckId,
    /// In turn order.
    pub seats: Vec<SeatSetup>,
    pub coop: bool,
    pub services: Services,
    pub rulings: Rulings,
}

/// A seat as it is chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    pub faction: Faction,
    /// What the players call this seat; may be empty.
    pub name: String,
    #[serde(flatten)]
    pub control: Control,
    /// A Vagabot's character (7.3.1); no other seat has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Character>,
}

/// Why a set-up was refused, and what causes it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupError {
    #[error("a game takes 2 to 8 seats, not {0}")]
    Seats(usize),
    #[error("{0} sits at the table twice")]
    Twice(Faction),
    #[error("no bot plays {0} yet")]
    NoBot(Faction),
    #[error("{0} has no trait {1}")]
    NotATrait(Faction, Trait),
    #[error("clearing {0} has no suit of its own: it must be fox, mouse or rabbit")]
    NoSuit(ClearingId),
    #[error("{count} clearings are {suit} instead of 4")]
    SuitCount { suit: Suit, count: usize },
    #[error("each clearing needs a suit, and {0} have one")]
    SuitsMissing(usize),
    #[error("clearing {0} has its suit printed on the map")]
    PrintedSuit(ClearingId),
    #[error("a second Vagabond needs a first")]
    SecondVagabondAlone,
    #[error("the bot of {0} needs a character")]
    NoCharacter(Faction),
    #[error("{0} takes no character")]
    NotACharacter(Faction),
    #[error("two Vagabots cannot both be the {0}")]
    SameCharacter(Character),
    #[error("{0}")]
    Map(String),
    #[error("map {0} has no priority chart: the players set the priorities")]
    NoPriorities(MapId),
    #[error("{0}")]
    Layout(LayoutError),
}

impl From<&MapError> for SetupError {
    fn from(error: &MapError) -> Self {
        SetupError::Map(error.to_string())
    }
}

impl SeatSetup {
    /// A human's seat.
    #[must_use]
    pub const fn human(faction: Faction) -> Self {
        SeatSetup { faction, name: String::new(), control: Control::Human, character: None }
    }

    /// A bot's seat, at the default difficulty and without traits. A Vagabot has yet to get his
    /// character.
    #[must_use]
    pub fn bot(faction: Faction) -> Self {
        let control = Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() };
        SeatSetup { control, ..SeatSetup::human(faction) }
    }
}

impl Setup {
    /// A set-up with these seats, everything else as most games have it. Suits that are not printed
    /// on the map have yet to be chosen: they are birds.
    #[must_use]
    pub fn new(map: MapId, seats: Vec<SeatSetup>) -> Self {
        let clearings = map.map().map(Map::clearings).unwrap_or_default();
        Setup {
            map,
            layout: None,
            suits: clearings.iter().map(|clearing| clearing.suit.unwrap_or(Suit::Bird)).collect(),
            deck: DeckId::Base,
            seats,
            coop: false,
            services: Services::Basic,
            rulings: Rulings::default(),
        }
    }

    /// The map, as it is laid out.
    ///
    /// # Errors
    ///
    /// Where a map without a priority chart is not laid out, or not as it can be.
    pub fn map(&self) -> Result<&'static Map, SetupError> {
        match &self.layout {
            Some(layout) => layout.lay_out(self.map).map_err(SetupError::Layout),
            None if self.map.has_chart() => Ok(self.map.map()?),
            None => Err(SetupError::NoPriorities(self.map)),
        }
    }

    /// The empty table of this set-up.
    ///
    /// # Errors
    ///
    /// Where the rules forbid it, with the seat or clearing that causes it.
    pub fn table(&self) -> Result<Table, SetupError> {
        if !(2..=8).contains(&self.seats.len()) {
            return Err(SetupError::Seats(self.seats.len()));
        }
        for (at, seat) in self.seats.iter().enumerate() {
            if self.seats.iter().skip(at + 1).any(|other| other.faction == seat.faction) {
                return Err(SetupError::Twice(seat.faction));
            }
            if let Control::Bot { traits, .. } = &seat.control {
                if !bots::can_play(seat.faction) {
                    return Err(SetupError::NoBot(seat.faction));
                }
                if let Some(&foreign) = traits.iter().find(|t| !Trait::of(seat.faction).contains(t)) {
                    return Err(SetupError::NotATrait(seat.faction, foreign));
                }
            }
        }
        self.check_characters()?;
        let sits = |faction| self.seats.iter().any(|seat| seat.faction == faction);
        if sits(Faction::Vagabond2) && !sits(Faction::Vagabond) {
            return Err(SetupError::SecondVagabondAlone);
        }
        let map = self.map()?;
        if self.suits.len() != map.clearings().len() {
            return Err(SetupError::SuitsMissing(self.suits.len()));
        }
        let mut without = map.clearings().len().saturating_sub(12);
        for (clearing, &suit) in map.clearings().iter().zip(&self.suits) {
            if suit == Suit::Bird && without > 0 {
                without -= 1;
            } else if suit == Suit::Bird {
                return Err(SetupError::NoSuit(clearing.id));
            }
            if clearing.suit.is_some_and(|printed| printed != suit) {
                return Err(SetupError::PrintedSuit(clearing.id));
            }
        }
        for suit in Suit::OF_CLEARINGS {
            let count = self.suits.iter().filter(|&&known| known == suit).count();
            if count != 4 {
                return Err(SetupError::SuitCount { suit, count });
            }
        }
        let seats = self.seats.iter().map(|seat| Seat::new(seat.faction, seat.control.clone())).collect();
        let mut table = Table::new(map, self.suits.clone(), self.deck, seats);
        for seat in &self.seats {
            if let (Some(character), Some(wanderer)) = (seat.character, table.wanderer_mut(seat.faction)) {
                wanderer.character = character;
            }
        }
        table.coop = self.coop;
        table.services = self.services;
        table.rulings = self.rulings.clone();
        Ok(table)
    }

    /// Every Vagabot has a character of his own, and nobody else has one.
    fn check_characters(&self) -> Result<(), SetupError> {
        for (at, seat) in self.seats.iter().enumerate() {
            let vagabot = seat.faction.is_vagabond() && matches!(seat.control, Control::Bot { .. });
            match seat.character {
                None if vagabot => return Err(SetupError::NoCharacter(seat.faction)),
                Some(_) if !vagabot => return Err(SetupError::NotACharacter(seat.faction)),
                Some(character) if self.seats.iter().skip(at + 1).any(|other| other.character == Some(character)) => {
                    return Err(SetupError::SameCharacter(character));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// The set-up from the empty table to the first turn: factions in the order of their letters (3.2).
///
/// # Errors
///
/// A pause while something is to be done.
pub(crate) fn play(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "3.4")?;
    let humans = t.table.seats.iter().filter(|seat| !seat.is_bot()).count();
    let without_dominance = t.table.without_dominance();
    let ruins = t.table.ruins.iter().map(|&(clearing, _)| clearing).collect();
    t.tell(Message::LayOut { ruins, without_dominance, hands: humans > 0 }, Because::nothing())?;

    let factions: Vec<Faction> = t.table.factions().collect();
    for faction in factions {
        t.me = faction;
        if t.table.is_bot(faction) {
            bots::set_up(t)?;
        } else {
            t.step(Phase::Setup, Step::Pieces, "3.4")?;
            set_up_human(t)?;
        }
    }
    Ok(())
}

/// A human's standard start. What the players do otherwise, they set right on the map.
fn set_up_human(t: &mut Turn) -> Play {
    let me = t.me;
    match me {
        Faction::Marquise => {
            let Some(keep) = decide_corner(t)? else { return Ok(()) };
            t.place(me, Piece::Keep, &[(keep, 1)], Because::nothing())?;
            bots::marquise::set_up_warriors(t, keep)?;
            let mut near = vec![keep];
            near.extend(neighbours(&t.table, me, keep));
            near.sort_unstable();
            for (building, what) in [
                (Piece::Sawmill, Decision::StartingSawmill),
                (Piece::Workshop, Decision::StartingWorkshop),
                (Piece::Recruiter, Decision::StartingRecruiter),
            ] {
                let open = near.iter().filter(|&&c| t.table.open_slots(c) > 0);
                let options = open.map(|&c| Pick::Place(Place::Clearing(c))).collect();
                if let Some(clearing) = decide_clearing(t, what, options)? {
                    t.place(me, building, &[(clearing, 1)], Because::nothing())?;
                }
            }
        }
        Faction::Eyrie => {
            let Some(corner) = decide_corner(t)? else { return Ok(()) };
            t.place(me, Piece::Roost, &[(corner, 1)], Because::nothing())?;
            t.place(me, Piece::Warrior, &[(corner, 6)], Because::nothing())?;
        }
        Faction::Vagabond | Faction::Vagabond2 => {
            let forests = t.table.map.forests().iter().map(|forest| Pick::Place(Place::Forest(forest.id))).collect();
            if let Some(Pick::Place(place)) = t.decide(me, Decision::StartingForest, forests)? {
                t.tell(Message::PlacePawn { faction: me, place }, Because::nothing())?;
                // A forest of this map: it is refused for no reason.
                let _ = crate::adjust::set_pawn(&mut t.table, me, place);
            }
        }
        Faction::Lizards => {
            let Some(corner) = decide_corner(t)? else { return Ok(()) };
            t.place(me, Piece::Garden, &[(corner, 1)], Because::nothing())?;
            let around = around(&t.table, me, corner, 4, 1);
            t.place(me, Piece::Warrior, &around, Because::nothing())?;
        }
        Faction::Riverfolk => {
            for _ in 0..4 {
                let rivers = t.table.highest_first().filter(|&c| is_river(&t.table, c));
                let rivers = rivers.filter(|&c| t.table.may_place(me, Piece::Warrior, c).is_ok());
                let options = rivers.map(|c| Pick::Place(Place::Clearing(c))).collect();
                if let Some(clearing) = decide_clearing(t, Decision::StartingWarrior, options)? {
                    t.place(me, Piece::Warrior, &[(clearing, 1)], Because::nothing())?;
                }
            }
        }
        Faction::Duchy => {
            let Some(corner) = decide_corner(t)? else { return Ok(()) };
            t.place(me, Piece::Tunnel, &[(corner, 1)], Because::nothing())?;
            let around = around(&t.table, me, corner, 2, 2);
            t.place(me, Piece::Warrior, &around, Because::nothing())?;
        }
        Faction::Corvids => {
            for suit in Suit::OF_CLEARINGS {
                let matching = t.table.highest_first().filter(|&c| t.table.suit(c) == suit);
                let matching = matching.filter(|&c| t.table.may_place(me, Piece::Warrior, c).is_ok());
                let options = matching.map(|c| Pick::Place(Place::Clearing(c))).collect();
                if let Some(clearing) = decide_clearing(t, Decision::StartingWarrior, options)? {
                    t.place(me, Piece::Warrior, &[(clearing, 1)], Because::nothing())?;
                }
            }
        }
        Faction::Hundreds => {
            let Some(corner) = decide_corner(t)? else { return Ok(()) };
            t.place(me, Piece::Warlord, &[(corner, 1)], Because::nothing())?;
            t.place(me, Piece::Warrior, &[(corner, 4)], Because::nothing())?;
            t.place(me, Piece::Stronghold, &[(corner, 1)], Because::nothing())?;
        }
        Faction::Alliance | Faction::Keepers => t.tell(Message::NothingToSetUp, Because::nothing())?,
    }
    Ok(())
}

/// Warriors in a corner and in each clearing next to it where they may be placed.
pub(crate) fn around(
    table: &Table,
    me: Faction,
    corner: ClearingId,
    in_corner: u8,
    beside: u8,
) -> Vec<(ClearingId, u8)> {
    let mut spots = vec![(corner, in_corner)];
    spots.extend(neighbours(table, me, corner).map(|c| (c, beside)));
    spots.retain(|&(c, _)| table.may_place(me, Piece::Warrior, c).is_ok());
    spots
}

/// Clearings next to one at the start of a game: closed paths lead bots on, but no human
/// (Law of Rootbotics 12.2.1).
fn neighbours(table: &Table, me: Faction, clearing: ClearingId) -> impl Iterator<Item = ClearingId> {
    let closed = match table.map.clearing(clearing) {
        Some(clearing) if table.is_human(me) => clearing.closed.as_slice(),
        _ => &[],
    };
    table.adjacent(clearing).iter().copied().filter(|near| !closed.contains(near))
}

fn is_river(table: &Table, clearing: ClearingId) -> bool {
    table.map.clearing(clearing).is_some_and(|clearing| clearing.river)
}

fn decide_corner(t: &mut Turn) -> Play<Option<ClearingId>> {
    let piece = match t.me {
        Faction::Eyrie => Piece::Roost,
        Faction::Lizards => Piece::Garden,
        Faction::Hundreds => Piece::Stronghold,
        _ => Piece::Warrior,
    };
    let taken: Vec<ClearingId> = starting_corners(&t.table).into_iter().map(|(_, corner)| corner).collect();
    let free = t.table.map.corners().map(|corner| corner.id);
    let free = free.filter(|c| !taken.contains(c) && t.table.may_place(t.me, piece, *c).is_ok());
    let options = free.map(|c| Pick::Place(Place::Clearing(c))).collect();
    decide_clearing(t, Decision::StartingCorner, options)
}

fn decide_clearing(t: &mut Turn, what: Decision, options: Vec<Pick>) -> Play<Option<ClearingId>> {
    match t.decide(t.me, what, options)? {
        Some(Pick::Place(Place::Clearing(clearing))) => Ok(Some(clearing)),
        _ => Ok(None),
    }
}

/// The corners where players started, read off the map while the set-up runs.
fn starting_corners(table: &Table) -> Vec<(Faction, ClearingId)> {
    let marks = [
        (Faction::Marquise, Piece::Keep),
        (Faction::Eyrie, Piece::Roost),
        (Faction::Lizards, Piece::Garden),
        (Faction::Duchy, Piece::Tunnel),
        (Faction::Hundreds, Piece::Stronghold),
    ];
    let corners: Vec<ClearingId> = table.map.corners().map(|corner| corner.id).collect();
    let started = |&(faction, piece): &(Faction, Piece)| {
        let mut there = corners.iter().copied().filter(move |&c| table.count(faction, piece, c) > 0);
        there.next().map(|corner| (faction, corner))
    };
    marks.iter().filter_map(started).collect()
}

/// A bot's starting corner: no other bot's, where its pieces can be placed, and if possible
/// diagonally across from another player's (5.3.2, 8.3.2, 10.3.3; ruling C-12).
///
/// # Errors
///
/// A pause until chance has decided.
pub(crate) fn starting_corner(
    t: &mut Turn,
    legal: impl Fn(&Table, ClearingId) -> Result<(), Illegal>,
) -> Play<Option<(ClearingId, Because)>> {
    let table = &t.table;
    let started: Vec<_> = starting_corners(table).into_iter().filter(|&(faction, _)| faction != t.me).collect();
    let corners: Vec<ClearingId> = table.map.corners().map(|corner| corner.id).collect();
    let free = |bots_only: bool| {
        Targeting::among(corners.iter().copied())
            .only(Filter::FreeCorner, |c| {
                !started.iter().any(|&(faction, corner)| corner == c && (!bots_only || table.is_bot(faction)))
            })
            .legal(|c| legal(table, c))
    };
    let across = |c: ClearingId| {
        let opposite = table.map.clearing(c).and_then(|clearing| clearing.opposite);
        started.iter().any(|&(_, corner)| Some(corner) == opposite)
    };
    let mut bots_only = table.rulings.avoided_corners == AvoidedCorners::BotsOnly;
    if free(bots_only).highest_priority().target().is_none() {
        bots_only = true;
    }
    let mut choice = free(bots_only).highest_priority();
    if choice.legal().any(across) {
        choice = free(bots_only).only(Filter::OppositeCorner, across).highest_priority();
    }
    let options: Vec<Pick> = choice.legal().map(|c| Pick::Place(Place::Clearing(c))).collect();
    let because = Because::of(Question::Where, &choice).ruling(Ruling::AvoidedCorners);
    match t.chance(Chance::StartingCorner, options)? {
        Some(Pick::Place(Place::Clearing(corner))) => Ok(Some((corner, because))),
        _ => Ok(None),
    }
}
