//! How long an answer takes late in the longest turn, and a game of two bots from start to end.

#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a benchmark that cannot run has nothing to say"
)]

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::{
    Adjustment, Answer, Control, DeckCard, DeckId, Difficulty, Faction, Game, Input, MapId, Prompt, Rulings, SeatSetup,
    Services, Setup, Suit,
};

/// Suits of order cards, so that turns are long: birds battle, recruit and move everywhere.
const ORDERS: [Suit; 4] = [Suit::Bird, Suit::Fox, Suit::Rabbit, Suit::Mouse];

fn setup() -> Setup {
    let suits = MapId::Autumn.map().unwrap().clearings().iter().map(|clearing| clearing.suit.unwrap());
    let seat = |faction| SeatSetup {
        faction,
        name: String::new(),
        control: Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() },
        character: None,
    };
    Setup {
        map: MapId::Autumn,
        layout: None,
        suits: suits.collect(),
        deck: DeckId::Base,
        seats: vec![seat(Faction::Marquise), seat(Faction::Eyrie)],
        coop: false,
        services: Services::Basic,
        rulings: Rulings::default(),
    }
}

fn answer(game: &Game) -> Option<Answer> {
    let inputs = game.inputs().len();
    Some(match &game.position().card.prompt {
        Prompt::Done => Answer::Done,
        Prompt::Draw => Answer::Card(DeckCard { suit: ORDERS[inputs % 4], name: None }),
        Prompt::Dice(_) => Answer::Dice { dice: [1, 0], effects: Vec::new() },
        Prompt::Chance(options) => Answer::Pick(options[inputs % options.len()].0),
        Prompt::Choose(options) => Answer::Pick(options[0]),
        Prompt::HumanTurn | Prompt::Over => return None,
    })
}

/// Plays so many rounds. Points are set back before somebody wins, so that the game goes on.
fn play(game: &mut Game, rounds: u16) {
    while game.position().round <= rounds {
        for faction in [Faction::Marquise, Faction::Eyrie] {
            if game.position().table.vp(faction) >= 20 {
                game.apply(Input::Adjust(Adjustment::Points { faction, vp: 0 })).unwrap();
            }
        }
        let Some(answer) = answer(game) else { break };
        game.apply(Input::Answer(answer)).unwrap();
    }
}

/// A game before the last answer of its longest turn, and that answer.
fn late_in_the_longest_turn() -> (Game, Answer, usize) {
    let mut game = Game::new(setup()).unwrap();
    let (mut longest, mut length, mut start) = (0, 0, 0);
    let mut turn = (0, Faction::Marquise);
    while game.position().round <= 20 {
        let Some(next) = answer(&game) else { break };
        game.apply(Input::Answer(next)).unwrap();
        let now = (game.position().round, game.position().faction());
        if now != turn {
            if turn.0 > 0 && game.inputs().len() - start > length {
                length = game.inputs().len() - start;
                longest = game.inputs().len() - 1;
            }
            (turn, start) = (now, game.inputs().len());
        }
    }
    game.undo_to(longest).unwrap();
    let last = answer(&game).unwrap();
    (game, last, length)
}

fn bench(c: &mut Criterion) {
    let (game, last, length) = late_in_the_longest_turn();
    c.bench_function(&format!("the last of {length} answers in a turn"), |b| {
        b.iter_batched_ref(
            || game.clone(),
            |game| game.apply(Input::Answer(black_box(last.clone()))).unwrap(),
            BatchSize::SmallInput,
        );
    });
    let mut whole = Game::new(setup()).unwrap();
    play(&mut whole, 20);
    let (inputs, round) = (whole.inputs().len(), whole.position().round);
    c.bench_function(&format!("a game of {round} rounds and {inputs} inputs"), |b| {
        b.iter(|| {
            let mut game = Game::new(setup()).unwrap();
            play(&mut game, 20);
            black_box(game.inputs().len())
        });
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
