//! What was acknowledged is there: whichever write fails, and whatever becomes of what is stored.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test that panics has failed, as it should"
)]

mod device;

use std::collections::BTreeMap;
use std::path::Path;

use backend::{Backend, GameId, GameView, Host, Refused, Request, Response, Restored, StorageError, Unreadable};
use device::{Device, Memory};
use engine::{Action, Answer, Faction, Input, Prompt};

fn setup() -> engine::Setup {
    device::setup(Faction::Corvids)
}

/// The app on what a device holds, opened anew.
trait Anew {
    fn on(host: &Memory) -> Self;
    fn holding(stored: &BTreeMap<String, String>) -> Self;
    /// A request that goes on from here: mostly the answer to the card, at times an undo or a redo.
    fn request(&mut self, view: &GameView, choice: u64) -> Request;
    /// Plays so many requests; those that are refused count too.
    fn play(&mut self, id: &GameId, requests: u64) -> GameView;
}

impl Anew for Device {
    fn on(host: &Memory) -> Self {
        Device { backend: Backend::default(), host: Memory { room: None, ..host.clone() } }
    }

    fn holding(stored: &BTreeMap<String, String>) -> Self {
        Device::on(&Memory { stored: stored.clone(), clock: 1 << 32, ..Memory::default() })
    }

    fn request(&mut self, view: &GameView, choice: u64) -> Request {
        let id = view.id.clone();
        match choice % 64 {
            0 | 1 if view.inputs > 3 => return Request::Undo(id),
            2 if view.inputs > 40 => return Request::UndoTo { game: id, inputs: view.inputs - 25 },
            3..=12 if view.undone > 0 => return Request::Redo(id),
            14..=20 => return Request::TickOff { game: id, cards: view.ahead.len(), then: None },
            _ => {}
        }
        let input = match &view.card.prompt {
            Prompt::HumanTurn if choice.is_multiple_of(5) => {
                Input::Human(Action::Score { faction: Faction::Alliance, points: 1 })
            }
            Prompt::Over => return Request::Undo(id),
            _ => self.next_input(view),
        };
        Request::Input { game: id, input }
    }

    fn play(&mut self, id: &GameId, requests: u64) -> GameView {
        let mut view = self.open(id);
        for _ in 0..requests {
            let choice = self.host.random() >> 20;
            let request = self.request(&view, choice);
            if let Response::Game(next) = self.ask(request) {
                view = *next;
            }
        }
        view
    }
}

/// What the players see of where a game stands.
fn stands(view: &GameView) -> (usize, usize, &engine::Table, &engine::Card) {
    (view.inputs, view.undone, &view.table, &view.card)
}

fn keys_of<'a>(stored: &'a BTreeMap<String, String>, id: &'a GameId) -> impl Iterator<Item = &'a String> {
    stored.keys().filter(move |key| key.starts_with(&format!("game-{id}.")))
}

#[test]
fn whichever_write_is_the_last_before_a_crash_every_acknowledged_input_is_there() {
    let mut app = Device::default();
    let mut view = app.game(Request::NewGame(setup()));
    for _ in 0..250 {
        let choice = app.host.random() >> 20;
        let request = app.request(&view, choice);
        let before = app.host.clone();
        let Response::Game(after) = app.ask(request.clone()) else { continue };
        // The same request, on storage that stops after each of its writes.
        for room in 0.. {
            let mut crashing = Device::on(&before);
            crashing.open(&view.id);
            crashing.host.room = Some(room);
            let answered = crashing.game(request.clone());
            let mut again = Device::on(&crashing.host);
            let opened = again.open(&view.id);
            assert_eq!(opened.restored, None, "{request:?} with room for {room}");
            if answered.unsaved.is_none() {
                assert_eq!(stands(&opened), stands(&answered), "{request:?} was acknowledged");
                break;
            }
            let (inputs, undone, table, card) = stands(&opened);
            assert!(
                (inputs, table, card) == (view.inputs, &view.table, &view.card) || stands(&opened) == stands(&after),
                "{request:?} with room for {room}: neither before nor after, but {inputs} and {undone}"
            );
        }
        view = *after;
    }
    assert!(view.round >= 3, "{}", view.round);
}

