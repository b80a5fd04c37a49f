//! Progress: what was learnt in pictures, one at a time, each with the table behind it.

mod days;
mod keep;
mod payouts;
mod plot;
mod readiness;
mod table;
mod tableau;
mod weeks;

use eframe::egui::{Align, Layout, Rect, RichText, TextStyle, Ui, Vec2, vec2};

use super::bar::bar_ui;
use super::page::{quiet_ui, scrolling_ui, title_ui};
use crate::app::pictures::say::day_of;
use crate::app::pictures::{Action as Choose, Picture, Pictures, Speaker};
use crate::app::{Action, App};
use crate::progress::Known;
use crate::progress::mastery::Day;
use crate::view::draft::PicturesDraft;
use crate::view::keys::{Stroke, strokes};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, quiet_button, toggle};
use crate::view::{Drafts, Face};
use crate::words::Names;

pub(super) use self::keep::kept;

/// What every picture is drawn from.
struct Sight<'a> {
    face: &'a Face,
    says: Speaker<'a>,
    pictures: &'a Pictures,
    known: &'a Known,
    exam: Option<Day>,
    /// The room for the whole picture.
    room: Vec2,
}

/// The pictures: the list of them, the open one, and what can be done with it.
pub(super) fn pictures_ui(
    ui: &mut Ui,
    app: &App,
    pictures: &Pictures,
    face: &Face,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let (back, escape) = (face.words.key("go-back"), face.words.key("key-escape"));
    let (goes_back, reports) = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.key("pictures-title")),
        |ui| {
            let reports = quiet_button(ui, &face.theme, &face.words.key("report-print"), None).clicked();
            (quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(), reports)
        },
    );
    if goes_back {
        actions.push(Action::Back);
    }
    if reports {
        actions.push(Action::PrintReport);
    }
    let Some(profile) = app.profile() else { return actions };
    let names = Names::from(&pictures.house.terms);
    let sight = Sight {
        face,
        says: Speaker { words: &face.words, names: &names },
        pictures,
        known: &profile.known,
        exam: app.settings().exam_day.map(day_of),
        room: Vec2::ZERO,
    };
    actions.extend(by_keys(ui, &sight));
    let body = TextStyle::Body.resolve(ui.style()).size;
    let list = 13.0 * body;
    if ui.available_width() < list + 42.0 * body {
        ui.horizontal_wrapped(|ui| actions.extend(list_ui(ui, &sight)));
        ui.add_space(GRID);
        actions.extend(open_ui(ui, app, sight, drafts));
        return actions;
    }
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(list, height), Layout::top_down(Align::Min), |ui| {
            ui.set_width(list);
            actions.extend(list_ui(ui, &sight));
        });
        ui.add_space(GRID);
        ui.vertical(|ui| actions.extend(open_ui(ui, app, sight, drafts)));
    });
    actions
}

/// The figure of a picture opens it; T turns to its table and back.
fn by_keys(ui: &Ui, sight: &Sight<'_>) -> Vec<Action> {
    let chosen = |stroke| match stroke {
        Stroke::Figure(figure) => {
            let place = usize::from(figure).checked_sub(1)?;
            Some(Choose::Show(*Picture::ALL.get(place)?))
        }
        Stroke::Letter('T') => Some(Choose::AsTable(!sight.pictures.as_table)),
        _ => None,
    };
    strokes(ui).into_iter().filter_map(chosen).map(Action::Pictures).collect()
}

fn list_ui(ui: &mut Ui, sight: &Sight<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    for picture in Picture::ALL {
        let label = sight.says.key(picture.key());
        if toggle(ui, &sight.face.theme, &label, picture == sight.pictures.picture, true).clicked() {
            actions.push(Action::Pictures(Choose::Show(picture)));
        }
    }
    if quiet_button(ui, &sight.face.theme, &sight.says.key("report-print"), None).clicked() {
        actions.push(Action::PrintReport);
    }
    actions
}

