//! Items and the item supply.

use crate::words::words;

words! {
    /// An item (Law of Root 5.1.5).
    pub enum Item {
        Boot = "boot",
        Bag = "bag",
        Crossbow = "crossbow",
        Hammer = "hammer",
        Sword = "sword",
        Tea = "tea",
        Coins = "coins",
        Torch = "torch",
    }
}

impl Item {
    /// How many of this item lie beside the map when a game starts: 12 in all.
    #[must_use]
    pub const fn supply_at_start(self) -> u8 {
        match self {
            Item::Boot | Item::Bag | Item::Sword | Item::Tea | Item::Coins => 2,
            Item::Crossbow | Item::Hammer => 1,
            Item::Torch => 0,
        }
    }
}
