//! The empty grid of the tableau, filled by sweeps or by the mouse.

use eframe::egui::Ui;

use crate::drill::question::{Answer, Grid};
use crate::view::Face;
use crate::view::draft::GridDraft;
use crate::words::Names;
/// Returns the answer a click completes; what is put together stays in the draft.
pub(super) fn grid_ui(
    _ui: &mut Ui,
    _grid: &Grid,
    _names: &Names,
    _face: &Face,
    _draft: &mut GridDraft,
) -> Option<Answer> {
    None
}
