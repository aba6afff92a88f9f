//! The chain from the window through the backend to the store, and back after a crash.

#![cfg(target_os = "linux")]

use e2e::{App, Error, action, check, find, play};
use serde_json::{Value, json};

/// What the settings hold when the app starts.
async fn settings(app: &App) -> Result<Value, Error> {
    let response = app.request(&json!("start")).await?;
    Ok(response.pointer("/started/settings").cloned().unwrap_or_default())
}

#[tokio::test]
async fn what_was_answered_survives_a_kill() -> Result<(), Error> {
    let mut app = App::start().await?;
    let mut settings_then = settings(&app).await?;
    settings_then["text-size"] = json!(150);
    let response = app.request(&json!({ "change-settings": settings_then })).await?;
    assert_eq!(response["settings"], settings_then, "in the response");

    app.kill()?;
    app.open().await?;
    assert_eq!(settings(&app).await?, settings_then, "after the kill");
    Ok(())
}

#[tokio::test]
async fn a_damaged_save_is_listed_with_its_reason_and_can_be_exported() -> Result<(), Error> {
    let mut app = App::start().await?;
    app.kill()?;
    let remains = r#"{"format":1,"id":"#;
    std::fs::create_dir_all(app.store()).unwrap();
    std::fs::write(app.store().join("game-cut.json"), remains).unwrap();

    app.open().await?;
    let response = app.request(&json!("start")).await?;
    let unreadable = &response["started"]["shelf"]["unreadable"];
    assert_eq!(unreadable[0][0], "cut", "listed in {unreadable}");
    assert!(unreadable[0][1]["damaged"].is_string(), "with its reason in {unreadable}");
    let response = app.request(&json!({ "export": "cut" })).await?;
    assert_eq!(response["exported"], remains);
    Ok(())
}

#[tokio::test]
async fn where_nothing_can_be_stored_the_players_are_told_and_play_on() -> Result<(), Error> {
    let mut app = App::start().await?;
    play::begin(&app).await?;
    // As when a disk has gone: the folder cannot be written any more.
    let (store, away) = (app.store(), app.store().with_extension("away"));
    std::fs::rename(&store, &away).unwrap();
    std::fs::write(&store, "").unwrap();
    action::tap(&app, "done").await?;
    check::text_with(&app, "unsaved", "not being saved").await?;
    check::text_with(&app, "card-title", "corner").await?;
    action::tap(&app, "pick-0").await?;
    check::text_with(&app, "card-title", "keep").await?;
    // It can leave for another device.
    action::tap(&app, "hand-over").await?;
    check::shown(&app, "code").await?;
    action::tap(&app, "back").await?;
    // When the disk is back the next input stores them all.
    std::fs::remove_file(&store).unwrap();
    std::fs::rename(&away, &store).unwrap();
    action::tap(&app, "done").await?;
    check::gone(&app, "unsaved").await?;
    let pending = find::text(&app, "card-title").await?;
    app.kill()?;
    app.open().await?;
    check::text(&app, "card-title", &pending).await
}

#[tokio::test]
async fn a_damaged_game_opens_where_it_stood_and_says_what_is_lost() -> Result<(), Error> {
    let mut app = App::start().await?;
    play::begin(&app).await?;
    for step in ["done", "pick-0", "done"] {
        let before = find::text(&app, "card-title").await?;
        action::tap(&app, step).await?;
        check::text_is_not(&app, "card-title", &before).await?;
    }
    app.kill()?;
    // The last write is cut short, and the one before it is there.
    let segment = std::fs::read_dir(app.store()).unwrap().map(|entry| entry.unwrap().path());
    let is_segment = |name: &str| name.contains("%2E000000.json");
    let segment = segment.into_iter().find(|path| is_segment(&path.file_name().unwrap().to_string_lossy())).unwrap();
    let text = std::fs::read_to_string(&segment).unwrap();
    std::fs::write(&segment, text.split_at(text.len() / 2).0).unwrap();
    app.open().await?;
    check::text_with(&app, "restored", "may be missing").await?;
    check::text_with(&app, "card-title", "keep").await?;
    action::tap(&app, "done").await?;
    check::gone(&app, "restored").await?;
    // What could not be read is among the games.
    action::tap(&app, "to-shelf").await?;
    check::shown(&app, "shelf-game-0").await?;
    check::text_with(&app, "unreadable-0", "Parts of a game").await?;
    action::tap(&app, "export-0").await
}
