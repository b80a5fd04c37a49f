//! The debrief: three questions to oneself, then the areas, the coups, and the faults with their clauses.

use eframe::egui::{RichText, Role, TextEdit, TextStyle, Ui, vec2};

use super::fault::fault_answer_ui;
use crate::app::Action;
use crate::app::shift::debrief::{Debrief, LONGEST_ANSWER, QUESTIONS};
use crate::app::shift::story::result;
use crate::app::shift::{DebriefAction, ShiftAction};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::money::Money;
use crate::table::judging::Letter;
use crate::view::keys::continue_pressed;
use crate::view::screen::page::{column_ui, heading_ui, small_ui, title_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, low_choice_tile, name, panel, primary_button, quiet_button, verdict_mark};
use crate::view::{Appearance, Drafts};

/// Width of the page as a multiple of the text size.
const WIDTH: f32 = 56.0;

pub(super) fn debrief_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = Vec::new();
    let width = TextStyle::Body.resolve(ui.style()).size * WIDTH;
    column_ui(ui, ("debrief", debrief.is_shown()), width, |ui| {
        ui.add_space(GRID);
        small_ui(ui, &face.theme, &face.words.message(text_key!("shift-debrief")));
        title_ui(ui, &super::shift_title(debrief.work().shift().scenario(), face));
        if debrief.is_shown() {
            result_ui(ui, debrief, face, &mut actions);
        } else {
            questions_ui(ui, debrief, face, drafts, &mut actions);
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}

const ASKED: [TextKey; QUESTIONS] =
    [text_key!("shift-debrief-well"), text_key!("shift-debrief-broke"), text_key!("shift-debrief-next")];

fn questions_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, drafts: &mut Drafts, actions: &mut Vec<Action>) {
    let words = &face.words;
    heading_ui(ui, &words.message(text_key!("shift-debrief-ask")));
    for (index, (key, text)) in ASKED.into_iter().zip(&mut drafts.debrief).enumerate() {
        let asked = words.message(key);
        let label = ui.label(&asked).id;
        let field = TextEdit::singleline(text).char_limit(LONGEST_ANSWER).desired_width(f32::INFINITY);
        if ui.add(field).labelled_by(label).changed() || debrief.answers().get(index).is_some_and(|given| given != text)
        {
            actions.push(debrief_action(DebriefAction::Answer(index, text.clone())));
        }
    }
    ui.add_space(GRID);
    let enter = words.message(text_key!("key-enter"));
    let show = primary_button(ui, &face.theme, &words.message(text_key!("shift-debrief-show")), Some(&enter));
    if show.clicked() || continue_pressed(ui) {
        actions.push(debrief_action(DebriefAction::ShowResult));
    }
}

const fn debrief_action(action: DebriefAction) -> Action {
    Action::Shift(ShiftAction::Debrief(action))
}

fn result_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    let report = debrief.report();
    let state = debrief.work().shift().state();
    let render = |phrase: &Phrase| face.words.render_for_house(phrase, &state.house);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
            verdict_mark(ui, &face.theme, &face.words, report.passed, size);
            let key =
                if report.passed { text_key!("shift-debrief-passed") } else { text_key!("shift-debrief-not-passed") };
            ui.label(RichText::new(face.words.message(key)).text_style(TextStyle::Heading));
        });
        areas_ui(ui, debrief, face);
        let pace = match (report.coups_per_hour, report.expected_pace) {
            (Some(pace), Some(expected)) => Some(text!(
                "shift-pace-line",
                pace = Fact::Number(pace.into()),
                expected = Fact::Number(expected.into())
            )),
            (Some(pace), None) => Some(text!("shift-pace", pace = Fact::Number(pace.into()))),
            (None, _) => None,
        };
        let sum = |coins: u64| Fact::Money(Money::coins(coins));
        let costs = [
            (report.cost_to_house > 0).then(|| text!("shift-cost-to-house", sum = sum(report.cost_to_house))),
            (report.cost_to_guests > 0).then(|| text!("shift-cost-to-guest", sum = sum(report.cost_to_guests))),
        ];
        for line in pace.iter().chain(costs.iter().flatten()) {
            ui.label(render(line));
        }
    });
    ui.add_space(GRID);
    steps_ui(ui, debrief, face, actions);
    timeline_ui(ui, debrief, face, actions);
    let beside = debrief.work().faults_beside();
    if !beside.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("shift-debrief-before")));
        for fault in beside {
            actions.extend(fault_answer_ui(ui, debrief, face, fault));
        }
    }
}

fn steps_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        let enter = face.words.message(text_key!("key-enter"));
        let home = primary_button(ui, &face.theme, &face.words.message(text_key!("go-on")), Some(&enter));
        if home.clicked() || continue_pressed(ui) {
            actions.push(Action::Back);
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("shift-debrief-again")), None).clicked() {
            actions.push(Action::Shift(ShiftAction::Again));
        }
        let practise = face.words.message(text_key!("shift-debrief-practise"));
        if !debrief.weak().is_empty() && quiet_button(ui, &face.theme, &practise, None).clicked() {
            actions.push(Action::Shift(ShiftAction::Practise));
        }
    });
}

/// The letter of each area.
fn areas_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance) {
    let house = &debrief.work().shift().state().house;
    for (area, letter) in debrief.report().areas {
        let shown = match letter {
            Letter::A | Letter::B | Letter::C => letter.id().to_owned(),
            Letter::Fail => face.words.message(text_key!("shift-letter-fail")),
        };
        let line = text!(
            "shift-debrief-area",
            area = Fact::Phrase(Box::new(area.phrase())),
            letter = Fact::Text(shown.clone())
        );
        let text = face.words.render_for_house(&line, house);
        let colour = if letter <= Letter::B { face.theme.surround.text } else { face.theme.surround.wrong };
        let label = ui.label(RichText::new(&text).color(colour));
        name(&label, Role::Label, &text);
    }
}

/// The coups in order; the open one shows its faults.
fn timeline_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    let state = debrief.work().shift().state();
    if debrief.coups().is_empty() {
        return;
    }
    heading_ui(ui, &face.words.message(text_key!("shift-debrief-timeline")));
    if debrief.work().shift().facts().is_empty() {
        ui.label(face.words.message(text_key!("shift-debrief-no-faults")));
    }
    for (index, coup) in debrief.coups().iter().enumerate() {
        let row = text!(
            "shift-debrief-row",
            number = Fact::Number(coup.number.into()),
            result = result(coup),
            faults = Fact::Number(coup.faults.len() as u64)
        );
        let text = face.words.render_for_house(&row, &state.house);
        let is_open = debrief.opened() == Some(index);
        let tile = if is_open { TileState::Chosen } else { TileState::Plain };
        if low_choice_tile(ui, &face.theme, &text, None, tile, ui.available_width()).clicked() {
            actions.push(debrief_action(DebriefAction::OpenCoup(index)));
        }
        if is_open {
            ui.indent(("coup", index), |ui| {
                for fault in &coup.faults {
                    actions.extend(fault_answer_ui(ui, debrief, face, fault));
                }
                let watch = face.words.message(text_key!("shift-debrief-replay-coup"));
                if quiet_button(ui, &face.theme, &watch, None).clicked() {
                    actions.push(debrief_action(DebriefAction::ReplayCoup(index)));
                }
            });
        }
    }
}
