//! What needs the shell itself: its files under a process that is killed, and what it is allowed.

mod killed;
mod policy;
