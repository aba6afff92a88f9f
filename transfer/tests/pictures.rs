//! Codes are drawn, filmed under hard conditions, and read.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot go on has failed")]

mod camera;
mod games;

use camera::{CONDITIONS, codes, film, read_of, straight};
use games::Seeded;
use transfer::picture::{Grey, PictureError};

/// The full table is in `docs/transfer.md`; `cargo run --release -p transfer --example pictures`
/// prints it.
#[test]
fn from_four_pixels_a_module_every_code_is_read() {
    for (version, text, code) in codes() {
        for pixels in [4.0, 5.3] {
            for condition in CONDITIONS {
                let read = read_of(&code, &text, pixels, condition, 2);
                assert_eq!(read, 2, "version {version}, {pixels} pixels a module, {}", condition.0);
            }
        }
    }
}

#[test]
fn several_codes_in_one_picture_are_all_read() {
    let mut draws = Seeded::new(1);
    let codes = codes();
    let pictures: Vec<_> = codes.iter().map(|(_, _, code)| film(code, &straight(4.0), &mut draws)).collect();
    let width = pictures.iter().map(|picture| picture.width).sum();
    let height = pictures.iter().map(|picture| picture.height).max().unwrap();
    let mut pixels = vec![90; width * height];
    let mut left = 0;
    for picture in &pictures {
        for (row, line) in picture.pixels.chunks(picture.width).enumerate() {
            pixels[row * width + left..][..picture.width].copy_from_slice(line);
        }
        left += picture.width;
    }
    let mut texts = Grey::new(width, height, &pixels).unwrap().codes().unwrap();
    let mut expected: Vec<String> = codes.into_iter().map(|(_, text, _)| text).collect();
    texts.sort();
    expected.sort();
    assert_eq!(texts, expected);
}

#[test]
fn a_picture_without_a_code_says_so() {
    let codes_of = |width, height, pixels: &[u8]| Grey::new(width, height, pixels).and_then(|grey| grey.codes());
    assert_eq!(codes_of(0, 0, &[]), Err(PictureError::NoCode));
    assert_eq!(codes_of(1, 1, &[0]), Err(PictureError::NoCode));
    assert_eq!(codes_of(200, 100, &[128; 20_000]), Err(PictureError::NoCode));
    assert_eq!(codes_of(200, 100, &[128; 20_001]), Err(PictureError::Size));
    assert_eq!(codes_of(usize::MAX, 2, &[0; 4]), Err(PictureError::Size));
    assert_eq!(codes_of(10_000, 10_000, &vec![0; 100_000_000]), Err(PictureError::TooLarge));
}

/// No picture, however odd, brings the reader down.
#[test]
fn noise_is_no_code() {
    use engine::simulate::Draws;
    let mut draws = Seeded::new(3);
    for _ in 0..200 {
        let (width, height) = (1 + draws.below(120), 1 + draws.below(120));
        let coarse = 1 + draws.below(9);
        let blocks: Vec<u8> = (0..width * height).map(|_| u8::try_from(draws.below(256)).unwrap()).collect();
        let pixels: Vec<u8> = (0..width * height)
            .map(|at| blocks[at / width / coarse * width + at % width / coarse])
            .map(|value| if coarse > 4 { value / 128 * 255 } else { value })
            .collect();
        let _ = Grey::new(width, height, &pixels).unwrap().codes();
    }
}

/// A code with parts painted over: found, but not read.
#[test]
fn a_code_that_cannot_be_read_says_so() {
    let (_, _, code) = codes().swap_remove(1);
    let mut picture = film(&code, &straight(6.0), &mut Seeded::new(1));
    let (from, to) = (picture.width * 3 / 10, picture.width * 7 / 10);
    for row in from..to {
        picture.pixels[row * picture.width + from..row * picture.width + to].fill(128);
    }
    let read = Grey::new(picture.width, picture.height, &picture.pixels).unwrap().codes();
    assert_eq!(read, Err(PictureError::Unclear));
}
