//! The path of lessons: a station for each pack, joined by a line, with the lessons of the open one below.

use std::f32::consts::TAU;
use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, Galley, Pos2, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::{lesson_row_ui, small_ui};
use crate::app::home::LessonRow;
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::lesson::{Library, Pack, PackId};
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{paint_tick, panel, quiet_button};
use crate::view::{Appearance, Drafts};

/// Width of a station and radius of its chip, as multiples of the text size.
const STATION: f32 = 12.0;
const CHIP: f32 = 1.5;

/// Least width of a lesson, as a multiple of the text size.
const LESSON: f32 = 20.0;

/// Marks on the rim of a chip.
const NOTCHES: u8 = 8;

/// A pack with its lessons and their state.
struct Station<'a> {
    pack: &'a Pack,
    rows: Vec<LessonRow<'a>>,
    number: usize,
    passed: usize,
    /// It has the next lesson.
    is_next: bool,
    is_open: bool,
}

pub(super) fn path_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let stations = stations(app, drafts);
    let text = TextStyle::Body.resolve(ui.style()).size;
    let columns = ((ui.available_width() / (text * STATION)) as usize).max(1);
    let width = ((ui.available_width() - (columns - 1) as f32 * GRID) / columns as f32).floor();
    let mut actions = Vec::new();
    for row in stations.chunks(columns) {
        let lines: Vec<[Arc<Galley>; 2]> = row.iter().map(|it| texts(ui, face, it, width)).collect();
        let height = lines.iter().map(|[title, state]| title.size().y + state.size().y).fold(0.0, f32::max);
        let height = height + text * CHIP * 2.0 + 2.5 * GRID;
        ui.horizontal_top(|ui| {
            for (station, lines) in row.iter().zip(lines) {
                let is_last = stations.last().is_some_and(|last| last.number == station.number);
                if station_ui(ui, face, station, lines, vec2(width, height), is_last).clicked() {
                    drafts.unfolded.values_mut().for_each(|open| *open = false);
                    drafts.unfolded.insert(station.pack.id.clone(), !station.is_open);
                }
            }
        });
        for station in row.iter().filter(|station| station.is_open) {
            actions.extend(open_ui(ui, app, face, station));
        }
    }
    actions
}

fn stations<'a>(app: &'a App, drafts: &Drafts) -> Vec<Station<'a>> {
    let next: Option<PackId> = app.next_lesson().map(|row| row.path.pack);
    // Packs handed out by a trainer come before the built-in course.
    let is_brought = |pack: &Pack| !Library::built_in_folders().contains(&pack.id.as_str());
    let (mut packs, own): (Vec<_>, Vec<_>) = app.lessons().into_iter().partition(|(pack, _)| is_brought(pack));
    packs.extend(own);
    let chosen = packs.iter().map(|(pack, _)| &pack.id).find(|id| drafts.unfolded.get(*id) == Some(&true)).cloned();
    let open = chosen.or_else(|| next.clone().filter(|next| drafts.unfolded.get(next) != Some(&false)));
    let station = |(place, (pack, rows)): (usize, (&'a Pack, Vec<LessonRow<'a>>))| Station {
        pack,
        number: place + 1,
        passed: rows.iter().filter(|row| row.is_passed()).count(),
        rows,
        is_next: next.as_ref() == Some(&pack.id),
        is_open: open.as_ref() == Some(&pack.id),
    };
    packs.into_iter().enumerate().map(station).collect()
}

/// Lessons passed of all, and the minutes that are left.
fn state(face: &Appearance, station: &Station<'_>) -> String {
    let all = station.rows.len();
    let passed =
        text!("home-pack-passed", passed = Fact::Number(station.passed as u64), all = Fact::Number(all as u64));
    let passed = face.words.render(&passed, &HouseTerms::default());
    let left: u32 = station.rows.iter().filter(|row| !row.is_passed()).map(LessonRow::minutes).sum();
    if left == 0 {
        return passed;
    }
    let minutes = text!("home-minutes", minutes = Fact::Number(left.into()));
    format!("{passed} · {}", face.words.render(&minutes, &HouseTerms::default()))
}

fn texts(ui: &Ui, face: &Appearance, station: &Station<'_>, width: f32) -> [Arc<Galley>; 2] {
    let surround = face.theme.surround;
    let line = |text: String, style: TextStyle, ink, most_rows| {
        let mut job = LayoutJob::simple(text, style.resolve(ui.style()), ink, width - GRID);
        job.wrap = TextWrapping { max_rows: most_rows, ..TextWrapping::wrap_at_width(width - GRID) };
        ui.painter().layout_job(job)
    };
    let title = station.pack.title.get(face.words.language()).to_owned();
    let ink = if station.passed > 0 || station.is_next { surround.text } else { surround.text_quiet };
    [line(title, TextStyle::Button, ink, 3), line(state(face, station), TextStyle::Small, surround.text_quiet, 2)]
}

