//! An inline card within a line of text.

use eframe::egui::{CornerRadius, FontId, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};

use super::{TableLook, card, pips};
use crate::rules::card::Card;
use crate::view::fonts;
use crate::view::widget::name;

pub fn small_card_ui(ui: &mut Ui, small: Card, look: &TableLook<'_>, label: &str) -> Response {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let ink = card::ink(small.suit, look);
    let font = FontId::new(text * 0.94, fonts::bold());
    let rank = ui.painter().layout_no_wrap(card::index_text(small.rank).to_owned(), font, ink);
    let suit = text * 0.72;
    let room = vec2(rank.size().x + suit + text * 0.62, text * 1.5);
    let (room, response) = ui.allocate_exact_size(room, Sense::hover());
    name(&response, Role::Image, label);
    if ui.is_rect_visible(room) {
        let baize = look.theme.baize;
        // Small margins to the words.
        let rect = room.shrink2(vec2(text * 0.08, text * 0.06));
        let edge = Stroke::new(1.0, baize.card_edge);
        ui.painter().rect(rect, CornerRadius::same(3), baize.card_face, edge, StrokeKind::Inside);
        let at = pos2(rect.left() + text * 0.17, rect.center().y - rank.size().y / 2.0);
        let wide = rank.size().x;
        ui.painter().galley(at, rank, ink);
        let centre = pos2(at.x + wide + text * 0.1 + suit / 2.0, rect.center().y);
        pips::suit(ui.painter(), centre, vec2(0.0, 1.0), suit, small.suit, ink);
    }
    response
}
