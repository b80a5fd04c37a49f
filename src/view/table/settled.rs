//! What became of a stake on the felt: its payment beside it, whose it is, and that it was settled wrongly.

use eframe::egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::stake::{lay, widest};
use super::{TableLook, chip, shade};
use crate::rules::money::Money;
use crate::view::widget::paint_verdict;
use crate::words::money;

/// A stake and the payment at its side, in chips of this radius at most, with both figures below.
pub(super) fn paid(
    ui: &Ui,
    cell: Rect,
    (stake, paid): (Money, Money),
    (radius, size): (f32, f32),
    look: &TableLook<'_>,
) {
    let baize = look.theme.baize;
    let language = look.words.language();
    let fitting = |text: String, ink| {
        let galley = lay(ui, &text, size, ink);
        let room = cell.width() - 8.0;
        let wide = galley.size().x;
        if wide > room { lay(ui, &text, (size * room / wide).max(6.0), ink) } else { galley }
    };
    let below = fitting(format!("+{}", money(language, paid)), baize.card_ink_black);
    let above = fitting(money(language, stake), baize.print);
    let foot = cell.bottom() - 2.0;
    let lines = above.size().y + below.size().y;
    let room = cell.with_max_y(foot - lines);
    let half = room.width() / 2.0;
    for (sum, left) in [(stake, room.left()), (paid, room.left() + half)] {
        let pieces = chip::chips_for(sum, &baize.chips);
        let area = Rect::from_x_y_ranges(left..=left + half, room.y_range());
        let wide = chip::width_of(&pieces).max(2.0);
        let radius = radius.min(half * 0.9 / wide).min(room.height() * 0.42);
        if radius < 3.0 {
            continue;
        }
        let at = chip::foot_in(area, radius, pieces.len(), area.height());
        let first = at - vec2((wide - widest(&pieces)) * radius / 2.0, 0.0);
        chip::stacks(ui, first, radius, area.height(), &pieces, look);
    }
    let round = |rect: Rect| CornerRadius::from((rect.height() / 2.0).min(255.0));
    let at = pos2(cell.center().x, foot - lines);
    let pill = Rect::from_center_size(at + vec2(0.0, above.size().y / 2.0), above.size()).expand2(vec2(3.0, 0.0));
    ui.painter().rect_filled(pill, round(pill), shade(look, 0.30));
    ui.painter().galley(pill.center() - above.size() / 2.0, above.clone(), baize.print);
    let centre = at + vec2(0.0, above.size().y + below.size().y / 2.0);
    let pill = Rect::from_center_size(centre, below.size()).expand2(vec2(4.0, 0.0));
    ui.painter().rect_filled(pill, round(pill), baize.highlight);
    ui.painter().galley(pill.center() - below.size() / 2.0, below, baize.card_ink_black);
}

/// The sign of a player on his feet: a small figure at the corner of the box.
pub(super) fn on_his_feet(ui: &Ui, cell: Rect, look: &TableLook<'_>) {
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

/// The cross of a stake that was settled wrongly, and the frame round its box.
pub(super) fn wrongly(ui: &Ui, cell: Rect, look: &TableLook<'_>) {
    let line = Stroke::new(2.0, look.theme.surround.wrong);
    ui.painter().rect_stroke(cell, CornerRadius::same(6), line, StrokeKind::Inside);
    let size = (cell.height() * 0.3).clamp(10.0, 26.0);
    let at = pos2(cell.right() - size * 0.6, cell.top() + size * 0.6);
    ui.painter().circle_filled(at, size * 0.55, look.theme.surround.surface);
    paint_verdict(ui.painter(), look.theme, at, size, false);
}
