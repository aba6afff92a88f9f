//! The app's own drawings: suits, factions, pieces, items, and signs on buttons. One style: flat
//! shapes, told apart by their outline. Each is an SVG path.

use engine::{Faction, Item, Piece, Plot, Suit};

/// A suit's outline, in a square of 24 around the origin.
#[must_use]
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        // A pointed mask.
        Suit::Fox => "M-11-10.5L-3.5-5H3.5L11-10.5L9.5 2.5L0 11L-9.5 2.5Z",
        // Two long ears.
        Suit::Rabbit => {
            "M-7-12C-11.5-9-9.5-1.5-6.5 1C-10 9-4 11 0 11C4 11 10 9 6.5 1C9.5-1.5 11.5-9 7-12C3.5-10.5 2-4.5 1.6-2H-1.6C-2-4.5-3.5-10.5-7-12Z"
        }
        // Two round ears.
        Suit::Mouse => {
            "M-11.5-4.5A6 6 0 1 1-1.8-6.3H1.8A6 6 0 1 1 11.5-4.5C10.5-2.5 9-1.6 7.8-1.2C7.4 6 4.5 11 0 11C-4.5 11-7.4 6-7.8-1.2C-9-1.6-10.5-2.5-11.5-4.5Z"
        }
        // A wing and a beak.
        Suit::Bird => {
            "M-11.5 3C-10-6-3-11 4-8.5C5.5-8 6.5-7 7-5.5L12-3.5L7.3-1.5C7 6 1.5 11-7.5 10L-3 6C-7.5 7-10.5 6-11.5 3Z"
        }
    }
}

/// A faction's emblem, in a square of 24 around the origin.
#[must_use]
pub const fn emblem(faction: Faction) -> &'static str {
    match faction {
        // A cat’s face.
        Faction::Marquise => "M-9.5 5V-11L-4-5.5H4L9.5-11V5L0 11ZM-5.5-1V2H-2V-1ZM2-1V2H5.5V-1Z",
        // A bird from above.
        Faction::Eyrie => {
            "M0-11.5C1.8-9.5 2.5-7 2.7-4.8L11.5-2.5C9.5 2 6 4 2.8 4.2L4.2 10.5H-4.2L-2.8 4.2C-6 4-9.5 2-11.5-2.5L-2.7-4.8C-2.5-7-1.8-9.5 0-11.5Z"
        }
        // A rising star.
        Faction::Alliance => "M0-11.5L3-3.9L11.3-3.6L4.8 1.6L7 9.6L0 5L-7 9.6L-4.8 1.6L-11.3-3.6L-3-3.9Z",
        // A boot.
        Faction::Vagabond => "M-6.5-11H2.5L3-3.5C4.5-.5 10 .5 10.5 5V8H-7.5ZM-7.5 9H10.5V11H-7.5Z",
        // A satchel.
        Faction::Vagabond2 => {
            "M-5-6V-8.5C-5-12 5-12 5-8.5V-6H10V10.5H-10V-6ZM-2.5-6H2.5V-8.2C2.5-9.2-2.5-9.2-2.5-8.2ZM-10-1V1H-2V3H2V1H10V-1Z"
        }
        // A slit eye.
        Faction::Lizards => "M-12 0C-8-6.5-4-9 0-9C4-9 8-6.5 12 0C8 6.5 4 9 0 9C-4 9-8 6.5-12 0ZM0-7L-2.6 0L0 7L2.6 0Z",
        // A coin with a hole.
        Faction::Riverfolk => "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11ZM-3.8-3.8V3.8H3.8V-3.8Z",
        // A mound with a door.
        Faction::Duchy => {
            "M-11.5 9.5C-11.5-3-6.5-10 0-10C6.5-10 11.5-3 11.5 9.5ZM-3.2 9.5H3.2V3.2A3.2 3.2 0 0 0-3.2 3.2Z"
        }
        // A raven’s head.
        Faction::Corvids => {
            "M-9.5-1C-9-7-3.5-10.5 1.5-9C4.5-8 6-6 6.5-4L12-1.5L6 .5C5.5 5.5 1.5 9-3.5 11L-4 7L-8 8.5C-9.5 5-10 2-9.5-1ZM.2-5.6A1.6 1.6 0 1 0 .2-2.4A1.6 1.6 0 1 0 .2-5.6Z"
        }
        // Crossed blades.
        Faction::Hundreds => {
            "M-11-8V-11H-8L0-3L8-11H11V-8L3 0L8.5 5.5L10.5 3.5L11.5 6L6 11.5L3.5 10.5L5.5 8.5L0 3L-5.5 8.5L-3.5 10.5L-6 11.5L-11.5 6L-10.5 3.5L-8.5 5.5L-3 0Z"
        }
        // A badger’s stripes.
        Faction::Keepers => "M-9.5-5.5L0-11.5L9.5-5.5V5.5L0 11.5L-9.5 5.5ZM-5.5-4.5V3.5L-3 5V-6ZM3-6V5L5.5 3.5V-4.5Z",
    }
}

