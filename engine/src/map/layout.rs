//! What the players lay out on a map without a priority chart: the priorities, and on the Marsh
//! the water. Bots have no official rules there; the links of flooded clearings and the forests
//! are not verified.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::{ClearingId, Map, MapError, MapId, file};

/// Priorities, and clearings under water, in the numbers that the map's file gives its clearings.
/// On the map that comes of it a clearing's number is its priority.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// Clearings under water (Marsh): one of each pair, or none.
    pub flooded: BTreeSet<ClearingId>,
    /// All other clearings, the highest priority first.
    pub order: Vec<ClearingId>,
}

/// Why a layout was refused, and the clearing that causes it, by its number in the map's file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LayoutError {
    #[error("the priorities of map {0} are on its chart")]
    HasChart(MapId),
    #[error("of each pair one clearing is flooded, or none of any")]
    Flood,
    #[error("clearing {0} has no priority")]
    NoPriority(ClearingId),
    #[error("clearing {0} has two priorities")]
    TwoPriorities(ClearingId),
    #[error("there is no clearing {0}, or it is flooded")]
    NoClearing(ClearingId),
    #[error("{0}")]
    Map(String),
}

impl From<&MapError> for LayoutError {
    fn from(error: &MapError) -> Self {
        LayoutError::Map(error.to_string())
    }
}

impl Layout {
    /// The map as it is laid out: flooded clearings are gone, the others have their priorities as
    /// numbers.
    ///
    /// It stays in memory as long as the program runs, as the printed maps do: tables point to it.
    ///
    /// # Errors
    ///
    /// Where the map has a chart, a clearing has no priority or two, or the water lies wrong.
    pub fn lay_out(&self, id: MapId) -> Result<&'static Map, LayoutError> {
        static LAID_OUT: Mutex<Vec<&'static Map>> = Mutex::new(Vec::new());
        self.check(id)?;
        let mut laid_out = LAID_OUT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(map) = laid_out.iter().find(|map| map.id == id && map.layout.as_ref() == Some(self)) {
            return Ok(map);
        }
        let mut file = file::Map::read(id.file()).map_err(|error| LayoutError::from(&error))?;
        for clearing in &self.flooded {
            file.flood(clearing.0);
        }
        file.lay_ruins();
        let numbers: Vec<u8> = self.order.iter().map(|clearing| clearing.0).collect();
        file.renumber(&numbers);
        let map = Map::of_file(file, Some(self.clone())).map_err(|error| LayoutError::from(&error))?;
        let map: &'static Map = Box::leak(Box::new(map));
        laid_out.push(map);
        Ok(map)
    }

    fn check(&self, id: MapId) -> Result<(), LayoutError> {
        if id.has_chart() {
            return Err(LayoutError::HasChart(id));
        }
        let printed = id.map()?;
        let in_pairs = |pair: &[ClearingId; 2]| pair.iter().filter(|c| self.flooded.contains(c)).count();
        let one_each = self.flooded.len() == printed.flood_pairs.len()
            && printed.flood_pairs.iter().all(|pair| in_pairs(pair) == 1);
        if !(one_each || self.flooded.is_empty()) {
            return Err(LayoutError::Flood);
        }
        let mut ranked = BTreeSet::new();
        for &clearing in &self.order {
            if printed.clearing(clearing).is_none() || self.flooded.contains(&clearing) {
                return Err(LayoutError::NoClearing(clearing));
            }
            if !ranked.insert(clearing) {
                return Err(LayoutError::TwoPriorities(clearing));
            }
        }
        let dry = printed.clearings().iter().map(|clearing| clearing.id).filter(|c| !self.flooded.contains(c));
        match dry.into_iter().find(|c| !ranked.contains(c)) {
            Some(clearing) => Err(LayoutError::NoPriority(clearing)),
            None => Ok(()),
        }
    }
}

