//! Electric Eyrie (Law of Rootbotics 5).

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::battle::ExtraHit;
use crate::card::{Lot, Message, Phase, Reason, Step};
use crate::deck::{CardName, DeckCard};
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Kind, Piece};
use crate::ruling::{DecreeOrder, DefenselessBuildings, FullestCannotMove, Ruling};
use crate::seat::{Difficulty, Trait, Tray};
use crate::setup;
use crate::suit::Suit;
use crate::table::{Illegal, Table};
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

const ME: Faction = Faction::Eyrie;

/// The Decree: a column for each suit, left to right fox, mouse, rabbit, bird.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Decree {
    /// Cards other than Viziers, each in the column of its suit.
    pub cards: Vec<DeckCard>,
    /// Loyal Viziers, which are bird cards and never leave.
    pub viziers: u8,
}

impl Decree {
    /// How many cards are in a column.
    #[must_use]
    pub fn column(&self, suit: Suit) -> u8 {
        let cards = self.cards.iter().filter(|card| card.suit == suit).count();
        let viziers = if suit == Suit::Bird { self.viziers } else { 0 };
        u8::try_from(cards).unwrap_or(u8::MAX).saturating_add(viziers)
    }
}

impl Table {
    /// The Decree of the Electric Eyrie.
    fn decree(&self) -> Decree {
        match self.seat(ME).map(|seat| &seat.tray) {
            Some(Tray::Eyrie(decree)) => decree.clone(),
            _ => Decree::default(),
        }
    }

    fn decree_mut(&mut self) -> Option<&mut Decree> {
        match self.seat_mut(ME).map(|seat| &mut seat.tray) {
            Some(Tray::Eyrie(decree)) => Some(decree),
            _ => None,
        }
    }
}

/// Whether the turn goes on, or turmoil has sent it to Evening (5.7).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Court {
    Holds,
    InTurmoil,
}

/// Set-up (5.3).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "5.3")?;
    let corner = setup::starting_corner(t, |table, c| table.may_place(ME, Piece::Roost, c))?;
    if let Some((corner, because)) = corner {
        t.place(ME, Piece::Roost, &[(corner, 1)], because)?;
        t.place(ME, Piece::Warrior, &[(corner, 6)], Because::nothing())?;
    }
    let difficulty = t.table.difficulty(ME);
    let viziers = if difficulty == Difficulty::Easy { 1 } else { 2 };
    let ambush = matches!(difficulty, Difficulty::Challenging | Difficulty::Nightmare);
    t.tell(Message::StartDecree { viziers, ambush }, Because::nothing())?;
    if let Some(decree) = t.table.decree_mut() {
        decree.viziers = viziers;
        if ambush {
            decree.cards.push(DeckCard { suit: Suit::Bird, name: Some(CardName::Ambush) });
        }
    }
    Ok(())
}

/// A turn (5.4 to 5.7).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    if birdsong(t)? == Court::Holds {
        daylight(t)?;
    }
    evening(t)
}

fn birdsong(t: &mut Turn) -> Play<Court> {
    t.reveal_order("5.4.1")?;
    t.craft_order("5.4.2")?;

    t.step(Phase::Birdsong, Step::Decree, "5.4.3")?;
    if let Some(card) = t.table.order {
        t.tell(Message::AddToDecree { card }, Because::nothing())?;
        if let Some(decree) = t.table.decree_mut() {
            decree.cards.push(card);
        }
    }

    if t.table.on_map(ME, Piece::Roost) == 0 {
        t.step(Phase::Birdsong, Step::NewRoost, "5.4.4")?;
        return new_roost(t);
    }
    Ok(Court::Holds)
}

/// Without a roost on the map: one and four warriors in the ordered clearing of highest priority
/// that takes them all (5.4.4). As many warriors as there are (ruling E-2).
fn new_roost(t: &mut Turn) -> Play<Court> {
    let table = &t.table;
    let order = table.order.map_or(Suit::Bird, |card| card.suit);
    let site = table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .legal(|c| table.may_place(ME, Piece::Roost, c))
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .highest_priority();
    let Some(clearing) = site.target() else { return turmoil(t) };
    if t.place(ME, Piece::Roost, &[(clearing, 1)], Because::of(Question::Where, &site))? == 0 {
        // A snare took its place (ruling E-12).
        return turmoil(t);
    }
    place_warriors(t, clearing, 4, Because::nothing())
}

