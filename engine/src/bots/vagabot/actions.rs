//! The Vagabot's actions in Daylight (7.5): Explore, Quest, Aid, Battle, Repair.

use super::items;
use super::moves::{Reach, walk};
use crate::card::{Chance, Lot, Message, Phase, Pick, Reason, Step};
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::Kind;
use crate::ruling::{AidedBot, BattleAgain, HelperPoints, Ruling};
use crate::seat::Trait;
use crate::table::Table;
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

/// Goes to a clearing for an action that exhausts so many items. Returns whether he is there and
/// has them: he goes even where he has not (7.5).
fn go(t: &mut Turn, goal: ClearingId, costs: u8, because: Because) -> Play<bool> {
    let able = walk(t, goal, because)? && items::ready(t) >= costs;
    if !able {
        t.skipped(Skip::NothingToExhaust);
    }
    Ok(able)
}

/// Explore: takes an item from under the nearest ruin (7.5.1). Without a ruin he does not move.
pub(super) fn explore(t: &mut Turn) -> Play {
    t.step(Phase::Daylight, Step::Explore, "7.5.1")?;
    let reach = Reach::of(t);
    let under = |c| t.table.ruins.iter().find(|&&(ruin, _)| ruin == c).map_or(0, |&(_, items)| items);
    let ruin = t
        .table
        .clearings()
        .only(Filter::HasRuin, |c| under(c) > 0)
        .only(Filter::InReach, |c| reach.has(c))
        .fewest(Measure::Moves, |c| reach.rank(c))
        .highest_priority();
    let Some(clearing) = ruin.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(());
    };
    let last = under(clearing) == 1;
    if !go(t, clearing, 1, Because::of(Question::Where, &ruin))? {
        return Ok(());
    }
    // Items are all alike to him: which one it is does not matter (ruling V-21).
    t.tell(Message::Explore { clearing, last }, Because::of(Question::Where, &ruin))?;
    items::exhaust(t, 1)?;
    if let Some((_, under)) = t.table.ruins.iter_mut().find(|(ruin, _)| *ruin == clearing) {
        *under = under.saturating_sub(1);
    }
    if last {
        t.table.ruins.retain(|&(ruin, _)| ruin != clearing);
    }
    items::gain(t, 1)
}

/// Quest: completes the open quest in the nearest clearing of its suit (7.5.2).
pub(super) fn quest(t: &mut Turn) -> Play {
    complete_quest(t).map(|_| ())
}

/// The same; returns whether it was completed.
pub(super) fn complete_quest(t: &mut Turn) -> Play<bool> {
    t.step(Phase::Daylight, Step::Quest, "7.5.2")?;
    let me = t.me;
    let Some(suit) = t.table.wanderer(me).and_then(|wanderer| wanderer.quest) else {
        t.skipped(Skip::NoneLeft);
        return Ok(false);
    };
    let reach = Reach::of(t);
    let site = t
        .table
        .clearings()
        .only(Filter::InSuit, |c| t.table.suit(c) == suit)
        .only(Filter::InReach, |c| reach.has(c))
        .fewest(Measure::Moves, |c| reach.rank(c))
        .highest_priority();
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(false);
    };
    if !go(t, clearing, 2, Because::of(Question::Where, &site))? {
        return Ok(false);
    }
    let points = if t.table.has(me, Trait::Questing) { 2 } else { 1 };
    t.tell(Message::Quest { suit, points }, Because::of(Question::Where, &site))?;
    items::exhaust(t, 2)?;
    if let Some(wanderer) = t.table.wanderer_mut(me) {
        wanderer.quest = None;
    }
    t.add_points(&[(me, points)])?;
    draw_quest(t)?;
    Ok(true)
}

/// Turns up a quest from the pile (7.3.3): all that matters of it is its suit.
pub(super) fn draw_quest(t: &mut Turn) -> Play {
    let faction = t.me;
    let pile: Vec<_> = t.table.quests.iter().map(|&suit| Pick::Quest(suit)).collect();
    let Some(Pick::Quest(suit)) = t.chance(Chance::Quest, pile)? else {
        t.skipped(Skip::NoneLeft);
        return Ok(());
    };
    t.tell(Message::OpenQuest { suit }, Because::nothing())?;
    if let Some(at) = t.table.quests.iter().position(|&known| known == suit) {
        t.table.quests.remove(at);
    }
    if let Some(wanderer) = t.table.wanderer_mut(faction) {
        wanderer.quest = Some(suit);
    }
    Ok(())
}

