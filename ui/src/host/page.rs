//! The host of the browser edition: the backend inside the page.
//!
//! The backend reads and writes at once, a browser's database does not. So everything stored is
//! held in memory, loaded at the first request; what a request wrote is in the database before its
//! response is handed on.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use backend::{Backend, Host, Refused, Request, Response, StorageError};

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::VisibilityState;

use super::HostError;
use super::database::Database;

thread_local! {
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
}

struct Page {
    backend: Backend,
    storage: Memory,
    database: Option<Database>,
}

/// What is stored, and what of it the database does not have yet.
#[derive(Default)]
struct Memory {
    stored: BTreeMap<String, String>,
    /// Keys with their new text; none where the key was removed.
    unwritten: BTreeMap<String, Option<String>>,
}

impl Host for Memory {
    fn read(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.stored.get(key).cloned())
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.stored.insert(key.to_owned(), text.to_owned());
        self.unwritten.insert(key.to_owned(), Some(text.to_owned()));
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.stored.remove(key);
        self.unwritten.insert(key.to_owned(), None);
        Ok(())
    }

    fn keys(&mut self) -> Result<Vec<String>, StorageError> {
        Ok(self.stored.keys().cloned().collect())
    }

    fn now(&mut self) -> u64 {
        // Milliseconds: no fraction to lose, and never negative.
        js_sys::Date::now() as u64
    }

    fn random(&mut self) -> u64 {
        let half = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
        half() << 32 | half()
    }
}

/// Another tab may play on while this one is hidden: what is in memory is forgotten then, and the
/// next request loads what is stored.
fn forget_when_hidden() {
    thread_local! {
        static WATCHED: Cell<bool> = const { Cell::new(false) };
    }
    if WATCHED.replace(true) {
        return;
    }
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let changed = Closure::<dyn FnMut()>::new(|| {
        let document = web_sys::window().and_then(|window| window.document());
        let hidden = document.is_some_and(|document| document.visibility_state() == VisibilityState::Hidden);
        // What could not be written yet is kept.
        let written = PAGE.with_borrow(|page| page.as_ref().is_none_or(|page| page.storage.unwritten.is_empty()));
        if hidden && written {
            PAGE.set(None);
        }
    });
    let _ = document.add_event_listener_with_callback("visibilitychange", changed.as_ref().unchecked_ref());
    // It listens as long as the page lives.
    changed.forget();
}

pub(super) async fn request(request: Request) -> Result<Response, HostError> {
    forget_when_hidden();
    let loaded = PAGE.with_borrow(Option::is_some);
    if !loaded {
        let page = load().await;
        PAGE.set(Some(page));
    }
    let answered = PAGE.with_borrow_mut(|page| {
        let Page { backend, storage, database } = page.as_mut()?;
        let response = backend.handle(request, storage);
        Some((response, std::mem::take(&mut storage.unwritten), database.clone()))
    });
    let (response, unwritten, database) = answered.ok_or_else(|| HostError("the page is closed".to_owned()))?;
    if unwritten.is_empty() {
        return Ok(response);
    }
    let written = match database {
        Some(database) => database.write(&unwritten).await,
        None => Err("IndexedDB".to_owned()),
    };
    let Err(reason) = written else { return Ok(response) };
    // The next request tries again.
    let key = unwritten.keys().next().cloned().unwrap_or_default();
    PAGE.with_borrow_mut(|page| {
        if let Some(page) = page {
            for (key, text) in unwritten {
                page.storage.unwritten.entry(key).or_insert(text);
            }
        }
    });
    let error = StorageError { what: "write".to_owned(), key, reason };
    Ok(match response {
        Response::Game(mut view) => {
            view.unsaved = Some(error);
            Response::Game(view)
        }
        _ => Response::Refused(Refused::Storage(error)),
    })
}

/// Everything stored. Without a database the app opens all the same, and says at the first write
/// that nothing is kept.
async fn load() -> Page {
    let database = Database::open().await.ok();
    let stored = match &database {
        Some(database) => database.read_all().await.unwrap_or_default(),
        None => BTreeMap::new(),
    };
    Page { backend: Backend::default(), storage: Memory { stored, unwritten: BTreeMap::new() }, database }
}
