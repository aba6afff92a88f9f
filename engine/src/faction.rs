//! Factions and how many pieces each owns.

use crate::piece::Piece;
use crate::words::words;

words! {
    /// A faction, in the order of setup priority (Law of Rootbotics 2.2): A Marquise to K Keepers.
    pub enum Faction {
        Marquise = "marquise",
        Eyrie = "eyrie",
        Alliance = "alliance",
        Vagabond = "vagabond",
        Vagabond2 = "vagabond2",
        Lizards = "lizards",
        Riverfolk = "riverfolk",
        Duchy = "duchy",
        Corvids = "corvids",
        Hundreds = "hundreds",
        Keepers = "keepers",
    }
}

impl Faction {
    /// How many of a piece the faction owns in all (Law of Root, component list). Plots: by kind,
    /// whatever their face. Gardens, posts and bases: over all suits.
    #[must_use]
    pub const fn owns(self, piece: Piece) -> u8 {
        match (self, piece) {
            (Faction::Marquise | Faction::Lizards, Piece::Warrior) => 25,
            (Faction::Eyrie | Faction::Duchy | Faction::Hundreds, Piece::Warrior) => 20,
            (Faction::Alliance, Piece::Warrior) => 10,
            (Faction::Riverfolk | Faction::Corvids | Faction::Keepers, Piece::Warrior) => 15,
            (Faction::Marquise, Piece::Keep) => 1,
            (Faction::Marquise, Piece::Sawmill | Piece::Workshop | Piece::Recruiter) => 6,
            (Faction::Marquise, Piece::Wood) => 8,
            (Faction::Eyrie, Piece::Roost) => 7,
            (Faction::Alliance, Piece::Base) => 3,
            (Faction::Alliance, Piece::Sympathy) => 10,
            (Faction::Vagabond | Faction::Vagabond2, Piece::Pawn) => 1,
            (Faction::Lizards, Piece::Garden) => 15,
            (Faction::Riverfolk, Piece::Post) => 9,
            (Faction::Duchy, Piece::Citadel | Piece::Market | Piece::Tunnel) => 3,
            (Faction::Corvids, Piece::Plot(..)) => 2,
            (Faction::Hundreds, Piece::Warlord) => 1,
            (Faction::Hundreds, Piece::Stronghold) => 6,
            (Faction::Hundreds, Piece::Mob) => 5,
            (Faction::Keepers, Piece::Waystation) => 3,
            (Faction::Keepers, Piece::Relic) => 12,
            _ => 0,
        }
    }

    /// How many of a piece exist per suit of clearing, for the pieces that have one.
    #[must_use]
    pub const fn owns_per_suit(self, piece: Piece) -> Option<u8> {
        match (self, piece) {
            (Faction::Alliance, Piece::Base) => Some(1),
            (Faction::Lizards, Piece::Garden) => Some(5),
            (Faction::Riverfolk, Piece::Post) => Some(3),
            _ => None,
        }
    }

    /// Whether the faction can be played by a Clockwork bot.
    #[must_use]
    pub const fn has_bot(self) -> bool {
        !matches!(self, Faction::Hundreds | Faction::Keepers)
    }

    /// Whether the faction is a Vagabond, first or second.
    #[must_use]
    pub const fn is_vagabond(self) -> bool {
        matches!(self, Faction::Vagabond | Faction::Vagabond2)
    }

    /// The kinds of piece the faction owns, warriors first.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |&piece| self.owns(piece) > 0)
    }
}
