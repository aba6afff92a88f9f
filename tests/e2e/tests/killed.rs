//! The real app, killed at random moments: what was acknowledged is there, on the same card.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test that cannot go on has failed")]

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use e2e::{App, Error, check, find, play};
use serde_json::{Value, json};

const KILLS: usize = 20;

/// The game that the app opened on, as the backend sees it.
async fn on_table(app: &App) -> Result<Value, Error> {
    let started = app.request(&json!("start")).await?;
    Ok(started["started"]["game"].clone())
}

/// The request that goes on from here.
async fn next(app: &App, game: &Value) -> Result<Value, Error> {
    let id = &game["id"];
    let prompt = &game["card"]["prompt"];
    let answer = if prompt == "human-turn" {
        return Ok(json!({ "input": { "game": id, "input": "end-turn" } }));
    } else if prompt == "over" {
        return Ok(json!({ "undo": id }));
    } else if prompt == "done" {
        json!("done")
    } else if let Some(first) = prompt["choose"].get(0) {
        json!({ "pick": first })
    } else {
        app.request(&json!({ "chance": id })).await?["chance"].clone()
    };
    Ok(json!({ "input": { "game": id, "input": { "answer": answer } } }))
}

fn stands(game: &Value) -> [&Value; 3] {
    [&game["inputs"], &game["table"], &game["card"]]
}

/// Up to so many, by the clock.
fn random(most: u32) -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().subsec_micros() % most
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_each_of_twenty_kills() -> Result<(), Error> {
    let mut app = App::start().await?;
    play::begin(&app).await?;
    let mut game = on_table(&app).await?;
    for kill in 0..KILLS {
        for _ in 0..random(8) {
            let request = next(&app, &game).await?;
            let response = app.request(&request).await?;
            game = response["game"].clone();
            assert!(game.is_object() && game["unsaved"].is_null(), "{request}: {response}");
        }
        // One more, which is not waited for.
        let request = next(&app, &game).await?;
        app.send(&request).await?;
        tokio::time::sleep(Duration::from_micros(random(8000).into())).await;
        app.kill()?;
        app.open().await?;
        check::shown(&app, "card-title").await?;
        let mut opened = on_table(&app).await?;
        assert!(opened["restored"].is_null(), "kill {kill}: {opened}");
        if stands(&opened) != stands(&game) {
            // The one more had been stored.
            let further = opened;
            let back = json!({ "undo-to": { "game": game["id"], "inputs": game["inputs"] } });
            let response = app.request(&back).await?;
            opened = response["game"].clone();
            assert_eq!(stands(&opened), stands(&game), "kill {kill}: opened as {further}");
        }
        game = opened;
    }
    let title = find::text(&app, "card-title").await?;
    assert!(!title.is_empty());
    Ok(())
}
