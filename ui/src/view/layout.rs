//! Priorities and water on a map without a priority chart, as the players lay them out.

use std::collections::BTreeSet;

use engine::{ClearingId, Layout, MapId, Setup, Suit};

use crate::view::new_game::Chance;

/// A layout to begin with: corners have the highest priorities, as on the charts, and one clearing
/// of each pair is under water. None for a map with a chart.
#[must_use]
pub fn first_layout(map: MapId) -> Option<Layout> {
    let printed = map.map().ok().filter(|_| !map.has_chart())?;
    let flooded: BTreeSet<ClearingId> = printed.flood_pairs.iter().map(|[one, _]| *one).collect();
    let dry = printed.clearings().iter().filter(|clearing| !flooded.contains(&clearing.id));
    let mut order: Vec<&engine::Clearing> = dry.collect();
    order.sort_by_key(|clearing| clearing.opposite.is_none());
    Some(Layout { order: order.into_iter().map(|clearing| clearing.id).collect(), flooded })
}

/// How many clearings there are.
#[must_use]
pub fn clearings(setup: &Setup) -> usize {
    match &setup.layout {
        Some(layout) => layout.order.len(),
        None => setup.map.map().map_or(0, |map| map.clearings().len()),
    }
}

/// Moves the clearing with one priority to another; suits stay where they lie. Both count from 0.
pub fn set_priority(setup: &mut Setup, from: usize, to: usize) {
    let Some(layout) = &mut setup.layout else { return };
    if from < layout.order.len() && to < layout.order.len() && setup.suits.len() == layout.order.len() {
        let clearing = layout.order.remove(from);
        layout.order.insert(to, clearing);
        let suit = setup.suits.remove(from);
        setup.suits.insert(to, suit);
    }
}

/// Gives the priorities by chance.
pub fn shuffle_priorities(setup: &mut Setup, chance: Chance) {
    for at in (1..clearings(setup)).rev() {
        set_priority(setup, chance(at + 1), at);
    }
}

/// Dries a clearing; the other of its pair is under water instead, and gives it its priority.
pub fn move_water(setup: &mut Setup, clearing: ClearingId) {
    let (Some(layout), Ok(printed)) = (&mut setup.layout, setup.map.map()) else { return };
    let pair = printed.flood_pairs.iter().find(|pair| pair.contains(&clearing));
    let other = pair.and_then(|pair| pair.iter().copied().find(|&one| one != clearing));
    let Some(other) = other.filter(|_| layout.flooded.remove(&clearing)) else { return };
    layout.flooded.insert(other);
    layout.order.iter_mut().filter(|one| **one == other).for_each(|one| *one = clearing);
}

/// Whether water can lie on the map at all.
#[must_use]
pub fn can_flood(map: MapId) -> bool {
    map.map().is_ok_and(|map| !map.flood_pairs.is_empty())
}

/// Lays the water out, or takes it off: as many clearings more have no suit then.
pub fn flood(setup: &mut Setup, on: bool) {
    let (Some(layout), Ok(printed)) = (&mut setup.layout, setup.map.map()) else { return };
    if on != layout.flooded.is_empty() {
        return;
    }
    if on {
        layout.flooded = printed.flood_pairs.iter().map(|[one, _]| *one).collect();
        layout.order.retain(|clearing| !layout.flooded.contains(clearing));
    } else {
        layout.order.extend(std::mem::take(&mut layout.flooded));
    }
    setup.suits = vec![Suit::Bird; layout.order.len()];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::new_game::{choose_map, fault, next_suit, shuffle_suits, start, suit_counts};

    fn marsh() -> Setup {
        let mut setup = start();
        choose_map(&mut setup, MapId::Marsh);
        shuffle_suits(&mut setup, &mut |end| end / 2);
        setup
    }

    #[test]
    fn every_map_can_be_played_on_as_it_is_first_laid_out() {
        for &map in MapId::ALL {
            let mut setup = start();
            choose_map(&mut setup, map);
            shuffle_suits(&mut setup, &mut |end| end / 2);
            assert_eq!(fault(&setup), None, "{map}");
            assert_eq!(setup.layout.is_none(), map.has_chart());
        }
    }

    #[test]
    fn a_suit_stays_with_its_clearing_when_priorities_change() {
        let mut setup = marsh();
        let lies = |setup: &Setup| {
            let order = setup.layout.as_ref().unwrap().order.clone();
            order.into_iter().zip(setup.suits.clone()).collect::<std::collections::BTreeMap<_, _>>()
        };
        let before = lies(&setup);
        set_priority(&mut setup, 11, 0);
        set_priority(&mut setup, 3, 7);
        set_priority(&mut setup, 3, 70);
        assert_eq!(lies(&setup), before);
        shuffle_priorities(&mut setup, &mut |end| end / 3);
        assert_eq!(lies(&setup), before);
        assert_eq!(fault(&setup), None);
    }

    #[test]
    fn water_moves_within_its_pair_and_can_be_taken_off() {
        let mut setup = marsh();
        let [one, other] = MapId::Marsh.map().unwrap().flood_pairs[0];
        let place = |setup: &Setup, c| setup.layout.as_ref().unwrap().order.iter().position(|&known| known == c);
        let before = place(&setup, other);
        move_water(&mut setup, one);
        assert_eq!((place(&setup, one), place(&setup, other)), (before, None));
        assert_eq!(fault(&setup), None);
        flood(&mut setup, false);
        assert_eq!(clearings(&setup), 15);
        shuffle_suits(&mut setup, &mut |end| end / 2);
        assert!(suit_counts(&setup).iter().all(|&(_, count)| count == 4));
        assert_eq!(fault(&setup), None);
        // A clearing without a suit can be given one, and the other way round.
        let mut seen = BTreeSet::new();
        for _ in 0..4 {
            next_suit(&mut setup, 0);
            seen.insert(setup.suits[0]);
        }
        assert_eq!(seen.len(), 4);
        flood(&mut setup, true);
        assert_eq!(clearings(&setup), 12);
    }
}
