//! The door to the backend: a request out, a response in.
//!
//! There are two: in the app the shell answers, in the browser edition (feature `web`) the backend
//! runs inside the page. Nothing else in the screens knows which of them it is.

use backend::{Request, Response};

#[cfg(feature = "web")]
mod database;
#[cfg(feature = "web")]
mod page;
#[cfg(not(feature = "web"))]
mod shell;

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
