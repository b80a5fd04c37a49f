//! Weekly accuracy and median answer time of a drill.

use eframe::egui::{TextStyle, Ui};
use egui_plot::{FilledArea, HLine, Line, LineStyle, Plot, PlotPoints, Points};

use super::ChartContext;
use super::plot::{PlotFrame, Swatch, legend_ui, marks, place_under, plot_ui, step};
use crate::app::Action;
use crate::app::charts::ChartsAction as Choose;
use crate::app::charts::text::percent;
use crate::app::charts::weeks::{DrillWeek, DrillWeeks};
use crate::drill::title_of;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::mastery::Day;
use crate::view::screen::page::quiet_ui;
use crate::view::theme::GRID;
use crate::view::widget::choice_list;

/// Least width of the list of drills with its label, as a multiple of the text size.
const LIST_WIDTH: f32 = 18.0;

pub(super) fn drills_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Option<Action> {
    let drills = sight.pictures.drills(sight.known);
    let titles: Vec<String> = drills.iter().map(|drill| sight.says.render(&title_of(drill.as_str()))).collect();
    let chosen = drills.iter().position(|drill| *drill == sight.pictures.drill);
    let body = TextStyle::Body.resolve(ui.style()).size;
    // The label stands in the line of its list.
    if ui.available_size_before_wrap().x < LIST_WIDTH * body {
        ui.end_row();
    }
    let label = ui.label(sight.says.key(text_key!("free-drill"))).id;
    let picked = choice_list(ui, &sight.face.theme, "pictures-drill", label, &titles, chosen)?;
    Some(Action::Charts(Choose::Drill(drills.get(picked)?.clone())))
}

/// Accuracy above, median time with the target band below.
pub(super) fn weeks_ui(ui: &mut Ui, sight: &ChartContext<'_>) {
    let weeks = sight.pictures.weeks(sight.known);
    let (says, theme) = (&sight.says, &sight.face.theme);
    let title = Fact::Phrase(Box::new(title_of(weeks.drill.as_str())));
    super::head_ui(ui, &says.with(text_key!("pictures-weeks-of"), "drill", title));
    let (Some(first), Some(last)) = (weeks.weeks.first(), weeks.weeks.last()) else {
        return super::first_ui(ui, sight, text_key!("pictures-empty-weeks"));
    };
    let line = ui.text_style_height(&TextStyle::Body);
    let height = ((sight.room.y - 6.5 * line - 7.0 * GRID) / 2.0).max(8.0 * line);
    let place = |day: Day| f64::from(day.since(first.begins)) / 7.0;
    let x = (-0.4, place(last.begins) + 0.4);
    quiet_ui(ui, theme, &says.key(text_key!("pictures-column-percent")));
    let summary = latest_week_text(&weeks, sight);
    let frame =
        PlotFrame { salt: format!("accuracy {x:?}"), accessible_name: summary.clone(), height, x, y: (0.0, 104.0) };
    let shares: Vec<[f64; 2]> =
        weeks.weeks.iter().map(|week| [place(week.begins), f64::from(percent(week.right, week.asked))]).collect();
    let (line, ink) = (theme.surround.right, theme.surround.line);
    let dress = axes(&weeks.weeks, first.begins, 25.0, 104.0, 0, sight);
    plot_ui(ui, theme, &frame, dress, move |plot| {
        plot.line(Line::new("", PlotPoints::from(shares.clone())).color(line).width(2.0).allow_hover(false));
        plot.points(Points::new("", PlotPoints::from(shares)).color(line).radius(4.0).allow_hover(false));
        plot.hline(HLine::new("", 100.0).color(ink).allow_hover(false));
    });
    let times: Vec<[f64; 2]> = weeks
        .weeks
        .iter()
        .filter_map(|week| Some([place(week.begins), week.median_millis? as f64 / 1_000.0]))
        .collect();
    quiet_ui(ui, theme, &says.key(text_key!("pictures-column-median")));
    if times.is_empty() {
        return super::empty_ui(ui, sight, text_key!("pictures-untimed"));
    }
    let target = weeks.target_millis as f64 / 1_000.0;
    let top = times.iter().fold(target * 1.5, |top, [_, time]| top.max(time * 1.15));
    let frame = PlotFrame { salt: format!("time {x:?} {top:.3}"), accessible_name: summary, height, x, y: (0.0, top) };
    let dress = axes(&weeks.weeks, first.begins, step(top), top, 1, sight);
    let (line, band) = (theme.surround.accent, theme.surround.right);
    plot_ui(ui, theme, &frame, dress, move |plot| {
        let within = FilledArea::new("", &[x.0, x.1], &[0.0, 0.0], &[target, target]);
        plot.add(within.fill_color(band.gamma_multiply(0.16)).allow_hover(false));
        plot.hline(HLine::new("", target).color(band).style(LineStyle::dashed_loose()).allow_hover(false));
        plot.line(Line::new("", PlotPoints::from(times.clone())).color(line).width(2.0).allow_hover(false));
        plot.points(Points::new("", PlotPoints::from(times)).color(line).radius(4.0).allow_hover(false));
    });
    let seconds = Fact::Text(says.words.seconds(weeks.target_millis));
    let within = says.with(text_key!("pictures-within-target"), "seconds", seconds);
    legend_ui(
        ui,
        theme,
        &[(Swatch::Band, band, within), (Swatch::Line, line, says.key(text_key!("pictures-legend-median")))],
    );
}

