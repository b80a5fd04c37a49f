//! A table test: skipping and marking a question, and the list of all questions.

use eframe::egui::{Frame, Key, Modifiers, Panel, Role, TextStyle, Ui};

use super::page::{column_ui, heading_ui, middle_panel, title_ui};
use crate::app::practice::{PaperQuestionState, Practice, PracticeAction, PracticeStage, TestPaper};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::theme::GRID;
use crate::view::widget::{name, primary_button, quiet_button, quiet_button_where};

/// Key, text and action of each way to leave a question open.
const WAYS: [(Key, TextKey, PracticeAction); 3] = [
    (Key::F3, text_key!("paper-skip"), PracticeAction::Skip),
    (Key::F4, text_key!("paper-mark"), PracticeAction::MarkForLater),
    (Key::F5, text_key!("paper-list"), PracticeAction::ShowPaper),
];

/// Groups of the list, those to be done first.
const GROUPS: [(PaperQuestionState, TextKey); 4] = [
    (PaperQuestionState::Marked, text_key!("paper-marked")),
    (PaperQuestionState::Ahead, text_key!("paper-ahead")),
    (PaperQuestionState::Skipped, text_key!("paper-skipped")),
    (PaperQuestionState::Answered, text_key!("paper-answered")),
];

/// The bar above a question of a table test.
pub(super) fn paper_bar_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) -> Option<PracticeAction> {
    if practice.paper().is_none() || !matches!(practice.stage(), PracticeStage::Asking(_)) {
        return None;
    }
    let frame = Frame::new().inner_margin(8);
    let bar = Panel::top("paper-bar").frame(frame).show_separator_line(false);
    let clicked = bar.show(ui, |ui| {
        let button = |ui: &mut Ui, (key, text, action): (Key, TextKey, PracticeAction)| {
            quiet_button(ui, &face.theme, &face.words.message(text), Some(key.name())).clicked().then_some(action)
        };
        ui.horizontal_wrapped(|ui| WAYS.into_iter().filter_map(|way| button(ui, way)).last()).inner
    });
    let pressed = |(key, _, action): (Key, TextKey, PracticeAction)| {
        let pressed = ui.is_enabled() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        pressed.then_some(action)
    };
    clicked.inner.or_else(|| WAYS.into_iter().find_map(pressed))
}

/// The list of a table test's questions. Enter leads back to a question; only the button ends the test.
pub(super) fn paper_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) -> Option<PracticeAction> {
    let paper = practice.paper()?;
    let next = paper.next_open()?;
    let closes = ui.is_enabled() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F5));
    let page = middle_panel().show(ui, |ui| {
        let width = TextStyle::Body.resolve(ui.style()).size * 40.0;
        column_ui(ui, "paper", width, |ui| {
            ui.add_space(GRID);
            title_ui(ui, &face.words.message(text_key!("paper-list")));
            let open = paper.len() - paper.count(PaperQuestionState::Answered);
            ui.label(render(face, &text!("paper-unanswered", count = Fact::Number(open.into()))));
            ui.add_space(GRID);
            let go_on = text!("paper-go-on", number = Fact::Number(next as u64 + 1));
            let done = ui.horizontal_wrapped(|ui| {
                let goes = continue_with_ui(ui, face, &render(face, &go_on));
                let finishes = quiet_button(ui, &face.theme, &face.words.message(text_key!("paper-finish")), None);
                let finishes = finishes.clicked().then_some(PracticeAction::Finish);
                finishes.or(goes.then_some(PracticeAction::Next))
            });
            let opened = GROUPS.into_iter().filter_map(|group| group_ui(ui, face, paper, group)).last();
            ui.add_space(2.0 * GRID);
            opened.map(PracticeAction::OpenQuestion).or(done.inner)
        })
    });
    page.inner.or(closes.then_some(PracticeAction::Next))
}

fn group_ui(
    ui: &mut Ui,
    face: &Appearance,
    paper: &TestPaper,
    (state, title): (PaperQuestionState, TextKey),
) -> Option<usize> {
    let count = paper.count(state);
    if count == 0 {
        return None;
    }
    let state_name = Fact::Text(face.words.message(title));
    heading_ui(ui, &render(face, &text!("paper-state", state = state_name, count = Fact::Number(count.into()))));
    let opens = state != PaperQuestionState::Answered;
    let button = |ui: &mut Ui, index: usize| {
        // Padded to two figures, so that the buttons stand below each other.
        let number = format!("{:\u{2007}>2}", index + 1);
        let button = quiet_button_where(ui, &face.theme, opens, &number);
        let question = text!("paper-question", number = Fact::Number(index as u64 + 1));
        name(&button, Role::Button, &format!("{}, {}", render(face, &question), face.words.message(title)));
        button.clicked().then_some(index)
    };
    ui.horizontal_wrapped(|ui| paper.indices(state).filter_map(|index| button(ui, index)).last()).inner
}

fn continue_with_ui(ui: &mut Ui, face: &Appearance, text: &str) -> bool {
    let enter = face.words.message(text_key!("key-enter"));
    let clicked = primary_button(ui, &face.theme, text, Some(&enter)).clicked();
    clicked || continue_pressed(ui)
}

fn render(face: &Appearance, phrase: &Phrase) -> String {
    face.words.render(phrase, &HouseTerms::default())
}
