//! A game goes from one device to another and back, and nothing is lost.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test that panics has failed, as it should"
)]

mod device;

use backend::{Arrival, ArrivalError, GameId, GameView, HandedOver, Keep, Kept, Refused, Request, Response};
use device::{Device, Memory, setup};
use engine::Faction;
use transfer::{ReadError, Relation, text};

/// What two devices do that hand a game over.
trait HandsOver {
    fn new_game(&mut self) -> GameId;
    /// Plays so many inputs more.
    fn play(&mut self, id: &GameId, inputs: usize) -> GameView;
    fn hand_over(&mut self, id: &GameId, most: Option<usize>) -> HandedOver;
    fn receive(&mut self, text: &str) -> Arrival;
    fn keep(&mut self, text: &str, keep: Keep) -> Kept;

    fn whole(&mut self, id: &GameId) -> String {
        self.hand_over(id, None).text
    }

    fn relation(&mut self, text: &str) -> Option<Relation> {
        self.receive(text).here.map(|here| here.relation)
    }

    /// Keeps a game that is newer than the one here.
    fn update(&mut self, text: &str) -> Kept {
        let id = self.receive(text).here.expect("it is here").game.id;
        self.keep(text, Keep::Instead(id))
    }
}

/// Another device, whose chance is its own.
fn other_device() -> Device {
    Device { host: Memory { clock: 1000, ..Memory::default() }, ..Device::default() }
}

impl HandsOver for Device {
    fn new_game(&mut self) -> GameId {
        self.game(Request::NewGame(setup(Faction::Eyrie))).id
    }

    fn play(&mut self, id: &GameId, inputs: usize) -> GameView {
        let mut view = self.open(id);
        for _ in 0..inputs {
            let input = self.next_input(&view);
            view = self.game(Request::Input { game: id.clone(), input });
        }
        view
    }

    fn hand_over(&mut self, id: &GameId, most: Option<usize>) -> HandedOver {
        match self.ask(Request::HandOver { game: id.clone(), most }) {
            Response::HandedOver(handed) => *handed,
            other => panic!("not handed over: {other:?}"),
        }
    }

    fn receive(&mut self, text: &str) -> Arrival {
        match self.ask(Request::Receive(text.to_owned())) {
            Response::Arrived(arrival) => *arrival,
            other => panic!("nothing arrived: {other:?}"),
        }
    }

    fn keep(&mut self, text: &str, keep: Keep) -> Kept {
        match self.ask(Request::Keep { text: text.to_owned(), keep }) {
            Response::Kept(kept) => *kept,
            other => panic!("not kept: {other:?}"),
        }
    }
}

fn refused(response: Response) -> Refused {
    match response {
        Response::Refused(refused) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn a_game_goes_over_and_back_and_undo_reaches_its_first_card() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let id = phone.new_game();
    let there = phone.play(&id, 40);

    let text = phone.whole(&id);
    let arrival = tablet.receive(&text);
    assert_eq!((arrival.here, arrival.start, &arrival.game.id), (None, None, &id));
    assert!(tablet.shelf().games.is_empty(), "nothing is stored before it is kept");
    let kept = tablet.keep(&text, Keep::Beside);
    assert_eq!((&kept.game.id, kept.copy), (&id, None));
    let here = tablet.open(&id);
    assert_eq!((&here.table, &here.card, here.inputs), (&there.table, &there.card, 40));

    tablet.play(&id, 7);
    let text = tablet.whole(&id);
    assert_eq!(phone.relation(&text), Some(Relation::Newer { by: 7 }));
    let kept = phone.update(&text);
    assert_eq!(kept.game.id, id);
    assert_eq!(phone.open(&id).inputs, 47);
    let copy = kept.copy.expect("the old one stays as a copy").id;
    assert_eq!(phone.open(&copy).inputs, 40);
    let first = phone.game(Request::UndoTo { game: id.clone(), inputs: 0 });
    assert_eq!((first.inputs, first.undone), (0, 47));
}

#[test]
fn a_game_without_its_beginning_goes_over_and_back() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let id = phone.new_game();
    let there = phone.play(&id, 100);
    let handed = phone.hand_over(&id, Some(0));
    let start = handed.start.expect("only the present turn fits");
    assert_eq!((start.round, start.turn), (there.round, there.turn));
    assert_eq!(phone.hand_over(&id, Some(1 << 20)).text, phone.whole(&id), "all that fits");

    assert_eq!(tablet.receive(&handed.text).start, Some(start));
    tablet.keep(&handed.text, Keep::Beside);
    let here = tablet.open(&id);
    assert_eq!((&here.table, &here.card), (&there.table, &there.card));
    // It is saved with its beginning, and opens again.
    tablet = Device { host: tablet.host, ..Device::default() };
    let here = tablet.play(&id, 30);

    let text = tablet.whole(&id);
    assert_eq!(phone.relation(&text), Some(Relation::Newer { by: 30 }));
    phone.update(&text);
    assert_eq!(phone.open(&id).table, here.table);
    phone.play(&id, 10);
    let text = phone.hand_over(&id, Some(0)).text;
    assert_eq!(tablet.relation(&text), Some(Relation::Newer { by: 10 }));
}

