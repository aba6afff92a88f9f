//! The state of the page, and every request to the backend.

mod back;
mod journey;

use std::sync::Arc;

use backend::{GameId, GameView, Look, Request, Response, Settings, Shelf, Theme};
use engine::{Answer, Battle, Entry, Faction, Input, Place, Prompt};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device;
use crate::host;
use crate::text::{Language, Texts};
use crate::view::card::next_battle;
use crate::view::draft::{Draft, Next, Tap};
use crate::view::refusal::Trouble;

pub use back::follow_back;
pub use journey::Journey;

/// What the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Until the backend has answered for the first time.
    Opening,
    Shelf,
    NewGame,
    Table,
    Log,
    /// Setting something right on the table.
    Adjust,
    Settings,
    HandOver,
    Receive,
    /// The rules reference.
    Rules,
}

/// Dice as they were entered, for the sum beside what they cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolled {
    pub battle: Battle,
    pub dice: [u8; 2],
    pub used: crate::view::dice::Used,
}

/// A text that leaves the app: a log, or a save that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    pub file: &'static str,
    pub text: String,
}

/// The state of the page. Cheap to copy: every part is a signal.
#[derive(Clone, Copy, Debug)]
pub struct App {
    pub screen: RwSignal<Screen>,
    /// The screen that settings or rules were opened from.
    pub before: RwSignal<Screen>,
    /// The section of the Law that the rules open at, and whose card named it.
    pub rules_at: RwSignal<Option<(Faction, String)>>,
    pub settings: RwSignal<Settings>,
    pub texts: Memo<Texts>,
    pub shelf: RwSignal<Shelf>,
    pub game: RwSignal<Option<Arc<GameView>>>,
    /// Everything that happened in the open game, once the log was asked for.
    pub log: RwSignal<Option<Arc<Vec<Entry>>>>,
    /// The table as it was, while the players look at it.
    pub look: RwSignal<Option<Arc<Look>>>,
    /// Why the last request was refused.
    pub trouble: RwSignal<Option<Trouble>>,
    /// A request is under way.
    pub busy: RwSignal<bool>,
    /// What chance gave for the pending card.
    pub chance: RwSignal<Option<Answer>>,
    /// A human's action in the making.
    pub draft: RwSignal<Option<Draft>>,
    /// The dice that were entered last.
    pub rolled: RwSignal<Option<Rolled>>,
    /// A text to be copied or saved.
    pub exported: RwSignal<Option<Exported>>,
    /// A game on its way from or to another device.
    pub journey: Journey,
}

impl App {
    /// The state of a page that has just opened.
    #[must_use]
    pub fn new() -> Self {
        let settings = RwSignal::new(Settings::default());
        let system = device::languages();
        let language = Memo::new(move |_| {
            let chosen = settings.with(|settings| settings.language.as_deref().and_then(Language::from_code));
            chosen.unwrap_or_else(|| Language::of_system(system.iter().map(String::as_str)))
        });
        App {
            screen: RwSignal::new(Screen::Opening),
            before: RwSignal::new(Screen::Shelf),
            rules_at: RwSignal::new(None),
            settings,
            texts: Memo::new(move |_| Texts::new(language.get())),
            shelf: RwSignal::new(Shelf::default()),
            game: RwSignal::new(None),
            log: RwSignal::new(None),
            look: RwSignal::new(None),
            trouble: RwSignal::new(None),
            busy: RwSignal::new(false),
            chance: RwSignal::new(None),
            draft: RwSignal::new(None),
            rolled: RwSignal::new(None),
            exported: RwSignal::new(None),
            journey: Journey::new(),
        }
    }

