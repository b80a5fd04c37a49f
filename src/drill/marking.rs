//! Answer keys and the marking of answers.

#![warn(missing_docs)]

use std::sync::Arc;

use crate::i18n::Language;
use crate::i18n::call_words::first_difference;
use crate::i18n::phrase::{Fact, Phrase};
pub use crate::rules::chips::total_value;
use crate::rules::chips::{PieceCounts, piece_count};
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::tableau::Cell;
use crate::voice::Speech;

use super::question::{Answer, LaidPieces, Question, Scene, StakeAction};

/// A question with its answer key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PosedQuestion {
    /// Shown to the trainee.
    pub question: Question,
    /// Secret until the answer is in.
    pub key: AnswerKey,
}

impl PosedQuestion {
    /// The table once the answer is known; where chips are the answer, these instead of the bet and its payout.
    pub fn scene_after(&self) -> Scene {
        let scene = self.key.after.as_ref().unwrap_or(&self.question.scene);
        match &self.key.answer {
            Answer::Chips(pieces) => Scene {
                chips: pieces.iter().map(|(value, count)| LaidPieces { value: *value, count: *count }).collect(),
                set: scene.set.clone(),
                ..Scene::default()
            },
            _ => scene.clone(),
        }
    }
}

/// The correct answer with its reasons. Never leaves the process before the answer is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerKey {
    /// The correct answer; the best one if several are accepted.
    pub answer: Answer,
    /// Other accepted answers.
    pub tolerance: Tolerance,
    /// All rules applied, in order of application.
    pub reasons: Vec<Reason>,
    /// The rules of the second house, if the question has one.
    pub second: Option<SecondHouseReasons>,
    /// Computation steps; empty if there is nothing to compute.
    pub working: Vec<Phrase>,
    /// Deciding cell or row of the tableau.
    pub highlight: Option<TableauHighlight>,
    /// The table after the decision, if it differs from the question's scene.
    pub after: Option<Scene>,
    /// Settlement of the scene's stakes, if the answer is about it without being these actions themselves.
    pub settlement: Vec<StakeAction>,
    /// Calls of the tailleur after the decision.
    pub heard: Vec<Speech>,
    /// The author's explanation, shown after any answer.
    pub explanation: Option<Phrase>,
    /// Hints for specific wrong answers.
    pub hints: Vec<AnswerHint>,
    /// Wrong answers that come about in a known way. They are explained to the person who gave them, and
    /// printed in no key.
    pub usual_mistakes: Vec<AnswerHint>,
}

/// Hint for one wrong answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerHint {
    /// The wrong answer.
    pub answer: Answer,
    /// The text of the hint.
    pub text: Phrase,
}

/// Reasons for the answer in the second house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondHouseReasons {
    /// House whose terms are used.
    pub house: Arc<House>,
    /// All rules applied there.
    pub reasons: Vec<Reason>,
    /// The working of each house alone; in the key each line of both names its house.
    pub working: [Vec<Phrase>; 2],
    /// Settlement of the stakes on its table; that of the first house's is in the key.
    pub settlement: Vec<StakeAction>,
}

/// Answers accepted besides the one in the key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Tolerance {
    /// None. Words are compared regardless of spelling variants.
    #[default]
    Only,
    /// The same steps or actions in any order in which, for each pair, the first precedes the second. Steps are
    /// identified by index in the list, actions by index of the stake. For steps, the key's reasons correspond to the
    /// pairs one to one.
    AnyOrderWith(Vec<(usize, usize)>),
    /// Any pieces with the same sum.
    AnyPieces,
    /// Any pieces with the same sum except these, which are to be changed.
    OtherPieces(PieceCounts),
    /// The same words or other words, regardless of spelling variants.
    Words {
        /// Language whose names for figures are accepted too.
        figures_in: Option<Language>,
        /// Other words.
        also: Vec<String>,
    },
    /// Pieces with the same sum, no more of them than in the key.
    FewestPieces,
    /// Any number in this inclusive range.
    Between(u32, u32),
}

