//! Hands a game over: what leaves this device.

use engine::{Faction, Game};
use serde::{Deserialize, Serialize};
use transfer::{Outgoing, Past, Received, text};

use crate::request::{GameId, Refused, Response, Summary};
use crate::save::Travels;
use crate::{Backend, Host};

/// A game as it is handed over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HandedOver {
    pub game: Summary,
    /// The packet, as [`transfer::text`] writes it: the text itself, and what is in files and codes.
    pub text: String,
    /// Where undo leads back to on the other device; none where that is the first card.
    pub start: Option<Start>,
}

/// The turn at which a game without its beginning begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Round, from 1.
    pub round: u16,
    pub turn: Faction,
}

impl Start {
    /// That of a game; none where it begins with its set-up.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        let checkpoint = game.origin().checkpoint.as_ref()?;
        let seat = game.setup().seats.get(checkpoint.seat)?;
        Some(Start { round: checkpoint.round, turn: seat.faction })
    }
}

impl Travels {
    /// What came before a game's own inputs.
    pub(crate) fn past(&self, game: &Game) -> Past {
        self.past.clone().unwrap_or_else(|| Past::of(game))
    }
}

impl Backend {
    /// A game as it is handed over: all of it, or as much as so many bytes hold.
    pub(crate) fn hand_over(
        &mut self,
        id: &GameId,
        most: Option<usize>,
        host: &mut dyn Host,
    ) -> Result<Response, Refused> {
        let open = self.open(id, host)?;
        let played = open.played;
        let past = open.travels.past(&open.game);
        let travels_as = open.travels.travels_as.as_ref().unwrap_or(id);
        let outgoing = Outgoing { id: &travels_as.0, played, past: &past, game: &open.game };
        let (packet, start) = match most {
            None => (outgoing.whole().map_err(Refused::HandOver)?, Start::of(&open.game)),
            Some(most) => {
                let packet = outgoing.within(most).map_err(Refused::HandOver)?;
                let start = Received::from_bytes(&packet).ok().and_then(|received| Start::of(&received.game));
                (packet, start)
            }
        };
        let game = Summary::of(id, &open.game, played);
        Ok(Response::HandedOver(Box::new(HandedOver { game, text: text::write(&packet), start })))
    }
}
