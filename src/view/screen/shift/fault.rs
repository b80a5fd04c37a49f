//! A fault with its clause and what it costs.

use eframe::egui::{RichText, TextStyle, Ui};

use crate::app::Action;
use crate::app::shift::debrief::Debrief;
use crate::app::shift::{DebriefAction, ShiftAction};
use crate::i18n::phrase::Fact;
use crate::rules::money::Money;
use crate::table::fact::{self, Gravity};
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::screen::page::{small_ui, verdict_line_ui};
use crate::view::screen::verdict::source_ui;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

/// A fault in the debrief: with what should have been done, and the way to watch it again.
pub(super) fn fault_answer_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, fault: &fact::Fact) -> Vec<Action> {
    let state = debrief.work().shift().state();
    let mut actions: Vec<Action> = fault_ui(ui, state, face, fault).into_iter().collect();
    let Some(place) = debrief.place_of(fault) else { return actions };
    instead_ui(ui, debrief, face, place);
    let watch = face.words.message(text_key!("shift-debrief-replay"));
    if quiet_button(ui, &face.theme, &watch, None).clicked() {
        actions.push(Action::Shift(ShiftAction::Debrief(DebriefAction::ReplayFault(place))));
    }
    ui.add_space(GRID);
    actions
}

/// The act that was due in place of the fault at this index.
pub(super) fn instead_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, place: usize) {
    let Some(act) = debrief.instead(place) else { return };
    let line = text!("shift-debrief-instead", act = Fact::Phrase(Box::new(act.clone())));
    ui.label(face.words.render_for_house(&line, &debrief.work().shift().state().house));
}

pub(super) fn fault_ui(ui: &mut Ui, state: &State, face: &Appearance, fault: &fact::Fact) -> Option<Action> {
    let house = &state.house;
    let mut title = face.words.render_for_house(&fault.phrase(), house);
    if fault.noticed {
        title = format!("{title} · {}", face.words.message(text_key!("shift-paper-put-right")));
    } else if fault.gravity == Gravity::RedLine {
        title = format!("{title} · {}", face.words.message(text_key!("shift-debrief-red")));
    }
    verdict_line_ui(ui, face, false, |ui| ui.label(RichText::new(title).text_style(TextStyle::Button)));
    if let Some(rule) = &fault.rule {
        ui.label(face.words.render_for_house(&rule.phrase(), house));
    }
    let sum = Fact::Money(Money::coins(fault.cost.unsigned_abs()));
    let cost = match fault.cost {
        _ if fault.noticed => None,
        0 => None,
        ..0 => Some(text!("shift-cost-to-house", sum = sum)),
        1.. => Some(text!("shift-cost-to-guest", sum = sum)),
    };
    if let Some(cost) = cost {
        small_ui(ui, &face.theme, &face.words.render_for_house(&cost, house));
    }
    let asked = source_ui(ui, face, house, fault.basis);
    ui.add_space(GRID);
    asked.map(|clause| Action::LookUp(Some(clause)))
}
