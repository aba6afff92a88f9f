//! An action of a human in the making: a few taps, each answering one question. Questions with only
//! one answer are passed over.

use engine::{Action, ClearingId, DeckCard, Face, Faction, Item, Kind, Lot, Piece, Place, Service, Suit, Table};

use crate::text::{Arg, Texts};
use crate::view::title::{capital, service_name, signed};

/// What a human does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Move,
    Battle,
    Place,
    Remove,
    Craft,
    Score,
    /// Services of the Riverfolk.
    Buy,
    /// A plot of human Corvids is turned up.
    Flip,
    /// A card leaves a hand for the discard pile.
    Discard,
    /// A Favor card: everything of all others goes from the clearings of a suit.
    Favor,
}

impl Verb {
    /// Every action, in the order of the buttons.
    pub const ALL: &'static [Self] = &[
        Self::Move,
        Self::Battle,
        Self::Place,
        Self::Remove,
        Self::Craft,
        Self::Score,
        Self::Buy,
        Self::Flip,
        Self::Discard,
        Self::Favor,
    ];

    /// Whether the action can come up for a faction in this game.
    #[must_use]
    pub fn comes_up(self, faction: Faction, table: &Table) -> bool {
        match self {
            Self::Move | Self::Battle | Self::Place | Self::Remove | Self::Craft | Self::Score | Self::Discard => true,
            Self::Buy => table.seat(Faction::Riverfolk).is_some() && faction != Faction::Riverfolk,
            Self::Flip => faction == Faction::Corvids,
            Self::Favor => {
                table.cards().is_some_and(|deck| deck.faces().iter().any(|face| face.kind == engine::CardKind::Favor))
            }
        }
    }

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Battle => "battle",
            Self::Place => "place",
            Self::Remove => "remove",
            Self::Craft => "craft",
            Self::Score => "score",
            Self::Buy => "buy",
            Self::Flip => "flip",
            Self::Discard => "discard",
            Self::Favor => "favor",
        }
    }
}

/// What one tap tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    Place(Place),
    Piece(Faction, Piece),
    Count(u8),
    Faction(Faction),
    Item(Item),
    Points(i8),
    Suit(Suit),
    Card(DeckCard),
    Service(Service),
    /// Everything of all others in the clearing, at once.
    Everything,
    /// Nothing more is added.
    Finish,
}

/// An action as far as it has been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub verb: Verb,
    /// Who acts.
    pub faction: Faction,
    pub taps: Vec<Tap>,
}

/// What to do next with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Ask(Question),
    Ready(Action),
}

/// A question about an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The id of its text.
    pub id: &'static str,
    pub options: Vec<Tap>,
    /// Options that are likely, to be lit on the map.
    pub likely: Vec<Place>,
}

/// A question whose options cannot be listed up to now: the draft stops here.
type Asked<T> = Result<T, Question>;

impl Draft {
    /// An action at its first question.
    #[must_use]
    pub const fn new(verb: Verb, faction: Faction) -> Self {
        Draft { verb, faction, taps: Vec::new() }
    }

    /// The next question, or the action.
    #[must_use]
    pub fn next(&self, table: &Table) -> Next {
        let mut told = Told { taps: self.taps.iter().copied() };
        let action = match self.verb {
            Verb::Move => told.movement(self.faction, table),
            Verb::Battle => told.battle(self.faction, table),
            Verb::Place => told.placing(self.faction, table),
            Verb::Remove => told.removal(self.faction, table),
            Verb::Craft => told.craft(self.faction, table),
            Verb::Score => told.score(self.faction, table),
            Verb::Buy => told.purchase(self.faction, table),
            Verb::Flip => told.flip(table),
            Verb::Discard => told.discard(self.faction, table),
            Verb::Favor => told.favor(self.faction, table),
        };
        match action {
            Ok(action) => Next::Ready(action),
            Err(question) => Next::Ask(question),
        }
    }

    /// The same with one more tap.
    #[must_use]
    pub fn tapped(&self, tap: Tap) -> Self {
        let mut draft = self.clone();
        draft.taps.push(tap);
        draft
    }

    /// The same with the last tap taken back; none where there was none.
    #[must_use]
    pub fn back(&self) -> Option<Self> {
        let mut draft = self.clone();
        draft.taps.pop().map(|_| draft)
    }
}

/// The taps that are not yet used up.
struct Told<I> {
    taps: I,
}

impl<I: Iterator<Item = Tap>> Told<I> {
    /// The next tap among these options; the only option without a tap.
    fn one_of(&mut self, id: &'static str, options: Vec<Tap>, likely: Vec<Place>) -> Asked<Tap> {
        if let [only] = options.as_slice() {
            return Ok(*only);
        }
        match self.taps.next() {
            Some(tap) if options.contains(&tap) => Ok(tap),
            _ => Err(Question { id, options, likely }),
        }
    }

