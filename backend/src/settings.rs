//! Settings of the app, not of a game.

use serde::{Deserialize, Serialize};

/// What the player set, or the defaults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// A language's code, as `fr`; none follows the system.
    pub language: Option<String>,
    pub theme: Theme,
    /// Text size in percent, 80 to 250.
    pub text_size: u16,
    pub keep_screen_on: bool,
    /// The app rolls dice and picks at random; else the players do.
    pub dice_by_app: bool,
    /// The app draws order cards; else the players do.
    pub deck_by_app: bool,
    /// Cards that need no input and follow each other are shown as one list.
    pub fast: bool,
    pub left_handed: bool,
    pub reduced_motion: bool,
}

/// Colours of the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
    HighContrast,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            theme: Theme::System,
            text_size: 100,
            keep_screen_on: true,
            dice_by_app: false,
            deck_by_app: false,
            fast: true,
            left_handed: false,
            reduced_motion: false,
        }
    }
}

impl Settings {
    /// The same with every number inside its range.
    #[must_use]
    pub fn within_range(mut self) -> Self {
        self.text_size = self.text_size.clamp(80, 250);
        self
    }
}
