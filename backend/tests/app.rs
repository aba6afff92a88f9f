//! The app as the screens use it, on a host made of nothing.

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

use backend::{Backend, GameId, GameView, Refused, Request, Response, Settings, Shelf, Unreadable};
use device::Memory;
use engine::{Action, Adjustment, Answer, Faction, Input, InputError, Pick, Prompt, Setup, SetupError};

fn setup() -> Setup {
    device::setup(Faction::Eyrie)
}

fn game(response: Response) -> GameView {
    match response {
        Response::Game(view) => *view,
        other => panic!("no game: {other:?}"),
    }
}

fn shelf(response: Response) -> Shelf {
    match response {
        Response::Started { shelf, .. } | Response::Shelf(shelf) => shelf,
        other => panic!("no shelf: {other:?}"),
    }
}

/// The next input for the pending card, with chance by the app.
fn next(backend: &mut Backend, host: &mut Memory, view: &GameView) -> GameView {
    let id = view.id.clone();
    let answer = match &view.card.prompt {
        Prompt::Done => Answer::Done,
        Prompt::Choose(options) => Answer::Pick(options[0]),
        Prompt::Draw | Prompt::Dice(_) | Prompt::Chance(_) => match backend.handle(Request::Chance(id.clone()), host) {
            Response::Chance(answer) => answer,
            other => panic!("{other:?}"),
        },
        Prompt::HumanTurn => return game(backend.handle(Request::Input { game: id, input: Input::EndTurn }, host)),
        Prompt::Over => panic!("the game is over"),
    };
    game(backend.handle(Request::Input { game: id, input: Input::Answer(answer) }, host))
}

#[test]
fn a_game_goes_on_after_the_app_was_killed_anywhere() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut view = game(backend.handle(Request::NewGame(setup()), &mut host));
    for _ in 0..100 {
        view = next(&mut backend, &mut host, &view);
        // Nothing but what is stored is left.
        backend = Backend::default();
        let started = backend.handle(Request::Start, &mut host);
        let Response::Started { game: on_table, .. } = started else { panic!("{started:?}") };
        assert_eq!(on_table.as_deref(), Some(&view));
    }
    backend.handle(Request::Shelf, &mut host);
    let started = Backend::default().handle(Request::Start, &mut host);
    assert!(matches!(started, Response::Started { game: None, .. }), "the game was left");
    assert!(view.round >= 2, "{}", view.round);
}

#[test]
fn what_was_undone_can_be_redone_after_a_restart() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut view = game(backend.handle(Request::NewGame(setup()), &mut host));
    for _ in 0..12 {
        view = next(&mut backend, &mut host, &view);
    }
    let id = view.id.clone();
    let log = backend.handle(Request::Log(id.clone()), &mut host);
    game(backend.handle(Request::Undo(id.clone()), &mut host));
    let undone = game(backend.handle(Request::UndoTo { game: id.clone(), inputs: 3 }, &mut host));
    assert_eq!((undone.inputs, undone.undone), (3, 9));
    backend = Backend::default();
    for _ in 0..9 {
        game(backend.handle(Request::Redo(id.clone()), &mut host));
    }
    let again = game(backend.handle(Request::Open(id.clone()), &mut host));
    assert_eq!((&again.table, &again.card, &again.this_turn), (&view.table, &view.card, &view.this_turn));
    assert_eq!(backend.handle(Request::Log(id.clone()), &mut host), log);
    let refused = backend.handle(Request::Redo(id), &mut host);
    assert_eq!(refused, Response::Refused(Refused::Input(InputError::NothingToRedo)));
}

#[test]
fn a_view_carries_the_turn_and_the_log_the_whole_game() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut view = game(backend.handle(Request::NewGame(setup()), &mut host));
    for _ in 0..150 {
        view = next(&mut backend, &mut host, &view);
        let Response::Log(log) = backend.handle(Request::Log(view.id.clone()), &mut host) else { panic!() };
        assert!(log.ends_with(&view.this_turn));
        assert!(view.this_turn.iter().all(|entry| (entry.round, entry.faction) == (view.round, view.turn)));
    }
    assert!(view.round >= 2, "{}", view.round);
}

#[test]
fn the_shelf_shows_games_last_played_first_and_the_bin_gives_back() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let first = game(backend.handle(Request::NewGame(setup()), &mut host)).id;
    let second = game(backend.handle(Request::NewGame(setup()), &mut host)).id;
    let ids = |shelf: &Shelf| shelf.games.iter().map(|summary| summary.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&shelf(backend.handle(Request::Start, &mut host))), [second.clone(), first.clone()]);
    let view = game(backend.handle(Request::Open(first.clone()), &mut host));
    next(&mut backend, &mut host, &view);
    let now = shelf(backend.handle(Request::Shelf, &mut host));
    assert_eq!(ids(&now), [first.clone(), second.clone()]);
    assert_eq!(now.games[0].seats[2].name, "Mia");

    let now = shelf(backend.handle(Request::Delete(first.clone()), &mut host));
    assert_eq!((ids(&now), now.bin.len()), (vec![second.clone()], 1));
    let now = shelf(backend.handle(Request::Restore(first.clone()), &mut host));
    assert_eq!((now.games.len(), now.bin.len()), (2, 0));
    backend.handle(Request::Delete(first.clone()), &mut host);
    let now = shelf(backend.handle(Request::EmptyBin, &mut host));
    assert_eq!((ids(&now), now.bin.len()), (vec![second], 0));
    assert_eq!(backend.handle(Request::Open(first.clone()), &mut host), Response::Refused(Refused::NoGame(first)));
}

