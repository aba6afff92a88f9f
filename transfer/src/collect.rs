//! The receiver: gathers frames in any order until the packet is whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base45;
use crate::frames::{FRAMING, Header, MAGIC, add, packet_tag, parity_frames};

/// No code holds a longer text.
const MOST_TEXT: usize = 4296;

/// Frames gathered so far.
#[derive(Clone, Debug, Default)]
pub struct Collector {
    /// The first frame's header; none before it.
    first: Option<Header>,
    /// How long each share is.
    share: usize,
    /// Shares by number, parity included.
    shares: BTreeMap<usize, Vec<u8>>,
}

/// How far the gathering has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// How many frames carry the game; 0 before the first.
    pub wanted: u16,
    /// How many of them are known, by themselves or by parity.
    pub known: u16,
    /// The numbers of the others, from 1.
    pub missing: Vec<u16>,
}

/// Why a frame was refused. What was gathered before is kept, unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FrameError {
    #[error("this code is not of Clockwood")]
    NotOurs,
    #[error("this code was made by a newer version of Clockwood")]
    Newer,
    #[error("this code is of another game")]
    OtherGame,
    #[error("this code is of another state of the game")]
    OtherState,
    #[error("this code is of a loop of another density")]
    OtherDensity,
    #[error("this code is damaged")]
    Damaged,
    /// All frames are there, but one of them must have been misread: gathering begins again.
    #[error("the codes do not fit together")]
    Garbled,
}

impl Collector {
    /// Takes the text of a frame.
    ///
    /// # Errors
    ///
    /// Where it does not belong to what was gathered, which is kept. To go over to it, take it with
    /// a new collector.
    pub fn take(&mut self, text: &str) -> Result<Progress, FrameError> {
        // Scanners and messengers put line ends around a text; Base45 can end with a space.
        let text = text.trim_matches(['\r', '\n']);
        if text.len() > MOST_TEXT {
            return Err(FrameError::NotOurs);
        }
        let after = text.strip_prefix(MAGIC).ok_or(FrameError::NotOurs)?;
        if !after.starts_with(FRAMING) {
            let later = after.starts_with(|c: char| c.is_ascii_digit() && c > '1');
            return Err(if later { FrameError::Newer } else { FrameError::NotOurs });
        }
        let (header, share) = Header::read(text).ok_or(FrameError::Damaged)?;
        let share = base45::decode(share).filter(|share| !share.is_empty()).ok_or(FrameError::Damaged)?;
        match &self.first {
            Some(first) if first.game != header.game => return Err(FrameError::OtherGame),
            Some(first) if first.packet != header.packet => return Err(FrameError::OtherState),
            Some(first) if first.carrying != header.carrying => return Err(FrameError::OtherDensity),
            Some(_) if share.len() != self.share => return Err(FrameError::Damaged),
            Some(_) => {}
            None => {
                self.share = share.len();
                self.first = Some(header.clone());
            }
        }
        self.shares.insert(header.at, share);
        self.work_out(header.carrying);
        let progress = self.progress();
        if progress.missing.is_empty() && self.packet().is_none() {
            *self = Collector::default();
            return Err(FrameError::Garbled);
        }
        Ok(progress)
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let wanted = self.first.as_ref().map_or(0, |first| first.carrying);
        let missing: Vec<u16> =
            (0..wanted).filter(|at| !self.shares.contains_key(at)).map(|at| number(at + 1)).collect();
        Progress { wanted: number(wanted), known: number(wanted - missing.len()), missing }
    }

    /// The packet, once it is whole.
    #[must_use]
    pub fn packet(&self) -> Option<Vec<u8>> {
        let first = self.first.as_ref()?;
        let mut packet = Vec::with_capacity(first.carrying * self.share);
        for at in 0..first.carrying {
            packet.extend(self.shares.get(&at)?);
        }
        // The last frame was filled up with zeros; the tag says where the packet ends.
        for _ in 0..=self.share {
            if packet_tag(&packet) == first.packet {
                return Some(packet);
            }
            if packet.pop() != Some(0) {
                break;
            }
        }
        None
    }

    /// Works out missing shares from parity: a group of which a single one is missing is their sum.
    fn work_out(&mut self, carrying: usize) {
        let parity = parity_frames(carrying);
        for group in 0..parity {
            let Some(sum) = self.shares.get(&(carrying + group)) else { continue };
            let members = || (group..carrying).step_by(parity);
            let mut missing = members().filter(|at| !self.shares.contains_key(at));
            if let (Some(at), None) = (missing.next(), missing.next()) {
                let mut share = sum.clone();
                members().filter_map(|member| self.shares.get(&member)).for_each(|known| add(&mut share, known));
                self.shares.insert(at, share);
            }
        }
    }
}
