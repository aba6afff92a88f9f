//! A game that begins at a table in the middle of another one.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test that cannot go on has failed")]

use engine::{
    Action, Adjustment, Answer, Checkpoint, CheckpointError, ClearingId, DeckCard, Faction, Fault, Game, Input,
    InputError, MapId, Origin, Piece, Prompt, ReplayError, SeatSetup, Setup, Stack, Suit,
};

fn setup() -> Setup {
    Setup::new(
        MapId::Autumn,
        vec![
            SeatSetup::bot(Faction::Marquise),
            SeatSetup::human(Faction::Alliance),
            SeatSetup::human(Faction::Vagabond),
        ],
    )
}

fn input(game: &Game) -> Input {
    Input::Answer(match &game.position().card.prompt {
        Prompt::Done => Answer::Done,
        Prompt::Draw => Answer::Card(DeckCard { suit: Suit::Fox, name: None }),
        Prompt::Dice(_) => Answer::Dice { dice: [2, 1], effects: Vec::new() },
        Prompt::Chance(options) => Answer::Pick(options[0].0),
        Prompt::Choose(options) => Answer::Pick(options[0]),
        Prompt::HumanTurn => return Input::EndTurn,
        Prompt::Over => panic!("the game is over"),
    })
}

/// A game in round 2, at its first card after some turns of humans.
fn played() -> Game {
    let mut game = Game::new(setup()).unwrap();
    while game.position().round < 2 || game.position().card.prompt == Prompt::Done {
        game.apply(input(&game)).unwrap();
    }
    game
}

fn middle(game: &Game) -> (usize, Checkpoint) {
    game.checkpoints().nth(1).unwrap()
}

#[test]
fn it_goes_on_as_the_other_did() {
    let game = played();
    for (before, checkpoint) in game.checkpoints() {
        let origin = Origin { setup: setup(), checkpoint: Some(checkpoint) };
        let again = Game::replay(origin.clone(), game.inputs()[before..].to_vec()).unwrap();
        assert_eq!(again.position(), game.position(), "from input {before}");
        assert_eq!(again.origin(), &origin);
    }
}

#[test]
fn undo_ends_where_it_began() {
    let game = played();
    let (before, checkpoint) = middle(&game);
    let origin = Origin { setup: setup(), checkpoint: Some(checkpoint.clone()) };
    let mut again = Game::replay(origin, game.inputs()[before..].to_vec()).unwrap();
    again.undo_to(0).unwrap();
    assert_eq!(again.undo(), Err(InputError::NothingToUndo));
    assert_eq!(again.position().checkpoint(), Some(checkpoint));
    for _ in before..game.inputs().len() {
        again.redo().unwrap();
    }
    assert_eq!(again.position(), game.position());
}

#[test]
fn a_turns_start_is_a_checkpoint_and_its_middle_is_none() {
    let mut game = played();
    assert_eq!(game.position().card.prompt, Prompt::Draw);
    assert!(game.position().checkpoint().is_some());
    game.apply(input(&game)).unwrap();
    assert_eq!(game.position().checkpoint(), None);
}

#[test]
fn a_correction_between_two_actions_is_in_the_checkpoint() {
    let mut game = played();
    while game.position().faction() != Faction::Alliance {
        game.apply(input(&game)).unwrap();
    }
    game.apply(Input::Adjust(Adjustment::Points { faction: Faction::Alliance, vp: 7 })).unwrap();
    let checkpoint = game.position().checkpoint().unwrap();
    assert_eq!(checkpoint.table.vp(Faction::Alliance), 7);
    let again = Game::from_checkpoint(setup(), checkpoint).unwrap();
    assert_eq!(again.position(), game.position());
}

#[test]
fn points_by_round_begin_with_those_of_the_table() {
    let mut game = played();
    while game.position().faction() != Faction::Alliance {
        game.apply(input(&game)).unwrap();
    }
    game.apply(Input::Adjust(Adjustment::Points { faction: Faction::Alliance, vp: 7 })).unwrap();
    let mut again = Game::from_checkpoint(setup(), game.position().checkpoint().unwrap()).unwrap();
    again.apply(Input::Human(Action::Score { faction: Faction::Alliance, points: 2 })).unwrap();
    let rounds = again.points_by_round();
    let (round, points) = rounds.last().unwrap();
    assert_eq!(*round, 2);
    assert!(points.contains(&(Faction::Alliance, 9)), "{points:?}");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let game = played();
    let (_, checkpoint) = middle(&game);
    let refused = |change: &dyn Fn(&mut Checkpoint)| {
        let mut changed = checkpoint.clone();
        change(&mut changed);
        let origin = Origin { setup: setup(), checkpoint: Some(changed) };
        match Game::replay(origin, []) {
            Err(ReplayError::Checkpoint(error)) => error,
            other => panic!("{:?}", other.map(|_| ())),
        }
    };
    let stack = |faction, piece, count| vec![Stack { faction, piece, count }];
    let clearing = ClearingId(1);
    let table = |fault| CheckpointError::Table(fault);
    let marquise = Faction::Marquise;
    assert_eq!(
        refused(&|c| c.table.lay(clearing, stack(marquise, Piece::Warrior, 255))),
        table(Fault::TooMany { faction: marquise, piece: Piece::Warrior, there: 255, owned: 25 })
    );
    assert!(matches!(
        refused(&|c| (1..=12).for_each(|at| c.table.lay(ClearingId(at), stack(marquise, Piece::Warrior, 25)))),
        CheckpointError::Table(Fault::TooMany { there: 300, .. })
    ));
    assert_eq!(
        refused(&|c| c.table.lay(clearing, stack(Faction::Eyrie, Piece::Roost, 1))),
        table(Fault::NotInPlay(Faction::Eyrie))
    );
    assert_eq!(
        refused(&|c| c.table.lay(clearing, stack(marquise, Piece::Roost, 1))),
        table(Fault::NotOwned(marquise, Piece::Roost))
    );
    assert_eq!(refused(&|c| c.table.lay(clearing, stack(marquise, Piece::Sawmill, 3))), table(Fault::Slots(clearing)));
    assert_eq!(refused(&|c| c.table.seats[0].vp = 31), table(Fault::Points(marquise, 31)));
    assert_eq!(
        refused(&|c| c.table.lay(clearing, stack(Faction::Vagabond, Piece::Pawn, 1))),
        table(Fault::TooMany { faction: Faction::Vagabond, piece: Piece::Pawn, there: 2, owned: 1 })
    );
    assert_eq!(refused(&|c| c.table.ferry = Some(clearing)), table(Fault::Place));
    assert_eq!(refused(&|c| c.table.seats.swap(0, 1)), CheckpointError::OtherSetup);
    assert_eq!(refused(&|c| c.seat = 3), CheckpointError::Turn { round: checkpoint.round, seat: 3 });
}

#[test]
fn a_pawn_in_a_forest_is_not_placed_a_second_time() {
    let mut game = played();
    while game.position().faction() != Faction::Vagabond {
        game.apply(input(&game)).unwrap();
    }
    let place = Action::Place { clearing: ClearingId(1), faction: Faction::Vagabond, piece: Piece::Pawn, count: 1 };
    assert!(matches!(game.apply(Input::Human(place)), Err(InputError::Refused(_))));
}
