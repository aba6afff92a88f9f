//! Automated Alliance (Law of Rootbotics 6).

use crate::act::Removal;
use crate::card::{Decision, Lot, Message, Phase, Pick, Reason, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::Piece;
use crate::ruling::{Ruling, SpreadElsewhere};
use crate::seat::{Difficulty, Trait};
use crate::suit::Suit;
use crate::table::{Illegal, Table};
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

const ME: Faction = Faction::Alliance;

/// What the first to the tenth sympathy token on the map is worth.
const TRACK: [i8; 10] = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4];

/// Set-up (6.3): nothing comes onto the map.
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "6.3")?;
    t.tell(Message::NothingToSetUp, Because::nothing())
}

/// A turn (6.4 to 6.6).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    t.reveal_order("6.4.1")?;
    t.craft_order("6.4.2")?;
    let order = t.table.order_suit();

    t.step(Phase::Birdsong, Step::Revolt, "6.4.3")?;
    if order == Suit::Bird || !revolt(t, order)? {
        t.step(Phase::Birdsong, Step::PublicPity, "6.4.4")?;
        public_pity(t, order)?;
    }

    t.step(Phase::Daylight, Step::Spread, "6.5.1")?;
    spread(t, order)?;
    if order == Suit::Bird {
        t.step(Phase::Daylight, Step::SurpriseRevolt, "6.5.2")?;
        revolt(t, order)?;
    }

    t.step(Phase::Evening, Step::Organize, "6.6.1")?;
    organize(t, order)?;
    t.step(Phase::Evening, Step::Recruit, "6.6.2")?;
    recruit(t)?;
    t.discard_order("6.6.3")?;
    if t.table.has(ME, Trait::Wildfire) {
        t.step(Phase::Evening, Step::Wildfire, "3.3")?;
        // The card just discarded still orders (ruling A-18). No points, not for a token that
        // cannot be placed either (ruling A-8).
        place_token(t, order)?;
    }
    t.nightmare_point()
}

/// A base on the board rises in a sympathetic clearing of the order's suit, on a bird order of any
/// suit: where most enemy pieces are, which all go (6.4.3, 6.5.2). Zero counts too (ruling A-4).
/// Returns whether there was such a clearing.
fn revolt(t: &mut Turn, order: Suit) -> Play<bool> {
    let site = revolt_site(&t.table, order);
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(false);
    };
    let because = Because::of(Question::Where, &site);
    t.remove_enemies(&[clearing], because.clone())?;
    t.place(ME, Piece::Base, &[(clearing, 1)], because)?;
    Ok(true)
}

fn revolt_site(table: &Table, order: Suit) -> Choice<ClearingId> {
    table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::HasSympathy, |c| is_sympathetic(table, c))
        .only(Filter::BaseLeft, |c| has_base_for(table, c))
        .legal(|c| room_for_base(table, c))
        .most(Measure::EnemyPieces, |c| table.enemy_pieces(ME, c).into())
        .highest_priority()
}

fn is_sympathetic(table: &Table, clearing: ClearingId) -> bool {
    table.count(ME, Piece::Sympathy, clearing) > 0
}

/// Whether the base of a clearing's suit is still on the board.
fn has_base_for(table: &Table, clearing: ClearingId) -> bool {
    table.supply_in_suit(ME, Piece::Base, table.suit(clearing)) > 0
}

/// Whether a base can stand in a clearing once the enemy pieces are gone (ruling A-5). A Keep would
/// be gone too; no token lies beside one (ruling A-6).
fn room_for_base(table: &Table, clearing: ClearingId) -> Result<(), Illegal> {
    if table.burning.contains(&clearing) {
        return Err(Illegal::Burning);
    }
    let freed: u8 = table.enemies(ME).map(|enemy| table.buildings(enemy, clearing)).sum();
    if table.open_slots(clearing) + freed > 0 { Ok(()) } else { Err(Illegal::NoSlot) }
}

/// Without a revolt: two spreads, with five or more tokens on the map one (6.4.4). They are counted
/// before the first spread (ruling A-10).
fn public_pity(t: &mut Turn, order: Suit) -> Play {
    if t.table.has(ME, Trait::Steadfast) && will_surprise(&t.table, order) {
        t.skipped(Skip::SurpriseRevoltAhead);
        return Ok(());
    }
    let spreads = if t.table.on_map(ME, Piece::Sympathy) <= 4 { 2 } else { 1 };
    for _ in 0..spreads {
        spread(t, order)?;
    }
    Ok(())
}

/// Whether a Surprise Revolt will follow this turn, seen from before Public Pity: one is possible
/// already, or the Daylight spread will make it so (ruling A-13).
fn will_surprise(table: &Table, order: Suit) -> bool {
    if order != Suit::Bird {
        return false;
    }
    let rises = |c: ClearingId| !table.snared(ME, c) && has_base_for(table, c) && room_for_base(table, c).is_ok();
    let next = || token_site(table, order).0.filter(|_| table.supply(ME, Piece::Sympathy) > 0);
    revolt_site(table, order).target().is_some() || next().is_some_and(rises)
}

