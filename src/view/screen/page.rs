//! A page of text in the middle of the window: a measure that reads well, a title, and room to breathe.

use eframe::egui::{Align, Layout, RichText, ScrollArea, TextStyle, Ui, vec2};

use crate::view::theme::{GRID, Theme};

/// The widest a page of text may be, as a multiple of the text size: about 65 letters a line.
const MEASURE: f32 = 34.0;

/// A column of the page's measure in the middle of what is free, scrolling where it is higher.
pub(super) fn page_ui<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let measure = TextStyle::Body.resolve(ui.style()).size * MEASURE;
    column_ui(ui, measure, content)
}

/// A column of this width in the middle of what is free, scrolling where it is higher.
pub(super) fn column_ui<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            let width = ui.available_width().min(width);
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
        .inner
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