    /// Sends a request, unless one is under way: a second tap on the same button is not meant.
    pub fn send(self, request: Request) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        if !matches!(request, Request::Chance(_)) {
            self.rolled.set(None);
        }
        spawn_local(async move {
            let answered = host::request(request).await;
            self.busy.set(false);
            match answered {
                Ok(response) => self.receive(response),
                Err(error) => self.trouble.set(Some(Trouble::Host(error))),
            }
        });
    }

    fn receive(self, response: Response) {
        if !matches!(response, Response::Refused(_)) {
            self.trouble.set(None);
        }
        match response {
            Response::Started { shelf, settings, game } => {
                self.settings.set(settings);
                self.shelf.set(shelf);
                match game {
                    Some(view) => self.show(*view),
                    None => self.screen.set(Screen::Shelf),
                }
                self.take_opened();
            }
            Response::Shelf(shelf) => self.shelf.set(shelf),
            Response::Game(view) => self.show(*view),
            Response::Look(look) => self.look.set(Some(Arc::new(*look))),
            Response::Log(log) => self.log.set(Some(Arc::new(log))),
            Response::Chance(answer) => self.chance.set(Some(answer)),
            Response::Exported(text) => self.exported.set(Some(Exported { file: "clockwood-game.json", text })),
            Response::Settings(settings) => self.settings.set(settings),
            Response::HandedOver(handed) => self.journey.handed.set(Some(Arc::new(*handed))),
            Response::Arrived(arrival) => self.journey.arrival.set(Some(Arc::new(*arrival))),
            Response::Kept(kept) => self.journey.kept.set(Some(Arc::new(*kept))),
            Response::Refused(refused) => self.trouble.set(Some(Trouble::Refused(refused))),
        }
    }

    fn show(self, view: GameView) {
        let draws = view.card.prompt == Prompt::Draw && self.settings.with_untracked(|settings| settings.deck_by_app);
        let id = view.id.clone();
        self.chance.set(None);
        self.draft.set(None);
        self.look.set(None);
        self.log.set(None);
        self.game.set(Some(Arc::new(view)));
        if matches!(self.screen.get_untracked(), Screen::Opening | Screen::Shelf | Screen::NewGame | Screen::Receive) {
            self.screen.set(Screen::Table);
        }
        if draws {
            self.send(Request::Chance(id));
        }
    }

    /// The open game, followed by whoever reads it.
    #[must_use]
    pub fn view(self) -> Option<Arc<GameView>> {
        self.game.get()
    }

    /// Sends a request about the open game.
    pub fn send_for(self, request: impl FnOnce(GameId) -> Request) {
        if let Some(view) = self.game.get_untracked() {
            self.send(request(view.id.clone()));
        }
    }

    /// Puts something into the open game.
    pub fn input(self, input: Input) {
        self.send_for(|game| Request::Input { game, input });
    }

    /// Answers the pending card.
    pub fn answer(self, answer: Answer) {
        // Dice may be those of the next battle, asked for beside the losses of the one before.
        let fast = self.settings.with_untracked(|settings| settings.fast);
        let view = self.game.get_untracked().filter(|view| fast && next_battle(view).is_some());
        match view {
            Some(view) => {
                self.send(Request::TickOff { game: view.id.clone(), cards: view.ahead.len(), then: Some(answer) });
            }
            None => self.input(Input::Answer(answer)),
        }
    }

    /// A tap that tells more about a human's action; the last one takes it.
    pub fn tap(self, tap: Tap) {
        let Some(draft) = self.draft.get_untracked() else { return };
        self.go_on(draft.tapped(tap));
    }

    /// Shows a draft's next question, or takes its action.
    pub fn go_on(self, draft: Draft) {
        let Some(view) = self.game.get_untracked() else { return };
        match draft.next(&view.table) {
            Next::Ready(action) => self.input(Input::Human(action)),
            Next::Ask(_) => self.draft.set(Some(draft)),
        }
    }

    /// Places that the pending question offers on the map.
    #[must_use]
    pub fn places_to_tap(self) -> Vec<Place> {
        let Some(view) = self.game.get() else { return Vec::new() };
        if let Some(draft) = self.draft.get() {
            let Next::Ask(question) = draft.next(&view.table) else { return Vec::new() };
            return question
                .options
                .iter()
                .filter_map(|tap| match tap {
                    Tap::Place(place) => Some(*place),
                    _ => None,
                })
                .collect();
        }
        crate::view::lit::pick_places(&view.card.prompt)
    }

    /// A tap on a place of the map, where the pending question offers it.
    pub fn tap_place(self, place: Place) {
        if self.draft.with_untracked(Option::is_some) {
            self.tap(Tap::Place(place));
        } else {
            self.answer(Answer::Pick(engine::Pick::Place(place)));
        }
    }

    /// Changes settings and stores them.
    pub fn change_settings(self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.get_untracked();
        change(&mut settings);
        self.send(Request::ChangeSettings(settings));
    }

    /// Shows the rules at a section of the Law.
    pub fn rules(self, faction: Faction, section: &str) {
        self.rules_at.set(Some((faction, section.to_owned())));
        self.go(Screen::Rules);
    }

    /// Shows another screen.
    pub fn go(self, screen: Screen) {
        self.trouble.set(None);
        if matches!(screen, Screen::Settings | Screen::Rules) {
            self.before.set(self.screen.get_untracked());
        }
        self.screen.set(screen);
        if screen == Screen::Shelf {
            self.game.set(None);
            self.send(Request::Shelf);
        }
    }
}

impl Default for App {
    fn default() -> Self {
        Self::new()
    }
}

/// The state of the page, from any component.
#[must_use]
pub fn use_app() -> App {
    expect_context()
}

/// Keeps the page's root element as the settings say, for the styles.
pub fn follow_settings(app: App) {
    Effect::new(move |_| {
        let settings = app.settings.get();
        device::set_root(
            "data-theme",
            match settings.theme {
                Theme::System => "system",
                Theme::Light => "light",
                Theme::Dark => "dark",
                Theme::HighContrast => "high-contrast",
            },
        );
        let flag = |on: bool| if on { "yes" } else { "no" };
        device::set_root("data-left-handed", flag(settings.left_handed));
        device::set_root("data-reduced-motion", flag(settings.reduced_motion));
        device::set_root_style("--text-size", &format!("{}%", settings.text_size));
        device::set_root("lang", app.texts.with(|texts| texts.language().code()));
        device::keep_screen_on(settings.keep_screen_on && app.game.with(Option::is_some));
    });
}
