//! Logical Lizards (Law of Rootbotics 8).

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::battle::ExtraHit;
use crate::card::{Chance, DrawnFor, Lot, Message, Phase, Pick, Reason, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Kind, Piece};
use crate::ruling::{RevealedBird, RevengeTurn, Ruling};
use crate::seat::{Difficulty, Trait, Tray};
use crate::setup;
use crate::suit::Suit;
use crate::table::{Illegal, Table};
use crate::target::{Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

const ME: Faction = Faction::Lizards;

/// What the Lizards keep beside the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cult {
    /// Warriors in the Acolytes box.
    pub acolytes: u8,
    /// The conspiracy marker's space, 1 to 5.
    pub marker: u8,
    /// Lost Souls, top first.
    pub lost_souls: Vec<DeckCard>,
    /// Cards revealed for rituals, first revealed first.
    pub revealed: Vec<DeckCard>,
}

impl Default for Cult {
    fn default() -> Self {
        // The marker starts on the last space, so that its first move brings it to the first (8.3.4).
        Cult { acolytes: 0, marker: 5, lost_souls: Vec::new(), revealed: Vec::new() }
    }
}

impl Table {
    /// What the Lizards keep beside the map.
    fn cult(&self) -> Option<&Cult> {
        match self.seat(ME).map(|seat| &seat.tray) {
            Some(Tray::Lizards(cult)) => Some(cult),
            _ => None,
        }
    }

    pub(crate) fn cult_mut(&mut self) -> Option<&mut Cult> {
        match self.seat_mut(ME).map(|seat| &mut seat.tray) {
            Some(Tray::Lizards(cult)) => Some(cult),
            _ => None,
        }
    }
}

/// A conspiracy (8.4.2).
#[derive(Clone, Copy)]
enum Conspiracy {
    Convert,
    Crusade,
    Sanctify,
}

/// The conspiracy on a space of the track, 1 to 5 from left to right.
const fn conspiracy_on(space: u8) -> Conspiracy {
    match space {
        1 | 3 => Conspiracy::Convert,
        2 | 4 => Conspiracy::Crusade,
        _ => Conspiracy::Sanctify,
    }
}

/// Points by gardens of one suit on the map (8.6.1).
const fn track(gardens: u8) -> i8 {
    match gardens {
        0 | 1 => 0,
        2 | 3 => 2,
        4 => 3,
        _ => 4,
    }
}

/// Set-up (8.3).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "8.3")?;
    let corner = setup::starting_corner(t, |table, c| table.may_place(ME, Piece::Garden, c))?;
    if let Some((corner, because)) = corner {
        t.place(ME, Piece::Garden, &[(corner, 1)], because)?;
        let around = setup::around(&t.table, ME, corner, 4, 1);
        t.place(ME, Piece::Warrior, &around, Because::nothing())?;
    }
    // The last card drawn lies on top (ruling L-3).
    for _ in 0..3 {
        onto_lost_souls(t)?;
    }
    Ok(())
}

/// Draws a card onto the top of Lost Souls.
fn onto_lost_souls(t: &mut Turn) -> Play {
    let card = t.draw(DrawnFor::LostSouls)?;
    if let (Some(card), Some(cult)) = (card, t.table.cult_mut()) {
        cult.lost_souls.insert(0, card);
    }
    Ok(())
}

/// A turn (8.4 to 8.6).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    t.step(Phase::Birdsong, Step::SetOrder, "8.4.1")?;
    let order = set_order(t)?;
    conspire(t, order)?;
    daylight(t)?;
    evening(t, order)
}

/// The order is the suit that most cards of Lost Souls have; with a tie or no card it is bird
/// (8.4.1, ruling L-5).
fn set_order(t: &mut Turn) -> Play<Suit> {
    let lost_souls = t.table.cult().map_or(&[] as &[DeckCard], |cult| &cult.lost_souls);
    let of = |suit| lost_souls.iter().filter(|card| card.suit == suit).count();
    let cards: Vec<(Suit, u8)> =
        Suit::ALL.iter().map(|&suit| (suit, u8::try_from(of(suit)).unwrap_or(u8::MAX))).collect();
    let most = cards.iter().map(|&(_, count)| count).max().unwrap_or(0);
    let mut leading = cards.iter().filter(|&&(_, count)| count == most);
    let order = match (leading.next(), leading.next()) {
        (Some(&(suit, _)), None) => suit,
        _ => Suit::Bird,
    };
    t.tell(Message::SetOrder { order, cards }, Because::nothing())?;
    t.happened(Event::Order(order));
    Ok(order)
}

