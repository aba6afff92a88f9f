//! Decks: the cards that can be drawn, read from `maps/decks.json`.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::item::Item;
use crate::suit::Suit;
use crate::words::words;

words! {
    /// Which deck is in play.
    pub enum DeckId {
        Base = "base",
        Exiles = "exiles",
    }
}

words! {
    /// A card's printed name. New names are added at the end: saved games count on the order.
    pub enum CardName {
        Ambush = "Ambush!",
        Dominance = "Dominance",
        BirdyBindle = "Birdy Bindle",
        WoodlandRunners = "Woodland Runners",
        ArmsTrader = "Arms Trader",
        Crossbow = "Crossbow",
        GentlyUsedKnapsack = "Gently Used Knapsack",
        RootTea = "Root Tea",
        TravelGear = "Travel Gear",
        ProtectionRacket = "Protection Racket",
        FoxfolkSteel = "Foxfolk Steel",
        Anvil = "Anvil",
        SmugglersTrail = "Smuggler's Trail",
        VisitToFriends = "A Visit to Friends",
        BakeSale = "Bake Sale",
        MouseInASack = "Mouse-in-a-Sack",
        Investments = "Investments",
        Sword = "Sword",
        Armorers = "Armorers",
        Sappers = "Sappers",
        BrutalTactics = "Brutal Tactics",
        RoyalClaim = "Royal Claim",
        StandAndDeliver = "Stand and Deliver!",
        TaxCollector = "Tax Collector",
        CommandWarren = "Command Warren",
        BetterBurrowBank = "Better Burrow Bank",
        Cobbler = "Cobbler",
        ScoutingParty = "Scouting Party",
        Codebreakers = "Codebreakers",
        FavorOfTheFoxes = "Favor of the Foxes",
        FavorOfTheRabbits = "Favor of the Rabbits",
        FavorOfTheMice = "Favor of the Mice",
        Saboteurs = "Saboteurs",
        SoupKitchens = "Soup Kitchens",
        BoatBuilders = "Boat Builders",
        CorvidPlanners = "Corvid Planners",
        EyrieEmigre = "Eyrie Emigre",
        FoxPartisans = "Fox Partisans",
        PropagandaBureau = "Propaganda Bureau",
        FalseOrders = "False Orders",
        Informants = "Informants",
        RabbitPartisans = "Rabbit Partisans",
        Tunnels = "Tunnels",
        CharmOffensive = "Charm Offensive",
        SwapMeet = "Swap Meet",
        CoffinMakers = "Coffin Makers",
        MousePartisans = "Mouse Partisans",
        LeagueOfAdventurousMice = "League of Adventurous Mice",
        MurineBroker = "Murine Broker",
        MasterEngravers = "Master Engravers",
    }
}

/// A card as far as a bot needs to know it: its suit, and its name unless the players only said
/// that it is a card of that suit that shows no item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DeckCard {
    pub suit: Suit,
    pub name: Option<CardName>,
}

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardKind {
    Ambush,
    Dominance,
    Item,
    Favor,
    Persistent,
}

/// One face of a deck, with its number of copies.
#[derive(Clone, Debug, Deserialize)]
pub struct Face {
    pub name: CardName,
    pub suit: Suit,
    #[serde(rename = "count")]
    pub copies: u8,
    pub kind: CardKind,
    pub item: Option<Item>,
    /// Printed points. A bot scores 1 whatever is printed (Law of Rootbotics 1.1.2).
    #[serde(rename = "vp")]
    pub points: Option<u8>,
}

/// A deck: its faces.
#[derive(Debug)]
pub struct Deck {
    pub id: DeckId,
    faces: Vec<Face>,
}

/// Why a deck file was refused.
#[derive(Debug, thiserror::Error)]
pub enum DeckError {
    #[error("deck file: {0}")]
    Json(#[from] serde_json::Error),
    #[error("deck file: format {0:?} is not root-decks/1")]
    Format(String),
    #[error("deck {deck}: {cards} cards instead of 54")]
    Size { deck: DeckId, cards: usize },
}

impl DeckId {
    /// The deck. Parsed once.
    ///
    /// # Errors
    ///
    /// Where the file breaks its format; a test holds that the shipped one does not.
    pub fn deck(self) -> Result<&'static Deck, &'static DeckError> {
        static DECKS: OnceLock<Result<(Deck, Deck), DeckError>> = OnceLock::new();
        let (base, exiles) = DECKS.get_or_init(|| Deck::parse_all(include_str!("../../maps/decks.json"))).as_ref()?;
        Ok(match self {
            DeckId::Base => base,
            DeckId::Exiles => exiles,
        })
    }
}

impl Deck {
    /// Reads the file of both decks.
    ///
    /// # Errors
    ///
    /// Where it is not JSON of the format `root-decks/1`, names an unknown card, or a deck does
    /// not hold 54 cards.
    pub fn parse_all(json: &str) -> Result<(Deck, Deck), DeckError> {
        #[derive(Deserialize)]
        struct File {
            format: String,
            decks: Decks,
        }
        #[derive(Deserialize)]
        struct Decks {
            base: Cards,
            exiles_partisans: Cards,
        }
        #[derive(Deserialize)]
        struct Cards {
            cards: Vec<Face>,
        }
        let file: File = serde_json::from_str(json)?;
        if file.format != "root-decks/1" {
            return Err(DeckError::Format(file.format));
        }
        let deck = |id, faces: Vec<Face>| {
            let cards = faces.iter().map(|face| usize::from(face.copies)).sum();
            if cards == 54 { Ok(Deck { id, faces }) } else { Err(DeckError::Size { deck: id, cards }) }
        };
        Ok((deck(DeckId::Base, file.decks.base.cards)?, deck(DeckId::Exiles, file.decks.exiles_partisans.cards)?))
    }

