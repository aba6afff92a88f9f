//! A game: its origin, which is a set-up or a table in the middle of a game, and all inputs since.
//! Everything else follows from them.

use serde::{Deserialize, Serialize};

use crate::adjust::{Adjustment, Refusal};
use crate::bots;
use crate::card::{Answer, AnswerError, Card, Mark, Message, Phase, Prompt, Step};
use crate::event::Section;
use crate::faction::Faction;
use crate::human::Action;
use crate::origin::{Checkpoint, CheckpointError, Origin};
use crate::setup::{self, Setup, SetupError};
use crate::table::Table;
use crate::turn::{Answers, LogLine, Pause, Play, Turn, What};

/// Something that the players put in: the one way in which a game changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    /// The answer to the pending card.
    Answer(Answer),
    /// An action in a human's turn.
    Human(Action),
    /// The end of a human's turn.
    EndTurn,
    /// A correction; during a bot's step it takes effect at the step's start, and the step's
    /// answers are dropped.
    Adjust(Adjustment),
}

/// Why an input was refused. The game is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InputError {
    #[error("answer refused: {0}")]
    Answer(AnswerError),
    #[error("refused: {0}")]
    Refused(Refusal),
    #[error("it is not a human's turn")]
    NotAHumansTurn,
    #[error("a card is waiting for its answer")]
    CardPending,
    #[error("the game is over")]
    GameOver,
    #[error("there is nothing to undo")]
    NothingToUndo,
    #[error("there is nothing to redo")]
    NothingToRedo,
}

/// A saved game was refused: the set-up, or the input at this position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReplayError {
    #[error("set-up: {0}")]
    Setup(SetupError),
    #[error("checkpoint: {0}")]
    Checkpoint(CheckpointError),
    #[error("input {at}: {error}")]
    Input { at: usize, error: InputError },
}

/// A game in play.
#[derive(Clone, Debug)]
pub struct Game {
    origin: Origin,
    inputs: Vec<Input>,
    /// Undone inputs, the next to redo last.
    undone: Vec<Input>,
    now: Position,
    log: Vec<Entry>,
    /// Positions to go back to, by the number of inputs before them: only a cache.
    checkpoints: Vec<(usize, Position)>,
}

/// A line of the log with its place in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// How many inputs had been made when it happened.
    pub inputs: usize,
    /// Round, from 1; 0 is the set-up.
    pub round: u16,
    /// Whose turn it was, or whose set-up.
    pub faction: Faction,
    pub line: LogLine,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The table as it lies now.
    pub table: Table,
    /// Round, from 1; 0 is the set-up.
    pub round: u16,
    /// Whose turn it is, by position in turn order.
    pub seat: usize,
    /// The card that waits.
    pub card: Card,
    /// Factions that have won, once the game is over.
    pub winners: Option<Vec<Faction>>,
    doing: Doing,
    /// The table when what is being done began.
    start: Table,
    record: Vec<Recorded>,
    /// How many lines of what is being done are in the log already.
    logged: usize,
}

/// What is being played out.
#[derive(Clone, Debug, PartialEq)]
enum Doing {
    Setup,
    Bot,
    Human,
    Action(Action),
}

/// What was put in during a run.
#[derive(Clone, Debug, PartialEq)]
enum Recorded {
    Answer(Answer),
    Adjust(Adjustment),
}

/// Gives a run its recorded answers, and knows where its current step began.
struct Record<'a> {
    recorded: &'a [Recorded],
    at: usize,
    step_start: usize,
}

impl Answers for Record<'_> {
    fn answer(&mut self, _: &Card, _: &Table) -> Option<Answer> {
        match self.recorded.get(self.at)? {
            Recorded::Answer(answer) => {
                self.at += 1;
                Some(answer.clone())
            }
            Recorded::Adjust(_) => None,
        }
    }

    fn corrections(&mut self) -> Vec<Adjustment> {
        self.step_start = self.at;
        let mut corrections = Vec::new();
        while let Some(Recorded::Adjust(adjustment)) = self.recorded.get(self.at) {
            corrections.push(adjustment.clone());
            self.at += 1;
        }
        corrections
    }
}

/// How a run ended.
struct Ran {
    table: Table,
    log: Vec<LogLine>,
    /// How many answers came before the step in which it stopped.
    step_start: usize,
    result: Play,
}

