//! What is known of a game's inputs without having them: how many there were, and a digest of
//! them. By it a game in short form is recognised as the same one that went on, or another.

use engine::{Game, Input, Setup};
use serde::{Deserialize, Serialize};

use crate::shape;

/// How many hand-overs are remembered.
const MOST_HANDED: usize = 4;

/// A point in a game: so many inputs, and a digest of the set-up and of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    pub inputs: u32,
    pub digest: u32,
}

/// What came before a game's own inputs. It is kept beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// Where the game's own inputs begin.
    pub origin: Point,
    /// Where the game changed hands, the last one last: the receiving device notes it.
    #[serde(default)]
    pub handed: Vec<Point>,
}

impl Past {
    /// That of a game that began on this device: nothing came before its set-up.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Past { origin: Point { inputs: 0, digest: digest_of_setup(game.setup()) }, handed: Vec::new() }
    }

    /// How many inputs there were in all, those before the origin included.
    #[must_use]
    pub fn inputs(&self, game: &Game) -> u32 {
        self.origin.inputs.saturating_add(u32::try_from(game.inputs().len()).unwrap_or(u32::MAX))
    }

    /// The point after so many of the game's own inputs.
    #[must_use]
    pub fn after(&self, inputs: &[Input]) -> Point {
        let mut digest = crc32fast::Hasher::new_with_initial(self.origin.digest);
        for input in inputs {
            // Plain data: it always has bytes.
            digest.update(&postcard::to_allocvec(input).unwrap_or_default());
        }
        let count = u32::try_from(inputs.len()).unwrap_or(u32::MAX);
        Point { inputs: self.origin.inputs.saturating_add(count), digest: digest.finalize() }
    }

    /// The point after so many inputs in all; none before the origin, or where there are fewer.
    #[must_use]
    pub fn at(&self, game: &Game, inputs: u32) -> Option<Point> {
        let own = usize::try_from(inputs.checked_sub(self.origin.inputs)?).ok()?;
        Some(self.after(game.inputs().get(..own)?))
    }

    /// Hand-overs that the game's inputs still pass through: an undo may have gone behind one.
    #[must_use]
    pub fn handed_still(&self, game: &Game) -> Vec<Point> {
        let passed = |&point: &Point| {
            point.inputs <= self.origin.inputs || self.at(game, point.inputs).is_some_and(|known| known == point)
        };
        self.handed.iter().copied().filter(passed).collect()
    }

    /// Notes that the game changed hands as it is now.
    pub fn hand_over(&mut self, game: &Game) {
        self.handed = self.handed_still(game);
        self.handed.push(self.after(game.inputs()));
        let too_many = self.handed.len().saturating_sub(MOST_HANDED);
        self.handed.drain(..too_many);
    }
}

fn digest_of_setup(setup: &Setup) -> u32 {
    crc32fast::hash(&postcard::to_allocvec(&shape::Setup::of(setup)).unwrap_or_default())
}
