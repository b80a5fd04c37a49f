//! A tray of chips, and the chips taken from it.

use std::borrow::Cow;

use eframe::egui::{
    Align2, Color32, CornerRadius, CursorIcon, LayerId, Order, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::chips::{ChipSet, Piece};
use crate::rules::money::Money;
use crate::view::Appearance;
use crate::view::table::{Heaps, paint_piece};
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{cap_size, name, paint_key_cap};

/// Most places of a row: two rows hold the largest set.
const IN_A_ROW: usize = 7;
/// Space between two places of the tray.
const GAP: f32 = 4.0;
/// Height of the chips in the hand while bets are settled, in lines.
pub(super) const HAND: f32 = 3.7;
/// The largest radius of a chip beside the table, in points.
pub(super) const MOST: f32 = 22.0;

/// The tray has a place, and where the keys are free a letter, for every piece of the set; those that the question does
/// not offer are empty, and not drawn after its largest piece. Returns the piece that is taken.
pub(super) fn tray_ui(
    ui: &mut Ui,
    set: &ChipSet,
    offers: impl Fn(&Piece) -> bool,
    has_letters: bool,
    face: &Appearance,
) -> Option<Money> {
    let line = ui.text_style_height(&TextStyle::Body);
    let rows = set.pieces.len().div_ceil(IN_A_ROW).max(1);
    let in_a_row = set.pieces.len().div_ceil(rows).max(1);
    let gaps = GAP * (in_a_row as f32 - 1.0);
    let size = vec2(
        ((ui.available_width() - gaps) / in_a_row as f32).floor(),
        if has_letters { (line * 3.2).max(58.0) } else { TARGET + GAP },
    );
    let last = set.pieces.iter().rposition(&offers).unwrap_or(0);
    let rows = (last / in_a_row + 1) as f32;
    let whole = vec2(ui.available_width(), rows * (size.y + GAP) - GAP);
    let (room, _) = ui.allocate_exact_size(whole, Sense::hover());
    let mut taken = None;
    for ((index, piece), letter) in set.pieces.iter().enumerate().zip('A'..='Z').take(last + 1) {
        let (row, column) = ((index / in_a_row) as f32, (index % in_a_row) as f32);
        let at = room.min + vec2(column * (size.x + GAP), row * (size.y + GAP));
        let letter = has_letters.then_some(letter);
        let place = TrayPlace { piece, letter, rect: Rect::from_min_size(at, size), tray: room };
        if !offers(piece) {
            place.paint(ui, face, face.theme.surround.surface, Stroke::new(1.0, face.theme.surround.line));
        } else if place.ui(ui, face) {
            taken = Some(piece.value);
        }
    }
    taken
}

/// The place of one piece in the tray.
struct TrayPlace<'a> {
    piece: &'a Piece,
    letter: Option<char>,
    rect: Rect,
    tray: Rect,
}

impl TrayPlace<'_> {
    /// True if its piece is put down: pressed, or dragged out of the tray.
    fn ui(&self, ui: &mut Ui, face: &Appearance) -> bool {
        let response = ui.interact(self.rect, ui.scope_id().with(("tray", self.piece.value)), Sense::click_and_drag());
        let phrase = text!("chips-put", piece = Fact::Written(Cow::Owned(self.piece.name.clone())));
        name(&response, Role::Button, &face.words.render(&phrase, &HouseTerms::default()));
        let surround = face.theme.surround;
        let lifted = if response.hovered() { 0.1 } else { 0.0 };
        let fill = surround.surface_raised.lerp_to_gamma(surround.accent, lifted);
        self.paint(ui, face, fill, face.theme.frame_of(&response));
        if let (Some(letter), Some(cap)) = (self.letter, self.cap(ui)) {
            paint_key_cap(ui, cap, &letter.to_string(), surround.text_quiet);
        }
        paint_piece(ui, self.room(ui), self.piece, &face.theme);
        let dropped = dragged_to(ui, &response, self.piece, face).is_some_and(|at| !self.tray.contains(at));
        response.clicked() || dropped
    }

    fn paint(&self, ui: &Ui, face: &Appearance, fill: Color32, frame: Stroke) {
        let surround = face.theme.surround;
        ui.painter().rect(self.rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
        if fill == surround.surface {
            // An empty place: its piece is there in other questions.
            let radius = (self.rect.width() * 0.3).min(self.room(ui).height() * 0.4);
            ui.painter().circle_stroke(self.room(ui).center(), radius, Stroke::new(1.0, surround.line));
        }
    }

    fn cap(&self, ui: &Ui) -> Option<Rect> {
        let cap = cap_size(ui, &self.letter?.to_string());
        Some(Rect::from_center_size(pos2(self.rect.center().x, self.rect.top() + 3.0 + cap.y / 2.0), cap))
    }

    fn room(&self, ui: &Ui) -> Rect {
        self.rect.with_min_y(self.cap(ui).map_or(self.rect.top(), |cap| cap.bottom())).shrink(3.0)
    }
}

