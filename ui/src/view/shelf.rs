//! The saved games as rows.

use backend::{GameId, Shelf, Summary};
use engine::Faction;

use crate::text::{Arg, Texts};
use crate::view::log::round;
use crate::view::refusal::unreadable;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowModel {
    pub id: GameId,
    pub title: String,
    /// Round, and whose turn it is or who won.
    pub state: String,
    pub seats: Vec<SeatRow>,
    /// Milliseconds since 1970.
    pub played: u64,
}

/// A seat of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub faction: Faction,
    pub name: String,
    pub bot: bool,
    pub points: u8,
}

/// A save that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableRow {
    pub id: GameId,
    pub reason: String,
}

/// Games as rows.
#[must_use]
pub fn rows(games: &[Summary], texts: &Texts) -> Vec<RowModel> {
    games.iter().map(|game| row(game, texts)).collect()
}

/// A game as a row.
#[must_use]
pub fn row(game: &Summary, texts: &Texts) -> RowModel {
    let state = match &game.winners {
        Some(winners) if winners.is_empty() => texts.t("message-game-over.nobody"),
        Some(winners) => {
            let winners: Vec<String> = winners.iter().map(|&winner| texts.faction(winner)).collect();
            texts.tf("message-game-over", &[("winners", Arg::Text(&texts.list(&winners)))])
        }
        None if game.round == 0 => texts.t("log-setup"),
        None => {
            let round = round(game.round, texts);
            texts.tf("shelf-next", &[("round", Arg::Text(&round)), ("faction", Arg::Faction(game.turn))])
        }
    };
    let seat = |seat: &backend::SeatSummary| SeatRow {
        faction: seat.faction,
        name: if seat.name.is_empty() { texts.faction(seat.faction) } else { seat.name.clone() },
        bot: seat.bot,
        points: seat.vp,
    };
    RowModel {
        id: game.id.clone(),
        title: texts.t(&format!("map-{}", game.map)),
        state,
        seats: game.seats.iter().map(seat).collect(),
        played: game.played,
    }
}

/// Saves that cannot be read, with the reasons.
#[must_use]
pub fn unreadable_rows(shelf: &Shelf, texts: &Texts) -> Vec<UnreadableRow> {
    let row = |(id, reason): &(GameId, backend::Unreadable)| UnreadableRow {
        id: id.clone(),
        reason: unreadable(reason, texts),
    };
    shelf.unreadable.iter().map(row).collect()
}

/// How long ago something was, in the coarsest unit that fits.
#[must_use]
pub fn ago(then: u64, now: u64, texts: &Texts) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    let (id, count) = match minutes {
        0 => return texts.t("ago-now"),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    texts.tf(id, &[("count", Arg::Number(i64::try_from(count).unwrap_or(i64::MAX)))])
}
