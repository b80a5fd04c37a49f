//! Panels and notice bars.

use eframe::egui::{CornerRadius, Frame, InnerResponse, Margin, RichText, Role, Sense, Stroke, TextStyle, Ui, Vec2};

use super::{name, paint_verdict, quiet_button, quiet_width};
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

pub fn panel<R>(ui: &mut Ui, theme: &Theme, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    Frame::new()
        .fill(theme.surround.surface)
        .stroke(Stroke::new(1.0, theme.surround.line))
        .corner_radius(CornerRadius::same(ROUND))
        .inner_margin(Margin::same(16))
        .show(ui, content)
}

/// A card for the next task; its frame is emphasised while it waits for the trainee.
pub fn task_card<R>(ui: &mut Ui, theme: &Theme, waits: bool, content: impl FnOnce(&mut Ui) -> R) -> R {
    let line = if waits { theme.surround.accent } else { theme.surround.line };
    let card = Frame::new().fill(theme.surround.surface).stroke(Stroke::new(1.5, line)).corner_radius(ROUND);
    let shown = card.inner_margin(GRID as i8).show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui)
    });
    shown.inner
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Small, for what closes automatically.
    Quiet,
    Plain,
    Good,
    /// Failure, or something set aside.
    Bad,
    /// Something is lost, or may be.
    Loss,
}

const PADDING: Margin = Margin::symmetric(16, 8);

/// Size of the mark before the text.
const MARK: f32 = 2.5 * GRID;

/// A full-width notice. Returns the place of the button that was pressed.
pub fn notice_bar(ui: &mut Ui, theme: &Theme, notice: Notice, text: &str, buttons: &[&str]) -> Option<usize> {
    let colours = theme.surround;
    let (colour, role, width) = match notice {
        Notice::Quiet => (colours.line, Role::Status, 1.0),
        Notice::Plain => (colours.accent, Role::Status, 1.0),
        Notice::Good => (colours.right, Role::Status, 1.0),
        Notice::Bad => (colours.wrong, Role::Alert, 1.0),
        Notice::Loss => (colours.wrong, Role::Alert, 2.5),
    };
    let frame = Frame::new()
        .fill(colours.surface_raised.lerp_to_gamma(colour, 0.08))
        .stroke(Stroke::new(width, colour))
        .corner_radius(CornerRadius::same(ROUND))
        .inner_margin(PADDING);
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                if !matches!(notice, Notice::Plain | Notice::Quiet) {
                    let (rect, _) = ui.allocate_exact_size(Vec2::splat(MARK), Sense::hover());
                    paint_verdict(ui.painter(), theme, rect.center(), MARK, notice == Notice::Good);
                }
                let line = if notice == Notice::Quiet {
                    RichText::new(text).color(colours.text_quiet).text_style(TextStyle::Small)
                } else {
                    RichText::new(text).color(colours.text)
                };
                let label = ui.label(line);
                name(&label, role, text);
                let mut pressed = None;
                for (place, text) in buttons.iter().enumerate() {
                    if quiet_button(ui, theme, text, None).clicked() {
                        pressed = Some(place);
                    }
                }
                pressed
            })
            .inner
        })
        .inner
}

/// About the height of such a notice in this place.
pub fn notice_height<'a>(ui: &Ui, text: &str, buttons: impl Iterator<Item = &'a str>) -> f32 {
    let width = ui.available_width() - PADDING.sum().x - MARK;
    let font = TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout(text.to_owned(), font, ui.visuals().text_color(), width);
    let last = galley.rows.last().map_or(0.0, |row| row.size.x);
    let gap = ui.spacing().item_spacing;
    let buttons: f32 = buttons.map(|text| quiet_width(ui, text) + gap.x).sum();
    let button_row = if last + buttons > width {
        TARGET + gap.y
    } else {
        (TARGET - ui.text_style_height(&TextStyle::Body)).max(0.0)
    };
    galley.size().y + button_row + PADDING.sum().y
}
