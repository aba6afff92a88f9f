//! Plays random games: `simulate [--games N] [--turns N] [--seed N] [--rounds N] [--check]`.
//!
//! Half of the games are of bots alone, half with humans who do anything. Without `--check` each
//! turn is run once, and turns a second are printed; with it games are played input by input and
//! everything that must hold is checked. Exit status 1 if something did not.

#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

use engine::Faction;
use engine::simulate::{Draws, Outcome, any_setup, play_checked, play_fast};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// What was asked for on the command line.
struct Asked {
    games: Option<u64>,
    turns: Option<u64>,
    seed: u64,
    rounds: u16,
    check: bool,
}

/// The generator behind a game's chance.
struct Seeded(Pcg32);

impl Draws for Seeded {
    fn below(&mut self, below: usize) -> usize {
        let below = u64::try_from(below.max(1)).unwrap_or(1);
        let drawn = (u64::from(self.0.next_u32()) * below) >> 32;
        usize::try_from(drawn).unwrap_or(0)
    }
}

fn main() -> ExitCode {
    let asked = match asked(std::env::args().skip(1)) {
        Ok(asked) => asked,
        Err(reason) => {
            println!("{reason}\nusage: simulate [--games N] [--turns N] [--seed N] [--rounds N] [--check]");
            return ExitCode::from(2);
        }
    };
    let started = Instant::now();
    let mut tally = Tally::default();
    let mut broken = 0;
    for game in 0.. {
        let enough = |limit: Option<u64>, done: u64| limit.is_some_and(|limit| done >= limit);
        if enough(asked.games, tally.games) || enough(asked.turns, tally.turns) {
            break;
        }
        let mut draws = Seeded(Pcg32::seed_from_u64(asked.seed.wrapping_add(game)));
        let seats = 2 + draws.below(7);
        let setup = any_setup(seats, game % 2 == 1, &mut draws);
        let outcome = if asked.check {
            play_checked(setup.clone(), asked.rounds, &mut draws).map_err(|error| error.to_string())
        } else {
            play_fast(&setup, asked.rounds, &mut draws).map_err(|error| error.to_string())
        };
        match outcome {
            Ok(outcome) => tally.count(&outcome),
            Err(error) => {
                broken += 1;
                tally.games += 1;
                println!("seed {}: {error}\n  {setup:?}", asked.seed.wrapping_add(game));
                if broken >= 10 {
                    break;
                }
            }
        }
    }
    tally.print();
    let seconds = started.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "a rate for people to read")]
    let rate = tally.turns as f64 / seconds;
    println!("{seconds:.1} s, {rate:.0} bot turns a second{}", if asked.check { ", everything checked" } else { "" });
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

fn asked(mut words: impl Iterator<Item = String>) -> Result<Asked, String> {
    let mut asked = Asked { games: None, turns: None, seed: 1, rounds: 60, check: false };
    while let Some(word) = words.next() {
        let mut number = || -> Result<u64, String> {
            let value = words.next().ok_or_else(|| format!("{word} needs a number"))?;
            value.parse().map_err(|_| format!("{word}: {value:?} is no number"))
        };
        match word.as_str() {
            "--games" => asked.games = Some(number()?),
            "--turns" => asked.turns = Some(number()?),
            "--seed" => asked.seed = number()?,
            "--rounds" => asked.rounds = u16::try_from(number()?).map_err(|error| error.to_string())?,
            "--check" => asked.check = true,
            _ => return Err(format!("unknown option {word:?}")),
        }
    }
    if asked.games.is_none() && asked.turns.is_none() {
        asked.games = Some(1000);
    }
    Ok(asked)
}

#[derive(Default)]
struct Tally {
    games: u64,
    turns: u64,
    winners: BTreeMap<Faction, u64>,
    unfinished: u64,
    rounds: Vec<u16>,
}

impl Tally {
    fn count(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.turns += u64::from(outcome.turns);
        self.rounds.push(outcome.rounds);
        self.unfinished += u64::from(outcome.winners.is_empty());
        for &winner in &outcome.winners {
            *self.winners.entry(winner).or_default() += 1;
        }
    }

    fn print(&self) {
        println!("{} games, {} bot turns", self.games, self.turns);
        let winners: Vec<String> = self.winners.iter().map(|(faction, games)| format!("{faction} {games}")).collect();
        println!("won by: {}; stopped by the round limit: {}", winners.join(", "), self.unfinished);
        if let (Some(shortest), Some(longest)) = (self.rounds.iter().min(), self.rounds.iter().max()) {
            println!("shortest {shortest} rounds, longest {longest}");
        }
    }
}
