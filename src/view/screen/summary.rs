//! The end of a lesson: result, figures, weak points and next steps.

use std::cmp::Ordering;

use eframe::egui::{Color32, RichText, TextStyle, Ui, vec2};

use super::answer::strong;
use super::at_the_table::shift_results_ui;
use super::home::{course_ui, lesson_picture_ui};
use super::joy::joy_ui;
use super::mistakes::mistakes_ui;
use super::page::{column_ui, heading_ui, quiet_ui, small_ui, title_ui, verdict_line_ui};
use super::today::{short_shift_text, streak_ui};
use crate::app::placement::PlacementSearch;
use crate::app::practice::Practice;
use crate::app::shift::ShiftAction;
use crate::app::{Action, App, AreaScore};
use crate::drill::area::Area;
use crate::drill::title_of;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::Bands;
use crate::progress::Score;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{
    ScoreRing, is_unfolded, panel, primary_button, quiet_button, quiet_width, score_ring, verdict_mark, wide_button,
};

/// Sizes as multiples of the text size: the ring, the picture of the next lesson, and the width from which there is
/// room for it.
const RING: f32 = 7.0;
const PICTURE: f32 = 20.0;
const LARGE_PICTURE: f32 = 28.0;
const BESIDE: f32 = 62.0;
/// The same for the column of what needs work after a test.
const NEEDS_WORK: f32 = 33.0;

/// Most drills with mistakes that are named after practice.
const MOST_WEAK: usize = 3;

pub(super) fn summary_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    // What was worked at the table alone is a few lines, as the debrief before it.
    let is_shift = practice.tally().accuracy().is_none() && practice.lesson().has_shift();
    let width = TextStyle::Body.resolve(ui.style()).size * if is_shift { 56.0 } else { 76.0 };
    column_ui(ui, ("summary", practice.path().to_string()), width, |ui| {
        ui.add_space(GRID);
        let test = practice.lesson().test;
        let title = match (test, practice.has_mark()) {
            (Some(_), _) => Some(text_key!("test-title")),
            _ if practice.placement().is_some() => Some(text_key!("placement-finished")),
            (None, true) => Some(text_key!("summary-title")),
            (None, false) if practice.is_free() => Some(text_key!("free-title")),
            (None, false) => None,
        };
        if let Some(title) = title {
            quiet_ui(ui, &face.theme, &face.words.message(title));
        }
        review_day_ui(ui, app, practice, face);
        let title = if practice.is_today() {
            face.words.message(text_key!("practice-done"))
        } else {
            practice.lesson().title.render(face.words.language(), &HouseTerms::from(&practice.house().terms))
        };
        title_ui(ui, &title);
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            match test {
                Some(test) => test_result_ui(ui, app, practice, face, test.bands, &mut actions),
                None => result_ui(ui, app, practice, face),
            }
        });
        ui.add_space(GRID);
        actions.extend(next_steps_ui(ui, app, practice, face));
        if practice.is_passed() && practice.has_mark() && test.is_none() {
            ui.add_space(GRID);
            course_ui(ui, app, face);
        }
        actions.extend(mistakes_ui(ui, practice, face).map(|clause| Action::LookUp(Some(clause))));
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

/// The result: a ring beside what was learnt and what is missing, and the next lesson beside both where there is room.
fn result_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) {
    let Some(accuracy) = practice.tally().accuracy() else {
        if practice.lesson().has_shift() {
            passed_ui(ui, practice, face);
            // A single shift is what the lesson itself was passed by.
            if practice.shift_marks().len() > 1 {
                shift_results_ui(ui, practice, face);
            }
            return;
        }
        ui.label(face.words.message(text_key!("summary-read")));
        return;
    };
    if let Some(search) = practice.placement() {
        placement_ui(ui, app, face, search);
        return;
    }
    let text = TextStyle::Body.resolve(ui.style()).size;
    let next = practice.is_passed().then(|| app.lesson_after(practice.path())).flatten();
    let next = next.filter(|_| practice.has_mark() && ui.available_width() > text * BESIDE);
    // Where no mistake takes the room below, the way on does.
    let is_clean = practice.tally().missed().is_empty();
    let picture = next.as_ref().map_or(0.0, |_| text * if is_clean { LARGE_PICTURE } else { PICTURE });
    ui.horizontal_top(|ui| {
        let lines = ui.available_width() - picture - text * RING - 6.0 * GRID;
        score_ui(ui, practice, face, accuracy);
        ui.add_space(2.0 * GRID);
        ui.vertical(|ui| {
            ui.set_width(lines);
            lines_ui(ui, app, practice, face, accuracy);
        });
        if let Some(row) = next {
            let title = row.lesson.title.render(face.words.language(), &HouseTerms::from(&practice.house().terms));
            ui.vertical(|ui| {
                ui.set_width(picture);
                lesson_picture_ui(ui, app, face, &row, vec2(picture, picture * if is_clean { 0.62 } else { 0.5 }));
                quiet_ui(ui, &face.theme, &render(face, &text!("summary-next", title = Fact::Text(title))));
            });
        }
    });
}

