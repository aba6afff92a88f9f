//! Vagabot (Law of Rootbotics 7).

mod actions;
mod characters;
mod corrections;
mod items;
mod moves;

pub(crate) use characters::{enlist, marksman};
pub(crate) use corrections::{set_character, set_items, set_quest, set_quests, set_ruin_items};
pub use items::{MOST_ITEMS, OwnItem, full_removal};
pub(crate) use items::{exhaust, ready, settle_all, take_hits};

use serde::{Deserialize, Serialize};

use crate::card::{Chance, Message, Phase, Pick, Step};
use crate::faction::Faction;
use crate::map::{ForestId, Place};
use crate::seat::{Difficulty, Trait};
use crate::suit::Suit;
use crate::table::Table;
use crate::target::{Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};
use crate::words::words;

/// Quests of each suit in their pile (7.3.3).
pub const QUESTS_OF_A_SUIT: u8 = 5;

words! {
    /// A Vagabot's character (Law of Rootbotics 7.7).
    pub enum Character {
        Thief = "thief",
        Tinker = "tinker",
        Ranger = "ranger",
        Vagrant = "vagrant",
        Scoundrel = "scoundrel",
        Arbiter = "arbiter",
    }
}

impl Character {
    /// How many items he starts with (7.3.5).
    #[must_use]
    pub const fn items(self) -> u8 {
        match self {
            Character::Tinker => 3,
            _ => 4,
        }
    }
}

/// What a Vagabot keeps beside the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wanderer {
    pub character: Character,
    /// The suit of the quest that lies open, if one is left.
    pub quest: Option<Suit>,
    /// Items in the Satchel.
    pub satchel: Vec<OwnItem>,
    /// Items on the Battle Track.
    pub track: Vec<OwnItem>,
}

impl Default for Wanderer {
    fn default() -> Self {
        Wanderer { character: Character::Thief, quest: None, satchel: Vec::new(), track: Vec::new() }
    }
}

impl Table {
    /// What a Vagabot keeps beside the map.
    #[must_use]
    pub fn wanderer(&self, faction: Faction) -> Option<&Wanderer> {
        match self.seat(faction).map(|seat| &seat.tray) {
            Some(crate::seat::Tray::Vagabot(wanderer)) => Some(wanderer),
            _ => None,
        }
    }

    pub(crate) fn wanderer_mut(&mut self, faction: Faction) -> Option<&mut Wanderer> {
        match self.seat_mut(faction).map(|seat| &mut seat.tray) {
            Some(crate::seat::Tray::Vagabot(wanderer)) => Some(wanderer),
            _ => None,
        }
    }
}

/// Set-up (7.3). A second Vagabot's is the same: each has a quest of his own from the one pile.
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "7.3")?;
    let me = t.me;
    let Some(character) = t.table.wanderer(me).map(|wanderer| wanderer.character) else { return Ok(()) };

    let forests = Targeting::among(t.table.map.forests().iter().map(|forest| forest.id))
        .most(Measure::ForestSize, |forest| touches(&t.table, forest))
        .by_chance();
    let largest: Vec<_> = forests.tied().map(|forest| Pick::Place(Place::Forest(forest))).collect();
    if let Some(Pick::Place(place)) = t.chance(Chance::StartingForest, largest)? {
        t.tell(Message::PlacePawn { faction: me, place }, Because::of(Question::Where, &forests))?;
        // A forest of this map: it is refused for no reason.
        let _ = crate::adjust::set_pawn(&mut t.table, me, place);
    }

    actions::draw_quest(t)?;

    let first = t.table.factions().find(|&faction| faction.is_vagabond() && t.table.is_bot(faction));
    let under_each = t.table.ruins.iter().map(|&(_, items)| items).max().unwrap_or(0);
    if first == Some(me) && under_each > 0 {
        t.tell(Message::RuinItems { under_each }, Because::nothing())?;
    }

    let items = character.items();
    t.tell(Message::StartingItems { character, items }, Because::nothing())?;
    items::gain(t, items)
}

/// How many clearings a forest touches.
fn touches(table: &Table, forest: ForestId) -> i16 {
    table.map.forest(forest).map_or(0, |forest| i16::try_from(forest.clearings.len()).unwrap_or(i16::MAX))
}

