//! Services of the Riverfolk: sold to humans by the bot (Law of Rootbotics 9.2.3), and bought by
//! bots as their Bot Services cards say (9.7).

use serde::{Deserialize, Serialize};

use crate::adjust::Refusal;
use crate::bots;
use crate::card::{Chance, Decision, Message, Phase, Pick, Reason, Step};
use crate::deck::{CardKind, CardName, DeckCard};
use crate::event::Event;
use crate::faction::Faction;
use crate::map::ClearingId;
use crate::piece::Piece;
use crate::seat::{Trait, Tray};
use crate::suit::Suit;
use crate::table::{Services, Table};
use crate::target::Choice;
use crate::turn::{Because, Play, Turn};

const SELLER: Faction = Faction::Riverfolk;

/// A service of the Riverfolk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Service {
    /// A card of the Market; the leftmost where none is named.
    HandCard(Option<DeckCard>),
    /// Rivers are paths until the end of the turn.
    Riverboats,
    /// Riverfolk warriors count as the buyer's in Daylight and Evening.
    Mercenaries,
}

impl Service {
    /// The service's word, whichever card it is.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Service::HandCard(_) => "hand-card",
            Service::Riverboats => "riverboats",
            Service::Mercenaries => "mercenaries",
        }
    }
}

impl Table {
    /// Warriors that a service costs this player: 2, from 10 points on 3, from 20 on 4. Bots pay
    /// so to a human Riverfolk too (ruling S-1).
    #[must_use]
    pub fn service_price(&self, buyer: Faction) -> u8 {
        match self.vp(buyer) {
            0..=9 => 2,
            10..=19 => 3,
            _ => 4,
        }
    }

    /// Whose warriors go into Payments for this player: the Riverfolk's own for a faction without
    /// warriors (9.2.3, ruling R-1) and for the Alliance bot (9.7).
    #[must_use]
    pub fn service_payer(&self, buyer: Faction) -> Faction {
        let pays = buyer.owns(Piece::Warrior) > 0 && !(buyer == Faction::Alliance && self.is_bot(buyer));
        if pays { buyer } else { SELLER }
    }

    /// The most services that a player may buy in a turn: one, and one for each clearing that
    /// holds a trade post and a piece of theirs (ruling R-14). From the Riverfolk bot, bots buy as
    /// many as they like.
    #[must_use]
    pub fn service_limit(&self, buyer: Faction) -> usize {
        if self.is_bot(buyer) && self.is_bot(SELLER) {
            return usize::MAX;
        }
        let shared = |&c: &ClearingId| self.count(SELLER, Piece::Post, c) > 0 && self.pieces(buyer, c) > 0;
        1 + self.highest_first().filter(shared).count()
    }

    /// Whether the supply holds the warriors for so many services; the Riverfolk's own where they pay
    /// (ruling S-7).
    fn can_pay(&self, buyer: Faction, services: usize) -> bool {
        let cost = usize::from(self.service_price(buyer)).saturating_mul(services);
        usize::from(self.supply(self.service_payer(buyer), Piece::Warrior)) >= cost
    }

    /// Whether a human may buy these services from the Riverfolk bot, which cannot refuse. What a
    /// human Riverfolk sells, and for how much, is the humans' own business.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check_sale(&self, buyer: Faction, services: &[Service]) -> Result<(), Refusal> {
        if self.seat(SELLER).is_none() {
            return Err(Refusal::NotInPlay(SELLER));
        }
        if !self.is_human(buyer) {
            return Err(Refusal::NotHuman(buyer));
        }
        if services.is_empty() || buyer == SELLER {
            return Err(Refusal::Nothing);
        }
        if self.is_human(SELLER) {
            return Ok(());
        }
        if self.seat(buyer).is_some_and(|seat| seat.off_track) {
            return Err(Refusal::Dominance(buyer));
        }
        // Paid for by a Vagabond, Mercenaries only keep an Involved Company neutral.
        let hires = services.contains(&Service::Mercenaries);
        if hires && buyer.is_vagabond() && !self.has(SELLER, Trait::Involved) {
            return Err(Refusal::NoMercenaries(buyer));
        }
        for once in [Service::Riverboats, Service::Mercenaries] {
            if self.bought.iter().chain(services).filter(|&&known| known == once).count() > 1 {
                return Err(Refusal::BoughtTwice);
            }
        }
        let limit = self.service_limit(buyer);
        if self.bought.len() + services.len() > limit {
            return Err(Refusal::ServiceLimit(u8::try_from(limit).unwrap_or(u8::MAX)));
        }
        if self.named(services).contains(&Service::HandCard(None)) {
            return Err(Refusal::NotInMarket);
        }
        if !self.can_pay(buyer, services.len()) {
            let payer = self.service_payer(buyer);
            return Err(Refusal::CannotPay(payer, self.service_price(buyer)));
        }
        Ok(())
    }

    /// The services with their cards named; one that is not in the Market stays unnamed.
    fn named(&self, services: &[Service]) -> Vec<Service> {
        let mut market = self.company().map(|company| company.market.clone()).unwrap_or_default();
        let mut take = |wanted: Option<DeckCard>| {
            let at = market.iter().position(|&card| wanted.is_none_or(|wanted| wanted == card))?;
            Some(market.remove(at))
        };
        let name = |&service: &Service| match service {
            Service::HandCard(wanted) => Service::HandCard(take(wanted)),
            service => service,
        };
        services.iter().map(name).collect()
    }

    /// A player's turn begins: nothing is bought. The warriors of an Involved Company side with
    /// all enemies of a human, as long as that human buys no Mercenaries (ruling R-7). A human
    /// Lizard Cult discards its Lost Souls (Law of Root 10.4.2).
    pub(crate) fn begin_turn(&mut self, player: Faction) {
        self.end_turn();
        if player == Faction::Lizards && self.is_human(player) {
            bots::lizards::discard_lost_souls(self);
        }
        if self.is_human(player) && self.has(SELLER, Trait::Involved) {
            let allies = self.enemies(player).filter(|&enemy| enemy != SELLER && !enemy.is_vagabond());
            self.mercenaries = allies.collect();
        }
    }

    /// A turn ends, and with it what was bought in it and what was known of hands.
    pub(crate) fn end_turn(&mut self) {
        self.seats.iter_mut().for_each(|seat| seat.empty_hand = false);
        self.mercenaries.clear();
        self.bought.clear();
    }
}

