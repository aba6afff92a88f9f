//! The Vagabot's items and his Battle Track (7.2.3 to 7.2.5).

use serde::{Deserialize, Serialize};

use super::Wanderer;
use crate::card::Message;
use crate::faction::Faction;
use crate::ruling::{BattleTrack, Ruling};
use crate::seat::{Trait, Tray};
use crate::table::Table;
use crate::turn::{Because, Play, Turn};

/// An item's state: all kinds of item are alike to the Vagabot (7.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OwnItem {
    pub exhausted: bool,
    pub damaged: bool,
}

impl OwnItem {
    const fn is_ready(self) -> bool {
        !self.exhausted && !self.damaged
    }

    const fn is_spent(self) -> bool {
        self.exhausted && !self.damaged
    }
}

/// How items come onto the Battle Track and leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TrackRule {
    /// An item stays until it is damaged or too few are left undamaged (ruling V-3).
    Sticky,
    /// The items are chosen anew at every change (ruling V-3).
    Recompute,
    /// Trait Questing: damaged items count too, and no item leaves.
    Questing,
}

impl Wanderer {
    /// All items, those on the Battle Track last.
    pub(crate) fn items(&self) -> impl Iterator<Item = OwnItem> {
        self.satchel.iter().chain(&self.track).copied()
    }

    /// Undamaged items, those on the Battle Track included.
    #[must_use]
    pub fn undamaged(&self) -> u8 {
        count(self.items(), |item| !item.damaged)
    }

    /// Damaged items.
    #[must_use]
    pub fn damaged(&self) -> u8 {
        count(self.items(), |item| item.damaged)
    }

    /// Whether an item can be exhausted: one in the Satchel that is neither exhausted nor damaged.
    #[must_use]
    pub fn can_exhaust(&self) -> bool {
        self.satchel.iter().any(|item| item.is_ready())
    }

    /// Exhausts up to so many items in the Satchel: those on the Battle Track cannot be (7.2.4).
    pub(crate) fn exhaust(&mut self, count: u8) {
        let ready = self.satchel.iter_mut().filter(|item| item.is_ready());
        ready.take(count.into()).for_each(|item| item.exhausted = true);
    }

    /// The most hits that he can roll (7.2.4).
    #[must_use]
    pub fn max_rolled(&self) -> u8 {
        self.on_track().min(2) + 1
    }

    /// Whether the third item on the Battle Track gives an extra hit (7.2.4).
    #[must_use]
    pub fn has_third_track_item(&self) -> bool {
        self.on_track() >= 3
    }

    /// How many items lie on the Battle Track.
    #[must_use]
    pub fn on_track(&self) -> u8 {
        count(self.track.iter().copied(), |_| true)
    }

    /// Brings the Battle Track up to date: an item from 6 undamaged items on, two from 9, three
    /// from 12; exhausted items first (7.2.4).
    pub(crate) fn settle(&mut self, rule: TrackRule) {
        if rule == TrackRule::Recompute {
            self.satchel.append(&mut self.track);
        }
        if rule != TrackRule::Questing {
            while let Some(at) = self.track.iter().position(|item| item.damaged) {
                self.satchel.push(self.track.remove(at));
            }
        }
        let counted = match rule {
            TrackRule::Questing => self.satchel.len() + self.track.len(),
            _ => usize::from(self.undamaged()),
        };
        let wanted = match counted {
            0..=5 => 0,
            6..=8 => 1,
            9..=11 => 2,
            _ => 3,
        };
        while self.track.len() < wanted {
            let mut kinds = [OwnItem::is_spent, OwnItem::is_ready, |item: OwnItem| item.exhausted, |_| true].iter();
            let next = kinds.find_map(|wanted| self.satchel.iter().position(|&item| wanted(item)));
            let Some(at) = next else { break };
            self.track.push(self.satchel.remove(at));
        }
        if rule != TrackRule::Questing {
            // The last one returns, and keeps its face (ruling V-4).
            while self.track.len() > wanted {
                self.satchel.extend(self.track.pop());
            }
        }
    }

