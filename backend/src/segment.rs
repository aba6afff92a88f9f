//! A game's inputs as they are stored: in segments, each from the start of a turn, so that an input
//! writes one small text and nothing that grows with the game.
//!
//! Segments hold all inputs, the undone ones included, in the order in which they are made or
//! redone. How many of them are in effect is said by the segment that was written last. So an
//! input, an undo and a redo each take effect with one write, which the host does wholly or not at
//! all.

use engine::{Checkpoint, Game, Input, Origin};
use serde::{Deserialize, Serialize};
use transfer::{Past, Point};

use crate::host::{Host, StorageError};
use crate::request::GameId;
use crate::save::Travels;
use crate::saves::{segment_key, write_sealed};

/// A turn begins a new segment once the last one has so many inputs.
const ENOUGH: usize = 16;

/// Where a game begins, and what it has from its journeys.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Beginning {
    #[serde(flatten)]
    pub(crate) origin: Origin,
    #[serde(flatten)]
    pub(crate) travels: Travels,
}

/// Inputs that follow each other, and where the game stood when the segment was written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Segment {
    /// The name of the line that it belongs to.
    pub(crate) line: u32,
    /// How many inputs of the game come before it.
    pub(crate) first: usize,
    /// Counts the writes to the line.
    pub(crate) revision: u64,
    /// How many inputs of the game are in effect, as of this write.
    pub(crate) made: usize,
    /// How many there are, the undone ones included, as of this write.
    pub(crate) total: usize,
    /// What it follows on.
    pub(crate) follows: Point,
    /// The table that it begins with; none in the first segment, which begins with the game.
    pub(crate) checkpoint: Option<Checkpoint>,
    /// In the first segment: the game can be told from it alone.
    pub(crate) beginning: Option<Beginning>,
    pub(crate) inputs: Vec<Input>,
}

/// The line of a game's inputs as it lies in storage.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Tells it from any other line of the game, such as one half written.
    pub(crate) name: u32,
    revision: u64,
    /// All inputs, the undone ones at the end.
    inputs: Vec<Input>,
    made: usize,
    /// Where its segments begin, and what each follows on.
    starts: Vec<(usize, Point)>,
}

impl Line {
    /// A line of which nothing is stored yet.
    pub(crate) fn new(name: u32, origin: Point) -> Self {
        Line { name, revision: 0, inputs: Vec::new(), made: 0, starts: vec![(0, origin)] }
    }

    /// A line as it was read.
    pub(crate) fn read(name: u32, revision: u64, inputs: Vec<Input>, made: usize, starts: Vec<(usize, Point)>) -> Self {
        Line { name, revision, inputs, made, starts }
    }

    /// How many segments it has.
    pub(crate) fn segments(&self) -> usize {
        self.starts.len()
    }

    /// Stores what the game has and the line has not. The game's new state takes effect with the
    /// last write; where one fails, the state before it stays.
    ///
    /// # Errors
    ///
    /// Where the host cannot write.
    pub(crate) fn write(
        &mut self,
        id: &GameId,
        game: &Game,
        travels: &Travels,
        host: &mut dyn Host,
    ) -> Result<(), StorageError> {
        let inputs: Vec<Input> = game.inputs().iter().chain(game.undone().iter().rev()).cloned().collect();
        let made = game.inputs().len();
        let same = self.inputs.iter().zip(&inputs).take_while(|(old, new)| old == new).count();
        if same == inputs.len() && same == self.inputs.len() && made == self.made {
            return Ok(());
        }
        let stored: Vec<usize> = self.starts.iter().map(|&(first, _)| first).collect();
        let held = self.made.min(same);
        // Until the last write there is what was there, without what could be redone.
        self.inputs.truncate(same);
        self.made = held;
        self.divide(same, &inputs, game);

        let holds = |at: usize| self.starts.iter().rposition(|&(first, _)| first <= at).unwrap_or_default();
        let (commits, last) = if same < inputs.len() {
            // The segment before a new one may hold more on the disk than it does now.
            (holds(same.saturating_sub(1)), holds(inputs.len() - 1))
        } else {
            (holds(made), holds(made))
        };
        let mut segments: Vec<Segment> = Vec::new();
        for number in commits..=last {
            let Some(&(first, follows)) = self.starts.get(number) else { continue };
            let end = self.starts.get(number + 1).map_or(inputs.len(), |&(next, _)| next);
            let commit = number == commits;
            segments.push(Segment {
                line: self.name,
                first,
                revision: 0,
                made: if commit { made } else { held },
                total: if commit { inputs.len() } else { held },
                follows,
                checkpoint: game.checkpoints().rev().find(|(at, _)| *at == first && first > 0).map(|(_, table)| table),
                beginning: (first == 0).then(|| Beginning { origin: game.origin().clone(), travels: travels.clone() }),
                inputs: inputs.get(first..end).unwrap_or_default().to_vec(),
            });
        }
        for mut segment in segments.into_iter().rev() {
            self.revision += 1;
            segment.revision = self.revision;
            if let Err(error) = write_sealed(&segment_key(id, self.name, segment.first), &segment, host) {
                // What lies in the segments after it is not known now.
                self.inputs.truncate(held);
                self.starts.retain(|&(first, _)| first <= held);
                return Err(error);
            }
        }
        self.inputs = inputs;
        self.made = made;
        for first in stored.into_iter().filter(|first| self.starts.iter().all(|(kept, _)| kept != first)) {
            // Where this fails the segment stays, and follows on nothing.
            let _ = host.remove(&segment_key(id, self.name, first));
        }
        Ok(())
    }

    /// Divides inputs into segments anew, from the one that holds this input on.
    fn divide(&mut self, from: usize, inputs: &[Input], game: &Game) {
        if from == inputs.len() {
            self.starts.retain(|&(first, _)| first < inputs.len().max(1));
            return;
        }
        self.starts.retain(|&(first, _)| first <= from);
        let later = game.checkpoints().rev().map(|(at, _)| at).take_while(|&at| at >= from);
        let later: Vec<usize> = later.filter(|&at| at < inputs.len()).collect();
        for at in later.into_iter().rev() {
            let Some(&(first, follows)) = self.starts.last() else { return };
            if at < first + ENOUGH {
                continue;
            }
            let before = inputs.get(first..at).unwrap_or_default();
            self.starts.push((at, point_after(follows, before)));
        }
    }
}

/// The point that so many inputs after another one lead to.
pub(crate) fn point_after(point: Point, inputs: &[Input]) -> Point {
    Past { origin: point, handed: Vec::new() }.after(inputs)
}
