//! What must hold of every table, however it came about: by play, from a saved game, from another
//! device.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use crate::act::WINNING;
use crate::adjust::known_cards;
use crate::bots;
use crate::deck::DeckCard;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Kind, Piece};
use crate::seat::{Control, Seat, Trait, Tray};
use crate::services::Service;
use crate::suit::Suit;
use crate::table::{Stack, Table};

/// Something that cannot be on a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    #[error("{0} seats, {1} suits or {2} clearings")]
    Shape(usize, usize, usize),
    #[error("{0} sits at the table twice")]
    Twice(Faction),
    #[error("{0} is not in play")]
    NotInPlay(Faction),
    #[error("{0} cannot have that control, trait or tray")]
    Seat(Faction),
    #[error("{0} has no {1}")]
    NotOwned(Faction, Piece),
    #[error("clearing {0} is not in order")]
    Order(ClearingId),
    #[error("{faction} has {there} {piece} of {owned}")]
    TooMany { faction: Faction, piece: Piece, there: u16, owned: u8 },
    #[error("{faction} has {there} {piece} in {suit} clearings of {owned}")]
    TooManyInSuit { faction: Faction, piece: Piece, suit: Suit, there: u8, owned: u8 },
    #[error("clearing {0} holds more buildings than slots")]
    Slots(ClearingId),
    #[error("clearing {0} holds two {1}")]
    Two(ClearingId, Piece),
    #[error("the map has no such place")]
    Place,
    #[error("{0} has {1} points")]
    Points(Faction, u8),
    #[error("{0} more {1} than the game has")]
    Items(usize, Item),
    #[error("the deck has no {0}")]
    Card(DeckCard),
    #[error("{0} on a track that is shorter")]
    Track(u8),
}

impl Table {
    /// Whether it can lie on a table: seats and what is before them, pieces, slots, limits of a
    /// clearing, places, points, items and cards. Any table may be asked, however broken.
    ///
    /// # Errors
    ///
    /// What cannot be.
    pub fn check(&self) -> Result<(), Fault> {
        check_shape(self)?;
        self.seats.iter().try_for_each(|seat| check_seat(self, seat))?;
        // Single counts come first: they bound the sums that follow.
        for clearing in self.map.clearings() {
            check_stacks(self, clearing.id)?;
        }
        for faction in self.factions() {
            for piece in faction.pieces() {
                check_count(self, faction, piece)?;
            }
        }
        for clearing in self.map.clearings() {
            check_slots(self, clearing.id, clearing.slots)?;
        }
        check_places(self)?;
        check_items(self)?;
        check_cards(self)
    }
}

fn check_shape(table: &Table) -> Result<(), Fault> {
    let clearings = table.map.clearings().len();
    let (seats, suits, laid) = (table.seats.len(), table.suits.len(), table.laid_clearings());
    if !(2..=8).contains(&seats) || suits != clearings || laid != clearings {
        return Err(Fault::Shape(seats, suits, laid));
    }
    for (at, seat) in table.seats.iter().enumerate() {
        if table.seats.iter().skip(at + 1).any(|other| other.faction == seat.faction) {
            return Err(Fault::Twice(seat.faction));
        }
    }
    Ok(())
}

fn check_seat(table: &Table, seat: &Seat) -> Result<(), Fault> {
    let faction = seat.faction;
    let wrong = Err(Fault::Seat(faction));
    if let Control::Bot { traits, .. } = &seat.control
        && (!bots::can_play(faction) || traits.iter().any(|t| !Trait::of(faction).contains(t)))
    {
        return wrong;
    }
    if discriminant(&seat.tray) != discriminant(&Seat::new(faction, seat.control.clone()).tray) {
        return wrong;
    }
    match &seat.tray {
        Tray::Lizards(cult) if !(1..=5).contains(&cult.marker) => return Err(Fault::Track(cult.marker)),
        Tray::Riverfolk(company) => in_play(table, company.payments.keys().copied())?,
        _ => {}
    }
    if seat.vp > WINNING {
        return Err(Fault::Points(faction, seat.vp));
    }
    match seat.forest {
        Some(forest) if !faction.is_vagabond() || table.map.forest(forest).is_none() => Err(Fault::Place),
        Some(_) if table.highest_first().any(|c| table.stacks(c).iter().any(|s| is_pawn_of(s, faction))) => {
            Err(Fault::TooMany { faction, piece: Piece::Pawn, there: 2, owned: 1 })
        }
        _ => Ok(()),
    }
}

fn is_pawn_of(stack: &Stack, faction: Faction) -> bool {
    stack.faction == faction && stack.piece == Piece::Pawn
}

fn in_play(table: &Table, mut factions: impl Iterator<Item = Faction>) -> Result<(), Fault> {
    match factions.find(|&faction| table.seat(faction).is_none()) {
        Some(faction) => Err(Fault::NotInPlay(faction)),
        None => Ok(()),
    }
}