    /// Damages one item: an exhausted one first, and of those one in the Satchel first (7.2.5,
    /// ruling V-4). None where no undamaged item is left; else whether it was exhausted.
    fn damage(&mut self) -> Option<bool> {
        let item = self.first(&[OwnItem::is_spent, OwnItem::is_ready])?;
        item.damaged = true;
        Some(item.exhausted)
    }

    /// The first item of the first of these kinds, in the Satchel before the Battle Track.
    fn first(&mut self, kinds: &[fn(OwnItem) -> bool]) -> Option<&mut OwnItem> {
        let kind = kinds.iter().find(|wanted| self.items().any(wanted))?;
        self.satchel.iter_mut().chain(&mut self.track).find(|item| kind(**item))
    }
}

fn count(items: impl Iterator<Item = OwnItem>, wanted: impl Fn(OwnItem) -> bool) -> u8 {
    u8::try_from(items.filter(|&item| wanted(item)).count()).unwrap_or(u8::MAX)
}

impl Table {
    /// What a Vagabot keeps beside the map.
    pub(crate) fn wanderer(&self, faction: Faction) -> Option<&Wanderer> {
        match self.seat(faction).map(|seat| &seat.tray) {
            Some(Tray::Vagabot(wanderer)) => Some(wanderer),
            _ => None,
        }
    }

    pub(crate) fn wanderer_mut(&mut self, faction: Faction) -> Option<&mut Wanderer> {
        match self.seat_mut(faction).map(|seat| &mut seat.tray) {
            Some(Tray::Vagabot(wanderer)) => Some(wanderer),
            _ => None,
        }
    }

    /// How a Vagabot's Battle Track is filled.
    pub(crate) fn track_rule(&self, faction: Faction) -> TrackRule {
        match self.rulings.battle_track {
            _ if self.has(faction, Trait::Questing) => TrackRule::Questing,
            BattleTrack::Sticky => TrackRule::Sticky,
            BattleTrack::Recompute => TrackRule::Recompute,
        }
    }
}

/// Hits that a Vagabot takes: he damages an item for each, and ignores the rest when no undamaged
/// one is left (7.2.5). A human Vagabond damages what they like (Law of Root 9.2.7).
pub(crate) fn take_hits(t: &mut Turn, faction: Faction, hits: u8) -> Play {
    if hits == 0 {
        return Ok(());
    }
    let rule = t.table.track_rule(faction);
    let Some(wanderer) = t.table.wanderer(faction) else {
        return t.tell(Message::HumanDamages { faction, items: hits }, Because::nothing());
    };
    let mut after = wanderer.clone();
    let (mut exhausted, mut unexhausted) = (0, 0);
    for _ in 0..hits {
        match after.damage() {
            Some(true) => exhausted += 1,
            Some(false) => unexhausted += 1,
            None => break,
        }
        after.settle(rule);
    }
    if exhausted + unexhausted > 0 {
        t.tell(Message::DamageItems { faction, exhausted, unexhausted }, Because::nothing())?;
        set_items(t, faction, after)?;
    }
    Ok(())
}

/// An effect removed all enemy pieces in a Vagabot's clearing: three of his items are damaged
/// (7.2.1.I). A human Vagabond damages three too (Law of Root 9.2.2).
///
/// # Errors
///
/// A pause until it is done.
pub fn full_removal(t: &mut Turn, faction: Faction) -> Play {
    take_hits(t, faction, 3)
}

/// Puts a change of his items on the table, and says what lies on the Battle Track where that
/// changed with it.
fn set_items(t: &mut Turn, faction: Faction, after: Wanderer) -> Play {
    let Some(wanderer) = t.table.wanderer_mut(faction) else { return Ok(()) };
    let changed = wanderer.on_track() != after.on_track();
    *wanderer = after;
    if changed {
        track_card(t, faction)?;
    }
    Ok(())
}

/// What lies on the Battle Track now.
fn track_card(t: &mut Turn, faction: Faction) -> Play {
    let Some(wanderer) = t.table.wanderer(faction) else { return Ok(()) };
    let exhausted = count(wanderer.track.iter().copied(), |item| item.exhausted);
    let unexhausted = wanderer.on_track() - exhausted;
    let message = Message::BattleTrack { faction, exhausted, unexhausted };
    t.tell(message, Because::nothing().ruling(Ruling::BattleTrack))
}
