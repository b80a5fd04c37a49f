//! How it looks: egui reads the state and returns what happened; it changes nothing itself.

pub mod fonts;
pub mod palette;
pub mod table;
pub mod tableau;
pub mod theme;
pub mod widget;

mod draft;
mod keys;
mod picture;
mod screen;

pub use self::draft::Drafts;
pub use self::picture::decoded;
pub use self::screen::app_ui;
pub use self::screen::laying::{Laid, laying_ui};

use crate::progress::Settings;
use crate::progress::settings::Theme as Surroundings;
use crate::words::{Language, Words};

use self::theme::Theme;

/// How the program looks just now: its words and its colours, made again when a setting changes.
pub struct Face {
    /// The sentences of the language in force.
    pub words: Words,
    /// The colours in force.
    pub theme: Theme,
    settings: Settings,
}

impl Face {
    /// The look for these settings; `system_dark` is what the system asks for where they follow it.
    #[must_use]
    pub fn of(settings: &Settings, language: Language, system_dark: bool) -> Self {
        let theme = Theme::of(is_dark(settings, system_dark), settings.felt);
        Self { words: Words::of(language).for_a_window(), theme, settings: settings.clone() }
    }

    /// Whether this still is the look for these settings.
    #[must_use]
    pub fn is_for(&self, settings: &Settings, language: Language, system_dark: bool) -> bool {
        self.settings == *settings
            && self.words.language() == language
            && self.theme.dark == is_dark(settings, system_dark)
    }

    /// Dresses the window in this look.
    pub fn apply(&self, ctx: &eframe::egui::Context) {
        self.theme.apply(ctx, self.settings.text_percent, self.settings.reduced_motion);
    }

    /// Whether each suit has a colour of its own.
    #[must_use]
    pub const fn four_colour_deck(&self) -> bool {
        self.settings.four_colour_deck
    }

    /// Whether nothing is to move.
    #[must_use]
    pub const fn reduced_motion(&self) -> bool {
        self.settings.reduced_motion
    }
}

const fn is_dark(settings: &Settings, system_dark: bool) -> bool {
    match settings.theme {
        Surroundings::System => system_dark,
        Surroundings::Dark => true,
        Surroundings::Light => false,
    }
}
