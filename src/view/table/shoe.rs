//! The shoe, small, from above.

use eframe::egui::{CornerRadius, Rect, Shadow, Stroke, StrokeKind, Ui, pos2, vec2};

use super::stage::{Stage, label_height};
use super::{TableLook, shade, told};
use crate::drill::question::Back;

pub(super) fn shoe_ui(ui: &Ui, stage: &Stage, look: &TableLook<'_>) {
    let rect = rect(stage);
    told(ui, rect, "shoe", &look.words.key("table-shoe"));
    let baize = look.theme.baize;
    let painter = ui.painter();
    let unit = rect.height();
    let round = CornerRadius::same((unit * 0.09).clamp(2.0, 24.0) as u8);
    let soft =
        Shadow { offset: [0, (unit * 0.04) as i8], blur: (unit * 0.12) as u8, spread: 0, color: shade(look, 0.45) };
    painter.add(soft.as_shape(rect, round));
    painter.rect(rect, round, baize.rail, Stroke::new((unit * 0.02).max(1.0), baize.rail_light), StrokeKind::Inside);
    // The window through which the cards are seen, and the lip from which they slide.
    let window =
        Rect::from_min_max(rect.min + vec2(unit * 0.12, unit * 0.12), rect.max - vec2(unit * 0.12, unit * 0.34));
    painter.rect_filled(window, CornerRadius::same((unit * 0.05).clamp(1.0, 12.0) as u8), shade(look, 0.55));
    for layer in 0..5_u8 {
        let y = window.top() + window.height() * (0.16 + 0.17 * f32::from(layer));
        painter.hline(
            window.x_range().shrink(unit * 0.05),
            y,
            Stroke::new((unit * 0.015).max(0.75), baize.card_edge.gamma_multiply(0.7)),
        );
    }
    let lip = Rect::from_min_max(
        pos2(rect.left() + unit * 0.2, rect.bottom() - unit * 0.24),
        rect.max - vec2(unit * 0.2, unit * 0.02),
    );
    let card = lip.with_max_y(rect.bottom() - unit * 0.06);
    painter.rect_filled(card, CornerRadius::same(2), baize.card_face);
    super::back::paint(ui, card.shrink(unit * 0.02), Back::Blue, look, false);
    painter.rect_stroke(
        lip,
        CornerRadius::same(3),
        Stroke::new((unit * 0.02).max(1.0), baize.rail_light),
        StrokeKind::Outside,
    );
}

/// Where the shoe stands: at the players' end of the middle.
pub(super) fn rect(stage: &Stage) -> Rect {
    let height = (stage.centre.height() * 0.34).min(stage.card * 1.05);
    let top = stage.centre.top() + label_height(stage.cloth) * 0.2;
    Rect::from_center_size(pos2(stage.centre.center().x, top + height / 2.0), vec2(height * 1.05, height))
}
