//! The map as it is drawn, and its twin, the list of clearings.

use engine::{ClearingId, Faction, ForestId, Kind, Map, Piece, Place, Suit, Table};

use crate::text::{Arg, Texts};
use crate::view::lit::{Arrow, Lit};

/// Width of the drawing, in its own units.
pub const WIDTH: f32 = 360.0;
/// Radius of a clearing.
pub const RADIUS: f32 = 26.5;
/// Room around the outermost clearings.
const MARGIN: f32 = 33.0;

/// A map with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct MapModel {
    pub height: f32,
    pub water: Vec<WaterModel>,
    /// Clearings under water (Marsh), by their numbers in the map's file.
    pub flooded: Vec<(ClearingId, (f32, f32))>,
    pub paths: Vec<PathModel>,
    pub forests: Vec<ForestModel>,
    pub clearings: Vec<ClearingModel>,
    pub arrows: Vec<ArrowModel>,
}

/// A river's course or a lake.
#[derive(Clone, Debug, PartialEq)]
pub struct WaterModel {
    pub closed: bool,
    /// As SVG writes points.
    pub points: String,
}

/// A path between two clearings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathModel {
    pub from: (f32, f32),
    pub to: (f32, f32),
    /// Closed when a game starts.
    pub closed: bool,
}

/// A forest, with the pawns in it.
#[derive(Clone, Debug, PartialEq)]
pub struct ForestModel {
    pub id: ForestId,
    pub at: (f32, f32),
    pub lit: bool,
    pub pawns: Vec<Faction>,
    pub label: String,
}

/// A clearing with all that is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct ClearingModel {
    pub id: ClearingId,
    pub at: (f32, f32),
    pub suit: Suit,
    pub ruler: Option<Faction>,
    pub lit: bool,
    /// The Pass of the Mountain map.
    pub pass: bool,
    pub ferry: bool,
    pub burning: bool,
    pub tokens: Vec<TokenModel>,
    pub slots: Vec<SlotModel>,
    /// Everything in words: the suit and who rules.
    pub label: String,
    /// Everything in words: what stands there, one line a faction or fact.
    pub lines: Vec<LineModel>,
}

/// A line of the twin list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineModel {
    pub faction: Option<Faction>,
    pub text: String,
}

/// Warriors, tokens or a pawn, placed around a clearing's centre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TokenModel {
    pub faction: Faction,
    pub piece: Piece,
    pub count: u8,
    pub x: f32,
    pub y: f32,
    pub scale: f32,
}

/// A building slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SlotModel {
    pub x: f32,
    pub y: f32,
    pub what: InSlot,
}

/// What is in a building slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InSlot {
    Open,
    Ruin,
    /// An item that a Scoundrel left.
    Blocked,
    Building(Faction, Piece),
}

/// A move, drawn from rim to rim.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrowModel {
    pub faction: Faction,
    /// As SVG writes a path.
    pub line: String,
    pub head: String,
    pub count: u8,
    pub middle: (f32, f32),
}

/// The map of a table.
#[must_use]
pub fn map_model(table: &Table, lit: &Lit, texts: &Texts) -> MapModel {
    let map = table.map;
    let spot = Spot::of(map);
    let forests = map.forests().iter().map(|forest| {
        let place = Place::Forest(forest.id);
        let pawns: Vec<Faction> = table.factions().filter(|&faction| table.pawn(faction) == Some(place)).collect();
        let label = texts.place(map, place);
        ForestModel { id: forest.id, at: spot.at(forest.x, forest.y), lit: lit.places.contains(&place), pawns, label }
    });
    let clearings = map.clearings().iter().map(|clearing| clearing_model(table, clearing, lit, texts, &spot));
    MapModel {
        height: spot.height,
        water: water(map, &spot),
        flooded: flooded(map, &spot),
        paths: paths(map, &spot),
        forests: forests.collect(),
        clearings: clearings.collect(),
        arrows: lit.arrows.iter().filter_map(|arrow| arrow_model(map, &spot, arrow)).collect(),
    }
}

/// From the board's measures to the drawing's: what is printed fills the drawing.
struct Spot {
    height: f32,
    /// The printed board's part between the outermost clearings.
    left: f32,
    top: f32,
    across: f32,
    down: f32,
}

