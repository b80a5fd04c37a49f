//! The key to a question, and the verdict on an answer.

use std::sync::Arc;

pub use crate::rules::chips::worth;
use crate::rules::chips::{Pieces, number_of};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::Reason;
use crate::rules::tableau::Cell;
use crate::voice::Said;
use crate::words::Language;
use crate::words::spoken::first_difference;

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
    /// What the tailleur says once it is decided.
    pub heard: Vec<Said>,
    /// What its author says once it is answered, right or wrong.
    pub because: Option<Phrase>,
    /// What is said of certain wrong answers.
    pub hints: Vec<Told>,
}

/// What is said of one wrong answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The answer.
    pub answer: Answer,
    /// What is said of it.
    pub says: Phrase,
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
    /// A step is named by its place in the list, a deed by its stake's. Of steps, the key's reasons
    /// stand in the order of the pairs, one for each.
    AnyOrderWith(Vec<(usize, usize)>),
    /// Any pieces that come to the same sum.
    AnyPieces,
    /// Any pieces that come to the same sum, but for these, which are to be changed.
    OtherPieces(Pieces),
    /// The same words, a figure also by its name in the language that is spoken.
    FiguresByName(Language),
    /// Any pieces that come to the same sum, if they are no more than in the key.
    FewestPieces,
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

impl Verdict {
    /// What the author says of this very wrong answer.
    #[must_use]
    pub fn hint(&self) -> Option<&Phrase> {
        if self.right { None } else { self.key.hint(&self.given) }
    }
}

impl Key {
    /// A key with its reasons and nothing more.
    #[must_use]
    pub const fn of(answer: Answer, reasons: Vec<Reason>) -> Self {
        Self {
            answer,
            accepts: Accepts::Only,
            reasons,
            second: None,
            working: Vec::new(),
            lit: None,
            after: None,
            heard: Vec::new(),
            because: None,
            hints: Vec::new(),
        }
    }

    /// Marks an answer.
    pub fn mark(&self, given: Answer) -> Verdict {
        let parts = match (&self.answer, &given) {
            (Answer::Several(expected), Answer::Several(given)) => each(expected, given),
            (Answer::Grid(expected), Answer::Grid(given)) => each(expected, given),
            (Answer::Aloud(expected), Answer::Aloud(given)) => each(expected, given),
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
                Accepts::OtherPieces(ref handed) => vec![worth(expected) == worth(given) && given != handed],
                Accepts::FewestPieces => {
                    vec![worth(expected) == worth(given) && number_of(given) <= number_of(expected)]
                }
                _ => vec![expected == given],
            },
            (Answer::Number(expected), Answer::Number(given)) => match self.accepts {
                Accepts::Between(least, most) => vec![(least..=most).contains(given)],
                _ => vec![expected == given],
            },
            (Answer::Call(expected), Answer::Call(given)) => {
                vec![first_difference(expected, given, self.spoken_in()).is_none()]
            }
            (expected, given) => vec![expected == given],
        };
        let right = parts.iter().all(|part| *part);
        let remark = self.remark(&given, right);
        Verdict { right, parts, given, remark, key: self.clone() }
    }

    /// What is said of this very wrong answer; nothing of any other.
    #[must_use]
    pub fn hint(&self, given: &Answer) -> Option<&Phrase> {
        let is_it = |answer: &Answer| match (answer, given) {
            (Answer::Call(one), Answer::Call(other)) => first_difference(one, other, self.spoken_in()).is_none(),
            (one, other) => one == other,
        };
        self.hints.iter().find(|hint| is_it(&hint.answer)).map(|hint| &hint.says)
    }

    /// The first deed of an answer that came too early, and the one that was to come before it, by their
    /// stakes; nothing where the order is one that is accepted.
    #[must_use]
    pub fn out_of_order(&self, given: &Answer) -> Option<(usize, usize)> {
        let (Answer::Settle(deeds), Accepts::AnyOrderWith(pairs)) = (given, &self.accepts) else { return None };
        let places: Vec<usize> = deeds.iter().map(|deed| deed.stake).collect();
        let at = |wanted: usize| places.iter().position(|place| *place == wanted);
        let broken = pairs.iter().filter_map(|(before, after)| {
            let (late, early) = (at(*before)?, at(*after)?);
            (early < late).then_some((early, late, *after, *before))
        });
        broken.min().map(|(.., early, late)| (early, late))
    }

    /// The language in which figures are also known by their names.
    #[must_use]
    pub const fn spoken_in(&self) -> Option<Language> {
        match self.accepts {
            Accepts::FiguresByName(language) => Some(language),
            _ => None,
        }
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

    /// The first pair that an order of steps breaks, by its place among the pairs: the one whose later
    /// step was done first of all that came too early, with the step that ought to have been done next.
    #[must_use]
    pub fn first_broken(&self, given: &[usize]) -> Option<usize> {
        let (Accepts::AnyOrderWith(pairs), Answer::Order(expected)) = (&self.accepts, &self.answer) else {
            return None;
        };
        let in_place = |places: &[usize], step: usize| places.iter().position(|place| *place == step);
        let broken = pairs.iter().enumerate().filter(|(_, (first, then))| {
            matches!((in_place(given, *first), in_place(given, *then)), (Some(first), Some(then)) if then < first)
        });
        let first = broken.min_by_key(|(_, (first, then))| (in_place(given, *then), in_place(expected, *first)));
        first.map(|(place, _)| place)
    }

    /// That a sum is right and could have been made of fewer pieces, or that steps could stand otherwise.
    fn remark(&self, given: &Answer, right: bool) -> Option<Phrase> {
        if let (Answer::Order(usual), Answer::Order(given)) = (&self.answer, given) {
            // Of an order that does not hold the first fault is told instead.
            return (right && usual != given).then(|| Phrase::plain("remark-other-order"));
        }
        let (Answer::Chips(best), Answer::Chips(given)) = (&self.answer, given) else { return None };
        let pieces_are_free = matches!(self.accepts, Accepts::AnyPieces | Accepts::FewestPieces);
        let comes_to_it = pieces_are_free && worth(given) == worth(best);
        (comes_to_it && number_of(given) > number_of(best)).then(|| {
            Phrase::plain("remark-fewer-pieces")
                .with("given", Fact::Number(number_of(given)))
                .with("fewest", Fact::Number(number_of(best)))
        })
    }
}

/// Whether each entry is as expected; one that is missing is not.
fn each<T: PartialEq>(expected: &[T], given: &[T]) -> Vec<bool> {
    let missing = expected.len().saturating_sub(given.len());
    let compared = expected.iter().zip(given).map(|(expected, given)| expected == given);
    compared.chain(std::iter::repeat_n(false, missing)).collect()
}
