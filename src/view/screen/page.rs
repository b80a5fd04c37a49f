//! A page of text in the middle of the window: a measure that reads well, a title, and room to breathe.

use eframe::egui::{Align, AsIdSalt, Id, Key, Layout, Memory, RichText, ScrollArea, TextStyle, Ui, vec2};

use crate::view::theme::{GRID, Theme};

/// The widest a page of text may be, as a multiple of the text size: about 65 letters a line.
const MEASURE: f32 = 34.0;

/// A column of the page's measure in the middle of what is free, scrolling where it is higher.
pub(super) fn page_ui<R>(ui: &mut Ui, what: impl AsIdSalt, content: impl FnOnce(&mut Ui) -> R) -> R {
    let measure = TextStyle::Body.resolve(ui.style()).size * MEASURE;
    column_ui(ui, what, measure, content)
}

/// A column of this width in the middle of what is free, scrolling where it is higher. `what` it shows
/// tells one column from another: each keeps its own place, and a new one begins at its top.
pub(super) fn column_ui<R>(ui: &mut Ui, what: impl AsIdSalt, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    scrolling_ui(ui, what, |ui| {
        // The scroll bar lies over the edge: nothing else does.
        let width = (ui.available_width() - 2.0 * GRID).min(width);
        let margin = (ui.available_width() - width) / 2.0;
        ui.horizontal(|ui| {
            ui.add_space(margin);
            let layout = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
                ui.set_width(width);
                content(ui)
            })
            .inner
        })
        .inner
    })
}

/// What scrolls where it is higher than there is room: by the wheel, by Page up and Page down, and to
/// whatever the keyboard goes to.
pub(super) fn scrolling_ui<R>(ui: &mut Ui, what: impl AsIdSalt, content: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .id_salt(Id::unique(what))
        .auto_shrink(false)
        .show(ui, |ui| {
            let out = content(ui);
            scroll_by_keys(ui);
            follow_focus(ui);
            out
        })
        .inner
}

/// Page up and Page down move what is read.
pub(super) fn scroll_by_keys(ui: &Ui) {
    if !ui.is_enabled() || ui.ctx().text_edit_focused() {
        return;
    }
    let page = ui.clip_rect().height() * 0.8;
    let pages = ui.input(|input| {
        let pressed = |key| if input.key_pressed(key) { 1.0 } else { 0.0 };
        pressed(Key::PageUp) - pressed(Key::PageDown)
    });
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, pages * page));
    }
}

/// Where the keyboard goes to something further up or down, that comes into sight.
fn follow_focus(ui: &Ui) {
    let focused = ui.memory(Memory::focused);
    let id = ui.scope_id().with("followed");
    let followed: Option<Id> = ui.data(|data| data.get_temp(id)).flatten();
    if focused == followed {
        return;
    }
    ui.data_mut(|data| data.insert_temp(id, focused));
    let Some(response) = focused.and_then(|focused| ui.ctx().read_response(focused)) else { return };
    let seen = response.interact_rect;
    // What is seen and does not touch this place lies outside of it.
    let here = response.layer_id == ui.layer_id() && (!seen.is_positive() || seen.intersects(ui.clip_rect()));
    if here {
        ui.scroll_to_rect(response.rect.expand(2.0 * GRID), None);
    }
}

/// The title of a screen.
pub(super) fn title_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(Theme::title()));
    ui.add_space(GRID);
}

/// A heading within a screen.
pub(super) fn heading_ui(ui: &mut Ui, text: &str) {
    ui.add_space(GRID);
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
}

/// Words of less weight.
pub(super) fn quiet_ui(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).color(theme.surround.text_quiet));
}

/// Words of less weight, small.
pub(super) fn small_ui(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).color(theme.surround.text_quiet).text_style(TextStyle::Small));
}
