//! Dig: a tunnel, and warriors out of the Burrow through it (Law of Rootbotics 10.5.1).

use super::{ME, take_from_burrow};
use crate::card::{Lot, Message};
use crate::event::Event;
use crate::map::{ClearingId, Place};
use crate::piece::Piece;
use crate::ruling::DigWarriors;
use crate::seat::Trait;
use crate::table::Table;
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

/// How many warriors come with a tunnel: 4, with Overwhelm 3.
pub(super) fn digging(table: &Table) -> u8 {
    if table.has(ME, Trait::Overwhelm) { 3 } else { 4 }
}

/// With this many warriors in the Burrow a tunnel is put into an ordered clearing, and four of
/// them move there, or with the Brigadier three where that is all (10.5.1, ruling U-5). The tunnel
/// comes from the supply, else from where fewest Duchy warriors stand by one.
pub(super) fn dig(t: &mut Turn, needs: u8, site: fn(&Table) -> Choice<ClearingId>, because: Because) -> Play {
    if t.table.burrow() < needs {
        t.skipped(Skip::NothingMoves);
        return Ok(());
    }
    let site = site(&t.table);
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(());
    };
    let because = Because::of(Question::Where, &site).and(because);
    // With a snare there the tunnel stays where it is and nobody moves (ruling U-10).
    if t.springs_snare(ME, clearing, because.clone())? {
        return Ok(());
    }
    if t.table.supply(ME, Piece::Tunnel) == 0 {
        take_up_tunnel(t)?;
    }
    t.place(ME, Piece::Tunnel, &[(clearing, 1)], because)?;

    let count = digging(&t.table).min(t.table.burrow());
    let (from, to) = (Place::Burrow, Place::Clearing(clearing));
    t.tell(Message::Move { faction: ME, piece: Piece::Warrior, count, from, to }, Because::nothing())?;
    take_from_burrow(&mut t.table, count);
    t.table.put(clearing, ME, Piece::Warrior, count);
    t.happened(Event::Move { faction: ME, count, from, to });
    t.react_to_move(ME, clearing)
}

/// Where a tunnel may be dug to: ordered clearings without a tunnel or Duchy building.
fn diggable(table: &Table) -> Targeting<ClearingId> {
    let order = table.order_suit();
    table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::NoTunnel, |c| table.count(ME, Piece::Tunnel, c) == 0)
        .only(Filter::NoBuilding, |c| table.buildings(ME, c) == 0)
        .legal(|c| table.may_place(ME, Piece::Tunnel, c))
}

/// Most empty slots, then fewest warriors (ruling U-3).
pub(super) fn by_slots(table: &Table) -> Choice<ClearingId> {
    let most_slots = diggable(table).most(Measure::OpenSlots, |c| table.open_slots(c).into());
    let ranked = match table.rulings.dig_warriors {
        DigWarriors::AllWarriors => most_slots.fewest(Measure::AllWarriors, |c| {
            table.factions().map(|faction| table.warriors(faction, c)).sum::<u8>().into()
        }),
        DigWarriors::EnemyOnly => most_slots.fewest(Measure::EnemyWarriors, |c| table.enemy_warriors(ME, c).into()),
    };
    ranked.highest_priority()
}

/// With a bird order, and for the Brigadier: most enemy buildings and tokens. Invaders go by enemy
/// buildings, then by fewest enemy warriors, in every Dig (ruling U-9).
pub(super) fn by_enemies(table: &Table) -> Choice<ClearingId> {
    let ranked = if table.has(ME, Trait::Invaders) {
        diggable(table)
            .most(Measure::EnemyBuildings, |c| table.enemy_buildings(ME, c).into())
            .fewest(Measure::EnemyWarriors, |c| table.enemy_warriors(ME, c).into())
    } else {
        diggable(table).most(Measure::EnemyBuildingsAndTokens, |c| table.enemy_buildings_and_tokens(ME, c).into())
    };
    ranked.highest_priority()
}

/// Takes up the tunnel where fewest Duchy warriors stand.
fn take_up_tunnel(t: &mut Turn) -> Play {
    let table = &t.table;
    let origin = table
        .clearings()
        .only(Filter::HasTunnel, |c| table.count(ME, Piece::Tunnel, c) > 0)
        .fewest(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority();
    let Some(clearing) = origin.target() else { return Ok(()) };
    let lot = Lot { place: Place::Clearing(clearing), faction: ME, piece: Piece::Tunnel, count: 1 };
    t.tell(Message::Remove { lots: vec![lot], points: Vec::new() }, Because::of(Question::From, &origin))?;
    t.table.take(clearing, ME, lot.piece, lot.count);
    t.happened(Event::Remove { place: lot.place, faction: ME, count: lot.count, piece: lot.piece });
    Ok(())
}
