//! The shell: opens the window, hands each request to the backend, and lends it storage and the time.
//!
//! Nothing is decided here. What a request means is the backend's affair.

mod storage;

use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use storage::StoreStorage;
use tauri::{AppHandle, Manager, State, Wry};

/// Stands in for the backend: counts what it was asked, and keeps the count.
#[derive(Debug, Default)]
struct Backend;

impl Backend {
    fn handle(&mut self, request: &Value, storage: &mut StoreStorage<Wry>) -> Result<Value, Error> {
        let asked = match storage.read("asked")? {
            Some(count) => count.as_u64().unwrap_or(0),
            None => 0,
        };
        storage.write("asked", &json!(asked + 1))?;
        Ok(json!({ "request": request, "asked": asked + 1 }))
    }
}

/// What went wrong on the way to an answer; the screens see it as text.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error(transparent)]
    Storage(#[from] storage::Error),
    #[error("the folder for the app's data is not known: {0}")]
    DataFolder(tauri::Error),
}

impl serde::Serialize for Error {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_string())
    }
}

struct Shell {
    backend: Backend,
    storage: StoreStorage<Wry>,
}

impl Shell {
    fn open(app: &AppHandle) -> Result<Self, Error> {
        let folder = app.path().app_data_dir().map_err(Error::DataFolder)?;
        Ok(Self {
            backend: Backend,
            storage: StoreStorage::new(app.clone(), folder.join("store")),
        })
    }
}

/// The one door between the screens and the backend. All that the answer rests on is on disk
/// before it returns.
#[tauri::command(async)]
fn request(request: Value, shell: State<'_, Mutex<Shell>>) -> Result<Value, Error> {
    let mut shell = shell.lock().unwrap_or_else(PoisonError::into_inner);
    let Shell { backend, storage } = &mut *shell;
    backend.handle(&request, storage)
}

#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let outcome = tauri::Builder::default()
        .plugin(tauri_plugin_store::Builder::new().build())
        .invoke_handler(tauri::generate_handler![request])
        .setup(|app| {
            let shell = Shell::open(app.handle())?;
            app.manage(Mutex::new(shell));
            Ok(())
        })
        .run(tauri::generate_context!());
    if let Err(error) = outcome {
        // No window to show it in.
        eprintln!("clockwood: {error}");
        std::process::exit(1);
    }
}
