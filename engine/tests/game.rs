//! A game as players use it: inputs, refusals, undo, redo, replay, corrections.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use engine::{
    Action, Adjustment, Answer, AnswerError, ClearingId, Control, DeckCard, Difficulty, Faction, Game, Input,
    InputError, MapId, Message, Pick, Piece, Place, Prompt, Refusal, SeatSetup, Setup, SetupError, Suit,
};

fn autumn(seats: Vec<SeatSetup>) -> Setup {
    Setup::new(MapId::Autumn, seats)
}

fn three_seats() -> Game {
    Game::new(autumn(vec![
        SeatSetup::bot(Faction::Marquise),
        SeatSetup::bot(Faction::Eyrie),
        SeatSetup::human(Faction::Alliance),
    ]))
    .unwrap()
}

/// Answers the pending card with the first thing that it takes; the order card is a fox card.
fn answer(game: &mut Game) {
    let answer = match &game.position().card.prompt {
        Prompt::Done => Answer::Done,
        Prompt::Draw => Answer::Card(DeckCard { suit: Suit::Fox, name: None }),
        Prompt::Dice(_) => Answer::Dice { dice: [2, 1], effects: Vec::new() },
        Prompt::Chance(options) => Answer::Pick(options[0].0),
        Prompt::Choose(options) => Answer::Pick(options[0]),
        Prompt::HumanTurn | Prompt::Over => panic!("no answer to {:?}", game.position().card),
    };
    game.apply(Input::Answer(answer)).unwrap();
}

fn answer_until(game: &mut Game, reached: impl Fn(&Game) -> bool) {
    for _ in 0..500 {
        if reached(game) {
            return;
        }
        answer(game);
    }
    panic!("never reached: {:?}", game.position().card);
}

fn is_human_turn(game: &Game) -> bool {
    game.position().card.prompt == Prompt::HumanTurn
}

#[test]
fn a_round_goes_from_set_up_through_both_bots_to_the_human() {
    let mut game = three_seats();
    assert_eq!(game.position().round, 0);
    answer_until(&mut game, |game| game.position().round == 1);
    assert_eq!(game.position().faction(), Faction::Marquise);
    let table = &game.position().table;
    assert_eq!(table.on_map(Faction::Marquise, Piece::Warrior), 12);
    assert_eq!(table.count(Faction::Eyrie, Piece::Roost, ClearingId(3)), 1);
    answer_until(&mut game, is_human_turn);
    assert_eq!(game.position().faction(), Faction::Alliance);
    game.apply(Input::EndTurn).unwrap();
    assert_eq!((game.position().round, game.position().faction()), (2, Faction::Marquise));
}

#[test]
fn what_is_not_among_the_options_is_refused_and_changes_nothing() {
    let mut game = three_seats();
    answer_until(&mut game, |game| matches!(game.position().card.prompt, Prompt::Draw));
    let before = game.position().clone();
    let log = game.log().to_vec();
    for (input, error) in [
        (Input::Answer(Answer::Done), InputError::Answer(AnswerError::OtherPrompt)),
        (Input::Answer(Answer::Dice { dice: [1, 1], effects: vec![] }), InputError::Answer(AnswerError::OtherPrompt)),
        (Input::EndTurn, InputError::NotAHumansTurn),
        (Input::Human(Action::Score { faction: Faction::Alliance, points: 1 }), InputError::NotAHumansTurn),
        (
            Input::Adjust(Adjustment::Points { faction: Faction::Eyrie, vp: 31 }),
            InputError::Refused(Refusal::Points(31)),
        ),
        (
            Input::Adjust(Adjustment::Points { faction: Faction::Duchy, vp: 3 }),
            InputError::Refused(Refusal::NotInPlay(Faction::Duchy)),
        ),
    ] {
        assert_eq!(game.apply(input.clone()), Err(error), "{input:?}");
        assert_eq!(*game.position(), before, "{input:?}");
        assert_eq!(game.log(), log, "{input:?}");
    }
}

#[test]
fn dice_beyond_three_and_foreign_effects_are_refused() {
    let mut game = three_seats();
    answer_until(&mut game, |game| matches!(game.position().card.prompt, Prompt::Dice(_)));
    let dice = |one, two| Input::Answer(Answer::Dice { dice: [one, two], effects: Vec::new() });
    assert_eq!(game.apply(dice(4, 0)), Err(InputError::Answer(AnswerError::Die(4))));
    assert_eq!(game.apply(dice(0, 255)), Err(InputError::Answer(AnswerError::Die(255))));
    let sappers = Answer::Dice { dice: [1, 1], effects: vec![(Faction::Marquise, engine::Effect::Sappers)] };
    let refused = AnswerError::Effect(Faction::Marquise, engine::Effect::Sappers);
    assert_eq!(game.apply(Input::Answer(sappers)), Err(InputError::Answer(refused)), "bots have no cards");
    game.apply(dice(0, 3)).unwrap();
}

