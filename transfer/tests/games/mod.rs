//! Games played at random.

#![allow(dead_code, reason = "each test takes what it needs")]

use engine::simulate::{Draws, any_input, any_setup};
use engine::{Game, Setup};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// The generator behind a game's chance.
pub struct Seeded(Pcg32);

impl Seeded {
    pub fn new(seed: u64) -> Self {
        Seeded(Pcg32::seed_from_u64(seed))
    }
}

impl Draws for Seeded {
    fn below(&mut self, below: usize) -> usize {
        let below = u64::try_from(below.max(1)).unwrap_or(1);
        usize::try_from((u64::from(self.0.next_u32()) * below) >> 32).unwrap_or(0)
    }
}

/// Any set-up with so many seats, some of them with names.
pub fn setup(seats: usize, with_humans: bool, draws: &mut Seeded) -> Setup {
    let mut setup = any_setup(seats, with_humans, draws);
    for seat in &mut setup.seats {
        if draws.once_in(3) {
            seat.name = "Ødegård & Søn".to_owned();
        }
    }
    setup
}

/// A game of this seed after so many inputs, or at its end.
pub fn played(seed: u64, inputs: usize) -> Game {
    let mut draws = Seeded::new(seed);
    let seats = 2 + draws.below(7);
    let with_humans = draws.once_in(2);
    let mut game = Game::new(setup(seats, with_humans, &mut draws)).unwrap();
    go_on(&mut game, inputs, &mut draws);
    game
}

/// Plays so many inputs more, or to the end.
pub fn go_on(game: &mut Game, inputs: usize, draws: &mut Seeded) {
    for _ in 0..inputs {
        if game.position().winners.is_some() {
            break;
        }
        let input = any_input(game.position(), draws);
        game.apply(input).unwrap();
    }
}
