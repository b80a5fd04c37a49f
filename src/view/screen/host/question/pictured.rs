//! The pictures of steps beside their words.

use eframe::egui::{Rect, Ui, vec2};

use super::tiles::Tile;
use super::{GAP, STEP, STEP_AIR, Sheet};
use crate::view::table::{STEP_WIDTH, step_picture_ui};

impl Sheet<'_> {
    /// Draws the picture of a step into its tile, at most as high as the lowest one.
    pub(super) fn step_ui(&self, ui: &Ui, tile: &Tile, rect: Rect, lowest: f32) {
        let Some(step) = &tile.step else { return };
        let tall = (lowest - 2.0 * self.size * STEP_AIR).min(self.size * (STEP - GAP) / STEP_WIDTH);
        let place = Rect::from_center_size(rect.center(), vec2(tall * STEP_WIDTH, tall));
        let place = place.translate(vec2(rect.right() - self.size * GAP - place.right(), 0.0));
        step_picture_ui(ui, place, step, &self.face.table_look(self.house).for_class());
    }
}
