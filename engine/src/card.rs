//! Turn cards: what the players are told or asked, and what they may answer.
//!
//! Cards are typed: a message with its arguments, never prose.

use serde::{Deserialize, Serialize};

use crate::battle::{Battle, Effect};
use crate::bots::duchy::Minister;
use crate::bots::vagabot::Character;
use crate::deck::DeckCard;
use crate::event::Section;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{ClearingId, Place};
use crate::piece::{Piece, Plot};
use crate::ruling::Ruling;
use crate::services::Service;
use crate::suit::Suit;
use crate::target::Why;
use crate::words::words;

words! {
    /// A phase of a turn, or what lies outside of one.
    pub enum Phase {
        Setup = "setup",
        Birdsong = "birdsong",
        Daylight = "daylight",
        Evening = "evening",
        /// A human's own turn.
        Human = "human",
    }
}

words! {
    /// A step of a phase, by the name that the Law gives it.
    pub enum Step {
        Pieces = "pieces",
        Order = "order",
        Craft = "craft",
        Decree = "decree",
        NewRoost = "new-roost",
        Battle = "battle",
        Recruit = "recruit",
        Build = "build",
        Move = "move",
        Blitz = "blitz",
        Expand = "expand",
        Relentless = "relentless",
        Swoop = "swoop",
        Turmoil = "turmoil",
        Score = "score",
        Discard = "discard",
        Nightmare = "nightmare",
        Reaction = "reaction",
        Summary = "summary",
        Action = "action",
        Revolt = "revolt",
        PublicPity = "public-pity",
        Spread = "spread",
        SurpriseRevolt = "surprise-revolt",
        Organize = "organize",
        Wildfire = "wildfire",
        Slip = "slip",
        Explore = "explore",
        Quest = "quest",
        Aid = "aid",
        Repair = "repair",
        Special = "special",
        Refresh = "refresh",
        SetOrder = "set-order",
        Conspiracies = "conspiracies",
        Rituals = "rituals",
        LostSouls = "lost-souls",
        Stock = "stock",
        Garrison = "garrison",
        Racketeering = "racketeering",
        Dig = "dig",
        Ministers = "ministers",
        Rally = "rally",
        Sway = "sway",
        Flip = "flip",
        Plot = "plot",
        PlotThickens = "plot-thickens",
        Services = "services",
        Pass = "pass",
        Marshal = "marshal",
        Brigadier = "brigadier",
        Banker = "banker",
        Mayor = "mayor",
        EarlOfStone = "earl-of-stone",
        BaronOfDirt = "baron-of-dirt",
        DuchessOfMud = "duchess-of-mud",
    }
}

/// Where in a turn something stands: phase, step and section of the Law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    pub phase: Phase,
    pub step: Step,
    pub section: Section,
}

/// A card: what to do or to say, where in the turn, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Whose turn or set-up it belongs to.
    pub faction: Faction,
    pub mark: Mark,
    pub message: Message,
    pub why: Vec<Why>,
    /// Switchable rulings that it depended on.
    pub rulings: Vec<Ruling>,
    pub prompt: Prompt,
}

/// Pieces of one kind in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    pub place: Place,
    pub faction: Faction,
    pub piece: Piece,
    pub count: u8,
}