/// The outline of a faction's warriors, with room for a number, within 9 of the origin.
#[must_use]
pub const fn warrior(faction: Faction) -> &'static str {
    match faction {
        Faction::Marquise => "M-8 4V-9L-4-6.2H4L8-9V4C8 7 4 8.5 0 8.5C-4 8.5-8 7-8 4Z",
        Faction::Eyrie => "M-8-7.5H8V.5C8 5 3.5 7.5 0 9.3C-3.5 7.5-8 5-8 .5Z",
        Faction::Alliance => {
            "M0-9.5L2.4-7L5.7-7.6L6.4-4.3L9.3-2.6L7.8 0L9.3 2.6L6.4 4.3L5.7 7.6L2.4 7L0 9.5L-2.4 7L-5.7 7.6L-6.4 4.3L-9.3 2.6L-7.8 0L-9.3-2.6L-6.4-4.3L-5.7-7.6L-2.4-7Z"
        }
        Faction::Vagabond | Faction::Vagabond2 => "M0-10L10 0L0 10L-10 0Z",
        Faction::Lizards => "M0-10.5C2.5-6.5 8.2-4.5 8.2 1.2A8.2 7.6 0 0 1-8.2 1.2C-8.2-4.5-2.5-6.5 0-10.5Z",
        Faction::Riverfolk => "M-8.3 0A8.3 8.3 0 1 0 8.3 0A8.3 8.3 0 1 0-8.3 0Z",
        Faction::Duchy => "M-8.3 7.5V-.5A8.3 8 0 0 1 8.3-.5V7.5Z",
        Faction::Corvids => "M-8.5-8.5L0-5.5L8.5-8.5L7.5 3L0 9.3L-7.5 3Z",
        Faction::Hundreds => "M-3.6-8.3H3.6L8.3-3.6V3.6L3.6 8.3H-3.6L-8.3 3.6V-3.6Z",
        Faction::Keepers => "M-8-4.7L0-9.2L8-4.7V4.7L0 9.2L-8 4.7Z",
    }
}

