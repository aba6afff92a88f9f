//! What a bot's turn costs at the table, counted through the view models: prints the mean of each bot.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test that cannot go on has failed, and says what it counted"
)]

#[allow(dead_code, reason = "games with traits by chance are of use elsewhere")]
mod play;

use backend::{Request, Response};
use engine::{Faction, MapId, Message, Prompt};
use play::{Chance, Play, setup};
use ui::view::card::{list_of, next_battle};

/// Turns counted for each bot.
const TURNS: u32 = 100;

/// Taps for what is pending, cards drawn and dice rolled at the table: two for a card, suit and
/// name; one for both dice; one for each pick; one for a list of things to do.
fn taps(prompt: &Prompt) -> u32 {
    match prompt {
        Prompt::Draw => 2,
        _ => 1,
    }
}

/// Goes on as the screens do with one list for everything. Whether the game goes on.
fn go_on(game: &mut Play) -> bool {
    match list_of(&game.view).len() {
        0 => game.step(),
        cards => {
            let game_id = game.view.id.clone();
            // The dice of the next battle tick the losses of this one off.
            let then = next_battle(&game.view).is_some().then(|| match game.handle(Request::Chance(game_id.clone())) {
                Response::Chance(dice) => dice,
                other => panic!("{other:?}"),
            });
            let response = game.handle(Request::TickOff { game: game_id, cards, then });
            assert!(matches!(response, Response::Game(_)), "{response:?}");
            true
        }
    }
}

/// Two bots at the default difficulty and two humans; this bot's turns in the first ten rounds of
/// each game.
fn mean_taps(bot: Faction, others: [Faction; 3]) -> f64 {
    let (mut counted, mut turns) = (0, 0);
    for seed in 1.. {
        let factions = [bot, others[0], others[1], others[2]];
        let map = MapId::ALL[seed as usize % MapId::ALL.len()];
        let mut game = Play::new(setup(map, &factions, 2, &mut Chance(seed)), seed);
        while game.view.round <= 10 {
            let view = &game.view;
            // A turn's end stands in the list of the turn, or is a card by itself.
            let own = view.round > 0 && view.turn == bot;
            if own {
                counted += taps(&view.card.prompt);
            }
            let ends =
                own && std::iter::once(&view.card).chain(list_of(view)).any(|card| card.message == Message::TurnOver);
            turns += u32::from(ends);
            if turns == TURNS {
                return f64::from(counted) / f64::from(turns);
            }
            if !go_on(&mut game) {
                break;
            }
        }
    }
    f64::INFINITY
}

#[test]
fn a_bots_turn_costs_few_taps() {
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
    let mut many = Vec::new();
    for (at, &bot) in BOTS.iter().enumerate() {
        let after = |ahead: usize| BOTS[(at + ahead) % BOTS.len()];
        let mean = mean_taps(bot, [after(2), after(3), after(5)]);
        println!("{bot}: {mean:.1} taps a turn");
        if mean > 8.0 {
            many.push((bot, mean));
        }
    }
    assert!(many.is_empty(), "more than 8 taps a turn: {many:?}");
}
