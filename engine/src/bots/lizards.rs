//! Logical Lizards (Law of Rootbotics 8).

use serde::{Deserialize, Serialize};

use crate::deck::DeckCard;

/// What the Lizards keep beside the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cult {
    /// Warriors in the Acolytes box.
    pub acolytes: u8,
    /// The conspiracy marker's space, 1 to 5.
    pub marker: u8,
    /// Lost Souls, top first.
    pub lost_souls: Vec<DeckCard>,
    /// Cards revealed for rituals, first revealed first.
    pub revealed: Vec<DeckCard>,
}

impl Default for Cult {
    fn default() -> Self {
        // The marker starts on the last space, so that its first move brings it to the first (8.3.4).
        Cult { acolytes: 0, marker: 5, lost_souls: Vec::new(), revealed: Vec::new() }
    }
}
