//! Frames in any order make up the packet; what does not belong to them is refused, and what was
//! gathered is kept.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test that cannot go on has failed")]

mod games;

use games::{Seeded, go_on, played};
use proptest::prelude::*;
use transfer::{Collector, Density, FrameError, Frames, Level, Outgoing, Past, Progress, frames};

fn packet(seed: u64, inputs: usize, id: &str) -> Vec<u8> {
    let game = played(seed, inputs);
    Outgoing { id, played: 0, past: &Past::of(&game), game: &game }.whole().unwrap()
}

const ID: &str = "0198c3e7a1b2-0c0ffee0";

/// A packet of a real game, made as long as this by zeros, which may follow.
fn long_packet(bytes: usize) -> Vec<u8> {
    let mut packet = packet(5, 50, ID);
    packet.resize(bytes.max(packet.len()), 0);
    packet
}

/// A game with so much in it that it takes more than ten easy frames.
fn long_game() -> Frames {
    let mut game = (0..).map(|seed| played(seed, 1)).find(|game| game.setup().seats.len() == 8).unwrap();
    go_on(&mut game, 5000, &mut Seeded::new(1));
    let past = Past::of(&game);
    let packet = Outgoing { id: ID, played: 0, past: &past, game: &game }.whole().unwrap();
    // What a game lacks in length, noise makes up for: frames carry any bytes.
    let mut draws = Seeded::new(2);
    let noise = (packet.len()..2200).map(|_| u8::try_from(engine::simulate::Draws::below(&mut draws, 256)).unwrap());
    let packet: Vec<u8> = packet.iter().copied().chain(noise).collect();
    frames::split(&packet, Density::Easy, Level::Screen).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn frames_in_any_order_make_up_the_packet(
        seed: u64,
        inputs in 0_usize..500,
        density in prop::sample::select(&Density::ALL[..]),
        order in any::<u64>(),
    ) {
        let packet = packet(seed, inputs, ID);
        let frames = frames::split(&packet, density, Level::Screen).unwrap();
        let mut texts: Vec<&str> = frames.frames.iter().map(|frame| frame.text.as_str()).collect();
        let mut draws = Seeded::new(order);
        for at in (1..texts.len()).rev() {
            texts.swap(at, engine::simulate::Draws::below(&mut draws, at + 1));
        }
        let mut collector = Collector::default();
        for text in texts {
            prop_assert!(collector.packet().is_none());
            collector.take(text).unwrap();
            // Once more changes nothing.
            let before = collector.progress();
            prop_assert_eq!(collector.take(text), Ok(before));
        }
        prop_assert_eq!(collector.packet(), Some(packet));
    }

    #[test]
    fn any_text_is_taken_or_refused(texts in prop::collection::vec(".{0,40}", 1..5), tail in "[0-9A-Z $%*+./:-]{0,60}") {
        let mut collector = Collector::default();
        for text in &texts {
            let _ = collector.take(text);
        }
        let _ = collector.take(&format!("CW1{tail}"));
    }

    #[test]
    fn a_packet_that_ends_in_zeros_arrives(zeros in 0_usize..40, bytes in 100_usize..1000) {
        let mut packet = long_packet(bytes);
        packet.extend(vec![0; zeros]);
        let mut collector = Collector::default();
        for frame in frames::split(&packet, Density::Easy, Level::Screen).unwrap().frames {
            collector.take(&frame.text).unwrap();
        }
        prop_assert_eq!(collector.packet(), Some(packet));
    }
}

#[test]
fn missing_frames_are_named() {
    let packet = long_packet(1000);
    let frames = frames::split(&packet, Density::Easy, Level::Screen).unwrap();
    assert_eq!(frames.carrying, 6);
    let mut collector = Collector::default();
    assert_eq!(collector.progress(), Progress::default());
    for number in [6, 1, 2, 5] {
        let frame = &frames.frames[number - 1];
        assert_eq!(usize::from(frame.number), number);
        collector.take(&frame.text).unwrap();
    }
    assert_eq!(collector.progress(), Progress { wanted: 6, known: 4, missing: vec![3, 4] });
    assert_eq!(collector.packet(), None);
}

