//! What the screens show, held against games of all bots played by chance.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on has failed"
)]

mod play;

use engine::{Faction, Input, Kind, MapId, Message, Prompt, Table};
use play::{Chance, Play, setup, surprise_all};
use ui::text::{Language, Texts};
use ui::view::adjust::{self, Turns};
use ui::view::card::{card_model, picks};
use ui::view::dice::{OUTCOMES, effects, outcomes, sums, toggle};
use ui::view::draft::{Draft, Next, Verb, tap_label};
use ui::view::draw::{faces, suits};
use ui::view::lit::Lit;
use ui::view::log::{as_text, this_turn, turns};
use ui::view::map::{InSlot, RADIUS, WIDTH, map_model};
use ui::view::new_game::{move_seat, start};
use ui::view::seats::{details, seats};

const BOTS: [Faction; 8] = [
    Faction::Marquise,
    Faction::Eyrie,
    Faction::Alliance,
    Faction::Vagabond,
    Faction::Lizards,
    Faction::Riverfolk,
    Faction::Duchy,
    Faction::Corvids,
];

/// Games of four seats, two of them bots, over all maps and pairs of neighbours among the bots.
fn games() -> Vec<Play> {
    let mut chance = Chance(7);
    let mut games = Vec::new();
    for (at, &bot) in BOTS.iter().enumerate() {
        let after = |ahead: usize| BOTS[(at + ahead) % BOTS.len()];
        let factions = [bot, after(1), after(3), after(5)];
        let mut setup = setup(MapId::ALL[at % MapId::ALL.len()], &factions, 2, &mut chance);
        if at % 2 == 1 {
            surprise_all(&mut setup, &mut chance);
            setup.deck = engine::DeckId::Exiles;
        }
        games.push(Play::new(setup, at as u64 + 1));
    }
    games
}

/// Whether a text is whole: words, no id, no argument left open.
fn check(text: &str) {
    let whole = !text.is_empty() && !text.contains(['{', '}', '$']);
    let ids =
        ["message-", "faction-", "piece-", "suit-", "card-", "item-", "reason-", "chance-", "place-clearing", "why-"];
    assert!(whole && !ids.iter().any(|id| text.contains(id)), "{text:?}");
}

#[test]
fn every_card_of_every_bot_is_said_in_words_in_every_language() {
    let texts: Vec<Texts> = Language::ALL.iter().map(|&language| Texts::new(language)).collect();
    for mut game in games() {
        for _ in 0..300 {
            let view = &game.view;
            for texts in &texts {
                let model = card_model(&view.card, view, &view.table, texts);
                check(&model.title);
                model.details.iter().chain(&model.rulings).for_each(|text| check(text));
                model.lines.iter().for_each(|line| check(&line.text));
                for why in &model.why {
                    check(&why.question);
                    check(&why.decided);
                    let columns = why.ranks.len();
                    assert!(why.candidates.iter().all(|candidate| candidate.values.len() == columns));
                    why.ranks.iter().for_each(|rank| check(&rank.measure));
                    why.out.iter().for_each(|(names, reason)| [names, reason].into_iter().for_each(|text| check(text)));
                }
                picks(&view.card.prompt, &view.table, texts).iter().for_each(|pick| check(&pick.label));
            }
            if !game.step() {
                break;
            }
        }
        let log = game.log();
        for texts in &texts {
            let lines = turns(&log, game.view.table.map, texts).into_iter().flat_map(|turn| turn.lines);
            lines.for_each(|line| check(&line.text));
            assert!(as_text(&log, game.view.table.map, texts).lines().count() > 50);
            for seat in &game.view.table.seats {
                let details = details(seat.faction, &game.view.table, texts).unwrap();
                details.lines.iter().for_each(|line| check(line));
            }
        }
    }
}

