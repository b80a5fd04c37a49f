//! Announcements at the table: replay, and text where audio is unavailable.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, TextStyle, Ui};

use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::quiet_button;

/// Draws nothing before the first announcement.
pub(super) fn announcements_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    if app.last_speech().is_empty() {
        return None;
    }
    ui.add_space(GRID);
    let again = replay_ui(ui, app, face);
    if app.shows_captions() {
        let margin = Margin::same(GRID as i8);
        let frame = Frame::new().fill(face.theme.surround.surface_raised).corner_radius(CornerRadius::same(ROUND));
        frame.inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for said in app.last_speech() {
                let caption = text!(
                    "caption",
                    words = Fact::Text(face.words.adapt_spaces(said.caption(app.settings().counting)))
                );
                let caption = face.words.render(&caption, &HouseTerms::default());
                ui.add(Label::new(RichText::new(caption).text_style(TextStyle::Button)).wrap());
            }
        });
    }
    ui.add_space(GRID);
    again
}

pub(super) fn replay_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    if !app.is_audible() || app.last_speech().is_empty() {
        return None;
    }
    let again = face.words.message(text_key!("hear-again"));
    quiet_button(ui, &face.theme, &again, Some("+")).clicked().then_some(Action::RepeatSpeech)
}
