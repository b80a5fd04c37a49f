//! The pictures of steps: beside their words, or above them.

use eframe::egui::{Rect, Ui, vec2};

use super::tiles::Tile;
use super::{AIR, GAP, LETTER, STEP, STEP_AIR, Sheet};
use crate::view::table::{STEP_WIDTH, step_picture_ui};

impl Sheet<'_> {
    /// The part of a tile above its words, which have as much room in every tile.
    pub(super) fn picture_above(&self, ui: &Ui, tile: Rect) -> Rect {
        let words = |one: &Tile| self.tile(ui, one, tile.width()).size().y;
        let highest = self.tiles.iter().map(words).fold(0.0, f32::max);
        tile.with_max_y(tile.bottom() - highest - self.size * AIR).shrink2(vec2(0.0, self.size * AIR * 0.6))
    }

    /// Draws the picture of a step, at most as high as the lowest tile. Returns the place of its words.
    pub(super) fn step_ui(&self, ui: &Ui, tile: &Tile, rect: Rect, lowest: f32) -> Rect {
        let beside = rect.with_min_x(rect.left() + self.size * (GAP + self.letters()));
        let Some(step) = &tile.step else { return beside };
        let look = self.face.table_look(self.house).for_class();
        if self.are_stacked() {
            let above = self.picture_above(ui, rect);
            let room = above.with_min_x(rect.left() + self.size * LETTER).shrink2(vec2(self.size * GAP, 0.0));
            let tall = room.height().min(room.width() / STEP_WIDTH);
            step_picture_ui(ui, Rect::from_center_size(room.center(), vec2(tall * STEP_WIDTH, tall)), step, &look);
            let words = rect.with_min_y(above.bottom()).with_max_y(rect.bottom() - self.size * AIR * 0.5);
            return words.with_min_x(rect.left() + self.size * GAP);
        }
        let tall = (lowest - 2.0 * self.size * STEP_AIR).min(self.size * (STEP - GAP) / STEP_WIDTH);
        let place = Rect::from_center_size(rect.center(), vec2(tall * STEP_WIDTH, tall));
        let place = place.translate(vec2(rect.right() - self.size * GAP - place.right(), 0.0));
        step_picture_ui(ui, place, step, &look);
        beside
    }
}
