//! Mastery: a pure fold over all answers, independent of their order and of duplicates.

pub mod answer;
pub mod constants;
pub mod day;
pub mod decision_state;
pub mod form;
pub mod knowledge;
pub mod memory;
pub mod rating;
pub mod speed;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use self::answer::{DecisionKey, GivenAnswer, MasteryAnswer};
pub use self::day::Day;
pub use self::decision_state::DecisionState;
pub use self::form::{DrillForm, Quickness, ResponsePace};
pub use self::memory::{Grade, Memory};
pub use self::rating::Rating;
pub use self::speed::Speed;

use self::decision_state::AnswerEvidence;
use self::memory::MemoryModel;
use super::moment::Moment;
use super::record::AnswerSource;
use crate::drill::DrillId;
use crate::rules::house::HouseId;

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Mastery {
    pace: ResponsePace,
    minutes_east: i32,
    #[serde(skip)]
    steps: MemoryModel,
    answers: u64,
    decisions: BTreeMap<DecisionKey, DecisionState>,
    /// Ability per problem drill.
    abilities: BTreeMap<DrillId, Rating>,
    /// Difficulty per problem decision, for this person.
    difficulties: BTreeMap<DecisionKey, Rating>,
}

impl Mastery {
    /// `minutes_east` is the UTC offset of local time in minutes.
    pub fn new(pace: ResponsePace, minutes_east: i32) -> Self {
        Self { pace, minutes_east, ..Self::default() }
    }

    /// Sorts and deduplicates the answers.
    pub fn fold(pace: ResponsePace, minutes_east: i32, answers: impl IntoIterator<Item = MasteryAnswer>) -> Self {
        let mut answers: Vec<MasteryAnswer> = answers.into_iter().collect();
        // On a duplicate id (a corrupt journal) the greater answer wins.
        answers.sort_unstable_by(|a, b| a.id.cmp(&b.id).then_with(|| b.cmp(a)));
        answers.dedup_by_key(|answer| answer.id);
        answers.sort_unstable();
        let mut mastery = Self::new(pace, minutes_east);
        for answer in &answers {
            mastery.apply(answer);
        }
        mastery
    }

    /// Folds in the next answer, which must not be earlier than the previous ones.
    pub fn apply(&mut self, answer: &MasteryAnswer) {
        let MasteryAnswer { at, right, millis, given_away, source, .. } = *answer;
        self.apply_given(&answer.key, at, GivenAnswer { right, millis, given_away, source });
    }

    /// Folds in an answer of today's practice that is not in a journal yet.
    pub fn apply_answer(&mut self, key: &DecisionKey, at: Moment, right: bool, millis: Option<u64>, given_away: bool) {
        self.apply_given(key, at, GivenAnswer { right, millis, given_away, source: AnswerSource::Alone });
    }

    /// Folds in an answer that was given in some setting.
    pub fn apply_given(&mut self, key: &DecisionKey, at: Moment, given: GivenAnswer) {
        let GivenAnswer { right, millis, given_away, source } = given;
        let form = DrillForm::for_drill(key.drill.as_str());
        let thought = millis.and_then(|millis| self.pace.thinking_millis(millis, form));
        let day = Day::from_moment(at, self.minutes_east);
        self.answers = self.answers.saturating_add(1);
        let evidence = AnswerEvidence { right, thought, given_away, source, form, day, place: self.answers };
        if form.problem && !(given_away && right) {
            self.rate(key, evidence);
        }
        if let Some(learnt) = self.decisions.get_mut(key) {
            learnt.update(evidence, self.pace, &self.steps);
        } else {
            let mut learnt = DecisionState::default();
            learnt.update(evidence, self.pace, &self.steps);
            self.decisions.insert(key.clone(), learnt);
        }
    }

    /// Sets the key-press time for the answers that follow.
    pub const fn set_motor_millis(&mut self, motor_millis: u32) {
        self.pace.motor_millis = motor_millis;
    }

    fn rate(&mut self, key: &DecisionKey, evidence: AnswerEvidence) {
        let limit = self.pace.time_limit(evidence.form);
        // An untimed answer counts as one that took half of the limit.
        let score = rating::score(evidence.right, evidence.thought.unwrap_or(limit / 2), limit);
        let ability = self.abilities.entry(key.drill.clone()).or_default();
        let difficulty = self.difficulties.entry(key.clone()).or_default();
        (*ability, *difficulty) = rating::update_ratings(*ability, *difficulty, score);
    }

    /// `None` if the decision was never asked about.
    pub fn get(&self, key: &DecisionKey) -> Option<&DecisionState> {
        self.decisions.get(key)
    }

    pub fn decisions(&self) -> impl Iterator<Item = (&DecisionKey, &DecisionState)> {
        self.decisions.iter()
    }

    /// Ability in a problem drill, by default a beginner's.
    pub fn ability(&self, drill: &DrillId) -> Rating {
        self.abilities.get(drill).copied().unwrap_or_default()
    }

    pub fn abilities(&self) -> impl Iterator<Item = (&DrillId, Rating)> {
        self.abilities.iter().map(|(drill, rating)| (drill, *rating))
    }

    /// Difficulty of a decision for this person.
    pub fn difficulty(&self, key: &DecisionKey) -> Rating {
        self.difficulties.get(key).copied().unwrap_or_default()
    }

    /// Probability of solving a problem about this decision.
    pub fn solve_probability(&self, key: &DecisionKey) -> f64 {
        rating::right_probability(self.ability(&key.drill).value - self.difficulty(key).value)
    }

    /// Mastery in a house to which these decisions of others apply; of two states of a decision the one with more
    /// answers counts. `None` if it is as it was.
    pub fn shared_with(&self, house: &HouseId, is_shared: &mut dyn FnMut(&DecisionKey) -> bool) -> Option<Self> {
        let mut shared: Vec<(DecisionKey, &DecisionKey, DecisionState)> = Vec::new();
        for (key, state) in self.decisions.iter().filter(|(key, _)| key.house != *house) {
            let own = DecisionKey { house: house.clone(), ..key.clone() };
            let asked = self.decisions.get(&own).map_or(0, |state| state.asked);
            if state.asked > asked && is_shared(key) {
                shared.push((own, key, *state));
            }
        }
        // The one with the most answers last, so that it counts.
        shared.sort_by_key(|(.., state)| state.asked);
        let mut mastery = if shared.is_empty() { return None } else { self.clone() };
        for (own, key, state) in shared {
            mastery.decisions.insert(own.clone(), state);
            if let Some(difficulty) = self.difficulties.get(key) {
                mastery.difficulties.insert(own, *difficulty);
            }
        }
        Some(mastery)
    }

    pub const fn answers(&self) -> u64 {
        self.answers
    }

    pub const fn pace(&self) -> ResponsePace {
        self.pace
    }

    pub fn day(&self, moment: Moment) -> Day {
        Day::from_moment(moment, self.minutes_east)
    }

    pub fn day_start(&self, day: Day) -> Moment {
        day.start(self.minutes_east)
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
