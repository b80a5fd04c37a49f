//! The header of a collapsible section: title, state text and direction.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Align2, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};

use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// A full-width header, toggled by click or key.
pub fn fold_head(ui: &mut Ui, theme: &Theme, title: &str, state: &str, unfolded: bool) -> Response {
    let (response, drawn) = head(ui, theme, (title, state), unfolded, (TextStyle::Heading, 0.0));
    let ink = theme.surround.text_quiet;
    let right = response.rect.right_center() - vec2(1.5 * GRID, 0.0);
    let state = |style: TextStyle| ui.painter().layout_no_wrap(state.to_owned(), style.resolve(ui.style()), ink);
    let usual = state(TextStyle::Body);
    let fits = drawn + 2.0 * GRID + usual.size().x <= right.x;
    let galley = if fits { usual } else { state(TextStyle::Small) };
    ui.painter().galley(right - vec2(galley.size().x, galley.size().y / 2.0), galley, ink);
    response
}

/// The head of a section that is folded at first. Returns whether it is unfolded.
pub fn is_unfolded(ui: &mut Ui, theme: &Theme, title: &str, state: &str) -> bool {
    let id = ui.scope_id().with(("fold", title));
    let unfolded: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if fold_head(ui, theme, title, state, unfolded).clicked() {
        ui.data_mut(|data| data.insert_temp(id, !unfolded));
    }
    unfolded
}

/// A row of a table that unfolds: its cells end where the columns do, at these distances from the right edge. `state`
/// is read out in their place.
pub fn fold_row(ui: &mut Ui, theme: &Theme, words: (&str, &str), cells: &[(f32, String)], unfolded: bool) -> Response {
    let room = |(distance, text): &(f32, String)| {
        let font = TextStyle::Body.resolve(ui.style());
        distance + ui.painter().layout_no_wrap(text.clone(), font, theme.surround.text).size().x + 2.0 * GRID
    };
    let taken = cells.iter().map(room).fold(0.0, f32::max);
    let (response, _) = head(ui, theme, words, unfolded, (TextStyle::Button, taken));
    cells_ui(ui, theme, response.rect, cells);
    response
}

/// Cells that end at these distances from the right edge, with a line below their row.
pub fn cells_ui(ui: &Ui, theme: &Theme, rect: Rect, cells: &[(f32, String)]) {
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().hline(rect.x_range(), rect.bottom() + 1.0, Stroke::new(1.0, theme.surround.line));
    for (distance, text) in cells {
        let end = rect.right_center() - vec2(*distance, 0.0);
        ui.painter().text(end, Align2::RIGHT_CENTER, text, font.clone(), theme.surround.text);
    }
}

/// The head without its state, and where the title ends: before the room that is taken at the right.
fn head(
    ui: &mut Ui,
    theme: &Theme,
    (title, state): (&str, &str),
    unfolded: bool,
    (style, taken): (TextStyle, f32),
) -> (Response, f32) {
    let surround = theme.surround;
    let font = style.resolve(ui.style());
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
    let left = middle + vec2(side + GRID, 0.0);
    let mut job = LayoutJob::simple_singleline(title.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width((rect.right() - taken - left.x).max(0.0));
    let drawn = painter.layout_job(job);
    let end = left.x + drawn.size().x;
    painter.galley(left - vec2(0.0, drawn.size().y / 2.0), drawn, ink);
    (response, end)
}