#[test]
fn a_write_that_fails_is_made_good_by_the_next_one() {
    let mut app = Device::default();
    let id = app.game(Request::NewGame(setup())).id;
    let mut view = app.play(&id, 60);
    for step in 0..300_u64 {
        app.host.room = step.is_multiple_of(3).then_some((step % 4) as u32 / 2);
        let choice = app.host.random() >> 20;
        let request = app.request(&view, choice);
        if let Response::Game(next) = app.ask(request) {
            view = *next;
        }
        if view.unsaved.is_none() {
            let opened = Device::on(&app.host).open(&id);
            assert_eq!(stands(&opened), stands(&view), "after step {step}");
            assert_eq!(opened.restored, None, "after step {step}");
        }
    }
}

#[test]
fn a_game_that_cannot_be_stored_is_not_left_behind() {
    let mut app = Device::default();
    let id = app.game(Request::NewGame(setup())).id;
    let other = app.game(Request::NewGame(setup())).id;
    app.play(&id, 30);
    app.host.room = Some(0);
    let view = app.play(&id, 5);
    assert!(view.unsaved.is_some());
    app.shelf();
    assert!(matches!(app.ask(Request::Open(other.clone())), Response::Refused(Refused::Storage(_))));
    assert_eq!(stands(&app.open(&id)), stands(&view), "it is still there");
    app.host.room = None;
    app.open(&other);
    assert_eq!(stands(&Device::on(&app.host).open(&id)), stands(&view));
}

#[test]
fn writes_do_not_grow_with_the_game_and_what_is_stored_stays_in_proportion() {
    let mut app = Device::default();
    let id = app.game(Request::NewGame(setup())).id;
    let mut view = app.open(&id);
    let mut largest = Vec::new();
    while largest.len() < 3 {
        app.host.written.clear();
        for _ in 0..60 {
            let request = app.request(&view, 13);
            view = app.game(request);
        }
        largest.push(app.host.written.iter().copied().max().unwrap());
    }
    assert!(largest.iter().all(|&bytes| bytes < 16_000), "{largest:?}");
    // Undone and played again, nothing is left behind.
    let stored = |app: &Device| keys_of(&app.host.stored, &id).count();
    let segments = stored(&app);
    for _ in 0..3 {
        app.game(Request::UndoTo { game: id.clone(), inputs: 10 });
        view = app.open(&id);
        for _ in 0..150 {
            let request = app.request(&view, 13);
            view = app.game(request);
        }
    }
    assert!(stored(&app) <= segments, "{} after {segments}", stored(&app));
    app.ask(Request::Delete(id.clone()));
    app.ask(Request::EmptyBin);
    assert!(!app.host.stored.keys().any(|key| key.starts_with("game-")), "{:?}", app.host.stored.keys());
}

/// Two games, and what each shows when it is opened.
fn two_games() -> (BTreeMap<String, String>, GameView, GameView) {
    let mut app = Device::default();
    let first = app.game(Request::NewGame(setup())).id;
    let first = app.play(&first, 220);
    let second = app.game(Request::NewGame(setup())).id;
    let second = app.play(&second, 60);
    app.shelf();
    (app.host.stored, first, second)
}

/// The app opens on this storage, the other game is whole, and this one opens or is set aside with
/// its texts to export. Gives what it opens as.
fn opens(stored: &BTreeMap<String, String>, id: &GameId, other: &GameView, what: &str) -> Option<GameView> {
    let mut app = Device::holding(stored);
    let started = app.ask(Request::Start);
    assert!(matches!(started, Response::Started { .. }), "{what}: {started:?}");
    assert_eq!(stands(&app.open(&other.id)), stands(other), "{what}");
    let shelf = app.shelf();
    if shelf.unreadable.iter().any(|(unreadable, _)| unreadable == id) {
        let exported = app.ask(Request::Export(id.0.clone()));
        assert!(matches!(exported, Response::Exported(_)), "{what}: {exported:?}");
        return None;
    }
    assert!(shelf.games.iter().any(|summary| summary.id == *id), "{what}: it is nowhere");
    let view = app.open(id);
    if view.restored.is_some() {
        // What could not be read is kept, and the game goes on.
        let aside = app.shelf().unreadable;
        assert!(matches!(&aside[..], [(_, Unreadable::Parts)]), "{what}: {aside:?}");
        let Response::Exported(text) = app.ask(Request::Export(aside[0].0.0.clone())) else { panic!("{what}") };
        assert!(text.contains("aside_of"), "{what}");
        let again = app.open(id);
        assert_eq!((stands(&again), again.restored), (stands(&view), None), "{what}: stored anew");
    }
    Some(view)
}

