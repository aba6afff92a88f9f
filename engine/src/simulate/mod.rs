//! Random play: games of bots, and of bots and humans who do anything that is possible, to find
//! what no scenario thinks of.
//!
//! Chance comes in from the caller, so that a seed repeats a game.

mod check;
mod humans;
mod recount;
mod setups;

use crate::card::{Answer, Card, Prompt, Step};
use crate::deck::DeckCard;
use crate::game::{Game, Input, InputError, Position, ReplayError};
use crate::origin::Origin;
use crate::setup::{Setup, SetupError};
use crate::table::Table;
use crate::target::Why;
use crate::turn::{Answers, Pause, Turn};
use crate::{Faction, bots};

pub use check::{Fault, check_position};
pub use setups::any_setup;

/// A source of chance: an even number below the bound, which is at least 1.
pub trait Draws {
    /// A number from 0 up to, not including, `below`.
    fn below(&mut self, below: usize) -> usize;

    /// One of these; none where there is none.
    fn one<T: Copy>(&mut self, of: &[T]) -> Option<T>
    where
        Self: Sized,
    {
        if of.is_empty() {
            return None;
        }
        let at = self.below(of.len());
        of.get(at).copied()
    }

    /// True once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times.max(1)) == 0
    }
}

/// How a simulated game went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Bot turns that were begun.
    pub turns: u32,
    /// Rounds that were begun.
    pub rounds: u16,
    /// Empty where the round limit stopped the game.
    pub winners: Vec<Faction>,
}

