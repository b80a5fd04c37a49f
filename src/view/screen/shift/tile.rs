//! A low tile with its key, for acts and requests.

use std::sync::Arc;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::view::Appearance;
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{cap_size, paint_key_cap};

/// The weight of a tile among others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TileStyle {
    Framed,
    /// In a list, framed only under the pointer or with the focus.
    Calm,
    /// As [`TileStyle::Calm`], while something else is to be done.
    Dim,
    /// What is to be done now.
    Duty,
}

/// A tile: its text, its name for screen readers, its key.
#[derive(Clone, Copy)]
pub(super) struct ActTile<'a> {
    pub text: &'a str,
    pub label: &'a str,
    pub key: Option<&'a str>,
    /// Due or chosen.
    pub lit: bool,
    pub style: TileStyle,
}

/// Height of a tile besides its text.
const AIR: f32 = 1.5 * GRID;

impl ActTile<'_> {
    /// The width at which its text is on one line.
    pub(super) fn width(&self, ui: &Ui) -> f32 {
        let font = TextStyle::Small.resolve(ui.style());
        let text = ui.painter().layout_no_wrap(self.text.to_owned(), font, Color32::PLACEHOLDER);
        let cap = self.key.map_or(0.0, |key| cap_size(ui, key).x + 0.75 * GRID);
        (text.size().x + cap + 0.75 * GRID + self.right()).ceil() + 1.0
    }

    /// Space at the right of the text; without a frame the words need less.
    const fn right(&self) -> f32 {
        if matches!(self.style, TileStyle::Calm | TileStyle::Dim) { GRID * 0.25 } else { GRID }
    }

    pub(super) fn show(&self, ui: &mut Ui, face: &Appearance, width: f32) -> Response {
        let Self { text, label, key, lit, style } = *self;
        let colours = face.theme.surround;
        let font = match style {
            TileStyle::Duty => TextStyle::Button,
            TileStyle::Framed | TileStyle::Calm | TileStyle::Dim => TextStyle::Small,
        };
        let font = font.resolve(ui.style());
        let cap = key.map_or(0.0, |key| cap_size(ui, key).x + 0.75 * GRID);
        let room = (width - cap - 0.75 * GRID - self.right()).max(GRID);
        let is_filled = lit && style == TileStyle::Duty;
        let ink = match style {
            TileStyle::Duty if is_filled => colours.on_accent,
            TileStyle::Dim => colours.text_quiet,
            TileStyle::Duty | TileStyle::Framed | TileStyle::Calm => colours.text,
        };
        let galley = fewest_rows(ui, text, font, ink, room);
        let (rect, response) = ui.allocate_exact_size(vec2(width, (galley.size().y + AIR).max(TARGET)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, response.enabled(), lit, label));
        if ui.is_rect_visible(rect) {
            let base = if response.hovered() { colours.surface_raised } else { colours.surface };
            let fill = match (lit, style) {
                (true, TileStyle::Duty) if response.hovered() => colours.accent.lerp_to_gamma(colours.text, 0.12),
                (true, TileStyle::Duty) => colours.accent,
                (true, _) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.18),
                (false, _) => base,
            };
            let mut frame = face.theme.frame_of(&response);
            if lit && !response.has_focus() {
                frame = Stroke::new(2.0, colours.accent);
            }
            let is_bare = matches!(style, TileStyle::Calm | TileStyle::Dim)
                && !lit
                && !response.hovered()
                && !response.has_focus();
            let (fill, frame) = if is_bare { (Color32::TRANSPARENT, Stroke::NONE) } else { (fill, frame) };
            let painter = ui.painter();
            painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
            let is_bare_duty = style == TileStyle::Duty && key.is_none();
            let mut left = rect.left() + if is_bare_duty { 1.5 * GRID } else { 0.75 * GRID };
            if let Some(key) = key {
                let size = cap_size(ui, key);
                let centre = pos2(left + size.x / 2.0, rect.center().y);
                let ink = if style == TileStyle::Duty { ink } else { colours.text_quiet };
                paint_key_cap(ui, Rect::from_center_size(centre, size), key, ink);
                left += size.x + GRID * 0.75;
            }
            let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.with_min_x(left));
            painter.galley(at.min, galley, ink);
        }
        response
    }
}

/// Tiles, two in a row where both are short; the place of the clicked one.
pub(super) fn tiles_ui(ui: &mut Ui, face: &Appearance, tiles: &[ActTile<'_>], gap: Vec2) -> Option<usize> {
    let (whole, half) = (ui.available_width(), ((ui.available_width() - gap.x) / 2.0).floor());
    ui.spacing_mut().item_spacing = gap;
    let (mut clicked, mut from) = (None, 0);
    while let Some(first) = tiles.get(from) {
        let pair = tiles.get(from + 1).filter(|second| first.width(ui) <= half && second.width(ui) <= half);
        let width = if pair.is_some() { half } else { whole };
        ui.horizontal(|ui| {
            for (place, tile) in [Some(first), pair].into_iter().flatten().enumerate() {
                if tile.show(ui, face, width).clicked() {
                    clicked = Some(from + place);
                }
            }
        });
        from += if pair.is_some() { 2 } else { 1 };
    }
    clicked
}

/// Text with its line breaks, where they take no more rows than it takes without them.
pub(super) fn fewest_rows(ui: &Ui, text: &str, font: FontId, ink: Color32, room: f32) -> Arc<Galley> {
    let broken = ui.painter().layout(text.to_owned(), font.clone(), ink, room);
    let flowing = ui.painter().layout(text.replace('\n', " "), font, ink, room);
    if broken.rows.len() > flowing.rows.len() { flowing } else { broken }
}