/// Performs conspiracies while there are acolytes to pay with; five failures in a row end them
/// (8.4.2, ruling L-6).
fn conspire(t: &mut Turn, order: Suit) -> Play {
    let mut failures = 0;
    while failures < 5 {
        t.step(Phase::Birdsong, Step::Conspiracies, "8.4.2")?;
        // The marker moves on, whether the conspiracy can be performed or not.
        let space = match t.table.cult_mut() {
            Some(cult) if cult.acolytes > 0 => {
                cult.marker = cult.marker % 5 + 1;
                cult.marker
            }
            _ => break,
        };
        let performed = match conspiracy_on(space) {
            Conspiracy::Convert => convert(t, order)?,
            Conspiracy::Crusade => crusade(t, order)?,
            Conspiracy::Sanctify => sanctify(t, order)?,
        };
        if performed {
            failures = 0;
            pay(t, space)?;
        } else {
            failures += 1;
        }
    }
    Ok(())
}

/// The acolyte that a performed conspiracy costs, a Crusade of many battles too (ruling L-8), goes
/// to the supply.
fn pay(t: &mut Turn, space: u8) -> Play {
    let acolytes_left = t.table.cult().map_or(0, |cult| cult.acolytes.saturating_sub(1));
    t.tell(Message::Conspired { space, acolytes_left }, Because::nothing())?;
    if let Some(cult) = t.table.cult_mut() {
        cult.acolytes = acolytes_left;
    }
    Ok(())
}

/// Convert: of the players with a warrior in an ordered clearing the one with most points, then of
/// their clearings the one with most enemy buildings: a warrior of theirs becomes a Lizard. It
/// needs one in the supply (ruling L-7).
fn convert(t: &mut Turn, order: Suit) -> Play<bool> {
    let table = &t.table;
    if table.supply(ME, Piece::Warrior) == 0 {
        t.skipped(Skip::NobodyToRecruit);
        return Ok(false);
    }
    // The Hundreds' warlord cannot be removed outside battle (Law of Root 14.2.2).
    let stands_in = |enemy, c| table.count(enemy, Piece::Warrior, c) > 0;
    let player = Targeting::among(table.opponents(ME))
        .only(Filter::HasWarriors, |enemy| {
            table.highest_first().any(|c| {
                order.takes_in(table.suit(c)) && stands_in(enemy, c) && table.may_place(ME, Piece::Warrior, c).is_ok()
            })
        })
        .most(Measure::Points, |enemy| table.vp_for_most(enemy))
        .setup_priority();
    let Some(enemy) = player.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(false);
    };
    let site = table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::HasWarriors, |c| stands_in(enemy, c))
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .most(Measure::EnemyBuildings, |c| table.enemy_buildings(ME, c).into())
        .highest_priority();
    let Some(clearing) = site.target() else { return Ok(false) };
    let because = Because::of(Question::Whom, &player).and(Because::of(Question::Where, &site));
    // With a snare in its place it is not performed (ruling L-10).
    if t.springs_snare(ME, clearing, because.clone())? {
        return Ok(false);
    }
    t.remove(one(clearing, enemy, Piece::Warrior), because)?;
    t.place(ME, Piece::Warrior, &[(clearing, 1)], Because::nothing())?;
    if t.table.has(ME, Trait::Fanatics) {
        fanatics(t, clearing)?;
    }
    Ok(true)
}

/// One piece of an enemy, removed by the Lizards.
fn one(clearing: ClearingId, enemy: Faction, piece: Piece) -> Removal {
    Removal::by(ME, vec![Lot { place: Place::Clearing(clearing), faction: enemy, piece, count: 1 }])
}

