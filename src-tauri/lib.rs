//! The shell: opens the window, hands each request to the backend, and lends it storage, the time
//! and chance.
//!
//! Nothing is decided here. What a request means is the backend's affair.

mod camera;
mod device;
mod files;
mod storage;
#[cfg(test)]
mod tests;
mod windows;

use std::sync::{Mutex, PoisonError};

use backend::{Backend, Request, Response};
use device::Device;
use files::Opened;
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
    device.in_turn(|device| backend.handle(request, device))
}

#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let outcome = tauri::Builder::default()
        .plugin(tauri_plugin_store::Builder::new().build())
        .invoke_handler(tauri::generate_handler![request, files::save, files::opened])
        .setup(|app| {
            let folder = app.path().app_data_dir()?.join("store");
            let device = Device::new(app.handle().clone(), folder);
            let backend = Backend::default();
            app.manage(Mutex::new(Shell { backend, device }));
            let opened = Opened::default();
            opened.read_from_words(std::env::args_os().skip(1));
            app.manage(opened);
            for window in app.webview_windows().values() {
                camera::allow(window)?;
            }
            Ok(())
        })
        .build(tauri::generate_context!());
    let app = match outcome {
        Ok(app) => app,
        Err(error) => fail(&error),
    };
    app.run(|_app, _event| {
        #[cfg(any(target_os = "macos", target_os = "ios"))]
        if let tauri::RunEvent::Opened { urls } = _event {
            // The screens ask for it when the window comes to the front.
            if let Some(path) = urls.iter().find_map(|url| url.to_file_path().ok()) {
                _app.state::<Opened>().read(&path);
            }
        }
    });
}

/// Says why the app does not start, and ends.
fn fail(error: &tauri::Error) -> ! {
    #[allow(clippy::print_stderr, reason = "there is no window to show it in")]
    {
        eprintln!("clockwood: {error}");
    }
    std::process::exit(1);
}