#[test]
fn each_relation_is_told_and_each_choice_keeps_both() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let id = phone.new_game();
    phone.play(&id, 60);
    let early = phone.whole(&id);
    tablet.keep(&early, Keep::Beside);
    assert_eq!(tablet.relation(&early), Some(Relation::Same));

    tablet.play(&id, 5);
    assert_eq!(tablet.relation(&early), Some(Relation::Older { by: 5 }));
    let kept = tablet.keep(&early, Keep::Beside);
    assert_ne!(kept.game.id, id);
    assert_eq!((tablet.open(&id).inputs, tablet.open(&kept.game.id).inputs), (65, 60));
    assert_eq!(tablet.relation(&early), Some(Relation::Same), "as the one that was kept beside");

    // The copy is still the same game: it is known again where it came from.
    let back = tablet.play(&kept.game.id, 8);
    let text = tablet.whole(&kept.game.id);
    assert_eq!(phone.relation(&text), Some(Relation::Newer { by: 8 }));
    assert_eq!(phone.receive(&text).game.id, id);
    phone.update(&text);
    assert_eq!(phone.open(&id).table, back.table);

    let mut third = Device { host: Memory { clock: 5000, ..Memory::default() }, ..Device::default() };
    third.keep(&early, Keep::Beside);
    third.game(Request::UndoTo { game: id.clone(), inputs: 50 });
    third.play(&id, 12);
    let Some(Relation::Diverged { common }) = third.relation(&text) else { panic!("it went its own way") };
    assert!((50..60).contains(&common), "{common}");
    let copy = third.update(&text).copy.expect("a copy").id;
    assert_eq!((third.open(&id).inputs, third.open(&copy).inputs), (68, 62));
    assert_eq!(third.shelf().games.len(), 2);
}

#[test]
fn a_received_game_goes_to_the_bin_and_what_was_here_is_still_here() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let id = phone.new_game();
    phone.play(&id, 30);
    tablet.keep(&phone.whole(&id), Keep::Beside);
    tablet.play(&id, 4);
    let text = tablet.whole(&id);
    let kept = phone.update(&text);

    let response = phone.ask(Request::Delete(kept.game.id.clone()));
    assert!(matches!(response, Response::Shelf(_)), "{response:?}");
    let shelf = phone.shelf();
    assert_eq!(shelf.games.iter().map(|game| &game.id).collect::<Vec<_>>(), [&kept.copy.unwrap().id]);
    assert_eq!(shelf.bin.iter().map(|game| &game.id).collect::<Vec<_>>(), [&id]);

    // It comes again: the one in the bin is known, and so is the one on the shelf.
    let here = phone.receive(&text).here.unwrap();
    assert_eq!((here.relation, here.binned), (Relation::Same, true));
}

#[test]
fn a_full_disk_leaves_everything_as_it_was() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let id = phone.new_game();
    phone.play(&id, 30);
    tablet.keep(&phone.whole(&id), Keep::Beside);
    tablet.play(&id, 4);
    let text = tablet.whole(&id);
    let before = phone.host.stored.clone();
    for room in [0, 1] {
        (phone.host.room, phone.host.disk_full) = (Some(room), true);
        let keep = Keep::Instead(id.clone());
        let response = phone.ask(Request::Keep { text: text.clone(), keep });
        assert!(matches!(refused(response), Refused::Storage(_)));
        assert_eq!(phone.host.stored, before, "with room for {room}");
    }
}

#[test]
fn a_save_that_cannot_be_read_is_never_overwritten() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let id = phone.new_game();
    let text = phone.whole(&id);
    tablet.host.stored.insert(format!("game-{id}"), "{\"format\":99}".to_owned());
    assert_eq!(tablet.receive(&text).here, None);
    let kept = tablet.keep(&text, Keep::Beside);
    assert_ne!(kept.game.id, id);
    assert_eq!(tablet.host.stored[&format!("game-{id}")], "{\"format\":99}");
    let response = tablet.ask(Request::Keep { text, keep: Keep::Instead(id) });
    assert!(matches!(refused(response), Refused::Unreadable(..)));
}

#[test]
fn only_the_same_game_is_replaced() {
    let (mut phone, mut tablet) = (Device::default(), other_device());
    let (id, other) = (phone.new_game(), tablet.new_game());
    let text = phone.whole(&id);
    let before = tablet.host.stored.clone();
    for foreign in [other, GameId("nowhere".to_owned())] {
        let response = tablet.ask(Request::Keep { text: text.clone(), keep: Keep::Instead(foreign.clone()) });
        assert_eq!(refused(response), Refused::NoGame(foreign));
    }
    assert_eq!(tablet.host.stored, before);
}

#[test]
fn what_is_no_game_says_what_it_is() {
    let mut phone = Device::default();
    let id = phone.new_game();
    let text = phone.whole(&id);
    let before = phone.host.stored.clone();
    let mut packet = text::read(&text).unwrap();
    packet[2] = 2;
    packet[3..6].copy_from_slice(&[7, 1, 0]);
    for (arrived, reason) in [
        ("good evening".to_owned(), ArrivalError::Text(text::TextError::NoGame)),
        (text[..text.len() - 20].to_owned(), ArrivalError::Text(text::TextError::CutOff)),
        (text::write(b"PK"), ArrivalError::Packet(ReadError::NotOurs)),
        (text::write(&packet), ArrivalError::Packet(ReadError::Newer(transfer::Version(7, 1, 0)))),
        ("x".repeat(100_000_000), ArrivalError::Text(text::TextError::TooLarge)),
    ] {
        let expected = Refused::Arrival(reason);
        assert_eq!(refused(phone.ask(Request::Receive(arrived.clone()))), expected);
        assert_eq!(refused(phone.ask(Request::Keep { text: arrived, keep: Keep::Beside })), expected);
    }
    assert_eq!(phone.host.stored, before);
}

/// A save of the version before games could travel.
#[test]
fn a_save_without_travels_opens() {
    let mut phone = Device::default();
    let id = phone.new_game();
    phone.play(&id, 20);
    let text = &phone.host.stored[&format!("game-{id}")];
    assert!(!text.contains("travels") && !text.contains("past") && !text.contains("checkpoint"), "{text}");
    phone = Device { host: phone.host, ..Device::default() };
    assert_eq!(phone.open(&id).inputs, 20);
}
