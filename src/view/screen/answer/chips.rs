//! Chips placed from a tray.

use eframe::egui::{CornerRadius, Sense, TextStyle, Ui, vec2};

use crate::rules::chips::ChipSet;
use crate::rules::money::Money;
use crate::view::Appearance;
use crate::view::draft::ChipsDraft;
use crate::view::screen::chip_tray::{MOST, paint_heaps, taken_ui, tray_ui};
use crate::view::theme::{GRID, ROUND};

/// Height of the area for placed chips, in lines.
const ROOM: f32 = 7.5;

/// The total of the placed chips is hidden because computing it is the exercise.
pub(super) fn chips_ui(ui: &mut Ui, set: &ChipSet, tray: &[Money], face: &Appearance, draft: &mut ChipsDraft) {
    if let Some(value) = tray_ui(ui, set, |piece| tray.contains(&piece.value), true, face) {
        draft.add(value);
    }
    let height = ui.text_style_height(&TextStyle::Body) * ROOM;
    let pieces = draft.pieces();
    let nothing = face.words.message(text_key!("chips-nothing"));
    let label = pieces.is_empty().then_some(nothing.as_str());
    if let Some(value) = taken_ui(ui, (set, &pieces), (None, &nothing, label), face, height) {
        draft.take_back(value);
    }
}

pub(in crate::view::screen) fn pieces_ui(ui: &mut Ui, set: &ChipSet, pieces: &[(Money, u32)], face: &Appearance) {
    let highest = pieces.iter().map(|(_, count)| (*count).min(20)).max().unwrap_or(1) as f32;
    let text = TextStyle::Small.resolve(ui.style()).size * 1.4;
    let height = (2.2 + 0.24 * highest) * MOST + 2.0 * GRID + text;
    let height = height.min(ui.text_style_height(&TextStyle::Body) * ROOM);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(ROUND), face.theme.baize.cloth);
    paint_heaps(ui, rect, set, pieces, face);
}
