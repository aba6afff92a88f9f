//! Drillbit Duchy (Law of Rootbotics 10).

mod dig;

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::card::{Decision, DrawnFor, Lot, Message, Phase, Pick, Reason, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Kind, Piece};
use crate::ruling::{BrigadierNeeds, Ruling};
use crate::seat::{Difficulty, Trait, Tray};
use crate::setup;
use crate::suit::Suit;
use crate::table::Table;
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};
use crate::words::words;

use dig::{by_enemies, by_slots, dig, digging};

const ME: Faction = Faction::Duchy;

words! {
    /// A minister, top to bottom (Law of Rootbotics 10.7).
    pub enum Minister {
        Captain = "captain",
        Marshal = "marshal",
        Foremole = "foremole",
        Brigadier = "brigadier",
        Banker = "banker",
        Mayor = "mayor",
        EarlOfStone = "earl-of-stone",
        BaronOfDirt = "baron-of-dirt",
        DuchessOfMud = "duchess-of-mud",
    }
}

impl Minister {
    /// The suit of the minister's row.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self {
            Minister::Captain | Minister::Brigadier | Minister::EarlOfStone => Suit::Fox,
            Minister::Marshal | Minister::Banker | Minister::BaronOfDirt => Suit::Rabbit,
            Minister::Foremole | Minister::Mayor | Minister::DuchessOfMud => Suit::Mouse,
        }
    }
}

/// What the Duchy keeps beside the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Court {
    /// Warriors in the Burrow.
    pub burrow: u8,
    /// Swayed ministers, top to bottom.
    pub swayed: Vec<Minister>,
    /// Ambush cards that it bought and keeps in front of it (advanced services card).
    #[serde(default)]
    pub held: Vec<DeckCard>,
}

impl Court {
    /// Whether a minister is swayed.
    #[must_use]
    pub fn is_swayed(&self, minister: Minister) -> bool {
        self.swayed.contains(&minister)
    }

    /// Ministers without a crown, top to bottom.
    fn unswayed(&self) -> impl DoubleEndedIterator<Item = Minister> {
        Minister::ALL.iter().copied().filter(|&minister| !self.is_swayed(minister))
    }
}

impl Table {
    /// What the Duchy keep beside the map.
    pub(crate) fn court(&self) -> Option<&Court> {
        match self.seat(ME).map(|seat| &seat.tray) {
            Some(Tray::Duchy(court)) => Some(court),
            _ => None,
        }
    }

    pub(crate) fn court_mut(&mut self) -> Option<&mut Court> {
        match self.seat_mut(ME).map(|seat| &mut seat.tray) {
            Some(Tray::Duchy(court)) => Some(court),
            _ => None,
        }
    }

    /// Warriors in the Burrow (10.2.2).
    fn burrow(&self) -> u8 {
        self.court().map_or(0, |court| court.burrow)
    }

    fn is_swayed(&self, minister: Minister) -> bool {
        self.court().is_some_and(|court| court.is_swayed(minister))
    }
}

/// Set-up (10.3).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "10.3")?;
    // By chance, as for the others (ruling U-1).
    let corner = setup::starting_corner(t, |table, c| table.may_place(ME, Piece::Tunnel, c))?;
    if let Some((corner, because)) = corner {
        t.place(ME, Piece::Tunnel, &[(corner, 1)], because)?;
        let around = setup::around(&t.table, ME, corner, 2, 2);
        t.place(ME, Piece::Warrior, &around, Because::nothing())?;
    }
    for _ in 0..2 {
        let Some(card) = t.draw(DrawnFor::Sway)? else { break };
        // Onto Lost Souls where Lizards play (ruling L-14).
        t.table.discard_card(card);
        // A bird card matches them all (ruling U-2).
        let topmost = t.table.court().and_then(|court| court.unswayed().find(|m| card.suit.takes_in(m.suit())));
        if let Some(minister) = topmost {
            sway(t, minister)?;
        }
    }
    Ok(())
}

