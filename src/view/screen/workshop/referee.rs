//! The referee's answer with reasons, and a button to fill it in.

use eframe::egui::{RichText, TextStyle, Ui};

use crate::app::workshop::form::Line;
use crate::app::workshop::{Action as Do, Edit, Word};
use crate::drill::authored::Decision;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::source_told;
use crate::view::Face;
use crate::view::screen::answer::answer_text;
use crate::view::screen::page::small_ui;
use crate::view::widget::quiet_button;
use crate::words::Names;

pub(super) fn referee_ui(ui: &mut Ui, face: &Face, line: &Line, word: &Word, done: &mut Vec<Do>) {
    match word {
        Word::One { house, decision, value, stands } => {
            let right = told(face, decision, house);
            let key = if *stands { "workshop-referee-stands" } else { "workshop-referee-says" };
            ui.label(face.words.say_at(&Phrase::plain(key).with("right", Fact::Text(right)), house));
            if !stands && quiet_button(ui, &face.theme, &face.words.key("workshop-fill-in"), None).clicked() {
                let path = format!("{}.right", line.path);
                done.push(Do::Edit(Edit::Put { path, value: value.clone(), typed: false }));
            }
            for reason in &decision.reasons {
                ui.label(RichText::new(face.words.say_at(&reason.rule.phrase(), house)).text_style(TextStyle::Small));
                small_ui(ui, &face.theme, &source_told(reason.basis, house, &face.words));
            }
        }
        Word::Several(said) => {
            ui.label(face.words.key("workshop-referee-differs"));
            for (house, decision) in said {
                let line = Phrase::plain("workshop-referee-here").with("house", Fact::Text(house.name.clone()));
                let line = line.with("right", Fact::Text(told(face, decision, house)));
                small_ui(ui, &face.theme, &face.words.say_at(&line, house));
            }
        }
        Word::None(house, why) => {
            let why = Fact::Phrase(Box::new(why.clone()));
            let told = Phrase::plain("workshop-referee-cannot").with("why", why);
            let told = told.with("house", Fact::Text(house.name.clone()));
            small_ui(ui, &face.theme, &face.words.say_at(&told, house));
        }
    }
}

fn told(face: &Face, decision: &Decision, house: &House) -> String {
    let names = Names::from(&house.terms);
    answer_text(&decision.form, &decision.answer, &names, face)
}
