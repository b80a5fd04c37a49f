//! What the keyboard says: figures on any layout, letters, and the keys that go on and back.

use eframe::egui::{Context, Event, Key, Modifiers};

/// A key that means something to a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stroke {
    /// A figure, from the row above the letters (shifted or not) or from the number pad.
    Figure(u8),
    /// A capital letter.
    Letter(char),
    /// The mark between coins and cents.
    Decimal,
    /// Takes back the last figure or line.
    Erase,
    /// The line above.
    Up,
    /// The line below.
    Down,
}

/// The strokes since the last frame, in order. None while a text field has the keyboard.
pub(super) fn strokes(ctx: &Context) -> Vec<Stroke> {
    if ctx.egui_wants_keyboard_input() && ctx.text_edit_focused() {
        return Vec::new();
    }
    ctx.input(|input| input.events.iter().filter_map(stroke).collect())
}

/// Whether Enter goes on: pressed while nothing holds the keyboard that would take it for itself.
pub(super) fn goes_on(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.focused()).is_none()
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// Whether Escape goes back.
pub(super) fn goes_back(ctx: &Context) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Whether the question mark asks for the keys, on any layout.
pub(super) fn asks_for_keys(ctx: &Context) -> bool {
    let typed = |event: &Event| matches!(event, Event::Text(text) if text == "?");
    !ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(typed))
}

fn stroke(event: &Event) -> Option<Stroke> {
    let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else { return None };
    if modifiers.ctrl || modifiers.alt || modifiers.command {
        return None;
    }
    // On a French keyboard the unshifted row gives `&é"`: the place of the key tells the figure.
    let figure = figure(*key).or_else(|| physical_key.and_then(figure));
    match key {
        Key::Backspace => Some(Stroke::Erase),
        Key::ArrowUp => Some(Stroke::Up),
        Key::ArrowDown => Some(Stroke::Down),
        Key::Comma | Key::Period => Some(Stroke::Decimal),
        _ => figure.map(Stroke::Figure).or_else(|| letter(*key)),
    }
}

fn figure(key: Key) -> Option<u8> {
    const FIGURES: [Key; 10] =
        [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    FIGURES.iter().position(|figure| *figure == key).map(|place| place as u8)
}

fn letter(key: Key) -> Option<Stroke> {
    let mut name = key.name().chars();
    match (name.next(), name.next()) {
        (Some(letter), None) if letter.is_ascii_uppercase() => Some(Stroke::Letter(letter)),
        _ => None,
    }
}
