//! Plays on through the screens, whatever they ask: the least that a player does.

use crate::{Browser, Error, Page, action, check, find};

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// A list or a card was ticked off.
    Done,
    /// A card was drawn: any of this suit without an item.
    Drew,
    /// Dice: two and one.
    Rolled,
    /// The first of several.
    Picked,
    /// Nothing: it is a human's turn.
    Human,
    /// Nothing: the game is over.
    Over,
}

/// From the shelf to the first card of a game as the form opens with it: two bots and a human.
pub async fn begin(page: &impl Page) -> Result<(), Error> {
    action::tap(page, "new-game").await?;
    action::tap(page, "start-game").await?;
    check::text_with(page, "card-title", "Lay out").await
}

/// Does what the pending card asks, and waits for the next one.
pub async fn on(browser: &Browser, suit: &str) -> Result<Did, Error> {
    let word = find::attribute(browser, "card-title", "data-word").await?;
    match word.as_deref() {
        Some("human-turn") => return Ok(Did::Human),
        Some("game-over") => return Ok(Did::Over),
        _ => {}
    }
    // Undo counts the inputs: it is drawn anew with each view.
    let before = state(browser).await?;
    let shown = async |testid: &str| Ok::<bool, Error>(!find::now(browser, testid).await?.is_empty());
    let did = if shown("roll").await? {
        action::tap(browser, "dice-21").await?;
        Did::Rolled
    } else if shown("draw-app").await? {
        action::tap(browser, &format!("suit-{suit}")).await?;
        action::tap(browser, "draw-no-item").await?;
        Did::Drew
    } else if shown("pick-0").await? {
        action::tap(browser, "pick-0").await?;
        Did::Picked
    } else {
        action::tap(browser, "done").await?;
        Did::Done
    };
    crate::wait::until("the next card", async || {
        let now = state(browser).await?;
        Ok(if now == before { Err("it was still the same".to_owned()) } else { Ok(()) })
    })
    .await?;
    Ok(did)
}

/// Plays on to the next human's turn.
pub async fn to_human(browser: &Browser) -> Result<(), Error> {
    for suit in ["fox", "rabbit", "mouse", "bird"].iter().cycle().take(400) {
        if matches!(on(browser, suit).await?, Did::Human | Did::Over) {
            return check::shown(browser, "card-title").await;
        }
    }
    Ok(())
}

/// How many inputs there were, as the page says.
async fn state(browser: &Browser) -> Result<Option<String>, Error> {
    find::attribute(browser, "undo", "data-inputs").await
}
