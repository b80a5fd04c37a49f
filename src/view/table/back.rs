//! Card backs: two colours, a pattern of crossing lines and a rosette.

use eframe::egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::shape;
use crate::drill::question::CardBack;
use crate::view::palette::Baize;

/// `width` is that of the whole card, also while it turns.
pub(super) fn paint(painter: &Painter, rect: Rect, width: f32, colour: CardBack, baize: &Baize) {
    let fill = match colour {
        CardBack::Blue | CardBack::BlueMarked => baize.back_blue,
        CardBack::Red | CardBack::RedMarked => baize.back_red,
    };
    let round = CornerRadius::from((width * 0.04).clamp(1.0, 20.0));
    painter.rect_filled(rect, round, fill);
    let line = Stroke::new((width * 0.008).max(0.6), baize.back_print.gamma_multiply(0.5));
    let inner = rect.shrink(width * 0.05);
    lattice(painter, inner, width * 0.085, line);
    let frame = Stroke::new(line.width * 1.4, baize.back_print.gamma_multiply(0.8));
    painter.rect_stroke(inner, round, frame, StrokeKind::Inside);
    rosette(painter, rect, width, fill, line);
    if matches!(colour, CardBack::BlueMarked | CardBack::RedMarked) {
        bent_corner(painter, rect, width, baize);
    }
}

/// A corner folded over: the cloth shows where it was, the face on the fold.
fn bent_corner(painter: &Painter, rect: Rect, width: f32, baize: &Baize) {
    let size = width * 0.3;
    let (corner, across, down) =
        (rect.right_top(), rect.right_top() - vec2(size, 0.0), rect.right_top() + vec2(0.0, size));
    let inner = corner + vec2(-size, size);
    let edge = Stroke::new((width * 0.012).max(0.8), baize.card_edge);
    painter.add(Shape::convex_polygon(vec![across, corner, down], baize.cloth, Stroke::NONE));
    painter.add(Shape::convex_polygon(vec![across, down, inner], baize.card_face, edge));
}

/// Lines at 45 degrees both ways, ending at the edges.
fn lattice(painter: &Painter, rect: Rect, step: f32, line: Stroke) {
    let steps = shape::count(((rect.width() + rect.height()) / step).ceil());
    for index in 0..=steps {
        let at = f32::from(index) * step;
        let (from, to) = ((at - rect.width()).max(0.0), at.min(rect.height()));
        if from < to {
            let mirrored = |x: f32| rect.left() + rect.right() - x;
            let ends = [from, to].map(|down| pos2(rect.left() + at - down, rect.top() + down));
            painter.line_segment(ends, line);
            painter.line_segment(ends.map(|end| pos2(mirrored(end.x), end.y)), line);
        }
    }
}

/// Three interlaced waves around a centre, as on banknotes.
fn rosette(painter: &Painter, rect: Rect, width: f32, fill: eframe::egui::Color32, line: Stroke) {
    let radius = width * 0.26;
    // A card being turned is too narrow for it.
    if rect.width().min(rect.height()) < width * 0.6 {
        return;
    }
    painter.circle(rect.center(), radius * 1.12, fill, line);
    let steps = if width < 160.0 { 96_u16 } else { 144 };
    for wave in 0..3_u8 {
        let points = (0..steps).map(|step| -> Pos2 {
            let angle = f32::from(step) / f32::from(steps) * std::f32::consts::TAU;
            let swing = (angle * 12.0 + f32::from(wave) * std::f32::consts::TAU / 3.0).sin();
            rect.center() + Vec2::angled(angle) * radius * (0.66 + 0.32 * swing)
        });
        painter.add(Shape::closed_line(points.collect(), line));
    }
}
