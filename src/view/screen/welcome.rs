//! Choosing or creating a profile.

use eframe::egui::{Align2, Key, Memory, RichText, Stroke as Line, StrokeKind, TextEdit, TextStyle, Ui, vec2};

use super::page::{column_ui, heading_ui, quiet_ui, small_ui};
use crate::app::{Action, App, archives, class, host, workshop};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::keys::{Stroke, strokes};
use crate::view::theme::{GRID, ROUND, Theme};
use crate::view::widget::{TileState, choice_tile, primary_button, primary_height, quiet_button};
use crate::words::{Language, Names};

pub(super) fn welcome_ui(ui: &mut Ui, app: &App, face: &Face, name: &mut String) -> Vec<Action> {
    let mut actions = Vec::new();
    let width = TextStyle::Body.resolve(ui.style()).size * 28.0;
    column_ui(ui, "welcome", width, |ui| {
        ui.add_space((ui.ctx().content_rect().height() * 0.08).min(8.0 * GRID));
        ui.label(
            RichText::new(face.words.key("app-name")).text_style(Theme::title()).color(face.theme.surround.accent),
        );
        quiet_ui(ui, &face.theme, &face.words.key("app-purpose"));
        ui.add_space(2.0 * GRID);
        let first = app.profiles().is_empty();
        heading_ui(ui, &face.words.key(if first { "welcome-first" } else { "welcome-who" }));
        actions.extend(profiles_ui(ui, app, face));
        if !first {
            heading_ui(ui, &face.words.key("welcome-new"));
        }
        actions.extend(new_profile_ui(ui, face, name, first));
        small_ui(ui, &face.theme, &face.words.key("welcome-kept"));
        ui.horizontal_wrapped(|ui| {
            if quiet_button(ui, &face.theme, &face.words.key("archives-bring"), None).clicked() {
                actions.push(Action::Archives(archives::Action::Open));
            }
        });
        ui.add_space(2.0 * GRID);
        quiet_ui(ui, &face.theme, &face.words.key("welcome-trainers"));
        ui.horizontal_wrapped(|ui| {
            if quiet_button(ui, &face.theme, &face.words.key("class-open"), None).clicked() {
                actions.push(Action::Class(class::Action::Open));
            }
            if quiet_button(ui, &face.theme, &face.words.key("workshop-title"), None).clicked() {
                actions.push(Action::Workshop(workshop::Action::Open));
            }
            if quiet_button(ui, &face.theme, &face.words.key("host-title"), None).clicked() {
                actions.push(Action::Host(host::Action::Plan));
            }
        });
        ui.add_space(2.0 * GRID);
        actions.extend(languages_ui(ui, app, face));
    });
    actions
}

/// A tile per trainee; digits 1 to 9 select the first nine.
fn profiles_ui(ui: &mut Ui, app: &App, face: &Face) -> Option<Action> {
    let typed = strokes(ui).into_iter().find_map(|stroke| match stroke {
        Stroke::Figure(figure) => usize::from(figure).checked_sub(1),
        _ => None,
    });
    let mut chosen = typed.and_then(|index| app.profiles().get(index));
    for (index, profile) in app.profiles().iter().enumerate() {
        let width = ui.available_width();
        let cap = (index < 9).then(|| (index + 1).to_string());
        let away = Phrase::plain("profile-away-short").with("name", Fact::Text(profile.clone()));
        let label = if app.is_away(profile) { face.words.say(&away, &Names::default()) } else { profile.clone() };
        if choice_tile(ui, &face.theme, &label, cap.as_deref(), TileState::Plain, width).clicked() {
            chosen = Some(profile);
        }
    }
    chosen.map(|profile| Action::OpenProfile(profile.clone()))
}

fn new_profile_ui(ui: &mut Ui, face: &Face, name: &mut String, first: bool) -> Option<Action> {
    ui.horizontal(|ui| {
        let start = face.words.key("welcome-begin");
        let field = TextEdit::singleline(name)
            .hint_text(face.words.key("welcome-name"))
            .char_limit(60)
            .align(Align2::LEFT_CENTER)
            .min_size(vec2(0.0, primary_height(ui)))
            .margin(vec2(1.5 * GRID, GRID))
            .desired_width((ui.available_width() - TextStyle::Button.resolve(ui.style()).size * 9.0).max(12.0 * GRID));
        let field = ui.add(field);
        field.widget_info(|| {
            eframe::egui::WidgetInfo::labeled(eframe::egui::Role::TextInput, true, face.words.key("welcome-name"))
        });
        if field.has_focus() {
            let ring = Line::new(2.5, face.theme.surround.focus);
            ui.painter().rect_stroke(field.rect, ROUND, ring, StrokeKind::Inside);
        }
        // The field has the focus if there are no profiles or a name was refused.
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let waits = first || !name.is_empty();
        if waits && ui.is_enabled() && ui.ctx().memory(Memory::focused).is_none() {
            field.request_focus();
        }
        let named = !name.trim().is_empty();
        let pressed = ui.add_enabled_ui(named, |ui| primary_button(ui, &face.theme, &start, None)).inner.clicked();
        (named && (entered || pressed)).then(|| Action::MakeProfile(name.trim().to_owned()))
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