impl Game {
    /// A new game, at the first card of its set-up.
    ///
    /// # Errors
    ///
    /// Where the rules forbid the set-up.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let table = setup.table()?;
        let mut now = Position {
            start: table.clone(),
            table,
            round: 0,
            seat: 0,
            card: over_card(Faction::Marquise, Vec::new()),
            winners: None,
            doing: Doing::Setup,
            record: Vec::new(),
            logged: 0,
        };
        let mut log = Vec::new();
        // The first card of a set-up waits for an answer whatever the table.
        let _ = now.go_on(0, &mut log);
        let checkpoints = vec![(0, now.clone())];
        Ok(Game { origin: setup.into(), inputs: Vec::new(), undone: Vec::new(), now, log, checkpoints })
    }

    /// A game that goes on from a table in the middle of it. What came before is not known: the
    /// log begins there, and undo ends there.
    ///
    /// # Errors
    ///
    /// Where the rules forbid the set-up, or the table cannot be one of its tables.
    pub fn from_checkpoint(setup: Setup, checkpoint: Checkpoint) -> Result<Self, CheckpointError> {
        checkpoint.check(&setup)?;
        let Checkpoint { table, round, seat } = checkpoint.clone();
        let mut now = Position {
            start: table.clone(),
            table,
            round,
            seat,
            card: over_card(Faction::Marquise, Vec::new()),
            winners: None,
            doing: Doing::Human,
            record: Vec::new(),
            logged: 0,
        };
        if now.table.is_bot(now.faction()) {
            now.doing = Doing::Bot;
        }
        let mut log = Vec::new();
        // Nothing is answered yet that could be refused.
        let _ = now.go_on(0, &mut log);
        let checkpoints = vec![(0, now.clone())];
        let origin = Origin { setup, checkpoint: Some(checkpoint) };
        Ok(Game { origin, inputs: Vec::new(), undone: Vec::new(), now, log, checkpoints })
    }

    /// A saved game: its inputs played through again from its origin, such as its set-up.
    ///
    /// # Errors
    ///
    /// Where the origin or an input is refused, with the input's position.
    pub fn replay(origin: impl Into<Origin>, inputs: impl IntoIterator<Item = Input>) -> Result<Self, ReplayError> {
        let Origin { setup, checkpoint } = origin.into();
        let mut game = match checkpoint {
            None => Game::new(setup).map_err(ReplayError::Setup)?,
            Some(checkpoint) => Game::from_checkpoint(setup, checkpoint).map_err(ReplayError::Checkpoint)?,
        };
        for (at, input) in inputs.into_iter().enumerate() {
            game.apply(input).map_err(|error| ReplayError::Input { at, error })?;
        }
        Ok(game)
    }

    /// A saved game with what had been undone in it, so that it can be redone.
    ///
    /// # Errors
    ///
    /// As [`Game::replay`]. Undone inputs are not checked before they are redone.
    pub fn replay_with_undone(
        origin: impl Into<Origin>,
        inputs: impl IntoIterator<Item = Input>,
        undone: Vec<Input>,
    ) -> Result<Self, ReplayError> {
        let mut game = Game::replay(origin, inputs)?;
        game.undone = undone;
        Ok(game)
    }

    /// The set-up it began with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.origin.setup
    }

    /// Where its inputs lead on from.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Where it could have begun instead: the tables at which a turn began, or an action of a
    /// human ended, oldest first, each with the number of inputs before it.
    pub fn checkpoints(&self) -> impl DoubleEndedIterator<Item = (usize, Checkpoint)> {
        self.checkpoints.iter().filter_map(|(inputs, position)| Some((*inputs, position.checkpoint()?)))
    }

    /// Points of each faction at the end of each round so far, for the chart of a game.
    #[must_use]
    pub fn points_by_round(&self) -> Vec<(u16, Vec<(Faction, u8)>)> {
        let begun = self.origin.checkpoint.as_ref().map(|checkpoint| &checkpoint.table);
        let seats = self.setup().seats.iter().map(|seat| seat.faction);
        let mut points: Vec<(Faction, u8)> =
            seats.map(|faction| (faction, begun.map_or(0, |table| table.vp(faction)))).collect();
        let mut rounds: Vec<(u16, Vec<(Faction, u8)>)> = Vec::new();
        for entry in &self.log {
            if let What::Event(crate::event::Event::Score(faction, change)) = entry.line.what
                && let Some((_, total)) = points.iter_mut().find(|(known, _)| *known == faction)
            {
                *total = total.saturating_add_signed(change);
            }
            match rounds.last_mut() {
                Some((round, known)) if *round == entry.round => known.clone_from(&points),
                _ => rounds.push((entry.round, points.clone())),
            }
        }
        rounds
    }

    /// All inputs so far.
    #[must_use]
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Undone inputs, the next to redo last.
    #[must_use]
    pub fn undone(&self) -> &[Input] {
        &self.undone
    }

    /// Where it stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// What happened, from the beginning.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Puts in something new. What was undone can no longer be redone.
    ///
    /// # Errors
    ///
    /// Where it is refused; the game is as it was.
    pub fn apply(&mut self, input: Input) -> Result<(), InputError> {
        self.advance(input)?;
        self.undone.clear();
        Ok(())
    }

    fn advance(&mut self, input: Input) -> Result<(), InputError> {
        let mut next = self.now.clone();
        let logged = self.log.len();
        let number = self.inputs.len() + 1;
        if let Err(error) = next.apply(&input, number, &mut self.log) {
            self.log.truncate(logged);
            return Err(error);
        }
        self.inputs.push(input);
        if next.record.is_empty() {
            self.checkpoints.push((number, next.clone()));
        }
        self.now = next;
        Ok(())
    }

    /// Takes back the last input.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn undo(&mut self) -> Result<(), InputError> {
        let input = self.inputs.pop().ok_or(InputError::NothingToUndo)?;
        self.undone.push(input);
        self.rewind();
        Ok(())
    }

    /// Takes back inputs until only so many are left.
    ///
    /// # Errors
    ///
    /// Where there are fewer already.
    pub fn undo_to(&mut self, inputs: usize) -> Result<(), InputError> {
        if inputs > self.inputs.len() {
            return Err(InputError::NothingToUndo);
        }
        self.undone.extend(self.inputs.drain(inputs..).rev());
        self.rewind();
        Ok(())
    }

    /// Puts back the input that was undone last.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn redo(&mut self) -> Result<(), InputError> {
        let input = self.undone.pop().ok_or(InputError::NothingToRedo)?;
        self.advance(input)
    }

    /// The position after so many inputs: the table as it was.
    ///
    /// # Errors
    ///
    /// Where the game has fewer.
    pub fn at(&self, inputs: usize) -> Result<Position, InputError> {
        let Some(kept) = self.inputs.get(..inputs) else { return Err(InputError::NothingToUndo) };
        let Some((from, position)) = self.checkpoints.iter().rev().find(|(number, _)| *number <= inputs) else {
            return Err(InputError::NothingToUndo);
        };
        let mut position = position.clone();
        let mut log = Vec::new();
        for (number, input) in kept.iter().enumerate().skip(*from) {
            position.apply(input, number + 1, &mut log)?;
        }
        Ok(position)
    }

    fn rewind(&mut self) {
        let inputs = self.inputs.len();
        // Inputs that were accepted once are accepted again: the same run from the same table.
        if let Ok(position) = self.at(inputs) {
            self.now = position;
        }
        self.log.retain(|entry| entry.inputs <= inputs);
        self.checkpoints.retain(|(number, _)| *number <= inputs);
    }
}

