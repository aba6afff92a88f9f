//! Corrections: everything on the table as knobs that can be turned. A knob carries the correction
//! that turning it makes; one that the engine would refuse cannot be turned.

use engine::{
    Adjustment, ClearingId, Control, DeckCard, DeckId, Difficulty, Faction, Item, Piece, Place, Ruling, Suit, Table,
    Trait,
};

use crate::text::{Arg, Texts, piece_id};
use crate::view::new_game::rulings_in_play;
use crate::view::title::capital;

mod trays;

/// A group of knobs.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its name in tests.
    pub id: String,
    pub title: String,
    pub faction: Option<Faction>,
    pub knobs: Vec<Knob>,
}

/// Something that can be set right.
#[derive(Clone, Debug, PartialEq)]
pub struct Knob {
    /// Its name in tests.
    pub id: String,
    pub label: String,
    pub faction: Option<Faction>,
    pub kind: Turns,
}

/// How a knob turns.
#[derive(Clone, Debug, PartialEq)]
pub enum Turns {
    /// A number, one less or one more.
    Count { value: String, less: Option<Adjustment>, more: Option<Adjustment> },
    /// On or off.
    Switch { on: bool, flip: Adjustment },
    /// One of several.
    OneOf(Vec<Position>),
    /// A row of cards: one is taken out, or one of a suit is added.
    Cards { cards: Vec<(String, Adjustment)>, add: Vec<(Suit, Adjustment)> },
    /// Something done in one go; none where there is nothing to do.
    Act(Option<Adjustment>),
}

/// A position of a knob.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub id: String,
    pub label: String,
    pub on: bool,
    pub choose: Adjustment,
}

/// Everything that can be set right, but for the pieces in clearings.
#[must_use]
pub fn sections(table: &Table, texts: &Texts) -> Vec<Section> {
    let mut sections = vec![points(table, texts), supply(table, texts)];
    sections.extend(table.seats.iter().map(|seat| seat_section(seat.faction, table, texts)));
    sections.push(rulings(table, texts));
    sections.retain(|section| !section.knobs.is_empty());
    sections
}

/// The pieces of a faction in a clearing, and its pawn.
#[must_use]
pub fn pieces(clearing: ClearingId, faction: Faction, table: &Table, texts: &Texts) -> Vec<Knob> {
    let maker = Maker { table };
    let count = |piece: Piece| {
        let there = table.count(faction, piece, clearing);
        let set = move |count| Adjustment::Pieces { clearing, faction, piece, count };
        let label = capital(&texts.piece(piece));
        maker.count(piece_id(piece), label, there, set)
    };
    let mut knobs: Vec<Knob> = faction.pieces().filter(|&piece| piece != Piece::Pawn).map(count).collect();
    if faction.is_vagabond() {
        let place = Place::Clearing(clearing);
        let here = table.pawn(faction) == Some(place);
        let kind = Turns::Act((!here).then_some(Adjustment::Pawn { faction, place }));
        knobs.push(Knob { id: "pawn".to_owned(), label: texts.t("adjust-pawn-here"), faction: None, kind });
    }
    knobs
}

fn points(table: &Table, texts: &Texts) -> Section {
    let maker = Maker { table };
    let mut knobs = Vec::new();
    for seat in &table.seats {
        let faction = seat.faction;
        let set = move |vp| Adjustment::Points { faction, vp };
        let count = maker.count(format!("points-{faction}"), texts.faction(faction), seat.vp, set);
        knobs.push(Knob { faction: Some(faction), ..count });
    }
    Section { id: "points".to_owned(), title: texts.t("adjust-points"), faction: None, knobs }
}

