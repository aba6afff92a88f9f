//! The chain from the window to the store and back.

#![cfg(target_os = "linux")]

use e2e::{App, Error, action, check};

#[tokio::test]
async fn a_killed_app_goes_on_where_it_was() -> Result<(), Error> {
    let mut app = App::start().await?;
    action::tap(&app, "ask").await?;
    check::text_with(&app, "answer", r#""asked":1"#).await?;
    action::tap(&app, "ask").await?;
    check::text_with(&app, "answer", r#""asked":2"#).await?;

    app.kill()?;
    app.open().await?;
    check::text(&app, "answer", "").await?;
    action::tap(&app, "ask").await?;
    check::text_with(&app, "answer", r#""asked":3"#).await
}
