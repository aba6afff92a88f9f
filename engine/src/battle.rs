//! Battle (Law of Root 4.3 with the changes of the Law of Rootbotics): every modifier of both
//! sides stands here.

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::bots;
use crate::card::{Decision, Lot, Message, Reason};
use crate::deck::{CardName, DeckCard};
use crate::event::Event;
use crate::faction::Faction;
use crate::item::Item;
use crate::losses::lost_warriors;
use crate::map::ClearingId;
use crate::piece::{Face, Piece};
use crate::ruling::{Ruling, VagabotDefenseless};
use crate::seat::{Trait, Tray};
use crate::suit::Suit;
use crate::table::Table;
use crate::turn::{Because, Play, Turn};
use crate::words::words;

/// A battle as it stands before the roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub clearing: ClearingId,
    pub attacker: Side,
    pub defender: Side,
    /// The defender takes the higher die: human Alliance (Guerrilla War, Law of Root 8.2.2), or
    /// the Automated Alliance with Veterans.
    pub defender_takes_higher: bool,
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub faction: Faction,
    /// The most hits that it can roll (Law of Root 4.3.3).
    pub max_rolled: u8,
    /// Hits that it deals besides, not capped.
    pub extra: Vec<(ExtraHit, u8)>,
    /// First hits that it ignores.
    pub ignores: u8,
    /// Effects that its human may use.
    pub may_use: Vec<Effect>,
}

words! {
    /// Where an extra hit comes from.
    pub enum ExtraHit {
        Defenseless = "defenseless",
        Column = "column",
        BattleTrack = "battle-track",
        Captain = "captain",
        Fanatics = "fanatics",
        AutomatedAmbush = "automated-ambush",
        EmbeddedAgents = "embedded-agents",
        HeldAmbush = "held-ambush",
    }
}

words! {
    /// An optional effect of a human in battle (Law of Root 4.3.2, 4.3.4).
    pub enum Effect {
        Armorers = "armorers",
        Sappers = "sappers",
        BrutalTactics = "brutal-tactics",
        FoxPartisans = "fox-partisans",
        MousePartisans = "mouse-partisans",
        RabbitPartisans = "rabbit-partisans",
        /// The Eyrie's Commander leads the attack (7.8.3).
        Commander = "commander",
        /// The Marquise brings removed warriors back to the Keep (6.2.3).
        FieldHospitals = "field-hospitals",
        /// The Hundreds' moods (14.7).
        Wrathful = "wrathful",
        Stubborn = "stubborn",
        /// The Hundreds loot instead of dealing rolled hits (14.2.5).
        Looters = "looters",
        /// The Ronin exhausts a sword (V.9.2).
        SwiftStrike = "swift-strike",
        /// An ambush card between humans (4.3.1).
        Ambush = "ambush",
        /// How many undamaged swords a human Vagabond has (9.2.6); three or more make no difference.
        NoSword = "no-sword",
        OneSword = "one-sword",
        TwoSwords = "two-swords",
        ThreeSwords = "three-swords",
    }
}

impl Effect {
    /// Undamaged swords, where the effect tells them.
    const fn swords(self) -> Option<u8> {
        match self {
            Effect::NoSword => Some(0),
            Effect::OneSword => Some(1),
            Effect::TwoSwords => Some(2),
            Effect::ThreeSwords => Some(3),
            _ => None,
        }
    }

    /// The card that its human discards for it: a bird, of both.
    const fn discards(self) -> Option<CardName> {
        match self {
            Effect::Armorers => Some(CardName::Armorers),
            Effect::Sappers => Some(CardName::Sappers),
            _ => None,
        }
    }

    /// Extra hits that it deals.
    const fn extra_hits(self) -> u8 {
        match self {
            Effect::Sappers
            | Effect::BrutalTactics
            | Effect::FoxPartisans
            | Effect::MousePartisans
            | Effect::RabbitPartisans
            | Effect::Commander
            | Effect::Wrathful
            | Effect::SwiftStrike => 1,
            Effect::Ambush => 2,
            _ => 0,
        }
    }
}

/// What both sides deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub attacker: Hits,
    pub defender: Hits,
}