/// Trait Fanatics: a Convert is followed by a battle in its clearing with an extra hit, against
/// the enemy with most defenseless buildings there, then with most points.
fn fanatics(t: &mut Turn, clearing: ClearingId) -> Play {
    let table = &t.table;
    let undefended = |enemy| if table.defenseless(enemy, clearing) { table.buildings(enemy, clearing) } else { 0 };
    let defender = table
        .defenders(ME, clearing)
        .most(Measure::DefenselessBuildings, |enemy| undefended(enemy).into())
        .most(Measure::Points, |enemy| table.vp_for_most(enemy))
        .setup_priority();
    let Some(enemy) = defender.target() else {
        t.skipped(Skip::NoBattle);
        return Ok(());
    };
    let because = Because::of(Question::Whom, &defender).ruling(Ruling::RevengeTurn);
    t.battle(clearing, ME, enemy, &[ExtraHit::Fanatics], because).map(|_| ())
}

/// Crusade: a battle in each ordered clearing with two or more Lizard warriors, against the enemy
/// there with most points.
fn crusade(t: &mut Turn, order: Suit) -> Play<bool> {
    let ordered: Vec<_> = t.table.highest_first().filter(|&c| order.takes_in(t.table.suit(c))).collect();
    let mut battles = 0;
    let mut tokens = false;
    for clearing in ordered {
        let table = &t.table;
        if table.warriors(ME, clearing) < 2 {
            continue;
        }
        let defender =
            table.defenders(ME, clearing).most(Measure::Points, |enemy| table.vp_for_most(enemy)).setup_priority();
        let Some(enemy) = defender.target() else { continue };
        let because = Because::of(Question::Whom, &defender).ruling(Ruling::RevengeTurn);
        let fought = t.battle(clearing, ME, enemy, &[], because)?;
        battles += 1;
        tokens |= fought.defender_lost.iter().any(|lot| lot.piece.kind() == Kind::Token);
    }
    if battles == 0 {
        t.skipped(Skip::NoBattle);
    }
    if tokens && t.table.has(ME, Trait::Spiteful) {
        // Once a Crusade (ruling L-12).
        t.score(ME, 1, Reason::Spiteful)?;
    }
    Ok(battles > 0)
}

/// Sanctify: of the players with a building in an ordered clearing the one with most points, then
/// of their clearings the one with fewest enemy warriors: a building of theirs becomes a garden.
fn sanctify(t: &mut Turn, order: Suit) -> Play<bool> {
    let table = &t.table;
    // The slot becomes free; all else that bars placing bars it.
    let legal = |c| {
        table.may_place(ME, Piece::Warrior, c)?;
        if table.supply_in_suit(ME, Piece::Garden, table.suit(c)) > 0 { Ok(()) } else { Err(Illegal::NoneLeft) }
    };
    let builds_in = |enemy, c| table.buildings(enemy, c) > 0;
    let player = Targeting::among(table.opponents(ME))
        .only(Filter::HasBuilding, |enemy| {
            table.highest_first().any(|c| order.takes_in(table.suit(c)) && builds_in(enemy, c) && legal(c).is_ok())
        })
        .most(Measure::Points, |enemy| table.vp_for_most(enemy))
        .setup_priority();
    let Some(enemy) = player.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(false);
    };
    let site = table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::HasBuilding, |c| builds_in(enemy, c))
        .legal(legal)
        .fewest(Measure::EnemyWarriors, |c| table.enemy_warriors(ME, c).into())
        .highest_priority();
    let Some(clearing) = site.target() else { return Ok(false) };
    let because = Because::of(Question::Whom, &player).and(Because::of(Question::Where, &site));
    // With a snare in its place it is not performed (ruling L-10).
    if t.springs_snare(ME, clearing, because.clone())? {
        return Ok(false);
    }
    // Of several buildings any one, each as likely (ruling L-9).
    let buildings: Vec<Pick> = t
        .table
        .stacks(clearing)
        .iter()
        .filter(|stack| stack.faction == enemy && stack.piece.kind() == Kind::Building)
        .flat_map(|stack| std::iter::repeat_n(Pick::Piece(stack.piece), stack.count.into()))
        .collect();
    let Some(Pick::Piece(building)) = t.chance(Chance::SanctifiedBuilding, buildings)? else { return Ok(false) };
    t.remove(one(clearing, enemy, building), because)?;
    t.place(ME, Piece::Garden, &[(clearing, 1)], Because::nothing())?;
    Ok(true)
}

