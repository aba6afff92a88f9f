//! What the Riverfolk sell to humans as the game takes it: refusals, corrections, and whose side
//! an Involved Company takes.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use engine::{
    Action, Adjustment, Answer, CardName, ClearingId, Control, DeckCard, Difficulty, Faction, Game, Input, InputError,
    MapId, Piece, Prompt, Refusal, SeatSetup, Service, Setup, Suit, Trait,
};

const MARQUISE: Faction = Faction::Marquise;
const RIVERFOLK: Faction = Faction::Riverfolk;
const FOX: DeckCard = DeckCard { suit: Suit::Fox, name: None };
const ARMORERS: DeckCard = DeckCard { suit: Suit::Bird, name: Some(CardName::Armorers) };

/// A human's first turn; the Riverfolk bot has a Market of five fox cards.
fn first_turn(first: Faction, traits: Vec<Trait>) -> Game {
    let seat = |faction, control| SeatSetup { faction, name: String::new(), control, character: None };
    let second = if first == MARQUISE { Faction::Vagabond } else { MARQUISE };
    let setup = Setup::new(
        MapId::Autumn,
        vec![
            seat(first, Control::Human),
            seat(second, Control::Human),
            seat(RIVERFOLK, Control::Bot { difficulty: Difficulty::Default, traits }),
        ],
    );
    let mut game = Game::new(setup).unwrap();
    until_human(&mut game);
    assert_eq!(game.position().faction(), first);
    game
}

fn until_human(game: &mut Game) {
    for _ in 0..500 {
        let answer = match &game.position().card.prompt {
            Prompt::Done => Answer::Done,
            Prompt::Draw => Answer::Card(FOX),
            Prompt::Dice(_) => Answer::Dice { dice: [0, 0], effects: Vec::new() },
            Prompt::Chance(options) => Answer::Pick(options[0].0),
            Prompt::Choose(options) => Answer::Pick(options[0]),
            Prompt::HumanTurn => return,
            Prompt::Over => panic!("the game is over"),
        };
        game.apply(Input::Answer(answer)).unwrap();
    }
    panic!("no human's turn: {:?}", game.position().card);
}

fn buy(game: &mut Game, faction: Faction, services: &[Service]) -> Result<(), InputError> {
    game.apply(Input::Human(Action::Buy { faction, services: services.to_vec() }))
}

fn refused(game: &mut Game, faction: Faction, services: &[Service]) -> Refusal {
    let before = game.position().clone();
    let error = buy(game, faction, services).unwrap_err();
    assert_eq!(*game.position(), before);
    match error {
        InputError::Refused(refusal) => refusal,
        other => panic!("{other}"),
    }
}

fn adjust(game: &mut Game, adjustment: Adjustment) {
    game.apply(Input::Adjust(adjustment)).unwrap();
}

fn pieces(clearing: u8, faction: Faction, piece: Piece, count: u8) -> Adjustment {
    Adjustment::Pieces { clearing: ClearingId(clearing), faction, piece, count }
}

#[test]
fn a_sale_goes_through_as_often_as_trade_posts_allow() {
    let mut game = first_turn(MARQUISE, Vec::new());
    let (hand_card, boats, hired) = (Service::HandCard(None), Service::Riverboats, Service::Mercenaries);
    assert_eq!(refused(&mut game, MARQUISE, &[]), Refusal::Nothing);
    let vagabond = Faction::Vagabond;
    assert_eq!(refused(&mut game, vagabond, &[boats]), Refusal::NotTheirTurn(vagabond));
    assert_eq!(refused(&mut game, MARQUISE, &[boats, hired]), Refusal::ServiceLimit(1));
    assert_eq!(refused(&mut game, MARQUISE, &[Service::HandCard(Some(ARMORERS))]), Refusal::NotInMarket);

    adjust(&mut game, pieces(5, RIVERFOLK, Piece::Post, 1));
    adjust(&mut game, pieces(8, RIVERFOLK, Piece::Post, 1));
    assert_eq!(refused(&mut game, MARQUISE, &[boats, boats]), Refusal::BoughtTwice);
    buy(&mut game, MARQUISE, &[boats, hand_card]).unwrap();
    until_human(&mut game);
    let table = &game.position().table;
    assert_eq!((table.in_payments(MARQUISE), table.company().unwrap().market.len()), (4, 4));
    assert_eq!(refused(&mut game, MARQUISE, &[boats]), Refusal::BoughtTwice);
    assert_eq!(refused(&mut game, MARQUISE, &[hand_card, hired]), Refusal::ServiceLimit(3));
    buy(&mut game, MARQUISE, &[hired]).unwrap();
    until_human(&mut game);
    assert_eq!(game.position().table.mercenaries, [MARQUISE]);

    game.apply(Input::EndTurn).unwrap();
    let table = &game.position().table;
    assert!(table.mercenaries.is_empty() && table.bought.is_empty());
}

