//! The glossary of a pack: terms by name with their meanings.

use eframe::egui::{RichText, TextStyle, Ui};

use super::bar::bar_ui;
use super::home::names;
use super::page::{page_ui, quiet_ui, title_ui};
use crate::app::{Action, App};
use crate::i18n::phrase::Fact;
use crate::lesson::{PackId, Term};
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

pub(super) fn glossary_ui(ui: &mut Ui, app: &App, pack: &PackId, face: &Appearance) -> Vec<Action> {
    let words = &face.words;
    let mut actions = Vec::new();
    let escape = words.message(text_key!("key-escape"));
    bar_ui(
        ui,
        |_| {},
        |ui| {
            if quiet_button(ui, &face.theme, &words.message(text_key!("go-back")), Some(&escape)).clicked() {
                actions.push(Action::Back);
            }
        },
    );
    let Some(pack) = app.library().packs().find(|other| other.id == *pack) else { return actions };
    let language = words.language();
    let names = names(app);
    page_ui(ui, ("glossary", &pack.id), |ui| {
        let of = text!("glossary-of", pack = Fact::Text(pack.title.render(language, &names)));
        title_ui(ui, &words.render(&of, &names));
        quiet_ui(ui, &face.theme, &words.message(text_key!("glossary-about")));
        ui.add_space(GRID);
        let mut terms: Vec<&Term> = pack.glossary.iter().flat_map(|glossary| &glossary.terms).collect();
        terms.sort_by_key(|term| term.name.render(language, &names).to_lowercase());
        let height = TextStyle::Body.resolve(ui.style()).size * 1.5;
        for term in terms {
            let name = words.adapt_spaces(term.name.render(language, &names));
            ui.label(RichText::new(name).text_style(TextStyle::Button));
            let means = words.adapt_spaces(term.means.render(language, &names));
            ui.label(RichText::new(means).line_height(Some(height)));
            ui.add_space(GRID / 2.0);
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}