/// A piece's glyph, within 6 of the origin. Warriors have none: they are counted.
#[must_use]
pub const fn glyph(piece: Piece) -> &'static str {
    match piece {
        Piece::Warrior => "",
        Piece::Warlord => "M-5 4V-3L-2.5-.5L0-5L2.5-.5L5-3V4Z",
        Piece::Pawn => "M-2.2-2.5A2.4 2.4 0 1 1 2.2-2.5L4 5H-4Z",
        Piece::Keep => "M-5 5V-5H-2.6V-2.6H-1.2V-5H1.2V-2.6H2.6V-5H5V5ZM-1.5 5H1.5V2A1.5 1.5 0 0 0-1.5 2Z",
        Piece::Wood => "M-5-3.5H5V-.5H-5ZM-5 .8H5V3.8H-5Z",
        Piece::Sympathy => "M0 5C-7.5-.5-4-6.5 0-2.6C4-6.5 7.5-.5 0 5Z",
        Piece::Post => "M-.8-5.5H.8V-4H4.5L6-2.2L4.5-.5H.8V5.5H-.8V-.5H-5V-4H-.8Z",
        Piece::Tunnel => "M-5.5 4.5V0A5.5 5 0 0 1 5.5 0V4.5H3V.5A3 2.8 0 0 0-3 .5V4.5Z",
        Piece::Plot(plot, engine::Face::Up) => match plot {
            Plot::Bomb => "M-.5-1.5A3.5 3.5 0 1 1-3 0L-.5-1.5ZM1-2L3-5L5-4.5L4.5-3.3L3.5-3.5L2.2-1.2Z",
            Plot::Snare => "M-4.5 4.5A5.5 5.5 0 1 1 4.5 4.5L2.8 3A3.3 3.3 0 1 0-2.8 3Z",
            Plot::Extortion => "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5ZM-1.5-1.5V1.5H1.5V-1.5Z",
            Plot::Raid => "M-5.5-3C-2-4 0-2 0 0C0-2 2-4 5.5-3C5 1.5 3 3.5 0 4.5C-3 3.5-5 1.5-5.5-3Z",
        },
        Piece::Plot(_, engine::Face::Down) => {
            "M-3-2.5C-3-6.5 3.5-6.5 3.5-2.2C3.5.5.8.5.8 2.2H-1.2C-1.2-.6 1.3-.6 1.3-2.2C1.3-4-.9-4-.9-2.5ZM-1.3 3.3H.9V5.5H-1.3Z"
        }
        Piece::Mob => {
            "M0-5.5C3-2.5 4.8-.5 4.8 1.8C4.8 4 2.7 5.5 0 5.5C-2.7 5.5-4.8 4-4.8 1.8C-4.8.2-4-.8-3-1.8C-2.5-.5-2 0-1.2 0C-.8-2-1-3.8 0-5.5Z"
        }
        Piece::Relic => "M-2-5.5H2V-4H1.2C4-2.5 4.5 2.5 2.5 5H-2.5C-4.5 2.5-4-2.5-1.2-4H-2Z",
        Piece::Sawmill => "M-5.5 4.5V-.5L-2.5-3.5L-2.5-.8L.5-3.5L.5-.8L3.5-3.5V-.8L5.5-2.5V4.5Z",
        Piece::Workshop => "M-5-4.5H4L5.5-1.5H1.2V5H-1.2V-1.5H-5Z",
        Piece::Recruiter => "M-4.5-5.5H-3V-5L5-3L-3 0V5.5H-4.5Z",
        Piece::Roost => "M-6 1H6C5.5 4 3.5 5.2 0 5.2C-3.5 5.2-5.5 4-6 1ZM-2.5 0C-2.5-4.5 2.5-4.5 2.5 0Z",
        Piece::Base => "M-5.5 5L0-5.5L5.5 5H2L0 1L-2 5Z",
        Piece::Garden => {
            "M-.8 5.5V1.5C-4 1.5-5.5-.5-5.5-4.5C-2.5-4.5-.8-3-.2-.5C.5-2.5 2.5-4 5.5-4C5.5-.5 4 1.3.8 1.5V5.5Z"
        }
        Piece::Citadel => "M-3.5 5.5V-2L0-6L3.5-2V5.5ZM-1-.5V2H1V-.5Z",
        Piece::Market => "M-6-4H6L5.5-.5H4.5V5H3V1H-3V5H-4.5V-.5H-5.5Z",
        Piece::Stronghold => "M-5.5 5V-3L-3.7-5.5L-1.8-3L0-5.5L1.8-3L3.7-5.5L5.5-3V5ZM-1.2 5H1.2V1.5H-1.2Z",
        Piece::Waystation => "M-1-5.5L5-1.5L3 .5L1.2-.8V5.5H-1.2V-.8L-3 .5L-5-1.5L-1-5.5Z",
    }
}