#[test]
fn a_damaged_segment_costs_no_more_than_undo() {
    let (stored, first, second) = two_games();
    let keys: Vec<String> = keys_of(&stored, &first.id).cloned().collect();
    assert!(keys.len() >= 4, "{keys:?}");
    for (number, key) in keys.iter().enumerate() {
        for damage in ["", "{}", "\u{fffd}", &stored[key][..stored[key].len() / 2]] {
            let mut stored = stored.clone();
            stored.insert(key.clone(), damage.to_owned());
            let what = format!("{key} holds {damage:?}");
            let view = opens(&stored, &first.id, &second, &what).expect("it opens");
            if number + 1 < keys.len() {
                assert!(matches!(view.restored, Some(Restored::From(_))), "{what}: {:?}", view.restored);
                assert_eq!((&view.table, &view.card), (&first.table, &first.card), "{what}");
            } else {
                assert_eq!(view.restored, Some(Restored::Shortened { missing: None }), "{what}");
                assert!(view.inputs > 40 && view.inputs < first.inputs, "{what}: {}", view.inputs);
            }
        }
    }
}

#[test]
fn a_host_that_keeps_the_text_before_costs_one_input_at_most() {
    let mut app = Device::default();
    let id = app.game(Request::NewGame(setup())).id;
    let before = app.play(&id, 120);
    let mut view = before.clone();
    while view.inputs <= before.inputs {
        let request = app.request(&view, 13);
        view = app.game(request);
    }
    let keys: Vec<String> = app.host.stored.keys().filter(|key| key.contains(&id.0)).cloned().collect();
    for key in &keys {
        let mut damaged = Device::on(&app.host);
        damaged.host.stored.insert(key.clone(), "{\"format\":2,".to_owned());
        let opened = damaged.open(&id);
        match opened.restored {
            None => assert_eq!(stands(&opened), stands(&view), "{key}"),
            Some(Restored::From(_)) => assert_eq!((&opened.table, &opened.card), (&view.table, &view.card), "{key}"),
            Some(Restored::Shortened { missing }) => {
                assert_eq!(missing, None, "{key}");
                let one_less = stands(&opened) == stands(&before);
                assert!(one_less || stands(&opened) == stands(&view), "{key}: {}", opened.inputs);
            }
        }
        let restored = opened.restored;
        assert_eq!(damaged.shelf().unreadable.len(), usize::from(restored.is_some()), "{key}");
    }
}

#[test]
fn of_two_damaged_segments_the_game_before_them_opens_with_the_count_of_what_is_missing() {
    let (stored, first, second) = two_games();
    let keys: Vec<String> = keys_of(&stored, &first.id).cloned().collect();
    let mut damaged = stored.clone();
    // A segment that no later one makes good: neither those after it have their tables.
    for key in &keys[1..] {
        damaged.insert(key.clone(), String::new());
    }
    let view = opens(&damaged, &first.id, &second, "all but the first").expect("it opens");
    assert_eq!(view.restored, Some(Restored::Shortened { missing: None }));
    let mut damaged = stored;
    damaged.remove(&keys[keys.len() - 2]);
    let last = keys.last().unwrap();
    let (from, to) = (damaged[last].find("\"checkpoint\":{").unwrap(), damaged[last].find(",\"beginning\"").unwrap());
    let content = format!("{}\"checkpoint\":null{}", &damaged[last][..from], &damaged[last][to..]);
    let content = content.split_once("\"content\":").unwrap().1.strip_suffix('}').unwrap();
    let check = crc32fast::hash(content.as_bytes());
    damaged.insert(last.clone(), format!("{{\"format\":2,\"check\":\"{check:08x}\",\"content\":{content}}}"));
    let view = opens(&damaged, &first.id, &second, "a gap without a table after it").expect("it opens");
    let missing = u32::try_from(first.inputs - view.inputs).unwrap();
    assert_eq!(view.restored, Some(Restored::Shortened { missing: Some(missing) }));
}

