//! Mechanical Marquise (Law of Rootbotics 4).

use crate::card::{Chance, Decision, Lot, Message, Phase, Pick, Reason, Step};
use crate::deck::DeckCard;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::Piece;
use crate::ruling::{Expand, MostBuiltUsedUp, MoveIntoLaterOrigin, MoveWithoutEnemy, Ruling};
use crate::seat::{Difficulty, Trait};
use crate::suit::Suit;
use crate::table::{Illegal, Table};
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

const ME: Faction = Faction::Marquise;

/// Buildings in the order of their tracks.
const BUILDINGS: [Piece; 3] = [Piece::Sawmill, Piece::Workshop, Piece::Recruiter];

/// The building of an order's suit (4.5.3); a bird order names none.
const fn building_of(suit: Suit) -> Option<Piece> {
    match suit {
        Suit::Fox => Some(Piece::Sawmill),
        Suit::Rabbit => Some(Piece::Workshop),
        Suit::Mouse => Some(Piece::Recruiter),
        Suit::Bird => None,
    }
}

/// Set-up (4.3).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "4.3")?;
    let corners: Vec<_> = t.table.map.corners().map(|corner| Pick::Place(Place::Clearing(corner.id))).collect();
    let Some(Pick::Place(Place::Clearing(keep))) = t.chance(Chance::StartingCorner, corners)? else { return Ok(()) };
    t.place(ME, Piece::Keep, &[(keep, 1)], Because::nothing())?;
    set_up_warriors(t, keep)?;

    let mut near = vec![keep];
    near.extend_from_slice(t.table.adjacent(keep));
    near.sort_unstable();
    for (building, what) in
        BUILDINGS.into_iter().zip([Chance::StartingSawmill, Chance::StartingWorkshop, Chance::StartingRecruiter])
    {
        let free = near.iter().filter(|&&c| t.table.open_slots(c) > 0).map(|&c| Pick::Place(Place::Clearing(c)));
        let free: Vec<_> = free.collect();
        let Some(Pick::Place(Place::Clearing(clearing))) = t.chance(what, free)? else { continue };
        t.place(ME, building, &[(clearing, 1)], Because::nothing())?;
        near.retain(|&c| c != clearing);
    }
    Ok(())
}

/// One warrior in every clearing but the corner across from the Keep, and one more at the Keep (4.3.3).
pub(crate) fn set_up_warriors(t: &mut Turn, keep: ClearingId) -> Play {
    let across = t.table.map.clearing(keep).and_then(|clearing| clearing.opposite);
    let spots: Vec<_> =
        t.table.highest_first().filter(|&c| Some(c) != across).map(|c| (c, if c == keep { 2 } else { 1 })).collect();
    t.place(ME, Piece::Warrior, &spots, Because::nothing()).map(|_| ())
}

/// A turn (4.4 to 4.7).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    t.reveal_order("4.4.1")?;
    t.craft_order("4.4.2")?;

    let mut built = 0;
    let mut repeats = 0;
    loop {
        match t.table.order.map_or(Suit::Bird, |card| card.suit) {
            Suit::Bird => {
                escalated_daylight(t, &mut built)?;
                break;
            }
            suit => daylight(t, suit, &mut built)?,
        }
        if !expands(&t.table, built, repeats) || !expand(t)? {
            break;
        }
        repeats += 1;
    }

    evening(t)
}

/// Daylight, for a fox, rabbit or mouse order (4.5).
fn daylight(t: &mut Turn, order: Suit, built: &mut u8) -> Play {
    t.step(Phase::Daylight, Step::Battle, "4.5.1")?;
    let ordered: Vec<_> = t.table.highest_first().filter(|&c| t.table.suit(c) == order).collect();
    battle_in_each(t, &ordered)?;

    t.step(Phase::Daylight, Step::Recruit, "4.5.2")?;
    recruit(t, order)?;

    t.step(Phase::Daylight, Step::Build, "4.5.3")?;
    if let Some(building) = building_of(order) {
        *built += build(t, building, Because::nothing())?;
    }

    t.step(Phase::Daylight, Step::Move, "4.5.4")?;
    move_from_each(t, &ordered)?;
    blitz(t)
}

/// Escalated Daylight, for a bird order (4.7).
fn escalated_daylight(t: &mut Turn, built: &mut u8) -> Play {
    t.step(Phase::Daylight, Step::Battle, "4.7.1")?;
    let all: Vec<_> = t.table.highest_first().collect();
    battle_in_each(t, &all)?;

    t.step(Phase::Daylight, Step::Recruit, "4.7.2")?;
    escalated_recruit(t)?;

    t.step(Phase::Daylight, Step::Build, "4.7.3")?;
    let because = Because::nothing().ruling(Ruling::MostBuiltUsedUp);
    match most_built(&t.table) {
        Some(building) => *built += build(t, building, because)?,
        None => t.skipped(Skip::NoneLeft),
    }

    t.step(Phase::Daylight, Step::Move, "4.7.4")?;
    let entered = move_from_each(t, &all)?;
    let entered: Vec<_> = all.into_iter().filter(|c| entered.contains(c)).collect();
    for clearing in entered {
        battle_in(t, clearing)?;
    }
    blitz(t)
}

