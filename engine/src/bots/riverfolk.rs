//! Riverfolk Robots (Law of Rootbotics 9).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::deck::DeckCard;
use crate::faction::Faction;

/// What the Riverfolk keep beside the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Company {
    /// Warriors in Payments, by whose they are.
    pub payments: BTreeMap<Faction, u8>,
    /// The Market, leftmost first; of a human Riverfolk the hand that lies open.
    pub market: Vec<DeckCard>,
}
