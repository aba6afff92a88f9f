//! What can go wrong, said so that the reader knows what to do next.

use std::{fmt, io, path::PathBuf};

#[derive(Debug)]
pub(crate) enum Error {
    /// The arguments make no command.
    Usage(String),
    /// A program could not be started.
    Start { program: String, source: io::Error },
    /// A program ended with a failure.
    Failed { command: String, status: String },
    /// A file or folder could not be used.
    File { path: PathBuf, source: io::Error },
    /// `Cargo.lock` has no such package.
    NotLocked(&'static str),
    /// Something has to be installed that cannot be installed from here.
    Missing { what: String, how: String },
    /// `CLOCKWOOD_WASM` holds an unknown word.
    UnknownWasmSource(String),
    /// Packages that `deny.toml` does not allow.
    Denied(Vec<String>),
    /// Steps of `cargo xtask test` that failed.
    StepsFailed(Vec<&'static str>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(arguments) => write!(f, "there is no command `{arguments}`; `cargo xtask help` lists them"),
            Self::Start { program, source } => write!(f, "cannot start {program}: {source}"),
            Self::Failed { command, status } => write!(f, "`{command}` failed: {status}"),
            Self::File { path, source } => write!(f, "cannot use {}: {source}", path.display()),
            Self::NotLocked(package) => write!(f, "Cargo.lock names no version of {package}"),
            Self::Missing { what, how } => write!(f, "{what} is missing. {how}"),
            Self::UnknownWasmSource(word) => write!(f, "CLOCKWOOD_WASM is `{word}`; it can be `rustup` or `debian`"),
            Self::Denied(faults) => write!(f, "not allowed by deny.toml: {}", faults.join("; ")),
            Self::StepsFailed(steps) => write!(f, "failed: {}", steps.join(", ")),
        }
    }
}
