//! The state of the app: the shelf of games, the open game, settings. One entry point:
//! [`Backend::handle`], a [`Request`] in, a [`Response`] out.
//!
//! It knows nothing of Tauri, a browser or Leptos; storage, the time and chance come in through
//! [`Host`].

mod chance;
mod hand_over;
mod host;
mod owner;
mod receive;
mod request;
mod restore;
mod save;
mod saves;
mod seal;
mod segment;
mod settings;

use engine::{Answer, Card, Entry, Game, Input, InputError, Position, Prompt, Setup};

pub use hand_over::{HandedOver, Start};
pub use host::{Host, StorageError};
pub use receive::{Arrival, ArrivalError, Here, Keep, Kept};
pub use request::{
    GameId, GameView, Look, Refused, Request, Response, Restored, SeatSummary, Shelf, Summary, Unreadable,
};
pub use settings::{Settings, Theme};

use save::{Save, Travels};
use segment::Line;

/// Where settings are stored.
const SETTINGS: &str = "settings";
/// What a game's key begins with.
const GAME: &str = "game-";
/// Where the name of the game on the table is stored, so that the app opens on it again.
const ON_TABLE: &str = "on-table";
/// The most cards that are shown ahead, so that an odd game cannot make a list without end.
const AHEAD: usize = 40;

/// The app's state. It holds at most one open game; everything else is in storage.
#[derive(Debug, Default)]
pub struct Backend {
    open: Option<Open>,
    /// This window's name, by which games know where they are open.
    window: Option<u64>,
}

#[derive(Debug)]
struct Open {
    id: GameId,
    game: Game,
    travels: Travels,
    /// Milliseconds since 1970 at its last input.
    played: u64,
    /// What storage holds of it; none where all of it is still to be written.
    line: Option<Line>,
    unsaved: Option<StorageError>,
    restored: Option<Restored>,
}

impl Backend {
    /// Answers a request. What the answer rests on is stored before it returns.
    pub fn handle(&mut self, request: Request, host: &mut dyn Host) -> Response {
        self.answer(request, host).unwrap_or_else(Response::Refused)
    }

    fn answer(&mut self, request: Request, host: &mut dyn Host) -> Result<Response, Refused> {
        match request {
            Request::Start => {
                let game = self.on_table(host);
                Ok(Response::Started { shelf: saves::shelf(host)?, settings: settings(host), game })
            }
            Request::Shelf => {
                self.clear_table(host);
                Ok(Response::Shelf(saves::shelf(host)?))
            }
            Request::NewGame(setup) => self.new_game(setup, host),
            Request::Open(id) => {
                let view = self.open(&id, host)?.view();
                put_on_table(&id, host);
                Ok(Response::Game(view))
            }
            Request::TakeOver(id) => {
                self.open.take_if(|open| open.id == id);
                self.own(&id, host).map_err(Refused::Storage)?;
                let view = self.open(&id, host)?.view();
                put_on_table(&id, host);
                Ok(Response::Game(view))
            }
            Request::Delete(id) => self.put_in_bin(&id, true, host),
            Request::Restore(id) => self.put_in_bin(&id, false, host),
            Request::Erase(id) => {
                self.check_owner(&id, host)?;
                self.clear_table(host);
                self.open.take_if(|open| open.id == id);
                saves::erase(&id, host).map_err(Refused::Storage)?;
                Ok(Response::Shelf(saves::shelf(host)?))
            }
            Request::EmptyBin => {
                for summary in saves::shelf(host)?.bin {
                    saves::erase(&summary.id, host).map_err(Refused::Storage)?;
                }
                Ok(Response::Shelf(saves::shelf(host)?))
            }
            Request::Export(id) => {
                let id = GameId(id);
                let text = saves::export(&id, host).map_err(Refused::Storage)?;
                text.map(Response::Exported).ok_or(Refused::NoGame(id))
            }
            Request::Input { game, input } => self.change(&game, host, |game| game.apply(input)),
            Request::TickOff { game, cards, then } => self.change(&game, host, |game| {
                let mut ticked = game.clone();
                for _ in 0..cards {
                    if ticked.position().card.prompt != Prompt::Done {
                        break;
                    }
                    ticked.apply(Input::Answer(Answer::Done))?;
                }
                if let Some(answer) = then {
                    ticked.apply(Input::Answer(answer))?;
                }
                *game = ticked;
                Ok(())
            }),
            Request::Undo(id) => self.take_back(&id, host, Game::undo),
            Request::Redo(id) => self.change(&id, host, |game| {
                game.redo()?;
                while chance::draws_plot(&game.position().card.prompt) && game.redo().is_ok() {}
                Ok(())
            }),
            Request::UndoTo { game, inputs } => self.take_back(&game, host, |game| game.undo_to(inputs)),
            Request::LookAt { game, inputs } => {
                let position = self.open(&game, host)?.game.at(inputs).map_err(Refused::Input)?;
                let turn = position.faction();
                let Position { table, round, card, .. } = position;
                Ok(Response::Look(Box::new(Look { inputs, table, round, turn, card })))
            }
            Request::Log(id) => Ok(Response::Log(self.open(&id, host)?.game.log().to_vec())),
            Request::Chance(id) => {
                let seed = host.random();
                let (_, position) = ahead(&self.open(&id, host)?.game);
                let outcome = chance::outcome(&position.card.prompt, &position.table, seed);
                outcome.map(Response::Chance).ok_or(Refused::NothingToChance)
            }
            Request::ChangeSettings(settings) => {
                let settings = settings.within_range();
                let text = serde_json::to_string(&settings).unwrap_or_default();
                host.write(SETTINGS, &text).map_err(Refused::Storage)?;
                Ok(Response::Settings(settings))
            }
            Request::HandOver { game, most } => self.hand_over(&game, most, host),
            Request::Receive(text) => self.receive(&text, host),
            Request::Keep { text, keep } => self.keep(&text, keep, host),
        }
    }

