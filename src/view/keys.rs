//! What the keyboard says: figures on any layout, letters, and the keys that go on and back.

use eframe::egui::{Context, Event, Key, Memory, Modifiers, Popup, Ui};

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
    /// What stands to the left.
    Left,
    /// What stands to the right.
    Right,
    /// Takes, fills or lets go of what is open.
    Space,
}

/// The strokes since the last frame, in order. None while a text field has the keyboard, or where
/// nothing can be used because something lies on top. A key held down strikes once.
pub(super) fn strokes(ui: &Ui) -> Vec<Stroke> {
    strokes_of(ui, false)
}

/// The same, and a key held down strikes again and again.
pub(super) fn sweeping_strokes(ui: &Ui) -> Vec<Stroke> {
    strokes_of(ui, true)
}

fn strokes_of(ui: &Ui, repeats: bool) -> Vec<Stroke> {
    if ui.ctx().text_edit_focused() || !ui.is_enabled() {
        return Vec::new();
    }
    ui.input(|input| input.events.iter().filter_map(|event| stroke(event, repeats)).collect())
}

/// Whether Enter goes on: pressed anew, while nothing holds the keyboard that takes it for itself.
pub(super) fn goes_on(ui: &Ui) -> bool {
    let pressed = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. });
    ui.is_enabled()
        && ui.memory(Memory::focused).is_none()
        && ui.input_mut(|input| {
            let goes_on = input.events.iter().any(pressed);
            input.events.retain(|event| !pressed(event));
            goes_on
        })
}

/// Whether Escape goes back. A list that is open takes it for itself: it closes.
pub(super) fn goes_back(ctx: &Context) -> bool {
    !Popup::is_any_open(ctx) && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Whether the question mark asks for the keys, on any layout.
pub(super) fn asks_for_keys(ctx: &Context) -> bool {
    let typed = |event: &Event| matches!(event, Event::Text(text) if text == "?");
    !ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(typed))
}

/// Whether the plus sign asks to hear again what was said, on any layout and from the number pad.
pub(super) fn hears_again(ui: &Ui) -> bool {
    let typed = |event: &Event| matches!(event, Event::Text(text) if text == "+");
    ui.is_enabled() && !ui.ctx().text_edit_focused() && ui.input(|input| input.events.iter().any(typed))
}

fn stroke(event: &Event, repeats: bool) -> Option<Stroke> {
    let Event::Key { key, physical_key, pressed: true, repeat, modifiers } = event else { return None };
    // A key held down answers once; taking back always repeats.
    let held = *repeat && !repeats && *key != Key::Backspace;
    if held || modifiers.ctrl || modifiers.alt || modifiers.command {
        return None;
    }
    // On a French keyboard the unshifted row gives `&é"`: the place of the key tells the figure.
    let figure = figure(*key).or_else(|| physical_key.and_then(figure));
    match key {
        Key::Backspace | Key::Delete => Some(Stroke::Erase),
        Key::ArrowUp => Some(Stroke::Up),
        Key::ArrowDown => Some(Stroke::Down),
        Key::ArrowLeft => Some(Stroke::Left),
        Key::ArrowRight => Some(Stroke::Right),
        Key::Space => Some(Stroke::Space),
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
