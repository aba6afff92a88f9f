//! Maps: the printed facts of a board, read from `maps/*.json`.

mod file;
mod layout;

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::suit::Suit;
use crate::words::words;

pub use layout::{Layout, LayoutError};

words! {
    /// A map. The first four have an official priority chart (Law of Rootbotics 12); on the others
    /// the players choose the priorities.
    pub enum MapId {
        Autumn = "autumn",
        Winter = "winter",
        Lake = "lake",
        Mountain = "mountain",
        Marsh = "marsh",
        Gorge = "gorge",
    }
}

/// A clearing, named by its number on the map, which is its priority, 1 the highest. On a map
/// without a chart that is the number which the players gave it ([`Layout`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ClearingId(pub u8);

/// A forest, by its position in the map's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ForestId(pub u8);

/// Somewhere a piece can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    Clearing(ClearingId),
    Forest(ForestId),
    /// The Duchy's own clearing beside the map (Law of Rootbotics 10.2.2).
    Burrow,
}

/// A board: clearings, paths, rivers, forests.
#[derive(Debug)]
pub struct Map {
    pub id: MapId,
    /// What the players laid out, on a map without a priority chart.
    pub layout: Option<Layout>,
    /// Width divided by height of the printed board, for drawing.
    pub aspect: f32,
    clearings: Vec<Clearing>,
    forests: Vec<Forest>,
    /// The Pass (Mountain): highest and lowest priority at once (Law of Rootbotics 12.2.2).
    pub pass: Option<ClearingId>,
    /// Where the ferry starts (Lake).
    pub ferry: Option<ClearingId>,
    /// Pairs of clearings of which one may lie under water (Marsh).
    pub flood_pairs: Vec<[ClearingId; 2]>,
    /// The river's course, or the lake's outline where it is `closed`; points from 0 to 1.
    pub water: Vec<Water>,
}

/// The printed facts of one clearing.
#[derive(Debug)]
pub struct Clearing {
    pub id: ClearingId,
    /// Printed suit; none where suit markers are laid out at set-up.
    pub suit: Option<Suit>,
    /// Building slots, the one under a ruin included.
    pub slots: u8,
    pub ruin: bool,
    /// For a corner, the corner diagonally across.
    pub opposite: Option<ClearingId>,
    /// On a river, or on the lake's shore.
    pub river: bool,
    /// Centre, 0 to 1 of the board's width and height from the top left.
    pub x: f32,
    pub y: f32,
    /// Clearings joined by a path, closed paths included: bots use them (Law of Rootbotics 12.2.1).
    pub paths: Vec<ClearingId>,
    /// Those of `paths` that are closed when a game starts.
    pub closed: Vec<ClearingId>,
    /// Clearings joined by river.
    pub rivers: Vec<ClearingId>,
    /// Forests that touch it.
    pub forests: Vec<ForestId>,
}

/// A forest between clearings.
#[derive(Debug)]
pub struct Forest {
    pub id: ForestId,
    /// The clearings around it, in rising order.
    pub clearings: Vec<ClearingId>,
    pub adjacent: Vec<ForestId>,
    pub x: f32,
    pub y: f32,
}

/// A line or area of water, for drawing only.
#[derive(Debug)]
pub struct Water {
    pub closed: bool,
    pub points: Vec<(f32, f32)>,
}

