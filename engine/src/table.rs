//! The table: all that lies on it now, and what can be read off it.

use serde::{Deserialize, Serialize};

use crate::bots::vagabot::{OwnItem, QUESTS_OF_A_SUIT};
use crate::deck::{Deck, DeckCard, DeckId};
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Map, Place};
use crate::piece::{Face, Kind, Piece, Plot};
use crate::ruling::Rulings;
use crate::seat::{Difficulty, Seat, Trait, Tray};
use crate::services::Service;
use crate::suit::Suit;
use crate::words::words;

/// Pieces of one kind and faction in one clearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Stack {
    pub faction: Faction,
    pub piece: Piece,
    pub count: u8,
}

words! {
    /// Which Bot Services cards are in use (Law of Rootbotics 9.7).
    pub enum Services {
        Basic = "basic",
        Advanced = "advanced",
        None = "none",
    }
}

words! {
    /// Why an action cannot be taken at a target (Law of Rootbotics 2.3).
    pub enum Illegal {
        Keep = "keep",
        NoSlot = "no-slot",
        AlreadyThere = "already-there",
        Burning = "burning",
        NoRule = "no-rule",
        NothingToMove = "nothing-to-move",
        NowhereToGo = "nowhere-to-go",
        NoEnemy = "no-enemy",
        NoneLeft = "none-left",
    }
}

/// All that lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub map: &'static Map,
    pub deck: DeckId,
    /// Suits of clearings 1, 2, ...; bird for one without a suit.
    pub suits: Vec<Suit>,
    /// In turn order.
    pub seats: Vec<Seat>,
    pub coop: bool,
    pub services: Services,
    pub rulings: Rulings,
    /// What stands in clearings 1, 2, ..., sorted.
    clearings: Vec<Vec<Stack>>,
    /// Clearings that still hold a ruin, with how many items lie under it.
    pub ruins: Vec<(ClearingId, u8)>,
    /// Quests in their pile, one entry a quest. All that a Vagabot needs to know of one is its suit.
    pub quests: Vec<Suit>,
    /// Slots taken by an item that a Scoundrel left (Law of Rootbotics 7.7.5).
    pub blocked_slots: Vec<ClearingId>,
    /// Clearings where a human Scoundrel's torch burns: nothing is placed or moves in there.
    pub burning: Vec<ClearingId>,
    /// The item supply, one entry an item.
    pub items: Vec<Item>,
    /// The discard pile, top first.
    pub discard: Vec<DeckCard>,
    /// The order card of the bot whose turn it is.
    pub order: Option<DeckCard>,
    /// The ferry's clearing (Lake).
    pub ferry: Option<ClearingId>,
    /// Whose the Riverfolk's warriors count as besides, in this turn's Daylight and Evening.
    pub mercenaries: Vec<Faction>,
    /// What the player whose turn it is has bought from the Riverfolk in it.
    pub bought: Vec<Service>,
}

impl Table {
    /// An empty table: nothing on the map, the full item supply.
    #[must_use]
    pub fn new(map: &'static Map, suits: Vec<Suit>, deck: DeckId, seats: Vec<Seat>) -> Self {
        let mut table = Table {
            map,
            deck,
            suits,
            seats,
            coop: false,
            services: Services::Basic,
            rulings: Rulings::default(),
            clearings: vec![Vec::new(); map.clearings().len()],
            ruins: map.clearings().iter().filter(|c| c.ruin).map(|c| (c.id, 0)).collect(),
            quests: Suit::OF_CLEARINGS.iter().flat_map(|&suit| [suit; QUESTS_OF_A_SUIT as usize]).collect(),
            blocked_slots: Vec::new(),
            burning: Vec::new(),
            items: Item::ALL.iter().flat_map(|&i| std::iter::repeat_n(i, i.supply_at_start().into())).collect(),
            discard: Vec::new(),
            order: None,
            ferry: map.ferry,
            mercenaries: Vec::new(),
            bought: Vec::new(),
        };
        let under_each = table.items_under_ruins();
        table.ruins.iter_mut().for_each(|(_, items)| *items = under_each);
        table
    }

