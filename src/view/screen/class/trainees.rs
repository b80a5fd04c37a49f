//! A grid of trainees (rows) and lessons (columns), with mark and figure per cell.

use std::sync::Arc;

use eframe::egui::{
    CornerRadius, EventFilter, FontId, Id, Key, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui,
    WidgetInfo, pos2, vec2,
};

use super::ClassContext;
use crate::app::class::{ClassAction as Do, TraineeOrder, lessons};
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::class::{LessonStanding, TraineeStanding};
use crate::progress::mastery::Day;
use crate::view::draft::ClassDraft;
use crate::view::screen::page::{quiet_ui, scrolling_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, name, paint_tick};

pub(super) fn trainees_ui(ui: &mut Ui, sight: &ClassContext<'_>, draft: &mut ClassDraft) -> Vec<Do> {
    scrolling_ui(ui, text_key!("class-trainees"), |ui| {
        let mut done: Vec<Do> = order_ui(ui, sight).into_iter().collect();
        let places = sight.register.sorted(sight.report);
        let mut columns = lessons(sight.report);
        columns.sort_by_key(|lesson| {
            let scope = crate::progress::class::TestScope::Lesson(Arc::clone(lesson));
            (sight.describer.sort_position(&scope), lesson.to_string())
        });
        if places.is_empty() {
            quiet_ui(ui, &sight.face.theme, &sight.key(text_key!("class-nobody")));
        } else {
            grid_ui(ui, sight, &places, &columns, draft);
            detail_ui(ui, sight, &places, &columns, draft.cell);
        }
        missing_ui(ui, sight);
        done.extend(super::sources_ui(ui, sight, draft));
        ui.add_space(2.0 * GRID);
        done
    })
}

fn order_ui(ui: &mut Ui, sight: &ClassContext<'_>) -> Option<Do> {
    let names: Vec<String> = TraineeOrder::ALL.iter().map(|order| sight.key(key_of(*order))).collect();
    let chosen = TraineeOrder::ALL.iter().position(|order| *order == sight.register.order);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(sight.key(text_key!("class-sort"))).id;
        let picked = choice_list(ui, &sight.face.theme, text_key!("class-sort"), label, &names, chosen)?;
        Some(Do::Sort(*TraineeOrder::ALL.get(picked)?))
    })
    .inner
}

const fn key_of(order: TraineeOrder) -> TextKey {
    match order {
        TraineeOrder::Name => text_key!("class-sort-name"),
        TraineeOrder::Errors => text_key!("class-sort-errors"),
        TraineeOrder::Lessons => text_key!("class-sort-lessons"),
        TraineeOrder::Minutes => text_key!("class-sort-minutes"),
        TraineeOrder::Last => text_key!("class-sort-last"),
    }
}

struct TraineeGrid {
    rect: Rect,
    head: f32,
    step: f32,
    row: f32,
}

impl TraineeGrid {
    fn place(&self, row: usize, column: usize) -> Rect {
        let left = self.rect.left() + column as f32 * self.step;
        let top = self.rect.top() + self.head + row as f32 * self.row;
        Rect::from_min_size(pos2(left, top), vec2(self.step, self.row))
    }
}

/// The first three columns: errors, minutes a week, last seen.
const FIGURES: [TextKey; 3] =
    [text_key!("class-column-errors"), text_key!("class-column-a-week"), text_key!("class-column-last")];

const HEAD_LINES: usize = 3;

fn grid_ui(ui: &mut Ui, sight: &ClassContext<'_>, places: &[usize], columns: &[&Arc<str>], draft: &mut ClassDraft) {
    let body = TextStyle::Body.resolve(ui.style()).size;
    let (step, row) = (body * 5.2, body * 2.2);
    let head = HEAD_LINES as f32 * ui.text_style_height(&TextStyle::Small) + GRID / 2.0;
    let standings: Vec<&TraineeStanding> =
        places.iter().filter_map(|place| sight.report.standings.get(*place)).collect();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        names_ui(ui, sight, &standings, (head, row), draft.cell.0);
        cells_ui(ui, sight, &standings, columns, [head, step, row], draft);
    });
}

