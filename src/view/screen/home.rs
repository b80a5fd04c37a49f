//! Home: the lesson to take next, and all lessons of the house with what is known of each.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Align2, RichText, Role, Sense, StrokeKind, TextStyle, Ui, vec2};

use super::bar::bar_ui;
use super::page::{column_ui, heading_ui, quiet_ui, small_ui};
use crate::app::home::Row;
use crate::app::{Action, App};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::keys::goes_on;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};
use crate::view::widget::{choice_list, name, paint_verdict, panel, primary_button, quiet_button};
use crate::words::Names;

/// Today's practice, then every lesson.
pub(super) fn home_ui(ui: &mut Ui, app: &App, face: &Face) -> Vec<Action> {
    let mut actions = head_ui(ui, app, face);
    let width = TextStyle::Body.resolve(ui.style()).size * 48.0;
    column_ui(ui, "home", width, |ui| {
        actions.extend(house_ui(ui, app, face));
        match app.next_lesson() {
            Some(row) => actions.extend(next_ui(ui, app, face, &row)),
            None => quiet_ui(ui, &face.theme, &face.words.key("home-no-lessons")),
        }
        for (pack, rows) in app.lessons() {
            heading_ui(ui, pack.title.get(face.words.language()));
            small_ui(ui, &face.theme, pack.about.get(face.words.language()));
            for row in rows {
                actions.extend(row_ui(ui, app, face, &row));
            }
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}

fn head_ui(ui: &mut Ui, app: &App, face: &Face) -> Vec<Action> {
    let mut actions = Vec::new();
    let trainee = app.profile().map_or("", |profile| profile.name.as_str());
    bar_ui(
        ui,
        |ui| {
            ui.label(RichText::new(trainee).text_style(TextStyle::Heading));
        },
        |ui| {
            let buttons = [
                ("home-change-profile", None, Action::ChangeProfile),
                ("home-keys", Some("?"), Action::ToggleKeys),
                ("home-settings", None, Action::OpenSettings),
            ];
            for (key, cap, action) in buttons {
                if quiet_button(ui, &face.theme, &face.words.key(key), cap).clicked() {
                    actions.push(action);
                }
            }
        },
    );
    actions
}

fn house_ui(ui: &mut Ui, app: &App, face: &Face) -> Option<Action> {
    let here = app.house()?;
    let names: Vec<String> = app.shelf().iter().map(|house| house.name.clone()).collect();
    let chosen = app.shelf().iter().position(|house| house.id == here.id);
    let picked = ui.horizontal(|ui| {
        let label = ui.label(face.words.key("home-house")).id;
        choice_list(ui, &face.theme, "house", label, &names, chosen)
    });
    let mut settings = app.settings().clone();
    settings.house.clone_from(&app.shelf().iter().nth(picked.inner?)?.id);
    Some(Action::Set(settings))
}

fn next_ui(ui: &mut Ui, app: &App, face: &Face, row: &Row<'_>) -> Option<Action> {
    let words = &face.words;
    let mut begins = goes_on(ui);
    ui.add_space(GRID);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let lead = if row.is_passed() { "home-again" } else { "home-next" };
        quiet_ui(ui, &face.theme, &words.key(lead));
        ui.label(RichText::new(lesson_title(app, face, row)).text_style(Theme::title()));
        ui.label(row.lesson.goal.say(words.language(), &names(app)));
        small_ui(ui, &face.theme, &demands(app, face, row));
        ui.add_space(GRID);
        let enter = words.key("key-enter");
        begins |= primary_button(ui, &face.theme, &words.key("home-begin"), Some(&enter)).clicked();
    });
    begins.then(|| Action::Begin(row.path.clone()))
}

/// A lesson in the list: its title, and what is known of it at the right. A pass has a tick.
fn row_ui(ui: &mut Ui, app: &App, face: &Face, row: &Row<'_>) -> Option<Action> {
    let (title, state) = (lesson_title(app, face, row), state(face, row));
    let facts = vec![("title", Fact::Text(title.clone())), ("state", Fact::Text(state.clone()))];
    let label = face.words.say(&Phrase { key: "home-lesson-name".into(), facts }, &Names::default());
    let font = TextStyle::Body.resolve(ui.style());
    let size = vec2(ui.available_width(), (font.size * 1.5 + GRID).max(TARGET));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name(&response, Role::Button, &label);
    let surround = face.theme.surround;
    let fill = if response.hovered() { surround.surface_raised } else { surround.surface };
    let painter = ui.painter();
    painter.rect(rect, ROUND, fill, face.theme.frame_of(&response), StrokeKind::Inside);
    let mut right = rect.right_center() - vec2(1.5 * GRID, 0.0);
    if row.is_passed() {
        paint_verdict(painter, &face.theme, right - vec2(font.size / 2.0, 0.0), font.size, true);
        right.x -= font.size + GRID;
    }
    let small = TextStyle::Small.resolve(ui.style());
    let state = painter.text(right, Align2::RIGHT_CENTER, state, small, surround.text_quiet);
    let room = state.left() - rect.left() - 3.0 * GRID;
    let mut job = LayoutJob::simple_singleline(title, font, surround.text);
    job.wrap = TextWrapping::truncate_at_width(room);
    let title = painter.layout_job(job);
    let at = rect.left_center() + vec2(1.5 * GRID, -title.size().y / 2.0);
    painter.galley(at, title, surround.text);
    response.clicked().then(|| Action::Begin(row.path.clone()))
}

fn lesson_title(app: &App, face: &Face, row: &Row<'_>) -> String {
    row.lesson.title.say(face.words.language(), &names(app))
}

fn names(app: &App) -> Names {
    app.house().map(|house| Names::from(&house.terms)).unwrap_or_default()
}

fn demands(app: &App, face: &Face, row: &Row<'_>) -> String {
    let words = &face.words;
    let questions = Phrase::plain("home-questions").with("questions", Fact::Number(row.lesson.questions().into()));
    let key = if app.settings().timers { "home-pass-mark" } else { "home-pass-mark-untimed" };
    let mark = Phrase::plain(key)
        .with("accuracy", Fact::Number(row.lesson.pass.accuracy.into()))
        .with("seconds", Fact::Number(row.lesson.pass.seconds.into()));
    let names = Names::default();
    format!("{} · {}", words.say(&questions, &names), words.say(&mark, &names))
}

/// What is known of a lesson, in a few words.
fn state(face: &Face, row: &Row<'_>) -> String {
    let words = &face.words;
    let Some(record) = row.record else { return words.key("home-not-begun") };
    let Some(best) = record.best else { return words.key("home-begun") };
    let key = if record.best_millis.is_some() { "home-best-timed" } else { "home-best" };
    let seconds = words.seconds(record.best_millis.unwrap_or_default());
    let best =
        Phrase::plain(key).with("percent", Fact::Number(best.percent().into())).with("seconds", Fact::Text(seconds));
    let best = words.say(&best, &Names::default());
    if record.passed { format!("{} · {best}", words.key("home-passed")) } else { best }
}
