//! A tray of chips and the chips placed from it.

use std::borrow::Cow;

use eframe::egui::{
    Align2, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
};

use crate::drill::question::Answer;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::chips::{ChipSet, Piece};
use crate::rules::money::Money;
use crate::view::Appearance;
use crate::view::draft::ChipsDraft;
use crate::view::table::{Heaps, paint_piece};
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{cap_size, name, paint_key_cap};

const IN_A_ROW: usize = 5;
/// Height of the area for placed chips, in lines.
const ROOM: f32 = 7.5;
/// The largest radius of a chip beside the table, in points.
const MOST: f32 = 22.0;

pub(super) fn chips_ui(
    ui: &mut Ui,
    set: &ChipSet,
    tray: &[Money],
    face: &Appearance,
    draft: &mut ChipsDraft,
) -> Option<Answer> {
    let pieces: Vec<&Piece> = tray.iter().filter_map(|value| set.piece(*value)).collect();
    let line = ui.text_style_height(&TextStyle::Body);
    let size = vec2(((ui.available_width() - 4.0 * GRID) / IN_A_ROW as f32).floor(), (line * 3.6).max(64.0));
    for (row, pieces) in pieces.chunks(IN_A_ROW).enumerate() {
        ui.horizontal(|ui| {
            for (index, piece) in pieces.iter().enumerate() {
                let key = (row * IN_A_ROW + index + 1) % 10;
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                let phrase = text!("chips-put", piece = Fact::Written(Cow::Owned(piece.name.clone())));
                name(&response, Role::Button, &face.words.render(&phrase, &HouseTerms::default()));
                let surround = face.theme.surround;
                let lifted = if response.hovered() { 0.1 } else { 0.0 };
                let fill = surround.surface_raised.lerp_to_gamma(surround.accent, lifted);
                let frame = face.theme.frame_of(&response);
                ui.painter().rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
                let cap = cap_size(ui, &key.to_string());
                let at = Rect::from_center_size(pos2(rect.center().x, rect.top() + 4.0 + cap.y / 2.0), cap);
                paint_key_cap(ui, at, &key.to_string(), surround.text_quiet);
                paint_piece(ui, rect.with_min_y(at.bottom()).shrink(4.0), piece, &face.theme);
                if response.clicked() {
                    draft.add(piece.value);
                }
            }
        });
    }
    put_down_ui(ui, set, face, draft, line * ROOM);
    None
}

/// The placed chips in piles with their counts; a click removes one. The total is hidden because computing it is the
/// exercise.
fn put_down_ui(ui: &mut Ui, set: &ChipSet, face: &Appearance, draft: &mut ChipsDraft, height: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let surround = face.theme.surround;
    ui.painter().rect(
        rect,
        CornerRadius::same(ROUND),
        face.theme.baize.cloth,
        Stroke::new(1.0, surround.line),
        StrokeKind::Inside,
    );
    let pieces = draft.pieces();
    if pieces.is_empty() {
        let text = face.words.message(text_key!("chips-nothing"));
        name(&response, Role::Label, &text);
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, face.theme.baize.print_quiet);
        return;
    }
    let counts = paint_heaps(ui, rect, set, &pieces, face);
    for (index, (piece, count, place)) in counts.into_iter().enumerate() {
        let heap = ui.interact(place, response.id.with(index), Sense::click());
        let phrase = text!(
            "chips-take-back",
            piece = Fact::Written(Cow::Owned(piece.name.clone())),
            count = Fact::Number(count.into())
        );
        name(&heap, Role::Button, &face.words.render(&phrase, &HouseTerms::default()));
        let heap = heap.on_hover_cursor(CursorIcon::PointingHand);
        if heap.has_focus() || heap.hovered() {
            let line = Stroke::new(2.0, face.theme.baize.highlight);
            ui.painter().rect_stroke(place.expand(2.0), CornerRadius::same(6), line, StrokeKind::Inside);
        }
        if heap.clicked() {
            draft.take_back(piece.value);
        }
    }
}

/// Paints piles with their counts. Returns their rectangles.
fn paint_heaps<'s>(
    ui: &Ui,
    room: Rect,
    set: &'s ChipSet,
    pieces: &[(Money, u32)],
    face: &Appearance,
) -> Vec<(&'s Piece, u32, Rect)> {
    let counted: Vec<_> = pieces.iter().filter_map(|(value, count)| Some((set.piece(*value)?, *count))).collect();
    let font = TextStyle::Small.resolve(ui.style());
    let line = font.size * 1.4;
    let inner = room.shrink(GRID).with_max_y(room.bottom() - line - 2.0);
    let heaps = Heaps::new(inner, &counted, MOST);
    heaps.paint(ui, &face.theme);
    let places = heaps.rects().map(|(piece, count, rect)| {
        let at = pos2(rect.center().x, rect.bottom() + line * 0.55);
        let ink = face.theme.baize.print;
        ui.painter().text(at, Align2::CENTER_CENTER, format!("×{count}"), font.clone(), ink);
        (piece, count, rect)
    });
    places.collect()
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
