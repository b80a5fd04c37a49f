//! Item analysis: how well one question discriminates.

use std::cmp::Ordering;

use super::decisions::{WrongAnswerCount, commonest};
use super::matrix::{ClassMark, MarkMatrix};
use super::statistics::{discrimination, efficiency, facility, mean, top_and_bottom, variance};
use super::time::Quartiles;
use super::{FEW, FEWEST};
use crate::progress::mastery::DecisionKey;

/// Facilities within which discrimination is meaningful.
const PLAIN: std::ops::RangeInclusive<f64> = 0.05..=0.95;

/// Upper bound of "very weak" discrimination. Moodle's bands: ≥ 50 % very good, 30–50 adequate, 20–29 weak, 0–19 very
/// weak, negative probably invalid.
const VERY_WEAK: f64 = 0.20;

/// Upper bound of a dubious efficiency (Moodle's threshold).
const DUBIOUS: f64 = 0.15;

/// One-sided 5 % quantile of the standard normal distribution.
const CHANCE: f64 = 1.645;

/// Questions that a trainer is shown first.
pub const FIRST_LOOKS: usize = 3;

#[derive(Debug, Clone, PartialEq)]
pub struct ItemAnalysis {
    pub key: DecisionKey,
    /// Number of answers counted.
    pub answers: usize,
    pub right: usize,
    pub facility: Option<f64>,
    /// Probability that a blind guess is right.
    pub guess: f64,
    /// `None` when fewer than [`FEWEST`] people answered this and some other question.
    pub quality: Option<ItemQuality>,
    pub time: Option<Quartiles>,
    pub wrong: Vec<WrongAnswerCount>,
}

/// Discrimination figures of a question.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ItemQuality {
    /// Number of people the figures rest on.
    pub people: usize,
    /// Correlation with the rest of the test; `None` if either does not vary, or the whole test does not.
    pub discrimination: Option<f64>,
    /// Discrimination as a share of the maximum these marks allow; `None` as above.
    pub efficiency: Option<f64>,
    /// Facility in the top 27 % minus facility in the bottom 27 %.
    pub top_and_bottom: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReviewReason {
    /// Strong trainees get it wrong: probably a wrong key.
    Against,
    /// Right less often than by guessing.
    BelowGuess,
    /// Hardly separates strong from weak trainees.
    Weak,
}

impl ItemAnalysis {
    /// All questions of a matrix in order. `guess` returns the probability of a blind guess.
    pub fn all(matrix: &MarkMatrix, guess: &dyn Fn(&DecisionKey) -> f64) -> Vec<Self> {
        matrix.items.iter().enumerate().map(|(place, key)| Self::new(matrix, place, key, guess(key))).collect()
    }

    fn new(matrix: &MarkMatrix, place: usize, key: &DecisionKey, guess: f64) -> Self {
        let marks: Vec<&ClassMark> = matrix.rows.iter().filter_map(|row| row.get(place)?.as_ref()).collect();
        let values: Vec<f64> = marks.iter().map(|mark| value(mark)).collect();
        let right = marks.iter().filter(|mark| mark.right).count();
        Self {
            key: key.clone(),
            answers: marks.len(),
            right,
            facility: facility(&values),
            guess,
            quality: ItemQuality::new(matrix, place),
            time: Quartiles::from_times(marks.iter().filter_map(|mark| mark.millis).collect()),
            wrong: commonest(marks.iter().map(|mark| (mark.right, &mark.answer, &mark.expected))),
        }
    }

    /// True when fewer than `FEW` people answered.
    pub fn rests_on_few(&self) -> bool {
        self.quality.is_none_or(|worth| worth.people < FEW)
    }

    /// Order in which a trainer looks at questions: what may be wrong with them first, then the hardest.
    pub fn look_order(&self, other: &Self) -> Ordering {
        let look = |item: &Self| item.review_reason().map_or(u8::MAX, |look| look as u8);
        let facility = |item: &Self| item.facility.unwrap_or(1.0);
        look(self).cmp(&look(other)).then_with(|| facility(self).total_cmp(&facility(other)))
    }

    /// True if there is anything to look at: it may be faulty, or was answered wrongly.
    pub fn is_worth_a_look(&self) -> bool {
        self.review_reason().is_some() || self.right < self.answers
    }

    /// The most serious reason to review the question. Results that small samples produce by chance are ignored:
    /// negative discrimination counts only when significant (Fisher's transformation, 5 %), low discrimination only
    /// from thirty people up.
    pub fn review_reason(&self) -> Option<ReviewReason> {
        let (worth, facility) = (self.quality?, self.facility?);
        let people = worth.people as f64;
        let tells = PLAIN.contains(&facility);
        let clearly = |found: f64| found.atanh() * (people - 3.0).sqrt() < -CHANCE;
        if tells && worth.discrimination.is_some_and(clearly) {
            return Some(ReviewReason::Against);
        }
        let by_chance = CHANCE * (self.guess * (1.0 - self.guess) / (self.answers.max(1) as f64)).sqrt();
        if facility < self.guess - by_chance {
            return Some(ReviewReason::BelowGuess);
        }
        let weak = worth.discrimination.is_some_and(|found| found < VERY_WEAK)
            || worth.efficiency.is_some_and(|found| found < DUBIOUS);
        (weak && tells && worth.people >= FEW).then_some(ReviewReason::Weak)
    }
}

impl ItemQuality {
    fn new(matrix: &MarkMatrix, place: usize) -> Option<Self> {
        let (mut with_rest, mut with_total) = (Vec::new(), Vec::new());
        for row in &matrix.rows {
            let Some(mark) = row.get(place).and_then(Option::as_ref).map(value) else { continue };
            let others = row.iter().enumerate().filter(|(other, _)| *other != place);
            let rest: Vec<f64> = others.filter_map(|(_, mark)| mark.as_ref().map(value)).collect();
            if let Some(share) = mean(&rest) {
                let count = rest.len() as f64;
                with_rest.push((mark, share));
                with_total.push((mark, (share * count + mark) / (count + 1.0)));
            }
        }
        // Where everyone has the same total, who has more here has less elsewhere: that says nothing about the question.
        let totals: Vec<f64> = with_total.iter().map(|pair| pair.1).collect();
        let totals_differ = variance(&totals).is_some_and(|found| found > 1e-12);
        let telling = if totals_differ { with_rest.as_slice() } else { &[] };
        (with_rest.len() >= FEWEST).then(|| Self {
            people: with_rest.len(),
            discrimination: discrimination(telling),
            efficiency: efficiency(telling),
            top_and_bottom: top_and_bottom(&with_total),
        })
    }
}

fn value(mark: &ClassMark) -> f64 {
    f64::from(u8::from(mark.right))
}
