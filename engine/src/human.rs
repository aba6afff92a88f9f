//! What humans do: actions that the players report, checked for what can lie on a table and no
//! more. What bots answer to them comes up as cards.

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::adjust::{Refusal, known_cards, room_for, set_pawn};
use crate::bots;
use crate::card::{Lot, Phase, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Kind, Piece};
use crate::services::Service;
use crate::table::Table;
use crate::turn::{Because, Play, Turn};

/// An action of a human. Services of the Riverfolk are bought at the start of the turn; `Flip` turns
/// up a plot of human Corvids. A warlord's move counts the warriors that go with him too: they are
/// one move (Law of Root 14.2.2: he is a warrior).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Move { faction: Faction, piece: Piece, count: u8, from: Place, to: Place },
    Battle { clearing: ClearingId, attacker: Faction, defender: Faction },
    Place { clearing: ClearingId, faction: Faction, piece: Piece, count: u8 },
    Remove { clearing: ClearingId, faction: Faction, piece: Piece, count: u8, by: Faction },
    Craft { faction: Faction, item: Item },
    Score { faction: Faction, points: i8 },
    Buy { faction: Faction, services: Vec<Service> },
    Discard { faction: Faction, card: DeckCard },
    RemoveTogether { by: Faction, lots: Vec<Lot> },
    Flip { clearing: ClearingId },
}

impl Action {
    /// Who acts.
    #[must_use]
    pub const fn actor(&self) -> Faction {
        match *self {
            Action::Move { faction, .. }
            | Action::Place { faction, .. }
            | Action::Craft { faction, .. }
            | Action::Score { faction, .. }
            | Action::Buy { faction, .. }
            | Action::Discard { faction, .. } => faction,
            Action::Battle { attacker, .. } => attacker,
            Action::Remove { by, .. } | Action::RemoveTogether { by, .. } => by,
            Action::Flip { .. } => Faction::Corvids,
        }
    }

