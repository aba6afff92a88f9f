//! What lies beside the map: what humans do to it, and corrections of it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use engine::bots::duchy::Minister;
use engine::{
    Action, Adjustment, Answer, CardName, ClearingId, Control, DeckCard, Difficulty, DrawnFor, Faction, Game, Input,
    InputError, Lot, MapId, Message, Pick, Piece, Place, Prompt, Refusal, SeatSetup, Setup, Suit, Trait, Tray,
};

fn seat(faction: Faction, control: Control) -> SeatSetup {
    SeatSetup { faction, name: String::new(), control, character: None }
}

/// A bot and a human Marquise, at the human's first turn.
fn against(faction: Faction) -> Game {
    let bot = Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() };
    let setup = Setup::new(MapId::Autumn, vec![seat(Faction::Marquise, Control::Human), seat(faction, bot)]);
    let mut game = Game::new(setup).unwrap();
    answer_all(&mut game);
    game
}

/// Answers what is pending until it is the human's turn.
fn answer_all(game: &mut Game) {
    for _ in 0..500 {
        if matches!(game.position().card.prompt, Prompt::HumanTurn | Prompt::Over) {
            return;
        }
        answer_one(game);
    }
    panic!("never the human's turn: {:?}", game.position().card);
}

/// Answers the pending card with the first thing that it takes.
fn answer_one(game: &mut Game) {
    let answer = match &game.position().card.prompt {
        Prompt::Done => Answer::Done,
        Prompt::Draw => Answer::Card(fox()),
        Prompt::Dice(_) => Answer::Dice { dice: [0, 0], effects: Vec::new() },
        Prompt::Chance(options) => Answer::Pick(options[0].0),
        Prompt::Choose(options) => Answer::Pick(options[0]),
        Prompt::HumanTurn | Prompt::Over => panic!("no answer to {:?}", game.position().card),
    };
    game.apply(Input::Answer(answer)).unwrap();
}

fn fox() -> DeckCard {
    DeckCard { suit: Suit::Fox, name: None }
}

fn refused(game: &mut Game, input: Input, refusal: Refusal) {
    let before = game.position().clone();
    assert_eq!(game.apply(input.clone()), Err(InputError::Refused(refusal)), "{input:?}");
    assert_eq!(*game.position(), before);
}

fn lost_souls(game: &Game) -> Vec<DeckCard> {
    match &game.position().table.seat(Faction::Lizards).unwrap().tray {
        Tray::Lizards(cult) => cult.lost_souls.clone(),
        _ => panic!("no cult"),
    }
}

fn acolytes(game: &Game) -> u8 {
    match &game.position().table.seat(Faction::Lizards).unwrap().tray {
        Tray::Lizards(cult) => cult.acolytes,
        _ => panic!("no cult"),
    }
}

fn put(game: &mut Game, clearing: u8, faction: Faction, piece: Piece, count: u8) {
    let clearing = ClearingId(clearing);
    game.apply(Input::Adjust(Adjustment::Pieces { clearing, faction, piece, count })).unwrap();
}

fn lot(clearing: u8, faction: Faction, piece: Piece, count: u8) -> Lot {
    Lot { place: Place::Clearing(ClearingId(clearing)), faction, piece, count }
}

#[test]
fn a_card_that_a_human_discards_goes_on_top_of_lost_souls() {
    let mut game = against(Faction::Lizards);
    let before = lost_souls(&game);
    let log = game.log().len();
    let dominance = DeckCard { suit: Suit::Mouse, name: Some(CardName::Dominance) };
    for card in [fox(), dominance] {
        game.apply(Input::Human(Action::Discard { faction: Faction::Marquise, card })).unwrap();
    }
    assert_eq!(lost_souls(&game)[..2], [dominance, fox()]);
    assert_eq!(lost_souls(&game)[2..], before);
    assert_eq!(game.log().len(), log);
    let no_such = DeckCard { suit: Suit::Fox, name: Some(CardName::Codebreakers) };
    refused(&mut game, Input::Human(Action::Discard { faction: Faction::Marquise, card: no_such }), Refusal::NotInDeck);
    refused(
        &mut game,
        Input::Human(Action::Discard { faction: Faction::Lizards, card: fox() }),
        Refusal::NotHuman(Faction::Lizards),
    );
}

