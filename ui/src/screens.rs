//! The components: thin, they draw view models and send requests.

use leptos::prelude::*;

use crate::app::{App, Screen, follow_back, follow_settings};

mod adjust;
mod arrived;
mod card;
mod dice;
mod draw;
mod export;
mod hand_over;
mod human;
mod log;
mod map;
mod new_game;
mod parts;
mod receive;
mod rules;
mod seats;
mod settings;
mod shelf;
mod table;

/// The page: the screen that is open.
#[component]
pub fn Root() -> impl IntoView {
    let app = App::new();
    provide_context(app);
    follow_settings(app);
    follow_back(app);
    app.send(backend::Request::Start);
    // A file that is opened while the app runs brings its window to the front.
    window_event_listener(leptos::ev::focus, move |_| app.take_opened());
    let screen = move || {
        let texts = app.texts.get();
        match app.screen.get() {
            Screen::Opening => view! { <parts::Notices texts/> }.into_any(),
            Screen::Shelf => view! { <shelf::Shelf texts/> }.into_any(),
            Screen::NewGame => view! { <new_game::NewGame texts/> }.into_any(),
            Screen::Table => view! { <table::Table texts/> }.into_any(),
            Screen::Log => view! { <log::Log texts/> }.into_any(),
            Screen::Adjust => view! { <adjust::Adjust texts/> }.into_any(),
            Screen::Rules => view! { <rules::Rules texts/> }.into_any(),
            Screen::Settings => view! { <settings::Settings texts/> }.into_any(),
            Screen::HandOver => view! { <hand_over::HandOver texts/> }.into_any(),
            Screen::Receive => view! { <receive::Receive texts/> }.into_any(),
        }
    };
    view! { {screen} <export::Export/> }
}
