//! Handing the pack over: folder and key, in place of the form.

use std::path::PathBuf;

use eframe::egui::{Id, Role, TextEdit, Ui, WidgetInfo, vec2};

use super::WorkshopContext;
use super::control::named_field_ui;
use crate::app::path_field::PathField;
use crate::app::workshop::{EditorAction, HandOver, Password, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui, small_ui};
use crate::view::screen::path_field::{browse_ui, take_chosen_path};
use crate::view::theme::GRID;
use crate::view::widget::{primary_button, quiet_button, toggle};

pub(super) fn handing_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { pack, face, .. } = bench;
    scrolling_ui(ui, "workshop-handing", |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - GRID);
        heading_ui(ui, &face.words.message(text_key!("workshop-hand")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-hand-about")));
        if let Some(version) = pack.version() {
            let version = text!("pack-version", version = Fact::Number(version.into()));
            small_ui(ui, &face.theme, &face.words.render(&version, &HouseTerms::default()));
        }
        let (folder, about) = (text_key!("workshop-hand-folder"), text_key!("print-usual"));
        place_ui(ui, face, PathField::ExportFolder, (folder, about), &mut draft.hand_to);
        ui.add_space(GRID);
        let sign = face.words.message(text_key!("workshop-hand-sign"));
        draft.signs ^= toggle(ui, &face.theme, &sign, draft.signs, true).clicked();
        let signs = draft.signs && !draft.hand_key.trim().is_empty();
        if draft.signs {
            let (key, about) = (text_key!("workshop-hand-key"), text_key!("workshop-hand-key-about"));
            place_ui(ui, face, PathField::SigningKey, (key, about), &mut draft.hand_key);
            ui.add_space(GRID);
            ui.add_enabled_ui(signs, |ui| {
                let label = face.words.message(text_key!("workshop-hand-password"));
                ui.label(&label);
                let field = TextEdit::singleline(&mut draft.hand_password.0).password(true);
                let field = field.id(Id::unique("workshop-hand-password")).margin(vec2(GRID, GRID * 0.75));
                let field = ui.add(field.desired_width(ui.available_width() - GRID));
                field.widget_info(|| WidgetInfo::labeled(Role::PasswordInput, signs, &label));
            });
        }
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            if primary_button(ui, &face.theme, &face.words.message(text_key!("workshop-hand-do")), None).clicked() {
                let path = |text: &str| Some(text.trim()).filter(|text| !text.is_empty()).map(PathBuf::from);
                let password = if signs { std::mem::take(&mut draft.hand_password) } else { Password::default() };
                let to =
                    HandOver { folder: path(&draft.hand_to), key: path(&draft.hand_key).filter(|_| signs), password };
                done.push(Do::Editor(EditorAction::HandOver(to)));
                draft.handing = false;
            }
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-add-not")), None).clicked() {
                draft.handing = false;
            }
        });
        ui.add_space(2.0 * GRID);
    });
}

/// A path with its explanation, typed or chosen.
fn place_ui(ui: &mut Ui, face: &Appearance, field: PathField, (key, about): (TextKey, TextKey), text: &mut String) {
    ui.add_space(GRID);
    let label = face.words.message(key);
    ui.label(&label);
    take_chosen_path(ui, field, text);
    ui.horizontal_wrapped(|ui| {
        browse_ui(ui, face, field, key);
        named_field_ui(ui, face, &format!("path-{field:?}"), &label, text);
    });
    small_ui(ui, &face.theme, &face.words.message(about));
}
