//! Corvid plots: what humans do with them, and corrections of what lies beside the map.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use engine::{
    Action, Adjustment, Answer, ClearingId, Control, DeckCard, Difficulty, Face, Faction, Game, Input, InputError,
    MapId, Message, Piece, Plot, Prompt, Refusal, SeatSetup, Setup, Suit,
};

fn bot() -> Control {
    Control::Bot { difficulty: Difficulty::Default, traits: Vec::new() }
}

/// Corvids and a Marquise bot, at the first human turn; without a human at the bot's first card.
fn corvids(control: Control) -> Game {
    let seat = |faction, control| SeatSetup { faction, name: String::new(), control, character: None };
    let setup = Setup::new(MapId::Autumn, vec![seat(Faction::Corvids, control), seat(Faction::Marquise, bot())]);
    let mut game = Game::new(setup).unwrap();
    go_on(&mut game);
    game
}

/// Answers what is pending until it is a human's turn, or the order card is asked for.
fn go_on(game: &mut Game) {
    for _ in 0..500 {
        let answer = match &game.position().card.prompt {
            Prompt::Done => Answer::Done,
            Prompt::Dice(_) => Answer::Dice { dice: [0, 0], effects: Vec::new() },
            Prompt::Chance(options) => Answer::Pick(options[0].0),
            Prompt::Choose(options) => Answer::Pick(options[0]),
            Prompt::Draw | Prompt::HumanTurn | Prompt::Over => return,
        };
        game.apply(Input::Answer(answer)).unwrap();
    }
    panic!("nothing to stop at: {:?}", game.position().card);
}

fn place(game: &mut Game, clearing: u8, piece: Piece) {
    let clearing = ClearingId(clearing);
    game.apply(Input::Human(Action::Place { clearing, faction: Faction::Corvids, piece, count: 1 })).unwrap();
}

#[test]
fn humans_flip_only_what_lies_face_down() {
    let mut game = corvids(Control::Human);
    let nothing = Input::Human(Action::Flip { clearing: ClearingId(2) });
    assert_eq!(game.apply(nothing), Err(InputError::Refused(Refusal::NoPlot(ClearingId(2)))));
    place(&mut game, 2, Piece::Plot(Plot::Snare, Face::Down));
    let flip = Input::Human(Action::Flip { clearing: ClearingId(2) });
    game.apply(flip.clone()).unwrap();
    let (clearing, plot) = (ClearingId(2), Plot::Snare);
    assert_eq!(game.position().card.message, Message::Flip { clearing, plot, points: 1 });
    go_on(&mut game);
    assert_eq!(game.position().table.plot(clearing), Some((Plot::Snare, Face::Up)));
    assert_eq!(game.position().table.vp(Faction::Corvids), 1);
    assert_eq!(game.apply(flip), Err(InputError::Refused(Refusal::NoPlot(clearing))));
}

#[test]
fn nobody_flips_a_plot_of_the_bot() {
    let mut game = corvids(bot());
    let flip = Input::Human(Action::Flip { clearing: ClearingId(2) });
    assert_eq!(game.apply(flip), Err(InputError::NotAHumansTurn));
    let table = &game.position().table;
    assert_eq!(Action::Flip { clearing: ClearingId(2) }.check(table), Err(Refusal::NotHuman(Faction::Corvids)));
}

#[test]
fn plots_out_of_play_are_set_right() {
    let mut game = corvids(bot());
    let plots = vec![Plot::Bomb, Plot::Bomb, Plot::Raid];
    game.apply(Input::Adjust(Adjustment::PlotsAway { plots: plots.clone() })).unwrap();
    let left = |game: &Game, plot| game.position().table.supply(Faction::Corvids, Piece::Plot(plot, Face::Down));
    assert_eq!(Plot::ALL.iter().map(|&plot| left(&game, plot)).collect::<Vec<_>>(), [0, 2, 2, 1]);
    let too_many = Adjustment::PlotsAway { plots: vec![Plot::Raid; 3] };
    let piece = Piece::Plot(Plot::Raid, Face::Down);
    let refusal = Refusal::TooMany { faction: Faction::Corvids, piece, owned: 2, wanted: 3 };
    assert_eq!(game.apply(Input::Adjust(too_many)), Err(InputError::Refused(refusal)));
    // The plot that is drawn can only be what is left.
    game.apply(Input::Adjust(Adjustment::PlotsAway {
        plots: [plots.as_slice(), &[Plot::Snare; 2], &[Plot::Raid]].concat(),
    }))
    .unwrap();
    game.apply(Input::Answer(Answer::Card(DeckCard { suit: Suit::Fox, name: None }))).unwrap();
    go_on(&mut game);
    let table = &game.position().table;
    let lying: Vec<_> = table.highest_first().filter_map(|c| table.plot(c)).collect();
    assert_eq!(lying, [(Plot::Extortion, Face::Down)]);
}

#[test]
fn tokens_count_twice_for_rule_with_soup_kitchens() {
    let mut game = corvids(Control::Human);
    let faction = Faction::Corvids;
    let clearing = ClearingId(12);
    let put = |faction, piece, count| Input::Adjust(Adjustment::Pieces { clearing, faction, piece, count });
    game.apply(put(Faction::Marquise, Piece::Warrior, 1)).unwrap();
    game.apply(put(faction, Piece::Plot(Plot::Bomb, Face::Down), 1)).unwrap();
    assert_eq!(game.position().table.ruler(clearing), Some(Faction::Marquise));
    game.apply(Input::Adjust(Adjustment::SoupKitchens { faction, crafted: true })).unwrap();
    assert_eq!(game.position().table.ruler(clearing), Some(faction));
    game.apply(Input::Adjust(Adjustment::SoupKitchens { faction, crafted: false })).unwrap();
    assert_eq!(game.position().table.ruler(clearing), Some(Faction::Marquise));
    let of_a_bot = Input::Adjust(Adjustment::SoupKitchens { faction: Faction::Marquise, crafted: true });
    assert_eq!(game.apply(of_a_bot), Err(InputError::Refused(Refusal::NotHuman(Faction::Marquise))));
}

#[test]
fn warriors_out_of_play_are_set_right() {
    let mut game = corvids(bot());
    let faction = Faction::Corvids;
    assert_eq!(game.position().table.supply(faction, Piece::Warrior), 12);
    game.apply(Input::Adjust(Adjustment::WarriorsAway { faction, warriors: 12 })).unwrap();
    assert_eq!(game.position().table.supply(faction, Piece::Warrior), 0);
    let refusal = Refusal::TooMany { faction, piece: Piece::Warrior, owned: 15, wanted: 13 };
    let too_many = Input::Adjust(Adjustment::WarriorsAway { faction, warriors: 13 });
    assert_eq!(game.apply(too_many), Err(InputError::Refused(refusal)));
    game.apply(Input::Adjust(Adjustment::WarriorsAway { faction, warriors: 0 })).unwrap();
    assert_eq!(game.position().table.supply(faction, Piece::Warrior), 12);
}
