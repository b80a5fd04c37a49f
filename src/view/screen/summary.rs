//! The end of a lesson: result, figures, weak points and next steps.

use eframe::egui::{RichText, TextStyle, Ui};

use super::answer::strong;
use super::page::{column_ui, heading_ui, quiet_ui, title_ui};
use super::verdict::reason_ui;
use crate::app::practice::Practice;
use crate::app::{Action, App, MissedDecision};
use crate::describe::answer::answer_line;
use crate::describe::decision::describe_decision;
use crate::drill::area::Area;
use crate::drill::title_of;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::Bands;
use crate::rules::clause::Clause;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{panel, primary_button, quiet_button, verdict_mark};

pub(super) fn summary_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let width = TextStyle::Body.resolve(ui.style()).size * 40.0;
    column_ui(ui, ("summary", practice.path().to_string()), width, |ui| {
        ui.add_space(GRID);
        let test = practice.lesson().test;
        let title = match (test, practice.has_mark()) {
            (Some(_), _) => text_key!("test-title"),
            (None, true) => text_key!("summary-title"),
            (None, false) if practice.is_free() => text_key!("free-title"),
            (None, false) => text_key!("practice-done"),
        };
        quiet_ui(ui, &face.theme, &face.words.message(title));
        review_day_ui(ui, app, practice, face);
        title_ui(
            ui,
            &practice.lesson().title.render(face.words.language(), &HouseTerms::from(&practice.house().terms)),
        );
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            match test {
                Some(test) => band_ui(ui, practice, face, test.bands),
                None => result_ui(ui, practice, face),
            }
        });
        ui.add_space(GRID);
        actions.extend(next_steps_ui(ui, app, practice, face));
        if test.is_some() {
            actions.extend(weak_ui(ui, app, practice, face));
        }
        actions.extend(review_ui(ui, practice, face).map(|clause| Action::LookUp(Some(clause))));
    });
    actions
}

/// The day of a result that was opened again.
fn review_day_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) {
    if let (Some(at), Some(profile)) = (practice.reviewed_at(), app.profile()) {
        let day = profile.known.mastery().day(at);
        quiet_ui(
            ui,
            &face.theme,
            &face.words.render(&text!("summary-on", day = Fact::Day(day.0)), &HouseTerms::default()),
        );
    }
}

fn result_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let words = &face.words;
    let tally = practice.tally();
    let say = |phrase: Phrase| words.render(&phrase, &HouseTerms::default());
    let Some(accuracy) = tally.accuracy() else {
        ui.label(words.message(text_key!("summary-read")));
        return;
    };
    let passed = practice.is_passed();
    if practice.has_mark() {
        ui.horizontal(|ui| {
            let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
            verdict_mark(ui, &face.theme, words, passed, size);
            let key = if passed { text_key!("summary-passed") } else { text_key!("summary-not-yet") };
            ui.label(RichText::new(words.message(key)).text_style(Theme::title()));
        });
    }
    let score = text!(
        "summary-score",
        right = Fact::Number(tally.right().into()),
        asked = Fact::Number(tally.answered().into())
    );
    let percent = text!("summary-accuracy", percent = Fact::Number(accuracy.into()));
    ui.label(RichText::new(format!("{} · {}", say(score), say(percent))).text_style(TextStyle::Heading));
    if let Some(millis) = tally.median_millis() {
        let seconds = words.seconds(millis);
        ui.label(say(text!("summary-median", seconds = Fact::Text(seconds))));
    }
    if !practice.has_mark() {
        return;
    }
    let pass = practice.lesson().pass;
    let key = if practice.is_timed() { text_key!("summary-mark") } else { text_key!("summary-mark-untimed") };
    let mark = Phrase::plain(key)
        .with("accuracy", Fact::Number(pass.accuracy.into()))
        .with("seconds", Fact::Number(pass.seconds.into()));
    quiet_ui(ui, &face.theme, &say(mark));
    missing_ui(ui, face, tally.missing_to(pass.accuracy));
    marks_ui(ui, practice, face);
}

