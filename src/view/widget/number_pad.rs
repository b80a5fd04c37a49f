//! A pad for numbers and sums.

use eframe::egui::{Align2, CornerRadius, FontId, Id, Rect, Role, Sense, StrokeKind, TextStyle, Ui, Vec2, vec2};

use super::name;
use crate::i18n::Catalog;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// Height of the lowest keys, in points.
const LOWEST: f32 = 28.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadKey {
    Digit(u8),
    Point,
    Delete,
}

/// Three columns of keys, `width` points wide, with a decimal mark if `cents`. The screen handles the keyboard.
pub fn number_pad(ui: &mut Ui, theme: &Theme, words: &Catalog, cents: bool, width: f32) -> Option<PadKey> {
    // In a low window the keys get lower, so that none is cut.
    let room =
        (ui.clip_rect().bottom() - ui.cursor().top() - 3.0 * GRID - ui.text_style_height(&TextStyle::Small)) / 4.0;
    let height = key_height(ui).min(room - GRID / 2.0).max(LOWEST);
    let size = vec2(((width - 2.0 * GRID) / 3.0).max(TARGET), height);
    let (area, pad) =
        ui.allocate_exact_size(vec2(size.x * 3.0 + 2.0 * GRID, size.y * 4.0 + 3.0 * GRID), Sense::hover());
    let mut pressed = None;
    for (index, key) in layout(cents).into_iter().enumerate() {
        let Some(key) = key else { continue };
        let step = size + Vec2::splat(GRID);
        let min = area.min + vec2((index % 3) as f32 * step.x, (index / 3) as f32 * step.y);
        if key_ui(ui, theme, words, key, Rect::from_min_size(min, size), pad.id) {
            pressed = Some(key);
        }
    }
    pressed
}

fn layout(cents: bool) -> [Option<PadKey>; 12] {
    let digit = |digit| Some(PadKey::Digit(digit));
    [
        digit(7),
        digit(8),
        digit(9),
        digit(4),
        digit(5),
        digit(6),
        digit(1),
        digit(2),
        digit(3),
        cents.then_some(PadKey::Point),
        digit(0),
        Some(PadKey::Delete),
    ]
}

fn key_height(ui: &Ui) -> f32 {
    (TextStyle::Heading.resolve(ui.style()).size * 1.2 + 1.5 * GRID).max(TARGET)
}

fn key_ui(ui: &Ui, theme: &Theme, words: &Catalog, key: PadKey, rect: Rect, pad: Id) -> bool {
    let (face, label) = match key {
        PadKey::Digit(digit) => (digit.to_string(), digit.to_string()),
        PadKey::Point => (words.decimal("."), words.message(text_key!("widget-decimal-mark"))),
        PadKey::Delete => ("⌫".to_owned(), words.message(text_key!("widget-delete"))),
    };
    let response = ui.interact(rect, pad.with(key), Sense::click());
    name(&response, Role::Button, &label);
    let colours = theme.surround;
    let lifted = if response.hovered() { 0.1 } else { 0.0 };
    let fill = colours.surface_raised.lerp_to_gamma(colours.accent, lifted);
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(ROUND), fill, theme.frame_of(&response), StrokeKind::Inside);
    let usual = TextStyle::Heading.resolve(ui.style());
    let font = FontId { size: usual.size.min(rect.height() * 0.64), ..usual };
    painter.text(rect.center(), Align2::CENTER_CENTER, face, font, colours.text);
    response.clicked()
}
