//! Answers and calls as text.

use crate::drill::question::{Answer, AnswerForm};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, FrenchCounting, HouseTerms, money};
use crate::rules::chips::total_value;
use crate::rules::money::Money;
use crate::voice::Speech;

/// An answer on one line; `None` for composed answers.
pub fn answer_line(form: &AnswerForm, answer: &Answer, names: &HouseTerms, words: &Catalog) -> Option<String> {
    match (form, answer) {
        (AnswerForm::Choice(choices), Answer::Choice(index)) => {
            choices.get(*index).map(|choice| words.render(&choice.label, names))
        }
        (_, Answer::Number(number)) => Some(number.to_string()),
        (_, Answer::Money(sum)) => Some(money(words.language(), *sum)),
        (_, Answer::Call(call)) => Some(call.clone()),
        (_, Answer::Chips(laid)) => {
            Some(format!("{} = {}", pieces(laid, words), money(words.language(), total_value(laid))))
        }
        _ => None,
    }
}

/// Calls as captions, each in quotes.
pub fn quoted(calls: &[Speech], words: &Catalog) -> Vec<String> {
    let quoted = |call: &Speech| text!("caption", words = Fact::Text(call.caption(FrenchCounting::default())));
    calls.iter().map(|call| words.render(&quoted(call), &HouseTerms::default())).collect()
}

pub fn pieces(pieces: &[(Money, u32)], words: &Catalog) -> String {
    let one = |(value, count): &(Money, u32)| {
        let phrase = text!("piece-several", value = Fact::Money(*value), count = Fact::Number((*count).into()));
        words.render(&phrase, &HouseTerms::default())
    };
    pieces.iter().map(one).collect::<Vec<_>>().join(" + ")
}
