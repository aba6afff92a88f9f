//! The device's back button, and its swipe: one step towards the shelf, and only from there out of
//! the app. No input is lost by it: what was put in is stored.
//!
//! While there is a step to take, the browser's history holds one entry more than the page itself.
//! Back takes that entry away, and is answered with the step.

use leptos::ev;
use leptos::prelude::*;

use super::{App, Screen};
use crate::device::Ahead;

impl App {
    /// Takes one step back: what lies over a screen goes first, then a question that is half
    /// answered, then the screen.
    pub fn back(self) {
        if self.exported.with_untracked(Option::is_some) {
            self.exported.set(None);
        } else if self.look.with_untracked(Option::is_some) {
            self.look.set(None);
        } else if self.draft.with_untracked(Option::is_some) {
            self.draft.set(None);
        } else if let Some(screen) = behind(self.screen.get_untracked(), self.before.get_untracked()) {
            self.go(screen);
        }
    }
}

/// The screen that back leads to; none where it leads out.
const fn behind(screen: Screen, before: Screen) -> Option<Screen> {
    match screen {
        Screen::Opening | Screen::Shelf => None,
        Screen::NewGame | Screen::Table | Screen::Receive => Some(Screen::Shelf),
        Screen::Log | Screen::Adjust | Screen::HandOver => Some(Screen::Table),
        Screen::Settings | Screen::Rules => Some(before),
    }
}

/// Answers the device's back with a step, as long as there is one.
pub fn follow_back(app: App) {
    let ahead = StoredValue::new_local(Ahead::found());
    let is_behind = move || behind(app.screen.get(), Screen::Shelf).is_some();
    Effect::new(move |_| {
        let wanted = is_behind();
        ahead.update_value(|ahead| ahead.keep(wanted));
    });
    window_event_listener(ev::popstate, move |_| {
        if ahead.try_update_value(Ahead::taken).unwrap_or(false) {
            app.back();
            let wanted = untrack(is_behind);
            ahead.update_value(|ahead| ahead.keep(wanted));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_leads_to_the_shelf_and_the_shelf_out() {
        let screens = [
            Screen::NewGame,
            Screen::Table,
            Screen::Log,
            Screen::Adjust,
            Screen::Settings,
            Screen::HandOver,
            Screen::Receive,
            Screen::Rules,
        ];
        for start in screens {
            let (mut screen, mut steps) = (start, 0);
            while let Some(next) = behind(screen, Screen::Table) {
                (screen, steps) = (next, steps + 1);
                assert!(steps <= 2, "{start:?}");
            }
            assert_eq!(screen, Screen::Shelf, "{start:?}");
        }
        assert_eq!(behind(Screen::Opening, Screen::Shelf), None);
    }
}
