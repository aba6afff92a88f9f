//! Why a test could not go on.

use std::{io, path::PathBuf, time::Duration};

use thirtyfour::error::WebDriverError;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the app is not built: no {}; `cargo xtask test` builds it", .0.display())]
    NoApp(PathBuf),
    #[error("the browser edition is not built: no {}; `cargo xtask test` builds it", .0.display())]
    NoWeb(PathBuf),
    #[error("cannot start {program}: {source}")]
    Start { program: String, source: io::Error },
    #[error("cannot {doing}: {source}")]
    Io { doing: &'static str, source: io::Error },
    #[error("the app is closed")]
    Closed,
    #[error("{what} did not come about in {within:?}; {last}")]
    Waited {
        what: String,
        within: Duration,
        /// What was seen last.
        last: String,
    },
    #[error(transparent)]
    WebDriver(#[from] WebDriverError),
}