/// Shows a piece under the pointer that drags it. Returns where it is let go.
fn dragged_to(ui: &mut Ui, response: &Response, piece: &Piece, face: &Appearance) -> Option<Pos2> {
    let at = response.interact_pointer_pos()?;
    if response.dragged() {
        let layer = LayerId::new(Order::Tooltip, response.id.with("dragged"));
        let on_top = UiBuilder::new().layer_id(layer).max_rect(ui.ctx().content_rect());
        let mut top = ui.new_child(on_top);
        top.set_clip_rect(ui.ctx().content_rect());
        paint_piece(&top, Rect::from_center_size(at, Vec2::splat(2.2 * MOST)), piece, &face.theme);
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    response.drag_stopped().then_some(at)
}

/// The chips that are taken, in piles with their counts on cloth of this height, with a text at their right. Without any,
/// `instead` stands there. A click or a drag puts one back: the piece is returned.
pub(super) fn taken_ui(
    ui: &mut Ui,
    (set, pieces): (&ChipSet, &[(Money, u32)]),
    (beside, instead, label): (Option<&str>, &str, Option<&str>),
    face: &Appearance,
    height: f32,
) -> Option<Money> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let (surround, baize) = (face.theme.surround, face.theme.baize);
    let line = Stroke::new(1.0, surround.line);
    ui.painter().rect(rect, CornerRadius::same(ROUND), baize.cloth, line, StrokeKind::Inside);
    if let Some(label) = label {
        name(&response, Role::Label, label);
    }
    let mut room = rect;
    if let Some(text) = beside {
        let font = TextStyle::Heading.resolve(ui.style());
        let at = rect.right_center() - vec2(1.5 * GRID, 0.0);
        let shown = ui.painter().text(at, Align2::RIGHT_CENTER, text, font, baize.print);
        room.max.x = shown.left() - GRID;
    } else if pieces.is_empty() {
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, instead, font, baize.print_quiet);
    }
    let mut put_back = None;
    for (index, (piece, count, place)) in paint_heaps(ui, room, set, pieces, face).into_iter().enumerate() {
        let heap = ui.interact(place, response.id.with(index), Sense::click_and_drag());
        let phrase = text!(
            "chips-take-back",
            piece = Fact::Written(Cow::Owned(piece.name.clone())),
            count = Fact::Number(count.into())
        );
        name(&heap, Role::Button, &face.words.render(&phrase, &HouseTerms::default()));
        let heap = heap.on_hover_cursor(CursorIcon::PointingHand);
        if heap.has_focus() || heap.hovered() {
            let line = Stroke::new(2.0, baize.highlight);
            ui.painter().rect_stroke(place.expand(2.0), CornerRadius::same(6), line, StrokeKind::Inside);
        }
        let dragged = dragged_to(ui, &heap, piece, face).is_some_and(|at| !rect.contains(at));
        if heap.clicked() || dragged {
            put_back = Some(piece.value);
        }
    }
    put_back
}

/// Paints piles with their counts. Returns their rectangles.
pub(super) fn paint_heaps<'s>(
    ui: &Ui,
    room: Rect,
    set: &'s ChipSet,
    pieces: &[(Money, u32)],
    face: &Appearance,
) -> Vec<(&'s Piece, u32, Rect)> {
    let counted: Vec<_> = pieces.iter().filter_map(|(value, count)| Some((set.piece(*value)?, *count))).collect();
    let font = TextStyle::Small.resolve(ui.style());
    let line = font.size * 1.4;
    let inner = room.shrink(GRID).with_max_y(room.bottom() - line - GRID / 2.0);
    let heaps = Heaps::new(inner, &counted, MOST).from_left(inner.left());
    heaps.paint(ui, &face.theme);
    let places = heaps.rects().map(|(piece, count, rect)| {
        let at = pos2(rect.center().x, rect.bottom() + line * 0.55);
        let ink = face.theme.baize.print;
        ui.painter().text(at, Align2::CENTER_CENTER, format!("×{count}"), font.clone(), ink);
        (piece, count, rect)
    });
    places.collect()
}