#[test]
fn undo_and_redo_walk_through_the_whole_game() {
    let mut game = three_seats();
    let mut positions = vec![game.position().clone()];
    for _ in 0..80 {
        if is_human_turn(&game) {
            game.apply(Input::EndTurn).unwrap();
        } else {
            answer(&mut game);
        }
        positions.push(game.position().clone());
    }
    let log = game.log().to_vec();
    for position in positions.iter().rev().skip(1) {
        game.undo().unwrap();
        assert_eq!(game.position(), position);
    }
    assert_eq!(game.undo(), Err(InputError::NothingToUndo));
    for position in positions.iter().skip(1) {
        game.redo().unwrap();
        assert_eq!(game.position(), position);
    }
    assert_eq!(game.redo(), Err(InputError::NothingToRedo));
    assert_eq!(game.log(), log);
    game.undo_to(10).unwrap();
    assert_eq!(*game.position(), positions[10]);
    assert_eq!(game.at(5).unwrap(), positions[5]);
    answer(&mut game);
    assert_eq!(game.redo(), Err(InputError::NothingToRedo), "something new was done");
}

#[test]
fn a_saved_game_is_its_set_up_and_inputs() {
    let mut game = three_seats();
    for _ in 0..120 {
        if is_human_turn(&game) {
            game.apply(Input::EndTurn).unwrap();
        } else {
            answer(&mut game);
        }
    }
    let text = serde_json::to_string(&(game.setup(), game.inputs())).unwrap();
    let (setup, inputs): (Setup, Vec<Input>) = serde_json::from_str(&text).unwrap();
    let again = Game::replay(setup, inputs).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.log(), game.log());
}

#[test]
fn a_correction_works_the_step_out_again() {
    let mut game = three_seats();
    answer_until(&mut game, |game| game.position().round == 1);
    answer(&mut game); // the order card: fox
    // With nobody in the way the Marquise recruits in 1, 6, 8 and 12, which it rules.
    assert!(matches!(&game.position().card.message, Message::Place { lots } if lots.len() == 4));
    game.apply(Input::Adjust(Adjustment::Pieces {
        clearing: ClearingId(6),
        faction: Faction::Eyrie,
        piece: Piece::Warrior,
        count: 2,
    }))
    .unwrap();
    // Now there is a battle to fight, before the recruiting.
    assert!(matches!(game.position().card.message, Message::Battle { clearing: ClearingId(6), .. }));
    game.undo().unwrap();
    assert!(matches!(&game.position().card.message, Message::Place { lots } if lots.len() == 4));
}

#[test]
fn a_human_battles_a_bot_and_ends_the_turn() {
    let mut game = three_seats();
    answer_until(&mut game, is_human_turn);
    let place = |piece, count| Action::Place { clearing: ClearingId(7), faction: Faction::Alliance, piece, count };
    game.apply(Input::Human(place(Piece::Warrior, 3))).unwrap();
    let defender = game.position().table.attackable(Faction::Alliance, ClearingId(7)).next().unwrap();
    let battle = Action::Battle { clearing: ClearingId(7), attacker: Faction::Alliance, defender };
    game.apply(Input::Human(battle.clone())).unwrap();
    assert_eq!(game.apply(Input::Human(battle)), Err(InputError::CardPending));
    assert_eq!(game.apply(Input::EndTurn), Err(InputError::CardPending));
    let before = game.position().table.pieces(defender, ClearingId(7));
    answer_until(&mut game, is_human_turn);
    let after = game.position().table.pieces(defender, ClearingId(7));
    assert_eq!(before.saturating_sub(2), after);
    game.apply(Input::EndTurn).unwrap();
}

#[test]
fn a_human_action_that_cannot_lie_on_the_table_is_refused() {
    let mut game = three_seats();
    answer_until(&mut game, is_human_turn);
    let alliance = Faction::Alliance;
    let at = ClearingId(5);
    for (action, refusal) in [
        (
            Action::Place { clearing: at, faction: alliance, piece: Piece::Warrior, count: 11 },
            Refusal::TooMany { faction: alliance, piece: Piece::Warrior, owned: 10, wanted: 11 },
        ),
        (
            Action::Place { clearing: at, faction: alliance, piece: Piece::Sympathy, count: 2 },
            Refusal::OnePerClearing(Piece::Sympathy),
        ),
        (
            Action::Place { clearing: ClearingId(99), faction: alliance, piece: Piece::Warrior, count: 1 },
            Refusal::NoSuchPlace,
        ),
        (
            Action::Move {
                faction: alliance,
                piece: Piece::Warrior,
                count: 1,
                from: Place::Clearing(at),
                to: Place::Clearing(ClearingId(2)),
            },
            Refusal::TooFew { faction: alliance, piece: Piece::Warrior, there: 0 },
        ),
        (Action::Score { faction: alliance, points: -1 }, Refusal::Points(-1)),
        (
            Action::Battle { clearing: at, attacker: alliance, defender: Faction::Marquise },
            Refusal::TooFew { faction: alliance, piece: Piece::Warrior, there: 0 },
        ),
    ] {
        let before = game.position().clone();
        assert_eq!(game.apply(Input::Human(action.clone())), Err(InputError::Refused(refusal)), "{action:?}");
        assert_eq!(*game.position(), before);
    }
}