/// Why a map file was refused.
#[derive(Debug, thiserror::Error)]
pub enum MapError {
    #[error("map file: {0}")]
    Json(#[from] serde_json::Error),
    #[error("map file: format {0:?} is not root-map/1")]
    Format(String),
    #[error("map file: {0:?} is no map that has a priority chart")]
    Unknown(String),
    #[error("map {map}: clearing {clearing} {fault}")]
    Clearing { map: MapId, clearing: u8, fault: &'static str },
    #[error("map {map}: forest {forest} {fault}")]
    Forest { map: MapId, forest: String, fault: &'static str },
}

impl MapId {
    /// The map as it is printed. Parsed once. Where it has no priority chart, a game is played on
    /// what its [`Layout`] makes of it.
    ///
    /// # Errors
    ///
    /// Where the map's file breaks its format; a test holds that none of the shipped files does.
    pub fn map(self) -> Result<&'static Map, &'static MapError> {
        static MAPS: [OnceLock<Result<Map, MapError>>; 6] = [const { OnceLock::new() }; 6];
        let cell = match self {
            MapId::Autumn => &MAPS[0],
            MapId::Winter => &MAPS[1],
            MapId::Lake => &MAPS[2],
            MapId::Mountain => &MAPS[3],
            MapId::Marsh => &MAPS[4],
            MapId::Gorge => &MAPS[5],
        };
        cell.get_or_init(|| Map::parse(self.file())).as_ref()
    }

    /// Whether an official chart gives its priorities.
    #[must_use]
    pub fn has_chart(self) -> bool {
        !matches!(self, MapId::Marsh | MapId::Gorge)
    }

    fn file(self) -> &'static str {
        match self {
            MapId::Autumn => include_str!("../../maps/autumn.json"),
            MapId::Winter => include_str!("../../maps/winter.json"),
            MapId::Lake => include_str!("../../maps/lake.json"),
            MapId::Mountain => include_str!("../../maps/mountain.json"),
            MapId::Marsh => include_str!("../../maps/marsh.json"),
            MapId::Gorge => include_str!("../../maps/gorge.json"),
        }
    }
}

impl Map {
    /// Reads a map file.
    ///
    /// # Errors
    ///
    /// Where it is not JSON of the format `root-map/1`, or contradicts itself: clearings that are
    /// not numbered from 1, links that lead nowhere or only one way, corners without an opposite.
    pub fn parse(json: &str) -> Result<Map, MapError> {
        Map::of_file(file::Map::read(json)?, None)
    }

    fn of_file(file: file::Map, layout: Option<Layout>) -> Result<Map, MapError> {
        let Some(id) = MapId::from_word(&file.id) else {
            return Err(MapError::Unknown(file.id));
        };
        let forest_id = |name: &str| -> Option<ForestId> {
            let at = file.forests.iter().position(|forest| forest.id == name)?;
            Some(ForestId(u8::try_from(at).ok()?))
        };
        let mut forests = Vec::new();
        for forest in &file.forests {
            let fault = |fault| MapError::Forest { map: id, forest: forest.id.clone(), fault };
            let mut clearings: Vec<_> = forest.clearings.iter().map(|&c| ClearingId(c)).collect();
            clearings.sort_unstable();
            let adjacent = forest
                .adjacent
                .iter()
                .map(|link| forest_id(&link.forest).ok_or_else(|| fault("is next to a forest that is not there")))
                .collect::<Result<_, _>>()?;
            let own = forest_id(&forest.id).ok_or_else(|| fault("has no number"))?;
            forests.push(Forest { id: own, clearings, adjacent, x: forest.x, y: forest.y });
        }
        let sorted = |numbers: &[u8]| {
            let mut clearings: Vec<_> = numbers.iter().map(|&c| ClearingId(c)).collect();
            clearings.sort_unstable();
            clearings
        };
        let mut clearings = Vec::new();
        for clearing in &file.clearings {
            let own = ClearingId(clearing.id);
            clearings.push(Clearing {
                id: own,
                suit: clearing.suit,
                slots: clearing.slots,
                ruin: clearing.ruin,
                opposite: clearing.opposite_corner.map(ClearingId),
                river: clearing.on_river,
                x: clearing.x,
                y: clearing.y,
                paths: sorted(&[&clearing.adjacent[..], &clearing.adjacent_if_path_opened].concat()),
                closed: sorted(&clearing.adjacent_if_path_opened),
                rivers: sorted(&clearing.river_adjacent),
                forests: forests.iter().filter(|f| f.clearings.contains(&own)).map(|f| f.id).collect(),
            });
        }
        let flood_pairs = match layout {
            // What is flooded is no clearing any more, and nothing else floods.
            Some(_) => Vec::new(),
            None => file.special.flood_pairs.values().map(|pair| pair.map(ClearingId)).collect(),
        };
        let water = file
            .river_course
            .into_iter()
            .flat_map(file::Course::lines)
            .map(|points| Water { closed: false, points })
            .chain(file.lake.iter().map(|lake| Water { closed: true, points: lake.outline.clone() }))
            .collect();
        let map = Map {
            id,
            layout,
            aspect: file.board_aspect,
            clearings,
            forests,
            pass: file.mountain.map(|mountain| ClearingId(mountain.pass)),
            ferry: file.lake.map(|lake| ClearingId(lake.ferry_start)),
            flood_pairs,
            water,
        };
        map.check()?;
        Ok(map)
    }

    fn check(&self) -> Result<(), MapError> {
        for (at, clearing) in self.clearings.iter().enumerate() {
            let fault = |fault| MapError::Clearing { map: self.id, clearing: clearing.id.0, fault };
            if usize::from(clearing.id.0) != at + 1 {
                return Err(fault("is out of order"));
            }
            if clearing.ruin && clearing.slots == 0 {
                return Err(fault("has a ruin but no slot"));
            }
            for (links, fault_text) in [
                (&clearing.paths, "has a path that does not lead back"),
                (&clearing.rivers, "has a river that does not lead back"),
            ] {
                for &other in links {
                    let back = self
                        .clearing(other)
                        .is_some_and(|other| other.paths.contains(&clearing.id) || other.rivers.contains(&clearing.id));
                    if !back || other == clearing.id {
                        return Err(fault(fault_text));
                    }
                }
            }
            if let Some(opposite) = clearing.opposite
                && self.clearing(opposite).and_then(|c| c.opposite) != Some(clearing.id)
            {
                return Err(fault("is not the opposite of its opposite corner"));
            }
        }
        let last = match (self.id, &self.layout) {
            (MapId::Marsh, Some(layout)) if !layout.flooded.is_empty() => 12,
            (MapId::Marsh, _) => 15,
            _ => 12,
        };
        if self.clearings.len() != last {
            return Err(MapError::Clearing { map: self.id, clearing: 12, fault: "is not the last" });
        }
        for forest in &self.forests {
            if forest.clearings.iter().any(|&c| self.clearing(c).is_none()) {
                let fault = "touches a clearing that is not there";
                return Err(MapError::Forest { map: self.id, forest: forest.to_string(), fault });
            }
        }
        Ok(())
    }

    /// The clearing with this number, if there is one.
    #[must_use]
    pub fn clearing(&self, id: ClearingId) -> Option<&Clearing> {
        self.clearings.get(usize::from(id.0).checked_sub(1)?)
    }

    /// All clearings, by number.
    #[must_use]
    pub fn clearings(&self) -> &[Clearing] {
        &self.clearings
    }

    /// The forest with this id, if there is one.
    #[must_use]
    pub fn forest(&self, id: ForestId) -> Option<&Forest> {
        self.forests.get(usize::from(id.0))
    }

    /// All forests.
    #[must_use]
    pub fn forests(&self) -> &[Forest] {
        &self.forests
    }

    /// The corner clearings, by number.
    pub fn corners(&self) -> impl Iterator<Item = &Clearing> {
        self.clearings.iter().filter(|clearing| clearing.opposite.is_some())
    }

    /// The place with this name: a clearing's number, `burrow`, or `forest` and the clearings
    /// around it joined by `-`.
    #[must_use]
    pub fn place_from_name(&self, name: &str) -> Option<Place> {
        if name == "burrow" {
            return Some(Place::Burrow);
        }
        if let Ok(number) = name.parse() {
            return self.clearing(ClearingId(number)).map(|clearing| Place::Clearing(clearing.id));
        }
        self.forests.iter().find(|forest| forest.to_string() == name).map(|forest| Place::Forest(forest.id))
    }

    /// A place's name, as `place_from_name` reads it.
    #[must_use]
    pub fn place_name(&self, place: Place) -> String {
        match place {
            Place::Clearing(clearing) => clearing.to_string(),
            Place::Forest(forest) => self.forest(forest).map(ToString::to_string).unwrap_or_default(),
            Place::Burrow => "burrow".to_owned(),
        }
    }
}

impl fmt::Display for ClearingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Forest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("forest ")?;
        for (at, clearing) in self.clearings.iter().enumerate() {
            if at > 0 {
                f.write_str("-")?;
            }
            clearing.fmt(f)?;
        }
        Ok(())
    }
}