impl file::Map {
    /// Takes a clearing off the map, with its paths, and lays those that go around the water.
    fn flood(&mut self, flooded: u8) {
        let Some(at) = self.clearings.iter().position(|clearing| clearing.id == flooded) else { return };
        let gone = self.clearings.remove(at);
        let links = self.special.flooded_links.remove(&flooded).unwrap_or_default();
        for clearing in &mut self.clearings {
            let own = clearing.id;
            let others = links.iter().filter(|link| link.contains(&own)).flatten().copied();
            clearing.adjacent.retain(|&other| other != flooded);
            clearing.adjacent.extend(others.filter(|&other| other != own));
            clearing.river_adjacent.retain(|&other| other != flooded);
            clearing.on_river = !clearing.river_adjacent.is_empty();
        }
        for forest in &mut self.forests {
            forest.clearings.retain(|&clearing| clearing != flooded);
            for link in &mut forest.adjacent {
                // Where one path goes on around the water, the forests are still on its two sides.
                if let ([around], true) = (links.as_slice(), link.across.contains(&flooded))
                    && link.across.iter().any(|end| around.contains(end))
                {
                    link.across = around.to_vec();
                }
            }
        }
        // Where a path ends at the water, the forests on its two sides are one.
        for near in gone.adjacent.into_iter().filter(|near| !links.iter().flatten().any(|end| end == near)) {
            self.join_forests_across(flooded, near);
        }
        // Other forests have the water between them, with two paths around it.
        for forest in &mut self.forests {
            forest.adjacent.retain(|link| !link.across.contains(&flooded));
        }
    }

    fn join_forests_across(&mut self, one: u8, other: u8) {
        let between = |link: &file::ForestLink| link.across.contains(&one) && link.across.contains(&other);
        let beside = |forest: &file::Forest| forest.adjacent.iter().any(between);
        let Some(kept) = self.forests.iter().position(beside) else { return };
        let Some(joined) = self.forests.iter().rposition(beside).filter(|&at| at != kept) else { return };
        let joined = self.forests.remove(joined);
        // The one that is kept comes first: it is still where it was.
        let Some(kept) = self.forests.get_mut(kept) else { return };
        kept.clearings.extend(joined.clearings);
        kept.clearings.sort_unstable();
        kept.clearings.dedup();
        kept.adjacent.extend(joined.adjacent);
        (kept.x, kept.y) = ((kept.x + joined.x) / 2.0, (kept.y + joined.y) / 2.0);
        let name = kept.id.clone();
        for forest in &mut self.forests {
            forest
                .adjacent
                .iter_mut()
                .filter(|link| link.forest == joined.id)
                .for_each(|link| link.forest.clone_from(&name));
            let own = forest.id.as_str();
            forest.adjacent.retain(|link| link.forest != own);
        }
    }

    /// Lays ruins on the two lowest of the numbered slots that are not under water.
    fn lay_ruins(&mut self) {
        let numbered = std::mem::take(&mut self.special.ruins.numbered_slots_lowest_two_not_flooded);
        let dry = |c: &u8| self.clearings.iter().any(|clearing| clearing.id == *c);
        let ruins: Vec<u8> = numbered.into_values().filter(dry).take(2).collect();
        for clearing in self.clearings.iter_mut().filter(|clearing| ruins.contains(&clearing.id)) {
            clearing.ruin = true;
        }
    }

