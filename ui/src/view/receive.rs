//! A game on its way in: gathering its codes, and what is said of them.

use backend::ArrivalError;
use transfer::picture::PictureError;
use transfer::text::{self, TextError};
use transfer::{Collector, FrameError, MOST_BYTES, Progress, ReadError, frames};

use crate::text::{Arg, Texts};
use crate::view::title::capital;

/// As many missing codes are named one by one.
const MOST_NAMED: usize = 8;
/// A photograph takes a few of them, and no phone's takes more.
const MOST_PICTURE_BYTES: u64 = 50 << 20;

/// Codes that were seen so far, and what was wrong with the last one.
#[derive(Clone, Debug, Default)]
pub struct Gathering {
    collector: Collector,
    fault: Option<Fault>,
    /// The code that does not belong to the others.
    other: Option<String>,
}

/// Why nothing was received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    Frame(FrameError),
    Picture(PictureError),
    /// The browser cannot open this picture.
    PictureUnreadable,
    /// The program that looks for codes cannot be had or fails, as the browser says it.
    NoDecoder(String),
    Text(TextError),
    FileTooLarge,
    /// The device cannot open this file, as it says it.
    FileUnreadable(String),
    Packet(ReadError),
}

/// What a file is, by its first bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileKind {
    Picture,
    /// A game, or a text with one in it.
    Game,
}

impl Gathering {
    /// Takes a code that was seen. Gives the text of the game once it is whole, as
    /// [`transfer::text`] writes it.
    pub fn see(&mut self, code: &str) -> Option<String> {
        match self.collector.take(code) {
            Ok(_) => {
                self.fault = None;
                self.other = None;
            }
            Err(error) => {
                let other = matches!(error, FrameError::OtherGame | FrameError::OtherState | FrameError::OtherDensity);
                self.other = other.then(|| code.to_owned());
                self.fault = Some(Fault::Frame(error));
            }
        }
        self.collector.packet().map(|packet| text::write(&packet))
    }

    /// Takes a text that was pasted: a game, or a code that another app has read.
    pub fn paste(&mut self, pasted: &str) -> Option<String> {
        let read = text::read(pasted);
        let pasted = pasted.trim_start();
        if read == Err(TextError::NoGame) && frames::is_frame(pasted) {
            return self.see(pasted);
        }
        match read {
            Ok(packet) => Some(text::write(&packet)),
            Err(error) => {
                self.fail(Fault::Text(error));
                None
            }
        }
    }

    /// Takes the content of a file.
    pub fn file(&mut self, content: &[u8]) -> Option<String> {
        if content.len() > MOST_BYTES {
            self.fail(Fault::FileTooLarge);
            return None;
        }
        match std::str::from_utf8(content) {
            Ok(text) if text.contains("clockwood:") => self.paste(text),
            // What it is, the backend says.
            _ => Some(text::write(content)),
        }
    }

    /// Notes that nothing was received; what was gathered is kept.
    pub fn fail(&mut self, fault: Fault) {
        self.fault = Some(fault);
        self.other = None;
    }

    /// Why nothing was received the last time.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Whether to begin again with the code that does not belong to the others.
    #[must_use]
    pub fn can_begin_again(&self) -> bool {
        self.other.is_some()
    }

    /// Begins again with the code that does not belong to the others.
    pub fn begin_again(&mut self) -> Option<String> {
        let other = self.other.take()?;
        *self = Gathering::default();
        self.see(&other)
    }

    /// How far it has come; none before the first code.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        Some(self.collector.progress()).filter(|progress| progress.wanted > 0)
    }
}

