//! What the backend runs on here: the store, the clock and the random source of this device.

use std::{
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use backend::{Host, StorageError};
use tauri::{AppHandle, Runtime};

use crate::{
    storage::{self, StoreStorage},
    windows::Windows,
};

pub(crate) struct Device<R: Runtime> {
    storage: StoreStorage<R>,
    windows: Windows,
}

impl<R: Runtime> Device<R> {
    /// A device whose store lies in this folder.
    pub(crate) fn new(app: AppHandle<R>, store: PathBuf) -> Self {
        let windows = Windows::of(&store);
        Self { storage: StoreStorage::new(app, store), windows }
    }

    /// Keeps other windows of the same store from reading and writing until `request` is done.
    pub(crate) fn in_turn<T>(&mut self, request: impl FnOnce(&mut Self) -> T) -> T {
        let turn = self.windows.turn();
        let done = request(self);
        drop(turn);
        done
    }
}

impl<R: Runtime> Host for Device<R> {
    fn read(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        self.storage.read(key).map_err(refused("read", key))
    }

    fn earlier(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        self.storage.earlier(key).map_err(refused("read", key))
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.storage.write(key, text).map_err(refused("write", key))
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.storage.remove(key).map_err(refused("remove", key))
    }

    fn keys(&mut self) -> Result<Vec<String>, StorageError> {
        self.storage.keys().map_err(refused("list", ""))
    }

    fn alone(&mut self) -> bool {
        self.windows.alone()
    }

    fn now(&mut self) -> u64 {
        since_1970().as_millis().try_into().unwrap_or(u64::MAX)
    }

    fn random(&mut self) -> u64 {
        // A system without a random source still has a clock.
        getrandom::u64().unwrap_or_else(|_| since_1970().subsec_nanos().into())
    }
}

fn since_1970() -> std::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

fn refused(what: &str, key: &str) -> impl FnOnce(storage::Error) -> StorageError {
    move |error| StorageError { what: what.to_owned(), key: key.to_owned(), reason: error.to_string() }
}