/// Spreads sympathy (6.5.1): a token that scores, or five points where none can be placed
/// (6.5.1.II).
fn spread(t: &mut Turn, order: Suit) -> Play {
    match place_token(t, order)? {
        Token::Placed(clearing) => score_token(t, clearing),
        Token::Snared => Ok(()),
        Token::Impossible => t.score(ME, 5, Reason::CannotSpread),
    }
}

/// What became of a token that was to be placed.
enum Token {
    Placed(ClearingId),
    /// A snare was removed in its place (11.8.2).
    Snared,
    Impossible,
}

fn place_token(t: &mut Turn, order: Suit) -> Play<Token> {
    if t.table.supply(ME, Piece::Sympathy) == 0 {
        t.skipped(Skip::NoneLeft);
        return Ok(Token::Impossible);
    }
    let (site, because) = token_site(&t.table, order);
    let Some(clearing) = site else {
        t.skipped(Skip::NoTarget);
        return Ok(Token::Impossible);
    };
    let placed = t.place(ME, Piece::Sympathy, &[(clearing, 1)], because)?;
    Ok(if placed > 0 { Token::Placed(clearing) } else { Token::Snared })
}

/// Where the next token goes: to the ordered clearing next to a sympathetic one with fewest enemy
/// warriors; where there is none, to the clearing with fewest enemy pieces (6.5.1.I), of the whole
/// map or next to a sympathetic one (ruling A-2). The first token of all goes anywhere (ruling A-1).
fn token_site(table: &Table, order: Suit) -> (Option<ClearingId>, Because) {
    let is_beside = |c| table.adjacent(c).iter().any(|&near| is_sympathetic(table, near));
    let free = || table.clearings().only(Filter::NoSympathy, |c| !is_sympathetic(table, c));
    let ordered = free()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::NextToSympathy, is_beside)
        .legal(|c| table.may_place(ME, Piece::Sympathy, c))
        .fewest(Measure::EnemyWarriors, |c| table.enemy_warriors(ME, c).into())
        .highest_priority();
    let mut because = Because::of(Question::Where, &ordered);
    if let Some(clearing) = ordered.target() {
        return (Some(clearing), because);
    }

    let emptiest = |free: Targeting<ClearingId>| {
        free.legal(|c| table.may_place(ME, Piece::Sympathy, c))
            .fewest(Measure::EnemyPieces, |c| table.enemy_pieces(ME, c).into())
            .highest_priority()
    };
    let anywhere = emptiest(free());
    let adjacent = emptiest(free().only(Filter::NextToSympathy, is_beside));
    let is_open = adjacent.target().is_some();
    let differs = is_open && adjacent.target() != anywhere.target();
    let site = match table.rulings.spread_elsewhere {
        SpreadElsewhere::Adjacent if is_open => adjacent,
        _ => anywhere,
    };
    because = because.and(Because::of(Question::Where, &site));
    if differs {
        because = because.ruling(Ruling::SpreadElsewhere);
    }
    (site.target(), because)
}

/// Scores a new token by the track, 1 less under Martial Law: where one enemy has three or more
/// warriors (6.2.5), a bot in the cooperative game too (ruling A-9). Hired ones are not the
/// hirer's (ruling A-17).
fn score_token(t: &mut Turn, clearing: ClearingId) -> Play {
    let table = &t.table;
    let tokens = usize::from(table.on_map(ME, Piece::Sympathy));
    let worth = tokens.checked_sub(1).and_then(|at| TRACK.get(at)).copied().unwrap_or(0);
    let occupied = table.enemies(ME).any(|enemy| table.warriors(enemy, clearing) >= 3);
    let (points, reason) = if worth > 0 && occupied && !table.has(ME, Trait::Steadfast) {
        (worth - 1, Reason::MartialLaw)
    } else {
        (worth, Reason::Track)
    };
    if points == 0 {
        t.skipped(Skip::NoPoints);
    }
    t.score(ME, points, reason)
}

/// Warriors that a clearing with a base needs to organize.
fn needed_to_organize(table: &Table) -> u8 {
    match table.difficulty(ME) {
        Difficulty::Easy => 4,
        Difficulty::Default => 3,
        Difficulty::Challenging | Difficulty::Nightmare => 2,
    }
}

/// In each clearing with a base and enough warriors: they all go, and sympathy is spread once
/// (6.6.1).
fn organize(t: &mut Turn, order: Suit) -> Play {
    let table = &t.table;
    let needed = needed_to_organize(table);
    let sites = table
        .clearings()
        .only(Filter::HasBuilding, |c| table.count(ME, Piece::Base, c) > 0)
        .only(Filter::EnoughWarriors, |c| table.warriors(ME, c) >= needed)
        .highest_priority();
    if sites.target().is_none() {
        t.skipped(Skip::NoTarget);
    }
    for clearing in sites.legal() {
        let count = t.table.warriors(ME, clearing);
        let lot = Lot { place: Place::Clearing(clearing), faction: ME, piece: Piece::Warrior, count };
        t.remove(Removal::by(ME, vec![lot]), Because::of(Question::Where, &sites))?;
        spread(t, order)?;
    }
    Ok(())
}

