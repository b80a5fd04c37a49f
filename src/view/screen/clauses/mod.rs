//! Clause lookup: the list, and one clause with its details.

mod list;
mod matters;
mod page;

use eframe::egui::Ui;

use crate::app::{Action, App, LookUp};
use crate::view::{Appearance, Drafts};

pub(super) fn clauses_ui(
    ui: &mut Ui,
    app: &App,
    look_up: &LookUp,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    match look_up.clause() {
        Some(clause) => page::clause_ui(ui, app, look_up, face, clause),
        None => list::list_ui(ui, app, face, &mut drafts.clause_search),
    }
}