/// The share of right answers with its pass mark.
fn score_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, accuracy: u32) {
    let mark = practice.has_mark().then_some(practice.lesson().pass.accuracy);
    let caption = mark.map(|mark| text!("summary-mark", accuracy = Fact::Number(mark.into())));
    let ring = ScoreRing { percent: accuracy, mark: mark.map(Into::into), passed: practice.is_passed() };
    ring_ui(ui, face, ring, caption);
}

/// A ring with its caption.
fn ring_ui(ui: &mut Ui, face: &Appearance, ring: ScoreRing, caption: Option<Phrase>) {
    let size = TextStyle::Body.resolve(ui.style()).size * RING;
    let percent = text!("summary-accuracy", percent = Fact::Number(ring.percent.into()));
    ui.vertical(|ui| {
        ui.set_width(size);
        score_ring(ui, &face.theme, ring, size, &render(face, &percent));
        if let Some(caption) = caption {
            ui.vertical_centered(|ui| small_ui(ui, &face.theme, &render(face, &caption)));
        }
    });
}

/// The ring of a test: of the part that decides against a pass, else of the whole.
fn test_ring_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let failed = practice.areas().into_iter().find(|score| !score.passes());
    let Some(score) = failed else {
        return score_ui(ui, practice, face, practice.tally().accuracy().unwrap_or_default());
    };
    let caption = match score.area {
        Area::Tableau => text_key!("test-ring-tableau"),
        Area::Payments => text_key!("test-ring-payments"),
        Area::Calls => text_key!("test-ring-calls"),
    };
    let caption = Phrase::plain(caption).with("mark", Fact::Number(score.mark.into()));
    let ring = ScoreRing { percent: score.percent(), mark: Some(score.mark.into()), passed: false };
    ring_ui(ui, face, ring, Some(caption));
}

fn lines_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance, accuracy: u32) {
    let (tally, passed) = (practice.tally(), practice.is_passed());
    let (right, asked) = (Fact::Number(tally.right().into()), Fact::Number(tally.answered().into()));
    if practice.has_mark() {
        passed_ui(ui, practice, face);
    }
    let score = render(face, &text!("summary-score", right = right.clone(), asked = asked.clone()));
    ui.label(RichText::new(score).text_style(TextStyle::Heading));
    if !practice.has_mark() {
        if practice.is_today() {
            let names = HouseTerms::from(&practice.house().terms);
            for (drill, right, asked) in tally.weak().into_iter().take(MOST_WEAK) {
                ui.label(face.words.render(&drill_score(drill, right, asked), &names));
            }
            streak_ui(ui, app, face);
        }
        return;
    }
    if practice.missing() > 0 {
        let count = Fact::Number(practice.missing().into());
        ui.label(strong(render(face, &text!("summary-missing", count = count))));
    }
    compared_ui(ui, app, face, accuracy);
    pace_ui(ui, practice, face);
    if passed && practice.spared() > 0 {
        ui.label(render(face, &text!("summary-spared", count = Fact::Number(practice.spared().into()))));
    }
    marks_ui(ui, practice, face);
}

/// Passed or not yet, with the goal.
fn passed_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let passed = practice.is_passed();
    ui.horizontal_wrapped(|ui| {
        let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
        verdict_mark(ui, &face.theme, &face.words, passed, size);
        let key = if passed { text_key!("summary-passed") } else { text_key!("summary-not-yet") };
        ui.label(RichText::new(face.words.message(key)).text_style(Theme::title()));
        if passed {
            ui.add_space(2.0 * GRID);
            let answered = practice.tally().answered();
            joy_ui(ui, practice.house(), face, ui.scope_id().with((practice.path().to_string(), answered)));
        }
    });
    learnt_ui(ui, practice, face);
}

fn render(face: &Appearance, phrase: &Phrase) -> String {
    face.words.render(phrase, &HouseTerms::default())
}

