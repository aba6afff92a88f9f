//! What is shown of a game on its way, from the backend of one device to that of another.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on has failed"
)]

use backend::{HandedOver, SeatSummary, Start, Summary};
use engine::{Faction, MapId};
use transfer::picture::PictureError;
use transfer::text::TextError;
use transfer::{Density, FrameError, Level, frames, text};
use ui::text::{Language, Texts};
use ui::view::hand_over::{Showing, code, codes, extent, file, file_name};
use ui::view::receive::{Fault, FileKind, Gathering, file_kind, progress, sentence};

/// A game of so many bytes, as the screens know it.
fn handed(bytes: usize) -> HandedOver {
    let packet: Vec<u8> = (0..bytes).map(|at| u8::try_from(at * 7 % 256).unwrap()).collect();
    let seat = |faction| SeatSummary { faction, name: String::new(), bot: true, vp: 3 };
    let game = Summary {
        id: backend::GameId("0198c3e7a1b2-0c0ffee0".to_owned()),
        map: MapId::Winter,
        seats: vec![seat(Faction::Marquise), seat(Faction::Eyrie)],
        round: 4,
        turn: Faction::Eyrie,
        winners: None,
        played: 0,
    };
    HandedOver { game, text: text::write(&packet), start: None }
}

fn english() -> Texts {
    Texts::new(Language::English)
}

#[test]
fn a_game_that_fits_is_one_still_code_and_a_larger_one_a_loop() {
    let texts = english();
    let still = codes(&handed(400), Showing::default()).unwrap();
    let shown = code(&still, 0, &texts).unwrap();
    assert_eq!((still.frames.len(), shown.number, shown.label.as_str()), (1, None, "QR code of the game"));

    let dense = Showing { density: Density::Dense, ..Showing::default() };
    let (normal, dense) = (codes(&handed(3000), Showing::default()).unwrap(), codes(&handed(3000), dense).unwrap());
    assert!(normal.frames.len() > dense.frames.len());
    let shown = code(&normal, 2, &texts).unwrap();
    assert_eq!(shown.number.as_deref(), Some("3 of 9"));
    // Version 12, and four light modules on every side.
    assert_eq!(shown.side, 65 + 8);
    assert_eq!(code(&normal, 9, &texts), None);
    assert_eq!(codes(&handed(1 << 20), Showing::default()), None, "too long for codes");
}

#[test]
fn what_travels_in_one_code_follows_how_much_it_holds() {
    let showing = Showing { still: true, ..Showing::default() };
    assert_eq!(Showing::default().most(), None);
    assert_eq!(showing.most(), Some(frames::still_capacity(Level::Screen)));
    assert!(Showing { level: Level::Print, ..showing }.most() < showing.most());
    let texts = english();
    assert_eq!(extent(None, &texts), "The whole game: undo goes back to its first card.");
    let start = Start { round: 4, turn: Faction::Eyrie };
    assert_eq!(extent(Some(start), &texts), "From Round 4, Eyrie to play: undo goes back to there.");
    assert_eq!(file_name(&handed(10)), "winter-4.clockwood");
}

#[test]
fn codes_are_gathered_in_any_order_with_the_missing_ones_named() {
    let texts = english();
    let game = handed(2700);
    let frames = codes(&game, Showing::default()).unwrap().frames;
    let mut gathering = Gathering::default();
    let told = |gathering: &Gathering| progress(gathering.progress().as_ref(), &texts);
    assert_eq!(told(&gathering), "No code seen yet.");
    let mut order: Vec<usize> = (0..frames.len()).rev().collect();
    order.retain(|&at| at != 2 && at != 6);
    for at in order {
        assert_eq!(gathering.see(&frames[at].text), None);
    }
    assert_eq!(told(&gathering), "6 of 8, missing 3 and 7");

    // What does not belong there is said, and nothing is lost.
    assert_eq!(gathering.see("https://example.org"), None);
    assert_eq!(gathering.fault(), Some(&Fault::Frame(FrameError::NotOurs)));
    let other = codes(&handed(2000), Showing::default()).unwrap().frames;
    assert_eq!(gathering.see(&other[0].text), None);
    assert!(gathering.can_begin_again());
    gathering.fail(Fault::Picture(PictureError::NoCode));
    assert_eq!(told(&gathering), "6 of 8, missing 3 and 7");

    assert_eq!(gathering.see(&frames[2].text), None);
    assert_eq!(gathering.fault(), None);
    assert_eq!(gathering.see(&frames[6].text), Some(game.text));
}

