//! The piles of chips in front of the croupier, one per value.

use eframe::egui::{Align2, FontId, Ui, pos2};

use super::chip::Heaps;
use super::felt_layout::FeltLayout;
use super::{TableLook, named_area};
use crate::describe::scene;
use crate::drill::question::Scene;
use crate::view::fonts;

/// Maximum chip radius, relative to the felt's height.
const MOST: f32 = 0.075;
const MOST_FOR_CLASS: f32 = 0.2;
/// Height of the line with the number of pieces below a pile, and of its figures, relative to the felt's height.
const COUNT_LINE: f32 = 0.2;
const COUNT: f32 = 0.15;

/// The count of each pile is only in its accessible name, and before a class below the pile once it is answered.
pub(super) fn heaps_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>, shows_counts: bool) {
    let set = look.set_of(scene);
    let pieces: Vec<_> = scene.chips.iter().filter_map(|laid| Some((set.piece(laid.value)?, laid.count))).collect();
    let most = if stage.is_for_class { MOST_FOR_CLASS } else { MOST };
    let is_counted = shows_counts && stage.is_for_class;
    let line = if is_counted { COUNT_LINE * stage.cloth.height() } else { 0.0 };
    let room = stage.heaps();
    let room = room.with_max_y(room.bottom() - line);
    let heaps = Heaps::new(room, &pieces, most * stage.cloth.height());
    heaps.paint(ui, look.theme);
    for (index, (piece, count, rect)) in heaps.rects().enumerate() {
        named_area(ui, rect, ("heap", index), &look.render(&scene::heap(piece, count)));
        if is_counted {
            let (at, font) = (
                pos2(rect.center().x, rect.bottom() + line / 2.0),
                FontId::new(COUNT * stage.cloth.height(), fonts::bold()),
            );
            ui.painter().text(at, Align2::CENTER_CENTER, format!("× {count}"), font, look.theme.baize.print);
        }
    }
}