    // Seats.

    /// The seat of a faction, if it is in play.
    #[must_use]
    pub fn seat(&self, faction: Faction) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.faction == faction)
    }

    /// The seat of a faction, to change what lies in front of it.
    pub fn seat_mut(&mut self, faction: Faction) -> Option<&mut Seat> {
        self.seats.iter_mut().find(|seat| seat.faction == faction)
    }

    /// Whether a bot plays this faction.
    #[must_use]
    pub fn is_bot(&self, faction: Faction) -> bool {
        self.seat(faction).is_some_and(Seat::is_bot)
    }

    /// Whether a human plays this faction.
    #[must_use]
    pub fn is_human(&self, faction: Faction) -> bool {
        self.seat(faction).is_some_and(|seat| !seat.is_bot())
    }

    /// Whether a bot with this trait plays the faction.
    #[must_use]
    pub fn has(&self, faction: Faction, wanted: Trait) -> bool {
        self.seat(faction).is_some_and(|seat| seat.has(wanted))
    }

    /// The difficulty of the bot that plays this faction; the default level where none does.
    #[must_use]
    pub fn difficulty(&self, faction: Faction) -> Difficulty {
        self.seat(faction).and_then(Seat::difficulty).unwrap_or(Difficulty::Default)
    }

    /// Points of a faction.
    #[must_use]
    pub fn vp(&self, faction: Faction) -> u8 {
        self.seat(faction).map_or(0, |seat| seat.vp)
    }

    /// Points as compared for "most": a player without a score marker comes last (ruling C-8).
    #[must_use]
    pub fn vp_for_most(&self, faction: Faction) -> i16 {
        match self.seat(faction) {
            Some(seat) if !seat.off_track => i16::from(seat.vp),
            _ => -1,
        }
    }

    /// Points as compared for "fewest": a player without a score marker comes last (ruling C-8).
    #[must_use]
    pub fn vp_for_fewest(&self, faction: Faction) -> i16 {
        match self.seat(faction) {
            Some(seat) if !seat.off_track => i16::from(seat.vp),
            _ => i16::MAX,
        }
    }

    /// Factions in play, by setup priority.
    pub fn factions(&self) -> impl Iterator<Item = Faction> {
        Faction::ALL.iter().copied().filter(|&faction| self.seat(faction).is_some())
    }

    /// All other players (Law of Root G.8), by setup priority: whose pieces an effect can remove.
    pub fn enemies(&self, me: Faction) -> impl Iterator<Item = Faction> {
        self.factions().filter(move |&faction| faction != me)
    }

    /// The enemies that a bot aims at, by setup priority: in the fully cooperative game bots are
    /// neither counted when a clearing is chosen nor attacked (Law of Rootbotics 3.5).
    pub fn opponents(&self, me: Faction) -> impl Iterator<Item = Faction> {
        let spared = self.coop && self.is_bot(me);
        self.enemies(me).filter(move |&faction| !(spared && self.is_bot(faction)))
    }

    // Clearings.

    /// Clearings from the highest priority to the lowest. The Pass comes first
    /// (Law of Rootbotics 12.2.2).
    pub fn highest_first(&self) -> impl Iterator<Item = ClearingId> {
        let pass = self.map.pass;
        let others = self.map.clearings().iter().map(|clearing| clearing.id).filter(move |&id| Some(id) != pass);
        pass.into_iter().chain(others)
    }

    /// Clearings from the lowest priority to the highest. The Pass comes first here too.
    pub fn lowest_first(&self) -> impl Iterator<Item = ClearingId> {
        let pass = self.map.pass;
        let others = self.map.clearings().iter().rev().map(|clearing| clearing.id).filter(move |&id| Some(id) != pass);
        pass.into_iter().chain(others)
    }

    /// The suit of a clearing.
    #[must_use]
    pub fn suit(&self, clearing: ClearingId) -> Suit {
        let at = usize::from(clearing.0).wrapping_sub(1);
        self.suits.get(at).copied().unwrap_or(Suit::Bird)
    }

    /// Clearings joined by a path, closed ones included (Law of Rootbotics 12.2.1).
    #[must_use]
    pub fn adjacent(&self, clearing: ClearingId) -> &'static [ClearingId] {
        self.map.clearing(clearing).map_or(&[], |clearing| &clearing.paths)
    }

    /// The other coastal clearings, while the ferry is in this one (Law of Root M.3.5).
    #[must_use]
    pub fn ferry_links(&self, clearing: ClearingId) -> &'static [ClearingId] {
        if self.ferry == Some(clearing) {
            self.map.clearing(clearing).map_or(&[], |clearing| &clearing.rivers)
        } else {
            &[]
        }
    }

    /// The suit of the order card; bird where none lies there.
    #[must_use]
    pub fn order_suit(&self) -> Suit {
        self.order.map_or(Suit::Bird, |card| card.suit)
    }

    /// Everything that stands in a clearing.
    #[must_use]
    pub fn stacks(&self, clearing: ClearingId) -> &[Stack] {
        usize::from(clearing.0).checked_sub(1).and_then(|at| self.clearings.get(at)).map_or(&[], Vec::as_slice)
    }

    /// How many of a piece a faction has in a clearing.
    #[must_use]
    pub fn count(&self, faction: Faction, piece: Piece, clearing: ClearingId) -> u8 {
        self.sum(clearing, |stack| stack.faction == faction && stack.piece == piece)
    }

    /// A faction's pieces of a kind in a clearing.
    #[must_use]
    pub fn of_kind(&self, faction: Faction, kind: Kind, clearing: ClearingId) -> u8 {
        self.sum(clearing, |stack| stack.faction == faction && stack.piece.kind() == kind)
    }

    /// A faction's warriors in a clearing.
    #[must_use]
    pub fn warriors(&self, faction: Faction, clearing: ClearingId) -> u8 {
        self.of_kind(faction, Kind::Warrior, clearing)
    }

    /// A faction's buildings in a clearing.
    #[must_use]
    pub fn buildings(&self, faction: Faction, clearing: ClearingId) -> u8 {
        self.of_kind(faction, Kind::Building, clearing)
    }

    /// A faction's tokens in a clearing.
    #[must_use]
    pub fn tokens(&self, faction: Faction, clearing: ClearingId) -> u8 {
        self.of_kind(faction, Kind::Token, clearing)
    }

    /// A faction's pieces of any kind in a clearing, its pawn included.
    #[must_use]
    pub fn pieces(&self, faction: Faction, clearing: ClearingId) -> u8 {
        self.sum(clearing, |stack| stack.faction == faction)
    }

    /// A plot of the Corvids in a clearing.
    #[must_use]
    pub fn plot(&self, clearing: ClearingId) -> Option<(Plot, Face)> {
        self.stacks(clearing).iter().find_map(|stack| match stack.piece {
            Piece::Plot(plot, face) => Some((plot, face)),
            _ => None,
        })
    }

    /// Pieces in a clearing of the enemies that a bot aims at.
    #[must_use]
    pub fn enemy_pieces(&self, me: Faction, clearing: ClearingId) -> u8 {
        self.opponents(me).map(|enemy| self.pieces(enemy, clearing)).sum()
    }

    /// Warriors in a clearing of the enemies that a bot aims at.
    #[must_use]
    pub fn enemy_warriors(&self, me: Faction, clearing: ClearingId) -> u8 {
        self.opponents(me).map(|enemy| self.warriors(enemy, clearing)).sum()
    }

    /// Buildings in a clearing of the enemies that a bot aims at.
    #[must_use]
    pub fn enemy_buildings(&self, me: Faction, clearing: ClearingId) -> u8 {
        self.opponents(me).map(|enemy| self.buildings(enemy, clearing)).sum()
    }

    /// Buildings and tokens in a clearing of the enemies that a bot aims at.
    #[must_use]
    pub fn enemy_buildings_and_tokens(&self, me: Faction, clearing: ClearingId) -> u8 {
        self.opponents(me).map(|enemy| self.buildings(enemy, clearing) + self.tokens(enemy, clearing)).sum()
    }

    /// Whether a faction's pieces in a clearing stand without warriors (Law of Root 4.3.5.II).
    #[must_use]
    pub fn defenseless(&self, faction: Faction, clearing: ClearingId) -> bool {
        self.warriors(faction, clearing) == 0
    }

    /// How many of a piece a faction has on the map.
    #[must_use]
    pub fn on_map(&self, faction: Faction, piece: Piece) -> u8 {
        self.clearings.iter().flatten().filter(|s| s.faction == faction && s.piece == piece).map(|s| s.count).sum()
    }

    /// How many of a piece a faction has on the map in clearings of a suit.
    #[must_use]
    pub fn on_map_in_suit(&self, faction: Faction, piece: Piece, suit: Suit) -> u8 {
        self.highest_first().filter(|&c| self.suit(c) == suit).map(|c| self.count(faction, piece, c)).sum()
    }

    /// Where a Vagabond's pawn is.
    #[must_use]
    pub fn pawn(&self, faction: Faction) -> Option<Place> {
        if let Some(forest) = self.seat(faction).and_then(|seat| seat.forest) {
            return Some(Place::Forest(forest));
        }
        self.highest_first().find(|&c| self.count(faction, Piece::Pawn, c) > 0).map(Place::Clearing)
    }

    /// Open building slots in a clearing; the slot under a ruin is not open.
    #[must_use]
    pub fn open_slots(&self, clearing: ClearingId) -> u8 {
        let slots = self.map.clearing(clearing).map_or(0, |clearing| clearing.slots);
        let ruin = u8::from(self.has_ruin(clearing));
        let buildings = self.sum(clearing, |stack| stack.piece.kind() == Kind::Building);
        let blocked = self.blocked_slots.iter().filter(|&&c| c == clearing).count();
        slots.saturating_sub(ruin).saturating_sub(buildings).saturating_sub(u8::try_from(blocked).unwrap_or(u8::MAX))
    }

    /// Takes an item out of the supply, if it is there.
    pub(crate) fn take_item(&mut self, item: Item) {
        if let Some(at) = self.items.iter().position(|&known| known == item) {
            self.items.remove(at);
        }
    }

    /// Gives a player an item: into the Satchel of a Vagabot (Law of Rootbotics 7.2.3), else into
    /// the Crafted Items box.
    pub(crate) fn give_item(&mut self, faction: Faction, item: Item) {
        match self.seat_mut(faction) {
            Some(Seat { tray: Tray::Vagabot(wanderer), .. }) => wanderer.satchel.push(OwnItem::NEW),
            Some(seat) => seat.crafted.push(item),
            None => {}
        }
    }

    /// How many items lie under a ruin when a game starts: one of each Vagabond
    /// (Law of Rootbotics 7.3.4, Law of Root 9.7.1).
    pub(crate) fn items_under_ruins(&self) -> u8 {
        self.factions().map(|faction| u8::from(faction.is_vagabond())).sum()
    }

    /// Whether a clearing still holds a ruin.
    #[must_use]
    pub fn has_ruin(&self, clearing: ClearingId) -> bool {
        self.ruins.iter().any(|&(ruin, _)| ruin == clearing)
    }

    // Supplies.

    /// How many of a piece a faction has left to place: what it owns less what is on the map, on
    /// trays, or out of play. A plot's face does not matter.
    #[must_use]
    pub fn supply(&self, faction: Faction, piece: Piece) -> u8 {
        let elsewhere = match piece {
            Piece::Warrior => {
                let trays: u8 = self.seats.iter().map(|seat| seat.warriors_on_tray(faction)).sum();
                let away = self.seat(faction).map_or(0, |seat| seat.away);
                trays.saturating_add(away).saturating_add(self.on_map(faction, piece))
            }
            Piece::Plot(plot, _) => {
                let away = self.seat(faction).map_or(0, |seat| match &seat.tray {
                    Tray::Corvids(conspiracy) => conspiracy.away_of(plot),
                    _ => 0,
                });
                let faces = Face::ALL.iter().map(|&face| self.on_map(faction, Piece::Plot(plot, face)));
                faces.sum::<u8>().saturating_add(away)
            }
            Piece::Pawn => u8::from(self.pawn(faction).is_some()),
            _ => self.on_map(faction, piece),
        };
        faction.owns(piece).saturating_sub(elsewhere)
    }

    /// How many of a piece can still be placed in clearings of this suit: bases, gardens and
    /// trade posts have the suit of their clearing.
    #[must_use]
    pub fn supply_in_suit(&self, faction: Faction, piece: Piece, suit: Suit) -> u8 {
        match faction.owns_per_suit(piece) {
            Some(owned) => owned.saturating_sub(self.on_map_in_suit(faction, piece, suit)),
            None => self.supply(faction, piece),
        }
    }

    /// The deck in play; none where its file cannot be read.
    #[must_use]
    pub fn cards(&self) -> Option<&'static Deck> {
        self.deck.deck().ok()
    }

    /// Whether the dominance cards are out of the deck: with one or two humans, or in the fully
    /// cooperative game (Law of Rootbotics 3.4).
    #[must_use]
    pub fn without_dominance(&self) -> bool {
        let humans = self.seats.iter().filter(|seat| !seat.is_bot()).count();
        self.coop || (1..=2).contains(&humans)
    }

    /// Cards that are known to lie somewhere else than in the draw pile or a human's hand.
    pub fn seen(&self) -> impl Iterator<Item = DeckCard> {
        let trays = self.seats.iter().flat_map(|seat| match &seat.tray {
            Tray::Eyrie(decree) => [decree.cards.as_slice(), &[]],
            Tray::Lizards(cult) => [cult.lost_souls.as_slice(), cult.revealed.as_slice()],
            Tray::Riverfolk(company) => [company.market.as_slice(), &[]],
            Tray::Duchy(court) => [court.held.as_slice(), &[]],
            _ => [&[] as &[DeckCard], &[]],
        });
        // The Eyrie's order card lies in the Decree.
        let in_decree = |card: &DeckCard| {
            self.seats.iter().any(|seat| matches!(&seat.tray, Tray::Eyrie(decree) if decree.cards.contains(card)))
        };
        let order = self.order.filter(|card| !in_decree(card));
        self.discard.iter().copied().chain(order).chain(trays.flatten().copied())
    }

    /// The faces of the deck with how many copies of each have not been seen. A card that was told
    /// by its suit alone counts for none.
    pub fn unseen(&self) -> Vec<(DeckCard, u8)> {
        let faces = self.cards().map_or(&[] as &[crate::deck::Face], Deck::faces);
        let playing =
            |face: &&crate::deck::Face| !(self.without_dominance() && face.kind == crate::deck::CardKind::Dominance);
        let mut seen = [0_u8; DeckCard::DIFFERENT];
        for card in self.seen() {
            if let Some(seen) = seen.get_mut(card.index()) {
                *seen += 1;
            }
        }
        let left = |face: &crate::deck::Face| {
            let card = face.card();
            let seen = seen.get(card.index()).copied().unwrap_or(0);
            (card, face.copies.saturating_sub(seen))
        };
        faces.iter().filter(playing).map(left).collect()
    }

    /// The item that a card shows, if the supply still holds one.
    #[must_use]
    pub fn available_item(&self, card: DeckCard) -> Option<Item> {
        self.cards()?.item(card).filter(|item| self.items.contains(item))
    }

    // Legality (Law of Rootbotics 2.3).

    /// Whether a piece may be placed in a clearing. Supplies are the caller's question.
    ///
    /// # Errors
    ///
    /// The reason why not: another player's Keep (Law of Root 6.2.2), no open slot (2.2.3), a
    /// piece of which a clearing holds only one, a burning clearing (V.6.2).
    pub fn may_place(&self, faction: Faction, piece: Piece, clearing: ClearingId) -> Result<(), Illegal> {
        if self.stacks(clearing).iter().any(|stack| stack.piece == Piece::Keep && stack.faction != faction) {
            return Err(Illegal::Keep);
        }
        if self.burning.contains(&clearing) {
            return Err(Illegal::Burning);
        }
        let there = match piece {
            Piece::Plot(..) => self.plot(clearing).is_some(),
            _ => self.count(faction, piece, clearing) > 0,
        };
        if piece.one_per_clearing() && there {
            return Err(Illegal::AlreadyThere);
        }
        if piece.kind() == Kind::Building && self.open_slots(clearing) == 0 {
            return Err(Illegal::NoSlot);
        }
        Ok(())
    }

    /// Whether warriors may move from one clearing to one next to it.
    ///
    /// # Errors
    ///
    /// The reason why not: rule of neither end (Law of Root 4.2.1), or a burning destination.
    pub fn may_move(&self, faction: Faction, from: ClearingId, to: ClearingId) -> Result<(), Illegal> {
        if self.burning.contains(&to) {
            return Err(Illegal::Burning);
        }
        if self.rules(faction, from) || self.rules(faction, to) { Ok(()) } else { Err(Illegal::NoRule) }
    }

    /// The enemies that may be attacked in a clearing, by setup priority.
    pub fn attackable(&self, me: Faction, clearing: ClearingId) -> impl Iterator<Item = Faction> {
        self.opponents(me).filter(move |&enemy| self.pieces(enemy, clearing) > 0)
    }

    /// How many clearings there is something known of.
    pub(crate) fn laid_clearings(&self) -> usize {
        self.clearings.len()
    }

    // Raw changes. Rules and reactions are in `act`, `battle` and `reaction`.

    /// Lays these pieces into a clearing in place of what stands there, with nothing asked:
    /// [`Table::check`] says whether the result can be. A clearing that the map does not have
    /// stays out.
    pub fn lay(&mut self, clearing: ClearingId, mut stacks: Vec<Stack>) {
        let at = usize::from(clearing.0).checked_sub(1);
        if let Some(laid) = at.and_then(|at| self.clearings.get_mut(at)) {
            stacks.sort_unstable();
            *laid = stacks;
        }
    }

    /// Puts pieces into a clearing, with no rule asked.
    pub(crate) fn put(&mut self, clearing: ClearingId, faction: Faction, piece: Piece, count: u8) {
        let at = usize::from(clearing.0).checked_sub(1);
        let Some(stacks) = at.and_then(|at| self.clearings.get_mut(at)) else { return };
        if count == 0 {
            return;
        }
        match stacks.iter_mut().find(|stack| stack.faction == faction && stack.piece == piece) {
            Some(stack) => stack.count = stack.count.saturating_add(count),
            None => {
                stacks.push(Stack { faction, piece, count });
                stacks.sort_unstable();
            }
        }
    }

    /// Takes up to `count` pieces out of a clearing; returns how many.
    pub(crate) fn take(&mut self, clearing: ClearingId, faction: Faction, piece: Piece, count: u8) -> u8 {
        let at = usize::from(clearing.0).checked_sub(1);
        let Some(stacks) = at.and_then(|at| self.clearings.get_mut(at)) else { return 0 };
        let Some(stack) = stacks.iter_mut().find(|stack| stack.faction == faction && stack.piece == piece) else {
            return 0;
        };
        let taken = count.min(stack.count);
        stack.count -= taken;
        stacks.retain(|stack| stack.count > 0);
        taken
    }

    fn sum(&self, clearing: ClearingId, wanted: impl Fn(&Stack) -> bool) -> u8 {
        self.stacks(clearing).iter().filter(|stack| wanted(stack)).map(|stack| stack.count).sum()
    }
}
