//! The host of the desktop and mobile app: Tauri's command `request`.

use backend::{Request, Response};
use wasm_bindgen::prelude::*;

use super::HostError;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["window", "__TAURI__", "core"])]
    async fn invoke(command: &str, arguments: JsValue) -> Result<JsValue, JsValue>;
}

/// The arguments of the command.
#[derive(serde::Serialize)]
struct Arguments {
    request: Request,
}

/// Values cross as JSON text on both sides: what serde writes, serde reads.
pub(super) async fn request(request: Request) -> Result<Response, HostError> {
    let text = serde_json::to_string(&Arguments { request }).map_err(|error| HostError(error.to_string()))?;
    let arguments = js_sys::JSON::parse(&text).map_err(|error| failed(&error))?;
    let answer = invoke("request", arguments).await.map_err(|error| failed(&error))?;
    let text = js_sys::JSON::stringify(&answer).map_err(|error| failed(&error))?;
    serde_json::from_str(&String::from(text)).map_err(|error| HostError(error.to_string()))
}

fn failed(error: &JsValue) -> HostError {
    HostError(error.as_string().unwrap_or_else(|| format!("{error:?}")))
}
