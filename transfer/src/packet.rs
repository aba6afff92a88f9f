//! A game as one row of bytes: the form of the file, and what texts and codes carry.
//!
//! | bytes | what |
//! | --- | --- |
//! | 2 | `CW` |
//! | 1 | format, now 1 |
//! | 3 | version of the app that wrote it: so a reader that is too old can say which it needs |
//! | 1 | 1 where the content is deflated, else 0 |
//! | some | header: id, last played, revision, length of the content unpacked and packed |
//! | some | content: set-up, or set-up and a table; where it changed hands; the inputs since |
//! | 4 | CRC-32 of all that comes before |
//!
//! The first six bytes are the same in every format. Zeros may follow the last.

use engine::{Checkpoint, Game, ReplayError};
use serde::{Deserialize, Serialize};

use crate::pack::{self, Fault, Packed};
use crate::past::{Past, Point};
use crate::shape;

pub use crate::pack::MOST_BYTES;

/// The format that this version writes.
pub const FORMAT: u8 = 1;

/// A longer game does not travel. The longest that is played takes a quarter of it.
pub const MOST_INPUTS: u32 = 16_384;

const MAGIC: &[u8] = b"CW";
const CHECKSUM: usize = 4;
const MOST_ID: usize = 64;
const MOST_NAME: usize = 200;

/// A game that is to be handed over.
#[derive(Clone, Copy, Debug)]
pub struct Outgoing<'a> {
    /// The game's name on every device.
    pub id: &'a str,
    /// When it was last played, in milliseconds since 1970.
    pub played: u64,
    pub past: &'a Past,
    pub game: &'a Game,
}

/// A game that arrived, played through again and found sound.
#[derive(Clone, Debug)]
pub struct Received {
    pub id: String,
    /// When it was last played, in milliseconds since 1970, by the other device's clock.
    pub played: u64,
    /// To be kept beside the game: it has the hand-over in it.
    pub past: Past,
    pub game: Game,
}

/// A version of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Version(pub u8, pub u8, pub u8);

/// Why a game cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WriteError {
    #[error("the game is too long to be handed over")]
    TooLong,
    #[error("its id or a seat's name is too long, or has characters that cannot be shown")]
    Name,
}

/// Why bytes are no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadError {
    #[error("this is no game of Clockwood")]
    NotOurs,
    #[error("the game is cut off")]
    CutOff,
    #[error("the game is damaged")]
    Damaged,
    #[error("this is too large for a game")]
    TooLarge,
    /// Its format, or what it holds, is newer than this version.
    #[error("the game needs version {0} of Clockwood")]
    Newer(Version),
    #[error("its id or a seat's name is too long, or has characters that cannot be shown")]
    Name,
    #[error("the game cannot have been played: {0}")]
    Refused(ReplayError),
}

/// What stands before the content.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    id: Id,
    played: u64,
    /// The revision: how many inputs were made in all.
    inputs: u32,
    unpacked: u32,
    packed: u32,
}

/// A game's id: as the app makes them, 12 and 8 hexadecimal digits, or any other.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Id {
    Digits([u8; 10]),
    Text(String),
}

