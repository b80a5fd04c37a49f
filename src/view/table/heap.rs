//! The heaps of pieces on the felt before the croupier, each value by itself.

use eframe::egui::Ui;

use super::chip::Heaps;
use super::stage::Stage;
use super::{TableLook, told};
use crate::drill::question::Scene;
use crate::drill::telling;

/// The largest radius of a chip, as a share of the height of the felt.
const MOST: f32 = 0.075;

/// Draws the heaps. Nothing beside them says how many there are; a screen reader does.
pub(super) fn heaps_ui(ui: &Ui, stage: &Stage, scene: &Scene, look: &TableLook<'_>) {
    let set = look.set_of(scene);
    let pieces: Vec<_> = scene.chips.iter().filter_map(|laid| Some((set.piece(laid.value)?, laid.count))).collect();
    let heaps = Heaps::of(stage.heaps(), &pieces, MOST * stage.cloth.height());
    heaps.paint(ui, look.theme);
    for (index, (piece, count, rect)) in heaps.rects().enumerate() {
        told(ui, rect, ("heap", index), &look.say(&telling::heap(piece, count)));
    }
}