#[test]
fn without_lizards_a_discarded_card_goes_to_the_discard_pile_and_a_dominance_card_beside_the_map() {
    let mut game = against(Faction::Eyrie);
    let dominance = DeckCard { suit: Suit::Mouse, name: Some(CardName::Dominance) };
    for card in [fox(), dominance] {
        game.apply(Input::Human(Action::Discard { faction: Faction::Marquise, card })).unwrap();
    }
    assert_eq!(game.position().table.discard, [fox()]);
}

#[test]
fn pieces_removed_together_are_one_event() {
    let mut game = against(Faction::Lizards);
    put(&mut game, 5, Faction::Lizards, Piece::Warrior, 2);
    put(&mut game, 7, Faction::Lizards, Piece::Warrior, 3);
    let lots = vec![lot(5, Faction::Lizards, Piece::Warrior, 2), lot(7, Faction::Lizards, Piece::Warrior, 1)];
    game.apply(Input::Human(Action::RemoveTogether { by: Faction::Marquise, lots })).unwrap();
    answer_all(&mut game);
    assert_eq!(acolytes(&game), 1);
    assert_eq!(game.position().table.warriors(Faction::Lizards, ClearingId(7)), 2);

    let too_many = vec![lot(7, Faction::Lizards, Piece::Warrior, 1), lot(7, Faction::Lizards, Piece::Warrior, 2)];
    let refusal = Refusal::TooFew { faction: Faction::Lizards, piece: Piece::Warrior, there: 1 };
    refused(&mut game, Input::Human(Action::RemoveTogether { by: Faction::Marquise, lots: too_many }), refusal);
    let nothing = Action::RemoveTogether { by: Faction::Marquise, lots: Vec::new() };
    refused(&mut game, Input::Human(nothing), Refusal::Nothing);
}

#[test]
fn the_cult_is_set_right_within_what_can_lie_there() {
    let mut game = against(Faction::Lizards);
    let supply = game.position().table.supply(Faction::Lizards, Piece::Warrior);
    game.apply(Input::Adjust(Adjustment::Acolytes { count: 4 })).unwrap();
    assert_eq!(game.position().table.supply(Faction::Lizards, Piece::Warrior), supply - 4);
    let wanted = supply + 1;
    let refusal = Refusal::TooMany { faction: Faction::Lizards, piece: Piece::Warrior, owned: 25, wanted };
    refused(&mut game, Input::Adjust(Adjustment::Acolytes { count: wanted }), refusal);
    game.apply(Input::Adjust(Adjustment::ConspiracyMarker { space: 2 })).unwrap();
    refused(&mut game, Input::Adjust(Adjustment::ConspiracyMarker { space: 6 }), Refusal::NoSuchSpace(6));
    game.apply(Input::Adjust(Adjustment::LostSouls { cards: vec![fox()] })).unwrap();
    assert_eq!(lost_souls(&game), [fox()]);
    let no_such = DeckCard { suit: Suit::Fox, name: Some(CardName::Codebreakers) };
    refused(&mut game, Input::Adjust(Adjustment::LostSouls { cards: vec![no_such] }), Refusal::NotInDeck);
    let mut other = against(Faction::Eyrie);
    refused(&mut other, Input::Adjust(Adjustment::Acolytes { count: 1 }), Refusal::NotInPlay(Faction::Lizards));
}

fn court(game: &Game) -> engine::bots::duchy::Court {
    match &game.position().table.seat(Faction::Duchy).unwrap().tray {
        Tray::Duchy(court) => court.clone(),
        _ => panic!("no court"),
    }
}

