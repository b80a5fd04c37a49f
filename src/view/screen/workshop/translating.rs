//! The texts of a pack in two languages side by side, file by file, with what is missing counted.

use eframe::egui::{Align, CentralPanel, Frame, Layout, ScrollArea, TextStyle, Ui};

use super::WorkshopContext;
use super::control::{field_ui, focus};
use super::side_ui;
use crate::app::workshop::{
    EditorAction, PackEdit, PackEditor, PackPlace, TranslatedFile, Translation, WorkshopAction as Do,
};
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::i18n::{HouseTerms, Language};
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::{heading_ui, scroll_with_hint_ui, scrolling_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, choice_list, low_choice_tile, quiet_button, quiet_button_where};

/// Opens the texts, from the language of the window into the first other one.
pub(super) fn open_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let languages = pack.languages();
    let own = face.words.language().code();
    let from = languages.iter().find(|code| *code == own).or_else(|| languages.first());
    let to = languages.iter().find(|code| Some(*code) != from);
    let (Some(from), Some(to)) = (from, to) else { return };
    if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-translate")), None).clicked() {
        done.push(Do::Editor(EditorAction::Translate(Some((from.clone(), to.clone())))));
    }
}

pub(super) fn translating_ui(
    ui: &mut Ui,
    bench: WorkshopContext<'_>,
    translation: &Translation,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let face = bench.face;
    let chosen = draft.translated.take().filter(|file| translation.files.iter().any(|other| other.file == *file));
    let mut chosen = chosen.or_else(|| translation.files.first().map(|file| file.file.clone())).unwrap_or_default();
    let sought = draft.sought.take().filter(|(file, _)| *file == chosen);
    let width = (ui.available_width() * 0.3).min(TextStyle::Body.resolve(ui.style()).size * 22.0);
    side_ui(ui, "workshop-translated", width, true, |ui| {
        languages_ui(ui, bench, translation, done);
        let count = text!(
            "workshop-translate-missing",
            missing = Fact::Number(translation.missing() as u64),
            count = Fact::Number(translation.count() as u64)
        );
        ui.label(face.words.render(&count, &HouseTerms::default()));
        ui.horizontal_wrapped(|ui| {
            let word = |key: TextKey| face.words.message(key);
            let is_any = translation.missing() > 0;
            if quiet_button_where(ui, &face.theme, is_any, &word(text_key!("workshop-translate-next"))).clicked() {
                draft.sought = next_missing(translation, &chosen);
                // The field takes the focus once it is drawn.
                ui.ctx().request_repaint();
            }
            if quiet_button(ui, &face.theme, &word(text_key!("workshop-translate-done")), None).clicked() {
                done.push(Do::Editor(EditorAction::Translate(None)));
            }
        });
        ui.add_space(GRID / 2.0);
        files_ui(ui, bench, translation, &mut chosen);
    });
    if let Some((file, _)) = &draft.sought {
        chosen.clone_from(file);
    }
    let frame = Frame::new().inner_margin(8);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let Some(file) = translation.files.iter().find(|file| file.file == chosen) else { return };
        scrolling_ui(ui, ("workshop-texts", &file.file), |ui| {
            ui.set_max_width(ui.available_width() - GRID);
            heading_ui(ui, &label(bench, file));
            let sought = sought.as_ref().map(|(_, path)| path.as_str());
            texts_ui(ui, face, translation, file, sought, done);
            ui.add_space(4.0 * GRID);
        });
    });
    draft.translated = Some(chosen);
}

fn files_ui(ui: &mut Ui, bench: WorkshopContext<'_>, translation: &Translation, chosen: &mut String) {
    let area = ScrollArea::vertical().id_salt("workshop-translated").auto_shrink(false);
    scroll_with_hint_ui(ui, area, |ui| {
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        for file in &translation.files {
            let state = if file.file == *chosen { TileState::Chosen } else { TileState::Plain };
            let width = ui.available_width() - GRID;
            if low_choice_tile(ui, &bench.face.theme, &label(bench, file), None, state, width).clicked() {
                chosen.clone_from(&file.file);
            }
        }
    });
}

fn languages_ui(ui: &mut Ui, bench: WorkshopContext<'_>, translation: &Translation, done: &mut Vec<Do>) {
    let WorkshopContext { pack, face, .. } = bench;
    let codes = pack.languages();
    let names: Vec<String> = codes.iter().map(|code| name_of(code)).collect();
    let place = |code: &str| codes.iter().position(|other| other == code);
    let mut chosen = (translation.from.clone(), translation.to.clone());
    for (key, id, code) in [
        (text_key!("workshop-translate-from"), "workshop-from", &mut chosen.0),
        (text_key!("workshop-translate-to"), "workshop-to", &mut chosen.1),
    ] {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(face.words.message(key)).id;
            let picked = choice_list(ui, &face.theme, id, label, &names, place(code));
            if let Some(other) = picked.and_then(|picked| codes.get(picked)) {
                code.clone_from(other);
            }
        });
    }
    if chosen != (translation.from.clone(), translation.to.clone()) {
        done.push(Do::Editor(EditorAction::Translate(Some(chosen))));
    }
}

fn name_of(code: &str) -> String {
    Language::from_tag(code).map_or_else(|| code.to_owned(), |language| language.name().to_owned())
}

/// Title of a file as in the tree, with the number of missing texts.
fn label(WorkshopContext { pack, face, .. }: WorkshopContext<'_>, file: &TranslatedFile) -> String {
    let row = pack.rows().iter().find(|row| match &row.place {
        PackPlace::Pack | PackPlace::Lesson(_) | PackPlace::File(_) => row.place.file() == file.file,
        PackPlace::Step(..) | PackPlace::Question(..) | PackPlace::Part(..) => false,
    });
    let title = row.map_or_else(|| file.file.clone(), |row| face.words.render(&row.label, &HouseTerms::default()));
    match file.missing() {
        0 => title,
        missing => format!("{title} · {missing}"),
    }
}

/// File and path of the first missing text from this file on, and then from the first file.
fn next_missing(translation: &Translation, from: &str) -> Option<(String, String)> {
    let here = translation.files.iter().position(|file| file.file == from).unwrap_or(0);
    let (before, after) = translation.files.split_at_checked(here)?;
    after.iter().chain(before).find_map(|file| {
        let text = file.texts.iter().find(|text| text.is_missing())?;
        Some((file.file.clone(), text.path.clone()))
    })
}

fn texts_ui(
    ui: &mut Ui,
    face: &Appearance,
    translation: &Translation,
    file: &TranslatedFile,
    sought: Option<&str>,
    done: &mut Vec<Do>,
) {
    for text in &file.texts {
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            left.with_layout(Layout::top_down(Align::Min), |ui| ui.label(&text.from));
            let mut typed = text.to.clone();
            let id = format!("{}#{}", file.file, text.path);
            let label = format!("{}, {}", text.path, translation.to.to_uppercase());
            let field = field_ui(right, face, (&id, "translated"), &label, &mut typed, true);
            // The line keeps its room, so that nothing moves while the text is typed.
            let none = face.words.message(text_key!("workshop-translate-none"));
            small_ui(right, &face.theme, if text.is_missing() { &none } else { "\u{a0}" });
            focus(&field, sought == Some(text.path.as_str()));
            if field.changed() {
                let (file, path, language) = (file.file.clone(), text.path.clone(), translation.to.clone());
                let change = PackEdit::TranslateText { file, path, language, says: typed };
                done.push(Do::Editor(EditorAction::Edit(change)));
            }
        });
        ui.separator();
    }
}