#[test]
fn everything_on_the_map_is_drawn_once_and_inside_its_clearing() {
    let texts = Texts::new(Language::English);
    for mut game in games() {
        for _ in 0..200 {
            let table = &game.view.table;
            let model = map_model(table, &Lit::of(&game.view.card), &texts);
            assert_eq!(model.clearings.len(), 12);
            for clearing in &model.clearings {
                let (x, y) = clearing.at;
                assert!(x > RADIUS && x < WIDTH - RADIUS && y > RADIUS && y < model.height - RADIUS);
                let loose: u8 = clearing.tokens.iter().map(|token| token.count).sum();
                let built = clearing.slots.iter().filter(|slot| matches!(slot.what, InSlot::Building(..))).count();
                let there: u8 = table.stacks(clearing.id).iter().map(|stack| stack.count).sum();
                assert_eq!(usize::from(there), usize::from(loose) + built);
                for token in &clearing.tokens {
                    assert!(token.x.hypot(token.y) < RADIUS, "{token:?} in {}", clearing.id);
                }
                let factions = table.factions().filter(|&faction| table.pieces(faction, clearing.id) > 0);
                let named = clearing.lines.iter().filter(|line| line.faction.is_some());
                assert_eq!(named.count(), factions.count());
            }
            if !game.step() {
                break;
            }
        }
    }
}

#[test]
fn what_a_card_is_about_is_lit() {
    for mut game in games() {
        for _ in 0..300 {
            let card = &game.view.card;
            let lit = Lit::of(card);
            match &card.message {
                Message::Battle { clearing, .. } => assert_eq!(lit.places, [engine::Place::Clearing(*clearing)]),
                Message::Move { from, to, .. } => {
                    assert_eq!(lit.arrows.len(), 1);
                    assert_eq!((lit.arrows[0].from, lit.arrows[0].to), (*from, *to));
                }
                Message::Place { lots } => assert!(lots.iter().all(|lot| lit.places.contains(&lot.place))),
                _ => {}
            }
            if !game.step() {
                break;
            }
        }
    }
}

#[test]
fn the_sum_of_hits_is_what_the_engine_says() {
    let texts = Texts::new(Language::English);
    let mut battles = 0;
    for mut game in games() {
        for _ in 0..200 {
            if let Prompt::Dice(battle) = &game.view.card.prompt {
                battles += 1;
                let mut used = Vec::new();
                for side in effects(battle, &texts) {
                    for (effect, label) in side.effects {
                        check(&label);
                        toggle(&mut used, side.faction, effect);
                    }
                }
                // Only one number of swords is on at a time, and everything that is on may be used.
                assert!(used.iter().all(|&(faction, effect)| battle.may_use(faction, effect)));
                let shown = outcomes(battle, &used, &texts);
                assert_eq!(shown.len(), OUTCOMES.len());
                for outcome in shown {
                    let dealt = battle.outcome(outcome.dice, &used);
                    assert_eq!(outcome.deals, [dealt.attacker.dealt, dealt.defender.dealt]);
                    sums(battle, outcome.dice, &used, &texts).iter().for_each(|sum| check(&sum.dealt));
                }
            }
            if !game.step() {
                break;
            }
        }
    }
    assert!(battles > 20, "{battles}");
}

#[test]
fn an_order_card_is_found_in_two_taps() {
    let texts = Texts::new(Language::English);
    let mut game = games().remove(0);
    while game.view.card.prompt != Prompt::Draw {
        game.step();
    }
    let offered: Vec<_> = suits(&game.view.unseen, &texts)
        .into_iter()
        .flat_map(|model| faces(model.suit, &game.view.unseen, &game.view.table, &texts))
        .collect();
    assert_eq!(offered.len(), game.view.unseen.len());
    let copies: u8 = offered.iter().map(|face| face.copies).sum();
    // Dominance cards are out of the deck with two humans.
    assert_eq!(copies, 50);
    assert!(offered.iter().filter(|face| face.item.is_some()).all(|face| face.craftable));
}

/// Answers a draft's questions by chance until it is an action.
fn finish(mut draft: Draft, table: &Table, texts: &Texts, chance: &mut Chance) -> Option<engine::Action> {
    for _ in 0..12 {
        match draft.next(table) {
            Next::Ready(action) => return Some(action),
            Next::Ask(question) if question.options.is_empty() => return None,
            Next::Ask(question) => {
                check(&texts.t(question.id));
                let tap = question.options[chance.below(question.options.len())];
                check(&tap_label(tap, draft.faction, table, texts));
                draft = draft.tapped(tap);
            }
        }
    }
    panic!("{draft:?} asks without end")
}

