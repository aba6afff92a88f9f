//! Hands the players' other apps a file, where the device lets a page do that.

use js_sys::{Array, Function, Object, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{File, FilePropertyBag};

/// Whether there is anything to share with.
#[must_use]
pub fn can_share() -> bool {
    method("share").is_some()
}

/// Shares a file; where the device does not take it, the text that says the same.
pub fn share(name: &str, content: &[u8], text: &str) {
    let data = file(name, content).filter(|data| {
        let allowed = method("canShare").and_then(|can| can.call1(&navigator(), data).ok());
        allowed.is_some_and(|allowed| allowed.is_truthy())
    });
    let data = data.unwrap_or_else(|| {
        let data = Object::new();
        // An object of our own takes any property.
        let _ = Reflect::set(&data, &"text".into(), &text.into());
        data
    });
    // Where the players think better of it there is nothing to say.
    let _ = method("share").map(|share| share.call1(&navigator(), &data));
}

fn file(name: &str, content: &[u8]) -> Option<Object> {
    let kind = FilePropertyBag::new();
    kind.set_type("application/octet-stream");
    let parts = Array::of1(&Uint8Array::from(content));
    let file = File::new_with_u8_array_sequence_and_options(&parts, name, &kind).ok()?;
    let data = Object::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
    Some(data)
}

fn navigator() -> JsValue {
    web_sys::window().map_or(JsValue::UNDEFINED, |window| window.navigator().into())
}

fn method(name: &str) -> Option<Function> {
    Reflect::get(&navigator(), &name.into()).ok()?.dyn_into().ok()
}
