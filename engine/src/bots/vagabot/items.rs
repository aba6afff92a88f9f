//! The Vagabot's items and his Battle Track (7.2.3 to 7.2.5).

use serde::{Deserialize, Serialize};

use super::Wanderer;
use crate::card::Message;
use crate::faction::Faction;
use crate::ruling::{BattleTrack, Ruling};
use crate::seat::Trait;
use crate::table::Table;
use crate::turn::{Because, Play, Skip, Turn};

/// An item's state: all kinds of item are alike to the Vagabot (7.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OwnItem {
    pub exhausted: bool,
    pub damaged: bool,
}

/// As many items as two Vagabonds can have: the supply, two sets under the ruins, two to start with
/// (Law of Root 5.1.5, 9.3.4, C.1.2).
pub const MOST_ITEMS: usize = 12 + 2 * 4 + 2 * 7;

impl OwnItem {
    /// An item as it is gained: face up and undamaged.
    pub(crate) const NEW: OwnItem = OwnItem { exhausted: false, damaged: false };

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

    /// How many items can be exhausted: those in the Satchel. Where the Battle Track is chosen
    /// anew, an exhausted item takes the place of one that lies there (ruling V-3).
    fn ready(&self, rule: TrackRule) -> u8 {
        let track = if rule == TrackRule::Recompute { self.track.as_slice() } else { &[] };
        count(self.satchel.iter().chain(track).copied(), OwnItem::is_ready)
    }

