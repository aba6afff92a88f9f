//! Plays what happens in a scenario, with the answers that the file deals.

use std::collections::VecDeque;

use crate::battle::Effect;
use crate::bots;
use crate::card::{Answer, Card, Decision, Message, Phase, Pick, Prompt, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::human::Action;
use crate::item::Item;
use crate::map::Place;
use crate::piece::Piece;
use crate::services::Service;
use crate::table::Table;
use crate::turn::{Answers, Pause, Turn, What};

use super::file::{Deal, Text};
use super::{Malformed, Source, Unmet};

/// Something that happens in a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A bot's whole turn.
    Turn(Faction),
    /// A bot's set-up.
    SetUp(Faction),
    /// An action of a human.
    Action(Action),
}

/// What came out.
pub(super) struct Outcome {
    pub(super) table: Table,
    pub(super) events: Vec<Event>,
    /// Answers that did not fit.
    pub(super) unmet: Vec<Unmet>,
}

/// Reads one entry of `do`.
pub(super) fn read(text: &Text, table: &Table, source: Source) -> Result<Happening, Malformed> {
    let words: Vec<&str> = text.get_ref().split(' ').collect();
    let fault = |reason: String| source.fault(text, reason);
    let faction = |word: &str| {
        let faction = Faction::from_word(word).ok_or_else(|| fault(format!("unknown faction {word:?}")))?;
        if table.seat(faction).is_some() { Ok(faction) } else { Err(fault(format!("{faction} is not in play"))) }
    };
    let clearing = |word: &str| match table.map.place_from_name(word) {
        Some(Place::Clearing(clearing)) => Ok(clearing),
        _ => Err(fault(format!("{word:?} is no clearing"))),
    };
    let number = |word: &str| word.parse::<u8>().map_err(|_| fault(format!("{word:?} is no number")));
    let piece = |words: &[&str]| {
        let name = words.join(" ");
        Piece::from_name(&name).ok_or_else(|| fault(format!("unknown piece {name:?}")))
    };
    let happening = match words.as_slice() {
        ["turn", who] => Happening::Turn(bot(faction(who)?, table).map_err(fault)?),
        ["setup", who] => Happening::SetUp(bot(faction(who)?, table).map_err(fault)?),
        ["battle", at, attacker, defender] => Happening::Action(Action::Battle {
            clearing: clearing(at)?,
            attacker: faction(attacker)?,
            defender: faction(defender)?,
        }),
        ["move", who, count, places @ .., "with", "warlord"] => {
            let (from, to) = two_places(places, table).ok_or_else(|| fault("move needs two places".to_owned()))?;
            let count = number(count)?.saturating_add(1);
            Happening::Action(Action::Move { faction: faction(who)?, piece: Piece::Warlord, count, from, to })
        }
        ["move", who, count, places @ ..] => {
            let who = faction(who)?;
            let (from, to) = two_places(places, table).ok_or_else(|| fault("move needs two places".to_owned()))?;
            let piece = if who.is_vagabond() { Piece::Pawn } else { Piece::Warrior };
            Happening::Action(Action::Move { faction: who, piece, count: number(count)?, from, to })
        }
        ["place", at, who, count, name @ ..] => Happening::Action(Action::Place {
            clearing: clearing(at)?,
            faction: faction(who)?,
            piece: piece(name)?,
            count: number(count)?,
        }),
        ["remove", at, who, count, name @ .., "by", by] => Happening::Action(Action::Remove {
            clearing: clearing(at)?,
            faction: faction(who)?,
            piece: piece(name)?,
            count: number(count)?,
            by: faction(by)?,
        }),
        ["flip", at] => Happening::Action(Action::Flip { clearing: clearing(at)? }),
        ["craft", who, item] => Happening::Action(Action::Craft {
            faction: faction(who)?,
            item: Item::from_word(item).ok_or_else(|| fault(format!("unknown item {item:?}")))?,
        }),
        ["score", who, points] => Happening::Action(Action::Score {
            faction: faction(who)?,
            points: points.parse().map_err(|_| fault(format!("{points:?} is no number")))?,
        }),
        ["buy", who, ..] => {
            let bought = text.get_ref().get("buy ".len() + who.len()..).unwrap_or_default();
            let services = services(bought, table).map_err(fault)?;
            Happening::Action(Action::Buy { faction: faction(who)?, services })
        }
        _ => return Err(fault(format!("unknown entry {:?}", text.get_ref()))),
    };
    Ok(happening)
}

