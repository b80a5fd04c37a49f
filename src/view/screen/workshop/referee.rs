//! The referee's answer with reasons, and a button to fill it in.

use eframe::egui::{RichText, TextStyle, Ui};

use crate::app::workshop::form::FormLine;
use crate::app::workshop::{EditorAction, PackEdit, RefereeAnswer, WorkshopAction as Do};
use crate::describe::source::describe_source;
use crate::drill::authored::Decision;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::screen::answer::answer_text;
use crate::view::screen::page::small_ui;
use crate::view::widget::quiet_button_where;

pub(super) fn referee_ui(ui: &mut Ui, face: &Appearance, line: &FormLine, word: &RefereeAnswer, done: &mut Vec<Do>) {
    match word {
        RefereeAnswer::One { house, decision, value, stands } => {
            let right = decision_text(face, decision, house);
            let key = if *stands { text_key!("workshop-referee-stands") } else { text_key!("workshop-referee-says") };
            ui.label(face.words.render_for_house(&Phrase::plain(key).with("right", Fact::Text(right)), house));
            // The button keeps its room while the answer is typed.
            let fill_in = face.words.message(text_key!("workshop-fill-in"));
            if quiet_button_where(ui, &face.theme, !stands, &fill_in).clicked() {
                let path = format!("{}.right", line.path);
                done.push(Do::Editor(EditorAction::Edit(PackEdit::SetField {
                    path,
                    value: value.clone(),
                    typed: false,
                })));
            }
            for reason in &decision.reasons {
                ui.label(
                    RichText::new(face.words.render_for_house(&reason.rule.phrase(), house))
                        .text_style(TextStyle::Small),
                );
                small_ui(ui, &face.theme, &describe_source(reason.basis, house, &face.words));
            }
        }
        RefereeAnswer::Several(said) => {
            ui.label(face.words.message(text_key!("workshop-referee-differs")));
            for (house, decision) in said {
                let line =
                    Phrase::plain(text_key!("workshop-referee-here")).with("house", Fact::Text(house.name.clone()));
                let line = line.with("right", Fact::Text(decision_text(face, decision, house)));
                small_ui(ui, &face.theme, &face.words.render_for_house(&line, house));
            }
        }
        RefereeAnswer::None(house, why) => {
            let why = Fact::Phrase(Box::new(why.clone()));
            let phrase = text!("workshop-referee-cannot", why = why, house = Fact::Text(house.name.clone()));
            small_ui(ui, &face.theme, &face.words.render_for_house(&phrase, house));
        }
    }
}

fn decision_text(face: &Appearance, decision: &Decision, house: &House) -> String {
    let names = HouseTerms::from(&house.terms);
    answer_text(&decision.form, &decision.answer, &names, face)
}
