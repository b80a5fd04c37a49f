//! A chart bar readable across a room.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{Color32, CornerRadius, FontId, Galley, Rect, Role, Sense, TextStyle, Ui, pos2, vec2};

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
    /// Lines of the label; the rest of it is left out.
    pub(super) lines: usize,
    /// Colour of the team, if it belongs to one.
    pub(super) team: Option<Color32>,
}

/// Thickness of the bar, in text sizes.
const THICK: f32 = 0.55;

impl ChartBar<'_> {
    /// The label beside the mark and above the figure, and their widths.
    fn laid_out(&self, ui: &Ui, face: &Appearance, font: &FontId, width: f32) -> (Arc<Galley>, f32, f32) {
        let mark = if self.right.is_some() { font.size * 1.4 } else { 0.0 };
        // Room for a mean with one decimal, so that all bars align.
        let figure = font.size * 4.2;
        let (colour, label) = (face.theme.surround.text, self.label.to_owned());
        let mut job = LayoutJob::simple(label, font.clone(), colour, width - mark - figure);
        job.wrap.max_rows = self.lines;
        // A long name is cut where its room ends.
        job.wrap.break_anywhere = self.lines == 1;
        (ui.painter().layout_job(job), mark, figure)
    }
}

/// Height of a bar at a size of text and a width.
pub(super) fn bar_height(ui: &Ui, face: &Appearance, bar: &ChartBar<'_>, (size, width): (f32, f32)) -> f32 {
    let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
    bar.laid_out(ui, face, &font, width).0.size().y + size * THICK + GRID
}

pub(super) fn bar_ui(ui: &mut Ui, face: &Appearance, bar: &ChartBar<'_>) {
    let ChartBar { label, count, figure: read, most, right, .. } = *bar;
    let colours = face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let (galley, mark, figure) = bar.laid_out(ui, face, &font, width);
    let thick = font.size * THICK;
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + thick + GRID), Sense::hover());
    let key = match right {
        Some(true) => text_key!("host-bar-right"),
        Some(false) => text_key!("host-bar-wrong"),
        None => text_key!("host-bar"),
    };
    let phrase =
        Phrase::plain(key).with("answer", Fact::Text(label.to_owned())).with("count", Fact::Text(read.to_owned()));
    name(&response, Role::Label, &face.words.render(&phrase, &HouseTerms::default()));
    let painter = ui.painter();
    if let Some(right) = right {
        let centre = pos2(rect.left() + mark / 2.0 - 2.0, rect.top() + font.size * 0.7);
        paint_verdict(painter, &face.theme, centre, font.size, right);
    }
    let ink = match right {
        Some(true) => colours.right,
        Some(false) => colours.text_quiet,
        None => bar.team.unwrap_or(colours.accent),
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
