//! The scene's events as a numbered transcript, with the wrong line marked.

use eframe::egui::{CornerRadius, FontId, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};

use crate::drill::question::Scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

pub(super) fn transcript_ui(ui: &mut Ui, scene: &Scene, face: &Appearance, names: &HouseTerms) {
    if scene.narration.is_empty() {
        return;
    }
    // Two facts are no story whose lines are counted.
    let numbered = scene.narration.len() > 2;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, line) in scene.narration.iter().enumerate() {
            let number = numbered.then_some(at + 1);
            line_ui(ui, face, number, &face.words.render(line, names), scene.wrong_line == Some(at));
        }
    });
    ui.add_space(GRID);
}

pub(super) fn line_ui(ui: &mut Ui, face: &Appearance, number: Option<usize>, text: &str, wrong: bool) {
    let colours = face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    // An unnumbered line is not indented unless it is framed.
    let head = if number.is_some() { font.size * 1.5 + GRID } else { 0.0 };
    let head = if wrong { head.max(GRID) } else { head };
    let mark = if wrong { font.size + GRID } else { 0.0 };
    let width = ui.available_width();
    let galley = ui.painter().layout(text.to_owned(), font.clone(), colours.text, width - head - mark - GRID);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + GRID * 0.75), Sense::hover());
    name(&response, Role::Label, &spoken(face, number, text, wrong));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    if wrong {
        let fill = colours.surface_raised.lerp_to_gamma(colours.wrong, 0.14);
        let frame = Stroke::new(2.0, colours.wrong);
        painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
        let centre = pos2(rect.right() - GRID - font.size / 2.0, rect.center().y);
        paint_verdict(painter, &face.theme, centre, font.size, false);
    }
    let top = rect.center().y - galley.size().y / 2.0;
    if let Some(number) = number {
        let figure = painter.layout_no_wrap(
            number.to_string(),
            FontId::new(font.size, fonts::semibold()),
            if wrong { colours.text } else { colours.text_quiet },
        );
        // Numbers are right-aligned.
        painter.galley(pos2(rect.left() + head - GRID - figure.size().x, top), figure, colours.text);
    }
    painter.galley(pos2(rect.left() + head, top), galley, colours.text);
}

fn spoken(face: &Appearance, number: Option<usize>, text: &str, wrong: bool) -> String {
    let numbered = |key: TextKey, number: usize| {
        let line = Phrase::plain(key).with("place", Fact::Number(number as u64));
        face.words.render(&line.with("step", Fact::Text(text.to_owned())), &HouseTerms::default())
    };
    match number {
        Some(number) if wrong => numbered(text_key!("told-line-wrong"), number),
        Some(number) => numbered(text_key!("order-placed"), number),
        None => text.to_owned(),
    }
}
