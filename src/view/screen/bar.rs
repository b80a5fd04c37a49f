//! The bar at the top of a screen: location at the left, navigation at the right.

use eframe::egui::{Id, Ui};

use crate::view::theme::GRID;

/// Lays out `left` and `right` on one line, each in reading order, so that Tab goes from left to right.
pub(super) fn bar_ui<R>(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui) -> R) -> R {
    let id: Id = ui.scope_id().with("bar");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let out = ui
        .horizontal(|ui| {
            left(ui);
            ui.add_space((ui.available_width() - known - ui.spacing().item_spacing.x).max(0.0));
            let group = ui.horizontal(right);
            let width = group.response.rect.width();
            if (width - known).abs() > 0.5 {
                // The width of the right group is known only after layout.
                ui.data_mut(|data| data.insert_temp(id, width));
                ui.request_discard("the bar's right group has another width");
            }
            group.inner
        })
        .inner;
    ui.add_space(GRID);
    out
}
