//! Readiness chart: expected errors, days until the exam, and most useful practice.

use eframe::egui::{RichText, TextStyle, Ui};
use egui_plot::{FilledArea, Line, LineStyle, PlotPoints, Points, VLine};

use super::ChartContext;
use super::plot::{PlotFrame, bar_row_ui, marks, place_under, plot_ui, step};
use crate::app::Action;
use crate::app::charts::ReadinessForecast;
use crate::app::charts::text::percent;
use crate::app::exam_forecast::ExamOutlook;
use crate::describe::dates::calendar_date;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::mastery::Day;
use crate::view::screen::page::{heading_ui, quiet_ui, small_ui};
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{ScoreRing, is_unfolded, quiet_button, radio, score_ring};

/// Quick choices for the exam date, in days from now.
const AHEAD: [i64; 3] = [7, 14, 30];

pub(super) fn readiness_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Vec<Action> {
    let says = &sight.says;
    if sight.pictures.heat(sight.known).is_empty() {
        // An estimate that rests on nothing would read as the trainee's own.
        super::first_ui(ui, sight, text_key!("pictures-empty-readiness"));
        ui.add_space(2.0 * GRID);
        return exam_ui(ui, sight).into_iter().collect();
    }
    let ready = sight.pictures.readiness(sight.known, sight.exam);
    let begins = statement_ui(ui, sight, &ready);
    ui.add_space(GRID);
    forecast_ui(ui, sight, &ready);
    ui.add_space(GRID);
    let mut action = None;
    let exam = sight.exam.filter(|exam| *exam >= sight.pictures.today);
    let date = exam.map_or_else(|| says.key(text_key!("pictures-exam-none")), |exam| says.day(exam));
    let state = format!("{} {date}", says.key(text_key!("pictures-exam")));
    if is_unfolded(ui, &sight.face.theme, &says.key(text_key!("pictures-forecast")), &state) {
        action = exam_ui(ui, sight);
        for promise in sight.outlook.map(ExamOutlook::phrases).unwrap_or_default() {
            ui.label(says.render(&promise));
        }
    }
    heading_ui(ui, &says.key(text_key!("pictures-would-help")));
    let most = ready.costs.first().map_or(1.0, |cost| cost.errors.max(1e-9));
    for cost in ready.costliest() {
        let figure = says.number(cost.errors, 2);
        bar_row_ui(ui, &sight.face.theme, &says.case(cost.case), &figure, cost.errors / most);
    }
    ui.add_space(GRID / 2.0);
    known_ui(ui, sight, &ready);
    ui.add_space(GRID);
    action.into_iter().chain(begins.then_some(Action::BeginToday)).collect()
}

/// How ready: the figure in a ring, in words beside it, and where most mistakes are made. True if practice begins.
fn statement_ui(ui: &mut Ui, sight: &ChartContext<'_>, ready: &ReadinessForecast) -> bool {
    let says = &sight.says;
    let coups = ready.today.clean_per_hundred.round() as u64;
    let size = Theme::title().resolve(ui.style()).size * 3.4;
    ui.add_space(GRID);
    ui.horizontal_top(|ui| {
        let ring = ScoreRing { percent: u32::try_from(coups).unwrap_or(100), mark: None, passed: false };
        score_ring(ui, &sight.face.theme, ring, size, &coups.to_string());
        ui.add_space(2.0 * GRID);
        ui.vertical(|ui| {
            ui.add_space(size * 0.14);
            let clean = text!("pictures-clean", coups = Fact::Number(coups));
            ui.label(RichText::new(says.render(&clean)).text_style(Theme::title()));
            if let Some(point) = ready.weak_point() {
                let point = text!("pictures-weak-point", place = Fact::Phrase(Box::new(point.phrase())));
                quiet_ui(ui, &sight.face.theme, &says.render(&point));
            }
            let today = says.key(text_key!("today-title"));
            sight.can_practise && quiet_button(ui, &sight.face.theme, &today, None).clicked()
        })
        .inner
    })
    .inner
}

/// On how many answers the estimate rests.
fn known_ui(ui: &mut Ui, sight: &ChartContext<'_>, ready: &ReadinessForecast) {
    let ((right, answers), count) = (ready.answers, |share: f64| (share * ready.costs.len() as f64).round() as u64);
    let known = text!(
        "pictures-known",
        asked = Fact::Number(ready.asked as u64),
        all = Fact::Number(ready.costs.len() as u64),
        percent = Fact::Number(percent(right, answers).into()),
        known = Fact::Number(count(ready.today.known)),
        fluent = Fact::Number(count(ready.today.fluent))
    );
    small_ui(ui, &sight.face.theme, &sight.says.render(&known));
}