/// A turn (10.4 to 10.7).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    t.reveal_order("10.4.1")?;
    t.craft_order("10.4.2")?;
    t.step(Phase::Birdsong, Step::Recruit, "10.4.3")?;
    recruit(t)?;

    daylight(t)?;

    t.step(Phase::Evening, Step::Rally, "10.6.1")?;
    rally(t)?;
    t.step(Phase::Evening, Step::Score, "10.6.2")?;
    score_each(t, Piece::Market, Reason::Track)?;
    t.step(Phase::Evening, Step::Sway, "10.6.3")?;
    sway_by_order(t)?;
    t.discard_order("10.6.4")?;
    t.nightmare_point()
}

/// Mole icons that show, by citadels on the map.
const fn mole_icons(citadels: u8) -> u8 {
    match citadels {
        0..=2 => citadels,
        _ => 4,
    }
}

/// Places warriors in the Burrow: 2, easy 1, challenging and nightmare 3; one more for each mole
/// icon, and one with the Foremole (10.4.3).
fn recruit(t: &mut Turn) -> Play {
    let base = match t.table.difficulty(ME) {
        Difficulty::Easy => 1,
        Difficulty::Default => 2,
        Difficulty::Challenging | Difficulty::Nightmare => 3,
    };
    let icons = mole_icons(t.table.on_map(ME, Piece::Citadel));
    let foremole = u8::from(t.table.is_swayed(Minister::Foremole));
    let count = (base + icons + foremole).min(t.table.supply(ME, Piece::Warrior));
    if count == 0 {
        t.skipped(Skip::NobodyToRecruit);
        return Ok(());
    }
    let lot = Lot { place: Place::Burrow, faction: ME, piece: Piece::Warrior, count };
    t.tell(Message::Place { lots: vec![lot] }, Because::nothing())?;
    add_to_burrow(&mut t.table, count);
    t.happened(Event::Place { place: lot.place, faction: ME, count, piece: lot.piece });
    Ok(())
}

/// How many warriors can leave the Burrow. What a human Duchy recruits into it nobody need tell the
/// app, so it may have come from the supply.
pub(crate) fn leaving_the_burrow(table: &Table) -> u8 {
    let untold = if table.is_human(ME) { table.supply(ME, Piece::Warrior) } else { 0 };
    table.burrow().saturating_add(untold)
}

pub(crate) fn add_to_burrow(table: &mut Table, count: u8) {
    if let Some(court) = table.court_mut() {
        court.burrow = court.burrow.saturating_add(count);
    }
}

pub(crate) fn take_from_burrow(table: &mut Table, count: u8) {
    if let Some(court) = table.court_mut() {
        court.burrow = court.burrow.saturating_sub(count);
    }
}

fn daylight(t: &mut Turn) -> Play {
    // Overwhelm digs twice, with three warriors each.
    let overwhelm = t.table.has(ME, Trait::Overwhelm);
    for _ in 0..if overwhelm { 2 } else { 1 } {
        t.step(Phase::Daylight, Step::Dig, "10.5.1")?;
        let needs = digging(&t.table);
        if t.table.order_suit() == Suit::Bird || t.table.has(ME, Trait::Invaders) {
            dig(t, needs, by_enemies, Because::nothing())?;
        } else {
            dig(t, needs, by_slots, Because::nothing().ruling(Ruling::DigWarriors))?;
        }
    }

    t.step(Phase::Daylight, Step::Battle, "10.5.2")?;
    let order = t.table.order_suit();
    let ordered: Vec<_> = t.table.highest_first().filter(|&c| order.takes_in(t.table.suit(c))).collect();
    battle_in_each(t, &ordered)?;

    t.step(Phase::Daylight, Step::Build, "10.5.3")?;
    build(t)?;

    for &minister in Minister::ALL {
        // A minister who lost the crown in this turn no longer acts.
        if t.table.is_swayed(minister) {
            act(t, minister)?;
        }
    }
    Ok(())
}

