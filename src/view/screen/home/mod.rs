//! Home: the one thing to do, the path of lessons with its stations, and the way to other screens. Trainers have a
//! home of their own.

mod lead;
mod path;
mod search;
mod trainer;

pub(super) use self::lead::{course_ui, picture_ui as lesson_picture_ui};

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Grid, Response, RichText, Role, Sense, StrokeKind, TextStyle, Ui, vec2};

use super::at_the_table::shift_demands;
use super::bar::bar_ui;
use super::first_run::about_house;
use super::page::{column_ui, quiet_ui, set_gutter, small_ui};
use crate::app::guest;
use crate::app::home::LessonRow;
use crate::app::shift::ShiftAction;
use crate::app::{Action, App};
use crate::describe::scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::Settings;
use crate::progress::settings::Purpose;
use crate::rules::house::{House, TableSize};
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{bare_button, bare_width, choice_list, name, paint_verdict, quiet_button};
use crate::view::{Appearance, Drafts};

/// Width of the content and of the column with the next thing to do, as multiples of the text size.
const WIDTH: f32 = 112.0;
const LEAD: f32 = 30.0;
/// On a large screen the next thing to do has this share of the width.
const LEAD_SHARE: f32 = 0.32;
/// From this width on, the path is beside the next thing to do.
const TWO_COLUMNS: f32 = 66.0;

pub(super) fn home_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let purpose = shown_purpose(app, drafts);
    let mut actions = head_ui(ui, app, face, drafts, purpose);
    let text = TextStyle::Body.resolve(ui.style()).size;
    if purpose != Purpose::Trainee {
        column_ui(ui, "trainer", text * 60.0, |ui| {
            actions.extend(trainer::trainer_ui(ui, app, face, drafts, purpose));
        });
        return actions;
    }
    column_ui(ui, "home", text * WIDTH, |ui| {
        let wide = ui.available_width() >= text * TWO_COLUMNS;
        if !wide {
            actions.extend(lead_column_ui(ui, app, face, drafts));
            actions.extend(lessons_ui(ui, app, face, drafts));
            return;
        }
        let all = ui.available_width();
        let left = (text * LEAD).max(all * LEAD_SHARE);
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(left, 0.0), |ui| {
                ui.set_width(left);
                ui.vertical(|ui| actions.extend(lead_column_ui(ui, app, face, drafts)));
            });
            ui.add_space(2.0 * GRID);
            set_gutter(ui, ui.cursor().left() - GRID);
            let rest = all - left - 4.0 * GRID;
            ui.allocate_ui(vec2(rest, 0.0), |ui| {
                ui.set_width(rest);
                ui.vertical(|ui| actions.extend(lessons_ui(ui, app, face, drafts)));
            });
        });
    });
    actions
}

/// Whose home is shown.
fn shown_purpose(app: &App, drafts: &Drafts) -> Purpose {
    drafts.home.seen.or(app.settings().purpose).unwrap_or(Purpose::Trainee)
}

/// The next thing to do, the house, and the way to other screens.
fn lead_column_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions: Vec<Action> = lead::lead_ui(ui, app, face, drafts).into_iter().collect();
    actions.extend(shift_left_ui(ui, app, face));
    ui.add_space(GRID);
    actions.extend(house_ui(ui, app, face));
    actions.extend(placement_ui(ui, app, face));
    actions
}

/// The path of lessons, or those that were searched.
fn lessons_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let found = search::search_ui(ui, app, face, &mut drafts.home);
    let mut actions: Vec<Action> = found.into_iter().collect();
    if !drafts.home.is_searching() {
        actions.extend(path::path_ui(ui, app, face, drafts));
    }
    ui.add_space(2.0 * GRID);
    actions
}

/// Buttons of the bar at the right, with their keys.
const BAR: [(TextKey, Option<&str>); 3] =
    [(text_key!("home-change-profile"), None), (text_key!("home-keys"), Some("?")), (text_key!("home-settings"), None)];

/// Other screens, in the bar where there is room.
const PLACES: [TextKey; 5] = [
    text_key!("shift-at-the-table"),
    text_key!("home-free"),
    text_key!("home-clauses"),
    text_key!("pictures-title"),
    text_key!("join-title"),
];

