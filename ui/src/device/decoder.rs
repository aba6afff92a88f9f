//! The codes in a picture, found by a program of its own (`decoder`), beside the page where it can be.

use js_sys::{Array, Reflect, Uint8Array};
use transfer::picture::PictureError;
use wasm_bindgen::prelude::*;

use super::GreyPixels;

/// Why there is no code of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    Picture(PictureError),
    /// The program cannot be had or fails, as the browser says it.
    Failed(String),
}

#[wasm_bindgen(module = "/codes.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn read(width: u32, height: u32, pixels: Uint8Array) -> Result<JsValue, JsValue>;
}

/// The texts of all codes in a picture.
///
/// # Errors
///
/// Where there is none, or nothing can look for them.
pub async fn codes(picture: &GreyPixels) -> Result<Vec<String>, DecodeError> {
    let (Ok(width), Ok(height)) = (u32::try_from(picture.width), u32::try_from(picture.height)) else {
        return Err(DecodeError::Picture(PictureError::TooLarge));
    };
    let pixels = Uint8Array::from(picture.pixels.as_slice());
    let answer = read(width, height, pixels).await.map_err(|error| failed(&error))?;
    let part = |name: &str| Reflect::get(&answer, &name.into()).unwrap_or_default();
    if let Ok(texts) = part("texts").dyn_into::<Array>() {
        return Ok(texts.iter().filter_map(|text| text.as_string()).collect());
    }
    let word = part("fault").as_string().unwrap_or_default();
    Err(PictureError::of_word(&word).map_or(DecodeError::Failed(word), DecodeError::Picture))
}

fn failed(error: &JsValue) -> DecodeError {
    let message = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    DecodeError::Failed(message.or_else(|| error.as_string()).unwrap_or_else(|| format!("{error:?}")))
}