impl Spot {
    fn of(map: &Map) -> Self {
        let (mut left, mut right, mut top, mut bottom) = (1.0_f32, 0.0_f32, 1.0_f32, 0.0_f32);
        // What is under water is printed all the same.
        let printed = map.id.map().unwrap_or(map);
        for clearing in printed.clearings() {
            (left, right) = (left.min(clearing.x), right.max(clearing.x));
            (top, bottom) = (top.min(clearing.y), bottom.max(clearing.y));
        }
        let (across, down) = ((right - left).max(0.1), (bottom - top).max(0.1));
        let length = (WIDTH - 2.0 * MARGIN) * down / (across * map.aspect.max(0.5));
        Spot { height: (length + 2.0 * MARGIN).round(), left, top, across, down }
    }

    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        let along = |share: f32, length: f32| MARGIN + share * (length - 2.0 * MARGIN);
        (along((x - self.left) / self.across, WIDTH), along((y - self.top) / self.down, self.height))
    }

    fn of_place(&self, map: &Map, place: Place) -> Option<((f32, f32), f32)> {
        match place {
            Place::Clearing(clearing) => {
                let clearing = map.clearing(clearing)?;
                Some((self.at(clearing.x, clearing.y), RADIUS))
            }
            Place::Forest(forest) => {
                let forest = map.forest(forest)?;
                Some((self.at(forest.x, forest.y), 12.0))
            }
            Place::Burrow => Some(((MARGIN / 2.0, self.height - MARGIN / 2.0), 12.0)),
        }
    }
}

fn water(map: &Map, spot: &Spot) -> Vec<WaterModel> {
    let line = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| spot.at(x, y));
        points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
    };
    let mut drawn: Vec<WaterModel> =
        map.water.iter().map(|water| WaterModel { closed: water.closed, points: line(&water.points) }).collect();
    if drawn.is_empty() {
        // Where its course is not known: from clearing to clearing.
        let links = map.clearings().iter().flat_map(|clearing| {
            let on = clearing.rivers.iter().filter(|other| **other > clearing.id);
            on.filter_map(|&other| map.clearing(other)).map(|to| [(clearing.x, clearing.y), (to.x, to.y)])
        });
        drawn.extend(links.map(|link| WaterModel { closed: false, points: line(&link) }));
    }
    drawn
}

fn flooded(map: &Map, spot: &Spot) -> Vec<(ClearingId, (f32, f32))> {
    let (Some(layout), Ok(printed)) = (&map.layout, map.id.map()) else { return Vec::new() };
    let under = layout.flooded.iter().filter_map(|&clearing| printed.clearing(clearing));
    under.map(|clearing| (clearing.id, spot.at(clearing.x, clearing.y))).collect()
}

fn paths(map: &Map, spot: &Spot) -> Vec<PathModel> {
    let from = map.clearings().iter().flat_map(|clearing| {
        clearing.paths.iter().filter(|other| **other > clearing.id).filter_map(|&other| {
            let to = map.clearing(other)?;
            Some(PathModel {
                from: spot.at(clearing.x, clearing.y),
                to: spot.at(to.x, to.y),
                closed: clearing.closed.contains(&other),
            })
        })
    });
    from.collect()
}

fn clearing_model(table: &Table, clearing: &engine::Clearing, lit: &Lit, texts: &Texts, spot: &Spot) -> ClearingModel {
    let id = clearing.id;
    let ruler = table.ruler(id);
    let suit = table.suit(id);
    let pass = table.map.pass == Some(id);
    let ferry = table.ferry == Some(id);
    ClearingModel {
        id,
        at: spot.at(clearing.x, clearing.y),
        suit,
        ruler,
        lit: lit.places.contains(&Place::Clearing(id)),
        pass,
        ferry,
        burning: table.burning.contains(&id),
        tokens: tokens(table, id),
        slots: slots(table, clearing),
        label: label(texts, id, suit, ruler),
        lines: lines(table, clearing, texts),
    }
}

/// Everything that lies loose in a clearing, in rows: warriors first.
fn tokens(table: &Table, clearing: ClearingId) -> Vec<TokenModel> {
    let loose = |kind: Kind| table.stacks(clearing).iter().filter(move |stack| stack.piece.kind() == kind);
    let stacks: Vec<_> = loose(Kind::Warrior).chain(loose(Kind::Pawn)).chain(loose(Kind::Token)).collect();
    let (rows, scale): (&[usize], f32) = match stacks.len() {
        0 | 1 => (&[1], 1.0),
        2 => (&[2], 1.0),
        3 => (&[3], 0.94),
        4 => (&[2, 2], 0.88),
        5 => (&[3, 2], 0.84),
        6 => (&[3, 3], 0.8),
        7 | 8 => (&[3, 3, 2], 0.7),
        _ => (&[3, 4, 3], 0.62),
    };
    let step = 17.0 * scale;
    let mut placed = Vec::new();
    let mut rest = stacks.as_slice();
    // Slots lie on the lower rim: what is loose keeps above them.
    let top = -step * (rows.len() as f32 - 1.0) / 2.0 - 1.5;
    for (row, &length) in rows.iter().enumerate() {
        let (here, later) = rest.split_at(length.min(rest.len()));
        rest = later;
        let left = -step * (here.len() as f32 - 1.0) / 2.0;
        for (column, stack) in here.iter().enumerate() {
            placed.push(TokenModel {
                faction: stack.faction,
                piece: stack.piece,
                count: stack.count,
                x: left + step * column as f32,
                y: top + step * row as f32,
                scale,
            });
        }
    }
    placed
}