#[test]
fn a_save_that_cannot_be_read_is_set_aside_and_the_others_are_there() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let good = game(backend.handle(Request::NewGame(setup()), &mut host)).id;
    let text = host.stored[&format!("game-{good}")].clone();
    host.stored.insert("game-cut".to_owned(), text[..text.len() / 2].to_owned());
    host.stored.insert("game-empty".to_owned(), String::new());
    host.stored.insert("game-foreign".to_owned(), "{\"hello\": [1, 2]}".to_owned());
    host.stored.insert("game-newer".to_owned(), text.replacen("\"format\":2", "\"format\":99", 1));
    host.stored.insert("settings".to_owned(), "broken".to_owned());
    let mut backend = Backend::default();
    let response = backend.handle(Request::Start, &mut host);
    let Response::Started { shelf, settings, .. } = &response else { panic!("{response:?}") };
    assert_eq!(settings, &Settings::default());
    assert_eq!(shelf.games.len(), 1);
    let reasons: BTreeMap<_, _> = shelf.unreadable.iter().cloned().collect();
    assert_eq!(reasons.len(), 4);
    assert_eq!(reasons[&GameId("newer".to_owned())], Unreadable::Newer(99));
    for id in ["cut", "empty", "foreign"] {
        assert!(matches!(reasons[&GameId(id.to_owned())], Unreadable::Damaged(_)), "{id}");
    }
    for (id, reason) in reasons {
        let open = backend.handle(Request::Open(id.clone()), &mut host);
        assert_eq!(open, Response::Refused(Refused::Unreadable(id.clone(), reason)));
        let stored = host.stored[&format!("game-{id}")].clone();
        assert_eq!(backend.handle(Request::Export(id.0), &mut host), Response::Exported(stored));
    }
    game(backend.handle(Request::Open(good), &mut host));
}

#[test]
fn a_save_whose_inputs_do_not_fit_is_refused_with_their_position() {
    let text = include_str!("../../tests/saves/format-1/first.json");
    let text = text.replacen("\"inputs\":[", "\"inputs\":[\"end-turn\",", 1);
    let mut host = Memory::default();
    host.stored.insert("game-odd".to_owned(), text);
    let opened = Backend::default().handle(Request::Open(GameId("odd".to_owned())), &mut host);
    let Response::Refused(Refused::Unreadable(_, Unreadable::Damaged(reason))) = opened else { panic!("{opened:?}") };
    assert_eq!(reason, "input 0: it is not a human's turn");
}

#[test]
fn a_full_disk_is_told_at_once_and_the_game_goes_on() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let view = game(backend.handle(Request::NewGame(setup()), &mut host));
    host.room = Some(0);
    let view = next(&mut backend, &mut host, &view);
    assert_eq!(view.unsaved.as_ref().map(|error| error.reason.as_str()), Some("no space left"));
    let view = next(&mut backend, &mut host, &view);
    assert_eq!(view.inputs, 2);
    let handed_over = backend.handle(Request::HandOver { game: view.id.clone(), most: None }, &mut host);
    assert!(matches!(handed_over, Response::HandedOver(_)), "{handed_over:?}");
    host.room = None;
    let view = next(&mut backend, &mut host, &view);
    assert_eq!(view.unsaved, None);
    let opened = game(Backend::default().handle(Request::Open(view.id.clone()), &mut host));
    assert_eq!(opened.inputs, 3);
}

#[test]
fn a_refused_input_leaves_the_game_and_its_save_alone() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let view = game(backend.handle(Request::NewGame(setup()), &mut host));
    let stored = host.stored.clone();
    for input in [
        Input::EndTurn,
        Input::Answer(Answer::Dice { dice: [9, 9], effects: Vec::new() }),
        Input::Human(Action::Score { faction: Faction::Alliance, points: 2 }),
        Input::Adjust(Adjustment::Points { faction: Faction::Marquise, vp: 77 }),
    ] {
        let request = Request::Input { game: view.id.clone(), input };
        assert!(matches!(backend.handle(request, &mut host), Response::Refused(Refused::Input(_))));
        assert_eq!(host.stored, stored);
    }
    assert_eq!(game(backend.handle(Request::Open(view.id.clone()), &mut host)), view);
    let mut one_seat = setup();
    one_seat.seats.truncate(1);
    let refused = backend.handle(Request::NewGame(one_seat), &mut host);
    assert_eq!(refused, Response::Refused(Refused::Setup(SetupError::Seats(1))));
}

