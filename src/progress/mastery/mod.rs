//! What a trainee can do: a fold over all answers in the order of time. No clock, no chance; the same
//! answers give the same mastery, whatever their order and however often they are told.

pub mod answer;
pub mod constants;
pub mod day;
pub mod form;
pub mod knowledge;
pub mod learnt;
pub mod memory;
pub mod rating;
pub mod speed;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use self::answer::{Answer, Key};
pub use self::day::Day;
pub use self::form::{Form, Pace, Quick};
pub use self::learnt::Learnt;
pub use self::memory::{Grade, Memory};
pub use self::rating::Rating;
pub use self::speed::Speed;

use self::learnt::Evidence;
use self::memory::Steps;
use super::moment::Moment;

/// What a trainee can do.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Mastery {
    pace: Pace,
    minutes_east: i32,
    #[serde(skip)]
    steps: Steps,
    answers: u64,
    decisions: BTreeMap<Key, Learnt>,
    /// The ability in each drill that sets problems.
    abilities: BTreeMap<Arc<str>, Rating>,
    /// The difficulty of each of their decisions, for this person.
    difficulties: BTreeMap<Key, Rating>,
}

impl Mastery {
    /// Nothing known yet of a person with this pace, where local time is so many minutes ahead of universal time.
    #[must_use]
    pub fn new(pace: Pace, minutes_east: i32) -> Self {
        Self { pace, minutes_east, ..Self::default() }
    }

    /// What these answers tell: each counts once, in the order in which they were given.
    #[must_use]
    pub fn fold(pace: Pace, minutes_east: i32, answers: impl IntoIterator<Item = Answer>) -> Self {
        let mut answers: Vec<Answer> = answers.into_iter().collect();
        // Where two share an id, which no honest journal has, the greater counts.
        answers.sort_unstable_by(|a, b| a.id.cmp(&b.id).then_with(|| b.cmp(a)));
        answers.dedup_by_key(|answer| answer.id);
        answers.sort_unstable();
        let mut mastery = Self::new(pace, minutes_east);
        for answer in &answers {
            mastery.learn(answer);
        }
        mastery
    }

    /// Takes the next answer into account. It must not be earlier than those before it.
    pub fn learn(&mut self, answer: &Answer) {
        let Answer { at, right, millis, given_away, .. } = *answer;
        self.take(&answer.key, at, right, millis, given_away);
    }

    /// Takes the next answer into account, before it has a place in a journal.
    pub fn take(&mut self, key: &Key, at: Moment, right: bool, millis: Option<u64>, given_away: bool) {
        let form = Form::of(&key.drill);
        let thought = millis.and_then(|millis| self.pace.thought(millis, form));
        let day = Day::of(at, self.minutes_east);
        self.answers = self.answers.saturating_add(1);
        let evidence = Evidence { right, thought, given_away, form, day, place: self.answers };
        if form.problem && !(given_away && right) {
            self.rate(key, evidence);
        }
        if let Some(learnt) = self.decisions.get_mut(key) {
            learnt.learn(evidence, self.pace, &self.steps);
        } else {
            let mut learnt = Learnt::default();
            learnt.learn(evidence, self.pace, &self.steps);
            self.decisions.insert(key.clone(), learnt);
        }
    }

    /// What pressing a key takes where the next answers are given.
    pub const fn press(&mut self, motor_millis: u32) {
        self.pace.motor_millis = motor_millis;
    }

    fn rate(&mut self, key: &Key, evidence: Evidence) {
        let limit = self.pace.limit(evidence.form);
        // An answer without a time counts as one that took half of it.
        let score = rating::score(evidence.right, evidence.thought.unwrap_or(limit / 2), limit);
        let ability = self.abilities.entry(Arc::clone(&key.drill)).or_default();
        let difficulty = self.difficulties.entry(key.clone()).or_default();
        (*ability, *difficulty) = rating::rated(*ability, *difficulty, score);
    }

    /// What is known of a decision; `None` where it was never asked about.
    #[must_use]
    pub fn of(&self, key: &Key) -> Option<&Learnt> {
        self.decisions.get(key)
    }

    /// Every decision asked about.
    pub fn decisions(&self) -> impl Iterator<Item = (&Key, &Learnt)> {
        self.decisions.iter()
    }

    /// The ability in a drill that sets problems; that of a beginner where there was none yet.
    #[must_use]
    pub fn ability(&self, drill: &str) -> Rating {
        self.abilities.get(drill).copied().unwrap_or_default()
    }

    /// Every ability there is.
    pub fn abilities(&self) -> impl Iterator<Item = (&str, Rating)> {
        self.abilities.iter().map(|(drill, rating)| (&**drill, *rating))
    }

    /// The difficulty of a decision, for this person.
    #[must_use]
    pub fn difficulty(&self, key: &Key) -> Rating {
        self.difficulties.get(key).copied().unwrap_or_default()
    }

    /// The probability that a problem about this decision is solved.
    #[must_use]
    pub fn solves(&self, key: &Key) -> f64 {
        rating::right(self.ability(&key.drill).value - self.difficulty(key).value)
    }

    /// How many answers it rests on.
    #[must_use]
    pub const fn answers(&self) -> u64 {
        self.answers
    }

    /// The pace that answers were measured against.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// The day a moment belongs to.
    #[must_use]
    pub fn day(&self, moment: Moment) -> Day {
        Day::of(moment, self.minutes_east)
    }

    /// The moment a day begins.
    #[must_use]
    pub fn beginning(&self, day: Day) -> Moment {
        day.beginning(self.minutes_east)
    }
}

impl PartialEq for Mastery {
    fn eq(&self, other: &Self) -> bool {
        let all = |mastery: &Self| (mastery.pace, mastery.minutes_east, mastery.answers);
        all(self) == all(other)
            && self.decisions == other.decisions
            && self.abilities == other.abilities
            && self.difficulties == other.difficulties
    }
}