/// Reveals cards from the top of Lost Souls, each with its ritual (8.5).
fn daylight(t: &mut Turn) -> Play {
    t.refill_lost_souls()?;
    let rituals = match t.table.difficulty(ME) {
        Difficulty::Easy => 3,
        Difficulty::Default => 4,
        Difficulty::Challenging | Difficulty::Nightmare => 5,
    };
    for _ in 0..rituals {
        t.step(Phase::Daylight, Step::Rituals, "8.5")?;
        let Some(card) = t.table.cult().and_then(|cult| cult.lost_souls.first().copied()) else {
            t.skipped(Skip::NoneLeft);
            break;
        };
        t.tell(Message::Ritual { card }, Because::nothing())?;
        if let Some(cult) = t.table.cult_mut() {
            cult.lost_souls.remove(0);
            cult.revealed.push(card);
        }
        match card.suit {
            Suit::Bird => bird_ritual(t, card)?,
            suit => ritual(t, suit)?,
        }
    }
    Ok(())
}

/// A warrior, and a garden where they rule, in the matching clearing with a free slot, or any if
/// none has one: the one with most enemy buildings (8.5.1).
fn ritual(t: &mut Turn, suit: Suit) -> Play {
    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::InSuit, |c| table.suit(c) == suit)
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .most(Measure::HasOpenSlot, |c| table.open_slots(c).min(1).into())
        .most(Measure::EnemyBuildings, |c| table.enemy_buildings(ME, c).into())
        .highest_priority();
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(());
    };
    let because = Because::of(Question::Where, &site);
    if t.place(ME, Piece::Warrior, &[(clearing, 1)], because.clone())? == 0 {
        t.skipped(Skip::NobodyToRecruit);
    }
    let garden = t.site_to_build(|table| {
        Targeting::among([clearing])
            .only(Filter::Ruled, |c| table.rules(ME, c))
            .legal(|c| table.may_place(ME, Piece::Garden, c))
            .legal(|_| if table.supply_in_suit(ME, Piece::Garden, suit) > 0 { Ok(()) } else { Err(Illegal::NoneLeft) })
            .highest_priority()
    })?;
    if garden.target().is_some() {
        t.place(ME, Piece::Garden, &[(clearing, 1)], because)?;
    }
    Ok(())
}

/// A warrior from the clearing with most of theirs becomes an acolyte; the card leaves for the
/// discard pile (8.5.2, ruling L-11).
fn bird_ritual(t: &mut Turn, card: DeckCard) -> Play {
    let table = &t.table;
    let origin = table
        .clearings()
        .only(Filter::HasWarriors, |c| table.count(ME, Piece::Warrior, c) > 0)
        .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority();
    match origin.target() {
        Some(clearing) => {
            // Not a removal that Robot Revenge answers.
            t.tell(Message::Acolyte { from: Some(clearing) }, Because::of(Question::From, &origin))?;
            let count = t.table.take(clearing, ME, Piece::Warrior, 1);
            let place = Place::Clearing(clearing);
            t.happened(Event::Remove { place, faction: ME, count, piece: Piece::Warrior });
            add_acolyte(&mut t.table);
        }
        None => t.skipped(Skip::NothingToRemove),
    }
    if t.table.has(ME, Trait::Martyrs) {
        // Also where no warrior stood on the map.
        acolyte_from_supply(t, Because::nothing())?;
    }
    if t.table.rulings.revealed_bird == RevealedBird::Discard {
        let because = Because::nothing().ruling(Ruling::RevealedBird);
        t.tell(Message::ToDiscardPile { cards: vec![card] }, because)?;
        if let Some(cult) = t.table.cult_mut() {
            cult.revealed.pop();
        }
        t.table.put_on_discard_pile(&[card]);
    }
    Ok(())
}

fn add_acolyte(table: &mut Table) {
    if let Some(cult) = table.cult_mut() {
        cult.acolytes = cult.acolytes.saturating_add(1);
    }
}

/// A warrior from the supply becomes an acolyte, if there is one.
fn acolyte_from_supply(t: &mut Turn, because: Because) -> Play {
    if t.table.supply(ME, Piece::Warrior) > 0 {
        t.tell(Message::Acolyte { from: None }, because)?;
        add_acolyte(&mut t.table);
    }
    Ok(())
}