impl Outgoing<'_> {
    /// All that is known of the game: on the other device undo goes back as far as here.
    ///
    /// # Errors
    ///
    /// Where the game is too long.
    pub fn whole(&self) -> Result<Vec<u8>, WriteError> {
        self.write(self.game.origin().checkpoint.as_ref(), 0)
    }

    /// The table at the beginning of the turn being played, and the inputs since. During set-up,
    /// the whole game.
    ///
    /// # Errors
    ///
    /// Where a name is too long; a turn is not.
    pub fn short(&self) -> Result<Vec<u8>, WriteError> {
        match self.turns().last() {
            Some((before, checkpoint)) => self.write(Some(checkpoint), *before),
            None => self.whole(),
        }
    }

    /// As much of the game as so many bytes hold: the whole of it, or from the earliest turn that
    /// fits. Where not even the present turn does, that, and it is longer.
    ///
    /// # Errors
    ///
    /// As [`Outgoing::short`].
    pub fn within(&self, bytes: usize) -> Result<Vec<u8>, WriteError> {
        if let Ok(whole) = self.whole()
            && whole.len() <= bytes
        {
            return Ok(whole);
        }
        let turns = self.turns();
        let write = |(before, checkpoint): &(usize, Checkpoint)| self.write(Some(checkpoint), *before);
        let too_long = |turn: &(usize, Checkpoint)| write(turn).is_ok_and(|packet| packet.len() > bytes);
        let fitting = turns.get(turns.partition_point(too_long)..).unwrap_or_default();
        // A later turn can take a little more than an earlier one: the first that does fit counts.
        let fitting = fitting.iter().map(write).find(|packet| packet.as_ref().is_ok_and(|p| p.len() <= bytes));
        fitting.unwrap_or_else(|| self.short())
    }

    /// The tables at which turns began, oldest first, each with the number of inputs before it.
    /// One that corrections have made impossible cannot be begun from.
    fn turns(&self) -> Vec<(usize, Checkpoint)> {
        let mut turns: Vec<(usize, Checkpoint)> = self.game.checkpoints().collect();
        turns.dedup_by_key(|(_, checkpoint)| (checkpoint.round, checkpoint.seat));
        turns.retain(|(_, checkpoint)| checkpoint.check(self.game.setup()).is_ok());
        turns
    }

    fn write(&self, checkpoint: Option<&Checkpoint>, before: usize) -> Result<Vec<u8>, WriteError> {
        let Outgoing { id, played, past, game } = *self;
        let setup = game.setup();
        if !is_id(id) || !setup.seats.iter().all(|seat| is_name(&seat.name)) {
            return Err(WriteError::Name);
        }
        let inputs = past.inputs(game);
        if inputs > MOST_INPUTS {
            return Err(WriteError::TooLong);
        }
        let (earlier, later) = game.inputs().split_at_checked(before).unwrap_or_default();
        let start = checkpoint.map(|checkpoint| shape::Start::of(checkpoint, setup, past.after(earlier)));
        let handed = past.handed_still(game).into_iter().map(Into::into).collect();
        let content = shape::Game { setup: shape::Setup::of(setup), start, handed, steps: shape::steps(later) };
        let Packed { deflated, unpacked, bytes } = pack::pack(&content).map_err(|_| WriteError::TooLong)?;
        let length = |length| u32::try_from(length).map_err(|_| WriteError::TooLong);
        let header =
            Header { id: Id::of(id), played, inputs, unpacked: length(unpacked)?, packed: length(bytes.len())? };
        let Version(major, minor, patch) = Version::THIS;
        let mut packet = [MAGIC, &[FORMAT, major, minor, patch, u8::from(deflated)]].concat();
        // Plain data: it always has bytes.
        packet.extend(postcard::to_allocvec(&header).map_err(|_| WriteError::TooLong)?);
        packet.extend(bytes);
        packet.extend(crc32fast::hash(&packet).to_be_bytes());
        Ok(packet)
    }
}

impl Received {
    /// The game in a packet. Any bytes may be asked: nothing larger than [`MOST_BYTES`] is made of
    /// them, and the game has been played through again under the rules.
    ///
    /// # Errors
    ///
    /// Why they are no game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ReadError> {
        let (version, header, content) = open(bytes)?;
        let unpacked = usize::try_from(header.unpacked).map_err(|_| ReadError::TooLarge)?;
        let content = pack::unpack(content.bytes, content.deflated, unpacked).map_err(|fault| match fault {
            Fault::TooLarge => ReadError::TooLarge,
            Fault::Damaged => ReadError::Damaged,
        });
        content.and_then(|content| receive(header, content)).map_err(|error| version.newer_or(error))
    }
}

/// The id of the game in a packet; none where it cannot be read.
pub(crate) fn id(packet: &[u8]) -> Option<String> {
    open(packet).ok().map(|(_, header, _)| header.id.text())
}

/// The content of a packet as it stands there.
struct Content<'a> {
    deflated: bool,
    bytes: &'a [u8],
}

