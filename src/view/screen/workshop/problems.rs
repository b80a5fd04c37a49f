//! The pack's problems: a count, and a list linking to their places.

use eframe::egui::{Frame, Panel, ScrollArea, TextStyle, Ui};

use super::form::names;
use super::{WorkshopContext, first_of, is_wide};
use crate::app::workshop::{EditorAction, PackEditor, PackPlace, Problem, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::{Pane, WorkshopDraft};
use crate::view::theme::GRID;
use crate::view::widget::{fold_head, link};

pub(super) fn problems_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { workshop, pack, face, .. } = bench;
    let frame = Frame::new().inner_margin(4);
    let names = names(workshop);
    Panel::bottom(text_key!("workshop-problems")).frame(frame).resizable(false).show(ui, |ui| {
        // Once open it stays, and the felt keeps its size whatever is found.
        let open = (draft.lists_problems || draft.pane == Pane::Problems) && pack.scene_editor().is_none();
        let count = text!("workshop-problems", count = Fact::Number(pack.problems().len() as u64));
        let mut count = face.words.render(&count, &HouseTerms::default());
        let mut state = face.words.message(if pack.is_checked() {
            text_key!("workshop-checked")
        } else {
            text_key!("workshop-checking")
        });
        // That there are none is known once all is checked.
        if !pack.is_checked() && pack.problems().is_empty() {
            count = std::mem::take(&mut state);
        }
        let head = fold_head(ui, &face.theme, &count, &state, open);
        if draft.focus_next == Some(Pane::Problems) {
            head.request_focus();
        }
        // Without problems the header does nothing.
        if head.clicked() && (open || !pack.problems().is_empty()) {
            // A focused tree row would switch back to the tree.
            head.request_focus();
            draft.pane = if open { Pane::Tree } else { Pane::Problems };
            draft.lists_problems = !open;
        }
        if !open {
            return;
        }
        // Of one height, so that nothing above moves while problems come and go.
        let height = TextStyle::Body.resolve(ui.style()).size * 8.0;
        let list = ScrollArea::vertical().id_salt(first_of(Pane::Problems)).auto_shrink(false);
        list.max_height(height).min_scrolled_height(height).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GRID / 2.0;
            for (place, problem) in pack.problems().iter().enumerate() {
                let text = line_of(pack, face, problem, &names);
                let shown = ui.push_id(("problem", place), |ui| link(ui, &face.theme, &text, &text)).inner;
                if shown.has_focus() {
                    shown.scroll_to_me(None);
                }
                if shown.clicked() {
                    // With enough space the list stays open.
                    draft.lists_problems = is_wide(ui);
                    done.push(Do::Editor(EditorAction::GoTo(place)));
                }
            }
        });
    });
}

/// A problem after the lesson or file in which it is, with its line.
fn line_of(pack: &PackEditor, face: &Appearance, problem: &Problem, names: &HouseTerms) -> String {
    let what = face.words.render(&problem.flaw.what, names);
    let place = match &problem.place {
        PackPlace::Step(file, _) | PackPlace::Question(file, ..) => PackPlace::Lesson(file.clone()),
        PackPlace::Part(file, _) => PackPlace::File(file.clone()),
        place => place.clone(),
    };
    let at = format!("{}:{}", problem.flaw.file, problem.flaw.place.line);
    let row = pack.rows().iter().find(|row| row.place == place);
    let at = row.map_or(at.clone(), |row| format!("{} ({at})", face.words.render(&row.label, names)));
    face.words.labelled(&at, &what)
}
