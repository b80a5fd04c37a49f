//! The column beside the table, or the sheet on the bare cloth: scrolling content above a fixed footer.

use eframe::egui::{
    Align, AsIdSalt, Frame, Layout, Margin, Panel, Rect, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, vec2,
};

use super::page::scrolling_ui;
use crate::drill::question::{AnswerForm, Question};
use crate::view::Appearance;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::primary_height;

/// Width of the column beside the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ColumnWidth {
    Usual,
    /// The column is wider, for ordering sentences.
    List,
    /// A sheet in the middle of the bare cloth.
    OnCloth,
}

impl ColumnWidth {
    pub(super) const fn for_question(question: &Question) -> Self {
        if question.scene.bare {
            Self::OnCloth
        } else if matches!(question.form, AnswerForm::Order(_)) {
            Self::List
        } else {
            Self::Usual
        }
    }

    /// Width at this text size in a page of this width.
    pub(super) fn width(self, text: f32, page: f32) -> f32 {
        let (letters, share) = match self {
            Self::Usual => (22.0, 0.46),
            Self::List => (32.0, 0.62),
            Self::OnCloth => (38.0, 0.8),
        };
        (text * letters).min(page * share)
    }
}

/// The column beside the table: scrolling content above a fixed footer.
pub(super) fn column_beside_ui<A, B>(
    ui: &mut Ui,
    face: &Appearance,
    room: ColumnWidth,
    what: impl AsIdSalt,
    content: impl FnOnce(&mut Ui) -> A,
    foot: impl FnOnce(&mut Ui) -> B,
) -> (A, B) {
    if room == ColumnWidth::OnCloth {
        return growing_sheet_ui(ui, face, what, content, foot);
    }
    let width = room.width(TextStyle::Body.resolve(ui.style()).size, ui.available_width());
    // The scroll bar has the margin at the right to itself.
    let margin = Margin { left: 16, right: 4, top: 16, bottom: 16 };
    let frame = Frame::new().inner_margin(margin);
    Panel::right("beside")
        .frame(frame)
        .resizable(false)
        .exact_size(width)
        .show_separator_line(false)
        .show(ui, |ui| column_ui(ui, what, content, foot))
        .inner
}

fn column_ui<A, B>(
    ui: &mut Ui,
    what: impl AsIdSalt,
    content: impl FnOnce(&mut Ui) -> A,
    foot: impl FnOnce(&mut Ui) -> B,
) -> (A, B) {
    // A fixed height keeps the footer's button in place from question to verdict.
    let height = foot_height(ui);
    let below = Panel::bottom("foot")
        .frame(Frame::new())
        .show_separator_line(false)
        .exact_size(height)
        .show(ui, |ui| ui.with_layout(Layout::bottom_up(Align::Min), foot).inner)
        .inner;
    let above = scrolling_ui(ui, what, |ui| {
        ui.set_max_width(ui.available_width() - 1.5 * GRID);
        content(ui)
    });
    (above, below)
}

fn foot_height(ui: &Ui) -> f32 {
    primary_height(ui) + 2.0 * GRID
}

/// Least height of the sheet of a question, as a multiple of the text size.
const SHEET: f32 = 26.0;

/// A sheet that grows with what is on it, as far as the cloth reaches.
fn growing_sheet_ui<A, B>(
    ui: &mut Ui,
    face: &Appearance,
    what: impl AsIdSalt,
    content: impl FnOnce(&mut Ui) -> A,
    foot: impl FnOnce(&mut Ui) -> B,
) -> (A, B) {
    let id = ui.scope_id().with("sheet");
    let assumed: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let least = TextStyle::Body.resolve(ui.style()).size * SHEET;
    let around = foot_height(ui) + 2.0 * SHEET_MARGIN;
    let ((out, height), below) = on_cloth_ui(ui, face, least.max(assumed + around), |ui| {
        let measured = |ui: &mut Ui| {
            let out = content(ui);
            (out, ui.min_rect().height())
        };
        column_ui(ui, what, measured, foot)
    });
    if (height - assumed).abs() > 1.0 {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_discard("height of a sheet");
    }
    (out, below)
}

const SHEET_MARGIN: f32 = 3.0 * GRID;

/// A sheet of at most this height in the middle of the space that is left.
pub(super) fn on_cloth_ui<R>(ui: &mut Ui, face: &Appearance, height: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let room = ui.available_rect_before_wrap();
    let size = vec2(ColumnWidth::OnCloth.width(text, room.width()), height.min(room.height() - 12.0 * GRID));
    let sheet = Rect::from_center_size(room.center(), size);
    let line = Stroke::new(1.0, face.theme.surround.line);
    ui.painter().add(ui.visuals().window_shadow.as_shape(sheet, ROUND));
    ui.painter().rect(sheet, ROUND, face.theme.surround.background, line, StrokeKind::Inside);
    // As wide a margin at the left as beside the scroll bar at the right.
    let inside = sheet.shrink(SHEET_MARGIN).with_min_x(sheet.left() + SHEET_MARGIN + 1.5 * GRID);
    content(&mut ui.new_child(UiBuilder::new().max_rect(inside)))
}
