//! Corrections: setting something on the table right, with no reaction.

use serde::{Deserialize, Serialize};

use crate::act::WINNING;
use crate::bots;
use crate::bots::duchy::{Court, Minister};
use crate::bots::lizards::Cult;
use crate::bots::riverfolk::MARKET;
use crate::bots::vagabot::{Character, OwnItem};
use crate::deck::DeckCard;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Kind, Piece, Plot};
use crate::ruling::Ruling;
use crate::seat::{Control, Difficulty, Trait, Tray};
use crate::suit::Suit;
use crate::table::Table;

/// A correction of the table, or of how a bot is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjustment {
    Points {
        faction: Faction,
        vp: u8,
    },
    /// An activated dominance card or a coalition takes the score marker off the track, or back.
    OffTrack {
        faction: Faction,
        off: bool,
    },
    /// How many of a piece stand in a clearing.
    Pieces {
        clearing: ClearingId,
        faction: Faction,
        piece: Piece,
        count: u8,
    },
    /// Where a pawn stands.
    Pawn {
        faction: Faction,
        place: Place,
    },
    /// The item supply.
    Items {
        items: Vec<Item>,
    },
    /// A Crafted Items box.
    Crafted {
        faction: Faction,
        items: Vec<Item>,
    },
    Ruin {
        clearing: ClearingId,
        there: bool,
    },
    /// The discard pile, top first. Empty after the deck was shuffled anew.
    DiscardPile {
        cards: Vec<DeckCard>,
    },
    /// The cards of an Electric Eyrie's Decree, beside its Viziers.
    Decree {
        cards: Vec<DeckCard>,
        viziers: u8,
    },
    Ferry {
        clearing: ClearingId,
    },
    /// Warriors in the Lizards' Acolytes box.
    Acolytes {
        count: u8,
    },
    /// The space of the Lizards' conspiracy marker, 1 to 5.
    ConspiracyMarker {
        space: u8,
    },
    /// Lost Souls, top first.
    LostSouls {
        cards: Vec<DeckCard>,
    },
    /// The cards that the Lizards revealed for rituals, first revealed first.
    Revealed {
        cards: Vec<DeckCard>,
    },
    /// Warriors in the Duchy's Burrow.
    Burrow {
        count: u8,
    },
    /// The Duchy's swayed ministers.
    Swayed {
        ministers: Vec<Minister>,
    },
    Difficulty {
        faction: Faction,
        difficulty: Difficulty,
    },
    Traits {
        faction: Faction,
        traits: Vec<Trait>,
    },
    Ruling {
        ruling: Ruling,
        value: String,
    },
    /// Warriors of a faction in the Riverfolk's Payments; of a human Riverfolk, anywhere on their
    /// faction board.
    Payments {
        faction: Faction,
        warriors: u8,
    },
    /// The Market of the Riverfolk, leftmost first; of a human Riverfolk, the hand that lies open.
    Market {
        cards: Vec<DeckCard>,
    },
    /// Ambush cards that a Drillbit Duchy has bought and not played.
    HeldAmbushes {
        cards: Vec<DeckCard>,
    },
    /// Warriors that are neither on the map nor on a tray nor in the supply (Coffin Makers).
    WarriorsAway {
        faction: Faction,
        warriors: u8,
    },
    /// Corvid plots that are neither on the map nor in the supply.
    PlotsAway {
        plots: Vec<Plot>,
    },
    /// A Vagabot's items: those in the Satchel, and those on the Battle Track.
    OwnItems {
        faction: Faction,
        satchel: Vec<OwnItem>,
        track: Vec<OwnItem>,
    },
    /// The suit of a Vagabot's open quest.
    Quest {
        faction: Faction,
        quest: Option<Suit>,
    },
    /// Quests in their pile, one entry a quest.
    QuestPile {
        quests: Vec<Suit>,
    },
    Character {
        faction: Faction,
        character: Character,
    },
    /// How many items lie under a ruin.
    RuinItems {
        clearing: ClearingId,
        items: u8,
    },
    /// A human holds no cards now; known until the end of the turn.
    EmptyHand {
        faction: Faction,
        empty: bool,
    },
    /// Whether a human has crafted Soup Kitchens (Exiles and Partisans).
    SoupKitchens {
        faction: Faction,
        crafted: bool,
    },
}

