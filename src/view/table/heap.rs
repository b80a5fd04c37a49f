//! The piles of chips in front of the croupier, one per value.

use eframe::egui::{Align2, FontId, Rect, Ui, pos2, vec2};

use super::chip::{GAP, Heaps, WIDE_GAP};
use super::felt_layout::FeltLayout;
use super::{TableLook, named_area};
use crate::describe::scene;
use crate::drill::question::Scene;
use crate::view::fonts;

/// Maximum chip radius, relative to the felt's height.
const MOST: f32 = 0.075;
const MOST_FOR_CLASS: f32 = 0.2;
/// Size of the number of pieces beside a pile, and room beside the last, in heights of the place of the piles.
const BESIDE: f32 = 0.36;
const ROOM_BESIDE: f32 = 0.75;
/// Space around piles below a bet, in that height.
const AIR: f32 = 0.07;
/// Height of the line with the number of pieces below a pile, and of its figures, relative to the felt's height.
const COUNT_LINE: f32 = 0.2;
const COUNT: f32 = 0.15;

/// The count of each pile is only in its accessible name, and before a class below the pile once it is answered.
pub(super) fn heaps_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>, shows_counts: bool) {
    let set = look.set_of(scene);
    let pieces: Vec<_> = scene.chips.iter().filter_map(|laid| Some((set.piece(laid.value)?, laid.count))).collect();
    let most = if stage.is_for_class { MOST_FOR_CLASS } else { MOST };
    let is_counted = shows_counts && stage.is_for_class;
    let room = stage.heaps();
    // Below a bet there is no height for a line of its own.
    let is_beside = is_counted && !scene.stakes.is_empty();
    let line = if is_counted && !is_beside { COUNT_LINE * stage.cloth.height() } else { 0.0 };
    let beside = if is_beside { room.height() * ROOM_BESIDE } else { 0.0 };
    let (gap, air) = if is_beside { (WIDE_GAP, AIR * room.height()) } else { (GAP, 0.0) };
    let room = room.shrink(air);
    let room = Rect::from_min_max(room.min, room.max - vec2(beside, line));
    let heaps = Heaps::spaced(room, &pieces, most * stage.cloth.height(), gap);
    heaps.paint(ui, look.theme);
    for (index, (piece, count, rect)) in heaps.rects().enumerate() {
        named_area(ui, rect, ("heap", index), &look.render(&scene::heap(piece, count)));
        if !is_counted {
            continue;
        }
        let (at, align, size) = if is_beside {
            let right = rect.right() + 0.06 * room.height();
            (pos2(right, rect.center().y), Align2::LEFT_CENTER, BESIDE * room.height())
        } else {
            let below = pos2(rect.center().x, rect.bottom() + line / 2.0);
            (below, Align2::CENTER_CENTER, COUNT * stage.cloth.height())
        };
        let font = FontId::new(size, fonts::bold());
        ui.painter().text(at, align, format!("× {count}"), font, look.theme.baize.print);
    }
}
