//! The croupiers' things on the felt: the bank's chips in their rack, the basket for used cards, the palette.

use eframe::egui::emath::GuiRounding as _;
use eframe::egui::{CornerRadius, Mesh, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::felt_layout::FeltLayout;
use super::{TableLook, named_area, shade, shape};
use crate::i18n::phrase::Fact;
use crate::rules::chips::{ChipSet, Piece};
use crate::view::drawing::{self, Placement};
use crate::view::palette::paint_of;

pub(super) fn furniture_ui(ui: &Ui, stage: &FeltLayout, set: &ChipSet, look: &TableLook<'_>) {
    let things = &stage.furniture;
    named_area(ui, things.float, "float", &look.words.message(text_key!("table-float")));
    let key = (drawing::bits(things.float), &set.id, look.paint_key());
    drawing::picture(ui, ("float", key), Placement::in_place(), |painter| float(painter, things.float, set, look));
    let discard = Fact::Text(look.house.terms.discard.value().clone());
    named_area(ui, things.basket, "basket", &look.render(&text!("table-basket", discard = discard)));
    let key = (drawing::bits(things.basket), look.paint_key());
    drawing::picture(ui, ("basket", key), Placement::in_place(), |painter| basket(painter, things.basket, look));
    if *look.house.procedure.palette.value() {
        named_area(ui, things.palette, "palette", &look.words.message(text_key!("table-palette")));
        let key = (drawing::bits(things.palette), look.paint_key());
        drawing::picture(ui, ("palette", key), Placement::in_place(), |painter| palette(painter, things.palette, look));
    }
}

/// A rack with a row of chips on edge for each value, the largest in the middle.
fn float(painter: &Painter, rect: Rect, set: &ChipSet, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let round = CornerRadius::from((rect.height() * 0.08).clamp(2.0, 16.0));
    painter.rect(rect, round, baize.rail, Stroke::new(1.0, baize.rail_light), StrokeKind::Inside);
    let pieces = &set.pieces;
    let inner = rect.shrink((rect.height() * 0.07).max(2.0));
    let step = inner.width() / pieces.len().max(1) as f32;
    for (place, piece) in pieces.iter().enumerate() {
        let left = inner.left() + step * place as f32;
        tube(painter, Rect::from_x_y_ranges(left..=left + step, inner.y_range()), piece, 1.0, look);
    }
}

/// A tube of the rack, filled to a share, the chips seen on edge with the mark of the rim on each.
pub(super) fn tube(painter: &Painter, room: Rect, piece: &Piece, share: f32, look: &TableLook<'_>) {
    let pixels = painter.ctx().pixels_per_point();
    let tube = room.shrink2(vec2(room.width() * 0.08, 0.0)).round_to_pixels(pixels);
    let ground = look.theme.baize.rail.blend(shade(look, 0.45));
    painter.rect_filled(tube, CornerRadius::same(2), ground);
    let thick = (tube.width() * 0.3).clamp(3.0, 9.0).round_to_pixels(pixels);
    let most = (tube.height() * 0.94 / thick).floor().min(40.0);
    let count = shape::count((most * share.min(1.0)).ceil());
    let (fill, edge) = (paint_of(piece.fill), paint_of(piece.edge));
    let gap = fill.lerp_to_gamma(ground, 0.6);
    // On whole pixels they need no soft edge: the chips as one, the marks as one, and some five hundred gaps a rack.
    let mut strips = Mesh::default();
    let filled = tube.shrink2(vec2(1.0, 0.0)).with_min_y(tube.bottom() - thick * f32::from(count));
    strips.add_colored_rect(filled, fill);
    let marks = Rect::from_center_size(filled.center(), vec2(filled.width() * 0.24, filled.height()));
    strips.add_colored_rect(marks.round_to_pixels(pixels), edge);
    for chip in 0..count {
        let bottom = tube.bottom() - thick * f32::from(chip);
        strips.add_colored_rect(filled.with_min_y(bottom - 1.0 / pixels).with_max_y(bottom), gap);
    }
    painter.add(strips);
}

pub(super) fn basket(painter: &Painter, rect: Rect, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let unit = rect.height();
    let round = CornerRadius::from((unit * 0.28).min(255.0));
    painter.rect(rect, round, baize.rail, Stroke::new((unit * 0.06).max(1.0), baize.rail_light), StrokeKind::Inside);
    let slot = Rect::from_center_size(rect.center(), vec2(rect.width() * 0.7, unit * 0.3));
    painter.rect_filled(slot, CornerRadius::from((unit * 0.14).min(255.0)), shade(look, 0.8));
}

/// A flat blade on a handle towards the croupier.
pub(super) fn palette(painter: &Painter, rect: Rect, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let long = rect.size().max_elem();
    let along = if rect.width() > rect.height() { Vec2::X } else { Vec2::Y };
    let thick = rect.size().min_elem();
    let end = rect.center() + along * (long / 2.0);
    // Lighter than the rail, or it would be lost on the cloth.
    let wood = baize.rail_light.lerp_to_gamma(baize.print, 0.3);
    painter.line_segment([rect.center(), end], Stroke::new((thick * 0.18).max(2.5), wood));
    let from = rect.center() - along * (long / 2.0);
    let to = rect.center() + along * (long * 0.1);
    let blade = Rect::from_two_pos(from - along.rot90() * (thick * 0.48), to + along.rot90() * (thick * 0.48));
    let round = CornerRadius::from((thick * 0.2).min(255.0));
    painter.rect(blade, round, wood, Stroke::new(1.0, baize.rail), StrokeKind::Inside);
    let shine = Rect::from_center_size(blade.center(), blade.size() * 0.6);
    painter.rect_filled(shine, round, baize.print_quiet.gamma_multiply(0.10));
}
