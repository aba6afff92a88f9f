//! The shape of a scenario file, as TOML gives it. Unknown keys are errors.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::bots::duchy::Minister;
use crate::bots::vagabot::Character;
use crate::deck::DeckId;
use crate::faction::Faction;
use crate::item::Item;
use crate::map::{Layout, MapId};
use crate::piece::Plot;
use crate::seat::{Difficulty, Trait};
use crate::suit::Suit;
use crate::table::Services;

pub(super) type Text = Spanned<String>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) title: String,
    pub(super) rule: String,
    pub(super) map: Spanned<MapId>,
    pub(super) layout: Option<Spanned<Layout>>,
    pub(super) suits: Option<Spanned<Vec<Suit>>>,
    #[serde(default = "base")]
    pub(super) deck: DeckId,
    #[serde(default)]
    pub(super) coop: bool,
    #[serde(default = "basic")]
    pub(super) services: Services,
    pub(super) ruins: Option<Vec<Spanned<u8>>>,
    pub(super) items: Option<Vec<Item>>,
    #[serde(default)]
    pub(super) rulings: BTreeMap<String, Text>,
    pub(super) ferry: Option<Spanned<u8>>,
    #[serde(default)]
    pub(super) discard: Vec<Text>,
    pub(super) players: Spanned<Vec<Spanned<Player>>>,
    #[serde(default)]
    pub(super) board: BTreeMap<String, Text>,
    #[serde(default)]
    pub(super) tray: BTreeMap<Faction, Spanned<Tray>>,
    #[serde(default, rename = "do")]
    pub(super) happenings: Vec<Text>,
    #[serde(default)]
    pub(super) deal: Deal,
    #[serde(default)]
    pub(super) expect: Expect,
}

fn base() -> DeckId {
    DeckId::Base
}

fn basic() -> Services {
    Services::Basic
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub(super) faction: Faction,
    pub(super) control: Control,
    pub(super) difficulty: Option<Difficulty>,
    pub(super) traits: Option<Vec<Trait>>,
    #[serde(default)]
    pub(super) vp: u8,
    #[serde(default)]
    pub(super) crafted: Vec<Item>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Control {
    Bot,
    Human,
}

/// What a tray can hold; which keys a faction has is checked afterwards.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tray {
    pub(super) supply: Option<u8>,
    pub(super) decree: Option<Decree>,
    pub(super) viziers: Option<u8>,
    pub(super) acolytes: Option<u8>,
    pub(super) marker: Option<u8>,
    pub(super) lost_souls: Option<Vec<Text>>,
    pub(super) payments: Option<BTreeMap<Faction, u8>>,
    pub(super) market: Option<Vec<Text>>,
    pub(super) burrow: Option<u8>,
    pub(super) swayed: Option<Vec<Minister>>,
    pub(super) plot_supply: Option<Vec<Plot>>,
    pub(super) character: Option<Character>,
    pub(super) at: Option<At>,
    pub(super) quest: Option<Suit>,
    pub(super) items: Option<OwnItems>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Decree {
    pub(super) fox: u8,
    pub(super) mouse: u8,
    pub(super) rabbit: u8,
    pub(super) bird: u8,
}

impl Decree {
    pub(super) fn column(self, suit: Suit) -> u8 {
        match suit {
            Suit::Fox => self.fox,
            Suit::Mouse => self.mouse,
            Suit::Rabbit => self.rabbit,
            Suit::Bird => self.bird,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct OwnItems {
    pub(super) ready: u8,
    pub(super) exhausted: u8,
    pub(super) damaged_ready: u8,
    pub(super) damaged_exhausted: u8,
}

/// Where a Vagabot is: a clearing's number or a place's name.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum At {
    Clearing(u8),
    Place(String),
}

impl At {
    pub(super) fn name(&self) -> String {
        match self {
            At::Clearing(number) => number.to_string(),
            At::Place(name) => name.clone(),
        }
    }
}

/// What chance and people answer, each list used up from its front.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Deal {
    pub(super) cards: Vec<String>,
    pub(super) dice: Vec<String>,
    pub(super) random: Vec<String>,
    pub(super) choices: Vec<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Expect {
    pub(super) events: Vec<String>,
    pub(super) never: Vec<String>,
    pub(super) vp: BTreeMap<Faction, u8>,
    pub(super) supply: BTreeMap<Faction, u8>,
    pub(super) items: Option<Vec<Item>>,
    pub(super) crafted: BTreeMap<Faction, Vec<Item>>,
    pub(super) board: BTreeMap<String, Text>,
    pub(super) tray: BTreeMap<Faction, Spanned<Tray>>,
}
