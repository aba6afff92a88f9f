//! Dice of a battle: the ten outcomes and what each of them deals.

use engine::{Battle, Effect, ExtraHit, Faction, Hits, Side};

use crate::text::{Arg, Texts};

/// The ten outcomes of two dice whose order does not matter, the higher first.
pub const OUTCOMES: [[u8; 2]; 10] = [[3, 3], [3, 2], [3, 1], [3, 0], [2, 2], [2, 1], [2, 0], [1, 1], [1, 0], [0, 0]];

/// An outcome with what both sides deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeModel {
    pub dice: [u8; 2],
    /// What the attacker and the defender deal.
    pub deals: [u8; 2],
    pub label: String,
}

/// A human's effects in a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectsModel {
    pub faction: Faction,
    pub title: String,
    pub effects: Vec<(Effect, String)>,
}

/// What one side deals, as a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumModel {
    pub faction: Faction,
    pub dealt: String,
    /// The parts of the sum: die, cap, extra hits, ignored hits.
    pub parts: Vec<String>,
}

/// Effects that a human used.
pub type Used = Vec<(Faction, Effect)>;

/// The ten outcomes of a battle.
#[must_use]
pub fn outcomes(battle: &Battle, used: &Used, texts: &Texts) -> Vec<OutcomeModel> {
    let outcome = |dice: [u8; 2]| {
        let outcome = battle.outcome(dice, used);
        let deals = [outcome.attacker.dealt, outcome.defender.dealt];
        let [high, low] = dice;
        let label = texts.tf(
            "dice-label",
            &[
                ("high", Arg::Number(high.into())),
                ("low", Arg::Number(low.into())),
                ("attacker", Arg::Faction(battle.attacker.faction)),
                ("defender", Arg::Faction(battle.defender.faction)),
                ("dealt", Arg::Number(outcome.attacker.dealt.into())),
                ("taken", Arg::Number(outcome.defender.dealt.into())),
            ],
        );
        OutcomeModel { dice, deals, label }
    };
    OUTCOMES.into_iter().map(outcome).collect()
}

/// The effects that humans may use in a battle, by side.
#[must_use]
pub fn effects(battle: &Battle, texts: &Texts) -> Vec<EffectsModel> {
    let side = |side: &Side| EffectsModel {
        faction: side.faction,
        title: texts.tf("dice-effects", &[("faction", Arg::Faction(side.faction))]),
        effects: side.may_use.iter().map(|&effect| (effect, texts.t(&format!("effect-{effect}")))).collect(),
    };
    let sides = [&battle.attacker, &battle.defender].into_iter().filter(|side| !side.may_use.is_empty());
    sides.map(side).collect()
}

/// Switches an effect on or off. Of the numbers of swords only one can be on.
pub fn toggle(used: &mut Used, faction: Faction, effect: Effect) {
    const SWORDS: [Effect; 4] = [Effect::NoSword, Effect::OneSword, Effect::TwoSwords, Effect::ThreeSwords];
    if used.contains(&(faction, effect)) {
        used.retain(|known| *known != (faction, effect));
        return;
    }
    if SWORDS.contains(&effect) {
        used.retain(|&(known, other)| known != faction || !SWORDS.contains(&other));
    }
    used.push((faction, effect));
}

/// Which side takes the higher die, in words.
#[must_use]
pub fn higher(battle: &Battle, texts: &Texts) -> String {
    texts.t(if battle.defender_takes_higher { "dice-defender-higher" } else { "dice-attacker-higher" })
}

/// What both sides deal with these dice, as sums: attacker first.
#[must_use]
pub fn sums(battle: &Battle, dice: [u8; 2], used: &Used, texts: &Texts) -> [SumModel; 2] {
    let outcome = battle.outcome(dice, used);
    [sum(&battle.attacker, outcome.attacker, texts), sum(&battle.defender, outcome.defender, texts)]
}

fn sum(side: &Side, hits: Hits, texts: &Texts) -> SumModel {
    let number = |id: &str, name: &str, value: u8| texts.tf(id, &[(name, Arg::Number(value.into()))]);
    let mut parts = vec![number("dice-sum-die", "die", hits.die)];
    if hits.rolled < hits.die {
        parts.push(number("dice-sum-capped", "rolled", hits.rolled));
    }
    let extra = |&(what, hits): &(ExtraHit, u8)| {
        let what = texts.t(&format!("extra-{what}"));
        texts.tf("dice-sum-extra", &[("hits", Arg::Number(hits.into())), ("what", Arg::Text(&what))])
    };
    let known: u8 = side.extra.iter().map(|&(_, hits)| hits).sum();
    if known <= hits.extra {
        parts.extend(side.extra.iter().map(extra));
        if hits.extra > known {
            parts.push(number("dice-sum-effects", "hits", hits.extra - known));
        }
    } else if hits.extra > 0 {
        parts.push(number("dice-sum-effects", "hits", hits.extra));
    }
    if hits.ignored > 0 {
        parts.push(number("dice-sum-ignored", "hits", hits.ignored));
    }
    let args = [("faction", Arg::Faction(side.faction)), ("dealt", Arg::Number(hits.dealt.into()))];
    SumModel { faction: side.faction, dealt: texts.tf("dice-side", &args), parts }
}
