//! Progress charts, one at a time, each with its data table.

mod days;
mod payouts;
mod plot;
mod readiness;
mod screenshot;
mod table;
mod table_tests;
mod tableau;
mod weeks;

use eframe::egui::{Align, Layout, Rect, RichText, Sense, Shape, Stroke, TextStyle, Ui, Vec2, vec2};

use super::bar::bar_ui;
use super::page::{quiet_ui, scrolling_ui, title_ui};
use crate::app::charts::text::day_of;
use crate::app::charts::{Chart, ChartText, ChartsAction as Choose, ChartsScreen};
use crate::app::exam_forecast::ExamOutlook;
use crate::app::today::TodayPlan;
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::Progress;
use crate::progress::mastery::Day;
use crate::view::draft::ChartsDraft;
use crate::view::keys::{KeyStroke, strokes};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, choice_list, low_choice_tile, primary_button, quiet_button, toggle};
use crate::view::{Appearance, Drafts};

pub(super) use self::screenshot::finished_screenshot;

struct ChartContext<'a> {
    face: &'a Appearance,
    says: ChartText<'a>,
    pictures: &'a ChartsScreen,
    known: &'a Progress,
    exam: Option<Day>,
    /// For the house that is practised today.
    outlook: Option<&'a ExamOutlook>,
    /// Today's practice, which draws on what is known least, is in this house.
    can_practise: bool,
    room: Vec2,
}

pub(super) fn charts_ui(
    ui: &mut Ui,
    app: &App,
    pictures: &ChartsScreen,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let goes_back = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("pictures-title"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    if goes_back {
        actions.push(Action::Back);
    }
    let Some(profile) = app.profile() else { return actions };
    let names = HouseTerms::from(&pictures.house.terms);
    let is_practised = app.house().is_some_and(|house| house.id == pictures.house.id);
    let sight = ChartContext {
        face,
        says: ChartText { words: &face.words, names: &names },
        pictures,
        known: &profile.known,
        exam: app.settings().exam_day.map(day_of),
        outlook: app.today().and_then(TodayPlan::outlook).filter(|_| is_practised),
        can_practise: is_practised && app.today().is_some(),
        room: Vec2::ZERO,
    };
    actions.extend(keyboard_actions(ui, &sight));
    let body = TextStyle::Body.resolve(ui.style()).size;
    let list = 14.0 * body;
    // Without room for the list it becomes a drop-down among the options.
    if ui.available_width() < list + 42.0 * body {
        actions.extend(open_ui(ui, app, &sight, true, drafts));
        return actions;
    }
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(list, height), Layout::top_down(Align::Min), |ui| {
            ui.set_width(list);
            actions.extend(list_ui(ui, &sight, list));
        });
        ui.add_space(GRID);
        ui.vertical(|ui| actions.extend(open_ui(ui, app, &sight, false, drafts)));
    });
    actions
}

fn keyboard_actions(ui: &Ui, sight: &ChartContext<'_>) -> Vec<Action> {
    let chosen = |stroke| match stroke {
        KeyStroke::Figure(figure) => {
            let place = usize::from(figure).checked_sub(1)?;
            Some(Choose::Show(*Chart::ALL.get(place)?))
        }
        KeyStroke::Letter('T') => Some(Choose::AsTable(!sight.pictures.as_table)),
        _ => None,
    };
    strokes(ui).into_iter().filter_map(chosen).map(Action::Charts).collect()
}

fn list_ui(ui: &mut Ui, sight: &ChartContext<'_>, width: f32) -> Vec<Action> {
    let mut actions = Vec::new();
    for (place, picture) in Chart::ALL.into_iter().enumerate() {
        let (label, key) = (sight.says.key(picture.key()), (place + 1).to_string());
        let state = if picture == sight.pictures.picture { TileState::Chosen } else { TileState::Plain };
        if low_choice_tile(ui, &sight.face.theme, &label, Some(&key), state, width).clicked() {
            actions.push(Action::Charts(Choose::Show(picture)));
        }
    }
    if quiet_button(ui, &sight.face.theme, &sight.says.key(text_key!("report-print")), None).clicked() {
        actions.push(Action::PrintReport);
    }
    actions
}

