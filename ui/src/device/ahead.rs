//! One entry of the browser's history that stands ahead of the page's own, for back to take away.

use wasm_bindgen::JsValue;
use web_sys::History;

/// What the entry is known by, when the page is loaded anew on it.
const MARK: &str = "a step to take";

/// The entry ahead.
#[derive(Debug)]
pub struct Ahead {
    there: bool,
    /// The page takes it away itself: the browser's word of it is no wish to go back.
    leaving: bool,
}

impl Ahead {
    /// As the page finds it when it opens.
    #[must_use]
    pub fn found() -> Self {
        let state = history().and_then(|history| history.state().ok());
        Ahead { there: state.is_some_and(|state| state == JsValue::from_str(MARK)), leaving: false }
    }

    /// Puts it there, or takes it away.
    pub fn keep(&mut self, wanted: bool) {
        let Some(history) = history().filter(|_| wanted != self.there) else { return };
        if wanted {
            // Where the browser allows no more entries, back leaves the page; nothing is lost then.
            self.there = history.push_state(&JsValue::from_str(MARK), "").is_ok();
        } else {
            self.there = false;
            self.leaving = history.back().is_ok();
        }
    }

    /// The browser went back. Whether it was the players who did.
    pub fn taken(&mut self) -> bool {
        self.there = false;
        !std::mem::take(&mut self.leaving)
    }
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}
