//! Choosing or creating a profile.

use eframe::egui::{Align2, Key, Memory, RichText, Stroke as Line, StrokeKind, TextEdit, Ui, vec2};

use super::column::{ColumnWidth, column_beside_ui};
use super::first_run::quiet_scene;
use super::lesson::table_ui;
use super::page::{heading_ui, quiet_ui, small_ui};
use crate::app::{Action, App, class, host, profile_admin, workshop};
use crate::i18n::phrase::Fact;
use crate::i18n::{HouseTerms, Language};
use crate::view::Appearance;
use crate::view::keys::{KeyStroke, continue_pressed, strokes};
use crate::view::table::Marks;
use crate::view::theme::{GRID, ROUND, Theme};
use crate::view::widget::{
    TileState, bare_button, choice_tile, is_unfolded, primary_button, primary_height, quiet_button,
};

/// Beside the table of the house. Trainers find their own things in their home; before there is a profile, here.
pub(super) fn welcome_ui(ui: &mut Ui, app: &App, face: &Appearance, name: &mut String) -> Vec<Action> {
    let mut actions = Vec::new();
    column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        "welcome",
        |ui| actions.extend(people_ui(ui, app, face, name)),
        |_| (),
    );
    if let Some(house) = app.house() {
        table_ui(ui, &house, face, &quiet_scene(ui), &[], &Marks::default());
    }
    actions
}

fn people_ui(ui: &mut Ui, app: &App, face: &Appearance, name: &mut String) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.label(
        RichText::new(face.words.message(text_key!("app-name")))
            .text_style(Theme::title())
            .color(face.theme.surround.accent),
    );
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("app-purpose")));
    ui.add_space(2.0 * GRID);
    let first = app.profiles().is_empty();
    heading_ui(ui, &face.words.message(if first { text_key!("welcome-first") } else { text_key!("welcome-who") }));
    actions.extend(profiles_ui(ui, app, face));
    if !first {
        heading_ui(ui, &face.words.message(text_key!("welcome-new")));
    }
    actions.extend(new_profile_ui(ui, face, name, first));
    small_ui(ui, &face.theme, &face.words.message(text_key!("welcome-kept")));
    ui.add_space(2.0 * GRID);
    actions.extend(languages_ui(ui, app, face));
    ui.add_space(GRID);
    let mut place = |ui: &mut Ui, key, action| {
        if bare_button(ui, &face.theme, &face.words.message(key), None).clicked() {
            actions.push(action);
        }
    };
    place(ui, text_key!("archives-bring"), Action::Archives(profile_admin::ProfileAdminAction::Open));
    if is_unfolded(ui, &face.theme, &face.words.message(text_key!("welcome-trainers")), "") {
        place(ui, text_key!("class-open"), Action::Class(class::ClassAction::Open));
        place(ui, text_key!("workshop-title"), Action::Workshop(workshop::WorkshopAction::Open));
        place(ui, text_key!("host-title"), Action::Host(host::HostAction::Plan));
    }
    actions
}

/// A tile per trainee; digits 1 to 9 select the first nine.
fn profiles_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let typed = strokes(ui).into_iter().find_map(|stroke| match stroke {
        KeyStroke::Figure(figure) => usize::from(figure).checked_sub(1),
        _ => None,
    });
    let last = app.last_profile();
    let by_enter = last.filter(|_| continue_pressed(ui));
    let mut chosen = typed.and_then(|index| app.profiles().get(index)).or(by_enter);
    let enter = face.words.message(text_key!("key-enter"));
    for (index, profile) in app.profiles().iter().enumerate() {
        let width = ui.available_width();
        let is_last = last == Some(profile);
        let cap = if is_last { Some(enter.clone()) } else { (index < 9).then(|| (index + 1).to_string()) };
        let state = if is_last { TileState::Chosen } else { TileState::Plain };
        let away = text!("profile-away-short", name = Fact::Text(profile.clone()));
        let label =
            if app.is_away(profile) { face.words.render(&away, &HouseTerms::default()) } else { profile.clone() };
        if choice_tile(ui, &face.theme, &label, cap.as_deref(), state, width).clicked() {
            chosen = Some(profile);
        }
    }
    chosen.map(|profile| Action::OpenProfile(profile.clone()))
}

fn new_profile_ui(ui: &mut Ui, face: &Appearance, name: &mut String, first: bool) -> Option<Action> {
    ui.vertical(|ui| {
        let start = face.words.message(text_key!("welcome-begin"));
        let field = TextEdit::singleline(name)
            .hint_text(face.words.message(text_key!("welcome-name")))
            .char_limit(60)
            .align(Align2::LEFT_CENTER)
            .min_size(vec2(0.0, primary_height(ui)))
            .margin(vec2(1.5 * GRID, GRID))
            .desired_width(ui.available_width() - 3.0 * GRID);
        let field = ui.add(field);
        field.widget_info(|| {
            eframe::egui::WidgetInfo::labeled(
                eframe::egui::Role::TextInput,
                true,
                face.words.message(text_key!("welcome-name")),
            )
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
        let enter = face.words.message(text_key!("key-enter"));
        let begin = |ui: &mut Ui| primary_button(ui, &face.theme, &start, Some(&enter));
        let pressed = ui.add_enabled_ui(named, begin).inner.clicked();
        (named && (entered || pressed)).then(|| Action::MakeProfile(name.trim().to_owned()))
    })
    .inner
}

pub(super) fn languages_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Vec<Action> {
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