/// The fixed name column at the left; only the lessons scroll.
fn names_ui(
    ui: &mut Ui,
    sight: &ClassContext<'_>,
    standings: &[&TraineeStanding],
    (head, row): (f32, f32),
    open: usize,
) {
    let font = TextStyle::Body.resolve(ui.style());
    let ink = sight.face.theme.surround.text;
    let wide = |name: &str| ui.painter().layout_no_wrap(name.to_owned(), font.clone(), ink).size().x;
    let widest = standings.iter().map(|standing| wide(&standing.name)).fold(font.size * 6.0, f32::max);
    let room = (widest + 2.0 * GRID).min(ui.available_width() * 0.34);
    let size = vec2(room, head + row * standings.len() as f32);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (line, standing) in standings.iter().enumerate() {
        let top = rect.top() + head + line as f32 * row;
        let at = Rect::from_min_size(pos2(rect.left(), top), vec2(room, row));
        name_ui(ui, sight, at, line, standing, open == line);
    }
}

fn cells_ui(
    ui: &mut Ui,
    sight: &ClassContext<'_>,
    standings: &[&TraineeStanding],
    columns: &[&Arc<str>],
    [head, step, row]: [f32; 3],
    draft: &mut ClassDraft,
) {
    let (lines, count) = (standings.len(), columns.len() + FIGURES.len());
    ScrollArea::horizontal().id_salt(Id::unique("class-grid")).show(ui, |ui| {
        let size = vec2(step * count as f32, head + row * lines as f32);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        name(&response, Role::Table, &sight.key(text_key!("class-grid")));
        let sheet = TraineeGrid { rect, head, step, row };
        draft.cell = (draft.cell.0.min(lines.saturating_sub(1)), draft.cell.1.min(count - 1));
        heads_ui(ui, sight, &sheet, columns);
        let mut reached = None;
        for (line, standing) in standings.iter().copied().enumerate() {
            stripe(ui, sight, sheet.place(line, 0).with_max_x(rect.right()), line);
            for column in 0..count {
                let at = sheet.place(line, column);
                let id = response.id.with((line, column));
                let held = ui.memory(|memory| memory.has_focus(id));
                let open = draft.cell == (line, column);
                // A single tab stop; arrows move between cells.
                let sense = if held || open { Sense::click() } else { Sense::CLICK };
                let touched = ui.interact(at, id, sense);
                let label = || cell_text(sight, standing, columns, column);
                touched.widget_info(|| WidgetInfo::selected(Role::Cell, true, open, label()));
                // A class is larger than the screen: what is out of sight has its name and no text.
                if ui.is_rect_visible(at) {
                    cell_ui(ui, sight, at, standing, columns, column);
                }
                if open {
                    open_cell_ui(ui, sight, at, touched.has_focus());
                }
                if touched.clicked() {
                    draft.cell = (line, column);
                    touched.request_focus();
                }
                if held {
                    let arrows =
                        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
                    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
                    reached = step_of(ui, (line, column), (lines, count));
                }
            }
        }
        if let Some(next) = reached {
            draft.cell = next;
            ui.memory_mut(|memory| memory.request_focus(response.id.with(next)));
            ui.scroll_to_rect(sheet.place(next.0, next.1).expand(row), None);
        }
    });
}

fn open_cell_ui(ui: &Ui, sight: &ClassContext<'_>, at: Rect, has_focus: bool) {
    let colours = sight.face.theme.surround;
    let ink = if has_focus { colours.focus } else { colours.text };
    ui.painter().rect_stroke(at.shrink(1.0), CornerRadius::same(5), Stroke::new(2.5, ink), StrokeKind::Inside);
}

