//! Keyboard input: digits on any layout, letters, and the keys for continue and back.

use eframe::egui::{Context, Event, Key, Memory, Modifiers, Popup, Ui};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyStroke {
    /// A digit, from the row above the letters (shifted or not) or the number pad.
    Figure(u8),
    /// A capital letter.
    Letter(char),
    Decimal,
    Erase,
    Up,
    Down,
    Left,
    Right,
    /// Picks, fills or releases the current item.
    Space,
}

/// The strokes since the last frame, in order. Empty while a text field has the focus or a modal covers the screen.
/// Ignores key repeat.
pub(super) fn strokes(ui: &Ui) -> Vec<KeyStroke> {
    strokes_of(ui, false)
}

/// As [`strokes`], with key repeat.
pub(super) fn sweeping_strokes(ui: &Ui) -> Vec<KeyStroke> {
    strokes_of(ui, true)
}

fn strokes_of(ui: &Ui, repeats: bool) -> Vec<KeyStroke> {
    if ui.ctx().text_edit_focused() || !ui.is_enabled() {
        return Vec::new();
    }
    ui.input(|input| input.events.iter().filter_map(|event| stroke(event, repeats)).collect())
}

/// True on a fresh press of Enter, unless the focused widget consumes Enter itself.
pub(super) fn continue_pressed(ui: &Ui) -> bool {
    let pressed = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. });
    ui.is_enabled()
        && ui.memory(Memory::focused).is_none()
        && ui.input_mut(|input| {
            let goes_on = input.events.iter().any(pressed);
            input.events.retain(|event| !pressed(event));
            goes_on
        })
}

/// True on a fresh press of any letter, figure or arrow, or of Space, unless a widget has the focus.
pub(super) fn any_key_pressed(ui: &Ui) -> bool {
    ui.memory(Memory::focused).is_none() && strokes(ui).iter().any(|stroke| *stroke != KeyStroke::Erase)
}

/// True when Escape is pressed. An open list consumes it to close.
pub(super) fn back_pressed(ctx: &Context) -> bool {
    !Popup::is_any_open(ctx) && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// True when `?` is typed, on any layout.
pub(super) fn help_pressed(ctx: &Context) -> bool {
    let typed = |event: &Event| matches!(event, Event::Text(text) if text == "?");
    !ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(typed))
}

/// True when `+` is typed, on any layout or the number pad.
pub(super) fn replay_pressed(ui: &Ui) -> bool {
    let typed = |event: &Event| matches!(event, Event::Text(text) if text == "+");
    ui.is_enabled() && !ui.ctx().text_edit_focused() && ui.input(|input| input.events.iter().any(typed))
}

/// True when the key of the rule is pressed.
pub(super) fn rule_pressed(ui: &Ui) -> bool {
    ui.is_enabled() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1))
}

/// True when the key of the sources is pressed.
pub(super) fn sources_pressed(ui: &Ui) -> bool {
    ui.is_enabled() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F2))
}

/// True when the key is pressed that shows and hides the keys on the felt.
pub(super) fn shortcuts_pressed(ui: &Ui) -> bool {
    ui.is_enabled() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F3))
}

fn stroke(event: &Event, repeats: bool) -> Option<KeyStroke> {
    let Event::Key { key, physical_key, pressed: true, repeat, modifiers } = event else { return None };
    // No key repeat for answers; Backspace always repeats.
    let held = *repeat && !repeats && *key != Key::Backspace;
    if held || modifiers.ctrl || modifiers.alt || modifiers.command {
        return None;
    }
    // The unshifted row of a French keyboard types `&é"`, so the physical key gives the digit.
    let figure = figure(*key).or_else(|| physical_key.and_then(figure));
    match key {
        Key::Backspace | Key::Delete => Some(KeyStroke::Erase),
        Key::ArrowUp => Some(KeyStroke::Up),
        Key::ArrowDown => Some(KeyStroke::Down),
        Key::ArrowLeft => Some(KeyStroke::Left),
        Key::ArrowRight => Some(KeyStroke::Right),
        Key::Space => Some(KeyStroke::Space),
        Key::Comma | Key::Period => Some(KeyStroke::Decimal),
        _ => figure.map(KeyStroke::Figure).or_else(|| letter(*key)),
    }
}

fn figure(key: Key) -> Option<u8> {
    const FIGURES: [Key; 10] =
        [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    FIGURES.iter().position(|figure| *figure == key).map(|place| place as u8)
}

fn letter(key: Key) -> Option<KeyStroke> {
    let mut name = key.name().chars();
    match (name.next(), name.next()) {
        (Some(letter), None) if letter.is_ascii_uppercase() => Some(KeyStroke::Letter(letter)),
        _ => None,
    }
}
