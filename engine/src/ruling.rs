//! Switchable rulings: answers to questions that the Law leaves open and that divide tables.
//!
//! Each is one enum, its default first. The questions that only have a fixed answer carry their
//! id where they are coded.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! rulings {
    ($($(#[$meta:meta])* $field:ident: $kind:ident $id:literal { $first:ident = $first_word:literal $(, $variant:ident = $word:literal)+ })+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
            pub enum $kind {
                #[default]
                #[serde(rename = $first_word)]
                $first,
                $(#[serde(rename = $word)] $variant),+
            }
        )+

        /// The answers in force in a game.
        #[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Rulings { $($(#[$meta])* pub $field: $kind),+ }

        /// A question, by its id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Ruling { $(#[serde(rename = $id)] $kind),+ }

        impl Ruling {
            /// Every switchable ruling.
            pub const ALL: &'static [Ruling] = &[$(Ruling::$kind),+];

            /// The ruling's id, as `E-0`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Ruling::$kind => $id),+ }
            }

            /// The ruling with this id.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Ruling::$kind),)+ _ => None }
            }

            /// The words of its possible values, the default first.
            #[must_use]
            pub const fn values(self) -> &'static [&'static str] {
                match self { $(Ruling::$kind => &[$first_word, $($word),+]),+ }
            }
        }

        impl Rulings {
            /// The word of the value in force.
            #[must_use]
            pub fn value(&self, ruling: Ruling) -> &'static str {
                match ruling { $(Ruling::$kind => match self.$field {
                    $kind::$first => $first_word,
                    $($kind::$variant => $word),+
                }),+ }
            }

            /// Sets a ruling to the value with this word.
            ///
            /// # Errors
            ///
            /// Where the ruling has no such value.
            pub fn set(&mut self, ruling: Ruling, value: &str) -> Result<(), UnknownValue> {
                match ruling {
                    $(Ruling::$kind => self.$field = match value {
                        $first_word => $kind::$first,
                        $($word => $kind::$variant,)+
                        _ => return Err(UnknownValue { ruling, value: value.to_owned() }),
                    }),+
                }
                Ok(())
            }
        }
    };
}

/// A ruling has no value of this word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ruling {ruling} has no value {value:?}")]
pub struct UnknownValue {
    pub ruling: Ruling,
    pub value: String,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

rulings! {
    /// Warriors moved into a later origin of the same step.
    move_into_later_origin: MoveIntoLaterOrigin "C-2" { MoveAgain = "move-again", MoveOnce = "move-once" }
    /// A hit on one of several buildings of a bot.
    random_building_hit: RandomBuildingHit "C-3" { ByPiece = "by-piece", ByType = "by-type" }
    /// The starting corners that a bot avoids.
    avoided_corners: AvoidedCorners "C-12" { BotsOnly = "bots-only", AllPlayers = "all-players" }
    /// How often the Marquise may expand in a turn.
    expand: Expand "M-1" { Unlimited = "unlimited", Once = "once" }
    /// The Marquise's Escalated Build when the most-built type is used up.
    most_built_used_up: MostBuiltUsedUp "M-7" { Nothing = "nothing", NextType = "next-type" }
    /// The Marquise's Move when no neighbour holds an enemy piece.
    move_without_enemy: MoveWithoutEnemy "M-11" { Move = "move", Stay = "stay" }
    /// The order in which the Eyrie resolve the Decree.
    decree_order: DecreeOrder "E-0" { ByAction = "by-action", ByColumn = "by-column" }
    /// The Eyrie's Move when the fullest clearing can move nobody.
    fullest_cannot_move: FullestCannotMove "E-1" { NextClearing = "next-clearing", Skip = "skip" }
    /// Whose defenseless buildings count for the Eyrie's Battle.
    defenseless_buildings: DefenselessBuildings "E-4" { AllOwners = "all-owners", OneOwner = "one-owner" }
    /// Where the Alliance spread when no ordered clearing next to sympathy is free.
    spread_elsewhere: SpreadElsewhere "A-2" { Anywhere = "anywhere", Adjacent = "adjacent" }
    /// Whether the Vagabot is defenseless as a defender.
    vagabot_defenseless: VagabotDefenseless "V-1" { Always = "always", NoUndamagedItems = "no-undamaged-items", Never = "never" }
    /// Whether items on the Battle Track stay or are chosen anew.
    battle_track: BattleTrack "V-3" { Sticky = "sticky", Recompute = "recompute" }
    /// Where the Vagabot battles again.
    battle_again: BattleAgain "V-8" { SameClearing = "same-clearing", WholeMap = "whole-map" }
    /// Points of a Helper who takes several items at once.
    helper_points: HelperPoints "V-10" { OneExtra = "one-extra", Doubled = "doubled" }
    /// Points of a bot aided for several items.
    aided_bot: AidedBot "V-23" { OneVp = "one-vp", PerItem = "per-item" }
    /// Robot Revenge in the Lizards' own turn.
    revenge_turn: RevengeTurn "L-1" { OtherTurnsOnly = "other-turns-only", Always = "always" }
    /// Where a revealed bird card goes.
    revealed_bird: RevealedBird "L-11" { Discard = "discard", Return = "return" }
    /// Points for placing trade posts.
    post_points: PostPoints "R-4" { None = "none", ByTrack = "by-track" }
    /// Whether the sword alone triggers Organize.
    organize: Organize "R-5" { Either = "either", ShieldOnly = "shield-only" }
    /// Whether removing a trade post costs the remover half of their Payments.
    payments_lost: PaymentsLost "R-9" { Off = "off", On = "on" }
    /// Whose warriors are counted for Dig.
    dig_warriors: DigWarriors "U-3" { AllWarriors = "all-warriors", EnemyOnly = "enemy-only" }
    /// The Brigadier with exactly three warriors in the Burrow.
    brigadier: BrigadierNeeds "U-5" { ThreeSuffice = "three-suffice", NeedFour = "need-four" }
    /// How often The Plot Thickens in one Recruit.
    plot_thickens: PlotThickens "CC-2" { PerShortage = "per-shortage", Once = "once" }
    /// Which card a human discards to Extortion.
    extortion_card: ExtortionCard "CC-7" { Random = "random", Chosen = "chosen" }
}