#[test]
fn two_buildings_removed_together_cost_one_crown_and_one_card() {
    let mut game = against(Faction::Duchy);
    let traits = vec![Trait::Investors];
    game.apply(Input::Adjust(Adjustment::Traits { faction: Faction::Duchy, traits })).unwrap();
    let ministers = vec![Minister::Mayor, Minister::Captain];
    game.apply(Input::Adjust(Adjustment::Swayed { ministers })).unwrap();
    put(&mut game, 4, Faction::Duchy, Piece::Citadel, 1);
    put(&mut game, 7, Faction::Duchy, Piece::Market, 1);
    let lots = vec![lot(4, Faction::Duchy, Piece::Citadel, 1), lot(7, Faction::Duchy, Piece::Market, 1)];
    game.apply(Input::Human(Action::RemoveTogether { by: Faction::Marquise, lots })).unwrap();
    assert_eq!(game.position().card.message, Message::LoseCrown { minister: Minister::Mayor });
    game.apply(Input::Answer(Answer::Done)).unwrap();
    // A card of either clearing's suit, or a bird.
    let owed = [Pick::Discard(Suit::Rabbit), Pick::Discard(Suit::Mouse), Pick::Discard(Suit::Bird), Pick::Cannot];
    assert_eq!(game.position().card.prompt, Prompt::Choose(owed.to_vec()));
    game.apply(Input::Answer(Answer::Pick(Pick::Cannot))).unwrap();
    // The topmost who matches one of the two.
    assert_eq!(game.position().card.message, Message::Sway { minister: Minister::Marshal });
    answer_all(&mut game);
    assert_eq!(court(&game).swayed, [Minister::Captain, Minister::Marshal]);
    assert_eq!(game.position().table.vp(Faction::Marquise), 2);
}

#[test]
fn the_court_is_set_right_within_what_can_lie_there() {
    let mut game = against(Faction::Duchy);
    let supply = game.position().table.supply(Faction::Duchy, Piece::Warrior);
    game.apply(Input::Adjust(Adjustment::Burrow { count: supply })).unwrap();
    assert_eq!(game.position().table.supply(Faction::Duchy, Piece::Warrior), 0);
    let refusal = Refusal::TooMany { faction: Faction::Duchy, piece: Piece::Warrior, owned: 20, wanted: supply + 1 };
    refused(&mut game, Input::Adjust(Adjustment::Burrow { count: supply + 1 }), refusal);
    let twice = vec![Minister::Mayor, Minister::Banker, Minister::Mayor];
    refused(&mut game, Input::Adjust(Adjustment::Swayed { ministers: twice }), Refusal::SwayedTwice(Minister::Mayor));
    // A bot's Burrow holds what the app knows of.
    let march = |count| Action::Move {
        faction: Faction::Duchy,
        piece: Piece::Warrior,
        count,
        from: Place::Burrow,
        to: Place::Clearing(ClearingId(5)),
    };
    let refusal = Refusal::TooFew { faction: Faction::Duchy, piece: Piece::Warrior, there: supply };
    refused(&mut game, Input::Human(march(supply + 1)), refusal);
    let marquise = Action::Move {
        faction: Faction::Marquise,
        piece: Piece::Warrior,
        count: 1,
        from: Place::Clearing(ClearingId(1)),
        to: Place::Burrow,
    };
    refused(&mut game, Input::Human(marquise), Refusal::NoSuchPlace);
    let mut other = against(Faction::Eyrie);
    refused(&mut other, Input::Adjust(Adjustment::Burrow { count: 1 }), Refusal::NotInPlay(Faction::Duchy));
}

#[test]
fn where_no_card_is_left_nothing_is_drawn_and_the_turn_goes_on() {
    let mut game = against(Faction::Lizards);
    game.apply(Input::EndTurn).unwrap();
    let drawing = |game: &Game| matches!(game.position().card.message, Message::Draw { what_for: DrawnFor::Craft });
    for _ in 0..100 {
        if drawing(&game) {
            break;
        }
        answer_one(&mut game);
    }
    let before = lost_souls(&game);
    game.apply(Input::Answer(Answer::NoCard)).unwrap();
    assert_eq!(game.position().card.message, Message::TurnOver);
    assert_eq!(lost_souls(&game), before);

    let mut game = against(Faction::Eyrie);
    game.apply(Input::EndTurn).unwrap();
    game.apply(Input::Answer(Answer::NoCard)).unwrap();
    assert_eq!(game.position().table.order, None);
    answer_all(&mut game);
    assert_eq!(game.position().faction(), Faction::Marquise);
}
