//! Grey pictures, and the codes in them.
//!
//! The crate `rxing` finds them: what it took over from ZXing's C++ finds every code of the test
//! pictures from three pixels a module upward, where the finder of `rqrr` misses half of those that
//! are turned or tilted. `rqrr` reads what was found, since `rxing` brings tables of all the world's
//! encodings for that. `docs/transfer.md` has the figures.

use rqrr::{BitGrid, Grid};
use rxing::common::{BitMatrix, DetectorRXingResult, HybridBinarizer};
use rxing::qrcode::cpp_port::detector::{FindFinderPatterns, GenerateFinderPatternSets, SampleQR};
use rxing::{Binarizer, Luma8LuminanceSource};

use super::PictureError;

/// The smallest code has 21 modules a side; below a pixel each there is nothing to find.
const LEAST_SIDE: usize = 21;

/// No camera takes a larger one, and none is needed.
const MOST_PIXELS: usize = 50_000_000;

/// A grey picture: pixels row by row, 0 black, 255 white.
#[derive(Clone, Copy, Debug)]
pub struct Grey<'a> {
    width: usize,
    height: usize,
    pixels: &'a [u8],
}

impl<'a> Grey<'a> {
    /// A picture of these pixels.
    ///
    /// # Errors
    ///
    /// Where there are not as many pixels as the size says, or too many.
    pub fn new(width: usize, height: usize, pixels: &'a [u8]) -> Result<Self, PictureError> {
        if pixels.len() > MOST_PIXELS {
            return Err(PictureError::TooLarge);
        }
        if width.checked_mul(height) != Some(pixels.len()) {
            return Err(PictureError::Size);
        }
        Ok(Grey { width, height, pixels })
    }

    /// The texts of all codes that can be read in it.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn codes(&self) -> Result<Vec<String>, PictureError> {
        if self.width < LEAST_SIDE || self.height < LEAST_SIDE {
            return Err(PictureError::NoCode);
        }
        let (Ok(width), Ok(height)) = (u32::try_from(self.width), u32::try_from(self.height)) else {
            return Err(PictureError::TooLarge);
        };
        let source = Luma8LuminanceSource::new(self.pixels.to_vec(), width, height);
        let binarizer = HybridBinarizer::new(source.map_err(|_| PictureError::Size)?);
        let matrix = binarizer.get_black_matrix().map_err(|_| PictureError::NoCode)?;
        let mut patterns = FindFinderPatterns(matrix, true, 0);
        let mut texts = Vec::new();
        let mut seen = false;
        for found in GenerateFinderPatternSets(&mut patterns) {
            let Ok(sampled) = SampleQR(matrix, &found) else { continue };
            seen = true;
            let code = Grid::new(Sampled(sampled.getBits())).decode();
            texts.extend(code.ok().map(|(_, text)| text).filter(|text| !texts.contains(text)));
        }
        match (texts.is_empty(), seen) {
            (false, _) => Ok(texts),
            (true, true) => Err(PictureError::Unclear),
            (true, false) => Err(PictureError::NoCode),
        }
    }
}

/// The modules of a code that was found.
struct Sampled<'a>(&'a BitMatrix);

impl BitGrid for Sampled<'_> {
    fn size(&self) -> usize {
        usize::try_from(self.0.width()).unwrap_or_default()
    }

    fn bit(&self, y: usize, x: usize) -> bool {
        match (u32::try_from(x), u32::try_from(y)) {
            (Ok(x), Ok(y)) => self.0.get(x, y),
            _ => false,
        }
    }
}
