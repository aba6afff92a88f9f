//! Drives the real desktop app as a player does: a window on a virtual screen, found by
//! `data-testid` alone, clicked and read through WebDriver.
//!
//! `cargo xtask test` runs these tests. To run one by itself, after that:
//! `cargo test -p e2e NAME`.
//!
//! A test waits for what it expects; it never sleeps. Each one has a screen, a driver and a data
//! folder of its own, all gone when it ends, and one runs at a time.

#![cfg(target_os = "linux")]

pub mod action;
mod app;
pub mod check;
mod error;
pub mod find;
mod processes;
mod screen;
mod wait;

pub use app::App;
pub use error::Error;