/// The action of a swayed minister (10.5.4, 10.7). Captain and Foremole have an ability instead.
fn act(t: &mut Turn, minister: Minister) -> Play {
    match minister {
        Minister::Captain | Minister::Foremole => Ok(()),
        Minister::Marshal => {
            t.step(Phase::Daylight, Step::Marshal, "10.7.2")?;
            marshal(t)
        }
        Minister::Brigadier => {
            t.step(Phase::Daylight, Step::Brigadier, "10.7.4")?;
            let needs = match t.table.rulings.brigadier {
                BrigadierNeeds::ThreeSuffice => 3,
                BrigadierNeeds::NeedFour => digging(&t.table),
            };
            dig(t, needs, by_enemies, Because::nothing().ruling(Ruling::BrigadierNeeds))
        }
        Minister::Banker => {
            t.step(Phase::Daylight, Step::Banker, "10.7.5")?;
            build(t)
        }
        Minister::Mayor => {
            t.step(Phase::Daylight, Step::Mayor, "10.7.6")?;
            mayor(t)
        }
        Minister::EarlOfStone => {
            t.step(Phase::Daylight, Step::EarlOfStone, "10.7.7")?;
            score_each(t, Piece::Citadel, Reason::Minister)
        }
        Minister::BaronOfDirt => {
            t.step(Phase::Daylight, Step::BaronOfDirt, "10.7.8")?;
            score_each(t, Piece::Market, Reason::Minister)
        }
        Minister::DuchessOfMud => {
            t.step(Phase::Daylight, Step::DuchessOfMud, "10.7.9")?;
            if t.table.on_map(ME, Piece::Tunnel) == ME.owns(Piece::Tunnel) {
                t.score(ME, 2, Reason::Minister)
            } else {
                t.skipped(Skip::NoPoints);
                Ok(())
            }
        }
    }
}

/// A point for each of these on the map.
fn score_each(t: &mut Turn, piece: Piece, reason: Reason) -> Play {
    let points = t.table.on_map(ME, piece);
    if points == 0 {
        t.skipped(Skip::NoPoints);
    }
    t.score(ME, i8::try_from(points).unwrap_or(0), reason)
}

// Battle.

/// Battles once in each of these clearings where it can, against the enemy with most buildings
/// there, then with most pieces, then with most points (10.5.2).
fn battle_in_each(t: &mut Turn, clearings: &[ClearingId]) -> Play {
    let mut fought = false;
    for &clearing in clearings {
        let table = &t.table;
        if table.warriors(ME, clearing) == 0 {
            continue;
        }
        let defender = table
            .defenders(ME, clearing)
            .most(Measure::Buildings, |enemy| table.buildings(enemy, clearing).into())
            .most(Measure::Pieces, |enemy| table.pieces(enemy, clearing).into())
            .most(Measure::Points, |enemy| table.vp_for_most(enemy))
            .setup_priority();
        let Some(enemy) = defender.target() else { continue };
        t.battle(clearing, ME, enemy, &[], Because::of(Question::Whom, &defender))?;
        fought = true;
    }
    if !fought {
        t.skipped(Skip::NoBattle);
    }
    Ok(())
}

// Build.

/// A citadel, or with fewer than nine warriors in the supply a market, in the ruled clearing with
/// most Duchy warriors; a point where it cannot be placed while any is left (10.5.3).
fn build(t: &mut Turn) -> Play {
    let building = if t.table.supply(ME, Piece::Warrior) >= 9 { Piece::Citadel } else { Piece::Market };
    let left = t.table.supply(ME, building);
    if left > 0 {
        let site = t.site_to_build(|table| {
            table
                .clearings()
                .only(Filter::Ruled, |c| table.rules(ME, c))
                .legal(|c| table.may_place(ME, building, c))
                .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
                .highest_priority()
        })?;
        if let Some(clearing) = site.target() {
            // A snare in its place is not a building that cannot be placed.
            return t.place(ME, building, &[(clearing, 1)], Because::of(Question::Where, &site)).map(|_| ());
        }
    }
    let table = &t.table;
    if [Piece::Citadel, Piece::Market].iter().all(|&building| table.supply(ME, building) == 0) {
        t.skipped(Skip::NoneLeft);
        return Ok(());
    }
    let no_slot = !table.highest_first().any(|c| table.rules(ME, c) && table.open_slots(c) > 0);
    // The other type is not built instead (ruling U-4).
    if left > 0 && no_slot && table.has(ME, Trait::Invaders) {
        let all: Vec<_> = table.highest_first().collect();
        return battle_in_each(t, &all);
    }
    t.score(ME, 1, Reason::NothingBuilt)
}

