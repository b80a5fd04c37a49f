//! The pack chooser: new pack, recent pack, other folder, or a copy.

use std::path::PathBuf;

use eframe::egui::{TextStyle, Ui};

use crate::app::path_field::PathField;
use crate::app::templates::PackKind;
use crate::app::workshop::{PackListing, Workshop, WorkshopAction as Do};
use crate::app::{Action, App};
use crate::i18n::{HouseTerms, Language};
use crate::lesson::{Library, PackId};
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::bar::bar_ui;
use crate::view::screen::page::{column_ui, heading_ui, quiet_ui, title_ui};
use crate::view::screen::path_field::path_ui;
use crate::view::screen::profile_admin::field_response_ui;
use crate::view::theme::GRID;
use crate::view::widget::{TileState, choice_tile, explained_tile, low_choice_tile, quiet_button, toggle};

pub(super) fn start_ui(
    ui: &mut Ui,
    app: &App,
    workshop: &Workshop,
    face: &Appearance,
    draft: &mut WorkshopDraft,
) -> Vec<Action> {
    let mut done = Vec::new();
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let title = face.words.message(text_key!("workshop-title"));
    let goes_back =
        bar_ui(ui, |ui| title_ui(ui, &title), |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked());
    let mut actions: Vec<Action> = goes_back.then_some(Action::Back).into_iter().collect();
    let width = TextStyle::Body.resolve(ui.style()).size * 44.0;
    column_ui(ui, "workshop-start", width, |ui| {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-about")));
        heading_ui(ui, &face.words.message(text_key!("workshop-new")));
        new_ui(ui, face, draft, &mut done);
        if !workshop.pack_listings().is_empty() {
            heading_ui(ui, &face.words.message(text_key!("workshop-yours")));
            for found in workshop.pack_listings() {
                let width = ui.available_width();
                if choice_tile(ui, &face.theme, &pack_label(found, face), None, TileState::Plain, width).clicked() {
                    done.push(Do::OpenFolder(found.folder.clone()));
                }
            }
        }
        heading_ui(ui, &face.words.message(text_key!("workshop-elsewhere")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-elsewhere-about")));
        let labels = (text_key!("workshop-folder"), text_key!("workshop-open"));
        if path_ui(ui, face, PathField::PackFolder, labels, &mut draft.folder) {
            done.push(Do::OpenFolder(PathBuf::from(draft.folder.trim())));
        }
        heading_ui(ui, &face.words.message(text_key!("workshop-copy")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-copy-about")));
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        let example = (PackId::from(Library::EXAMPLE), Library::example_title());
        let packs = app.library().packs().map(|pack| (pack.id.clone(), &pack.title));
        for (id, title) in std::iter::once(example).chain(packs) {
            let width = ui.available_width();
            let name = title.get(face.words.language());
            if low_choice_tile(ui, &face.theme, name, None, TileState::Plain, width).clicked() {
                done.push(Do::OpenCopy(id));
            }
        }
        ui.add_space(2.0 * GRID);
    });
    let dropped = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
    done.extend(dropped.map(Do::OpenFolder));
    actions.extend(done.into_iter().map(Action::Workshop));
    actions
}

/// A pack's title, its folder name, and a note if unsaved changes are waiting.
fn pack_label(found: &PackListing, face: &Appearance) -> String {
    let title = found.title.as_ref().map(|title| title.for_code(face.words.language().code()));
    let waits = found.has_draft.then(|| face.words.message(text_key!("workshop-waits")));
    let parts = title.into_iter().map(str::to_owned).chain([found.name.clone()]).chain(waits);
    parts.collect::<Vec<_>>().join(" · ")
}

fn new_ui(ui: &mut Ui, face: &Appearance, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    for (place, kind) in PackKind::ALL.into_iter().enumerate() {
        let label = face.words.render(&kind.title(), &HouseTerms::default());
        let about = face.words.message(kind.about());
        let state = if draft.kind == place { TileState::Chosen } else { TileState::Plain };
        let width = ui.available_width();
        if explained_tile(ui, &face.theme, (&label, &about), None, state, width).clicked() {
            draft.kind = place;
        }
    }
    let kind = PackKind::ALL.get(draft.kind).copied().unwrap_or(PackKind::Empty);
    let languages = languages_ui(ui, face, draft);
    let (field, entered) =
        field_response_ui(ui, face, text_key!("workshop-new-name"), text_key!("workshop-new-do"), &mut draft.name);
    if !std::mem::replace(&mut draft.title_focused, true) {
        field.request_focus();
    }
    if entered {
        done.push(Do::New(draft.name.trim().to_owned(), kind, languages));
        draft.name.clear();
    }
}

/// The languages of a new pack, at least one.
fn languages_ui(ui: &mut Ui, face: &Appearance, draft: &mut WorkshopDraft) -> Vec<Language> {
    if draft.languages.is_empty() {
        draft.languages.push(face.words.language());
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(face.words.message(text_key!("workshop-new-languages")));
        for language in Language::ALL {
            let is_in = draft.languages.contains(&language);
            let can_change = !is_in || draft.languages.len() > 1;
            if toggle(ui, &face.theme, language.name(), is_in, can_change).clicked() {
                draft.languages.retain(|other| *other != language);
                draft.languages.extend((!is_in).then_some(language));
            }
        }
    });
    Language::ALL.into_iter().filter(|language| draft.languages.contains(language)).collect()
}
