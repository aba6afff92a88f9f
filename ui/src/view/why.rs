//! The reasons for a choice, as a table.

use engine::{Best, Candidate, Choice, Decided, Map, Out, Rank, Rulings, Target, TieBreak, Why};

use crate::text::{Arg, Texts};

/// A choice as a table of its candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyModel {
    pub question: String,
    /// What each rank counts, with the rank that decided marked.
    pub ranks: Vec<RankModel>,
    /// Best first.
    pub candidates: Vec<CandidateModel>,
    /// Candidates that were out before the ranks, by the reason.
    pub out: Vec<(String, String)>,
    /// What settled it, as a sentence.
    pub decided: String,
}

/// The head of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankModel {
    pub best: String,
    pub measure: String,
    pub decided: bool,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateModel {
    pub name: String,
    pub values: Vec<String>,
    pub chosen: bool,
}

/// A ruling that a card depended on, as a sentence.
#[must_use]
pub fn ruling_line(ruling: engine::Ruling, rulings: &Rulings, texts: &Texts) -> String {
    let id = ruling.id();
    let question = texts.t(&format!("ruling-{id}"));
    let value = texts.t(&format!("ruling-{id}-{}", rulings.value(ruling)));
    texts.tf("why-ruling", &[("id", Arg::Text(id)), ("question", Arg::Text(&question)), ("value", Arg::Text(&value))])
}

/// The table of a choice.
#[must_use]
pub fn why_model(why: &Why, map: &Map, texts: &Texts) -> WhyModel {
    let choice = &why.choice;
    let deciding = match choice.decided {
        Decided::Rank(at) => Some(at),
        Decided::NoTarget | Decided::OnlyTarget | Decided::Priority => None,
    };
    let ranks = choice.ranks.iter().enumerate().map(|(at, rank)| RankModel {
        best: texts.t(&format!("best-{}", rank.best)),
        measure: texts.t(&format!("measure-{}", rank.of)),
        decided: deciding == Some(at),
    });
    let legal = choice.candidates.iter().filter(|candidate| candidate.out.is_none());
    let candidates = legal.enumerate().map(|(at, candidate)| CandidateModel {
        name: name(candidate.target, map, texts),
        values: candidate.values.iter().map(|value| value_text(*value)).collect(),
        chosen: at == 0,
    });
    WhyModel {
        question: texts.t(&format!("why-{}", why.question)),
        ranks: ranks.collect(),
        candidates: candidates.collect(),
        out: out(&choice.candidates, map, texts),
        decided: decided(choice, texts),
    }
}

fn value_text(value: i16) -> String {
    match value {
        // Players without a score marker come last either way.
        -1 | i16::MAX => "–".to_owned(),
        _ => value.to_string(),
    }
}

fn name(target: Target, map: &Map, texts: &Texts) -> String {
    match target {
        Target::Place(place) => texts.place(map, place),
        Target::Player(faction) => texts.faction(faction),
    }
}

/// Candidates that are out, gathered by their reason.
fn out(candidates: &[Candidate<Target>], map: &Map, texts: &Texts) -> Vec<(String, String)> {
    let mut by_reason: Vec<(Out, Vec<String>)> = Vec::new();
    for candidate in candidates {
        let Some(reason) = candidate.out else { continue };
        let name = name(candidate.target, map, texts);
        match by_reason.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, names)) => names.push(name),
            None => by_reason.push((reason, vec![name])),
        }
    }
    let reason = |out: Out| match out {
        Out::Filter(filter) => texts.t(&format!("filter-{filter}")),
        Out::Illegal(illegal) => texts.t(&format!("illegal-{illegal}")),
    };
    by_reason.into_iter().map(|(out, names)| (texts.list(&names), reason(out))).collect()
}

fn decided(choice: &Choice<Target>, texts: &Texts) -> String {
    match choice.decided {
        Decided::NoTarget => texts.t("why-no-target"),
        Decided::OnlyTarget => texts.t("why-only-target"),
        Decided::Rank(at) => match choice.ranks.get(at) {
            Some(&Rank { best, of }) => {
                let measure = texts.t(&format!("measure-{of}"));
                let id = match best {
                    Best::Most => "why-rank-most",
                    Best::Fewest => "why-rank-fewest",
                };
                texts.tf(id, &[("measure", Arg::Text(&measure))])
            }
            None => String::new(),
        },
        Decided::Priority => texts.t(match (choice.ranks.is_empty(), choice.tie_break) {
            (false, TieBreak::HighestPriority) => "why-highest-priority",
            (false, TieBreak::LowestPriority) => "why-lowest-priority",
            (false, TieBreak::SetupPriority) => "why-setup-priority",
            (_, TieBreak::Chance) => "why-by-chance",
            (true, TieBreak::HighestPriority) => "why-no-rank-highest",
            (true, TieBreak::LowestPriority) => "why-no-rank-lowest",
            (true, TieBreak::SetupPriority) => "why-no-rank-setup",
        }),
    }
}
