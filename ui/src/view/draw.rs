//! A card drawn from the physical deck: its suit, then its name among that suit's cards.

use engine::{DeckCard, Suit, Table};

use crate::text::{Texts, card_name_id, slug};

/// A suit to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuitModel {
    pub suit: Suit,
    pub name: String,
    /// Cards of it that have not been seen.
    pub unseen: u8,
}

/// A card's face to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceModel {
    pub card: DeckCard,
    /// The printed name in lower-case letters joined by `-`.
    pub slug: String,
    pub name: String,
    pub item: Option<engine::Item>,
    /// Whether its item is in the supply: what matters to a bot.
    pub craftable: bool,
    /// All copies have been seen.
    pub seen: bool,
    pub copies: u8,
}

/// The four suits.
#[must_use]
pub fn suits(unseen: &[(DeckCard, u8)], texts: &Texts) -> Vec<SuitModel> {
    let order = [Suit::Fox, Suit::Rabbit, Suit::Mouse, Suit::Bird];
    let suit = |suit| SuitModel {
        suit,
        name: texts.t(&format!("suit-{suit}.name")),
        unseen: unseen.iter().filter(|(card, _)| card.suit == suit).map(|&(_, copies)| copies).sum(),
    };
    order.into_iter().map(suit).collect()
}

/// The faces of a suit: those with an item first, since the others need not be told apart.
#[must_use]
pub fn faces(suit: Suit, unseen: &[(DeckCard, u8)], table: &Table, texts: &Texts) -> Vec<FaceModel> {
    let of_suit = unseen.iter().filter(|(card, _)| card.suit == suit);
    let face = |&(card, copies): &(DeckCard, u8)| {
        let name = card.name?;
        let item = table.cards().and_then(|deck| deck.item(card));
        Some(FaceModel {
            card,
            slug: slug(name.word()),
            name: texts.t(&card_name_id(name)),
            item,
            craftable: table.available_item(card).is_some(),
            seen: copies == 0,
            copies,
        })
    };
    let mut faces: Vec<FaceModel> = of_suit.filter_map(face).collect();
    faces.sort_by_key(|face| (face.seen, !face.craftable, face.item.is_none()));
    faces
}

/// A card of a suit that shows no item.
#[must_use]
pub const fn without_item(suit: Suit) -> DeckCard {
    DeckCard { suit, name: None }
}
