//! The rules of the Clockwork bots of Root: the table, targets with their reasons, battle, and one
//! module a bot.
//!
//! A [`Game`] is its [`Setup`] and a list of [`Input`]s. Each input is applied through one door,
//! [`Game::apply`]; the pending [`Card`] says what may be answered. The crate reads no file, no
//! clock and no source of chance, and holds no prose: cards are ids with arguments.
//!
//! Sections are those of the Law of Rootbotics unless the Law of Root is named; ids such as `C-3`
//! are rulings on questions that the Law leaves open.

mod act;
mod adjust;
mod battle;
pub mod bots;
mod card;
mod deck;
mod event;
mod faction;
mod fault;
mod game;
mod human;
mod item;
mod losses;
mod map;
mod origin;
mod piece;
mod reaction;
mod rule;
mod ruling;
pub mod scenario;
mod seat;
mod services;
mod setup;
pub mod simulate;
mod suit;
mod table;
mod target;
mod turn;
mod words;

pub use act::{Removal, WINNING};
pub use adjust::{Adjustment, Refusal};
pub use battle::{Battle, Effect, ExtraHit, Fought, Hits, Outcome, Side};
pub use card::{
    Answer, AnswerError, Card, Chance, Decision, DrawnFor, Lot, Mark, Message, Phase, Pick, Prompt, Reason, Step,
};
pub use deck::{CardKind, CardName, Deck, DeckCard, DeckError, DeckId, Face as CardFace};
pub use event::{Event, Section};
pub use faction::Faction;
pub use fault::Fault;
pub use game::{Entry, Game, Input, InputError, Position, ReplayError};
pub use human::Action;
pub use item::Item;
pub use map::{Clearing, ClearingId, Forest, ForestId, Layout, LayoutError, Map, MapError, MapId, Place, Water};
pub use origin::{Checkpoint, CheckpointError, Origin};
pub use piece::{Face, Kind, Piece, Plot};
pub use ruling::*;
pub use seat::{Control, Difficulty, Seat, Trait, Tray};
pub use services::Service;
pub use setup::{SeatSetup, Setup, SetupError};
pub use suit::Suit;
pub use table::{Illegal, Services, Stack, Table};
pub use target::{
    Best, Candidate, Choice, Decided, Filter, Measure, Out, Question, RANKS, Rank, Target, Targeting, TieBreak, Why,
};
pub use turn::{Answers, Because, LogLine, Pause, Play, Rolled, Skip, Turn, What};
