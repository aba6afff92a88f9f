//! The host of the desktop and mobile app: Tauri's command `request`.

use backend::{Request, Response};
use wasm_bindgen::prelude::*;

use super::HostError;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["window", "__TAURI__", "core"])]
    async fn invoke(command: &str, arguments: JsValue) -> Result<JsValue, JsValue>;
}

/// The arguments of the command `request`.
#[derive(serde::Serialize)]
struct Asked {
    request: Request,
}

/// The arguments of the command `save`.
#[derive(serde::Serialize)]
struct File<'a> {
    name: &'a str,
    content: &'a [u8],
}

#[derive(serde::Serialize)]
struct Nothing {}

pub(super) async fn request(request: Request) -> Result<Response, HostError> {
    ask("request", &Asked { request }).await
}

pub(super) async fn save(name: &str, content: &[u8]) -> Result<String, HostError> {
    ask("save", &File { name, content }).await
}

pub(super) async fn opened() -> Option<Result<Vec<u8>, String>> {
    ask("opened", &Nothing {}).await.ok()?
}

/// Values cross as JSON text on both sides: what serde writes, serde reads.
async fn ask<T: serde::de::DeserializeOwned>(command: &str, arguments: &impl serde::Serialize) -> Result<T, HostError> {
    let text = serde_json::to_string(arguments).map_err(|error| HostError(error.to_string()))?;
    let arguments = js_sys::JSON::parse(&text).map_err(|error| failed(&error))?;
    let answer = invoke(command, arguments).await.map_err(|error| failed(&error))?;
    let text = js_sys::JSON::stringify(&answer).map_err(|error| failed(&error))?;
    serde_json::from_str(&String::from(text)).map_err(|error| HostError(error.to_string()))
}

fn failed(error: &JsValue) -> HostError {
    HostError(error.as_string().unwrap_or_else(|| format!("{error:?}")))
}