/// The pace beside its aim, a mark apart from the pass.
fn pace_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let Some(pace) = practice.pace() else { return };
    let seconds = |millis| Fact::Text(face.words.seconds(millis));
    let is_earned = pace.is_reached() && practice.is_passed();
    let text = if is_earned {
        text!("summary-pace-earned", seconds = seconds(pace.millis))
    } else {
        text!("summary-pace", seconds = seconds(pace.millis), aim = seconds(pace.aim_millis))
    };
    let text = render(face, &text);
    if is_earned {
        verdict_line_ui(ui, face, true, |ui| ui.label(text));
    } else {
        ui.label(text);
    }
}

/// The goal of the lesson: reached, or still the aim.
fn learnt_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let names = HouseTerms::from(&practice.house().terms);
    let goal = Fact::Text(practice.lesson().goal.render(face.words.language(), &names));
    let line =
        if practice.is_passed() { text!("summary-learnt", goal = goal) } else { text!("summary-aim", goal = goal) };
    ui.label(face.words.render(&line, &names));
    if practice.is_unheard() {
        ui.label(strong(face.words.message(text_key!("lesson-unheard"))));
    }
}

/// The accuracy beside the best one before this run.
fn compared_ui(ui: &mut Ui, app: &App, face: &Appearance, accuracy: u32) {
    let Some(best) = app.best_before().map(Score::percent) else { return };
    let points = Fact::Number(accuracy.abs_diff(best).into());
    let line = match accuracy.cmp(&best) {
        Ordering::Greater => text!("summary-better", points = points, percent = Fact::Number(best.into())),
        Ordering::Equal => text!("summary-as-before", percent = Fact::Number(best.into())),
        Ordering::Less => text!("summary-below", percent = Fact::Number(best.into())),
    };
    ui.label(face.words.render(&line, &HouseTerms::default()));
}

/// Result of a placement, topic by topic.
fn placement_ui(ui: &mut Ui, app: &App, face: &Appearance, search: &PlacementSearch) {
    let words = &face.words;
    let render = |phrase: Phrase| words.render(&phrase, &HouseTerms::default());
    let count = search.known().count() as u64;
    let result = render(text!("placement-result", count = Fact::Number(count)));
    ui.label(RichText::new(result).text_style(Theme::title()));
    for topic in search.topics() {
        let Some((path, known, all)) = topic.result() else { continue };
        let pack = app.library().packs().find(|pack| pack.id == path.pack);
        let line = text!(
            "placement-topic",
            topic = Fact::Text(pack.map(|pack| pack.title.get(words.language()).to_owned()).unwrap_or_default()),
            known = Fact::Number(known as u64),
            all = Fact::Number(all as u64)
        );
        verdict_line_ui(ui, face, known == all, |ui| ui.label(render(line)));
    }
    if count > 0 {
        quiet_ui(ui, &face.theme, &words.message(text_key!("placement-about")));
    }
}

/// A share of right answers beside its mark, and what is missing to it.
struct MarkLine {
    line: Phrase,
    missing: u32,
}

impl MarkLine {
    fn new(key: TextKey, [right, asked, percent]: [u32; 3], mark: u8, missing: u32) -> Self {
        let line = Phrase::plain(key)
            .with("right", Fact::Number(right.into()))
            .with("asked", Fact::Number(asked.into()))
            .with("percent", Fact::Number(percent.into()))
            .with("mark", Fact::Number(mark.into()));
        Self { line, missing }
    }

    fn for_area(score: &AreaScore) -> Self {
        let key = match score.area {
            Area::Tableau => text_key!("test-area-tableau"),
            Area::Payments => text_key!("test-area-payments"),
            Area::Calls => text_key!("test-area-calls"),
        };
        Self::new(key, [score.right, score.asked, score.percent()], score.mark, score.missing())
    }

    fn for_whole(practice: &Practice) -> Self {
        let (tally, mark) = (practice.tally(), practice.lesson().pass.accuracy);
        let share = [tally.right(), tally.answered(), tally.accuracy().unwrap_or_default()];
        Self::new(text_key!("test-area-whole"), share, mark, tally.missing_to(mark))
    }

    fn show(&self, ui: &mut Ui, face: &Appearance) {
        verdict_line_ui(ui, face, self.missing == 0, |ui| {
            ui.label(face.words.render(&self.line, &HouseTerms::default()));
            missing_ui(ui, face, self.missing);
        });
    }
}

