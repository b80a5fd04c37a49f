//! The one thing to do: a picture of the table, its name, and the gold button.

use std::sync::Arc;

use eframe::egui::{Id, RichText, Separator, TextStyle, Ui, Vec2, vec2};

use super::{demands, left_text, lesson_title, names};
use crate::app::home::{HomeLead, LessonRow};
use crate::app::{Action, App};
use crate::drill::question::Scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::view::keys::continue_pressed;
use crate::view::table::close_up_ui;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{panel, primary_button, progress_bar, quiet_button};
use crate::view::{Appearance, Drafts};

use super::super::page::{quiet_ui, small_ui};
use super::super::today::today_ui;

/// Height of the picture above the words, as a share of its width and of the window's height.
const ABOVE: (f32, f32) = (0.5, 0.26);
/// The picture beside the words: its share of the width, and its height as a share of its width.
const BESIDE: (f32, f32) = (0.46, 0.6);
/// Width from which the picture has room beside the words, as a multiple of the text size.
const ROOM_BESIDE: f32 = 52.0;
/// In a lower window, as a multiple of the text size, the button matters more than the picture.
const LEAST_HEIGHT: f32 = 32.0;
/// The same where a lesson and today's practice stand below each other.
const LEAST_HEIGHT_FOR_TWO: f32 = 48.0;

pub(super) fn lead_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Option<Action> {
    let takes_focus = std::mem::take(&mut drafts.home.after_lesson);
    let lead = app.home_lead();
    let left = app.left_lesson().filter(|_| lead == HomeLead::Resume);
    let Some(row) = left.or_else(|| app.next_lesson()) else {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("home-no-lessons")));
        return None;
    };
    let today = app.today();
    let searching = drafts.home.is_searching();
    let words = |ui: &mut Ui| match today {
        Some(today) if lead == HomeLead::Today => {
            let begun = today_ui(ui, app, face, today, true, takes_focus);
            ui.add(Separator::default().spacing(2.0 * GRID));
            begun.or_else(|| further_ui(ui, app, face, &row))
        }
        today => {
            let begun = next_ui(ui, app, face, &row, searching, takes_focus);
            begun.or_else(|| {
                let today = today?;
                ui.add(Separator::default().spacing(2.0 * GRID));
                today_ui(ui, app, face, today, false, false)
            })
        }
    };
    panel(ui, &face.theme, |ui| {
        let (width, window) = (ui.available_width(), ui.ctx().content_rect().height());
        let text_size = TextStyle::Body.resolve(ui.style()).size;
        ui.set_width(width);
        if width < text_size * ROOM_BESIDE {
            let least = if today.is_some() { LEAST_HEIGHT_FOR_TWO } else { LEAST_HEIGHT };
            if window >= text_size * least {
                let height = (width * ABOVE.0).min(window * ABOVE.1);
                picture_ui(ui, app, face, &row, vec2(width.min(height * 2.4), height));
                ui.add_space(GRID);
            }
            return words(ui);
        }
        let picture = vec2(width * BESIDE.0, width * BESIDE.0 * BESIDE.1);
        ui.horizontal_top(|ui| {
            let begun = ui.vertical(|ui| {
                ui.set_width(width - picture.x - 2.0 * GRID);
                words(ui)
            });
            ui.add_space(2.0 * GRID - ui.spacing().item_spacing.x);
            picture_ui(ui, app, face, &row, picture);
            begun.inner
        })
        .inner
    })
    .inner
}

/// The first question of the lesson, on its table.
pub(in crate::view::screen) fn picture_ui(ui: &mut Ui, app: &App, face: &Appearance, row: &LessonRow<'_>, size: Vec2) {
    let Some(house) = app.house() else { return };
    let id = Id::unique(("lead", row.path.to_string(), house.id.as_str(), format!("{:?}", app.table())));
    let known: Option<Arc<Scene>> = ui.data(|data| data.get_temp(id));
    let scene = known.unwrap_or_else(|| {
        let scene = Arc::new(first_scene(row, &house));
        ui.data_mut(|data| data.insert_temp(id, Arc::clone(&scene)));
        scene
    });
    let look = face.table_look(&house);
    close_up_ui(ui, &scene, &look, size);
}

fn first_scene(row: &LessonRow<'_>, house: &House) -> Scene {
    let drill = row.lesson.drills().next().map(crate::drill::AnyDrill::drill);
    let posed = drill.and_then(|drill| drill.pose(0, house, &mut SeededRng::from_seed(1)));
    posed.map(|posed| posed.question.scene).unwrap_or_default()
}

fn next_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    row: &LessonRow<'_>,
    searching: bool,
    takes_focus: bool,
) -> Option<Action> {
    let words = &face.words;
    let mut begins = !searching && continue_pressed(ui);
    let lead = match row {
        _ if row.left.is_some() => text_key!("home-left"),
        _ if row.is_passed() => text_key!("home-again"),
        _ => text_key!("home-next"),
    };
    quiet_ui(ui, &face.theme, &words.message(lead));
    ui.label(RichText::new(lesson_title(app, face, row)).text_style(Theme::title()));
    ui.label(row.lesson.goal.render(words.language(), &names(app)));
    small_ui(ui, &face.theme, &left_text(face, row).unwrap_or_else(|| demands(app, face, row)));
    ui.add_space(GRID);
    let enter = words.message(text_key!("key-enter"));
    let begin = if row.left.is_some() { text_key!("home-continue") } else { text_key!("home-begin") };
    let begin = primary_button(ui, &face.theme, &words.message(begin), Some(&enter));
    if takes_focus {
        begin.request_focus();
    }
    begins |= begin.clicked();
    ui.add_space(GRID);
    course_ui(ui, app, face);
    begins.then(|| Action::Begin(row.path.clone()))
}

/// The next lesson below today's practice.
fn further_ui(ui: &mut Ui, app: &App, face: &Appearance, row: &LessonRow<'_>) -> Option<Action> {
    let title = lesson_title(app, face, row);
    let next = face.words.render(&text!("summary-next", title = Fact::Text(title)), &HouseTerms::default());
    let begins = quiet_button(ui, &face.theme, &next, None).clicked();
    course_ui(ui, app, face);
    begins.then(|| Action::Begin(row.path.clone()))
}

/// The way to the table test.
pub(in crate::view::screen) fn course_ui(ui: &mut Ui, app: &App, face: &Appearance) {
    let (passed, all) = app.way_to_table_test();
    let text = text!("home-course", passed = Fact::Number(passed as u64), all = Fact::Number(all as u64));
    let text = face.words.render(&text, &HouseTerms::default());
    small_ui(ui, &face.theme, &text);
    progress_bar(ui, &face.theme, passed, all, "");
    shift_ahead_ui(ui, app, face);
}

/// A shift further ahead than this many lessons is no encouragement.
const MOST_AHEAD: usize = 6;

/// The next shift at the table, which the lessons before it lead to.
fn shift_ahead_ui(ui: &mut Ui, app: &App, face: &Appearance) {
    let is_near = |before: usize| (1..=MOST_AHEAD).contains(&before);
    let Some((row, before)) = app.next_shift_lesson().filter(|(_, before)| is_near(*before)) else { return };
    let title = Fact::Text(lesson_title(app, face, &row));
    let ahead = text!("home-shift-ahead", title = title, lessons = Fact::Number(before as u64));
    small_ui(ui, &face.theme, &face.words.render(&ahead, &HouseTerms::default()));
}