    fn new_game(&mut self, setup: Setup, host: &mut dyn Host) -> Result<Response, Refused> {
        let game = Game::new(setup).map_err(Refused::Setup)?;
        let id = new_id(host);
        self.leave(host)?;
        let _ = self.own(&id, host);
        put_on_table(&id, host);
        let open = self.open.insert(Open {
            id,
            game,
            travels: Travels::default(),
            played: 0,
            line: None,
            unsaved: None,
            restored: None,
        });
        open.save(host);
        Ok(Response::Game(open.view()))
    }

    /// The game that was on the table when the app was left; none where it cannot be opened.
    fn on_table(&mut self, host: &mut dyn Host) -> Option<Box<GameView>> {
        let id = self.noted(host)?;
        Some(self.open(&id, host).ok()?.view())
    }

    /// Forgets the open game without storing anything: storage may hold another state by now.
    pub fn forget(&mut self) {
        self.open = None;
    }

    /// Leaves the game on the table. Where it cannot be stored it stays there, and so do its inputs.
    fn clear_table(&mut self, host: &mut dyn Host) {
        let left = self.leave(host).is_ok();
        // It may be on the table of another window.
        if left && self.noted(host).is_none_or(|id| self.check_owner(&id, host).is_ok()) {
            let _ = host.remove(ON_TABLE);
        }
    }

    /// The game that is noted as being on the table.
    fn noted(&mut self, host: &mut dyn Host) -> Option<GameId> {
        read_json(ON_TABLE, host)
    }

    /// Leaves the open game, if there is one.
    ///
    /// # Errors
    ///
    /// Where its last inputs can still not be stored: then it stays open.
    fn leave(&mut self, host: &mut dyn Host) -> Result<(), Refused> {
        let Some(mut open) = self.open.take() else { return Ok(()) };
        if self.check_owner(&open.id, host).is_err() {
            return Ok(());
        }
        if open.unsaved.is_some() {
            open.unsaved = open.write(host).err();
        }
        // One that never was on the shelf could not be come back to.
        let unsaved = open.unsaved.clone().filter(|_| open.line.is_some());
        if let Some(error) = unsaved {
            self.open = Some(open);
            return Err(Refused::Storage(error));
        }
        open.leave(host);
        self.disown(&open.id, host);
        Ok(())
    }

    /// The open game, opened first if it is another one.
    fn open(&mut self, id: &GameId, host: &mut dyn Host) -> Result<&mut Open, Refused> {
        if let Err(elsewhere) = self.check_owner(id, host) {
            self.open.take_if(|open| open.id == *id);
            return Err(elsewhere);
        }
        let open = match self.open.take_if(|open| open.id == *id) {
            Some(open) => open,
            None => {
                self.leave(host)?;
                let save = saves::read(id, host)?.ok_or_else(|| Refused::NoGame(id.clone()))?;
                let _ = self.own(id, host);
                Open::of(save, host)
            }
        };
        Ok(self.open.insert(open))
    }

    fn change(
        &mut self,
        id: &GameId,
        host: &mut dyn Host,
        change: impl FnOnce(&mut Game) -> Result<(), InputError>,
    ) -> Result<Response, Refused> {
        let seed = host.random();
        let open = self.open(id, host)?;
        change(&mut open.game).map_err(Refused::Input)?;
        draw_plots(&mut open.game, seed);
        open.save(host);
        Ok(Response::Game(open.view()))
    }

    /// Takes inputs back, and with them the plots that were drawn of themselves after them.
    fn take_back(
        &mut self,
        id: &GameId,
        host: &mut dyn Host,
        back: impl FnOnce(&mut Game) -> Result<(), InputError>,
    ) -> Result<Response, Refused> {
        let open = self.open(id, host)?;
        back(&mut open.game).map_err(Refused::Input)?;
        while chance::draws_plot(&open.game.position().card.prompt) && open.game.undo().is_ok() {}
        open.save(host);
        Ok(Response::Game(open.view()))
    }