/// Deciding place in the printed tableau.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableauHighlight {
    /// Punto's row for this point of two cards.
    Punto(crate::rules::hand::Point),
    /// A cell of Banco's tableau.
    Banco(Cell),
}

/// Result of marking an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Verdict {
    /// True if all parts are correct.
    pub right: bool,
    /// Correctness of each part of a composed answer; a single entry otherwise.
    pub parts: Vec<bool>,
    /// The answer given.
    pub given: Answer,
    /// Remark on a correct answer that is not the best one.
    pub remark: Option<Phrase>,
    /// The key, no longer secret.
    pub key: AnswerKey,
}

impl Verdict {
    /// Author's hint for this wrong answer.
    pub fn hint(&self) -> Option<&Phrase> {
        if self.right { None } else { self.key.hint(&self.given) }
    }
}

/// The fewest steps that have to be moved to come from one order to another of the same steps; where most of them have
/// to be, every step out of its place.
pub fn misplaced_steps(given: &[usize], expected: &[usize]) -> Vec<usize> {
    let mut runs: Vec<Vec<usize>> = vec![Vec::new()];
    let place = |step: &usize| expected.iter().position(|due| due == step);
    for step in given {
        let follows = |run: &&Vec<usize>| run.last().is_none_or(|last| place(last) < place(step));
        let longest = runs.iter().filter(follows).max_by_key(|run| run.len());
        let run = longest.into_iter().flatten().copied().chain([*step]).collect();
        runs.push(run);
    }
    let stays = runs.into_iter().max_by_key(Vec::len).unwrap_or_default();
    let is_mostly_moved = 2 * stays.len() < given.len();
    let is_misplaced =
        |(given, due): &(&usize, &usize)| if is_mostly_moved { given != due } else { !stays.contains(given) };
    given.iter().zip(expected).filter(is_misplaced).map(|(given, _)| *given).collect()
}

impl AnswerKey {
    /// A key with reasons only.
    pub const fn new(answer: Answer, reasons: Vec<Reason>) -> Self {
        Self {
            answer,
            tolerance: Tolerance::Only,
            reasons,
            second: None,
            working: Vec::new(),
            highlight: None,
            after: None,
            settlement: Vec::new(),
            heard: Vec::new(),
            explanation: None,
            hints: Vec::new(),
            usual_mistakes: Vec::new(),
        }
    }

    /// True if the hands can be counted: cards of a mistake that was not put right are no hand.
    pub fn has_hands_to_count(&self) -> bool {
        self.after.is_some() || !self.reasons.iter().any(|reason| matches!(reason.rule, Rule::Remedy(_)))
    }

    /// How the bets of the scene are settled.
    pub fn deeds(&self) -> &[StakeAction] {
        match &self.answer {
            Answer::Settle(deeds) => deeds,
            _ => &self.settlement,
        }
    }

    /// Marks an answer and reveals the key.
    pub fn mark(&self, given: Answer) -> Verdict {
        let parts = match (&self.answer, &given) {
            (Answer::Several(expected), Answer::Several(given)) => each(expected, given),
            (Answer::Grid(expected), Answer::Grid(given)) => each(expected, given),
            (Answer::Aloud(expected), Answer::Aloud(given)) => each(expected, given),
            (Answer::Settle(expected), Answer::Settle(given)) => {
                let done = expected.iter().map(|deed| given.contains(deed)).collect::<Vec<_>>();
                let nothing_more = given.len() == expected.len();
                let in_order = self.is_accepted_order(&given.iter().map(|deed| deed.stake).collect::<Vec<_>>());
                done.into_iter().chain([nothing_more && in_order]).collect()
            }
            (Answer::Order(expected), Answer::Order(given)) => {
                vec![expected.len() == given.len() && (expected == given || self.is_accepted_order(given))]
            }
            (Answer::Chips(expected), Answer::Chips(given)) => match self.tolerance {
                Tolerance::AnyPieces => vec![total_value(expected) == total_value(given)],
                Tolerance::OtherPieces(ref handed) => {
                    vec![total_value(expected) == total_value(given) && given != handed]
                }
                Tolerance::FewestPieces => {
                    vec![total_value(expected) == total_value(given) && piece_count(given) <= piece_count(expected)]
                }
                _ => vec![expected == given],
            },
            (Answer::Number(expected), Answer::Number(given)) => match self.tolerance {
                Tolerance::Between(least, most) => vec![(least..=most).contains(given)],
                _ => vec![expected == given],
            },
            (Answer::Call(expected), Answer::Call(given)) => {
                vec![std::iter::once(expected).chain(self.also()).any(|words| self.are_same_words(words, given))]
            }
            (expected, given) => vec![expected == given],
        };
        let right = parts.iter().all(|part| *part);
        let remark = self.remark(&given, right);
        Verdict { right, parts, given, remark, key: self.clone() }
    }

