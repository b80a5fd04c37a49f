//! Taking part in a class quiz: finding a room, joining, answering.

mod entering;
mod inside;

use eframe::egui::Ui;

use self::entering::entering_ui;
use self::inside::inside_ui;
use crate::app::guest::GuestScreen;
use crate::app::{Action, App};
use crate::view::{Appearance, Drafts};

pub(super) fn guest_ui(
    ui: &mut Ui,
    app: &App,
    joining: &GuestScreen,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    match joining.guest().and_then(|guest| Some((guest, guest.state()?))) {
        Some((guest, state)) => inside_ui(ui, app, guest, state, face, drafts),
        None => entering_ui(ui, app, joining, face, &mut drafts.guest),
    }
}
