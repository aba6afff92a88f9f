//! The rules of the Clockwork bots.
