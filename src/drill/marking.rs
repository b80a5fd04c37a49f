//! The key to a question, and the verdict on an answer.

use std::sync::Arc;

use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::Reason;
use crate::rules::tableau::Cell;

use super::question::{Answer, Question, Scene};

/// A question and its key, as a drill poses them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posed {
    /// What is shown.
    pub question: Question,
    /// What stays inside until the answer is in.
    pub key: Key,
}

/// The right answer and why. It never leaves the process before the answer is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The right answer; the best of them where several are accepted.
    pub answer: Answer,
    /// Which other answers count as right.
    pub accepts: Accepts,
    /// Every rule it rests on, in the order in which they were applied.
    pub reasons: Vec<Reason>,
    /// The rules of the second house, where the question has one.
    pub second: Option<Elsewhere>,
    /// The working, step by step, where there is something to reckon.
    pub working: Vec<Phrase>,
    /// Where the tableau decides it.
    pub lit: Option<Lit>,
    /// The table as it stands once all is decided, where that differs from the question's scene.
    pub after: Option<Scene>,
}

/// Why the answer is what it is in another house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// The house, in whose names it is told.
    pub house: Arc<House>,
    /// Every rule it rests on there.
    pub reasons: Vec<Reason>,
}

/// Which answers count as right beside the one in the key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Accepts {
    /// None; of words said, the same words however they are written.
    #[default]
    Only,
    /// The same steps or deeds in any order that keeps these pairs: the first comes before the second.
    /// A step is named by its place in the list, a deed by its stake's.
    AnyOrderWith(Vec<(usize, usize)>),
    /// Any pieces that come to the same sum.
    AnyPieces,
    /// Any number from the first to the second.
    Between(u32, u32),
}

/// The place in the printed tableau that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lit {
    /// Punto's row for this point of two cards.
    Punto(crate::rules::hand::Point),
    /// A cell of Banco's tableau.
    Banco(Cell),
}

/// What is said of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Verdict {
    /// Whether all of it is right.
    pub right: bool,
    /// For a composed answer, whether each part is right; one entry otherwise.
    pub parts: Vec<bool>,
    /// What was answered.
    pub given: Answer,
    /// What is to be said of a right answer that is not the best one.
    pub remark: Option<Phrase>,
    /// The key, now open.
    pub key: Key,
}

impl Key {
    /// A key with its reasons and nothing more.
    #[must_use]
    pub const fn of(answer: Answer, reasons: Vec<Reason>) -> Self {
        Self { answer, accepts: Accepts::Only, reasons, second: None, working: Vec::new(), lit: None, after: None }
    }

    /// Marks an answer.
    pub fn mark(&self, given: Answer) -> Verdict {
        let parts = match (&self.answer, &given) {
            (Answer::Several(expected), Answer::Several(given)) => each(expected, given),
            (Answer::Grid(expected), Answer::Grid(given)) => each(expected, given),
            (Answer::Settle(expected), Answer::Settle(given)) => {
                let done = expected.iter().map(|deed| given.contains(deed)).collect::<Vec<_>>();
                let nothing_more = given.len() == expected.len();
                let in_order = self.keeps_the_order(&given.iter().map(|deed| deed.stake).collect::<Vec<_>>());
                done.into_iter().chain([nothing_more && in_order]).collect()
            }
            (Answer::Order(expected), Answer::Order(given)) => {
                vec![expected.len() == given.len() && (expected == given || self.keeps_the_order(given))]
            }
            (Answer::Chips(expected), Answer::Chips(given)) => match self.accepts {
                Accepts::AnyPieces => vec![worth(expected) == worth(given)],
                _ => vec![expected == given],
            },
            (Answer::Number(expected), Answer::Number(given)) => match self.accepts {
                Accepts::Between(least, most) => vec![(least..=most).contains(given)],
                _ => vec![expected == given],
            },
            (Answer::Call(expected), Answer::Call(given)) => vec![same_words(expected, given)],
            (expected, given) => vec![expected == given],
        };
        let right = parts.iter().all(|part| *part);
        let remark = self.remark(&given).filter(|_| right);
        Verdict { right, parts, given, remark, key: self.clone() }
    }

    /// Whether places stand in an order that is accepted; any will do where nothing is said of it.
    fn keeps_the_order(&self, places: &[usize]) -> bool {
        let Accepts::AnyOrderWith(pairs) = &self.accepts else { return false };
        let at = |wanted: usize| places.iter().position(|place| *place == wanted);
        pairs.iter().all(|(first, second)| match (at(*first), at(*second)) {
            (Some(first), Some(second)) => first < second,
            _ => true,
        })
    }

    /// That a sum could have been made of fewer pieces.
    fn remark(&self, given: &Answer) -> Option<Phrase> {
        let (Answer::Chips(best), Answer::Chips(given)) = (&self.answer, given) else { return None };
        let count = |pieces: &[(Money, u32)]| pieces.iter().map(|(_, count)| u64::from(*count)).sum::<u64>();
        (count(given) > count(best)).then(|| {
            Phrase::plain("remark-fewer-pieces")
                .with("given", Fact::Number(count(given)))
                .with("fewest", Fact::Number(count(best)))
        })
    }
}

/// Whether each entry is as expected; one that is missing is not.
fn each<T: PartialEq>(expected: &[T], given: &[T]) -> Vec<bool> {
    let missing = expected.len().saturating_sub(given.len());
    let compared = expected.iter().zip(given).map(|(expected, given)| expected == given);
    compared.chain(std::iter::repeat_n(false, missing)).collect()
}

/// What pieces are worth together.
#[must_use]
pub fn worth(pieces: &[(Money, u32)]) -> Money {
    let of = |(value, count): &(Money, u32)| value.times(Ratio { over: *count, under: 1 });
    pieces.iter().map(of).fold(Money::ZERO, Money::plus)
}

/// Whether the same words are said in the same order, however accents, capitals and points are set.
fn same_words(one: &str, other: &str) -> bool {
    words_of(one) == words_of(other)
}

/// The words of a call without what is forgiven in writing: capitals, accents, points.
#[must_use]
pub fn words_of(call: &str) -> Vec<String> {
    let plain: String = call.chars().flat_map(char::to_lowercase).map(without_accent).collect();
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A small letter of French or Italian without its accent.
const fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'ì' | 'î' | 'ï' => 'i',
        'ò' | 'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    }
}
