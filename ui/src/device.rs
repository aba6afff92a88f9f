//! What the screens ask of the device: its languages, its screen, its clipboard and files.

mod ahead;
mod camera;
mod decoder;
mod share;
mod wake;

pub use ahead::Ahead;
pub use camera::{Camera, CameraError, GreyPixels, picture};
pub use decoder::{DecodeError, codes};
pub use share::{can_share, share};
pub use wake::keep_screen_on;

use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlElement, Response, ScrollIntoViewOptions,
    ScrollLogicalPosition, SvgElement, Url,
};

/// The languages that the device prefers, best first.
#[must_use]
pub fn languages() -> Vec<String> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    window.navigator().languages().iter().filter_map(|code| code.as_string()).collect()
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    // No fraction to lose, and never negative.
    js_sys::Date::now() as u64
}

/// A number below `end` by chance; 0 where there is none below it.
#[must_use]
pub fn chance(end: usize) -> usize {
    // Below 1 times a small number: it fits.
    let drawn = (js_sys::Math::random() * end as f64) as usize;
    drawn.min(end.saturating_sub(1))
}

/// Hands the players a file, as a download.
pub fn download(name: &str, content: &[u8]) {
    // Where the browser cannot, nothing happens that could be mended here.
    let _ = offer(name, content);
}

fn offer(name: &str, content: &[u8]) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/octet-stream");
    let parts = Array::of1(&Uint8Array::from(content));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let document = document()?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

/// What is in a file.
///
/// # Errors
///
/// Where it cannot be read, as the device says it.
pub async fn read(file: &File) -> Result<Vec<u8>, String> {
    let content = JsFuture::from(file.array_buffer()).await;
    let content = content.map_err(|error| error.as_string().unwrap_or_else(|| format!("{error:?}")))?;
    Ok(Uint8Array::new(&content).to_vec())
}

/// Waits so many milliseconds.
pub async fn pause(milliseconds: i32) {
    let waited = Promise::new(&mut |done, _| {
        let window = web_sys::window();
        let set =
            window.map(|window| window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds));
        if !matches!(set, Some(Ok(_))) {
            // Without a clock there is nothing to wait for.
            let _ = done.call0(&JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(waited).await;
}

fn document() -> Result<web_sys::Document, JsValue> {
    web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)
}

/// Sets an attribute of the page's root element, where styles look for it.
pub fn set_root(name: &str, value: &str) {
    if let Some(root) = document().ok().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// Sets a style property of the page's root element.
pub fn set_root_style(name: &str, value: &str) {
    let root = document().ok().and_then(|document| document.document_element());
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        let _ = root.style().set_property(name, value);
    }
}

/// Scrolls the page up, as far as an element stays in view.
pub fn scroll_to_top(id: &str) {
    let (Some(window), Ok(document)) = (web_sys::window(), document()) else { return };
    window.scroll_to_with_x_and_y(0.0, 0.0);
    if let Some(element) = document.get_element_by_id(id) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls the page down until an element's end is seen, or its beginning stands just below a bar
/// at the top.
pub fn scroll_below(bar: &str, id: &str) {
    let Some(window) = web_sys::window() else { return };
    let element = |id: &str| document().ok().and_then(|document| document.get_element_by_id(id));
    let (Some(bar), Some(element)) = (element(bar), element(id)) else { return };
    let above = element.get_bounding_client_rect().top() - bar.get_bounding_client_rect().height();
    // The page ends with the element, so this stops at its end by itself.
    window.scroll_to_with_x_and_y(0.0, window.scroll_y().unwrap_or(0.0) + above);
}

/// Whether the page is higher than the window.
#[must_use]
pub fn page_scrolls() -> bool {
    let Some(root) = document().ok().and_then(|document| document.document_element()) else { return false };
    root.scroll_height() > root.client_height()
}

/// Puts the keyboard's focus on an element, where what had it is gone.
pub fn focus_if_lost(id: &str) {
    let Ok(document) = document() else { return };
    let lost = document.active_element().is_none_or(|element| element.tag_name().eq_ignore_ascii_case("body"));
    if let Some(element) = document.get_element_by_id(id).filter(|_| lost) {
        // It is in view, or scrolled there on purpose.
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // Drawings can have the focus too.
        let _ = match element.dyn_into::<HtmlElement>() {
            Ok(element) => element.focus_with_options(&options),
            Err(element) => element.unchecked_into::<SvgElement>().focus(),
        };
    }
}

/// Brings an element into view and puts the keyboard's focus there.
pub fn show(id: &str) {
    let element = document().ok().and_then(|document| document.get_element_by_id(id));
    let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    element.scroll_into_view_with_scroll_into_view_options(&options);
    let focus = web_sys::FocusOptions::new();
    focus.set_prevent_scroll(true);
    let _ = element.focus_with_options(&focus);
}

/// The text of one of the app's own files.
///
/// # Errors
///
/// Why it cannot be had, as the browser says it.
pub async fn file(path: &str) -> Result<String, String> {
    let text = async {
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let response: Response = JsFuture::from(window.fetch_with_str(path)).await?.dyn_into()?;
        if !response.ok() {
            return Err(JsValue::from(format!("{path}: {}", response.status())));
        }
        JsFuture::from(response.text()?).await
    };
    let text =
        text.await.map_err(|error: JsValue| error.as_string().unwrap_or_else(|| format!("{path}: {error:?}")))?;
    text.as_string().ok_or_else(|| path.to_owned())
}

/// Puts a text on the clipboard.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else { return false };
    // Absent where the page is not served safely.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.is_ok()
}