fn daylight(t: &mut Turn) -> Play {
    if resolve_decree(t)? == Court::InTurmoil {
        return Ok(());
    }
    if t.table.has(ME, Trait::Relentless) {
        t.step(Phase::Daylight, Step::Relentless, "3.3")?;
        relentless(t)?;
    }
    t.step(Phase::Daylight, Step::Build, "5.5.2")?;
    if build(t)? == Court::InTurmoil {
        return Ok(());
    }
    if t.table.has(ME, Trait::Swoop) {
        t.step(Phase::Daylight, Step::Swoop, "3.3")?;
        swoop(t)?;
    }
    Ok(())
}

/// Resolves the Decree (5.5.1): every column recruits, then every column moves, then every column
/// battles; in the first printing column by column (ruling E-0).
fn resolve_decree(t: &mut Turn) -> Play<Court> {
    type Action = fn(&mut Turn, Suit) -> Play<Court>;
    let actions: [Action; 3] = [recruit, move_warriors, battle];
    let order: Vec<(Action, Suit)> = match t.table.rulings.decree_order {
        DecreeOrder::ByAction => {
            actions.iter().flat_map(|&act| Suit::ALL.iter().map(move |&suit| (act, suit))).collect()
        }
        DecreeOrder::ByColumn => {
            Suit::ALL.iter().flat_map(|&suit| actions.iter().map(move |&act| (act, suit))).collect()
        }
    };
    for (act, suit) in order {
        // An empty column is passed over (ruling E-10).
        if t.table.decree().column(suit) > 0 && act(t, suit)? == Court::InTurmoil {
            return Ok(Court::InTurmoil);
        }
    }
    Ok(Court::Holds)
}

/// Places a warrior a card in the matching clearing with a roost that has most enemy pieces, then
/// fewest Eyrie warriors, then the lowest priority (5.5.1.I).
fn recruit(t: &mut Turn, column: Suit) -> Play<Court> {
    t.step(Phase::Daylight, Step::Recruit, "5.5.1.I")?;
    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::InSuit, |c| column.takes_in(table.suit(c)))
        .only(Filter::HasRoost, |c| table.count(ME, Piece::Roost, c) > 0)
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .most(Measure::EnemyPieces, |c| table.enemy_pieces(ME, c).into())
        .fewest(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .lowest_priority(table);
    let cards = table.decree().column(column);
    match site.target() {
        Some(clearing) => {
            let because = Because::of(Question::Where, &site).ruling(Ruling::DecreeOrder);
            place_warriors(t, clearing, cards, because)
        }
        None => {
            t.skipped(Skip::NowhereToRecruit);
            // With Nobility a column without a roost is a warrior not placed (ruling E-14).
            if t.table.has(ME, Trait::Nobility) { turmoil(t) } else { Ok(Court::Holds) }
        }
    }
}

/// Places warriors, as many as there are. With Nobility any that is missing means turmoil
/// (rulings E-6 and E-12).
fn place_warriors(t: &mut Turn, clearing: ClearingId, warriors: u8, because: Because) -> Play<Court> {
    let placed = t.place(ME, Piece::Warrior, &[(clearing, warriors)], because)?;
    if placed == 0 {
        t.skipped(Skip::NobodyToRecruit);
    }
    if placed < warriors && t.table.has(ME, Trait::Nobility) { turmoil(t) } else { Ok(Court::Holds) }
}

/// From the matching ruled clearing with most Eyrie warriors moves all but as many as the column
/// has cards, and as are needed to go on ruling (5.5.1.II).
fn move_warriors(t: &mut Turn, column: Suit) -> Play<Court> {
    t.step(Phase::Daylight, Step::Move, "5.5.1.II")?;
    let table = &t.table;
    let going = |c| table.count(ME, Piece::Warrior, c).saturating_sub(staying(table, c, column));
    let origins = table
        .clearings()
        .only(Filter::InSuit, |c| column.takes_in(table.suit(c)))
        .only(Filter::Ruled, |c| table.rules(ME, c));
    let can_move = |c| match (going(c), destination(t, c).target()) {
        (0, _) => Err(Illegal::NothingToMove),
        (_, None) => Err(Illegal::NowhereToGo),
        _ => Ok(()),
    };
    let origins = match table.rulings.fullest_cannot_move {
        FullestCannotMove::NextClearing => origins.legal(can_move),
        FullestCannotMove::Skip => origins,
    };
    // Only recruits, destinations and battles go by the lowest priority (ruling E-5).
    let origin = origins.most(Measure::OwnWarriors, |c| table.warriors(ME, c).into()).highest_priority();
    let movable = origin.target().filter(|&from| can_move(from).is_ok());
    let Some(from) = movable else {
        t.skipped(Skip::NothingMoves);
        return Ok(Court::Holds);
    };
    let to = destination(t, from);
    let (Some(clearing), count) = (to.target(), going(from)) else { return Ok(Court::Holds) };
    let mut because = Because::of(Question::From, &origin).and(Because::of(Question::To, &to));
    because = because.ruling(Ruling::FullestCannotMove);
    t.march(count, from, clearing, because)?;
    Ok(Court::Holds)
}

