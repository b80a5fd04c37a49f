//! A tray of pieces and what is put down from it.

use eframe::egui::Ui;

use crate::drill::question::Answer;
use crate::view::Face;
use crate::view::draft::ChipsDraft;

/// Returns the answer a click completes; what is put together stays in the draft.
pub(super) fn chips_ui(
    _ui: &mut Ui,
    _tray: &[crate::rules::money::Money],
    _face: &Face,
    _draft: &mut ChipsDraft,
) -> Option<Answer> {
    None
}