    fn place(&mut self, id: &'static str, places: Vec<Place>, likely: Option<Vec<Place>>) -> Asked<Place> {
        let likely = likely.unwrap_or_else(|| places.clone());
        let options: Vec<Tap> = places.into_iter().map(Tap::Place).collect();
        // A place is always tapped, even the only one: players look at the map.
        match self.taps.next() {
            Some(Tap::Place(place)) if options.contains(&Tap::Place(place)) => Ok(place),
            _ => Err(Question { id, options, likely }),
        }
    }

    fn count(&mut self, id: &'static str, most: u8) -> Asked<u8> {
        match self.one_of(id, (1..=most).map(Tap::Count).collect(), Vec::new())? {
            Tap::Count(count) => Ok(count),
            _ => Ok(1),
        }
    }

    fn movement(&mut self, faction: Faction, table: &Table) -> Asked<Action> {
        let movable = |piece: Piece| matches!(piece.kind(), Kind::Warrior | Kind::Pawn) || piece == Piece::Relic;
        let clearings = table.map.clearings().iter().map(|clearing| clearing.id);
        let stands = |clearing| table.stacks(clearing).iter().any(|s| s.faction == faction && movable(s.piece));
        let mut origins: Vec<Place> = clearings.clone().filter(|&c| stands(c)).map(Place::Clearing).collect();
        origins.extend(table.pawn(faction).filter(|place| matches!(place, Place::Forest(_))));
        let digs = |count, from, to| {
            let piece = Piece::Warrior;
            Action::Move { faction, piece, count, from, to }.check(table).is_ok()
        };
        let any = Place::Clearing(engine::ClearingId(1));
        if faction == Faction::Duchy && digs(1, Place::Burrow, any) {
            origins.push(Place::Burrow);
        }
        let from = self.place("ask-move-from", origins, None)?;
        let pieces: Vec<Tap> = match from {
            Place::Clearing(clearing) => {
                let own = table.stacks(clearing).iter().filter(|s| s.faction == faction && movable(s.piece));
                own.map(|stack| Tap::Piece(faction, stack.piece)).collect()
            }
            Place::Forest(_) => vec![Tap::Piece(faction, Piece::Pawn)],
            Place::Burrow => vec![Tap::Piece(faction, Piece::Warrior)],
        };
        let piece = match self.one_of("ask-move-what", pieces, Vec::new())? {
            Tap::Piece(_, piece) => piece,
            _ => Piece::Warrior,
        };
        let mut places: Vec<Place> = clearings.map(Place::Clearing).collect();
        if piece == Piece::Pawn {
            places.extend(table.map.forests().iter().map(|forest| Place::Forest(forest.id)));
        }
        if faction == Faction::Duchy && piece == Piece::Warrior {
            places.push(Place::Burrow);
        }
        places.retain(|&place| place != from);
        let to = self.place("ask-move-to", places, Some(near(table, from, piece)))?;
        // The warriors that go with a warlord are one move with him.
        if let (Piece::Warlord, Place::Clearing(clearing)) = (piece, from) {
            let others = (0..=table.count(faction, Piece::Warrior, clearing)).map(Tap::Count).collect();
            let Tap::Count(others) = self.one_of("ask-move-with", others, Vec::new())? else { return Err(nowhere()) };
            return Ok(Action::Move { faction, piece, count: others.saturating_add(1), from, to });
        }
        let most = match from {
            Place::Clearing(clearing) if piece != Piece::Pawn => table.count(faction, piece, clearing),
            Place::Burrow => (1..=20).take_while(|&count| digs(count, from, to)).last().unwrap_or(1),
            _ => 1,
        };
        let count = self.count("ask-how-many", most)?;
        Ok(Action::Move { faction, piece, count, from, to })
    }

    fn battle(&mut self, attacker: Faction, table: &Table) -> Asked<Action> {
        let may = |clearing, defender| Action::Battle { clearing, attacker, defender }.check(table).is_ok();
        let clearings = table.map.clearings().iter().map(|clearing| clearing.id);
        let fields = clearings.filter(|&c| table.factions().any(|defender| may(c, defender)));
        let place = self.place("ask-battle-where", fields.map(Place::Clearing).collect(), None)?;
        let Place::Clearing(clearing) = place else { return Err(nowhere()) };
        let defenders = table.factions().filter(|&defender| may(clearing, defender)).map(Tap::Faction).collect();
        match self.one_of("ask-battle-whom", defenders, Vec::new())? {
            Tap::Faction(defender) => Ok(Action::Battle { clearing, attacker, defender }),
            _ => Err(nowhere()),
        }
    }

