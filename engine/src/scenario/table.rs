//! Lays the table of a scenario.

use crate::adjust::{room_for, set_pawn};
use crate::bots::vagabot::{OwnItem, Wanderer};
use crate::deck::{Deck, DeckCard};
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Map, Place};
use crate::piece::{Face, Piece, Plot};
use crate::ruling::Ruling;
use crate::seat::{Control, Difficulty, Seat, Trait, Tray};
use crate::suit::Suit;
use crate::table::{Stack, Table};

use super::file::{self, File, Text};
use super::{Malformed, Source};

/// The table of a scenario file.
pub(super) fn lay(file: &File, source: Source) -> Result<Table, Malformed> {
    let map = map(file, source)?;
    let suits = match &file.suits {
        Some(suits) => {
            let known = suits.get_ref();
            let four_each = Suit::OF_CLEARINGS.iter().all(|suit| known.iter().filter(|s| *s == suit).count() == 4);
            if known.len() != map.clearings().len() || !four_each {
                return Err(source.fault(suits, "suits: one for each clearing, four of each"));
            }
            known.clone()
        }
        None => {
            let printed = map.clearings().iter().map(|clearing| clearing.suit).collect::<Option<Vec<_>>>();
            printed.ok_or_else(|| source.fault(&file.map, "this map has no printed suits: suits is missing"))?
        }
    };
    let seats = file.players.get_ref().iter().map(|player| seat(player, source)).collect::<Result<Vec<_>, _>>()?;
    if !(1..=8).contains(&seats.len()) {
        return Err(source.fault(&file.players, "players: 1 to 8"));
    }
    for (at, seat) in seats.iter().enumerate() {
        if seats.iter().skip(at + 1).any(|other| other.faction == seat.faction) {
            return Err(source.fault(&file.players, format!("{} sits at the table twice", seat.faction)));
        }
    }
    let mut table = Table::new(map, suits, file.deck, seats);
    table.coop = file.coop;
    table.services = file.services;
    for (id, value) in &file.rulings {
        let ruling = Ruling::from_id(id).ok_or_else(|| source.fault(value, format!("unknown ruling {id:?}")))?;
        table.rulings.set(ruling, value.get_ref()).map_err(|error| source.fault(value, error.to_string()))?;
    }
    if let Some(ferry) = &file.ferry {
        let clearing = ClearingId(*ferry.get_ref());
        let coastal = map.ferry.is_some() && map.clearing(clearing).is_some_and(|clearing| clearing.river);
        if !coastal {
            return Err(source.fault(ferry, "no coastal clearing"));
        }
        table.ferry = Some(clearing);
    }
    if let Some(ruins) = &file.ruins {
        for ruin in ruins {
            if !map.clearing(ClearingId(*ruin.get_ref())).is_some_and(|clearing| clearing.ruin) {
                return Err(source.fault(ruin, "the map has no ruin there"));
            }
        }
        table.ruins.retain(|(clearing, _)| ruins.iter().any(|ruin| *ruin.get_ref() == clearing.0));
    }
    items(&mut table, file, source)?;
    table.discard = cards(&file.discard, deck(&table, file, source)?, source)?;

    for (place, text) in &file.board {
        let clearing = clearing(&table, place, text, source)?;
        for Stack { faction, piece, count } in stacks(text, source)? {
            if table.seat(faction).is_none() {
                return Err(source.fault(text, format!("{faction} is not in play")));
            }
            let room = room_for(&table, clearing, faction, piece, count);
            room.map_err(|refusal| source.fault(text, refusal.to_string()))?;
            table.put(clearing, faction, piece, count);
        }
    }
    for (&faction, tray) in &file.tray {
        set_tray(&mut table, file, faction, tray, source)?;
    }
    Ok(table)
}

fn map(file: &File, source: Source) -> Result<&'static Map, Malformed> {
    let id = *file.map.get_ref();
    match &file.layout {
        Some(layout) => layout.get_ref().lay_out(id).map_err(|error| source.fault(layout, error.to_string())),
        None if id.has_chart() => id.map().map_err(|error| source.fault(&file.map, error.to_string())),
        None => Err(source.fault(&file.map, "this map has no priority chart: layout is missing")),
    }
}

