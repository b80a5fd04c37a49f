//! The workshop: the pack's tree at the left, the selection's form, a lesson preview, and the problem list below.

mod adding;
mod bank;
mod bar;
mod basis;
mod control;
mod form;
mod handing;
mod importing;
mod insert;
mod preview;
mod printing;
mod problems;
mod referee;
mod renaming;
mod shown_in;
mod start;
mod translating;
mod tree;
mod trying;
mod typed_value;
mod words;

use std::path::PathBuf;

use eframe::egui::{CentralPanel, Frame, Id, Key, Modifiers, Panel, TextStyle, Ui};

use crate::app::workshop::{EditorAction, PackEdit, PackEditor, PackPlace, Workshop, WorkshopAction as Do};
use crate::app::{Action, App};
use crate::view::Appearance;
use crate::view::draft::{Drafts, Pane, WorkshopDraft};
use crate::view::screen::scene_editor::{SceneEditorEvent, scene_editor_ui};
use crate::view::theme::GRID;
use crate::view::widget::toggle;

/// Below this width, as a multiple of the text size, one pane shows at a time.
const WIDE: f32 = 60.0;

/// The open pack with the context shared by all panes.
#[derive(Clone, Copy)]
struct WorkshopContext<'b> {
    app: &'b App,
    workshop: &'b Workshop,
    pack: &'b PackEditor,
    face: &'b Appearance,
    /// In the language in which the lesson is previewed.
    shown: &'b Appearance,
}

pub(super) fn workshop_ui(
    ui: &mut Ui,
    app: &App,
    workshop: &Workshop,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let Some(pack) = workshop.open() else { return start::start_ui(ui, app, workshop, face, &mut drafts.workshop) };
    let shown = shown_in::appearance(ui, pack, face, &drafts.workshop);
    let shown = shown.as_deref().unwrap_or(face);
    if let Some(practice) = pack.trying() {
        return trying::trying_ui(ui, app, practice, shown, drafts);
    }
    let done = pack_ui(ui, WorkshopContext { app, workshop, pack, face, shown }, &mut drafts.workshop);
    done.into_iter().map(|action| if action == Do::Close { Action::Back } else { Action::Workshop(action) }).collect()
}

fn pack_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft) -> Vec<Do> {
    let WorkshopContext { pack, face, .. } = bench;
    // The pack chooser sets its initial focus again.
    draft.title_focused = false;
    if draft.at.is_none() {
        // The screen comes back from a watched shift: the file is where it belongs already.
        draft.seen_added = pack.added().map_or(0, |(_, count)| count);
    }
    draft.select_place(pack.place());
    let mut done = shortcuts(ui, pack, draft);
    insert::take_added(pack, draft, &mut done);
    done.extend(dropped(ui, pack, face, draft));
    if let Some((_, count)) = pack.focus().filter(|(_, count)| *count != draft.visited_field) {
        draft.visited_field = count;
        (draft.pane, draft.focus_next) = (Pane::Form, Some(Pane::Form));
    }
    bar::head_ui(ui, pack, face, draft, &mut done);
    bar::refusal_ui(ui, pack, face);
    bar::conflict_ui(ui, pack, face, &mut done);
    bar::draft_backup_ui(ui, pack, face, &mut done);
    problems::problems_ui(ui, bench, draft, &mut done);
    if let Some(laying) = pack.scene_editor() {
        done.extend(scene_editor_ui(ui, laying, face).into_iter().map(|laid| match laid {
            SceneEditorEvent::Act(action) => Do::Editor(EditorAction::SceneEditor(action)),
            SceneEditorEvent::Ask(asking) => Do::Editor(EditorAction::AskFor(Box::new(asking))),
        }));
        return done;
    }
    if let Some(translation) = pack.translation() {
        translating::translating_ui(ui, bench, translation, draft, &mut done);
        return done;
    }
    if is_wide(ui) {
        beside_ui(ui, bench, draft, &mut done);
    } else {
        in_turns_ui(ui, bench, draft, &mut done);
    }
    (draft.focus_next, draft.focus_name) = (None, false);
    done
}