    /// The faces, as the file lists them.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The face of a card; none for a card known only by its suit.
    #[must_use]
    pub fn face(&self, card: DeckCard) -> Option<&Face> {
        self.faces.iter().find(|face| face.suit == card.suit && Some(face.name) == card.name)
    }

    /// The item that a card shows, if it shows one.
    #[must_use]
    pub fn item(&self, card: DeckCard) -> Option<Item> {
        self.face(card)?.item
    }

    /// The card with this name as printed, with its suit in brackets where the name stands in
    /// several; or, for a bare suit, a card of that suit that shows no item.
    #[must_use]
    pub fn card_from_name(&self, name: &str) -> Option<DeckCard> {
        if let Some(suit) = Suit::from_word(name) {
            return Some(DeckCard { suit, name: None });
        }
        if let Some((printed, suit)) = name.strip_suffix(')').and_then(|rest| rest.rsplit_once(" (")) {
            let card = DeckCard { suit: Suit::from_word(suit)?, name: CardName::from_word(printed) };
            return self.face(card).map(|_| card);
        }
        let name = CardName::from_word(name)?;
        let mut faces = self.faces.iter().filter(|face| face.name == name);
        match (faces.next(), faces.next()) {
            (Some(face), None) => Some(face.card()),
            _ => None,
        }
    }
}

impl Face {
    /// A card with this face.
    #[must_use]
    pub fn card(&self) -> DeckCard {
        DeckCard { suit: self.suit, name: Some(self.name) }
    }
}

impl DeckCard {
    /// How many different cards there can be: each name, and none, in each suit.
    pub(crate) const DIFFERENT: usize = Suit::ALL.len() * (CardName::ALL.len() + 1);

    /// Its place among them.
    pub(crate) const fn index(self) -> usize {
        let name = match self.name {
            None => 0,
            Some(name) => name as usize + 1,
        };
        self.suit as usize * (CardName::ALL.len() + 1) + name
    }

    /// Its name as printed, with its suit in brackets only where the name stands in several; or
    /// the bare suit.
    #[must_use]
    pub fn short_name(self) -> String {
        let other = |face: &Face| Some(face.name) == self.name && face.suit != self.suit;
        let several = DeckId::ALL.iter().filter_map(|id| id.deck().ok()).any(|deck| deck.faces.iter().any(other));
        match self.name {
            Some(name) if !several => name.to_string(),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for DeckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => write!(f, "{name} ({})", self.suit),
            None => self.suit.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_decks_hold_the_printed_suits() {
        for id in DeckId::ALL {
            let deck = id.deck().unwrap();
            for (suit, cards) in [(Suit::Bird, 14), (Suit::Fox, 14), (Suit::Mouse, 13), (Suit::Rabbit, 13)] {
                let count: u8 = deck.faces().iter().filter(|f| f.suit == suit).map(|f| f.copies).sum();
                assert_eq!(count, cards, "{suit} in {id}");
            }
            assert!(deck.faces().iter().all(|face| (face.kind == CardKind::Item) == face.item.is_some()));
        }
    }

    #[test]
    fn a_name_that_stands_in_several_suits_needs_its_suit() {
        let deck = DeckId::Base.deck().unwrap();
        assert_eq!(deck.card_from_name("Root Tea"), None);
        let tea = deck.card_from_name("Root Tea (mouse)").unwrap();
        assert_eq!((tea.suit, deck.item(tea)), (Suit::Mouse, Some(Item::Tea)));
        assert_eq!(deck.card_from_name("Codebreakers").unwrap().suit, Suit::Mouse);
        assert_eq!(deck.card_from_name("Root Tea (bird)"), None);
        assert_eq!(deck.item(deck.card_from_name("fox").unwrap()), None);
    }

    #[test]
    fn a_deck_file_that_breaks_its_format_is_refused() {
        let file = include_str!("../../maps/decks.json");
        assert!(matches!(Deck::parse_all(file.get(..100).unwrap()), Err(DeckError::Json(_))));
        assert!(matches!(
            Deck::parse_all(&file.replacen("\"count\": 2", "\"count\": 3", 1)),
            Err(DeckError::Size { .. })
        ));
    }
}
