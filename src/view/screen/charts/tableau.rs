//! The tableau as a heat map of knowledge.

use eframe::egui::{CornerRadius, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::ChartContext;
use crate::app::Action;
use crate::app::charts::heat::{HeatCell, HeatMap, Shade, Trend, due_on, trend, usual_millis};
use crate::app::charts::{ChartsAction as Choose, text::percent};
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::draft::ChartsDraft;
use crate::view::screen::page::small_ui;
use crate::view::tableau::{hatch, heat_ui, shaded};
use crate::view::theme::GRID;
use crate::view::widget::toggle;

pub(super) fn shades_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    for shade in Shade::ALL {
        let label = sight.says.key(shade.key());
        if toggle(ui, &sight.face.theme, &label, shade == sight.pictures.shade, true).clicked() {
            actions.push(Action::Charts(Choose::Shade(shade)));
        }
    }
    actions
}

pub(super) fn tableau_ui(ui: &mut Ui, sight: &ChartContext<'_>, draft: &mut ChartsDraft) {
    let map = sight.pictures.heat(sight.known);
    let title = Fact::Text(map.house.name.clone());
    super::head_ui(ui, &sight.says.with("pictures-tableau-of", "house", title));
    if map.is_empty() {
        super::empty_ui(ui, sight, "pictures-empty-tableau");
    }
    let line = ui.text_style_height(&TextStyle::Body);
    let room = vec2(sight.room.x, sight.room.y - 6.8 * line - 3.0 * GRID);
    let face = (&sight.face.words, &sight.face.theme, room);
    draft.open = heat_ui(ui, &map, sight.pictures.shade, draft.open, face, |cell| cell_text(&map, cell, sight));
    legend_ui(ui, sight);
    if let Some(cell) = map.cell(draft.open) {
        let case = sight.says.case(cell.case);
        let act = sight.says.fact(Fact::Act(cell.act));
        ui.label(RichText::new(format!("{case}: {act}")).text_style(TextStyle::Button));
        ui.label(details(&map, cell, sight));
    }
}

fn cell_text(map: &HeatMap, cell: &HeatCell, sight: &ChartContext<'_>) -> String {
    let (case, act) = (sight.says.case(cell.case), sight.says.fact(Fact::Act(cell.act)));
    format!("{case}: {act}. {}", details(map, cell, sight))
}

fn details(map: &HeatMap, cell: &HeatCell, sight: &ChartContext<'_>) -> String {
    let says = &sight.says;
    let Some(learnt) = &cell.learnt else { return says.key("pictures-never-asked") };
    let asked = Phrase::plain("pictures-cell-asked")
        .with("asked", Fact::Number(learnt.asked.into()))
        .with("right", Fact::Number(learnt.right.into()))
        .with("percent", Fact::Number(percent(learnt.right, learnt.asked).into()));
    let usual = usual_millis(learnt, map.pace).map(|millis| Fact::Text(says.words.seconds(millis)));
    let usual = usual.map(|seconds| says.with("pictures-cell-usual", "seconds", seconds));
    let last = says.with("pictures-cell-last", "day", Fact::Day(learnt.last.0));
    let due = due_on(learnt).map(|day| {
        let key = if day <= map.today { "pictures-cell-due-now" } else { "pictures-cell-due" };
        says.with(key, "day", Fact::Day(day.0))
    });
    let trend = trend(learnt).map(|trend| says.key(trend_key(trend)));
    let parts = [Some(says.render(&asked)), usual, Some(last), due, trend];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

const fn trend_key(trend: Trend) -> &'static str {
    match trend {
        Trend::Up => "pictures-trend-up",
        Trend::Level => "pictures-trend-level",
        Trend::Down => "pictures-trend-down",
    }
}

fn legend_ui(ui: &mut Ui, sight: &ChartContext<'_>) {
    let theme = &sight.face.theme;
    let (weak, strong, figure) = match sight.pictures.shade {
        Shade::Accuracy => ("pictures-weak-accuracy", "pictures-strong-accuracy", "pictures-figure-accuracy"),
        Shade::Speed => ("pictures-weak-speed", "pictures-strong-speed", "pictures-figure-speed"),
        Shade::Due => ("pictures-weak-due", "pictures-strong-due", "pictures-figure-due"),
        Shade::Trend => ("pictures-weak-trend", "pictures-strong-trend", "pictures-figure-trend"),
    };
    ui.horizontal_wrapped(|ui| {
        let size = ui.text_style_height(&TextStyle::Small);
        let round = CornerRadius::same(2);
        small_ui(ui, theme, &sight.says.key(weak));
        ui.spacing_mut().item_spacing.x = GRID / 2.0;
        for part in 0..5 {
            let (rect, _) = ui.allocate_exact_size(vec2(size * 1.3, size), Sense::hover());
            ui.painter().rect_filled(rect, round, shaded(theme, Some(f64::from(part) / 4.0)));
            let line = Stroke::new(1.0, theme.surround.line);
            ui.painter().rect_stroke(rect, round, line, StrokeKind::Inside);
        }
        small_ui(ui, theme, &sight.says.key(strong));
        ui.add_space(GRID);
        let (rect, _) = ui.allocate_exact_size(vec2(size * 1.3, size), Sense::hover());
        hatch(ui.painter(), rect, Stroke::new(1.0, theme.surround.line));
        ui.painter().rect_stroke(rect, round, Stroke::new(1.0, theme.surround.line), StrokeKind::Inside);
        small_ui(ui, theme, &sight.says.key("pictures-legend-never"));
        ui.add_space(GRID);
        small_ui(ui, theme, &sight.says.key(figure));
    });
}
