//! The bar at the top of a screen: location at the left, navigation at the right.

use eframe::egui::{Color32, Id, Label, RichText, TextStyle, Ui};

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

/// A title beside a bar of progress: smaller, and the bar shorter, rather than cut.
pub(super) fn fitted_title_ui(ui: &mut Ui, title: &str, room: f32, (bar, short_bar): (f32, f32)) {
    let wide = |style: &TextStyle| {
        let font = style.resolve(ui.style());
        ui.painter().layout_no_wrap(title.to_owned(), font, Color32::PLACEHOLDER).size().x
    };
    let steps = [(bar, TextStyle::Heading), (short_bar, TextStyle::Button)];
    let fitting = steps.into_iter().find(|(bar, style)| wide(style) <= room - bar);
    let (bar, style) = fitting.unwrap_or((short_bar, TextStyle::Small));
    ui.scope(|ui| {
        ui.set_max_width(room - bar);
        ui.add(Label::new(RichText::new(title).text_style(style)).truncate());
    });
}
