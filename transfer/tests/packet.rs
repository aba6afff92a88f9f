//! A game as bytes: what was written is read, and anything else is refused with its reason.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test that cannot go on has failed")]

mod games;
mod raw;

use engine::{Adjustment, Game, Input, Item, ReplayError};
use games::{Seeded, go_on, played};
use proptest::prelude::*;
use raw::{put_together, take_apart};
use transfer::{MOST_BYTES, Outgoing, Past, ReadError, Received, Version, WriteError};

const ID: &str = "0198c3e7a1b2-0c0ffee0";

fn outgoing<'a>(game: &'a Game, past: &'a Past) -> Outgoing<'a> {
    Outgoing { id: ID, played: 1_760_000_000_123, past, game }
}

fn whole(game: &Game) -> Vec<u8> {
    outgoing(game, &Past::of(game)).whole().unwrap()
}

/// A packet with its checksum put right after a change.
fn sealed(mut packet: Vec<u8>) -> Vec<u8> {
    let content = packet.len() - 4;
    let checksum = crc32fast::hash(&packet[..content]).to_be_bytes();
    packet.splice(content.., checksum);
    packet
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_whole_game_arrives_as_it_was(seed: u64, inputs in 0_usize..700) {
        let game = played(seed, inputs);
        let received = Received::from_bytes(&whole(&game)).unwrap();
        prop_assert_eq!(&received.id, ID);
        prop_assert_eq!(received.played, 1_760_000_000_123);
        prop_assert_eq!(received.game.inputs(), game.inputs());
        prop_assert_eq!(received.game.setup(), game.setup());
        prop_assert_eq!(received.game.position(), game.position());
        prop_assert_eq!(received.game.log(), game.log());
        // Undo works to the first card.
        let mut again = received.game;
        again.undo_to(0).unwrap();
        let begun = Game::new(game.setup().clone()).unwrap();
        prop_assert_eq!(again.position(), begun.position());
    }

    #[test]
    fn a_short_form_goes_on_as_the_whole_game_does(seed: u64, inputs in 0_usize..700) {
        let mut game = played(seed, inputs);
        let past = Past::of(&game);
        let outgoing = outgoing(&game, &past);
        let packet = outgoing.short().unwrap();
        prop_assert!(packet.len() <= whole(&game).len() + 700);
        let Received { game: mut short, past: short_past, .. } = Received::from_bytes(&packet).unwrap();
        prop_assert_eq!(short.position(), game.position());
        prop_assert_eq!(short_past.inputs(&short), past.inputs(&game));
        prop_assert_eq!(short_past.after(short.inputs()), past.after(game.inputs()));
        let begun = short.origin().checkpoint.as_ref().map(|checkpoint| (checkpoint.round, checkpoint.seat));
        let position = game.position();
        prop_assert_eq!(begun, (position.round > 0).then_some((position.round, position.seat)));
        // Both play on alike, and the short one back to where it began.
        go_on(&mut game, 60, &mut Seeded::new(seed));
        go_on(&mut short, 60, &mut Seeded::new(seed));
        prop_assert_eq!(short.position(), game.position());
        short.undo_to(0).unwrap();
        let begun = Game::replay(short.origin().clone(), []).unwrap();
        prop_assert_eq!(short.position(), begun.position());
    }

    #[test]
    fn as_much_as_fits_travels(seed: u64, inputs in 0_usize..700, bytes in 0_usize..900) {
        let game = played(seed, inputs);
        let past = Past::of(&game);
        let outgoing = outgoing(&game, &past);
        let (whole, short) = (outgoing.whole().unwrap(), outgoing.short().unwrap());
        let packet = outgoing.within(bytes).unwrap();
        prop_assert!(packet.len() <= bytes || packet == short, "{} of {bytes}", packet.len());
        prop_assert!(packet == whole || whole.len() > bytes);
        let received = Received::from_bytes(&packet).unwrap();
        prop_assert_eq!(received.game.position(), game.position());
    }

    #[test]
    fn a_short_form_is_handed_on_as_a_whole_game_is(seed: u64, inputs in 0_usize..700) {
        let first = played(seed, inputs);
        let packet = outgoing(&first, &Past::of(&first)).short().unwrap();
        let Received { mut game, past, .. } = Received::from_bytes(&packet).unwrap();
        go_on(&mut game, 100, &mut Seeded::new(seed));
        for packet in [outgoing(&game, &past).whole().unwrap(), outgoing(&game, &past).short().unwrap()] {
            let received = Received::from_bytes(&packet).unwrap();
            prop_assert_eq!(received.game.position(), game.position());
            prop_assert_eq!(received.past.after(received.game.inputs()), past.after(game.inputs()));
        }
        let whole = Received::from_bytes(&outgoing(&game, &past).whole().unwrap()).unwrap();
        prop_assert_eq!(whole.game.inputs(), game.inputs());
        prop_assert_eq!(whole.game.origin(), game.origin());
    }

    #[test]
    fn any_bytes_give_a_game_or_a_reason(bytes: Vec<u8>) {
        let _ = Received::from_bytes(&bytes);
        let _ = Received::from_bytes(&[b"CW\x01".as_slice(), &bytes].concat());
        let _ = Received::from_bytes(&put_together(0, &bytes));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Changes of the content, behind a checksum that holds, get to the rules.
    #[test]
    fn any_content_gives_a_game_or_a_reason(
        seed in 0_u64..20,
        short: bool,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        let game = played(seed, 200);
        let past = Past::of(&game);
        let packet = if short { outgoing(&game, &past).short() } else { outgoing(&game, &past).whole() };
        let (inputs, mut content) = take_apart(&packet.unwrap());
        prop_assert!(Received::from_bytes(&put_together(inputs, &content)).is_ok());
        let _ = Received::from_bytes(&put_together(inputs, &content[..cut.index(content.len())]));
        for (at, byte) in changes {
            let at = at.index(content.len());
            content[at] = byte;
        }
        let _ = Received::from_bytes(&put_together(inputs, &content));
    }
}

/// A run of cards that are done takes four bytes, and no more time than the game has cards.
#[test]
fn a_long_run_ends_where_the_rules_end_it() {
    let game = played(3, 1);
    let (_, mut content) = take_apart(&whole(&game));
    content.truncate(content.len() - 3);
    // One step: so many times done.
    content.extend([1, 0, 0xff, 0xff, 0xff, 0xff, 0x0f]);
    let error = Received::from_bytes(&put_together(u32::MAX, &content)).map(|_| ()).unwrap_err();
    assert!(matches!(error, ReadError::Refused(ReplayError::Input { .. })), "{error:?}");
}

#[test]
fn whatever_is_cut_off_says_so() {
    let packet = whole(&played(3, 200));
    for length in 0..packet.len() {
        let error = Received::from_bytes(&packet[..length]).map(|_| ()).unwrap_err();
        let expected = if length < 2 { ReadError::NotOurs } else { ReadError::CutOff };
        assert_eq!(error, expected, "{length} of {}", packet.len());
    }
}

#[test]
fn one_wrong_bit_is_noticed() {
    let packet = whole(&played(3, 60));
    for bit in 16..packet.len() * 8 {
        let mut changed = packet.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        assert!(Received::from_bytes(&changed).is_err(), "bit {bit}");
    }
}

#[test]
fn zeros_behind_a_packet_do_no_harm() {
    let game = played(3, 60);
    let packet = [whole(&game), vec![0; 20]].concat();
    assert_eq!(Received::from_bytes(&packet).unwrap().game.position(), game.position());
}

#[test]
fn a_newer_format_says_which_version_it_needs() {
    let mut packet = whole(&played(3, 60));
    packet[2..6].copy_from_slice(&[2, 3, 1, 4]);
    let error = Received::from_bytes(&packet).map(|_| ()).unwrap_err();
    assert_eq!(error, ReadError::Newer(Version(3, 1, 4)));
    assert_eq!(error.to_string(), "the game needs version 3.1.4 of Clockwood");
    // A reader that is too old looks no further.
    assert_eq!(Received::from_bytes(b"CW\x02\x03\x01\x04").map(|_| ()), Err(error));
}

#[test]
fn content_that_only_a_newer_version_knows_says_so_too() {
    // It ends a human's turn that has not begun: as if other rules had put it there.
    let game = played(3, 0);
    let (_, mut content) = take_apart(&whole(&game));
    content.pop();
    content.extend([1, 5]);
    let packet = put_together(1, &content);
    let error = Received::from_bytes(&packet).map(|_| ()).unwrap_err();
    assert!(matches!(error, ReadError::Refused(ReplayError::Input { at: 0, .. })), "{error:?}");
    let mut newer = packet;
    newer[3..6].copy_from_slice(&[200, 0, 0]);
    assert_eq!(Received::from_bytes(&sealed(newer)).map(|_| ()), Err(ReadError::Newer(Version(200, 0, 0))));
}

#[test]
fn other_files_are_not_ours() {
    for bytes in [&b""[..], b"\x89PNG\r\n\x1a\n", b"{\"format\":1}", b"cw\x01"] {
        assert_eq!(Received::from_bytes(bytes).map(|_| ()), Err(ReadError::NotOurs));
    }
    assert_eq!(Received::from_bytes(&vec![b'C'; MOST_BYTES + 1]).map(|_| ()), Err(ReadError::TooLarge));
}

#[test]
fn names_that_cannot_be_shown_stay_here() {
    let mut setup = played(3, 0).setup().clone();
    setup.seats[0].name = "a\u{7}".to_owned();
    let game = Game::new(setup).unwrap();
    assert_eq!(outgoing(&game, &Past::of(&game)).whole(), Err(WriteError::Name));
    let game = played(3, 0);
    for id in ["", "a b", &"x".repeat(65)] {
        assert_eq!(Outgoing { id, ..outgoing(&game, &Past::of(&game)) }.whole(), Err(WriteError::Name));
    }
}

#[test]
fn any_id_survives() {
    let game = played(3, 0);
    for id in [ID, "0198C3E7A1B2-0C0FFEE0", "0198c3e7a1b2-0c0ffee00", "0198c3e7-a1b20c0ffee0", "game_7", "x"] {
        let packet = Outgoing { id, ..outgoing(&game, &Past::of(&game)) }.whole().unwrap();
        assert_eq!(Received::from_bytes(&packet).unwrap().id, id);
    }
}

#[test]
fn a_table_that_corrections_made_impossible_is_not_begun_from() {
    let (seed, inputs) = (0..)
        .map(|seed| (seed, 300))
        .find(|&(seed, _)| played(seed, 300).position().card.prompt == engine::Prompt::HumanTurn)
        .unwrap();
    let mut game = played(seed, inputs);
    let faction = game.position().table.seats.iter().find(|seat| !seat.faction.is_vagabond()).unwrap().faction;
    let items = vec![Item::Sword; 9];
    game.apply(Input::Adjust(Adjustment::Crafted { faction, items })).unwrap();
    game.apply(Input::EndTurn).unwrap();
    let packet = outgoing(&game, &Past::of(&game)).short().unwrap();
    let received = Received::from_bytes(&packet).unwrap();
    assert_eq!(received.game.position(), game.position());
    // Such a table is refused where it is claimed.
    let checkpoint = game.checkpoints().last().unwrap().1;
    let refused = Game::from_checkpoint(game.setup().clone(), checkpoint).map_err(ReplayError::Checkpoint);
    assert!(refused.is_err());
}
