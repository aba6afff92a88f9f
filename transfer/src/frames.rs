//! A packet as the texts of QR codes: one still code, or a loop of numbered frames.
//!
//! A frame is 13 characters and its share of the packet in Base45:
//!
//! | characters | what |
//! | --- | --- |
//! | 3 | `CW1`: ours, and how frames are written |
//! | 3 | a tag of the game: the same in all its states |
//! | 3 | a tag of the packet: the same in all frames of one loop |
//! | 2 | how many frames carry the packet, in base 36 |
//! | 2 | the frame's number, from 0, in base 36 |
//!
//! All frames of a loop are equally long, so that their codes are of one version. The frames that
//! carry the packet come first. Where there are more than ten, parity frames follow, one for each
//! four: parity frame `k` of `m` is the exclusive or of the frames `k`, `k + m`, `k + 2m`, ... So a
//! frame that was missed need not come round again, and neighbours that are missed together fall
//! to different parity frames.
//!
//! The layout is that of BBQr, which wallets use: a fixed header in the clear with two counters in
//! base 36, any order. It is not BBQr itself, because that has no tag that keeps two games apart, no
//! parity, and Base32 where Base45 holds a tenth more.

use serde::{Deserialize, Serialize};

use crate::base45;

/// What every frame begins with.
pub(crate) const MAGIC: &str = "CW";
/// How frames are written.
pub(crate) const FRAMING: &str = "1";
const HEADER: usize = 13;
/// The largest still code.
const STILL: u8 = 15;
/// From here on parity frames are added.
const PARITY_ABOVE: usize = 10;
/// How many frames a parity frame stands in for.
const FRAMES_A_PARITY: usize = 4;
/// As many as two digits in base 36 count.
pub(crate) const MOST_FRAMES: usize = 36 * 36;

/// How much a code of a loop holds: the more, the fewer codes, and the better the camera must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Density {
    /// Version 8: 49 modules a side.
    Easy,
    /// Version 12: 65 modules a side.
    #[default]
    Normal,
    /// Version 18: 89 modules a side.
    Dense,
}

/// How much of a code may be lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Level L: 7 in 100, for a screen.
    #[default]
    Screen,
    /// Level M: 15 in 100, for paper.
    Print,
}

/// The frames of one packet. A still code is a single frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frames {
    pub level: Level,
    /// The version of every code, 1 to 40.
    pub version: u8,
    /// How many carry the packet; the others are parity.
    pub carrying: u16,
    /// In the order in which they are shown.
    pub frames: Vec<Frame>,
}

/// The text of one code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// From 1, as people count.
    pub number: u16,
    pub text: String,
}

/// A packet is too long for its codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum SplitError {
    #[error("the packet does not fit one still code")]
    Still,
    #[error("the packet takes more than 1296 frames")]
    Frames,
}

impl Density {
    /// From easy to dense.
    pub const ALL: [Density; 3] = [Density::Easy, Density::Normal, Density::Dense];

    /// The version of its codes.
    #[must_use]
    pub const fn version(self) -> u8 {
        match self {
            Density::Easy => 8,
            Density::Normal => 12,
            Density::Dense => 18,
        }
    }
}

/// How many bytes of a packet a code of this version holds.
#[must_use]
pub fn capacity(version: u8, level: Level) -> usize {
    // Alphanumeric characters by version (ISO/IEC 18004, table 7).
    const SCREEN: [u16; 18] = [25, 47, 77, 114, 154, 195, 224, 279, 335, 395, 468, 535, 619, 667, 758, 854, 938, 1046];
    const PRINT: [u16; 18] = [20, 38, 61, 90, 122, 154, 178, 221, 262, 311, 366, 419, 483, 528, 600, 656, 734, 816];
    let characters = match level {
        Level::Screen => SCREEN,
        Level::Print => PRINT,
    };
    let characters = usize::from(version).checked_sub(1).and_then(|at| characters.get(at));
    base45::decoded_len(characters.map_or(0, |&characters| usize::from(characters)).saturating_sub(HEADER))
}

/// How many bytes fit one still code.
#[must_use]
pub fn still_capacity(level: Level) -> usize {
    capacity(STILL, level)
}

/// The one still code of a packet, as small as it can be.
///
/// # Errors
///
/// Where the packet is longer than [`still_capacity`].
pub fn still(packet: &[u8], level: Level) -> Result<Frames, SplitError> {
    let version = (1..=STILL).find(|&version| packet.len() <= capacity(version, level)).ok_or(SplitError::Still)?;
    Ok(Frames { level, version, carrying: 1, frames: vec![Frame { number: 1, text: text(packet, 1, 0, packet) }] })
}

/// The frames of a packet, all of the density's version.
///
/// # Errors
///
/// Where there would be more than can be counted.
pub fn split(packet: &[u8], density: Density, level: Level) -> Result<Frames, SplitError> {
    let version = density.version();
    let carrying = packet.len().div_ceil(capacity(version, level)).max(1);
    // Equally long, and even: Base45 takes two bytes at a time.
    let share = packet.len().div_ceil(carrying).next_multiple_of(2);
    let carrying = packet.len().div_ceil(share.max(1)).max(1);
    let shares: Vec<Vec<u8>> = (0..carrying)
        .map(|at| {
            let mut bytes: Vec<u8> = packet.iter().skip(at * share).take(share).copied().collect();
            bytes.resize(share, 0);
            bytes
        })
        .collect();
    let parity = parity_frames(carrying);
    if carrying + parity > MOST_FRAMES {
        return Err(SplitError::Frames);
    }
    let sums = (0..parity).map(|group| {
        let mut sum = vec![0; share];
        shares.iter().skip(group).step_by(parity).for_each(|bytes| add(&mut sum, bytes));
        sum
    });
    let frames = shares.iter().cloned().chain(sums).enumerate().map(|(at, bytes)| Frame {
        number: u16::try_from(at + 1).unwrap_or(u16::MAX),
        text: text(packet, carrying, at, &bytes),
    });
    let carried = u16::try_from(carrying).unwrap_or(u16::MAX);
    Ok(Frames { level, version, carrying: carried, frames: frames.collect() })
}

