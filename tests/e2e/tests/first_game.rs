//! A first game in the real app: set-up, the first turns of two bots, undo, a kill in the middle.

#![cfg(target_os = "linux")]

use e2e::{App, Error, action, check, find};

/// What the pending card says.
async fn title(app: &App) -> Result<String, Error> {
    find::text(app, "card-title").await
}

/// Picks the options of this number one after another, each on the card with this title.
async fn pick(app: &App, title: &str, option: usize) -> Result<(), Error> {
    check::text_with(app, "card-title", title).await?;
    action::tap(app, &format!("pick-{option}")).await
}

/// Ticks off what the pending card lists, once it begins with this.
async fn do_list(app: &App, title: &str) -> Result<(), Error> {
    check::text_with(app, "card-title", title).await?;
    action::tap(app, "done").await
}

/// Draws the order card with this name.
async fn draw(app: &App, suit: &str, card: &str) -> Result<(), Error> {
    check::text_with(app, "card-title", "order card").await?;
    action::tap(app, &format!("suit-{suit}")).await?;
    action::tap(app, &format!("draw-{card}")).await
}

/// From the shelf to the Marquise's first order card, with the Keep in 1, a sawmill in 9, a
/// workshop in 1 and a recruiter in 10.
async fn set_up(app: &App) -> Result<(), Error> {
    action::tap(app, "new-game").await?;
    action::tap(app, "start-game").await?;
    do_list(app, "Lay out the board").await?;
    pick(app, "starting corner", 0).await?;
    do_list(app, "keep").await?;
    pick(app, "sawmill", 2).await?;
    do_list(app, "sawmill").await?;
    pick(app, "workshop", 0).await?;
    do_list(app, "workshop").await?;
    pick(app, "recruiter", 1).await?;
    do_list(app, "recruiter").await?;
    check::text_with(app, "card-title", "order card").await
}

#[tokio::test]
async fn a_first_game_from_set_up_to_a_kill_in_the_second_turn() -> Result<(), Error> {
    let mut app = App::start().await?;
    set_up(&app).await?;
    check::text(&app, "points-marquise", "0").await?;

    // A fox order: the Marquise recruits in the four fox clearings that it rules and builds a
    // sawmill in 6, the first of three with two warriors; two sawmills score 1.
    draw(&app, "fox", "tax-collector").await?;
    check::text_with(&app, "card-title", "Place").await?;
    check::text_with(&app, "card-section", "4.5.2").await?;
    action::tap(&app, "done").await?;
    check::text_with(&app, "card-section", "5.4.1").await?;
    check::text(&app, "points-marquise", "1").await?;
    action::tap(&app, "clearings").await?;
    check::text_with(&app, "row-6", "2 warriors").await?;
    check::text_with(&app, "row-6", "sawmill").await?;
    action::tap(&app, "clearings").await?;
    action::tap(&app, "log").await?;
    check::text_with(&app, "log-list", "sawmill").await?;
    action::tap(&app, "back").await?;

    // Undo to the start of the turn, and the same again.
    for _ in 0..20 {
        let before = title(&app).await?;
        action::tap(&app, "undo").await?;
        check::text_is_not(&app, "card-title", &before).await?;
        if title(&app).await?.contains("order card") {
            break;
        }
    }
    check::text_with(&app, "card-section", "4.4.1").await?;
    check::text(&app, "points-marquise", "0").await?;
    draw(&app, "fox", "tax-collector").await?;
    do_list(&app, "Place").await?;
    check::text_with(&app, "card-section", "5.4.1").await?;

    // The Eyrie with a mouse order: recruit two in 3, six go to 11 and battle the Marquise there.
    draw(&app, "mouse", "codebreakers").await?;
    do_list(&app, "Codebreakers").await?;
    check::text_with(&app, "card-title", "Battle").await?;
    check::text_with(&app, "card-section", "5.5.1").await?;
    action::tap(&app, "dice-21").await?;
    check::text_with(&app, "card-title", "Remove in 11").await?;
    let pending = title(&app).await?;

    app.kill()?;
    app.open().await?;
    check::text(&app, "card-title", &pending).await?;
    check::text(&app, "points-marquise", "1").await?;
    action::tap(&app, "done").await?;
    check::text_with(&app, "card-title", "your turn").await?;
    check::text(&app, "points-eyrie", "1").await?;

    // A human's turn: nothing to tell, and the next round begins.
    action::tap(&app, "end-turn").await?;
    check::text_with(&app, "card-title", "order card").await?;
    check::text_with(&app, "round", "2").await
}
