//! Finds codes in pictures, for the screens. It is a program of its own because it is large and seldom
//! needed, and because it runs in a worker, beside the page. `ui/decode.js` starts it.

use transfer::picture::Grey;
use wasm_bindgen::prelude::wasm_bindgen;

/// The texts of all codes in a grey picture: its size, and its pixels row by row, 0 black, 255 white.
///
/// # Errors
///
/// The word of a [`transfer::picture::PictureError`].
#[wasm_bindgen]
pub fn codes(width: usize, height: usize, pixels: &[u8]) -> Result<Vec<String>, String> {
    Grey::new(width, height, pixels).and_then(|grey| grey.codes()).map_err(|error| error.word().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use transfer::picture::PictureError;

    #[test]
    fn what_is_wrong_with_a_picture_is_said_in_a_word_that_the_screens_know() {
        let said = |pixels: &[u8]| PictureError::of_word(&codes(200, 100, pixels).unwrap_err());
        assert_eq!(said(&[128; 20_000]), Some(PictureError::NoCode));
        assert_eq!(said(&[128; 19_999]), Some(PictureError::Size));
    }
}
