//! A short moment of joy over a passed lesson: chips of the house fall into a fan and are gone. Without motion there is none.

use eframe::egui::{Id, Rect, Sense, Ui, pos2, vec2};

use crate::rules::chips::Piece;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::table::paint_piece;
use crate::view::theme::GRID;

/// Duration in seconds, the share of it in which all chips fall, and that of the fall between one chip and the next.
const SECS: f32 = 2.4;
const FALLS: f32 = 0.4;
const BETWEEN: f32 = 0.11;
/// Share of the duration from which they fade.
const FADES: f32 = 0.75;

/// Number of chips.
const MOST: usize = 6;

/// Draws the chips at the right of the available width; `run` distinguishes one summary from another.
pub(super) fn joy_ui(ui: &mut Ui, house: &House, face: &Appearance, run: Id) {
    let size = ui.text_style_height(&eframe::egui::TextStyle::Heading) * 1.9;
    let pieces: Vec<_> = house.chip_set().pieces.iter().take(MOST).collect();
    let step = size * 0.8;
    let width = step * pieces.len().saturating_sub(1) as f32 + size;
    let (rect, _) = ui.allocate_exact_size(vec2(width, size + GRID), Sense::hover());
    let over = progress(ui, face, run);
    if over >= 1.0 {
        return;
    }
    let done = (over / FALLS).min(1.0);
    ui.scope(|ui| {
        ui.multiply_opacity(((1.0 - over) / (1.0 - FADES)).min(1.0));
        fan_ui(ui, rect, &pieces, (size, step), done, face);
    });
}

fn fan_ui(ui: &Ui, rect: Rect, pieces: &[&Piece], (size, step): (f32, f32), done: f32, face: &Appearance) {
    for (place, piece) in pieces.iter().enumerate() {
        let share = ((done - place as f32 * BETWEEN) / (1.0 - BETWEEN * MOST as f32)).clamp(0.0, 1.0);
        if share <= 0.0 {
            continue;
        }
        let min = pos2(rect.left() + place as f32 * step, rect.top() + GRID - drop(share) * size * 1.6);
        paint_piece(ui, Rect::from_min_size(min, vec2(size, size)), piece, &face.theme);
    }
}

/// Share of the motion that is over. Only a moving picture asks for the next frame.
fn progress(ui: &Ui, face: &Appearance, run: Id) -> f32 {
    if face.reduced_motion() {
        return 1.0;
    }
    let begun = run.with("begun");
    if ui.data(|data| data.get_temp::<bool>(begun)).is_none() {
        ui.data_mut(|data| data.insert_temp(begun, true));
        ui.ctx().animate_value_with_time(run, 0.0, SECS);
    }
    ui.ctx().animate_value_with_time(run, 1.0, SECS)
}

/// Height above the resting place for a share of the fall, with one small bounce.
pub(super) fn drop(share: f32) -> f32 {
    const FALL: f32 = 0.62;
    const BOUNCE: f32 = 0.12;
    if share < FALL {
        1.0 - (share / FALL).powi(2)
    } else {
        let rest = (share - FALL) / (1.0 - FALL);
        BOUNCE * 4.0 * rest * (1.0 - rest)
    }
}
