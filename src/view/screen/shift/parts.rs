//! Where the coup stands: its parts, those that are done, and the one under way.

use eframe::egui::{Align2, FontId, Role, Sense, Stroke, TextStyle, Ui, vec2};

use crate::app::shift::part::CoupPart;
use crate::app::shift::work::ShiftWork;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::fonts;
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;
use crate::view::widget::{name, paint_tick};

/// Height of a part, in heights of its text.
const ROW: f32 = 1.1;

/// Height of the parts with the space below them.
pub(super) fn parts_height(ui: &Ui) -> f32 {
    let [line, title] = [TextStyle::Body, TextStyle::Small].map(|style| ui.text_style_height(&style));
    line * ROW * CoupPart::ALL.len() as f32 + title + 2.0 * ui.spacing().item_spacing.y + GRID
}

pub(super) fn parts_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) {
    let (words, colours) = (&face.words, face.theme.surround);
    let under_way = CoupPart::under_way(work.shift().state());
    small_ui(ui, &face.theme, &words.message(text_key!("shift-parts-title")));
    let font = TextStyle::Body.resolve(ui.style());
    let bold = FontId::new(font.size, fonts::semibold());
    let row = ui.text_style_height(&TextStyle::Body) * ROW;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), row * CoupPart::ALL.len() as f32), Sense::hover());
    let label = match under_way {
        Some(now) => text!(
            "shift-parts-now",
            number = Fact::Number(now as u64 + 1),
            all = Fact::Number(CoupPart::ALL.len() as u64),
            part = Fact::Text(words.message(title(now)))
        ),
        None => text!("shift-parts-over"),
    };
    name(&response, Role::Status, &words.render(&label, &HouseTerms::default()));
    let size = font.size;
    let painter = ui.painter();
    let at = |place: usize| rect.left_top() + vec2(size / 2.0 + 3.0, row * (place as f32 + 0.5));
    let thread = Stroke::new(1.5, colours.line);
    painter.line_segment([at(0), at(CoupPart::ALL.len() - 1)], thread);
    for (place, part) in CoupPart::ALL.into_iter().enumerate() {
        let centre = at(place);
        let is_past = under_way.is_none_or(|now| part < now);
        let is_now = under_way == Some(part);
        painter.circle_filled(centre, size * 0.62, colours.background);
        if is_past {
            paint_tick(painter, centre, size, colours.right, colours.surface);
        } else if is_now {
            painter.circle(centre, size * 0.36, colours.accent, Stroke::new(2.0, colours.surface));
            painter.circle_stroke(centre, size * 0.5, Stroke::new(2.0, colours.accent));
        } else {
            painter.circle_stroke(centre, size * 0.4, Stroke::new(1.5, colours.line));
        }
        let (font, ink) = if is_now { (&bold, colours.text) } else { (&font, colours.text_quiet) };
        let text = words.message(title(part));
        painter.text(centre + vec2(size / 2.0 + GRID, 0.0), Align2::LEFT_CENTER, text, font.clone(), ink);
    }
}

const fn title(part: CoupPart) -> TextKey {
    match part {
        CoupPart::Bets => text_key!("shift-part-bets"),
        CoupPart::FirstCards => text_key!("shift-part-first-cards"),
        CoupPart::Totals => text_key!("shift-part-totals"),
        CoupPart::Result => text_key!("shift-part-result"),
        CoupPart::Payment => text_key!("shift-part-payment"),
        CoupPart::Clearing => text_key!("shift-part-clearing"),
    }
}