/// Takes a packet apart and compares its checksum.
fn open(bytes: &[u8]) -> Result<(Version, Header, Content<'_>), ReadError> {
    if bytes.len() > MOST_BYTES {
        return Err(ReadError::TooLarge);
    }
    let rest = bytes.strip_prefix(MAGIC).ok_or(ReadError::NotOurs)?;
    let [format, major, minor, patch, rest @ ..] = rest else { return Err(ReadError::CutOff) };
    let version = Version(*major, *minor, *patch);
    match *format {
        FORMAT => {}
        0 => return Err(ReadError::NotOurs),
        _ => return Err(ReadError::Newer(version)),
    }
    let [deflated @ 0..=1, rest @ ..] = rest else {
        return Err(if rest.is_empty() { ReadError::CutOff } else { ReadError::Damaged });
    };
    let (header, rest) = postcard::take_from_bytes::<Header>(rest).map_err(|error| match error {
        postcard::Error::DeserializeUnexpectedEnd => ReadError::CutOff,
        _ => ReadError::Damaged,
    })?;
    let packed = usize::try_from(header.packed).map_err(|_| ReadError::TooLarge)?;
    let (content, rest) = rest.split_at_checked(packed).ok_or(ReadError::CutOff)?;
    let (checksum, padding) = rest.split_first_chunk::<CHECKSUM>().ok_or(ReadError::CutOff)?;
    let checked = bytes.len().saturating_sub(rest.len());
    let checked = bytes.get(..checked).unwrap_or_default();
    if crc32fast::hash(checked).to_be_bytes() != *checksum || padding.iter().any(|&byte| byte != 0) {
        return Err(ReadError::Damaged);
    }
    Ok((version, header, Content { deflated: *deflated == 1, bytes: content }))
}

fn receive(header: Header, content: shape::Game) -> Result<Received, ReadError> {
    let Header { id, played, inputs: announced, .. } = header;
    let id = id.text();
    let shape::Game { setup, start, handed, steps } = content;
    let begun_at = start.as_ref().map(shape::Start::point);
    let origin = shape::origin(setup, start).map_err(|fault| match fault {
        shape::Fault::Unknown => ReadError::Damaged,
        shape::Fault::Setup(error) => ReadError::Refused(ReplayError::Setup(error)),
    })?;
    if !is_id(&id) || !origin.setup.seats.iter().all(|seat| is_name(&seat.name)) {
        return Err(ReadError::Name);
    }
    let mut game = Game::replay(origin, []).map_err(ReadError::Refused)?;
    for (at, input) in shape::inputs(steps).enumerate() {
        if u32::try_from(at).is_ok_and(|at| at >= MOST_INPUTS) {
            return Err(ReadError::TooLarge);
        }
        let input = input.map_err(|_| ReadError::Damaged)?;
        game.apply(input).map_err(|error| ReadError::Refused(ReplayError::Input { at, error }))?;
    }
    let mut past = Past::of(&game);
    past.origin = begun_at.unwrap_or(past.origin);
    past.handed = handed.into_iter().map(Point::from).collect();
    if past.inputs(&game) != announced {
        return Err(ReadError::Damaged);
    }
    past.hand_over(&game);
    Ok(Received { id, played, past, game })
}

impl Version {
    /// The version of this app.
    pub const THIS: Version = Version(
        number(env!("CARGO_PKG_VERSION_MAJOR")),
        number(env!("CARGO_PKG_VERSION_MINOR")),
        number(env!("CARGO_PKG_VERSION_PATCH")),
    );

    /// What a newer version wrote and this one cannot make out is not damaged: it is not known here
    /// yet.
    fn newer_or(self, error: ReadError) -> ReadError {
        match error {
            ReadError::Damaged | ReadError::Refused(_) if self > Version::THIS => ReadError::Newer(self),
            _ => error,
        }
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Version(major, minor, patch) = self;
        write!(f, "{major}.{minor}.{patch}")
    }
}

/// A decimal number, read when the app is built.
const fn number(text: &str) -> u8 {
    let mut rest = text.as_bytes();
    let mut number: u8 = 0;
    while let [digit, after @ ..] = rest {
        number = number.saturating_mul(10).saturating_add(digit.saturating_sub(b'0'));
        rest = after;
    }
    number
}

impl Id {
    fn of(text: &str) -> Self {
        let short = || {
            let digits: String = text.split('-').collect();
            let mut bytes = [0; 10];
            for (at, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
            }
            let short = Id::Digits(bytes);
            (short.text() == text).then_some(short)
        };
        short().unwrap_or_else(|| Id::Text(text.to_owned()))
    }

    fn text(&self) -> String {
        match self {
            Id::Text(text) => text.clone(),
            Id::Digits(bytes) => {
                let digits = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
                let (time, chance) = bytes.split_at_checked(6).unwrap_or_default();
                format!("{}-{}", digits(time), digits(chance))
            }
        }
    }
}

fn is_id(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (1..=MOST_ID).contains(&id.len()) && id.chars().all(plain)
}

fn is_name(name: &str) -> bool {
    name.len() <= MOST_NAME && !name.chars().any(char::is_control)
}
