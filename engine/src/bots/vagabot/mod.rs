//! Vagabot (Law of Rootbotics 7).

mod items;

pub(crate) use items::take_hits;
pub use items::{OwnItem, full_removal};

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
