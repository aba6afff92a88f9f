//! Random set-ups: any map, any mix of seats, difficulties, traits and rulings.

use crate::bots;
use crate::bots::vagabot::Character;
use crate::deck::DeckId;
use crate::faction::Faction;
use crate::map::{ClearingId, Layout, MapId};
use crate::ruling::{Ruling, Rulings};
use crate::seat::{Control, Difficulty, Trait};
use crate::setup::{SeatSetup, Setup};
use crate::suit::Suit;
use crate::table::Services;

use super::Draws;

/// Any set-up with so many seats, 2 to 8; at least one seat is a bot.
pub fn any_setup(seats: usize, with_humans: bool, draws: &mut impl Draws) -> Setup {
    let map = draws.one(MapId::ALL).unwrap_or(MapId::Autumn);
    let mut factions: Vec<Faction> = Vec::new();
    let playable: Vec<Faction> = Faction::ALL.iter().copied().filter(|&f| bots::can_play(f)).collect();
    // A second Vagabond needs a first.
    let first: Vec<Faction> = playable.iter().copied().filter(|&faction| faction != Faction::Vagabond2).collect();
    factions.extend(draws.one(&first));
    let others: Vec<Faction> = if with_humans { Faction::ALL.to_vec() } else { playable };
    for _ in 0..100 {
        let Some(faction) = draws.one(&others) else { break };
        let alone = faction == Faction::Vagabond2 && !factions.contains(&Faction::Vagabond);
        if factions.len() < seats && !factions.contains(&faction) && !alone {
            factions.push(faction);
        }
    }
    let mut seats: Vec<SeatSetup> = factions
        .into_iter()
        .enumerate()
        .map(|(at, faction)| {
            let human = with_humans && at > 0 && (draws.once_in(2) || !bots::can_play(faction));
            seat(faction, human, draws)
        })
        .collect();
    let mut characters = Character::ALL.to_vec();
    shuffle(&mut characters, draws);
    for seat in &mut seats {
        if seat.faction.is_vagabond() && seat.control != Control::Human {
            seat.character = characters.pop();
        }
    }
    shuffle(&mut seats, draws);
    let mut rulings = Rulings::default();
    for &ruling in Ruling::ALL {
        if draws.once_in(4)
            && let Some(value) = draws.one(ruling.values())
        {
            // A value of its own.
            let _ = rulings.set(ruling, value);
        }
    }
    let coop = with_humans && draws.once_in(5);
    let layout = layout(map, draws);
    Setup {
        map,
        suits: suits(map, layout.as_ref(), draws),
        layout,
        deck: draws.one(DeckId::ALL).unwrap_or(DeckId::Base),
        seats,
        coop,
        services: draws.one(Services::ALL).unwrap_or(Services::Basic),
        rulings,
    }
}

fn seat(faction: Faction, human: bool, draws: &mut impl Draws) -> SeatSetup {
    let control = if human {
        Control::Human
    } else {
        Control::Bot {
            difficulty: draws.one(Difficulty::ALL).unwrap_or(Difficulty::Default),
            traits: Trait::of(faction).iter().copied().filter(|_| draws.once_in(3)).collect(),
        }
    };
    SeatSetup { faction, name: String::new(), control, character: None }
}

/// Any priorities where the map has no chart, with or without water where there can be some.
fn layout(map: MapId, draws: &mut impl Draws) -> Option<Layout> {
    let printed = map.map().ok().filter(|_| !map.has_chart())?;
    let mut layout = Layout::default();
    if draws.once_in(2) {
        layout.flooded = printed.flood_pairs.iter().filter_map(|pair| draws.one(pair)).collect();
    }
    let dry = |clearing: &ClearingId| !layout.flooded.contains(clearing);
    layout.order = printed.clearings().iter().map(|clearing| clearing.id).filter(dry).collect();
    shuffle(&mut layout.order, draws);
    Some(layout)
}

/// Printed suits, or four of each in any order; what is over has none.
fn suits(map: MapId, layout: Option<&Layout>, draws: &mut impl Draws) -> Vec<Suit> {
    let printed = map.map().map(|map| map.clearings().iter().map(|clearing| clearing.suit).collect::<Option<Vec<_>>>());
    if let Ok(Some(printed)) = printed {
        return printed;
    }
    let mut suits: Vec<Suit> = Suit::OF_CLEARINGS.iter().flat_map(|&suit| [suit; 4]).collect();
    suits.resize(layout.map_or(12, |layout| layout.order.len()), Suit::Bird);
    shuffle(&mut suits, draws);
    suits
}

fn shuffle<T>(values: &mut [T], draws: &mut impl Draws) {
    for at in (1..values.len()).rev() {
        values.swap(at, draws.below(at + 1));
    }
}
