//! Receives a game: says what has arrived and how it stands to what is here, and stores it so that
//! neither is lost.

use engine::Game;
use serde::{Deserialize, Serialize};
use transfer::{Known, Past, ReadError, Received, Relation, compare, text};

use crate::hand_over::Start;
use crate::request::{GameId, Refused, Response, Summary};
use crate::save::{Save, Travels};
use crate::{Backend, Host, new_id, saves};

/// A game that has arrived and is not stored yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arrival {
    pub game: Summary,
    /// Where undo leads back to; none where that is the first card.
    pub start: Option<Start>,
    /// The same game as it is here already; where there are several, the closest.
    pub here: Option<Here>,
}

/// A game that is here, and how the one that arrived stands to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Here {
    pub game: Summary,
    pub start: Option<Start>,
    /// It lies in the bin.
    pub binned: bool,
    pub relation: Relation,
}

/// What becomes of a game that has arrived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keep {
    /// It comes to the shelf; what is here stays as it is.
    Beside,
    /// It takes the place of this game, which stays as a copy.
    Instead(GameId),
}

/// A game that was received.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    pub game: Summary,
    /// The game that was in its place, as a copy.
    pub copy: Option<Summary>,
}

/// Why a text gives no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArrivalError {
    #[error("{0}")]
    Text(text::TextError),
    #[error("{0}")]
    Packet(ReadError),
}

impl Backend {
    /// What has arrived, and how it stands to what is here.
    pub(crate) fn receive(&mut self, text: &str, host: &mut dyn Host) -> Result<Response, Refused> {
        let received = read(text)?;
        let here = self.closest(&received, host)?;
        let id = GameId(received.id);
        Ok(Response::Arrived(Box::new(Arrival {
            game: Summary::of(&id, &received.game, received.played),
            start: Start::of(&received.game),
            here,
        })))
    }

    /// Stores what has arrived. What was here is stored as a copy first.
    pub(crate) fn keep(&mut self, text: &str, keep: Keep, host: &mut dyn Host) -> Result<Response, Refused> {
        let received = read(text)?;
        let travels_as = GameId(received.id);
        let copy = match &keep {
            Keep::Beside => None,
            Keep::Instead(id) => {
                self.check_owner(id, host)?;
                let mut copy = self.stored(id, host)?;
                if *travels_as_of(id, &copy.travels.travels_as) != travels_as {
                    return Err(Refused::NoGame(id.clone()));
                }
                copy.summary.id = new_id(host);
                copy.travels.travels_as = Some(travels_as.clone());
                let Save { summary, game, travels, .. } = copy;
                saves::write(&summary.id, &game, &travels, summary.played, false, host).map_err(Refused::Storage)?;
                Some(summary)
            }
        };
        let id = match keep {
            Keep::Instead(id) => id,
            Keep::Beside if !saves::ids(host).map_err(Refused::Storage)?.contains(&travels_as) => travels_as.clone(),
            Keep::Beside => new_id(host),
        };
        let travels = Travels { travels_as: (id != travels_as).then_some(travels_as), past: Some(received.past) };
        // Another device's clock may be ahead.
        let played = received.played.min(host.now());
        if let Err(error) = saves::write(&id, &received.game, &travels, played, false, host) {
            if let Some(copy) = copy {
                // The game is still in its own place. Where even this fails there are two of it.
                let _ = saves::erase(&copy.id, host);
            }
            return Err(Refused::Storage(error));
        }
        if self.open.take_if(|open| open.id == id).is_some() {
            self.disown(&id, host);
        }
        let game = Summary::of(&id, &received.game, played);
        Ok(Response::Kept(Box::new(Kept { game, copy })))
    }

    /// A game as it is stored, or as it would be if it could.
    fn stored(&mut self, id: &GameId, host: &mut dyn Host) -> Result<Save, Refused> {
        if let Some(open) = self.open.as_ref().filter(|open| open.id == *id && open.unsaved.is_some()) {
            let (summary, game) = (Summary::of(id, &open.game, open.played), open.game.clone());
            let travels = open.travels.clone();
            return Ok(Save { summary, deleted: false, game, travels, line: None, restored: None });
        }
        saves::read(id, host)?.ok_or_else(|| Refused::NoGame(id.clone()))
    }

    /// The game here that is closest to what has arrived; none where the game is not known here.
    fn closest(&mut self, received: &Received, host: &mut dyn Host) -> Result<Option<Here>, Refused> {
        let mut closest: Option<Here> = None;
        for id in saves::ids(host).map_err(Refused::Storage)? {
            // One that cannot be read is set aside on the shelf, and left alone here.
            let Ok(Some(shelved)) = saves::shelved(&id, host) else { continue };
            if travels_as_of(&id, &shelved.travels_as).0 != received.id {
                continue;
            }
            let Ok(Save { summary, deleted, game, travels, .. }) = self.stored(&id, host) else { continue };
            let relation = relation(&game, &travels.past(&game), received);
            if relation == Relation::Other {
                continue;
            }
            let here = Here { game: summary, start: Start::of(&game), binned: deleted, relation };
            if closest.as_ref().is_none_or(|other| rank(&here) < rank(other)) {
                closest = Some(here);
            }
        }
        Ok(closest)
    }
}

fn read(text: &str) -> Result<Received, Refused> {
    let packet = text::read(text).map_err(|error| Refused::Arrival(ArrivalError::Text(error)))?;
    Received::from_bytes(&packet).map_err(|error| Refused::Arrival(ArrivalError::Packet(error)))
}

fn travels_as_of<'a>(id: &'a GameId, travels_as: &'a Option<GameId>) -> &'a GameId {
    travels_as.as_ref().unwrap_or(id)
}

fn relation(game: &Game, past: &Past, received: &Received) -> Relation {
    let id = &received.id;
    compare(Known { id, past, game }, Known { id, past: &received.past, game: &received.game })
}

/// How close a game is: the lower, the closer. What lies in the bin comes after what does not.
fn rank(here: &Here) -> (u8, u32, bool) {
    let (kind, far) = match here.relation {
        Relation::Same => (0, 0),
        Relation::Newer { by } => (1, by),
        Relation::Older { by } => (2, by),
        Relation::Diverged { common } => (3, u32::MAX - common),
        Relation::Unknown => (4, 0),
        Relation::Other => (5, 0),
    };
    (kind, far, here.binned)
}
