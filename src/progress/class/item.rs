//! What one question is worth as a question.

use super::decisions::{Wrong, commonest};
use super::matrix::{Mark, Matrix};
use super::statistics::{discrimination, efficiency, facility, mean, top_and_bottom};
use super::time::Spread;
use super::{FEW, FEWEST};
use crate::progress::mastery::Key;

/// Of a question that nearly all or nearly none have right no discrimination can be asked.
const PLAIN: std::ops::RangeInclusive<f64> = 0.05..=0.95;

/// Below this a discrimination is very weak (Moodle: 50 % and above very good, 30 to 50 adequate, 20 to 29 weak, 0 to
/// 19 very weak, negative probably invalid).
const VERY_WEAK: f64 = 0.20;

/// Below this an efficiency is dubious, as Moodle marks it.
const DUBIOUS: f64 = 0.15;

/// What lies so many standard errors off is by chance once in twenty times.
const CHANCE: f64 = 1.645;

/// A question and its figures.
#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    /// The house, the drill and the decision.
    pub key: Key,
    /// How many answers count.
    pub answers: usize,
    /// How many of them were right.
    pub right: usize,
    /// The share that is right.
    pub facility: Option<f64>,
    /// What a blind guess is worth.
    pub guess: f64,
    /// What it is worth; `None` where fewer than [`FEWEST`] answered it and something else beside it.
    pub worth: Option<Worth>,
    /// What answers take.
    pub time: Option<Spread>,
    /// The commonest wrong answers, the commonest first.
    pub wrong: Vec<Wrong>,
}

/// How well a question tells those who know from those who do not.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Worth {
    /// From so many people.
    pub people: usize,
    /// The correlation with the rest of the test; `None` where either does not vary.
    pub discrimination: Option<f64>,
    /// The share of the greatest discrimination these marks could have.
    pub efficiency: Option<f64>,
    /// The best 27 % less the last 27 %.
    pub top_and_bottom: Option<f64>,
}

/// Why a trainer should look at a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Look {
    /// Those who know the rest get it wrong: probably its key is.
    Against,
    /// Fewer have it right than would by guessing.
    BelowGuess,
    /// It hardly tells those who know the rest from those who do not.
    Weak,
}

impl Item {
    /// Every question of a matrix, in its order. `guess` says what a blind guess at a question is worth.
    #[must_use]
    pub fn all(matrix: &Matrix, guess: &dyn Fn(&Key) -> f64) -> Vec<Self> {
        matrix.items.iter().enumerate().map(|(place, key)| Self::of(matrix, place, key, guess(key))).collect()
    }

    fn of(matrix: &Matrix, place: usize, key: &Key, guess: f64) -> Self {
        let marks: Vec<&Mark> = matrix.rows.iter().filter_map(|row| row.get(place)?.as_ref()).collect();
        let values: Vec<f64> = marks.iter().map(|mark| value(mark)).collect();
        let right = marks.iter().filter(|mark| mark.right).count();
        Self {
            key: key.clone(),
            answers: marks.len(),
            right,
            facility: facility(&values),
            guess,
            worth: Worth::of(matrix, place),
            time: Spread::of(marks.iter().filter_map(|mark| mark.millis).collect()),
            wrong: commonest(marks.iter().map(|mark| (mark.right, &mark.answer, &mark.expected))),
        }
    }

    /// Whether its figures rest on few answers.
    #[must_use]
    pub fn is_of_few(&self) -> bool {
        self.worth.is_none_or(|worth| worth.people < FEW)
    }

    /// Why a trainer should look at it, the gravest reason first. What few people can bring about by chance is no
    /// reason: a negative discrimination counts where it is clearly negative (Fisher's transformation, one in twenty),
    /// a low one where thirty people or more were asked.
    #[must_use]
    pub fn look(&self) -> Option<Look> {
        let (worth, facility) = (self.worth?, self.facility?);
        let people = worth.people as f64;
        let tells = PLAIN.contains(&facility);
        let clearly = |found: f64| found.atanh() * (people - 3.0).sqrt() < -CHANCE;
        if tells && worth.discrimination.is_some_and(clearly) {
            return Some(Look::Against);
        }
        let by_chance = CHANCE * (self.guess * (1.0 - self.guess) / (self.answers.max(1) as f64)).sqrt();
        if facility < self.guess - by_chance {
            return Some(Look::BelowGuess);
        }
        let weak = worth.discrimination.is_some_and(|found| found < VERY_WEAK)
            || worth.efficiency.is_some_and(|found| found < DUBIOUS);
        (weak && tells && worth.people >= FEW).then_some(Look::Weak)
    }
}

impl Worth {
    fn of(matrix: &Matrix, place: usize) -> Option<Self> {
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
        (with_rest.len() >= FEWEST).then(|| Self {
            people: with_rest.len(),
            discrimination: discrimination(&with_rest),
            efficiency: efficiency(&with_rest),
            top_and_bottom: top_and_bottom(&with_total),
        })
    }
}

fn value(mark: &Mark) -> f64 {
    f64::from(u8::from(mark.right))
}
