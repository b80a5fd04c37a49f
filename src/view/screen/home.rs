//! Home: the next lesson, and all lessons of the house with their progress.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Align2, RichText, Role, Sense, StrokeKind, TextStyle, Ui, vec2};

use super::bar::bar_ui;
use super::page::{column_ui, quiet_ui, small_ui};
use super::today::today_ui;
use crate::app::guest;
use crate::app::home::{HomeLead, LessonRow};
use crate::app::{Action, App};
use crate::describe::scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Library, Pack};
use crate::progress::Settings;
use crate::rules::house::TableSize;
use crate::view::keys::continue_pressed;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};
use crate::view::widget::{
    choice_list, fold_head, name, paint_verdict, panel, primary_button, progress_bar, quiet_button,
};
use crate::view::{Appearance, Drafts};

pub(super) fn home_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = head_ui(ui, app, face);
    let width = TextStyle::Body.resolve(ui.style()).size * 48.0;
    column_ui(ui, "home", width, |ui| {
        actions.extend(house_ui(ui, app, face));
        let lead = app.home_lead();
        let (today, left) = (app.today(), app.left_lesson());
        if let Some(row) = &left {
            actions.extend(next_ui(ui, app, face, row, lead == HomeLead::Resume));
        }
        if lead != HomeLead::Lesson {
            actions.extend(today.and_then(|today| today_ui(ui, app, face, today, lead == HomeLead::Today)));
        }
        let next = app.next_lesson();
        match &next {
            Some(row) if left.as_ref().is_some_and(|left| left.path == row.path) => {}
            Some(row) => actions.extend(next_ui(ui, app, face, row, lead == HomeLead::Lesson)),
            None => quiet_ui(ui, &face.theme, &face.words.message(text_key!("home-no-lessons"))),
        }
        if lead == HomeLead::Lesson {
            actions.extend(today.and_then(|today| today_ui(ui, app, face, today, false)));
        }
        actions.extend(more_places_ui(ui, face));
        let next = next.map(|row| row.path);
        // Packs handed out by a trainer come before the built-in course.
        let is_brought = |pack: &Pack| !Library::built_in_folders().contains(&pack.id.as_str());
        let (brought, own): (Vec<_>, Vec<_>) = app.lessons().into_iter().partition(|(pack, _)| is_brought(pack));
        for (pack, rows) in brought.into_iter().chain(own) {
            let leads = next.as_ref().is_some_and(|next| next.pack == pack.id);
            let brought = is_brought(pack);
            actions.extend(pack_ui(ui, app, face, drafts, (pack, &rows), leads || brought));
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}

fn head_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let trainee = app.profile().map_or("", |profile| profile.name.as_str());
    bar_ui(
        ui,
        |ui| {
            ui.label(RichText::new(trainee).text_style(TextStyle::Heading));
        },
        |ui| {
            let buttons = [
                (text_key!("home-change-profile"), None, Action::ChangeProfile),
                (text_key!("home-keys"), Some("?"), Action::ToggleKeys),
                (text_key!("home-settings"), None, Action::OpenSettings),
            ];
            for (key, cap, action) in buttons {
                if quiet_button(ui, &face.theme, &face.words.message(key), cap).clicked() {
                    actions.push(action);
                }
            }
        },
    );
    actions
}

fn house_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let here = app.house()?;
    let names: Vec<String> = app.shelf().iter().map(|house| house.name.clone()).collect();
    let chosen = app.shelf().iter().position(|house| house.id == here.id);
    let picked = ui.horizontal_wrapped(|ui| {
        let label = ui.label(face.words.message(text_key!("home-house"))).id;
        let picked = choice_list(ui, &face.theme, "house", label, &names, chosen);
        let resized = table_ui(ui, app, face);
        (picked, resized)
    });
    let (picked, done) = picked.inner;
    if done.is_some() {
        return done;
    }
    let mut settings = app.settings().clone();
    settings.house.clone_from(&app.shelf().iter().nth(picked?)?.id);
    Some(Action::Set(settings))
}