/// One warrior in each clearing with a base, as many as there are (6.6.2).
fn recruit(t: &mut Turn) -> Play {
    let table = &t.table;
    let sites = table
        .clearings()
        .only(Filter::HasBuilding, |c| table.count(ME, Piece::Base, c) > 0)
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .highest_priority();
    if sites.target().is_none() {
        t.skipped(Skip::NowhereToRecruit);
    } else if table.supply(ME, Piece::Warrior) == 0 {
        t.skipped(Skip::NobodyToRecruit);
    }
    let spots: Vec<_> = sites.legal().map(|clearing| (clearing, 1)).collect();
    t.place(ME, Piece::Warrior, &spots, Because::of(Question::Where, &sites)).map(|_| ())
}

/// Automated Outrage (6.2.3): a human who moves warriors into a sympathetic clearing, or removes a
/// token, discards a card of that clearing's suit or a bird; without one the Alliance score 1.
/// Nobody checks the hand (ruling A-16). It is asked once a move and once a token (ruling A-14),
/// and by whoever's order the warriors moved, of their owner (ruling A-15). Bots owe nothing.
pub(crate) fn outrage(t: &mut Turn, by: Faction, clearing: ClearingId) -> Play {
    if !t.table.is_bot(ME) || !t.table.is_human(by) {
        return Ok(());
    }
    let options = vec![Pick::Discard(t.table.suit(clearing)), Pick::Discard(Suit::Bird), Pick::Cannot];
    match t.decide_in(clearing, by, Decision::Outrage, options, Because::nothing())? {
        Some(Pick::Discard(suit)) => {
            t.table.discard_card(DeckCard { suit, name: None });
            t.happened(Event::Discard(by));
            Ok(())
        }
        _ => t.score(ME, 1, Reason::Outrage),
    }
}

/// Crackdown (6.2.4): with a base go all tokens in clearings of its suit, its own clearing too
/// (ruling A-7). Nobody scores and nobody owes a card (ruling C-9).
pub(crate) fn crackdown(t: &mut Turn, clearing: ClearingId) -> Play {
    if !t.table.is_bot(ME) {
        return Ok(());
    }
    let table = &t.table;
    let suit = table.suit(clearing);
    let tokens = table.highest_first().filter(|&c| table.suit(c) == suit && is_sympathetic(table, c));
    let lots = tokens.map(|c| Lot { place: Place::Clearing(c), faction: ME, piece: Piece::Sympathy, count: 1 });
    let removal = Removal { by: None, lots: lots.collect() };
    t.remove(removal, Because::nothing())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::DeckId;
    use crate::map::MapId;
    use crate::seat::{Control, Seat};

    /// Autumn with sympathy in the fox clearings 1 and 8, two enemy warriors in 8.
    fn table() -> Table {
        let map = MapId::Autumn.map().unwrap();
        let suits = map.clearings().iter().map(|clearing| clearing.suit.unwrap()).collect();
        let bot = Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() };
        let seats = vec![Seat::new(ME, bot), Seat::new(Faction::Eyrie, Control::Human)];
        let mut table = Table::new(map, suits, DeckId::Base, seats);
        for clearing in [1, 8] {
            table.put(ClearingId(clearing), ME, Piece::Sympathy, 1);
        }
        table.put(ClearingId(8), Faction::Eyrie, Piece::Warrior, 2);
        table
    }

    #[test]
    fn a_revolt_passes_over_a_clearing_whose_slots_hold_items() {
        let mut table = table();
        assert_eq!(revolt_site(&table, Suit::Fox).target(), Some(ClearingId(8)));
        table.blocked_slots = vec![ClearingId(8)];
        assert_eq!(revolt_site(&table, Suit::Fox).target(), Some(ClearingId(8)), "one slot is open");
        table.blocked_slots = vec![ClearingId(8), ClearingId(8)];
        assert_eq!(revolt_site(&table, Suit::Fox).target(), Some(ClearingId(1)));
    }

    #[test]
    fn nothing_is_placed_where_it_burns() {
        let mut table = table();
        table.burning = vec![ClearingId(8), ClearingId(12)];
        assert_eq!(revolt_site(&table, Suit::Fox).target(), Some(ClearingId(1)));
        // Neighbours of 1 and 8 are 4, 5, 7, 9 and 10: no fox clearing, so the emptiest of all.
        assert_eq!(token_site(&table, Suit::Fox).0, Some(ClearingId(2)));
        table.burning.push(ClearingId(2));
        assert_eq!(token_site(&table, Suit::Fox).0, Some(ClearingId(3)));
    }
}
