//! A drop-down list for pointer and keyboard.

use eframe::egui::{
    AsIdSalt, ComboBox, CornerRadius, EventFilter, Id, Key, PointerButton, Response, Stroke, StrokeKind, Ui,
};

use crate::view::theme::{ROUND, Theme};

enum ListOutcome {
    Nothing,
    Chosen(usize, ChosenBy),
    Closed,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChosenBy {
    Pointer,
    Keyboard,
}

/// A button that shows the selection and opens the list of `texts`. Enter or Space opens it, arrows navigate, Enter or
/// Space selects, Escape or Tab closes. Focus returns to the button after keyboard use only. Returns the selected
/// index.
pub fn choice_list(
    ui: &mut Ui,
    theme: &Theme,
    salt: impl AsIdSalt,
    label: Id,
    texts: &[String],
    chosen: Option<usize>,
) -> Option<usize> {
    let shown = chosen.and_then(|chosen| texts.get(chosen)).map_or("", String::as_str);
    // Natural height, limited by the window.
    let room = ui.ctx().content_rect().height() * 0.75;
    let list = ComboBox::from_id_salt(salt)
        .selected_text(shown)
        .height(room)
        .show_ui(ui, |ui| list_ui(ui, theme, texts, chosen));
    let button = list.response.labelled_by(label);
    match list.inner {
        Some(ListOutcome::Chosen(index, by)) => {
            if by == ChosenBy::Keyboard {
                button.request_focus();
            }
            Some(index)
        }
        Some(ListOutcome::Closed) => {
            button.request_focus();
            None
        }
        Some(ListOutcome::Nothing) | None => None,
    }
}

fn list_ui(ui: &mut Ui, theme: &Theme, texts: &[String], chosen: Option<usize>) -> ListOutcome {
    let items: Vec<Response> =
        texts.iter().enumerate().map(|(index, text)| item_ui(ui, theme, text, chosen == Some(index))).collect();
    if let Some(index) = items.iter().position(Response::clicked) {
        let pointed = items.get(index).is_some_and(|item| item.clicked_by(PointerButton::Primary));
        ui.close();
        return ListOutcome::Chosen(index, if pointed { ChosenBy::Pointer } else { ChosenBy::Keyboard });
    }
    let Some(here) = items.iter().position(Response::has_focus) else {
        // On opening, the focus goes to the selection.
        if let Some(item) = items.get(chosen.unwrap_or_default()) {
            item.request_focus();
            item.scroll_to_me(None);
        }
        return ListOutcome::Nothing;
    };
    go_ui(ui, &items, here)
}

fn go_ui(ui: &Ui, items: &[Response], here: usize) -> ListOutcome {
    let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
    if let Some(item) = items.get(here) {
        ui.memory_mut(|memory| memory.set_focus_lock_filter(item.id, filter));
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if pressed(Key::Escape) || pressed(Key::Tab) {
        ui.close();
        return ListOutcome::Closed;
    }
    let last = items.len().saturating_sub(1);
    let there = if pressed(Key::ArrowDown) {
        (here + 1).min(last)
    } else if pressed(Key::ArrowUp) {
        here.saturating_sub(1)
    } else if pressed(Key::Home) {
        0
    } else if pressed(Key::End) {
        last
    } else {
        here
    };
    if there != here
        && let Some(item) = items.get(there)
    {
        item.request_focus();
        item.scroll_to_me(None);
    }
    ListOutcome::Nothing
}

fn item_ui(ui: &mut Ui, theme: &Theme, text: &str, chosen: bool) -> Response {
    let item = ui.selectable_label(chosen, text);
    if item.has_focus() {
        let ink = if chosen { theme.surround.on_accent } else { theme.surround.focus };
        let ring = item.rect.shrink(if chosen { 3.0 } else { 0.0 });
        ui.painter().rect_stroke(ring, CornerRadius::same(ROUND - 2), Stroke::new(2.0, ink), StrokeKind::Inside);
    }
    item
}
