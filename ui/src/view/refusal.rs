//! Why something was refused, as a sentence.

use backend::{Refused, Restored, Unreadable};
use engine::{AnswerError, InputError, LayoutError, Map, Place, Refusal, SetupError};

use crate::host::HostError;
use crate::text::{Arg, Texts};
use crate::view::log::round;
use crate::view::receive;
use crate::view::title::capital;

/// What went wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    Refused(Refused),
    Host(HostError),
}

/// What went wrong, as a sentence. The map is that of the open game.
#[must_use]
pub fn sentence(trouble: &Trouble, map: Option<&Map>, texts: &Texts) -> String {
    let text = match trouble {
        Trouble::Host(HostError(reason)) => texts.tf("refused-host", &[("reason", Arg::Text(reason))]),
        Trouble::Refused(refused) => match refused {
            Refused::NoGame(_) => texts.t("refused-no-game"),
            Refused::Unreadable(_, reason) => {
                format!("{} {}", texts.t("refused-unreadable"), unreadable(reason, texts))
            }
            Refused::OpenElsewhere(_) => texts.t("refused-open-elsewhere"),
            Refused::Setup(error) => setup_error(error, texts),
            Refused::Input(error) => input_error(error, map, texts),
            Refused::NothingToChance => texts.t("refused-nothing-to-chance"),
            Refused::HandOver(transfer::WriteError::TooLong) => texts.t("hand-over-too-long"),
            Refused::HandOver(transfer::WriteError::Name) => texts.t("hand-over-name"),
            Refused::Arrival(error) => receive::refused(error, texts),
            Refused::Storage(error) => texts.tf("refused-storage", &[("reason", Arg::Text(&error.reason))]),
        },
    };
    capital(&text)
}

/// Why a save cannot be read.
#[must_use]
pub fn unreadable(reason: &Unreadable, texts: &Texts) -> String {
    match reason {
        Unreadable::Newer(_) => texts.t("unreadable-newer"),
        Unreadable::Damaged(_) => texts.t("unreadable-damaged"),
        Unreadable::Parts => texts.t("unreadable-parts"),
    }
}

/// What could not be read of the open game.
#[must_use]
pub fn restored(restored: &Restored, texts: &Texts) -> String {
    match *restored {
        Restored::Shortened { missing: Some(count) } => {
            texts.tf("restored-shortened", &[("count", Arg::Number(count.into()))])
        }
        Restored::Shortened { missing: None } => texts.t("restored-shortened-some"),
        Restored::From(start) => {
            let round = round(start.round, texts);
            texts.tf("restored-from", &[("round", Arg::Text(&round)), ("faction", Arg::Faction(start.turn))])
        }
    }
}

/// Why an input was refused.
#[must_use]
pub fn input_error(error: &InputError, map: Option<&Map>, texts: &Texts) -> String {
    match error {
        InputError::Answer(error) => answer_error(error, texts),
        InputError::Refused(reason) => refusal(reason, map, texts),
        InputError::NotAHumansTurn => texts.t("input-not-a-humans-turn"),
        InputError::CardPending => texts.t("input-card-pending"),
        InputError::GameOver => texts.t("input-game-over"),
        InputError::NothingToUndo => texts.t("input-nothing-to-undo"),
        InputError::NothingToRedo => texts.t("input-nothing-to-redo"),
    }
}

fn answer_error(error: &AnswerError, texts: &Texts) -> String {
    match *error {
        AnswerError::OtherPrompt => texts.t("answer-other-prompt"),
        AnswerError::Die(die) => texts.tf("answer-die", &[("die", Arg::Number(die.into()))]),
        AnswerError::Effect(faction, effect) => {
            let effect = texts.t(&format!("effect-{effect}"));
            texts.tf("answer-effect", &[("faction", Arg::Faction(faction)), ("effect", Arg::Text(&effect))])
        }
        AnswerError::NotAnOption => texts.t("answer-not-an-option"),
        AnswerError::NotInDeck(card) => texts.tf("answer-not-in-deck", &[("card", Arg::Card(card))]),
    }
}

