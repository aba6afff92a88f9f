//! What must hold in every game: played at random, with everything checked.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use engine::simulate::{Draws, any_input, any_setup, play_checked};
use engine::{Game, Input, Setup};
use proptest::prelude::*;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

struct Seeded(Pcg32);

impl Draws for Seeded {
    fn below(&mut self, below: usize) -> usize {
        self.0.next_u32() as usize % below.max(1)
    }
}

fn seeded(seed: u64) -> Seeded {
    Seeded(Pcg32::seed_from_u64(seed))
}

/// Any game, after so many inputs that it took.
fn any_game(seed: u64, seats: usize, inputs: usize) -> (Setup, Game, Seeded) {
    let mut draws = seeded(seed);
    let setup = any_setup(seats, true, &mut draws);
    let mut game = Game::new(setup.clone()).unwrap();
    for _ in 0..inputs {
        if game.position().winners.is_some() {
            break;
        }
        let input = any_input(game.position(), &mut draws);
        game.apply(input).unwrap();
    }
    (setup, game, draws)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Pieces, slots, limits and supplies hold; every offered option is accepted; replay, undo with
    /// redo and a checkpoint give the same table; targets are counted again plainly; nothing is stuck.
    #[test]
    fn a_game_holds(seed: u64, seats in 2..=8_usize, with_humans: bool) {
        let mut draws = seeded(seed);
        let setup = any_setup(seats, with_humans, &mut draws);
        let outcome = play_checked(setup, 12, &mut draws);
        prop_assert!(outcome.is_ok(), "{}", outcome.unwrap_err());
    }

    /// An input of another game, or of another moment, is taken or refused; refused it changes
    /// nothing, and what can be redone still can.
    #[test]
    fn a_refused_input_changes_nothing(seed: u64, foreign: u64, seats in 2..=8_usize, inputs in 0..300_usize) {
        let (_, mut game, _) = any_game(seed, seats, inputs);
        let (_, other, _) = any_game(foreign, seats, 300);
        let _ = game.undo();
        for input in other.inputs() {
            let before = (game.position().clone(), game.inputs().len(), game.undone().len(), game.log().len());
            if game.apply(input.clone()).is_err() {
                let after = (game.position().clone(), game.inputs().len(), game.undone().len(), game.log().len());
                prop_assert_eq!(after, before);
            }
            let fault = game.position().table.check();
            prop_assert!(fault.is_ok(), "{:?} after {:?}", fault, input);
        }
    }

    /// A saved game is read back as it was.
    #[test]
    fn a_record_is_the_game(seed: u64, seats in 2..=8_usize, inputs in 0..300_usize) {
        let (setup, game, _) = any_game(seed, seats, inputs);
        let text = serde_json::to_string(&(setup, game.inputs())).unwrap();
        let (setup, inputs): (Setup, Vec<Input>) = serde_json::from_str(&text).unwrap();
        let again = Game::replay(setup, inputs).unwrap();
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.log(), game.log());
    }
}
