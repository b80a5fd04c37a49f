//! A share of right answers as a ring, with the mark to pass as a notch.

use std::f32::consts::TAU;

use eframe::egui::{Align2, Pos2, Response, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::view::theme::Theme;

/// Width of the ring as a share of its size.
const WIDTH: f32 = 0.09;
const STEPS: usize = 96;

/// A share in percent, and what is needed of it.
#[derive(Debug, Clone, Copy)]
pub struct ScoreRing {
    pub percent: u32,
    /// `None` where nothing is to be passed.
    pub mark: Option<u32>,
    pub passed: bool,
}

/// Draws the ring `size` points high, with `text` in it.
pub fn score_ring(ui: &mut Ui, theme: &Theme, ring: ScoreRing, size: f32, text: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    response.widget_info(|| WidgetInfo {
        value: Some(f64::from(ring.percent)),
        ..WidgetInfo::labeled(Role::ProgressIndicator, true, text)
    });
    let (colours, painter, centre) = (theme.surround, ui.painter(), rect.center());
    let width = size * WIDTH;
    let radius = (size - width) / 2.0;
    painter.circle_stroke(centre, radius, Stroke::new(width, colours.line.gamma_multiply(0.7)));
    let share = ring.percent.min(100) as f32 / 100.0;
    let ink = match (ring.mark, ring.passed) {
        (None, _) => colours.accent,
        (Some(_), true) => colours.right,
        (Some(_), false) => colours.wrong,
    };
    if share > 0.0 {
        let arc: Vec<Pos2> = (0..=STEPS).map(|step| at(centre, radius, share * step as f32 / STEPS as f32)).collect();
        painter.line(arc, Stroke::new(width, ink));
    }
    if let Some(mark) = ring.mark.filter(|mark| *mark < 100) {
        let turn = mark as f32 / 100.0;
        let (inner, outer) = (radius - width * 0.9, radius + width * 0.5);
        painter.line_segment([at(centre, inner, turn), at(centre, outer, turn)], Stroke::new(2.0, colours.text));
    }
    let font = Theme::title().resolve(ui.style());
    painter.text(centre, Align2::CENTER_CENTER, text, font, colours.text);
    response
}

/// A point on a circle, `turn` of a full turn clockwise from the top.
fn at(centre: Pos2, radius: f32, turn: f32) -> Pos2 {
    centre + vec2((turn * TAU).sin(), -(turn * TAU).cos()) * radius
}
