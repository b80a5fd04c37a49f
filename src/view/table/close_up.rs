//! The middle of the table, as a picture: the places of the cards, large enough to be read.

use eframe::egui::{Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2};

use super::felt_layout::FeltLayout;
use super::{Marks, TableLook, marked_scene_ui, name_table, on_stage_ui};
use crate::drill::question::Scene;
use crate::view::theme::{GRID, ROUND};

/// The shape of a whole table, and the shares of the picture that the places of the cards take.
const SHAPE: f32 = 0.8;
const SHARES: Vec2 = Vec2::new(0.94, 0.72);

/// Draws a picture of this size. Where more lies on the table than cards, it is drawn whole.
pub fn close_up_ui(ui: &mut Ui, scene: &Scene, look: &TableLook<'_>, size: Vec2) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let whole = whole(rect, scene, look);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(whole));
    inside.set_clip_rect(rect.intersect(ui.clip_rect()));
    if shows_cards_alone(scene) {
        // No name is cut by the edge of the picture.
        name_table(&response, look);
        let stage = FeltLayout { shown: rect, ..FeltLayout::new(whole, scene, look.house) };
        on_stage_ui(&mut inside, &stage, scene, look, &Marks::default());
        // The corners of the cut, rounded with the colour behind them.
        let behind = Stroke::new(GRID / 2.0, look.theme.surround.surface);
        ui.painter().rect_stroke(rect, ROUND, behind, StrokeKind::Outside);
    } else {
        marked_scene_ui(&mut inside, scene, look, &Marks::default());
    }
}

/// The table around the picture.
fn whole(rect: Rect, scene: &Scene, look: &TableLook<'_>) -> Rect {
    if !shows_cards_alone(scene) {
        return rect;
    }
    let at = |size: Vec2| FeltLayout::new(Rect::from_min_size(rect.min, size), scene, look.house).open;
    let room = vec2(1_000.0, 1_000.0 * SHAPE);
    let fitting = rect.size() * SHARES / at(room).size();
    // The table reaches to the edges of the picture.
    let size = room * fitting.min_elem().max(rect.width() / room.x);
    Rect::from_min_size(rect.min + (rect.center() - at(size).center()), size)
}

fn shows_cards_alone(scene: &Scene) -> bool {
    let has_cards = !scene.hands.punto.is_empty() || !scene.hands.banco.is_empty();
    let has_more = scene.seats.is_some() || scene.shoe.is_some() || scene.second.is_some() || scene.crew;
    has_cards && !has_more && scene.stakes.is_empty() && scene.chips.is_empty() && !scene.bare
}
