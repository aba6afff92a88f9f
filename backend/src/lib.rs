//! The state of the app.