/// How many warriors stay: as many as the column has cards, and the fewest that still rule.
fn staying(table: &Table, clearing: ClearingId, column: Suit) -> u8 {
    let buildings = table.buildings(ME, clearing);
    let rival = table.enemies(ME).map(|enemy| table.strength(enemy, clearing)).max().unwrap_or(0);
    let to_rule = rival.saturating_sub(buildings).max(1u8.saturating_sub(buildings));
    table.decree().column(column).max(to_rule)
}

/// A neighbour without a roost, or any where all have one: fewest enemy pieces, then the lowest
/// priority (5.5.1.II.a, b).
fn destination(t: &Turn, from: ClearingId) -> Choice<ClearingId> {
    let table = &t.table;
    let near = t.neighbours(from);
    let has_roost = |c| table.count(ME, Piece::Roost, c) > 0;
    let all_have = near.iter().all(|&c| has_roost(c));
    Targeting::among(table.highest_first().filter(|c| near.contains(c)))
        .only(Filter::NoRoost, |c| all_have || !has_roost(c))
        .legal(|c| table.may_move(ME, from, c))
        .fewest(Measure::EnemyPieces, |c| table.enemy_pieces(ME, c).into())
        .lowest_priority(table)
}

/// Battles once in a matching clearing: one without an own roost, then with most defenseless
/// enemy buildings, then of the lowest priority (5.5.1.III).
fn battle(t: &mut Turn, column: Suit) -> Play<Court> {
    t.step(Phase::Daylight, Step::Battle, "5.5.1.III")?;
    let table = &t.table;
    let field = table
        .clearings()
        .only(Filter::InSuit, |c| column.takes_in(table.suit(c)))
        .only(Filter::HasWarriors, |c| table.warriors(ME, c) > 0)
        .only(Filter::HasEnemy, |c| table.attackable(ME, c).next().is_some())
        .fewest(Measure::OwnRoost, |c| table.count(ME, Piece::Roost, c).into())
        .most(Measure::DefenselessBuildings, |c| defenseless_buildings(table, c).into())
        .lowest_priority(table);
    let Some(clearing) = field.target() else {
        t.skipped(Skip::NoBattle);
        return Ok(Court::Holds);
    };
    let defender = table
        .defenders(ME, clearing)
        .most(Measure::Buildings, |enemy| table.buildings(enemy, clearing).into())
        .most(Measure::Pieces, |enemy| table.pieces(enemy, clearing).into())
        .most(Measure::Points, |enemy| table.vp_for_most(enemy))
        .setup_priority();
    let Some(enemy) = defender.target() else { return Ok(Court::Holds) };
    let extra: &[ExtraHit] = if has_most_cards(table, column) { &[ExtraHit::Column] } else { &[] };
    let because = Because::of(Question::Where, &field).and(Because::of(Question::Whom, &defender));
    t.battle(clearing, ME, enemy, extra, because.ruling(Ruling::DefenselessBuildings))?;
    Ok(Court::Holds)
}

/// Enemy buildings whose owner has no warrior there; all owners' or the most of one (ruling E-4).
fn defenseless_buildings(table: &Table, clearing: ClearingId) -> u8 {
    let undefended = table.opponents(ME).filter(|&enemy| table.defenseless(enemy, clearing));
    let buildings = undefended.map(|enemy| table.buildings(enemy, clearing));
    match table.rulings.defenseless_buildings {
        DefenselessBuildings::AllOwners => buildings.sum(),
        DefenselessBuildings::OneOwner => buildings.max().unwrap_or(0),
    }
}

/// Whether the Decree has a card of this suit.
pub(crate) fn has_column(table: &Table, suit: Suit) -> bool {
    table.decree().column(suit) > 0
}