fn seat(player: &toml::Spanned<file::Player>, source: Source) -> Result<Seat, Malformed> {
    let file::Player { faction, control, difficulty, traits, vp, crafted } = player.get_ref();
    let control = match control {
        file::Control::Human if difficulty.is_some() || traits.is_some() => {
            return Err(source.fault(player, "a human has neither difficulty nor traits"));
        }
        file::Control::Human => Control::Human,
        file::Control::Bot if !faction.has_bot() => {
            return Err(source.fault(player, format!("no bot plays {faction}")));
        }
        file::Control::Bot => Control::Bot {
            difficulty: difficulty.unwrap_or(Difficulty::Default),
            traits: traits.clone().unwrap_or_default(),
        },
    };
    if let Some(foreign) = traits.iter().flatten().find(|t| !Trait::of(*faction).contains(t)) {
        return Err(source.fault(player, format!("{faction} has no trait {foreign}")));
    }
    if *vp > crate::act::WINNING {
        return Err(source.fault(player, "vp: 0 to 30"));
    }
    let mut seat = Seat::new(*faction, control);
    seat.vp = *vp;
    seat.crafted.clone_from(crafted);
    if let Tray::Eyrie(decree) = &mut seat.tray {
        decree.viziers = viziers(seat.control.clone());
    }
    Ok(seat)
}

/// How many Viziers a bot has: 2, easy 1.
fn viziers(control: Control) -> u8 {
    match control {
        Control::Bot { difficulty: Difficulty::Easy, .. } => 1,
        _ => 2,
    }
}

/// The item supply: as given, or the full one less what players hold.
fn items(table: &mut Table, file: &File, source: Source) -> Result<(), Malformed> {
    let held: Vec<Item> = table.seats.iter().flat_map(|seat| seat.crafted.clone()).collect();
    match &file.items {
        Some(items) => table.items.clone_from(items),
        None => {
            for item in &held {
                // An item from a Vagabond's start is in no supply.
                if let Some(at) = table.items.iter().position(|known| known == item) {
                    table.items.remove(at);
                }
            }
        }
    }
    for &item in Item::ALL {
        let count = table.items.iter().filter(|&&known| known == item).count();
        if count > usize::from(item.supply_at_start()) {
            return Err(source.fault(&file.players, format!("items: {count} {item} are more than the game has")));
        }
    }
    Ok(())
}

fn deck(table: &Table, file: &File, source: Source) -> Result<&'static Deck, Malformed> {
    table.cards().ok_or_else(|| source.fault(&file.map, "the deck's file cannot be read"))
}

fn cards(names: &[Text], deck: &Deck, source: Source) -> Result<Vec<DeckCard>, Malformed> {
    names.iter().map(|name| card(name.get_ref(), deck).map_err(|reason| source.fault(name, reason))).collect()
}

/// The card of this name, or what is wrong with the name.
pub(super) fn card(name: &str, deck: &Deck) -> Result<DeckCard, String> {
    deck.card_from_name(name).ok_or_else(|| format!("the deck has no card {name:?}"))
}

/// The clearing that a key of a board names.
pub(super) fn clearing(table: &Table, name: &str, text: &Text, source: Source) -> Result<ClearingId, Malformed> {
    match table.map.place_from_name(name) {
        Some(Place::Clearing(clearing)) => Ok(clearing),
        _ => Err(source.fault(text, format!("{name:?} is no clearing"))),
    }
}

