//! When something before the class began to move.

use std::time::Duration;

use eframe::egui::{Id, Ui};

use crate::view::Appearance;

/// How many lengths of time have passed since `what` first appeared; none where nothing moves.
pub(super) fn turns_since(ui: &Ui, what: Id, face: &Appearance, length: f64) -> usize {
    if face.reduced_motion() {
        return 0;
    }
    let now = ui.input(|input| input.time);
    let start = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(what, || now));
    let turns = ((now - start) / length).max(0.0);
    ui.ctx().request_repaint_after(Duration::from_secs_f64((1.0 - turns.fract()) * length));
    turns as usize
}

/// Seconds since `what` first appeared, for a motion of this length; after its end where nothing moves.
pub(super) fn seconds_since(ui: &Ui, what: Id, face: &Appearance, length: f64) -> f64 {
    let now = ui.input(|input| input.time);
    let start = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(what, || now));
    let seconds = if face.reduced_motion() { f64::MAX } else { now - start };
    if seconds < length {
        ui.ctx().request_repaint_after(Duration::from_millis(33));
    }
    seconds
}
