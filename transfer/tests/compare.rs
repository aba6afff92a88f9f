//! Which of two states of a game is the later one, whatever each device knows of it.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot go on has failed")]

mod games;

use engine::Game;
use games::{Seeded, go_on, played};
use transfer::{Known, Outgoing, Past, Received, Relation, compare};

const ID: &str = "0198c3e7a1b2-0c0ffee0";

/// A game on a device.
struct Device {
    game: Game,
    past: Past,
}

impl Device {
    fn new(inputs: usize) -> Self {
        let game = played(11, inputs);
        Device { past: Past::of(&game), game }
    }

    fn known(&self) -> Known<'_> {
        Known { id: ID, past: &self.past, game: &self.game }
    }

    fn outgoing(&self) -> Outgoing<'_> {
        Outgoing { id: ID, played: 0, past: &self.past, game: &self.game }
    }

    fn whole(&self) -> Self {
        Device::receive(&self.outgoing().whole().unwrap())
    }

    fn short(&self) -> Self {
        Device::receive(&self.outgoing().short().unwrap())
    }

    fn receive(packet: &[u8]) -> Self {
        let Received { game, past, .. } = Received::from_bytes(packet).unwrap();
        Device { game, past }
    }

    fn play(mut self, inputs: usize, seed: u64) -> Self {
        go_on(&mut self.game, inputs, &mut Seeded::new(seed));
        self
    }

    fn total(&self) -> u32 {
        self.past.inputs(&self.game)
    }
}

#[track_caller]
fn relation(here: &Device, there: &Device, expected: Relation) {
    assert_eq!(compare(here.known(), there.known()), expected);
    let mirrored = match expected {
        Relation::Newer { by } => Relation::Older { by },
        Relation::Older { by } => Relation::Newer { by },
        other => other,
    };
    assert_eq!(compare(there.known(), here.known()), mirrored, "the other way round");
}

#[test]
fn another_game_is_another_game() {
    let here = Device::new(100);
    let other = Known { id: "0198c3e7a1b2-0c0ffee1", ..here.known() };
    assert_eq!(compare(here.known(), other), Relation::Other);
    let game = played(12, 100);
    let past = Past::of(&game);
    assert_eq!(compare(here.known(), Known { id: ID, past: &past, game: &game }), Relation::Other);
}

#[test]
fn whole_games_are_compared_input_by_input() {
    let here = Device::new(200);
    relation(&here, &here.whole(), Relation::Same);
    let went_on = here.whole().play(25, 1);
    relation(&here, &went_on, Relation::Newer { by: 25 });
    let both = here.whole().play(25, 2);
    let common =
        200 + went_on.game.inputs()[200..].iter().zip(&both.game.inputs()[200..]).take_while(|(a, b)| a == b).count();
    relation(&both, &went_on, Relation::Diverged { common: u32::try_from(common).unwrap() });
}

#[test]
fn a_short_form_is_compared_from_where_it_begins() {
    let here = Device::new(200);
    relation(&here, &here.short(), Relation::Same);
    let went_on = here.short().play(10, 1);
    relation(&here, &went_on, Relation::Newer { by: 10 });
    let both = Device::new(200).play(10, 2);
    assert!(matches!(compare(both.known(), went_on.known()), Relation::Diverged { common } if common >= 200));
}

/// It comes back in short form, begun behind the point where it was handed over.
#[test]
fn a_game_that_comes_back_is_recognised() {
    let here = Device::new(200);
    let back = here.short().play(150, 1).short();
    assert!(back.past.origin.inputs > here.total());
    let by = back.total() - here.total();
    relation(&here, &back, Relation::Newer { by });
    // By way of a third device as well.
    let third = here.short().play(80, 1).short().play(80, 2).short();
    assert!(third.past.origin.inputs > here.total());
    relation(&here, &third, Relation::Newer { by: third.total() - here.total() });
    // Had it gone on here meanwhile, neither goes on from the other.
    let went_on = Device::new(200).play(5, 9);
    relation(&went_on, &back, Relation::Diverged { common: 200 });
}

#[test]
fn what_does_not_meet_is_unknown() {
    let here = Device::new(200);
    let mut back = here.short().play(150, 1).short();
    back.past.handed.clear();
    relation(&here, &back, Relation::Unknown);
}

#[test]
fn an_undo_behind_the_hand_over_forgets_it() {
    let here = Device::new(200);
    let mut back = here.whole();
    back.game.undo_to(150).unwrap();
    relation(&here, &back, Relation::Older { by: 50 });
    let back = back.play(200, 3);
    assert!(back.past.handed_still(&back.game).is_empty());
    let back = back.short();
    assert!(back.past.origin.inputs > here.total());
    assert_eq!(compare(here.known(), back.known()), Relation::Unknown);
}