/// Question files, pictures and recordings dropped on the window.
fn dropped(ui: &Ui, pack: &PackEditor, face: &Appearance, draft: &mut WorkshopDraft) -> Vec<Do> {
    let files = ui.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect::<Vec<_>>());
    let mut action = |file: PathBuf| {
        if importing::is_question_file(&file) {
            draft.import();
            return importing::request(pack, face, file);
        }
        Do::Editor(EditorAction::AddMedium(file))
    };
    files.into_iter().map(&mut action).collect()
}

/// True if all panes fit side by side.
fn is_wide(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= WIDE * TextStyle::Body.resolve(ui.style()).size
}

fn beside_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let width = ui.available_width();
    side_ui(ui, "workshop-tree", (width * 0.24).min(text * 20.0), true, |ui| {
        tree::tree_ui(ui, bench, draft, done);
    });
    side_ui(ui, "workshop-preview", (width * 0.34).min(text * 46.0), false, |ui| {
        preview::preview_ui(ui, bench, draft, done);
    });
    CentralPanel::default().frame(Frame::new().inner_margin(8)).show(ui, |ui| form::form_ui(ui, bench, draft, done));
}

fn side_ui(ui: &mut Ui, id: &'static str, width: f32, left: bool, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().inner_margin(8);
    let panel = if left { Panel::left(id) } else { Panel::right(id) };
    panel.frame(frame).resizable(false).exact_size(width).show(ui, content);
}

fn in_turns_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    Frame::new().inner_margin(8).show(ui, |ui| {
        turns_ui(ui, bench.face, draft);
        ui.add_space(GRID / 2.0);
        match draft.pane {
            Pane::Tree | Pane::Problems => tree::tree_ui(ui, bench, draft, done),
            Pane::Form => form::form_ui(ui, bench, draft, done),
            Pane::Preview => preview::preview_ui(ui, bench, draft, done),
        }
    });
}

fn turns_ui(ui: &mut Ui, face: &Appearance, draft: &mut WorkshopDraft) {
    ui.horizontal_wrapped(|ui| {
        let parts = [
            (Pane::Tree, text_key!("workshop-tree")),
            (Pane::Form, text_key!("workshop-form")),
            (Pane::Preview, text_key!("workshop-preview")),
        ];
        for (pane, key) in parts {
            // The problem list appears below the tree.
            let shown = draft.pane == pane || (draft.pane == Pane::Problems && pane == Pane::Tree);
            if toggle(ui, &face.theme, &face.words.message(key), shown, true).clicked() {
                (draft.pane, draft.focus_next) = (pane, Some(pane));
                ui.ctx().request_repaint();
            }
        }
    });
}

fn shortcuts(ui: &Ui, pack: &PackEditor, draft: &mut WorkshopDraft) -> Vec<Do> {
    if !ui.is_enabled() {
        return Vec::new();
    }
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let mut done = Vec::new();
    if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
        done.push(Do::Editor(EditorAction::Redo));
    }
    if pressed(Modifiers::COMMAND, Key::Z) {
        done.push(Do::Editor(EditorAction::Undo));
    }
    if pressed(Modifiers::COMMAND, Key::N) {
        draft.ask_what_to_add();
    }
    if pressed(Modifiers::COMMAND, Key::P) {
        draft.ask_what_to_print();
    }
    if pressed(Modifiers::COMMAND, Key::D) && *pack.place() != PackPlace::Pack {
        done.push(Do::Editor(EditorAction::Edit(PackEdit::Duplicate)));
    }
    for (key, by) in [(Key::ArrowUp, -1), (Key::ArrowDown, 1)] {
        if pressed(Modifiers::ALT, key) {
            done.push(Do::Editor(EditorAction::Edit(PackEdit::Move(by))));
        }
    }
    if pressed(Modifiers::NONE, Key::F2) && pack.name().is_some() {
        draft.ask_nothing();
        (draft.pane, draft.focus_next, draft.focus_name) = (Pane::Form, Some(Pane::Form), true);
    }
    if pressed(Modifiers::NONE, Key::F5) {
        done.push(Do::Editor(EditorAction::Try));
    }
    if pressed(Modifiers::NONE, Key::F6) {
        draft.pane = draft.pane.next();
        draft.focus_next = Some(draft.pane);
        draft.ask_nothing();
    }
    done
}

fn first_of(pane: Pane) -> Id {
    Id::unique(("workshop-first", pane as u8))
}
