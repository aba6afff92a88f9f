//! Waiting until something holds.

use std::time::{Duration, Instant};

use thirtyfour::error::{WebDriverError, WebDriverErrorInner};

use crate::Error;

/// Long enough for a busy machine; a test that passes does not wait it out.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

const BETWEEN: Duration = Duration::from_millis(25);

/// What one look found: what was waited for, or what there was instead.
pub(crate) type Look<T> = Result<T, String>;

/// Looks again and again until the look finds something. The screen may change under a look:
/// an element that has gone counts as not there yet.
pub(crate) async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Result<Look<T>, Error>) -> Result<T, Error> {
    let start = Instant::now();
    loop {
        let last = match look().await {
            Ok(Ok(found)) => return Ok(found),
            Ok(Err(instead)) => instead,
            Err(Error::WebDriver(error)) if is_passing(&error) => error.to_string(),
            Err(error) => return Err(error),
        };
        if start.elapsed() > PATIENCE {
            return Err(Error::Waited { what: what.to_owned(), within: PATIENCE, last });
        }
        tokio::time::sleep(BETWEEN).await;
    }
}

fn is_passing(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::MoveTargetOutOfBounds(_)
    )
}