/// The areas marked apart, each with its mark and what is missing to it.
fn marks_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    for score in practice.areas() {
        ui.horizontal_wrapped(|ui| {
            let size = TextStyle::Body.resolve(ui.style()).size;
            verdict_mark(ui, &face.theme, &face.words, score.passes(), size);
            let key = match score.area {
                Area::Tableau => text_key!("test-area-tableau"),
                Area::Payments => text_key!("test-area-payments"),
                Area::Calls => text_key!("test-area-calls"),
            };
            let line = Phrase::plain(key)
                .with("right", Fact::Number(score.right.into()))
                .with("asked", Fact::Number(score.asked.into()))
                .with("percent", Fact::Number(score.percent().into()))
                .with("mark", Fact::Number(score.mark.into()));
            ui.label(face.words.render(&line, &HouseTerms::default()));
            missing_ui(ui, face, score.missing());
        });
    }
}

fn missing_ui(ui: &mut Ui, face: &Appearance, count: u32) {
    if count > 0 {
        let missing = text!("test-missing", count = Fact::Number(count.into()));
        ui.label(strong(face.words.render(&missing, &HouseTerms::default())));
    }
}

fn band_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, bands: Bands) {
    const NAMES: [TextKey; 5] = [
        text_key!("test-band-0"),
        text_key!("test-band-1"),
        text_key!("test-band-2"),
        text_key!("test-band-3"),
        text_key!("test-band-4"),
    ];
    let words = &face.words;
    let tally = practice.tally();
    let say = |phrase: Phrase| words.render(&phrase, &HouseTerms::default());
    let band = practice.band().unwrap_or_default();
    let named = |band: usize| words.message(NAMES.get(band).copied().unwrap_or(NAMES[0]));
    ui.horizontal(|ui| {
        let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
        verdict_mark(ui, &face.theme, words, practice.is_passed(), size);
        ui.label(RichText::new(named(band)).text_style(Theme::title()));
    });
    let score = text!(
        "summary-score",
        right = Fact::Number(tally.right().into()),
        asked = Fact::Number(tally.answered().into())
    );
    let percent = text!("summary-accuracy", percent = Fact::Number(tally.accuracy().unwrap_or_default().into()));
    ui.label(RichText::new(format!("{} · {}", say(score), say(percent))).text_style(TextStyle::Heading));
    if tally.unanswered() > 0 {
        ui.label(say(text!("test-unanswered", questions = Fact::Number(tally.unanswered().into()))));
    }
    missing_ui(ui, face, tally.missing_to(practice.lesson().pass.accuracy));
    marks_ui(ui, practice, face);
    ui.add_space(GRID / 2.0);
    for (index, mark) in bands.thresholds().into_iter().enumerate().rev() {
        let from = say(text!("test-band-from", percent = Fact::Number(mark.into())));
        let line = format!("{} · {from}", named(index + 1));
        if band == index + 1 {
            ui.label(strong(line));
        } else {
            quiet_ui(ui, &face.theme, &line);
        }
    }
}

fn weak_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Vec<Action> {
    let names = HouseTerms::from(&practice.house().terms);
    let mut actions = Vec::new();
    let weak = practice.tally().weak();
    if !weak.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("test-work-on")));
    }
    for (drill, right, asked) in weak {
        let score = text!(
            "test-drill-score",
            drill = Fact::Phrase(Box::new(title_of(drill))),
            right = Fact::Number(right.into()),
            asked = Fact::Number(asked.into())
        );
        ui.horizontal_wrapped(|ui| {
            ui.label(face.words.render(&score, &names));
            let Some(row) = app.first_lesson_with(drill) else { return };
            let title = row.lesson.title.render(face.words.language(), &names);
            if quiet_button(ui, &face.theme, &title, None).clicked() {
                actions.push(Action::Begin(row.path));
            }
        });
    }
    actions
}

fn next_steps_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Vec<Action> {
    let ways =
        if practice.has_mark() { lesson_next_steps(app, practice, face) } else { practice_next_steps(practice, face) };
    let mut actions = Vec::new();
    let enter = face.words.message(text_key!("key-enter"));
    let mut goes_on = continue_pressed(ui);
    ui.horizontal_wrapped(|ui| {
        for (place, (text, action)) in ways.into_iter().enumerate() {
            let clicked = if place == 0 {
                primary_button(ui, &face.theme, &text, Some(&enter)).clicked() || std::mem::take(&mut goes_on)
            } else {
                quiet_button(ui, &face.theme, &text, None).clicked()
            };
            if clicked {
                actions.push(action);
            }
        }
    });
    actions
}

