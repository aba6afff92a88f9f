//! How the Vagabot moves (7.2.2, 7.5): the nearest clearing, the way there, and slipping.

use std::collections::VecDeque;

use super::items;
use crate::card::{Chance, Message, Pick};
use crate::event::Event;
use crate::map::{ClearingId, Place};
use crate::table::Illegal;
use crate::target::{Choice, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

/// How many moves it is to each clearing, none to the one where he stands, whatever brought him there
/// (7.5, ruling V-22): along paths, with the ferry once a turn, along rivers
/// with Riverboats. Rule does not matter to him (7.2.2), forests are never entered.
pub(super) struct Reach(Vec<Option<u8>>);

impl Reach {
    /// From where he stands.
    pub(super) fn of(t: &Turn) -> Self {
        match t.table.pawn(t.me) {
            Some(Place::Clearing(clearing)) => Reach::from(t, &[clearing], 0, t.ferry_used),
            Some(Place::Forest(forest)) => {
                // Leaving a forest is a move.
                let around = t.table.map.forest(forest).map_or(&[] as &[ClearingId], |forest| &forest.clearings);
                let open: Vec<_> = around.iter().copied().filter(|&c| may_enter(t, c).is_ok()).collect();
                Reach::from(t, &open, 1, t.ferry_used)
            }
            _ => Reach(Vec::new()),
        }
    }

    /// From these clearings, which took so many moves already.
    fn from(t: &Turn, clearings: &[ClearingId], moves: u8, ferry_used: bool) -> Self {
        let rivers = t.uses_rivers();
        let mut reached = vec![[None::<u8>; 2]; t.table.map.clearings().len() + 1];
        let mut next = VecDeque::new();
        let mut reach = |next: &mut VecDeque<_>, c: ClearingId, ferried: bool, moves| {
            let Some(known) = reached.get_mut(usize::from(c.0)).and_then(|known| known.get_mut(usize::from(ferried)))
            else {
                return;
            };
            if known.is_none() {
                *known = Some(moves);
                next.push_back((c, ferried, moves));
            }
        };
        for &clearing in clearings {
            reach(&mut next, clearing, ferry_used, moves);
        }
        while let Some((from, ferried, moves)) = next.pop_front() {
            let paths = t.table.adjacent(from);
            let ferry = if ferried { &[] } else { t.table.ferry_links(from) };
            let by_ferry = ferry.iter().filter(|link| !paths.contains(link)).map(|&to| (to, true));
            let rivers = t.table.map.clearing(from).filter(|_| rivers).map_or(&[] as &[ClearingId], |c| &c.rivers);
            let by_river =
                rivers.iter().filter(|to| !paths.contains(to) && !ferry.contains(to)).map(|&to| (to, ferried));
            for (to, ferried) in paths.iter().map(|&to| (to, ferried)).chain(by_ferry).chain(by_river) {
                if may_enter(t, to).is_ok() {
                    reach(&mut next, to, ferried, moves + 1);
                }
            }
        }
        Reach(reached.into_iter().map(|[before, after]| [before, after].into_iter().flatten().min()).collect())
    }

    /// Moves to a clearing; none where no way leads there.
    fn moves(&self, to: ClearingId) -> Option<u8> {
        self.0.get(usize::from(to.0)).copied().flatten()
    }

    /// Whether a way leads to a clearing.
    pub(super) fn has(&self, to: ClearingId) -> bool {
        self.moves(to).is_some()
    }

    /// Moves to a clearing, to be ranked.
    pub(super) fn rank(&self, to: ClearingId) -> i16 {
        self.moves(to).map_or(i16::MAX, i16::from)
    }
}

/// Nothing moves into a burning clearing (Law of Root V.6.2).
fn may_enter(t: &Turn, to: ClearingId) -> Result<(), Illegal> {
    if t.table.burning.contains(&to) { Err(Illegal::Burning) } else { Ok(()) }
}

/// Walks to a clearing, exhausting an item a move, as far as the items allow (7.5, ruling V-6).
/// Returns whether he is there.
pub(super) fn walk(t: &mut Turn, goal: ClearingId, mut because: Because) -> Play<bool> {
    loop {
        let Some(from) = t.table.pawn(t.me) else { return Ok(false) };
        if from == Place::Clearing(goal) {
            return Ok(true);
        }
        let way = way(t, from, goal);
        let Some(to) = way.target() else { return Ok(false) };
        let by_river = matches!(from, Place::Clearing(from) if !t.by_path_or_ferry(from, to));
        if !by_river && items::ready(t) == 0 {
            return Ok(false);
        }
        step(t, from, to, by_river, std::mem::take(&mut because).and(Because::of(Question::To, &way)))?;
    }
}

/// The next clearing on a shortest way, of several the one of highest priority (ruling V-7).
fn way(t: &Turn, from: Place, goal: ClearingId) -> Choice<ClearingId> {
    let near = match from {
        Place::Clearing(from) => t.neighbours(from),
        Place::Forest(forest) => t.table.map.forest(forest).map_or(Vec::new(), |forest| forest.clearings.clone()),
        Place::Burrow => Vec::new(),
    };
    let further = |to: ClearingId| {
        let ferried = match from {
            Place::Clearing(from) => !t.table.adjacent(from).contains(&to) && t.table.ferry_links(from).contains(&to),
            _ => false,
        };
        Reach::from(t, &[to], 0, t.ferry_used || ferried).rank(goal)
    };
    Targeting::among(t.table.highest_first().filter(|c| near.contains(c)))
        .legal(|to| may_enter(t, to))
        .fewest(Measure::Moves, further)
        .highest_priority()
}

/// One move. Out of a snared clearing he only removes the snare, and has to pay again
/// (Law of Rootbotics 11.8.2). By river he exhausts an item for Riverboats, but none for the move.
fn step(t: &mut Turn, from: Place, to: ClearingId, by_river: bool, because: Because) -> Play {
    let me = t.me;
    let exhausts = u8::from(!by_river);
    if let Place::Clearing(from) = from
        && by_river
    {
        t.embark(from, to)?;
    }
    if let Place::Clearing(clearing) = from
        && t.table.snared(me, clearing)
    {
        items::pay(t, exhausts, because)?;
        t.springs_snare(me, clearing, Because::nothing())?;
        return Ok(());
    }
    t.tell(Message::Wander { from, to: Place::Clearing(to), exhausts }, because)?;
    items::exhaust(t, exhausts)?;
    arrive(t, from, Place::Clearing(to));
    match from {
        Place::Clearing(from) => t.ferry_along(from, to),
        _ => Ok(()),
    }
}

fn arrive(t: &mut Turn, from: Place, to: Place) {
    let faction = t.me;
    // A place of this map: it is refused for no reason.
    let _ = crate::adjust::set_pawn(&mut t.table, faction, to);
    t.happened(Event::Move { faction, count: 1, from, to });
}

/// Forests next to where he stands, be it a clearing or a forest (ruling V-12).
pub(super) fn forests(t: &Turn) -> Vec<Pick> {
    let map = t.table.map;
    let near = match t.table.pawn(t.me) {
        Some(Place::Clearing(clearing)) => map.clearing(clearing).map(|clearing| &clearing.forests),
        Some(Place::Forest(forest)) => map.forest(forest).map(|forest| &forest.adjacent),
        _ => None,
    };
    near.into_iter().flatten().map(|&forest| Pick::Place(Place::Forest(forest))).collect()
}

/// Slips into a forest at random, and exhausts nothing for it (7.4.3). A snare is removed, and he
/// slips after all (ruling V-13).
pub(super) fn slip(t: &mut Turn) -> Play {
    let Some(from) = t.table.pawn(t.me) else { return Ok(()) };
    let near = forests(t);
    if near.is_empty() {
        t.skipped(Skip::Impossible);
        return Ok(());
    }
    if let Place::Clearing(clearing) = from {
        t.springs_snare(t.me, clearing, Because::nothing())?;
    }
    if let Some(Pick::Place(to)) = t.chance(Chance::SlipForest, near)? {
        t.tell(Message::Wander { from, to, exhausts: 0 }, Because::nothing())?;
        arrive(t, from, to);
    }
    Ok(())
}
