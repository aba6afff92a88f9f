//! A game as it comes out of storage, and the form of format 1, which held it in one text.

use engine::{Checkpoint, Game, Input, Origin, Setup};
use serde::{Deserialize, Serialize};
use transfer::Past;

use crate::request::{GameId, Restored, SeatSummary, Summary, Unreadable};
use crate::seal::damaged;
use crate::segment::Line;

/// A game as it comes out of storage.
#[derive(Debug)]
pub(crate) struct Save {
    pub(crate) summary: Summary,
    /// In the bin.
    pub(crate) deleted: bool,
    pub(crate) game: Game,
    pub(crate) travels: Travels,
    /// What storage holds of it; none where that is of another format, or in need of being restored.
    pub(crate) line: Option<Line>,
    /// What could not be read of it, if anything.
    pub(crate) restored: Option<Restored>,
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

/// A game of format 1: all of it is one text, with no checksum.
#[derive(Debug, Deserialize)]
pub(crate) struct Format1 {
    pub(crate) summary: Summary,
    pub(crate) deleted: bool,
    setup: Setup,
    #[serde(default)]
    checkpoint: Option<Checkpoint>,
    inputs: Vec<Input>,
    undone: Vec<Input>,
    #[serde(flatten)]
    pub(crate) travels: Travels,
}

impl Format1 {
    /// The game, played through again.
    ///
    /// # Errors
    ///
    /// Where its origin or one of its inputs is refused.
    pub(crate) fn save(self, id: &GameId) -> Result<Save, Unreadable> {
        let origin = Origin { setup: self.setup, checkpoint: self.checkpoint };
        let game = Game::replay_with_undone(origin, self.inputs, self.undone).map_err(damaged)?;
        let summary = Summary { id: id.clone(), ..self.summary };
        Ok(Save { summary, deleted: self.deleted, game, travels: self.travels, line: None, restored: None })
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
