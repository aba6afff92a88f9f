//! Riverfolk Robots (Law of Rootbotics 9). What they sell is in `services`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::card::{DrawnFor, Lot, Message, Phase, Reason, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::Piece;
use crate::ruling::{Organize, PaymentsLost, PostPoints, Ruling};
use crate::seat::{Difficulty, Tray};
use crate::suit::Suit;
use crate::table::{Illegal, Table};
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

const ME: Faction = Faction::Riverfolk;

/// Cards in a full Market.
pub(crate) const MARKET: usize = 5;

/// What the Riverfolk keep beside the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Company {
    /// Warriors in Payments, by whose they are.
    pub payments: BTreeMap<Faction, u8>,
    /// The Market, leftmost first; of a human Riverfolk the hand that lies open.
    pub market: Vec<DeckCard>,
}

impl Table {
    /// What the Riverfolk keep beside the map, if they are in play.
    #[must_use]
    pub fn company(&self) -> Option<&Company> {
        match &self.seat(ME)?.tray {
            Tray::Riverfolk(company) => Some(company),
            _ => None,
        }
    }

    pub(crate) fn company_mut(&mut self) -> Option<&mut Company> {
        match &mut self.seat_mut(ME)?.tray {
            Tray::Riverfolk(company) => Some(company),
            _ => None,
        }
    }

    /// Warriors of a faction in Payments.
    #[must_use]
    pub fn in_payments(&self, of: Faction) -> u8 {
        self.company().and_then(|company| company.payments.get(&of).copied()).unwrap_or(0)
    }

    /// Puts warriors of a faction into Payments; they come from its supply or the map.
    pub(crate) fn pay(&mut self, of: Faction, warriors: u8) {
        if let Some(company) = self.company_mut()
            && warriors > 0
        {
            *company.payments.entry(of).or_default() += warriors;
        }
    }

    /// Takes warriors of a faction out of Payments; what is on no tray and not on the map is in
    /// the supply.
    fn take_payments(&mut self, of: Faction, warriors: u8) {
        if let Some(company) = self.company_mut() {
            if let Some(count) = company.payments.get_mut(&of) {
                *count = count.saturating_sub(warriors);
            }
            company.payments.retain(|_, count| *count > 0);
        }
    }
}

/// The conditions of Protectionism, as the Organize step found them (9.2.4).
#[derive(Clone, Copy)]
struct Protectionism {
    /// Payments held no warrior.
    shield: bool,
    /// The supply held no warrior. Payments are no supply (ruling R-12).
    sword: bool,
}

/// Set-up (9.3).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "9.3")?;
    let rivers = recruiting(&t.table, Suit::Bird);
    place_one_in_each(t, &rivers)?;
    t.tell(Message::Pay { faction: ME, warriors: 1 }, Because::nothing())?;
    t.table.pay(ME, 1);
    stock(t).map(|_| ())
}

/// A turn (9.4 to 9.6).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    birdsong(t)?;
    let protectionism = daylight(t)?;
    evening(t, protectionism)
}

fn birdsong(t: &mut Turn) -> Play {
    t.step(Phase::Birdsong, Step::Stock, "9.4.1")?;
    let added = stock(t)?;

    t.step(Phase::Birdsong, Step::Craft, "9.4.2")?;
    craft_one(t, &added)?;

    t.step(Phase::Birdsong, Step::SetOrder, "9.4.3")?;
    let rightmost = t.table.company().and_then(|company| company.market.last().copied());
    match rightmost {
        Some(card) => t.set_order(card),
        None => t.table.order = None,
    }
    Ok(())
}

/// Draws cards to the right end of the Market until it is full (9.4.1). Returns them as they came.
fn stock(t: &mut Turn) -> Play<Vec<DeckCard>> {
    let mut added = Vec::new();
    while t.table.company().is_some_and(|company| company.market.len() < MARKET) {
        let Some(card) = t.draw(DrawnFor::Market)? else { break };
        if let Some(company) = t.table.company_mut() {
            company.market.push(card);
        }
        added.push(card);
    }
    Ok(added)
}

/// Crafts the first of the added cards that shows an available item, and discards it. Older cards
/// of the Market are never crafted (9.4.2).
fn craft_one(t: &mut Turn, added: &[DeckCard]) -> Play {
    let Some(&card) = added.iter().find(|&&card| t.table.available_item(card).is_some()) else {
        t.skipped(Skip::NoItem);
        return Ok(());
    };
    t.craft(card)?;
    let from_right = t.table.company().and_then(|company| company.market.iter().rposition(|&known| known == card));
    match from_right {
        Some(at) => discard(t, at),
        None => Ok(()),
    }
}

/// Discards the card at this position of the Market, from the left.
fn discard(t: &mut Turn, at: usize) -> Play {
    let card = t.table.company().and_then(|company| company.market.get(at).copied());
    let Some(card) = card else { return Ok(()) };
    t.tell(Message::DiscardFromMarket { card }, Because::nothing())?;
    if let Some(company) = t.table.company_mut() {
        company.market.remove(at);
    }
    t.table.discard_card(card);
    Ok(())
}

