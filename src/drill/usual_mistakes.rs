//! Hints for the usual mistakes in sums: a wrong answer that comes about in a known way is named by it.

use super::marking::AnswerHint;
use super::question::Answer;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Pays;
use crate::rules::hand::Point;
use crate::rules::money::{Money, Ratio};

/// A payment with the bet in it, at evens where other odds hold, and with a wrong commission.
pub(super) fn in_payment(pays: Pays, stake: Money, paid: Money) -> Vec<AnswerHint> {
    let (Some(ratio), true) = (pays.ratio(), paid > Money::ZERO) else { return Vec::new() };
    let mut hints = vec![(stake.plus(paid), text!("mistake-payment-with-bet", stake = Fact::Money(stake)))];
    let has_commission = matches!(pays, Pays::LessCommission(_));
    if has_commission {
        hints.push((stake, text!("mistake-commission-left-out")));
    } else if ratio != Ratio::EVENS {
        hints.push((stake, text!("mistake-payment-evens", ratio = Fact::Ratio(ratio))));
    }
    let share = |under| stake.times(Ratio { over: 1, under });
    if ratio == (Ratio { over: 19, under: 20 }) && stake.divides_evenly(Ratio { over: 1, under: 20 }) {
        let tenth = stake.minus(share(10));
        hints.push((tenth, text!("mistake-payment-tenth", half = Fact::Money(share(20)))));
        let alone =
            if has_commission { text!("mistake-commission-alone") } else { text!("mistake-payment-twentieth-alone") };
        hints.push((share(20), alone));
    }
    only_wrong(hints.into_iter().map(|(sum, text)| (Answer::Money(sum), text)), &Answer::Money(paid))
}

/// The total of the first two of three cards.
pub(super) fn in_count(total: Point, of_first_two: Point) -> Vec<AnswerHint> {
    let number = |point: Point| Answer::Number(point.get().into());
    only_wrong([(number(of_first_two), text!("mistake-count-first-two"))].into_iter(), &number(total))
}

/// Each wrong answer once, as the first way to it.
fn only_wrong(hints: impl Iterator<Item = (Answer, Phrase)>, right: &Answer) -> Vec<AnswerHint> {
    let mut found: Vec<AnswerHint> = Vec::new();
    for (answer, text) in hints.filter(|(answer, _)| answer != right) {
        if found.iter().all(|hint| hint.answer != answer) {
            found.push(AnswerHint { answer, text });
        }
    }
    found
}
