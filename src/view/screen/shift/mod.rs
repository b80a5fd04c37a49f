//! The screens of a shift: choice, table, debrief.

mod asked;
mod chef;
mod choice;
mod debrief;
mod dock;
mod due;
mod fault;
mod head;
mod keys;
mod menu;
mod now;
mod parts;
mod replay;
mod table;
mod tile;

use eframe::egui::Ui;

use crate::app::shift::ShiftScreen;
use crate::app::{Action, App};
use crate::view::{Appearance, Drafts};

pub(in crate::view) use self::choice::{presentation_about, presentation_name, shift_facts, shift_title};
pub(in crate::view) use self::table::state_ui;

pub(super) fn shift_ui(
    ui: &mut Ui,
    app: &App,
    shift: &ShiftScreen,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    match shift {
        ShiftScreen::Choice(choice) => choice::choice_ui(ui, app, choice, face),
        ShiftScreen::Table(work) => table::table_ui(ui, app, work, face),
        ShiftScreen::Debrief(debrief) => match debrief.replay() {
            Some(replay) => replay::replay_ui(ui, app, debrief, replay, face),
            None => debrief::debrief_ui(ui, app, debrief, face, drafts),
        },
    }
}