/// Hits of one side as a sum: the die, cut to what it can roll, plus extra hits, less what the
/// other side ignores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hits {
    pub die: u8,
    pub rolled: u8,
    pub extra: u8,
    pub ignored: u8,
    pub dealt: u8,
}

/// What a battle cost both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fought {
    pub defender_lost: Vec<Lot>,
    pub attacker_lost: Vec<Lot>,
}

/// What came of the effects before the roll.
struct BeforeRoll {
    /// Hits that an enlisted Arbiter adds to those that the defender can roll.
    enlisted: u8,
    /// First hits that the defender has ignored already.
    ignored: u8,
    /// Warriors of the defender that fell already.
    fallen: u8,
}

impl Battle {
    /// The battle that these two would have in a clearing. `extra` are hits that the attacker's
    /// own action adds.
    #[must_use]
    pub fn new(table: &Table, clearing: ClearingId, attacker: Faction, defender: Faction, extra: &[ExtraHit]) -> Self {
        let side = |faction, enemy, attacks: bool| Side {
            faction,
            max_rolled: max_rolled(table, clearing, faction, enemy, attacks),
            extra: extra_hits(table, clearing, faction, enemy, attacks),
            ignores: ignored_first(table, clearing, faction),
            may_use: effects(table, clearing, faction, enemy, attacks),
        };
        let mut battle = Battle {
            clearing,
            attacker: side(attacker, defender, true),
            defender: side(defender, attacker, false),
            defender_takes_higher: defender == Faction::Alliance
                && (table.is_human(defender) || table.has(defender, Trait::Veterans)),
        };
        battle.attacker.extra.extend(extra.iter().map(|&hit| (hit, 1)));
        battle
    }

    /// Whether a faction may use an effect in this battle.
    #[must_use]
    pub fn may_use(&self, faction: Faction, effect: Effect) -> bool {
        [&self.attacker, &self.defender].iter().any(|side| side.faction == faction && side.may_use.contains(&effect))
    }

    /// What both sides deal with these dice and effects (Law of Root 4.3.3 to 4.3.5). The order
    /// of the dice does not matter.
    #[must_use]
    pub fn outcome(&self, dice: [u8; 2], used: &[(Faction, Effect)]) -> Outcome {
        let [one, two] = dice;
        let (high, low) = (one.max(two), one.min(two));
        let (attacker_die, defender_die) = if self.defender_takes_higher { (low, high) } else { (high, low) };
        Outcome {
            attacker: hits(&self.attacker, &self.defender, true, attacker_die, used),
            defender: hits(&self.defender, &self.attacker, false, defender_die, used),
        }
    }
}

fn hits(side: &Side, enemy: &Side, attacks: bool, die: u8, used: &[(Faction, Effect)]) -> Hits {
    let own = || used.iter().filter(|(faction, _)| *faction == side.faction).map(|&(_, effect)| effect);
    let theirs = |wanted| used.contains(&(enemy.faction, wanted));
    let mut most = own().find_map(Effect::swords).unwrap_or(side.max_rolled);
    if theirs(Effect::Ambush) {
        // The ambush's two hits fall before the roll (4.3.1).
        most = most.saturating_sub(2);
    }
    let rolled = if own().any(|effect| effect == Effect::Looters) { 0 } else { die.min(most) };
    // What the human Vagabond tells of undamaged swords settles whether they are defenseless (9.2.4).
    let told = used.iter().find_map(|&(faction, effect)| effect.swords().filter(|_| faction == enemy.faction));
    let counts = |hit| told.is_none() || hit != ExtraHit::Defenseless;
    let listed: u8 = side.extra.iter().filter(|&&(hit, _)| counts(hit)).map(|&(_, hits)| hits).sum();
    let extra = listed + u8::from(attacks && told == Some(0)) + own().map(Effect::extra_hits).sum::<u8>();
    let armorers = if theirs(Effect::Armorers) { rolled } else { 0 };
    let stubborn = u8::from(theirs(Effect::Stubborn));
    let first = enemy.ignores.max(stubborn).min(rolled + extra - armorers);
    let ignored = armorers + first;
    Hits { die, rolled, extra, ignored, dealt: rolled + extra - ignored }
}