fn head_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts, purpose: Purpose) -> Vec<Action> {
    let mut actions = Vec::new();
    let has_places = purpose == Purpose::Trainee && is_wide_bar(ui, app, face, drafts);
    let mut place = None;
    let trainee = app.profile().map_or("", |profile| profile.name.as_str());
    bar_ui(
        ui,
        |ui| {
            ui.add_space(GRID);
            ui.label(RichText::new(trainee).text_style(TextStyle::Heading));
            if has_places {
                ui.add_space(2.0 * GRID);
                ui.spacing_mut().item_spacing.x = 0.0;
                place = places_ui(ui, |ui, key| bare_button(ui, &face.theme, &face.words.message(key), None));
            }
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            if drafts.home.seen.is_some() {
                let (back, escape) = way_back(face);
                if bare_button(ui, &face.theme, &back, Some(&escape)).clicked() {
                    drafts.home.seen = None;
                }
            }
            let does = [Action::ChangeProfile, Action::ToggleKeys, Action::OpenSettings];
            for ((key, cap), action) in BAR.into_iter().zip(does) {
                if bare_button(ui, &face.theme, &face.words.message(key), cap).clicked() {
                    actions.push(action);
                }
            }
        },
    );
    if !has_places && purpose == Purpose::Trainee {
        let places = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            places_ui(ui, |ui, key| bare_button(ui, &face.theme, &face.words.message(key), None))
        };
        place = ui.horizontal_wrapped(places).inner;
    }
    actions.extend(place);
    actions
}

/// The name and the key of the way back to the home of a trainer.
fn way_back(face: &Appearance) -> (String, String) {
    (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")))
}

/// True where a trainee's other screens fit into the bar.
fn is_wide_bar(ui: &Ui, app: &App, face: &Appearance, drafts: &Drafts) -> bool {
    let name = app.profile().map_or("", |profile| profile.name.as_str());
    let heading = TextStyle::Heading.resolve(ui.style());
    let name = ui.painter().layout_no_wrap(name.to_owned(), heading, ui.visuals().text_color()).size().x;
    let buttons: f32 = PLACES
        .into_iter()
        .map(|key| (key, None))
        .chain(BAR)
        .map(|(key, cap)| bare_width(ui, &face.words.message(key), cap))
        .sum();
    let (back, escape) = way_back(face);
    let back = if drafts.home.seen.is_some() { bare_width(ui, &back, Some(&escape)) } else { 0.0 };
    name + buttons + back + 8.0 * GRID <= ui.ctx().content_rect().width()
}

/// A house and the place where it is played, so that houses of one owner are distinguished.
pub(super) fn house_label(house: &House, face: &Appearance) -> String {
    let place = TextKey::find(&format!("house-where-{}", house.id));
    place.map_or_else(|| house.name.clone(), |key| format!("{} · {}", house.name, face.words.message(key)))
}

pub(super) fn house_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let here = app.house()?;
    let names: Vec<String> = app.shelf().iter().map(|house| house_label(house, face)).collect();
    let chosen = app.shelf().iter().position(|house| house.id == here.id);
    let picked = Grid::new("house and table").num_columns(2).show(ui, |ui| {
        let label = ui.label(face.words.message(text_key!("home-house"))).id;
        let picked = choice_list(ui, &face.theme, "house", label, &names, chosen);
        ui.end_row();
        (picked, table_ui(ui, app, face))
    });
    small_ui(ui, &face.theme, &about_house(&here, face));
    let (picked, done) = picked.inner;
    if done.is_some() {
        return done;
    }
    let mut settings = app.settings().clone();
    settings.house.clone_from(&app.shelf().iter().nth(picked?)?.id);
    Some(Action::Set(settings))
}

/// The shift that was left.
fn shift_left_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let title = app.saved_shift()?.scenario(app.library())?.title.render(face.words.language(), &names(app));
    let goes_on = quiet_button(ui, &face.theme, &face.words.message(text_key!("shift-go-on")), None).clicked();
    small_ui(ui, &face.theme, &title);
    goes_on.then_some(Action::Shift(ShiftAction::GoOn))
}

/// Lessons passed by placement, and the way to undo that.
fn placement_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let placed = app.placed_lessons();
    if placed == 0 {
        let (passed, _) = app.way_to_table_test();
        let take = face.words.message(text_key!("placement-take"));
        let is_new = passed == 0 && app.settings().has_dealt != Some(false);
        let takes = is_new && quiet_button(ui, &face.theme, &take, None).clicked();
        return takes.then_some(Action::BeginPlacement);
    }
    ui.horizontal_wrapped(|ui| {
        let text = text!("home-placed-count", count = Fact::Number(placed as u64));
        small_ui(ui, &face.theme, &face.words.render(&text, &HouseTerms::default()));
        let undo = face.words.message(text_key!("placement-undo"));
        crate::view::widget::link(ui, &face.theme, &undo, &undo).clicked().then_some(Action::UndoPlacement)
    })
    .inner
}

