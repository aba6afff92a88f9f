//! Files of ours that the players open with the installed browser edition.

use js_sys::Uint8Array;
use transfer::MOST_BYTES;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/launch.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn take(bytes: f64) -> Result<JsValue, JsValue>;
}

/// One byte more than the longest game is enough to see that it is too long.
pub(super) async fn opened() -> Option<Result<Vec<u8>, String>> {
    match take((MOST_BYTES + 1) as f64).await {
        Ok(content) => content.dyn_into::<Uint8Array>().ok().map(|content| Ok(content.to_vec())),
        Err(error) => Some(Err(format!("{error:?}"))),
    }
}
