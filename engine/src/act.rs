//! What every turn does with pieces, points and cards, with what follows from it: the acts that
//! rules are written in.

use crate::bots;
use crate::card::{Decision, DrawnFor, Lot, Message, Phase, Pick, Reason, Step};
use crate::deck::{CardName, DeckCard};
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Piece, Plot};
use crate::seat::{Trait, Tray};
use crate::suit::Suit;
use crate::table::Table;
use crate::turn::{Because, Pause, Play, Skip, Turn};

/// Points that win the game (Law of Root 3.1).
pub const WINNING: u8 = 30;

/// Pieces that leave the map in one go, and who removes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removal {
    /// Who removes them, and scores for buildings and tokens.
    pub by: Option<Faction>,
    pub lots: Vec<Lot>,
}

impl Removal {
    /// A removal by a player.
    #[must_use]
    pub fn by(faction: Faction, lots: Vec<Lot>) -> Self {
        Removal { by: Some(faction), lots }
    }
}

impl Turn<'_> {
    // Cards.

    /// Birdsong's first step: the order card is revealed.
    ///
    /// # Errors
    ///
    /// A pause until the card is known.
    pub fn reveal_order(&mut self, section: &'static str) -> Play {
        self.step(Phase::Birdsong, Step::Order, section)?;
        match self.draw(DrawnFor::Order)? {
            Some(card) => self.set_order(card),
            None => self.table.order = None,
        }
        Ok(())
    }

    /// Makes a card the order card.
    pub fn set_order(&mut self, card: DeckCard) {
        self.table.order = Some(card);
        self.happened(Event::Order(card.suit));
    }

    /// Crafts the order card's item, if it shows one that the supply still holds: 1 point
    /// (Law of Rootbotics 1.1).
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn craft_order(&mut self, section: &'static str) -> Play {
        self.step(Phase::Birdsong, Step::Craft, section)?;
        let Some(card) = self.table.order else { return Ok(()) };
        match self.hand_card(card)? {
            Some(bought) => {
                self.set_order(bought);
                self.craft(bought).map(|_| ())
            }
            None => self.craft(card).map(|_| ()),
        }
    }

    /// Crafts the item of a card, if it shows one that the supply still holds.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn craft(&mut self, card: DeckCard) -> Play<bool> {
        let Some(item) = self.table.available_item(card) else {
            self.skipped(Skip::NoItem);
            return Ok(false);
        };
        self.tell(Message::Craft { card, item }, Because::nothing())?;
        let me = self.me;
        self.table.take_item(item);
        self.table.give_item(me, item);
        self.happened(Event::Craft(me, item));
        // The card already told of the point.
        self.add_points(&[(me, 1)])?;
        Ok(true)
    }

    /// Discards the order card.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn discard_order(&mut self, section: &'static str) -> Play {
        self.step(Phase::Evening, Step::Discard, section)?;
        if let Some(card) = self.table.order {
            self.tell(Message::DiscardOrder { card }, Because::nothing())?;
            self.table.order = None;
            self.table.discard_card(card);
        }
        Ok(())
    }

    /// A human discards a card of one of these suits. What suit it was only the Lizards' bot needs
    /// to know, for it lies on Lost Souls (Law of Rootbotics 8.2.4): without them it is not asked.
    pub(crate) fn spend(&mut self, human: Faction, what: Decision, suits: &[Suit], name: Option<CardName>) -> Play {
        if !self.table.is_bot(Faction::Lizards) {
            return Ok(());
        }
        let options = suits.iter().map(|&suit| Pick::Discard(suit)).collect();
        if let Some(Pick::Discard(suit)) = self.decide(human, what, options)? {
            self.table.discard_card(DeckCard { suit, name });
        }
        Ok(())
    }

    // Pieces.

    /// Places pieces of one kind in one or more clearings, as many as the supply allows, in the
    /// order given. Returns how many were placed.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn place(&mut self, faction: Faction, piece: Piece, spots: &[(ClearingId, u8)], because: Because) -> Play<u8> {
        let mut supply = self.table.supply(faction, piece);
        let mut placed = 0;
        let mut lots = Vec::new();
        for &(clearing, wanted) in spots {
            let count = wanted.min(supply);
            if count == 0 {
                continue;
            }
            if self.table.is_bot(faction) && self.table.snared(faction, clearing) {
                // Clearing by clearing (Law of Rootbotics 2.4): what comes before the snare is placed before.
                placed += self.put_down(std::mem::take(&mut lots), because.clone())?;
                self.springs_snare(faction, clearing, because.clone())?;
                continue;
            }
            supply -= count;
            lots.push(Lot { place: Place::Clearing(clearing), faction, piece, count });
        }
        Ok(placed + self.put_down(lots, because)?)
    }

    /// Tells the players to place pieces, and places them.
    fn put_down(&mut self, lots: Vec<Lot>, because: Because) -> Play<u8> {
        if lots.is_empty() {
            return Ok(0);
        }
        self.tell(Message::Place { lots: lots.clone() }, because)?;
        let mut placed = 0;
        for Lot { place, faction, piece, count } in lots {
            if let Place::Clearing(clearing) = place {
                self.table.put(clearing, faction, piece, count);
            }
            self.happened(Event::Place { place, faction, count, piece });
            placed += count;
        }
        Ok(placed)
    }

    /// Moves warriors to a clearing next to theirs. Returns whether they went.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn march(&mut self, count: u8, from: ClearingId, to: ClearingId, because: Because) -> Play<bool> {
        let me = self.me;
        if count == 0 || self.springs_snare(me, from, because.clone())? {
            return Ok(false);
        }
        self.embark(from, to)?;
        let (from_place, to_place) = (Place::Clearing(from), Place::Clearing(to));
        let message = Message::Move { faction: me, piece: Piece::Warrior, count, from: from_place, to: to_place };
        self.tell(message, because)?;
        let count = self.table.take(from, me, Piece::Warrior, count);
        self.table.put(to, me, Piece::Warrior, count);
        self.happened(Event::Move { faction: me, count, from: from_place, to: to_place });
        self.ferry_along(from, to)?;
        self.react_to_move(me, to)?;
        Ok(true)
    }

    /// Clearings to which a bot can move from one: along paths, with the ferry once a turn
    /// (Law of Rootbotics 12.1.1, rulings C-13 and C-14), and along rivers with Riverboats.
    #[must_use]
    pub fn neighbours(&self, from: ClearingId) -> Vec<ClearingId> {
        let mut to = self.table.adjacent(from).to_vec();
        if !self.ferry_used {
            to.extend(self.table.ferry_links(from).iter().filter(|link| !self.table.adjacent(from).contains(link)));
        }
        if self.uses_rivers() {
            let rivers = self.table.map.clearing(from).map_or(&[] as &[ClearingId], |clearing| &clearing.rivers);
            let further: Vec<_> = rivers.iter().filter(|river| !to.contains(river)).copied().collect();
            to.extend(further);
        }
        to
    }

    /// Whether a path or the ferry leads from one clearing to another.
    pub(crate) fn by_path_or_ferry(&self, from: ClearingId, to: ClearingId) -> bool {
        let ferried = !self.ferry_used && self.table.ferry_links(from).contains(&to);
        ferried || self.table.adjacent(from).contains(&to)
    }

    /// A bot that crossed with the ferry takes it along and scores 1 instead of drawing
    /// (Law of Rootbotics 12.1.1).
    pub(crate) fn ferry_along(&mut self, from: ClearingId, to: ClearingId) -> Play {
        let ferried = self.table.ferry_links(from).contains(&to) && !self.table.adjacent(from).contains(&to);
        if self.ferry_used || !ferried {
            return Ok(());
        }
        self.tell(Message::Ferry { to }, Because::nothing())?;
        self.table.ferry = Some(to);
        self.ferry_used = true;
        self.add_points(&[(self.me, 1)])
    }

    /// A bot that is about to place in, or move out of, a clearing with a face-up snare removes
    /// the snare instead (Law of Rootbotics 11.8.2). It scores for the token (ruling C-15). The
    /// reasons are those of what it was about to do.
    pub(crate) fn springs_snare(&mut self, bot: Faction, clearing: ClearingId, because: Because) -> Play<bool> {
        if !self.table.is_bot(bot) || !self.table.snared(bot, clearing) {
            return Ok(false);
        }
        self.tell(Message::Snare { clearing }, because)?;
        let piece = Piece::Plot(Plot::Snare, Face::Up);
        let lot = Lot { place: Place::Clearing(clearing), faction: Faction::Corvids, piece, count: 1 };
        self.remove_all(&[Removal::by(bot, vec![lot])])?;
        Ok(true)
    }

    /// Tells the players to remove pieces, and removes them.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn remove(&mut self, removal: Removal, because: Because) -> Play {
        if removal.lots.is_empty() {
            return Ok(());
        }
        let removals = [removal];
        let points = self.points_for(&removals);
        self.tell(Message::Remove { lots: removals.iter().flat_map(|r| r.lots.clone()).collect(), points }, because)?;
        self.remove_all(&removals)?;
        let lots = removals.iter().flat_map(|removal| removal.lots.iter().copied());
        bots::marquise::field_hospitals(self, lots)
    }

    /// Removes pieces that the players were already told of: all of them first, then points, then
    /// what it sets off (Law of Root 1.5.4).
    pub(crate) fn remove_all(&mut self, removals: &[Removal]) -> Play {
        self.take_off(removals)?;
        self.react_to_removal(removals)
    }

    /// Removes pieces and scores them, with nothing that it sets off.
    pub(crate) fn take_off(&mut self, removals: &[Removal]) -> Play {
        for lot in removals.iter().flat_map(|removal| &removal.lots) {
            let Lot { place, faction, piece, count } = *lot;
            if let Place::Clearing(clearing) = place {
                self.table.take(clearing, faction, piece, count);
            }
            self.happened(Event::Remove { place, faction, count, piece });
        }
        let points = self.points_for(removals);
        self.add_points(&points)?;
        for removal in removals {
            if let Some(eyrie) = removal.by.filter(|&by| self.table.has(by, Trait::WarTax)) {
                self.war_tax(eyrie, removal)?;
            }
        }
        Ok(())
    }

    /// What each remover scores, where it is anything.
    pub(crate) fn points_for(&self, removals: &[Removal]) -> Vec<(Faction, i8)> {
        let points = removals.iter().filter_map(|removal| Some((removal.by?, self.worth(removal))));
        points.filter(|&(_, points)| points != 0).collect()
    }

    /// Points for removing enemy buildings and tokens (Law of Root 3.2.1).
    fn worth(&self, removal: &Removal) -> i8 {
        let scoring = removal.lots.iter().filter(|lot| {
            let popular = lot.piece == Piece::Sympathy && self.table.has(lot.faction, Trait::Popularity);
            lot.piece.scores() && Some(lot.faction) != removal.by && !popular
        });
        let relics = |lot: &Lot| if lot.piece == Piece::Relic { 2 } else { 1 };
        scoring.map(|lot| i8::try_from(lot.count).unwrap_or(i8::MAX) * relics(lot)).sum()
    }

    /// War Tax: each owner of a removed building or token loses 1 point for it.
    fn war_tax(&mut self, eyrie: Faction, removal: &Removal) -> Play {
        let mut taxed: Vec<(Faction, i8)> = Vec::new();
        for lot in removal.lots.iter().filter(|lot| lot.piece.scores() && lot.faction != eyrie) {
            let count = i8::try_from(lot.count).unwrap_or(i8::MAX);
            match taxed.iter_mut().find(|(owner, _)| *owner == lot.faction) {
                Some((_, points)) => *points -= count,
                None => taxed.push((lot.faction, -count)),
            }
        }
        for (owner, points) in taxed {
            self.score(owner, points, Reason::WarTax)?;
        }
        Ok(())
    }

    /// Removes pieces by an effect on everybody in these clearings: a Vagabond there keeps the pawn
    /// and damages items.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn remove_from(&mut self, clearings: &[ClearingId], removal: Removal, because: Because) -> Play {
        self.remove(removal, because)?;
        let vagabonds: Vec<Faction> = self.table.enemies(self.me).filter(|enemy| enemy.is_vagabond()).collect();
        for &clearing in clearings {
            for &vagabond in &vagabonds {
                if self.table.count(vagabond, Piece::Pawn, clearing) > 0 {
                    bots::vagabot::full_removal(self, vagabond)?;
                }
            }
        }
        Ok(())
    }

    /// Removes all enemy pieces in these clearings.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn remove_enemies(&mut self, clearings: &[ClearingId], because: Because) -> Play {
        let (me, table) = (self.me, &self.table);
        let in_clearing =
            |&clearing: &ClearingId| table.enemies(me).flat_map(move |enemy| table.removable(enemy, clearing));
        let lots = clearings.iter().flat_map(in_clearing).collect();
        self.remove_from(clearings, Removal::by(me, lots), because)
    }

    // Points.

    /// Changes a player's points, with a card that says why. Points stay between 0 and 30
    /// (ruling C-7).
    ///
    /// # Errors
    ///
    /// A pause until it is done, or the end of the game.
    pub fn score(&mut self, faction: Faction, points: i8, reason: Reason) -> Play {
        self.score_because(faction, points, reason, Because::nothing())
    }

    /// Changes a player's points, with reasons on the card.
    ///
    /// # Errors
    ///
    /// A pause until it is done, or the end of the game.
    pub fn score_because(&mut self, faction: Faction, points: i8, reason: Reason, because: Because) -> Play {
        if points == 0 || self.table.seat(faction).is_none_or(|seat| seat.off_track) {
            return Ok(());
        }
        self.tell(Message::Score { faction, points, reason }, because)?;
        self.add_points(&[(faction, points)])
    }

    /// Changes points that the players were already told of; the game ends at once when somebody
    /// reaches 30 (Law of Root 3.1, Law of Rootbotics 3.5).
    pub(crate) fn add_points(&mut self, changes: &[(Faction, i8)]) -> Play {
        for &(faction, points) in changes {
            let Some(seat) = self.table.seat_mut(faction) else { continue };
            if seat.off_track {
                continue;
            }
            let before = seat.vp;
            seat.vp = before.saturating_add_signed(points).min(WINNING);
            let change = i16::from(seat.vp) - i16::from(before);
            if change != 0 {
                self.happened(Event::Score(faction, i8::try_from(change).unwrap_or(points)));
            }
        }
        match self.table.winners(self.me) {
            Some(winners) => Err(Pause::Over(winners)),
            None => Ok(()),
        }
    }

    /// Ruling the Pass at the end of Evening scores 1 (Law of Root M.4.4).
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub(crate) fn rule_the_pass(&mut self) -> Play {
        if self.table.map.pass.is_some_and(|pass| self.table.rules(self.me, pass)) {
            self.step(Phase::Evening, Step::Pass, "12.2")?;
            self.score(self.me, 1, Reason::Pass)?;
        }
        Ok(())
    }

    /// The nightmare difficulty's point at the end of Evening.
    ///
    /// # Errors
    ///
    /// A pause until it is done.
    pub fn nightmare_point(&mut self) -> Play {
        if self.table.difficulty(self.me) == crate::seat::Difficulty::Nightmare {
            self.step(Phase::Evening, Step::Nightmare, "3.3")?;
            self.score(self.me, 1, Reason::Nightmare)?;
        }
        Ok(())
    }
}

