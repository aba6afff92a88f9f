//! Corrections of what a Vagabot keeps beside the map.

use super::{Character, MOST_ITEMS, OwnItem, QUESTS_OF_A_SUIT, Wanderer};
use crate::adjust::Refusal;
use crate::faction::Faction;
use crate::map::ClearingId;
use crate::suit::Suit;
use crate::table::Table;

fn wanderer(table: &mut Table, faction: Faction) -> Result<&mut Wanderer, Refusal> {
    if table.seat(faction).is_none() {
        return Err(Refusal::NotInPlay(faction));
    }
    table.wanderer_mut(faction).ok_or(Refusal::NotABot(faction))
}

/// Sets a Vagabot's items. What lies on the Battle Track follows from their number.
pub(crate) fn set_items(
    table: &mut Table,
    faction: Faction,
    satchel: &[OwnItem],
    track: &[OwnItem],
) -> Result<(), Refusal> {
    let rule = table.track_rule(faction);
    let wanderer = wanderer(table, faction)?;
    if track.len() > 3 {
        return Err(Refusal::BattleTrack);
    }
    let all = satchel.len() + track.len();
    if all > MOST_ITEMS {
        return Err(Refusal::ItemCount(u8::try_from(all).unwrap_or(u8::MAX)));
    }
    wanderer.satchel = satchel.to_vec();
    wanderer.track = track.to_vec();
    wanderer.settle(rule);
    Ok(())
}

/// Sets a Vagabot's open quest: it comes out of the pile, and the one before goes back.
pub(crate) fn set_quest(table: &mut Table, faction: Faction, quest: Option<Suit>) -> Result<(), Refusal> {
    let before = wanderer(table, faction)?.quest;
    let mut pile = table.quests.clone();
    pile.extend(before);
    if let Some(suit) = quest {
        let at = pile.iter().position(|&known| known == suit).ok_or(Refusal::NoQuest(suit))?;
        pile.remove(at);
    }
    table.quests = pile;
    wanderer(table, faction)?.quest = quest;
    Ok(())
}

/// Sets the quests in their pile: no more of a suit than there are beside those that lie open.
pub(crate) fn set_quests(table: &mut Table, quests: &[Suit]) -> Result<(), Refusal> {
    for &suit in Suit::ALL {
        let open = table.seats.iter().filter_map(|seat| table.wanderer(seat.faction)?.quest);
        let known = open.chain(quests.iter().copied()).filter(|&known| known == suit).count();
        let printed = if suit == Suit::Bird { 0 } else { QUESTS_OF_A_SUIT };
        if known > printed.into() {
            return Err(Refusal::NoQuest(suit));
        }
    }
    table.quests = quests.to_vec();
    Ok(())
}

/// Sets a Vagabot's character, which no other Vagabot has.
pub(crate) fn set_character(table: &mut Table, faction: Faction, character: Character) -> Result<(), Refusal> {
    wanderer(table, faction)?;
    let mut others = table.seats.iter().filter(|seat| seat.faction != faction);
    let taken = |other| table.wanderer(other).is_some_and(|wanderer| wanderer.character == character);
    if others.any(|seat| taken(seat.faction)) {
        return Err(Refusal::SameCharacter(character));
    }
    wanderer(table, faction)?.character = character;
    Ok(())
}

/// Sets how many items lie under a ruin: at most one of each Vagabond.
pub(crate) fn set_ruin_items(table: &mut Table, clearing: ClearingId, items: u8) -> Result<(), Refusal> {
    let most = table.items_under_ruins();
    let ruin = table.ruins.iter_mut().find(|(ruin, _)| *ruin == clearing);
    let (_, under) = ruin.ok_or(Refusal::NoRuin(clearing))?;
    if items > most {
        return Err(Refusal::ItemCount(items));
    }
    *under = items;
    Ok(())
}
