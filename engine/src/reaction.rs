//! What an act sets off in other factions: after a move, and after pieces were removed.

use crate::act::Removal;
use crate::bots;
use crate::card::{Chance, Message, Pick};
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::Piece;
use crate::turn::{Because, Play, Turn};

impl Turn<'_> {
    /// Warriors of a faction have moved into a clearing.
    pub(crate) fn react_to_move(&mut self, mover: Faction, to: ClearingId) -> Play {
        if mover != Faction::Alliance && self.table.count(Faction::Alliance, Piece::Sympathy, to) > 0 {
            self.outrage(mover, 1)?;
            bots::alliance::outrage(self, mover, to)?;
        }
        Ok(())
    }

    /// Pieces have been removed, all of them, and points are scored.
    pub(crate) fn react_to_removal(&mut self, removals: &[Removal]) -> Play {
        for removal in removals {
            let Some(by) = removal.by.filter(|&by| by != Faction::Alliance) else { continue };
            let sympathy = removal.lots.iter().filter(|lot| lot.piece == Piece::Sympathy).map(|lot| lot.count).sum();
            self.outrage(by, sympathy)?;
        }
        for removal in removals {
            bots::riverfolk::posts_removed(self, removal)?;
            for lot in &removal.lots {
                let Place::Clearing(clearing) = lot.place else { continue };
                for _ in 0..lot.count {
                    match (lot.piece, removal.by) {
                        (Piece::Sympathy, Some(by)) => bots::alliance::outrage(self, by, clearing)?,
                        (Piece::Base, _) => bots::alliance::crackdown(self, clearing)?,
                        (Piece::Relic, Some(by)) => self.relic_removed(by)?,
                        (Piece::Plot(plot, _), _) => bots::corvids::plot_removed(self, plot, clearing)?,
                        _ => break,
                    }
                }
            }
        }
        bots::lizards::react_to_removal(self, removals)?;
        bots::duchy::react_to_removal(self, removals)
    }

    /// Outrage of a human Alliance over a bot, which has no card to give: the Alliance draw one for
    /// each time (Law of Root 8.2.6, Law of Rootbotics 2.8.1). Between humans it needs no app.
    fn outrage(&mut self, by: Faction, times: u8) -> Play {
        let alliance = Faction::Alliance;
        if times == 0 || !self.table.is_bot(by) || !self.table.is_human(alliance) {
            return Ok(());
        }
        self.tell(Message::HumanDraws { faction: alliance, cards: times }, Because::nothing())?;
        for _ in 0..times {
            self.happened(Event::Draw(alliance));
        }
        Ok(())
    }

    /// A relic that a bot removed goes face up to a forest, any of them (Law of Root 15.2.5, ruling
    /// C-17). A human chooses the forest, which the app need not know.
    fn relic_removed(&mut self, by: Faction) -> Play {
        if !self.table.is_bot(by) {
            return Ok(());
        }
        let forests: Vec<Pick> = self.table.map.forests().iter().map(|f| Pick::Place(Place::Forest(f.id))).collect();
        match self.chance(Chance::RelicForest, forests)? {
            Some(Pick::Place(place)) => self.tell(Message::RelicToForest { place }, Because::nothing()),
            _ => Ok(()),
        }
    }
}