#[test]
fn parity_makes_up_for_one_frame_of_each_group() {
    let frames = long_game();
    let (carrying, all) = (usize::from(frames.carrying), frames.frames.len());
    let parity = all - carrying;
    assert!(carrying > 10 && parity == carrying.div_ceil(4), "{carrying} and {parity}");
    // As many neighbours as there are parity frames are missed together.
    for missed in 0..=carrying - parity {
        let mut collector = Collector::default();
        for (at, frame) in frames.frames.iter().enumerate() {
            if !(missed..missed + parity).contains(&at) {
                collector.take(&frame.text).unwrap();
            }
        }
        assert!(collector.packet().is_some(), "{parity} from {missed}");
    }
    // Two of one group are too many.
    let mut collector = Collector::default();
    for (at, frame) in frames.frames.iter().enumerate() {
        if at != 0 && at != parity {
            collector.take(&frame.text).unwrap();
        }
    }
    let missing = vec![1, u16::try_from(parity + 1).unwrap()];
    assert_eq!(collector.progress().missing, missing);
}

#[test]
fn what_does_not_belong_is_refused_and_what_was_gathered_kept() {
    let packet_here = long_packet(900);
    let here = frames::split(&packet_here, Density::Easy, Level::Screen).unwrap();
    let first = |packet: &[u8], density| frames::split(packet, density, Level::Screen).unwrap().frames[0].text.clone();
    let mut collector = Collector::default();
    let (last, others) = here.frames.split_last().unwrap();
    for frame in others {
        collector.take(&frame.text).unwrap();
    }
    let before = collector.progress();
    let mut cut = last.text.clone();
    cut.truncate(cut.len() - 3);
    for (text, error) in [
        ("https://example.org".to_owned(), FrameError::NotOurs),
        (String::new(), FrameError::NotOurs),
        ("CWX".to_owned(), FrameError::NotOurs),
        ("A".repeat(10_000), FrameError::NotOurs),
        (last.text.replacen("CW1", "CW2", 1), FrameError::Newer),
        (first(&packet(5, 50, "0198c3e7a1b2-0c0ffee1"), Density::Easy), FrameError::OtherGame),
        (first(&packet(5, 51, ID), Density::Easy), FrameError::OtherState),
        (first(&packet_here, Density::Dense), FrameError::OtherDensity),
        ("CW1".to_owned(), FrameError::Damaged),
        (last.text.get(..13).unwrap().to_owned(), FrameError::Damaged),
        (cut, FrameError::Damaged),
        (format!("{}?", last.text), FrameError::Damaged),
        (format!("{}0106{}", last.text.get(..9).unwrap(), last.text.get(13..).unwrap()), FrameError::Damaged),
    ] {
        assert_eq!(collector.take(&text), Err(error), "{text}");
        assert_eq!(collector.progress(), before, "{text}");
    }
    collector.take(&format!("{}\r\n", last.text)).unwrap();
    assert_eq!(collector.packet(), Some(packet_here));
}

#[test]
fn frames_that_do_not_fit_together_begin_again() {
    let packet = long_packet(300);
    let frames = frames::split(&packet, Density::Easy, Level::Screen).unwrap();
    let [one, two] = &frames.frames[..] else { panic!("{} frames", frames.frames.len()) };
    let misread = one.text.get(..13).unwrap().to_owned() + &transfer::base45::encode(&[9; 150]);
    let mut collector = Collector::default();
    collector.take(&misread).unwrap();
    assert_eq!(collector.take(&two.text), Err(FrameError::Garbled));
    assert_eq!(collector.progress(), Progress::default());
    collector.take(&one.text).unwrap();
    collector.take(&two.text).unwrap();
    assert_eq!(collector.packet(), Some(packet));
}

#[test]
fn one_still_code_where_it_fits() {
    let level = Level::Screen;
    let most = frames::still_capacity(level);
    assert_eq!(most, 496);
    let still = frames::best(&long_packet(most), Density::Easy, level).unwrap();
    assert_eq!((still.version, still.frames.len()), (15, 1));
    let mut collector = Collector::default();
    collector.take(&still.frames[0].text).unwrap();
    assert_eq!(collector.packet(), Some(long_packet(most)));
    let frames = frames::best(&long_packet(most + 1), Density::Normal, level).unwrap();
    assert_eq!((frames.version, frames.frames.len()), (12, 2));
}
