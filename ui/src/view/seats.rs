//! The bar of seats: turn order, points, whose turn.

use backend::GameView;
use engine::{Control, Difficulty, Faction, Table};

use crate::text::Texts;

/// A seat of the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatModel {
    pub faction: Faction,
    pub name: String,
    /// The human's name, or what the bot is.
    pub who: String,
    pub bot: bool,
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
