//! Games played by chance, for tests of what the screens show of them.

use std::collections::BTreeMap;

use backend::{Backend, GameView, Host, Request, Response, StorageError};
use engine::{Answer, Entry, Faction, Input, MapId, Prompt, SeatSetup, Setup};
use ui::view::new_game::{choose_control, choose_faction, choose_map, give_characters, shuffle_suits, start, surprise};

/// Storage in memory, and chance that repeats.
#[derive(Default)]
pub struct Memory {
    stored: BTreeMap<String, String>,
    pub chance: Chance,
}

/// Numbers that look random and repeat.
#[derive(Clone, Copy, Default)]
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % (end.max(1) as u64)).unwrap()
    }
}

impl Host for Memory {
    fn read(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.stored.get(key).cloned())
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.stored.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.stored.remove(key);
        Ok(())
    }

    fn keys(&mut self) -> Result<Vec<String>, StorageError> {
        Ok(self.stored.keys().cloned().collect())
    }

    fn now(&mut self) -> u64 {
        0
    }

    fn random(&mut self) -> u64 {
        self.chance.below(1 << 30) as u64
    }
}

/// A running game.
pub struct Play {
    backend: Backend,
    pub host: Memory,
    pub view: GameView,
}

/// A set-up with these factions: the first so many of them are bots.
pub fn setup(map: MapId, factions: &[Faction], bots: usize, chance: &mut Chance) -> Setup {
    let mut setup = start();
    choose_map(&mut setup, map);
    shuffle_suits(&mut setup, &mut |end| chance.below(end));
    let human = SeatSetup { name: "Mia".to_owned(), ..setup.seats[2].clone() };
    setup.seats = factions
        .iter()
        .enumerate()
        .map(|(at, &faction)| {
            let mut seat = human.clone();
            choose_faction(&mut seat, faction);
            choose_control(&mut seat, at < bots);
            seat
        })
        .collect();
    give_characters(&mut setup);
    setup
}

/// Gives every bot a difficulty and traits by chance.
pub fn surprise_all(setup: &mut Setup, chance: &mut Chance) {
    for seat in &mut setup.seats {
        surprise(seat, &mut |end| chance.below(end));
    }
    give_characters(setup);
}

impl Play {
    pub fn new(setup: Setup, seed: u64) -> Self {
        let mut backend = Backend::default();
        let mut host = Memory { chance: Chance(seed), ..Memory::default() };
        let view = match backend.handle(Request::NewGame(setup), &mut host) {
            Response::Game(view) => *view,
            other => panic!("{other:?}"),
        };
        Play { backend, host, view }
    }

    pub fn handle(&mut self, request: Request) -> Response {
        let response = self.backend.handle(request, &mut self.host);
        if let Response::Game(view) = &response {
            self.view = view.as_ref().clone();
        }
        response
    }

    /// Everything that happened.
    pub fn log(&mut self) -> Vec<Entry> {
        match self.handle(Request::Log(self.view.id.clone())) {
            Response::Log(log) => log,
            other => panic!("{other:?}"),
        }
    }

    pub fn input(&mut self, input: Input) {
        let game = self.view.id.clone();
        let response = self.handle(Request::Input { game, input: input.clone() });
        assert!(matches!(response, Response::Game(_)), "{input:?}: {response:?}");
    }

    /// Answers the pending card by chance; ends a human's turn. Whether the game goes on.
    pub fn step(&mut self) -> bool {
        let answer = match &self.view.card.prompt {
            Prompt::Done => Answer::Done,
            Prompt::Choose(options) => Answer::Pick(options[self.host.chance.below(options.len())]),
            Prompt::Draw | Prompt::Dice(_) | Prompt::Chance(_) => {
                match self.handle(Request::Chance(self.view.id.clone())) {
                    Response::Chance(answer) => answer,
                    other => panic!("{other:?}"),
                }
            }
            Prompt::HumanTurn => {
                self.input(Input::EndTurn);
                return true;
            }
            Prompt::Over => return false,
        };
        self.input(Input::Answer(answer));
        true
    }
}