/// Why a correction or an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    #[error("{0} is not in play")]
    NotInPlay(Faction),
    #[error("{0} is not played by a bot")]
    NotABot(Faction),
    #[error("{0} is not played by a human")]
    NotHuman(Faction),
    #[error("there is no such place on this map")]
    NoSuchPlace,
    #[error("{faction} owns {owned} {piece}, so {wanted} cannot be there")]
    TooMany { faction: Faction, piece: Piece, owned: u8, wanted: u8 },
    #[error("only {there} {piece} of {faction} are there")]
    TooFew { faction: Faction, piece: Piece, there: u8 },
    #[error("clearing {0} has no open slot")]
    NoSlot(ClearingId),
    #[error("a clearing holds only one {0}")]
    OnePerClearing(Piece),
    #[error("points go from 0 to 30, not {0}")]
    Points(i16),
    #[error("there are no {0} of that item")]
    Items(u8),
    #[error("{0} is not in the item supply")]
    NoItem(Item),
    #[error("{0} has no trait {1}")]
    NotATrait(Faction, Trait),
    #[error("ruling {0} has no value {1:?}")]
    NotAValue(Ruling, String),
    #[error("{0} has nothing to attack there")]
    NothingToAttack(Faction),
    #[error("the map has no ruin in clearing {0}")]
    NoRuin(ClearingId),
    #[error("no plot lies face down in clearing {0}")]
    NoPlot(ClearingId),
    #[error("the map has no ferry")]
    NoFerry,
    #[error("the deck has no such card")]
    NotInDeck,
    #[error("the count must be at least 1")]
    Nothing,
    #[error("{0} has activated a dominance card and can buy no service")]
    Dominance(Faction),
    #[error("{0} cannot buy Mercenaries")]
    NoMercenaries(Faction),
    #[error("this service lasts for the whole turn: it is bought once")]
    BoughtTwice,
    #[error("no more than {0} services can be bought in this turn")]
    ServiceLimit(u8),
    #[error("the Market has no such card")]
    NotInMarket,
    #[error("the supply of {0} does not hold {1} warriors for each service")]
    CannotPay(Faction, u8),
    #[error("the Market holds at most 5 cards, not {0}")]
    MarketSize(usize),
    #[error("it is not the turn of {0}")]
    NotTheirTurn(Faction),
    #[error("the conspiracy track has spaces 1 to 5, not {0}")]
    NoSuchSpace(u8),
    #[error("minister {0} is swayed twice")]
    SwayedTwice(Minister),
    #[error("the Battle Track holds three items at most")]
    BattleTrack,
    #[error("there cannot be {0} items")]
    ItemCount(u8),
    #[error("no quest of this suit is left")]
    NoQuest(Suit),
    #[error("another Vagabot is the {0}")]
    SameCharacter(Character),
    #[error("the pawn of {0} only moves")]
    OnlyMoves(Faction),
}