/// Whether a column has more cards than every other, or with Focused as many (ruling E-9).
fn has_most_cards(table: &Table, column: Suit) -> bool {
    let decree = table.decree();
    let own = decree.column(column);
    let others = Suit::ALL.iter().filter(|&&suit| suit != column).map(|&suit| decree.column(suit)).max().unwrap_or(0);
    own > others || (own == others && table.has(ME, Trait::Focused))
}

/// Places a roost in the ruled clearing of highest priority that has none (5.5.2, numbered
/// 5.5.1.IV in some texts); turmoil where it cannot.
fn build(t: &mut Turn) -> Play<Court> {
    let site = t.site_to_build(|table| {
        table
            .clearings()
            .only(Filter::Ruled, |c| table.rules(ME, c))
            .only(Filter::NoRoost, |c| table.count(ME, Piece::Roost, c) == 0)
            .legal(|c| table.may_place(ME, Piece::Roost, c))
            .legal(|_| if table.supply(ME, Piece::Roost) > 0 { Ok(()) } else { Err(Illegal::NoneLeft) })
            .highest_priority()
    })?;
    let placed = match site.target() {
        Some(clearing) => t.place(ME, Piece::Roost, &[(clearing, 1)], Because::of(Question::Where, &site))?,
        None => 0,
    };
    // A snare in its place is turmoil too (ruling E-12).
    if placed == 0 { turmoil(t) } else { Ok(Court::Holds) }
}

/// Trait Relentless: wherever Eyrie warriors stand, all defenseless buildings and tokens go, of
/// bots in the cooperative game too (ruling E-8).
fn relentless(t: &mut Turn) -> Play {
    let table = &t.table;
    let mut lots = Vec::new();
    for clearing in table.highest_first().filter(|&c| table.warriors(ME, c) > 0) {
        for enemy in table.enemies(ME).filter(|&enemy| table.defenseless(enemy, clearing)) {
            let stacks = table
                .stacks(clearing)
                .iter()
                .filter(|stack| stack.faction == enemy && matches!(stack.piece.kind(), Kind::Token | Kind::Building));
            lots.extend(stacks.map(|stack| Lot {
                place: Place::Clearing(clearing),
                faction: enemy,
                piece: stack.piece,
                count: stack.count,
            }));
        }
    }
    if lots.is_empty() {
        t.skipped(Skip::NothingToRemove);
    }
    t.remove(Removal::by(ME, lots), Because::nothing())
}

/// Trait Swoop: at the end of Daylight, two warriors in the clearing of highest priority without
/// an Eyrie piece. Not after turmoil (ruling E-7).
fn swoop(t: &mut Turn) -> Play {
    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::NoOwnPiece, |c| table.pieces(ME, c) == 0)
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .highest_priority();
    match site.target() {
        Some(clearing) => place_warriors(t, clearing, 2, Because::of(Question::Where, &site)).map(|_| ()),
        None => {
            t.skipped(Skip::NoTarget);
            Ok(())
        }
    }
}

/// Turmoil (5.7): a point lost for each bird card in the Decree, or with Nobility gained; all but
/// the Viziers are discarded; the turn goes on with Evening.
fn turmoil(t: &mut Turn) -> Play<Court> {
    t.step(t.phase(), Step::Turmoil, "5.7")?;
    t.happened(Event::Turmoil);
    let birds = i8::try_from(t.table.decree().column(Suit::Bird)).unwrap_or(i8::MAX);
    if t.table.has(ME, Trait::Nobility) {
        t.score(ME, birds, Reason::Nobility)?;
    } else {
        t.score(ME, -birds, Reason::Humiliate)?;
    }
    let discarded = match t.table.decree_mut() {
        Some(decree) => std::mem::take(&mut decree.cards),
        None => Vec::new(),
    };
    t.tell(Message::Turmoil { discarded: discarded.clone() }, Because::nothing())?;
    for card in discarded {
        t.table.discard_card(card);
    }
    Ok(Court::InTurmoil)
}

/// Evening (5.6): the order card stays in the Decree.
fn evening(t: &mut Turn) -> Play {
    t.step(Phase::Evening, Step::Score, "5.6")?;
    let points = t.table.on_map(ME, Piece::Roost).saturating_sub(1);
    if points == 0 {
        t.skipped(Skip::NoPoints);
    }
    t.score(ME, i8::try_from(points).unwrap_or(0), Reason::Track)?;
    t.nightmare_point()?;
    t.table.order = None;
    Ok(())
}
