//! A packet as text, to be copied and pasted: `clockwood:`, Base64, a full stop.
//!
//! Whatever stands before and after is left alone, and so are the line breaks that a messenger
//! puts in. The full stop tells a whole text from one that was cut off. The alphabet is the one
//! with `+` and `/`: messengers take `-` and `_` for markup.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Serialize};

use crate::pack::MOST_BYTES;

const BEGIN: &str = "clockwood:";
const END: char = '.';

/// Why a text is no packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextError {
    #[error("there is no game in this text")]
    NoGame,
    #[error("the text is cut off")]
    CutOff,
    #[error("the text is too long for a game")]
    TooLarge,
    #[error("the text is damaged")]
    Damaged,
}

/// A packet as text.
#[must_use]
pub fn write(packet: &[u8]) -> String {
    let mut text = BEGIN.to_owned();
    STANDARD_NO_PAD.encode_string(packet, &mut text);
    text.push(END);
    text
}

/// The packet in a text.
///
/// # Errors
///
/// Where there is none, or not the whole of one.
pub fn read(text: &str) -> Result<Vec<u8>, TextError> {
    if text.len() > 4 * MOST_BYTES {
        return Err(TextError::TooLarge);
    }
    let (_, rest) = text.split_once(BEGIN).ok_or(TextError::NoGame)?;
    let (packet, _) = rest.split_once(END).ok_or(TextError::CutOff)?;
    let packet: String = packet.chars().filter(|character| !character.is_whitespace()).collect();
    STANDARD_NO_PAD.decode(packet).map_err(|_| TextError::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_among_other_words_and_line_breaks() {
        let packet: Vec<u8> = (0..=255).collect();
        let text = write(&packet);
        assert_eq!(read(&text), Ok(packet.clone()));
        let folded: Vec<&str> = text.as_bytes().chunks(40).map(|line| std::str::from_utf8(line).unwrap()).collect();
        assert_eq!(read(&format!("Our game. {}\n> Greetings.", folded.join("\r\n  "))), Ok(packet));
    }

    #[test]
    fn what_is_no_packet_is_refused_with_its_reason() {
        let text = write(&[1, 2, 3, 4, 5]);
        assert_eq!(read("good evening"), Err(TextError::NoGame));
        assert_eq!(read(text.get(..text.len() - 2).unwrap()), Err(TextError::CutOff));
        assert_eq!(read("clockwood:ä."), Err(TextError::Damaged));
        assert_eq!(read(&" ".repeat(5 << 20)), Err(TextError::TooLarge));
    }
}
