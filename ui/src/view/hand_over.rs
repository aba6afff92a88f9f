//! A game on its way out: its codes, and what of it travels.

use backend::{HandedOver, Start};
use transfer::{Density, Frames, Level, draw, frames, text};

use crate::text::{Arg, Texts};
use crate::view::log::round;

/// How many codes a second can be shown. Cameras take 25 to 30 pictures a second, and of slow ones
/// several must fall to each code.
pub const SPEEDS: [u32; 4] = [2, 3, 4, 5];

/// How a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    /// Only what one still code holds.
    pub still: bool,
    pub density: Density,
    pub level: Level,
    /// Codes a second.
    pub speed: u32,
}

impl Default for Showing {
    fn default() -> Self {
        Showing { still: false, density: Density::default(), level: Level::default(), speed: 4 }
    }
}

impl Showing {
    /// How many bytes may travel; none for the whole game.
    #[must_use]
    pub fn most(self) -> Option<usize> {
        self.still.then(|| frames::still_capacity(self.level))
    }

    /// Milliseconds that a code is shown.
    #[must_use]
    pub fn interval(self) -> u32 {
        1000 / self.speed.max(1)
    }
}

/// The codes of a game; none where it is too long for them.
#[must_use]
pub fn codes(handed: &HandedOver, showing: Showing) -> Option<Frames> {
    frames::best(&file(handed), showing.density, showing.level).ok()
}

/// What is in a file of the game.
#[must_use]
pub fn file(handed: &HandedOver) -> Vec<u8> {
    // The backend wrote it: it can be read.
    text::read(&handed.text).unwrap_or_default()
}

/// A file's name: the map and the round, so that several can be told apart.
#[must_use]
pub fn file_name(handed: &HandedOver) -> String {
    format!("{}-{}.clockwood", handed.game.map, handed.game.round)
}

/// A code as it is drawn, black on white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeModel {
    /// Its dark modules; the quiet zone is around them.
    pub path: String,
    /// Modules a side, quiet zone included.
    pub side: usize,
    pub label: String,
    /// Which of them it is, in figures; none where there is only one.
    pub number: Option<String>,
}

/// One of the codes; none where it cannot be drawn, which no code of ours is.
#[must_use]
pub fn code(frames: &Frames, at: usize, texts: &Texts) -> Option<CodeModel> {
    let frame = frames.frames.get(at)?;
    let code = draw::code(&frame.text, frames.version, frames.level).ok()?;
    let count = i64::try_from(frames.frames.len()).unwrap_or(i64::MAX);
    let args = [("number", Arg::Number(frame.number.into())), ("count", Arg::Number(count))];
    let (label, number) = match count {
        1 => (texts.t("hand-over-one"), None),
        _ => (texts.tf("hand-over-code", &args), Some(texts.tf("hand-over-number", &args))),
    };
    Some(CodeModel { path: code.path(), side: code.side() + 2 * draw::QUIET_ZONE, label, number })
}

/// What of the game travels.
#[must_use]
pub fn extent(start: Option<Start>, texts: &Texts) -> String {
    match start {
        None => texts.t("hand-over-whole"),
        Some(start) => {
            let round = round(start.round, texts);
            texts.tf("hand-over-from", &[("round", Arg::Text(&round)), ("faction", Arg::Faction(start.turn))])
        }
    }
}
