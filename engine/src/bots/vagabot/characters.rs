//! The six characters (7.7): their Special actions, and the Arbiter in others' battles.

use super::items;
use super::{Character, actions, moves};
use crate::act::Removal;
use crate::card::{Decision, Message, Phase, Pick, Reason, Step};
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Kind, Piece};
use crate::suit::Suit;
use crate::target::{Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

/// Special: the character's action for one item exhausted; none is exhausted where it would do
/// nothing (7.5.6).
pub(super) fn special(t: &mut Turn) -> Play {
    t.step(Phase::Daylight, Step::Special, "7.5.6")?;
    let Some(character) = t.table.wanderer(t.me).map(|wanderer| wanderer.character) else { return Ok(()) };
    let done = match character {
        Character::Thief => steal(t)?,
        Character::Tinker => tinker(t)?,
        Character::Ranger => slip_away(t)?,
        Character::Vagrant => start_battle(t)?,
        Character::Scoundrel => scorch(t)?,
        // He waits to be enlisted.
        Character::Arbiter => false,
    };
    if !done {
        t.skipped(Skip::Impossible);
    }
    Ok(())
}

/// The clearing that he stands in.
fn here(t: &Turn) -> Option<ClearingId> {
    match t.table.pawn(t.me) {
        Some(Place::Clearing(clearing)) => Some(clearing),
        _ => None,
    }
}

/// Thief: takes a random card from the enemy where he stands who has most points, then most pieces
/// there. It is discarded, and he scores 1 (7.7.1, ruling V-2). Bots have no cards. Which card it is
/// matters only to Lost Souls.
fn steal(t: &mut Turn) -> Play<bool> {
    let Some(clearing) = here(t) else { return Ok(false) };
    let table = &t.table;
    let target = Targeting::among(table.enemies(t.me))
        .only(Filter::HasPieceHere, |enemy| table.pieces(enemy, clearing) > 0)
        .only(Filter::Human, |enemy| table.is_human(enemy))
        .only(Filter::HasCards, |enemy| table.seat(enemy).is_some_and(|seat| !seat.empty_hand))
        .most(Measure::Points, |enemy| table.vp_for_most(enemy))
        .most(Measure::Pieces, |enemy| table.pieces(enemy, clearing).into())
        .setup_priority();
    let Some(from) = target.target() else { return Ok(false) };
    t.tell(Message::Steal { from }, Because::of(Question::Whom, &target))?;
    items::exhaust(t, 1)?;
    t.happened(Event::Discard(from));
    t.spend(from, Decision::Theft, Suit::ALL, None)?;
    t.add_points(&[(t.me, 1)])?;
    Ok(true)
}

/// Tinker: crafts the topmost card of the discard pile whose item is available (7.7.2). Lost Souls
/// is no discard pile (ruling V-17); the card is discarded like any that was crafted (ruling V-16).
fn tinker(t: &mut Turn) -> Play<bool> {
    let found = t.table.discard.iter().position(|&card| t.table.available_item(card).is_some());
    let Some((at, &card)) = found.and_then(|at| Some((at, t.table.discard.get(at)?))) else { return Ok(false) };
    items::pay(t, 1, Because::nothing())?;
    t.craft(card)?;
    t.table.discard.remove(at);
    t.table.discard_card(card);
    items::settle(t)?;
    Ok(true)
}

/// Ranger: with three or more damaged items he slips into a forest (7.7.3).
fn slip_away(t: &mut Turn) -> Play<bool> {
    let damaged = t.table.wanderer(t.me).map_or(0, super::Wanderer::damaged);
    if damaged < 3 || moves::forests(t).is_empty() {
        return Ok(false);
    }
    items::pay(t, 1, Because::nothing())?;
    moves::slip(t)?;
    Ok(true)
}

/// Vagrant: starts a battle of two others where he stands, both by setup priority, and removes the
/// pieces of both (7.7.4, rulings V-24 and V-25).
fn start_battle(t: &mut Turn) -> Play<bool> {
    let Some(clearing) = here(t) else { return Ok(false) };
    let me = t.me;
    let table = &t.table;
    let fights = |player| table.warriors(player, clearing) > 0 || table.count(player, Piece::Pawn, clearing) > 0;
    let enemies_of = |attacker| table.attackable(me, clearing).filter(move |&defender| defender != attacker);
    let attacker = Targeting::among(table.enemies(me))
        .only(Filter::HasWarriors, fights)
        .only(Filter::HasEnemy, |player| enemies_of(player).next().is_some())
        .setup_priority();
    let Some(attacks) = attacker.target() else { return Ok(false) };
    let defender = Targeting::among(enemies_of(attacks)).setup_priority();
    let Some(defends) = defender.target() else { return Ok(false) };
    let because = Because::of(Question::Who, &attacker).and(Because::of(Question::Whom, &defender));
    items::pay(t, 1, because.clone())?;
    t.battle_for(me, clearing, attacks, defends, because)?;
    Ok(true)
}

/// Scoundrel: where three or more enemy pieces stand, with a building or token among them, he
/// removes all enemy pieces, covers a slot with an item and scores 1 (7.7.5).
fn scorch(t: &mut Turn) -> Play<bool> {
    let Some(clearing) = here(t) else { return Ok(false) };
    let me = t.me;
    // Bots of the fully cooperative game are no targets, but are removed with the others (3.5).
    let scores = t.table.opponents(me).any(|enemy| {
        t.table.of_kind(enemy, Kind::Building, clearing) + t.table.of_kind(enemy, Kind::Token, clearing) > 0
    });
    if t.table.enemy_pieces(me, clearing) < 3 || !scores {
        return Ok(false);
    }
    items::pay(t, 1, Because::nothing())?;
    let lots = t.table.enemies(me).flat_map(|enemy| t.table.removable(enemy, clearing)).collect();
    t.remove_from(&[clearing], Removal::by(me, lots), Because::nothing())?;
    if t.table.open_slots(clearing) > 0 {
        t.tell(Message::CoverSlot { clearing }, Because::nothing())?;
        t.table.blocked_slots.push(clearing);
        items::give_up(t)?;
    }
    t.score(me, 1, Reason::Scorched)?;
    Ok(true)
}

/// Before the roll a defender may enlist an Arbiter in the clearing, who scores 1 and adds the
/// items on his Battle Track to the hits that the defender can roll (7.7.6). A bot does so if it
/// can roll fewer than three hits and fewer than the attacker has pieces there, and has more points
/// than he. Returns what is added.
pub(crate) fn enlist(
    t: &mut Turn,
    clearing: ClearingId,
    attacker: Faction,
    defender: Faction,
    max_rolled: u8,
) -> Play<u8> {
    let waits = |&seat: &&crate::seat::Seat| {
        let wanderer = t.table.wanderer(seat.faction);
        wanderer.is_some_and(|wanderer| wanderer.character == Character::Arbiter)
            && t.table.count(seat.faction, Piece::Pawn, clearing) > 0
    };
    // He fights for himself, and never against himself (Law of Root V.5.2).
    let others = t.table.seats.iter().filter(|seat| ![attacker, defender].contains(&seat.faction));
    let Some(arbiter) = others.filter(waits).map(|seat| seat.faction).next() else { return Ok(0) };
    let adds = t.table.wanderer(arbiter).map_or(0, super::Wanderer::on_track);
    // Hired warriors fight as the attacker's own (Law of Root 11.2.7.III).
    let hired = if defender == Faction::Riverfolk { 0 } else { t.table.hired_warriors(attacker, clearing) };
    let enlists = if t.table.is_human(defender) {
        t.decide(defender, Decision::Enlist, vec![Pick::Enlist, Pick::Decline])? == Some(Pick::Enlist)
    } else {
        max_rolled < 3
            && max_rolled < t.table.pieces(attacker, clearing) + hired
            && t.table.vp_for_most(defender) > t.table.vp_for_most(arbiter)
    };
    if !enlists {
        return Ok(0);
    }
    t.tell(Message::Enlist { defender, arbiter, adds }, Because::nothing())?;
    t.add_points(&[(arbiter, 1)])?;
    Ok(adds)
}

/// Trait Marksman: an attacker's hit before the roll takes these pieces. He scores for a warrior,
/// as for those that fall in the battle (7.5.4).
pub(crate) fn marksman(t: &mut Turn, attacker: Faction, removal: Removal) -> Play {
    let (by, lots) = (removal.by, removal.lots.clone());
    t.remove(removal, Because::nothing())?;
    // In a Vagrant's battle it is the Vagrant who removes them (ruling V-25).
    if by == Some(attacker) { actions::score_warriors(t, attacker, &lots) } else { Ok(()) }
}
