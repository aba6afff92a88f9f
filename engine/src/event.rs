//! Events: what happened, one line each, as scenario files name them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Map, Place};
use crate::piece::Piece;
use crate::services::Service;
use crate::suit::Suit;

/// Something that happened on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Order(Suit),
    Craft(Faction, Item),
    Battle {
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
    },
    Place {
        place: Place,
        faction: Faction,
        count: u8,
        piece: Piece,
    },
    Remove {
        place: Place,
        faction: Faction,
        count: u8,
        piece: Piece,
    },
    Move {
        faction: Faction,
        count: u8,
        from: Place,
        to: Place,
    },
    Score(Faction, i8),
    Turmoil,
    /// A human had to discard a card.
    Discard(Faction),
    /// A human draws a card.
    Draw(Faction),
    /// A player buys a service of the Riverfolk.
    Buy(Faction, Service),
}

impl Event {
    /// The event as a line; the map gives forests their names.
    #[must_use]
    pub fn line(self, map: &Map) -> String {
        let name = |place| map.place_name(place);
        match self {
            Event::Order(suit) => format!("order {suit}"),
            Event::Craft(faction, item) => format!("craft {faction} {item}"),
            Event::Battle { clearing, attacker, defender } => format!("battle {clearing} {attacker} {defender}"),
            Event::Place { place, faction, count, piece } => format!("place {} {faction} {count} {piece}", name(place)),
            Event::Remove { place, faction, count, piece } => {
                format!("remove {} {faction} {count} {piece}", name(place))
            }
            Event::Move { faction, count, from, to } => format!("move {faction} {count} {} {}", name(from), name(to)),
            Event::Score(faction, points) => format!("score {faction} {points}"),
            Event::Turmoil => "turmoil".to_owned(),
            Event::Discard(faction) => format!("discard {faction}"),
            Event::Draw(faction) => format!("draw {faction}"),
            Event::Buy(faction, service) => format!("buy {faction} {}", service.word()),
        }
    }
}

/// A section of the Law of Rootbotics, as `4.5.1`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Section(std::borrow::Cow<'static, str>);

impl Section {
    /// The section with this number.
    #[must_use]
    pub const fn new(number: &'static str) -> Self {
        Section(std::borrow::Cow::Borrowed(number))
    }

    /// Its number.
    #[must_use]
    pub fn number(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