#[test]
fn every_action_that_can_be_tapped_together_is_accepted() {
    let texts = Texts::new(Language::English);
    let mut chance = Chance(3);
    let mut taken = 0;
    for mut game in games() {
        for _ in 0..400 {
            if game.view.card.prompt == Prompt::HumanTurn {
                let verb = Verb::ALL[chance.below(Verb::ALL.len())];
                let faction = game.view.turn;
                if verb.comes_up(faction, &game.view.table)
                    && let Some(action) = finish(Draft::new(verb, faction), &game.view.table, &texts, &mut chance)
                {
                    // Removing nothing is refused, and that is all that may be.
                    if action.check(&game.view.table) == Err(engine::Refusal::Nothing) {
                        continue;
                    }
                    game.input(Input::Human(action));
                    taken += 1;
                    continue;
                }
            }
            if !game.step() {
                break;
            }
        }
    }
    assert!(taken > 60, "{taken}");
}

#[test]
fn every_knob_that_can_be_turned_is_accepted() {
    let texts = Texts::new(Language::English);
    for mut game in games() {
        for _ in 0..90 {
            game.step();
        }
        let table = &game.view.table;
        let mut knobs: Vec<_> = adjust::sections(table, &texts).into_iter().flat_map(|section| section.knobs).collect();
        for faction in table.factions() {
            knobs.extend(adjust::pieces(engine::ClearingId(5), faction, table, &texts));
        }
        for knob in knobs {
            check(&knob.label);
            let turns = match knob.kind {
                Turns::Count { less, more, .. } => less.into_iter().chain(more).collect(),
                Turns::Switch { flip, .. } => vec![flip],
                Turns::OneOf(positions) => positions.into_iter().map(|position| position.choose).collect(),
                Turns::Cards { cards, add } => {
                    cards.into_iter().map(|(_, less)| less).chain(add.into_iter().map(|(_, more)| more)).collect()
                }
                Turns::Act(act) => act.into_iter().collect(),
            };
            for adjustment in turns {
                let refused = adjustment.apply(&mut table.clone()).err();
                // A ruin cannot come back where its slot is taken.
                let slot = matches!(refused, Some(engine::Refusal::NoSlot(_)));
                assert!(refused.is_none() || slot, "{}: {adjustment:?}: {refused:?}", knob.id);
            }
        }
    }
}

#[test]
fn seats_show_points_and_whose_turn_it_is() {
    let texts = Texts::new(Language::English);
    let mut game = games().remove(0);
    for _ in 0..120 {
        game.step();
    }
    let view = &game.view;
    let seats = seats(view, &view.table, view.turn, &texts);
    assert_eq!(seats.iter().filter(|seat| seat.now).count(), 1);
    for seat in &seats {
        assert_eq!(seat.points, view.table.vp(seat.faction));
        assert_eq!(seat.who, if seat.bot { "bot" } else { "Mia" });
    }
    assert!(!this_turn(view, &texts).is_empty() || view.card.prompt == Prompt::HumanTurn);
}

#[test]
fn kinds_of_pieces_have_their_glyphs() {
    for piece in engine::Piece::all().filter(|piece| piece.kind() != Kind::Warrior || *piece == engine::Piece::Warlord)
    {
        assert!(!ui::icon::glyph(piece).is_empty(), "{piece}");
    }
}

#[test]
fn a_seat_goes_to_its_new_place_and_the_others_keep_their_order() {
    let order = |from, to| {
        let mut setup = start();
        move_seat(&mut setup, from, to);
        setup.seats.iter().map(|seat| seat.faction).collect::<Vec<_>>()
    };
    let [marquise, eyrie, alliance] = [Faction::Marquise, Faction::Eyrie, Faction::Alliance];
    assert_eq!(order(0, 2), [eyrie, alliance, marquise]);
    assert_eq!(order(2, 0), [alliance, marquise, eyrie]);
    assert_eq!(order(1, 0), [eyrie, marquise, alliance]);
    for beyond in [(0, 3), (3, 0), (0, 0)] {
        assert_eq!(order(beyond.0, beyond.1), [marquise, eyrie, alliance]);
    }
}