#[test]
fn a_damaged_head_is_told_from_the_segments() {
    let (stored, first, second) = two_games();
    let key = format!("game-{}", first.id);
    for damage in ["", "[]", "{\"format\":2}", &stored[&key][..200], &stored[&format!("game-{}", second.id)]] {
        let mut stored = stored.clone();
        stored.insert(key.clone(), damage.to_owned());
        let view = opens(&stored, &first.id, &second, damage).expect("it opens");
        assert_eq!(stands(&view), stands(&first), "{damage}");
    }
    let mut without = stored;
    without.remove(&key);
    assert_eq!(stands(&opens(&without, &first.id, &second, "no head").unwrap()), stands(&first));
}

#[test]
fn cut_flipped_and_swapped_texts_never_keep_the_app_from_opening() {
    let (stored, first, second) = two_games();
    let keys: Vec<String> = stored.keys().filter(|key| key.contains(&first.id.0)).cloned().collect();
    for key in &keys {
        let text = &stored[key];
        for at in (0..text.len()).step_by(text.len() / 12 + 1) {
            let mut cut = stored.clone();
            cut.insert(key.clone(), text[..at].to_owned());
            opens(&cut, &first.id, &second, &format!("{key} cut at {at}"));
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            let mut flipped = stored.clone();
            flipped.insert(key.clone(), String::from_utf8_lossy(&bytes).into_owned());
            opens(&flipped, &first.id, &second, &format!("{key} with a bit flipped at {at}"));
        }
    }
    for pair in keys.windows(2) {
        let mut swapped = stored.clone();
        swapped.insert(pair[0].clone(), stored[&pair[1]].clone());
        swapped.insert(pair[1].clone(), stored[&pair[0]].clone());
        opens(&swapped, &first.id, &second, &format!("{pair:?} swapped"));
    }
}

#[test]
fn a_newer_game_is_left_as_it_is_and_says_so() {
    let (mut stored, first, second) = two_games();
    let newer = "{\"format\":3,\"what\":\"nobody knows\"}";
    stored.insert(format!("game-{}", first.id), newer.to_owned());
    assert!(opens(&stored, &first.id, &second, "newer").is_none());
    let mut app = Device::holding(&stored);
    for request in [Request::Open(first.id.clone()), Request::Delete(first.id.clone())] {
        let refused = app.ask(request);
        assert_eq!(refused, Response::Refused(Refused::Unreadable(first.id.clone(), Unreadable::Newer(3))));
    }
    app.shelf();
    for (key, text) in stored.iter().filter(|(key, _)| key.contains(&first.id.0)) {
        assert_eq!(app.host.stored.get(key), Some(text));
    }
}

/// Games as version 0.1 before its release wrote them: all of format 1.
#[test]
fn games_of_every_format_open_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/saves/format-1");
    for (name, opened) in [("first", (6, 120, 0)), ("undone", (4, 255, 12)), ("over", (7, 438, 0))] {
        let text = std::fs::read_to_string(folder.join(format!("{name}.json"))).unwrap();
        let id = GameId(name.to_owned());
        let key = format!("game-{id}");
        let mut app = Device::holding(&BTreeMap::from([(key.clone(), text.clone())]));
        let shelf = app.shelf();
        assert_eq!((shelf.games.len(), shelf.unreadable.len()), (1, 0), "{name}: {shelf:?}");
        let view = app.open(&id);
        assert_eq!((view.round, view.inputs, view.undone), opened, "{name}");
        assert_eq!(app.host.stored[&key], text, "{name}: only looked at");
        // The first input writes it anew beside, then switches.
        for room in 0.. {
            let mut crashing = Device::on(&app.host);
            crashing.open(&id);
            crashing.host.room = Some(room);
            let undone = crashing.game(Request::Undo(id.clone()));
            let again = Device::on(&crashing.host).open(&id);
            if undone.unsaved.is_none() {
                assert_eq!(stands(&again), stands(&undone), "{name}");
                assert_ne!(crashing.host.stored[&key], text, "{name}");
                break;
            }
            assert_eq!(stands(&again), stands(&view), "{name} with room for {room}");
            assert_eq!(crashing.host.stored[&key], text, "{name} with room for {room}");
        }
    }
}

