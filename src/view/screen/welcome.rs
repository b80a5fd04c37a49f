//! Choosing a profile, or making the first.

use eframe::egui::{Key, RichText, TextEdit, TextStyle, Ui, vec2};

use super::page::{column_ui, heading_ui, quiet_ui, small_ui};
use crate::app::{Action, App};
use crate::view::Face;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{TileState, choice_tile, primary_button, quiet_button};
use crate::words::Language;

/// Who is practising? Names to choose from, and a field for a new one.
pub(super) fn welcome_ui(ui: &mut Ui, app: &App, face: &Face, name: &mut String) -> Vec<Action> {
    let mut actions = Vec::new();
    let width = TextStyle::Body.resolve(ui.style()).size * 28.0;
    column_ui(ui, width, |ui| {
        ui.add_space((ui.ctx().content_rect().height() * 0.08).min(8.0 * GRID));
        ui.label(
            RichText::new(face.words.key("app-name")).text_style(Theme::title()).color(face.theme.surround.accent),
        );
        quiet_ui(ui, &face.theme, &face.words.key("app-purpose"));
        ui.add_space(2.0 * GRID);
        let first = app.profiles().is_empty();
        heading_ui(ui, &face.words.key(if first { "welcome-first" } else { "welcome-who" }));
        for profile in app.profiles() {
            let width = ui.available_width();
            if choice_tile(ui, &face.theme, profile, None, TileState::Plain, width).clicked() {
                actions.push(Action::OpenProfile(profile.clone()));
            }
        }
        if !first {
            heading_ui(ui, &face.words.key("welcome-new"));
        }
        actions.extend(new_profile_ui(ui, face, name, first));
        small_ui(ui, &face.theme, &face.words.key("welcome-kept"));
        ui.add_space(2.0 * GRID);
        actions.extend(languages_ui(ui, app, face));
    });
    actions
}

fn new_profile_ui(ui: &mut Ui, face: &Face, name: &mut String, first: bool) -> Option<Action> {
    ui.horizontal(|ui| {
        let start = face.words.key("welcome-begin");
        let field = TextEdit::singleline(name)
            .hint_text(face.words.key("welcome-name"))
            .char_limit(60)
            .margin(vec2(1.5 * GRID, GRID))
            .desired_width((ui.available_width() - TextStyle::Button.resolve(ui.style()).size * 9.0).max(12.0 * GRID));
        let field = ui.add(field);
        field.widget_info(|| {
            eframe::egui::WidgetInfo::labeled(eframe::egui::Role::TextInput, true, face.words.key("welcome-name"))
        });
        // The first time there is nothing else to do: the field waits for the name.
        if first && name.is_empty() && ui.ctx().memory(|memory| memory.focused()).is_none() {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let named = !name.trim().is_empty();
        let pressed = ui.add_enabled_ui(named, |ui| primary_button(ui, &face.theme, &start, None)).inner.clicked();
        (named && (entered || pressed)).then(|| Action::MakeProfile(std::mem::take(name)))
    })
    .inner
}

fn languages_ui(ui: &mut Ui, app: &App, face: &Face) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        for language in Language::ALL.into_iter().filter(|language| *language != app.language()) {
            if quiet_button(ui, &face.theme, language.name(), None).clicked() {
                let mut settings = app.settings().clone();
                settings.language = Some(language);
                actions.push(Action::Set(settings));
            }
        }
    });
    actions
}