    /// Exhausts up to so many items in the Satchel: those on the Battle Track cannot be (7.2.4).
    fn exhaust(&mut self, count: u8) {
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
    /// from 12; exhausted items first (7.2.4). Returns whether an item went onto it or off it.
    pub(crate) fn settle(&mut self, rule: TrackRule) -> bool {
        let mut moved = false;
        if rule == TrackRule::Recompute {
            self.satchel.append(&mut self.track);
        }
        if rule != TrackRule::Questing {
            while let Some(at) = self.track.iter().position(|item| item.damaged) {
                self.satchel.push(self.track.remove(at));
                moved = true;
            }
        }
        let counted = match rule {
            TrackRule::Questing => self.satchel.len() + self.track.len(),
            _ => self.undamaged().into(),
        };
        let wanted = match counted {
            0..=5 => 0,
            6..=8 => 1,
            9..=11 => 2,
            _ => 3,
        };
        while self.track.len() < wanted {
            let kinds: [fn(OwnItem) -> bool; 4] =
                [OwnItem::is_spent, OwnItem::is_ready, |item| item.exhausted, |_| true];
            let at = kinds.iter().find_map(|kind| self.satchel.iter().position(|&item| kind(item)));
            let Some(at) = at else { break };
            self.track.push(self.satchel.remove(at));
            moved = true;
        }
        // The last one returns, and keeps its face (ruling V-4).
        while rule != TrackRule::Questing && self.track.len() > wanted {
            self.satchel.extend(self.track.pop());
            moved = true;
        }
        moved
    }

    /// Damages one item: an exhausted one first, and of those one in the Satchel first (7.2.5,
    /// ruling V-4). Gives the item as it was; none where no undamaged one is left.
    fn damage(&mut self) -> Option<OwnItem> {
        let item = self.first(&[OwnItem::is_spent, OwnItem::is_ready])?;
        let before = *item;
        item.damaged = true;
        Some(before)
    }

    /// Loses the item that is of least use, in the Satchel before the Battle Track: a damaged
    /// exhausted one, a damaged one, an exhausted one, any (ruling V-26).
    fn lose(&mut self) {
        let kinds: [fn(OwnItem) -> bool; 4] =
            [|item| item.damaged && item.exhausted, |item| item.damaged, |item| item.exhausted, |_| true];
        for kind in kinds {
            for items in [&mut self.satchel, &mut self.track] {
                if let Some(at) = items.iter().position(|&item| kind(item)) {
                    items.remove(at);
                    return;
                }
            }
        }
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
    /// How a Vagabot's Battle Track is filled.
    pub(crate) fn track_rule(&self, faction: Faction) -> TrackRule {
        match self.rulings.battle_track {
            _ if self.has(faction, Trait::Questing) => TrackRule::Questing,
            BattleTrack::Sticky => TrackRule::Sticky,
            BattleTrack::Recompute => TrackRule::Recompute,
        }
    }
}

/// Items that he can exhaust now.
pub(crate) fn ready(t: &Turn) -> u8 {
    t.table.wanderer(t.me).map_or(0, |wanderer| wanderer.ready(t.table.track_rule(t.me)))
}

/// Exhausts items, which a card already told of.
pub(crate) fn exhaust(t: &mut Turn, items: u8) -> Play {
    change(t, t.me, |wanderer, rule| {
        for _ in 0..items {
            wanderer.exhaust(1);
            wanderer.settle(rule);
        }
    })
}

/// Exhausts items with a card of their own.
pub(super) fn pay(t: &mut Turn, items: u8, because: Because) -> Play {
    if items == 0 {
        return Ok(());
    }
    t.tell(Message::Exhaust { items }, because)?;
    exhaust(t, items)
}

/// Items come into the Satchel, face up and undamaged (7.2.3).
pub(super) fn gain(t: &mut Turn, items: u8) -> Play {
    change(t, t.me, |wanderer, _| {
        wanderer.satchel.extend(std::iter::repeat_n(OwnItem::NEW, items.into()));
    })
}

/// The Battle Track after items came into the Satchel.
pub(super) fn settle(t: &mut Turn) -> Play {
    change(t, t.me, |_, _| {})
}

/// Turns up to so many exhausted undamaged items face up, those in the Satchel first (7.6.1,
/// ruling V-5).
pub(super) fn refresh(t: &mut Turn, most: u8) -> Play {
    let Some(wanderer) = t.table.wanderer(t.me) else { return Ok(()) };
    let in_satchel = count(wanderer.satchel.iter().copied(), OwnItem::is_spent).min(most);
    let on_track = count(wanderer.track.iter().copied(), OwnItem::is_spent).min(most - in_satchel);
    if in_satchel + on_track == 0 {
        t.skipped(Skip::NothingExhausted);
        return Ok(());
    }
    t.tell(Message::Refresh { items: in_satchel + on_track, on_track }, Because::nothing())?;
    change(t, t.me, |wanderer, _| {
        for _ in 0..in_satchel + on_track {
            if let Some(item) = wanderer.first(&[OwnItem::is_spent]) {
                item.exhausted = false;
            }
        }
    })
}

/// Repairs up to so many damaged items, for exhausting some: unexhausted ones first, and each
/// keeps its face (7.5.5, 7.6.2). Returns how many were repaired.
pub(super) fn repair(t: &mut Turn, exhausts: u8, most: u8) -> Play<u8> {
    let Some(wanderer) = t.table.wanderer(t.me) else { return Ok(0) };
    let unexhausted = count(wanderer.items(), |item| item.damaged && !item.exhausted).min(most);
    let exhausted = count(wanderer.items(), |item| item.damaged && item.exhausted).min(most - unexhausted);
    if unexhausted + exhausted == 0 {
        return Ok(0);
    }
    t.tell(Message::Repair { exhausts, unexhausted, exhausted }, Because::nothing())?;
    exhaust(t, exhausts)?;
    change(t, t.me, |wanderer, rule| {
        for _ in 0..unexhausted + exhausted {
            if let Some(item) = wanderer.first(&[|item| item.damaged && !item.exhausted, |item| item.damaged]) {
                item.damaged = false;
            }
            wanderer.settle(rule);
        }
    })?;
    Ok(unexhausted + exhausted)
}

/// Takes an item off his board: of those that are of least use one in the Satchel first (ruling
/// V-26).
pub(super) fn give_up(t: &mut Turn) -> Play {
    change(t, t.me, |wanderer, _| wanderer.lose())
}

/// Brings every Battle Track up to date after a correction of how it is filled.
pub(crate) fn settle_all(table: &mut Table) {
    let factions: Vec<Faction> = table.factions().collect();
    for faction in factions {
        let rule = table.track_rule(faction);
        if let Some(wanderer) = table.wanderer_mut(faction) {
            wanderer.settle(rule);
        }
    }
}

/// Hits that a Vagabot takes: he damages an item for each, and ignores the rest when no undamaged
/// one is left (7.2.5). A human Vagabond damages what they like (Law of Root 9.2.7).
pub(crate) fn take_hits(t: &mut Turn, faction: Faction, hits: u8) -> Play {
    if hits == 0 || t.table.seat(faction).is_none() {
        return Ok(());
    }
    let rule = t.table.track_rule(faction);
    let Some(wanderer) = t.table.wanderer(faction) else {
        return t.tell(Message::HumanDamages { faction, items: hits }, Because::nothing());
    };
    let before = wanderer.on_track();
    let mut after = wanderer.clone();
    let mut lost = Vec::new();
    let mut moved = false;
    for _ in 0..hits {
        lost.extend(after.damage());
        moved |= after.settle(rule);
    }
    if lost.is_empty() {
        return Ok(());
    }
    let all = u8::try_from(lost.len()).unwrap_or(u8::MAX);
    let exhausted = count(lost.iter().copied(), |item| item.exhausted);
    let message = Message::DamageItems { faction, exhausted, unexhausted: all - exhausted };
    t.tell(message, Because::nothing())?;
    if let Some(wanderer) = t.table.wanderer_mut(faction) {
        *wanderer = after;
    }
    track_card(t, faction, before, moved)
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

/// Changes his items, which a card already told of, and brings the Battle Track up to date.
fn change(t: &mut Turn, faction: Faction, change: impl FnOnce(&mut Wanderer, TrackRule)) -> Play {
    let rule = t.table.track_rule(faction);
    let Some(wanderer) = t.table.wanderer_mut(faction) else { return Ok(()) };
    let before = wanderer.on_track();
    change(wanderer, rule);
    let moved = wanderer.settle(rule);
    track_card(t, faction, before, moved)
}

/// What lies on the Battle Track now, where that is not what lay there before. Which items lie
/// there does not matter while they are chosen anew at every change.
fn track_card(t: &mut Turn, faction: Faction, before: u8, moved: bool) -> Play {
    let Some(wanderer) = t.table.wanderer(faction) else { return Ok(()) };
    let now = wanderer.on_track();
    if now == before && !(moved && t.table.track_rule(faction) == TrackRule::Sticky) {
        return Ok(());
    }
    let exhausted = count(wanderer.track.iter().copied(), |item| item.exhausted);
    let message = Message::BattleTrack { faction, exhausted, unexhausted: now - exhausted };
    let mut because = Because::nothing();
    if t.table.track_rule(faction) != TrackRule::Questing {
        because = because.ruling(Ruling::BattleTrack);
    }
    t.tell(message, because)
}

#[cfg(test)]
mod tests {
    use super::*;

    const READY: OwnItem = OwnItem::NEW;
    const SPENT: OwnItem = OwnItem { exhausted: true, damaged: false };
    const BROKEN: OwnItem = OwnItem { exhausted: false, damaged: true };
    const LOST: OwnItem = OwnItem { exhausted: true, damaged: true };

    fn with(satchel: &[OwnItem], rule: TrackRule) -> Wanderer {
        let mut wanderer = Wanderer { satchel: satchel.to_vec(), ..Wanderer::default() };
        wanderer.settle(rule);
        wanderer
    }

    #[test]
    fn the_track_holds_an_item_from_six_nine_and_twelve_on() {
        for (items, on_track) in [(0, 0), (5, 0), (6, 1), (8, 1), (9, 2), (11, 2), (12, 3), (20, 3)] {
            let wanderer = with(&vec![READY; items], TrackRule::Sticky);
            assert_eq!((wanderer.on_track(), usize::from(wanderer.undamaged())), (on_track, items));
            assert_eq!(wanderer.max_rolled(), 1 + on_track.min(2));
            assert_eq!(wanderer.has_third_track_item(), items >= 12);
        }
    }

    #[test]
    fn a_sticky_item_stays_until_too_few_are_left() {
        let mut wanderer = with(&[READY; 7], TrackRule::Sticky);
        wanderer.exhaust(6);
        assert!(!wanderer.settle(TrackRule::Sticky));
        assert_eq!((wanderer.track.as_slice(), wanderer.ready(TrackRule::Sticky)), (&[READY][..], 0));
        // Satchel items are hit first; with six left the track keeps its item, with five it returns.
        assert_eq!(wanderer.damage(), Some(SPENT));
        assert!(!wanderer.settle(TrackRule::Sticky));
        assert_eq!(wanderer.damage(), Some(SPENT));
        assert!(wanderer.settle(TrackRule::Sticky));
        assert_eq!(wanderer.ready(TrackRule::Sticky), 1);
    }

    #[test]
    fn a_damaged_item_makes_way_on_the_track() {
        let mut wanderer = with(&[READY, READY, READY, READY, READY, READY, SPENT], TrackRule::Sticky);
        assert_eq!(wanderer.track, [SPENT]);
        assert_eq!(wanderer.damage(), Some(SPENT));
        assert!(wanderer.settle(TrackRule::Sticky));
        assert_eq!((wanderer.track.as_slice(), wanderer.satchel.contains(&LOST)), (&[READY][..], true));
    }

    #[test]
    fn chosen_anew_every_item_can_be_exhausted() {
        let rule = TrackRule::Recompute;
        let mut wanderer = with(&[READY; 6], rule);
        for left in (0..6).rev() {
            wanderer.exhaust(1);
            wanderer.settle(rule);
            assert_eq!(wanderer.ready(rule), left);
        }
    }

    #[test]
    fn questing_counts_damaged_items_and_keeps_what_lies_there() {
        let mut wanderer = with(&[READY, READY, BROKEN, BROKEN, LOST, SPENT], TrackRule::Questing);
        assert_eq!(wanderer.track, [SPENT]);
        assert_eq!(wanderer.damage(), Some(SPENT));
        wanderer.satchel.truncate(2);
        assert!(!wanderer.settle(TrackRule::Questing));
        assert_eq!(wanderer.track, [LOST]);
    }

    #[test]
    fn the_least_useful_item_is_lost_first() {
        let mut wanderer = with(&[READY, SPENT, BROKEN, LOST], TrackRule::Sticky);
        for left in [&[READY, SPENT, BROKEN][..], &[READY, SPENT], &[READY], &[], &[]] {
            wanderer.lose();
            assert_eq!(wanderer.satchel, left);
        }
    }
}