impl Position {
    /// The faction whose turn it is.
    #[must_use]
    pub fn faction(&self) -> Faction {
        self.table.seats.get(self.seat).map_or(self.card.faction, |seat| seat.faction)
    }

    /// The table to begin from here; none in the middle of something, or when the game is over.
    #[must_use]
    pub fn checkpoint(&self) -> Option<Checkpoint> {
        let begun = match self.doing {
            Doing::Bot | Doing::Human => self.record.is_empty(),
            Doing::Setup | Doing::Action(_) => false,
        };
        let here = begun && self.winners.is_none();
        here.then(|| Checkpoint { table: self.start.clone(), round: self.round, seat: self.seat })
    }

    /// What a human's action would bring about right now, without taking it: whether it is refused.
    ///
    /// # Errors
    ///
    /// Why it would be.
    pub fn check(&self, action: &Action) -> Result<(), InputError> {
        if self.winners.is_some() {
            return Err(InputError::GameOver);
        }
        match self.doing {
            // Services are bought at the start of one's own turn.
            Doing::Human if matches!(action, Action::Buy { faction, .. } if *faction != self.faction()) => {
                Err(InputError::Refused(Refusal::NotTheirTurn(action.actor())))
            }
            Doing::Human => action.check(&self.table).map_err(InputError::Refused),
            Doing::Action(_) => Err(InputError::CardPending),
            Doing::Setup | Doing::Bot => Err(InputError::NotAHumansTurn),
        }
    }

    /// Answers `Done` to the pending card, to see what comes next: for looking ahead on a copy.
    ///
    /// # Errors
    ///
    /// Where the card needs another answer.
    pub fn answer_done(&mut self) -> Result<(), InputError> {
        self.apply(&Input::Answer(Answer::Done), 0, &mut Vec::new())
    }

    fn apply(&mut self, input: &Input, number: usize, log: &mut Vec<Entry>) -> Result<(), InputError> {
        if self.winners.is_some() {
            return Err(InputError::GameOver);
        }
        match input {
            Input::Answer(answer) => {
                self.card.prompt.check(answer, self.table.cards()).map_err(InputError::Answer)?;
                self.record.push(Recorded::Answer(answer.clone()));
            }
            Input::Human(action) => {
                self.check(action)?;
                self.begin(Doing::Action(action.clone()));
            }
            Input::EndTurn => match self.doing {
                Doing::Human => self.next_turn(),
                Doing::Action(_) => return Err(InputError::CardPending),
                Doing::Setup | Doing::Bot => return Err(InputError::NotAHumansTurn),
            },
            Input::Adjust(adjustment) => self.adjust(adjustment, log)?,
        }
        self.go_on(number, log)
    }

