//! The camera in the window: with it the players film the codes of a game.

use tauri::{Runtime, WebviewWindow};

/// Lets the screens use the camera, and nothing else of the kind.
///
/// WebKitGTK knows of cameras only when it is told to, and asks the app for permission; the other
/// web views ask the players by themselves.
///
/// # Errors
///
/// Where the window is gone.
#[cfg(target_os = "linux")]
pub(crate) fn allow<R: Runtime>(window: &WebviewWindow<R>) -> tauri::Result<()> {
    use webkit2gtk::glib::prelude::Cast;
    use webkit2gtk::{
        PermissionRequestExt, SettingsExt, UserMediaPermissionRequest, UserMediaPermissionRequestExt, WebViewExt,
    };

    window.with_webview(|webview| {
        let view = webview.inner();
        if let Some(settings) = WebViewExt::settings(&view) {
            settings.set_enable_media_stream(true);
        }
        view.connect_permission_request(|_, request| {
            let media = request.downcast_ref::<UserMediaPermissionRequest>();
            let camera = media.is_some_and(|media| media.is_for_video_device() && !media.is_for_audio_device());
            if camera {
                request.allow();
            }
            // What is not answered here is refused.
            camera
        });
    })
}

/// The web view asks the players by itself.
#[cfg(not(target_os = "linux"))]
pub(crate) fn allow<R: Runtime>(_window: &WebviewWindow<R>) -> tauri::Result<()> {
    Ok(())
}