fn bot(faction: Faction, table: &Table) -> Result<Faction, String> {
    if !table.is_bot(faction) {
        return Err(format!("{faction} is not played by a bot"));
    }
    if bots::can_play(faction) { Ok(faction) } else { Err(format!("no bot plays {faction} yet")) }
}

/// Services one after another, a card in brackets behind its `hand-card`.
fn services(text: &str, table: &Table) -> Result<Vec<Service>, String> {
    let mut services = Vec::new();
    let mut left = text.trim();
    while !left.is_empty() {
        let (service, rest) = left.split_once(' ').unwrap_or((left, ""));
        left = rest;
        services.push(match service {
            "riverboats" => Service::Riverboats,
            "mercenaries" => Service::Mercenaries,
            "hand-card" => match left.strip_prefix('[').and_then(|named| named.split_once(']')) {
                Some((name, rest)) => {
                    let deck = table.cards().ok_or("the deck's file cannot be read")?;
                    left = rest.trim_start();
                    Service::HandCard(Some(super::table::card(name, deck)?))
                }
                None => Service::HandCard(None),
            },
            _ => return Err(format!("unknown service {service:?}")),
        });
    }
    if services.is_empty() {
        return Err("buy needs a service".to_owned());
    }
    Ok(services)
}

/// Two places, each one word, or two for a forest.
fn two_places(words: &[&str], table: &Table) -> Option<(Place, Place)> {
    (1..words.len()).find_map(|at| {
        let (from, to) = words.split_at(at);
        Some((table.map.place_from_name(&from.join(" "))?, table.map.place_from_name(&to.join(" "))?))
    })
}

/// Plays everything in order.
pub(super) fn run(mut table: Table, happenings: &[Happening], deal: &Deal) -> Outcome {
    let mut script = Script::new(deal);
    let mut events = Vec::new();
    let mut whose_turn = None;
    for happening in happenings {
        let actor = match happening {
            Happening::Turn(faction) | Happening::SetUp(faction) => *faction,
            Happening::Action(action) => action.actor(),
        };
        if whose_turn != Some(actor) {
            table.begin_turn(actor);
        }
        whose_turn = Some(actor);
        if let Happening::Action(action) = happening
            && let Err(refusal) = action.check(&table)
        {
            script.unmet.push(Unmet {
                what: "do".to_owned(),
                wanted: format!("{happening:?}"),
                got: refusal.to_string(),
            });
            break;
        }
        let mut turn = Turn::new(table, actor, &mut script);
        let result = match happening {
            Happening::Turn(_) => bots::play(&mut turn),
            Happening::SetUp(_) => turn.step(Phase::Setup, Step::Pieces, "3").and_then(|()| bots::set_up(&mut turn)),
            Happening::Action(action) => action.play(&mut turn),
        };
        let (after, log) = turn.into_parts();
        table = after;
        events.extend(log.iter().filter_map(|line| match line.what {
            What::Event(event) => Some(event),
            What::Skipped(_) => None,
        }));
        match result {
            Ok(()) => {}
            Err(Pause::Over(_)) => break,
            // The script has said which answer it lacks.
            Err(Pause::Card(_)) => break,
            Err(Pause::Refused(error)) => {
                script.unmet.push(Unmet {
                    what: "deal".to_owned(),
                    wanted: "an answer among the options".to_owned(),
                    got: error.to_string(),
                });
                break;
            }
        }
    }
    script.left_over();
    Outcome { table, events, unmet: script.unmet }
}

/// The answers that a file deals.
struct Script {
    cards: VecDeque<String>,
    dice: VecDeque<String>,
    random: VecDeque<String>,
    choices: VecDeque<String>,
    unmet: Vec<Unmet>,
}

impl Script {
    fn new(deal: &Deal) -> Self {
        Script {
            cards: deal.cards.clone().into(),
            dice: deal.dice.clone().into(),
            random: deal.random.clone().into(),
            choices: deal.choices.clone().into(),
            unmet: Vec::new(),
        }
    }

    fn fail(&mut self, list: &str, card: &Card, wanted: String, got: &str) {
        let at = format!("deal.{list} at {} {}", card.mark.step, card.mark.section);
        self.unmet.push(Unmet { what: at, wanted, got: got.to_owned() });
    }

