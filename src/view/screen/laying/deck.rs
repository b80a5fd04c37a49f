//! The deck: fifty-two small cards, a row for each suit, quiet where the shoe holds no further copy.

use eframe::egui::{
    Align2, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::laying::{InHand, Laying, LayingAction};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::{Face, fonts};
use crate::words::card_name;

use super::Laid;

/// Draws the deck as wide as there is room.
pub(super) fn deck_ui(ui: &mut Ui, laying: &Laying, face: &Face, done: &mut Vec<Laid>) {
    let wide = (ui.available_width() / 13.0).min(48.0);
    let high = (TextStyle::Body.resolve(ui.style()).size * 1.9).max(wide * 1.1);
    let (area, deck) = ui.allocate_exact_size(vec2(13.0 * wide, 4.0 * high), Sense::hover());
    for (row, suit) in Suit::ALL.into_iter().enumerate() {
        for (column, rank) in Rank::ALL.into_iter().enumerate() {
            let at = area.min + vec2(column as f32 * wide, row as f32 * high);
            let rect = Rect::from_min_size(at, vec2(wide, high)).shrink(1.0);
            let card = Card::new(rank, suit);
            if card_ui(ui, rect, card, laying, face, deck.id) {
                done.push(Laid::Act(LayingAction::Take(InHand::Card(card))));
            }
        }
    }
}

/// Returns whether the card was taken.
fn card_ui(ui: &Ui, rect: Rect, card: Card, laying: &Laying, face: &Face, deck: eframe::egui::Id) -> bool {
    let left = laying.copies_left(card);
    let in_hand = laying.in_hand() == Some(InHand::Card(card));
    let response = ui.interact(rect, deck.with(card), if left > 0 { Sense::click() } else { Sense::hover() });
    let told = Phrase::plain("laying-card").with("card", Fact::Card(card)).with("count", Fact::Number(left as u64));
    let label = face.words.say_at(&told, laying.house());
    response
        .widget_info(|| WidgetInfo::selected(eframe::egui::Role::Button, left > 0 && ui.is_enabled(), in_hand, &label));
    let baize = face.theme.baize;
    let fill = if left > 0 { baize.card_face } else { baize.card_face.gamma_multiply(0.35) };
    let colours = face.theme.surround;
    let line = match (response.has_focus(), in_hand, response.hovered()) {
        (true, ..) => Stroke::new(3.0, colours.focus),
        (_, true, _) => Stroke::new(3.0, colours.accent),
        (.., true) => Stroke::new(2.0, colours.accent),
        _ => Stroke::new(1.0, baize.card_edge),
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(3), fill, line, StrokeKind::Inside);
    let red = matches!(card.suit, Suit::Hearts | Suit::Diamonds);
    let ink = if red { baize.card_ink_red } else { baize.card_ink_black };
    let size = (rect.height() * 0.46).min(rect.width() * 0.56);
    let rank = if card.rank == Rank::Ten { "10".to_owned() } else { card.rank.letter().to_string() };
    let font = FontId::new(size, fonts::semibold());
    let middle = rect.center().x;
    painter.text(pos2(middle, rect.top() + rect.height() * 0.30), Align2::CENTER_CENTER, rank, font.clone(), ink);
    painter.text(pos2(middle, rect.top() + rect.height() * 0.73), Align2::CENTER_CENTER, sign(card.suit), font, ink);
    response.on_hover_text(card_name(&face.words, card)).clicked()
}

const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Clubs => "♣",
    }
}
