//! Drives the real desktop app.