fn supply(table: &Table, texts: &Texts) -> Section {
    let maker = Maker { table };
    let item_name = |item: Item| capital(&texts.t(&format!("item-{item}")));
    let mut knobs: Vec<Knob> = Item::ALL
        .iter()
        .filter(|item| item.supply_at_start() > 0)
        .map(|&item| {
            let (count, set) = items(&table.items, item, |items| Adjustment::Items { items });
            maker.count(format!("item-{item}"), item_name(item), count, set)
        })
        .collect();
    let discard = Adjustment::DiscardPile { cards: Vec::new() };
    let cards = Arg::Number(i64::try_from(table.discard.len()).unwrap_or_default());
    knobs.push(Knob {
        id: "reshuffled".to_owned(),
        label: texts.tf("adjust-reshuffled", &[("cards", cards)]),
        faction: None,
        kind: Turns::Act((!table.discard.is_empty()).then_some(discard)),
    });
    for clearing in table.map.clearings().iter().filter(|clearing| clearing.ruin) {
        let there = table.has_ruin(clearing.id);
        let place = Arg::Place(table.map, Place::Clearing(clearing.id));
        knobs.push(Knob {
            id: format!("ruin-{}", clearing.id),
            label: texts.tf("adjust-ruin", &[("clearing", place)]),
            faction: None,
            kind: Turns::Switch { on: there, flip: Adjustment::Ruin { clearing: clearing.id, there: !there } },
        });
    }
    if let Some(ferry) = table.ferry {
        let coast = table.map.clearings().iter().filter(|clearing| clearing.river);
        let positions = coast.map(|clearing| Position {
            id: clearing.id.to_string(),
            label: clearing.id.to_string(),
            on: clearing.id == ferry,
            choose: Adjustment::Ferry { clearing: clearing.id },
        });
        let kind = Turns::OneOf(positions.collect());
        knobs.push(Knob { id: "ferry".to_owned(), label: texts.t("clearing-ferry"), faction: None, kind });
    }
    Section { id: "supply".to_owned(), title: texts.t("adjust-supply"), faction: None, knobs }
}

/// What lies in front of a seat, and how a bot is played.
fn seat_section(faction: Faction, table: &Table, texts: &Texts) -> Section {
    let maker = Maker { table };
    let mut knobs = Vec::new();
    if let Some(seat) = table.seat(faction) {
        if let Control::Bot { difficulty, traits } = &seat.control {
            let levels = Difficulty::ALL.iter().map(|&level| Position {
                id: level.to_string(),
                label: texts.t(&format!("difficulty-{level}")),
                on: level == *difficulty,
                choose: Adjustment::Difficulty { faction, difficulty: level },
            });
            let kind = Turns::OneOf(levels.collect());
            let label = texts.t("new-seat-difficulty");
            knobs.push(Knob { id: format!("difficulty-{faction}"), label, faction: None, kind });
            knobs.extend(Trait::of(faction).iter().map(|&which| trait_knob(faction, which, traits, texts)));
        }
        knobs.extend(trays::knobs(seat, table, texts));
        for &item in Item::ALL {
            let (count, set) = items(&seat.crafted, item, move |items| Adjustment::Crafted { faction, items });
            let label = texts.tf("adjust-crafted", &[("item", Arg::Item(item))]);
            if item.supply_at_start() > 0 || faction.is_vagabond() {
                knobs.push(maker.count(format!("crafted-{faction}-{item}"), label, count, set));
            }
        }
        let set = move |warriors| Adjustment::WarriorsAway { faction, warriors };
        if faction.owns(Piece::Warrior) > 0 {
            knobs.push(maker.count(format!("away-{faction}"), texts.t("adjust-away"), seat.away, set));
        }
        let flip = Adjustment::OffTrack { faction, off: !seat.off_track };
        let kind = Turns::Switch { on: seat.off_track, flip };
        knobs.push(Knob {
            id: format!("off-track-{faction}"),
            label: texts.t("adjust-off-track"),
            faction: None,
            kind,
        });
        if !seat.is_bot() {
            let flip = Adjustment::EmptyHand { faction, empty: !seat.empty_hand };
            let kind = Turns::Switch { on: seat.empty_hand, flip };
            let label = texts.t("adjust-empty-hand");
            knobs.push(Knob { id: format!("empty-hand-{faction}"), label, faction: None, kind });
            if table.deck == DeckId::Exiles {
                let flip = Adjustment::SoupKitchens { faction, crafted: !seat.soup_kitchens };
                let kind = Turns::Switch { on: seat.soup_kitchens, flip };
                let label = texts.t("adjust-soup-kitchens");
                knobs.push(Knob { id: format!("soup-kitchens-{faction}"), label, faction: None, kind });
            }
        }
    }
    Section { id: format!("seat-{faction}"), title: texts.faction(faction), faction: Some(faction), knobs }
}