fn daylight(t: &mut Turn) -> Play<Protectionism> {
    let order = t.table.order_suit();

    t.step(Phase::Daylight, Step::Garrison, "9.5.1")?;
    build_and_garrison(t, order)?;

    t.step(Phase::Daylight, Step::Recruit, "9.5.2")?;
    let clearings = recruiting(&t.table, order);
    place_one_in_each(t, &clearings)?;

    t.step(Phase::Daylight, Step::Organize, "9.5.3")?;
    let protectionism = Protectionism {
        shield: t.table.company().is_none_or(|company| company.payments.values().all(|&warriors| warriors == 0)),
        sword: t.table.supply(ME, Piece::Warrior) == 0,
    };
    organize(t, protectionism)?;

    t.step(Phase::Daylight, Step::Battle, "9.5.4")?;
    battles(t, protectionism, order)?;
    Ok(protectionism)
}

/// The player with most warriors in Payments, the Riverfolk among them (ruling R-2).
fn top_payer(table: &Table) -> Choice<Faction> {
    Targeting::among(table.factions())
        .only(Filter::InPayments, |player| table.in_payments(player) > 0)
        .most(Measure::Payments, |player| table.in_payments(player).into())
        .setup_priority()
}

/// Places a trade post with its garrison in an ordered clearing without one: where the player with
/// most warriors in Payments has pieces, else anywhere (9.5.1). Without a matching trade post
/// left, nothing (ruling R-3).
fn build_and_garrison(t: &mut Turn, order: Suit) -> Play {
    let table = &t.table;
    let payer = top_payer(table);
    let left = |c| table.supply_in_suit(ME, Piece::Post, table.suit(c));
    let site = table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::NoPost, |c| table.count(ME, Piece::Post, c) == 0)
        .legal(|c| if left(c) > 0 { Ok(()) } else { Err(Illegal::NoneLeft) })
        .legal(|c| table.may_place(ME, Piece::Post, c))
        .most(Measure::LeadersPieces, |c| payer.target().is_some_and(|player| table.pieces(player, c) > 0).into())
        .highest_priority();
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NowhereToBuild);
        return Ok(());
    };
    let track = i8::try_from(3u8.saturating_sub(left(clearing))).unwrap_or(0);
    let garrison = match table.difficulty(ME) {
        Difficulty::Easy => 0,
        Difficulty::Default => 1,
        Difficulty::Challenging | Difficulty::Nightmare => 2,
    };

    let because = Because::of(Question::Whom, &payer).and(Because::of(Question::Where, &site));
    if t.place(ME, Piece::Post, &[(clearing, 1)], because)? == 0 {
        // A snare took its place, and with it the garrison's (ruling R-8).
        return Ok(());
    }
    if t.table.rulings.post_points == PostPoints::ByTrack {
        t.score_because(ME, track, Reason::TradePost, Because::nothing().ruling(Ruling::PostPoints))?;
    }
    t.place(ME, Piece::Warrior, &[(clearing, garrison)], Because::nothing()).map(|_| ())
}

/// Where a warrior each is recruited: in the ordered clearings, on a bird order in those on a
/// river (9.5.2).
fn recruiting(table: &Table, order: Suit) -> Choice<ClearingId> {
    let clearings = match order {
        Suit::Bird => table.clearings().only(Filter::River, |c| table.map.clearing(c).is_some_and(|c| c.river)),
        suit => table.clearings().only(Filter::Ordered, |c| table.suit(c) == suit),
    };
    clearings.legal(|c| table.may_place(ME, Piece::Warrior, c)).highest_priority()
}

/// Places a warrior in each of these clearings until the supply is empty.
fn place_one_in_each(t: &mut Turn, clearings: &Choice<ClearingId>) -> Play {
    let spots: Vec<_> = clearings.legal().map(|clearing| (clearing, 1)).collect();
    if spots.is_empty() {
        t.skipped(Skip::NowhereToRecruit);
    } else if t.table.supply(ME, Piece::Warrior) == 0 {
        t.skipped(Skip::NobodyToRecruit);
    }
    t.place(ME, Piece::Warrior, &spots, Because::of(Question::Where, clearings)).map(|_| ())
}

