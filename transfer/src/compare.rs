//! Two states of a game: which of them is the later one.

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::past::{Past, Point};

/// A game as one device knows it.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    pub id: &'a str,
    pub past: &'a Past,
    pub game: &'a Game,
}

/// How the game that arrives stands to the one that is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// It is another game: nothing here has to do with it.
    Other,
    /// Both are at the same point.
    Same,
    /// It goes on from what is here, by so many inputs.
    Newer { by: u32 },
    /// What is here goes on from it, by so many inputs.
    Older { by: u32 },
    /// Both went on in their own way, after so many inputs in common, as far as that is known.
    Diverged { common: u32 },
    /// It is the same game, but what the two know of their inputs does not meet.
    Unknown,
}

/// How the game that arrives stands to the one that is here.
#[must_use]
pub fn compare(here: Known, there: Known) -> Relation {
    if here.id != there.id || here.game.setup() != there.game.setup() {
        return Relation::Other;
    }
    let common_from = here.past.origin.inputs.max(there.past.origin.inputs);
    if here.total() < common_from {
        return match here.point_of(there) {
            Some(point) if point.inputs == here.total() => Relation::Newer { by: there.total() - here.total() },
            Some(point) => Relation::Diverged { common: point.inputs },
            None => Relation::Unknown,
        };
    }
    if there.total() < common_from {
        return match there.point_of(here) {
            Some(point) if point.inputs == there.total() => Relation::Older { by: here.total() - there.total() },
            Some(point) => Relation::Diverged { common: point.inputs },
            None => Relation::Unknown,
        };
    }
    if here.past.at(here.game, common_from) != there.past.at(there.game, common_from) {
        return Relation::Diverged { common: 0 };
    }
    let common = here.since(common_from).zip(there.since(common_from)).take_while(|(a, b)| a == b).count();
    let common = common_from.saturating_add(u32::try_from(common).unwrap_or(u32::MAX));
    match (here.total() - common, there.total() - common) {
        (0, 0) => Relation::Same,
        (0, by) => Relation::Newer { by },
        (by, 0) => Relation::Older { by },
        _ => Relation::Diverged { common },
    }
}

impl Known<'_> {
    fn total(&self) -> u32 {
        self.past.inputs(self.game)
    }

    fn since(&self, inputs: u32) -> impl Iterator<Item = &engine::Input> {
        let own = inputs.saturating_sub(self.past.origin.inputs);
        self.game.inputs().iter().skip(usize::try_from(own).unwrap_or(usize::MAX))
    }

    /// The last hand-over of the other that this game passes through.
    fn point_of(&self, other: Known) -> Option<Point> {
        let handed = other.past.handed_still(other.game);
        handed.into_iter().rev().find(|point| self.past.at(self.game, point.inputs) == Some(*point))
    }
}
