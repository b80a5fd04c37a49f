//! A strip of felt with cards or stakes, for pages: as large as its content.

use eframe::egui::{
    Align2, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::card::{CardPlace, card_ui};
use super::felt_layout::CARD_HEIGHT;
use super::{TableLook, chip};
use crate::drill::question::LaidCard;
use crate::i18n::money;
use crate::rules::chips::Piece;
use crate::rules::money::Money;
use crate::view::fonts;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::name;

const CARD: f32 = 3.3;
/// Gap between cards, in card widths.
const GAP: f32 = 0.08;
/// Gap between hands, in card widths.
const BETWEEN: f32 = 0.5;
/// Chip radius in text sizes.
const CHIP: f32 = 1.3;

pub struct CardGroup {
    /// Title above them, for a hand.
    pub name: Option<String>,
    /// The cards with their accessible names.
    pub cards: Vec<(LaidCard, String)>,
}

impl CardGroup {
    /// Width in card widths: the third card of a hand is crosswise.
    fn wide(&self) -> f32 {
        let count = self.cards.len() as f32;
        let crosswise = if self.is_a_whole_hand() { CARD_HEIGHT - 1.0 } else { 0.0 };
        (count + GAP * (count - 1.0).max(0.0) + crosswise).max(if self.name.is_some() { 2.0 + GAP } else { 0.0 })
    }

    fn is_a_whole_hand(&self) -> bool {
        self.name.is_some() && self.cards.len() == 3
    }
}

/// Draws groups of cards on a strip; `label` is the accessible name of all.
pub fn cards_strip_ui(ui: &mut Ui, groups: &[CardGroup], look: &TableLook<'_>, label: &str) -> Response {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let wide: f32 = groups.iter().map(CardGroup::wide).sum::<f32>() + BETWEEN * (groups.len() as f32 - 1.0).max(0.0);
    let margin = 1.5 * GRID;
    let card = (CARD * text).min((ui.available_width() - 2.0 * margin) / wide.max(0.1));
    let head = if groups.iter().any(|group| group.name.is_some()) { text * 1.5 } else { 0.0 };
    let size = vec2(wide * card, card * CARD_HEIGHT + head) + Vec2::splat(2.0 * margin);
    let (rect, response) = cloth(ui, size, look, label);
    let mut left = rect.left() + margin;
    for (index, group) in groups.iter().enumerate() {
        let room =
            Rect::from_min_size(pos2(left, rect.top() + margin), vec2(group.wide() * card, size.y - 2.0 * margin));
        left = room.right() + BETWEEN * card;
        if let Some(name) = &group.name {
            let font = FontId::new(text * 0.9, fonts::semibold());
            let at = pos2(room.center().x, room.top() + text * 0.5);
            ui.painter().text(at, Align2::CENTER_CENTER, name.to_uppercase(), font, look.theme.baize.print);
        }
        let middle = room.bottom() - card * CARD_HEIGHT / 2.0;
        let mut from = room.left();
        for (place, (laid, label)) in group.cards.iter().enumerate() {
            let crosswise = place == 2 && group.is_a_whole_hand();
            let across = if crosswise { card * CARD_HEIGHT } else { card };
            let mut at = CardPlace::straight(pos2(from + across / 2.0, middle), card);
            if crosswise {
                at = at.turned();
            }
            from += across + GAP * card;
            card_ui(ui, at, *laid, look, label, response.id.with((index, place)));
        }
    }
    response
}

pub struct StripStake {
    pub amount: Money,
    pub spot: String,
    /// The owner's seat, if specified.
    pub seat: Option<String>,
    pub label: String,
}

/// Draws stakes on a strip in the house's chips; `label` is the accessible name of all.
pub fn stakes_strip_ui(ui: &mut Ui, stakes: &[StripStake], look: &TableLook<'_>, label: &str) -> Response {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let set = look.house.chip_set();
    let piles: Vec<Vec<Vec<&Piece>>> =
        stakes.iter().map(|stake| chip::piled(&chip::chips_for(stake.amount, set))).collect();
    let radius = CHIP * text;
    let words = |words: &str, size: f32| {
        let font = FontId::new(size, fonts::semibold());
        ui.painter().layout_no_wrap(words.to_owned(), font, look.theme.baize.print).size().x
    };
    let column = |(stake, pile): (&StripStake, &Vec<Vec<&Piece>>)| {
        let sum = words(&money(look.words.language(), stake.amount), text);
        let below =
            words(&stake.spot, text * 0.85).max(stake.seat.as_deref().map_or(0.0, |seat| words(seat, text * 0.85)));
        (chip::width_of(pile) * radius).max(sum).max(below)
    };
    let columns: Vec<f32> = stakes.iter().zip(&piles).map(column).collect();
    let gap = 2.0 * GRID;
    let margin = 1.5 * GRID;
    let lines = if stakes.iter().any(|stake| stake.seat.is_some()) { 3.0 } else { 2.0 };
    let highest = piles.iter().flatten().map(Vec::len).max().unwrap_or(1) as f32;
    let tall = radius * (2.2 + 0.24 * highest.min(10.0));
    let natural = columns.iter().sum::<f32>() + gap * (columns.len() as f32 - 1.0).max(0.0) + 2.0 * margin;
    // Shrinks to fit one row.
    let scale = (ui.available_width() / natural).min(1.0);
    let size = vec2(natural, tall + lines * text * 1.3 + 2.0 * margin) * scale;
    let (rect, response) = cloth(ui, size, look, label);
    let brush = chip::ChipPainter::new(ui, look.theme);
    let mut left = rect.left() + margin * scale;
    for (index, ((stake, pile), wide)) in stakes.iter().zip(&piles).zip(columns).enumerate() {
        let room =
            Rect::from_min_size(pos2(left, rect.top() + margin * scale), vec2(wide, tall + lines * text * 1.3) * scale);
        left = room.right() + gap * scale;
        let chips = room.with_max_y(room.top() + tall * scale);
        let widest = chip::width_of(pile) * radius * scale;
        let one = chip::width_of(pile.get(..1).unwrap_or_default()) * radius * scale;
        let foot = pos2(chips.center().x - (widest - one) / 2.0, chips.bottom() - radius * scale * 1.1);
        brush.columns(foot, radius * scale, tall * scale, pile);
        let sum = money(look.words.language(), stake.amount);
        let rows = [Some(&sum), Some(&stake.spot), stake.seat.as_ref()];
        for (line, words) in rows.into_iter().flatten().enumerate() {
            let size = if line == 0 { text } else { text * 0.85 } * scale;
            let at = pos2(room.center().x, chips.bottom() + (line as f32 + 0.5) * text * 1.3 * scale);
            let ink = if line == 0 { look.theme.baize.print } else { look.theme.baize.print_quiet };
            let font = FontId::new(size, fonts::semibold());
            ui.painter().text(at, Align2::CENTER_CENTER, words, font, ink);
        }
        let pile = ui.interact(room, response.id.with(index), Sense::hover());
        name(&pile, Role::Image, &stake.label);
    }
    response
}

fn cloth(ui: &mut Ui, size: Vec2, look: &TableLook<'_>, label: &str) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    name(&response, Role::Group, label);
    let edge = Stroke::new(1.0, look.theme.surround.line);
    ui.painter().rect(rect, CornerRadius::same(ROUND), look.theme.baize.cloth, edge, StrokeKind::Inside);
    (rect, response)
}