// Ministers.

/// Marshal: a warrior where fewest Duchy warriors stand by a Duchy building (10.7.2).
fn marshal(t: &mut Turn) -> Play {
    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::HasBuilding, |c| table.buildings(ME, c) > 0)
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .fewest(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority();
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NowhereToRecruit);
        return Ok(());
    };
    if t.place(ME, Piece::Warrior, &[(clearing, 1)], Because::of(Question::Where, &site))? == 0 {
        t.skipped(Skip::NobodyToRecruit);
    }
    Ok(())
}

/// Mayor: a warrior from the ruled clearing with most Duchy warriors goes to the supply, for a
/// point (10.7.6). The Burrow is a clearing they rule, and loses a tie (ruling U-6).
fn mayor(t: &mut Turn) -> Play {
    let table = &t.table;
    let warriors = |place| match place {
        Place::Clearing(c) => table.count(ME, Piece::Warrior, c),
        Place::Burrow => table.burrow(),
        Place::Forest(_) => 0,
    };
    let origin = Targeting::among(table.highest_first().map(Place::Clearing).chain([Place::Burrow]))
        .only(Filter::Ruled, |place| match place {
            Place::Clearing(c) => table.rules(ME, c),
            _ => true,
        })
        .only(Filter::HasWarriors, |place| warriors(place) > 0)
        .most(Measure::OwnWarriors, |place| warriors(place).into())
        .highest_priority();
    let Some(place) = origin.target() else {
        t.skipped(Skip::NothingToRemove);
        return Ok(());
    };
    let lot = Lot { place, faction: ME, piece: Piece::Warrior, count: 1 };
    t.tell(Message::Remove { lots: vec![lot], points: vec![(ME, 1)] }, Because::of(Question::From, &origin))?;
    match place {
        Place::Clearing(c) => {
            t.table.take(c, ME, lot.piece, lot.count);
        }
        _ => take_from_burrow(&mut t.table, lot.count),
    }
    t.happened(Event::Remove { place, faction: ME, count: lot.count, piece: lot.piece });
    t.add_points(&[(ME, 1)])
}

// Evening.

/// One or two warriors in an ordered clearing without a Duchy building move next to one, or go to
/// the Burrow; then all but four go there from each ruled clearing (10.6.1).
fn rally(t: &mut Turn) -> Play {
    let order = t.table.order_suit();
    let all: Vec<_> = t.table.highest_first().collect();
    let mut rallied = false;
    for &from in all.iter().filter(|&&c| order.takes_in(t.table.suit(c))).collect::<Vec<_>>() {
        let count = t.table.count(ME, Piece::Warrior, from);
        if !(1..=2).contains(&count) || t.table.buildings(ME, from) > 0 {
            continue;
        }
        rallied = true;
        let to = rallying_point(t, from);
        let because = Because::of(Question::To, &to);
        match to.target() {
            Some(clearing) => {
                t.march(count, from, clearing, because)?;
            }
            // Where no move is legal too (ruling U-7).
            None => send_home(t, from, count, because)?,
        }
    }
    for from in all {
        let count = t.table.count(ME, Piece::Warrior, from);
        if count > 4 && t.table.rules(ME, from) {
            rallied = true;
            send_home(t, from, count - 4, Because::nothing())?;
        }
    }
    if !rallied {
        t.skipped(Skip::NothingMoves);
    }
    Ok(())
}

