//! Announcements at the table: replay, and text where audio is unavailable.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, TextStyle, Ui};

use crate::app::shift::table_talk::SpokenLine;
use crate::app::shift::work::ShiftWork;
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::Appearance;
use crate::view::table::Spoken;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::quiet_button;
use crate::voice::Speech;

/// Lines of guests and chef that are shown.
const LINES: usize = 2;

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
            for call in app.last_speech() {
                let caption = face.words.render(&caption(app, face, call), &HouseTerms::default());
                ui.add(Label::new(RichText::new(caption).text_style(TextStyle::Button)).wrap());
            }
        });
    }
    ui.add_space(GRID);
    again
}

fn caption(app: &App, face: &Appearance, said: &Speech) -> Phrase {
    text!("caption", words = Fact::Text(face.words.adapt_spaces(said.caption(app.settings().counting))))
}

/// The newest lines of guests and chef, oldest first.
pub(super) fn talk(app: &App, work: &ShiftWork, face: &Appearance) -> Vec<String> {
    let lines: Vec<_> = work.recent_lines().filter(|_| app.shows_line_captions()).collect();
    let newest = lines.iter().skip(lines.len().saturating_sub(LINES)).map(|line| {
        let words = Fact::Phrase(Box::new(line_caption(app, work, face, line)));
        text!("shift-line", person = Fact::Phrase(Box::new(line.by.clone())), act = words)
    });
    newest.map(|line| face.words.render_for_house(&line, &work.shift().state().house)).collect()
}

/// The newest words at the table: a line of the last seconds, or the call after which nothing was done.
pub(super) fn last_words(app: &App, work: &ShiftWork, face: &Appearance) -> Option<Spoken> {
    // A fault that is put right is shown at a table of its own.
    if work.correction().is_some() {
        return None;
    }
    let house = &work.shift().state().house;
    if let Some(line) = work.recent_lines().last().filter(|_| app.shows_line_captions()) {
        let words = face.words.render_for_house(&line_caption(app, work, face, line), house);
        return Some(Spoken { by: line.person, words });
    }
    let (by, words) = work.called()?;
    let words = text!("caption", words = Fact::Text(face.words.adapt_spaces(words.to_owned())));
    Some(Spoken { by, words: face.words.render_for_house(&words, house) })
}

/// The caption of a line, with its meaning for a reader of another language.
fn line_caption(app: &App, work: &ShiftWork, face: &Appearance, line: &SpokenLine) -> Phrase {
    if line.speech.language == face.words.language() {
        return caption(app, face, &line.speech);
    }
    let words = face.words.adapt_spaces(line.speech.caption(app.settings().counting));
    let meaning = face.words.render_for_house(&line.line, &work.shift().state().house);
    text!("caption-with-meaning", words = Fact::Text(words), meaning = Fact::Text(meaning))
}

pub(super) fn can_replay(app: &App) -> bool {
    app.is_audible() && !app.last_speech().is_empty()
}

pub(super) fn replay_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    if !can_replay(app) {
        return None;
    }
    let again = face.words.message(text_key!("hear-again"));
    quiet_button(ui, &face.theme, &again, Some("+")).clicked().then_some(Action::RepeatSpeech)
}
