//! Chance by the app: dice, cards of the deck, random picks.

use engine::{Answer, DeckCard, Pick, Prompt, Table};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg32;

/// An answer to a prompt that is left to chance; none where it is not.
#[must_use]
pub(crate) fn outcome(prompt: &Prompt, table: &Table, seed: u64) -> Option<Answer> {
    let mut chance = Pcg32::seed_from_u64(seed);
    match prompt {
        Prompt::Draw => Some(draw(table, &mut chance).map_or(Answer::NoCard, Answer::Card)),
        Prompt::Dice(_) => {
            const FACES: [u8; 4] = [0, 1, 2, 3];
            let dice = [*FACES.choose(&mut chance)?, *FACES.choose(&mut chance)?];
            Some(Answer::Dice { dice, effects: Vec::new() })
        }
        Prompt::Chance(options) => {
            let (pick, _) = options.choose_weighted(&mut chance, |&(_, weight)| weight).ok()?;
            Some(Answer::Pick(*pick))
        }
        Prompt::Done | Prompt::Choose(_) | Prompt::HumanTurn | Prompt::Over => None,
    }
}

/// Whether a plot is to be drawn, which no player sees.
#[must_use]
pub(crate) fn draws_plot(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::Chance(options) if options.iter().all(|(pick, _)| matches!(pick, Pick::Plot(_))))
}

/// A card that has not been seen; where all have been, one of the discard pile, shuffled anew.
fn draw(table: &Table, chance: &mut Pcg32) -> Option<DeckCard> {
    let unseen = table.unseen();
    match unseen.choose_weighted(chance, |&(_, copies)| copies) {
        Ok((card, _)) => Some(*card),
        Err(_) => table.discard.choose(chance).copied(),
    }
}
