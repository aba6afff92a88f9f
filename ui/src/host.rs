//! The door to the backend: a request out, a response in.
//!
//! There are two: in the app the shell answers, in the browser edition (feature `web`) the backend
//! runs inside the page. Nothing else in the screens knows which of them it is.

use backend::{Request, Response};

#[cfg(feature = "web")]
mod database;
#[cfg(feature = "web")]
mod launch;
#[cfg(feature = "web")]
mod page;
#[cfg(not(feature = "web"))]
mod shell;
#[cfg(feature = "web")]
mod tabs;

/// A request that got no response at all: the host itself failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostError(pub String);

/// Sends a request and waits for its response. What the response rests on is stored by then.
///
/// # Errors
///
/// Where the host cannot be reached or does not speak as it should.
pub async fn request(request: Request) -> Result<Response, HostError> {
    #[cfg(feature = "web")]
    return page::request(request).await;
    #[cfg(not(feature = "web"))]
    return shell::request(request).await;
}

/// Hands the players a file. Says where it lies, unless the device says so itself.
///
/// # Errors
///
/// Where it cannot be written.
#[cfg_attr(feature = "web", expect(clippy::unused_async, reason = "the shell takes its time"))]
pub async fn save(name: &str, content: &[u8]) -> Result<Option<String>, HostError> {
    #[cfg(feature = "web")]
    crate::device::download(name, content);
    #[cfg(feature = "web")]
    return Ok(None);
    #[cfg(not(feature = "web"))]
    return shell::save(name, content).await.map(Some);
}

/// A file of ours that the players opened from the system since this was asked last: its content,
/// or why it cannot be read.
pub async fn opened() -> Option<Result<Vec<u8>, String>> {
    #[cfg(feature = "web")]
    return launch::opened().await;
    #[cfg(not(feature = "web"))]
    return shell::opened().await;
}
