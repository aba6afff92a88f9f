//! The rules reference: whole in every language, and reached from every card.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test that cannot go on has failed")]

#[allow(dead_code, reason = "games with traits by chance are of use elsewhere")]
mod play;

use engine::{Faction, MapId};
use play::{Chance, Play, setup};
use ui::text::{Language, Texts};
use ui::view::rules::{Rules, part_of};

fn rules(language: Language) -> Rules {
    let path = format!("{}/rules/{}.md", env!("CARGO_MANIFEST_DIR"), language.code());
    Rules::read(&std::fs::read_to_string(path).unwrap(), &Texts::new(language))
}

fn numbers(rules: &Rules) -> Vec<Vec<&str>> {
    rules.parts.iter().map(|part| part.passages.iter().map(|passage| passage.number.as_str()).collect()).collect()
}

#[test]
fn every_language_has_the_same_passages() {
    let english = rules(Language::English);
    assert_eq!(english.parts.len(), 9);
    for &language in Language::ALL {
        let rules = rules(language);
        assert_eq!(numbers(&rules), numbers(&english), "{}", language.code());
        for part in &rules.parts {
            for passage in &part.passages {
                assert!(passage.text.chars().count() > 10, "{}: {passage:?}", language.code());
            }
            let traits: usize = part.passages.iter().map(|passage| passage.traits.len()).sum();
            assert!(part.faction.is_none() == (traits == 0), "{}", part.name);
        }
    }
}

#[test]
fn every_card_leads_to_its_rule() {
    let rules = rules(Language::English);
    let bots = [
        [Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond],
        [Faction::Lizards, Faction::Riverfolk, Faction::Duchy, Faction::Corvids],
    ];
    let mut seen = std::collections::BTreeSet::new();
    for (at, factions) in bots.iter().enumerate() {
        let mut game = Play::new(setup(MapId::ALL[at], factions, 4, &mut Chance(5)), 9);
        for _ in 0..400 {
            let card = &game.view.card;
            if card.mark.phase != engine::Phase::Human && card.message != engine::Message::TurnOver {
                let section = card.mark.section.number();
                let found = rules.find(card.faction, section).unwrap_or_else(|| panic!("no rule for {section}"));
                let passage = rules.passage(found).unwrap();
                let part = rules.parts[found.part].faction;
                assert!(part.is_none() || part == Some(card.faction), "{section} led to {part:?}");
                // The very section, but where the Law's own has several steps of ours.
                assert!(section.starts_with(&passage.number), "{section} led to {}", passage.number);
                seen.insert(section.to_owned());
            }
            if !game.step() {
                break;
            }
        }
    }
    assert!(seen.len() > 40, "{seen:?}");
}

#[test]
fn a_search_finds_words_without_their_accents() {
    let english = rules(Language::English);
    let found = english.search("roost TURMOIL");
    let has = |number: &str| found.iter().any(|&at| english.passage(at).unwrap().number == number);
    assert!(has("5.5.2") && has("5.4.4") && !has("5.6"), "{found:?}");
    let french = rules(Language::French);
    assert!(french.search("epee").iter().any(|at| at.part == part_of(Faction::Riverfolk)));
    assert_eq!(english.search("4.5.3").len(), 1);
    assert!(english.search("wheelbarrow").is_empty());
}

#[test]
fn a_file_of_something_else_gives_no_passage() {
    let texts = Texts::new(Language::English);
    assert_eq!(Rules::read("", &texts), Rules::default());
    let other = Rules::read("<!doctype html>\n## 1\ntext", &texts);
    assert!(other.parts.is_empty() && other.find(Faction::Eyrie, "5.4").is_none());
}
