//! Rule: who rules a clearing (Law of Root 2.5).

use arrayvec::ArrayVec;

use crate::faction::Faction;
use crate::map::ClearingId;
use crate::piece::{Kind, Piece};
use crate::table::Table;

/// Each player's strength in a clearing, of those who have any.
type Strengths = ArrayVec<(Faction, u8), { Faction::ALL.len() }>;

impl Table {
    /// Warriors and buildings of a faction in a clearing, and what counts besides: the Riverfolk's
    /// warriors for whoever hired them (Law of Root 11.2.7.III), and each own token twice for who
    /// has crafted Soup Kitchens.
    #[must_use]
    pub fn strength(&self, faction: Faction, clearing: ClearingId) -> u8 {
        let strengths = self.strengths(clearing);
        strengths.iter().find(|(known, _)| *known == faction).map_or(0, |&(_, strength)| strength)
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
        let strengths = self.strengths(clearing);
        let greatest = strengths.iter().map(|&(_, strength)| strength).max()?;
        let mut tied = strengths.iter().filter(|&&(_, strength)| strength == greatest).map(|&(faction, _)| faction);
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

    fn strengths(&self, clearing: ClearingId) -> Strengths {
        let mut strengths = Strengths::new();
        let mut add = |faction, count| match strengths.iter_mut().find(|(known, _)| *known == faction) {
            Some((_, strength)) => *strength += count,
            // As many entries as there are factions.
            None => strengths.push((faction, count)),
        };
        for stack in self.stacks(clearing) {
            match stack.piece.kind() {
                Kind::Warrior | Kind::Building => add(stack.faction, stack.count),
                Kind::Token if self.seat(stack.faction).is_some_and(|seat| seat.soup_kitchens) => {
                    add(stack.faction, stack.count * 2);
                }
                Kind::Token | Kind::Pawn => {}
            }
        }
        for &buyer in &self.mercenaries {
            let hired = self.hired_warriors(buyer, clearing);
            if hired > 0 {
                add(buyer, hired);
            }
        }
        strengths
    }
}
