//! Puts a game together from its head and segments, and where some of them are damaged, as much of
//! it as there is.

use std::collections::BTreeMap;

use engine::{Game, Input, Origin};
use transfer::{Past, Point};

use crate::hand_over::Start;
use crate::request::{GameId, Restored, Summary, Unreadable};
use crate::save::{Save, Travels};
use crate::saves::Head;
use crate::seal::damaged;
use crate::segment::{Beginning, Line, Segment, point_after};

/// Segments by line and position; none where one cannot be read.
type Segments = BTreeMap<(u32, usize), Option<Segment>>;

/// Inputs that follow each other from one of the segments on.
struct Chain {
    starts: Vec<(usize, Point)>,
    inputs: Vec<Input>,
    /// Where they end, as inputs of the game.
    end: usize,
}

/// A game from what storage holds of it; of some segments perhaps the text before the last one.
///
/// # Errors
///
/// Where none can be made of it.
pub(crate) fn game(
    id: &GameId,
    head: Result<Head, Unreadable>,
    mut segments: Segments,
    earlier: bool,
) -> Result<Save, Unreadable> {
    let (head_is_sound, Head { line, summary, deleted, beginning }) = match head {
        Ok(head) => (true, head),
        Err(reason) => (false, head_from(id, &segments).ok_or(reason)?),
    };
    segments.retain(|(of, _), _| *of == line);
    let Some(newest) = segments.values().flatten().max_by_key(|segment| segment.revision) else {
        let game = Game::replay(beginning.origin, []).map_err(damaged)?;
        // A game without inputs has no segments.
        let restored = (!segments.is_empty()).then_some(Restored::Shortened { missing: None });
        return save(id, summary.played, deleted, game, beginning.travels, None, restored);
    };
    let (made, total, revision) = (newest.made, newest.total, newest.revision);
    let chain = chain(&segments, line, 0, total);
    // A segment that cannot be read may be the newest one, and hold more.
    let from = newest.first;
    let gone = |first: usize| first == total || (first > from && first < made);
    let unread = segments.iter().any(|(&(_, first), segment)| segment.is_none() && gone(first));
    let unread = unread || (earlier && chain.end == total);
    if chain.end == total {
        if let Ok(game) = play(beginning.origin.clone(), chain.inputs.clone(), made) {
            let sound = head_is_sound && !unread;
            let kept = sound.then(|| Line::read(line, revision, chain.inputs, made, chain.starts));
            let restored = unread.then_some(Restored::Shortened { missing: None });
            return save(id, summary.played, deleted, game, beginning.travels, kept, restored);
        }
    } else if chain.end >= made {
        // Only what could be redone is gone.
        if let Ok(game) = play(beginning.origin.clone(), chain.inputs.clone(), made) {
            return save(id, summary.played, deleted, game, beginning.travels, None, None);
        }
    }
    if let Some((game, travels)) = from_checkpoint(&segments, line, made, total, &beginning) {
        let lost = unread.then_some(Restored::Shortened { missing: None });
        let restored = lost.or_else(|| Start::of(&game).map(Restored::From));
        return save(id, summary.played, deleted, game, travels, None, restored);
    }
    if chain.end == total {
        // Nothing is damaged, but this version plays it otherwise. Another may not.
        return Err(play(beginning.origin, chain.inputs, made).err().unwrap_or_else(|| damaged("inputs")));
    }
    let missing = u32::try_from(made.saturating_sub(chain.end)).ok().filter(|_| !unread);
    let end = chain.end;
    let game = play(beginning.origin, chain.inputs, end)?;
    save(id, summary.played, deleted, game, beginning.travels, None, Some(Restored::Shortened { missing }))
}

fn save(
    id: &GameId,
    played: u64,
    deleted: bool,
    game: Game,
    travels: Travels,
    line: Option<Line>,
    restored: Option<Restored>,
) -> Result<Save, Unreadable> {
    let summary = Summary::of(id, &game, played);
    Ok(Save { summary, deleted, game, travels, line, restored })
}

/// What a head would say, told from the first segment.
fn head_from(id: &GameId, segments: &Segments) -> Option<Head> {
    let firsts = segments.values().flatten().filter_map(|segment| Some((segment, segment.beginning.as_ref()?)));
    let (first, beginning) = firsts.max_by_key(|(segment, _)| segment.revision)?;
    let game = Game::replay(beginning.origin.clone(), []).ok()?;
    Some(Head { line: first.line, summary: Summary::of(id, &game, 0), deleted: false, beginning: beginning.clone() })
}

/// The segments that follow each other from this one on, up to so many inputs of the game.
fn chain(segments: &Segments, line: u32, from: usize, total: usize) -> Chain {
    let mut chain = Chain { starts: Vec::new(), inputs: Vec::new(), end: from };
    while chain.end < total {
        let Some(Some(segment)) = segments.get(&(line, chain.end)) else { break };
        if let Some(&(first, follows)) = chain.starts.last() {
            let before = chain.inputs.get(first - from..).unwrap_or_default();
            if point_after(follows, before) != segment.follows {
                break;
            }
        }
        let inputs = segment.inputs.iter().take(total - segment.first);
        let before = chain.inputs.len();
        chain.starts.push((segment.first, segment.follows));
        chain.inputs.extend(inputs.cloned());
        if chain.inputs.len() == before {
            break;
        }
        chain.end = from + chain.inputs.len();
    }
    if chain.starts.is_empty()
        && let Some(Some(segment)) = segments.get(&(line, from))
    {
        chain.starts.push((segment.first, segment.follows));
    }
    chain
}

/// The game from the first table on from which all inputs that are in effect follow.
fn from_checkpoint(
    segments: &Segments,
    line: u32,
    made: usize,
    total: usize,
    beginning: &Beginning,
) -> Option<(Game, Travels)> {
    for segment in segments.values().flatten().filter(|segment| segment.first <= made) {
        let Some(checkpoint) = segment.checkpoint.clone() else { continue };
        let rest = chain(segments, line, segment.first, total);
        if rest.end < made {
            continue;
        }
        let origin = Origin { setup: beginning.origin.setup.clone(), checkpoint: Some(checkpoint) };
        let Ok(game) = play(origin, rest.inputs, made - segment.first) else { continue };
        let travels = &beginning.travels;
        let handed = travels.past.as_ref().map(|past| past.handed.clone()).unwrap_or_default();
        let past = Some(Past { origin: segment.follows, handed });
        return Some((game, Travels { past, travels_as: travels.travels_as.clone() }));
    }
    None
}

/// A game with so many of these inputs made and the others undone.
fn play(origin: Origin, mut inputs: Vec<Input>, made: usize) -> Result<Game, Unreadable> {
    let mut undone = inputs.split_off(made.min(inputs.len()));
    undone.reverse();
    Game::replay_with_undone(origin, inputs, undone).map_err(damaged)
}
