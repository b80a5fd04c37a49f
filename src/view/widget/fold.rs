//! The header of a collapsible section: title, state text and direction.

use eframe::egui::{Align2, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};

use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// A full-width header, toggled by click or key.
pub fn fold_head(ui: &mut Ui, theme: &Theme, title: &str, state: &str, unfolded: bool) -> Response {
    let surround = theme.surround;
    let font = TextStyle::Heading.resolve(ui.style());
    let height = (font.size * 1.4 + GRID).max(TARGET);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(
            Role::Button,
            ui.is_enabled(),
            if state.is_empty() { title.to_owned() } else { format!("{title}, {state}") },
        );
        info.selected = Some(unfolded);
        info
    });
    let painter = ui.painter();
    if response.has_focus() {
        painter.rect_stroke(rect, ROUND, theme.frame_of(&response), StrokeKind::Inside);
    }
    let ink = if response.hovered() { surround.accent } else { surround.text };
    let side = font.size * 0.28;
    let middle = rect.left_center() + vec2(side + GRID / 2.0, 0.0);
    let chevron = if unfolded {
        [vec2(-side, -side / 2.0), vec2(0.0, side / 2.0), vec2(side, -side / 2.0)]
    } else {
        [vec2(-side / 2.0, -side), vec2(side / 2.0, 0.0), vec2(-side / 2.0, side)]
    };
    painter.line(chevron.map(|at| middle + at).to_vec(), Stroke::new(2.0, surround.text_quiet));
    let right = rect.right_center() - vec2(1.5 * GRID, 0.0);
    let drawn = painter.text(middle + vec2(side + GRID, 0.0), Align2::LEFT_CENTER, title, font, ink);
    let state =
        |style: TextStyle| painter.layout_no_wrap(state.to_owned(), style.resolve(ui.style()), surround.text_quiet);
    let usual = state(TextStyle::Body);
    let fits = drawn.right() + 2.0 * GRID + usual.size().x <= right.x;
    let galley = if fits { usual } else { state(TextStyle::Small) };
    painter.galley(right - vec2(galley.size().x, galley.size().y / 2.0), galley, surround.text_quiet);
    response
}
