//! Format 1 for ever: files that were written by it are read.
//!
//! They are never written anew. What this version writes may differ in its bytes, as long as these
//! are still read; a format that cannot read them has to bring them over.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot go on has failed")]

use engine::{
    Action, Adjustment, Answer, ClearingId, Control, DeckCard, DeckId, Difficulty, Faction, Game, Input, Item, MapId,
    Piece, Place, Position, Prompt, Ruling, Rulings, SeatSetup, Services, Setup, Suit, Trait,
};
use transfer::{Outgoing, Past, Received};

const WHOLE: &[u8] = include_bytes!("files/whole-1.clockwood");
const SHORT: &[u8] = include_bytes!("files/short-1.clockwood");
const ID: &str = "0198c3e7a1b2-0c0ffee0";
const PLAYED: u64 = 1_760_000_000_123;

/// Humans alone, so that no change of a bot's rules can change it.
fn humans() -> Game {
    let human =
        |faction, name: &str| SeatSetup { faction, name: name.to_owned(), control: Control::Human, character: None };
    let mut rulings = Rulings::default();
    rulings.set(Ruling::Expand, "once").unwrap();
    let suits = MapId::Autumn.map().unwrap().clearings().iter().map(|clearing| clearing.suit.unwrap());
    let mut game = Game::new(Setup {
        map: MapId::Autumn,
        layout: None,
        suits: suits.collect(),
        deck: DeckId::Exiles,
        seats: vec![human(Faction::Eyrie, "Søren"), human(Faction::Vagabond, "")],
        coop: false,
        services: Services::Advanced,
        rulings,
    })
    .unwrap();
    while game.position().round == 0 {
        let answer = match &game.position().card.prompt {
            Prompt::Choose(options) => Answer::Pick(options[1]),
            _ => Answer::Done,
        };
        game.apply(Input::Answer(answer)).unwrap();
    }
    let roost = game
        .position()
        .table
        .highest_first()
        .find(|&c| game.position().table.count(Faction::Eyrie, Piece::Roost, c) > 0);
    let (roost, eyrie, vagabond) = (roost.unwrap(), Faction::Eyrie, Faction::Vagabond);
    let next = game.position().table.adjacent(roost)[0];
    let (from, to) = (Place::Clearing(roost), Place::Clearing(next));
    for input in [
        Input::Human(Action::Move { faction: eyrie, piece: Piece::Warrior, count: 3, from, to }),
        Input::Human(Action::Craft { faction: eyrie, item: Item::Tea }),
        Input::Human(Action::Score { faction: eyrie, points: 2 }),
        Input::Adjust(Adjustment::Points { faction: vagabond, vp: 4 }),
        Input::EndTurn,
        Input::Human(Action::Discard { faction: vagabond, card: DeckCard { suit: Suit::Fox, name: None } }),
        Input::EndTurn,
        Input::Human(Action::Remove { clearing: next, faction: eyrie, piece: Piece::Warrior, count: 1, by: vagabond }),
    ] {
        game.apply(input).unwrap();
    }
    game
}

/// At the first card of a bot's turn, every tray beside it.
fn bots() -> Game {
    let trays = [
        (Faction::Eyrie, None, vec![Trait::Nobility]),
        (Faction::Vagabond, Some(engine::bots::vagabot::Character::Ranger), vec![]),
        (Faction::Lizards, None, vec![]),
        (Faction::Riverfolk, None, vec![Trait::Greedy]),
        (Faction::Duchy, None, vec![]),
        (Faction::Corvids, None, vec![]),
    ];
    let seats = trays.map(|(faction, character, traits)| SeatSetup {
        faction,
        name: String::new(),
        control: Control::Bot { difficulty: Difficulty::Challenging, traits },
        character,
    });
    let suits = MapId::Autumn.map().unwrap().clearings().iter().map(|clearing| clearing.suit.unwrap());
    let mut game = Game::new(Setup {
        map: MapId::Autumn,
        layout: None,
        suits: suits.collect(),
        deck: DeckId::Base,
        seats: seats.to_vec(),
        coop: false,
        services: Services::Basic,
        rulings: Rulings::default(),
    })
    .unwrap();
    let cards = engine::DeckId::Base.deck().unwrap().faces();
    while game.position().round < 3 {
        let at = game.inputs().len();
        let answer = match &game.position().card.prompt {
            Prompt::Draw => Answer::Card(cards[at % cards.len()].card()),
            Prompt::Dice(_) => Answer::Dice { dice: [2, 1], effects: Vec::new() },
            Prompt::Chance(options) => Answer::Pick(options[at % options.len()].0),
            Prompt::Choose(options) => Answer::Pick(options[at % options.len()]),
            _ => Answer::Done,
        };
        game.apply(Input::Answer(answer)).unwrap();
    }
    game
}

#[test]
fn a_whole_game_of_format_1_is_read() {
    let Received { id, played, past, game } = Received::from_bytes(WHOLE).unwrap();
    assert_eq!((id.as_str(), played), (ID, PLAYED));
    let expected = humans();
    assert_eq!(game.setup(), expected.setup());
    assert_eq!(game.inputs(), expected.inputs());
    assert_eq!(game.position(), expected.position());
    assert_eq!(past.after(game.inputs()), Past::of(&expected).after(expected.inputs()));
}

#[test]
fn a_short_form_of_format_1_is_read() {
    let Received { id, played, game, .. } = Received::from_bytes(SHORT).unwrap();
    assert_eq!((id.as_str(), played), (ID, PLAYED));
    let position = game.position();
    assert_eq!((position.round, position.seat, &position.card.prompt), (3, 0, &Prompt::Draw));
    assert_eq!(told(position), include_str!("files/short-1.txt"));
}

/// What lies on the table, in words that are compared with a file.
fn told(position: &Position) -> String {
    let table = &position.table;
    let seats = table.seats.iter().map(|seat| {
        let warriors = table.on_map(seat.faction, Piece::Warrior);
        format!("{} {} vp, {warriors} warriors, {:?}\n", seat.faction, seat.vp, seat.tray)
    });
    seats.chain([format!("{:?}\n{:?}\n", table.discard, table.stacks(ClearingId(1)))]).collect()
}

/// Where a file is empty, it is written; so a new format's files come about.
#[test]
fn files_are_there() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let (humans, bots) = (humans(), bots());
    let (humans_past, bots_past) = (Past::of(&humans), Past::of(&bots));
    let outgoing = |past, game| Outgoing { id: ID, played: PLAYED, past, game };
    for (name, content) in [
        ("whole-1.clockwood", outgoing(&humans_past, &humans).whole().unwrap()),
        ("short-1.clockwood", outgoing(&bots_past, &bots).short().unwrap()),
        ("short-1.txt", told(bots.position()).into_bytes()),
    ] {
        let path = folder.join(name);
        if std::fs::metadata(&path).is_ok_and(|file| file.len() == 0) {
            std::fs::write(path, content).unwrap();
        }
    }
}