#[test]
fn who_cannot_pay_or_may_not_buy_is_refused() {
    let mut game = first_turn(MARQUISE, Vec::new());
    adjust(&mut game, Adjustment::OffTrack { faction: MARQUISE, off: true });
    assert_eq!(refused(&mut game, MARQUISE, &[Service::Riverboats]), Refusal::Dominance(MARQUISE));
    adjust(&mut game, Adjustment::OffTrack { faction: MARQUISE, off: false });
    let left = game.position().table.supply(MARQUISE, Piece::Warrior);
    adjust(&mut game, Adjustment::Payments { faction: MARQUISE, warriors: left - 1 });
    assert_eq!(refused(&mut game, MARQUISE, &[Service::Riverboats]), Refusal::CannotPay(MARQUISE, 2));

    let mut game = first_turn(Faction::Vagabond, Vec::new());
    let vagabond = Faction::Vagabond;
    assert_eq!(refused(&mut game, vagabond, &[Service::Mercenaries]), Refusal::NoMercenaries(vagabond));
    adjust(&mut game, Adjustment::Points { faction: vagabond, vp: 20 });
    adjust(&mut game, Adjustment::Payments { faction: RIVERFOLK, warriors: 7 });
    assert_eq!(refused(&mut game, vagabond, &[Service::Riverboats]), Refusal::CannotPay(RIVERFOLK, 4));
}

#[test]
fn market_and_payments_can_be_set_right() {
    let mut game = first_turn(MARQUISE, Vec::new());
    adjust(&mut game, Adjustment::Market { cards: vec![ARMORERS, FOX] });
    assert_eq!(game.position().table.company().unwrap().market, [ARMORERS, FOX]);
    let before = game.position().clone();
    let unknown = DeckCard { suit: Suit::Mouse, name: Some(CardName::Armorers) };
    let left = before.table.supply(MARQUISE, Piece::Warrior);
    let too_many = Refusal::TooMany { faction: MARQUISE, piece: Piece::Warrior, owned: 25, wanted: left + 1 };
    for (adjustment, refusal) in [
        (Adjustment::Market { cards: vec![FOX; 6] }, Refusal::MarketSize(6)),
        (Adjustment::Market { cards: vec![unknown] }, Refusal::NotInDeck),
        (Adjustment::Payments { faction: MARQUISE, warriors: left + 1 }, too_many),
        (Adjustment::Payments { faction: Faction::Eyrie, warriors: 1 }, Refusal::NotInPlay(Faction::Eyrie)),
        (Adjustment::HeldAmbushes { cards: Vec::new() }, Refusal::NotABot(Faction::Duchy)),
    ] {
        let error = game.apply(Input::Adjust(adjustment)).unwrap_err();
        assert_eq!(error, InputError::Refused(refusal));
        assert_eq!(*game.position(), before);
    }
}

#[test]
fn an_involved_company_sides_with_the_enemies_of_a_human_who_hires_nobody() {
    let mut game = first_turn(Faction::Vagabond, vec![Trait::Involved]);
    adjust(&mut game, pieces(7, MARQUISE, Piece::Warrior, 1));
    adjust(&mut game, pieces(7, RIVERFOLK, Piece::Warrior, 2));
    let rules = |game: &Game, faction| game.position().table.rules(faction, ClearingId(7));
    assert!(rules(&game, MARQUISE));
    // A Vagabond who pays has no use of them, and nobody else has either.
    buy(&mut game, Faction::Vagabond, &[Service::Mercenaries]).unwrap();
    until_human(&mut game);
    assert!(rules(&game, RIVERFOLK));

    game.apply(Input::EndTurn).unwrap();
    assert_eq!(game.position().faction(), MARQUISE);
    assert!(rules(&game, RIVERFOLK));
    buy(&mut game, MARQUISE, &[Service::Mercenaries]).unwrap();
    until_human(&mut game);
    assert!(rules(&game, MARQUISE));
}
