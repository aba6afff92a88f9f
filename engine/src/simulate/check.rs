//! What must hold on every card.

use crate::card::{Message, Prompt};
use crate::game::Position;
use crate::map::{ClearingId, Place};
use crate::target::{Best, Choice, Decided, Filter, Measure, Target, TieBreak, Why};

use super::recount::recount;

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("{0}")]
    Table(#[from] crate::fault::Fault),
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
    position.table.check()?;
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