/// The neighbour with a Duchy building and fewest Duchy warriors.
fn rallying_point(t: &Turn, from: ClearingId) -> Choice<ClearingId> {
    let table = &t.table;
    let near = t.neighbours(from);
    Targeting::among(table.highest_first().filter(|c| near.contains(c)))
        .only(Filter::HasBuilding, |c| table.buildings(ME, c) > 0)
        .legal(|c| table.may_move(ME, from, c))
        .fewest(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority()
}

/// Places warriors from a clearing in the Burrow, which is no move.
fn send_home(t: &mut Turn, from: ClearingId, count: u8, because: Because) -> Play {
    let place = Place::Clearing(from);
    let message = Message::Move { faction: ME, piece: Piece::Warrior, count, from: place, to: Place::Burrow };
    t.tell(message, because)?;
    let count = t.table.take(from, ME, Piece::Warrior, count);
    add_to_burrow(&mut t.table, count);
    t.happened(Event::Remove { place, faction: ME, count, piece: Piece::Warrior });
    Ok(())
}

/// Sways the topmost minister of the order's suit; with a bird order, or with all of the suit
/// swayed, the bottommost of all (10.6.3).
fn sway_by_order(t: &mut Turn) -> Play {
    let order = t.table.order_suit();
    let chosen = t.table.court().and_then(|court| {
        let of_suit = court.unswayed().find(|minister| minister.suit() == order);
        of_suit.or_else(|| court.unswayed().next_back())
    });
    match chosen {
        Some(minister) => sway(t, minister),
        None => {
            t.skipped(Skip::NoneLeft);
            Ok(())
        }
    }
}

/// A minister gets a crown.
fn sway(t: &mut Turn, minister: Minister) -> Play {
    t.tell(Message::Sway { minister }, Because::nothing())?;
    if let Some(court) = t.table.court_mut() {
        court.swayed.push(minister);
        court.swayed.sort_unstable();
    }
    Ok(())
}

/// What removed Duchy buildings bring about. Cost of Errors: an event that removes any takes the
/// crown of the bottommost swayed minister (10.2.1); with Foundations of one whose suit matches a
/// clearing that lost a building, if any (ruling U-8). Then Investors.
pub(crate) fn react_to_removal(t: &mut Turn, removals: &[Removal]) -> Play {
    if !t.table.is_bot(ME) {
        return Ok(());
    }
    let lost = |lot: &&Lot| lot.faction == ME && lot.piece.kind() == Kind::Building;
    let mut suits: Vec<Suit> = Vec::new();
    for lot in removals.iter().flat_map(|removal| &removal.lots).filter(lost) {
        if let Place::Clearing(clearing) = lot.place
            && !suits.contains(&t.table.suit(clearing))
        {
            suits.push(t.table.suit(clearing));
        }
    }
    if suits.is_empty() {
        return Ok(());
    }
    let foundations = t.table.has(ME, Trait::Foundations);
    let bottommost = t.table.court().and_then(|court| {
        let mut swayed = court.swayed.iter().rev().copied();
        swayed.find(|minister| !foundations || suits.contains(&minister.suit()))
    });
    if let Some(minister) = bottommost {
        t.tell(Message::LoseCrown { minister }, Because::nothing())?;
        if let Some(court) = t.table.court_mut() {
            court.swayed.retain(|&swayed| swayed != minister);
        }
    }
    let remover = removals.iter().find(|removal| removal.lots.iter().any(|lot| lost(&lot)));
    match remover.and_then(|removal| removal.by) {
        Some(human) if t.table.is_human(human) && t.table.has(ME, Trait::Investors) => investors(t, human, &suits),
        _ => Ok(()),
    }
}

/// Trait Investors: the human whose removal it was discards a card that matches a clearing which
/// lost a building, and the Duchy lose a point (ruling U-14); without one they sway the topmost
/// minister who matches such a clearing, if any is left (ruling U-15).
fn investors(t: &mut Turn, human: Faction, suits: &[Suit]) -> Play {
    // Birds are wild.
    let suits = || suits.iter().copied();
    let options = suits().chain([Suit::Bird]).map(Pick::Discard).chain([Pick::Cannot]).collect();
    if let Some(Pick::Discard(suit)) = t.decide(human, Decision::Investors, options)? {
        t.table.discard_card(DeckCard { suit, name: None });
        t.happened(Event::Discard(human));
        return t.score(ME, -1, Reason::Investors);
    }
    let matches = |minister: &Minister| suits().any(|suit| suit == minister.suit());
    let topmost = t.table.court().and_then(|court| court.unswayed().find(matches));
    match topmost {
        Some(minister) => sway(t, minister),
        None => Ok(()),
    }
}