    fn put_in_bin(&mut self, id: &GameId, deleted: bool, host: &mut dyn Host) -> Result<Response, Refused> {
        self.check_owner(id, host)?;
        self.clear_table(host);
        let save = saves::read(id, host)?.ok_or_else(|| Refused::NoGame(id.clone()))?;
        let Save { summary, game, travels, line, .. } = save;
        match line {
            Some(line) => saves::write_head(id, &line, &game, &travels, summary.played, deleted, host),
            None => saves::write(id, &game, &travels, summary.played, deleted, host).map(drop),
        }
        .map_err(Refused::Storage)?;
        self.open.take_if(|open| open.id == *id);
        Ok(Response::Shelf(saves::shelf(host)?))
    }
}

impl Open {
    /// A game that is opened. What could not be read of it is kept, and the game stored anew.
    fn of(save: Save, host: &mut dyn Host) -> Self {
        let Save { summary: Summary { id, played, .. }, game, travels, line, restored, .. } = save;
        let mut open = Open { id, game, travels, played, line, unsaved: None, restored };
        if open.restored.is_some() {
            let aside = new_id(host);
            open.unsaved = saves::set_aside(&open.id, &aside, host).and_then(|()| open.write(host)).err();
        }
        open
    }

    /// Stores the game. Where that fails the players are told and go on.
    fn save(&mut self, host: &mut dyn Host) {
        self.played = host.now();
        self.restored = None;
        self.unsaved = self.write(host).err();
    }

    fn write(&mut self, host: &mut dyn Host) -> Result<(), StorageError> {
        let Self { id, game, travels, played, line, .. } = self;
        match line {
            Some(line) => {
                let segments = line.segments();
                line.write(id, game, travels, host)?;
                if line.segments() != segments {
                    saves::write_head(id, line, game, travels, *played, false, host)?;
                }
            }
            None => *line = Some(saves::write(id, game, travels, *played, false, host)?),
        }
        Ok(())
    }

    /// Stores what the shelf shows. Where that fails it shows an earlier state.
    fn leave(&self, host: &mut dyn Host) {
        if let Some(line) = &self.line {
            let _ = saves::write_head(&self.id, line, &self.game, &self.travels, self.played, false, host);
        }
    }

    fn view(&self) -> Box<GameView> {
        let game = &self.game;
        let position = game.position();
        let (ahead, next) = ahead(game);
        let same_turn = (next.round, next.faction()) == (position.round, position.faction());
        let then = (!ahead.is_empty() && same_turn && next.card.prompt != Prompt::Done).then_some(next.card);
        Box::new(GameView {
            id: self.id.clone(),
            setup: game.setup().clone(),
            table: position.table.clone(),
            round: position.round,
            turn: position.faction(),
            card: position.card.clone(),
            ahead,
            then,
            winners: position.winners.clone(),
            inputs: game.inputs().len(),
            undone: game.undone().len(),
            this_turn: this_turn(game),
            points: game.points_by_round(),
            unseen: position.table.unseen(),
            unsaved: self.unsaved.clone(),
            restored: self.restored,
        })
    }
}

/// Nobody may see a plot that is drawn, and there is nothing to ask: it is drawn of itself.
fn draw_plots(game: &mut Game, seed: u64) {
    for more in 0_u64.. {
        let position = game.position();
        if !chance::draws_plot(&position.card.prompt) {
            return;
        }
        let drawn = chance::outcome(&position.card.prompt, &position.table, seed.wrapping_add(more));
        if drawn.is_none_or(|plot| game.apply(Input::Answer(plot)).is_err()) {
            return;
        }
    }
}

/// The pending card and those after it, as long as they need nothing but `Done`, within one turn;
/// and the position after them.
fn ahead(game: &Game) -> (Vec<Card>, Position) {
    let mut position = game.position().clone();
    let turn = (position.round, position.faction());
    let mut cards = Vec::new();
    while position.card.prompt == Prompt::Done && (position.round, position.faction()) == turn && cards.len() < AHEAD {
        cards.push(position.card.clone());
        if position.answer_done().is_err() {
            break;
        }
    }
    (cards, position)
}

fn new_id(host: &mut dyn Host) -> GameId {
    GameId(format!("{:012x}-{:08x}", host.now(), host.random() & 0xffff_ffff))
}

/// Notes which game is on the table. Where that cannot be stored the app opens on the shelf.
fn put_on_table(id: &GameId, host: &mut dyn Host) {
    let _ = host.write(ON_TABLE, &serde_json::to_string(id).unwrap_or_default());
}

/// The end of the log that belongs to the turn that is going on.
fn this_turn(game: &Game) -> Vec<Entry> {
    let position = game.position();
    let same = |entry: &&Entry| entry.round == position.round && entry.faction == position.faction();
    let mut entries: Vec<Entry> = game.log().iter().rev().take_while(same).cloned().collect();
    entries.reverse();
    entries
}

/// Settings, or the defaults where none can be read: the app always opens.
fn settings(host: &mut dyn Host) -> Settings {
    read_json(SETTINGS, host).unwrap_or_default()
}

/// What is stored under a key, or was before where that is damaged; none where nothing can be read.
fn read_json<T: serde::de::DeserializeOwned>(key: &str, host: &mut dyn Host) -> Option<T> {
    let text = host.read(key).ok().flatten()?;
    serde_json::from_str(&text).ok().or_else(|| serde_json::from_str(&host.earlier(key).ok().flatten()?).ok())
}
