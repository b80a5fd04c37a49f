//! The stakes collected and paid so far.

use eframe::egui::Ui;

use crate::drill::question::{Answer, Scene};
use crate::view::Face;
use crate::view::draft::SettleDraft;
use crate::words::Names;
/// Returns the answer a click completes; what is put together stays in the draft.
pub(super) fn settle_ui(
    _ui: &mut Ui,
    _scene: &Scene,
    _names: &Names,
    _face: &Face,
    _draft: &mut SettleDraft,
) -> Option<Answer> {
    None
}