    fn left_over(&mut self) {
        // One fault is enough to read: what follows it is left over of course.
        if !self.unmet.is_empty() {
            return;
        }
        let lists =
            [("cards", &self.cards), ("dice", &self.dice), ("random", &self.random), ("choices", &self.choices)];
        for (list, left) in lists {
            if !left.is_empty() {
                let left: Vec<&str> = left.iter().map(String::as_str).collect();
                self.unmet.push(Unmet {
                    what: format!("deal.{list}"),
                    wanted: "every answer used".to_owned(),
                    got: format!("left over: {}", left.join(", ")),
                });
            }
        }
    }

    fn card(&mut self, card: &Card, table: &Table) -> Option<DeckCard> {
        let Some(name) = self.cards.pop_front() else {
            self.fail("cards", card, "a card".to_owned(), "the list ran dry");
            return None;
        };
        let found = table.cards().map(|deck| super::table::card(&name, deck));
        match found {
            Some(Ok(card)) => Some(card),
            Some(Err(reason)) => {
                self.fail("cards", card, name, &reason);
                None
            }
            None => None,
        }
    }

    fn roll(&mut self, card: &Card, battle: &crate::battle::Battle, table: &Table) -> Option<Answer> {
        let Some(text) = self.dice.pop_front() else {
            self.fail("dice", card, "two dice".to_owned(), "the list ran dry");
            return None;
        };
        let mut words = text.split(' ');
        let dice = [words.next(), words.next()].map(|die| die.and_then(|die| die.parse().ok()));
        let [Some(one), Some(two)] = dice else {
            self.fail("dice", card, text, "two dice stand first");
            return None;
        };
        let mut effects: Vec<(Faction, Effect)> = Vec::new();
        for word in words {
            let sides = [battle.attacker.faction, battle.defender.faction];
            let user = Effect::from_word(word).and_then(|effect| {
                let humans = sides.iter().filter(|&&side| table.is_human(side));
                let mut may =
                    humans.filter(|&&side| battle.may_use(side, effect) && !effects.contains(&(side, effect)));
                may.next().map(|&side| (side, effect))
            });
            match user {
                Some(used) => effects.push(used),
                None => {
                    self.fail("dice", card, text.clone(), &format!("{word:?} cannot be used in this battle"));
                    return None;
                }
            }
        }
        Some(Answer::Dice { dice: [one, two], effects })
    }

    fn pick(&mut self, card: &Card, options: &[Pick], by_chance: bool, table: &Table) -> Option<Answer> {
        let (list, queue) = if by_chance { ("random", &mut self.random) } else { ("choices", &mut self.choices) };
        let names: Vec<String> = options.iter().map(|option| option.name(table.map)).collect();
        let spends_nothing = is_optional_effect(card) && queue.front().is_none_or(|next| !names.contains(next));
        if spends_nothing {
            return Some(Answer::Pick(Pick::Decline));
        }
        let Some(name) = queue.pop_front() else {
            self.fail(list, card, names.join(" | "), "the list ran dry");
            return None;
        };
        let found = options.iter().zip(&names).find(|(_, known)| **known == name).map(|(&option, _)| option);
        if found.is_none() {
            self.fail(list, card, names.join(" | "), &name);
        }
        found.map(Answer::Pick)
    }
}

/// Whether a card offers a human an effect that may be used: as with the effects in battle, it is
/// not used unless the file says so.
fn is_optional_effect(card: &Card) -> bool {
    matches!(card.message, Message::DecideIn { what: Decision::FieldHospitals, .. })
}

impl Answers for Script {
    fn answer(&mut self, card: &Card, table: &Table) -> Option<Answer> {
        match &card.prompt {
            Prompt::Done => Some(Answer::Done),
            Prompt::Draw => self.card(card, table).map(Answer::Card),
            Prompt::Dice(battle) => self.roll(card, battle, table),
            Prompt::Chance(options) => {
                let options: Vec<Pick> = options.iter().map(|&(option, _)| option).collect();
                self.pick(card, &options, true, table)
            }
            Prompt::Choose(options) => self.pick(card, options, false, table),
            Prompt::HumanTurn | Prompt::Over => None,
        }
    }
}