    /// Which parts of the correct answer this one has right; a step is right in its place, or where the order is free.
    pub fn parts_right(&self, given: &Answer) -> Vec<bool> {
        let verdict = self.mark(given.clone());
        match (&self.answer, given) {
            (Answer::Order(expected), Answer::Order(given)) if !verdict.right => each(expected, given),
            (Answer::Order(expected), _) => vec![verdict.right; expected.len()],
            _ => verdict.parts,
        }
    }

    /// Author's hint for this exact answer; `None` for any other.
    pub fn hint(&self, given: &Answer) -> Option<&Phrase> {
        let is_it = |answer: &Answer| match (answer, given) {
            (Answer::Call(one), Answer::Call(other)) => self.are_same_words(one, other),
            (Answer::Money(sum), Answer::Chips(pieces)) => *sum == total_value(pieces),
            (one, other) => one == other,
        };
        self.hints.iter().chain(&self.usual_mistakes).find(|hint| is_it(&hint.answer)).map(|hint| &hint.text)
    }

    /// The first premature action and the one that should precede it, by stake index; `None` if the order is
    /// accepted.
    pub fn out_of_order(&self, given: &Answer) -> Option<(usize, usize)> {
        let (Answer::Settle(deeds), Tolerance::AnyOrderWith(pairs)) = (given, &self.tolerance) else { return None };
        let places: Vec<usize> = deeds.iter().map(|deed| deed.stake).collect();
        let at = |wanted: usize| places.iter().position(|place| *place == wanted);
        let broken = pairs.iter().filter_map(|(before, after)| {
            let (late, early) = (at(*before)?, at(*after)?);
            (early < late).then_some((early, late, *after, *before))
        });
        broken.min().map(|(.., early, late)| (early, late))
    }

    /// The bets of a settlement in its order, with those that it left where they were due in it.
    pub fn completed_order(&self, given: &Answer) -> Vec<usize> {
        let stakes = |answer: &Answer| match answer {
            Answer::Settle(deeds) => deeds.iter().map(|deed| deed.stake).collect(),
            _ => Vec::new(),
        };
        let (mut order, due): (Vec<usize>, Vec<usize>) = (stakes(given), stakes(&self.answer));
        for missed in due {
            if order.contains(&missed) {
                continue;
            }
            let comes_later = |other: &usize| match &self.tolerance {
                Tolerance::AnyOrderWith(pairs) => pairs.contains(&(missed, *other)),
                _ => false,
            };
            let place = order.iter().position(comes_later).unwrap_or(order.len());
            order.insert(place, missed);
        }
        order
    }

    /// True where an answer settles every bet that is due, and no other, however.
    pub fn settles_every_bet(&self, given: &Answer) -> bool {
        let (Answer::Settle(given), Answer::Settle(due)) = (given, &self.answer) else { return false };
        given.len() == due.len() && due.iter().all(|deed| given.iter().any(|own| own.stake == deed.stake))
    }

    /// True where the order of its parts counts.
    pub fn has_order(&self) -> bool {
        matches!(&self.tolerance, Tolerance::AnyOrderWith(pairs) if !pairs.is_empty())
    }

