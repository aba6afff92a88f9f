//! Drillbit Duchy (Law of Rootbotics 10).

use serde::{Deserialize, Serialize};

use crate::deck::DeckCard;
use crate::words::words;

words! {
    /// A minister, top to bottom (Law of Rootbotics 10.7).
    pub enum Minister {
        Captain = "captain",
        Marshal = "marshal",
        Foremole = "foremole",
        Brigadier = "brigadier",
        Banker = "banker",
        Mayor = "mayor",
        EarlOfStone = "earl-of-stone",
        BaronOfDirt = "baron-of-dirt",
        DuchessOfMud = "duchess-of-mud",
    }
}

/// What the Duchy keeps beside the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Court {
    /// Warriors in the Burrow.
    pub burrow: u8,
    /// Swayed ministers, top to bottom.
    pub swayed: Vec<Minister>,
    /// Ambush cards that it bought and keeps in front of it (advanced services card).
    #[serde(default)]
    pub held: Vec<DeckCard>,
}

impl Court {
    /// Whether a minister is swayed.
    #[must_use]
    pub fn is_swayed(&self, minister: Minister) -> bool {
        self.swayed.contains(&minister)
    }
}
