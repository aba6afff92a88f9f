//! A turn as a function of the table and of the answers.
//!
//! Rules are straight code over `tell`, `ask` and `chance`. Each gives back the recorded answer if
//! there is one, else it stops the run with a `Pause` that carries the pending card. To go on, the
//! answer is recorded and the turn is run again from its start.

use serde::{Deserialize, Serialize};

use crate::adjust::Adjustment;
use crate::battle::{Battle, Effect};
use crate::card::{Answer, AnswerError, Card, Chance, Decision, DrawnFor, Mark, Message, Phase, Pick, Prompt, Step};
use crate::deck::DeckCard;
use crate::event::{Event, Section};
use crate::faction::Faction;
use crate::map::ClearingId;
use crate::ruling::Ruling;
use crate::table::Table;
use crate::target::{Choice, Target, Why};
use crate::words::words;

/// A run in progress: a bot's turn, a set-up, or what a human's action brings about.
pub struct Turn<'a> {
    pub table: Table,
    /// The faction that acts.
    pub me: Faction,
    /// The ferry carries each player once a turn (Law of Root M.3.5, ruling C-14).
    pub(crate) ferry_used: bool,
    mark: Mark,
    answers: &'a mut dyn Answers,
    log: Vec<LogLine>,
}

/// Where answers come from: a record, a scenario, random play.
pub trait Answers {
    /// The answer to a card, or none to stop here and ask the players.
    fn answer(&mut self, card: &Card, table: &Table) -> Option<Answer>;

    /// The corrections that players made to the table at the start of the step that begins now.
    fn corrections(&mut self) -> Vec<Adjustment> {
        Vec::new()
    }
}

/// Why a run stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Pause {
    /// A card waits for its answer.
    Card(Box<Card>),
    /// A recorded answer is not among its card's options.
    Refused(AnswerError),
    /// The game is over.
    Over(Vec<Faction>),
}

/// What a rule gives back: a value, or a pause that `?` carries up.
pub type Play<T = ()> = Result<T, Pause>;

/// The two dice of a battle, and the effects that humans use in it.
pub type Rolled = ([u8; 2], Vec<(Faction, Effect)>);

/// A line of the log: what happened, or why nothing did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    pub mark: Mark,
    /// Who was acting.
    pub by: Faction,
    pub what: What,
}

/// What a line of the log is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Event(Event),
    Skipped(Skip),
}

words! {
    /// Why a step passed in silence.
    pub enum Skip {
        NoItem = "no-item",
        NoBattle = "no-battle",
        NobodyToRecruit = "nobody-to-recruit",
        NowhereToRecruit = "nowhere-to-recruit",
        NoneLeft = "none-left",
        NowhereToBuild = "nowhere-to-build",
        NothingMoves = "nothing-moves",
        NoColumn = "no-column",
        NothingToRemove = "nothing-to-remove",
        NoTarget = "no-target",
        NoPoints = "no-points",
        Impossible = "impossible",
        /// Steadfast: a Surprise Revolt will come, so Public Pity is left out.
        SurpriseRevoltAhead = "surprise-revolt-ahead",
        NothingExhausted = "nothing-exhausted",
        NothingDamaged = "nothing-damaged",
        NothingToExhaust = "nothing-to-exhaust",
    }
}

/// The reasons on a card: choices, and rulings that mattered.
#[derive(Clone, Debug, Default)]
pub struct Because {
    why: Vec<Why>,
    rulings: Vec<Ruling>,
}

impl Because {
    /// No reasons to show.
    #[must_use]
    pub fn nothing() -> Self {
        Because::default()
    }

    /// A choice, under the question that it answers.
    #[must_use]
    pub fn of<T: Copy + Into<Target>>(question: crate::target::Question, choice: &Choice<T>) -> Self {
        Because { why: vec![Why::new(question, choice)], rulings: Vec::new() }
    }

    /// These reasons and those.
    #[must_use]
    pub fn and(mut self, other: Because) -> Self {
        self.why.extend(other.why);
        self.rulings.extend(other.rulings);
        self
    }

    /// A ruling that mattered.
    #[must_use]
    pub fn ruling(mut self, ruling: Ruling) -> Self {
        self.rulings.push(ruling);
        self
    }
}

impl<'a> Turn<'a> {
    /// A run for a faction, at its first step.
    pub fn new(table: Table, me: Faction, answers: &'a mut dyn Answers) -> Self {
        let mark = Mark { phase: Phase::Birdsong, step: Step::Order, section: Section::new("2") };
        Turn { table, me, ferry_used: false, mark, answers, log: Vec::new() }
    }

    /// The table as it is now, and what happened.
    #[must_use]
    pub fn into_parts(self) -> (Table, Vec<LogLine>) {
        (self.table, self.log)
    }

    /// What happened so far.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// Begins a step. Corrections that the players made in it take effect here, so that a target
    /// is never older than the board it stands on.
    ///
    /// # Errors
    ///
    /// None of its own; the signature is that of every rule.
    pub fn step(&mut self, phase: Phase, step: Step, section: &'static str) -> Play {
        self.mark = Mark { phase, step, section: Section::new(section) };
        for correction in self.answers.corrections() {
            // It was checked when it was made, against this very table.
            let _ = correction.apply(&mut self.table);
        }
        Ok(())
    }

