//! The longest turn of a game with all eight bots: the whole of it from its first card to its last,
//! and its last answer alone, which runs the turn once more from its start. And the whole game.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]
#![allow(clippy::unwrap_used, reason = "a benchmark that cannot run has nothing to say")]

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::bots::vagabot::Character;
use engine::simulate::{Draws, any_answer};
use engine::{Faction, Game, Input, MapId, SeatSetup, Services, Setup};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

const SEED: u64 = 8;

struct Seeded(Pcg32);

impl Draws for Seeded {
    fn below(&mut self, below: usize) -> usize {
        self.0.next_u32() as usize % below.max(1)
    }
}

fn eight_bots() -> Setup {
    let bots = Faction::ALL.iter().copied().filter(|&f| f.has_bot() && f != Faction::Vagabond2);
    let seat = |faction: Faction| SeatSetup {
        character: faction.is_vagabond().then_some(Character::Ranger),
        ..SeatSetup::bot(faction)
    };
    Setup { services: Services::Advanced, ..Setup::new(MapId::Autumn, bots.map(seat).collect()) }
}

/// A whole game, with the number of inputs before its longest turn and in it.
fn game_and_longest_turn() -> (Game, usize, usize) {
    let mut draws = Seeded(Pcg32::seed_from_u64(SEED));
    let mut game = Game::new(eight_bots()).unwrap();
    let (mut before, mut length, mut start, mut turn) = (0, 0, 0, (0, 0));
    loop {
        let position = game.position();
        let now = (position.round, position.seat);
        if now != turn {
            let inputs = game.inputs().len();
            if turn.0 > 0 && inputs - start > length {
                (before, length) = (start, inputs - start);
            }
            (turn, start) = (now, inputs);
        }
        let Some(answer) = any_answer(&position.card, &position.table, &mut draws) else { break };
        game.apply(Input::Answer(answer)).unwrap();
    }
    (game, before, length)
}

fn apply_all(game: &mut Game, inputs: &[Input]) {
    for input in inputs {
        game.apply(black_box(input.clone())).unwrap();
    }
}

fn bench(c: &mut Criterion) {
    let (whole, before, length) = game_and_longest_turn();
    let inputs = whole.inputs().to_vec();
    let turn = inputs.iter().skip(before).take(length).cloned().collect::<Vec<_>>();
    let mut first = whole.clone();
    first.undo_to(before).unwrap();
    c.bench_function(&format!("a turn of {length} answers, eight seats"), |b| {
        b.iter_batched_ref(|| first.clone(), |game| apply_all(game, &turn), BatchSize::SmallInput);
    });
    let mut last = whole.clone();
    last.undo_to(before + length - 1).unwrap();
    let answer = inputs.iter().skip(before + length - 1).take(1).cloned().collect::<Vec<_>>();
    c.bench_function("its last answer", |b| {
        b.iter_batched_ref(|| last.clone(), |game| apply_all(game, &answer), BatchSize::SmallInput);
    });
    let rounds = whole.position().round;
    c.bench_function(&format!("a game of {rounds} rounds and {} inputs", inputs.len()), |b| {
        b.iter(|| {
            let mut game = Game::new(eight_bots()).unwrap();
            apply_all(&mut game, &inputs);
            black_box(game.inputs().len())
        });
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
