//! Card backs: two colours, a pattern of crossing lines and a rosette.

use eframe::egui::{CornerRadius, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::{TableLook, shape};
use crate::drill::question::CardBack;

pub(super) fn paint(ui: &Ui, rect: Rect, colour: CardBack, look: &TableLook<'_>, crosswise: bool) {
    let baize = look.theme.baize;
    let fill = match colour {
        CardBack::Blue | CardBack::BlueMarked => baize.back_blue,
        CardBack::Red | CardBack::RedMarked => baize.back_red,
    };
    let width = if crosswise { rect.height() } else { rect.width() };
    let round = CornerRadius::from((width * 0.04).clamp(1.0, 20.0));
    ui.painter().rect_filled(rect, round, fill);
    let line = Stroke::new((width * 0.008).max(0.6), baize.back_print.gamma_multiply(0.5));
    let inner = rect.shrink(width * 0.05);
    lattice(&ui.painter_at(inner.intersect(ui.clip_rect())), inner, width * 0.085, line);
    ui.painter().rect_stroke(
        inner,
        round,
        Stroke::new(line.width * 1.4, baize.back_print.gamma_multiply(0.8)),
        StrokeKind::Inside,
    );
    rosette(ui, rect, width, fill, line);
    if matches!(colour, CardBack::BlueMarked | CardBack::RedMarked) {
        bent_corner(ui, rect, width, look);
    }
}

/// A corner folded over: the cloth shows where it was, the face on the fold.
fn bent_corner(ui: &Ui, rect: Rect, width: f32, look: &TableLook<'_>) {
    let size = width * 0.3;
    let (corner, across, down) =
        (rect.right_top(), rect.right_top() - vec2(size, 0.0), rect.right_top() + vec2(0.0, size));
    let inner = corner + vec2(-size, size);
    let edge = Stroke::new((width * 0.012).max(0.8), look.theme.baize.card_edge);
    ui.painter().add(Shape::convex_polygon(vec![across, corner, down], look.theme.baize.cloth, Stroke::NONE));
    ui.painter().add(Shape::convex_polygon(vec![across, down, inner], look.theme.baize.card_face, edge));
}

fn lattice(painter: &eframe::egui::Painter, rect: Rect, step: f32, line: Stroke) {
    let steps = shape::count(((rect.width() + rect.height()) / step).ceil());
    for index in 0..=steps {
        let at = f32::from(index) * step;
        let (left, right) = (rect.left(), rect.right());
        painter.line_segment([pos2(left + at, rect.top()), pos2(left + at - rect.height(), rect.bottom())], line);
        painter.line_segment([pos2(right - at, rect.top()), pos2(right - at + rect.height(), rect.bottom())], line);
    }
}

/// Three interlaced waves around a centre, as on banknotes.
fn rosette(ui: &Ui, rect: Rect, width: f32, fill: eframe::egui::Color32, line: Stroke) {
    let radius = width * 0.26;
    // A card being turned is too narrow for it.
    if rect.width().min(rect.height()) < width * 0.6 {
        return;
    }
    ui.painter().circle(rect.center(), radius * 1.12, fill, line);
    for wave in 0..3_u8 {
        let points = (0..144_u16).map(|step| {
            let angle = f32::from(step) / 144.0 * std::f32::consts::TAU;
            let swing = (angle * 12.0 + f32::from(wave) * std::f32::consts::TAU / 3.0).sin();
            rect.center() + Vec2::angled(angle) * radius * (0.66 + 0.32 * swing)
        });
        ui.painter().add(Shape::closed_line(points.collect(), line));
    }
}
