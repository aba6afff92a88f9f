//! The Vagabot's seat and what lies beside the map for him: set-ups that are refused, corrections.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use engine::bots::vagabot::{Character, OwnItem};
use engine::{
    Action, Adjustment, Answer, ClearingId, Control, DeckCard, Difficulty, Event, Faction, Game, Input, InputError,
    MapId, Message, Piece, Place, Prompt, Refusal, SeatSetup, Setup, SetupError, Suit, Trait, What,
};

const READY: OwnItem = OwnItem { exhausted: false, damaged: false };
const SPENT: OwnItem = OwnItem { exhausted: true, damaged: false };
const BROKEN: OwnItem = OwnItem { exhausted: false, damaged: true };

fn bot() -> Control {
    Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() }
}

fn seat(faction: Faction, control: Control, character: Option<Character>) -> SeatSetup {
    SeatSetup { faction, name: String::new(), control, character }
}

fn setup(seats: Vec<SeatSetup>) -> Setup {
    Setup::new(MapId::Autumn, seats)
}

/// Two humans, then a Thief; at the first human's first turn.
fn game() -> Game {
    let mut game = Game::new(setup(vec![
        seat(Faction::Marquise, Control::Human, None),
        seat(Faction::Eyrie, Control::Human, None),
        seat(Faction::Vagabond, bot(), Some(Character::Thief)),
    ]))
    .unwrap();
    answer(&mut game, |game| game.position().card.prompt == Prompt::HumanTurn);
    game
}

/// Answers what is pending, until something holds.
fn answer(game: &mut Game, until: impl Fn(&Game) -> bool) {
    for _ in 0..500 {
        if until(game) {
            return;
        }
        let answer = match &game.position().card.prompt {
            Prompt::Done => Answer::Done,
            Prompt::Draw => Answer::Card(DeckCard { suit: Suit::Rabbit, name: None }),
            Prompt::Dice(_) => Answer::Dice { dice: [0, 0], effects: Vec::new() },
            Prompt::Chance(options) => Answer::Pick(options[0].0),
            Prompt::Choose(options) => Answer::Pick(options[0]),
            Prompt::HumanTurn | Prompt::Over => panic!("nothing to answer: {:?}", game.position().card),
        };
        game.apply(Input::Answer(answer)).unwrap();
    }
    panic!("it never came");
}

fn adjust(game: &mut Game, adjustment: Adjustment) {
    game.apply(Input::Adjust(adjustment)).unwrap();
}

fn refused(game: &mut Game, adjustment: Adjustment, refusal: Refusal) {
    let before = game.position().clone();
    assert_eq!(game.apply(Input::Adjust(adjustment.clone())), Err(InputError::Refused(refusal)), "{adjustment:?}");
    assert_eq!(*game.position(), before);
}

#[test]
fn a_vagabot_needs_a_character_of_his_own() {
    use Faction::{Marquise, Vagabond, Vagabond2};
    let refused = |seats, error| assert_eq!(Game::new(setup(seats)).unwrap_err(), error);
    let marquise = || seat(Marquise, Control::Human, None);
    refused(vec![marquise(), seat(Vagabond, bot(), None)], SetupError::NoCharacter(Vagabond));
    refused(
        vec![marquise(), seat(Vagabond, bot(), Some(Character::Thief)), seat(Vagabond2, bot(), Some(Character::Thief))],
        SetupError::SameCharacter(Character::Thief),
    );
    refused(
        vec![seat(Marquise, bot(), Some(Character::Thief)), seat(Vagabond, bot(), Some(Character::Ranger))],
        SetupError::NotACharacter(Marquise),
    );
    refused(
        vec![marquise(), seat(Vagabond, Control::Human, Some(Character::Thief))],
        SetupError::NotACharacter(Vagabond),
    );
    let two = vec![
        marquise(),
        seat(Vagabond, bot(), Some(Character::Thief)),
        seat(Vagabond2, bot(), Some(Character::Arbiter)),
    ];
    let game = Game::new(setup(two)).unwrap();
    let ruins = &game.position().table.ruins;
    assert!(ruins.iter().all(|&(_, items)| items == 2), "{ruins:?}");
}

