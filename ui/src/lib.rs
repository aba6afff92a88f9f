//! The screens of Clockwood: view models, tested natively, and the components that draw them.
//!
//! - [`view`]: plain functions from a game to what is drawn.
//! - [`screens`]: the components; thin.
//! - [`app`]: the state of the page, and every request to the backend.
//! - [`host`]: the door to the backend.
//! - [`text`]: words, from `locales/`.
//!
//! Nothing here works out a target or a legal move: the engine says what may be answered, and this
//! draws exactly that.

pub mod app;
pub mod device;
pub mod host;
pub mod icon;
pub mod screens;
pub mod text;
pub mod view;
