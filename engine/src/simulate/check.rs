//! What must hold on every table, and on every card.

use crate::act::WINNING;
use crate::card::{Message, Prompt};
use crate::faction::Faction;
use crate::game::Position;
use crate::item::Item;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Kind, Piece};
use crate::suit::Suit;
use crate::table::Table;
use crate::target::{Best, Choice, Decided, Filter, Measure, Target, TieBreak, Why};

use super::recount::recount;

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("{faction} has {there} {piece} of {owned}")]
    TooMany { faction: Faction, piece: Piece, there: u16, owned: u8 },
    #[error("{faction} has {there} {piece} in {suit} clearings of {owned}")]
    TooManyInSuit { faction: Faction, piece: Piece, suit: Suit, there: u8, owned: u8 },
    #[error("clearing {0} holds more buildings than slots")]
    Slots(ClearingId),
    #[error("clearing {0} holds two {1}")]
    Two(ClearingId, Piece),
    #[error("{0} has {1} points")]
    Points(Faction, u8),
    #[error("{0} more {1} than the game has")]
    Items(usize, Item),
    #[error("a card asks with fewer than two options")]
    NoOptions,
    #[error("the chosen target is not the best: {0:?}")]
    Target(Target),
    #[error("a choice says that it was decided by {0:?}")]
    Decided(Decided),
    #[error("{target:?} is said to have {said} {of}, and has {counted}")]
    Count { of: Measure, target: Target, said: i16, counted: i16 },
    #[error("{target:?} and the filter {filter} do not go together")]
    Filter { filter: Filter, target: Target },
    #[error("a card moves, places or removes nothing: {0:?}")]
    EmptyCard(Message),
}

/// What must hold of a position: its table, and the card that waits. `earlier` are the reasons
/// that cards of the same step showed before.
///
/// # Errors
///
/// What does not.
pub fn check_position(position: &Position, earlier: &[Why]) -> Result<(), Fault> {
    check_table(&position.table)?;
    let card = &position.card;
    let options = match &card.prompt {
        Prompt::Chance(options) => options.len(),
        Prompt::Choose(options) => options.len(),
        _ => 2,
    };
    if options < 2 {
        return Err(Fault::NoOptions);
    }
    let empty = match &card.message {
        Message::Place { lots } | Message::Remove { lots, .. } | Message::Losses { lots, .. } => {
            lots.is_empty() || lots.iter().any(|lot| lot.count == 0)
        }
        Message::Racketeer { lots } => lots.iter().any(|lot| lot.count == 0),
        Message::Pay { warriors, .. } | Message::CashIn { warriors, .. } | Message::GiveBack { warriors, .. } => {
            *warriors == 0
        }
        Message::Move { count, from, to, .. } => *count == 0 || from == to,
        _ => false,
    };
    if empty {
        return Err(Fault::EmptyCard(card.message.clone()));
    }
    card.why.iter().try_for_each(|why| check_choice(&why.choice, position.table.map.pass))?;
    recount(card, earlier, &position.table)
}

/// The chosen target beats every other one, compared plainly one by one.
fn check_choice(choice: &Choice<Target>, pass: Option<ClearingId>) -> Result<(), Fault> {
    let mut legal = choice.candidates.iter().filter(|candidate| candidate.out.is_none());
    let Some(chosen) = legal.next() else {
        return if choice.decided == Decided::NoTarget { Ok(()) } else { Err(Fault::Decided(choice.decided)) };
    };
    let mut closest = None;
    for other in legal {
        let differing = choice.ranks.iter().enumerate().find_map(|(at, rank)| {
            let (a, b) = (chosen.values.get(at)?, other.values.get(at)?);
            (a != b).then_some((at, if rank.best == Best::Most { a > b } else { a < b }))
        });
        match differing {
            Some((_, false)) => return Err(Fault::Target(other.target)),
            Some((at, true)) => closest = closest.max(Some(at)),
            None if goes_before(chosen.target, other.target, choice.tie_break, pass) => closest = Some(usize::MAX),
            None => return Err(Fault::Target(other.target)),
        }
    }
    let expected = match closest {
        None => Decided::OnlyTarget,
        Some(usize::MAX) => Decided::Priority,
        Some(at) => Decided::Rank(at),
    };
    if choice.decided == expected { Ok(()) } else { Err(Fault::Decided(choice.decided)) }
}