/// Aid: takes crafted items from the player with fewest points where he stands, for an item
/// exhausted and a point each (7.5.3). He moves only with the trait Questing.
pub(super) fn aid(t: &mut Turn) -> Play {
    t.step(Phase::Daylight, Step::Aid, "7.5.3")?;
    let questing = t.table.has(t.me, Trait::Questing);
    if questing && !go_to_aid(t)? {
        return Ok(());
    }
    let Some(Place::Clearing(clearing)) = t.table.pawn(t.me) else {
        t.skipped(Skip::NoTarget);
        return Ok(());
    };
    let table = &t.table;
    // In the fully cooperative game too he aids bots (3.5).
    let target = Targeting::among(table.enemies(t.me))
        .only(Filter::HasPieceHere, |player| table.pieces(player, clearing) > 0)
        .only(Filter::HasItems, |player| crafted(table, player) > 0)
        .fewest(Measure::Points, |player| table.vp_for_fewest(player))
        .setup_priority();
    match target.target() {
        Some(player) => take_items(t, player, questing, Because::of(Question::Whom, &target)),
        None => {
            t.skipped(Skip::NoTarget);
            Ok(())
        }
    }
}

/// Items in a player's Crafted Items box; Vagabonds and the Hundreds have none (ruling V-11).
fn crafted(table: &Table, player: Faction) -> u8 {
    let has_box = !player.is_vagabond() && player != Faction::Hundreds;
    let seat = table.seat(player).filter(|_| has_box);
    seat.map_or(0, |seat| u8::try_from(seat.crafted.len()).unwrap_or(u8::MAX))
}

/// Questing: to the nearest clearing with a player who has a crafted item.
fn go_to_aid(t: &mut Turn) -> Play<bool> {
    let reach = Reach::of(t);
    let table = &t.table;
    let owners =
        |c| table.enemies(t.me).filter(move |&player| table.pieces(player, c) > 0 && crafted(table, player) > 0);
    let site = table
        .clearings()
        .only(Filter::HasItems, |c| owners(c).next().is_some())
        .only(Filter::InReach, |c| reach.has(c))
        .fewest(Measure::Moves, |c| reach.rank(c))
        .fewest(Measure::Points, |c| owners(c).map(|player| table.vp_for_fewest(player)).min().unwrap_or(i16::MAX))
        .highest_priority();
    match site.target() {
        Some(clearing) => go(t, clearing, 1, Because::of(Question::Where, &site)),
        None => {
            t.skipped(Skip::NoTarget);
            Ok(false)
        }
    }
}

/// Takes as many items as he can exhaust; with Questing one only.
fn take_items(t: &mut Turn, player: Faction, questing: bool, mut because: Because) -> Play {
    let me = t.me;
    let most = if questing { 1 } else { items::ready(t) };
    let count = most.min(crafted(&t.table, player));
    let helps = t.table.has(me, Trait::Helper);
    let mut points = count;
    if helps {
        points += match t.table.rulings.helper_points {
            HelperPoints::OneExtra => 1,
            HelperPoints::Doubled => count,
        };
        if count > 1 {
            because = because.ruling(Ruling::HelperPoints);
        }
    }
    // A human draws a card for each item; a bot, which has no hand, scores.
    let (cards, their_points) = match t.table.rulings.aided_bot {
        _ if t.table.is_human(player) => (if helps { 2 * count } else { count }, 0),
        AidedBot::OneVp => (0, 1),
        AidedBot::PerItem => (0, count),
    };
    if their_points > 0 && count > 1 {
        because = because.ruling(Ruling::AidedBot);
    }
    // Unless the players say otherwise, the ones that were crafted first.
    let taken =
        t.table.seat(player).map_or(Vec::new(), |seat| seat.crafted.iter().take(count.into()).copied().collect());
    t.tell(Message::Aid { player, items: taken, points, cards, their_points }, because)?;
    items::exhaust(t, count)?;
    if let Some(seat) = t.table.seat_mut(player) {
        seat.crafted.drain(..usize::from(count).min(seat.crafted.len()));
    }
    items::gain(t, count)?;
    let signed = |points| i8::try_from(points).unwrap_or(i8::MAX);
    t.add_points(&[(me, signed(points)), (player, signed(their_points))])?;
    for _ in 0..cards {
        t.happened(Event::Draw(player));
    }
    Ok(())
}

