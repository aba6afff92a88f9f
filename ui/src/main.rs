//! A page that asks the Rust side once a click.

#![cfg_attr(
    not(target_arch = "wasm32"),
    allow(dead_code, reason = "built natively for its tests only")
)]

use leptos::prelude::*;
use serde::Serialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["window", "__TAURI__", "core"])]
    async fn invoke(command: &str, arguments: JsValue) -> Result<JsValue, JsValue>;
}

/// The arguments of the command `request`.
#[derive(Serialize)]
struct Arguments<'a> {
    request: &'a str,
}

async fn ask() -> String {
    let arguments = match serde_wasm_bindgen::to_value(&Arguments { request: "hello" }) {
        Ok(arguments) => arguments,
        Err(error) => return error.to_string(),
    };
    match invoke("request", arguments).await {
        Ok(answer) => match js_sys::JSON::stringify(&answer) {
            Ok(text) => text.into(),
            Err(error) => format!("{error:?}"),
        },
        Err(error) => format!("{error:?}"),
    }
}

#[component]
fn App() -> impl IntoView {
    let (answer, set_answer) = signal(String::new());
    let click = move |_| spawn_local(async move { set_answer.set(ask().await) });
    view! {
        <main>
            <h1>"Clockwood"</h1>
            <button data-testid="ask" on:click=click>"Ask"</button>
            <p data-testid="answer">{answer}</p>
        </main>
    }
}

fn main() {
    console_error_panic_hook::set_once();
    mount_to_body(App);
}