/// Battles once in each of these clearings where it can (4.5.1).
fn battle_in_each(t: &mut Turn, clearings: &[ClearingId]) -> Play {
    let mut fought = false;
    for &clearing in clearings {
        fought |= battle_in(t, clearing)?;
    }
    if !fought {
        t.skipped(Skip::NoBattle);
    }
    Ok(())
}

/// Battles the enemy with most pieces in a clearing, of several the one with most points (4.5.1.I).
fn battle_in(t: &mut Turn, clearing: ClearingId) -> Play<bool> {
    let table = &t.table;
    if table.warriors(ME, clearing) == 0 {
        return Ok(false);
    }
    let defender = table
        .defenders(ME, clearing)
        .most(Measure::Pieces, |enemy| table.pieces(enemy, clearing).into())
        .most(Measure::Points, |enemy| table.vp_for_most(enemy))
        .setup_priority();
    let Some(enemy) = defender.target() else { return Ok(false) };
    t.battle(clearing, ME, enemy, &[], Because::of(Question::Whom, &defender))?;
    Ok(true)
}

/// How many warriors a Recruit places: 4, easy 2.
fn recruits(table: &Table) -> u8 {
    if table.difficulty(ME) == Difficulty::Easy { 2 } else { 4 }
}

/// Places warriors evenly in the ordered clearings that it rules (4.5.2).
fn recruit(t: &mut Turn, order: Suit) -> Play {
    let ruled = to_recruit_in(&t.table, order).highest_priority();
    let all = recruits(&t.table);
    let clearings: Vec<_> = ruled.legal().collect();
    let spots = evenly(all.min(t.table.supply(ME, Piece::Warrior)), &clearings);
    recruit_in(t, order, all, &spots, &ruled)
}

/// Ordered clearings that it rules.
fn to_recruit_in(table: &Table, order: Suit) -> Targeting<ClearingId> {
    table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::Ruled, |c| table.rules(ME, c))
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
}

/// Shares warriors out evenly, the odd ones to the first clearings.
fn evenly(warriors: u8, clearings: &[ClearingId]) -> Vec<(ClearingId, u8)> {
    let Ok(among) = u8::try_from(clearings.len()) else { return Vec::new() };
    let (Some(each), Some(odd)) = (warriors.checked_div(among), warriors.checked_rem(among)) else {
        return Vec::new();
    };
    clearings.iter().zip(0..).map(|(&clearing, at)| (clearing, each + u8::from(at < odd))).collect()
}

/// Places half of the warriors in each of the two ruled clearings of lowest priority (4.7.2). With
/// a short supply the lowest is filled first (ruling M-8).
fn escalated_recruit(t: &mut Turn) -> Play {
    let table = &t.table;
    let ruled = to_recruit_in(table, Suit::Bird).lowest_priority(table);
    let doubled = if table.has(ME, Trait::IronWill) { 2 } else { 1 };
    let all = recruits(table) * doubled;
    let two: Vec<_> = ruled.legal().take(2).collect();
    let spots: Vec<_> = match *two.as_slice() {
        [only] => vec![(only, all)],
        _ => two.iter().map(|&clearing| (clearing, all / 2)).collect(),
    };
    recruit_in(t, Suit::Bird, all, &spots, &ruled)
}

/// Recruits, then what difficulty and traits add to it.
fn recruit_in(t: &mut Turn, order: Suit, all: u8, spots: &[(ClearingId, u8)], ruled: &Choice<ClearingId>) -> Play {
    let supply = t.table.supply(ME, Piece::Warrior);
    let wanted: u8 = spots.iter().map(|&(_, count)| count).sum();
    if spots.is_empty() {
        t.skipped(Skip::NowhereToRecruit);
    } else if supply == 0 {
        t.skipped(Skip::NobodyToRecruit);
    }
    t.place(ME, Piece::Warrior, spots, Because::of(Question::Where, ruled))?;

    if t.table.has(ME, Trait::Overwhelming) {
        // The two warriors that Challenging adds do not count (ruling M-16).
        let unplaced = all - wanted.min(supply);
        let points = i8::try_from(unplaced / 2).unwrap_or(0);
        t.score(ME, points, Reason::Overwhelming)?;
    }
    if matches!(t.table.difficulty(ME), Difficulty::Challenging | Difficulty::Nightmare) {
        // Never doubled by Iron Will (ruling M-6).
        let ruled = to_recruit_in(&t.table, order).highest_priority();
        if let Some(highest) = ruled.target() {
            t.place(ME, Piece::Warrior, &[(highest, 2)], Because::of(Question::Where, &ruled))?;
        }
    }
    Ok(())
}