#[test]
fn a_set_up_that_the_rules_forbid_is_refused_with_its_cause() {
    let refused = |setup: Setup| Game::new(setup).map(|_| ()).unwrap_err();
    let seats = || vec![SeatSetup::bot(Faction::Marquise), SeatSetup::human(Faction::Alliance)];
    assert_eq!(refused(autumn(vec![SeatSetup::bot(Faction::Marquise)])), SetupError::Seats(1));
    assert_eq!(
        refused(autumn(vec![SeatSetup::bot(Faction::Marquise), SeatSetup::human(Faction::Marquise)])),
        SetupError::Twice(Faction::Marquise)
    );
    assert_eq!(
        refused(autumn(vec![SeatSetup::bot(Faction::Hundreds), SeatSetup::human(Faction::Alliance)])),
        SetupError::NoBot(Faction::Hundreds)
    );
    let mut setup = autumn(seats());
    setup.suits[0] = Suit::Mouse;
    assert_eq!(refused(setup), SetupError::PrintedSuit(ClearingId(1)));
    let mut setup = autumn(seats());
    setup.map = MapId::Winter;
    setup.suits = vec![Suit::Fox; 12];
    assert_eq!(refused(setup), SetupError::SuitCount { suit: Suit::Fox, count: 12 });
    let mut setup = autumn(seats());
    setup.suits.pop();
    assert_eq!(refused(setup), SetupError::SuitsMissing(11));
    let mut setup = autumn(seats());
    setup.seats[0].control = Control::Bot { difficulty: Difficulty::Easy, traits: vec![engine::Trait::Nobility] };
    assert_eq!(refused(setup), SetupError::NotATrait(Faction::Marquise, engine::Trait::Nobility));
}

#[test]
fn a_human_starts_along_open_paths_and_a_bot_along_closed_ones_too() {
    let around_corner_2 = |lizards| {
        let suits = Suit::OF_CLEARINGS.iter().flat_map(|&suit| [suit; 4]).collect();
        let setup = Setup { map: MapId::Mountain, suits, ..autumn(vec![lizards, SeatSetup::human(Faction::Alliance)]) };
        let mut game = Game::new(setup).unwrap();
        let corner = Answer::Pick(Pick::Place(Place::Clearing(ClearingId(2))));
        answer_until(&mut game, |game| game.position().card.prompt.check(&corner, None).is_ok());
        game.apply(Input::Answer(corner)).unwrap();
        answer_until(&mut game, |game| game.position().round == 1);
        let table = &game.position().table;
        [5, 6, 11].map(|clearing| table.warriors(Faction::Lizards, ClearingId(clearing)))
    };
    // The path from 2 to 5 is closed.
    assert_eq!(around_corner_2(SeatSetup::human(Faction::Lizards)), [0, 1, 1]);
    assert_eq!(around_corner_2(SeatSetup::bot(Faction::Lizards)), [1, 1, 1]);
}

#[test]
fn swords_that_a_human_vagabond_tells_settle_hits_and_defense() {
    let setup = autumn(vec![SeatSetup::bot(Faction::Marquise), SeatSetup::human(Faction::Vagabond)]);
    let table = setup.table().unwrap();
    let (bot, human) = (Faction::Marquise, Faction::Vagabond);
    let told = |effect| [(human, effect)];
    let defends = engine::Battle::new(&table, ClearingId(1), bot, human, &[]);
    assert_eq!(defends.outcome([0, 0], &[]).attacker.dealt, 1, "no sword is known");
    assert_eq!(defends.outcome([0, 0], &told(engine::Effect::NoSword)).attacker.dealt, 1);
    assert_eq!(defends.outcome([0, 0], &told(engine::Effect::TwoSwords)).attacker.dealt, 0);
    assert_eq!(defends.outcome([3, 3], &told(engine::Effect::TwoSwords)).defender.dealt, 2);
    let attacks = engine::Battle::new(&table, ClearingId(1), human, bot, &[]);
    assert_eq!(attacks.outcome([3, 0], &told(engine::Effect::OneSword)).attacker.dealt, 2, "1 rolled, 1 extra");
    assert_eq!(attacks.outcome([0, 0], &told(engine::Effect::NoSword)).defender.dealt, 0);
}