fn step_of(ui: &Ui, (line, column): (usize, usize), (lines, columns): (usize, usize)) -> Option<(usize, usize)> {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let next = if pressed(Key::ArrowLeft) {
        (line, column.checked_sub(1)?)
    } else if pressed(Key::ArrowRight) {
        (line, column + 1)
    } else if pressed(Key::ArrowUp) {
        (line.checked_sub(1)?, column)
    } else if pressed(Key::ArrowDown) {
        (line + 1, column)
    } else {
        return None;
    };
    (next.0 < lines && next.1 < columns).then_some(next)
}

fn heads_ui(ui: &Ui, sight: &ClassContext<'_>, sheet: &TraineeGrid, columns: &[&Arc<str>]) {
    let colours = sight.face.theme.surround;
    let font = TextStyle::Small.resolve(ui.style());
    let titles =
        FIGURES.iter().map(|key| sight.key(*key)).chain(columns.iter().map(|path| sight.describer.lesson(path)));
    for (column, title) in titles.enumerate() {
        let left = sheet.place(0, column).left();
        let at =
            Rect::from_min_size(pos2(left, sheet.rect.top()), vec2(sheet.step, sheet.head)).shrink2(vec2(3.0, 0.0));
        let mut job = eframe::egui::text::LayoutJob::simple(title, font.clone(), colours.text_quiet, at.width());
        job.wrap.max_rows = HEAD_LINES;
        let galley = ui.painter().layout_job(job);
        ui.painter().galley(pos2(at.left(), at.bottom() - galley.size().y), galley, colours.text_quiet);
    }
}

fn stripe(ui: &Ui, sight: &ClassContext<'_>, at: Rect, line: usize) {
    if line.is_multiple_of(2) {
        ui.painter().rect_filled(at, 0.0, sight.face.theme.surround.surface);
    }
}

fn name_ui(ui: &Ui, sight: &ClassContext<'_>, at: Rect, line: usize, standing: &TraineeStanding, open: bool) {
    let head = ui.interact(at, sheet_id(line), Sense::hover());
    head.widget_info(|| WidgetInfo::selected(Role::RowHeader, true, open, &standing.name));
    if !ui.is_rect_visible(at) {
        return;
    }
    let colours = sight.face.theme.surround;
    stripe(ui, sight, at, line);
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = eframe::egui::text::LayoutJob::simple_singleline(standing.name.clone(), font, colours.text);
    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(at.width() - GRID);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(at.left() + GRID / 2.0, at.center().y - galley.size().y / 2.0), galley, colours.text);
}

fn sheet_id(line: usize) -> Id {
    Id::unique(("class-row", line))
}

fn cell_ui(
    ui: &Ui,
    sight: &ClassContext<'_>,
    at: Rect,
    standing: &TraineeStanding,
    columns: &[&Arc<str>],
    column: usize,
) {
    let colours = sight.face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let painter = ui.painter();
    // Dates are longer than figures and shrink to fit.
    let write = |text: &str, at: Rect| {
        let layout = |size: f32| {
            let font = FontId::new(size, font.family.clone());
            painter.layout_no_wrap(text.to_owned(), font, colours.text)
        };
        let (galley, room) = (layout(font.size), at.width() - GRID / 2.0);
        let galley = if galley.size().x > room { layout(font.size * room / galley.size().x) } else { galley };
        painter.galley(at.center() - galley.size() / 2.0, galley, colours.text);
    };
    let Some(path) = column.checked_sub(FIGURES.len()).and_then(|place| columns.get(place)) else {
        write(&figure(sight, standing, column), at);
        return;
    };
    let mark = font.size * 0.9;
    let centre = pos2(at.left() + mark, at.center().y);
    let rest = at.with_min_x(at.left() + 1.6 * mark);
    match standing.lessons.get(*path) {
        None => write("–", at),
        Some(lesson) => {
            if lesson.passed {
                paint_tick(painter, centre, mark, colours.right, colours.surface);
            } else if lesson.finished > 0 {
                // Finished without a pass: open ring. Only started: dot.
                painter.circle_stroke(centre, mark / 2.0 - 1.0, Stroke::new(2.0, colours.wrong));
            } else {
                painter.circle_filled(centre, mark / 5.0, colours.text_quiet);
            }
            write(&best(lesson), rest);
        }
    }
}