fn more_places_ui(ui: &mut Ui, face: &Appearance) -> Option<Action> {
    ui.add_space(GRID / 2.0);
    ui.horizontal_wrapped(|ui| {
        let pressed = |ui: &mut Ui, key| quiet_button(ui, &face.theme, &face.words.message(key), None).clicked();
        let frees = pressed(ui, text_key!("home-free")).then_some(Action::OpenFree);
        let looks = pressed(ui, text_key!("home-clauses")).then_some(Action::LookUp(None));
        let learnt = pressed(ui, text_key!("pictures-title")).then_some(Action::OpenProgress);
        let joins = pressed(ui, text_key!("join-title")).then_some(Action::Guest(guest::GuestAction::Open));
        frees.or(looks).or(learnt).or(joins)
    })
    .inner
}

/// The table sizes of the house, if several; each has its own course.
fn table_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let here = app.chosen_house()?;
    let sizes: Vec<TableSize> = here.tables.iter().map(|table| table.size).collect();
    if sizes.len() < 2 {
        return None;
    }
    let names: Vec<String> = sizes.iter().map(|size| face.words.message(scene::table_size_key(*size))).collect();
    let chosen = sizes.iter().position(|size| Some(*size) == app.table());
    let label = ui.label(face.words.message(text_key!("home-table"))).id;
    let picked = choice_list(ui, &face.theme, "table", label, &names, chosen)?;
    Some(Action::Set(Settings { table: Some(*sizes.get(picked)?), ..app.settings().clone() }))
}

/// A pack header with its lessons when unfolded. The pack with the next lesson and trainer packs start unfolded.
fn pack_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    drafts: &mut Drafts,
    (pack, rows): (&Pack, &[LessonRow<'_>]),
    stands_open: bool,
) -> Option<Action> {
    let unfolded = drafts.unfolded.get(&pack.id).copied().unwrap_or(stands_open);
    let title = pack.title.get(face.words.language());
    let passed = rows.iter().filter(|row| row.is_passed()).count() as u64;
    let state = text!("home-pack-passed", passed = Fact::Number(passed), all = Fact::Number(rows.len() as u64));
    let state = face.words.render(&state, &HouseTerms::default());
    ui.add_space(GRID / 2.0);
    if fold_head(ui, &face.theme, title, &state, unfolded).clicked() {
        drafts.unfolded.insert(pack.id.clone(), !unfolded);
    }
    if !unfolded {
        return None;
    }
    small_ui(ui, &face.theme, pack.about.get(face.words.language()));
    let explains = pack.glossary.is_some()
        && quiet_button(ui, &face.theme, &face.words.message(text_key!("glossary-title")), None).clicked();
    let begun = rows.iter().filter_map(|row| row_ui(ui, app, face, row)).last();
    begun.or_else(|| explains.then(|| Action::OpenGlossary(pack.id.clone())))
}

/// The next lesson. It is the primary action when there is nothing to practise yet.
fn next_ui(ui: &mut Ui, app: &App, face: &Appearance, row: &LessonRow<'_>, leads: bool) -> Option<Action> {
    let words = &face.words;
    let (mut begins, mut prints) = (leads && continue_pressed(ui), false);
    ui.add_space(GRID);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let lead = match row {
            _ if row.left.is_some() => text_key!("home-left"),
            _ if row.is_passed() => text_key!("home-again"),
            _ => text_key!("home-next"),
        };
        quiet_ui(ui, &face.theme, &words.message(lead));
        let style = if leads { Theme::title() } else { TextStyle::Heading };
        ui.label(RichText::new(lesson_title(app, face, row)).text_style(style));
        ui.label(row.lesson.goal.render(words.language(), &names(app)));
        small_ui(ui, &face.theme, &left_text(face, row).unwrap_or_else(|| demands(app, face, row)));
        ui.add_space(GRID);
        let (passed, all) = app.way_to_table_test();
        let text = text!("home-course", passed = Fact::Number(passed as u64), all = Fact::Number(all as u64));
        progress_bar(ui, &face.theme, passed, all, &words.render(&text, &HouseTerms::default()));
        ui.add_space(GRID);
        let enter = words.message(text_key!("key-enter"));
        let begin = if row.left.is_some() { text_key!("home-continue") } else { text_key!("home-begin") };
        ui.horizontal_wrapped(|ui| {
            begins |= if leads {
                primary_button(ui, &face.theme, &words.message(begin), Some(&enter)).clicked()
            } else {
                quiet_button(ui, &face.theme, &words.message(begin), None).clicked()
            };
            if row.lesson.questions() > 0 {
                prints = quiet_button(ui, &face.theme, &words.message(text_key!("sheet-print")), None).clicked();
            }
        });
    });
    let print = prints.then(|| Action::Print(row.path.clone()));
    print.or_else(|| begins.then(|| Action::Begin(row.path.clone())))
}