#[test]
fn a_seat_without_a_character_is_saved_without_one() {
    let seats = vec![seat(Faction::Marquise, bot(), None), seat(Faction::Vagabond, bot(), Some(Character::Vagrant))];
    let text = serde_json::to_string(&seats).unwrap();
    assert_eq!(text.matches("character").count(), 1, "{text}");
    assert_eq!(serde_json::from_str::<Vec<SeatSetup>>(&text).unwrap(), seats);
}

#[test]
fn items_are_corrected_and_the_battle_track_follows() {
    let mut game = game();
    let faction = Faction::Vagabond;
    let items = |satchel: &[OwnItem], track: &[OwnItem]| Adjustment::OwnItems {
        faction,
        satchel: satchel.to_vec(),
        track: track.to_vec(),
    };
    adjust(&mut game, items(&[READY, READY, READY, READY, READY, SPENT], &[]));
    let wanderer = game.position().table.wanderer(faction).unwrap();
    assert_eq!((wanderer.satchel.len(), wanderer.track.as_slice()), (5, &[SPENT][..]));
    adjust(&mut game, items(&[READY, READY, BROKEN], &[SPENT]));
    assert_eq!(game.position().table.wanderer(faction).unwrap().track, []);
    refused(&mut game, items(&[READY; 9], &[READY; 4]), Refusal::BattleTrack);
    refused(&mut game, items(&[READY; 35], &[]), Refusal::ItemCount(35));
    let theirs = Adjustment::OwnItems { faction: Faction::Eyrie, satchel: Vec::new(), track: Vec::new() };
    refused(&mut game, theirs, Refusal::NotABot(Faction::Eyrie));
    let theirs = Adjustment::OwnItems { faction: Faction::Duchy, satchel: Vec::new(), track: Vec::new() };
    refused(&mut game, theirs, Refusal::NotInPlay(Faction::Duchy));

    adjust(&mut game, items(&[READY, READY, READY, READY, BROKEN, BROKEN], &[]));
    assert_eq!(game.position().table.wanderer(faction).unwrap().on_track(), 0);
    adjust(&mut game, Adjustment::Traits { faction, traits: vec![Trait::Questing] });
    assert_eq!(game.position().table.wanderer(faction).unwrap().on_track(), 1);
}

#[test]
fn quests_are_corrected_within_the_fifteen() {
    let mut game = game();
    let faction = Faction::Vagabond;
    let open = game.position().table.wanderer(faction).unwrap().quest.unwrap();
    assert_eq!(game.position().table.quests.len(), 14);
    let other = if open == Suit::Fox { Suit::Mouse } else { Suit::Fox };
    adjust(&mut game, Adjustment::Quest { faction, quest: Some(other) });
    let table = &game.position().table;
    assert_eq!(table.wanderer(faction).unwrap().quest, Some(other));
    assert_eq!(table.quests.iter().filter(|&&suit| suit == other).count(), 4);
    assert_eq!(table.quests.iter().filter(|&&suit| suit == open).count(), 5);
    refused(&mut game, Adjustment::Quest { faction, quest: Some(Suit::Bird) }, Refusal::NoQuest(Suit::Bird));
    refused(&mut game, Adjustment::QuestPile { quests: vec![other; 5] }, Refusal::NoQuest(other));
    adjust(&mut game, Adjustment::QuestPile { quests: vec![open] });
    adjust(&mut game, Adjustment::Quest { faction, quest: Some(open) });
    assert_eq!(game.position().table.quests, [other]);
    adjust(&mut game, Adjustment::Quest { faction, quest: None });
    assert_eq!(game.position().table.quests.len(), 2);
}