/// Why a correction or an action was refused.
#[must_use]
pub fn refusal(reason: &Refusal, map: Option<&Map>, texts: &Texts) -> String {
    let faction = |id: &str, faction| texts.tf(id, &[("faction", Arg::Faction(faction))]);
    let clearing = |id: &str, clearing| {
        let place = Place::Clearing(clearing);
        match map {
            Some(map) => texts.tf(id, &[("clearing", Arg::Place(map, place))]),
            None => texts.t(id),
        }
    };
    match reason {
        &Refusal::NotInPlay(who) => faction("refusal-not-in-play", who),
        &Refusal::NotABot(who) => faction("refusal-not-a-bot", who),
        &Refusal::NotHuman(who) => faction("refusal-not-human", who),
        Refusal::NoSuchPlace => texts.t("refusal-no-such-place"),
        &Refusal::TooMany { faction, piece, owned, wanted: _ } => texts.tf(
            "refusal-too-many",
            &[("faction", Arg::Faction(faction)), ("piece", Arg::Piece(piece)), ("owned", Arg::Number(owned.into()))],
        ),
        &Refusal::TooFew { faction, piece, there } => {
            texts.tf("refusal-too-few", &[("faction", Arg::Faction(faction)), ("pieces", Arg::Pieces(there, piece))])
        }
        &Refusal::NoSlot(at) => clearing("refusal-no-slot", at),
        &Refusal::OnePerClearing(piece) => texts.tf("refusal-one-per-clearing", &[("piece", Arg::Piece(piece))]),
        &Refusal::Points(points) => texts.tf("refusal-points", &[("points", Arg::Number(points.into()))]),
        &Refusal::Items(count) => texts.tf("refusal-items", &[("count", Arg::Number(count.into()))]),
        &Refusal::NoItem(item) => texts.tf("refusal-no-item", &[("item", Arg::Item(item))]),
        &Refusal::NotATrait(who, which) => {
            let name = texts.t(&format!("trait-{which}"));
            texts.tf("refusal-not-a-trait", &[("faction", Arg::Faction(who)), ("trait", Arg::Text(&name))])
        }
        Refusal::NotAValue(ruling, _) => texts.tf("refusal-not-a-value", &[("ruling", Arg::Text(ruling.id()))]),
        &Refusal::NothingToAttack(who) => faction("refusal-nothing-to-attack", who),
        &Refusal::NoRuin(at) => clearing("refusal-no-ruin", at),
        Refusal::NoFerry => texts.t("refusal-no-ferry"),
        Refusal::NotInDeck => texts.t("refusal-not-in-deck"),
        Refusal::Nothing => texts.t("refusal-nothing"),
        &Refusal::Dominance(who) => faction("refusal-dominance", who),
        &Refusal::NoMercenaries(who) => faction("refusal-no-mercenaries", who),
        Refusal::BoughtTwice => texts.t("refusal-bought-twice"),
        &Refusal::ServiceLimit(most) => texts.tf("refusal-service-limit", &[("most", Arg::Number(most.into()))]),
        Refusal::NotInMarket => texts.t("refusal-not-in-market"),
        &Refusal::CannotPay(who, price) => {
            texts.tf("refusal-cannot-pay", &[("faction", Arg::Faction(who)), ("price", Arg::Number(price.into()))])
        }
        &Refusal::NoSuchSpace(space) => texts.tf("refusal-no-such-space", &[("space", Arg::Number(space.into()))]),
        &Refusal::NoPlot(at) => clearing("refusal-no-plot", at),
        &Refusal::NotTheirTurn(who) => faction("refusal-not-their-turn", who),
        Refusal::SwayedTwice(minister) => {
            let minister = texts.t(&format!("minister-{minister}"));
            texts.tf("refusal-swayed-twice", &[("minister", Arg::Text(&minister))])
        }
        Refusal::BattleTrack => texts.t("refusal-battle-track"),
        &Refusal::ItemCount(count) => texts.tf("refusal-item-count", &[("count", Arg::Number(count.into()))]),
        &Refusal::OnlyMoves(who) => faction("refusal-only-moves", who),
        Refusal::NoQuest(suit) => {
            let suit = texts.t(&format!("suit-{suit}"));
            texts.tf("refusal-no-quest", &[("suit", Arg::Text(&suit))])
        }
        Refusal::SameCharacter(character) => {
            let character = texts.t(&format!("character-{character}"));
            texts.tf("refusal-same-character", &[("character", Arg::Text(&character))])
        }
        Refusal::MarketSize(_) => texts.t("refusal-market-size"),
    }
}

/// Why a set-up was refused.
#[must_use]
pub fn setup_error(error: &SetupError, texts: &Texts) -> String {
    let text = match error {
        SetupError::Seats(_) => texts.t("setup-seats"),
        &SetupError::Twice(faction) => texts.tf("setup-twice", &[("faction", Arg::Faction(faction))]),
        &SetupError::NoBot(faction) => texts.tf("setup-no-bot", &[("faction", Arg::Faction(faction))]),
        &SetupError::NotATrait(faction, which) => {
            let name = texts.t(&format!("trait-{which}"));
            texts.tf("setup-not-a-trait", &[("faction", Arg::Faction(faction)), ("trait", Arg::Text(&name))])
        }
        &SetupError::NoCharacter(faction) => texts.tf("setup-no-character", &[("faction", Arg::Faction(faction))]),
        &SetupError::NotACharacter(faction) => texts.tf("setup-not-a-character", &[("faction", Arg::Faction(faction))]),
        SetupError::SameCharacter(character) => {
            let character = texts.t(&format!("character-{character}"));
            texts.tf("setup-same-character", &[("character", Arg::Text(&character))])
        }
        SetupError::NoSuit(clearing) => texts.tf("setup-no-suit", &[("clearing", Arg::Number(clearing.0.into()))]),
        &SetupError::SuitCount { suit, count } => {
            let suit = texts.t(&format!("suit-{suit}.name"));
            let count = i64::try_from(count).unwrap_or_default();
            texts.tf("setup-suit-count", &[("suit", Arg::Text(&suit)), ("count", Arg::Number(count))])
        }
        SetupError::SuitsMissing(_) => texts.t("setup-suits-missing"),
        SetupError::PrintedSuit(clearing) => {
            texts.tf("setup-printed-suit", &[("clearing", Arg::Number(clearing.0.into()))])
        }
        SetupError::SecondVagabondAlone => texts.t("setup-second-vagabond-alone"),
        SetupError::Map(reason) => texts.tf("setup-map", &[("reason", Arg::Text(reason))]),
        SetupError::NoPriorities(_) => texts.t("setup-no-priorities"),
        SetupError::Layout(error) => layout_error(error, texts),
    };
    capital(&text)
}

fn layout_error(error: &LayoutError, texts: &Texts) -> String {
    match error {
        LayoutError::HasChart(_) => texts.t("setup-has-chart"),
        LayoutError::Flood => texts.t("setup-flood"),
        LayoutError::NoPriority(_) | LayoutError::TwoPriorities(_) | LayoutError::NoClearing(_) => {
            texts.t("setup-priorities")
        }
        LayoutError::Map(reason) => texts.tf("setup-map", &[("reason", Arg::Text(reason))]),
    }
}
