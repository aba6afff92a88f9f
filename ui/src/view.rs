//! View models: plain functions from a game, settings and a language to plain structs that are
//! drawn. Nothing here knows a signal, a component or a browser.

pub mod adjust;
pub mod arrived;
pub mod card;
pub mod dice;
pub mod draft;
pub mod draw;
pub mod hand_over;
pub mod layout;
pub mod lit;
pub mod log;
pub mod map;
pub mod new_game;
pub mod receive;
pub mod refusal;
pub mod rules;
pub mod seats;
pub mod shelf;
pub mod title;
pub mod why;
pub mod zoom;