    /// Gives clearings their place in this order as number, from 1.
    fn renumber(&mut self, order: &[u8]) {
        let number = |old: u8| order.iter().zip(1..).find(|&(&known, _)| known == old).map_or(0, |(_, new)| new);
        let all = |numbers: &mut Vec<u8>| numbers.iter_mut().for_each(|old| *old = number(*old));
        for clearing in &mut self.clearings {
            clearing.id = number(clearing.id);
            clearing.opposite_corner = clearing.opposite_corner.map(number);
            all(&mut clearing.adjacent);
            all(&mut clearing.adjacent_if_path_opened);
            all(&mut clearing.river_adjacent);
        }
        self.clearings.sort_by_key(|clearing| clearing.id);
        self.forests.iter_mut().for_each(|forest| all(&mut forest.clearings));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clearings(numbers: &[u8]) -> Vec<ClearingId> {
        numbers.iter().map(|&number| ClearingId(number)).collect()
    }

    /// The Marsh with this under water, and the priorities in the order of the file's numbers.
    fn marsh(flooded: &[u8]) -> Layout {
        let flooded: BTreeSet<_> = clearings(flooded).into_iter().collect();
        let order = (1..=15).map(ClearingId).filter(|c| !flooded.contains(c)).collect();
        Layout { flooded, order }
    }

    /// The file's number of a clearing that is laid out.
    fn printed(map: &Map, clearing: ClearingId) -> u8 {
        let order = &map.layout.as_ref().unwrap().order;
        order[usize::from(clearing.0) - 1].0
    }

    fn paths(map: &Map, from: u8) -> Vec<u8> {
        let clearing = map.clearings().iter().find(|clearing| printed(map, clearing.id) == from).unwrap();
        let mut paths: Vec<u8> = clearing.paths.iter().map(|&to| printed(map, to)).collect();
        paths.sort_unstable();
        paths
    }

    #[test]
    fn a_clearings_number_is_its_priority() {
        let order = clearings(&[8, 4, 10, 1, 2, 3, 5, 6, 7, 9, 11, 12]);
        let map = Layout { flooded: BTreeSet::new(), order }.lay_out(MapId::Gorge).unwrap();
        // Number 8 of the file has paths to 4, 10 and 12.
        assert_eq!(map.clearing(ClearingId(1)).unwrap().paths, clearings(&[2, 3, 12]));
        assert!(map.clearing(ClearingId(1)).unwrap().ruin);
        let corners: Vec<u8> = map.corners().map(|corner| printed(map, corner.id)).collect();
        assert_eq!(corners, [1, 3, 11, 12]);
        assert!(map.forests().iter().any(|forest| forest.to_string() == "forest 2-4-5"), "that of 1, 2 and 4");
    }

    #[test]
    fn the_same_layout_is_one_map() {
        let layout = marsh(&[]);
        assert!(std::ptr::eq(layout.lay_out(MapId::Marsh).unwrap(), layout.clone().lay_out(MapId::Marsh).unwrap()));
    }

    #[test]
    fn every_water_makes_a_whole_map_with_four_ruins() {
        for six in [6, 8] {
            for twelve in [12, 13] {
                for ten in [10, 11] {
                    let map = marsh(&[six, twelve, ten]).lay_out(MapId::Marsh).unwrap();
                    assert_eq!(map.clearings().len(), 12);
                    let ruins: Vec<u8> =
                        map.clearings().iter().filter(|c| c.ruin).map(|c| printed(map, c.id)).collect();
                    let [dry_six, dry_twelve] = [14 - six, 25 - twelve];
                    assert_eq!(ruins, [dry_six, dry_twelve, 14, 15], "{six} {twelve} {ten}");
                    assert_eq!(map.forests().len(), 6, "the water by 10 or 11 joins two");
                    for forest in map.forests() {
                        for &near in &forest.adjacent {
                            assert!(near != forest.id && map.forest(near).unwrap().adjacent.contains(&forest.id));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn paths_go_around_the_water() {
        let map = marsh(&[6, 12, 10]).lay_out(MapId::Marsh).unwrap();
        assert_eq!(paths(map, 2), [5, 7, 13, 15]);
        assert_eq!(paths(map, 4), [1, 9]);
        assert_eq!(paths(map, 14), [9, 11, 13]);
    }

    #[test]
    fn with_nothing_flooded_there_are_fifteen() {
        let map = marsh(&[]).lay_out(MapId::Marsh).unwrap();
        assert_eq!(map.clearings().len(), 15);
        assert_eq!(map.forests().len(), 7);
        let ruins: Vec<u8> = map.clearings().iter().filter(|c| c.ruin).map(|c| printed(map, c.id)).collect();
        assert_eq!(ruins, [12, 13, 14, 15]);
    }

    #[test]
    fn a_wrong_layout_is_refused_with_its_clearing() {
        let gorge = |numbers: &[u8]| Layout { flooded: BTreeSet::new(), order: clearings(numbers) };
        let refused = |layout: Layout, map| layout.lay_out(map).unwrap_err();
        let all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
        assert_eq!(refused(gorge(&all), MapId::Autumn), LayoutError::HasChart(MapId::Autumn));
        assert_eq!(refused(gorge(&[]), MapId::Gorge), LayoutError::NoPriority(ClearingId(1)));
        assert_eq!(refused(gorge(&all[..11]), MapId::Gorge), LayoutError::NoPriority(ClearingId(12)));
        assert_eq!(refused(gorge(&[1, 1]), MapId::Gorge), LayoutError::TwoPriorities(ClearingId(1)));
        assert_eq!(refused(gorge(&[13]), MapId::Gorge), LayoutError::NoClearing(ClearingId(13)));
        assert_eq!(refused(gorge(&[0]), MapId::Gorge), LayoutError::NoClearing(ClearingId(0)));
        for flood in [&[6][..], &[6, 8, 12], &[6, 12], &[1, 2, 3], &[6, 12, 10, 11]] {
            assert_eq!(refused(marsh(flood), MapId::Marsh), LayoutError::Flood, "{flood:?}");
        }
    }
}