impl Table {
    /// Whether a face-up snare keeps a faction's pieces from coming into a clearing or moving out
    /// of it (Law of Rootbotics 11.7.2). The Corvids' own are free.
    pub(crate) fn snared(&self, faction: Faction, clearing: ClearingId) -> bool {
        faction != Faction::Corvids && self.plot(clearing) == Some((Plot::Snare, Face::Up))
    }

    /// What an effect takes that removes all of a faction's pieces in a clearing. The Hundreds'
    /// warlord stays (Law of Root 14.2.2), and so does a pawn: see `vagabot::full_removal`.
    pub(crate) fn removable(&self, faction: Faction, clearing: ClearingId) -> Vec<Lot> {
        let goes = |piece| !matches!(piece, Piece::Pawn | Piece::Warlord);
        let stacks = self.stacks(clearing).iter().filter(|stack| stack.faction == faction && goes(stack.piece));
        let place = Place::Clearing(clearing);
        stacks.map(|stack| Lot { place, faction, piece: stack.piece, count: stack.count }).collect()
    }

    /// Puts a card where discarded cards go: onto Lost Souls while a Lizard faction plays
    /// (Law of Rootbotics 8.2.4), else onto the discard pile.
    pub(crate) fn discard_card(&mut self, card: DeckCard) {
        if let Some(seat) = self.seat_mut(Faction::Lizards)
            && let Tray::Lizards(cult) = &mut seat.tray
        {
            cult.lost_souls.insert(0, card);
            return;
        }
        self.put_on_discard_pile(&[card]);
    }

