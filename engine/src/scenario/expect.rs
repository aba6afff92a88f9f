//! What must come out of a scenario.

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::bots::duchy::Minister;
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Piece, Plot};
use crate::seat::Tray;
use crate::suit::Suit;
use crate::table::{Stack, Table};

use super::file;
use super::{Malformed, Source, Unmet};

/// Expectations, with their names resolved.
#[derive(Debug)]
pub(super) struct Expect {
    events: Vec<String>,
    never: Vec<String>,
    vp: BTreeMap<Faction, u8>,
    supply: BTreeMap<Faction, u8>,
    items: Option<Vec<Item>>,
    crafted: BTreeMap<Faction, Vec<Item>>,
    board: Vec<(ClearingId, Vec<Stack>)>,
    trays: Vec<(Faction, WantedTray)>,
}

/// The keys of a tray that are named.
#[derive(Debug)]
struct WantedTray {
    supply: Option<u8>,
    decree: Option<file::Decree>,
    viziers: Option<u8>,
    acolytes: Option<u8>,
    marker: Option<u8>,
    lost_souls: Option<Vec<DeckCard>>,
    payments: Option<BTreeMap<Faction, u8>>,
    market: Option<Vec<DeckCard>>,
    burrow: Option<u8>,
    swayed: Option<Vec<Minister>>,
    plot_supply: Option<Vec<Plot>>,
    character: Option<crate::bots::vagabot::Character>,
    at: Option<Place>,
    quest: Option<Suit>,
    items: Option<file::OwnItems>,
}

/// Reads the expectations of a file.
pub(super) fn read(file: &file::Expect, table: &Table, source: Source) -> Result<Expect, Malformed> {
    let board = file.board.iter().map(|(name, text)| {
        let clearing = super::table::clearing(table, name, text, source)?;
        Ok((clearing, merged(super::table::stacks(text, source)?)))
    });
    let trays = file.tray.iter().map(|(&faction, tray)| {
        if table.seat(faction).is_none() {
            return Err(source.fault(tray, format!("{faction} is not in play")));
        }
        let wanted = tray.get_ref();
        let cards = |names: &Option<Vec<file::Text>>| -> Result<Option<Vec<DeckCard>>, Malformed> {
            let Some(names) = names else { return Ok(None) };
            let deck = table.cards().ok_or_else(|| source.fault(tray, "the deck's file cannot be read"))?;
            let read = |name: &file::Text| {
                super::table::card(name.get_ref(), deck).map_err(|reason| source.fault(name, reason))
            };
            names.iter().map(read).collect::<Result<_, _>>().map(Some)
        };
        let at = match &wanted.at {
            Some(at) => {
                let place = table.map.place_from_name(&at.name());
                Some(place.ok_or_else(|| source.fault(tray, format!("no place {:?}", at.name())))?)
            }
            None => None,
        };
        let wanted = WantedTray {
            supply: wanted.supply,
            decree: wanted.decree,
            viziers: wanted.viziers,
            acolytes: wanted.acolytes,
            marker: wanted.marker,
            lost_souls: cards(&wanted.lost_souls)?,
            payments: wanted.payments.clone().map(without_zeros),
            market: cards(&wanted.market)?,
            burrow: wanted.burrow,
            swayed: wanted.swayed.clone().map(sorted),
            plot_supply: wanted.plot_supply.clone().map(sorted),
            character: wanted.character,
            at,
            quest: wanted.quest,
            items: wanted.items,
        };
        Ok((faction, wanted))
    });
    Ok(Expect {
        events: file.events.clone(),
        never: file.never.clone(),
        vp: file.vp.clone(),
        supply: file.supply.clone(),
        items: file.items.clone().map(sorted),
        crafted: file.crafted.iter().map(|(&faction, items)| (faction, sorted(items.clone()))).collect(),
        board: board.collect::<Result<_, _>>()?,
        trays: trays.collect::<Result<_, _>>()?,
    })
}

