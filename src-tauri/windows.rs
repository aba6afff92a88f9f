//! Windows of the app that work on the same store: each is a process of its own, and holds a lock as
//! long as it lives, however it ends.

use std::{
    fs::{self, File, OpenOptions},
    path::{Path, PathBuf},
};

/// This window among them.
#[derive(Debug)]
pub(crate) struct Windows {
    folder: PathBuf,
    /// Shared by all windows. None where the folder cannot be written: then nothing can be mixed.
    here: Option<File>,
}

/// It is this window's turn until this is dropped.
#[derive(Debug)]
pub(crate) struct Turn(#[expect(dead_code, reason = "held for its lock")] Option<File>);

impl Windows {
    /// This window among those that work on the store in this folder.
    pub(crate) fn of(folder: &Path) -> Self {
        let here = file(folder, "windows.lock");
        if let Some(here) = &here {
            let _ = here.lock_shared();
        }
        Self { folder: folder.to_owned(), here }
    }

    /// Whether there is no other window now. A system without such locks has one window alone.
    pub(crate) fn alone(&self) -> bool {
        let Some(here) = &self.here else { return true };
        let alone = !matches!(here.try_lock(), Err(fs::TryLockError::WouldBlock));
        let _ = here.lock_shared();
        alone
    }

    /// Waits until no other window reads or writes.
    pub(crate) fn turn(&self) -> Turn {
        Turn(file(&self.folder, "turn.lock").filter(|file| file.lock().is_ok()))
    }
}

fn file(folder: &Path, name: &str) -> Option<File> {
    fs::create_dir_all(folder).ok()?;
    OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(name)).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that panics has failed, as it should")]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_alone_until_there_is_another_and_again_when_that_is_gone() {
        let folder = std::env::temp_dir().join(format!("clockwood-windows-{}", std::process::id()));
        let first = Windows::of(&folder);
        assert!(first.alone());
        let second = Windows::of(&folder);
        assert!(!first.alone() && !second.alone());
        assert!(!first.alone(), "asking changes nothing");
        drop(second);
        assert!(first.alone());
        drop(first.turn());
        drop(first.turn());
        fs::remove_dir_all(&folder).unwrap();
    }
}
