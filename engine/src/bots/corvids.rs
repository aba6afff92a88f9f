//! Cogwheel Corvids (Law of Rootbotics 11).

use serde::{Deserialize, Serialize};

use crate::piece::Plot;

/// What the Corvids keep beside the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Conspiracy {
    /// Plots that are neither on the map nor in the supply.
    pub away: Vec<Plot>,
}

impl Conspiracy {
    /// How many plots of a kind are out of play.
    #[must_use]
    pub fn away_of(&self, plot: Plot) -> u8 {
        u8::try_from(self.away.iter().filter(|&&known| known == plot).count()).unwrap_or(u8::MAX)
    }
}
