//! Mastery: a pure fold over all answers, independent of their order and of duplicates.

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

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Mastery {
    pace: Pace,
    minutes_east: i32,
    #[serde(skip)]
    steps: Steps,
    answers: u64,
    decisions: BTreeMap<Key, Learnt>,
    /// Ability per problem drill.
    abilities: BTreeMap<Arc<str>, Rating>,
    /// Difficulty per problem decision, for this person.
    difficulties: BTreeMap<Key, Rating>,
}

impl Mastery {
    /// `minutes_east` is the UTC offset of local time in minutes.
    pub fn new(pace: Pace, minutes_east: i32) -> Self {
        Self { pace, minutes_east, ..Self::default() }
    }

    /// Sorts and deduplicates the answers.
    pub fn fold(pace: Pace, minutes_east: i32, answers: impl IntoIterator<Item = Answer>) -> Self {
        let mut answers: Vec<Answer> = answers.into_iter().collect();
        // On a duplicate id (a corrupt journal) the greater answer wins.
        answers.sort_unstable_by(|a, b| a.id.cmp(&b.id).then_with(|| b.cmp(a)));
        answers.dedup_by_key(|answer| answer.id);
        answers.sort_unstable();
        let mut mastery = Self::new(pace, minutes_east);
        for answer in &answers {
            mastery.learn(answer);
        }
        mastery
    }

    /// Folds in the next answer, which must not be earlier than the previous ones.
    pub fn learn(&mut self, answer: &Answer) {
        let Answer { at, right, millis, given_away, .. } = *answer;
        self.take(&answer.key, at, right, millis, given_away);
    }

    /// Folds in an answer that is not in a journal yet.
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

    /// Sets the key-press time for the answers that follow.
    pub const fn press(&mut self, motor_millis: u32) {
        self.pace.motor_millis = motor_millis;
    }

    fn rate(&mut self, key: &Key, evidence: Evidence) {
        let limit = self.pace.limit(evidence.form);
        // An untimed answer counts as one that took half of the limit.
        let score = rating::score(evidence.right, evidence.thought.unwrap_or(limit / 2), limit);
        let ability = self.abilities.entry(Arc::clone(&key.drill)).or_default();
        let difficulty = self.difficulties.entry(key.clone()).or_default();
        (*ability, *difficulty) = rating::rated(*ability, *difficulty, score);
    }

    /// `None` if the decision was never asked about.
    pub fn of(&self, key: &Key) -> Option<&Learnt> {
        self.decisions.get(key)
    }

    pub fn decisions(&self) -> impl Iterator<Item = (&Key, &Learnt)> {
        self.decisions.iter()
    }

    /// Ability in a problem drill, by default a beginner's.
    pub fn ability(&self, drill: &str) -> Rating {
        self.abilities.get(drill).copied().unwrap_or_default()
    }

    pub fn abilities(&self) -> impl Iterator<Item = (&str, Rating)> {
        self.abilities.iter().map(|(drill, rating)| (&**drill, *rating))
    }

    /// Difficulty of a decision for this person.
    pub fn difficulty(&self, key: &Key) -> Rating {
        self.difficulties.get(key).copied().unwrap_or_default()
    }

    /// Probability of solving a problem about this decision.
    pub fn solves(&self, key: &Key) -> f64 {
        rating::right(self.ability(&key.drill).value - self.difficulty(key).value)
    }

    pub const fn answers(&self) -> u64 {
        self.answers
    }

    pub const fn pace(&self) -> Pace {
        self.pace
    }

    pub fn day(&self, moment: Moment) -> Day {
        Day::of(moment, self.minutes_east)
    }

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
