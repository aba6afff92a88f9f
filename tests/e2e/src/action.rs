//! What a player does.

use crate::{App, Error, find, wait};

/// Taps the one thing of this name, once it can be tapped.
pub async fn tap(app: &App, testid: &str) -> Result<(), Error> {
    wait::until(&format!("a tap on {testid:?}"), async || {
        let element = find::one(app, testid).await?;
        if !element.is_enabled().await? {
            return Ok(Err("it is disabled".to_owned()));
        }
        // Clear of what stays at the foot of the screen.
        element.scroll_into_view().await?;
        element.click().await?;
        Ok(Ok(()))
    })
    .await
}

/// Replaces what stands in a field.
pub async fn fill(app: &App, testid: &str, text: &str) -> Result<(), Error> {
    let field = find::one(app, testid).await?;
    field.clear().await?;
    field.send_keys(text).await?;
    Ok(())
}

/// Chooses an option of a drop-down list by its value.
pub async fn choose(app: &App, testid: &str, value: &str) -> Result<(), Error> {
    wait::until(&format!("an option {value:?} in {testid:?}"), async || {
        let list = find::one(app, testid).await?;
        let option = list.find(thirtyfour::By::Css(format!("option[value={value:?}]"))).await?;
        option.click().await?;
        Ok(Ok(()))
    })
    .await
}