/// Own warriors in a battle, hired ones included: they never fight the Riverfolk
/// (Law of Root 11.2.7.III).
fn warriors(table: &Table, clearing: ClearingId, faction: Faction, enemy: Faction) -> u8 {
    let hired = if enemy == Faction::Riverfolk { 0 } else { table.hired_warriors(faction, clearing) };
    table.warriors(faction, clearing) + hired
}

/// Undamaged swords of a human Vagabond, as far as the app knows their items.
fn swords(table: &Table, faction: Faction) -> u8 {
    let count = table.seat(faction).map_or(0, |s| s.crafted.iter().filter(|&&i| i == Item::Sword).count());
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn max_rolled(table: &Table, clearing: ClearingId, faction: Faction, enemy: Faction, attacks: bool) -> u8 {
    let Some(seat) = table.seat(faction) else { return 0 };
    if let Tray::Vagabot(wanderer) = &seat.tray {
        return wanderer.max_rolled();
    }
    if faction.is_vagabond() {
        return swords(table, faction).min(3);
    }
    if attacks && seat.has(Trait::Ferocious) {
        return 3;
    }
    let posts = if !attacks && seat.has(Trait::Garrison) { table.count(faction, Piece::Post, clearing) } else { 0 };
    warriors(table, clearing, faction, enemy) + posts
}

/// Whether a defender takes the extra hit for having no warrior there (4.3.5.II).
fn is_defenseless(table: &Table, clearing: ClearingId, faction: Faction, enemy: Faction) -> bool {
    let Some(seat) = table.seat(faction) else { return false };
    if let Tray::Vagabot(wanderer) = &seat.tray {
        return match table.rulings.vagabot_defenseless {
            VagabotDefenseless::Always => true,
            VagabotDefenseless::NoUndamagedItems => wanderer.undamaged() == 0,
            VagabotDefenseless::Never => false,
        };
    }
    if faction.is_vagabond() {
        return swords(table, faction) == 0;
    }
    !seat.has(Trait::Garrison) && warriors(table, clearing, faction, enemy) == 0
}

fn extra_hits(
    table: &Table,
    clearing: ClearingId,
    faction: Faction,
    enemy: Faction,
    attacks: bool,
) -> Vec<(ExtraHit, u8)> {
    let mut extra = Vec::new();
    let Some(seat) = table.seat(faction) else { return extra };
    if attacks {
        if is_defenseless(table, clearing, enemy, faction) {
            extra.push((ExtraHit::Defenseless, 1));
        }
        match &seat.tray {
            Tray::Vagabot(wanderer) if wanderer.has_third_track_item() => extra.push((ExtraHit::BattleTrack, 1)),
            Tray::Duchy(court)
                if seat.is_bot()
                    && court.is_swayed(bots::duchy::Minister::Captain)
                    && table.count(faction, Piece::Tunnel, clearing) > 0 =>
            {
                extra.push((ExtraHit::Captain, 1));
            }
            _ => {}
        }
    } else {
        if faction == Faction::Alliance && seat.is_bot() {
            let informed = seat.has(Trait::Informants)
                && table.defenseless(faction, clearing)
                && table.count(faction, Piece::Sympathy, clearing) > 0;
            if warriors(table, clearing, faction, enemy) > 0 || informed {
                extra.push((ExtraHit::AutomatedAmbush, 1));
            }
        }
        let facedown = matches!(table.plot(clearing), Some((_, Face::Down)));
        if faction == Faction::Corvids && facedown {
            extra.push((ExtraHit::EmbeddedAgents, 1));
        }
    }
    extra
}

/// First hits ignored: the Keepers' Devout Knights (15.2.4).
fn ignored_first(table: &Table, clearing: ClearingId, faction: Faction) -> u8 {
    let devout = faction == Faction::Keepers
        && table.count(faction, Piece::Relic, clearing) > 0
        && table.warriors(faction, clearing) > 0;
    u8::from(devout)
}

fn effects(table: &Table, clearing: ClearingId, faction: Faction, enemy: Faction, attacks: bool) -> Vec<Effect> {
    if !table.is_human(faction) {
        return Vec::new();
    }
    let mut may = match table.deck {
        crate::deck::DeckId::Base if attacks => vec![Effect::Armorers, Effect::BrutalTactics],
        crate::deck::DeckId::Base => vec![Effect::Armorers, Effect::Sappers],
        crate::deck::DeckId::Exiles => match table.suit(clearing) {
            Suit::Fox => vec![Effect::FoxPartisans],
            Suit::Mouse => vec![Effect::MousePartisans],
            Suit::Rabbit => vec![Effect::RabbitPartisans],
            Suit::Bird => Vec::new(),
        },
    };
    match faction {
        Faction::Eyrie if attacks => may.push(Effect::Commander),
        Faction::Marquise if table.on_map(faction, Piece::Keep) > 0 => may.push(Effect::FieldHospitals),
        Faction::Hundreds => {
            if attacks {
                may.push(Effect::Looters);
            }
            if table.count(faction, Piece::Warlord, clearing) > 0 {
                may.push(if attacks { Effect::Wrathful } else { Effect::Stubborn });
                if attacks {
                    may.push(Effect::Stubborn);
                }
            }
        }
        Faction::Vagabond | Faction::Vagabond2 => {
            may.extend([
                Effect::SwiftStrike,
                Effect::NoSword,
                Effect::OneSword,
                Effect::TwoSwords,
                Effect::ThreeSwords,
            ]);
        }
        _ => {}
    }
    // Bots never meet ambush cards (Law of Rootbotics 2.8.2).
    if !attacks && table.is_human(enemy) {
        may.push(Effect::Ambush);
    }
    may
}

impl Turn<'_> {
    /// A battle from the roll to what it sets off. `extra` are hits of the attacker's own action.
    ///
    /// # Errors
    ///
    /// A pause while the players owe dice or a decision.
    pub fn battle(
        &mut self,
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
        extra: &[ExtraHit],
        because: Because,
    ) -> Play<Fought> {
        self.fight(clearing, attacker, defender, None, extra, because)
    }

    /// A battle in which another player picks and removes the pieces of both sides, and scores for
    /// them.
    ///
    /// # Errors
    ///
    /// A pause while the players owe dice or a decision.
    pub(crate) fn battle_for(
        &mut self,
        remover: Faction,
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
        because: Because,
    ) -> Play<Fought> {
        self.fight(clearing, attacker, defender, Some(remover), &[], because)
    }

    /// A battle; where another player removes the pieces of both sides, for that one.
    fn fight(
        &mut self,
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
        remover: Option<Faction>,
        extra: &[ExtraHit],
        mut because: Because,
    ) -> Play<Fought> {
        self.hire_for_battle(clearing, attacker, defender)?;
        self.happened(Event::Battle { clearing, attacker, defender });
        let ambushed = self.meet_ambush(clearing, attacker, defender, remover, &because)?;
        if !ambushed.is_empty() && !attacker.is_vagabond() && warriors(&self.table, clearing, attacker, defender) == 0 {
            // No attacking warrior is left: the battle is over (Law of Root 4.3.1.II).
            bots::marquise::field_hospitals(self, ambushed.iter().copied())?;
            return Ok(Fought { defender_lost: Vec::new(), attacker_lost: ambushed });
        }
        let before = self.before_roll(clearing, attacker, defender, remover)?;
        if self.table.pieces(defender, clearing) == 0 {
            // Nobody is left to roll for (rulings C-16 and V-18).
            return Ok(Fought { defender_lost: Vec::new(), attacker_lost: ambushed });
        }
        let mut battle = Battle::new(&self.table, clearing, attacker, defender, extra);
        battle.defender.max_rolled += before.enlisted;
        battle.defender.ignores -= before.ignored;
        if self.table.wanderer(defender).is_some() {
            because = because.ruling(Ruling::VagabotDefenseless);
        }
        let (dice, effects) = self.roll(&battle, because)?;
        let outcome = battle.outcome(dice, &effects);
        for &(_, effect) in &effects {
            if let Some(name) = effect.discards() {
                self.table.discard_card(DeckCard { suit: Suit::Bird, name: Some(name) });
            }
        }
        if effects.iter().any(|&(_, effect)| effect == Effect::BrutalTactics) {
            self.score(defender, 1, Reason::BrutalTactics)?;
        }
        let defender_lost = self.losses(clearing, defender, attacker, outcome.attacker.dealt, remover)?;
        let attacker_lost = self.losses(clearing, attacker, defender, outcome.defender.dealt, remover)?;
        let mut fought = Fought { defender_lost, attacker_lost };
        let lots: Vec<Lot> = fought.defender_lost.iter().chain(&fought.attacker_lost).copied().collect();
        let removals = match remover {
            Some(remover) => vec![Removal::by(remover, lots.clone())],
            None => vec![
                Removal::by(attacker, fought.defender_lost.clone()),
                Removal::by(defender, fought.attacker_lost.clone()),
            ],
        };
        if !lots.is_empty() {
            let points = self.points_for(&removals);
            self.tell(Message::Losses { clearing, lots, points }, Because::nothing())?;
        }
        for (faction, hits) in [(defender, outcome.attacker.dealt), (attacker, outcome.defender.dealt)] {
            if faction.is_vagabond() {
                bots::vagabot::take_hits(self, faction, hits)?;
            }
        }
        self.remove_all(&removals)?;
        fought.attacker_lost.extend(ambushed);
        for (faction, lost) in [(defender, &fought.defender_lost), (attacker, &fought.attacker_lost)] {
            if effects.contains(&(faction, Effect::FieldHospitals)) {
                let suits = [self.table.suit(clearing), Suit::Bird];
                self.spend(faction, Decision::FieldHospitals, &suits, None)?;
                bots::marquise::bring_back(self, lost_warriors(lost, faction))?;
            }
        }
        if self.table.has(defender, Trait::Hospitals) {
            let fallen = lost_warriors(&fought.defender_lost, defender);
            bots::marquise::hospitals(self, before.fallen + fallen)?;
        }
        Ok(fought)
    }

    /// A Duchy bot plays an ambush that it bought: two hits before the roll (Law of Root 4.3.1,
    /// ruling S-8). Returns what the attacker lost to it.
    fn meet_ambush(
        &mut self,
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
        remover: Option<Faction>,
        because: &Because,
    ) -> Play<Vec<Lot>> {
        if !self.plays_ambush(clearing, attacker, defender, because)? {
            return Ok(Vec::new());
        }
        if attacker.is_vagabond() {
            bots::vagabot::take_hits(self, attacker, 2)?;
            return Ok(Vec::new());
        }
        let lost = self.losses(clearing, attacker, defender, 2, remover)?;
        let removals = [Removal::by(remover.unwrap_or(defender), lost.clone())];
        let points = self.points_for(&removals);
        self.tell(Message::Losses { clearing, lots: lost.clone(), points }, Because::nothing())?;
        self.remove_all(&removals)?;
        Ok(lost)
    }

    /// What happens before the roll, in the order that suits every attacker (Law of Root 4.3.2): an
    /// Arbiter is enlisted, then a Marksman's hit falls.
    fn before_roll(
        &mut self,
        clearing: ClearingId,
        attacker: Faction,
        defender: Faction,
        remover: Option<Faction>,
    ) -> Play<BeforeRoll> {
        let max_rolled = max_rolled(&self.table, clearing, defender, attacker, false);
        let enlisted = bots::vagabot::enlist(self, clearing, attacker, defender, max_rolled)?;
        let mut before = BeforeRoll { enlisted, ignored: 0, fallen: 0 };
        if self.table.has(attacker, Trait::Marksman) {
            // It is the first hit of the battle, for those who ignore that one.
            before.ignored = ignored_first(&self.table, clearing, defender).min(1);
            let hits = 1 - before.ignored;
            let lost = self.losses(clearing, defender, attacker, hits, remover)?;
            before.fallen = lost_warriors(&lost, defender);
            if defender.is_vagabond() {
                bots::vagabot::take_hits(self, defender, hits)?;
            }
            bots::vagabot::marksman(self, attacker, Removal::by(remover.unwrap_or(attacker), lost))?;
        }
        Ok(before)
    }
}
