//! What hits take from a side of a battle, and in what order.

use crate::card::{Chance, Decision, Lot, Pick};
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Kind, Piece};
use crate::ruling::RandomBuildingHit;
use crate::seat::Trait;
use crate::turn::{Play, Turn};

impl Turn<'_> {
    /// The pieces that a side loses to hits: warriors, then a bot's tokens and then its buildings
    /// by chance (Law of Rootbotics 1.2.1), or a human's buildings and tokens as the human likes
    /// (Law of Root 4.3.6); or as another player picks who removes them.
    pub(crate) fn losses(
        &mut self,
        clearing: ClearingId,
        faction: Faction,
        enemy: Faction,
        hits: u8,
        remover: Option<Faction>,
    ) -> Play<Vec<Lot>> {
        let place = Place::Clearing(clearing);
        let mut lost = Vec::new();
        let mut left = hits;

        // Hits are split evenly with hired warriors, the odd one on an own warrior (11.2.7.III.a,
        // ruling S-10).
        let own = self.table.count(faction, Piece::Warrior, clearing);
        let hired = if enemy == Faction::Riverfolk { 0 } else { self.table.hired_warriors(faction, clearing) };
        let share = own.min(left.div_ceil(if hired > 0 { 2 } else { 1 }));
        let hired_lost = hired.min(left - share);
        let own_lost = own.min(left - hired_lost);
        for (whose, count) in [(faction, own_lost), (Faction::Riverfolk, hired_lost)] {
            if count > 0 {
                lost.push(Lot { place, faction: whose, piece: Piece::Warrior, count });
                left -= count;
            }
        }
        let fortified = self.table.has(faction, Trait::Fortified);
        lost.extend(self.other_losses(clearing, faction, left, fortified, remover.unwrap_or(faction))?);
        Ok(lost)
    }

    /// The pieces that a bot loses where an effect removes so many: in the order of hits, but
    /// nobody shares them and no wall holds (Law of Rootbotics 11.8.1).
    pub(crate) fn taken_from_bot(&mut self, clearing: ClearingId, faction: Faction, pieces: u8) -> Play<Vec<Lot>> {
        let count = self.table.count(faction, Piece::Warrior, clearing).min(pieces);
        let warriors = Lot { place: Place::Clearing(clearing), faction, piece: Piece::Warrior, count };
        let mut lost = if count > 0 { vec![warriors] } else { Vec::new() };
        lost.extend(self.other_losses(clearing, faction, pieces - count, false, faction)?);
        Ok(lost)
    }

    /// The tokens and buildings that a side loses once its warriors are gone; who picks them.
    fn other_losses(
        &mut self,
        clearing: ClearingId,
        faction: Faction,
        hits: u8,
        fortified: bool,
        picker: Faction,
    ) -> Play<Vec<Lot>> {
        let place = Place::Clearing(clearing);
        let mut lost = Vec::new();
        let mut left = hits;
        let mut remaining: Vec<(Piece, u8)> = self
            .table
            .stacks(clearing)
            .iter()
            .filter(|stack| stack.faction == faction && !matches!(stack.piece, Piece::Warrior | Piece::Pawn))
            .map(|stack| (stack.piece, stack.count))
            .collect();
        if let Some(at) = remaining.iter().position(|(piece, _)| *piece == Piece::Warlord)
            && left > 0
        {
            let (piece, count) = remaining.swap_remove(at);
            lost.push(Lot { place, faction, piece, count });
            left -= 1;
        }
        remaining.sort_unstable();
        let mut removed: Vec<(Piece, u8)> = Vec::new();
        while left > 0 && !remaining.is_empty() {
            let options: Vec<(Piece, u8)> = if self.table.is_human(picker) {
                remaining.clone()
            } else {
                let tokens = remaining.iter().any(|(piece, _)| piece.kind() == Kind::Token);
                let next = if tokens { Kind::Token } else { Kind::Building };
                remaining.iter().copied().filter(|(piece, _)| piece.kind() == next).collect()
            };
            let cost = match options.first() {
                // A single hit on a fortified building does nothing (ruling M-14).
                Some((piece, _)) if fortified && piece.kind() == Kind::Building => 2,
                _ => 1,
            };
            if left < cost {
                break;
            }
            let total: u8 = options.iter().map(|&(_, count)| count).sum();
            let piece = if left / cost >= total {
                // All of them go: there is nothing to choose.
                options.first().map(|&(piece, _)| piece)
            } else {
                let pick = if self.table.is_human(picker) {
                    let picks = options.iter().map(|&(piece, _)| Pick::Piece(piece)).collect();
                    self.decide(picker, Decision::RemovePiece, picks)?
                } else {
                    let by_piece = self.table.rulings.random_building_hit == RandomBuildingHit::ByPiece;
                    let weigh = |count| usize::from(if by_piece { count } else { 1u8.min(count) });
                    let picks: Vec<Pick> = options
                        .iter()
                        .flat_map(|&(piece, count)| std::iter::repeat_n(Pick::Piece(piece), weigh(count)))
                        .collect();
                    self.chance(Chance::BuildingHit, picks)?
                };
                match pick {
                    Some(Pick::Piece(piece)) => Some(piece),
                    _ => None,
                }
            };
            let Some(piece) = piece else { break };
            left -= cost;
            if let Some(at) = remaining.iter().position(|(known, _)| *known == piece)
                && let Some(stack) = remaining.get_mut(at)
            {
                stack.1 -= 1;
                if stack.1 == 0 {
                    remaining.remove(at);
                }
            }
            match removed.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, count)) => *count += 1,
                None => removed.push((piece, 1)),
            }
        }
        lost.extend(removed.into_iter().map(|(piece, count)| Lot { place, faction, piece, count }));
        Ok(lost)
    }
}

/// A faction's warriors among lost pieces.
#[must_use]
pub(crate) fn lost_warriors(lots: &[Lot], faction: Faction) -> u8 {
    let warriors = lots.iter().filter(|lot| lot.faction == faction && lot.piece.kind() == Kind::Warrior);
    warriors.map(|lot| lot.count).sum()
}