/// Battle: goes to the enemy with most points and battles; again for two items each, while a
/// piece of that player remains there (7.5.4): a pawn always does (ruling V-9).
pub(super) fn battle(t: &mut Turn) -> Play {
    t.step(Phase::Daylight, Step::Battle, "7.5.4")?;
    let (target, field) = match victim(t) {
        Some(found) => found,
        None => {
            t.skipped(Skip::NoBattle);
            return Ok(());
        }
    };
    let (Some(enemy), Some(mut clearing)) = (target.target(), field.target()) else { return Ok(()) };
    let because = Because::of(Question::Whom, &target).and(Because::of(Question::Where, &field));
    if !go(t, clearing, 1, because.clone())? {
        return Ok(());
    }
    fight(t, clearing, enemy, 1, because)?;

    // An Adventurer battles once a turn.
    while items::ready(t) >= 2 && !t.table.has(t.me, Trait::Adventurer) {
        let mut because = Because::nothing().ruling(Ruling::BattleAgain);
        if t.table.rulings.battle_again == BattleAgain::WholeMap {
            let field = nearest(t, enemy);
            let Some(next) = field.target() else { break };
            because = because.and(Because::of(Question::Where, &field));
            clearing = next;
            if !go(t, clearing, 2, because.clone())? {
                break;
            }
        }
        if t.table.pieces(enemy, clearing) == 0 {
            break;
        }
        fight(t, clearing, enemy, 2, because)?;
    }
    Ok(())
}

/// Whom he battles, and where: the player with most points who has a piece in reach, in the nearest
/// clearing with one. A Berserker: where most enemy pieces stand, whoever has most of them there
/// (ruling V-15).
fn victim(t: &Turn) -> Option<(Choice<Faction>, Choice<ClearingId>)> {
    let table = &t.table;
    let reach = Reach::of(t);
    if table.has(t.me, Trait::Berserker) {
        let field = table
            .clearings()
            .only(Filter::HasEnemy, |c| table.attackable(t.me, c).next().is_some())
            .only(Filter::InReach, |c| reach.has(c))
            .most(Measure::EnemyPieces, |c| table.enemy_pieces(t.me, c).into())
            .fewest(Measure::Moves, |c| reach.rank(c))
            .highest_priority();
        let clearing = field.target()?;
        let target = table
            .defenders(t.me, clearing)
            .most(Measure::Pieces, |player| table.pieces(player, clearing).into())
            .setup_priority();
        return Some((target, field));
    }
    let in_reach = |player| table.highest_first().any(|c| reach.has(c) && table.pieces(player, c) > 0);
    let target = Targeting::among(table.opponents(t.me))
        .only(Filter::InReach, in_reach)
        .most(Measure::Points, |player| table.vp_for_most(player))
        .setup_priority();
    let enemy = target.target()?;
    Some((target, nearest(t, enemy)))
}

/// The nearest clearing with a piece of an enemy: of several the one with most of its buildings and
/// tokens, then with fewest of its warriors (7.5.4.I, II). A Berserker keeps to his own ranks.
fn nearest(t: &Turn, enemy: Faction) -> Choice<ClearingId> {
    let table = &t.table;
    let reach = Reach::of(t);
    let fields = table
        .clearings()
        .only(Filter::HasEnemy, |c| table.pieces(enemy, c) > 0)
        .only(Filter::InReach, |c| reach.has(c));
    if table.has(t.me, Trait::Berserker) {
        return fields
            .most(Measure::EnemyPieces, |c| table.enemy_pieces(t.me, c).into())
            .fewest(Measure::Moves, |c| reach.rank(c))
            .highest_priority();
    }
    fields
        .fewest(Measure::Moves, |c| reach.rank(c))
        .most(Measure::BuildingsAndTokens, |c| (table.buildings(enemy, c) + table.tokens(enemy, c)).into())
        .fewest(Measure::Warriors, |c| table.warriors(enemy, c).into())
        .highest_priority()
}

/// Exhausts items and battles. As attacker he scores 1 for each enemy warrior that he removes.
fn fight(t: &mut Turn, clearing: ClearingId, enemy: Faction, costs: u8, because: Because) -> Play {
    items::pay(t, costs, because.clone())?;
    let fought = t.battle(clearing, t.me, enemy, &[], because)?;
    score_warriors(t, t.me, &fought.defender_lost)
}

/// A point for each warrior among removed enemy pieces (7.5.4).
pub(super) fn score_warriors(t: &mut Turn, attacker: Faction, removed: &[Lot]) -> Play {
    let warriors: u8 = removed.iter().filter(|lot| lot.piece.kind() == Kind::Warrior).map(|lot| lot.count).sum();
    t.score(attacker, i8::try_from(warriors).unwrap_or(i8::MAX), Reason::Warriors)
}

/// Repair: one damaged item, an unexhausted one first, for an item exhausted (7.5.5).
pub(super) fn repair(t: &mut Turn) -> Play {
    t.step(Phase::Daylight, Step::Repair, "7.5.5")?;
    if items::repair(t, 1, 1)? == 0 {
        t.skipped(Skip::NothingDamaged);
    }
    Ok(())
}
