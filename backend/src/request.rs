//! The one entry point's vocabulary: a request in, a response out.

use std::fmt;

use engine::{Adjustment, Answer, Card, DeckCard, Entry, Faction, Input, InputError, MapId, Setup, SetupError, Table};
use serde::{Deserialize, Serialize};

use crate::hand_over::{HandedOver, Start};
use crate::host::StorageError;
use crate::receive::{Arrival, ArrivalError, Keep, Kept};
use crate::settings::Settings;

/// What the screens ask.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// The saved games, the settings, and the game that was on the table when the app was left.
    Start,
    /// The saved games; the game on the table is left.
    Shelf,
    /// Starts a game and opens it.
    NewGame(Setup),
    /// Opens a saved game.
    Open(GameId),
    /// Opens a game that is open in another window, which may not change it any more then.
    TakeOver(GameId),
    /// Moves a game to the bin, where it can be brought back from.
    Delete(GameId),
    /// Brings a game back from the bin.
    Restore(GameId),
    /// Removes a game in the bin for good.
    Erase(GameId),
    /// Removes all games in the bin for good.
    EmptyBin,
    /// The text of a game that cannot be read, to be exported.
    Export(String),
    /// Puts something into a game.
    Input {
        game: GameId,
        input: Input,
    },
    /// Answers `Done` to cards that need nothing else, as many as these, and then the card that
    /// follows them. All or nothing.
    TickOff {
        game: GameId,
        cards: usize,
        then: Option<Answer>,
    },
    Undo(GameId),
    Redo(GameId),
    /// Takes back inputs until so many are left.
    UndoTo {
        game: GameId,
        inputs: usize,
    },
    /// The table as it was after so many inputs.
    LookAt {
        game: GameId,
        inputs: usize,
    },
    /// Everything that happened in a game, from the beginning.
    Log(GameId),
    /// An outcome of chance for the card that asks next: dice, a card of the deck, a random pick.
    /// Nothing is put in yet.
    Chance(GameId),
    ChangeSettings(Settings),
    /// A game as it is handed over: all of it, or as much as so many bytes hold.
    HandOver {
        game: GameId,
        most: Option<usize>,
    },
    /// A text with a game in it has arrived, as [`transfer::text`] writes it. Nothing is stored yet.
    Receive(String),
    /// Stores the game that arrived.
    Keep {
        text: String,
        keep: Keep,
    },
}

/// What the screens get.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Response {
    Started {
        shelf: Shelf,
        settings: Settings,
        game: Option<Box<GameView>>,
    },
    Shelf(Shelf),
    Game(Box<GameView>),
    Look(Box<Look>),
    Log(Vec<Entry>),
    Chance(Answer),
    Exported(String),
    Settings(Settings),
    HandedOver(Box<HandedOver>),
    Arrived(Box<Arrival>),
    Kept(Box<Kept>),
    /// The request was refused; everything is as it was.
    Refused(Refused),
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    #[error("there is no game {0}")]
    NoGame(GameId),
    #[error("game {0} cannot be read: {1}")]
    Unreadable(GameId, Unreadable),
    #[error("game {0} is open in another window")]
    OpenElsewhere(GameId),
    #[error("set-up: {0}")]
    Setup(SetupError),
    #[error("{0}")]
    Input(InputError),
    #[error("this card leaves nothing to chance")]
    NothingToChance,
    #[error("{0}")]
    Storage(StorageError),
    #[error("{0}")]
    HandOver(transfer::WriteError),
    #[error("{0}")]
    Arrival(ArrivalError),
}

/// Why a saved game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unreadable {
    #[error("it was saved by a newer version (format {0})")]
    Newer(u32),
    #[error("the save is damaged: {0}")]
    Damaged(String),
    /// The game goes on; this is what could not be read of it.
    #[error("parts of a game that could not be read")]
    Parts,
}

/// What could not be read of a game that goes on. It is kept, and the shelf shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restored {
    /// The last inputs are missing: so many; none where that cannot be told.
    Shortened { missing: Option<u32> },
    /// The game stands where it stood, but undo leads back to this turn only.
    From(Start),
}

/// A game's name in storage.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId(pub String);

/// The saved games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Shelf {
    /// Last played first.
    pub games: Vec<Summary>,
    /// Deleted games that can be brought back.
    pub bin: Vec<Summary>,
    /// Saves that cannot be read, set aside with the reason.
    pub unreadable: Vec<(GameId, Unreadable)>,
}

/// A game as the shelf shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    pub id: GameId,
    pub map: MapId,
    pub seats: Vec<SeatSummary>,
    /// Round, from 1; 0 during set-up.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Faction,
    pub winners: Option<Vec<Faction>>,
    /// Milliseconds since 1970.
    pub played: u64,
}

/// A seat as the shelf shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatSummary {
    pub faction: Faction,
    pub name: String,
    pub bot: bool,
    pub vp: u8,
}

/// A game as the table screen shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameView {
    pub id: GameId,
    pub setup: Setup,
    pub table: Table,
    /// Round, from 1; 0 during set-up.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Faction,
    pub card: Card,
    /// The pending card and those after it that need no input either: what can be ticked off in
    /// one go. Empty where the pending card needs an input.
    pub ahead: Vec<Card>,
    /// The card of the same turn that comes after those and asks for something.
    pub then: Option<Card>,
    pub winners: Option<Vec<Faction>>,
    /// How many inputs were made, and how many can be redone.
    pub inputs: usize,
    pub undone: usize,
    /// What happened in the turn that is going on.
    pub this_turn: Vec<Entry>,
    /// Points at the end of each round so far.
    pub points: Vec<(u16, Vec<(Faction, u8)>)>,
    /// Faces of the deck with the copies that have not been seen.
    pub unseen: Vec<(DeckCard, u8)>,
    /// The game goes on, but its last input could not be stored.
    pub unsaved: Option<StorageError>,
    /// Some of what was stored could not be read. Said until the next input.
    pub restored: Option<Restored>,
}

/// The table as it was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    pub inputs: usize,
    pub table: Table,
    pub round: u16,
    pub turn: Faction,
    pub card: Card,
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Request {
    /// A correction as an input.
    #[must_use]
    pub fn adjust(game: GameId, adjustment: Adjustment) -> Self {
        Request::Input { game, input: Input::Adjust(adjustment) }
    }
}
