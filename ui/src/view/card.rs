//! The pending card as it is drawn.

use backend::GameView;
use engine::{Card, Faction, Message, Phase, Pick, Prompt, Table};

use crate::text::{Arg, Texts};
use crate::view::seats::name_of;
use crate::view::title::{FactionLine, Title, capital, message_word, title};
use crate::view::why::{WhyModel, ruling_line, why_model};

/// A card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardModel {
    pub faction: Faction,
    pub faction_name: String,
    /// The message's word.
    pub word: &'static str,
    pub phase: String,
    pub step: Option<String>,
    pub section: Option<String>,
    pub title: String,
    pub lines: Vec<FactionLine>,
    pub details: Vec<String>,
    pub why: Vec<WhyModel>,
    pub rulings: Vec<String>,
}

/// An option of a chance or a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickModel {
    pub pick: Pick,
    pub label: String,
}

/// A card in words.
#[must_use]
pub fn card_model(card: &Card, view: &GameView, table: &Table, texts: &Texts) -> CardModel {
    let Title { title, lines, details } = title(&card.message, card.faction, name_of(view, card.faction), table, texts);
    let phase = card.mark.phase;
    let bare = matches!(phase, Phase::Human) || matches!(card.message, Message::GameOver { .. });
    CardModel {
        faction: card.faction,
        faction_name: texts.faction(card.faction),
        word: message_word(&card.message),
        phase: if bare { String::new() } else { texts.t(&format!("phase-{phase}")) },
        step: (!bare && phase != Phase::Setup).then(|| texts.t(&format!("step-{}", card.mark.step))),
        section: (!bare && card.message != Message::TurnOver).then(|| card.mark.section.number().to_owned()),
        title,
        lines,
        details,
        why: card.why.iter().map(|why| why_model(why, table.map, texts)).collect(),
        rulings: card.rulings.iter().map(|&ruling| ruling_line(ruling, &table.rulings, texts)).collect(),
    }
}

/// The battle whose dice are asked for beside the losses of the one before it: no tap between them.
#[must_use]
pub fn next_battle(view: &GameView) -> Option<&Card> {
    let losses = view.ahead.iter().all(|card| matches!(card.message, Message::Losses { .. }));
    view.then.as_ref().filter(|then| losses && matches!(then.prompt, Prompt::Dice(_)))
}

/// The cards that are ticked off in one go: the pending one and those that follow it in the same
/// turn, its end among them. Fewer than two are no list, but for losses before the next battle.
#[must_use]
pub fn list_of(view: &GameView) -> &[Card] {
    if view.ahead.len() < 2 && next_battle(view).is_none() { &[] } else { &view.ahead }
}

/// Whose turn comes after the present one.
#[must_use]
pub fn next_seat(view: &GameView) -> Option<Faction> {
    let seats = &view.table.seats;
    let at = seats.iter().position(|seat| seat.faction == view.turn)?;
    seats.get((at + 1) % seats.len().max(1)).map(|seat| seat.faction)
}

/// The options of a chance or a decision. Plots that chance draws stay hidden from everybody, so the
/// app draws them.
#[must_use]
pub fn picks(prompt: &Prompt, table: &Table, texts: &Texts) -> Vec<PickModel> {
    let picks: Vec<Pick> = match prompt {
        Prompt::Chance(options) => {
            options.iter().map(|&(pick, _)| pick).filter(|pick| !matches!(pick, Pick::Plot(_))).collect()
        }
        Prompt::Choose(options) => options.clone(),
        Prompt::Done | Prompt::Draw | Prompt::Dice(_) | Prompt::HumanTurn | Prompt::Over => Vec::new(),
    };
    picks.into_iter().map(|pick| PickModel { pick, label: capital(&pick_label(pick, table, texts)) }).collect()
}

fn pick_label(pick: Pick, table: &Table, texts: &Texts) -> String {
    match pick {
        Pick::Piece(piece) => texts.piece(piece),
        Pick::Place(place) => texts.place(table.map, place),
        Pick::Plot(plot) => texts.t(&format!("plot-{plot}")),
        Pick::Quest(suit) => {
            let suit = texts.t(&format!("suit-{suit}"));
            texts.tf("pick-quest", &[("suit", Arg::Text(&suit))])
        }
        Pick::Discard(suit) => {
            let suit = texts.t(&format!("suit-{suit}"));
            texts.tf("pick-discard", &[("suit", Arg::Text(&suit))])
        }
        Pick::Cannot => texts.t("pick-cannot"),
        Pick::Enlist => texts.t("pick-enlist"),
        Pick::Decline => texts.t("pick-decline"),
        Pick::Cancel => texts.t("pick-cancel"),
        Pick::Card(card) => texts.card(card),
    }
}