/// Maps are saved by their id and layout: what is printed does not change.
#[derive(Serialize, Deserialize)]
struct Name {
    id: MapId,
    layout: Option<Layout>,
}

impl Serialize for &'static Map {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Name { id: self.id, layout: self.layout.clone() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for &'static Map {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Name { id, layout } = Name::deserialize(deserializer)?;
        match layout {
            None => id.map().map_err(serde::de::Error::custom),
            Some(layout) => layout.lay_out(id).map_err(serde::de::Error::custom),
        }
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.layout == other.layout
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_map_is_read() {
        for id in MapId::ALL {
            let map = id.map().unwrap();
            assert_eq!(map.id, *id);
            let ruins = map.clearings().iter().filter(|clearing| clearing.ruin).count();
            // On the Marsh two ruins lie where no water is.
            assert_eq!(ruins, if *id == MapId::Marsh { 2 } else { 4 }, "{id}");
            assert_eq!(map.corners().count(), 4, "{id}");
        }
    }

    #[test]
    fn a_map_that_breaks_its_format_is_refused_with_the_place() {
        let autumn = include_str!("../../maps/autumn.json");
        let cut = autumn.get(..autumn.len() / 2).unwrap();
        assert!(matches!(Map::parse(cut), Err(MapError::Json(_))));
        assert!(matches!(Map::parse(&autumn.replace("root-map/1", "root-map/2")), Err(MapError::Format(_))));
        assert!(matches!(Map::parse(&autumn.replace("\"autumn\"", "\"moon\"")), Err(MapError::Unknown(_))));
        let one_way = autumn.replacen("\"adjacent\": [5, 9, 10]", "\"adjacent\": [5, 9, 11]", 1);
        let error = Map::parse(&one_way).unwrap_err().to_string();
        assert_eq!(error, "map autumn: clearing 1 has a path that does not lead back");
    }
}
