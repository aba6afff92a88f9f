//! The bar of seats: turn order, points, whose turn; and what lies in front of a seat.

use backend::GameView;
use engine::bots::vagabot::OwnItem;
use engine::{Control, Difficulty, Faction, Piece, Seat, Suit, Table, Tray};

use crate::text::{Arg, Texts};
use crate::view::title::capital;

/// A seat of the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatModel {
    pub faction: Faction,
    pub name: String,
    /// The human's name, or what the bot is.
    pub who: String,
    pub bot: bool,
    /// A human with a name.
    pub named: bool,
    pub points: u8,
    /// No score marker on the track.
    pub off_track: bool,
    pub now: bool,
}

/// The seats in turn order.
#[must_use]
pub fn seats(view: &GameView, table: &Table, turn: Faction, texts: &Texts) -> Vec<SeatModel> {
    let seat = |seat: &engine::Seat| SeatModel {
        faction: seat.faction,
        name: texts.faction(seat.faction),
        who: match &seat.control {
            Control::Bot { difficulty: Difficulty::Default, .. } => texts.t("seat-bot"),
            Control::Bot { difficulty, .. } => texts.t(&format!("difficulty-{difficulty}")),
            Control::Human => match name_of(view, seat.faction) {
                "" => texts.t("seat-human"),
                name => name.to_owned(),
            },
        },
        bot: seat.is_bot(),
        named: !seat.is_bot() && !name_of(view, seat.faction).is_empty(),
        points: seat.vp,
        off_track: seat.off_track,
        now: seat.faction == turn,
    };
    table.seats.iter().map(seat).collect()
}

/// What the players call a seat; empty where they gave it no name.
#[must_use]
pub fn name_of(view: &GameView, faction: Faction) -> &str {
    view.setup.seats.iter().find(|seat| seat.faction == faction).map_or("", |seat| seat.name.as_str())
}

/// A seat in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDetails {
    pub faction: Faction,
    pub title: String,
    pub lines: Vec<String>,
    /// The traits of its bot, with what each does.
    pub traits: Vec<(String, String)>,
}

/// What lies in front of a seat, and how its bot is played.
#[must_use]
pub fn details(faction: Faction, table: &Table, texts: &Texts) -> Option<SeatDetails> {
    let seat = table.seat(faction)?;
    let mut lines = Vec::new();
    let mut traits = Vec::new();
    let mut title = texts.faction(faction);
    if let Control::Bot { difficulty, traits: own } = &seat.control {
        title = texts.t(&format!("bot-{faction}"));
        let level = texts.t(&format!("difficulty-{difficulty}"));
        lines.push(texts.tf("seat-difficulty", &[("difficulty", Arg::Text(&level))]));
        let says = own.iter().map(|t| (texts.t(&format!("trait-{t}")), texts.t(&format!("trait-{t}.says"))));
        traits.extend(says);
    }
    lines.extend(tray(seat, texts));
    if !seat.crafted.is_empty() {
        let items: Vec<String> = seat.crafted.iter().map(|item| texts.t(&format!("item-{item}"))).collect();
        lines.push(texts.tf("seat-crafted", &[("items", Arg::Text(&texts.list(&items)))]));
    }
    if faction.owns(Piece::Warrior) > 0 {
        let left = Arg::Pieces(table.supply(faction, Piece::Warrior), Piece::Warrior);
        lines.push(texts.tf("seat-supply", &[("pieces", left)]));
    }
    if seat.off_track {
        lines.push(texts.t("adjust-off-track"));
    }
    Some(SeatDetails { faction, title, lines, traits })
}

fn tray(seat: &Seat, texts: &Texts) -> Vec<String> {
    let labelled = |label: &str, value: String| {
        texts.tf("seat-tray", &[("label", Arg::Text(&texts.t(label))), ("value", Arg::Text(&value))])
    };
    let cards = |cards: &[engine::DeckCard]| {
        let cards: Vec<String> = cards.iter().map(|&card| texts.card(card)).collect();
        if cards.is_empty() { "–".to_owned() } else { texts.list(&cards) }
    };
    match &seat.tray {
        Tray::None => Vec::new(),
        Tray::Eyrie(decree) => {
            let column = |suit: Suit| {
                let name = capital(&texts.t(&format!("suit-{suit}")));
                texts.tf(
                    "seat-column",
                    &[("suit", Arg::Text(&name)), ("count", Arg::Number(decree.column(suit).into()))],
                )
            };
            let columns: Vec<String> = Suit::ALL.iter().map(|&suit| column(suit)).collect();
            vec![labelled("adjust-decree", columns.join(", ")), labelled("adjust-viziers", decree.viziers.to_string())]
        }
        Tray::Lizards(cult) => vec![
            labelled("adjust-acolytes", cult.acolytes.to_string()),
            labelled("adjust-marker", cult.marker.to_string()),
            labelled("adjust-lost-souls", cards(&cult.lost_souls)),
            labelled("adjust-revealed", cards(&cult.revealed)),
        ],
        Tray::Riverfolk(company) => {
            let payments = company.payments.iter().filter(|(_, count)| **count > 0).map(|(&faction, &count)| {
                let args = [("faction", Arg::Faction(faction)), ("change", Arg::Text(&count.to_string()))];
                texts.tf("points-change", &args)
            });
            let payments: Vec<String> = payments.collect();
            let payments = if payments.is_empty() { "–".to_owned() } else { texts.list(&payments) };
            vec![labelled("seat-payments", payments), labelled("adjust-market", cards(&company.market))]
        }
        Tray::Duchy(court) => {
            let swayed: Vec<String> = court.swayed.iter().map(|m| texts.t(&format!("minister-{m}"))).collect();
            let swayed = if swayed.is_empty() { "–".to_owned() } else { texts.list(&swayed) };
            vec![labelled("adjust-burrow", court.burrow.to_string()), labelled("seat-swayed", swayed)]
        }
        Tray::Corvids(_) => Vec::new(),
        Tray::Vagabot(wanderer) => {
            let all = || wanderer.satchel.iter().chain(&wanderer.track);
            let count = |damaged: bool, exhausted: bool| {
                all().filter(|&&item| item == OwnItem { exhausted, damaged }).count().to_string()
            };
            let quest = wanderer.quest.map_or_else(|| "–".to_owned(), |suit| texts.t(&format!("suit-{suit}")));
            vec![
                labelled("new-seat-character", texts.t(&format!("character-{}", wanderer.character))),
                labelled("adjust-items-fresh", count(false, false)),
                labelled("adjust-items-exhausted", count(false, true)),
                labelled("adjust-items-damaged", count(true, false)),
                labelled("adjust-items-damaged-exhausted", count(true, true)),
                labelled("seat-track", wanderer.track.len().to_string()),
                labelled("adjust-quest", quest),
            ]
        }
    }
}
