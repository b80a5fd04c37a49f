//! The piles of chips in front of the croupier, one per value.

use eframe::egui::Ui;

use super::chip::Heaps;
use super::felt_layout::FeltLayout;
use super::{TableLook, named_area};
use crate::describe::scene;
use crate::drill::question::Scene;

/// Maximum chip radius, relative to the felt's height.
const MOST: f32 = 0.075;
const MOST_FOR_CLASS: f32 = 0.17;

/// The count of each pile is only in its accessible name.
pub(super) fn heaps_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) {
    let set = look.set_of(scene);
    let pieces: Vec<_> = scene.chips.iter().filter_map(|laid| Some((set.piece(laid.value)?, laid.count))).collect();
    let most = if stage.is_for_class { MOST_FOR_CLASS } else { MOST };
    let heaps = Heaps::new(stage.heaps(), &pieces, most * stage.cloth.height());
    heaps.paint(ui, look.theme);
    for (index, (piece, count, rect)) in heaps.rects().enumerate() {
        named_area(ui, rect, ("heap", index), &look.render(&scene::heap(piece, count)));
    }
}
