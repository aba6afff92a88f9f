//! The shape of the map files, before it is checked.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::MapError;
use crate::suit::Suit;

#[derive(Debug, Deserialize)]
pub(super) struct Map {
    pub(super) format: String,
    pub(super) id: String,
    pub(super) board_aspect: f32,
    pub(super) clearings: Vec<Clearing>,
    pub(super) forests: Vec<Forest>,
    pub(super) river_course: Option<Course>,
    pub(super) lake: Option<Lake>,
    pub(super) mountain: Option<Mountain>,
    #[serde(default)]
    pub(super) special: Special,
}

#[derive(Debug, Deserialize)]
pub(super) struct Clearing {
    pub(super) id: u8,
    pub(super) suit: Option<Suit>,
    pub(super) slots: u8,
    pub(super) ruin: bool,
    pub(super) opposite_corner: Option<u8>,
    pub(super) on_river: bool,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) adjacent: Vec<u8>,
    pub(super) adjacent_if_path_opened: Vec<u8>,
    pub(super) river_adjacent: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Forest {
    pub(super) id: String,
    pub(super) clearings: Vec<u8>,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) adjacent: Vec<ForestLink>,
}

#[derive(Debug, Deserialize)]
pub(super) struct ForestLink {
    pub(super) forest: String,
    /// The ends of the path between the two, or the clearing; empty where something else lies
    /// between them.
    pub(super) across: Vec<u8>,
}

/// One line, or several.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Course {
    One(Vec<(f32, f32)>),
    Many(Vec<Vec<(f32, f32)>>),
}

impl Course {
    pub(super) fn lines(self) -> Vec<Vec<(f32, f32)>> {
        match self {
            Course::One(line) => vec![line],
            Course::Many(lines) => lines,
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Lake {
    pub(super) ferry_start: u8,
    pub(super) outline: Vec<(f32, f32)>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Mountain {
    pub(super) pass: u8,
}

/// What only the Marsh has: water over clearings.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Special {
    /// Of each pair one clearing may be flooded.
    #[serde(default)]
    pub(super) flood_pairs: BTreeMap<String, [u8; 2]>,
    /// The paths that there are where a clearing is flooded.
    #[serde(default)]
    pub(super) flooded_links: BTreeMap<u8, Vec<[u8; 2]>>,
    #[serde(default)]
    pub(super) ruins: Ruins,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Ruins {
    /// Clearings that may have a ruin, by the number of their slot: the two lowest that are not
    /// flooded have one.
    #[serde(default)]
    pub(super) numbered_slots_lowest_two_not_flooded: BTreeMap<u8, u8>,
}

impl Map {
    /// Reads a file as it is written.
    ///
    /// # Errors
    ///
    /// Where it is not JSON of the format `root-map/1`.
    pub(super) fn read(json: &str) -> Result<Map, MapError> {
        let file: Map = serde_json::from_str(json)?;
        if file.format == "root-map/1" { Ok(file) } else { Err(MapError::Format(file.format)) }
    }
}
