//! Rule: who rules a clearing (Law of Root 2.5).

use crate::faction::Faction;
use crate::map::ClearingId;
use crate::piece::Piece;
use crate::table::Table;

impl Table {
    /// Warriors and buildings of a faction in a clearing, and what counts as its own besides:
    /// the Riverfolk's warriors for whoever hired them (Law of Root 11.2.7.III).
    #[must_use]
    pub fn strength(&self, faction: Faction, clearing: ClearingId) -> u8 {
        let own = self.warriors(faction, clearing) + self.buildings(faction, clearing);
        own + self.hired_warriors(faction, clearing)
    }

    /// Riverfolk warriors in a clearing that count as this faction's this turn.
    #[must_use]
    pub fn hired_warriors(&self, faction: Faction, clearing: ClearingId) -> u8 {
        if self.mercenaries.contains(&faction) { self.warriors(Faction::Riverfolk, clearing) } else { 0 }
    }

    /// The player who rules a clearing: any garden first (10.2.4), else the greatest strength
    /// above 0, a tie going to the Eyrie if they are in it (7.2.2, Law of Rootbotics 5.2.1).
    ///
    /// With only tokens or a pawn there nobody rules (ruling E-15).
    #[must_use]
    pub fn ruler(&self, clearing: ClearingId) -> Option<Faction> {
        if self.count(Faction::Lizards, Piece::Garden, clearing) > 0 {
            return Some(Faction::Lizards);
        }
        let greatest = self.factions().map(|faction| self.strength(faction, clearing)).max()?;
        if greatest == 0 {
            return None;
        }
        let mut tied = self.factions().filter(|&faction| self.strength(faction, clearing) == greatest);
        let first = tied.next()?;
        match tied.next() {
            None => Some(first),
            Some(second) => [first, second].into_iter().chain(tied).find(|&faction| faction == Faction::Eyrie),
        }
    }

    /// Whether a player rules a clearing.
    #[must_use]
    pub fn rules(&self, faction: Faction, clearing: ClearingId) -> bool {
        self.ruler(clearing) == Some(faction)
    }
}