impl Adjustment {
    /// Makes the correction.
    ///
    /// # Errors
    ///
    /// Where the result could not lie on a table; nothing is changed then.
    pub fn apply(&self, table: &mut Table) -> Result<(), Refusal> {
        match self {
            &Adjustment::Points { faction, vp } => {
                if vp > WINNING {
                    return Err(Refusal::Points(vp.into()));
                }
                seat(table, faction)?.vp = vp;
            }
            &Adjustment::OffTrack { faction, off } => seat(table, faction)?.off_track = off,
            &Adjustment::Pieces { clearing, faction, piece, count } => {
                set_pieces(table, clearing, faction, piece, count)?;
            }
            &Adjustment::Pawn { faction, place } => set_pawn(table, faction, place)?,
            Adjustment::Items { items } => {
                check_items(items)?;
                table.items.clone_from(items);
            }
            Adjustment::Crafted { faction, items } => {
                seat(table, *faction)?.crafted.clone_from(items);
            }
            &Adjustment::Ruin { clearing, there } => {
                if !table.map.clearing(clearing).is_some_and(|clearing| clearing.ruin) {
                    return Err(Refusal::NoRuin(clearing));
                }
                let has = table.has_ruin(clearing);
                if there && !has {
                    if table.open_slots(clearing) == 0 {
                        return Err(Refusal::NoSlot(clearing));
                    }
                    table.ruins.push((clearing, table.items_under_ruins()));
                    table.ruins.sort_unstable();
                } else if !there {
                    table.ruins.retain(|&(ruin, _)| ruin != clearing);
                }
            }
            Adjustment::DiscardPile { cards } => {
                known_cards(table, cards)?;
                table.discard.clone_from(cards);
            }
            Adjustment::Decree { cards, viziers } => {
                known_cards(table, cards)?;
                match &mut seat(table, Faction::Eyrie)?.tray {
                    Tray::Eyrie(decree) => {
                        decree.cards.clone_from(cards);
                        decree.viziers = *viziers;
                    }
                    _ => return Err(Refusal::NotABot(Faction::Eyrie)),
                }
            }
            &Adjustment::Ferry { clearing } => {
                if table.map.ferry.is_none() {
                    return Err(Refusal::NoFerry);
                }
                if !table.map.clearing(clearing).is_some_and(|clearing| clearing.river) {
                    return Err(Refusal::NoSuchPlace);
                }
                table.ferry = Some(clearing);
            }
            &Adjustment::Acolytes { count } => {
                let left = table.supply(Faction::Lizards, Piece::Warrior);
                let cult = cult(table)?;
                warriors_for_tray(Faction::Lizards, cult.acolytes.saturating_add(left), count)?;
                cult.acolytes = count;
            }
            &Adjustment::ConspiracyMarker { space } => {
                if !(1..=5).contains(&space) {
                    return Err(Refusal::NoSuchSpace(space));
                }
                cult(table)?.marker = space;
            }
            Adjustment::LostSouls { cards } => {
                known_cards(table, cards)?;
                cult(table)?.lost_souls.clone_from(cards);
            }
            Adjustment::Revealed { cards } => {
                known_cards(table, cards)?;
                cult(table)?.revealed.clone_from(cards);
            }
            &Adjustment::WarriorsAway { faction, warriors } => {
                let left = table.supply(faction, Piece::Warrior);
                let seat = seat(table, faction)?;
                warriors_for_tray(faction, seat.away.saturating_add(left), warriors)?;
                seat.away = warriors;
            }
            Adjustment::PlotsAway { plots } => {
                let faction = Faction::Corvids;
                for &plot in Plot::ALL {
                    let piece = Piece::Plot(plot, Face::Down);
                    let away = plots.iter().filter(|&&known| known == plot).count();
                    let on_map = Face::ALL.iter().map(|&face| table.on_map(faction, Piece::Plot(plot, face)));
                    let owned = faction.owns(piece).saturating_sub(on_map.sum());
                    if away > usize::from(owned) {
                        let wanted = u8::try_from(away).unwrap_or(u8::MAX);
                        return Err(Refusal::TooMany { faction, piece, owned, wanted });
                    }
                }
                match &mut seat(table, faction)?.tray {
                    Tray::Corvids(conspiracy) => conspiracy.away.clone_from(plots),
                    _ => return Err(Refusal::NotInPlay(faction)),
                }
            }
            &Adjustment::Burrow { count } => {
                let left = table.supply(Faction::Duchy, Piece::Warrior);
                let court = court(table)?;
                warriors_for_tray(Faction::Duchy, court.burrow.saturating_add(left), count)?;
                court.burrow = count;
            }
            Adjustment::Swayed { ministers } => {
                let twice = |minister: &&Minister| ministers.iter().filter(|known| known == minister).count() > 1;
                if let Some(&minister) = ministers.iter().find(twice) {
                    return Err(Refusal::SwayedTwice(minister));
                }
                let court = court(table)?;
                court.swayed.clone_from(ministers);
                court.swayed.sort_unstable();
            }
            &Adjustment::Difficulty { faction, difficulty: wanted } => match &mut seat(table, faction)?.control {
                Control::Bot { difficulty, .. } => *difficulty = wanted,
                Control::Human => return Err(Refusal::NotABot(faction)),
            },
            Adjustment::Traits { faction, traits: wanted } => {
                if let Some(&foreign) = wanted.iter().find(|t| !Trait::of(*faction).contains(t)) {
                    return Err(Refusal::NotATrait(*faction, foreign));
                }
                match &mut seat(table, *faction)?.control {
                    Control::Bot { traits, .. } => traits.clone_from(wanted),
                    Control::Human => return Err(Refusal::NotABot(*faction)),
                }
                bots::vagabot::settle_all(table);
            }
            Adjustment::Ruling { ruling, value } => {
                table
                    .rulings
                    .set(*ruling, value)
                    .map_err(|unknown| Refusal::NotAValue(unknown.ruling, unknown.value))?;
                bots::vagabot::settle_all(table);
            }
            Adjustment::OwnItems { faction, satchel, track } => {
                bots::vagabot::set_items(table, *faction, satchel, track)?;
            }
            &Adjustment::Quest { faction, quest } => bots::vagabot::set_quest(table, faction, quest)?,
            Adjustment::QuestPile { quests } => bots::vagabot::set_quests(table, quests)?,
            &Adjustment::Character { faction, character } => {
                bots::vagabot::set_character(table, faction, character)?;
            }
            &Adjustment::RuinItems { clearing, items } => bots::vagabot::set_ruin_items(table, clearing, items)?,
            &Adjustment::EmptyHand { faction, empty } => {
                let seat = seat(table, faction)?;
                if seat.is_bot() {
                    return Err(Refusal::NotHuman(faction));
                }
                seat.empty_hand = empty;
            }
            &Adjustment::SoupKitchens { faction, crafted } => {
                let seat = seat(table, faction)?;
                if seat.is_bot() {
                    // A bot crafts no such card (Law of Rootbotics 1.1.3).
                    return Err(Refusal::NotHuman(faction));
                }
                seat.soup_kitchens = crafted;
            }
            &Adjustment::Payments { faction, warriors } => {
                seat(table, faction)?;
                let there = table.in_payments(faction);
                if warriors > table.supply(faction, Piece::Warrior) + there {
                    let owned = faction.owns(Piece::Warrior);
                    return Err(Refusal::TooMany { faction, piece: Piece::Warrior, owned, wanted: warriors });
                }
                let company = table.company_mut().ok_or(Refusal::NotInPlay(Faction::Riverfolk))?;
                company.payments.insert(faction, warriors);
                company.payments.retain(|_, count| *count > 0);
            }
            Adjustment::Market { cards } => {
                known_cards(table, cards)?;
                if table.is_bot(Faction::Riverfolk) && cards.len() > MARKET {
                    return Err(Refusal::MarketSize(cards.len()));
                }
                let company = table.company_mut().ok_or(Refusal::NotInPlay(Faction::Riverfolk))?;
                company.market.clone_from(cards);
            }
            Adjustment::HeldAmbushes { cards } => {
                known_cards(table, cards)?;
                if !table.is_bot(Faction::Duchy) {
                    return Err(Refusal::NotABot(Faction::Duchy));
                }
                if let Tray::Duchy(court) = &mut seat(table, Faction::Duchy)?.tray {
                    court.held.clone_from(cards);
                }
            }
        }
        Ok(())
    }
}

