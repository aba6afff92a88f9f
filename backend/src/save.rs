//! A saved game as text: format, set-up, inputs, and what the shelf shows of it.

use engine::{Checkpoint, Game, Input, Origin, Setup};
use serde::{Deserialize, Serialize};
use transfer::Past;

use crate::request::{GameId, SeatSummary, Summary, Unreadable};

/// The format that this version writes. A save of a greater one is left alone.
pub(crate) const FORMAT: u32 = 1;

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Save {
    pub(crate) format: u32,
    pub(crate) summary: Summary,
    /// In the bin.
    pub(crate) deleted: bool,
    pub(crate) setup: Setup,
    /// The table that it begins at, where it came without what went before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) checkpoint: Option<Checkpoint>,
    pub(crate) inputs: Vec<Input>,
    /// Undone inputs, the next to redo last.
    pub(crate) undone: Vec<Input>,
    #[serde(flatten)]
    pub(crate) travels: Travels,
}

/// What a game has from its journeys between devices.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Travels {
    /// The game's id on every device, where it is stored under another one here: as a copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) travels_as: Option<GameId>,
    /// Where it came from; none where it began here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) past: Option<Past>,
}

/// What every format has in common.
#[derive(Deserialize)]
struct Header {
    format: u32,
}

/// What the shelf reads of a save.
#[derive(Deserialize)]
pub(crate) struct Shelved {
    pub(crate) summary: Summary,
    pub(crate) deleted: bool,
    #[serde(default)]
    pub(crate) travels_as: Option<GameId>,
}

fn damaged(error: impl ToString) -> Unreadable {
    Unreadable::Damaged(error.to_string())
}

fn check_format(text: &str) -> Result<(), Unreadable> {
    let header: Header = serde_json::from_str(text).map_err(damaged)?;
    match header.format {
        FORMAT => Ok(()),
        newer if newer > FORMAT => Err(Unreadable::Newer(newer)),
        other => Err(Unreadable::Damaged(format!("format {other}"))),
    }
}

impl Shelved {
    /// What the shelf shows of a saved game.
    ///
    /// # Errors
    ///
    /// Where the save is newer or damaged.
    pub(crate) fn read(text: &str) -> Result<Self, Unreadable> {
        check_format(text)?;
        serde_json::from_str(text).map_err(damaged)
    }
}

impl Save {
    /// A game to be stored.
    #[must_use]
    pub(crate) fn of(id: &GameId, game: &Game, travels: &Travels, played: u64) -> Self {
        Save {
            format: FORMAT,
            summary: Summary::of(id, game, played),
            deleted: false,
            setup: game.setup().clone(),
            checkpoint: game.origin().checkpoint.clone(),
            inputs: game.inputs().to_vec(),
            undone: game.undone().to_vec(),
            travels: travels.clone(),
        }
    }

    /// A save from its text.
    ///
    /// # Errors
    ///
    /// Where it is newer or damaged.
    pub(crate) fn read(text: &str) -> Result<Self, Unreadable> {
        check_format(text)?;
        serde_json::from_str(text).map_err(damaged)
    }

    /// The game, played through again.
    ///
    /// # Errors
    ///
    /// Where its origin or one of its inputs is refused.
    pub(crate) fn game(self) -> Result<Game, Unreadable> {
        let origin = Origin { setup: self.setup, checkpoint: self.checkpoint };
        Game::replay_with_undone(origin, self.inputs, self.undone).map_err(damaged)
    }
}

impl Summary {
    /// What the shelf shows of a game.
    pub(crate) fn of(id: &GameId, game: &Game, played: u64) -> Self {
        let position = game.position();
        let seats = game.setup().seats.iter().map(|seat| SeatSummary {
            faction: seat.faction,
            name: seat.name.clone(),
            bot: position.table.is_bot(seat.faction),
            vp: position.table.vp(seat.faction),
        });
        Summary {
            id: id.clone(),
            map: game.setup().map,
            seats: seats.collect(),
            round: position.round,
            turn: position.faction(),
            winners: position.winners.clone(),
            played,
        }
    }
}
