//! Parts of sentences: lots of pieces, changes of points, cards.

use engine::{DeckCard, Faction, Lot, Piece, Place, Service, Table};

use crate::text::{Arg, Texts};
use crate::view::title::FactionLine;

/// "+2" or "−1".
#[must_use]
pub fn signed(points: i8) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

/// The same with a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "2 warriors in 9 and 1 warrior each in 2, 3 and 4".
pub(super) fn places_of(lots: &[Lot], table: &Table, texts: &Texts) -> String {
    let mut groups: Vec<((Piece, u8), Vec<Place>)> = Vec::new();
    for lot in lots {
        let kind = (lot.piece, lot.count);
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, places)) => places.push(lot.place),
            None => groups.push((kind, vec![lot.place])),
        }
    }
    let group = |((piece, count), places): ((Piece, u8), Vec<Place>)| {
        let pieces = Arg::Pieces(count, piece);
        match places.as_slice() {
            [only] => texts.tf("lots-in-one", &[("pieces", pieces), ("place", Arg::Place(table.map, *only))]),
            _ => {
                let places: Vec<String> = places.iter().map(|&place| texts.place(table.map, place)).collect();
                texts.tf("lots-in-each", &[("pieces", pieces), ("places", Arg::Text(&texts.list(&places)))])
            }
        }
    };
    let groups: Vec<String> = groups.into_iter().map(group).collect();
    texts.list(&groups)
}

/// The pieces of lots, without their places.
pub(super) fn pieces_of(lots: &[Lot], texts: &Texts) -> String {
    let pieces: Vec<String> = lots.iter().map(|lot| texts.pieces(lot.count, lot.piece)).collect();
    texts.list(&pieces)
}

/// Lots as a line for each faction, in the order in which factions come first.
pub(super) fn by_faction(lots: &[Lot], say: impl Fn(&[Lot]) -> String, texts: &Texts) -> Vec<FactionLine> {
    let mut factions: Vec<Faction> = Vec::new();
    for lot in lots {
        if !factions.contains(&lot.faction) {
            factions.push(lot.faction);
        }
    }
    let line = |faction| {
        let own: Vec<Lot> = lots.iter().copied().filter(|lot| lot.faction == faction).collect();
        let text = texts.tf("lots-by", &[("faction", Arg::Faction(faction)), ("lots", Arg::Text(&say(&own)))]);
        FactionLine { faction, text }
    };
    factions.into_iter().map(line).collect()
}

/// "Points: Eyrie +2 and Marquise +1"; nothing where nobody's points change.
pub(super) fn changes(points: &[(Faction, i8)], texts: &Texts) -> Option<String> {
    let change = |&(faction, points): &(Faction, i8)| {
        let change = signed(points);
        texts.tf("points-change", &[("faction", Arg::Faction(faction)), ("change", Arg::Text(&change))])
    };
    let changes: Vec<String> = points.iter().filter(|(_, points)| *points != 0).map(change).collect();
    if changes.is_empty() {
        return None;
    }
    Some(texts.tf("points-changes", &[("changes", Arg::Text(&texts.list(&changes)))]))
}

/// Cards of the deck, one after the other.
pub(super) fn cards(cards: &[DeckCard], texts: &Texts) -> String {
    let cards: Vec<String> = cards.iter().map(|&card| texts.card(card)).collect();
    texts.list(&cards)
}

/// What stands in a clearing on one side of a battle.
pub(super) fn side(faction: Faction, clearing: engine::ClearingId, table: &Table, texts: &Texts) -> String {
    let stacks = table.stacks(clearing).iter().filter(|stack| stack.faction == faction);
    let pieces: Vec<String> = stacks.map(|stack| texts.pieces(stack.count, stack.piece)).collect();
    texts.tf("lots-by", &[("lots", Arg::Text(&texts.list(&pieces))), ("faction", Arg::Faction(faction))])
}

/// A service of the Riverfolk.
#[must_use]
pub fn service_name(service: Service, texts: &Texts) -> String {
    match service {
        Service::HandCard(Some(card)) => texts.card(card),
        Service::HandCard(None) => texts.t("service-hand-card"),
        Service::Riverboats => texts.t("service-riverboats"),
        Service::Mercenaries => texts.t("service-mercenaries"),
    }
}
