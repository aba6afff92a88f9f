//! What a player does.

use crate::{Browser, Error, Page, check, find, wait};

/// Taps the one thing of this name, once it can be tapped.
pub async fn tap(page: &impl Page, testid: &str) -> Result<(), Error> {
    wait::until(&format!("a tap on {testid:?}"), async || {
        let element = find::one(page, testid).await?;
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
pub async fn fill(page: &impl Page, testid: &str, text: &str) -> Result<(), Error> {
    let field = find::one(page, testid).await?;
    field.clear().await?;
    field.send_keys(text).await?;
    Ok(())
}

/// Chooses an option of a drop-down list by its value.
pub async fn choose(page: &impl Page, testid: &str, value: &str) -> Result<(), Error> {
    wait::until(&format!("an option {value:?} in {testid:?}"), async || {
        let list = find::one(page, testid).await?;
        let option = list.find(thirtyfour::By::Css(format!("option[value={value:?}]"))).await?;
        option.click().await?;
        Ok(Ok(()))
    })
    .await
}

/// The key that goes on to the next thing.
pub const TAB: &str = "\u{e004}";
/// The key that taps what has the keyboard.
pub const ENTER: &str = "\u{e007}";
/// The other key that taps.
pub const SPACE: &str = " ";

/// Presses a key.
pub async fn press(page: &impl Page, key: &str) -> Result<(), Error> {
    Ok(page.window()?.action_chain().send_keys(key).perform().await?)
}

/// Copies the game that is being handed over. This browser has no clipboard, so the page is given one.
pub async fn copy_text(browser: &Browser) -> Result<String, Error> {
    let clipboard = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };";
    browser.run(clipboard, Vec::new()).await?;
    tap(browser, "copy-text").await?;
    check::shown(browser, "told").await?;
    let text = browser.run("return window.copied ?? '';", Vec::new()).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}