    /// Puts cards on the discard pile itself, in this order from the top. A dominance card lies
    /// beside the map instead (Law of Root 3.3.3).
    pub(crate) fn put_on_discard_pile(&mut self, cards: &[DeckCard]) {
        let dominance = |card: &&DeckCard| card.name == Some(crate::deck::CardName::Dominance);
        self.discard.splice(0..0, cards.iter().filter(|card| !dominance(card)).copied());
    }

    /// Who has won, if anybody: at 30 points, of several the one closest clockwise from the
    /// current player (Law of Root 3.1.1). In the fully cooperative game humans win only together.
    fn winners(&self, current: Faction) -> Option<Vec<Faction>> {
        let at = self.seats.iter().position(|seat| seat.faction == current).unwrap_or(0);
        let clockwise = || self.seats.iter().cycle().skip(at).take(self.seats.len());
        if self.coop {
            if let Some(bot) = clockwise().find(|seat| seat.is_bot() && seat.vp >= WINNING) {
                return Some(vec![bot.faction]);
            }
            let humans = || self.seats.iter().filter(|seat| !seat.is_bot());
            let together = humans().next().is_some() && humans().all(|seat| seat.vp >= WINNING);
            return together.then(|| humans().map(|seat| seat.faction).collect());
        }
        clockwise().find(|seat| seat.vp >= WINNING && !seat.off_track).map(|seat| vec![seat.faction])
    }
}