/// A turn (7.4 to 7.6).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    t.reveal_order("7.4.1")?;
    // An item that the supply lacks is not crafted, and scores nothing (ruling V-19).
    t.craft_order("7.4.2")?;
    items::settle(t)?;

    // Even where he finds no forest to slip into, Daylight is skipped.
    if t.table.wanderer(t.me).is_some_and(|wanderer| wanderer.undamaged() <= 2) {
        t.step(Phase::Birdsong, Step::Slip, "7.4.3")?;
        moves::slip(t)?;
    } else {
        daylight(t)?;
    }
    evening(t)
}

/// An action of Daylight (7.5).
type Action = fn(&mut Turn) -> Play;

/// The list of an order's suit (7.5).
const fn list_of(order: Suit) -> &'static [Action] {
    match order {
        Suit::Fox => &[actions::explore, actions::battle, characters::special],
        Suit::Rabbit => &[actions::battle, actions::repair, characters::special],
        Suit::Mouse => &[actions::quest, actions::aid, actions::battle, actions::repair],
        Suit::Bird => &[actions::explore, actions::quest, actions::aid, actions::battle],
    }
}

/// The lists of the trait Questing. Its card is known by a picture that nobody has put into words;
/// these are the lists of the fan variant, the best that is known.
const fn questing_list_of(order: Suit) -> &'static [Action] {
    match order {
        Suit::Fox => &[actions::explore, characters::special, actions::battle],
        Suit::Rabbit => &[characters::special, actions::aid, actions::battle],
        Suit::Mouse => &[actions::quest, actions::aid, actions::battle],
        Suit::Bird => &[actions::explore, actions::quest, actions::battle],
    }
}

/// Daylight: each action of the list once, in order, until all are done or no item is left to
/// exhaust (7.5, ruling V-20).
fn daylight(t: &mut Turn) -> Play {
    let order = t.table.order.map_or(Suit::Bird, |card| card.suit);
    let questing = t.table.has(t.me, Trait::Questing);
    for action in if questing { questing_list_of(order) } else { list_of(order) } {
        if items::ready(t) > 0 {
            action(t)?;
        }
    }
    if t.table.has(t.me, Trait::Adventurer) {
        // The last one may only move him (ruling V-14).
        while items::ready(t) > 0 && actions::complete_quest(t)? {}
    }
    Ok(())
}

/// Evening (7.6).
fn evening(t: &mut Turn) -> Play {
    t.step(Phase::Evening, Step::Refresh, "7.6.1")?;
    items::refresh(t, refreshes(t))?;

    t.step(Phase::Evening, Step::Repair, "7.6.2")?;
    let in_forest = matches!(t.table.pawn(t.me), Some(Place::Forest(_)));
    let one_more = u8::from(t.table.has(t.me, Trait::Berserker));
    let repaired = items::repair(t, 0, if in_forest { u8::MAX } else { 1 + one_more })?;
    if repaired == 0 {
        t.skipped(Skip::NothingDamaged);
    }

    t.discard_order("7.6.3")?;
    t.nightmare_point()
}

/// How many items he refreshes (7.6.1): six, four with a damaged item; one less or more by
/// difficulty.
fn refreshes(t: &Turn) -> u8 {
    let damaged = t.table.wanderer(t.me).is_some_and(|wanderer| wanderer.damaged() > 0);
    let items = if damaged { 4 } else { 6 };
    match t.table.difficulty(t.me) {
        Difficulty::Easy => items - 1,
        Difficulty::Default => items,
        Difficulty::Challenging | Difficulty::Nightmare => items + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pile_holds_the_printed_quests() {
        #[derive(Deserialize)]
        struct File {
            quests: Vec<Quest>,
        }
        #[derive(Deserialize)]
        struct Quest {
            suit: Suit,
        }
        let file: File = serde_json::from_str(include_str!("../../../../maps/quests.json")).unwrap();
        for &suit in Suit::OF_CLEARINGS.iter() {
            let printed = file.quests.iter().filter(|quest| quest.suit == suit).count();
            assert_eq!(printed, usize::from(QUESTS_OF_A_SUIT), "{suit}");
        }
        assert_eq!(file.quests.len(), 15);
    }
}
