//! Base45 (RFC 9285): bytes as the 45 characters that a QR code holds most tightly, two bytes in
//! three characters.

/// The characters, by their value.
const CHARACTERS: &[u8; 45] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// How many characters so many bytes take.
#[must_use]
pub const fn encoded_len(bytes: usize) -> usize {
    bytes / 2 * 3 + bytes % 2 * 2
}

/// How many bytes fit into so many characters.
#[must_use]
pub const fn decoded_len(characters: usize) -> usize {
    characters / 3 * 2 + characters % 3 / 2
}

/// Whether a text has no characters but these.
#[must_use]
pub fn is_alphanumeric(text: &str) -> bool {
    text.bytes().all(|character| CHARACTERS.contains(&character))
}

/// Bytes as characters.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(encoded_len(bytes.len()));
    for pair in bytes.chunks(2) {
        let mut value = pair.iter().fold(0, |value, &byte| value * 256 + u32::from(byte));
        for _ in 0..=pair.len() {
            let character = usize::try_from(value % 45).ok().and_then(|at| CHARACTERS.get(at));
            text.extend(character.map(|&character| char::from(character)));
            value /= 45;
        }
    }
    text
}

/// Bytes from characters; none where they are not of Base45.
#[must_use]
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(decoded_len(text.len()));
    for group in text.as_bytes().chunks(3) {
        let value = group.iter().rev().try_fold(0, |value, character| {
            let digit = CHARACTERS.iter().position(|known| known == character)?;
            Some(value * 45 + u32::try_from(digit).ok()?)
        })?;
        match group.len() {
            3 => bytes.extend(u16::try_from(value).ok()?.to_be_bytes()),
            2 => bytes.push(u8::try_from(value).ok()?),
            _ => return None,
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 9285, 4.3 and 4.4.
    #[test]
    fn it_is_that_of_the_rfc() {
        for (bytes, text) in
            [("AB", "BB8"), ("Hello!!", "%69 VD92EX0"), ("base-45", "UJCLQE7W581"), ("ietf!", "QED8WEX0")]
        {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
        }
    }

    #[test]
    fn what_no_bytes_encode_to_is_refused() {
        // RFC 9285, 6: a value of 65536, and one character too few.
        for text in ["GGW", "::", "ABCD", "ab", "é"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }

    #[test]
    fn lengths_are_told_beforehand() {
        for bytes in 0..50 {
            let text = encode(&vec![255; bytes]);
            assert_eq!(text.len(), encoded_len(bytes));
            assert_eq!(decoded_len(text.len()), bytes);
        }
    }
}
