//! The log: every input with its effect in words, by round and seat.

use backend::GameView;
use engine::{Entry, Event, Faction, LogLine, Map, Phase, Place, What};

use crate::text::{Arg, Texts};
use crate::view::title::{capital, service_name, signed};

/// A turn in the log, or the set-up of a faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnModel {
    pub round: u16,
    pub faction: Faction,
    pub title: String,
    pub lines: Vec<LineModel>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineModel {
    /// Its position in the log.
    pub at: usize,
    /// How many inputs had been made when it happened.
    pub inputs: usize,
    pub text: String,
    /// Nothing happened: said more quietly.
    pub quiet: bool,
}

/// The log by turns, in the order of play.
#[must_use]
pub fn turns(log: &[Entry], map: &Map, texts: &Texts) -> Vec<TurnModel> {
    let mut turns: Vec<TurnModel> = Vec::new();
    for (at, entry) in log.iter().enumerate() {
        let line = LineModel {
            at,
            inputs: entry.inputs,
            text: line(&entry.line, entry.faction, map, texts),
            quiet: matches!(entry.line.what, What::Skipped(_)),
        };
        match turns.last_mut() {
            Some(turn) if turn.round == entry.round && turn.faction == entry.faction => turn.lines.push(line),
            _ => turns.push(TurnModel {
                round: entry.round,
                faction: entry.faction,
                title: texts.faction(entry.faction),
                lines: vec![line],
            }),
        }
    }
    turns
}

/// A round's name.
#[must_use]
pub fn round(round: u16, texts: &Texts) -> String {
    match round {
        0 => texts.t("log-setup"),
        _ => texts.tf("log-round", &[("round", Arg::Number(round.into()))]),
    }
}

/// What happened in the turn that is going on, for its summary.
#[must_use]
pub fn this_turn(view: &GameView, texts: &Texts) -> Vec<LineModel> {
    turns(&view.this_turn, view.table.map, texts).into_iter().flat_map(|turn| turn.lines).collect()
}

/// The log as text, to be kept or sent.
#[must_use]
pub fn as_text(log: &[Entry], map: &Map, texts: &Texts) -> String {
    let mut text = String::new();
    let mut last = None;
    for turn in turns(log, map, texts) {
        if last != Some(turn.round) {
            last = Some(turn.round);
            text.push_str(&format!("\n{}\n", round(turn.round, texts)));
        }
        text.push_str(&format!("  {}\n", turn.title));
        for line in turn.lines {
            text.push_str(&format!("    {}\n", line.text));
        }
    }
    text.trim_start().to_owned()
}

/// A line in words. The faction whose turn it stands in is not named.
#[must_use]
pub fn line(line: &LogLine, own: Faction, map: &Map, texts: &Texts) -> String {
    match line.what {
        What::Event(event) => {
            let text = event_line(event, map, texts);
            match actor(event).filter(|&actor| actor != own) {
                Some(actor) => texts.tf("event-of", &[("faction", Arg::Faction(actor)), ("event", Arg::Text(&text))]),
                None => capital(&text),
            }
        }
        What::Skipped(skip) => {
            let reason = texts.t(&format!("skip-{skip}"));
            let step = match line.mark.phase {
                Phase::Setup => texts.t("phase-setup"),
                Phase::Birdsong | Phase::Daylight | Phase::Evening | Phase::Human => {
                    texts.t(&format!("step-{}", line.mark.step))
                }
            };
            texts.tf("event-skipped", &[("step", Arg::Text(&step)), ("reason", Arg::Text(&reason))])
        }
    }
}

/// Whom an event is about.
const fn actor(event: Event) -> Option<Faction> {
    match event {
        Event::Order(_) | Event::Turmoil => None,
        Event::Craft(faction, _)
        | Event::Place { faction, .. }
        | Event::Remove { faction, .. }
        | Event::Move { faction, .. }
        | Event::Score(faction, _)
        | Event::Discard(faction)
        | Event::Buy(faction, _)
        | Event::Draw(faction) => Some(faction),
        Event::Battle { attacker, .. } => Some(attacker),
    }
}

fn event_line(event: Event, map: &Map, texts: &Texts) -> String {
    match event {
        Event::Order(suit) => {
            let suit = texts.t(&format!("suit-{suit}"));
            texts.tf("event-order", &[("suit", Arg::Text(&suit))])
        }
        Event::Craft(_, item) => texts.tf("event-craft", &[("item", Arg::Item(item))]),
        Event::Battle { clearing, attacker: _, defender } => texts.tf(
            "event-battle",
            &[("defender", Arg::Faction(defender)), ("clearing", Arg::Place(map, Place::Clearing(clearing)))],
        ),
        Event::Place { place, faction: _, count, piece } => {
            texts.tf("event-place", &[("pieces", Arg::Pieces(count, piece)), ("place", Arg::Place(map, place))])
        }
        Event::Remove { place, faction: _, count, piece } => {
            texts.tf("event-remove", &[("pieces", Arg::Pieces(count, piece)), ("place", Arg::Place(map, place))])
        }
        Event::Move { faction: _, count, from, to } => texts.tf(
            "event-move",
            &[("count", Arg::Number(count.into())), ("from", Arg::Place(map, from)), ("to", Arg::Place(map, to))],
        ),
        Event::Score(_, points) => {
            let change = signed(points);
            texts.tf(
                "event-score",
                &[("change", Arg::Text(&change)), ("points", Arg::Number(points.unsigned_abs().into()))],
            )
        }
        Event::Turmoil => texts.t("event-turmoil"),
        Event::Discard(_) => texts.t("event-discard"),
        Event::Draw(_) => texts.t("event-draw"),
        Event::Buy(_, service) => texts.tf("event-buy", &[("service", Arg::Text(&service_name(service, texts)))]),
    }
}