#[test]
fn his_character_his_pawn_and_ruins_are_corrected() {
    let mut game = game();
    let faction = Faction::Vagabond;
    adjust(&mut game, Adjustment::Character { faction, character: Character::Scoundrel });
    assert_eq!(game.position().table.wanderer(faction).unwrap().character, Character::Scoundrel);
    adjust(&mut game, Adjustment::Pawn { faction, place: Place::Clearing(ClearingId(8)) });
    assert_eq!(game.position().table.pawn(faction), Some(Place::Clearing(ClearingId(8))));
    let pieces = Adjustment::Pieces { clearing: ClearingId(8), faction, piece: Piece::Pawn, count: 0 };
    refused(&mut game, pieces, Refusal::OnlyMoves(faction));
    refused(&mut game, Adjustment::RuinItems { clearing: ClearingId(6), items: 2 }, Refusal::ItemCount(2));
    refused(&mut game, Adjustment::RuinItems { clearing: ClearingId(1), items: 1 }, Refusal::NoRuin(ClearingId(1)));
    adjust(&mut game, Adjustment::RuinItems { clearing: ClearingId(6), items: 0 });
    assert!(game.position().table.ruins.contains(&(ClearingId(6), 0)));
}

#[test]
fn two_vagabots_do_not_become_the_same_character() {
    let mut game = Game::new(setup(vec![
        seat(Faction::Vagabond, bot(), Some(Character::Thief)),
        seat(Faction::Vagabond2, bot(), Some(Character::Tinker)),
    ]))
    .unwrap();
    let same = Adjustment::Character { faction: Faction::Vagabond, character: Character::Tinker };
    refused(&mut game, same, Refusal::SameCharacter(Character::Tinker));
}

#[test]
fn a_human_without_cards_is_not_robbed() {
    let mut game = game();
    let eight = ClearingId(8);
    adjust(&mut game, Adjustment::Pawn { faction: Faction::Vagabond, place: Place::Clearing(eight) });
    adjust(&mut game, Adjustment::Points { faction: Faction::Eyrie, vp: 5 });
    let items = Adjustment::OwnItems {
        faction: Faction::Vagabond,
        satchel: vec![READY, READY, SPENT, SPENT],
        track: Vec::new(),
    };
    adjust(&mut game, items);
    for faction in [Faction::Marquise, Faction::Eyrie] {
        let piece = Piece::Warrior;
        let count = 3;
        adjust(&mut game, Adjustment::Pieces { clearing: eight, faction, piece, count });
    }
    game.apply(Input::EndTurn).unwrap();
    game.apply(Input::EndTurn).unwrap();

    // A rabbit order: he battles the Eyrie, then he steals from them.
    let steals = |from| move |game: &Game| game.position().card.message == Message::Steal { from };
    answer(&mut game, steals(Faction::Eyrie));
    let bots = Adjustment::EmptyHand { faction: Faction::Vagabond, empty: true };
    refused(&mut game, bots, Refusal::NotHuman(Faction::Vagabond));
    adjust(&mut game, Adjustment::EmptyHand { faction: Faction::Eyrie, empty: true });
    answer(&mut game, steals(Faction::Marquise));
    answer(&mut game, |game| game.position().card.prompt == Prompt::HumanTurn);
    let event = |what| match what {
        What::Event(event) => Some(event),
        What::Skipped(_) => None,
    };
    let events: Vec<Event> = game.log().iter().filter_map(|entry| event(entry.line.what)).collect();
    assert!(events.contains(&Event::Discard(Faction::Marquise)));
    assert!(!events.contains(&Event::Discard(Faction::Eyrie)));
    // It was true for that turn only.
    assert!(game.position().table.seats.iter().all(|seat| !seat.empty_hand));
}

#[test]
fn a_pawn_is_not_placed_by_an_action() {
    let mut game = game();
    let place = Action::Place { clearing: ClearingId(8), faction: Faction::Marquise, piece: Piece::Pawn, count: 1 };
    let before = game.position().clone();
    let refused = InputError::Refused(Refusal::OnlyMoves(Faction::Marquise));
    assert_eq!(game.apply(Input::Human(place)), Err(refused));
    assert_eq!(*game.position(), before);
}
