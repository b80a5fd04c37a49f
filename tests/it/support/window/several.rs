//! Giving a composed answer: line by line, and a sum or a long number typed within a line.

use eframe::egui::Key;
use tailleur::drill::question::{Answer, AnswerForm, QuestionPart};
use tailleur::i18n::HouseTerms;
use tailleur::i18n::phrase::Fact;
use tailleur::rules::money::Money;
use tailleur::{text, text_key};

use super::{Open, click, figure, press, word};

/// A number above this is typed on the pad, not picked among tiles.
pub(super) const MOST_TILES: u32 = 24;

pub(super) fn give_by_keys(harness: &mut Open<'_>, parts: &[QuestionPart], answers: &[Answer]) {
    for (index, (part, answer)) in parts.iter().zip(answers).enumerate() {
        match (&part.form, answer) {
            (AnswerForm::Number { most }, Answer::Number(number)) if *most > 9 => {
                number.to_string().chars().for_each(|digit| press(harness, figure(digit.to_digit(10).unwrap())));
            }
            (_, Answer::Money(sum)) => {
                for sign in typed(*sum).chars() {
                    press(harness, sign.to_digit(10).map_or(Key::Period, figure));
                }
            }
            (form, answer) => {
                super::give_by_keys(harness, form, answer);
                continue;
            }
        }
        if index + 1 < parts.len() {
            press(harness, Key::Enter);
        }
    }
    press(harness, Key::Enter);
}

pub(super) fn give_by_pointer(harness: &mut Open<'_>, parts: &[QuestionPart], answers: &[Answer]) {
    let mut after_typing = false;
    for (part, answer) in parts.iter().zip(answers) {
        if std::mem::take(&mut after_typing) {
            // What was typed may go on: the next line is opened by its head.
            let names = HouseTerms::from(&harness.state().player.practice().house().terms);
            let words = &harness.state().face.words;
            let head = text!(
                "part-name",
                label = Fact::Text(words.render(&part.label, &names)),
                answer = Fact::Text(words.message(text_key!("no-answer-yet")))
            );
            let head = words.render(&head, &names);
            click(harness, &head);
        }
        match answer {
            Answer::Money(sum) => {
                for sign in typed(*sum).chars() {
                    let mark = word(harness, "widget-decimal-mark");
                    click(harness, &if sign == '.' { mark } else { sign.to_string() });
                }
                after_typing = true;
            }
            Answer::Number(number) if matches!(part.form, AnswerForm::Number { most } if most > MOST_TILES) => {
                click_figures(harness, *number);
                after_typing = true;
            }
            answer => super::give_by_pointer(harness, &part.form, answer),
        }
    }
    let label = word(harness, "lesson-check");
    click(harness, &label);
}

/// A sum as it is typed, a point before its cents.
fn typed(sum: Money) -> String {
    let (units, cents) = (sum.get() / 100, sum.get() % 100);
    if cents > 0 { format!("{units}.{cents:02}") } else { units.to_string() }
}

pub(super) fn click_figures(harness: &mut Open<'_>, number: u32) {
    number.to_string().chars().for_each(|digit| click(harness, &digit.to_string()));
}
