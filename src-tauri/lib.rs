//! The shell: opens the window, hands each request to the backend, and lends it storage, the time
//! and chance.
//!
//! Nothing is decided here. What a request means is the backend's affair.

mod device;
mod storage;

use std::sync::{Mutex, PoisonError};

use backend::{Backend, Request, Response};
use device::Device;
use tauri::{Manager, State, Wry};

/// The backend and what it runs on.
struct Shell {
    backend: Backend,
    device: Device<Wry>,
}

/// The one door between the screens and the backend. All that the response rests on is on disk
/// before it returns.
#[tauri::command(async)]
fn request(request: Request, shell: State<'_, Mutex<Shell>>) -> Response {
    let mut shell = shell.lock().unwrap_or_else(PoisonError::into_inner);
    let Shell { backend, device } = &mut *shell;
    backend.handle(request, device)
}

#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let outcome = tauri::Builder::default()
        .plugin(tauri_plugin_store::Builder::new().build())
        .invoke_handler(tauri::generate_handler![request])
        .setup(|app| {
            let folder = app.path().app_data_dir()?.join("store");
            let device = Device::new(app.handle().clone(), folder);
            let backend = Backend::default();
            app.manage(Mutex::new(Shell { backend, device }));
            Ok(())
        })
        .run(tauri::generate_context!());
    if let Err(error) = outcome {
        #[allow(clippy::print_stderr, reason = "there is no window to show it in")]
        {
            eprintln!("clockwood: {error}");
        }
        std::process::exit(1);
    }
}
