//! A plate that is coloured as far as its share, readable across a room.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2,
    vec2,
};

use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::palette::Surround;
use crate::view::theme::ROUND;
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

/// How the class answered: an answer with its sign, and how many gave it.
pub(super) struct ChartBar<'b> {
    pub(super) label: &'b str,
    /// How many, as text.
    pub(super) figure: &'b str,
    pub(super) share: f32,
    /// Marks right and wrong with a sign; `None` for no mark.
    pub(super) right: Option<bool>,
    /// Lines of the label; the rest of it is left out.
    pub(super) lines: usize,
}

/// Space around the text of a bar and below the bar, in text sizes.
const AIR: f32 = 0.4;
const GAP: f32 = 0.3;
/// The sign's column, in text sizes.
const SIGN: f32 = 1.6;
/// How much of its colour the covered part of a plate takes on.
const TINT: f32 = 0.36;

/// A plate that is coloured from the left as far as its share.
pub(super) fn paint_plate(painter: &Painter, colours: &Surround, rect: Rect, share: f32, ink: Color32) {
    let round = CornerRadius::same(ROUND);
    painter.rect(rect, round, colours.surface_raised, Stroke::new(1.0, colours.line), StrokeKind::Inside);
    let covered = rect.with_max_x(rect.left() + rect.width() * share.clamp(0.0, 1.0));
    if covered.width() > 1.0 {
        painter.rect_filled(covered, round, colours.surface_raised.lerp_to_gamma(ink, TINT));
        let edge = covered.with_min_y(rect.bottom() - (rect.height() * 0.1).max(3.0));
        painter.rect_filled(edge, CornerRadius { nw: 0, ne: 0, ..round }, ink);
    }
}

impl ChartBar<'_> {
    /// The label and the figure in a bar of this width.
    fn laid_out(&self, ui: &Ui, face: &Appearance, (size, width): (f32, f32)) -> (Arc<Galley>, Arc<Galley>) {
        let ink = face.theme.surround.text;
        let bold = FontId::new(size, fonts::bold());
        let figure = ui.painter().layout_no_wrap(self.figure.to_owned(), bold, ink);
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let room = width - self.left(size) - figure.size().x - 2.0 * AIR * size;
        let mut job = LayoutJob::simple(self.label.to_owned(), font, ink, room.max(size));
        job.wrap.max_rows = self.lines;
        (ui.painter().layout_job(job), figure)
    }

    /// Where the label begins.
    fn left(&self, size: f32) -> f32 {
        size * (AIR + if self.right.is_some() { SIGN } else { 0.2 })
    }

    /// Height at a size of text and a width, with the gap below.
    pub(super) fn height(&self, ui: &Ui, face: &Appearance, (size, width): (f32, f32)) -> f32 {
        self.laid_out(ui, face, (size, width)).0.size().y + size * (2.0 * AIR + GAP)
    }

    pub(super) fn show(&self, ui: &mut Ui, face: &Appearance, size: f32) {
        let colours = face.theme.surround;
        let width = ui.available_width();
        let (label, figure) = self.laid_out(ui, face, (size, width));
        let (all, response) =
            ui.allocate_exact_size(vec2(width, label.size().y + size * (2.0 * AIR + GAP)), Sense::hover());
        let key = match self.right {
            Some(true) => text_key!("host-bar-right"),
            Some(false) => text_key!("host-bar-wrong"),
            None => text_key!("host-bar"),
        };
        let phrase = Phrase::plain(key)
            .with("answer", Fact::Text(self.label.to_owned()))
            .with("count", Fact::Text(self.figure.to_owned()));
        name(&response, Role::Label, &face.words.render(&phrase, &HouseTerms::default()));
        let ink = if self.right == Some(true) { colours.right } else { colours.text_quiet };
        let rect = all.with_max_y(all.bottom() - size * GAP);
        let painter = ui.painter();
        paint_plate(painter, colours, rect, self.share, ink);
        if let Some(right) = self.right {
            let centre = pos2(rect.left() + size * (AIR + 0.6), rect.center().y);
            paint_verdict(painter, &face.theme, centre, size * 1.1, right);
        }
        let at = pos2(rect.left() + self.left(size), rect.top() + size * AIR);
        painter.galley(at, label, colours.text);
        let place = rect.shrink2(vec2(size * AIR, 0.0));
        painter.galley(Align2::RIGHT_CENTER.align_size_within_rect(figure.size(), place).min, figure, colours.text);
    }
}
