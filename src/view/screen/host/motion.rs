//! When something before the class began to move.

use eframe::egui::{Id, Ui};

use crate::view::Appearance;

/// Seconds since `what` first appeared, for a motion of this length; after its end where nothing moves.
pub(super) fn seconds_since(ui: &Ui, what: Id, face: &Appearance, length: f64) -> f64 {
    let now = ui.input(|input| input.time);
    let start = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(what, || now));
    let seconds = if face.reduced_motion() { f64::MAX } else { now - start };
    if seconds < length {
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(33));
    }
    seconds
}
