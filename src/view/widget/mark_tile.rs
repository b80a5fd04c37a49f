//! A tile for self-marking: right, wrong or unmarked.

use eframe::egui::{Color32, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};

use super::key_cap::{cap_size, paint_key_cap};
use super::name;
use super::verdict::paint_verdict;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// Content of the tile. The mark is a sign and a word, never colour alone.
#[derive(Debug, Clone, Copy)]
pub struct MarkTile<'a> {
    pub label: &'a str,
    /// Shortcut; the screen handles it.
    pub key: &'a str,
    /// `None` while unmarked.
    pub mark: Option<bool>,
    pub words: (&'a str, &'a str),
    pub name: &'a str,
}

impl MarkTile<'_> {
    pub fn show(&self, ui: &mut Ui, theme: &Theme, width: f32) -> Response {
        let colours = theme.surround;
        let [font, small] = [TextStyle::Button, TextStyle::Body].map(|style| style.resolve(ui.style()));
        let sign = font.size * 1.1;
        let layout = |text: &str, ink| ui.painter().layout_no_wrap(text.to_owned(), small.clone(), ink);
        let words = [(self.words.0, colours.right), (self.words.1, colours.wrong)].map(|(word, ink)| layout(word, ink));
        // Space for the longer word is reserved, so that marking moves nothing.
        let said = words.iter().map(|word| word.size().x).fold(0.0, f32::max);
        let cap = cap_size(ui, self.key);
        let room = width - 5.0 * GRID - cap.x - sign - said;
        let galley = ui.painter().layout(self.label.to_owned(), font, colours.text, room.max(4.0 * GRID));
        let height = (galley.size().y + 1.5 * GRID).max(TARGET);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        name(&response, Role::Button, self.name);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let (fill, frame) = self.dress(theme, &response);
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
        let left = rect.left() + 1.5 * GRID;
        let centre = pos2(left + cap.x / 2.0, rect.center().y);
        paint_key_cap(ui, Rect::from_center_size(centre, cap), self.key, colours.text_quiet);
        painter.galley(pos2(left + cap.x + GRID, rect.center().y - galley.size().y / 2.0), galley, colours.text);
        let centre = pos2(rect.right() - 1.5 * GRID - sign / 2.0, rect.center().y);
        let [right, wrong] = words;
        let word = match self.mark {
            None => {
                painter.circle_stroke(centre, sign / 2.0 - 1.0, Stroke::new(1.5, colours.line));
                return response;
            }
            Some(true) => right,
            Some(false) => wrong,
        };
        paint_verdict(painter, theme, centre, sign, self.mark == Some(true));
        let at = pos2(centre.x - sign / 2.0 - GRID * 0.75 - word.size().x, centre.y - word.size().y / 2.0);
        painter.galley(at, word, colours.text);
        response
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
