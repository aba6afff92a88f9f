//! The screen stays on while a game is open, where the device offers it.

use std::cell::RefCell;

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::VisibilityState;

// The bindings that we use elsewhere have no wake lock yet.
#[wasm_bindgen]
extern "C" {
    type WakeLock;
    type WakeLockSentinel;

    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn release(this: &WakeLockSentinel) -> Result<Promise, JsValue>;

    /// What the Android app lends its page, which has no wake lock.
    type ClockwoodScreen;

    #[wasm_bindgen(method, catch, js_name = keepOn)]
    fn keep_on(this: &ClockwoodScreen, on: bool) -> Result<(), JsValue>;
}

thread_local! {
    static WANTED: RefCell<bool> = const { RefCell::new(false) };
    static HELD: RefCell<Option<WakeLockSentinel>> = const { RefCell::new(None) };
    static WATCHED: RefCell<bool> = const { RefCell::new(false) };
}

/// Keeps the screen on, or lets it go off again.
pub fn keep_screen_on(wanted: bool) {
    WANTED.set(wanted);
    let window = web_sys::window();
    let lent = window.and_then(|window| Reflect::get(&window, &"ClockwoodScreen".into()).ok());
    if let Some(screen) = lent.filter(JsValue::is_object) {
        // Where it does not, the screen goes off as on any page.
        let _ = screen.unchecked_into::<ClockwoodScreen>().keep_on(wanted);
    } else if wanted {
        watch();
        ask();
    } else if let Some(held) = HELD.take() {
        // Where it cannot be let go, it is gone already.
        let _ = held.release();
    }
}

/// The device takes the lock back when the page is hidden: it is asked for again when the page shows.
fn watch() {
    if WATCHED.replace(true) {
        return;
    }
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let shown = Closure::<dyn FnMut()>::new(move || {
        let visible = web_sys::window()
            .and_then(|window| window.document())
            .is_some_and(|document| document.visibility_state() == VisibilityState::Visible);
        if visible && WANTED.with_borrow(|wanted| *wanted) {
            ask();
        }
    });
    let _ = document.add_event_listener_with_callback("visibilitychange", shown.as_ref().unchecked_ref());
    // It listens as long as the page lives.
    shown.forget();
}

fn ask() {
    let Some(window) = web_sys::window() else { return };
    let offered = Reflect::get(&window.navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object);
    let Some(lock) = offered.map(JsCast::unchecked_into::<WakeLock>) else { return };
    let Ok(asked) = lock.request("screen") else { return };
    spawn_local(async move {
        // Refused where the battery is low: then the screen goes off, as players expect.
        let Ok(lock) = JsFuture::from(asked).await else { return };
        let lock: WakeLockSentinel = lock.unchecked_into();
        if WANTED.with_borrow(|wanted| *wanted) {
            HELD.set(Some(lock));
        } else {
            let _ = lock.release();
        }
    });
}