/// The best result, or the success rate so far.
fn best(lesson: &LessonStanding) -> String {
    format!("{}", lesson.best.unwrap_or(lesson.score).percent())
}

fn figure(sight: &ClassContext<'_>, standing: &TraineeStanding, column: usize) -> String {
    match column {
        0 => standing.errors_per_hundred.map_or_else(|| "–".to_owned(), |errors| sight.face.words.figure(errors, 1)),
        1 => standing.minutes_a_week.to_string(),
        _ => standing.last.map_or_else(
            || "–".to_owned(),
            |last| {
                sight.with(
                    text_key!("pictures-fact"),
                    "fact",
                    Fact::Day(Day::from_moment(last, sight.describer.minutes_east).0),
                )
            },
        ),
    }
}

fn cell_text(sight: &ClassContext<'_>, standing: &TraineeStanding, columns: &[&Arc<str>], column: usize) -> String {
    let Some(path) = column.checked_sub(FIGURES.len()).and_then(|place| columns.get(place)) else {
        let head = FIGURES.get(column).map_or_else(String::new, |key| sight.key(*key));
        return format!("{}, {}", standing.name, sight.labelled(head, figure(sight, standing, column)));
    };
    let title = sight.describer.lesson(path);
    let Some(lesson) = standing.lessons.get(*path) else {
        return format!("{}, {}", standing.name, sight.labelled(title, sight.key(text_key!("class-not-begun"))));
    };
    let state = match (lesson.passed, lesson.finished) {
        (true, _) => text_key!("class-is-passed"),
        (false, 0) => text_key!("class-is-begun"),
        (false, _) => text_key!("class-is-finished"),
    };
    let best = lesson.best.unwrap_or(lesson.score);
    let day = |moment| Fact::Day(Day::from_moment(moment, sight.describer.minutes_east).0);
    let mut parts = vec![
        sight.key(state),
        sight.describer.render(&text!("class-cell-best", percent = Fact::Number(best.percent().into()))),
        sight.with(text_key!("class-cell-answers"), "count", Fact::Number(lesson.score.asked.into())),
    ];
    let seconds = lesson.median_millis.map(|millis| sight.face.words.seconds(millis.round().max(0.0) as u64));
    parts.extend(seconds.map(|seconds| sight.with(text_key!("class-cell-median"), "seconds", Fact::Text(seconds))));
    parts.extend(lesson.passed_at.map(|at| sight.with(text_key!("class-cell-passed"), "day", day(at))));
    parts.extend(lesson.last.map(|at| sight.with(text_key!("class-cell-last"), "day", day(at))));
    format!("{}, {}", standing.name, sight.labelled(title, parts.join(" · ")))
}

fn detail_ui(
    ui: &mut Ui,
    sight: &ClassContext<'_>,
    places: &[usize],
    columns: &[&Arc<str>],
    (line, column): (usize, usize),
) {
    let standing = places.get(line).and_then(|place| sight.report.standings.get(*place));
    if let Some(standing) = standing {
        ui.add_space(GRID / 2.0);
        ui.label(cell_text(sight, standing, columns, column));
    }
    small_ui(ui, &sight.face.theme, &sight.key(text_key!("class-legend")));
}

fn missing_ui(ui: &mut Ui, sight: &ClassContext<'_>) {
    let Some(matched) = &sight.report.matched else { return };
    let missing: Vec<String> = matched.missing().map(crate::progress::class::roster::RosterPerson::name).collect();
    let strangers: Vec<&str> = matched
        .strangers
        .iter()
        .filter_map(|place| sight.report.standings.get(*place))
        .map(|standing| standing.name.as_str())
        .collect();
    for (key, names) in
        [(text_key!("class-missing"), missing.join(", ")), (text_key!("class-strangers"), strangers.join(", "))]
    {
        if !names.is_empty() {
            ui.label(sight.with(key, "names", Fact::Text(names)));
        }
    }
}
