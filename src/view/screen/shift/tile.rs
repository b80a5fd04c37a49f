//! A low tile with its key, for acts and requests.

use eframe::egui::{
    Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::view::Appearance;
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{cap_size, paint_key_cap};

/// A tile: its text, its name for screen readers, its key.
#[derive(Clone, Copy)]
pub(super) struct ActTile<'a> {
    pub text: &'a str,
    pub label: &'a str,
    pub key: Option<&'a str>,
    /// Due or chosen.
    pub lit: bool,
}

impl ActTile<'_> {
    /// The width at which its text is on one line.
    pub(super) fn width(&self, ui: &Ui) -> f32 {
        let font = TextStyle::Small.resolve(ui.style());
        let text = ui.painter().layout_no_wrap(self.text.to_owned(), font, eframe::egui::Color32::PLACEHOLDER);
        let cap = self.key.map_or(0.0, |key| cap_size(ui, key).x + GRID);
        (text.size().x + cap + 2.0 * GRID).ceil()
    }

    pub(super) fn show(&self, ui: &mut Ui, face: &Appearance, width: f32) -> Response {
        let Self { text, label, key, lit } = *self;
        let colours = face.theme.surround;
        let font = TextStyle::Small.resolve(ui.style());
        let cap = key.map_or(vec2(0.0, 0.0), |key| cap_size(ui, key) + vec2(GRID, 0.0));
        let room = (width - cap.x - 1.5 * GRID).max(GRID);
        let galley = ui.painter().layout(text.to_owned(), font, colours.text, room);
        let (rect, response) =
            ui.allocate_exact_size(vec2(width, (galley.size().y + GRID).max(TARGET)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, response.enabled(), lit, label));
        if ui.is_rect_visible(rect) {
            let base = if response.hovered() { colours.surface_raised } else { colours.surface };
            let fill = if lit { colours.surface_raised.lerp_to_gamma(colours.accent, 0.18) } else { base };
            let mut frame = face.theme.frame_of(&response);
            if lit && !response.has_focus() {
                frame = Stroke::new(2.0, colours.accent);
            }
            let painter = ui.painter();
            painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
            let mut left = rect.left() + GRID * 0.75;
            if let Some(key) = key {
                let size = cap_size(ui, key);
                let centre = pos2(left + size.x / 2.0, rect.center().y);
                paint_key_cap(ui, Rect::from_center_size(centre, size), key, colours.text_quiet);
                left += size.x + GRID * 0.75;
            }
            let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.with_min_x(left));
            painter.galley(at.min, galley, colours.text);
        }
        response
    }
}
