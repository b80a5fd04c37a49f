//! Words of an announcement, as tiles and as a line to type.

use eframe::egui::Ui;

use crate::drill::question::Answer;
use crate::view::Face;
use crate::view::draft::CallDraft;

/// Returns the answer a click completes; what is put together stays in the draft.
pub(super) fn call_ui(_ui: &mut Ui, _tiles: &[String], _face: &Face, _draft: &mut CallDraft) -> Option<Answer> {
    None
}
