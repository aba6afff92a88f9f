//! Drives the real desktop app as a player does: a window on a virtual screen, found by
//! `data-testid` alone, clicked and read through WebDriver. The browser edition is driven in the
//! same way, in a browser without a window.
//!
//! `cargo xtask test` runs these tests. To run one by itself, after that:
//! `cargo test -p e2e NAME`.
//!
//! A test waits for what it expects; it never sleeps. Each one has a screen, a driver and a data
//! folder of its own, all gone when it ends, and one runs at a time.

#![cfg(target_os = "linux")]

pub mod action;
mod app;
pub mod axe;
mod browser;
pub mod check;
mod error;
mod film;
pub mod find;
pub mod play;
mod processes;
mod screen;
mod server;
pub mod tour;
mod wait;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use app::App;
pub use browser::{Browser, bundle as web_bundle};
pub use error::Error;
pub use film::Film;
use thirtyfour::WebDriver;

/// What shows the screens: the app's window, or a page of a browser.
pub trait Page {
    /// The WebDriver session.
    ///
    /// # Errors
    ///
    /// Where it is closed.
    fn window(&self) -> Result<&WebDriver, Error>;
}

/// One session at a time.
pub(crate) fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