    /// Whether it can be taken on this table. Whether the rules allow it to a human is the humans'
    /// own business.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    pub fn check(&self, table: &Table) -> Result<(), Refusal> {
        if table.seat(self.actor()).is_none() {
            return Err(Refusal::NotInPlay(self.actor()));
        }
        match *self {
            Action::Move { faction, piece, count, from, to } => {
                at_least_one(count)?;
                if from == to {
                    return Err(Refusal::NoSuchPlace);
                }
                if piece == Piece::Pawn {
                    return set_pawn(&mut table.clone(), faction, to);
                }
                let digs = faction == Faction::Duchy && piece == Piece::Warrior;
                match to {
                    Place::Clearing(to) => on_map(table, to)?,
                    Place::Burrow if digs => {}
                    _ => return Err(Refusal::NoSuchPlace),
                }
                match from {
                    Place::Clearing(from) => {
                        on_map(table, from)?;
                        moving(piece, count).try_for_each(|(piece, count)| enough(table, from, faction, piece, count))
                    }
                    Place::Burrow if digs => {
                        let there = bots::duchy::leaving_the_burrow(table);
                        if count <= there { Ok(()) } else { Err(Refusal::TooFew { faction, piece, there }) }
                    }
                    _ => Err(Refusal::NoSuchPlace),
                }
            }
            Action::Battle { clearing, attacker, defender } => {
                on_map(table, clearing)?;
                if table.seat(defender).is_none() {
                    return Err(Refusal::NotInPlay(defender));
                }
                let hired = if defender == Faction::Riverfolk { 0 } else { table.hired_warriors(attacker, clearing) };
                let fights = if attacker.is_vagabond() {
                    table.pieces(attacker, clearing) > 0
                } else {
                    table.warriors(attacker, clearing) + hired > 0
                };
                if !fights {
                    return Err(Refusal::TooFew { faction: attacker, piece: Piece::Warrior, there: 0 });
                }
                if defender == attacker || table.pieces(defender, clearing) == 0 {
                    return Err(Refusal::NothingToAttack(attacker));
                }
                Ok(())
            }
            Action::Place { clearing, faction, piece, count } => {
                at_least_one(count)?;
                on_map(table, clearing)?;
                if piece == Piece::Pawn {
                    return Err(Refusal::OnlyMoves(faction));
                }
                room_for(table, clearing, faction, piece, count)
            }
            Action::Remove { clearing, faction, piece, count, .. } => {
                at_least_one(count)?;
                on_map(table, clearing)?;
                if table.seat(faction).is_none() {
                    return Err(Refusal::NotInPlay(faction));
                }
                enough(table, clearing, faction, piece, count)
            }
            Action::RemoveTogether { ref lots, .. } => {
                let mut left = table.clone();
                at_least_one(u8::try_from(lots.len()).unwrap_or(u8::MAX))?;
                lots.iter().try_for_each(|&Lot { place, faction, piece, count }| {
                    at_least_one(count)?;
                    let Place::Clearing(clearing) = place else { return Err(Refusal::NoSuchPlace) };
                    on_map(&left, clearing)?;
                    if left.seat(faction).is_none() {
                        return Err(Refusal::NotInPlay(faction));
                    }
                    enough(&left, clearing, faction, piece, count)?;
                    left.take(clearing, faction, piece, count);
                    Ok(())
                })
            }
            Action::Discard { faction, card } => {
                if table.is_bot(faction) {
                    // A bot has no hand (Law of Rootbotics 2.8.1).
                    return Err(Refusal::NotHuman(faction));
                }
                known_cards(table, &[card])
            }
            Action::Craft { item, .. } => {
                if table.items.contains(&item) {
                    Ok(())
                } else {
                    Err(Refusal::NoItem(item))
                }
            }
            Action::Score { faction, points } => {
                let after = i16::from(table.vp(faction)) + i16::from(points);
                if points != 0 && (0..=30).contains(&after) { Ok(()) } else { Err(Refusal::Points(after)) }
            }
            Action::Buy { faction, ref services } => table.check_sale(faction, services),
            Action::Flip { clearing } => match table.plot(clearing) {
                _ if !table.is_human(Faction::Corvids) => Err(Refusal::NotHuman(Faction::Corvids)),
                Some((_, Face::Down)) => Ok(()),
                _ => Err(Refusal::NoPlot(clearing)),
            },
        }
    }

    /// Takes the action and plays out what bots answer to it.
    ///
    /// # Errors
    ///
    /// A pause while something is to be done.
    pub fn play(&self, t: &mut Turn) -> Play {
        t.step(Phase::Human, Step::Action, "1")?;
        match *self {
            Action::Move { faction, piece: Piece::Pawn, from, to, .. } => {
                // It was checked.
                let _ = set_pawn(&mut t.table, faction, to);
                t.happened(Event::Move { faction, count: 1, from, to });
                Ok(())
            }
            Action::Move { faction, piece, count, from, to } => {
                for (piece, count) in moving(piece, count) {
                    match from {
                        Place::Clearing(from) => {
                            t.table.take(from, faction, piece, count);
                        }
                        _ => bots::duchy::take_from_burrow(&mut t.table, count),
                    }
                    match to {
                        Place::Clearing(to) => t.table.put(to, faction, piece, count),
                        _ => bots::duchy::add_to_burrow(&mut t.table, count),
                    }
                }
                t.happened(Event::Move { faction, count, from, to });
                match to {
                    Place::Clearing(to) if piece.kind() == Kind::Warrior => t.react_to_move(faction, to),
                    _ => Ok(()),
                }
            }
            Action::Battle { clearing, attacker, defender } => {
                t.battle(clearing, attacker, defender, &[], Because::nothing()).map(|_| ())
            }
            Action::Place { clearing, faction, piece, count } => {
                t.table.put(clearing, faction, piece, count);
                t.happened(Event::Place { place: Place::Clearing(clearing), faction, count, piece });
                Ok(())
            }
            Action::Remove { clearing, faction, piece, count, by } => {
                let lots = vec![Lot { place: Place::Clearing(clearing), faction, piece, count }];
                // An Exposure: what the plot would do is ignored (Law of Root 13.2.4). The bot's
                // plots cannot be exposed.
                let exposed = matches!(piece, Piece::Plot(_, Face::Down)) && t.table.is_human(faction);
                if exposed { t.take_off(&[Removal::by(by, lots)]) } else { remove(t, by, lots) }
            }
            Action::Flip { clearing } => bots::corvids::flip_of_human(t, clearing),
            Action::Craft { faction, item } => {
                t.table.take_item(item);
                t.table.give_item(faction, item);
                t.happened(Event::Craft(faction, item));
                Ok(())
            }
            Action::Score { faction, points } => t.add_points(&[(faction, points)]),
            Action::Buy { faction, ref services } => {
                t.step(Phase::Human, Step::Services, "9.2.3")?;
                t.sell(faction, services)
            }
            Action::Discard { card, .. } => {
                t.table.discard_card(card);
                Ok(())
            }
            Action::RemoveTogether { by, ref lots } => remove(t, by, lots.clone()),
        }
    }
}

/// Removes pieces by a human's effect. A pawn among them stays: its Vagabond damages three items
/// (Law of Rootbotics 7.2.1, Law of Root 9.2.2).
fn remove(t: &mut Turn, by: Faction, lots: Vec<Lot>) -> Play {
    let (pawns, lots): (Vec<Lot>, Vec<Lot>) = lots.into_iter().partition(|lot| lot.piece == Piece::Pawn);
    t.remove_all(&[Removal::by(by, lots)])?;
    pawns.iter().try_for_each(|pawn| bots::vagabot::full_removal(t, pawn.faction))
}

fn at_least_one(count: u8) -> Result<(), Refusal> {
    if count == 0 { Err(Refusal::Nothing) } else { Ok(()) }
}

fn on_map(table: &Table, clearing: ClearingId) -> Result<(), Refusal> {
    if table.map.clearing(clearing).is_some() { Ok(()) } else { Err(Refusal::NoSuchPlace) }
}

/// The pieces of a move: a warlord, and the warriors that go with him; or so many of one kind.
fn moving(piece: Piece, count: u8) -> impl Iterator<Item = (Piece, u8)> {
    let (first, others) = match piece {
        Piece::Warlord => (count.min(1), count.saturating_sub(1)),
        _ => (count, 0),
    };
    [(piece, first), (Piece::Warrior, others)].into_iter().filter(|&(_, count)| count > 0)
}

fn enough(table: &Table, clearing: ClearingId, faction: Faction, piece: Piece, count: u8) -> Result<(), Refusal> {
    let there = table.count(faction, piece, clearing);
    if count <= there { Ok(()) } else { Err(Refusal::TooFew { faction, piece, there }) }
}