fn evening(t: &mut Turn, order: Suit) -> Play {
    t.step(Phase::Evening, Step::Score, "8.6.1")?;
    score(t, order)?;

    t.step(Phase::Evening, Step::LostSouls, "8.6.2")?;
    let cards = t.table.cult().map(|cult| cult.lost_souls.clone()).unwrap_or_default();
    if !cards.is_empty() {
        t.tell(Message::ToDiscardPile { cards }, Because::nothing())?;
        discard_lost_souls(&mut t.table);
    }

    t.step(Phase::Evening, Step::LostSouls, "8.6.3")?;
    let cards = t.table.cult().map(|cult| cult.revealed.clone()).unwrap_or_default();
    if !cards.is_empty() {
        t.tell(Message::ToLostSouls { cards: cards.clone() }, Because::nothing().ruling(Ruling::RevealedBird))?;
        if let Some(cult) = t.table.cult_mut() {
            cult.revealed.clear();
            cult.lost_souls = cards;
        }
    }

    t.step(Phase::Evening, Step::Craft, "8.6.4")?;
    if let Some(drawn) = t.draw(DrawnFor::Craft)? {
        // A bought card takes its place (ruling S-4).
        let card = t.hand_card(drawn)?.unwrap_or(drawn);
        t.craft(card)?;
        t.tell(Message::ToLostSouls { cards: vec![card] }, Because::nothing())?;
        t.table.discard_card(card);
    }

    t.nightmare_point()?;
    if t.table.has(ME, Trait::Erratic) {
        t.step(Phase::Evening, Step::LostSouls, "3.3")?;
        onto_lost_souls(t)?;
    }
    Ok(())
}

/// Puts Lost Souls onto the discard pile as they lie.
pub(crate) fn discard_lost_souls(table: &mut Table) {
    let cards = table.cult_mut().map(|cult| std::mem::take(&mut cult.lost_souls)).unwrap_or_default();
    table.put_on_discard_pile(&cards);
}

/// Points for the gardens of the order's suit; with a bird order for those of the suit with fewest
/// gardens left, so most on the map (8.6.1, ruling L-16).
fn score(t: &mut Turn, order: Suit) -> Play {
    let of = |suit| t.table.on_map_in_suit(ME, Piece::Garden, suit);
    let gardens = match order {
        Suit::Bird => Suit::OF_CLEARINGS.iter().map(|&suit| of(suit)).max().unwrap_or(0),
        suit => of(suit),
    };
    let points = track(gardens);
    if points == 0 {
        t.skipped(Skip::NoPoints);
    }
    t.score(ME, points, Reason::Track)
}

/// What removed Lizard pieces bring about. Robot Revenge: an event that removes warriors in
/// another player's turn makes one of them an acolyte (8.2.2, rulings L-1 and L-2). Each garden
/// that is removed sends the top card of Lost Souls to the discard pile (8.2.3, ruling L-17).
pub(crate) fn react_to_removal(t: &mut Turn, removals: &[Removal]) -> Play {
    if !t.table.is_bot(ME) {
        return Ok(());
    }
    let lots = || removals.iter().flat_map(|removal| &removal.lots).filter(|lot| lot.faction == ME);
    let lost = |piece| lots().filter(|lot| lot.piece == piece).map(|lot| lot.count).sum::<u8>();
    let own_turn = t.me == ME && t.phase() != Phase::Human;
    if lost(Piece::Warrior) > 0 && (!own_turn || t.table.rulings.revenge_turn == RevengeTurn::Always) {
        acolyte_from_supply(t, Because::nothing().ruling(Ruling::RevengeTurn))?;
    }
    let gardens = usize::from(lost(Piece::Garden));
    let top = t.table.cult().map_or(&[] as &[DeckCard], |cult| &cult.lost_souls);
    let cards: Vec<DeckCard> = top.iter().take(gardens).copied().collect();
    if !cards.is_empty() {
        // One after the other, so the second lies on top of the first.
        let cards: Vec<DeckCard> = cards.into_iter().rev().collect();
        t.tell(Message::ToDiscardPile { cards: cards.clone() }, Because::nothing())?;
        if let Some(cult) = t.table.cult_mut() {
            cult.lost_souls.drain(..cards.len());
        }
        t.table.put_on_discard_pile(&cards);
    }
    Ok(())
}
