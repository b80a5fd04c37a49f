//! The workshop: the pack's tree at the left, the selection's form, a lesson preview, and the problem list below.

mod adding;
mod bar;
mod control;
mod form;
mod preview;
mod printing;
mod problems;
mod referee;
mod renaming;
mod rests;
mod start;
mod tree;
mod trying;
mod typed;
mod words;

use eframe::egui::{CentralPanel, Frame, Id, Key, Modifiers, Panel, TextStyle, Ui};

use crate::app::workshop::{Action as Do, Edit, Pack, Place, Workshop};
use crate::app::{Action, App};
use crate::view::Face;
use crate::view::draft::{Drafts, Pane, WorkshopDraft};
use crate::view::screen::laying::{Laid, laying_ui};
use crate::view::theme::GRID;
use crate::view::widget::toggle;

/// Below this width, as a multiple of the text size, one pane shows at a time.
const WIDE: f32 = 60.0;

/// The open pack with the context shared by all panes.
#[derive(Clone, Copy)]
struct Bench<'b> {
    app: &'b App,
    workshop: &'b Workshop,
    pack: &'b Pack,
    face: &'b Face,
}

pub(super) fn workshop_ui(
    ui: &mut Ui,
    app: &App,
    workshop: &Workshop,
    face: &Face,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let Some(pack) = workshop.open() else { return start::start_ui(ui, app, workshop, face, &mut drafts.workshop) };
    if let Some(practice) = pack.trying() {
        return trying::trying_ui(ui, app, practice, face, drafts);
    }
    let done = pack_ui(ui, Bench { app, workshop, pack, face }, &mut drafts.workshop);
    done.into_iter().map(|action| if action == Do::Close { Action::Back } else { Action::Workshop(action) }).collect()
}

fn pack_ui(ui: &mut Ui, bench: Bench<'_>, draft: &mut WorkshopDraft) -> Vec<Do> {
    let Bench { pack, face, .. } = bench;
    // The pack chooser sets its initial focus again.
    draft.begun = false;
    draft.comes_to(pack.place());
    let mut done = shortcuts(ui, pack, draft);
    if let Some((_, count)) = pack.focus().filter(|(_, count)| *count != draft.gone_to) {
        draft.gone_to = count;
        (draft.pane, draft.wants) = (Pane::Form, Some(Pane::Form));
    }
    bar::head_ui(ui, pack, face, draft, &mut done);
    bar::theirs_ui(ui, pack, face, &mut done);
    bar::offered_ui(ui, pack, face, &mut done);
    problems::problems_ui(ui, bench, draft, &mut done);
    if let Some(laying) = pack.laying() {
        done.extend(laying_ui(ui, laying, face).into_iter().map(|laid| match laid {
            Laid::Act(action) => Do::Laid(action),
            Laid::Ask(asking) => Do::AskFor(Box::new(asking)),
        }));
        return done;
    }
    if is_wide(ui) {
        beside_ui(ui, bench, draft, &mut done);
    } else {
        in_turns_ui(ui, bench, draft, &mut done);
    }
    (draft.wants, draft.wants_name) = (None, false);
    done
}

/// True if all panes fit side by side.
fn is_wide(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= WIDE * TextStyle::Body.resolve(ui.style()).size
}

fn beside_ui(ui: &mut Ui, bench: Bench<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let face = bench.face;
    let text = TextStyle::Body.resolve(ui.style()).size;
    let width = ui.available_width();
    side_ui(ui, face, "workshop-tree", (width * 0.24).min(text * 20.0), true, |ui| {
        tree::tree_ui(ui, bench, draft, done);
    });
    side_ui(ui, face, "workshop-preview", (width * 0.34).min(text * 46.0), false, |ui| {
        preview::preview_ui(ui, bench, draft, done);
    });
    CentralPanel::default()
        .frame(Frame::new().fill(face.theme.surround.background).inner_margin(8))
        .show(ui, |ui| form::form_ui(ui, bench, draft, done));
}

fn side_ui(ui: &mut Ui, face: &Face, id: &'static str, width: f32, left: bool, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(8);
    let panel = if left { Panel::left(id) } else { Panel::right(id) };
    panel.frame(frame).resizable(false).exact_size(width).show(ui, content);
}

fn in_turns_ui(ui: &mut Ui, bench: Bench<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
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

fn turns_ui(ui: &mut Ui, face: &Face, draft: &mut WorkshopDraft) {
    ui.horizontal_wrapped(|ui| {
        let parts = [(Pane::Tree, "workshop-tree"), (Pane::Form, "workshop-form"), (Pane::Preview, "workshop-preview")];
        for (pane, key) in parts {
            // The problem list appears below the tree.
            let shown = draft.pane == pane || (draft.pane == Pane::Problems && pane == Pane::Tree);
            if toggle(ui, &face.theme, &face.words.key(key), shown, true).clicked() {
                (draft.pane, draft.wants) = (pane, Some(pane));
                ui.ctx().request_repaint();
            }
        }
    });
}

fn shortcuts(ui: &Ui, pack: &Pack, draft: &mut WorkshopDraft) -> Vec<Do> {
    if !ui.is_enabled() {
        return Vec::new();
    }
    let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let mut done = Vec::new();
    if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
        done.push(Do::Redo);
    }
    if pressed(Modifiers::COMMAND, Key::Z) {
        done.push(Do::Undo);
    }
    if pressed(Modifiers::COMMAND, Key::N) {
        draft.ask_what_to_add();
    }
    if pressed(Modifiers::COMMAND, Key::P) {
        draft.ask_what_to_print();
    }
    if pressed(Modifiers::COMMAND, Key::D) && *pack.place() != Place::Pack {
        done.push(Do::Edit(Edit::Duplicate));
    }
    for (key, by) in [(Key::ArrowUp, -1), (Key::ArrowDown, 1)] {
        if pressed(Modifiers::ALT, key) {
            done.push(Do::Edit(Edit::Move(by)));
        }
    }
    if pressed(Modifiers::NONE, Key::F2) && pack.name().is_some() {
        draft.ask_nothing();
        (draft.pane, draft.wants, draft.wants_name) = (Pane::Form, Some(Pane::Form), true);
    }
    if pressed(Modifiers::NONE, Key::F5) {
        done.push(Do::Try);
    }
    if pressed(Modifiers::NONE, Key::F6) {
        draft.pane = draft.pane.next();
        draft.wants = Some(draft.pane);
        draft.ask_nothing();
    }
    done
}

fn first_of(pane: Pane) -> Id {
    Id::unique(("workshop-first", pane as u8))
}