    fn placing(&mut self, faction: Faction, table: &Table) -> Asked<Action> {
        let one = |clearing, piece| Action::Place { clearing, faction, piece, count: 1 }.check(table).is_ok();
        let clearings: Vec<_> = table.map.clearings().iter().map(|clearing| clearing.id).collect();
        let pieces = faction.pieces().filter(|&piece| piece != Piece::Pawn && table.supply(faction, piece) > 0);
        let pieces: Vec<Tap> = pieces
            .filter(|&piece| clearings.iter().any(|&c| one(c, piece)))
            .map(|piece| Tap::Piece(faction, piece))
            .collect();
        let piece = match self.one_of("ask-place-what", pieces, Vec::new())? {
            Tap::Piece(_, piece) => piece,
            _ => return Err(nowhere()),
        };
        let sites: Vec<Place> = clearings.into_iter().filter(|&c| one(c, piece)).map(Place::Clearing).collect();
        let place = self.place("ask-place-where", sites, None)?;
        let Place::Clearing(clearing) = place else { return Err(nowhere()) };
        let single = piece.one_per_clearing() || piece.kind() == Kind::Building;
        let most = if single { 1 } else { table.supply(faction, piece).min(12) };
        let count = self.count("ask-how-many", most)?;
        Ok(Action::Place { clearing, faction, piece, count })
    }

    fn removal(&mut self, by: Faction, table: &Table) -> Asked<Action> {
        let clearings = table.map.clearings().iter().map(|clearing| clearing.id);
        let occupied = clearings.filter(|&c| !table.stacks(c).is_empty());
        let place = self.place("ask-remove-where", occupied.map(Place::Clearing).collect(), None)?;
        let Place::Clearing(clearing) = place else { return Err(nowhere()) };
        let mut options: Vec<Tap> =
            table.stacks(clearing).iter().map(|stack| Tap::Piece(stack.faction, stack.piece)).collect();
        let lots: Vec<Lot> = of_others(by, clearing, table).collect();
        // One effect is one occasion for what bots answer: a revolt, a bomb.
        if lots.len() > 1 {
            options.push(Tap::Everything);
        }
        let (faction, piece) = match self.one_of("ask-remove-what", options, Vec::new())? {
            Tap::Piece(faction, piece) => (faction, piece),
            Tap::Everything => return Ok(Action::RemoveTogether { by, lots }),
            _ => return Err(nowhere()),
        };
        let count = self.count("ask-how-many", table.count(faction, piece, clearing))?;
        Ok(Action::Remove { clearing, faction, piece, count, by })
    }

    fn craft(&mut self, faction: Faction, table: &Table) -> Asked<Action> {
        let items = Item::ALL.iter().copied().filter(|item| table.items.contains(item)).map(Tap::Item).collect();
        match self.taps.next() {
            Some(Tap::Item(item)) if table.items.contains(&item) => Ok(Action::Craft { faction, item }),
            _ => Err(Question { id: "ask-craft-what", options: items, likely: Vec::new() }),
        }
    }

    /// Services one after the other, until nothing more is bought.
    fn purchase(&mut self, faction: Faction, table: &Table) -> Asked<Action> {
        let mut services: Vec<Service> = Vec::new();
        let market = match table.company() {
            Some(company) => company.market.clone(),
            None => Vec::new(),
        };
        loop {
            let mut left = market.clone();
            for bought in &services {
                if let Service::HandCard(Some(card)) = bought
                    && let Some(at) = left.iter().position(|known| known == card)
                {
                    left.remove(at);
                }
            }
            let cards = left.iter().map(|&card| Service::HandCard(Some(card)));
            let mut options: Vec<Tap> = Vec::new();
            for service in [Service::Riverboats, Service::Mercenaries].into_iter().chain(cards) {
                let more = [services.as_slice(), &[service]].concat();
                let tap = Tap::Service(service);
                if table.check_sale(faction, &more).is_ok() && !options.contains(&tap) {
                    options.push(tap);
                }
            }
            if !services.is_empty() {
                options.push(Tap::Finish);
            }
            match self.taps.next() {
                Some(Tap::Service(service)) if options.contains(&Tap::Service(service)) => services.push(service),
                Some(Tap::Finish) if !services.is_empty() => return Ok(Action::Buy { faction, services }),
                _ => {
                    let id = if services.is_empty() { "ask-buy" } else { "ask-buy-more" };
                    return Err(Question { id, options, likely: Vec::new() });
                }
            }
        }
    }

    fn flip(&mut self, table: &Table) -> Asked<Action> {
        let facedown = table.map.clearings().iter().map(|clearing| clearing.id);
        let facedown = facedown.filter(|&c| matches!(table.plot(c), Some((_, Face::Down))));
        match self.place("ask-flip-where", facedown.map(Place::Clearing).collect(), None)? {
            Place::Clearing(clearing) => Ok(Action::Flip { clearing }),
            Place::Forest(_) | Place::Burrow => Err(nowhere()),
        }
    }

