//! Which window a game is open in. One that another window has taken over is not written any more.

use crate::Backend;
use crate::host::{Host, StorageError};
use crate::request::{GameId, Refused};

/// What the key that names a game's owner begins with.
const OWNER: &str = "owner-";

fn key(id: &GameId) -> String {
    format!("{OWNER}{id}")
}

fn owner(id: &GameId, host: &mut dyn Host) -> Option<u64> {
    // What cannot be read keeps nobody from playing.
    serde_json::from_str(&host.read(&key(id)).ok().flatten()?).ok()
}

impl Backend {
    /// This window's name.
    fn window(&mut self, host: &mut dyn Host) -> u64 {
        *self.window.get_or_insert_with(|| host.random())
    }

    /// Refuses where the game is open in another window that is still there.
    ///
    /// # Errors
    ///
    /// Says so.
    pub(crate) fn check_owner(&mut self, id: &GameId, host: &mut dyn Host) -> Result<(), Refused> {
        let window = self.window(host);
        match owner(id, host) {
            Some(other) if other != window && !host.alone() => Err(Refused::OpenElsewhere(id.clone())),
            _ => Ok(()),
        }
    }

    /// Makes the game this window's. Where that cannot be stored another window does not learn it.
    pub(crate) fn own(&mut self, id: &GameId, host: &mut dyn Host) -> Result<(), StorageError> {
        let window = self.window(host);
        if owner(id, host) == Some(window) {
            return Ok(());
        }
        host.write(&key(id), &window.to_string())
    }

    /// Leaves the game to any window, if it is this one's.
    pub(crate) fn disown(&mut self, id: &GameId, host: &mut dyn Host) {
        if owner(id, host) == Some(self.window(host)) {
            let _ = host.remove(&key(id));
        }
    }
}