#[test]
fn other_codes_are_gone_over_to_when_the_players_say_so() {
    let (one, other) = (handed(1200), handed(900));
    let frames = |game: &HandedOver| codes(game, Showing::default()).unwrap().frames;
    let mut gathering = Gathering::default();
    gathering.see(&frames(&one)[0].text);
    assert_eq!(gathering.begin_again(), None);
    assert_eq!(gathering.progress().unwrap().wanted, 4, "there is nothing to go over to");
    gathering.see(&frames(&other)[1].text);
    assert_eq!(gathering.begin_again(), None);
    assert_eq!(gathering.progress().unwrap().wanted, 3);
    gathering.see(&frames(&other)[0].text);
    assert_eq!(gathering.see(&frames(&other)[2].text), Some(other.text));
}

#[test]
fn texts_and_files_give_the_game_that_is_in_them() {
    let game = handed(300);
    let mut gathering = Gathering::default();
    assert_eq!(gathering.paste(&format!("Our game:\n{}\nBye", game.text)), Some(game.text.clone()));
    assert_eq!(gathering.file(&file(&game)), Some(game.text.clone()));
    assert_eq!(gathering.file(game.text.as_bytes()), Some(game.text.clone()));
    // A code that another app has read.
    let frame = codes(&game, Showing::default()).unwrap().frames.remove(0);
    assert_eq!(gathering.paste(&format!("  {}\n", frame.text)), Some(game.text.clone()));

    assert_eq!(gathering.paste("good evening"), None);
    assert_eq!(gathering.fault(), Some(&Fault::Text(TextError::NoGame)));
    assert_eq!(gathering.paste(game.text.get(..50).unwrap()), None);
    assert_eq!(gathering.fault(), Some(&Fault::Text(TextError::CutOff)));
}

/// It is told at once, before anything is read.
#[test]
fn a_file_of_100_mb_is_too_large() {
    assert_eq!(file_kind("image/png", 100 << 20), Err(Fault::Picture(PictureError::TooLarge)));
    assert_eq!(file_kind("", 100 << 20), Err(Fault::FileTooLarge));
    assert_eq!(file_kind("image/jpeg", 4 << 20), Ok(FileKind::Picture));
    assert_eq!(file_kind("application/octet-stream", 700), Ok(FileKind::Game));
    assert_eq!(Gathering::default().file(&vec![0; 2 << 20]), None);
}

#[test]
fn every_fault_has_its_sentence_in_every_language() {
    use transfer::ReadError;
    for &language in Language::ALL {
        let texts = Texts::new(language);
        for fault in [
            Fault::Frame(FrameError::Newer),
            Fault::Frame(FrameError::OtherState),
            Fault::Frame(FrameError::OtherDensity),
            Fault::Frame(FrameError::Damaged),
            Fault::Frame(FrameError::Garbled),
            Fault::PictureUnreadable,
            Fault::Text(TextError::Damaged),
            Fault::FileUnreadable("no".to_owned()),
            Fault::Packet(ReadError::Newer(transfer::Version(2, 0, 1))),
            Fault::Packet(ReadError::Name),
        ] {
            let sentence = sentence(&fault, &texts);
            assert!(sentence.ends_with(['.', 'o']) && !sentence.contains(['{', '$']), "{sentence}");
        }
    }
}
