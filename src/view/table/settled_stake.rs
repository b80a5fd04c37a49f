//! A settled stake: its payment, its owner and a mark for errors.

use eframe::egui::{CornerRadius, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::stake::{layout_text, widest};
use super::{TableLook, chip, shade};
use crate::i18n::money;
use crate::rules::chips::Piece;
use crate::rules::money::Money;
use crate::view::widget::paint_verdict;

/// Chip radius, text size, and whether the text is below the chips.
#[derive(Clone, Copy)]
pub(super) struct StakeMetrics {
    pub radius: f32,
    pub figure: f32,
    pub below: bool,
}

/// A stake with its payment beside it; the payment's sum is on brass.
pub(super) fn paint_payment(
    ui: &Ui,
    cell: Rect,
    columns: &[Vec<&Piece>],
    (stake, paid): (Money, Money),
    size: StakeMetrics,
    look: &TableLook<'_>,
) {
    let baize = look.theme.baize;
    let language = look.words.language();
    let wide = chip::width_of(columns).max(2.0);
    let beside = wide * size.radius + size.radius * 0.4;
    let needed = layout_text(ui, &format!("+{}", money(language, paid)), size.figure, baize.print).size().x;
    // Both texts go below the chips if the payment's text does not fit beside them.
    let below = size.below || needed > cell.width() - beside;
    let size = StakeMetrics { below, ..size };
    let room = if size.below { cell.width() } else { cell.width() - beside } - 8.0;
    let fitting = |text: String, ink| {
        let galley = layout_text(ui, &text, size.figure, ink);
        let wide = galley.size().x;
        if wide > room { layout_text(ui, &text, (size.figure * room / wide).max(6.0), ink) } else { galley }
    };
    let above = fitting(money(language, stake), baize.print);
    let below = fitting(format!("+{}", money(language, paid)), baize.card_ink_black);
    let lines = above.size().y + below.size().y + 1.0;
    let text = above.size().x.max(below.size().x) + 8.0;
    let (chips, radius, centre) = if size.below {
        let chips = cell.with_max_y(cell.bottom() - lines);
        let centre = pos2(cell.center().x, cell.bottom() - lines / 2.0);
        (chips, size.radius.min(chips.height() * 0.46), centre)
    } else {
        let left = cell.center().x - f32::midpoint(beside, text);
        let chips = Rect::from_x_y_ranges(left..=left + wide * size.radius, cell.y_range());
        (chips, size.radius, pos2(left + beside + text / 2.0, cell.center().y))
    };
    if radius > 3.0 {
        let foot = chip::foot_in(chips, radius, columns.first().map_or(0, Vec::len));
        let first = foot - vec2((wide - widest(columns)) * radius / 2.0, 0.0);
        chip::ChipPainter::new(ui, look.theme).columns(first, radius, chips.height(), columns);
    }
    let round = |rect: Rect| CornerRadius::from((rect.height() / 2.0).min(255.0));
    let top = centre.y - lines / 2.0;
    let pill = |galley: &Galley, top: f32| {
        let at = pos2(centre.x, top + galley.size().y / 2.0);
        Rect::from_center_size(at, galley.size()).expand2(vec2(4.0, 0.0))
    };
    let rect = pill(&above, top);
    ui.painter().rect_filled(rect, round(rect), shade(look, 0.30));
    ui.painter().galley(rect.center() - above.size() / 2.0, above, baize.print);
    let rect = pill(&below, centre.y + lines / 2.0 - below.size().y);
    ui.painter().rect_filled(rect, round(rect), baize.highlight);
    ui.painter().galley(rect.center() - below.size() / 2.0, below, baize.card_ink_black);
}

pub(super) fn paint_standing_player(ui: &Ui, cell: Rect, look: &TableLook<'_>) {
    let unit = (cell.height() * 0.09).clamp(3.0, 9.0);
    let at = cell.left_top() + vec2(unit * 1.9, unit * 1.7);
    let (ink, painter) = (look.theme.baize.print, ui.painter());
    painter.circle_filled(at, unit * 2.1, shade(look, 0.35));
    painter.circle_filled(at - vec2(0.0, unit * 1.15), unit * 0.55, ink);
    let line = Stroke::new((unit * 0.45).max(1.2), ink);
    painter.line_segment([at - vec2(0.0, unit * 0.5), at + vec2(0.0, unit * 0.5)], line);
    for side in [-1.0, 1.0] {
        painter.line_segment([at + vec2(0.0, unit * 0.4), at + vec2(side * unit * 0.6, unit * 1.6)], line);
        painter.line_segment([at - vec2(0.0, unit * 0.3), at + vec2(side * unit * 0.8, unit * 0.2)], line);
    }
}

pub(super) fn paint_wrong_mark(ui: &Ui, cell: Rect, look: &TableLook<'_>) {
    let line = Stroke::new(2.0, look.theme.surround.wrong);
    ui.painter().rect_stroke(cell, CornerRadius::same(6), line, StrokeKind::Inside);
    let size = (cell.height() * 0.24).clamp(10.0, 24.0);
    let at = cell.right_top() + vec2(-size * 0.15, size * 0.1);
    ui.painter().circle_filled(at, size * 0.55, look.theme.surround.surface);
    paint_verdict(ui.painter(), look.theme, at, size, false);
}
