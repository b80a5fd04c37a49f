//! The pictures of steps: beside their words, or above them.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};

use super::super::badge::paint_badge;
use super::tiles::Tile;
use super::{AIR, GAP, STEP, STEP_AIR, Sheet};
use crate::view::table::{STEP_WIDTH, step_picture_ui};

impl Sheet<'_> {
    /// The part of the tile with this index above its words, which have as much room in every tile of the row.
    fn picture_above(&self, ui: &Ui, tile: Rect, index: usize) -> Rect {
        let words = |one: &Tile| self.tile(ui, one, tile.width()).size().y;
        let row = self.tiles.chunks(self.columns).nth(index / self.columns.max(1));
        let highest = row.into_iter().flatten().map(words).fold(0.0, f32::max);
        tile.with_max_y(tile.bottom() - highest - self.size * AIR).shrink2(vec2(0.0, self.size * AIR * 0.6))
    }

    /// True if the last row of pictured steps has room for the line on how to answer.
    pub(super) fn has_free_place(&self) -> bool {
        self.are_stacked() && !self.tiles.len().is_multiple_of(self.columns)
    }

    /// Draws the picture of a step, at most as high as the lowest tile. Returns the place of its words.
    pub(super) fn step_ui(&self, ui: &Ui, (tile, index): (&Tile, usize), rect: Rect, lowest: f32) -> Rect {
        let beside = rect.with_min_x(rect.left() + self.size * (GAP + self.letters()));
        let Some(step) = &tile.step else { return beside };
        let look = self.face.table_look(self.house).for_class();
        if self.are_stacked() {
            let above = self.picture_above(ui, rect, index);
            let room = above.shrink2(vec2(self.size * GAP, 0.0));
            let tall = room.height().min(room.width() / STEP_WIDTH);
            let picture = Rect::from_center_size(room.center(), vec2(tall * STEP_WIDTH, tall));
            step_picture_ui(ui, picture, step, &look);
            if let Some(letter) = tile.letter {
                // In the corner of the tile, over that of the picture.
                let corner = rect.left_top() + Vec2::splat(self.size * 0.75);
                ui.painter().circle_filled(corner, self.size * 0.75, self.face.theme.surround.surface_raised);
                paint_badge(ui.painter(), self.face, (corner, self.size * 1.1), index, letter);
            }
            let words = self.tile(ui, tile, rect.width()).size();
            let top = above.bottom() + self.size * AIR * 0.25;
            return Rect::from_min_size(pos2(rect.left() + self.size * GAP, top), words);
        }
        let tall = (lowest - 2.0 * self.size * STEP_AIR).min(self.size * (STEP - GAP) / STEP_WIDTH);
        let place = Rect::from_center_size(rect.center(), vec2(tall * STEP_WIDTH, tall));
        let place = place.translate(vec2(rect.right() - self.size * GAP - place.right(), 0.0));
        step_picture_ui(ui, place, step, &look);
        beside
    }
}
