//! A game that has arrived: how it stands to what is here, and what can be done with it.

use backend::{Arrival, Here, Keep, Request, Start, Summary};
use transfer::Relation;

use crate::text::{Arg, Texts};
use crate::view::hand_over::extent;
use crate::view::shelf::{RowModel, row};

/// What is shown of a game that has arrived.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrivedModel {
    /// How it stands to what is here.
    pub relation: String,
    pub received: SideModel,
    /// The game that is here already.
    pub here: Option<SideModel>,
    /// What can be done, the usual first.
    pub choices: Vec<ChoiceModel>,
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideModel {
    pub title: String,
    pub row: RowModel,
    /// How far undo goes back.
    pub extent: String,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceModel {
    /// Its name in tests.
    pub word: &'static str,
    pub label: String,
    pub what: Choice,
}

/// What a choice does. None of them loses anything.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    Keep(Keep),
    /// The game here is opened, or comes back from the bin.
    Send(Request),
}

/// What is shown of a game that has arrived.
#[must_use]
pub fn arrived(arrival: &Arrival, texts: &Texts) -> ArrivedModel {
    let Arrival { game, start, here } = arrival;
    let side = |title: String, game: &Summary, start: Option<Start>| SideModel {
        title,
        row: row(game, texts),
        extent: extent(start, texts),
    };
    ArrivedModel {
        relation: relation(here.as_ref(), *start, texts),
        received: side(texts.t("arrived-received"), game, *start),
        here: here.as_ref().map(|here| {
            let title = if here.binned { texts.t("arrived-here-bin") } else { texts.t("arrived-here") };
            side(title, &here.game, here.start)
        }),
        choices: choices(here.as_ref(), *start, texts),
    }
}

fn relation(here: Option<&Here>, start: Option<Start>, texts: &Texts) -> String {
    let by = |id: &str, by: u32| texts.tf(id, &[("by", Arg::Number(by.into()))]);
    match here.map(|here| (here, here.relation)) {
        None | Some((_, Relation::Other)) => texts.t("arrived-new"),
        Some((here, Relation::Same)) if longer(start, here.start) => texts.t("arrived-same-longer"),
        Some((_, Relation::Same)) => texts.t("arrived-same"),
        Some((_, Relation::Newer { by: steps })) => by("arrived-newer", steps),
        Some((_, Relation::Older { by: steps })) => by("arrived-older", steps),
        Some((_, Relation::Diverged { .. })) => texts.t("arrived-diverged"),
        Some((_, Relation::Unknown)) => texts.t("arrived-unknown"),
    }
}

fn choices(here: Option<&Here>, start: Option<Start>, texts: &Texts) -> Vec<ChoiceModel> {
    let choice = |word, id: &str, what| ChoiceModel { word, label: texts.t(id), what };
    let beside = |word, id: &str| choice(word, id, Choice::Keep(Keep::Beside));
    let Some(here) = here else { return vec![beside("keep", "arrived-keep")] };
    let id = || here.game.id.clone();
    let instead = |word, id_of_text: &str| choice(word, id_of_text, Choice::Keep(Keep::Instead(id())));
    match here.relation {
        Relation::Other => vec![beside("keep", "arrived-keep")],
        Relation::Same => {
            let own = if here.binned {
                choice("restore", "arrived-restore", Choice::Send(Request::Restore(id())))
            } else {
                choice("open", "arrived-open", Choice::Send(Request::Open(id())))
            };
            let other = longer(start, here.start).then(|| instead("instead", "arrived-instead"));
            other.into_iter().chain([own]).collect()
        }
        Relation::Newer { .. } => vec![instead("update", "arrived-update"), beside("both", "arrived-both")],
        Relation::Older { .. } | Relation::Diverged { .. } | Relation::Unknown => {
            vec![beside("both", "arrived-both"), instead("instead", "arrived-instead")]
        }
    }
}

/// Whether undo goes back further in what was received.
fn longer(received: Option<Start>, here: Option<Start>) -> bool {
    match (received, here) {
        (None, here) => here.is_some(),
        (Some(received), Some(here)) => received.round < here.round,
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use backend::{GameId, SeatSummary};
    use engine::{Faction, MapId};

    use super::*;
    use crate::text::Language;

    fn arrival(relation: Relation, received: Option<u16>, here: Option<u16>, binned: bool) -> Arrival {
        let game = |id: &str| Summary {
            id: GameId(id.to_owned()),
            map: MapId::Autumn,
            seats: vec![SeatSummary { faction: Faction::Eyrie, name: "Mia".to_owned(), bot: false, vp: 1 }],
            round: 6,
            turn: Faction::Eyrie,
            winners: None,
            played: 0,
        };
        let start = |round: Option<u16>| round.map(|round| Start { round, turn: Faction::Eyrie });
        Arrival {
            game: game("there"),
            start: start(received),
            here: Some(Here { game: game("here"), start: start(here), binned, relation }),
        }
    }

    fn words(arrival: &Arrival) -> Vec<&'static str> {
        let model = arrived(arrival, &Texts::new(Language::English));
        model.choices.iter().map(|choice| choice.word).collect()
    }

    #[test]
    fn a_new_game_is_kept() {
        let arrival = Arrival { here: None, ..arrival(Relation::Same, None, None, false) };
        assert_eq!(words(&arrival), ["keep"]);
    }

    #[test]
    fn each_relation_has_its_choices_and_the_usual_one_comes_first() {
        let of = |relation| words(&arrival(relation, None, None, false));
        assert_eq!(of(Relation::Newer { by: 3 }), ["update", "both"]);
        assert_eq!(of(Relation::Older { by: 3 }), ["both", "instead"]);
        assert_eq!(of(Relation::Diverged { common: 3 }), ["both", "instead"]);
        assert_eq!(of(Relation::Unknown), ["both", "instead"]);
        assert_eq!(of(Relation::Same), ["open"]);
        assert_eq!(words(&arrival(Relation::Same, None, None, true)), ["restore"]);
        // The one with more to undo is worth having.
        assert_eq!(words(&arrival(Relation::Same, None, Some(4), false)), ["instead", "open"]);
        assert_eq!(words(&arrival(Relation::Same, Some(4), None, false)), ["open"]);
    }

    #[test]
    fn both_are_shown_with_their_rounds() {
        let texts = Texts::new(Language::English);
        let model = arrived(&arrival(Relation::Newer { by: 1 }, Some(5), None, true), &texts);
        assert_eq!(model.relation, "It goes on from the game here, by one step.");
        assert_eq!(model.received.row.state, "Round 6, Eyrie to play");
        let here = model.here.unwrap();
        assert_eq!(
            (here.title.as_str(), here.row.state.as_str()),
            ("Here already, in the bin", "Round 6, Eyrie to play")
        );
    }
}
