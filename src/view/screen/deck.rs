//! A deck of fifty-two small cards, a row per suit, with unavailable cards dimmed.

use eframe::egui::{
    Align2, CornerRadius, FontId, Id, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::i18n::card_name;
use crate::rules::card::{Card, Rank, Suit};
use crate::view::{Appearance, fonts};

pub(super) struct CardState {
    /// Click and focus, click only, or inert.
    pub(super) sense: Sense,
    pub(super) chosen: bool,
    /// Accessible name.
    pub(super) spoken: String,
}

/// Draws the deck at the available width. Returns the card picked.
pub(super) fn deck_ui(ui: &mut Ui, face: &Appearance, state: impl Fn(Card) -> CardState) -> Option<Card> {
    let wide = (ui.available_width() / 13.0).min(48.0);
    let high = (TextStyle::Body.resolve(ui.style()).size * 1.9).max(wide * 1.1);
    let (area, deck) = ui.allocate_exact_size(vec2(13.0 * wide, 4.0 * high), Sense::hover());
    let mut taken = None;
    for (row, suit) in Suit::ALL.into_iter().enumerate() {
        for (column, rank) in Rank::ALL.into_iter().enumerate() {
            let at = area.min + vec2(column as f32 * wide, row as f32 * high);
            let rect = Rect::from_min_size(at, vec2(wide, high)).shrink(1.0);
            let card = Card::new(rank, suit);
            if card_ui(ui, face, (rect, deck.id.with(card)), card, &state(card)) {
                taken = Some(card);
            }
        }
    }
    taken
}

/// Returns true if the card was picked.
fn card_ui(ui: &Ui, face: &Appearance, (rect, id): (Rect, Id), card: Card, state: &CardState) -> bool {
    let can = state.sense.senses_click();
    let response = ui.interact(rect, id, state.sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, can && ui.is_enabled(), state.chosen, &state.spoken));
    let baize = face.theme.baize;
    let fill = if can { baize.card_face } else { baize.card_face.gamma_multiply(0.35) };
    let colours = face.theme.surround;
    let line = match (response.has_focus(), state.chosen, response.hovered()) {
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
    let font = FontId::new(size, fonts::semibold());
    let middle = rect.center().x;
    painter.text(pos2(middle, rect.top() + rect.height() * 0.30), Align2::CENTER_CENTER, rank(card), font.clone(), ink);
    painter.text(pos2(middle, rect.top() + rect.height() * 0.73), Align2::CENTER_CENTER, sign(card), font, ink);
    let response = response.on_hover_text(card_name(&face.words, card));
    (response.clicked() || response.drag_started()) && can
}

pub(super) fn card_label(card: Card) -> String {
    format!("{}{}", rank(card), sign(card))
}

fn rank(card: Card) -> String {
    if card.rank == Rank::Ten { "10".to_owned() } else { card.rank.letter().to_string() }
}

const fn sign(card: Card) -> &'static str {
    match card.suit {
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Clubs => "♣",
    }
}
