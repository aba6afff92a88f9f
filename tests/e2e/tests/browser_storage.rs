//! What the browser edition keeps: when a tab is closed, when two are open.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use e2e::{Browser, Error, action, check, find, play};
use serde_json::{Value, json};

/// What the players see of where the game stands.
async fn stands(browser: &Browser) -> Result<(Option<String>, String), Error> {
    let inputs = find::attribute(browser, "undo", "data-inputs").await?;
    Ok((inputs, find::text(browser, "card-title").await?))
}

#[tokio::test]
async fn a_closed_tab_loses_nothing_that_was_shown() -> Result<(), Error> {
    const TAP: &str = "
        const button = ['done', 'pick-0', 'dice-21', 'end-turn']
            .map((name) => document.querySelector(`[data-testid=${name}]`)).find((button) => button);
        if (button) button.click();";
    let mut browser = Browser::start().await?;
    play::begin(&browser).await?;
    for time in 0..10 {
        for suit in ["fox", "mouse", "rabbit"].iter().take(time % 3 + 1) {
            if play::on(&browser, suit).await? == play::Did::Human {
                action::tap(&browser, "end-turn").await?;
                check::text_with(&browser, "card-title", "order card").await?;
            }
        }
        let before = stands(&browser).await?;
        // One tap more, whose card nobody waits for.
        browser.run(TAP, Vec::new()).await?;
        browser.reopen_tab().await?;
        check::shown(&browser, "card-title").await?;
        let after = stands(&browser).await?;
        // The tap may have ticked off several cards: undo takes them back one by one.
        while stands(&browser).await?.0 != before.0 {
            let inputs = stands(&browser).await?.0.unwrap_or_default();
            action::tap(&browser, "undo").await?;
            check::attribute_is_not(&browser, "undo", "data-inputs", &inputs).await?;
        }
        assert_eq!(stands(&browser).await?, before, "time {time}: opened on {after:?}");
    }
    Ok(())
}

#[tokio::test]
async fn of_two_tabs_one_plays_at_a_time() -> Result<(), Error> {
    let mut browser = Browser::start().await?;
    play::begin(&browser).await?;
    action::tap(&browser, "done").await?;
    check::attribute(&browser, "undo", "data-inputs", "1").await?;
    let pending = stands(&browser).await?;

    // The second tab opens on the shelf, says that the game is open, and takes it over.
    let first = browser.new_tab().await?;
    check::shown(&browser, "new-game").await?;
    action::tap(&browser, "shelf-game-0").await?;
    check::text_with(&browser, "refused", "another window").await?;
    action::tap(&browser, "take-over").await?;
    check::text(&browser, "card-title", &pending.1).await?;
    action::tap(&browser, "undo").await?;
    check::attribute(&browser, "undo", "data-inputs", "0").await?;

    // The first one still shows what was, writes no more, and can have it back as it is now.
    let second = browser.to_tab(&first).await?;
    assert_eq!(stands(&browser).await?, pending);
    action::tap(&browser, "undo").await?;
    check::text_with(&browser, "refused", "another window").await?;
    action::tap(&browser, "take-over").await?;
    check::attribute(&browser, "undo", "data-inputs", "0").await?;
    check::text_with(&browser, "card-title", "Lay out").await?;
    action::tap(&browser, "done").await?;
    check::attribute(&browser, "undo", "data-inputs", "1").await?;
    browser.to_tab(&second).await?;
    action::tap(&browser, "done").await?;
    check::text_with(&browser, "refused", "another window").await
}

#[tokio::test]
async fn without_room_the_players_are_told_go_on_and_can_hand_the_game_over() -> Result<(), Error> {
    // What a browser does whose quota is used up.
    const FULL: &str = "
        window.roomy = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    const ROOM: &str = "IDBObjectStore.prototype.put = window.roomy;";
    let browser = Browser::start().await?;
    play::begin(&browser).await?;
    browser.run(FULL, Vec::new()).await?;
    action::tap(&browser, "done").await?;
    check::text_with(&browser, "unsaved", "not being saved: QuotaExceededError").await?;
    check::text_with(&browser, "card-title", "starting corner").await?;
    action::tap(&browser, "pick-0").await?;
    check::text_with(&browser, "card-title", "keep").await?;
    check::shown(&browser, "unsaved").await?;
    action::tap(&browser, "hand-over").await?;
    check::shown(&browser, "code").await?;
    let text = action::copy_text(&browser).await?;
    assert!(!text.is_empty());
    action::tap(&browser, "back").await?;
    // There is room again: the next tap saves all of it.
    browser.run(ROOM, Vec::new()).await?;
    action::tap(&browser, "done").await?;
    check::gone(&browser, "unsaved").await?;
    let inputs = find::attribute(&browser, "undo", "data-inputs").await?;
    browser.load().await?;
    check::shown(&browser, "card-title").await?;
    assert_eq!(find::attribute(&browser, "undo", "data-inputs").await?, inputs);
    Ok(())
}

#[tokio::test]
async fn a_name_is_shown_as_text_and_nothing_is_fetched_while_playing() -> Result<(), Error> {
    // No longer than the field lets it be.
    const NAME: &str = "<img src=x onerror=a()>";
    const FETCHED: &str = "return performance.getEntriesByType('resource').map((entry) => entry.name)";
    let browser = Browser::start().await?;
    action::tap(&browser, "new-game").await?;
    action::fill(&browser, "seat-2-name", NAME).await?;
    action::tap(&browser, "start-game").await?;
    check::text_with(&browser, "card-title", "Lay out").await?;
    browser.kept().await?;
    let fetched = browser.run(FETCHED, Vec::new()).await?;
    play::to_human(&browser).await?;
    let shown = browser.run("return document.body.innerText", Vec::new()).await?;
    assert!(shown.as_str().unwrap().contains(NAME), "{shown}");
    action::tap(&browser, "log").await?;
    action::tap(&browser, "back").await?;
    action::tap(&browser, "to-shelf").await?;
    check::shown(&browser, "shelf-game-0").await?;
    assert_eq!(browser.run("return document.querySelectorAll('img').length", Vec::new()).await?, json!(0));
    let fetched_then = browser.run(FETCHED, Vec::new()).await?;
    assert_eq!(fetched_then, fetched, "nothing more was fetched");
    let origin = browser.run("return location.origin", Vec::new()).await?;
    let own = |name: &Value| name.as_str().is_some_and(|name| name.starts_with(origin.as_str().unwrap()));
    assert!(fetched.as_array().unwrap().iter().all(own), "{fetched}");
    Ok(())
}