impl Expect {
    /// What does not hold.
    pub(super) fn check(&self, table: &Table, events: &[Event]) -> Vec<Unmet> {
        let mut unmet = Vec::new();
        let lines: Vec<String> = events.iter().map(|event| event.line(table.map)).collect();
        self.check_events(&lines, &mut unmet);
        for (&faction, &wanted) in &self.vp {
            compare(&mut unmet, format!("vp of {faction}"), &wanted, &table.vp(faction));
        }
        for (&faction, &wanted) in &self.supply {
            compare(&mut unmet, format!("supply of {faction}"), &wanted, &table.supply(faction, Piece::Warrior));
        }
        if let Some(wanted) = &self.items {
            compare(&mut unmet, "items".to_owned(), wanted, &sorted(table.items.clone()));
        }
        for (&faction, wanted) in &self.crafted {
            let got = table.seat(faction).map(|seat| sorted(seat.crafted.clone())).unwrap_or_default();
            compare(&mut unmet, format!("crafted by {faction}"), wanted, &got);
        }
        for (clearing, wanted) in &self.board {
            let got = merged(table.stacks(*clearing).iter().copied().filter(|stack| {
                // A Vagabot's place is in its tray.
                !(stack.piece == Piece::Pawn && table.is_bot(stack.faction))
            }));
            if *wanted != got {
                unmet.push(Unmet { what: format!("board {clearing}"), wanted: line(wanted), got: line(&got) });
            }
        }
        for (faction, wanted) in &self.trays {
            check_tray(&mut unmet, table, *faction, wanted);
        }
        unmet
    }

