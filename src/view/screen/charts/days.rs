//! Answers per day.

use eframe::egui::{Color32, Stroke, TextStyle, Ui};
use egui_plot::{Bar, BarChart};

use super::ChartContext;
use super::plot::{PlotFrame, Swatch, legend_ui, marks, place_under, plot_ui, step};
use crate::app::Action;
use crate::app::charts::{ChartsAction as Choose, DaySpan};
use crate::i18n::phrase::Fact;
use crate::progress::Score;
use crate::progress::mastery::Day;
use crate::view::screen::page::quiet_ui;
use crate::view::theme::GRID;
use crate::view::widget::radio;

pub(super) fn spans_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    for span in DaySpan::ALL {
        let label = sight.says.with(text_key!("pictures-span"), "days", Fact::Number(span.days().into()));
        if radio(ui, &sight.face.theme, &label, span == sight.pictures.span).clicked() {
            actions.push(Action::Charts(Choose::Span(span)));
        }
    }
    actions
}

/// A column per day: right answers filled, wrong ones outlined on top.
pub(super) fn days_ui(ui: &mut Ui, sight: &ChartContext<'_>) {
    let (says, theme) = (&sight.says, &sight.face.theme);
    let days = sight.pictures.days(sight.known);
    super::head_ui(ui, &says.key(text_key!("pictures-days")));
    let all = days.all();
    if all.asked == 0 {
        return super::first_ui(ui, sight, text_key!("pictures-empty-days"));
    }
    let sum = sum_of(sight, all, days.practised());
    quiet_ui(ui, theme, &sum);
    let line = ui.text_style_height(&TextStyle::Body);
    let most = f64::from(days.days.iter().map(|(_, score)| score.asked).max().unwrap_or_default());
    let (last, unit) = (days.days.len() as f64 - 1.0, step(most).max(1.0));
    let top = (most / unit).ceil() * unit;
    let frame = PlotFrame {
        salt: format!("days {last} {top}"),
        accessible_name: sum,
        height: (sight.room.y - 5.5 * line - 4.0 * GRID).max(6.0 * line),
        x: (-0.7, last + 0.7),
        y: (0.0, top * 1.02),
    };
    // The full tick colour would be too strong here.
    let calm = theme.surround.background.lerp_to_gamma(theme.surround.right, 0.7);
    let right = bars(&days.days, |score| score.right, calm, None);
    let wrong_line = Stroke::new(1.5, theme.surround.wrong);
    let fill = theme.surround.wrong.gamma_multiply(0.18);
    let wrong = bars(&days.days, |score| score.asked.saturating_sub(score.right), fill, Some(wrong_line));
    let wrong = wrong.stack_on(&[&right]);
    let (dates, labels): (Vec<String>, Vec<String>) =
        days.days.iter().map(|(day, score)| (says.fact(Fact::Day(day.0)), day_text(*day, *score, sight))).unzip();
    let every = (days.days.len() as f64 / 5.0).ceil();
    let back = |mark| (last - (f64::from(mark) + 0.5) * every).round();
    let places: Vec<f64> = (0..5).map(back).filter(|place| *place >= 0.0).collect();
    let lines: Vec<f64> = (0..=6).map(|line| f64::from(line) * unit).filter(|line| *line <= top).collect();
    plot_ui(
        ui,
        theme,
        &frame,
        move |plot| {
            plot.x_grid_spacer(marks(&places, every))
                .y_grid_spacer(marks(&lines, unit))
                .x_axis_formatter(move |mark, _| dates.get(mark.value as usize).cloned().unwrap_or_default())
                .y_axis_formatter(|mark, _| format!("{:.0}", mark.value))
                .label_formatter(move |hover| labels.get(place_under(hover)).cloned())
        },
        move |plot| {
            plot.bar_chart(right);
            plot.bar_chart(wrong);
        },
    );
    legend_ui(
        ui,
        theme,
        &[
            (Swatch::Full, calm, says.key(text_key!("pictures-column-right"))),
            (Swatch::Hollow, theme.surround.wrong, says.key(text_key!("pictures-column-wrong"))),
        ],
    );
}

fn sum_of(sight: &ChartContext<'_>, all: Score, practised: usize) -> String {
    let sum = text!(
        "pictures-days-sum",
        answers = Fact::Number(all.asked.into()),
        percent = Fact::Number(all.percent().into()),
        days = Fact::Number(practised as u64)
    );
    sight.says.render(&sum)
}

fn bars(days: &[(Day, Score)], of: impl Fn(&Score) -> u32, fill: Color32, line: Option<Stroke>) -> BarChart {
    let bar = |(place, (_, score)): (usize, &(Day, Score))| {
        let count = of(score);
        (count > 0)
            .then(|| Bar::new(place as f64, f64::from(count)).width(0.8).fill(fill).stroke(line.unwrap_or_default()))
    };
    // Missing entries need zero-height bars: stacking is by index.
    let bars = days.iter().enumerate().map(|day| bar(day).unwrap_or_else(|| Bar::new(day.0 as f64, 0.0).width(0.8)));
    BarChart::new("", bars.collect()).allow_hover(false)
}

fn day_text(day: Day, score: Score, sight: &ChartContext<'_>) -> String {
    let phrase = text!(
        "pictures-day-told",
        day = Fact::Day(day.0),
        right = Fact::Number(score.right.into()),
        wrong = Fact::Number(score.asked.saturating_sub(score.right).into())
    );
    sight.says.render(&phrase)
}