/// Places a building in the ruled clearing with most of its warriors (4.5.3). Returns how many
/// were placed.
fn build(t: &mut Turn, building: Piece, because: Because) -> Play<u8> {
    if t.table.supply(ME, building) == 0 {
        t.skipped(Skip::NoneLeft);
        return Ok(0);
    }
    let site = t.site_to_build(|table| {
        table
            .clearings()
            .only(Filter::Ruled, |c| table.rules(ME, c))
            .legal(|c| table.may_place(ME, building, c))
            .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
            .highest_priority()
    })?;
    match site.target() {
        Some(clearing) => t.place(ME, building, &[(clearing, 1)], Because::of(Question::Where, &site).and(because)),
        None => {
            t.skipped(Skip::NowhereToBuild);
            Ok(0)
        }
    }
}

/// The building with most on the map: of several sawmills first, then recruiters (4.7.3). Where
/// it is used up, ruling M-7.
fn most_built(table: &Table) -> Option<Piece> {
    let by_preference = [Piece::Sawmill, Piece::Recruiter, Piece::Workshop];
    let next_type = table.rulings.most_built_used_up == MostBuiltUsedUp::NextType;
    let candidates = by_preference.into_iter().filter(|&b| !next_type || table.supply(ME, b) > 0);
    let most = candidates.clone().map(|building| table.on_map(ME, building)).max()?;
    candidates.into_iter().find(|&building| table.on_map(ME, building) == most)
}

/// From each of these clearings with four or more warriors moves all but three (4.5.4). Returns
/// the clearings moved into.
fn move_from_each(t: &mut Turn, origins: &[ClearingId]) -> Play<Vec<ClearingId>> {
    let mut arrived: Vec<(ClearingId, u8)> = Vec::new();
    for &from in origins {
        let there = t.table.count(ME, Piece::Warrior, from);
        let moved_here: u8 = arrived.iter().filter(|&&(c, _)| c == from).map(|&(_, count)| count).sum();
        let mut going = there.saturating_sub(3);
        if t.table.rulings.move_into_later_origin == MoveIntoLaterOrigin::MoveOnce {
            going = going.min(there.saturating_sub(moved_here));
        }
        if going == 0 {
            continue;
        }
        let to = destination(t, from);
        let Some(clearing) = to.target() else { continue };
        let meets_nobody = t.table.enemy_pieces(ME, clearing) == 0;
        if meets_nobody && t.table.rulings.move_without_enemy == MoveWithoutEnemy::Stay {
            continue;
        }
        let mut because = Because::of(Question::To, &to);
        if meets_nobody {
            because = because.ruling(Ruling::MoveWithoutEnemy);
        }
        if moved_here > 0 {
            because = because.ruling(Ruling::MoveIntoLaterOrigin);
        }
        if t.march(going, from, clearing, because)? {
            arrived.push((clearing, going));
        }
    }
    if arrived.is_empty() {
        t.skipped(Skip::NothingMoves);
    }
    Ok(arrived.into_iter().map(|(clearing, _)| clearing).collect())
}

/// The neighbour with most enemy pieces (4.5.4). Zero counts too (ruling M-11).
fn destination(t: &Turn, from: ClearingId) -> Choice<ClearingId> {
    let table = &t.table;
    let near = t.neighbours(from);
    Targeting::among(table.highest_first().filter(|c| near.contains(c)))
        .legal(|c| table.may_move(ME, from, c))
        .most(Measure::EnemyPieces, |c| table.enemy_pieces(ME, c).into())
        .highest_priority()
}

/// Trait Blitz: after the Move step, the ruled clearing of highest priority with no enemy piece
/// moves all but one warrior, and battles where they come to (rulings M-3, M-4, M-5).
fn blitz(t: &mut Turn) -> Play {
    if !t.table.has(ME, Trait::Blitz) {
        return Ok(());
    }
    t.step(Phase::Daylight, Step::Blitz, "3.3")?;
    let table = &t.table;
    let origin = table
        .clearings()
        .only(Filter::Ruled, |c| table.rules(ME, c))
        .only(Filter::NoEnemy, |c| table.enemy_pieces(ME, c) == 0)
        .legal(|c| if table.count(ME, Piece::Warrior, c) > 1 { Ok(()) } else { Err(Illegal::NothingToMove) })
        .legal(|c| destination(t, c).target().map(|_| ()).ok_or(Illegal::NowhereToGo))
        .highest_priority();
    let Some(from) = origin.target() else {
        t.skipped(Skip::NothingMoves);
        return Ok(());
    };
    let to = destination(t, from);
    let Some(clearing) = to.target() else { return Ok(()) };
    let going = table.count(ME, Piece::Warrior, from).saturating_sub(1);
    let because = Because::of(Question::From, &origin).and(Because::of(Question::To, &to));
    if t.march(going, from, clearing, because)? {
        battle_in(t, clearing)?;
    }
    Ok(())
}