/// What stands in a clearing: `eyrie: 6 warrior, roost | marquise: keep`.
pub(super) fn stacks(text: &Text, source: Source) -> Result<Vec<Stack>, Malformed> {
    let mut stacks = Vec::new();
    if text.get_ref().trim().is_empty() {
        return Ok(stacks);
    }
    for part in text.get_ref().split('|') {
        let (faction, pieces) =
            part.split_once(':').ok_or_else(|| source.fault(text, format!("{part:?} names no faction")))?;
        let faction = faction.trim();
        let faction =
            Faction::from_word(faction).ok_or_else(|| source.fault(text, format!("unknown faction {faction:?}")))?;
        for piece in pieces.split(',') {
            let (count, name) = counted(piece.trim());
            let known = Piece::from_name(name).filter(|&piece| faction.owns(piece) > 0);
            let piece = known.ok_or_else(|| source.fault(text, format!("{faction} has no piece {name:?}")))?;
            let count = count.ok_or_else(|| source.fault(text, format!("{name:?}: a count is 1 to 255")))?;
            stacks.push(Stack { faction, piece, count });
        }
    }
    Ok(stacks)
}

/// A count before a name; none means one. The count is none where it is no number or 0.
pub(super) fn counted(text: &str) -> (Option<u8>, &str) {
    match text.split_once(' ') {
        Some((count, name)) if count.bytes().all(|byte| byte.is_ascii_digit()) => {
            (count.parse().ok().filter(|&count| count > 0), name.trim())
        }
        _ => (Some(1), text),
    }
}

fn set_tray(
    table: &mut Table,
    file: &File,
    faction: Faction,
    spanned: &toml::Spanned<file::Tray>,
    source: Source,
) -> Result<(), Malformed> {
    let wanted = spanned.get_ref();
    let fault = |reason: &str| source.fault(spanned, format!("tray of {faction}: {reason}"));
    check_keys(table, faction, wanted).map_err(fault)?;
    let deck = deck(table, file, source)?;
    let lost_souls = cards(wanted.lost_souls.as_deref().unwrap_or_default(), deck, source)?;
    let market = cards(wanted.market.as_deref().unwrap_or_default(), deck, source)?;
    let away = match &wanted.plot_supply {
        Some(supply) => Some(plots_away(table, faction, supply).map_err(fault)?),
        None => None,
    };
    let track_rule = table.track_rule(faction);
    let seat = table.seat_mut(faction).ok_or_else(|| fault("not in play"))?;
    let control = seat.control.clone();
    match &mut seat.tray {
        Tray::Eyrie(decree) => {
            if let Some(columns) = wanted.decree {
                decree.viziers = wanted.viziers.unwrap_or_else(|| viziers(control).min(columns.bird));
                if decree.viziers > columns.bird {
                    return Err(fault("more Viziers than bird cards"));
                }
                decree.cards.clear();
                for &suit in Suit::ALL {
                    let viziers = if suit == Suit::Bird { decree.viziers } else { 0 };
                    let count = usize::from(columns.column(suit) - viziers);
                    decree.cards.extend(std::iter::repeat_n(DeckCard { suit, name: None }, count));
                }
            } else if let Some(viziers) = wanted.viziers {
                decree.viziers = viziers;
            }
        }
        Tray::Lizards(cult) => {
            cult.acolytes = wanted.acolytes.unwrap_or(0);
            cult.marker = wanted.marker.unwrap_or(5);
            if !(1..=5).contains(&cult.marker) {
                return Err(fault("marker: 1 to 5"));
            }
            cult.lost_souls = lost_souls;
        }
        Tray::Riverfolk(company) => {
            company.payments = wanted.payments.clone().unwrap_or_default();
            company.payments.retain(|_, count| *count > 0);
            company.market = market;
        }
        Tray::Duchy(court) => {
            court.burrow = wanted.burrow.unwrap_or(0);
            court.swayed = wanted.swayed.clone().unwrap_or_default();
            court.swayed.sort_unstable();
            let all = court.swayed.len();
            court.swayed.dedup();
            if court.swayed.len() < all {
                return Err(fault("a minister is swayed twice"));
            }
        }
        Tray::Corvids(conspiracy) => conspiracy.away = away.unwrap_or_default(),
        Tray::Vagabot(wanderer) => {
            set_wanderer(wanderer, wanted);
            wanderer.settle(track_rule);
            let open = wanderer.quest;
            if let Some(at) = table.quests.iter().position(|&known| Some(known) == open) {
                table.quests.remove(at);
            } else if open.is_some() {
                return Err(fault("quest: fox, mouse or rabbit, and five of each"));
            }
        }
        Tray::None => {}
    }
    if let Some(at) = &wanted.at {
        let name = at.name();
        let place = table.map.place_from_name(&name).ok_or_else(|| fault(&format!("no place {name:?}")))?;
        set_pawn(table, faction, place).map_err(|refusal| fault(&refusal.to_string()))?;
    }
    if let Some(supply) = wanted.supply {
        let left = table.supply(faction, Piece::Warrior);
        let away = left.checked_sub(supply).ok_or_else(|| fault(&format!("only {left} warriors are left")))?;
        if let Some(seat) = table.seat_mut(faction) {
            seat.away = away;
        }
    }
    let owned: u8 = table.seats.iter().map(|seat| seat.warriors_on_tray(faction)).sum();
    let owned = owned.saturating_add(table.on_map(faction, Piece::Warrior));
    if owned > faction.owns(Piece::Warrior) {
        return Err(fault("more warriors than it owns"));
    }
    Ok(())
}

