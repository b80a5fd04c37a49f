//! A page beside the felt: a short text, and a question answered there at once.

use eframe::egui::{Frame, Key, Margin, Memory, Modifiers, Ui};

use super::announcements::announcements_ui;
use super::column::{ColumnWidth, column_beside_ui};
use super::lesson::{
    QuestionView, cloth_behind_ui, continue_or_look_up, continue_ui, marked_table_ui, names, prose, question_ui,
    table_ui,
};
use super::prose::prose_ui;
use super::sources::sources_ui;
use super::verdict::{verdict_head_ui, verdict_ui};
use crate::app::page::FeltPage;
use crate::app::practice::{Practice, PracticeAction};
use crate::app::{Action, App};
use crate::drill::marking::Verdict;
use crate::drill::question::{AnswerForm, Question};
use crate::lesson::LocalizedText;
use crate::view::Appearance;
use crate::view::draft::{AnswerDraft, DraftOwner, Drafts, StatedOrder};
use crate::view::screen::answer::means_chosen;
use crate::view::table::Marks;
use crate::view::theme::{GRID, ROUND};

/// Around the words above a question; below them is the space after their last paragraph.
const WORDS: Margin = Margin { left: GRID as i8, right: GRID as i8, top: GRID as i8 / 2, bottom: 0 };

/// Context for drawing a page.
#[derive(Clone, Copy)]
pub(super) struct PageView<'a> {
    pub(super) app: &'a App,
    pub(super) practice: &'a Practice,
    pub(super) face: &'a Appearance,
    pub(super) step: usize,
    pub(super) says: &'a LocalizedText,
}

pub(super) fn felt_page_ui(
    ui: &mut Ui,
    view: PageView<'_>,
    page: &FeltPage,
    drafts: &mut Drafts,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let owner = Some(DraftOwner::Page(view.step));
    if drafts.question != owner {
        drafts.question = owner;
        drafts.answer = AnswerDraft::default();
        // A page teaches: it never only names the order.
        drafts.answer.settle.stated = StatedOrder::InWords;
    }
    let is_free = page.verdict().is_some() || page.question().is_none_or(|asked| is_one_stroke(&asked.form));
    if is_free && goes_back(ui) {
        actions.push(Action::Practice(PracticeAction::Previous));
    }
    match (page.question(), page.verdict()) {
        (Some(question), None) => ask_ui(ui, view, question, drafts, actions),
        (Some(question), Some(verdict)) => answered_ui(ui, view, (question, verdict), actions),
        (None, _) => show_ui(ui, view, page, actions),
    }
}

/// `true` for forms that leave the keys of going back free.
const fn is_one_stroke(form: &AnswerForm) -> bool {
    matches!(form, AnswerForm::Choice(_) | AnswerForm::Number { most: 0..=9 })
}

/// True when Left or Backspace is pressed, unless a widget has the focus.
pub(super) fn goes_back(ui: &Ui) -> bool {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    ui.is_enabled() && ui.memory(Memory::focused).is_none() && (pressed(Key::ArrowLeft) || pressed(Key::Backspace))
}

fn words_ui(ui: &mut Ui, view: PageView<'_>, actions: &mut Vec<Action>) {
    let PageView { app, practice, face, says, .. } = view;
    let recording = prose_ui(ui, &prose(app, practice, face), says);
    actions.extend(recording.map(Action::PlayRecording));
    actions.extend(announcements_ui(ui, app, face));
}

fn ask_ui(
    ui: &mut Ui,
    view: PageView<'_>,
    question: &Question,
    drafts: &mut Drafts,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let put = QuestionView { question, house: view.practice.house(), what: ("page", view.step) };
    let (answer, moved) = question_ui(ui, view.face, put, &mut drafts.answer, |ui| {
        let frame = Frame::new().fill(view.face.theme.surround.surface).corner_radius(ROUND).inner_margin(WORDS);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            words_ui(ui, view, actions);
        });
    });
    if moved {
        actions.push(Action::PiecesMoved);
    }
    actions.extend(means_chosen(&view.face.settings, &mut drafts.answer.settle));
    answer.map(PracticeAction::Answer).map(Action::Practice)
}

fn answered_ui(
    ui: &mut Ui,
    view: PageView<'_>,
    (question, verdict): (&Question, &Verdict),
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let PageView { app, practice, face, step, .. } = view;
    cloth_behind_ui(ui, practice.house(), face, &question.scene);
    let (asked_for, goes_on) = column_beside_ui(
        ui,
        face,
        ColumnWidth::for_question(question),
        ("page answered", step),
        |ui| {
            verdict_head_ui(ui, face, verdict.right, None);
            let asked_for = match &verdict.key.explanation {
                // The author's words repeat the rule; the rest is behind the key of the sources.
                Some(because) if verdict.right && !face.shows_sources() => {
                    ui.label(face.words.render(because, &names(practice)));
                    None
                }
                _ => verdict_ui(ui, face, practice.house(), question, verdict),
            };
            actions.extend(sources_ui(ui, app, face, &verdict.key.reasons));
            asked_for
        },
        |ui| continue_ui(ui, face, text_key!("go-on")),
    );
    marked_table_ui(ui, practice.house(), face, question, verdict);
    continue_or_look_up(goes_on, asked_for)
}

fn show_ui(ui: &mut Ui, view: PageView<'_>, page: &FeltPage, actions: &mut Vec<Action>) -> Option<Action> {
    let PageView { practice, face, step, .. } = view;
    let ((), goes_on) = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        ("page", step),
        |ui| words_ui(ui, view, actions),
        |ui| continue_ui(ui, face, text_key!("go-on")),
    );
    table_ui(ui, practice.house(), face, page.scene(), &[], &Marks::default());
    continue_or_look_up(goes_on, None)
}
