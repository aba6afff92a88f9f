//! Humans who do anything that can lie on a table.

use crate::card::Lot;
use crate::faction::Faction;
use crate::game::{Input, Position};
use crate::human::Action;
use crate::map::{ClearingId, Place};
use crate::piece::Piece;
use crate::services::Service;
use crate::table::{Stack, Table};

use super::Draws;

/// An action of the human whose turn it is, or the turn's end.
pub(super) fn any_input(position: &Position, draws: &mut impl Draws) -> Input {
    if draws.once_in(4) {
        return Input::EndTurn;
    }
    match any_action(&position.table, position.faction(), draws) {
        Some(action) => Input::Human(action),
        None => Input::EndTurn,
    }
}

/// An action that a human could take, if one was found.
pub(super) fn any_action(table: &Table, faction: Faction, draws: &mut impl Draws) -> Option<Action> {
    let clearings: Vec<ClearingId> = table.highest_first().collect();
    (0..8).find_map(|_| {
        let clearing = draws.one(&clearings)?;
        let stacks = table.stacks(clearing);
        let action = match draws.below(9) {
            0 if faction == Faction::Duchy && draws.once_in(2) => {
                let (here, burrow) = (Place::Clearing(clearing), Place::Burrow);
                let (from, to) = if draws.once_in(2) { (here, burrow) } else { (burrow, here) };
                Action::Move { faction, piece: Piece::Warrior, count: 1, from, to }
            }
            0 => {
                let own: Vec<Stack> = stacks.iter().copied().filter(|stack| stack.faction == faction).collect();
                let stack = draws.one(&own)?;
                let to = draws.one(table.adjacent(clearing))?;
                let count = 1 + u8::try_from(draws.below(stack.count.into())).ok()?;
                let (from, to) = (Place::Clearing(clearing), Place::Clearing(to));
                Action::Move { faction, piece: Piece::Warrior, count, from, to }
            }
            1 => {
                let enemies: Vec<Faction> = table.enemies(faction).collect();
                Action::Battle { clearing, attacker: faction, defender: draws.one(&enemies)? }
            }
            2 | 3 => {
                let pieces: Vec<Piece> = faction.pieces().collect();
                let piece = draws.one(&pieces)?;
                let count = 1 + u8::try_from(draws.below(2)).ok()?;
                Action::Place { clearing, faction, piece, count }
            }
            4 => {
                let Stack { faction: whose, piece, .. } = draws.one(stacks)?;
                Action::Remove { clearing, faction: whose, piece, count: 1, by: faction }
            }
            7 => {
                let near = table.adjacent(clearing).iter().chain([&clearing]);
                let all = near.flat_map(|&c| table.stacks(c).iter().map(move |stack| (c, *stack)));
                let lots = all.filter(|(_, stack)| stack.faction != faction && draws.once_in(2)).map(
                    |(c, Stack { faction, piece, count })| Lot { place: Place::Clearing(c), faction, piece, count },
                );
                Action::RemoveTogether { by: faction, lots: lots.collect() }
            }
            8 => Action::Discard { faction, card: super::any_card(table, draws)? },
            5 if faction == Faction::Corvids => Action::Flip { clearing },
            5 => Action::Buy { faction, services: services(table, draws) },
            _ if draws.once_in(2) => Action::Craft { faction, item: draws.one(&table.items)? },
            _ => Action::Score { faction, points: 1 },
        };
        action.check(table).is_ok().then_some(action)
    })
}

/// One or two services of the Riverfolk.
fn services(table: &Table, draws: &mut impl Draws) -> Vec<Service> {
    let card = table.company().and_then(|company| draws.one(&company.market));
    let any = [Service::HandCard(card), Service::HandCard(None), Service::Riverboats, Service::Mercenaries];
    (0..=draws.below(2)).filter_map(|_| draws.one(&any)).collect()
}
