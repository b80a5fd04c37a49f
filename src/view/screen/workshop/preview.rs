//! The selection as trainees see it, drawn by the lesson views.

use eframe::egui::{TextStyle, Ui, vec2};

use super::WorkshopContext;
use crate::app::App;
use crate::app::practice::{Practice, PracticeStage};
use crate::app::workshop::{EditorAction, WorkshopAction as Do};
use crate::drill::marking::TableauHighlight;
use crate::drill::question::Question;
use crate::i18n::HouseTerms;
use crate::lesson::Step;
use crate::view::Appearance;
use crate::view::draft::{Pane, WorkshopDraft};
use crate::view::screen::answer::answer_ui;
use crate::view::screen::at_the_table::shift_preview_ui;
use crate::view::screen::lesson::{names, prompt_ui, prose, table_ui};
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui, small_ui, title_ui};
use crate::view::screen::prose::prose_ui;
use crate::view::screen::shift::{presentation_about, shift_facts, shift_title, state_ui};
use crate::view::screen::verdict::why_ui;
use crate::view::table::Marks;
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, quiet_button};

pub(super) fn preview_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { app, pack, face, shown, .. } = bench;
    ui.horizontal_wrapped(|ui| {
        house_ui(ui, bench, "workshop-house", done);
        let again = quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-deal-again")), None);
        if draft.focus_next == Some(Pane::Preview) {
            again.request_focus();
        }
        if again.clicked() {
            done.push(Do::Editor(EditorAction::DealAgain));
        }
    });
    ui.add_space(GRID / 2.0);
    if pack.is_at_shift() {
        scrolling_ui(ui, ("workshop-shown", pack.place()), |ui| shift_ui(ui, bench));
        return;
    }
    let Some(practice) = pack.preview() else {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-nothing-to-show")));
        return;
    };
    scrolling_ui(ui, ("workshop-shown", pack.place()), |ui| {
        // View only: ignores keyboard and pointer.
        ui.scope(|ui| {
            ui.visuals_mut().disabled_alpha = 1.0;
            ui.disable();
            shown_ui(ui, app, practice, shown, draft);
        });
    });
}

/// The table of a scenario as the shift begins, and what it is.
fn shift_ui(ui: &mut Ui, WorkshopContext { workshop, shown: face, .. }: WorkshopContext<'_>) {
    let Some(shift) = workshop.selected_shift(false) else {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-shift-not-sound")));
        return;
    };
    let (scenario, state) = (shift.scenario(), shift.state());
    title_ui(ui, &shift_title(scenario, face));
    ui.label(scenario.about.render(face.words.language(), &HouseTerms::from(&state.house.terms)));
    small_ui(ui, &face.theme, &shift_facts(scenario, &state.house, face));
    small_ui(ui, &face.theme, &face.words.message(presentation_about(scenario.presentation)));
    felt_ui(ui, |ui| {
        state_ui(ui, state, face);
    });
}

/// The house selector; `id` distinguishes several on one screen.
pub(super) fn house_ui(
    ui: &mut Ui,
    WorkshopContext { workshop, face, .. }: WorkshopContext<'_>,
    id: &'static str,
    done: &mut Vec<Do>,
) {
    let houses: Vec<_> = workshop.shelf().iter().collect();
    let names: Vec<String> = houses.iter().map(|house| house.name.clone()).collect();
    let here = workshop.house().and_then(|here| houses.iter().position(|house| house.id == here.id));
    let label = ui.label(face.words.message(text_key!("settings-house"))).id;
    let chosen = choice_list(ui, &face.theme, id, label, &names, here);
    if let Some(house) = chosen.and_then(|chosen| houses.get(chosen)) {
        done.push(Do::House(house.id.clone()));
    }
}

fn shown_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance, draft: &mut WorkshopDraft) {
    match practice.stage() {
        PracticeStage::Reading(step) => {
            let Some(says) = practice.lesson().steps.get(*step).and_then(Step::page_text) else { return };
            let Some(page) = practice.page() else {
                title_ui(ui, &practice.lesson().title.render(face.words.language(), &names(practice)));
                let _ = prose_ui(ui, &prose(app, practice, face), says);
                return;
            };
            if let Some(question) = page.question() {
                question_ui(ui, practice, face, question, draft);
            } else {
                felt_ui(ui, |ui| {
                    let _ = table_ui(ui, practice.house(), face, page.scene(), &[], &Marks::default());
                });
            }
            let _ = prose_ui(ui, &prose(app, practice, face), says);
        }
        PracticeStage::Example(step) => {
            let Some(Step::Example { says, .. }) = practice.lesson().steps.get(*step) else { return };
            let Some(turn) = practice.example_frame() else { return };
            heading_ui(ui, &face.words.message(text_key!("lesson-example")));
            let _ = prose_ui(ui, &prose(app, practice, face), says);
            felt_ui(ui, |ui| {
                let _ = table_ui(ui, practice.house(), face, &turn.scene, &[], &Marks::default());
            });
            let lit = turn.coup.cell().map(TableauHighlight::Banco);
            let _ = why_ui(ui, face, practice.house(), &turn.reasons, lit);
        }
        PracticeStage::Asking(asked) => question_ui(ui, practice, face, asked.question(), draft),
        PracticeStage::Shift(_) => shift_preview_ui(ui, practice, face),
        PracticeStage::Marked(..) | PracticeStage::Worked(..) | PracticeStage::Paper | PracticeStage::Done => {}
    }
}

fn question_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, question: &Question, draft: &mut WorkshopDraft) {
    draft.answer = crate::view::draft::AnswerDraft::default();
    draft.answer.prepare(question, practice.house(), face.pays_in_chips());
    felt_ui(ui, |ui| {
        let _ = table_ui(ui, practice.house(), face, &question.scene, &[], &Marks::default());
    });
    prompt_ui(ui, practice.house(), face, question);
    let _ = answer_ui(ui, question, practice.house(), face, &mut draft.answer);
}

fn felt_ui(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let width = ui.available_width();
    let least = TextStyle::Body.resolve(ui.style()).size * 12.0;
    let size = vec2(width, (width * 0.7).max(least));
    ui.allocate_ui(size, |ui| {
        ui.set_min_size(size);
        content(ui);
    });
    ui.add_space(GRID);
}
