//! The reasons of a key in lines: what an answer shows already is named by its number, and what holds for several
//! cards or steps stands once.

use super::question::QuestionDescriber;
use crate::drill::marking::AnswerKey;
use crate::drill::question::{Answer, AnswerForm, Question};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Basis;
use crate::rules::misdraw::Mistake;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};

impl QuestionDescriber<'_> {
    pub(super) fn key_reasons(&self, question: &Question, key: &AnswerKey) -> Vec<String> {
        let mut lines = Vec::new();
        let mut rest = key.reasons.as_slice();
        while let [why, ..] = rest {
            let (text, count) = first_four(rest)
                .or_else(|| self.run_of_steps(question, key, rest))
                .unwrap_or_else(|| (why.rule.phrase(), 1));
            let (these, others) = rest.split_at(count.min(rest.len()));
            lines.push(self.with_sources(&text, these));
            rest = others;
        }
        lines
    }

    /// The rule that a step comes before the next one, by the numbers of the answer, with the number of reasons that
    /// say so: those of the same kind that go on with the step after.
    fn run_of_steps(&self, question: &Question, key: &AnswerKey, reasons: &[Reason]) -> Option<(Phrase, usize)> {
        let (AnswerForm::Order(steps), Answer::Order(places)) = (&question.form, &key.answer) else { return None };
        let number = |step: ProcedureStep| {
            let name = self.render(&step.phrase());
            let at = steps.iter().position(|choice| self.render(&choice.label) == name)?;
            places.iter().position(|place| *place == at).map(|place| place as u64 + 1)
        };
        let pair = |why: &Reason| match why.rule {
            Rule::ComesBefore(first, then) => number(first).zip(number(then)),
            _ => None,
        };
        let why = reasons.first()?;
        let (first, mut last) = pair(why)?;
        let is_stated = |basis: Basis| basis.clause().is_some();
        let mut count = 1;
        for next in reasons.iter().skip(1) {
            let is_alike = if is_stated(why.basis) { is_stated(next.basis) } else { next.basis == why.basis };
            let follows = last == first + count as u64 && pair(next) == Some((last, last + 1));
            if !is_alike || !follows {
                break;
            }
            (last, count) = (last + 1, count + 1);
        }
        let (from, to) = (Fact::Number(first), Fact::Number(last));
        let text = if count > 1 {
            text!("reason-comes-before-run", first = from, then = to)
        } else {
            text!("reason-comes-before-by-number", first = from, then = to)
        };
        Some((text, count))
    }

    /// A rule and the sources of these reasons, each once.
    fn with_sources(&self, rule: &Phrase, reasons: &[Reason]) -> String {
        let mut line = self.render(rule);
        for source in reasons.iter().map(|why| self.source(why.basis)) {
            if !line.contains(&source) {
                line = format!("{line} {source}");
            }
        }
        line
    }
}

/// The first four cards, where each of them is on the wrong side for one reason.
fn first_four(reasons: &[Reason]) -> Option<(Phrase, usize)> {
    let [one, two, three, four, ..] = reasons else { return None };
    let side = |why: &Reason, card: u8| match why.rule {
        Rule::Mistake(Mistake::FirstFour(number, side)) if number == card && why.basis == one.basis => Some(side),
        _ => None,
    };
    let (first, second) = (side(one, 1)?, side(two, 2)?);
    let alternate = side(three, 3)? == first && side(four, 4)? == second;
    alternate.then(|| (text!("reason-misdraw-all-four", first = Fact::Side(first), second = Fact::Side(second)), 4))
}
