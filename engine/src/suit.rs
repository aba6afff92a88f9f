//! Suits of clearings and cards.

use crate::words::words;

words! {
    /// A suit, in the order of the Decree's columns. Clearings are never `Bird`.
    pub enum Suit {
        Fox = "fox",
        Mouse = "mouse",
        Rabbit = "rabbit",
        Bird = "bird",
    }
}

impl Suit {
    /// The three suits that clearings have.
    pub const OF_CLEARINGS: [Suit; 3] = [Suit::Fox, Suit::Mouse, Suit::Rabbit];

    /// Whether an order or column of this suit takes in a clearing of suit `clearing`:
    /// birds are wild (Law of Root 2.1.1, ruling C-1).
    #[must_use]
    pub fn takes_in(self, clearing: Suit) -> bool {
        self == Suit::Bird || self == clearing
    }
}