/// The areas marked apart, and the whole of a test; what decided against a pass comes first.
fn marks_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) {
    let areas = practice.areas();
    let whole = practice.lesson().test.map(|_| MarkLine::for_whole(practice));
    let mut lines: Vec<MarkLine> = whole.into_iter().chain(areas.iter().map(MarkLine::for_area)).collect();
    lines.sort_by_key(|line| line.missing == 0);
    for line in lines {
        line.show(ui, face);
    }
    shift_results_ui(ui, practice, face);
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
    let band = practice.band().unwrap_or_default();
    let named = |band: usize| words.message(NAMES.get(band).copied().unwrap_or(NAMES[0]));
    ui.horizontal_top(|ui| {
        let lines = ui.available_width() - TextStyle::Body.resolve(ui.style()).size * RING - 4.0 * GRID;
        test_ring_ui(ui, practice, face);
        ui.add_space(2.0 * GRID);
        ui.vertical(|ui| {
            ui.set_width(lines);
            ui.horizontal_wrapped(|ui| {
                let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
                verdict_mark(ui, &face.theme, words, practice.is_passed(), size);
                ui.label(RichText::new(named(band)).text_style(Theme::title()));
            });
            if tally.unanswered() > 0 {
                let count = Fact::Number(tally.unanswered().into());
                ui.label(render(face, &text!("test-unanswered", questions = count)));
            }
            marks_ui(ui, practice, face);
            // A part that failed outweighs the whole: no grade is read off these then.
            let bands = if practice.is_passed() { &bands.thresholds()[..] } else { &[] };
            for (index, mark) in bands.iter().enumerate().rev() {
                let from = render(face, &text!("test-band-from", percent = Fact::Number((*mark).into())));
                let line = format!("{} · {from}", named(index + 1));
                if band == index + 1 {
                    ui.label(strong(line));
                } else {
                    quiet_ui(ui, &face.theme, &line);
                }
            }
        });
    });
}

/// The result of a test, and what needs work beside it where there is room.
fn test_result_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    bands: Bands,
    actions: &mut Vec<Action>,
) {
    let (text, width) = (TextStyle::Body.resolve(ui.style()).size, ui.available_width());
    if width < text * BESIDE {
        band_ui(ui, practice, face, bands);
        actions.extend(weak_ui(ui, app, practice, face));
        return;
    }
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(width - text * NEEDS_WORK - 2.0 * GRID);
            band_ui(ui, practice, face, bands);
        });
        ui.add_space(2.0 * GRID);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            actions.extend(weak_ui(ui, app, practice, face));
        });
    });
}

fn weak_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Vec<Action> {
    let names = HouseTerms::from(&practice.house().terms);
    let mut actions = Vec::new();
    let areas = practice.areas();
    let is_of_failed = |drill: &str| {
        let area = practice.lesson().area_of(drill);
        areas.iter().any(|score| Some(score.area) == area && !score.passes())
    };
    let (failed, others): (Vec<_>, Vec<_>) =
        practice.tally().weak().into_iter().partition(|(drill, ..)| is_of_failed(drill));
    // The drills of a failed part come first; where no part failed, every mistake is listed.
    let (first, rest) = if failed.is_empty() { (others, Vec::new()) } else { (failed, others) };
    if !first.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("test-work-on")));
    }
    actions.extend(drills_ui(ui, app, face, &names, &first));
    let more = face.words.message(text_key!("test-other-mistakes"));
    let mistakes: u32 = rest.iter().map(|(_, right, asked)| asked.saturating_sub(*right)).sum();
    if !rest.is_empty() && is_unfolded(ui, &face.theme, &more, &mistakes.to_string()) {
        actions.extend(drills_ui(ui, app, face, &names, &rest));
    }
    actions
}