/// Whether a faction's tray has these keys; else which one it has not.
fn check_keys(table: &Table, faction: Faction, tray: &file::Tray) -> Result<(), &'static str> {
    let seat = table.seat(faction).ok_or("not in play")?;
    let keys = [
        ("decree", tray.decree.is_some(), matches!(seat.tray, Tray::Eyrie(_))),
        ("viziers", tray.viziers.is_some(), matches!(seat.tray, Tray::Eyrie(_))),
        ("acolytes", tray.acolytes.is_some(), matches!(seat.tray, Tray::Lizards(_))),
        ("marker", tray.marker.is_some(), matches!(seat.tray, Tray::Lizards(_))),
        ("lost_souls", tray.lost_souls.is_some(), matches!(seat.tray, Tray::Lizards(_))),
        ("payments", tray.payments.is_some(), matches!(seat.tray, Tray::Riverfolk(_))),
        ("market", tray.market.is_some(), matches!(seat.tray, Tray::Riverfolk(_))),
        ("burrow", tray.burrow.is_some(), matches!(seat.tray, Tray::Duchy(_))),
        ("swayed", tray.swayed.is_some(), matches!(seat.tray, Tray::Duchy(_))),
        ("plot_supply", tray.plot_supply.is_some(), matches!(seat.tray, Tray::Corvids(_))),
        ("character", tray.character.is_some(), matches!(seat.tray, Tray::Vagabot(_))),
        ("at", tray.at.is_some(), faction.is_vagabond()),
        ("quest", tray.quest.is_some(), matches!(seat.tray, Tray::Vagabot(_))),
        ("items", tray.items.is_some(), matches!(seat.tray, Tray::Vagabot(_))),
    ];
    match keys.iter().find(|&&(_, given, has)| given && !has) {
        Some(&(key, ..)) => Err(key),
        None => Ok(()),
    }
}

/// Plots out of play, so that the supply is what the file says.
fn plots_away(table: &Table, faction: Faction, supply: &[Plot]) -> Result<Vec<Plot>, &'static str> {
    let mut away = Vec::new();
    for &plot in Plot::ALL {
        let left = usize::from(table.supply(faction, Piece::Plot(plot, Face::Down)));
        let wanted = supply.iter().filter(|&&known| known == plot).count();
        let gone = left.checked_sub(wanted).ok_or("plot_supply: more plots than are left")?;
        away.extend(std::iter::repeat_n(plot, gone));
    }
    Ok(away)
}

fn set_wanderer(wanderer: &mut Wanderer, wanted: &file::Tray) {
    if let Some(character) = wanted.character {
        wanderer.character = character;
    }
    wanderer.quest = wanted.quest;
    if let Some(items) = wanted.items {
        let states = [
            (items.ready, false, false),
            (items.exhausted, true, false),
            (items.damaged_ready, false, true),
            (items.damaged_exhausted, true, true),
        ];
        wanderer.satchel = states
            .iter()
            .flat_map(|&(count, exhausted, damaged)| std::iter::repeat_n(OwnItem { exhausted, damaged }, count.into()))
            .collect();
        wanderer.track.clear();
    }
}