/// One still code where the packet fits, else frames.
///
/// # Errors
///
/// As [`split`].
pub fn best(packet: &[u8], density: Density, level: Level) -> Result<Frames, SplitError> {
    still(packet, level).or_else(|_| split(packet, density, level))
}

/// Whether a text begins as those of frames do, of this framing or a later one.
#[must_use]
pub fn is_frame(text: &str) -> bool {
    text.strip_prefix(MAGIC).is_some_and(|after| after.starts_with(|c: char| c.is_ascii_digit()))
}

/// How many parity frames stand behind so many frames.
pub(crate) const fn parity_frames(carrying: usize) -> usize {
    if carrying > PARITY_ABOVE { carrying.div_ceil(FRAMES_A_PARITY) } else { 0 }
}

/// Adds bytes by exclusive or.
pub(crate) fn add(sum: &mut [u8], bytes: &[u8]) {
    sum.iter_mut().zip(bytes).for_each(|(sum, byte)| *sum ^= byte);
}

/// What stands at the front of a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) packet: String,
    pub(crate) carrying: usize,
    pub(crate) at: usize,
}

impl Header {
    /// The header of a frame, and its share of the packet in Base45; none where it has none.
    pub(crate) fn read(text: &str) -> Option<(Header, &str)> {
        let rest = text.strip_prefix(MAGIC)?.strip_prefix(FRAMING)?;
        let (game, rest) = rest.split_at_checked(3)?;
        let (packet, rest) = rest.split_at_checked(3)?;
        let (carrying, rest) = rest.split_at_checked(2)?;
        let (at, share) = rest.split_at_checked(2)?;
        let (carrying, at) = (count(carrying)?, count(at)?);
        let counted = carrying > 0 && carrying + parity_frames(carrying) <= MOST_FRAMES;
        let one_of_them = at < carrying + parity_frames(carrying);
        let header = Header { game: game.to_owned(), packet: packet.to_owned(), carrying, at };
        (counted && one_of_them).then_some((header, share))
    }
}

/// The tag of a whole packet.
pub(crate) fn packet_tag(packet: &[u8]) -> String {
    tag(packet)
}

fn text(packet: &[u8], carrying: usize, at: usize, share: &[u8]) -> String {
    let game = crate::packet::id(packet).unwrap_or_default();
    let (game, packet) = (tag(game.as_bytes()), packet_tag(packet));
    format!("{MAGIC}{FRAMING}{game}{packet}{}{}{}", digits(carrying), digits(at), base45::encode(share))
}

/// Three characters by which bytes are known.
fn tag(bytes: &[u8]) -> String {
    let [_, _, low @ ..] = crc32fast::hash(bytes).to_be_bytes();
    base45::encode(&low)
}

fn digits(number: usize) -> String {
    let digit = |value: usize| u32::try_from(value % 36).ok().and_then(|value| char::from_digit(value, 36));
    [number / 36, number].into_iter().filter_map(digit).map(|digit| digit.to_ascii_uppercase()).collect()
}

fn count(digits: &str) -> Option<usize> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit() || digit.is_ascii_uppercase());
    if plain { usize::from_str_radix(digits, 36).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_have_two_digits() {
        for number in [0, 1, 35, 36, 400, MOST_FRAMES - 1] {
            assert_eq!(count(&digits(number)), Some(number));
            assert_eq!(digits(number).len(), 2);
        }
        assert_eq!((digits(10), digits(37)), ("0A".to_owned(), "11".to_owned()));
        assert_eq!((count("+1"), count("0a")), (None, None));
    }

    #[test]
    fn frames_fill_codes_of_their_version_and_no_more() {
        for level in [Level::Screen, Level::Print] {
            for density in Density::ALL {
                let frames = split(&[0xff; 5000], density, level).unwrap();
                for frame in &frames.frames {
                    crate::draw::code(&frame.text, frames.version, level).unwrap();
                }
                let one = split(&vec![0xff; capacity(density.version(), level)], density, level).unwrap();
                assert_eq!(one.frames.len(), 1);
                assert!(crate::draw::code(&one.frames[0].text, one.version - 1, level).is_err());
            }
        }
    }

    #[test]
    fn a_still_code_is_as_small_as_it_can_be() {
        for level in [Level::Screen, Level::Print] {
            for version in 1..=STILL {
                let most = capacity(version, level);
                if most < 2 {
                    continue;
                }
                let frames = still(&vec![0xff; most], level).unwrap();
                assert_eq!(frames.version, version);
                crate::draw::code(&frames.frames[0].text, version, level).unwrap();
            }
            assert_eq!(still(&vec![0; still_capacity(level) + 1], level), Err(SplitError::Still));
        }
    }

    #[test]
    fn parity_comes_above_ten_frames() {
        let frames = |bytes: usize| {
            let frames = split(&vec![1; bytes], Density::Normal, Level::Screen).unwrap();
            (frames.carrying, frames.frames.len())
        };
        assert_eq!(capacity(12, Level::Screen), 348);
        assert_eq!(frames(348 * 10), (10, 10));
        assert_eq!(frames(348 * 10 + 1), (11, 14));
        assert_eq!(frames(348 * 12), (12, 15));
        assert_eq!(split(&vec![1; 1 << 20], Density::Normal, Level::Screen), Err(SplitError::Frames));
    }
}
