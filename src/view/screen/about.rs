//! Version, licences and origin of the program, at the end of the settings.

use eframe::egui::Ui;

use super::page::small_ui;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::Appearance;
use crate::view::widget::is_unfolded;

/// Name, version and licence of each library, one a line.
const LIBRARIES: &str = include_str!("../../../assets/libraries.txt");

/// The page of the project, where the package names one.
fn page() -> Option<&'static str> {
    option_env!("TAILLEUR_PAGE").filter(|page| !page.is_empty())
}

pub(super) fn about_ui(ui: &mut Ui, face: &Appearance) {
    let render = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    let version = Fact::Text(env!("CARGO_PKG_VERSION").to_owned());
    ui.label(render(&text!("about-version", version = version)));
    small_ui(ui, &face.theme, &face.words.message(text_key!("about-licence")));
    let updates = page().map_or_else(
        || text!("about-updates-elsewhere"),
        |page| text!("about-updates", page = Fact::Text(page.to_owned())),
    );
    small_ui(ui, &face.theme, &render(&updates));

    let count = text!("about-libraries", count = Fact::Number(LIBRARIES.lines().count() as u64));
    let title = face.words.message(text_key!("about-inside"));
    if is_unfolded(ui, &face.theme, &title, &render(&count)) {
        small_ui(ui, &face.theme, &face.words.message(text_key!("about-assets")));
        small_ui(ui, &face.theme, LIBRARIES);
    }
}
