//! Arguments of texts, in the forms that sentences need.

use engine::{DeckCard, Faction, ForestId, Item, Map, Piece, Place};
use fluent_bundle::FluentArgs;

use super::{Texts, number};

/// Arguments by name.
pub type Args<'a> = &'a [(&'a str, Arg<'a>)];

/// An argument of a text.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A number; plurals follow it.
    Number(i64),
    /// Text as it is.
    Text(&'a str),
    /// A faction `x`: gives `$x` ("Eyrie"), `$x-the` ("the Eyrie"), `$x-of`, `$x-to`, `$x-word`, and
    /// `$x-number`: `one` or `other`, as verbs follow its name.
    Faction(Faction),
    /// So many of a piece: "2 warriors".
    Pieces(u8, Piece),
    /// One kind of piece: "sawmill".
    Piece(Piece),
    /// A place of a map `x`: gives `$x` ("11") and `$x-in`, `$x-to`, `$x-from`.
    Place(&'a Map, Place),
    /// An item.
    Item(Item),
    /// A card of the deck, by name where it is known.
    Card(DeckCard),
}

impl Arg<'_> {
    pub(super) fn add(self, texts: &Texts, name: &str, args: &mut FluentArgs<'_>) {
        match self {
            Arg::Number(value) => args.set(name.to_owned(), number(value)),
            Arg::Text(text) => args.set(name.to_owned(), text.to_owned()),
            Arg::Faction(faction) => {
                let id = format!("faction-{faction}");
                args.set(name.to_owned(), texts.t(&id));
                for form in ["the", "of", "to", "number"] {
                    args.set(format!("{name}-{form}"), texts.t(&format!("{id}.{form}")));
                }
                args.set(format!("{name}-word"), faction.word());
            }
            Arg::Pieces(count, piece) => args.set(name.to_owned(), texts.pieces(count, piece)),
            Arg::Piece(piece) => args.set(name.to_owned(), texts.piece(piece)),
            Arg::Place(map, place) => {
                args.set(name.to_owned(), texts.place(map, place));
                for form in ["in", "to", "from"] {
                    args.set(format!("{name}-{form}"), texts.place_form(map, place, form));
                }
            }
            Arg::Item(item) => args.set(name.to_owned(), texts.t(&format!("item-{item}"))),
            Arg::Card(card) => args.set(name.to_owned(), texts.card(card)),
        }
    }
}

impl Texts {
    /// A faction's name.
    #[must_use]
    pub fn faction(&self, faction: Faction) -> String {
        self.t(&format!("faction-{faction}"))
    }

    /// The name of a kind of piece.
    #[must_use]
    pub fn piece(&self, piece: Piece) -> String {
        self.t(&piece_id(piece))
    }

    /// So many of a piece, in words.
    #[must_use]
    pub fn pieces(&self, count: u8, piece: Piece) -> String {
        self.tf(&format!("{}.count", piece_id(piece)), &[("count", Arg::Number(count.into()))])
    }

    /// A place's name.
    #[must_use]
    pub fn place(&self, map: &Map, place: Place) -> String {
        match place {
            Place::Clearing(clearing) => clearing.to_string(),
            Place::Forest(forest) => self.tf("place-forest", &[("around", Arg::Text(&around(self, map, forest)))]),
            Place::Burrow => self.t("place-burrow"),
        }
    }

    fn place_form(&self, map: &Map, place: Place, form: &str) -> String {
        match place {
            Place::Clearing(clearing) => {
                self.tf(&format!("place-clearing.{form}"), &[("clearing", Arg::Number(clearing.0.into()))])
            }
            Place::Forest(forest) => {
                self.tf(&format!("place-forest.{form}"), &[("around", Arg::Text(&around(self, map, forest)))])
            }
            Place::Burrow => self.t(&format!("place-burrow.{form}")),
        }
    }

    /// A card of the deck: its name with its suit, or what is known of it.
    #[must_use]
    pub fn card(&self, card: DeckCard) -> String {
        let suit = self.t(&format!("suit-{}", card.suit));
        match card.name {
            Some(name) => {
                let name = self.t(&card_name_id(name));
                self.tf("card-named", &[("name", Arg::Text(&name)), ("suit", Arg::Text(&suit))])
            }
            None => self.t(&format!("card-of-{}", card.suit)),
        }
    }
}

fn around(texts: &Texts, map: &Map, forest: ForestId) -> String {
    let clearings: Option<Vec<String>> =
        map.forest(forest).map(|forest| forest.clearings.iter().map(ToString::to_string).collect());
    texts.list(&clearings.unwrap_or_default())
}

/// The id of a piece's name: plots by kind and face.
#[must_use]
pub fn piece_id(piece: Piece) -> String {
    format!("piece-{}", piece.to_string().replace(' ', "-"))
}

/// The id of a printed card's name, as `card-root-tea`.
#[must_use]
pub fn card_name_id(name: engine::CardName) -> String {
    format!("card-{}", slug(name.word()))
}

/// A printed name in lower-case letters joined by `-`.
#[must_use]
pub fn slug(name: &str) -> String {
    let words = name.split([' ', '-']);
    let words: Vec<String> = words
        .map(|word| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase())
        .filter(|word| !word.is_empty())
        .collect();
    words.join("-")
}