fn seat(table: &mut Table, faction: Faction) -> Result<&mut crate::seat::Seat, Refusal> {
    table.seat_mut(faction).ok_or(Refusal::NotInPlay(faction))
}

fn cult(table: &mut Table) -> Result<&mut Cult, Refusal> {
    table.cult_mut().ok_or(Refusal::NotInPlay(Faction::Lizards))
}

fn court(table: &mut Table) -> Result<&mut Court, Refusal> {
    table.court_mut().ok_or(Refusal::NotInPlay(Faction::Duchy))
}

/// Whether so many of a faction's warriors can lie on its tray.
fn warriors_for_tray(faction: Faction, most: u8, wanted: u8) -> Result<(), Refusal> {
    if wanted <= most {
        return Ok(());
    }
    Err(Refusal::TooMany { faction, piece: Piece::Warrior, owned: faction.owns(Piece::Warrior), wanted })
}

pub(crate) fn known_cards(table: &Table, cards: &[DeckCard]) -> Result<(), Refusal> {
    let known = |card: &DeckCard| card.name.is_none() || table.cards().is_some_and(|deck| deck.face(*card).is_some());
    if cards.iter().all(known) { Ok(()) } else { Err(Refusal::NotInDeck) }
}

fn check_items(items: &[Item]) -> Result<(), Refusal> {
    for &item in Item::ALL {
        let count = items.iter().filter(|&&known| known == item).count();
        if count > usize::from(item.supply_at_start()) {
            return Err(Refusal::Items(u8::try_from(count).unwrap_or(u8::MAX)));
        }
    }
    Ok(())
}

