//! The reasons of a key in lines: what an answer shows already is named by its number, and what holds for four cards
//! stands once.

use super::question::QuestionDescriber;
use crate::drill::marking::AnswerKey;
use crate::drill::question::{Answer, AnswerForm, Question};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::misdraw::Mistake;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};

impl QuestionDescriber<'_> {
    pub(super) fn key_reasons(&self, question: &Question, key: &AnswerKey) -> Vec<String> {
        let mut lines = Vec::new();
        let mut rest = key.reasons.as_slice();
        while let [why, others @ ..] = rest {
            let four = first_four(rest);
            rest = if four.is_some() { rest.get(4..).unwrap_or_default() } else { others };
            let text = four.or_else(|| self.by_number(question, key, why)).unwrap_or_else(|| why.rule.phrase());
            lines.push(self.with_source(&text, why.basis));
        }
        lines
    }

    /// The rule of two steps, which stand numbered in the answer.
    fn by_number(&self, question: &Question, key: &AnswerKey, why: &Reason) -> Option<Phrase> {
        let (AnswerForm::Order(steps), Answer::Order(places)) = (&question.form, &key.answer) else { return None };
        let Rule::ComesBefore(first, then) = why.rule else { return None };
        let number = |step: ProcedureStep| {
            let name = self.render(&step.phrase());
            let at = steps.iter().position(|choice| self.render(&choice.label) == name)?;
            places.iter().position(|place| *place == at).map(|place| Fact::Number(place as u64 + 1))
        };
        Some(text!("reason-comes-before-by-number", first = number(first)?, then = number(then)?))
    }
}

/// The first four cards, where each of them is on the wrong side for one reason.
fn first_four(reasons: &[Reason]) -> Option<Phrase> {
    let [one, two, three, four, ..] = reasons else { return None };
    let side = |why: &Reason, card: u8| match why.rule {
        Rule::Mistake(Mistake::FirstFour(number, side)) if number == card && why.basis == one.basis => Some(side),
        _ => None,
    };
    let (first, second) = (side(one, 1)?, side(two, 2)?);
    (side(three, 3)? == first && side(four, 4)? == second)
        .then(|| text!("reason-misdraw-all-four", first = Fact::Side(first), second = Fact::Side(second)))
}