fn exam_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Option<Action> {
    let (says, theme, today) = (&sight.says, &sight.face.theme, sight.pictures.today);
    let exam = sight.exam.filter(|exam| *exam >= today);
    let mut chosen: Option<Option<Day>> = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(says.key(text_key!("pictures-exam")));
        if radio(ui, theme, &says.key(text_key!("pictures-exam-none")), exam.is_none()).clicked() {
            chosen = Some(None);
        }
        for days in AHEAD {
            let label = says.with(text_key!("pictures-exam-in"), "days", Fact::Number(days.unsigned_abs()));
            let day = Day(today.0 + days);
            if radio(ui, theme, &label, exam == Some(day)).clicked() {
                chosen = Some(Some(day));
            }
        }
        if let Some(exam) = exam {
            if quiet_button(ui, theme, &says.key(text_key!("pictures-exam-earlier")), None).clicked() && exam > today {
                chosen = Some(Some(Day(exam.0 - 1)));
            }
            ui.label(RichText::new(says.day(exam)).text_style(TextStyle::Button));
            if quiet_button(ui, theme, &says.key(text_key!("pictures-exam-later")), None).clicked() {
                chosen = Some(Some(Day(exam.0 + 1)));
            }
        }
    });
    let exam_day = chosen?.and_then(calendar_date);
    Some(Action::Charts(crate::app::charts::ChartsAction::Exam(exam_day)))
}

fn forecast_summary(sight: &ChartContext<'_>, ready: &ReadinessForecast, first: f64, last: f64) -> String {
    let says = &sight.says;
    let day = ready.forecast.last().map_or(sight.pictures.today, |ready| ready.day);
    let key = ready.exam.map_or(text_key!("pictures-forecast-idle"), |_| text_key!("pictures-forecast-exam"));
    let summary = Phrase::plain(key)
        .with("today", Fact::Text(says.number(first, 1)))
        .with("then", Fact::Text(says.number(last, 1)))
        .with("day", Fact::Day(day.0));
    says.render(&summary)
}

/// Expected errors per day until the exam, without further practice.
fn forecast_ui(ui: &mut Ui, sight: &ChartContext<'_>, ready: &ReadinessForecast) {
    let (says, theme) = (&sight.says, &sight.face.theme);
    let errors: Vec<f64> = ready.forecast.iter().map(|ready| ready.errors_per_hundred).collect();
    let (Some(first), Some(last)) = (errors.first().copied(), errors.last().copied()) else { return };
    let most = errors.iter().copied().fold(1.0, f64::max);
    let (unit, end) = (step(most), errors.len() as f64 - 1.0);
    let top = (most / unit).ceil() * unit * 1.04;
    let summary = forecast_summary(sight, ready, first, last);
    ui.label(&summary);
    let line = ui.text_style_height(&TextStyle::Body);
    let height = (sight.room.y * 0.42).clamp(9.0 * line, 26.0 * line);
    // Margin for the first and last date label.
    let margin = end * f64::from((4.5 * line / sight.room.x).min(0.2)) + 0.1;
    let frame = PlotFrame {
        salt: format!("forecast {end} {top:.3}"),
        accessible_name: summary,
        height,
        x: (-margin, end + margin),
        y: (0.0, top),
    };
    let days: Vec<String> = ready.forecast.iter().map(|ready| says.fact(Fact::Day(ready.day.0))).collect();
    let every = (end / 5.0).ceil().max(1.0);
    let places: Vec<f64> = (0..6).map(|mark| f64::from(mark) * every).filter(|place| *place <= end).collect();
    let lines: Vec<f64> = (0..=8).map(|line| f64::from(line) * unit).filter(|line| *line <= top).collect();
    let figures: Vec<String> = lines.iter().map(|line| says.number(*line, usize::from(unit < 1.0))).collect();
    let under: Vec<String> =
        errors.iter().zip(&days).map(|(errors, day)| format!("{day} – {}", says.number(*errors, 1))).collect();
    let (ink, mark, exam) = (theme.surround.accent, theme.surround.text_quiet, ready.exam.is_some().then_some(end));
    plot_ui(
        ui,
        theme,
        &frame,
        move |plot| {
            plot.x_grid_spacer(marks(&places, every))
                .y_grid_spacer(marks(&lines, unit))
                .x_axis_formatter(move |mark, _| days.get(mark.value as usize).cloned().unwrap_or_default())
                .y_axis_formatter(move |mark, _| {
                    figures.get((mark.value / unit).round() as usize).cloned().unwrap_or_default()
                })
                .label_formatter(move |hover| under.get(place_under(hover)).cloned())
        },
        move |plot| {
            let xs: Vec<f64> = (0..errors.len()).map(|day| day as f64).collect();
            let points: Vec<[f64; 2]> = xs.iter().zip(&errors).map(|(day, errors)| [*day, *errors]).collect();
            let below = FilledArea::new("", &xs, &vec![0.0; xs.len()], &errors);
            plot.add(below.fill_color(ink.gamma_multiply(0.14)).allow_hover(false));
            if let Some(exam) = exam {
                plot.vline(VLine::new("", exam).color(mark).style(LineStyle::dashed_dense()).allow_hover(false));
            }
            plot.line(Line::new("", PlotPoints::from(points)).color(ink).width(2.5).allow_hover(false));
            let ends = vec![[0.0, first], [end, last]];
            plot.points(Points::new("", PlotPoints::from(ends)).color(ink).radius(4.5).allow_hover(false));
        },
    );
}