/// What a card says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// A card is drawn from the deck.
    Draw { what_for: DrawnFor },
    /// The bot takes the item that the card shows, and scores 1.
    Craft { card: DeckCard, item: Item },
    /// Pieces go onto the map.
    Place { lots: Vec<Lot> },
    /// Pieces leave the map, and who scores for it.
    Remove { lots: Vec<Lot>, points: Vec<(Faction, i8)> },
    /// Pieces go from one place to the next.
    Move { faction: Faction, piece: Piece, count: u8, from: Place, to: Place },
    /// The ferry carried the move and goes along.
    Ferry { to: ClearingId },
    /// A battle: the dice are asked for.
    Battle { clearing: ClearingId, attacker: Faction, defender: Faction },
    /// What a battle costs both sides, and who scores for it.
    Losses { clearing: ClearingId, lots: Vec<Lot>, points: Vec<(Faction, i8)> },
    /// A player's points change.
    Score { faction: Faction, points: i8, reason: Reason },
    /// The order card leaves the table.
    DiscardOrder { card: DeckCard },
    /// The order card is discarded and another will be drawn.
    Expand { card: DeckCard },
    /// Something is chosen by chance.
    Random { what: Chance },
    /// A human decides.
    Decide { faction: Faction, what: Decision },
    /// A human draws cards.
    HumanDraws { faction: Faction, cards: u8 },
    /// The order card goes into its column.
    AddToDecree { card: DeckCard },
    /// Cards go into the Decree at set-up.
    StartDecree { viziers: u8, ambush: bool },
    /// The Eyrie fall into turmoil: cards other than Viziers leave the Decree.
    Turmoil { discarded: Vec<DeckCard> },
    /// A bot removed a snare instead of what it was about to do.
    Snare { clearing: ClearingId },
    /// The end of a bot's turn: what changed stands in the log.
    TurnOver,
    /// A human's turn: any action, or the end of it.
    HumanTurn { faction: Faction },
    /// The game is over.
    GameOver { winners: Vec<Faction> },
    /// A faction has nothing on the map when the game starts.
    NothingToSetUp,
    /// The board is laid out: ruins, items, score markers; dominance cards out of the deck; hands.
    LayOut { ruins: Vec<ClearingId>, without_dominance: bool, hands: bool },
    /// A pawn is put somewhere.
    PlacePawn { faction: Faction, place: Place },
    /// Warriors of a faction go from its supply to the Riverfolk's Payments.
    Pay { faction: Faction, warriors: u8 },
    /// The Riverfolk score for a player's warriors in Payments, which go back to that player's supply.
    CashIn { faction: Faction, warriors: u8 },
    /// Warriors of a player in Payments go back to that player's supply, with no points.
    GiveBack { faction: Faction, warriors: u8 },
    /// Riverfolk warriors go from the map to Payments.
    Racketeer { lots: Vec<Lot> },
    /// A card leaves the Riverfolk's Market for the discard pile.
    DiscardFromMarket { card: DeckCard },
    /// A player buys services: so many warriors of the payer go from its supply to Payments. A
    /// Vagabot exhausts items besides.
    Buy { buyer: Faction, services: Vec<Service>, payer: Faction, warriors: u8, exhausts: u8 },
    /// A bought card was used and is discarded.
    DiscardBought { card: DeckCard },
    /// A bot that is attacked there plays an ambush that it bought: two hits before the roll.
    Ambush { clearing: ClearingId, faction: Faction, card: DeckCard },
    /// A bought card takes the place of the one that the bot was about to craft, which is discarded.
    Replace { card: DeckCard, by: DeckCard },
    /// A Vagabot's items are damaged: so many exhausted ones, so many others. Those in the Satchel first.
    DamageItems { faction: Faction, exhausted: u8, unexhausted: u8 },
    /// A human Vagabond damages items.
    HumanDamages { faction: Faction, items: u8 },
    /// What lies on a Vagabot's Battle Track from now on.
    BattleTrack { faction: Faction, exhausted: u8, unexhausted: u8 },
    /// A human decides about something in a clearing.
    DecideIn { clearing: ClearingId, faction: Faction, what: Decision },
    /// A removed relic is put into a forest, face up.
    RelicToForest { place: Place },
    /// The Lizards' order, with how many cards of each suit lie in Lost Souls.
    SetOrder { order: Suit, cards: Vec<(Suit, u8)> },
    /// A conspiracy was performed: the marker stands on its space, 1 to 5, and an acolyte goes to
    /// the supply.
    Conspired { space: u8, acolytes_left: u8 },
    /// A Lizard warrior goes to the Acolytes box, from a clearing or from the supply.
    Acolyte { from: Option<ClearingId> },
    /// The top card of Lost Souls is revealed for a ritual.
    Ritual { card: DeckCard },
    /// Cards go to the discard pile itself, past Lost Souls; top first.
    ToDiscardPile { cards: Vec<DeckCard> },
    /// Cards go onto Lost Souls; top first.
    ToLostSouls { cards: Vec<DeckCard> },
    /// The plots are shuffled face down. Those who play do not know a plot before it is turned up.
    ShufflePlots,
    /// A plot is turned up, and the Corvids score for all that then lie face up.
    Flip { clearing: ClearingId, plot: Plot, points: u8 },
    /// A plot that lies face up is exchanged for one of the supply, face up too.
    SwapPlot { clearing: ClearingId, plot: Plot, by: Plot },
    /// A minister of the Duchy gets a crown.
    Sway { minister: Minister },
    /// A minister of the Duchy loses the crown.
    LoseCrown { minister: Minister },
    /// Items lie under each ruin, at random (Law of Rootbotics 7.3.4).
    RuinItems { under_each: u8 },
    /// A Vagabot's character, and how many items he starts with.
    StartingItems { character: Character, items: u8 },
    /// A Vagabot's open quest is of this suit.
    OpenQuest { suit: Suit },
    /// A Vagabot exhausts items for what comes next.
    Exhaust { items: u8 },
    /// A Vagabot exhausts so many items and moves his pawn.
    Wander { from: Place, to: Place, exhausts: u8 },
    /// A Vagabot exhausts an item and takes one from under a ruin; if it was the last, the ruin goes.
    Explore { clearing: ClearingId, last: bool },
    /// A Vagabot exhausts two items, discards his quest and scores.
    Quest { suit: Suit, points: i8 },
    /// A Vagabot exhausts as many items as he takes from a player's Crafted Items box, and scores; the
    /// player draws cards, or scores.
    Aid { player: Faction, items: Vec<Item>, points: u8, cards: u8, their_points: u8 },
    /// A Vagabot exhausts so many items and repairs damaged ones, which keep their face.
    Repair { exhausts: u8, unexhausted: u8, exhausted: u8 },
    /// A Vagabot turns exhausted items face up, so many of them on the Battle Track.
    Refresh { items: u8, on_track: u8 },
    /// A Vagabot exhausts an item; a human loses a card at random, it is discarded, and he scores 1.
    Steal { from: Faction },
    /// A Vagabot's item covers a building slot: one that is damaged and exhausted, else damaged, else
    /// exhausted, else any.
    CoverSlot { clearing: ClearingId },
    /// A defender enlists an Arbiter, who scores 1 and adds hits to those that the defender can roll.
    Enlist { defender: Faction, arbiter: Faction, adds: u8 },
}