fn check_stacks(table: &Table, clearing: ClearingId) -> Result<(), Fault> {
    let stacks = table.stacks(clearing);
    if !stacks.is_sorted_by(|a, b| (a.faction, a.piece) < (b.faction, b.piece)) {
        return Err(Fault::Order(clearing));
    }
    in_play(table, stacks.iter().map(|stack| stack.faction))?;
    for &Stack { faction, piece, count } in stacks {
        let owned = faction.owns(piece);
        if owned == 0 || count == 0 {
            return Err(Fault::NotOwned(faction, piece));
        }
        if count > owned {
            return Err(Fault::TooMany { faction, piece, there: count.into(), owned });
        }
    }
    Ok(())
}

fn check_count(table: &Table, faction: Faction, piece: Piece) -> Result<(), Fault> {
    let owned = faction.owns(piece);
    let on_map = |piece| -> u16 {
        let stacks = table.highest_first().flat_map(|c| table.stacks(c));
        stacks
            .filter(|stack| stack.faction == faction && stack.piece == piece)
            .map(|stack| u16::from(stack.count))
            .sum()
    };
    let there = match piece {
        Piece::Warrior => {
            let trays = table.seats.iter().map(|seat| u16::from(seat.warriors_on_tray(faction)));
            let away = table.seat(faction).map_or(0, |seat| u16::from(seat.away));
            trays.sum::<u16>() + away + on_map(piece)
        }
        Piece::Plot(plot, _) => Face::ALL.iter().map(|&face| on_map(Piece::Plot(plot, face))).sum(),
        _ => on_map(piece),
    };
    if there > owned.into() {
        return Err(Fault::TooMany { faction, piece, there, owned });
    }
    if let Some(owned) = faction.owns_per_suit(piece) {
        for suit in Suit::OF_CLEARINGS {
            let there = table.on_map_in_suit(faction, piece, suit);
            if there > owned {
                return Err(Fault::TooManyInSuit { faction, piece, suit, there, owned });
            }
        }
    }
    Ok(())
}

fn check_slots(table: &Table, clearing: ClearingId, slots: u8) -> Result<(), Fault> {
    let stacks = table.stacks(clearing);
    let buildings = stacks.iter().filter(|stack| stack.piece.kind() == Kind::Building);
    let buildings: u16 = buildings.map(|stack| u16::from(stack.count)).sum();
    if buildings + u16::from(table.has_ruin(clearing)) > slots.into() {
        return Err(Fault::Slots(clearing));
    }
    for stack in stacks {
        let plots = stacks.iter().filter(|stack| matches!(stack.piece, Piece::Plot(..)));
        let there = if matches!(stack.piece, Piece::Plot(..)) { plots.count() } else { stack.count.into() };
        if stack.piece.one_per_clearing() && there > 1 {
            return Err(Fault::Two(clearing, stack.piece));
        }
    }
    Ok(())
}

fn check_places(table: &Table) -> Result<(), Fault> {
    let on_map = |c: &ClearingId| table.map.clearing(*c).is_some();
    let ruins_printed = table.ruins.iter().all(|&(c, _)| table.map.clearing(c).is_some_and(|clearing| clearing.ruin));
    let ruins_once = table.ruins.is_sorted_by(|(a, _), (b, _)| a < b);
    let ferry = match (table.map.ferry, table.ferry) {
        (None, None) => true,
        (Some(_), Some(c)) => table.map.clearing(c).is_some_and(|clearing| clearing.river),
        _ => false,
    };
    let pawns = table.factions().filter(|faction| faction.is_vagabond());
    let pawns_on_map = pawns.filter_map(|faction| table.pawn(faction)).all(|place| match place {
        Place::Clearing(c) => on_map(&c),
        Place::Forest(forest) => table.map.forest(forest).is_some(),
        Place::Burrow => false,
    });
    let marked = table.blocked_slots.iter().chain(&table.burning).all(on_map);
    if ruins_printed && ruins_once && ferry && pawns_on_map && marked { Ok(()) } else { Err(Fault::Place) }
}

fn check_items(table: &Table) -> Result<(), Fault> {
    for &item in Item::ALL {
        let held = table.seats.iter().filter(|seat| !seat.faction.is_vagabond()).flat_map(|seat| &seat.crafted);
        let count = held.chain(&table.items).filter(|&&known| known == item).count();
        let all = usize::from(item.supply_at_start());
        if count > all {
            return Err(Fault::Items(count - all, item));
        }
    }
    Ok(())
}

fn check_cards(table: &Table) -> Result<(), Fault> {
    let bought = table.bought.iter().filter_map(|service| match service {
        Service::HandCard(card) => *card,
        _ => None,
    });
    in_play(table, table.mercenaries.iter().copied())?;
    match table.seen().chain(table.order).chain(bought).find(|&card| known_cards(table, &[card]).is_err()) {
        Some(card) => Err(Fault::Card(card)),
        None => Ok(()),
    }
}
