//! Steps to be put in their order.

use eframe::egui::Ui;

use crate::drill::question::{Answer, Choice};
use crate::view::Face;
use crate::view::draft::OrderDraft;
use crate::words::Names;
/// Returns the answer a click completes; what is put together stays in the draft.
pub(super) fn order_ui(
    _ui: &mut Ui,
    _steps: &[Choice],
    _names: &Names,
    _face: &Face,
    _draft: &mut OrderDraft,
) -> Option<Answer> {
    None
}
