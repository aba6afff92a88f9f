//! What the backend needs from whatever runs it: storage, the time, and chance.

use serde::{Deserialize, Serialize};

/// The narrow door to the outside. The desktop app, a browser tab and a test each have their own.
pub trait Host {
    /// What is stored under a key, if anything is.
    ///
    /// # Errors
    ///
    /// Where the storage cannot be read.
    fn read(&mut self, key: &str) -> Result<Option<String>, StorageError>;

    /// The text that was under a key before the one that is, where the host keeps it: for when that
    /// turns out to be damaged.
    ///
    /// # Errors
    ///
    /// Where the storage cannot be read.
    fn earlier(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        let _ = key;
        Ok(None)
    }

    /// Stores a text of JSON under a key. It is kept for good when this returns.
    ///
    /// # Errors
    ///
    /// Where the storage cannot be written.
    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Removes what is stored under a key, if anything is.
    ///
    /// # Errors
    ///
    /// Where the storage cannot be written.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;

    /// All keys.
    ///
    /// # Errors
    ///
    /// Where the storage cannot be read.
    fn keys(&mut self) -> Result<Vec<String>, StorageError>;

    /// Whether no other window works on the same storage now. A host that knows of none has to say
    /// nothing.
    fn alone(&mut self) -> bool {
        true
    }

    /// Milliseconds since 1970.
    fn now(&mut self) -> u64;

    /// An evenly spread number that nobody can foresee.
    fn random(&mut self) -> u64;
}

/// Why storage failed, as the host says it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("storage: {what} {key:?}: {reason}")]
pub struct StorageError {
    /// `read`, `write`, `remove` or `list`.
    pub what: String,
    pub key: String,
    pub reason: String,
}
