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

use super::database::{Database, Writes, Written};
use super::{HostError, tabs};

thread_local! {
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
}

struct Page {
    backend: Backend,
    /// What is stored, once it is loaded.
    storage: Option<Memory>,
    database: Option<Database>,
}

/// What is stored, and what of it the database does not have yet.
#[derive(Default)]
struct Memory {
    stored: BTreeMap<String, String>,
    /// Keys with their new text; none where the key was removed.
    unwritten: BTreeMap<String, Option<String>>,
    /// How often the database was written when this was read.
    writes: Writes,
    /// Whether there is no other tab, as far as this request has to know.
    alone: bool,
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

    fn alone(&mut self) -> bool {
        self.alone
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
        PAGE.with_borrow_mut(|page| {
            let Some(page) = page else { return };
            // What could not be written yet is kept.
            if hidden && page.storage.as_ref().is_some_and(|storage| storage.unwritten.is_empty()) {
                page.backend.forget();
                page.storage = None;
            }
        });
    });
    let _ = document.add_event_listener_with_callback("visibilitychange", changed.as_ref().unchecked_ref());
    // It listens as long as the page lives.
    changed.forget();
}

/// How often a request is tried again where other tabs write at the same time.
const TRIES: usize = 5;

pub(super) async fn request(request: Request) -> Result<Response, HostError> {
    forget_when_hidden();
    tabs::announce().await;
    let alone = !within_game(&request) && tabs::alone().await;
    for _ in 0..TRIES {
        if let Some(response) = attempt(request.clone(), alone).await? {
            return Ok(response);
        }
    }
    Err(HostError("other tabs are writing".to_owned()))
}

/// Whether a request is about a game that is open already: then this tab knows that the game is
/// its own, or another tab has taken it over, which is there.
fn within_game(request: &Request) -> bool {
    matches!(
        request,
        Request::Input { .. }
            | Request::TickOff { .. }
            | Request::Undo(_)
            | Request::Redo(_)
            | Request::UndoTo { .. }
            | Request::LookAt { .. }
            | Request::Log(_)
            | Request::Chance(_)
            | Request::HandOver { .. }
    )
}

/// Answers a request; none where another tab has written meanwhile. Then nothing was done.
async fn attempt(request: Request, alone: bool) -> Result<Option<Response>, HostError> {
    let closed = || HostError("the page is closed".to_owned());
    let loaded = PAGE.with_borrow(|page| page.as_ref().is_some_and(|page| page.storage.is_some()));
    if !loaded {
        load().await;
    }
    let answered = PAGE.with_borrow_mut(|page| {
        let Page { backend, storage, database } = page.as_mut()?;
        let storage = storage.as_mut()?;
        storage.alone = alone;
        let mut unwritten = std::mem::take(&mut storage.unwritten);
        let response = backend.handle(request, storage);
        let own = std::mem::take(&mut storage.unwritten);
        let writes_itself = !own.is_empty();
        unwritten.extend(own);
        Some((response, unwritten, writes_itself, storage.writes.clone(), database.clone()))
    });
    let (response, unwritten, writes_itself, mut writes, database) = answered.ok_or_else(closed)?;
    if unwritten.is_empty() {
        return Ok(Some(response));
    }
    let written = match database {
        Some(database) => database.write(&unwritten, &mut writes).await,
        None => Err("IndexedDB".to_owned()),
    };
    match written {
        Ok(Written::All) => {
            PAGE.with_borrow_mut(|page| {
                if let Some(storage) = page.as_mut().and_then(|page| page.storage.as_mut()) {
                    storage.writes = writes;
                }
            });
            Ok(Some(response))
        }
        Ok(Written::Overtaken) => {
            PAGE.with_borrow_mut(|page| {
                if let Some(page) = page {
                    page.backend.forget();
                    page.storage = None;
                }
            });
            Ok(None)
        }
        Err(reason) => {
            // The next request tries again.
            let key = unwritten.keys().next().cloned().unwrap_or_default();
            PAGE.with_borrow_mut(|page| {
                if let Some(storage) = page.as_mut().and_then(|page| page.storage.as_mut()) {
                    for (key, text) in unwritten {
                        storage.unwritten.entry(key).or_insert(text);
                    }
                }
            });
            Ok(Some(unsaved(response, writes_itself, StorageError { what: "write".to_owned(), key, reason })))
        }
    }
}

/// A response when something could not be stored: the game goes on, whatever changed nothing itself
/// is answered, anything else is refused.
fn unsaved(response: Response, writes_itself: bool, error: StorageError) -> Response {
    match response {
        Response::Game(mut view) => {
            view.unsaved = Some(error);
            Response::Game(view)
        }
        Response::Started { shelf, settings, game } => {
            let game = game.map(|mut view| {
                view.unsaved = Some(error);
                view
            });
            Response::Started { shelf, settings, game }
        }
        _ if writes_itself => Response::Refused(Refused::Storage(error)),
        _ => response,
    }
}

/// Loads everything stored. Without a database the app opens all the same, and says at the first
/// write that nothing is kept.
async fn load() {
    let open = PAGE.with_borrow(|page| page.as_ref().and_then(|page| page.database.clone()));
    let database = match open {
        Some(database) => Some(database),
        None => Database::open().await.ok(),
    };
    let (stored, writes) = match &database {
        Some(database) => database.read_all().await.unwrap_or_default(),
        None => Default::default(),
    };
    let storage = Memory { stored, writes, ..Memory::default() };
    PAGE.with_borrow_mut(|page| {
        let backend = page.take().map(|page| page.backend).unwrap_or_default();
        *page = Some(Page { backend, storage: Some(storage), database });
    });
}