    fn suit(&mut self, id: &'static str, suits: &[Suit]) -> Asked<Suit> {
        match self.one_of(id, suits.iter().copied().map(Tap::Suit).collect(), Vec::new())? {
            Tap::Suit(suit) => Ok(suit),
            _ => Err(nowhere()),
        }
    }

    fn discard(&mut self, faction: Faction, table: &Table) -> Asked<Action> {
        let suit = self.suit("draw-suit", Suit::ALL)?;
        let faces = table.cards().map(engine::Deck::faces).unwrap_or_default();
        let cards = faces.iter().filter(|face| face.suit == suit).map(engine::CardFace::card);
        let unnamed = DeckCard { suit, name: None };
        let options = std::iter::once(unnamed).chain(cards).map(Tap::Card).collect();
        match self.one_of("ask-discard-what", options, Vec::new())? {
            Tap::Card(card) => Ok(Action::Discard { faction, card }),
            _ => Err(nowhere()),
        }
    }

    fn favor(&mut self, by: Faction, table: &Table) -> Asked<Action> {
        let suit = self.suit("ask-favor-suit", &Suit::OF_CLEARINGS)?;
        let clearings = table.map.clearings().iter().map(|clearing| clearing.id).filter(|&c| table.suit(c) == suit);
        let lots = clearings.flat_map(|clearing| of_others(by, clearing, table));
        Ok(Action::RemoveTogether { by, lots: lots.collect() })
    }

    fn score(&mut self, faction: Faction, table: &Table) -> Asked<Action> {
        let may = |points: &i8| Action::Score { faction, points: *points }.check(table).is_ok();
        let points = (1..=10).chain((-5..=-1).rev()).filter(may).map(Tap::Points).collect();
        match self.one_of("ask-score", points, Vec::new())? {
            Tap::Points(points) => Ok(Action::Score { faction, points }),
            _ => Err(nowhere()),
        }
    }
}

/// A question with no answer.
const fn nowhere() -> Question {
    Question { id: "ask-nothing", options: Vec::new(), likely: Vec::new() }
}

/// All that others have in a clearing. A warlord cannot be removed outside of battle (Law of Root
/// 14.2.2).
fn of_others(by: Faction, clearing: ClearingId, table: &Table) -> impl Iterator<Item = Lot> {
    let others = table.stacks(clearing).iter().filter(move |s| s.faction != by && s.piece != Piece::Warlord);
    others.map(move |stack| Lot {
        place: Place::Clearing(clearing),
        faction: stack.faction,
        piece: stack.piece,
        count: stack.count,
    })
}

/// Places next to one, as players move.
fn near(table: &Table, from: Place, piece: Piece) -> Vec<Place> {
    let map = table.map;
    match from {
        Place::Clearing(clearing) => {
            let paths = table.adjacent(clearing).iter().chain(table.ferry_links(clearing));
            let mut near: Vec<Place> = paths.map(|&c| Place::Clearing(c)).collect();
            if piece == Piece::Pawn {
                let forests = map.clearing(clearing).map_or(&[] as &[_], |clearing| &clearing.forests);
                near.extend(forests.iter().map(|&forest| Place::Forest(forest)));
            }
            near
        }
        Place::Forest(forest) => {
            let Some(forest) = map.forest(forest) else { return Vec::new() };
            let clearings = forest.clearings.iter().map(|&c| Place::Clearing(c));
            clearings.chain(forest.adjacent.iter().map(|&f| Place::Forest(f))).collect()
        }
        Place::Burrow => Vec::new(),
    }
}

/// What a tap says on its button.
#[must_use]
pub fn tap_label(tap: Tap, by: Faction, table: &Table, texts: &Texts) -> String {
    match tap {
        Tap::Place(place) => texts.place(table.map, place),
        Tap::Piece(faction, piece) if faction == by => capital(&texts.piece(piece)),
        Tap::Piece(faction, piece) => {
            texts.tf("draft-piece-of", &[("faction", Arg::Faction(faction)), ("piece", Arg::Piece(piece))])
        }
        Tap::Count(count) => count.to_string(),
        Tap::Faction(faction) => texts.faction(faction),
        Tap::Item(item) => capital(&texts.t(&format!("item-{item}"))),
        Tap::Points(points) => signed(points),
        Tap::Suit(suit) => texts.t(&format!("suit-{suit}.name")),
        Tap::Card(card) => match card.name {
            Some(name) => texts.t(&crate::text::card_name_id(name)),
            None => texts.t("draw-no-item"),
        },
        Tap::Service(service) => capital(&service_name(service, texts)),
        Tap::Everything => texts.t("ask-remove-all"),
        Tap::Finish => texts.t("ask-finish"),
    }
}
