//! Pieces: what factions put on the map.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::words::words;

/// A kind of piece. Items, ruins and markers belong to no faction and are no pieces here
/// (Law of Root G.9, G.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    Warrior,
    Warlord,
    Pawn,
    Keep,
    Wood,
    Sympathy,
    Post,
    Tunnel,
    Plot(Plot, Face),
    Mob,
    Relic,
    Sawmill,
    Workshop,
    Recruiter,
    Roost,
    Base,
    Garden,
    Citadel,
    Market,
    Stronghold,
    Waystation,
}

/// What a piece counts as (Law of Root G.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Warrior,
    Pawn,
    Token,
    Building,
}

words! {
    /// A Corvid plot.
    pub enum Plot {
        Bomb = "bomb",
        Snare = "snare",
        Extortion = "extortion",
        Raid = "raid",
    }
}

words! {
    /// Which side of a plot is up.
    pub enum Face {
        Up = "up",
        Down = "down",
    }
}

impl Piece {
    /// Every piece; plots by kind and face.
    pub fn all() -> impl Iterator<Item = Piece> {
        PLAIN
            .iter()
            .map(|&(piece, _)| piece)
            .chain(Plot::ALL.iter().flat_map(|&plot| Face::ALL.iter().map(move |&face| Piece::Plot(plot, face))))
    }

    /// What it counts as.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            // The warlord is a warrior (Law of Root 14.2.2).
            Piece::Warrior | Piece::Warlord => Kind::Warrior,
            Piece::Pawn => Kind::Pawn,
            Piece::Keep
            | Piece::Wood
            | Piece::Sympathy
            | Piece::Post
            | Piece::Tunnel
            | Piece::Plot(..)
            | Piece::Mob
            | Piece::Relic => Kind::Token,
            Piece::Sawmill
            | Piece::Workshop
            | Piece::Recruiter
            | Piece::Roost
            | Piece::Base
            | Piece::Garden
            | Piece::Citadel
            | Piece::Market
            | Piece::Stronghold
            | Piece::Waystation => Kind::Building,
        }
    }

    /// Whether an enemy scores for removing it (Law of Root 3.2.1).
    #[must_use]
    pub const fn scores(self) -> bool {
        matches!(self.kind(), Kind::Token | Kind::Building)
    }

    /// Whether a clearing holds at most one of it.
    #[must_use]
    pub const fn one_per_clearing(self) -> bool {
        matches!(
            self,
            Piece::Sympathy | Piece::Plot(..) | Piece::Roost | Piece::Post | Piece::Tunnel | Piece::Mob | Piece::Keep
        )
    }

    /// The piece with this name: its word, or a plot's kind followed by its face.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if let Some(&(piece, _)) = PLAIN.iter().find(|(_, word)| *word == name) {
            return Some(piece);
        }
        let (plot, face) = name.split_once(' ')?;
        Some(Piece::Plot(Plot::from_word(plot)?, Face::from_word(face)?))
    }
}

const PLAIN: &[(Piece, &str)] = &[
    (Piece::Warrior, "warrior"),
    (Piece::Warlord, "warlord"),
    (Piece::Pawn, "pawn"),
    (Piece::Keep, "keep"),
    (Piece::Wood, "wood"),
    (Piece::Sympathy, "sympathy"),
    (Piece::Post, "post"),
    (Piece::Tunnel, "tunnel"),
    (Piece::Mob, "mob"),
    (Piece::Relic, "relic"),
    (Piece::Sawmill, "sawmill"),
    (Piece::Workshop, "workshop"),
    (Piece::Recruiter, "recruiter"),
    (Piece::Roost, "roost"),
    (Piece::Base, "base"),
    (Piece::Garden, "garden"),
    (Piece::Citadel, "citadel"),
    (Piece::Market, "market"),
    (Piece::Stronghold, "stronghold"),
    (Piece::Waystation, "waystation"),
];

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Piece::Plot(plot, face) = self {
            return write!(f, "{plot} {face}");
        }
        let word = PLAIN.iter().find(|(piece, _)| piece == self).map_or("", |&(_, word)| word);
        f.write_str(word)
    }
}
