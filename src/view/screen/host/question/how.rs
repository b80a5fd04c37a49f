//! How to answer a question: a line beside a drawn phone.

use std::sync::Arc;

use eframe::egui::{FontId, Galley, Rect, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, vec2};

use super::{BETWEEN, Sheet};
use crate::describe::scene::tableau_letters;
use crate::drill::question::AnswerForm;
use crate::i18n::HouseTerms;
use crate::i18n::text_key::TextKey;
use crate::view::screen::host::projector::{has_table, is_row};

/// Width of the drawn phone with the space around it, in sizes of the line.
const PHONE: f32 = 1.6;

/// The line that says how to answer on the phone.
const fn how_to_answer(form: &AnswerForm) -> TextKey {
    match form {
        AnswerForm::Choice(_) | AnswerForm::Number { .. } | AnswerForm::Grid(_) | AnswerForm::Aloud(_) => {
            text_key!("host-answer-how")
        }
        AnswerForm::Money => text_key!("host-how-typed"),
        AnswerForm::Several(_) => text_key!("host-how-parts"),
        AnswerForm::Call(_) => text_key!("host-how-call"),
        AnswerForm::Chips(_) => text_key!("host-how-chips"),
        AnswerForm::Settle => text_key!("host-how-settle"),
        AnswerForm::Order(_) => text_key!("host-how-order"),
    }
}

impl Sheet<'_> {
    fn how(&self) -> String {
        let heard = (!self.question.scene.heard.is_empty()).then_some(text_key!("phone-listen"));
        let usual = if self.question.scene.second.is_some() {
            text_key!("host-how-houses")
        } else {
            how_to_answer(&self.question.form)
        };
        let how = self.face.words.message(heard.unwrap_or(usual));
        match self.question.form {
            AnswerForm::Grid(_) => {
                let letters = tableau_letters(&self.house.terms);
                let letters = self.face.words.render(&letters, &HouseTerms::from(&self.house.terms));
                if is_row(self.question) {
                    format!("{how}   {letters}")
                } else {
                    format!("{how}\n{}", letters.replace(" · ", "\n"))
                }
            }
            _ => how,
        }
    }

    /// Without a table the line has its place beside the time.
    pub(super) fn has_how_below(&self) -> bool {
        !has_table(self.question, &self.question.scene) && !self.tiles.is_empty()
    }

    /// Its place in the middle of the foot.
    pub(super) fn how_beside_time(&self, ui: &Ui, foot: Rect) -> Rect {
        let size = self.situation_size();
        let text = self.how_text(ui, foot.width() * BETWEEN);
        Rect::from_center_size(foot.center(), vec2(text.size().x + PHONE * size + 2.0, 1.6 * size))
    }

    pub(super) fn how_height(&self, ui: &Ui, width: f32) -> f32 {
        if self.has_how_below() {
            return 0.0;
        }
        self.how_text(ui, width).size().y
    }

    /// How to answer, a little smaller where it is then on one line; beside the time there is only one.
    pub(super) fn how_text(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let size = self.situation_size();
        let ink = self.face.theme.surround.text_quiet;
        let layout = |share: f32| {
            let font = FontId { size: size * share, ..TextStyle::Body.resolve(ui.style()) };
            ui.painter().layout(self.how(), font, ink, width - PHONE * size)
        };
        let shares: &[f32] = if self.has_how_below() { &[0.9, 0.8, 0.7, 0.6] } else { &[0.92, 0.85] };
        let usual = layout(1.0);
        if usual.rows.len() == 1 {
            return usual;
        }
        shares.iter().map(|share| layout(*share)).find(|text| text.rows.len() == 1).unwrap_or(usual)
    }

    /// Where the answer is given, beside a drawn phone.
    pub(super) fn how_ui(&self, ui: &mut Ui, rect: Rect) {
        let ink = self.face.theme.surround.text_quiet;
        let size = self.situation_size();
        let phone = Rect::from_min_size(rect.min + vec2(size * 0.2, size * 0.05), vec2(size * 0.7, size * 1.15));
        let line = Stroke::new((size * 0.09).max(1.5), ink);
        ui.painter().rect_stroke(phone, size * 0.14, line, StrokeKind::Inside);
        ui.painter().circle_filled(phone.center_bottom() - vec2(0.0, size * 0.22), size * 0.07, ink);
        let place = rect.with_min_x(rect.left() + 1.4 * size);
        let mut beside = ui.new_child(UiBuilder::new().id_salt("how to answer").max_rect(place));
        beside.label(self.how_text(ui, rect.width()));
    }
}
