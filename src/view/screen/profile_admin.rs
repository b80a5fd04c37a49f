//! Profile administration: export, import, restore from a backup, move.

use std::path::PathBuf;

use eframe::egui::{Align2, Key, Response, Role, Stroke, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use super::bar::bar_ui;
use super::page::{column_ui, heading_ui, quiet_ui, small_ui, title_ui};
use super::path_field::path_ui;
use crate::app::path_field::PathField;
use crate::app::profile_admin::{ImportCandidate, ProfileAdmin, ProfileAdminAction as Do, ProfileBackup};
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::draft::ProfileAdminDraft;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{
    TileState, choice_tile, panel, primary_button, primary_height, quiet_button, quiet_width, toggle,
};

/// Actions on a whole profile; without an open profile, only the import.
pub(super) fn profile_admin_ui(
    ui: &mut Ui,
    app: &App,
    archives: &ProfileAdmin,
    face: &Appearance,
    draft: &mut ProfileAdminDraft,
) -> Vec<Action> {
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let title =
        app.profile().map_or_else(|| face.words.message(text_key!("archives-bring")), |profile| profile.name.clone());
    let goes_back =
        bar_ui(ui, |ui| title_ui(ui, &title), |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked());
    let mut done: Vec<Action> = goes_back.then_some(Action::Back).into_iter().collect();
    let width = TextStyle::Body.resolve(ui.style()).size * 44.0;
    column_ui(ui, "archives", width, |ui| {
        if app.profile().is_some() {
            done.extend(export_ui(ui, archives, face));
            done.extend(backups_ui(ui, archives, face));
        }
        done.extend(import_ui(ui, archives, face, draft));
        if app.profile().is_some() {
            done.extend(move_ui(ui, archives, face, draft));
        }
        ui.add_space(2.0 * GRID);
    });
    done
}

fn export_ui(ui: &mut Ui, archives: &ProfileAdmin, face: &Appearance) -> Option<Action> {
    let place = archives.listing().place.display().to_string();
    small_ui(ui, &face.theme, &phrase_text(face, &text!("archives-lies", place = Fact::Text(place))));
    heading_ui(ui, &face.words.message(text_key!("archives-export")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("archives-export-about")));
    ui.add_space(GRID / 2.0);
    let export = quiet_button(ui, &face.theme, &face.words.message(text_key!("archives-export-do")), None).clicked();
    export.then_some(Action::Archives(Do::Export))
}

fn backups_ui(ui: &mut Ui, archives: &ProfileAdmin, face: &Appearance) -> Option<Action> {
    ui.add_space(GRID);
    heading_ui(ui, &face.words.message(text_key!("archives-backups")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("archives-backups-about")));
    if archives.listing().backups.is_empty() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("archives-no-backup")));
    }
    ui.add_space(GRID / 2.0);
    let mut done = None;
    for backup in &archives.listing().backups {
        let chosen = archives.chosen().filter(|chosen| chosen.path == backup.path);
        let state = if chosen.is_some() { TileState::Chosen } else { TileState::Plain };
        let width = ui.available_width();
        if choice_tile(ui, &face.theme, &backup_line(face, backup), None, state, width).clicked() {
            done = Some(Do::LookInto(backup.path.clone()));
        }
        if let Some(chosen) = chosen {
            let brings = text!("archives-brings", count = Fact::Number(chosen.answers));
            ui.label(phrase_text(face, &brings));
            ui.horizontal_wrapped(|ui| {
                let label = face.words.message(text_key!("archives-with-settings"));
                if toggle(ui, &face.theme, &label, chosen.settings, true).clicked() {
                    done = Some(Do::WithSettings(!chosen.settings));
                }
                let open = chosen.answers > 0 || chosen.settings;
                let restore = face.words.message(text_key!("archives-restore"));
                let restores = ui.add_enabled_ui(open, |ui| primary_button(ui, &face.theme, &restore, None)).inner;
                if restores.clicked() {
                    done = Some(Do::Restore);
                }
            });
            ui.add_space(GRID);
        }
    }
    done.map(Action::Archives)
}

fn backup_line(face: &Appearance, backup: &ProfileBackup) -> String {
    let line = text!(
        "archives-backup",
        day = Fact::Day(backup.day),
        hour = Fact::Text(backup.hour.clone()),
        count = Fact::Number(backup.answers)
    );
    phrase_text(face, &line)
}

fn import_ui(ui: &mut Ui, archives: &ProfileAdmin, face: &Appearance, draft: &mut ProfileAdminDraft) -> Option<Action> {
    ui.add_space(GRID);
    heading_ui(ui, &face.words.message(text_key!("archives-bring")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("archives-bring-about")));
    ui.add_space(GRID / 2.0);
    let named = path_ui(
        ui,
        face,
        PathField::ProfileFile,
        (text_key!("archives-path"), text_key!("archives-look")),
        &mut draft.path,
    );
    let mut done = named.then(|| Do::Look(PathBuf::from(draft.path.trim())));
    for path in archives.listing().found.iter().take(9) {
        let width = ui.available_width();
        let is_it = archives.candidate().is_some_and(|brought| brought.path == *path);
        let state = if is_it { TileState::Chosen } else { TileState::Plain };
        if choice_tile(ui, &face.theme, &path.display().to_string(), None, state, width).clicked() {
            done = Some(Do::Look(path.clone()));
        }
    }
    if let Some(brought) = archives.candidate() {
        ui.add_space(GRID);
        done = panel(ui, &face.theme, |ui| import_offer_ui(ui, brought, face, draft)).inner.or(done);
    } else {
        draft.name = None;
    }
    done.map(Action::Archives)
}