    /// Language whose names for figures are accepted.
    pub const fn spoken_in(&self) -> Option<Language> {
        match self.tolerance {
            Tolerance::Words { figures_in, .. } => figures_in,
            _ => None,
        }
    }

    /// Other correct words.
    pub fn also(&self) -> &[String] {
        if let Tolerance::Words { also, .. } = &self.tolerance { also } else { &[] }
    }

    fn are_same_words(&self, one: &str, other: &str) -> bool {
        first_difference(one, other, self.spoken_in()).is_none()
    }

    /// True if the indices are in an accepted order, or if the order does not matter.
    fn is_accepted_order(&self, places: &[usize]) -> bool {
        let Tolerance::AnyOrderWith(pairs) = &self.tolerance else { return false };
        let at = |wanted: usize| places.iter().position(|place| *place == wanted);
        pairs.iter().all(|(first, second)| match (at(*first), at(*second)) {
            (Some(first), Some(second)) => first < second,
            _ => true,
        })
    }

    /// Index of the first violated pair: the one whose later step comes earliest, and among those the one whose first
    /// step is due next.
    pub fn first_broken(&self, given: &[usize]) -> Option<usize> {
        let (Tolerance::AnyOrderWith(pairs), Answer::Order(expected)) = (&self.tolerance, &self.answer) else {
            return None;
        };
        let in_place = |places: &[usize], step: usize| places.iter().position(|place| *place == step);
        let broken = pairs.iter().enumerate().filter(|(_, (first, then))| {
            matches!((in_place(given, *first), in_place(given, *then)), (Some(first), Some(then)) if then < first)
        });
        let first = broken.min_by_key(|(_, (first, then))| (in_place(given, *then), in_place(expected, *first)));
        first.map(|(place, _)| place)
    }

    /// The steps of an order before the first that comes too early.
    pub fn before_first_mistake<'g>(&self, given: &'g [usize]) -> &'g [usize] {
        let (Tolerance::AnyOrderWith(pairs), Some(broken)) = (&self.tolerance, self.first_broken(given)) else {
            return given;
        };
        let early = pairs.get(broken).and_then(|(_, early)| given.iter().position(|step| step == early));
        early.and_then(|early| given.get(..early)).unwrap_or(given)
    }

    /// Of a wrong order the steps that a table shows: those before the first mistake, or where that is the first step,
    /// those that must come before it.
    pub fn steps_to_enact<'s>(&'s self, given: &'s [usize]) -> &'s [usize] {
        let before = self.before_first_mistake(given);
        let (Answer::Order(expected), [], [first, ..]) = (&self.answer, before, given) else { return before };
        let due = expected.iter().position(|step| step == first);
        due.and_then(|due| expected.get(..due)).unwrap_or_default()
    }

    /// Remark if a sum could be made of fewer pieces, or if another order is more usual.
    fn remark(&self, given: &Answer, right: bool) -> Option<Phrase> {
        if let (Answer::Order(usual), Answer::Order(given)) = (&self.answer, given) {
            // For a wrong order, the first fault is reported instead.
            return (right && usual != given).then(|| text!("remark-other-order"));
        }
        let (Answer::Chips(best), Answer::Chips(given)) = (&self.answer, given) else { return None };
        let pieces_are_free = matches!(self.tolerance, Tolerance::AnyPieces | Tolerance::FewestPieces);
        let comes_to_it = pieces_are_free && total_value(given) == total_value(best);
        (comes_to_it && piece_count(given) > piece_count(best)).then(|| {
            text!(
                "remark-fewer-pieces",
                given = Fact::Number(piece_count(given)),
                fewest = Fact::Number(piece_count(best))
            )
        })
    }
}

/// Compares entry by entry; missing entries are wrong.
fn each<T: PartialEq>(expected: &[T], given: &[T]) -> Vec<bool> {
    let missing = expected.len().saturating_sub(given.len());
    let compared = expected.iter().zip(given).map(|(expected, given)| expected == given);
    compared.chain(std::iter::repeat_n(false, missing)).collect()
}
