//! The chain from the window through the backend to the store, and back after a crash.

#![cfg(target_os = "linux")]

use e2e::{App, Error};
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