words! {
    /// What a card is drawn for.
    pub enum DrawnFor {
        Order = "order",
        NewOrder = "new-order",
        Market = "market",
        LostSouls = "lost-souls",
        Sway = "sway",
        Craft = "craft",
    }
}

words! {
    /// Why points change.
    pub enum Reason {
        Removed = "removed",
        Crafted = "crafted",
        Track = "track",
        Nightmare = "nightmare",
        Humiliate = "humiliate",
        Nobility = "nobility",
        WarTax = "war-tax",
        Overwhelming = "overwhelming",
        BrutalTactics = "brutal-tactics",
        Ferry = "ferry",
        Pass = "pass",
        Entered = "entered",
        TradePost = "trade-post",
        Organize = "organize",
        Greedy = "greedy",
        /// A human had no card to discard to Automated Outrage.
        Outrage = "outrage",
        /// Martial Law takes one point off a new sympathy token.
        MartialLaw = "martial-law",
        /// The Alliance could not place a sympathy token.
        CannotSpread = "cannot-spread",
        Spiteful = "spiteful",
        /// Extortions that lie face up.
        Extortion = "extortion",
        /// A human named the wrong plot.
        Gamble = "gamble",
        /// A Duchy building could not be placed.
        NothingBuilt = "nothing-built",
        /// A minister's action.
        Minister = "minister",
        /// A human discarded a card to the Investors.
        Investors = "investors",
        /// A Vagabot removed enemy warriors as attacker.
        Warriors = "warriors",
        /// A Scoundrel scorched a clearing.
        Scorched = "scorched",
    }
}

words! {
    /// What chance decides.
    pub enum Chance {
        StartingCorner = "starting-corner",
        StartingSawmill = "starting-sawmill",
        StartingWorkshop = "starting-workshop",
        StartingRecruiter = "starting-recruiter",
        BuildingHit = "building-hit",
        MarketCard = "market-card",
        RelicForest = "relic-forest",
        SanctifiedBuilding = "sanctified-building",
        /// A plot is drawn from the supply.
        Plot = "plot",
        StartingForest = "starting-forest",
        Quest = "quest",
        SlipForest = "slip-forest",
    }
}

words! {
    /// What a human decides.
    pub enum Decision {
        RemovePiece = "remove-piece",
        StartingCorner = "starting-corner",
        StartingSawmill = "starting-sawmill",
        StartingWorkshop = "starting-workshop",
        StartingRecruiter = "starting-recruiter",
        StartingForest = "starting-forest",
        StartingWarrior = "starting-warrior",
        /// Which card is discarded to Automated Outrage.
        Outrage = "outrage",
        /// Which card is discarded to the Investors.
        Investors = "investors",
        /// Whether a card is spent on Field Hospitals.
        FieldHospitals = "field-hospitals",
        /// Whether an ambush of their own cancels the one that a bot plays (Law of Root 4.3.1).
        CancelAmbush = "cancel-ambush",
        /// Which card is lost to Extortion.
        Extortion = "extortion",
        /// Which plot lies face down.
        Gamble = "gamble",
        /// Where a human's Raid brings no warrior, when there are too few.
        RaidWithout = "raid-without",
        /// Whether a defender enlists the Arbiter.
        Enlist = "enlist",
        /// Which ambush of their own was spent on that.
        SpentAmbush = "spent-ambush",
        /// Which card a Thief took.
        Theft = "theft",
    }
}

