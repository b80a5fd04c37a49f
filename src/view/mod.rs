//! The egui views: they read the app state and return actions, and never change the state.

pub mod fonts;
pub mod palette;
pub mod pointer;
pub mod raster;
pub mod table;
pub mod tableau;
pub mod theme;
pub mod widget;

mod draft;
mod drawing;
mod keys;
mod picture;
mod screen;

pub use self::draft::Drafts;
pub use self::picture::decode;
pub use self::screen::app_ui;
pub use self::screen::busy::{OngoingWork, busy_ui};
pub use self::screen::scene_editor::{SceneEditorEvent, scene_editor_ui};

use crate::i18n::{Catalog, Language};
use crate::progress::Settings;
use crate::progress::settings::ThemeSetting as Surroundings;
use crate::rules::house::House;

use self::table::TableLook;
use self::theme::Theme;

/// Words and colours in force; rebuilt when a setting changes.
pub struct Appearance {
    pub words: Catalog,
    pub theme: Theme,
    settings: Settings,
}

impl Appearance {
    /// `system_dark` applies where the settings follow the system theme.
    pub fn new(settings: &Settings, language: Language, system_dark: bool) -> Self {
        let theme = Theme::new(is_dark(settings, system_dark), settings.felt);
        Self { words: Catalog::new(language).with_wide_spaces(), theme, settings: settings.clone() }
    }

    /// The look of a house's table.
    fn table_look<'a>(&'a self, house: &'a House) -> TableLook<'a> {
        TableLook {
            four_colour: self.four_colour_deck(),
            reduced_motion: self.reduced_motion(),
            ..TableLook::new(house, &self.words, &self.theme)
        }
    }

    /// True while these settings would give the same appearance.
    pub fn is_for(&self, settings: &Settings, language: Language, system_dark: bool) -> bool {
        self.settings == *settings
            && self.words.language() == language
            && self.theme.dark == is_dark(settings, system_dark)
    }

    /// The same colours with the words of another language.
    pub fn in_language(&self, language: Language) -> Self {
        let words = Catalog::new(language).with_wide_spaces();
        Self { words, theme: self.theme, settings: self.settings.clone() }
    }

    /// True if the other one differs in its language at most.
    pub fn is_like(&self, other: &Self) -> bool {
        self.settings == other.settings && self.theme == other.theme
    }

    pub fn apply(&self, ctx: &eframe::egui::Context) {
        self.theme.apply(ctx, self.settings.text_percent, self.settings.reduced_motion);
    }

    pub const fn four_colour_deck(&self) -> bool {
        self.settings.four_colour_deck
    }

    /// Reasons are shown with their sources.
    pub const fn shows_sources(&self) -> bool {
        self.settings.shows_sources
    }

    /// A table is settled in chips at first.
    pub const fn pays_in_chips(&self) -> bool {
        self.settings.pays_in_chips
    }

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
