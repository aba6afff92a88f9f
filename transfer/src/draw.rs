//! Frames as QR codes: black on white, with a quiet zone of 4 modules.

use std::fmt::Write;

use qrcode::bits::Bits;
use qrcode::{Color, EcLevel, QrCode, Version};
use serde::{Deserialize, Serialize};

use crate::base45;
use crate::frames::Level;

/// How many light modules stand around a code.
pub const QUIET_ZONE: usize = 4;

/// A drawn code.
#[derive(Clone)]
pub struct Code(QrCode);

/// Why a text cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawError {
    #[error("the text does not fit a code of version {version}")]
    TooLong { version: u8 },
    #[error("the text has characters that no frame has")]
    Characters,
}

/// Draws the text of a frame.
///
/// # Errors
///
/// Where it does not fit the version, or is none.
pub fn code(text: &str, version: u8, level: Level) -> Result<Code, DrawError> {
    let level = match level {
        Level::Screen => EcLevel::L,
        Level::Print => EcLevel::M,
    };
    if !base45::is_alphanumeric(text) {
        return Err(DrawError::Characters);
    }
    // One run of alphanumeric characters: in parts, as `QrCode::with_version` does it, a full code
    // can come out longer than it has room for.
    let mut bits = Bits::new(Version::Normal(version.into()));
    let drawn = bits.push_alphanumeric_data(text.as_bytes()).and_then(|()| bits.push_terminator(level));
    let code = drawn.and_then(|()| QrCode::with_bits(bits, level));
    code.map(Code).map_err(|_| DrawError::TooLong { version })
}

impl Code {
    /// Modules a side, without the quiet zone.
    #[must_use]
    pub fn side(&self) -> usize {
        self.0.width()
    }

    /// Modules row by row, without the quiet zone; a dark one is true.
    #[must_use]
    pub fn modules(&self) -> Vec<bool> {
        self.0.to_colors().into_iter().map(|color| color == Color::Dark).collect()
    }

    /// The dark modules as the path of a drawing that is [`Code::side`] and two quiet zones wide.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = String::new();
        for (row, modules) in self.modules().chunks(self.side()).enumerate() {
            let mut column = 0;
            for run in modules.chunk_by(|one, next| one == next) {
                if run.first() == Some(&true) {
                    let (x, y, width) = (column + QUIET_ZONE, row + QUIET_ZONE, run.len());
                    // Writing to a string cannot fail.
                    let _ = write!(path, "M{x} {y}h{width}v1h-{width}z");
                }
                column += run.len();
            }
        }
        path
    }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Code").field("side", &self.side()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_stands_in_its_quiet_zone() {
        let code = code("CW1 HELLO", 1, Level::Screen).unwrap();
        assert_eq!((code.side(), code.modules().len()), (21, 441));
        let path = code.path();
        // The upper edge of the finder pattern in the corner.
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
        assert!(path.chars().all(|c| c.is_ascii_digit() || "Mhvz- ".contains(c)), "{path}");
    }

    #[test]
    fn what_is_no_frame_is_not_drawn() {
        assert_eq!(code("hello", 8, Level::Screen).unwrap_err(), DrawError::Characters);
        assert_eq!(code(&"A".repeat(26), 1, Level::Screen).unwrap_err(), DrawError::TooLong { version: 1 });
        assert_eq!(code("A", 0, Level::Screen).unwrap_err(), DrawError::TooLong { version: 0 });
    }
}
