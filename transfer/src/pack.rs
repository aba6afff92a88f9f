//! Values as few bytes: postcard, then deflate where that helps.
//!
//! Unpacking allocates no more than was announced and no more than [`MOST_BYTES`], whatever the
//! bytes are.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// No packed value is longer, packed or not.
pub const MOST_BYTES: usize = 1 << 20;

/// How hard to look for repetitions, 0 to 10. A game is small enough for the hardest.
const LEVEL: u8 = 10;

/// A packed value.
#[derive(Debug)]
pub(crate) struct Packed {
    /// Whether it is deflated.
    pub(crate) deflated: bool,
    /// How many bytes it was before that.
    pub(crate) unpacked: usize,
    pub(crate) bytes: Vec<u8>,
}

/// Why a value could not be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    TooLarge,
    Damaged,
}

/// Packs a value.
///
/// # Errors
///
/// Where it is too large.
pub(crate) fn pack(value: &impl Serialize) -> Result<Packed, Fault> {
    let plain = postcard::to_allocvec(value).map_err(|_| Fault::TooLarge)?;
    if plain.len() > MOST_BYTES {
        return Err(Fault::TooLarge);
    }
    let unpacked = plain.len();
    let small = miniz_oxide::deflate::compress_to_vec(&plain, LEVEL);
    let deflated = small.len() < plain.len();
    Ok(Packed { deflated, unpacked, bytes: if deflated { small } else { plain } })
}

/// Unpacks a value: exactly as long as announced, and nothing after it.
///
/// # Errors
///
/// Where it is not.
pub(crate) fn unpack<T: DeserializeOwned>(bytes: &[u8], deflated: bool, unpacked: usize) -> Result<T, Fault> {
    if unpacked > MOST_BYTES || bytes.len() > MOST_BYTES {
        return Err(Fault::TooLarge);
    }
    let inflated;
    let plain = if deflated {
        inflated = miniz_oxide::inflate::decompress_to_vec_with_limit(bytes, unpacked).map_err(|_| Fault::Damaged)?;
        &inflated
    } else {
        bytes
    };
    if plain.len() != unpacked {
        return Err(Fault::Damaged);
    }
    match postcard::take_from_bytes(plain) {
        Ok((value, [])) => Ok(value),
        _ => Err(Fault::Damaged),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_comes_out() {
        for value in [Vec::new(), vec![1_u8, 2, 3], vec![7; 10_000]] {
            let packed = pack(&value).unwrap();
            assert_eq!(packed.deflated, value.len() == 10_000);
            assert_eq!(unpack::<Vec<u8>>(&packed.bytes, packed.deflated, packed.unpacked), Ok(value));
        }
    }

    #[test]
    fn more_than_announced_does_not_come_out() {
        let zeros = miniz_oxide::deflate::compress_to_vec(&vec![0; 50 << 20], 10);
        assert!(zeros.len() < 60_000);
        assert_eq!(unpack::<Vec<u8>>(&zeros, true, 50 << 20), Err(Fault::TooLarge));
        assert_eq!(unpack::<Vec<u8>>(&zeros, true, 1000), Err(Fault::Damaged));
    }

    #[test]
    fn nothing_may_follow() {
        let packed = pack(&5_u8).unwrap();
        assert_eq!(unpack::<u8>(&[packed.bytes, vec![0]].concat(), false, 2), Err(Fault::Damaged));
    }
}
