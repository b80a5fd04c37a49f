//! A chart bar readable across a room.

use eframe::egui::{CornerRadius, Rect, Role, Sense, TextStyle, Ui, pos2, vec2};

use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::{name, paint_verdict};

pub(super) struct ChartBar<'b> {
    pub(super) label: &'b str,
    pub(super) count: f64,
    /// `count` as text.
    pub(super) figure: &'b str,
    /// Value of a full-width bar.
    pub(super) most: f64,
    /// Marks right and wrong with a sign; `None` for no mark.
    pub(super) right: Option<bool>,
}

pub(super) fn bar_ui(ui: &mut Ui, face: &Appearance, bar: &ChartBar<'_>) {
    let ChartBar { label, count, figure: read, most, right } = *bar;
    let colours = face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let mark = if right.is_some() { font.size * 1.4 } else { 0.0 };
    // Room for a mean with one decimal, so that all bars align.
    let figure = font.size * 4.2;
    let galley = ui.painter().layout(label.to_owned(), font.clone(), colours.text, width - mark - figure);
    let thick = font.size * 0.55;
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + thick + GRID), Sense::hover());
    let key = match right {
        Some(true) => text_key!("host-bar-right"),
        Some(false) => text_key!("host-bar-wrong"),
        None => text_key!("host-bar"),
    };
    let told =
        Phrase::plain(key).with("answer", Fact::Text(label.to_owned())).with("count", Fact::Text(read.to_owned()));
    name(&response, Role::Label, &face.words.render(&told, &HouseTerms::default()));
    let painter = ui.painter();
    if let Some(right) = right {
        let centre = pos2(rect.left() + mark / 2.0 - 2.0, rect.top() + font.size * 0.7);
        paint_verdict(painter, &face.theme, centre, font.size, right);
    }
    let ink = match right {
        Some(true) => colours.right,
        Some(false) => colours.text_quiet,
        None => colours.accent,
    };
    let left = rect.left() + mark;
    let height = galley.size().y;
    painter.galley(pos2(left, rect.top()), galley, colours.text);
    let room = rect.width() - mark - figure;
    let full = Rect::from_min_size(pos2(left, rect.top() + height + 2.0), vec2(room, thick));
    painter.rect_filled(full, CornerRadius::same(3), colours.surface_raised);
    let share = room * (count / most.max(1.0)) as f32;
    painter.rect_filled(Rect::from_min_size(full.min, vec2(share, thick)), CornerRadius::same(3), ink);
    let at = pos2(rect.right(), full.center().y);
    painter.text(at, eframe::egui::Align2::RIGHT_CENTER, read, font, colours.text);
}
