//! The end of a lesson: passed or not yet, the figures, what is worth another look, and what comes next.

use eframe::egui::{RichText, TextStyle, Ui};

use super::page::{column_ui, heading_ui, quiet_ui, title_ui};
use super::verdict::reason_ui;
use crate::app::practice::Practice;
use crate::app::{Action, App};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::keys::goes_on;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{panel, primary_button, quiet_button, verdict_mark};
use crate::words::Names;

/// How many mistakes are shown again.
const MOST_MISSED: usize = 6;

/// The figures of the lesson and the ways on.
pub(super) fn summary_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Face) -> Vec<Action> {
    let mut actions = Vec::new();
    let width = TextStyle::Body.resolve(ui.style()).size * 40.0;
    column_ui(ui, ("summary", practice.path().to_string()), width, |ui| {
        ui.add_space(GRID);
        quiet_ui(ui, &face.theme, &face.words.key("summary-title"));
        title_ui(ui, &practice.lesson().title.say(face.words.language(), &Names::from(&practice.house().terms)));
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            result_ui(ui, practice, face);
        });
        ui.add_space(GRID);
        actions.extend(ways_on_ui(ui, app, practice, face));
        missed_ui(ui, practice, face);
    });
    actions
}

fn result_ui(ui: &mut Ui, practice: &Practice, face: &Face) {
    let words = &face.words;
    let tally = practice.tally();
    let say = |phrase: Phrase| words.say(&phrase, &Names::default());
    let Some(accuracy) = tally.accuracy() else {
        ui.label(words.key("summary-read"));
        return;
    };
    let passed = practice.is_passed();
    ui.horizontal(|ui| {
        let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
        verdict_mark(ui, &face.theme, words, passed, size);
        let key = if passed { "summary-passed" } else { "summary-not-yet" };
        ui.label(RichText::new(words.key(key)).text_style(Theme::title()));
    });
    let score = Phrase::plain("summary-score")
        .with("right", Fact::Number(tally.right().into()))
        .with("asked", Fact::Number(tally.asked().into()));
    let percent = Phrase::plain("summary-accuracy").with("percent", Fact::Number(accuracy.into()));
    ui.label(RichText::new(format!("{} · {}", say(score), say(percent))).text_style(TextStyle::Heading));
    if let Some(millis) = tally.median_millis() {
        let seconds = words.seconds(millis);
        ui.label(say(Phrase::plain("summary-median").with("seconds", Fact::Text(seconds))));
    }
    let pass = practice.lesson().pass;
    let key = if practice.is_timed() { "summary-mark" } else { "summary-mark-untimed" };
    let mark = Phrase::plain(key)
        .with("accuracy", Fact::Number(pass.accuracy.into()))
        .with("seconds", Fact::Number(pass.seconds.into()));
    quiet_ui(ui, &face.theme, &say(mark));
}

/// After a pass the next lesson is the one thing to do; before it, the same once more.
fn ways_on_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Face) -> Vec<Action> {
    let words = &face.words;
    let next = app.lesson_after(practice.path()).filter(|_| practice.is_passed());
    let first = match &next {
        Some(row) => {
            let title = row.lesson.title.say(words.language(), &Names::from(&practice.house().terms));
            let text = words.say(&Phrase::plain("summary-next").with("title", Fact::Text(title)), &Names::default());
            (text, Action::Begin(row.path.clone()))
        }
        None if practice.is_passed() => (words.key("summary-home"), Action::Back),
        None => (words.key("summary-again"), Action::Begin(practice.path().clone())),
    };
    let mut others = Vec::new();
    if practice.is_passed() {
        others.push((words.key("summary-again"), Action::Begin(practice.path().clone())));
    }
    if first.1 != Action::Back {
        others.push((words.key("summary-home"), Action::Back));
    }
    let mut actions = Vec::new();
    let enter = words.key("key-enter");
    let goes_on = goes_on(ui);
    ui.horizontal_wrapped(|ui| {
        if primary_button(ui, &face.theme, &first.0, Some(&enter)).clicked() || goes_on {
            actions.push(first.1);
        }
        for (text, action) in others {
            if quiet_button(ui, &face.theme, &text, None).clicked() {
                actions.push(action);
            }
        }
    });
    actions
}

fn missed_ui(ui: &mut Ui, practice: &Practice, face: &Face) {
    let missed = practice.tally().missed();
    if practice.tally().asked() == 0 {
        return;
    }
    if missed.is_empty() {
        heading_ui(ui, &face.words.key("summary-nothing-missed"));
        return;
    }
    heading_ui(ui, &face.words.key("summary-look-again"));
    for missed in missed.iter().take(MOST_MISSED) {
        if let Some(reason) = missed.reason {
            reason_ui(ui, face, practice.house(), reason);
        }
    }
}
