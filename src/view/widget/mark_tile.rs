//! A tile for self-marking: right, wrong or unmarked.

use eframe::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
};

use super::key_cap::{cap_size, paint_key_cap};
use super::name;
use super::verdict::{paint_cross, paint_tick};
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// Content of the tile. The mark is a sign in its place, never colour alone.
#[derive(Debug, Clone, Copy)]
pub struct MarkTile<'a> {
    pub label: &'a str,
    /// Shortcut; the screen handles it.
    pub key: &'a str,
    /// `None` while unmarked.
    pub mark: Option<bool>,
    pub name: &'a str,
}

impl MarkTile<'_> {
    /// Also returns the mark whose sign was clicked; for a click elsewhere that is up to the caller.
    pub fn show(&self, ui: &mut Ui, theme: &Theme, width: f32) -> (Response, Option<bool>) {
        let colours = theme.surround;
        let font = TextStyle::Button.resolve(ui.style());
        let sign = font.size * 1.3;
        let cap = cap_size(ui, self.key);
        let room = width - 5.0 * GRID - cap.x - 2.0 * sign;
        let galley = ui.painter().layout(self.label.to_owned(), font, colours.text, room.max(4.0 * GRID));
        let height = (galley.size().y + 1.5 * GRID).max(TARGET);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        name(&response, Role::Button, self.name);
        let wrong = pos2(rect.right() - GRID - sign / 2.0, rect.center().y);
        let right = wrong - vec2(sign + GRID, 0.0);
        let between = right.x.midpoint(wrong.x);
        let clicked = response.interact_pointer_pos().filter(|_| response.clicked());
        let chosen = clicked.filter(|at| at.x >= between - sign - GRID).map(|at| at.x < between);
        if ui.is_rect_visible(rect) {
            let (fill, frame) = self.dress(theme, &response);
            let painter = ui.painter();
            painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
            let left = rect.left() + 1.5 * GRID;
            let centre = pos2(left + cap.x / 2.0, rect.center().y);
            paint_key_cap(ui, Rect::from_center_size(centre, cap), self.key, colours.text_quiet);
            painter.galley(pos2(left + cap.x + GRID, rect.center().y - galley.size().y / 2.0), galley, colours.text);
            paint_choice(painter, theme, (right, sign), true, self.mark);
            paint_choice(painter, theme, (wrong, sign), false, self.mark);
        }
        (response, chosen)
    }

    fn dress(&self, theme: &Theme, response: &Response) -> (Color32, Stroke) {
        let colours = theme.surround;
        let Some(right) = self.mark else {
            let share = if response.hovered() { 0.08 } else { 0.0 };
            return (colours.surface_raised.lerp_to_gamma(colours.accent, share), theme.frame_of(response));
        };
        let ink = if right { colours.right } else { colours.wrong };
        let fill = colours.surface_raised.lerp_to_gamma(ink, if response.hovered() { 0.2 } else { 0.14 });
        let frame = if response.has_focus() { theme.frame_of(response) } else { Stroke::new(2.0, ink) };
        (fill, frame)
    }
}

/// A tick or a cross in a disc, filled where it is the mark.
fn paint_choice(painter: &Painter, theme: &Theme, (centre, size): (Pos2, f32), right: bool, mark: Option<bool>) {
    let colours = theme.surround;
    let (disc, ink) = if mark == Some(right) {
        (if right { colours.right } else { colours.wrong }, colours.surface)
    } else {
        (Color32::TRANSPARENT, colours.text_quiet)
    };
    if right {
        paint_tick(painter, centre, size, disc, ink);
    } else {
        paint_cross(painter, centre, size, disc, ink);
    }
    painter.circle_stroke(
        centre,
        size / 2.0 - 0.75,
        Stroke::new(1.5, if disc == Color32::TRANSPARENT { ink } else { disc }),
    );
}