fn repeat_mistakes(practice: &Practice, face: &Appearance) -> Option<(String, Action)> {
    (!practice.tally().missed().is_empty()).then(|| (face.words.message(text_key!("again-do")), Action::DoAgain))
}

/// After practice the primary step is to stop; more is optional.
fn practice_next_steps(practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let back = if practice.is_free() { text_key!("free-title") } else { text_key!("summary-home") };
    let home = (face.words.message(back), Action::Back);
    let more = practice.is_today().then(|| (face.words.message(text_key!("practice-more")), Action::BeginToday));
    repeat_mistakes(practice, face).into_iter().chain([home]).chain(more).collect()
}

/// After a pass the next lesson is primary; otherwise repeating this one.
fn lesson_next_steps(app: &App, practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let words = &face.words;
    if practice.lesson().test.is_some() {
        return test_next_steps(practice, face);
    }
    let next = app.lesson_after(practice.path()).filter(|_| practice.is_passed());
    let first = match &next {
        Some(row) => {
            let title = row.lesson.title.render(words.language(), &HouseTerms::from(&practice.house().terms));
            let text = words.render(&text!("summary-next", title = Fact::Text(title)), &HouseTerms::default());
            (text, Action::Begin(row.path.clone()))
        }
        None if practice.is_passed() => (words.message(text_key!("summary-home")), Action::Back),
        None => (words.message(text_key!("summary-again")), Action::Begin(practice.path().clone())),
    };
    let mut others = vec![first];
    others.extend(repeat_mistakes(practice, face));
    if practice.is_passed() {
        others.push((words.message(text_key!("summary-again")), Action::Begin(practice.path().clone())));
    }
    if practice.lesson().questions() > 0 {
        others.push((words.message(text_key!("sheet-print")), Action::Print(practice.path().clone())));
    }
    if others.iter().all(|(_, action)| *action != Action::Back) {
        others.push((words.message(text_key!("summary-home")), Action::Back));
    }
    others
}

/// After a table test the primary step is to stop, so that Enter does not begin another one.
fn test_next_steps(practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let words = &face.words;
    let back = if practice.is_review() { text_key!("go-back") } else { text_key!("summary-home") };
    let mut ways = vec![(words.message(back), Action::Back)];
    ways.extend(repeat_mistakes(practice, face));
    if practice.passed_test().is_some() {
        ways.push((words.message(text_key!("certificate-print")), Action::PrintCertificate));
    }
    ways.push((words.message(text_key!("sheet-print")), Action::Print(practice.path().clone())));
    ways.push((words.message(text_key!("summary-again")), Action::Begin(practice.path().clone())));
    ways
}

/// Every mistake with decision, given and expected answer, and reason. Returns the clause to look up.
fn review_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) -> Option<Clause> {
    let missed = practice.tally().missed();
    if practice.tally().answered() == 0 {
        return None;
    }
    if missed.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("summary-nothing-missed")));
        return None;
    }
    heading_ui(ui, &face.words.message(text_key!("summary-look-again")));
    missed.iter().filter_map(|missed| mistake_ui(ui, practice, face, missed)).last()
}

fn mistake_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, missed: &MissedDecision) -> Option<Clause> {
    let names = HouseTerms::from(&practice.house().terms);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let what = if missed.drill == "Authored" {
            missed.question.prompt.clone()
        } else {
            describe_decision(missed.drill, &missed.decision)
        };
        ui.label(strong(face.words.render(&what, &names)));
        let line = |answer| answer_line(&missed.question.form, answer, &names, &face.words);
        let verdict = &missed.verdict;
        if let (Some(given), Some(expected)) = (line(&verdict.given), line(&verdict.key.answer)) {
            let given = text!("review-given", given = Fact::Text(given));
            let expected = text!("review-expected", expected = Fact::Text(expected));
            ui.label(face.words.render(&expected, &names));
            quiet_ui(ui, &face.theme, &face.words.render(&given, &names));
        }
        missed.reason().and_then(|reason| reason_ui(ui, face, practice.house(), &reason))
    })
    .inner
}
