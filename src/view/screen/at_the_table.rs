//! A shift as a step of a lesson: what it is and takes, before it is worked; its result, at the end of the lesson.

use std::sync::Arc;

use eframe::egui::{Id, Ui, vec2};

use super::page::{middle_panel, page_ui, quiet_ui, small_ui, title_ui, verdict_line_ui};
use super::shift::{presentation_about, shift_facts, shift_title};
use crate::app::practice::Practice;
use crate::app::shift::ShiftAction;
use crate::app::{Action, App};
use crate::drill::question::Scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::{ShiftMark, ShiftStep};
use crate::table::scenario::Scenario;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::table::close_up_ui;
use crate::view::theme::GRID;
use crate::view::widget::{primary_button, quiet_button};

/// The shift that is due: what it is, how much help there is, and what passes it.
pub(super) fn shift_step_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Option<Action> {
    let (step, scenario) = (practice.shift_step()?, practice.shift_scenario()?);
    let words = &face.words;
    middle_panel()
        .show(ui, |ui| {
            page_ui(ui, ("shift-step", practice.shift_marks().len()), |ui| {
                ui.add_space(GRID);
                about_ui(ui, &scenario, practice, face);
                ui.label(words.message(mark(step)));
                ui.add_space(2.0 * GRID);
                let is_left = app.saved_shift().is_some_and(|saved| practice.is_shift_of(saved.head()));
                let begin = if is_left { text_key!("shift-go-on") } else { text_key!("shift-choice-begin") };
                let enter = words.message(text_key!("key-enter"));
                let begins = primary_button(ui, &face.theme, &words.message(begin), Some(&enter)).clicked();
                ui.add_space(3.0 * GRID);
                table_ui(ui, &scenario, practice, face);
                (begins || continue_pressed(ui)).then_some(Action::Shift(ShiftAction::BeginStep))
            })
        })
        .inner
}

/// Height of the picture of a table, as a share of its width; it is left out where it would be less than that of it.
const PICTURE: f32 = 0.66;
const LEAST_OF_PICTURE: f32 = 0.5;

/// The table with its guests, where the page has room for it.
fn table_ui(ui: &mut Ui, scenario: &Scenario, practice: &Practice, face: &Appearance) {
    let house = practice.house();
    let width = ui.available_width();
    let left = ui.ctx().content_rect().bottom() - 3.0 * GRID - ui.cursor().top();
    let height = left.min(width * PICTURE);
    if height < width * PICTURE * LEAST_OF_PICTURE {
        return;
    }
    let id = Id::unique(("shift-table", house.id.as_str(), shift_title(scenario, face)));
    let known: Option<Arc<Scene>> = ui.data(|data| data.get_temp(id));
    let Some(scene) = known.or_else(|| practice.shift_table().map(Arc::new)) else { return };
    ui.data_mut(|data| data.insert_temp(id, Arc::clone(&scene)));
    close_up_ui(ui, &scene, &face.table_look(house), vec2(width, height));
}

/// In the lesson editor a shift is looked at and passed over.
pub(super) fn passed_over_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) -> bool {
    let Some(scenario) = practice.shift_scenario() else { return false };
    middle_panel()
        .show(ui, |ui| {
            page_ui(ui, ("shift-step", practice.shift_marks().len()), |ui| {
                ui.add_space(GRID);
                about_ui(ui, &scenario, practice, face);
                small_ui(ui, &face.theme, &face.words.message(text_key!("shift-step-passed-over")));
                ui.add_space(GRID);
                let goes_on = quiet_button(ui, &face.theme, &face.words.message(text_key!("go-on")), None).clicked();
                goes_on || continue_pressed(ui)
            })
        })
        .inner
}

/// A shift step as it is introduced.
pub(super) fn shift_preview_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let (Some(step), Some(scenario)) = (practice.shift_step(), practice.shift_scenario()) else { return };
    about_ui(ui, &scenario, practice, face);
    ui.label(face.words.message(mark(step)));
}

fn about_ui(ui: &mut Ui, scenario: &Scenario, practice: &Practice, face: &Appearance) {
    let (words, house) = (&face.words, practice.house());
    quiet_ui(ui, &face.theme, &words.message(text_key!("shift-at-the-table")));
    title_ui(ui, &shift_title(scenario, face));
    ui.label(scenario.about.render(words.language(), &HouseTerms::from(&house.terms)));
    small_ui(ui, &face.theme, &shift_facts(scenario, house, face));
    ui.add_space(GRID);
    ui.label(words.message(presentation_about(scenario.presentation)));
}

const fn mark(step: &ShiftStep) -> TextKey {
    match step.mark {
        ShiftMark::Worked => text_key!("shift-step-worked"),
        ShiftMark::Passed => text_key!("shift-step-passed"),
    }
}

/// The shifts of a finished lesson, each with its result.
pub(super) fn shift_results_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    for (step, reached) in practice.lesson().shifts().zip(practice.shift_marks()) {
        if step.at_table(practice.house()).is_none() {
            continue;
        }
        let line = if *reached { text_key!("shift-step-reached") } else { text_key!("shift-step-missed") };
        verdict_line_ui(ui, face, *reached, |ui| ui.label(face.words.message(line)));
    }
}

/// Coups at the table in a lesson, where it has a shift.
pub(super) fn shift_demands(steps: &[&ShiftStep], face: &Appearance) -> Option<String> {
    let coups: u32 = steps.iter().map(|step| step.coups()).sum();
    let text: Phrase = text!("shift-step-coups", coups = Fact::Number(coups.into()));
    (coups > 0).then(|| face.words.render(&text, &HouseTerms::default()))
}
