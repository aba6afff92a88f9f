//! The bots, one module each: straight code over `tell`, `ask`, `chance` and the targeting function.

pub mod alliance;
pub mod corvids;
pub mod duchy;
pub mod eyrie;
pub mod lizards;
pub mod marquise;
pub mod riverfolk;
pub mod vagabot;

use crate::card::{Message, Phase, Step};
use crate::faction::Faction;
use crate::turn::{Because, Play, Turn};

/// Whether the bot of a faction can play a turn.
#[must_use]
pub const fn can_play(faction: Faction) -> bool {
    use Faction::*;
    matches!(faction, Marquise | Eyrie | Alliance | Vagabond | Vagabond2 | Lizards | Riverfolk | Duchy | Corvids)
}

/// A bot's set-up.
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(turn: &mut Turn) -> Play {
    match turn.me {
        Faction::Marquise => marquise::set_up(turn),
        Faction::Eyrie => eyrie::set_up(turn),
        Faction::Lizards => lizards::set_up(turn),
        Faction::Riverfolk => riverfolk::set_up(turn),
        Faction::Duchy => duchy::set_up(turn),
        Faction::Alliance => alliance::set_up(turn),
        Faction::Corvids => corvids::set_up(turn),
        Faction::Vagabond | Faction::Vagabond2 => vagabot::set_up(turn),
        _ => turn.tell(Message::NothingToSetUp, Because::nothing()),
    }
}

/// A bot's whole turn, up to its summary.
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(turn: &mut Turn) -> Play {
    turn.buy_before_turn()?;
    match turn.me {
        Faction::Marquise => marquise::play(turn)?,
        Faction::Eyrie => eyrie::play(turn)?,
        Faction::Lizards => lizards::play(turn)?,
        Faction::Riverfolk => riverfolk::play(turn)?,
        Faction::Duchy => duchy::play(turn)?,
        Faction::Alliance => alliance::play(turn)?,
        Faction::Corvids => corvids::play(turn)?,
        Faction::Vagabond | Faction::Vagabond2 => vagabot::play(turn)?,
        _ => {}
    }
    turn.rule_the_pass()?;
    turn.table.end_turn();
    turn.step(Phase::Evening, Step::Summary, "2")?;
    turn.tell(Message::TurnOver, Because::nothing())
}