/// One of the options of a chance or a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    Piece(Piece),
    Place(Place),
    Plot(Plot),
    /// A quest of this suit.
    Quest(Suit),
    /// A card of this suit is discarded.
    Discard(Suit),
    Cannot,
    Enlist,
    Decline,
    /// A card of the Market.
    Card(DeckCard),
    /// An ambush is cancelled.
    Cancel,
}

impl Pick {
    /// The option's name in scenario files.
    #[must_use]
    pub fn name(self, map: &crate::map::Map) -> String {
        match self {
            Pick::Piece(piece) => piece.to_string(),
            Pick::Place(place) => map.place_name(place),
            Pick::Plot(plot) => plot.to_string(),
            Pick::Quest(suit) => suit.to_string(),
            Pick::Discard(suit) => format!("discard {suit}"),
            Pick::Cannot => "cannot".to_owned(),
            Pick::Enlist => "enlist".to_owned(),
            Pick::Decline => "decline".to_owned(),
            Pick::Card(card) => card.short_name(),
            Pick::Cancel => "cancel".to_owned(),
        }
    }
}

/// What may be answered to a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// That it is done.
    Done,
    /// The card that was drawn: any of the deck in play, or that there is none left.
    Draw,
    /// The two dice, and effects that humans use.
    Dice(Box<Battle>),
    /// One of these, by chance, each as likely as its weight says.
    Chance(Vec<(Pick, u8)>),
    /// One of these, as a human decides.
    Choose(Vec<Pick>),
    /// Any action of a human's turn, or its end: not an answer but an input of its own.
    HumanTurn,
    /// Nothing more: the game is over.
    Over,
}

/// An answer to a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Done,
    Card(DeckCard),
    /// Nothing can be drawn: there is neither a draw pile nor a discard pile to shuffle (ruling L-13).
    NoCard,
    Dice {
        dice: [u8; 2],
        effects: Vec<(Faction, Effect)>,
    },
    Pick(Pick),
}

/// An answer that is not among a prompt's options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerError {
    #[error("this card asks for something else")]
    OtherPrompt,
    #[error("a die shows 0 to 3, not {0}")]
    Die(u8),
    #[error("{0} cannot use {1} in this battle")]
    Effect(Faction, Effect),
    #[error("not among the options")]
    NotAnOption,
    #[error("{0} is not in this deck")]
    NotInDeck(DeckCard),
}

impl Prompt {
    /// Whether an answer is among the options.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check(&self, answer: &Answer, deck: Option<&crate::deck::Deck>) -> Result<(), AnswerError> {
        match (self, answer) {
            (Prompt::Done, Answer::Done) | (Prompt::Draw, Answer::NoCard) => Ok(()),
            (Prompt::Draw, &Answer::Card(card)) => {
                let known = card.name.is_none() || deck.is_some_and(|deck| deck.face(card).is_some());
                if known { Ok(()) } else { Err(AnswerError::NotInDeck(card)) }
            }
            (Prompt::Dice(battle), Answer::Dice { dice, effects }) => {
                if let Some(&die) = dice.iter().find(|&&die| die > 3) {
                    return Err(AnswerError::Die(die));
                }
                match effects.iter().find(|&&(faction, effect)| !battle.may_use(faction, effect)) {
                    Some(&(faction, effect)) => Err(AnswerError::Effect(faction, effect)),
                    None => Ok(()),
                }
            }
            (Prompt::Chance(options), Answer::Pick(pick)) => {
                let among = options.iter().any(|(option, _)| option == pick);
                if among { Ok(()) } else { Err(AnswerError::NotAnOption) }
            }
            (Prompt::Choose(options), Answer::Pick(pick)) => {
                if options.contains(pick) {
                    Ok(())
                } else {
                    Err(AnswerError::NotAnOption)
                }
            }
            _ => Err(AnswerError::OtherPrompt),
        }
    }
}
