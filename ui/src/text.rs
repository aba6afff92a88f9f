//! Words: every text of the app, in the language of the players.
//!
//! Texts are Fluent files in `locales/`, built into the bundle. A thin layer of our own over
//! `fluent-bundle`: the view models are plain functions that are tested natively, and most ids are
//! made from the engine's words (`faction-marquise`), which macros that check literal ids do not
//! help with. That ids and arguments agree is a test's business (`text/tests.rs`).

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

mod arg;
#[cfg(test)]
mod tests;

pub use arg::{Arg, Args, card_name_id, piece_id, slug};

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    French,
    Danish,
}

impl Language {
    /// Every language, the one that others fall back to first.
    pub const ALL: &'static [Self] = &[Self::English, Self::French, Self::Danish];

    /// The language's code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Danish => "da",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Danish => "Dansk",
        }
    }

    /// The language of a code such as `fr` or `fr-CA`; none where the app does not speak it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let language = code.split(['-', '_']).next()?;
        Self::ALL.iter().copied().find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The first of these codes that the app speaks, else English.
    #[must_use]
    pub fn of_system<'a>(codes: impl IntoIterator<Item = &'a str>) -> Self {
        codes.into_iter().find_map(Self::from_code).unwrap_or(Self::English)
    }

    const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => files!("en"),
            Self::French => files!("fr"),
            Self::Danish => files!("da"),
        }
    }
}

/// The files of a language.
macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!("../locales/", $language, "/app.ftl")),
            include_str!(concat!("../locales/", $language, "/cards.ftl")),
            include_str!(concat!("../locales/", $language, "/game.ftl")),
            include_str!(concat!("../locales/", $language, "/rulings.ftl")),
            include_str!(concat!("../locales/", $language, "/transfer.ftl")),
        ]
    };
}
use files;

/// All texts in one language.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Texts {
    /// The texts of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let code = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // Marks around arguments help where text runs both ways; in none of our languages does it.
        bundle.set_use_isolating(false);
        for file in language.files() {
            // A file with a fault gives the texts that are whole; a test holds that none has one.
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle: Arc::new(bundle) }
    }

    /// Their language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text with this id. `faction-eyrie.the` is the form `the` of `faction-eyrie`.
    #[must_use]
    pub fn t(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The text with this id and these arguments.
    #[must_use]
    pub fn tf(&self, id: &str, args: Args<'_>) -> String {
        let mut fluent = FluentArgs::new();
        for (name, arg) in args {
            arg.add(self, name, &mut fluent);
        }
        self.format(id, Some(&fluent))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let (message, form) = match id.split_once('.') {
            Some((message, form)) => (message, Some(form)),
            None => (id, None),
        };
        let found = self.bundle.get_message(message);
        let pattern = found.and_then(|message| match form {
            Some(form) => message.get_attribute(form).map(|attribute| attribute.value()),
            None => message.value(),
        });
        match pattern {
            Some(pattern) => self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned(),
            // Better an odd word than a gap; a test holds that every id has its text.
            None => id.to_owned(),
        }
    }

    /// Whether there is a text with this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Several things as one: "a, b and c".
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.tf("list-and", &[("first", Arg::Text(&first.join(", "))), ("last", Arg::Text(last))])
            }
        }
    }
}

fn number<'a>(value: i64) -> FluentValue<'a> {
    FluentValue::from(value)
}