/// Sets how many of a piece stand in a clearing, within what the faction owns and the clearing holds.
fn set_pieces(
    table: &mut Table,
    clearing: ClearingId,
    faction: Faction,
    piece: Piece,
    count: u8,
) -> Result<(), Refusal> {
    if table.seat(faction).is_none() {
        return Err(Refusal::NotInPlay(faction));
    }
    if table.map.clearing(clearing).is_none() {
        return Err(Refusal::NoSuchPlace);
    }
    if piece == Piece::Pawn {
        return Err(Refusal::OnlyMoves(faction));
    }
    let there = table.count(faction, piece, clearing);
    table.take(clearing, faction, piece, there);
    let result = room_for(table, clearing, faction, piece, count);
    table.put(clearing, faction, piece, if result.is_ok() { count } else { there });
    result
}

/// Whether so many of a piece can be added to a clearing: within what the faction owns, open slots
/// and one-per-clearing limits.
pub(crate) fn room_for(
    table: &Table,
    clearing: ClearingId,
    faction: Faction,
    piece: Piece,
    count: u8,
) -> Result<(), Refusal> {
    if count == 0 {
        return Ok(());
    }
    let left = table.supply(faction, piece).min(table.supply_in_suit(faction, piece, table.suit(clearing)));
    if count > left {
        return Err(Refusal::TooMany { faction, piece, owned: faction.owns(piece), wanted: count });
    }
    let there = match piece {
        Piece::Plot(..) => u8::from(table.plot(clearing).is_some()),
        _ => table.count(faction, piece, clearing),
    };
    if piece.one_per_clearing() && there + count > 1 {
        return Err(Refusal::OnePerClearing(piece));
    }
    if piece.kind() == Kind::Building && count > table.open_slots(clearing) {
        return Err(Refusal::NoSlot(clearing));
    }
    Ok(())
}

/// Puts a pawn somewhere, taking it from where it was.
pub(crate) fn set_pawn(table: &mut Table, faction: Faction, place: Place) -> Result<(), Refusal> {
    if !faction.is_vagabond() {
        return Err(Refusal::TooMany { faction, piece: Piece::Pawn, owned: 0, wanted: 1 });
    }
    let known = match place {
        Place::Clearing(clearing) => table.map.clearing(clearing).is_some(),
        Place::Forest(forest) => table.map.forest(forest).is_some(),
        Place::Burrow => false,
    };
    if !known {
        return Err(Refusal::NoSuchPlace);
    }
    let from = table.pawn(faction);
    let seat = table.seat_mut(faction).ok_or(Refusal::NotInPlay(faction))?;
    seat.forest = match place {
        Place::Forest(forest) => Some(forest),
        _ => None,
    };
    if let Some(Place::Clearing(from)) = from {
        table.take(from, faction, Piece::Pawn, 1);
    }
    if let Place::Clearing(to) = place {
        table.put(to, faction, Piece::Pawn, 1);
    }
    Ok(())
}