/// What a file is by what the device says of it; a fault where it is too large to be either.
///
/// # Errors
///
/// Where it is too large.
pub fn file_kind(media: &str, bytes: u64) -> Result<FileKind, Fault> {
    if media.split('/').next() == Some("image") {
        return if bytes > MOST_PICTURE_BYTES {
            Err(Fault::Picture(PictureError::TooLarge))
        } else {
            Ok(FileKind::Picture)
        };
    }
    match usize::try_from(bytes) {
        Ok(bytes) if bytes <= MOST_BYTES => Ok(FileKind::Game),
        _ => Err(Fault::FileTooLarge),
    }
}

/// How far the gathering has come: "7 of 12, missing 3 and 9".
#[must_use]
pub fn progress(progress: Option<&Progress>, texts: &Texts) -> String {
    let Some(Progress { wanted, known, missing }) = progress else { return texts.t("receive-none-yet") };
    let (known, wanted) = (("known", Arg::Number((*known).into())), ("wanted", Arg::Number((*wanted).into())));
    if missing.is_empty() || missing.len() > MOST_NAMED {
        return texts.tf("receive-seen", &[known, wanted]);
    }
    let missing: Vec<String> = missing.iter().map(ToString::to_string).collect();
    texts.tf("receive-missing", &[known, wanted, ("missing", Arg::Text(&texts.list(&missing)))])
}

/// Why nothing was received, as a sentence.
#[must_use]
pub fn sentence(fault: &Fault, texts: &Texts) -> String {
    let id = match fault {
        Fault::Frame(FrameError::NotOurs) => "arrival-frame-not-ours",
        Fault::Frame(FrameError::Newer) => "arrival-frame-newer",
        Fault::Frame(FrameError::OtherGame) => "arrival-frame-other-game",
        Fault::Frame(FrameError::OtherState) => "arrival-frame-other-state",
        Fault::Frame(FrameError::OtherDensity) => "arrival-frame-other-density",
        Fault::Frame(FrameError::Damaged) => "arrival-frame-damaged",
        Fault::Frame(FrameError::Garbled) => "arrival-frame-garbled",
        Fault::Picture(PictureError::NoCode) => "arrival-picture-no-code",
        Fault::Picture(PictureError::Unclear) => "arrival-picture-unclear",
        Fault::Picture(PictureError::TooLarge) => "arrival-picture-too-large",
        Fault::Picture(PictureError::Size) | Fault::PictureUnreadable => "arrival-picture-unreadable",
        Fault::NoDecoder(reason) => {
            return texts.tf("arrival-no-decoder", &[("reason", Arg::Text(reason))]);
        }
        Fault::Text(TextError::NoGame) => "arrival-text-no-game",
        Fault::Text(TextError::CutOff) => "arrival-text-cut-off",
        Fault::Text(TextError::TooLarge) => "arrival-text-too-large",
        Fault::Text(TextError::Damaged) => "arrival-text-damaged",
        Fault::FileTooLarge => "arrival-file-too-large",
        Fault::FileUnreadable(reason) => {
            return texts.tf("arrival-file-unreadable", &[("reason", Arg::Text(reason))]);
        }
        Fault::Packet(ReadError::NotOurs) => "arrival-packet-not-ours",
        Fault::Packet(ReadError::CutOff) => "arrival-packet-cut-off",
        Fault::Packet(ReadError::Damaged) => "arrival-packet-damaged",
        Fault::Packet(ReadError::TooLarge) => "arrival-packet-too-large",
        Fault::Packet(ReadError::Newer(version)) => {
            return texts.tf("arrival-packet-newer", &[("version", Arg::Text(&version.to_string()))]);
        }
        Fault::Packet(ReadError::Name) => "arrival-packet-name",
        Fault::Packet(ReadError::Refused(_)) => "arrival-packet-refused",
    };
    capital(&texts.t(id))
}

/// What the backend says against a text.
#[must_use]
pub fn refused(error: &ArrivalError, texts: &Texts) -> String {
    let fault = match error {
        ArrivalError::Text(error) => Fault::Text(*error),
        ArrivalError::Packet(error) => Fault::Packet(error.clone()),
    };
    sentence(&fault, texts)
}
