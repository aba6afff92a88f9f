//! What a player sees. Each check waits until it holds, and fails with what was seen instead.

use crate::{Error, Page, find, wait};

/// The one thing of this name is shown.
pub async fn shown(page: &impl Page, testid: &str) -> Result<(), Error> {
    find::one(page, testid).await.map(drop)
}

/// Nothing of this name is shown.
pub async fn gone(page: &impl Page, testid: &str) -> Result<(), Error> {
    count(page, testid, 0).await
}

/// So many things of this name are shown.
pub async fn count(page: &impl Page, testid: &str, wanted: usize) -> Result<(), Error> {
    wait::until(&format!("{wanted} shown {testid:?}"), async || {
        let seen = find::now(page, testid).await?.len();
        Ok(holds(seen == wanted, || format!("there are {seen}")))
    })
    .await
}

/// The text of the one thing of this name is this.
pub async fn text(page: &impl Page, testid: &str, wanted: &str) -> Result<(), Error> {
    wait::until(&format!("{testid:?} with the text {wanted:?}"), async || {
        let seen = find::text(page, testid).await?;
        Ok(holds(seen == wanted, || format!("it was {seen:?}")))
    })
    .await
}

/// The text of the one thing of this name has this in it.
pub async fn text_with(page: &impl Page, testid: &str, part: &str) -> Result<(), Error> {
    wait::until(&format!("{testid:?} with {part:?} in its text"), async || {
        let seen = find::text(page, testid).await?;
        Ok(holds(seen.contains(part), || format!("it was {seen:?}")))
    })
    .await
}

/// The text of the one thing of this name is another than this.
pub async fn text_is_not(page: &impl Page, testid: &str, unwanted: &str) -> Result<(), Error> {
    wait::until(&format!("{testid:?} with another text than {unwanted:?}"), async || {
        let seen = find::text(page, testid).await?;
        Ok(holds(seen != unwanted, || "it was still that".to_owned()))
    })
    .await
}

/// The texts of all things of this name are these, in this order.
pub async fn texts(page: &impl Page, testid: &str, wanted: &[&str]) -> Result<(), Error> {
    wait::until(&format!("{testid:?} with the texts {wanted:?}"), async || {
        let mut seen = Vec::new();
        for element in find::now(page, testid).await? {
            seen.push(element.text().await?);
        }
        Ok(holds(seen == wanted, || format!("they were {seen:?}")))
    })
    .await
}

/// An attribute of the one thing of this name is this.
pub async fn attribute(page: &impl Page, testid: &str, name: &str, wanted: &str) -> Result<(), Error> {
    wait::until(&format!("{testid:?} with {name}={wanted:?}"), async || {
        let seen = find::attribute(page, testid, name).await?;
        Ok(holds(seen.as_deref() == Some(wanted), || format!("it was {seen:?}")))
    })
    .await
}

/// An attribute of the one thing of this name is another than this.
pub async fn attribute_is_not(page: &impl Page, testid: &str, name: &str, unwanted: &str) -> Result<(), Error> {
    wait::until(&format!("{testid:?} with another {name} than {unwanted:?}"), async || {
        let seen = find::attribute(page, testid, name).await?;
        Ok(holds(seen.as_deref() != Some(unwanted), || "it was still that".to_owned()))
    })
    .await
}

fn holds(yes: bool, instead: impl FnOnce() -> String) -> wait::Look<()> {
    if yes { Ok(()) } else { Err(instead()) }
}
