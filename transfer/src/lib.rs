//! Hands a game over to another device, with no network: as a file, as a text, as QR codes.
//!
//! A game on its way is one [packet](Outgoing): who it is, how far it has come, its origin and its
//! inputs, packed, with a checksum. The same bytes are the file; as [`text`] they can be copied and
//! pasted; as [`frames`] they are drawn ([`draw`]), filmed ([`picture`]) and gathered again
//! ([`Collector`]). What arrives is checked before it is believed ([`Received::from_bytes`]), and
//! [`compare`]d with the game of the same id that is here already, so that neither is lost.
//!
//! ```
//! use engine::{Control, DeckId, Difficulty, Faction, Game, MapId, Rulings, SeatSetup, Services, Setup};
//! use transfer::{Collector, Density, Level, Outgoing, Past, Received, frames};
//!
//! # let suits = MapId::Autumn.map().unwrap().clearings().iter().filter_map(|clearing| clearing.suit).collect();
//! # let bot = Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() };
//! # let seat = |faction, control| SeatSetup { faction, name: String::new(), control, character: None };
//! # let setup = Setup {
//! #     map: MapId::Autumn,
//! #     layout: None,
//! #     suits,
//! #     deck: DeckId::Base,
//! #     seats: vec![seat(Faction::Marquise, bot), seat(Faction::Alliance, Control::Human)],
//! #     coop: false,
//! #     services: Services::Basic,
//! #     rulings: Rulings::default(),
//! # };
//! let game = Game::new(setup)?;
//! let past = Past::of(&game);
//! let packet = Outgoing { id: "0198c3e7a1b2-0c0ffee0", played: 0, past: &past, game: &game }.whole()?;
//!
//! let mut collector = Collector::default();
//! for frame in frames::split(&packet, Density::Normal, Level::Screen)?.frames {
//!     collector.take(&frame.text)?;
//! }
//! let received = Received::from_bytes(&collector.packet().unwrap())?;
//! assert_eq!(received.game.position(), game.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod base45;
mod collect;
mod compare;
pub mod draw;
pub mod frames;
mod pack;
mod packet;
mod past;
pub mod picture;
mod shape;
pub mod text;

pub use collect::{Collector, FrameError, Progress};
pub use compare::{Known, Relation, compare};
pub use frames::{Density, Frame, Frames, Level};
pub use packet::{FORMAT, MOST_BYTES, MOST_INPUTS, Outgoing, ReadError, Received, Version, WriteError};
pub use past::{Past, Point};
