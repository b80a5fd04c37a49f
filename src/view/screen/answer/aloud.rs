//! Self-marking of a spoken call.

use eframe::egui::{RichText, TextStyle, Ui};

use crate::describe::answer::quoted;
use crate::drill::marking::{AnswerKey, Verdict};
use crate::drill::question::{Answer, Choice};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::AloudDraft;
use crate::view::screen::page::{small_ui, verdict_line_ui};
use crate::view::screen::verdict::words_ui;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{MarkTile, quiet_button};

use super::strong;

/// The points with number and mark, below a button that marks all right.
pub(super) fn points_ui(ui: &mut Ui, points: &[Choice], names: &HouseTerms, face: &Appearance, draft: &mut AloudDraft) {
    ui.label(RichText::new(face.words.message(text_key!("aloud-mark"))).text_style(TextStyle::Heading));
    if quiet_button(ui, &face.theme, &face.words.message(text_key!("aloud-all-right")), Some("0")).clicked() {
        draft.all_right(points.len());
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        for (at, point) in points.iter().enumerate() {
            let (label, mark) = (face.words.render(&point.label, names), draft.mark(at));
            let tile =
                MarkTile { label: &label, key: &(at + 1).to_string(), mark, name: &row_name(face, &label, mark) };
            let width = ui.available_width();
            let (tile, chosen) = tile.show(ui, &face.theme, width);
            match chosen {
                Some(right) => draft.set(points.len(), at, right),
                None if tile.clicked() => draft.turn(points.len(), at),
                None => {}
            }
        }
    });
}

pub(in crate::view::screen) fn model_ui(ui: &mut Ui, face: &Appearance, key: &AnswerKey) {
    small_ui(ui, &face.theme, &face.words.message(text_key!("aloud-model")));
    for call in quoted(&key.heard, &face.words) {
        ui.label(RichText::new(face.words.adapt_spaces(call)).text_style(Theme::title()));
    }
}

pub(in crate::view::screen) fn marked_ui(
    ui: &mut Ui,
    face: &Appearance,
    names: &HouseTerms,
    points: &[Choice],
    verdict: &Verdict,
) {
    let Answer::Aloud(marks) = &verdict.given else { return };
    small_ui(ui, &face.theme, &face.words.message(text_key!("aloud-own-marking")));
    model_ui(ui, face, &verdict.key);
    for (point, right) in points.iter().zip(marks) {
        let words = |ui: &mut Ui| {
            ui.label(face.words.render(&point.label, names));
            if !right {
                ui.label(strong(face.words.message(text_key!("widget-wrong"))).color(face.theme.surround.wrong));
            }
        };
        verdict_line_ui(ui, face, *right, |ui| words_ui(ui, words));
    }
}

fn row_name(face: &Appearance, label: &str, mark: Option<bool>) -> String {
    let mark = match mark {
        Some(true) => text_key!("widget-right"),
        Some(false) => text_key!("widget-wrong"),
        None => text_key!("aloud-unmarked"),
    };
    let row = text!("aloud-row", point = Fact::Text(label.to_owned()), mark = Fact::Text(face.words.message(mark)));
    face.words.render(&row, &HouseTerms::default())
}
