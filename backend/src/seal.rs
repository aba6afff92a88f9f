//! The form of every text that is stored for a game: its format, and a checksum of its content, so
//! that a text that is not as it was written is never taken for one that is.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::request::Unreadable;

/// The format that this version writes. A text of a greater one is left alone.
pub(crate) const FORMAT: u32 = 2;

/// What every format has in common.
#[derive(serde::Deserialize)]
struct Header {
    format: u32,
}

/// The text of this content.
///
/// # Errors
///
/// Where the content cannot be written as JSON.
pub(crate) fn seal(content: &impl Serialize) -> Result<String, serde_json::Error> {
    let content = serde_json::to_string(content)?;
    Ok(format!("{}{}{MIDDLE}{content}{END}", start(), check_of(&content)))
}

/// The content of a text of the present format.
///
/// # Errors
///
/// Where it is of another format or not as it was written.
pub(crate) fn unseal<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    match format(text)? {
        FORMAT => {}
        newer if newer > FORMAT => return Err(Unreadable::Newer(newer)),
        other => return Err(Unreadable::Damaged(format!("format {other}"))),
    }
    let content = checked(text).ok_or_else(|| Unreadable::Damaged("the checksum does not fit".to_owned()))?;
    serde_json::from_str(content).map_err(damaged)
}

/// The format that a text says it has.
///
/// # Errors
///
/// Where it says none.
pub(crate) fn format(text: &str) -> Result<u32, Unreadable> {
    serde_json::from_str(text).map(|Header { format }| format).map_err(damaged)
}

pub(crate) fn damaged(error: impl ToString) -> Unreadable {
    Unreadable::Damaged(error.to_string())
}

const MIDDLE: &str = "\",\"content\":";
const END: &str = "}";

fn start() -> String {
    format!("{{\"format\":{FORMAT},\"check\":\"")
}

fn check_of(content: &str) -> String {
    format!("{:08x}", crc32fast::hash(content.as_bytes()))
}

fn checked(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(&start())?;
    let (check, content) = rest.split_once(MIDDLE)?;
    let content = content.strip_suffix(END)?;
    (check == check_of(content)).then_some(content)
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test that panics has failed, as it should"
)]
mod tests {
    use super::*;

    #[test]
    fn any_bit_that_flips_and_any_cut_is_noticed() {
        let content = vec!["Mia".to_owned(), "}\",\"content\":".to_owned()];
        let text = seal(&content).unwrap();
        assert_eq!(unseal::<Vec<String>>(&text).unwrap(), content);
        serde_json::from_str::<serde_json::Value>(&text).unwrap();
        for cut in 0..text.len() {
            assert!(unseal::<Vec<String>>(&text[..cut]).is_err(), "cut at {cut}");
        }
        for at in 0..text.len() {
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                let Ok(flipped) = String::from_utf8(bytes) else { continue };
                assert!(unseal::<Vec<String>>(&flipped).is_err(), "bit {bit} of byte {at}: {flipped}");
            }
        }
    }

    #[test]
    fn a_newer_format_says_so() {
        let newer = unseal::<u32>("{\"format\":3,\"what\":[]}");
        assert_eq!(newer, Err(Unreadable::Newer(3)));
    }
}
