//! A seat: who plays a faction, how, and what lies in front of them.

use serde::{Deserialize, Serialize};

use crate::bots::corvids::Conspiracy;
use crate::bots::duchy::Court;
use crate::bots::eyrie::Decree;
use crate::bots::lizards::Cult;
use crate::bots::riverfolk::Company;
use crate::bots::vagabot::Wanderer;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::ForestId;
use crate::words::words;

words! {
    /// A bot's difficulty card.
    pub enum Difficulty {
        Easy = "easy",
        Default = "default",
        Challenging = "challenging",
        Nightmare = "nightmare",
    }
}

words! {
    /// A bot's trait card.
    pub enum Trait {
        Blitz = "blitz",
        Fortified = "fortified",
        Hospitals = "hospitals",
        IronWill = "iron-will",
        Overwhelming = "overwhelming",
        Nobility = "nobility",
        Relentless = "relentless",
        Swoop = "swoop",
        WarTax = "war-tax",
        Focused = "focused",
        Informants = "informants",
        Popularity = "popularity",
        Veterans = "veterans",
        Wildfire = "wildfire",
        Steadfast = "steadfast",
        Adventurer = "adventurer",
        Berserker = "berserker",
        Helper = "helper",
        Marksman = "marksman",
        Questing = "questing",
        Spiteful = "spiteful",
        Erratic = "erratic",
        Fanatics = "fanatics",
        Martyrs = "martyrs",
        Greedy = "greedy",
        Involved = "involved",
        Garrison = "garrison",
        Ferocious = "ferocious",
        Foundations = "foundations",
        Investors = "investors",
        Overwhelm = "overwhelm",
        Invaders = "invaders",
        Gamble = "gamble",
        BackupPlans = "backup-plans",
        Mastermind = "mastermind",
        Vendetta = "vendetta",
    }
}

impl Trait {
    /// The traits that a faction's bot can have.
    #[must_use]
    pub const fn of(faction: Faction) -> &'static [Trait] {
        use Trait::*;
        match faction {
            Faction::Marquise => &[Blitz, Fortified, Hospitals, IronWill, Overwhelming],
            Faction::Eyrie => &[Nobility, Relentless, Swoop, WarTax, Focused],
            Faction::Alliance => &[Informants, Popularity, Veterans, Wildfire, Steadfast],
            Faction::Vagabond | Faction::Vagabond2 => &[Adventurer, Berserker, Helper, Marksman, Questing],
            Faction::Lizards => &[Spiteful, Erratic, Fanatics, Martyrs],
            Faction::Riverfolk => &[Greedy, Involved, Garrison, Ferocious],
            Faction::Duchy => &[Foundations, Investors, Overwhelm, Invaders],
            Faction::Corvids => &[Gamble, BackupPlans, Mastermind, Vendetta],
            Faction::Hundreds | Faction::Keepers => &[],
        }
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "control", rename_all = "lowercase")]
pub enum Control {
    Human,
    Bot { difficulty: Difficulty, traits: Vec<Trait> },
}

/// A faction at the table and what lies in front of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seat {
    pub faction: Faction,
    pub control: Control,
    /// Points, 0 to 30.
    pub vp: u8,
    /// No score marker: an activated dominance card, or a coalition (ruling C-8).
    pub off_track: bool,
    /// The Crafted Items box; for a human Vagabond the items they own.
    pub crafted: Vec<Item>,
    /// Warriors that are neither on the map nor on a tray nor in the supply (Coffin Makers).
    pub away: u8,
    /// A human is known to hold no cards, until the end of the turn.
    #[serde(default)]
    pub empty_hand: bool,
    /// A human has crafted Soup Kitchens: each of their tokens counts 2 for rule.
    #[serde(default)]
    pub soup_kitchens: bool,
    /// Where a pawn is while it stands in no clearing.
    pub forest: Option<ForestId>,
    pub tray: Tray,
}

/// What a faction keeps beside the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Tray {
    None,
    Eyrie(Decree),
    Lizards(Cult),
    Riverfolk(Company),
    Duchy(Court),
    Corvids(Conspiracy),
    Vagabot(Wanderer),
}

impl Seat {
    /// A seat before set-up.
    #[must_use]
    pub fn new(faction: Faction, control: Control) -> Self {
        let tray = match (faction, &control) {
            (Faction::Eyrie, Control::Bot { .. }) => Tray::Eyrie(Decree::default()),
            (Faction::Lizards, _) => Tray::Lizards(Cult::default()),
            (Faction::Riverfolk, _) => Tray::Riverfolk(Company::default()),
            (Faction::Duchy, _) => Tray::Duchy(Court::default()),
            (Faction::Corvids, _) => Tray::Corvids(Conspiracy::default()),
            (Faction::Vagabond | Faction::Vagabond2, Control::Bot { .. }) => Tray::Vagabot(Wanderer::default()),
            _ => Tray::None,
        };
        Seat {
            faction,
            control,
            vp: 0,
            off_track: false,
            crafted: Vec::new(),
            away: 0,
            empty_hand: false,
            soup_kitchens: false,
            forest: None,
            tray,
        }
    }

    /// Whether a bot plays it.
    #[must_use]
    pub fn is_bot(&self) -> bool {
        matches!(self.control, Control::Bot { .. })
    }

    /// Whether a bot with this trait plays it.
    #[must_use]
    pub fn has(&self, wanted: Trait) -> bool {
        matches!(&self.control, Control::Bot { traits, .. } if traits.contains(&wanted))
    }

    /// The bot's difficulty; a human seat has none.
    #[must_use]
    pub fn difficulty(&self) -> Option<Difficulty> {
        match self.control {
            Control::Bot { difficulty, .. } => Some(difficulty),
            Control::Human => None,
        }
    }

    /// Warriors on the tray, so neither on the map nor in the supply, by whose they are.
    #[must_use]
    pub fn warriors_on_tray(&self, of: Faction) -> u8 {
        match &self.tray {
            Tray::Lizards(cult) if of == self.faction => cult.acolytes,
            Tray::Riverfolk(company) => company.payments.get(&of).copied().unwrap_or(0),
            Tray::Duchy(court) if of == self.faction => court.burrow,
            _ => 0,
        }
    }
}
