//! The shoe from above.

use eframe::egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{TableLook, named_area, shade, shape};
use crate::drill::question::{CardBack, LaidCard, Scene};
use crate::view::drawing::{self, Placement};

/// The back that shows at the mouth: that of the last card face down, for which it came from there.
pub(super) fn next_back(scene: &Scene) -> CardBack {
    let mut laid = scene.hands.banco.iter().rev().chain(scene.hands.punto.iter().rev()).chain(&scene.apart);
    let back = laid.find_map(|card| match card {
        LaidCard::Down(back) => Some(*back),
        LaidCard::Up(_) => None,
    });
    match back.unwrap_or_default() {
        CardBack::Blue | CardBack::BlueMarked => CardBack::Blue,
        CardBack::Red | CardBack::RedMarked => CardBack::Red,
    }
}

pub(super) fn shoe_ui(ui: &Ui, rect: Rect, back: CardBack, look: &TableLook<'_>) {
    named_area(ui, rect, "shoe", &look.words.message(text_key!("table-shoe")));
    paint_shoe(ui, rect, back, look);
}

/// The largest place of the shape of `shoe` in this room.
pub(super) fn fitted(room: Rect, shoe: Rect) -> Rect {
    let share = (room.size() / shoe.size()).min_elem();
    Rect::from_center_size(room.center(), shoe.size() * share)
}

pub(super) fn paint_shoe(ui: &Ui, rect: Rect, back: CardBack, look: &TableLook<'_>) {
    let key = (drawing::bits(rect), back, look.paint_key());
    drawing::picture(ui, ("shoe", key), Placement::in_place(), |painter| shoe(painter, rect, back, look));
}

fn shoe(painter: &Painter, rect: Rect, back: CardBack, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let unit = rect.height();
    let round = CornerRadius::from((unit * 0.09).clamp(2.0, 24.0));
    let soft = shape::shadow(unit * 0.04, unit * 0.12, shade(look, 0.45));
    painter.add(soft.as_shape(rect, round));
    painter.rect(rect, round, baize.rail, Stroke::new((unit * 0.02).max(1.0), baize.rail_light), StrokeKind::Inside);
    // The window onto the card edges, and the lip.
    let window =
        Rect::from_min_max(rect.min + vec2(unit * 0.13, unit * 0.12), rect.max - vec2(unit * 0.13, unit * 0.36));
    painter.rect_filled(window, CornerRadius::from((unit * 0.04).clamp(1.0, 12.0)), shade(look, 0.6));
    let packs = window.shrink(unit * 0.035);
    painter.rect_filled(packs, CornerRadius::same(2), baize.card_edge.lerp_to_gamma(baize.shadow, 0.12));
    let line = Stroke::new((unit * 0.006).max(0.6), baize.rail_light.gamma_multiply(0.55));
    for edge in 1..16_u8 {
        painter.hline(packs.x_range(), packs.top() + packs.height() * f32::from(edge) / 16.0, line);
    }
    let lip = Rect::from_min_max(
        pos2(rect.left() + unit * 0.2, rect.bottom() - unit * 0.24),
        rect.max - vec2(unit * 0.2, unit * 0.02),
    );
    let card = lip.with_max_y(rect.bottom() - unit * 0.06);
    painter.rect_filled(card, CornerRadius::same(2), baize.card_face);
    super::back::paint(painter, card.shrink(unit * 0.02), card.width(), back, baize);
    painter.rect_stroke(
        lip,
        CornerRadius::same(3),
        Stroke::new((unit * 0.02).max(1.0), baize.rail_light),
        StrokeKind::Outside,
    );
}