fn folded_list_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Option<Action> {
    let names: Vec<String> = Chart::ALL.iter().map(|picture| sight.says.key(picture.key())).collect();
    let chosen = Chart::ALL.iter().position(|picture| *picture == sight.pictures.picture);
    let label = ui.label(sight.says.key(text_key!("pictures-picture"))).id;
    let picked = choice_list(ui, &sight.face.theme, "pictures-list", label, &names, chosen)?;
    Some(Action::Charts(Choose::Show(*Chart::ALL.get(picked)?)))
}

fn open_ui(ui: &mut Ui, app: &App, sight: &ChartContext<'_>, folded: bool, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = Vec::new();
    let picture = sight.pictures.picture;
    let room = ui.available_size() - vec2(2.0 * GRID, GRID);
    scrolling_ui(ui, ("picture", picture.into_str(), sight.pictures.as_table), |ui| {
        let clip = ui.clip_rect();
        ui.set_width(room.x);
        let (chosen, way) = choices_ui(ui, app, sight, folded);
        actions.extend(chosen);
        ui.add_space(GRID / 2.0);
        let used = ui.min_rect().height();
        let sight = ChartContext { room: vec2(room.x, (room.y - used).max(0.0)), ..*sight };
        let shown = ui.scope(|ui| {
            ui.set_width(room.x);
            actions.extend(chart_ui(ui, &sight, &mut drafts.charts));
        });
        let shown = shown.response.rect.expand(GRID / 2.0).intersect(clip);
        actions.extend(begin_ui(ui, app, &sight));
        actions.extend(run_chart_action(ui, &sight, way, shown));
    });
    actions
}

/// Before the first answer the way to it: the next lesson.
fn begin_ui(ui: &mut Ui, app: &App, sight: &ChartContext<'_>) -> Option<Action> {
    let row = app.next_lesson().filter(|_| has_no_answers(sight))?;
    let names = HouseTerms::from(&sight.pictures.house.terms);
    let title = Fact::Text(row.lesson.title.render(sight.face.words.language(), &names));
    let text = sight.face.words.render(&text!("summary-next", title = title), &names);
    ui.add_space(2.0 * GRID);
    let begins = ui.vertical_centered(|ui| primary_button(ui, &sight.face.theme, &text, None).clicked());
    begins.inner.then_some(Action::Begin(row.path))
}

fn has_no_answers(sight: &ChartContext<'_>) -> bool {
    sight.known.history().tallies().next().is_none()
}

/// Options and actions, above the chart so that they do not move.
fn choices_ui(ui: &mut Ui, app: &App, sight: &ChartContext<'_>, folded: bool) -> (Vec<Action>, Option<ChartAction>) {
    let (mut actions, mut way) = (Vec::new(), None);
    let picture = sight.pictures.picture;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = GRID;
        if folded {
            actions.extend(folded_list_ui(ui, sight));
        }
        if picture != Chart::Days {
            actions.extend(house_ui(ui, app, sight));
        }
        match picture {
            Chart::Tableau => actions.extend(tableau::shades_ui(ui, sight)),
            Chart::Days => actions.extend(days::spans_ui(ui, sight)),
            Chart::Weeks => actions.extend(weeks::drills_ui(ui, sight)),
            Chart::Readiness | Chart::Payouts | Chart::Tests => {}
        }
        way = actions_ui(ui, sight);
    });
    (actions, way)
}

