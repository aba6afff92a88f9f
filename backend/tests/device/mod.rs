//! A device for tests: the app on storage in memory.

#![allow(dead_code, reason = "each file of tests uses a part of it")]

use std::collections::BTreeMap;

use backend::{Backend, GameId, GameView, Host, Request, Response, Shelf, StorageError};
use engine::{Answer, Faction, Input, MapId, Prompt, SeatSetup, Setup};

/// Storage that fails after so many changes, a clock that counts, and chance that repeats.
#[derive(Clone, Default)]
pub struct Memory {
    pub stored: BTreeMap<String, String>,
    pub clock: u64,
    /// How many writes and removals still succeed; without end where there is none.
    pub room: Option<u32>,
    /// It is a disk that is full, which still removes; else a process that has ended.
    pub disk_full: bool,
    /// The texts before those, as some hosts keep them.
    pub before: BTreeMap<String, String>,
    /// The lengths of what was written.
    pub written: Vec<usize>,
}

impl Memory {
    fn change(&mut self, what: &str, key: &str) -> Result<(), StorageError> {
        let Some(room) = &mut self.room else { return Ok(()) };
        let error = || StorageError { what: what.to_owned(), key: key.to_owned(), reason: "no space left".to_owned() };
        *room = room.checked_sub(1).ok_or_else(error)?;
        Ok(())
    }
}

impl Host for Memory {
    fn read(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.stored.get(key).cloned())
    }

    fn earlier(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.before.get(key).cloned())
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.change("write", key)?;
        serde_json::from_str::<serde_json::Value>(text).expect("hosts keep JSON alone");
        self.written.push(text.len());
        if let Some(before) = self.stored.insert(key.to_owned(), text.to_owned()) {
            self.before.insert(key.to_owned(), before);
        }
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        if !self.disk_full {
            self.change("remove", key)?;
        }
        self.stored.remove(key);
        Ok(())
    }

    fn keys(&mut self) -> Result<Vec<String>, StorageError> {
        Ok(self.stored.keys().cloned().collect())
    }

    fn now(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    fn random(&mut self) -> u64 {
        self.clock += 1;
        self.clock.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// Two bots, one of them this one, and Mia.
pub fn setup(second: Faction) -> Setup {
    let mia = SeatSetup { name: "Mia".to_owned(), ..SeatSetup::human(Faction::Alliance) };
    Setup::new(MapId::Autumn, vec![SeatSetup::bot(Faction::Marquise), SeatSetup::bot(second), mia])
}

/// The app and what it stores.
#[derive(Default)]
pub struct Device {
    pub backend: Backend,
    pub host: Memory,
}

impl Device {
    pub fn ask(&mut self, request: Request) -> Response {
        self.backend.handle(request, &mut self.host)
    }

    pub fn game(&mut self, request: Request) -> GameView {
        match self.ask(request) {
            Response::Game(view) => *view,
            other => panic!("no game: {other:?}"),
        }
    }

    pub fn open(&mut self, id: &GameId) -> GameView {
        self.game(Request::Open(id.clone()))
    }

    pub fn shelf(&mut self) -> Shelf {
        match self.ask(Request::Shelf) {
            Response::Shelf(shelf) => shelf,
            other => panic!("no shelf: {other:?}"),
        }
    }

    /// What goes on from the pending card, with chance by the app; the end of a human's turn.
    pub fn next_input(&mut self, view: &GameView) -> Input {
        Input::Answer(match &view.card.prompt {
            Prompt::Done => Answer::Done,
            Prompt::Choose(options) => Answer::Pick(options[0]),
            Prompt::Draw | Prompt::Dice(_) | Prompt::Chance(_) => match self.ask(Request::Chance(view.id.clone())) {
                Response::Chance(answer) => answer,
                other => panic!("{other:?}"),
            },
            Prompt::HumanTurn => return Input::EndTurn,
            Prompt::Over => panic!("the game is over"),
        })
    }
}
