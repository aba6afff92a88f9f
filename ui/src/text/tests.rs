use std::collections::{BTreeMap, BTreeSet};

use engine::bots::duchy::Minister;
use engine::bots::vagabot::Character;
use engine::{
    Best, CardName, Chance, Decision, DeckId, Difficulty, DrawnFor, Effect, ExtraHit, Faction, Filter, Illegal, Item,
    MapId, Measure, Phase, Piece, Plot, Question, Reason, Ruling, Services, Skip, Step, Suit, Trait,
};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::{Language, Texts, card_name_id, piece_id};

/// Messages and their forms (`id` or `id.form`), with the arguments that each names.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for file in language.files() {
        let resource = fluent_syntax::parser::parse(*file).unwrap_or_else(|(_, errors)| {
            let at = errors[0].slice.clone().and_then(|slice| file.get(slice));
            panic!("{}: {:?}: {at:?}", language.code(), errors[0].kind)
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let mut add = |id: String, pattern: &Pattern<&str>| {
                let mut arguments = BTreeSet::new();
                arguments_of(pattern, &mut arguments);
                assert!(found.insert(id.clone(), arguments).is_none(), "{}: {id} stands twice", language.code());
            };
            if let Some(pattern) = &message.value {
                add(id.clone(), pattern);
            }
            for attribute in &message.attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    found
}

fn arguments_of(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            variants.iter().for_each(|variant| arguments_of(&variant.value, found));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        _ => {}
    }
}

/// The argument without the form of it: `faction-the` is the argument `faction`.
fn stem(argument: &str) -> &str {
    const FORMS: [&str; 7] = ["-the", "-of", "-to", "-in", "-from", "-word", "-number"];
    FORMS.iter().find_map(|form| argument.strip_suffix(form)).unwrap_or(argument)
}

#[test]
fn every_language_has_the_same_texts_with_the_same_arguments() {
    let stems = |arguments: &BTreeSet<String>| arguments.iter().map(|a| stem(a).to_owned()).collect::<BTreeSet<_>>();
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(*language);
        for (id, arguments) in &english {
            let Some(others) = other.get(id) else { panic!("{}: {id} is missing", language.code()) };
            assert_eq!(stems(others), stems(arguments), "{}: {id}", language.code());
        }
        let unknown: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", language.code());
    }
}

#[test]
fn every_word_of_the_engine_has_its_text() {
    let texts = Texts::new(Language::English);
    let mut ids: Vec<String> = Vec::new();
    let mut add = |prefix: &str, words: Vec<&str>| ids.extend(words.iter().map(|word| format!("{prefix}-{word}")));
    macro_rules! words {
        ($($prefix:literal: $kind:ident),+ $(,)?) => {
            $(add($prefix, $kind::ALL.iter().map(|value| value.word()).collect());)+
        };
    }
    words! {
        "faction": Faction, "bot": Faction, "suit": Suit, "card-of": Suit, "map": MapId, "deck": DeckId,
        "services": Services, "difficulty": Difficulty, "phase": Phase, "step": Step, "measure": Measure,
        "best": Best, "filter": Filter, "illegal": Illegal, "skip": Skip, "extra": ExtraHit, "effect": Effect,
        "reason": Reason, "trait": Trait, "plot": Plot, "item": Item, "why": Question, "message-draw": DrawnFor,
        "chance": Chance, "decision": Decision, "minister": Minister, "character": Character,
    }
    ids.extend(Piece::all().map(piece_id));
    ids.extend(CardName::ALL.iter().map(|&name| card_name_id(name)));
    for ruling in Ruling::ALL {
        ids.push(format!("ruling-{}", ruling.id()));
        ids.extend(ruling.values().iter().map(|value| format!("ruling-{}-{value}", ruling.id())));
    }
    let missing: Vec<_> = ids.iter().filter(|id| !texts.has(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for kind in Trait::ALL {
        let says = format!("trait-{kind}.says");
        assert_ne!(texts.t(&says), says);
    }
}

/// Ids that the code names outright, as `t("back")` and `tf("undo", ...)`.
#[test]
fn every_id_in_the_code_has_its_text() {
    let known = messages(Language::English);
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let mut named = 0;
    for file in rust_files(source.as_ref()) {
        let code = std::fs::read_to_string(&file).unwrap();
        for call in ["t(\"", "tf(\"", "it(\"", "with(\"", "and_detail(\"", "number(\"", "faction(\"", "clearing(\""] {
            for (before, after) in code.split(call).zip(code.split(call).skip(1)) {
                let before = before.chars().next_back().unwrap_or(' ');
                let id = after.split('"').next().unwrap();
                if (before == '.' || !call.starts_with('t')) && !before.is_alphanumeric() && !id.is_empty() {
                    named += 1;
                    assert!(known.contains_key(id), "{}: {id} has no text", file.display());
                }
            }
        }
    }
    assert!(named > 150, "only {named} ids were found");
}

fn rust_files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("text/tests.rs") {
            found.push(path);
        }
    }
    found
}

#[test]
fn languages_are_found_by_their_codes() {
    assert_eq!(
        Language::of_system(["fr-CA", "en"]),
        *Language::ALL.iter().find(|l| l.code() == "fr").unwrap_or(&Language::English)
    );
    assert_eq!(Language::of_system(["pt", "EN_GB"]), Language::English);
    assert_eq!(Language::of_system([]), Language::English);
}