/// What a simulated game broke.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Broken {
    #[error("set-up: {0}")]
    Setup(#[from] SetupError),
    #[error("after {inputs} inputs: {fault}, on the card {card:?}")]
    Fault { inputs: usize, fault: Fault, card: Box<Card> },
    #[error("an offered answer was refused after {inputs} inputs: {error}")]
    Refused { inputs: usize, error: InputError },
    #[error("replay: {0}")]
    Replay(#[from] ReplayError),
    #[error("after {inputs} inputs: {what} gives another table")]
    Differs { inputs: usize, what: &'static str },
}

/// Any answer that a card takes.
pub fn any_answer(card: &Card, table: &Table, draws: &mut impl Draws) -> Option<Answer> {
    Some(match &card.prompt {
        Prompt::Done => Answer::Done,
        Prompt::Draw if draws.once_in(100) => Answer::NoCard,
        Prompt::Draw => Answer::Card(any_card(table, draws)?),
        Prompt::Dice(battle) => {
            let die = |draws: &mut _| u8::try_from(Draws::below(draws, 4)).unwrap_or(0);
            let dice = [die(draws), die(draws)];
            let mut effects = Vec::new();
            for side in [&battle.attacker, &battle.defender] {
                if let Some(effect) = draws.one(&side.may_use)
                    && draws.once_in(3)
                {
                    effects.push((side.faction, effect));
                }
            }
            Answer::Dice { dice, effects }
        }
        Prompt::Chance(options) => Answer::Pick(draws.one(options)?.0),
        Prompt::Choose(options) => Answer::Pick(draws.one(options)?),
        Prompt::HumanTurn | Prompt::Over => return None,
    })
}

/// Any input that a game takes: an answer to the pending card, or what a human may do.
pub fn any_input(position: &Position, draws: &mut impl Draws) -> Input {
    match any_answer(&position.card, &position.table, draws) {
        Some(answer) => Input::Answer(answer),
        None => humans::any_input(position, draws),
    }
}

/// A card that has not been seen; where all have been, any of the deck.
fn any_card(table: &Table, draws: &mut impl Draws) -> Option<DeckCard> {
    let unseen: Vec<(DeckCard, u8)> = table.unseen();
    let copies: usize = unseen.iter().map(|&(_, copies)| usize::from(copies)).sum();
    if copies == 0 {
        return draws.one(&unseen).map(|(card, _)| card);
    }
    let mut at = draws.below(copies);
    unseen.iter().find_map(|&(card, copies)| match at.checked_sub(copies.into()) {
        Some(left) => {
            at = left;
            None
        }
        None => Some(card),
    })
}

/// Plays a game input by input, checking the table, the options, undo and replay.
///
/// # Errors
///
/// What broke.
pub fn play_checked(setup: Setup, rounds: u16, draws: &mut impl Draws) -> Result<Outcome, Broken> {
    let mut game = Game::new(setup)?;
    let mut outcome = Outcome::default();
    let mut turn = (0, 0);
    let mut earlier: (_, Vec<Why>) = ((0, 0, Step::Pieces), Vec::new());
    while game.position().winners.is_none() && game.position().round <= rounds {
        let inputs = game.inputs().len();
        let position = game.position();
        let step = (position.round, position.seat, position.card.mark.step);
        if step != earlier.0 {
            earlier = (step, Vec::new());
        }
        check_position(position, &earlier.1).map_err(|fault| Broken::Fault {
            inputs,
            fault,
            card: Box::new(position.card.clone()),
        })?;
        earlier.1.extend(position.card.why.iter().cloned());
        if (position.round, position.seat) != turn {
            turn = (position.round, position.seat);
            outcome.turns += u32::from(position.round > 0 && position.table.is_bot(position.faction()));
        }
        if draws.once_in(40) {
            every_option(&game, draws)?;
            undo_and_redo(&mut game, draws)?;
            from_a_checkpoint(&game, draws)?;
        }
        let input = any_input(game.position(), draws);
        game.apply(input).map_err(|error| Broken::Refused { inputs, error })?;
    }
    outcome.rounds = game.position().round;
    outcome.winners = game.position().winners.clone().unwrap_or_default();
    let again = Game::replay(game.setup().clone(), game.inputs().iter().cloned())?;
    if again.position() != game.position() || again.log() != game.log() {
        return Err(Broken::Differs { inputs: game.inputs().len(), what: "replay" });
    }
    Ok(outcome)
}

/// Every option that the pending card offers is accepted.
fn every_option(game: &Game, draws: &mut impl Draws) -> Result<(), Broken> {
    let inputs = game.inputs().len();
    let answers: Vec<Answer> = match &game.position().card.prompt {
        Prompt::Chance(options) => options.iter().map(|&(pick, _)| Answer::Pick(pick)).collect(),
        Prompt::Choose(options) => options.iter().map(|&pick| Answer::Pick(pick)).collect(),
        _ => any_answer(&game.position().card, &game.position().table, draws).into_iter().collect(),
    };
    for answer in answers {
        game.clone().apply(Input::Answer(answer)).map_err(|error| Broken::Refused { inputs, error })?;
    }
    Ok(())
}

/// Undoing some inputs and redoing them changes nothing.
fn undo_and_redo(game: &mut Game, draws: &mut impl Draws) -> Result<(), Broken> {
    let (before, log, inputs) = (game.position().clone(), game.log().to_vec(), game.inputs().len());
    let back = draws.below(inputs.min(30) + 1);
    let differs = |what| Broken::Differs { inputs, what };
    game.undo_to(inputs - back).map_err(|_| differs("undo"))?;
    for _ in 0..back {
        game.redo().map_err(|_| differs("redo"))?;
    }
    if *game.position() == before && game.log() == log { Ok(()) } else { Err(differs("undo and redo")) }
}

/// A game that begins at a checkpoint comes to the same position.
fn from_a_checkpoint(game: &Game, draws: &mut impl Draws) -> Result<(), Broken> {
    let count = game.checkpoints().count();
    if count == 0 {
        return Ok(());
    }
    let Some((before, checkpoint)) = game.checkpoints().nth(draws.below(count)) else { return Ok(()) };
    let origin = Origin { setup: game.setup().clone(), checkpoint: Some(checkpoint) };
    let again = Game::replay(origin, game.inputs().iter().skip(before).cloned())?;
    let what = "a checkpoint";
    if again.position() == game.position() {
        Ok(())
    } else {
        Err(Broken::Differs { inputs: game.inputs().len(), what })
    }
}

/// Plays a game in one go, each turn run once: for speed.
///
/// # Errors
///
/// Where the set-up is refused.
pub fn play_fast(setup: &Setup, rounds: u16, draws: &mut impl Draws) -> Result<Outcome, SetupError> {
    let mut table = setup.table()?;
    let mut outcome = Outcome::default();
    let mut player = Anything { draws };
    let first = table.seats.first().map_or(Faction::Marquise, |seat| seat.faction);
    let mut run = Turn::new(table, first, &mut player);
    // Anything answers every card of a set-up.
    let _ = crate::setup::play(&mut run);
    (table, _) = run.into_parts();
    let seats: Vec<Faction> = table.seats.iter().map(|seat| seat.faction).collect();
    for round in 1..=rounds {
        outcome.rounds = round;
        for &faction in &seats {
            let bot = table.is_bot(faction);
            let actions = if bot { 1 } else { 3 };
            outcome.turns += u32::from(bot);
            table.begin_turn(faction);
            for _ in 0..actions {
                let action = if bot { None } else { humans::any_action(&table, faction, player.draws) };
                let mut run = Turn::new(table, faction, &mut player);
                let result = match action {
                    _ if bot => bots::play(&mut run),
                    Some(action) => action.play(&mut run),
                    None => Ok(()),
                };
                (table, _) = run.into_parts();
                if let Err(Pause::Over(winners)) = result {
                    outcome.winners = winners;
                    return Ok(outcome);
                }
            }
        }
    }
    Ok(outcome)
}

/// Answers every card with anything that it takes.
struct Anything<'a, D> {
    draws: &'a mut D,
}

impl<D: Draws> Answers for Anything<'_, D> {
    fn answer(&mut self, card: &Card, table: &Table) -> Option<Answer> {
        any_answer(card, table, self.draws)
    }
}
