//! Lettering along the printed curves.

use std::sync::Arc;

use eframe::egui::emath::TSTransform;
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Align2, Color32, FontId, Galley, Pos2, Shape, Ui, epaint::TextShape};

use crate::view::fonts;

/// Glyphs are set this much larger and reduced, which keeps turned ones smooth.
const FINER: f32 = 2.0;

/// A part of a line of lettering.
pub(super) struct Letters {
    pub text: String,
    pub size: f32,
    pub ink: Color32,
}

/// Longest text that stays straight, in letters: an arc is flat over so short a stretch.
const STRAIGHT: usize = 8;

/// Paints parts one after another, centred on a curve from left to right; smaller where the curve is too short.
pub(super) fn along(ui: &Ui, curve: impl Fn(f32) -> Pos2, parts: &[Letters]) {
    let length = (0..24_u8).map(|step| curve(f32::from(step) / 24.0).distance(curve(f32::from(step + 1) / 24.0)));
    let length: f32 = length.sum();
    let at_scale = |scale: f32| -> Vec<Run> { parts.iter().flat_map(|part| runs(ui, part, scale)).collect() };
    let width = |runs: &[Run]| runs.iter().map(|run| run.wide).sum::<f32>();
    let mut set = at_scale(1.0);
    let scale = length * 0.96 / width(&set).max(1.0);
    if scale < 1.0 {
        set = at_scale(scale);
    }
    let mut from = 0.5 - width(&set) / length.max(1.0) / 2.0;
    for Run { galley, wide, ink } in set {
        let share = wide / length.max(1.0);
        let middle = from + share / 2.0;
        from += share;
        let angle = (curve(middle + share / 2.0) - curve(middle - share / 2.0)).angle();
        let shape = TextShape::new((galley.size() / -2.0).to_pos2(), galley, ink);
        let mut shape = Shape::from(shape.with_angle_and_anchor(angle, Align2::CENTER_CENTER));
        shape.transform(TSTransform::new(curve(middle).to_vec2(), 1.0 / FINER));
        ui.painter().add(shape);
    }
}

/// Letters on a straight line.
struct Run {
    galley: Arc<Galley>,
    wide: f32,
    ink: Color32,
}

/// A part as one run where it is short, else letter by letter.
fn runs<'a>(ui: &'a Ui, part: &'a Letters, scale: f32) -> impl Iterator<Item = Run> + 'a {
    let size = part.size * scale;
    let count = part.text.chars().count();
    let each = if count <= STRAIGHT { count.max(1) } else { 1 };
    let letters: Vec<char> = part.text.chars().collect();
    let runs: Vec<String> = letters.chunks(each).map(|run| run.iter().collect()).collect();
    runs.into_iter().map(move |text| {
        let font = FontId::new(size * FINER, fonts::semibold());
        let format = TextFormat { extra_letter_spacing: size * FINER * 0.06, ..TextFormat::simple(font, part.ink) };
        let galley = ui.painter().layout_job(LayoutJob::single_section(text, format));
        let wide = galley.size().x / FINER;
        Run { galley, wide, ink: part.ink }
    })
}