fn trait_knob(faction: Faction, which: Trait, traits: &[Trait], texts: &Texts) -> Knob {
    let on = traits.contains(&which);
    let mut wanted = traits.to_vec();
    match traits.iter().position(|&known| known == which) {
        Some(at) => drop(wanted.remove(at)),
        None => wanted.push(which),
    }
    Knob {
        id: format!("trait-{which}"),
        label: texts.t(&format!("trait-{which}")),
        faction: None,
        kind: Turns::Switch { on, flip: Adjustment::Traits { faction, traits: wanted } },
    }
}

fn rulings(table: &Table, texts: &Texts) -> Section {
    let bots: Vec<Faction> = table.seats.iter().filter(|seat| seat.is_bot()).map(|seat| seat.faction).collect();
    let knob = |ruling: Ruling| {
        let id = ruling.id();
        let positions = ruling.values().iter().map(|&value| Position {
            id: value.to_owned(),
            label: texts.t(&format!("ruling-{id}-{value}")),
            on: table.rulings.value(ruling) == value,
            choose: Adjustment::Ruling { ruling, value: value.to_owned() },
        });
        let kind = Turns::OneOf(positions.collect());
        Knob { id: format!("ruling-{id}"), label: texts.t(&format!("ruling-{id}")), faction: None, kind }
    };
    let knobs = rulings_in_play(&bots).into_iter().map(knob).collect();
    Section { id: "rulings".to_owned(), title: texts.t("new-rulings"), faction: None, knobs }
}

/// How many of an item lie among others, and what sets that number.
fn items<'a>(
    among: &'a [Item],
    item: Item,
    make: impl Fn(Vec<Item>) -> Adjustment + 'a,
) -> (u8, impl Fn(u8) -> Adjustment + 'a) {
    let count = among.iter().filter(|&&known| known == item).count();
    let set = move |wanted: u8| {
        let others = among.iter().copied().filter(|&known| known != item);
        let mut items: Vec<Item> = others.chain(std::iter::repeat_n(item, wanted.into())).collect();
        items.sort_unstable();
        make(items)
    };
    (u8::try_from(count).unwrap_or(u8::MAX), set)
}

/// Makes knobs, and asks the engine which way they turn.
struct Maker<'a> {
    table: &'a Table,
}

impl Maker<'_> {
    fn allowed(&self, adjustment: Adjustment) -> Option<Adjustment> {
        adjustment.apply(&mut self.table.clone()).is_ok().then_some(adjustment)
    }

    fn count(&self, id: String, label: String, value: u8, set: impl Fn(u8) -> Adjustment) -> Knob {
        let less = value.checked_sub(1).and_then(|less| self.allowed(set(less)));
        let more = value.checked_add(1).and_then(|more| self.allowed(set(more)));
        Knob { id, label, faction: None, kind: Turns::Count { value: value.to_string(), less, more } }
    }

    fn cards(
        &self,
        id: &str,
        label: String,
        cards: &[DeckCard],
        texts: &Texts,
        set: impl Fn(Vec<DeckCard>) -> Adjustment,
    ) -> Knob {
        let without = |at: usize| {
            let mut left = cards.to_vec();
            left.remove(at);
            set(left)
        };
        let taken = cards.iter().enumerate().map(|(at, &card)| (capital(&texts.card(card)), without(at)));
        let add = Suit::ALL.iter().filter_map(|&suit| {
            let more = [cards, &[DeckCard { suit, name: None }]].concat();
            Some((suit, self.allowed(set(more))?))
        });
        let kind = Turns::Cards { cards: taken.collect(), add: add.collect() };
        Knob { id: id.to_owned(), label, faction: None, kind }
    }
}
