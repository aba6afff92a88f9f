//! The other tabs of this app: each holds a lock as long as it lives, however it ends.

use std::cell::Cell;

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

const LOCK: &str = "clockwood-tab";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"])]
    async fn query() -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn lock(name: &str, options: &JsValue, granted: &JsValue) -> Result<Promise, JsValue>;
}

/// Lets other tabs know of this one. A browser without such locks has none to tell.
pub(super) async fn announce() {
    thread_local! {
        static ANNOUNCED: Cell<bool> = const { Cell::new(false) };
    }
    if ANNOUNCED.replace(true) {
        return;
    }
    let shared = Object::new();
    let _ = Reflect::set(&shared, &"mode".into(), &"shared".into());
    let granted = Promise::new(&mut |resolve, _| {
        let hold = Closure::once_into_js(move || {
            let _ = resolve.call0(&JsValue::NULL);
            // Held until the tab is gone.
            Promise::new(&mut |_, _| {})
        });
        if lock(LOCK, &shared, &hold).is_err() {
            let _ = hold.dyn_ref::<js_sys::Function>().map(|hold| hold.call0(&JsValue::NULL));
        }
    });
    let _ = JsFuture::from(granted).await;
}

/// Whether this is the only tab.
pub(super) async fn alone() -> bool {
    let Ok(locks) = query().await else { return true };
    let held = Reflect::get(&locks, &"held".into()).unwrap_or(JsValue::UNDEFINED);
    let is_tab = |lock: &JsValue| Reflect::get(lock, &"name".into()).is_ok_and(|name| name == LOCK);
    Array::from(&held).iter().filter(is_tab).count() <= 1
}