/// The way to other screens, each by a button drawn with `button`.
fn places_ui(ui: &mut Ui, mut button: impl FnMut(&mut Ui, TextKey) -> Response) -> Option<Action> {
    let does = [
        Action::Shift(ShiftAction::Open),
        Action::OpenFree,
        Action::LookUp(None),
        Action::OpenProgress,
        Action::Guest(guest::GuestAction::Open),
    ];
    let mut chosen = None;
    for (key, action) in PLACES.into_iter().zip(does) {
        if button(ui, key).clicked() {
            chosen = Some(action);
        }
    }
    chosen
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

/// A lesson with its state.
pub(super) fn lesson_row_ui(ui: &mut Ui, app: &App, face: &Appearance, row: &LessonRow<'_>) -> Option<Action> {
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
    let mut job = LayoutJob::simple_singleline(title, font, surround.text);
    let room = right.x - rect.left() - 1.5 * GRID;
    let needs = painter.layout_job(job.clone()).size().x + 2.0 * GRID;
    // The title matters more than how well it went.
    let layout = |text: String| painter.layout_no_wrap(text, small.clone(), surround.text_quiet);
    let state = [Some(state), short_state(face, row)].into_iter().flatten().map(layout);
    let state = state.filter(|state| needs + state.size().x <= room).max_by(|a, b| a.size().x.total_cmp(&b.size().x));
    let taken = state.as_ref().map_or(0.0, |state| state.size().x + 2.0 * GRID);
    if let Some(state) = state {
        let at = right - vec2(state.size().x, state.size().y / 2.0);
        painter.galley(at, state, surround.text_quiet);
    }
    job.wrap = TextWrapping::truncate_at_width(room - taken);
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
        let demands = Some(words.render(&demands, &HouseTerms::default()));
        let at_the_table = shift_demands(&row.shifts_here(), face);
        return demands.into_iter().chain(at_the_table).collect::<Vec<_>>().join(" · ");
    }
    let at_the_table = shift_demands(&row.shifts_here(), face);
    if let Some(coups) = at_the_table.clone().filter(|_| row.is_shift()) {
        return coups;
    }
    let questions = text!("home-questions", questions = Fact::Number(row.lesson.questions().into()));
    let key = if app.settings().timers { text_key!("home-pass-mark") } else { text_key!("home-pass-mark-untimed") };
    let mark = Phrase::plain(key)
        .with("accuracy", Fact::Number(row.lesson.pass.accuracy.into()))
        .with("seconds", Fact::Number(row.lesson.pass.seconds.into()));
    let names = HouseTerms::default();
    let demands = [Some(words.render(&questions, &names)), at_the_table, Some(words.render(&mark, &names))];
    demands.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The place at which the lesson was left.
fn left_text(face: &Appearance, row: &LessonRow<'_>) -> Option<String> {
    let left = text!("home-left-at", number = Fact::Number(row.left_at()?.into()));
    Some(face.words.render(&left, &HouseTerms::default()))
}

/// The state where there is little room; that of a passed lesson is its tick.
fn short_state(face: &Appearance, row: &LessonRow<'_>) -> Option<String> {
    let best = row.record.filter(|_| !row.is_passed() && !row.is_shift())?.best?;
    let best = text!("home-best", percent = Fact::Number(best.percent().into()));
    Some(face.words.render(&best, &HouseTerms::default()))
}

fn state(face: &Appearance, row: &LessonRow<'_>) -> String {
    let words = &face.words;
    if let Some(left) = left_text(face, row) {
        return left;
    }
    let say = |phrase: Phrase| words.render(&phrase, &HouseTerms::default());
    if let (true, Some(house)) = (row.is_learnt_elsewhere(), row.elsewhere) {
        return say(text!("home-passed-elsewhere", house = Fact::Text(house.name.clone())));
    }
    let record = match row.record {
        Some(record) if record.passed || !row.placed => record,
        _ if row.placed => return words.message(text_key!("home-placed")),
        _ if row.is_shift() => return shift_demands(&row.shifts_here(), face).unwrap_or_default(),
        _ => return say(text!("home-minutes", minutes = Fact::Number(row.minutes().into()))),
    };
    if row.is_shift() {
        let key = if row.is_passed() { text_key!("home-passed") } else { text_key!("home-begun") };
        return words.message(key);
    }
    let Some(best) = record.best else { return words.message(text_key!("home-begun")) };
    if let Some(count) = row.missing().filter(|count| *count > 0) {
        let (right, asked) = (Fact::Number(best.right.into()), Fact::Number(best.asked.into()));
        return say(text!("home-best-missing", right = right, asked = asked, count = Fact::Number(count.into())));
    }
    let seconds = |millis| Fact::Text(words.seconds(millis));
    let result = match row.pace() {
        Some(pace) if pace.is_reached() => text!("home-pace-earned", seconds = seconds(pace.millis)),
        Some(pace) => text!("home-pace", seconds = seconds(pace.millis), aim = seconds(pace.aim_millis)),
        None => text!("home-best", percent = Fact::Number(best.percent().into())),
    };
    if row.is_passed() {
        format!("{} · {}", words.message(text_key!("home-passed")), say(result))
    } else {
        say(text!("home-best", percent = Fact::Number(best.percent().into())))
    }
}