#[test]
fn cards_that_need_no_input_are_ticked_off_in_one_go() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut view = game(backend.handle(Request::NewGame(setup()), &mut host));
    while view.ahead.len() < 2 {
        view = next(&mut backend, &mut host, &view);
    }
    let cards = view.ahead.len();
    let request = Request::TickOff { game: view.id.clone(), cards, then: None };
    let after = game(backend.handle(request, &mut host));
    assert_eq!(after.inputs, view.inputs + cards);
    assert_ne!(after.card, view.card);
}

#[test]
fn a_list_is_ticked_off_with_the_answer_to_what_follows_or_not_at_all() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut view = game(backend.handle(Request::NewGame(setup()), &mut host));
    while !view.then.as_ref().is_some_and(|then| matches!(then.prompt, Prompt::Dice(_))) {
        view = next(&mut backend, &mut host, &view);
    }
    let (id, cards) = (view.id.clone(), view.ahead.len());
    let stored = host.stored.clone();
    let wrong = Answer::Dice { dice: [9, 9], effects: Vec::new() };
    let refused = backend.handle(Request::TickOff { game: id.clone(), cards, then: Some(wrong) }, &mut host);
    assert!(matches!(refused, Response::Refused(Refused::Input(_))), "{refused:?}");
    assert_eq!(host.stored, stored);
    assert_eq!(game(backend.handle(Request::Open(id.clone()), &mut host)), view);

    let Response::Chance(dice) = backend.handle(Request::Chance(id.clone()), &mut host) else { panic!() };
    let after = game(backend.handle(Request::TickOff { game: id.clone(), cards, then: Some(dice) }, &mut host));
    assert_eq!(after.inputs, view.inputs + cards + 1);
    let undone = game(backend.handle(Request::Undo(id), &mut host));
    assert_eq!(Some(undone.card), view.then, "undo takes the dice back alone");
}

#[test]
fn plots_are_drawn_of_themselves_and_undone_with_what_led_to_them() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut setup = setup();
    setup.seats[1].faction = Faction::Corvids;
    let mut view = game(backend.handle(Request::NewGame(setup), &mut host));
    let hidden = |view: &GameView| {
        let plot = |prompt: &Prompt| matches!(prompt, Prompt::Chance(options) if matches!(options[0].0, Pick::Plot(_)));
        plot(&view.card.prompt)
    };
    let mut drawn = 0;
    while drawn < 5 {
        let before = view.clone();
        view = next(&mut backend, &mut host, &view);
        assert!(!hidden(&view));
        if view.inputs > before.inputs + 1 {
            drawn += 1;
            let undone = game(backend.handle(Request::Undo(view.id.clone()), &mut host));
            assert_eq!((undone.inputs, &undone.card), (before.inputs, &before.card));
            let redone = game(backend.handle(Request::Redo(view.id.clone()), &mut host));
            assert_eq!((redone.inputs, &redone.table, redone.undone), (view.inputs, &view.table, 0), "the same plot");
            let inputs = view.inputs - 1;
            let undone = game(backend.handle(Request::UndoTo { game: view.id.clone(), inputs }, &mut host));
            assert_eq!(undone.inputs, before.inputs);
            view = game(backend.handle(Request::Redo(view.id.clone()), &mut host));
        }
    }
}

#[test]
fn the_table_as_it_was_does_not_change_the_game() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let first = game(backend.handle(Request::NewGame(setup()), &mut host));
    let mut view = first.clone();
    for _ in 0..20 {
        view = next(&mut backend, &mut host, &view);
    }
    let look = backend.handle(Request::LookAt { game: view.id.clone(), inputs: 0 }, &mut host);
    let Response::Look(look) = look else { panic!("{look:?}") };
    assert_eq!((&look.table, &look.card), (&first.table, &first.card));
    assert_eq!(game(backend.handle(Request::Open(view.id.clone()), &mut host)), view);
}

#[test]
fn settings_stay_in_their_range() {
    let mut host = Memory::default();
    let settings = Settings { text_size: 9000, ..Settings::default() };
    let changed = Backend::default().handle(Request::ChangeSettings(settings), &mut host);
    let Response::Settings(changed) = changed else { panic!("{changed:?}") };
    assert_eq!(changed.text_size, 250);
    let started = Backend::default().handle(Request::Start, &mut host);
    assert!(matches!(started, Response::Started { settings, .. } if settings == changed));
}

#[test]
fn requests_and_responses_survive_the_way_as_text() {
    let mut host = Memory::default();
    let mut backend = Backend::default();
    let mut view = game(backend.handle(Request::NewGame(setup()), &mut host));
    for _ in 0..60 {
        let response = Response::Game(Box::new(view.clone()));
        let text = serde_json::to_string(&response).unwrap();
        assert_eq!(serde_json::from_str::<Response>(&text).unwrap(), response);
        view = next(&mut backend, &mut host, &view);
    }
    let request = Request::NewGame(setup());
    let text = serde_json::to_string(&request).unwrap();
    assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), request);
}
