//! The screen stays on while a game is open, where the device offers it.

use std::cell::RefCell;

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{VisibilityState, WakeLockSentinel, WakeLockType};

thread_local! {
    static WANTED: RefCell<bool> = const { RefCell::new(false) };
    static HELD: RefCell<Option<WakeLockSentinel>> = const { RefCell::new(None) };
    static WATCHED: RefCell<bool> = const { RefCell::new(false) };
}

/// Keeps the screen on, or lets it go off again.
pub fn keep_screen_on(wanted: bool) {
    WANTED.set(wanted);
    if wanted {
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
    let navigator = window.navigator();
    let offered = Reflect::get(&navigator, &"wakeLock".into()).is_ok_and(|lock| lock.is_object());
    if !offered {
        return;
    }
    let asked = navigator.wake_lock().request(WakeLockType::Screen);
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
