//! Vagabot (Law of Rootbotics 7).

use serde::{Deserialize, Serialize};

use crate::suit::Suit;
use crate::words::words;

words! {
    /// A Vagabot's character (Law of Rootbotics 7.7).
    pub enum Character {
        Thief = "thief",
        Tinker = "tinker",
        Ranger = "ranger",
        Vagrant = "vagrant",
        Scoundrel = "scoundrel",
        Arbiter = "arbiter",
    }
}

/// An item's state: all kinds of item are alike to the Vagabot (7.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OwnItem {
    pub exhausted: bool,
    pub damaged: bool,
}

/// What a Vagabot keeps beside the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wanderer {
    pub character: Character,
    /// The suit of the quest that lies open, if one is left.
    pub quest: Option<Suit>,
    /// Items in the Satchel.
    pub satchel: Vec<OwnItem>,
    /// Items on the Battle Track.
    pub track: Vec<OwnItem>,
}

impl Default for Wanderer {
    fn default() -> Self {
        Wanderer { character: Character::Thief, quest: None, satchel: Vec::new(), track: Vec::new() }
    }
}

impl Wanderer {
    /// Whether an item can be exhausted: one that is neither exhausted nor damaged.
    #[must_use]
    pub fn can_exhaust(&self) -> bool {
        self.satchel.iter().chain(&self.track).any(|item| !item.exhausted && !item.damaged)
    }

    /// Exhausts up to so many items, those in the Satchel first.
    pub(crate) fn exhaust(&mut self, count: u8) {
        let ready = self.satchel.iter_mut().chain(&mut self.track).filter(|item| !item.exhausted && !item.damaged);
        ready.take(count.into()).for_each(|item| item.exhausted = true);
    }

    /// Undamaged items, those on the Battle Track included.
    #[must_use]
    pub fn undamaged(&self) -> u8 {
        let items = self.satchel.iter().chain(&self.track).filter(|item| !item.damaged);
        u8::try_from(items.count()).unwrap_or(u8::MAX)
    }

    /// The most hits that he can roll (7.2.4).
    #[must_use]
    pub fn max_rolled(&self) -> u8 {
        match self.undamaged() {
            0..=5 => 1,
            6..=8 => 2,
            _ => 3,
        }
    }

    /// Whether the third item on the Battle Track gives an extra hit (7.2.4).
    #[must_use]
    pub fn has_third_track_item(&self) -> bool {
        self.undamaged() >= 12
    }
}