    fn check_events(&self, lines: &[String], unmet: &mut Vec<Unmet>) {
        let mut left = lines.iter();
        for wanted in &self.events {
            if !left.any(|line| line == wanted) {
                unmet.push(Unmet {
                    what: "events".to_owned(),
                    wanted: format!("{wanted:?} in this order"),
                    got: lines.join(" · "),
                });
                break;
            }
        }
        for never in &self.never {
            let begins = |line: &&String| {
                line.strip_prefix(never.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            };
            if let Some(line) = lines.iter().find(begins) {
                unmet.push(Unmet {
                    what: "never".to_owned(),
                    wanted: format!("no {never:?}"),
                    got: format!("{line:?}"),
                });
            }
        }
    }
}

fn check_tray(unmet: &mut Vec<Unmet>, table: &Table, faction: Faction, wanted: &WantedTray) {
    let Some(seat) = table.seat(faction) else { return };
    let mut key = |name: &str, wanted: &dyn Debug, got: &dyn Debug| {
        let (wanted, got) = (format!("{wanted:?}"), format!("{got:?}"));
        if wanted != got {
            unmet.push(Unmet { what: format!("tray of {faction}: {name}"), wanted, got });
        }
    };
    if let Some(supply) = wanted.supply {
        key("supply", &supply, &table.supply(faction, Piece::Warrior));
    }
    if let Some(at) = wanted.at {
        let name = |place: Option<Place>| place.map(|place| table.map.place_name(place)).unwrap_or_default();
        key("at", &name(Some(at)), &name(table.pawn(faction)));
    }
    match &seat.tray {
        Tray::Eyrie(decree) => {
            if let Some(columns) = wanted.decree {
                let got = file::Decree {
                    fox: decree.column(Suit::Fox),
                    mouse: decree.column(Suit::Mouse),
                    rabbit: decree.column(Suit::Rabbit),
                    bird: decree.column(Suit::Bird),
                };
                key("decree", &columns, &got);
            }
            if let Some(viziers) = wanted.viziers {
                key("viziers", &viziers, &decree.viziers);
            }
        }
        Tray::Lizards(cult) => {
            if let Some(acolytes) = wanted.acolytes {
                key("acolytes", &acolytes, &cult.acolytes);
            }
            if let Some(marker) = wanted.marker {
                key("marker", &marker, &cult.marker);
            }
            if let Some(lost_souls) = &wanted.lost_souls {
                key("lost_souls", &names(lost_souls), &names(&like(&cult.lost_souls, lost_souls)));
            }
        }
        Tray::Riverfolk(company) => {
            if let Some(payments) = &wanted.payments {
                key("payments", payments, &without_zeros(company.payments.clone()));
            }
            if let Some(market) = &wanted.market {
                key("market", &names(market), &names(&like(&company.market, market)));
            }
        }
        Tray::Duchy(court) => {
            if let Some(burrow) = wanted.burrow {
                key("burrow", &burrow, &court.burrow);
            }
            if let Some(swayed) = &wanted.swayed {
                key("swayed", swayed, &sorted(court.swayed.clone()));
            }
        }
        Tray::Corvids(_) => {
            if let Some(plots) = &wanted.plot_supply {
                let left = |plot| usize::from(table.supply(faction, Piece::Plot(plot, Face::Down)));
                let got: Vec<Plot> = Plot::ALL.iter().flat_map(|&plot| std::iter::repeat_n(plot, left(plot))).collect();
                key("plot_supply", plots, &got);
            }
        }
        Tray::Vagabot(wanderer) => {
            if let Some(character) = wanted.character {
                key("character", &character, &wanderer.character);
            }
            if let Some(quest) = wanted.quest {
                key("quest", &Some(quest), &wanderer.quest);
            }
            if let Some(items) = wanted.items {
                let count = |exhausted, damaged| {
                    let all = wanderer.satchel.iter().chain(&wanderer.track);
                    let same = all.filter(|item| item.exhausted == exhausted && item.damaged == damaged);
                    u8::try_from(same.count()).unwrap_or(u8::MAX)
                };
                let got = file::OwnItems {
                    ready: count(false, false),
                    exhausted: count(true, false),
                    damaged_ready: count(false, true),
                    damaged_exhausted: count(true, true),
                };
                key("items", &items, &got);
            }
        }
        Tray::None => {}
    }
}

/// Cards as they were told: where a file names only a suit, the card's name does not matter.
fn like(got: &[DeckCard], wanted: &[DeckCard]) -> Vec<DeckCard> {
    let mut wanted = wanted.iter();
    got.iter()
        .map(|&card| match wanted.next() {
            Some(DeckCard { name: None, .. }) => DeckCard { name: None, ..card },
            _ => card,
        })
        .collect()
}

fn names(cards: &[DeckCard]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

fn compare<T: PartialEq + Debug>(unmet: &mut Vec<Unmet>, what: String, wanted: &T, got: &T) {
    if wanted != got {
        unmet.push(Unmet { what, wanted: format!("{wanted:?}"), got: format!("{got:?}") });
    }
}

fn sorted<T: Ord>(mut values: Vec<T>) -> Vec<T> {
    values.sort_unstable();
    values
}

fn without_zeros(mut payments: BTreeMap<Faction, u8>) -> BTreeMap<Faction, u8> {
    payments.retain(|_, count| *count > 0);
    payments
}

/// Stacks with equal pieces put together, in a fixed order.
fn merged(stacks: impl IntoIterator<Item = Stack>) -> Vec<Stack> {
    let mut counts: BTreeMap<(Faction, Piece), u8> = BTreeMap::new();
    for Stack { faction, piece, count } in stacks {
        *counts.entry((faction, piece)).or_default() += count;
    }
    counts.into_iter().map(|((faction, piece), count)| Stack { faction, piece, count }).collect()
}

fn line(stacks: &[Stack]) -> String {
    let pieces = stacks.iter().map(|stack| format!("{} {} {}", stack.faction, stack.count, stack.piece));
    format!("{:?}", pieces.collect::<Vec<_>>().join(", "))
}
