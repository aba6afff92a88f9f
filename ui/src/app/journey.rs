//! A game on its way from or to another device.

use std::sync::Arc;

use backend::{Arrival, HandedOver, Keep, Kept, Request};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{App, Screen};
use crate::device;
use crate::host;
use crate::view::receive::{Fault, Gathering};

/// What is known of the journey.
#[derive(Clone, Copy, Debug)]
pub struct Journey {
    /// The game that is being handed over.
    pub handed: RwSignal<Option<Arc<HandedOver>>>,
    /// The codes seen so far.
    pub gathering: RwSignal<Gathering>,
    /// The text that was sent to the backend last.
    text: RwSignal<Option<String>>,
    /// What it made of it.
    pub arrival: RwSignal<Option<Arc<Arrival>>>,
    /// The game that was received.
    pub kept: RwSignal<Option<Arc<Kept>>>,
}

impl Journey {
    pub(super) fn new() -> Self {
        Journey {
            handed: RwSignal::new(None),
            gathering: RwSignal::new(Gathering::default()),
            text: RwSignal::new(None),
            arrival: RwSignal::new(None),
            kept: RwSignal::new(None),
        }
    }
}

impl App {
    /// Shows the open game to another device.
    pub fn hand_over(self) {
        self.journey.handed.set(None);
        self.send_for(|game| Request::HandOver { game, most: None });
        self.go(Screen::HandOver);
    }

    /// Makes ready for a game from another device.
    pub fn receive_game(self) {
        self.journey.gathering.set(Gathering::default());
        self.forget_arrival();
        self.go(Screen::Receive);
    }

    /// Leaves a game alone that has arrived.
    pub fn forget_arrival(self) {
        self.journey.text.set(None);
        self.journey.arrival.set(None);
        self.journey.kept.set(None);
    }

    /// Notes something that was received. A game that is whole goes to the backend.
    pub fn gather(self, note: impl FnOnce(&mut Gathering) -> Option<String>) {
        let whole = self.journey.gathering.try_update(note).flatten();
        if let Some(text) = whole {
            self.arrive(text);
        }
    }

    /// Asks the backend what has arrived.
    fn arrive(self, text: String) {
        self.journey.gathering.set(Gathering::default());
        self.journey.text.set(Some(text.clone()));
        spawn_local(async move {
            // Nobody taps for this, so it waits for its turn.
            while self.busy.try_get_untracked() == Some(true) {
                device::pause(20).await;
            }
            self.send(Request::Receive(text));
        });
    }

    /// Notes a code that the camera sees. It sees the same one many times a second.
    pub fn see(self, code: &str) {
        let whole = self.journey.gathering.try_update(|gathering| gathering.see(code)).flatten();
        if let Some(text) = whole
            && self.journey.text.with_untracked(|sent| sent.as_ref() != Some(&text))
        {
            self.arrive(text);
        }
    }

    /// Stores the game that has arrived.
    pub fn keep(self, keep: Keep) {
        if let Some(text) = self.journey.text.get_untracked() {
            self.send(Request::Keep { text, keep });
        }
    }

    /// Takes in a file that the players opened from the system.
    pub fn take_opened(self) {
        spawn_local(async move {
            let Some(opened) = host::opened().await else { return };
            self.receive_game();
            match opened {
                Ok(content) => self.gather(|gathering| gathering.file(&content)),
                Err(reason) => self.journey.gathering.update(|gathering| gathering.fail(Fault::FileUnreadable(reason))),
            }
        });
    }
}