fn station_ui(
    ui: &mut Ui,
    face: &Appearance,
    station: &Station<'_>,
    [title, state_line]: [Arc<Galley>; 2],
    size: eframe::egui::Vec2,
    is_last: bool,
) -> Response {
    let surround = face.theme.surround;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let label = format!("{}, {}", station.pack.title.get(face.words.language()), state(face, station));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label);
        info.selected = Some(station.is_open);
        info
    });
    let painter = ui.painter();
    if station.is_open || response.hovered() {
        painter.rect_filled(rect, ROUND, surround.surface);
    }
    if response.has_focus() {
        painter.rect_stroke(rect, ROUND, face.theme.frame_of(&response), StrokeKind::Inside);
    }
    let radius = TextStyle::Body.resolve(ui.style()).size * CHIP;
    let centre = pos2(rect.left() + radius + GRID, rect.top() + radius + GRID);
    if !is_last {
        let from = centre.x + radius + GRID / 2.0;
        let line = if station.passed == station.rows.len() { surround.accent } else { surround.line };
        painter.hline(from..=rect.right() + GRID, centre.y, Stroke::new(2.0, line));
    }
    chip_ui(ui, face, station, centre, radius);
    let left = rect.left() + GRID;
    let top = centre.y + radius + GRID / 2.0;
    let below = top + title.size().y;
    painter.galley(pos2(left, top), title, surround.text);
    painter.galley(pos2(left, below), state_line, surround.text_quiet);
    response
}

/// A chip with the number of the station: brass for the next one, ticked when all is passed, with an arc for the part
/// that is.
fn chip_ui(ui: &Ui, face: &Appearance, station: &Station<'_>, centre: Pos2, radius: f32) {
    let (surround, painter) = (face.theme.surround, ui.painter());
    let is_passed = station.passed == station.rows.len();
    if is_passed {
        return paint_tick(painter, centre, radius * 1.9, surround.right, surround.surface);
    }
    let (fill, ink) =
        if station.is_next { (surround.accent, surround.on_accent) } else { (surround.surface_raised, surround.text) };
    painter.circle_filled(centre, radius, fill);
    let at = |turn: f32, far: f32| centre + vec2((turn * TAU).sin(), -(turn * TAU).cos()) * far;
    for notch in 0..NOTCHES {
        let turn = f32::from(notch) / f32::from(NOTCHES);
        painter.line_segment([at(turn, radius * 0.84), at(turn, radius)], Stroke::new(radius * 0.2, surround.line));
    }
    painter.circle_stroke(centre, radius, Stroke::new(1.5, surround.line));
    if station.passed > 0 {
        let share = station.passed as f32 / station.rows.len() as f32;
        let steps = 48;
        let arc = (0..=steps).map(|step| at(share * step as f32 / steps as f32, radius)).collect();
        painter.line(arc, Stroke::new(radius * 0.16, surround.right));
    }
    let font = TextStyle::Button.resolve(ui.style());
    painter.text(centre, Align2::CENTER_CENTER, station.number.to_string(), font, ink);
}

/// The lessons of a station.
fn open_ui(ui: &mut Ui, app: &App, face: &Appearance, station: &Station<'_>) -> Option<Action> {
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        small_ui(ui, &face.theme, station.pack.about.get(face.words.language()));
        let explains = station.pack.glossary.is_some()
            && quiet_button(ui, &face.theme, &face.words.message(text_key!("glossary-title")), None).clicked();
        let text = TextStyle::Body.resolve(ui.style()).size;
        let columns = ((ui.available_width() / (text * LESSON)) as usize).clamp(1, 3);
        let width = (ui.available_width() - (columns - 1) as f32 * GRID) / columns as f32;
        let mut begun = None;
        for line in station.rows.chunks(columns) {
            ui.horizontal_top(|ui| {
                for row in line {
                    ui.allocate_ui(vec2(width, 0.0), |ui| {
                        ui.set_width(width);
                        begun = lesson_row_ui(ui, app, face, row).or(begun.take());
                    });
                }
            });
        }
        begun.or_else(|| explains.then(|| Action::OpenGlossary(station.pack.id.clone())))
    })
    .inner
}
