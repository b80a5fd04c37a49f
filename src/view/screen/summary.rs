//! The end of a lesson: passed or not yet, the figures, what is worth another look, and what comes next.

use eframe::egui::{RichText, TextStyle, Ui};

use super::answer::strong;
use super::page::{column_ui, heading_ui, quiet_ui, title_ui};
use super::verdict::reason_ui;
use crate::app::practice::Practice;
use crate::app::{Action, App};
use crate::drill::title_of;
use crate::lesson::Bands;
use crate::rules::clause::Clause;
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
        let test = practice.lesson().test;
        let title = if test.is_some() { "test-title" } else { "summary-title" };
        quiet_ui(ui, &face.theme, &face.words.key(title));
        title_ui(ui, &practice.lesson().title.say(face.words.language(), &Names::from(&practice.house().terms)));
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            match test {
                Some(test) => band_ui(ui, practice, face, test.bands),
                None => result_ui(ui, practice, face),
            }
        });
        ui.add_space(GRID);
        actions.extend(ways_on_ui(ui, app, practice, face));
        if test.is_some() {
            actions.extend(weak_ui(ui, app, practice, face));
        }
        actions.extend(missed_ui(ui, practice, face).map(|clause| Action::LookUp(Some(clause))));
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

/// The result of a table test: the band, the score, and where the bands begin.
fn band_ui(ui: &mut Ui, practice: &Practice, face: &Face, bands: Bands) {
    const NAMES: [&str; 5] = ["test-band-0", "test-band-1", "test-band-2", "test-band-3", "test-band-4"];
    let words = &face.words;
    let tally = practice.tally();
    let say = |phrase: Phrase| words.say(&phrase, &Names::default());
    let band = practice.band().unwrap_or_default();
    let named = |band: usize| words.key(NAMES.get(band).copied().unwrap_or(NAMES[0]));
    ui.horizontal(|ui| {
        let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
        verdict_mark(ui, &face.theme, words, practice.is_passed(), size);
        ui.label(RichText::new(named(band)).text_style(Theme::title()));
    });
    let score = Phrase::plain("summary-score")
        .with("right", Fact::Number(tally.right().into()))
        .with("asked", Fact::Number(tally.asked().into()));
    let percent =
        Phrase::plain("summary-accuracy").with("percent", Fact::Number(tally.accuracy().unwrap_or_default().into()));
    ui.label(RichText::new(format!("{} · {}", say(score), say(percent))).text_style(TextStyle::Heading));
    if tally.unanswered() > 0 {
        ui.label(say(Phrase::plain("test-unanswered").with("questions", Fact::Number(tally.unanswered().into()))));
    }
    ui.add_space(GRID / 2.0);
    for (index, mark) in bands.marks().into_iter().enumerate().rev() {
        let from = say(Phrase::plain("test-band-from").with("percent", Fact::Number(mark.into())));
        let line = format!("{} · {from}", named(index + 1));
        if band == index + 1 {
            ui.label(strong(line));
        } else {
            quiet_ui(ui, &face.theme, &line);
        }
    }
}

/// The drills in which something went wrong, the weakest first, each with the lesson that teaches it.
fn weak_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Face) -> Vec<Action> {
    let names = Names::from(&practice.house().terms);
    let mut actions = Vec::new();
    let weak = practice.tally().weak();
    if !weak.is_empty() {
        heading_ui(ui, &face.words.key("test-work-on"));
    }
    for (drill, right, asked) in weak {
        let score = Phrase::plain("test-drill-score")
            .with("drill", Fact::Phrase(Box::new(title_of(drill))))
            .with("right", Fact::Number(right.into()))
            .with("asked", Fact::Number(asked.into()));
        ui.horizontal_wrapped(|ui| {
            ui.label(face.words.say(&score, &names));
            let Some(row) = app.teaches(drill) else { return };
            let title = row.lesson.title.say(face.words.language(), &names);
            if quiet_button(ui, &face.theme, &title, None).clicked() {
                actions.push(Action::Begin(row.path));
            }
        });
    }
    actions
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
    if practice.lesson().questions() > 0 {
        others.push((words.key("sheet-print"), Action::Print(practice.path().clone())));
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

/// The mistakes once more, each with its reason. Returns the clause that is to be looked up.
fn missed_ui(ui: &mut Ui, practice: &Practice, face: &Face) -> Option<Clause> {
    let missed = practice.tally().missed();
    if practice.tally().asked() == 0 {
        return None;
    }
    if missed.is_empty() {
        heading_ui(ui, &face.words.key("summary-nothing-missed"));
        return None;
    }
    heading_ui(ui, &face.words.key("summary-look-again"));
    let reasons = missed.iter().take(MOST_MISSED).filter_map(|missed| missed.reason);
    reasons.filter_map(|reason| reason_ui(ui, face, practice.house(), reason)).last()
}
