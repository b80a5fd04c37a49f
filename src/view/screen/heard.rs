//! Announcements at the table: replay, and text where audio is unavailable.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, TextStyle, Ui};

use crate::app::{Action, App};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::quiet_button;
use crate::words::Names;

/// Draws nothing before the first announcement.
pub(super) fn heard_ui(ui: &mut Ui, app: &App, face: &Face) -> Option<Action> {
    if app.said().is_empty() {
        return None;
    }
    ui.add_space(GRID);
    let again = again_ui(ui, app, face);
    if app.shows_captions() {
        let margin = Margin::same(GRID as i8);
        let frame = Frame::new().fill(face.theme.surround.surface_raised).corner_radius(CornerRadius::same(ROUND));
        frame.inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for said in app.said() {
                let caption = Phrase::plain("caption")
                    .with("words", Fact::Text(face.words.shown(said.caption(app.settings().counting))));
                let caption = face.words.say(&caption, &Names::default());
                ui.add(Label::new(RichText::new(caption).text_style(TextStyle::Button)).wrap());
            }
        });
    }
    ui.add_space(GRID);
    again
}

pub(super) fn again_ui(ui: &mut Ui, app: &App, face: &Face) -> Option<Action> {
    if !app.is_heard() || app.said().is_empty() {
        return None;
    }
    let again = face.words.key("hear-again");
    quiet_button(ui, &face.theme, &again, Some("+")).clicked().then_some(Action::HearAgain)
}
