//! The bar at the head of a screen: where one is at the left, the other places at the right.

use eframe::egui::{Align, Layout, Ui};

use crate::view::theme::GRID;

/// Lays `left` at the left and `right` at the right of one line; `right` counts from the edge inwards.
pub(super) fn bar_ui<R>(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui) -> R) -> R {
    let out = ui
        .horizontal(|ui| {
            left(ui);
            ui.with_layout(Layout::right_to_left(Align::Center), right).inner
        })
        .inner;
    ui.add_space(GRID);
    out
}
