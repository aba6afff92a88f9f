//! A walk past every screen.

use crate::{
    Browser, Error, action, check, find,
    play::{self, Did},
};

/// What opens everything that can be opened.
const OPEN: &str = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";

/// Shows every screen once and hands each to `look` with its name. Begins on the shelf and ends there,
/// with one more game in the bin.
pub async fn every_screen(
    browser: &Browser,
    look: &mut impl AsyncFnMut(&str) -> Result<(), Error>,
) -> Result<(), Error> {
    let tap = async |testid: &str| action::tap(browser, testid).await;
    check::shown(browser, "new-game").await?;
    look("shelf").await?;
    tap("new-game").await?;
    look("new game").await?;
    tap("map-marsh").await?;
    look("new game on the Marsh").await?;
    browser.run(OPEN, Vec::new()).await?;
    look("new game with rulings").await?;
    tap("map-autumn").await?;
    tap("start-game").await?;
    check::shown(browser, "card-title").await?;
    cards(browser, look).await?;
    for (button, name) in [("action-place", "place what"), ("action-move", "move"), ("action-score", "score")] {
        tap(button).await?;
        look(name).await?;
        tap("draft-back").await?;
    }
    tap("clearings").await?;
    look("list of clearings").await?;
    tap("clearings").await?;
    tap("seat-eyrie").await?;
    look("seat").await?;
    tap("seat-rules").await?;
    check::shown(browser, "rules").await?;
    look("rules").await?;
    tap("back").await?;
    tap("adjust").await?;
    browser.run(OPEN, Vec::new()).await?;
    look("adjust").await?;
    tap("back").await?;
    log(browser, look).await?;
    tap("settings").await?;
    look("settings").await?;
    tap("back").await?;
    let text = handed_over(browser, look).await?;
    while find::now(browser, "points-chart").await?.is_empty() {
        let inputs = find::attribute(browser, "undo", "data-inputs").await?.unwrap_or_default();
        tap("action-score").await?;
        tap("points-5").await?;
        check::attribute_is_not(browser, "undo", "data-inputs", &inputs).await?;
    }
    look("game over").await?;
    tap("to-shelf").await?;
    check::shown(browser, "shelf-game-0").await?;
    look("shelf with a game").await?;
    received(browser, &text, look).await?;
    tap("delete-0").await?;
    check::shown(browser, "bin").await?;
    browser.run(OPEN, Vec::new()).await?;
    look("bin").await
}

/// Each kind of card on the way to the human's turn.
async fn cards(browser: &Browser, look: &mut impl AsyncFnMut(&str) -> Result<(), Error>) -> Result<(), Error> {
    let mut seen = Vec::new();
    loop {
        let word = find::attribute(browser, "card-title", "data-word").await?.unwrap_or_default();
        if !seen.contains(&word) {
            if let Some(why) = find::now(browser, "why").await?.first() {
                why.click().await?;
            }
            look(&format!("card {word}")).await?;
            if !find::now(browser, "draw-app").await?.is_empty() {
                action::tap(browser, "suit-mouse").await?;
                look("faces of a suit").await?;
                action::tap(browser, "draw-other-suit").await?;
            }
            seen.push(word);
        }
        if matches!(play::on(browser, "mouse").await?, Did::Human | Did::Over) {
            return Ok(());
        }
    }
}

/// The log, its text, and the table as it was.
async fn log(browser: &Browser, look: &mut impl AsyncFnMut(&str) -> Result<(), Error>) -> Result<(), Error> {
    let tap = async |testid: &str| action::tap(browser, testid).await;
    tap("log").await?;
    check::shown(browser, "log-list").await?;
    look("log").await?;
    tap("log-export").await?;
    look("text of the log").await?;
    tap("export-close").await?;
    tap("log-3").await?;
    check::shown(browser, "undo-to").await?;
    look("the table then").await?;
    tap("look-back").await?;
    tap("back").await
}

/// The codes of the game; gives it as a text.
async fn handed_over(
    browser: &Browser,
    look: &mut impl AsyncFnMut(&str) -> Result<(), Error>,
) -> Result<String, Error> {
    action::tap(browser, "hand-over").await?;
    check::shown(browser, "code").await?;
    look("hand over").await?;
    let text = action::copy_text(browser).await?;
    look("handed over as a text").await?;
    action::tap(browser, "back").await?;
    Ok(text)
}

/// A game that comes in again, older than the one that is here.
async fn received(
    browser: &Browser,
    text: &str,
    look: &mut impl AsyncFnMut(&str) -> Result<(), Error>,
) -> Result<(), Error> {
    action::tap(browser, "receive-game").await?;
    check::shown(browser, "no-camera").await?;
    look("receive without a camera").await?;
    action::fill(browser, "paste", "not a game").await?;
    action::tap(browser, "take-text").await?;
    check::shown(browser, "fault").await?;
    look("receive what is no game").await?;
    action::fill(browser, "paste", text).await?;
    action::tap(browser, "take-text").await?;
    check::shown(browser, "relation").await?;
    look("arrived").await?;
    action::tap(browser, "arrived-leave").await?;
    action::tap(browser, "back").await
}