    /// The phase that the run is in.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.mark.phase
    }

    /// Something for the players to do; comes back when they have done it.
    ///
    /// # Errors
    ///
    /// A pause until then.
    pub fn tell(&mut self, message: Message, because: Because) -> Play {
        self.answer(message, because, Prompt::Done).map(|_| ())
    }

    /// The card that the players draw; none where none is left to draw, which is skipped (ruling
    /// L-13).
    ///
    /// # Errors
    ///
    /// A pause until it is known.
    pub fn draw(&mut self, what_for: DrawnFor) -> Play<Option<DeckCard>> {
        match self.answer(Message::Draw { what_for }, Because::nothing(), Prompt::Draw)? {
            Answer::Card(card) => Ok(Some(card)),
            Answer::NoCard => {
                self.skipped(Skip::NoneLeft);
                Ok(None)
            }
            _ => Err(Pause::Refused(AnswerError::OtherPrompt)),
        }
    }

    /// The dice of a battle, and the effects that humans use in it.
    ///
    /// # Errors
    ///
    /// A pause until they are rolled.
    pub fn roll(&mut self, battle: &Battle, because: Because) -> Play<Rolled> {
        let message = Message::Battle {
            clearing: battle.clearing,
            attacker: battle.attacker.faction,
            defender: battle.defender.faction,
        };
        match self.answer(message, because, Prompt::Dice(Box::new(battle.clone())))? {
            Answer::Dice { dice, effects } => Ok((dice, effects)),
            _ => Err(Pause::Refused(AnswerError::OtherPrompt)),
        }
    }

    /// An outcome of chance, each as likely as its weight. Not asked where all options are alike;
    /// none where there is no option.
    ///
    /// # Errors
    ///
    /// A pause until it is known.
    pub fn chance(&mut self, what: Chance, options: impl IntoIterator<Item = Pick>) -> Play<Option<Pick>> {
        let mut weighed: Vec<(Pick, u8)> = Vec::new();
        for option in options {
            match weighed.iter_mut().find(|(known, _)| *known == option) {
                Some((_, weight)) => *weight = weight.saturating_add(1),
                None => weighed.push((option, 1)),
            }
        }
        match weighed.as_slice() {
            [] => Ok(None),
            [(only, _)] => Ok(Some(*only)),
            _ => self.picked(Message::Random { what }, Because::nothing(), Prompt::Chance(weighed)).map(Some),
        }
    }

    /// A human's decision. Not asked where there is only one option; none where there is none.
    ///
    /// # Errors
    ///
    /// A pause until it is taken.
    pub fn decide(&mut self, faction: Faction, what: Decision, options: Vec<Pick>) -> Play<Option<Pick>> {
        self.choose(Message::Decide { faction, what }, options, Because::nothing())
    }

    /// A human's decision about something in a clearing.
    ///
    /// # Errors
    ///
    /// A pause until it is taken.
    pub fn decide_in(
        &mut self,
        clearing: ClearingId,
        faction: Faction,
        what: Decision,
        options: Vec<Pick>,
        because: Because,
    ) -> Play<Option<Pick>> {
        self.choose(Message::DecideIn { clearing, faction, what }, options, because)
    }

    fn choose(&mut self, message: Message, options: Vec<Pick>, because: Because) -> Play<Option<Pick>> {
        match options.as_slice() {
            [] => Ok(None),
            [only] => Ok(Some(*only)),
            _ => self.picked(message, because, Prompt::Choose(options)).map(Some),
        }
    }

    fn picked(&mut self, message: Message, because: Because, prompt: Prompt) -> Play<Pick> {
        match self.answer(message, because, prompt)? {
            Answer::Pick(pick) => Ok(pick),
            _ => Err(Pause::Refused(AnswerError::OtherPrompt)),
        }
    }

    fn answer(&mut self, message: Message, because: Because, prompt: Prompt) -> Play<Answer> {
        let card = Card {
            faction: self.me,
            mark: self.mark.clone(),
            message,
            why: because.why,
            rulings: because.rulings,
            prompt,
        };
        match self.answers.answer(&card, &self.table) {
            None => Err(Pause::Card(Box::new(card))),
            Some(answer) => match card.prompt.check(&answer, self.table.cards()) {
                Ok(()) => Ok(answer),
                Err(error) => Err(Pause::Refused(error)),
            },
        }
    }

    /// Writes down that something happened.
    pub(crate) fn happened(&mut self, event: Event) {
        self.log.push(LogLine { mark: self.mark.clone(), by: self.me, what: What::Event(event) });
    }

    /// Writes down that a step passed with nothing done.
    pub(crate) fn skipped(&mut self, why: Skip) {
        self.log.push(LogLine { mark: self.mark.clone(), by: self.me, what: What::Skipped(why) });
    }
}

impl std::fmt::Debug for Turn<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Turn").field("me", &self.me).field("mark", &self.mark).finish_non_exhaustive()
    }
}