    /// A correction takes effect at the start of the step being played, whose answers are dropped.
    fn adjust(&mut self, adjustment: &Adjustment, log: &mut Vec<Entry>) -> Result<(), InputError> {
        if self.doing == Doing::Human {
            adjustment.apply(&mut self.table).map_err(InputError::Refused)?;
            self.start = self.table.clone();
            return Ok(());
        }
        // The run stops at the pending card, in the step that the correction belongs to. Corrections
        // made in it before stay.
        let step_start = self.run().step_start;
        let earlier = self.record.iter().skip(step_start).take_while(|r| matches!(r, Recorded::Adjust(_))).count();
        self.record.truncate(step_start + earlier);
        let ran = self.run();
        adjustment.apply(&mut ran.table.clone()).map_err(InputError::Refused)?;
        self.record.push(Recorded::Adjust(adjustment.clone()));
        // What the step had logged is gone with its answers.
        let gone = self.logged.saturating_sub(ran.log.len());
        log.truncate(log.len().saturating_sub(gone));
        self.logged -= gone;
        Ok(())
    }

    fn begin(&mut self, doing: Doing) {
        self.doing = doing;
        self.start = self.table.clone();
        self.record.clear();
        self.logged = 0;
    }

    fn next_turn(&mut self) {
        let seats = self.table.seats.len().max(1);
        let first = self.round == 0;
        self.seat = if first { 0 } else { (self.seat + 1) % seats };
        if self.seat == 0 {
            self.round = self.round.saturating_add(1);
        }
        let faction = self.faction();
        self.table.begin_turn(faction);
        let doing = if self.table.is_bot(faction) { Doing::Bot } else { Doing::Human };
        self.begin(doing);
    }

    /// Plays on until a card waits.
    fn go_on(&mut self, number: usize, log: &mut Vec<Entry>) -> Result<(), InputError> {
        loop {
            if self.doing == Doing::Human {
                self.card = human_card(self.faction());
                return Ok(());
            }
            let Ran { table, log: lines, result, .. } = self.run();
            let acting = self.acting();
            let new = lines.into_iter().skip(self.logged);
            let entries = new.map(|line| {
                let faction = if self.round == 0 { line.by } else { acting };
                Entry { inputs: number, round: self.round, faction, line }
            });
            let before = log.len();
            log.extend(entries);
            self.logged += log.len() - before;
            self.table = table;
            match result {
                Err(Pause::Card(card)) => {
                    self.card = *card;
                    return Ok(());
                }
                Err(Pause::Refused(error)) => return Err(InputError::Answer(error)),
                Err(Pause::Over(winners)) => {
                    self.card = over_card(acting, winners.clone());
                    self.winners = Some(winners);
                    return Ok(());
                }
                Ok(()) => match self.doing {
                    Doing::Setup | Doing::Bot => self.next_turn(),
                    Doing::Action(_) | Doing::Human => self.begin(Doing::Human),
                },
            }
        }
    }

    fn acting(&self) -> Faction {
        match &self.doing {
            Doing::Action(action) => action.actor(),
            _ => self.faction(),
        }
    }

    /// Runs what is being done from its start over its record.
    fn run(&self) -> Ran {
        let mut record = Record { recorded: &self.record, at: 0, step_start: 0 };
        let mut turn = Turn::new(self.start.clone(), self.acting(), &mut record);
        let result = match &self.doing {
            Doing::Setup => setup::play(&mut turn),
            Doing::Bot => bots::play(&mut turn),
            Doing::Action(action) => action.play(&mut turn),
            Doing::Human => Ok(()),
        };
        let (table, log) = turn.into_parts();
        Ran { table, log, step_start: record.step_start, result }
    }
}

fn human_card(faction: Faction) -> Card {
    plain_card(faction, Phase::Human, Step::Action, Message::HumanTurn { faction }, Prompt::HumanTurn)
}

fn over_card(faction: Faction, winners: Vec<Faction>) -> Card {
    plain_card(faction, Phase::Evening, Step::Summary, Message::GameOver { winners }, Prompt::Over)
}

fn plain_card(faction: Faction, phase: Phase, step: Step, message: Message, prompt: Prompt) -> Card {
    let mark = Mark { phase, step, section: Section::new("3") };
    Card { faction, mark, message, why: Vec::new(), rulings: Vec::new(), prompt }
}