fn slots(table: &Table, clearing: &engine::Clearing) -> Vec<SlotModel> {
    let mut filled: Vec<InSlot> = Vec::new();
    for stack in table.stacks(clearing.id).iter().filter(|stack| stack.piece.kind() == Kind::Building) {
        let building = InSlot::Building(stack.faction, stack.piece);
        filled.extend(std::iter::repeat_n(building, stack.count.into()));
    }
    if table.has_ruin(clearing.id) {
        filled.push(InSlot::Ruin);
    }
    let blocked = table.blocked_slots.iter().filter(|&&blocked| blocked == clearing.id).count();
    filled.extend(std::iter::repeat_n(InSlot::Blocked, blocked));
    let all = usize::from(clearing.slots).max(filled.len());
    filled.resize(all, InSlot::Open);
    let left = -(all as f32 - 1.0) * 15.5 / 2.0;
    let place = |(at, what)| {
        let x = left + 15.5 * at as f32;
        // Along the rim: outer slots stand a little higher.
        let y = (RADIUS * RADIUS - x * x).max(0.0).sqrt() - 1.0;
        SlotModel { x, y, what }
    };
    filled.into_iter().enumerate().map(place).collect()
}

fn label(texts: &Texts, clearing: ClearingId, suit: Suit, ruler: Option<Faction>) -> String {
    let suit = texts.t(&format!("suit-{suit}"));
    let clearing = Arg::Number(clearing.0.into());
    match ruler {
        Some(faction) => texts.tf(
            "clearing-ruled",
            &[("clearing", clearing), ("suit", Arg::Text(&suit)), ("faction", Arg::Faction(faction))],
        ),
        None => texts.tf("clearing-unruled", &[("clearing", clearing), ("suit", Arg::Text(&suit))]),
    }
}

fn lines(table: &Table, clearing: &engine::Clearing, texts: &Texts) -> Vec<LineModel> {
    let id = clearing.id;
    let mut lines = Vec::new();
    for faction in table.factions() {
        let own = table.stacks(id).iter().filter(|stack| stack.faction == faction);
        let pieces: Vec<String> = own.map(|stack| texts.pieces(stack.count, stack.piece)).collect();
        if !pieces.is_empty() {
            let pieces = texts.list(&pieces);
            let text =
                texts.tf("clearing-pieces", &[("faction", Arg::Faction(faction)), ("pieces", Arg::Text(&pieces))]);
            lines.push(LineModel { faction: Some(faction), text });
        }
    }
    let mut fact = |text| lines.push(LineModel { faction: None, text });
    if table.has_ruin(id) {
        fact(texts.t("clearing-ruin"));
    }
    fact(texts.tf("clearing-slots", &[("open", Arg::Number(table.open_slots(id).into()))]));
    if table.map.pass == Some(id) {
        fact(texts.t("clearing-pass"));
    }
    if table.ferry == Some(id) {
        fact(texts.t("clearing-ferry"));
    }
    if table.burning.contains(&id) {
        fact(texts.t("clearing-burning"));
    }
    let paths: Vec<String> = clearing.paths.iter().map(ToString::to_string).collect();
    fact(texts.tf("clearing-paths", &[("clearings", Arg::Text(&texts.list(&paths)))]));
    lines
}

fn arrow_model(map: &Map, spot: &Spot, arrow: &Arrow) -> Option<ArrowModel> {
    let ((from_x, from_y), from_radius) = spot.of_place(map, arrow.from)?;
    let ((to_x, to_y), to_radius) = spot.of_place(map, arrow.to)?;
    let (dx, dy) = (to_x - from_x, to_y - from_y);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // A little beside the path, so that it does not hide it.
    let bow = 14.0;
    let (middle_x, middle_y) = ((from_x + to_x) / 2.0 - uy * bow, (from_y + to_y) / 2.0 + ux * bow);
    let toward = |x: f32, y: f32, distance: f32| {
        let (dx, dy) = (middle_x - x, middle_y - y);
        let length = dx.hypot(dy).max(1.0);
        (x + dx / length * distance, y + dy / length * distance)
    };
    let (start_x, start_y) = toward(from_x, from_y, from_radius - 2.0);
    let (tip_x, tip_y) = toward(to_x, to_y, to_radius + 2.0);
    let (neck_x, neck_y) = toward(to_x, to_y, to_radius + 12.0);
    let (wing_x, wing_y) = ((tip_y - neck_y) * 0.75, (neck_x - tip_x) * 0.75);
    Some(ArrowModel {
        faction: arrow.faction,
        line: format!("M{start_x:.1} {start_y:.1}Q{middle_x:.1} {middle_y:.1} {neck_x:.1} {neck_y:.1}"),
        head: format!(
            "M{tip_x:.1} {tip_y:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
            neck_x + wing_x,
            neck_y + wing_y,
            neck_x - wing_x,
            neck_y - wing_y
        ),
        count: arrow.count,
        middle: ((from_x + to_x) / 4.0 + middle_x / 2.0, (from_y + to_y) / 4.0 + middle_y / 2.0),
    })
}