/// Whether it expands: nothing was built this turn, and it has five buildings or fewer (4.5.5).
fn expands(table: &Table, built: u8, repeats: u8) -> bool {
    let buildings: u8 = BUILDINGS.iter().map(|&building| table.on_map(ME, building)).sum();
    let once = table.rulings.expand == Expand::Once || table.has(ME, Trait::Overwhelming);
    // Without a limit it stops at the latest when every card of the deck has been up (ruling M-1).
    let limit = if once { 1 } else { 54 };
    built == 0 && buildings <= 5 && repeats < limit
}

/// Discards the order card and reveals a new one, which is not crafted (4.5.5). Returns whether
/// there was one.
fn expand(t: &mut Turn) -> Play<bool> {
    t.step(Phase::Daylight, Step::Expand, "4.5.5")?;
    if let Some(card) = t.table.order {
        t.tell(Message::Expand { card }, Because::nothing().ruling(Ruling::Expand))?;
        t.table.order = None;
        t.table.discard_card(card);
    }
    let card = t.draw(crate::card::DrawnFor::NewOrder)?;
    if let Some(card) = card {
        t.set_order(card);
    }
    Ok(card.is_some())
}

/// Evening (4.6).
fn evening(t: &mut Turn) -> Play {
    t.step(Phase::Evening, Step::Score, "4.6.1")?;
    let tracks = BUILDINGS.map(|building| (building, t.table.on_map(ME, building).saturating_sub(1)));
    let order = t.table.order.and_then(|card| building_of(card.suit));
    let points = match order {
        Some(building) => tracks.iter().find(|(known, _)| *known == building).map_or(0, |&(_, points)| points),
        None => tracks.iter().map(|&(_, points)| points).max().unwrap_or(0),
    };
    if points == 0 {
        t.skipped(Skip::NoPoints);
    }
    t.score(ME, i8::try_from(points).unwrap_or(0), Reason::Track)?;
    t.discard_order("4.6.2")?;
    t.nightmare_point()
}

/// Trait Hospitals: a battle in which two or more of its defending warriors fell brings two to the
/// Keep; without the Keep, none (ruling M-15).
pub(crate) fn hospitals(t: &mut Turn, fallen: u8) -> Play {
    if fallen >= 2 { at_the_keep(t, 2) } else { Ok(()) }
}

/// Field Hospitals of a human Marquise whose warriors an effect removes outside battle (Law of
/// Root 6.2.3): for each clearing a card of its suit may be spent. In battle it is an effect among
/// others.
pub(crate) fn field_hospitals(t: &mut Turn, removed: impl Iterator<Item = Lot>) -> Play {
    for lot in removed.filter(|lot| lot.faction == ME && lot.piece == Piece::Warrior) {
        let Place::Clearing(clearing) = lot.place else { continue };
        let keep = t.table.highest_first().find(|&c| t.table.count(ME, Piece::Keep, c) > 0);
        if !t.table.is_human(ME) || keep.is_none_or(|keep| t.table.snared(ME, keep)) {
            return Ok(());
        }
        let options = vec![Pick::Discard(t.table.suit(clearing)), Pick::Discard(Suit::Bird), Pick::Decline];
        if let Some(Pick::Discard(suit)) =
            t.decide_in(clearing, ME, Decision::FieldHospitals, options, Because::nothing())?
        {
            t.table.discard_card(DeckCard { suit, name: None });
            at_the_keep(t, lot.count)?;
        }
    }
    Ok(())
}

/// Field Hospitals of a human Marquise (Law of Root 6.2.3): the fallen come back at the Keep.
pub(crate) fn bring_back(t: &mut Turn, fallen: u8) -> Play {
    at_the_keep(t, fallen)
}

fn at_the_keep(t: &mut Turn, warriors: u8) -> Play {
    let keep = t.table.highest_first().find(|&c| t.table.count(ME, Piece::Keep, c) > 0);
    if let Some(keep) = keep {
        t.place(ME, Piece::Warrior, &[(keep, warriors)], Because::nothing())?;
    }
    Ok(())
}
