//! Where a game begins: at its set-up, or at a table in the middle of it.

use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::setup::{Setup, SetupError};
use crate::table::Table;

/// Where a game begins. Its inputs lead on from there, and undo leads back to there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub setup: Setup,
    /// The table to begin from; without one the game begins with its set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<Checkpoint>,
}

/// A table at the beginning of a turn, or between two actions of a human.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Checkpoint {
    pub table: Table,
    /// Round, from 1.
    pub round: u16,
    /// Whose turn it is, by position in turn order.
    pub seat: usize,
}

/// Why a checkpoint was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckpointError {
    #[error("set-up: {0}")]
    Setup(SetupError),
    #[error("the table is not one of this set-up")]
    OtherSetup,
    #[error("there is no turn of seat {seat} in round {round}")]
    Turn { round: u16, seat: usize },
    #[error("table: {0}")]
    Table(Fault),
}

impl From<Setup> for Origin {
    fn from(setup: Setup) -> Self {
        Origin { setup, checkpoint: None }
    }
}

impl Checkpoint {
    /// Whether a game of this set-up can stand there.
    ///
    /// # Errors
    ///
    /// What cannot be: on the table, or between the two.
    pub fn check(&self, setup: &Setup) -> Result<(), CheckpointError> {
        let Checkpoint { table, round, seat } = self;
        let laid_out = setup.table().map_err(CheckpointError::Setup)?;
        table.check().map_err(CheckpointError::Table)?;
        let seats = laid_out.seats.iter().map(|seat| (seat.faction, seat.is_bot()));
        let same = table.map == laid_out.map
            && table.deck == laid_out.deck
            && table.suits == laid_out.suits
            && table.coop == laid_out.coop
            && table.services == laid_out.services
            && seats.eq(table.seats.iter().map(|seat| (seat.faction, seat.is_bot())));
        if !same {
            return Err(CheckpointError::OtherSetup);
        }
        if *round == 0 || *seat >= table.seats.len() {
            return Err(CheckpointError::Turn { round: *round, seat: *seat });
        }
        Ok(())
    }
}
