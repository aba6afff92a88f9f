//! Finds things on the screen, by `data-testid` alone.

use thirtyfour::{By, WebElement};

use crate::{Error, Page, wait};

/// The one thing of this name that is shown; waits for it.
pub async fn one(page: &impl Page, testid: &str) -> Result<WebElement, Error> {
    wait::until(&format!("one shown {testid:?}"), async || {
        let mut shown = now(page, testid).await?;
        Ok(match (shown.pop(), shown.len()) {
            (Some(only), 0) => Ok(only),
            (None, _) => Err("there is none".to_owned()),
            (Some(_), more) => Err(format!("there are {}", more + 1)),
        })
    })
    .await
}

/// All things of this name that are shown at this moment, in the order of the page.
pub async fn now(page: &impl Page, testid: &str) -> Result<Vec<WebElement>, Error> {
    let mut shown = Vec::new();
    for element in page.window()?.find_all(By::Testid(testid)).await? {
        if element.is_displayed().await? {
            shown.push(element);
        }
    }
    Ok(shown)
}

/// The text of the one thing of this name.
pub async fn text(page: &impl Page, testid: &str) -> Result<String, Error> {
    Ok(one(page, testid).await?.text().await?)
}

/// An attribute of the one thing of this name.
pub async fn attribute(page: &impl Page, testid: &str, name: &str) -> Result<Option<String>, Error> {
    Ok(one(page, testid).await?.attr(name).await?)
}
