//! Parser for answers as written to journals, the inverse of `format_answer`.

use crate::rules::money::Money;
use crate::rules::tableau::Act;

use super::question::{Answer, AnswerForm, Choice, StakeAction, StakeOutcome};

impl AnswerForm {
    /// Parses an answer; `None` if the form has no such answer.
    pub fn parse_answer(&self, written: &str) -> Option<Answer> {
        let answer = match self {
            Self::Choice(choices) => Answer::Choice(place_of(choices, written)?),
            Self::Number { .. } => Answer::Number(written.parse().ok()?),
            Self::Money => Answer::Money(Money::coins(written.parse().ok()?)),
            Self::Several(parts) => {
                let mut each = written.split(',');
                let answers = parts.iter().map(|part| part.form.parse_answer(each.next()?)).collect::<Option<_>>()?;
                Answer::Several(answers)
            }
            Self::Grid(_) => Answer::Grid(written.chars().map(cell).collect::<Option<_>>()?),
            Self::Call(_) => Answer::Call(written.to_owned()),
            Self::Chips(_) => Answer::Chips(entries(written, '+').map(pieces).collect::<Option<_>>()?),
            Self::Settle => Answer::Settle(entries(written, ' ').map(deed).collect::<Option<_>>()?),
            Self::Order(steps) => {
                Answer::Order(entries(written, ' ').map(|id| place_of(steps, id)).collect::<Option<_>>()?)
            }
            Self::Aloud(points) => {
                let right: Vec<usize> = entries(written, ' ').map(|id| place_of(points, id)).collect::<Option<_>>()?;
                Answer::Aloud((0..points.len()).map(|place| right.contains(&place)).collect())
            }
        };
        // Only the canonical spelling counts: `007` is not 7.
        Some(answer).filter(|answer| self.fits(answer) && self.format_answer(answer) == written)
    }
}

fn place_of(choices: &[Choice], id: &str) -> Option<usize> {
    choices.iter().position(|choice| choice.id == id)
}

fn entries(written: &str, sign: char) -> impl Iterator<Item = &str> {
    written.split(sign).filter(move |entry| !(entry.is_empty() && written.is_empty()))
}

type CellAct = Option<Act>;

fn cell(letter: char) -> Option<CellAct> {
    let acts = [('T', Some(Act::Draw)), ('R', Some(Act::Stand)), ('-', None)];
    acts.into_iter().find(|(own, _)| *own == letter).map(|(_, act)| act)
}

fn pieces(written: &str) -> Option<(Money, u32)> {
    let (count, value) = written.split_once('x')?;
    Some((Money::coins(value.parse().ok()?), count.parse().ok()?))
}

fn deed(written: &str) -> Option<StakeAction> {
    let (stake, act) = written.split_once(':')?;
    let act = match act {
        "collected" => StakeOutcome::Collected,
        paid => StakeOutcome::Paid(Money::coins(paid.parse().ok()?)),
    };
    Some(StakeAction { stake: stake.parse().ok()?, act })
}