/// Drills with their scores, and the lesson on each in a column of its own where there is room.
fn drills_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    names: &HouseTerms,
    drills: &[(&'static str, u32, u32)],
) -> Vec<Action> {
    let lessons: Vec<Option<(String, Action)>> = drills
        .iter()
        .map(|(drill, ..)| {
            let row = app.lesson_on(drill)?;
            let title = Fact::Text(row.lesson.title.render(face.words.language(), names));
            Some((render(face, &text!("test-work-on-lesson", lesson = title)), Action::Begin(row.path)))
        })
        .collect();
    let widths = lessons.iter().flatten().map(|(lesson, _)| quiet_width(ui, lesson));
    let wide = widths.fold(0.0, f32::max);
    let scores: Vec<String> = drills
        .iter()
        .map(|(drill, right, asked)| face.words.render(&drill_score(drill, *right, *asked), names))
        .collect();
    let font = TextStyle::Body.resolve(ui.style());
    let score_width =
        |score: &String| ui.painter().layout_no_wrap(score.clone(), font.clone(), Color32::PLACEHOLDER).size().x;
    let column = scores.iter().map(score_width).fold(0.0, f32::max) + 2.0 * GRID;
    let mut actions = Vec::new();
    for (score, lesson) in scores.into_iter().zip(lessons) {
        ui.horizontal_wrapped(|ui| {
            let start = ui.cursor().left();
            ui.label(score);
            let used = ui.cursor().left() - start;
            ui.add_space((column - used).max(0.0));
            let Some((lesson, begins)) = lesson else { return };
            if wide_button(ui, &face.theme, (&lesson, None), false, wide).clicked() {
                actions.push(begins);
            }
        });
    }
    actions
}

fn drill_score(drill: &str, right: u32, asked: u32) -> Phrase {
    text!(
        "test-drill-score",
        drill = Fact::Phrase(Box::new(title_of(drill))),
        right = Fact::Number(right.into()),
        asked = Fact::Number(asked.into())
    )
}

fn next_steps_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Vec<Action> {
    let ways = if practice.placement().is_some() {
        placement_next_steps(practice, face)
    } else if practice.has_mark() {
        lesson_next_steps(app, practice, face)
    } else {
        practice_next_steps(app, practice, face)
    };
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

/// After a placement home shows where to begin.
fn placement_next_steps(practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let home = (face.words.message(text_key!("go-on")), Action::Back);
    let found = practice.placement().is_some_and(|search| search.known().next().is_some());
    let undo = found.then(|| (face.words.message(text_key!("placement-undo")), Action::UndoPlacement));
    [home].into_iter().chain(undo).collect()
}

/// After practice the primary step is to stop; more is optional.
fn practice_next_steps(app: &App, practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let back = if practice.is_free() { text_key!("free-title") } else { text_key!("summary-home") };
    let home = (face.words.message(back), Action::Back);
    let more = practice.is_today().then(|| (face.words.message(text_key!("practice-more")), Action::BeginToday));
    let short = short_shift_text(app, face).filter(|_| practice.is_today());
    let short = short.map(|text| (text, Action::Shift(ShiftAction::BeginShort)));
    repeat_mistakes(practice, face).into_iter().chain([home]).chain(short).chain(more).collect()
}

/// After a pass the next lesson is primary; otherwise the mistakes, then repeating this one.
fn lesson_next_steps(app: &App, practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let words = &face.words;
    if practice.lesson().test.is_some() {
        return test_next_steps(practice, face);
    }
    // A lesson that is a shift has no questions to repeat.
    let asks = practice.lesson().questions() > 0;
    let next = app.lesson_after(practice.path()).filter(|_| practice.is_passed());
    let first = match &next {
        Some(row) => {
            let title = row.lesson.title.render(words.language(), &HouseTerms::from(&practice.house().terms));
            let text = words.render(&text!("summary-next", title = Fact::Text(title)), &HouseTerms::default());
            (text, Action::Begin(row.path.clone()))
        }
        None if practice.is_passed() => (words.message(text_key!("summary-home")), Action::Back),
        None if asks => {
            (words.message(text_key!("summary-questions")), Action::BeginQuestions(practice.path().clone()))
        }
        None => (words.message(text_key!("summary-again")), Action::Begin(practice.path().clone())),
    };
    // Without sound a lesson by ear cannot be passed: the way leads past it.
    let silent = practice.is_unheard().then(|| app.silent_lesson_after(practice.path())).flatten();
    let skip = silent.map(|row| (words.message(text_key!("lesson-skip")), Action::Begin(row.path)));
    let mistakes = repeat_mistakes(practice, face);
    let comes_first = mistakes.is_some() && !practice.is_passed() && skip.is_none();
    let mut others: Vec<(String, Action)> = skip.into_iter().chain([first]).collect();
    others.splice(if comes_first { 0..0 } else { others.len()..others.len() }, mistakes);
    if practice.is_passed() || asks {
        others.push((words.message(text_key!("summary-again")), Action::Begin(practice.path().clone())));
    }
    if others.iter().all(|(_, action)| *action != Action::Back) {
        others.push((words.message(text_key!("summary-home")), Action::Back));
    }
    others
}

/// After a table test Enter never begins another one: it goes over the mistakes of a failed one, or leaves.
fn test_next_steps(practice: &Practice, face: &Appearance) -> Vec<(String, Action)> {
    let words = &face.words;
    let back = if practice.is_review() { text_key!("go-back") } else { text_key!("summary-home") };
    let mut ways = vec![(words.message(back), Action::Back)];
    ways.extend(repeat_mistakes(practice, face));
    if !practice.is_passed() && !practice.is_review() {
        ways.reverse();
    }
    if practice.passed_test().is_some() {
        ways.push((words.message(text_key!("certificate-print")), Action::PrintCertificate));
    }
    ways.push((words.message(text_key!("summary-test-again")), Action::Begin(practice.path().clone())));
    ways
}
