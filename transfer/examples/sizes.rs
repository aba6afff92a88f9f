//! Plays games at random and prints how large they are on their way: `sizes [--games N]`.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a tool for the terminal"
)]

#[path = "../tests/games/mod.rs"]
mod games;

use std::collections::BTreeMap;

use engine::simulate::any_input;
use engine::{Game, MapId};
use games::Seeded;
use transfer::{Density, Level, Outgoing, Past, frames};

/// A game's size at a moment.
struct Size {
    inputs: usize,
    whole: usize,
    short: usize,
    /// How many turns the largest form goes back that fits a still code.
    turns: usize,
}

/// A moment: the end of a round, or of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    Round(u16),
    End,
}

const MOMENTS: [Moment; 4] = [Moment::Round(1), Moment::Round(5), Moment::Round(10), Moment::End];
/// What the issue asks of the short form of four seats at round 10.
const SHORT: usize = 520;
/// What it asks of the whole game, in normal frames.
const FRAMES: usize = 12;

fn main() {
    let mut count = 1000;
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match (word.as_str(), words.next()) {
            ("--games", Some(value)) => count = value.parse().expect("a number of games"),
            (other, _) => panic!("unknown option {other:?}"),
        }
    }
    let mut by_seats: BTreeMap<(usize, Moment), Vec<Size>> = BTreeMap::new();
    let mut by_map: BTreeMap<MapId, Vec<Size>> = BTreeMap::new();
    for seed in 0..count {
        let seats = 2 + seed % 7;
        let map = MapId::ALL[seed / 7 % MapId::ALL.len()];
        let sizes = play(seed, seats, map, seed / 42 % 2 == 1);
        for (moment, size) in sizes {
            if moment == Moment::End {
                by_map.entry(map).or_default().push(Size { ..size });
            }
            by_seats.entry((seats, moment)).or_default().push(size);
        }
    }
    println!("{count} games, half of them with humans. Bytes: half of the games / 95 in 100 / all take no more.\n");
    println!(
        "| seats | at the end of | games | inputs | whole, bytes | whole, normal frames | whole fits a still code | short, bytes | short fits a still code | turns in a still code |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for seats in 2..=8 {
        for moment in MOMENTS {
            if let Some(sizes) = by_seats.get(&(seats, moment)) {
                let when = match moment {
                    Moment::Round(round) => format!("round {round}"),
                    Moment::End => "the game".to_owned(),
                };
                println!("| {seats} | {when} {}", row(sizes));
            }
        }
    }
    println!(
        "\n| map | games | inputs | whole, bytes | whole, normal frames | whole fits a still code | short, bytes | short fits a still code | turns in a still code |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (map, sizes) in &by_map {
        println!("| {map} {}", row(sizes));
    }
    let four = by_seats.get(&(4, Moment::Round(10))).map_or(&[][..], Vec::as_slice);
    println!(
        "\nShort form of four seats at the end of round 10 within {SHORT} bytes: {} of {}.",
        four.iter().filter(|size| size.short <= SHORT).count(),
        four.len()
    );
    let ends = || by_map.values().flatten();
    println!(
        "Whole game at its end within {FRAMES} normal frames: {} of {}.",
        ends().filter(|size| normal(size.whole) <= FRAMES).count(),
        ends().count()
    );
}

fn row(sizes: &[Size]) -> String {
    let spread = |of: &dyn Fn(&Size) -> usize| {
        let mut all: Vec<usize> = sizes.iter().map(of).collect();
        all.sort_unstable();
        let at = |share: usize| all[((all.len() - 1) * share).div_ceil(100)];
        format!("{} / {} / {}", at(50), at(95), at(100))
    };
    let still = |of: &dyn Fn(&Size) -> usize| {
        let fits = sizes.iter().filter(|size| of(size) <= frames::still_capacity(Level::Screen)).count();
        format!("{} %", fits * 100 / sizes.len())
    };
    format!(
        "| {} | {} | {} | {} | {} | {} | {} | {} |",
        sizes.len(),
        spread(&|size| size.inputs),
        spread(&|size| size.whole),
        spread(&|size| normal(size.whole)),
        still(&|size| size.whole),
        spread(&|size| size.short),
        still(&|size| size.short),
        spread(&|size| size.turns),
    )
}

/// How many normal frames carry so many bytes.
fn normal(bytes: usize) -> usize {
    bytes.div_ceil(frames::capacity(Density::Normal.version(), Level::Screen))
}

fn play(seed: usize, seats: usize, map: MapId, with_humans: bool) -> Vec<(Moment, Size)> {
    let mut draws = Seeded::new(seed as u64);
    let setup = loop {
        let setup = games::setup(seats, with_humans, &mut draws);
        if setup.map == map && setup.seats.len() == seats {
            break setup;
        }
    };
    let mut game = Game::new(setup).unwrap();
    let mut sizes = Vec::new();
    while game.position().winners.is_none() && game.inputs().len() < 8000 {
        let before = game.position().round;
        let input = any_input(game.position(), &mut draws);
        game.apply(input).unwrap();
        let ended = Moment::Round(before);
        if game.position().round > before && MOMENTS.contains(&ended) {
            let mut earlier = game.clone();
            earlier.undo().unwrap();
            sizes.push((ended, size(&earlier)));
        }
    }
    sizes.push((Moment::End, size(&game)));
    sizes
}

fn size(game: &Game) -> Size {
    let past = Past::of(game);
    let outgoing = Outgoing { id: "0198c3e7a1b2-0c0ffee0", played: 1_760_000_000_000, past: &past, game };
    let still = outgoing.within(frames::still_capacity(Level::Screen)).unwrap();
    let begun = transfer::Received::from_bytes(&still).unwrap().past.origin.inputs as usize;
    let turns = game.checkpoints().filter(|(before, _)| *before >= begun);
    let mut turns: Vec<(u16, usize)> = turns.map(|(_, checkpoint)| (checkpoint.round, checkpoint.seat)).collect();
    turns.dedup();
    Size {
        inputs: game.inputs().len(),
        whole: outgoing.whole().unwrap().len(),
        short: outgoing.short().unwrap().len(),
        turns: turns.len(),
    }
}