/// The open picture with what is chosen for it, or its table.
fn open_ui(ui: &mut Ui, app: &App, sight: Sight<'_>, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = Vec::new();
    let picture = sight.pictures.picture;
    // What is chosen and what can be done stand above the picture: there they are where they were.
    ui.horizontal_wrapped(|ui| {
        if picture != Picture::Days {
            actions.extend(house_ui(ui, app, &sight));
        }
        match picture {
            Picture::Tableau => actions.extend(tableau::shades_ui(ui, &sight)),
            Picture::Days => actions.extend(days::spans_ui(ui, &sight)),
            Picture::Weeks => actions.extend(weeks::drills_ui(ui, &sight)),
            Picture::Readiness | Picture::Payouts => {}
        }
    });
    let keeping = ui.horizontal_wrapped(|ui| ways_ui(ui, &sight)).inner;
    ui.add_space(GRID / 2.0);
    let sight = Sight { room: ui.available_size() - vec2(2.0 * GRID, GRID), ..sight };
    let shown = scrolling_ui(ui, ("picture", picture.id(), sight.pictures.as_table), |ui| {
        let clip = ui.clip_rect();
        let shown = ui.scope(|ui| {
            ui.set_width(sight.room.x);
            actions.extend(picture_ui(ui, &sight, &mut drafts.pictures));
        });
        shown.response.rect.expand(GRID / 2.0).intersect(clip)
    });
    actions.extend(keep(ui, &sight, keeping, shown));
    actions
}

fn house_ui(ui: &mut Ui, app: &App, sight: &Sight<'_>) -> Option<Action> {
    let names: Vec<String> = app.shelf().iter().map(|house| house.name.clone()).collect();
    let chosen = app.shelf().iter().position(|house| house.id == sight.pictures.house.id);
    let label = ui.label(sight.says.key("home-house")).id;
    let picked = choice_list(ui, &sight.face.theme, "pictures-house", label, &names, chosen)?;
    let house = app.shelf().iter().nth(picked)?.id.clone();
    Some(Action::Pictures(Choose::House(house)))
}

/// What can be done with the open picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Turn,
    Picture,
    Csv,
}

fn ways_ui(ui: &mut Ui, sight: &Sight<'_>) -> Option<Way> {
    let as_table = sight.pictures.as_table;
    let turned = toggle(ui, &sight.face.theme, &sight.says.key("pictures-as-table"), as_table, true).clicked();
    let mut button = |key| quiet_button(ui, &sight.face.theme, &sight.says.key(key), None).clicked();
    let way = |pressed: bool, way| pressed.then_some(way);
    let picture = way(button("pictures-save-picture"), Way::Picture);
    let csv = way(button("pictures-save-table"), Way::Csv);
    way(turned, Way::Turn).or(picture).or(csv)
}

fn keep(ui: &Ui, sight: &Sight<'_>, way: Option<Way>, shown: Rect) -> Option<Action> {
    let pictures = sight.pictures;
    let name = |ending: &str| format!("{}-{}.{ending}", pictures.picture.id(), sight.says.date(pictures.today));
    match way? {
        Way::Turn => Some(Action::Pictures(Choose::AsTable(!pictures.as_table))),
        Way::Picture => {
            keep::ask_for_picture(ui.ctx(), name("png"), shown);
            None
        }
        Way::Csv => {
            let table = pictures.table(sight.known, sight.exam, &sight.says);
            Some(Action::Keep(name("csv"), table.csv()))
        }
    }
}

fn picture_ui(ui: &mut Ui, sight: &Sight<'_>, draft: &mut PicturesDraft) -> Vec<Action> {
    let pictures = sight.pictures;
    if pictures.as_table {
        table::table_ui(ui, &pictures.table(sight.known, sight.exam, &sight.says), &sight.face.theme);
        return Vec::new();
    }
    match pictures.picture {
        Picture::Readiness => return readiness::readiness_ui(ui, sight),
        Picture::Tableau => tableau::tableau_ui(ui, sight, draft),
        Picture::Days => days::days_ui(ui, sight),
        Picture::Weeks => weeks::weeks_ui(ui, sight),
        Picture::Payouts => payouts::payouts_ui(ui, sight),
    }
    Vec::new()
}

/// The title of a picture.
fn head_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
}

/// Where there is nothing to show yet: what will be there, and how it comes to be.
fn empty_ui(ui: &mut Ui, sight: &Sight<'_>, key: &'static str) {
    ui.add_space(2.0 * GRID);
    quiet_ui(ui, &sight.face.theme, &sight.says.key(key));
}
