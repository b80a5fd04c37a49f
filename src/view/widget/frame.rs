//! Panels and notice bars.

use eframe::egui::{CornerRadius, Frame, InnerResponse, Margin, RichText, Role, Stroke, Ui};

use super::{name, paint_verdict, quiet_button};
use crate::view::theme::{GRID, ROUND, Theme};

pub fn panel<R>(ui: &mut Ui, theme: &Theme, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    Frame::new()
        .fill(theme.surround.surface)
        .stroke(Stroke::new(1.0, theme.surround.line))
        .corner_radius(CornerRadius::same(ROUND))
        .inner_margin(Margin::same(16))
        .show(ui, content)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    Plain,
    Good,
    /// Failure, or something set aside.
    Bad,
}

/// A full-width notice. Returns true if its button was pressed.
pub fn notice_bar(ui: &mut Ui, theme: &Theme, notice: Notice, text: &str, action: Option<&str>) -> bool {
    let colours = theme.surround;
    let colour = match notice {
        Notice::Plain => colours.accent,
        Notice::Good => colours.right,
        Notice::Bad => colours.wrong,
    };
    let frame = Frame::new()
        .fill(colours.surface_raised.lerp_to_gamma(colour, 0.08))
        .stroke(Stroke::new(1.0, colour))
        .corner_radius(CornerRadius::same(ROUND))
        .inner_margin(Margin::symmetric(16, 8));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                if notice != Notice::Plain {
                    let size = 2.5 * GRID;
                    let (rect, _) =
                        ui.allocate_exact_size(eframe::egui::Vec2::splat(size), eframe::egui::Sense::hover());
                    paint_verdict(ui.painter(), theme, rect.center(), size, notice == Notice::Good);
                }
                let label = ui.label(RichText::new(text).color(colours.text));
                name(&label, Role::Status, text);
                action.is_some_and(|action| quiet_button(ui, theme, action, None).clicked())
            })
            .inner
        })
        .inner
}
