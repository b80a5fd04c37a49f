//! The tableau as a heat map of knowledge.

use eframe::egui::{CornerRadius, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::ChartContext;
use crate::app::Action;
use crate::app::charts::heat::{HeatCell, HeatMap, Shade, Trend, due_on, trend, usual_millis};
use crate::app::charts::{ChartsAction as Choose, text::percent};
use crate::describe::scene::tableau_letters;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::view::draft::ChartsDraft;
use crate::view::screen::page::small_ui;
use crate::view::tableau::{hatch, heat_ui, shaded};
use crate::view::theme::GRID;
use crate::view::widget::radio;

pub(super) fn shades_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    for shade in Shade::ALL {
        let label = sight.says.key(shade.key());
        if radio(ui, &sight.face.theme, &label, shade == sight.pictures.shade).clicked() {
            actions.push(Action::Charts(Choose::Shade(shade)));
        }
    }
    actions
}

pub(super) fn tableau_ui(ui: &mut Ui, sight: &ChartContext<'_>, draft: &mut ChartsDraft) {
    let map = sight.pictures.heat(sight.known);
    let title = Fact::Text(map.house.name.clone());
    super::head_ui(ui, &sight.says.with(text_key!("pictures-tableau-of"), "house", title));
    if map.is_empty() {
        super::empty_ui(ui, sight, text_key!("pictures-empty-tableau"));
    }
    let line = ui.text_style_height(&TextStyle::Body);
    let room = vec2(sight.room.x, sight.room.y - 7.6 * line - 3.0 * GRID);
    let face = (&sight.face.words, &sight.face.theme, room);
    draft.open = heat_ui(ui, &map, sight.pictures.shade, draft.open, face, |cell| cell_text(&map, cell, sight));
    legend_ui(ui, sight);
    let letters = sight.face.words.render_for_house(&tableau_letters(&map.house.terms), &map.house);
    small_ui(ui, &sight.face.theme, &letters);
    if let Some(cell) = map.cell(draft.open) {
        let case = sight.says.case(cell.case);
        let act = sight.says.fact(Fact::Act(cell.act));
        ui.label(RichText::new(sight.face.words.labelled(&case, &act)).text_style(TextStyle::Button));
        ui.label(details(&map, cell, sight));
    }
}

fn cell_text(map: &HeatMap, cell: &HeatCell, sight: &ChartContext<'_>) -> String {
    let (case, act) = (sight.says.case(cell.case), sight.says.fact(Fact::Act(cell.act)));
    format!("{}. {}", sight.face.words.labelled(&case, &act), details(map, cell, sight))
}

fn details(map: &HeatMap, cell: &HeatCell, sight: &ChartContext<'_>) -> String {
    let says = &sight.says;
    let Some(learnt) = &cell.learnt else { return says.key(text_key!("pictures-never-asked")) };
    let asked = text!(
        "pictures-cell-asked",
        asked = Fact::Number(learnt.asked.into()),
        right = Fact::Number(learnt.right.into()),
        percent = Fact::Number(percent(learnt.right, learnt.asked).into())
    );
    let usual = usual_millis(learnt, map.pace).map(|millis| Fact::Text(says.words.seconds(millis)));
    let usual = usual.map(|seconds| says.with(text_key!("pictures-cell-usual"), "seconds", seconds));
    let last = says.with(text_key!("pictures-cell-last"), "day", Fact::Day(learnt.last.0));
    let due = due_on(learnt).map(|day| {
        let key = if day <= map.today { text_key!("pictures-cell-due-now") } else { text_key!("pictures-cell-due") };
        says.with(key, "day", Fact::Day(day.0))
    });
    let trend = trend(learnt).map(|trend| says.key(trend_key(trend)));
    let parts = [Some(says.render(&asked)), usual, Some(last), due, trend];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

const fn trend_key(trend: Trend) -> TextKey {
    match trend {
        Trend::Up => text_key!("pictures-trend-up"),
        Trend::Level => text_key!("pictures-trend-level"),
        Trend::Down => text_key!("pictures-trend-down"),
    }
}

fn legend_ui(ui: &mut Ui, sight: &ChartContext<'_>) {
    let theme = &sight.face.theme;
    let (weak, strong, figure) = match sight.pictures.shade {
        Shade::Accuracy => (
            text_key!("pictures-weak-accuracy"),
            text_key!("pictures-strong-accuracy"),
            text_key!("pictures-figure-accuracy"),
        ),
        Shade::Speed => {
            (text_key!("pictures-weak-speed"), text_key!("pictures-strong-speed"), text_key!("pictures-figure-speed"))
        }
        Shade::Due => {
            (text_key!("pictures-weak-due"), text_key!("pictures-strong-due"), text_key!("pictures-figure-due"))
        }
        Shade::Trend => {
            (text_key!("pictures-weak-trend"), text_key!("pictures-strong-trend"), text_key!("pictures-figure-trend"))
        }
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
        small_ui(ui, theme, &sight.says.key(text_key!("pictures-legend-never")));
        ui.add_space(GRID);
        small_ui(ui, theme, &sight.says.key(figure));
    });
}