/// An item, in a square of 24 around the origin.
#[must_use]
pub const fn item(item: Item) -> &'static str {
    match item {
        Item::Boot => "M-6.5-11H2.5L3-3.5C4.5-.5 10 .5 10.5 5V8H-7.5ZM-7.5 9H10.5V11H-7.5Z",
        Item::Bag => "M-3-11H3L2-7C7-5 10 1 9 7C8.5 10-8.5 10-9 7C-10 1-7-5-2-7Z",
        Item::Crossbow => {
            "M-1-11H1V-8C6-8 10-5 11-1L9 0C8-3.5 5-5.5 1-5.7V11H-1V-5.7C-5-5.5-8-3.5-9 0L-11-1C-10-5-6-8-1-8ZM-9 .5H9V2H-9Z"
        }
        Item::Hammer => "M-9-10H6L10-5H2V11H-2V-4H-9Z",
        Item::Sword => "M8-11H11V-8L0 3L3 6L1 8L-2.5 5L-8 11L-11 8L-5 2.5L-8-1L-6-3L-3 0Z",
        Item::Tea => {
            "M-9-5H6V-3.5C12-5 12 5 5.5 3.5C4 7 1 9-1.5 9C-6 9-9 5-9-5ZM6-1V2C9 2.5 9-2 6-1ZM-10 9.5H8V11H-10Z"
        }
        Item::Coins => {
            "M-4-10A6.5 6.5 0 1 1-4 3A6.5 6.5 0 1 1-4-10ZM-5.5-5V-2H-2.5V-5ZM5.5-2.5A6.5 6.5 0 1 1-1 7.5C4 6 6.5 2 5.5-2.5Z"
        }
        Item::Torch => "M0-12C4-8 5-6 3.5-3H-3.5C-5-6-2-8 0-12ZM-3.5-2H3.5L1.5 11H-1.5Z",
    }
}

/// A sign on a button, drawn with a line in a square of 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Back,
    Close,
    Log,
    List,
    Pencil,
    Gear,
    Undo,
    Redo,
    Plus,
    Minus,
    Bin,
    Up,
    Grip,
    Dice,
    Bot,
    Human,
    Warning,
    Forward,
    /// Out of a tray.
    HandOver,
    /// Into a tray.
    Receive,
    Book,
}

impl Sign {
    /// Its line.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Sign::Back => "M15 5L8 12L15 19",
            Sign::Forward => "M9 5L16 12L9 19",
            Sign::HandOver => "M12 15V4M7.5 8L12 3.5L16.5 8M5 13V20H19V13",
            Sign::Receive => "M12 4V15M7.5 11L12 15.5L16.5 11M5 13V20H19V13",
            Sign::Close => "M6 6L18 18M18 6L6 18",
            Sign::Log => "M6 4H18V20H6ZM9 9H15M9 13H15M9 17H12",
            Sign::List => "M8 6H20M8 12H20M8 18H20M4 6H4.1M4 12H4.1M4 18H4.1",
            Sign::Pencil => "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
            Sign::Gear => {
                "M4 7H11M15 7H20M4 17H8M12 17H20M11 7A2 2 0 1 0 15 7A2 2 0 1 0 11 7M8 17A2 2 0 1 0 12 17A2 2 0 1 0 8 17"
            }
            Sign::Undo => "M9 5L4 10L9 15M4 10H14A6 5.5 0 0 1 14 21H10",
            Sign::Redo => "M15 5L20 10L15 15M20 10H10A6 5.5 0 0 0 10 21H14",
            Sign::Plus => "M12 5V19M5 12H19",
            Sign::Minus => "M5 12H19",
            Sign::Bin => "M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7M11 11V16M13 11V16",
            Sign::Up => "M12 19V6M6 11L12 5L18 11",
            Sign::Grip => "M5 8H19M5 12H19M5 16H19",
            Sign::Dice => "M4 7L12 3L20 7V17L12 21L4 17ZM4 7L12 11L20 7M12 11V21",
            Sign::Bot => "M5 9H19V20H5ZM12 9V5M12 4V4.1M9 13V14M15 13V14M9 17H15",
            Sign::Human => "M8 8A4 4 0 1 0 16 8A4 4 0 1 0 8 8M4 21C4 12 20 12 20 21",
            Sign::Book => "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20",
            Sign::Warning => "M12 4L21 20H3ZM12 10V14M12 17V17.1",
        }
    }
}