/// Whether a target wins a tie: the Pass always, else the lower or the higher number, or the earlier
/// letter. Forests have no priority.
fn goes_before(one: Target, other: Target, tie_break: TieBreak, pass: Option<ClearingId>) -> bool {
    match (one, other) {
        (Target::Place(Place::Clearing(one)), Target::Place(Place::Clearing(other))) => {
            Some(one) == pass
                || Some(other) != pass
                    && match tie_break {
                        TieBreak::HighestPriority => one < other,
                        TieBreak::LowestPriority => one > other,
                        TieBreak::Chance => true,
                        TieBreak::SetupPriority => false,
                    }
        }
        (Target::Player(one), Target::Player(other)) => one < other,
        _ => true,
    }
}

/// What must hold of a table: pieces, slots, limits of a clearing, points and items.
///
/// # Errors
///
/// What does not.
pub fn check_table(table: &Table) -> Result<(), Fault> {
    for faction in table.factions() {
        for piece in faction.pieces() {
            check_count(table, faction, piece)?;
        }
        if table.vp(faction) > WINNING {
            return Err(Fault::Points(faction, table.vp(faction)));
        }
    }
    for clearing in table.map.clearings() {
        let buildings: u8 = table
            .stacks(clearing.id)
            .iter()
            .filter(|stack| stack.piece.kind() == Kind::Building)
            .map(|stack| stack.count)
            .sum();
        if buildings + u8::from(table.has_ruin(clearing.id)) > clearing.slots {
            return Err(Fault::Slots(clearing.id));
        }
        for stack in table.stacks(clearing.id) {
            let plots = table.stacks(clearing.id).iter().filter(|stack| matches!(stack.piece, Piece::Plot(..)));
            let there = if matches!(stack.piece, Piece::Plot(..)) { plots.count() } else { stack.count.into() };
            if stack.piece.one_per_clearing() && there > 1 {
                return Err(Fault::Two(clearing.id, stack.piece));
            }
        }
    }
    for &item in Item::ALL {
        let held = table.seats.iter().filter(|seat| !seat.faction.is_vagabond()).flat_map(|seat| &seat.crafted);
        let count = held.chain(&table.items).filter(|&&known| known == item).count();
        let all = usize::from(item.supply_at_start());
        if count > all {
            return Err(Fault::Items(count - all, item));
        }
    }
    Ok(())
}

fn check_count(table: &Table, faction: Faction, piece: Piece) -> Result<(), Fault> {
    let owned = faction.owns(piece);
    let there = match piece {
        Piece::Warrior => {
            let trays = table.seats.iter().map(|seat| u16::from(seat.warriors_on_tray(faction)));
            u16::from(table.on_map(faction, piece)) + trays.sum::<u16>()
        }
        Piece::Plot(plot, _) => {
            Face::ALL.iter().map(|&face| u16::from(table.on_map(faction, Piece::Plot(plot, face)))).sum()
        }
        _ => table.on_map(faction, piece).into(),
    };
    if there > owned.into() {
        return Err(Fault::TooMany { faction, piece, there, owned });
    }
    if let Some(owned) = faction.owns_per_suit(piece) {
        for suit in Suit::OF_CLEARINGS {
            let there = table.on_map_in_suit(faction, piece, suit);
            if there > owned {
                return Err(Fault::TooManyInSuit { faction, piece, suit, there, owned });
            }
        }
    }
    Ok(())
}
