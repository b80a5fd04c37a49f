//! Lettering along the printed curves, glyph by glyph.

use eframe::egui::emath::TSTransform;
use eframe::egui::{Align2, Color32, FontId, Pos2, Shape, Ui, epaint::TextShape};

use crate::view::fonts;

/// Glyphs are set this much larger and reduced, which keeps turned ones smooth.
const FINER: f32 = 2.0;

/// A part of a line of lettering.
pub(super) struct Letters {
    pub text: String,
    pub size: f32,
    pub ink: Color32,
}

/// Paints parts one after another, centred on a curve from left to right; smaller where the curve is too short.
pub(super) fn along(ui: &Ui, curve: impl Fn(f32) -> Pos2, parts: &[Letters]) {
    let length = (0..24_u8).map(|step| curve(f32::from(step) / 24.0).distance(curve(f32::from(step + 1) / 24.0)));
    let length: f32 = length.sum();
    let at_scale = |scale: f32| -> Vec<Glyph> { parts.iter().flat_map(|part| glyphs(ui, part, scale)).collect() };
    let width = |glyphs: &[Glyph]| glyphs.iter().map(|glyph| glyph.wide).sum::<f32>();
    let mut set = at_scale(1.0);
    let scale = length * 0.96 / width(&set).max(1.0);
    if scale < 1.0 {
        set = at_scale(scale);
    }
    let mut from = 0.5 - width(&set) / length.max(1.0) / 2.0;
    for glyph in set {
        let share = glyph.wide / length.max(1.0);
        let middle = from + share / 2.0;
        from += share;
        let Some(galley) = glyph.galley else { continue };
        let angle = (curve(middle + share / 2.0) - curve(middle - share / 2.0)).angle();
        let ink = glyph.ink;
        let shape = TextShape::new((galley.size() / -2.0).to_pos2(), galley, ink);
        let mut shape = Shape::from(shape.with_angle_and_anchor(angle, Align2::CENTER_CENTER));
        shape.transform(TSTransform::new(curve(middle).to_vec2(), 1.0 / FINER));
        ui.painter().add(shape);
    }
}

struct Glyph {
    /// `None` for a space.
    galley: Option<std::sync::Arc<eframe::egui::Galley>>,
    wide: f32,
    ink: Color32,
}

fn glyphs<'a>(ui: &'a Ui, part: &'a Letters, scale: f32) -> impl Iterator<Item = Glyph> + 'a {
    let size = part.size * scale;
    part.text.chars().map(move |letter| {
        if letter.is_whitespace() {
            return Glyph { galley: None, wide: size * 0.4, ink: part.ink };
        }
        let font = FontId::new(size * FINER, fonts::semibold());
        let galley = ui.painter().layout_no_wrap(letter.to_string(), font, part.ink);
        let wide = galley.size().x / FINER + size * 0.06;
        Glyph { galley: Some(galley), wide, ink: part.ink }
    })
}