/// Two windows on one storage.
struct Windows {
    windows: [Backend; 2],
    host: Shared,
}

#[derive(Default)]
struct Shared(Memory);

impl Host for Shared {
    fn read(&mut self, key: &str) -> Result<Option<String>, StorageError> {
        self.0.read(key)
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.write(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key)
    }

    fn keys(&mut self) -> Result<Vec<String>, StorageError> {
        self.0.keys()
    }

    fn alone(&mut self) -> bool {
        false
    }

    fn now(&mut self) -> u64 {
        self.0.now()
    }

    fn random(&mut self) -> u64 {
        self.0.random()
    }
}

impl Windows {
    fn ask(&mut self, window: usize, request: Request) -> Response {
        self.windows[window].handle(request, &mut self.host)
    }

    fn game(&mut self, window: usize, request: Request) -> GameView {
        match self.ask(window, request) {
            Response::Game(view) => *view,
            other => panic!("no game: {other:?}"),
        }
    }
}

#[test]
fn a_game_is_played_in_one_window_at_a_time() {
    let mut two = Windows { windows: Default::default(), host: Shared::default() };
    let first = two.game(0, Request::NewGame(setup()));
    let id = first.id.clone();
    let done = || Request::Input { game: id.clone(), input: Input::Answer(Answer::Done) };
    let elsewhere = Response::Refused(Refused::OpenElsewhere(id.clone()));

    // The second window sees that it is open, and opens on the shelf.
    let started = two.ask(1, Request::Start);
    assert!(matches!(started, Response::Started { game: None, .. }), "{started:?}");
    for request in [Request::Open(id.clone()), Request::Delete(id.clone()), Request::Erase(id.clone()), done()] {
        assert_eq!(two.ask(1, request), elsewhere);
    }
    let first = two.game(0, done());
    // It takes over, and has every input; the first one stops.
    let second = two.game(1, Request::TakeOver(id.clone()));
    assert_eq!(stands(&second), stands(&first));
    let second = two.game(1, Request::Undo(id.clone()));
    let stored = two.host.0.stored.clone();
    for request in [done(), Request::Undo(id.clone()), Request::Redo(id.clone()), Request::Log(id.clone())] {
        assert_eq!(two.ask(0, request), elsewhere);
    }
    assert!(matches!(two.ask(0, Request::Shelf), Response::Shelf(_)));
    assert_eq!(two.host.0.stored, stored, "nothing was written");
    // And back.
    let first = two.game(0, Request::TakeOver(id.clone()));
    assert_eq!(stands(&first), stands(&second));
    assert_eq!(two.ask(1, done()), elsewhere);
    // A game that is left is open to any window.
    two.ask(0, Request::Shelf);
    assert_eq!(stands(&two.game(1, Request::Open(id.clone()))), stands(&first));
    // Two games are no matter.
    let other = two.game(0, Request::NewGame(setup()));
    two.game(0, Request::Input { game: other.id, input: Input::Answer(Answer::Done) });
    two.game(1, done());
}

#[test]
fn a_window_that_is_gone_holds_no_game() {
    let mut app = Device::default();
    let view = app.game(Request::NewGame(setup()));
    let started = Device::on(&app.host).ask(Request::Start);
    assert!(matches!(started, Response::Started { game: Some(game), .. } if stands(&game) == stands(&view)));
}
