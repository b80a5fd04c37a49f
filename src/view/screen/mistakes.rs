//! Mistakes of a lesson: for each decision a small table with its cards, the right answer and the one given.

use eframe::egui::{Sense, TextStyle, Ui, UiBuilder, vec2};

use super::answer::strong;
use super::page::{heading_ui, verdict_line_ui};
use super::verdict::reason_ui;
use crate::app::MissedDecision;
use crate::app::practice::Practice;
use crate::describe::answer::answer_line;
use crate::describe::decision::describe_decision;
use crate::drill::question::Scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::clause::Clause;
use crate::rules::side::Side;
use crate::view::Appearance;
use crate::view::table::{Marks, TableLook, class_scene_ui, close_up_ui};
use crate::view::theme::GRID;
use crate::view::widget::panel;

/// Least width of a mistake, as a multiple of the text size; height of its table as a share of its width.
const WIDTH: f32 = 30.0;
const TABLE: f32 = 0.36;
/// The same for the boxes of bets, and the most bets that they are drawn for.
const BETS: f32 = 0.4;
const FEW_BETS: usize = 3;

/// Returns the clause to look up.
pub(super) fn mistakes_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) -> Option<Clause> {
    let mut missed: Vec<&MissedDecision> = practice.tally().missed().iter().collect();
    if missed.is_empty() {
        return None;
    }
    // What can be seen comes first.
    missed.sort_by_key(|missed| !has_table(&missed.question.scene));
    heading_ui(ui, &face.words.message(text_key!("summary-look-again")));
    let least = TextStyle::Body.resolve(ui.style()).size * WIDTH;
    let columns = ((ui.available_width() / least) as usize).clamp(1, missed.len().max(1));
    let width = (ui.available_width() - (columns - 1) as f32 * GRID) / columns as f32;
    let mut asked = None;
    for row in missed.chunks(columns) {
        ui.horizontal_top(|ui| {
            for missed in row {
                ui.allocate_ui(vec2(width, 0.0), |ui| {
                    ui.set_width(width);
                    asked = ui.vertical(|ui| mistake_ui(ui, practice, face, missed)).inner.or(asked);
                });
            }
        });
    }
    asked
}

fn mistake_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, missed: &MissedDecision) -> Option<Clause> {
    let names = HouseTerms::from(&practice.house().terms);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        table_ui(ui, practice, face, missed);
        let what = if missed.drill == "Authored" {
            missed.question.prompt.clone()
        } else {
            describe_decision(missed.drill, &missed.decision)
        };
        ui.label(strong(face.words.render(&what, &names)));
        let line = |answer| answer_line(&missed.question.form, answer, &names, &face.words);
        let verdict = &missed.verdict;
        if let (Some(given), Some(expected)) = (line(&verdict.given), line(&verdict.key.answer)) {
            let given = text!("review-given", given = Fact::Text(given));
            let expected = text!("review-expected", expected = Fact::Text(expected));
            verdict_line_ui(ui, face, true, |ui| ui.label(face.words.render(&expected, &names)));
            verdict_line_ui(ui, face, false, |ui| ui.label(face.words.render(&given, &names)));
        }
        // How a total comes about, before the rule.
        if let Some(line) = verdict.key.working.first() {
            ui.label(face.words.render(line, &names));
        }
        missed.reason().and_then(|reason| reason_ui(ui, face, practice.house(), &reason))
    })
    .inner
}

fn has_table(scene: &Scene) -> bool {
    let has_cards = Side::BOTH.iter().any(|side| !scene.hands[*side].is_empty());
    has_cards || !scene.stakes.is_empty() || !scene.chips.is_empty()
}

/// The table of the question, if there is anything on it; of a few bets only their boxes, with what was due on them.
fn table_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, missed: &MissedDecision) {
    let scene = &missed.question.scene;
    if !has_table(scene) {
        return;
    }
    let look = TableLook { reduced_motion: true, ..face.table_look(practice.house()) };
    let width = ui.available_width();
    if !(1..=FEW_BETS).contains(&scene.stakes.len()) {
        close_up_ui(ui, scene, &look, vec2(width, width * TABLE));
        return;
    }
    let verdict = &missed.verdict;
    let marks = Marks::of_verdict(&verdict.key, &verdict.given);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * BETS), Sense::hover());
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| class_scene_ui(ui, scene, &look.for_class(), &marks));
}