/// Axes of both plots: Mondays below, values at the side, hover label per week.
fn axes<'a>(
    weeks: &[DrillWeek],
    first: Day,
    unit: f64,
    top: f64,
    decimals: usize,
    sight: &ChartContext<'_>,
) -> impl FnOnce(Plot<'a>) -> Plot<'a> + use<'a> {
    let says = sight.says;
    let last = weeks.last().map_or(0, |week| week.begins.since(first) / 7);
    let every = (last / 6).max(1);
    let places: Vec<f64> = (0..=last).step_by(every as usize).map(f64::from).collect();
    let lines: Vec<f64> = (0..=8).map(|line| f64::from(line) * unit).filter(|line| *line <= top).collect();
    let dates: Vec<String> = (0..=last).map(|week| says.fact(Fact::Day(first.0 + 7 * i64::from(week)))).collect();
    let figures: Vec<(f64, String)> = lines.iter().map(|line| (*line, says.number(*line, decimals))).collect();
    let labels: Vec<(u32, String)> =
        weeks.iter().map(|week| (week.begins.since(first) / 7, week_text(week, sight))).collect();
    move |plot| {
        plot.x_grid_spacer(marks(&places, every.into()))
            .y_grid_spacer(marks(&lines, unit))
            .x_axis_formatter(move |mark, _| dates.get(mark.value as usize).cloned().unwrap_or_default())
            .y_axis_formatter(move |mark, _| {
                let figure = figures.iter().find(|(line, _)| (line - mark.value).abs() < 1e-9);
                figure.map_or_else(String::new, |(_, figure)| figure.clone())
            })
            .y_axis_min_width(28.0)
            .label_formatter(move |hover| {
                let week = place_under(hover) as u32;
                labels.iter().find(|(place, _)| *place == week).map(|(_, label)| label.clone())
            })
    }
}

fn week_text(week: &DrillWeek, sight: &ChartContext<'_>) -> String {
    let phrase = Phrase::plain(if week.median_millis.is_some() {
        text_key!("pictures-week-told")
    } else {
        text_key!("pictures-week-untimed")
    })
    .with("day", Fact::Day(week.begins.0))
    .with("asked", Fact::Number(week.asked.into()))
    .with("percent", Fact::Number(percent(week.right, week.asked).into()))
    .with("seconds", Fact::Text(sight.says.words.seconds(week.median_millis.unwrap_or_default())));
    sight.says.render(&phrase)
}

/// Accessible summary of the last week; the data table has all.
fn latest_week_text(weeks: &DrillWeeks, sight: &ChartContext<'_>) -> String {
    weeks.weeks.last().map_or_else(String::new, |week| week_text(week, sight))
}
