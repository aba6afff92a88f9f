//! Scenario files that break their format are refused with the line and the reason.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    reason = "a test that cannot go on has failed"
)]

use engine::scenario::Scenario;

const GOOD: &str = r#"title = "A turn"
rule = "4.4"
map = "autumn"
players = [
  { faction = "marquise", control = "bot" },
  { faction = "alliance", control = "human", vp = 4 },
]
do = ["turn marquise"]

[board]
1 = "marquise: 2 warrior, keep"
5 = "alliance: sympathy"

[deal]
cards = ["fox"]
"#;

fn refused(change: (&str, &str), line: usize, reason: &str) {
    let (from, to) = change;
    assert!(GOOD.contains(from), "{from:?} is not in the good file");
    let error = Scenario::read(&GOOD.replacen(from, to, 1)).map(|_| ()).expect_err(to);
    assert!(error.reason.contains(reason), "{to:?}: {error}");
    assert_eq!(error.line, line, "{to:?}: {error}");
}

#[test]
fn the_unchanged_file_is_read() {
    assert_eq!(Scenario::read(GOOD).unwrap().run(), []);
}

#[test]
fn unknown_names_are_refused_at_their_line() {
    refused(("autumn", "atumn"), 3, "unknown variant");
    refused(("\"marquise\", control", "\"marquis\", control"), 5, "unknown variant");
    refused(("turn marquise", "turn eyrie"), 8, "eyrie is not in play");
    refused(("turn marquise", "turn alliance"), 8, "alliance is not played by a bot");
    refused(("turn marquise", "dance marquise"), 8, "unknown entry");
    refused(("turn marquise", "buy alliance boats"), 8, "unknown service \"boats\"");
    refused(("turn marquise", "buy alliance"), 8, "buy needs a service");
    refused(("turn marquise", "buy alliance hand-card [Root Tea]"), 8, "the deck has no card \"Root Tea\"");
    refused(("2 warrior, keep", "2 warriors, keep"), 11, "marquise has no piece \"warriors\"");
    refused(("1 = \"marquise", "13 = \"marquise"), 11, "\"13\" is no clearing");
    refused(("alliance: sympathy", "alliance: roost"), 12, "alliance has no piece \"roost\"");
    refused(("alliance: sympathy", "vagabond: pawn"), 12, "vagabond is not in play");
}

#[test]
fn unknown_keys_are_refused() {
    refused(("rule =", "ruel ="), 2, "unknown field");
    refused(("vp = 4", "points = 4"), 6, "unknown field");
    refused(("cards =", "card ="), 15, "unknown field");
}

#[test]
fn counts_beyond_the_game_are_refused() {
    refused(("2 warrior, keep", "26 warrior, keep"), 11, "marquise owns 25 warrior");
    refused(("2 warrior, keep", "2 warrior, 2 keep"), 11, "marquise owns 1 keep");
    refused(("2 warrior, keep", "sawmill, workshop"), 11, "clearing 1 has no open slot");
    refused(("alliance: sympathy", "alliance: 2 sympathy"), 12, "holds only one sympathy");
    refused(("alliance: sympathy", "alliance: 0 sympathy"), 12, "a count is 1 to 255");
    refused(("vp = 4", "vp = 31"), 6, "vp: 0 to 30");
}

#[test]
fn cut_empty_and_foreign_texts_are_refused() {
    for text in ["", "\u{0}", "PK\u{3}\u{4}", "{\"title\": 1}", &GOOD[..GOOD.len() / 2], &GOOD[..20]] {
        assert!(Scenario::read(text).is_err(), "{text:?}");
    }
    let huge = format!("title = \"{}\"", "x".repeat(10_000_000));
    assert!(Scenario::read(&huge).is_err());
}

#[test]
fn what_does_not_come_out_is_said() {
    let wrong = format!("{GOOD}\n[expect]\nvp = {{ marquise = 9 }}\nnever = [\"order fox\"]\n");
    let unmet: Vec<String> = Scenario::read(&wrong).unwrap().run().iter().map(ToString::to_string).collect();
    assert!(unmet.iter().any(|line| line.starts_with("vp of marquise: wanted 9, got ")), "{unmet:?}");
    assert!(unmet.iter().any(|line| line.starts_with("never: wanted no \"order fox\"")), "{unmet:?}");
}

#[test]
fn a_list_that_runs_dry_or_is_left_over_fails() {
    let dry = GOOD.replace("[\"fox\"]", "[]");
    let unmet = Scenario::read(&dry).unwrap().run();
    assert!(unmet.iter().any(|line| line.got == "the list ran dry"), "{unmet:?}");
    let left = GOOD.replace("[\"fox\"]", "[\"fox\", \"bird\"]");
    let unmet = Scenario::read(&left).unwrap().run();
    assert!(unmet.iter().any(|line| line.got.starts_with("left over")), "{unmet:?}");
}
