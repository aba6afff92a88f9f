//! A second, plain count of what a card's reasons say: each rank's value and each filter, worked
//! out again from the stacks on the map with none of the rules' own counting.

use crate::card::{Card, Message};
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Kind, Piece};
use crate::ruling::DefenselessBuildings;
use crate::seat::{Control, Trait};
use crate::suit::Suit;
use crate::table::{Stack, Table};
use crate::target::{Filter, Measure, Out, Question, Target, Why};

use super::Fault;

/// Counts again what the reasons on a card say. Reasons that stood on an earlier card of the same
/// step are as old as that card, and were counted there.
///
/// # Errors
///
/// The first value or filter that differs.
pub(super) fn recount(card: &Card, earlier: &[Why], table: &Table) -> Result<(), Fault> {
    let plain = Plain { table, me: card.faction, card };
    let new = card.why.iter().filter(|why| !earlier.contains(why));
    for why in new {
        plain.check_values(why)?;
        plain.check_filters(why)?;
    }
    Ok(())
}

struct Plain<'a> {
    table: &'a Table,
    me: Faction,
    card: &'a Card,
}

impl Plain<'_> {
    fn check_values(&self, why: &Why) -> Result<(), Fault> {
        for candidate in why.choice.candidates.iter().filter(|candidate| candidate.out.is_none()) {
            for (rank, &said) in why.choice.ranks.iter().zip(&candidate.values) {
                let counted = match candidate.target {
                    Target::Place(Place::Clearing(clearing)) => self.in_clearing(rank.of, clearing),
                    Target::Place(_) => None,
                    Target::Player(player) => self.of_player(rank.of, player),
                };
                if let Some(counted) = counted.filter(|&counted| counted != said) {
                    return Err(Fault::Count { of: rank.of, target: candidate.target, said, counted });
                }
            }
        }
        Ok(())
    }

    /// Whoever was let through meets every filter that threw somebody out, and whoever was thrown
    /// out does not meet it.
    fn check_filters(&self, why: &Why) -> Result<(), Fault> {
        let thrown = why.choice.candidates.iter().filter_map(|candidate| match candidate.out {
            Some(Out::Filter(filter)) => Some((filter, candidate.target)),
            _ => None,
        });
        for (filter, out) in thrown {
            let Target::Place(Place::Clearing(clearing)) = out else { continue };
            if self.meets(filter, clearing, why.question) == Some(true) {
                return Err(Fault::Filter { filter, target: out });
            }
            for candidate in why.choice.candidates.iter().filter(|candidate| candidate.out.is_none()) {
                let Target::Place(Place::Clearing(clearing)) = candidate.target else { continue };
                if self.meets(filter, clearing, why.question) == Some(false) {
                    return Err(Fault::Filter { filter, target: candidate.target });
                }
            }
        }
        Ok(())
    }

    /// What a rank counts in a clearing; none where the stacks alone do not tell.
    fn in_clearing(&self, measure: Measure, clearing: ClearingId) -> Option<i16> {
        let own = |stack: &Stack| stack.faction == self.me;
        let theirs = |stack: &Stack| self.is_opponent(stack.faction);
        let kind = |wanted: Kind| move |stack: &Stack| stack.piece.kind() == wanted;
        let (warrior, building, token) = (kind(Kind::Warrior), kind(Kind::Building), kind(Kind::Token));
        Some(match measure {
            Measure::OwnWarriors => self.sum(clearing, |s| own(s) && warrior(s)),
            Measure::OwnPieces => self.sum(clearing, own),
            Measure::OwnRoost => self.sum(clearing, |s| own(s) && s.piece == Piece::Roost),
            Measure::EnemyPieces => self.sum(clearing, theirs),
            Measure::EnemyWarriors => self.sum(clearing, |s| theirs(s) && warrior(s)),
            Measure::EnemyBuildings => self.sum(clearing, |s| theirs(s) && building(s)),
            Measure::EnemyBuildingsAndTokens => self.sum(clearing, |s| theirs(s) && (building(s) || token(s))),
            Measure::AllWarriors => self.sum(clearing, warrior),
            Measure::Plots => i16::from(self.sum(clearing, |s| matches!(s.piece, Piece::Plot(..))) > 0),
            Measure::OpenSlots => self.open_slots(clearing)?,
            Measure::HasOpenSlot => self.open_slots(clearing)?.min(1),
            Measure::DefenselessBuildings => {
                let undefended = |owner: Faction| self.sum(clearing, |s| s.faction == owner && warrior(s)) == 0;
                let owned = |owner: Faction| self.sum(clearing, |s| s.faction == owner && building(s));
                let owners = Faction::ALL.iter().copied().filter(|&f| self.is_opponent(f) && undefended(f)).map(owned);
                match self.table.rulings.defenseless_buildings {
                    DefenselessBuildings::AllOwners => owners.sum(),
                    DefenselessBuildings::OneOwner => owners.max().unwrap_or(0),
                }
            }
            _ => return None,
        })
    }

    /// What a rank counts of a player where the battle is.
    fn of_player(&self, measure: Measure, player: Faction) -> Option<i16> {
        let Message::Battle { clearing, .. } = self.card.message else { return None };
        if self.me.is_vagabond() || self.table.has(self.me, Trait::Marksman) {
            // His target is chosen before he moves and before an immediate hit.
            return None;
        }
        let theirs = |stack: &Stack| stack.faction == player;
        Some(match measure {
            Measure::Pieces => self.sum(clearing, theirs),
            Measure::Buildings => self.sum(clearing, |s| theirs(s) && s.piece.kind() == Kind::Building),
            Measure::BuildingsAndTokens => {
                self.sum(clearing, |s| theirs(s) && matches!(s.piece.kind(), Kind::Building | Kind::Token))
            }
            Measure::Warriors => self.sum(clearing, |s| theirs(s) && s.piece.kind() == Kind::Warrior),
            // Once the defender is chosen, warriors may be hired and an Arbiter enlisted: the Greedy and
            // the Arbiter score for that.
            Measure::Points if self.table.has(Faction::Riverfolk, Trait::Greedy) || player.is_vagabond() => {
                return None;
            }
            Measure::Points => {
                let seat = self.table.seats.iter().find(|seat| seat.faction == player)?;
                if seat.off_track { return None } else { seat.vp.into() }
            }
            _ => return None,
        })
    }

    /// Whether a clearing meets a filter; none where the stacks alone do not tell.
    fn meets(&self, filter: Filter, clearing: ClearingId, question: Question) -> Option<bool> {
        let own = |piece: Piece| self.sum(clearing, |s| s.faction == self.me && s.piece == piece) > 0;
        let own_any = self.sum(clearing, |s| s.faction == self.me) > 0;
        let sympathy = |c: ClearingId| self.sum(c, |s| s.piece == Piece::Sympathy) > 0;
        Some(match filter {
            Filter::Ordered => {
                let order = self.table.order?.suit;
                order == Suit::Bird || self.table.suits.get(usize::from(clearing.0) - 1) == Some(&order)
            }
            Filter::Ruled => self.ruler(clearing) == Some(self.me),
            Filter::NoEnemy => self.sum(clearing, |s| self.is_opponent(s.faction)) == 0,
            Filter::HasRoost => own(Piece::Roost),
            // A destination may have a roost where every neighbour has one.
            Filter::NoRoost if question == Question::To => return None,
            Filter::NoRoost => !own(Piece::Roost),
            Filter::NoOwnPiece => !own_any,
            Filter::HasOwnPiece => own_any,
            Filter::HasSympathy => sympathy(clearing),
            Filter::NoSympathy => !sympathy(clearing),
            Filter::NextToSympathy => self.table.map.clearing(clearing)?.paths.iter().any(|&near| sympathy(near)),
            // The place to dig is chosen before a tunnel is picked up elsewhere (10.5.1).
            Filter::NoTunnel if self.table.supply(self.me, Piece::Tunnel) > 0 => return None,
            Filter::NoTunnel => !own(Piece::Tunnel),
            Filter::HasTunnel => own(Piece::Tunnel),
            Filter::NoPost => !own(Piece::Post),
            Filter::NoPlot => self.sum(clearing, |s| matches!(s.piece, Piece::Plot(..))) == 0,
            Filter::River => self.table.map.clearing(clearing)?.river,
            _ => return None,
        })
    }

    /// The ruler by the Law's words: gardens, then the greatest sum, ties to the Eyrie.
    fn ruler(&self, clearing: ClearingId) -> Option<Faction> {
        if self.sum(clearing, |s| s.piece == Piece::Garden) > 0 {
            return Some(Faction::Lizards);
        }
        let strength = |faction: Faction| {
            let rules = |s: &Stack| matches!(s.piece.kind(), Kind::Warrior | Kind::Building);
            let own = self.sum(clearing, |s| s.faction == faction && rules(s));
            let hired = self.sum(clearing, |s| s.faction == Faction::Riverfolk && s.piece == Piece::Warrior);
            let cooks = self.table.seat(faction).is_some_and(|seat| seat.soup_kitchens);
            let soup = self.sum(clearing, |s| cooks && s.faction == faction && s.piece.kind() == Kind::Token);
            own + 2 * soup + if self.table.mercenaries.contains(&faction) { hired } else { 0 }
        };
        let greatest = Faction::ALL.iter().map(|&faction| strength(faction)).max().filter(|&most| most > 0)?;
        let tied: Vec<Faction> = Faction::ALL.iter().copied().filter(|&f| strength(f) == greatest).collect();
        match tied.as_slice() {
            [only] => Some(*only),
            _ => tied.into_iter().find(|&faction| faction == Faction::Eyrie),
        }
    }

    fn open_slots(&self, clearing: ClearingId) -> Option<i16> {
        let printed = i16::from(self.table.map.clearing(clearing)?.slots);
        let ruins = self.table.ruins.iter().filter(|(ruin, _)| *ruin == clearing).count();
        let blocked = self.table.blocked_slots.iter().filter(|&&c| c == clearing).count();
        let taken = self.sum(clearing, |s| s.piece.kind() == Kind::Building);
        Some(printed - taken - i16::try_from(ruins + blocked).ok()?)
    }

    /// Whether a bot aims at this faction: in the cooperative game not at another bot.
    fn is_opponent(&self, faction: Faction) -> bool {
        let bot = |faction: Faction| {
            self.table.seats.iter().any(|s| s.faction == faction && matches!(s.control, Control::Bot { .. }))
        };
        faction != self.me && !(self.table.coop && bot(self.me) && bot(faction))
    }

    fn sum(&self, clearing: ClearingId, wanted: impl Fn(&Stack) -> bool) -> i16 {
        let stacks = self.table.stacks(clearing).iter().filter(|stack| wanted(stack));
        stacks.map(|stack| i16::from(stack.count)).sum()
    }
}