impl Turn<'_> {
    /// A human buys services; it was checked.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn sell(&mut self, buyer: Faction, services: &[Service]) -> Play {
        self.trade(buyer, services, Because::nothing())?;
        self.greedy(buyer)
    }

    /// Whether the bot whose turn it is may buy a service now, and can pay for it (basic card 1).
    /// With as many points as the Riverfolk it may (ruling S-12).
    pub(crate) fn may_buy(&self) -> bool {
        self.may_buy_though_behind() && self.table.vp_for_most(self.me) >= self.table.vp_for_most(SELLER)
    }

    /// The same, however many points the Riverfolk have.
    pub(crate) fn may_buy_though_behind(&self) -> bool {
        let table = &self.table;
        let in_use = table.services != Services::None && table.seat(SELLER).is_some();
        if !in_use || self.me == SELLER || !table.is_bot(self.me) {
            return false;
        }
        let has_item = table.wanderer(self.me).is_none() || bots::vagabot::ready(self) > 0;
        has_item && table.bought.len() < table.service_limit(self.me) && table.can_pay(self.me, 1)
    }

    /// The bot whose turn it is buys a service; whether it may was asked before.
    fn buy(&mut self, service: Service, because: Because) -> Play {
        self.trade(self.me, &[service], because)?;
        self.greedy(self.me)
    }

    /// The services against warriors in Payments.
    fn trade(&mut self, buyer: Faction, services: &[Service], because: Because) -> Play {
        let services = self.table.named(services);
        let payer = self.table.service_payer(buyer);
        // Among humans it is settled without the app.
        let settled = self.table.is_human(buyer) && self.table.is_human(SELLER);
        let count = if settled { 0 } else { u8::try_from(services.len()).unwrap_or(u8::MAX) };
        let warriors = self.table.service_price(buyer).saturating_mul(count);
        let exhausts = if buyer.is_vagabond() && self.table.is_bot(buyer) { count } else { 0 };
        self.tell(Message::Buy { buyer, services: services.clone(), payer, warriors, exhausts }, because)?;

        self.table.pay(payer, warriors);
        if exhausts > 0 {
            bots::vagabot::exhaust(self, exhausts)?;
        }
        for service in services {
            self.happened(Event::Buy(buyer, service));
            match service {
                Service::HandCard(card) => {
                    if let Some(company) = self.table.company_mut()
                        && let Some(at) = company.market.iter().position(|&known| Some(known) == card)
                    {
                        company.market.remove(at);
                    }
                }
                Service::Riverboats => {}
                // A Vagabond has no use of them, but nobody else has either.
                Service::Mercenaries if buyer.is_vagabond() => self.table.mercenaries.clear(),
                Service::Mercenaries => self.table.mercenaries = vec![buyer],
            }
            self.table.bought.push(service);
        }
        Ok(())
    }

    /// Trait Greedy: a point where the player with most points buys, however many services on one
    /// occasion, and of players tied for most any (ruling R-6).
    fn greedy(&mut self, buyer: Faction) -> Play {
        let points = |player| self.table.vp_for_most(player);
        let leads = self.table.factions().all(|player| points(player) <= points(buyer));
        if leads && self.table.has(SELLER, Trait::Greedy) {
            self.score(SELLER, 1, Reason::Greedy)?;
        }
        Ok(())
    }

    // Hand Card.

    /// A Market card instead of the card that a bot is about to craft, which is discarded: the
    /// card that was bought, if any (basic card 2, advanced cards).
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn hand_card(&mut self, own: DeckCard) -> Play<Option<DeckCard>> {
        if !self.may_buy() {
            return Ok(None);
        }
        let wanted = self.wanted_cards(own);
        let Some(Pick::Card(card)) = self.chance(Chance::MarketCard, wanted.into_iter().map(Pick::Card))? else {
            return Ok(None);
        };
        self.buy(Service::HandCard(Some(card)), Because::nothing())?;
        self.tell(Message::Replace { card: own, by: card }, Because::nothing())?;
        self.table.discard_card(own);
        Ok(Some(card))
    }

    /// The Market cards that the bot would rather have than its own, each as good as the others.
    fn wanted_cards(&self, own: DeckCard) -> Vec<DeckCard> {
        let table = &self.table;
        let market = table.company().map_or(&[] as &[DeckCard], |company| &company.market);
        let market = || market.iter().copied();
        let advanced = table.services == Services::Advanced;
        if advanced && self.me == Faction::Eyrie && bots::eyrie::has_column(table, own.suit) {
            // A suit that the Decree lacks, whatever the cards show.
            let missing: Vec<_> = market().filter(|card| !bots::eyrie::has_column(table, card.suit)).collect();
            if !missing.is_empty() {
                return missing;
            }
        }
        if table.available_item(own).is_some() {
            return Vec::new();
        }
        let mut wanted: Vec<_> = market().filter(|&card| table.available_item(card).is_some()).collect();
        if self.me == Faction::Lizards {
            wanted.retain(|card| card.suit != Suit::Bird);
        }
        if advanced && matches!(self.me, Faction::Marquise | Faction::Alliance) {
            if wanted.is_empty() && own.suit != Suit::Bird {
                // It need not show an item (ruling S-5).
                return market().filter(|card| card.suit == Suit::Bird).collect();
            }
            if wanted.iter().any(|card| card.suit == Suit::Bird) {
                wanted.retain(|card| card.suit == Suit::Bird);
            }
        }
        let printed = |card: &DeckCard| table.cards().and_then(|deck| deck.face(*card)?.points);
        let most = wanted.iter().map(printed).max().flatten();
        wanted.retain(|card| printed(card) == most);
        wanted
    }

    /// Lizards fill Lost Souls up to five cards before their rituals, with any cards but birds, each
    /// as likely, and even when they are behind (advanced card, ruling S-3).
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn refill_lost_souls(&mut self) -> Play {
        if self.table.services != Services::Advanced || self.table.seat(SELLER).is_none() {
            return Ok(());
        }
        self.step(Phase::Daylight, Step::Services, "9.7")?;
        let short = |table: &Table| match table.seat(Faction::Lizards).map(|seat| &seat.tray) {
            Some(Tray::Lizards(cult)) => cult.lost_souls.len() < 5,
            _ => false,
        };
        let mut bought = false;
        while short(&self.table) && self.may_buy_though_behind() {
            let market = self.table.company().map_or(&[] as &[DeckCard], |company| &company.market);
            let wanted: Vec<_> =
                market.iter().filter(|card| card.suit != Suit::Bird).map(|&card| Pick::Card(card)).collect();
            let Some(Pick::Card(card)) = self.chance(Chance::MarketCard, wanted)? else { break };
            self.trade(self.me, &[Service::HandCard(Some(card))], Because::nothing())?;
            bought = true;
            self.tell(Message::ToLostSouls { cards: vec![card] }, Because::nothing())?;
            self.table.discard_card(card);
        }
        if bought { self.greedy(self.me) } else { Ok(()) }
    }

    // Before the turn.

    /// What a bot buys at the start of its turn by its advanced card, before the order card is
    /// revealed (ruling S-11): the leftmost Favor or ambush of the Market.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn buy_before_turn(&mut self) -> Play {
        let kind = match self.me {
            Faction::Corvids => CardKind::Favor,
            Faction::Duchy => CardKind::Ambush,
            _ => return Ok(()),
        };
        if self.table.services != Services::Advanced {
            return Ok(());
        }
        self.step(Phase::Birdsong, Step::Services, "9.7")?;
        let is_wanted =
            |card: &&DeckCard| self.table.cards().and_then(|deck| deck.face(**card)).map(|f| f.kind) == Some(kind);
        let wanted = self.table.company().and_then(|company| company.market.iter().find(is_wanted).copied());
        let Some(card) = wanted.filter(|_| self.may_buy()) else { return Ok(()) };
        self.buy(Service::HandCard(Some(card)), Because::nothing())?;
        match self.table.seat_mut(self.me).map(|seat| &mut seat.tray) {
            Some(Tray::Duchy(court)) => {
                court.held.push(card);
                Ok(())
            }
            _ => self.favor(card),
        }
    }

    /// A Favor card: all enemy pieces go from the clearings of its suit, those of bots too (ruling
    /// S-6); Vagabonds damage items instead.
    fn favor(&mut self, card: DeckCard) -> Play {
        let table = &self.table;
        let clearings: Vec<_> = table.highest_first().filter(|&c| table.suit(c) == card.suit).collect();
        self.remove_enemies(&clearings, Because::nothing())?;
        self.tell(Message::DiscardBought { card }, Because::nothing())?;
        self.table.discard_card(card);
        Ok(())
    }

    /// Whether a Duchy bot plays an ambush that it holds, one of the clearing's suit before a bird
    /// one, and no ambush of a human attacker cancels it (ruling S-8).
    pub(crate) fn plays_ambush(
        &mut self,
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
        because: &Because,
    ) -> Play<bool> {
        let suit = self.table.suit(clearing);
        let Some(Tray::Duchy(court)) = self.table.seat_mut(defender).map(|seat| &mut seat.tray) else {
            return Ok(false);
        };
        let at = |suit| court.held.iter().position(|card| card.suit == suit);
        let Some(at) = at(suit).or_else(|| at(Suit::Bird)) else { return Ok(false) };
        let card = court.held.remove(at);
        // The first that is seen of the battle: so it is said here why there is one.
        self.tell(Message::Ambush { clearing, faction: defender, card }, because.clone())?;
        self.table.discard_card(card);
        if self.table.is_bot(attacker) {
            return Ok(true);
        }
        let answer = self.decide(attacker, Decision::CancelAmbush, vec![Pick::Decline, Pick::Cancel])?;
        if answer != Some(Pick::Cancel) {
            return Ok(true);
        }
        self.spend(attacker, Decision::SpentAmbush, &[suit, Suit::Bird], Some(CardName::Ambush))?;
        Ok(false)
    }

    // Riverboats.

    /// Whether rivers are paths for the bot: it has bought Riverboats, or plays by an advanced
    /// card that would buy them for a move.
    pub(crate) fn uses_rivers(&self) -> bool {
        let would = self.table.services == Services::Advanced
            && (self.me == Faction::Eyrie || self.me.is_vagabond())
            && self.may_buy();
        self.table.bought.contains(&Service::Riverboats) || would
    }

    /// Buys Riverboats for a move that needs them. Returns whether it goes by river.
    pub(crate) fn embark(&mut self, from: ClearingId, to: ClearingId) -> Play<bool> {
        if self.by_path_or_ferry(from, to) || !self.uses_rivers() {
            return Ok(false);
        }
        if !self.table.bought.contains(&Service::Riverboats) {
            self.buy(Service::Riverboats, Because::nothing())?;
        }
        Ok(true)
    }

    // Mercenaries.

    /// Whether the bot may hire Mercenaries now. They serve in Daylight and Evening only.
    fn may_hire(&self) -> bool {
        matches!(self.phase(), Phase::Daylight | Phase::Evening)
            && !self.me.is_vagabond()
            && !self.table.mercenaries.contains(&self.me)
            && self.may_buy()
    }

    /// Buys Mercenaries for a battle in which two or fewer own warriors fight where Riverfolk
    /// warriors stand; never against the Riverfolk (ruling S-2), and only in the bot's own turn
    /// (ruling S-9).
    pub(crate) fn hire_for_battle(&mut self, clearing: ClearingId, attacker: Faction, defender: Faction) -> Play {
        let helps = attacker == self.me
            && defender != SELLER
            && self.table.warriors(attacker, clearing) <= 2
            && self.table.warriors(SELLER, clearing) > 0;
        if helps && self.may_hire() { self.buy(Service::Mercenaries, Because::nothing()) } else { Ok(()) }
    }

    /// Where the bot places a building. If it can nowhere, but could with Mercenaries, it buys
    /// them (basic card 3).
    ///
    /// # Errors
    ///
    /// A pause until they are bought.
    pub(crate) fn site_to_build(&mut self, site: impl Fn(&Table) -> Choice<ClearingId>) -> Play<Choice<ClearingId>> {
        let choice = site(&self.table);
        if choice.target().is_some() || !self.may_hire() {
            return Ok(choice);
        }
        self.table.mercenaries.push(self.me);
        let hired = site(&self.table);
        self.table.mercenaries.pop();
        if hired.target().is_none() {
            return Ok(choice);
        }
        self.buy(Service::Mercenaries, Because::nothing())?;
        Ok(site(&self.table))
    }
}