fn import_offer_ui(
    ui: &mut Ui,
    brought: &ImportCandidate,
    face: &Appearance,
    draft: &mut ProfileAdminDraft,
) -> Option<Do> {
    ui.set_width(ui.available_width());
    let name = brought.name.clone().unwrap_or_else(|| face.words.message(text_key!("archives-nameless")));
    let found = text!("archives-found", name = Fact::Text(name), count = Fact::Number(brought.answers));
    ui.label(phrase_text(face, &found));
    let mut done = None;
    if let Some(same) = &brought.same {
        let unite = text!("archives-unite", name = Fact::Text(same.clone()));
        if primary_button(ui, &face.theme, &phrase_text(face, &unite), None).clicked() {
            done = Some(Do::Unite);
        }
        small_ui(ui, &face.theme, &face.words.message(text_key!("archives-unite-about")));
    }
    ui.add_space(GRID);
    // A free name is preset; a taken one must be replaced.
    let free = brought.name.clone().filter(|_| brought.same.is_none()).unwrap_or_default();
    let name = draft.name.get_or_insert(free);
    if field_ui(ui, face, text_key!("archives-name"), text_key!("archives-import"), name) {
        done = Some(Do::Import(name.trim().to_owned()));
    }
    ui.horizontal_wrapped(|ui| {
        let there = face.words.message(text_key!("archives-use-there"));
        if brought.is_folder && brought.same.is_none() && quiet_button(ui, &face.theme, &there, None).clicked() {
            done = Some(Do::UseThere);
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("archives-put-away")), None).clicked() {
            done = Some(Do::PutAway);
        }
    });
    done
}

fn move_ui(ui: &mut Ui, archives: &ProfileAdmin, face: &Appearance, draft: &mut ProfileAdminDraft) -> Option<Action> {
    ui.add_space(GRID);
    heading_ui(ui, &face.words.message(text_key!("archives-move")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("archives-move-about")));
    ui.add_space(GRID / 2.0);
    let mut done = None;
    let labels = (text_key!("archives-place"), text_key!("archives-move-do"));
    if path_ui(ui, face, PathField::DataFolder, labels, &mut draft.place) {
        done = Some(Do::Move(Some(PathBuf::from(draft.place.trim()))));
    }
    if let Some(folder) = archives.folder() {
        let here = text!("archives-move-here", place = Fact::Text(folder.display().to_string()));
        if quiet_button(ui, &face.theme, &phrase_text(face, &here), None).clicked() {
            done = Some(Do::Move(Some(folder.clone())));
        }
    }
    if archives.listing().elsewhere
        && quiet_button(ui, &face.theme, &face.words.message(text_key!("archives-move-back")), None).clicked()
    {
        done = Some(Do::Move(None));
    }
    done.map(Action::Archives)
}

/// A text field with a submit button; Enter submits too. Returns true on submit.
pub(super) fn field_ui(ui: &mut Ui, face: &Appearance, label: TextKey, button: TextKey, text: &mut String) -> bool {
    field_response_ui(ui, face, label, button, text).1
}

/// A field that acts on what is typed at once.
pub(super) fn search_field_ui(ui: &mut Ui, face: &Appearance, label: TextKey, text: &mut String) -> Response {
    let width = ui.available_width();
    let label = face.words.message(label);
    text_field_ui(ui, face, (&label, &label), text, (width, LONGEST))
}

/// Most characters of a field.
const LONGEST: usize = 1000;

/// A field with its name, what it shows while it is empty, and its width and most characters.
pub(super) fn text_field_ui(
    ui: &mut Ui,
    face: &Appearance,
    (label, hint): (&str, &str),
    text: &mut String,
    (width, longest): (f32, usize),
) -> Response {
    let field = TextEdit::singleline(text)
        .hint_text(hint)
        .char_limit(longest)
        .align(Align2::LEFT_CENTER)
        .min_size(vec2(0.0, primary_height(ui)))
        .margin(vec2(1.5 * GRID, GRID))
        .desired_width(width);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, label));
    if field.has_focus() {
        let ring = Stroke::new(2.5, face.theme.surround.focus);
        ui.painter().rect_stroke(field.rect, ROUND, ring, StrokeKind::Inside);
    }
    field
}

/// As [`field_ui`], also returning the field's response so that it can be focused.
pub(super) fn field_response_ui(
    ui: &mut Ui,
    face: &Appearance,
    label: TextKey,
    button: TextKey,
    text: &mut String,
) -> (Response, bool) {
    let (label, button) = (face.words.message(label), face.words.message(button));
    ui.horizontal_wrapped(|ui| {
        // The field takes the width left by the button.
        let room = quiet_width(ui, &button) + ui.spacing().item_spacing.x + 1.0;
        let width = (ui.available_width() - room).max(16.0 * GRID);
        let field = text_field_ui(ui, face, (&label, &label), text, (width, LONGEST));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let typed = !text.trim().is_empty();
        let pressed = ui.add_enabled_ui(typed, |ui| quiet_button(ui, &face.theme, &button, None)).inner.clicked();
        (field, typed && (entered || pressed))
    })
    .inner
}

fn phrase_text(face: &Appearance, phrase: &Phrase) -> String {
    face.words.render(phrase, &HouseTerms::default())
}