fn house_ui(ui: &mut Ui, app: &App, sight: &ChartContext<'_>) -> Option<Action> {
    let names: Vec<String> = app.shelf().iter().map(|house| house.name.clone()).collect();
    let chosen = app.shelf().iter().position(|house| house.id == sight.pictures.house.id);
    let label = ui.label(sight.says.key(text_key!("home-house"))).id;
    let picked = choice_list(ui, &sight.face.theme, "pictures-house", label, &names, chosen)?;
    let house = app.shelf().iter().nth(picked)?.id.clone();
    Some(Action::Charts(Choose::House(house)))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChartAction {
    Turn,
    Picture,
    Csv,
}

fn actions_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Option<ChartAction> {
    let as_table = sight.pictures.as_table;
    let turned =
        toggle(ui, &sight.face.theme, &sight.says.key(text_key!("pictures-as-table")), as_table, true).clicked();
    let way = |pressed: bool, way| pressed.then_some(way);
    // Before the first answer there is nothing to save.
    if has_no_answers(sight) {
        return way(turned, ChartAction::Turn);
    }
    let mut button = |key| quiet_button(ui, &sight.face.theme, &sight.says.key(key), None).clicked();
    let picture = way(button(text_key!("pictures-save-picture")), ChartAction::Picture);
    let csv = way(button(text_key!("pictures-save-table")), ChartAction::Csv);
    way(turned, ChartAction::Turn).or(picture).or(csv)
}

fn run_chart_action(ui: &Ui, sight: &ChartContext<'_>, way: Option<ChartAction>, shown: Rect) -> Vec<Action> {
    let pictures = sight.pictures;
    let name = |id: &str, ending: &str| format!("{id}-{}.{ending}", sight.says.date(pictures.today));
    match way {
        None => Vec::new(),
        Some(ChartAction::Turn) => vec![Action::Charts(Choose::AsTable(!pictures.as_table))],
        Some(ChartAction::Picture) => {
            screenshot::request_screenshot(ui.ctx(), name(pictures.picture.into_str(), "png"), shown);
            Vec::new()
        }
        Some(ChartAction::Csv) => {
            let tables = pictures.tables(sight.known, sight.exam, &sight.says);
            tables.into_iter().map(|table| Action::SaveFile(name(table.id, "csv"), table.csv())).collect()
        }
    }
}

fn chart_ui(ui: &mut Ui, sight: &ChartContext<'_>, draft: &mut ChartsDraft) -> Vec<Action> {
    let pictures = sight.pictures;
    if pictures.as_table {
        for table in pictures.tables(sight.known, sight.exam, &sight.says) {
            table::table_ui(ui, &table, &sight.face.theme);
            ui.add_space(2.0 * GRID);
        }
        return Vec::new();
    }
    match pictures.picture {
        Chart::Readiness => return readiness::readiness_ui(ui, sight),
        Chart::Tableau => tableau::tableau_ui(ui, sight, draft),
        Chart::Days => days::days_ui(ui, sight),
        Chart::Weeks => weeks::weeks_ui(ui, sight),
        Chart::Payouts => payouts::payouts_ui(ui, sight),
        Chart::Tests => return table_tests::table_tests_ui(ui, sight),
    }
    Vec::new()
}

fn head_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
}

/// Stands for a chart without data: the outlines of its bars to come, and the condition for them to appear.
fn first_ui(ui: &mut Ui, sight: &ChartContext<'_>, key: TextKey) {
    const HEIGHTS: [f32; 7] = [0.3, 0.42, 0.36, 0.55, 0.68, 0.62, 0.85];
    let text = TextStyle::Body.resolve(ui.style()).size;
    ui.add_space(2.0 * GRID);
    // As high as leaves room for the words below it.
    let rest = ui.clip_rect().bottom() - ui.cursor().top() - text * 4.0 - 5.0 * GRID;
    let high = rest.clamp(text * 4.0, text * 14.0);
    let (room, _) = ui.allocate_exact_size(vec2(sight.room.x, high), Sense::hover());
    let plot = Rect::from_center_size(room.center(), vec2(room.width().min(text * 40.0), room.height()));
    let (line, step) = (Stroke::new(1.5, sight.face.theme.surround.line), plot.width() / HEIGHTS.len() as f32);
    for (place, height) in HEIGHTS.into_iter().enumerate() {
        let left = step.mul_add(place as f32 + 0.2, plot.left());
        let bar =
            Rect::from_x_y_ranges(left..=left + step * 0.6, plot.bottom() - height * plot.height()..=plot.bottom());
        let outline = [bar.left_bottom(), bar.left_top(), bar.right_top(), bar.right_bottom()];
        ui.painter().extend(Shape::dashed_line(&outline, line, 5.0, 4.0));
    }
    ui.painter().hline(plot.x_range(), plot.bottom(), line);
    ui.add_space(2.0 * GRID);
    ui.vertical_centered(|ui| quiet_ui(ui, &sight.face.theme, &sight.says.key(key)));
}

/// Placeholder for a chart without data, with the condition for it to appear.
fn empty_ui(ui: &mut Ui, sight: &ChartContext<'_>, key: TextKey) {
    ui.add_space(2.0 * GRID);
    quiet_ui(ui, &sight.face.theme, &sight.says.key(key));
}