/// Under Protectionism a point, once (ruling R-11), and two warriors where it has a piece (ruling
/// R-13) and most enemy pieces are (9.5.3). They change nothing about the conditions (ruling R-10).
fn organize(t: &mut Turn, Protectionism { shield, sword }: Protectionism) -> Play {
    let organizes = match t.table.rulings.organize {
        Organize::Either => shield || sword,
        Organize::ShieldOnly => shield,
    };
    if !organizes {
        t.skipped(Skip::NoPoints);
        return Ok(());
    }
    let because = || if shield { Because::nothing() } else { Because::nothing().ruling(Ruling::Organize) };
    t.score_because(ME, 1, Reason::Organize, because())?;

    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::HasOwnPiece, |c| table.pieces(ME, c) > 0)
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .most(Measure::EnemyPieces, |c| table.enemy_pieces(ME, c).into())
        .highest_priority();
    match site.target() {
        Some(_) if sword => t.skipped(Skip::NobodyToRecruit),
        Some(clearing) => {
            t.place(ME, Piece::Warrior, &[(clearing, 2)], Because::of(Question::Where, &site))?;
        }
        None => t.skipped(Skip::NowhereToRecruit),
    }
    Ok(())
}

/// Battles in every clearing under the shield, else under the sword in every ordered one (9.5.4).
fn battles(t: &mut Turn, Protectionism { shield, sword }: Protectionism, order: Suit) -> Play {
    let mut fought = false;
    if shield || sword {
        let everywhere: Vec<_> = t.table.highest_first().collect();
        for clearing in everywhere {
            if shield || order.takes_in(t.table.suit(clearing)) {
                fought |= battle_in(t, clearing)?;
            }
        }
    }
    if !fought {
        t.skipped(Skip::NoBattle);
    }
    Ok(())
}

/// Battles the enemy with fewest warriors in Payments (9.5.4).
fn battle_in(t: &mut Turn, clearing: ClearingId) -> Play<bool> {
    let table = &t.table;
    if table.warriors(ME, clearing) == 0 {
        return Ok(false);
    }
    let defender = table
        .defenders(ME, clearing)
        .fewest(Measure::Payments, |enemy| table.in_payments(enemy).into())
        .setup_priority();
    let Some(enemy) = defender.target() else { return Ok(false) };
    t.battle(clearing, ME, enemy, &[], Because::of(Question::Whom, &defender))?;
    Ok(true)
}

/// Evening (9.6).
fn evening(t: &mut Turn, Protectionism { shield, sword }: Protectionism) -> Play {
    t.step(Phase::Evening, Step::Score, "9.6.1")?;
    score_payments(t)?;

    if shield || sword {
        t.step(Phase::Evening, Step::Racketeering, "9.6.2")?;
        racketeer(t)?;
    }

    t.step(Phase::Evening, Step::Discard, "9.6.3")?;
    discard(t, 0)?;
    if shield {
        discard(t, 0)?;
    }
    t.table.order = None;
    t.nightmare_point()
}

/// A point for each warrior of the player with most of them in Payments; they go home (9.6.1).
fn score_payments(t: &mut Turn) -> Play {
    let payer = top_payer(&t.table);
    let Some(faction) = payer.target() else {
        t.skipped(Skip::NoPoints);
        return Ok(());
    };
    let warriors = t.table.in_payments(faction);
    t.tell(Message::CashIn { faction, warriors }, Because::of(Question::Whom, &payer))?;
    t.table.take_payments(faction, warriors);
    t.add_points(&[(ME, i8::try_from(warriors).unwrap_or(i8::MAX))])
}

/// All but two warriors of every clearing go into Payments (9.6.2). That is no move.
fn racketeer(t: &mut Turn) -> Play {
    let table = &t.table;
    let over_two = table.highest_first().map(|c| (c, table.count(ME, Piece::Warrior, c).saturating_sub(2)));
    let lots: Vec<Lot> = over_two
        .filter(|&(_, count)| count > 0)
        .map(|(c, count)| Lot { place: Place::Clearing(c), faction: ME, piece: Piece::Warrior, count })
        .collect();
    if lots.is_empty() {
        t.skipped(Skip::NothingToRemove);
        return Ok(());
    }
    t.tell(Message::Racketeer { lots: lots.clone() }, Because::nothing())?;
    for Lot { place, faction, piece, count } in lots {
        if let Place::Clearing(clearing) = place {
            t.table.take(clearing, faction, piece, count);
        }
        t.table.pay(faction, count);
        t.happened(Event::Remove { place, faction, count, piece });
    }
    Ok(())
}

/// Whoever removes a trade post of the bot gets half of their warriors in Payments back, rounded
/// up, if it is played so (ruling R-9).
pub(crate) fn posts_removed(t: &mut Turn, removal: &Removal) -> Play {
    let Some(by) = removal.by.filter(|&by| by != ME) else { return Ok(()) };
    if t.table.rulings.payments_lost == PaymentsLost::Off || !t.table.is_bot(ME) {
        return Ok(());
    }
    let posts = removal.lots.iter().filter(|lot| lot.piece == Piece::Post).map(|lot| lot.count).sum::<u8>();
    for _ in 0..posts {
        let warriors = t.table.in_payments(by).div_ceil(2);
        if warriors > 0 {
            let because = Because::nothing().ruling(Ruling::PaymentsLost);
            t.tell(Message::GiveBack { faction: by, warriors }, because)?;
            t.table.take_payments(by, warriors);
        }
    }
    Ok(())
}