fn row_ui(ui: &mut Ui, app: &App, face: &Appearance, row: &LessonRow<'_>) -> Option<Action> {
    let (title, state) = (lesson_title(app, face, row), state(face, row));
    let facts = vec![("title", Fact::Text(title.clone())), ("state", Fact::Text(state.clone()))];
    let label = face.words.render(&Phrase { key: text_key!("home-lesson-name"), facts }, &HouseTerms::default());
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

fn lesson_title(app: &App, face: &Appearance, row: &LessonRow<'_>) -> String {
    row.lesson.title.render(face.words.language(), &names(app))
}

pub(super) fn names(app: &App) -> HouseTerms {
    app.house().map(|house| HouseTerms::from(&house.terms)).unwrap_or_default()
}

fn demands(app: &App, face: &Appearance, row: &LessonRow<'_>) -> String {
    let words = &face.words;
    if let Some(test) = row.lesson.test {
        let key =
            if app.settings().timers { text_key!("home-test-demands") } else { text_key!("home-test-demands-untimed") };
        let demands = Phrase::plain(key)
            .with("questions", Fact::Number(row.lesson.questions().into()))
            .with("minutes", Fact::Number(test.minutes.into()))
            .with("percent", Fact::Number(test.bands.0.into()));
        return words.render(&demands, &HouseTerms::default());
    }
    let questions = text!("home-questions", questions = Fact::Number(row.lesson.questions().into()));
    let key = if app.settings().timers { text_key!("home-pass-mark") } else { text_key!("home-pass-mark-untimed") };
    let mark = Phrase::plain(key)
        .with("accuracy", Fact::Number(row.lesson.pass.accuracy.into()))
        .with("seconds", Fact::Number(row.lesson.pass.seconds.into()));
    let names = HouseTerms::default();
    format!("{} · {}", words.render(&questions, &names), words.render(&mark, &names))
}

/// Where the lesson was left.
fn left_text(face: &Appearance, row: &LessonRow<'_>) -> Option<String> {
    let (done, all) = row.left_at()?;
    let left = text!("home-left-at", done = Fact::Number(done.into()), all = Fact::Number(all.into()));
    Some(face.words.render(&left, &HouseTerms::default()))
}

fn state(face: &Appearance, row: &LessonRow<'_>) -> String {
    let words = &face.words;
    if let Some(left) = left_text(face, row) {
        return left;
    }
    let Some(record) = row.record else { return words.message(text_key!("home-not-begun")) };
    let Some(best) = record.best else { return words.message(text_key!("home-begun")) };
    let key = if record.best_millis.is_some() { text_key!("home-best-timed") } else { text_key!("home-best") };
    let seconds = words.seconds(record.best_millis.unwrap_or_default());
    let best =
        Phrase::plain(key).with("percent", Fact::Number(best.percent().into())).with("seconds", Fact::Text(seconds));
    let best = words.render(&best, &HouseTerms::default());
    if record.passed { format!("{} · {best}", words.message(text_key!("home-passed"))) } else { best }
}
