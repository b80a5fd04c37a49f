//! Hints where a valid lesson teaches little.

use std::collections::BTreeSet;

use super::super::{Lesson, Step};
use super::{PackChecker, ProofCache};
use crate::drill::authored::{Asking, FixedQuestion};
use crate::drill::{AnyDrill, DrillFlaw};
use crate::i18n::phrase::Fact;
use crate::rules::house::House;

/// Longest recommended lesson in minutes.
const LONGEST: u64 = 60;
/// Minimum time per test answer in seconds.
const LEAST_SECONDS: u64 = 1;
/// Highest acceptable probability of passing by guessing.
const LUCK: f64 = 0.05;

impl PackChecker<'_> {
    /// Reports didactic weaknesses in the lesson's houses.
    pub(super) fn didactics(&mut self, lesson: &Lesson, houses: &[&House], proofs: &mut ProofCache) {
        self.begins_cold(lesson);
        self.takes_long(lesson);
        self.has_one_answer(lesson, houses, proofs);
        self.is_passed_by_guessing(lesson, houses, proofs);
        self.is_rushed(lesson, houses, proofs);
        for (at, step) in lesson.steps.iter().enumerate() {
            if let Step::Ask(round) = step
                && let AnyDrill::Authored(authored) = &round.drill
            {
                for (index, question) in authored.questions.iter().enumerate().filter(|(_, one)| is_bare(one)) {
                    let what = text!("flaw-question-bare", found = Fact::Text(super::truncate(&question.id)));
                    self.notes.flaw(&format!("steps.{at}.0.{index}"), what);
                }
            }
        }
    }

    /// Reports each drill with an unanswerable question, in the first house concerned. Drills that cannot be asked at
    /// all are reported elsewhere.
    pub(super) fn proved(&mut self, lesson: &Lesson, houses: &[&House], proofs: &mut ProofCache) {
        for (at, step) in lesson.steps.iter().enumerate() {
            let is_mixed = matches!(step, Step::Mixed(_));
            for (index, round) in step.rounds().iter().enumerate() {
                if matches!(round.drill, AnyDrill::Authored(_)) {
                    continue;
                }
                let objection =
                    houses.iter().find_map(|house| proofs.get_or_prove(&round.drill, house).objection.clone());
                if let Some(flaw @ DrillFlaw::NoAnswer { .. }) = objection {
                    let path =
                        if is_mixed { format!("steps.{at}.0.{index}.drill") } else { format!("steps.{at}.drill") };
                    self.notes.flaw(&path, flaw);
                }
            }
        }
    }

    /// Flags a lesson whose first question has nothing before it.
    fn begins_cold(&mut self, lesson: &Lesson) {
        let first = lesson.steps.iter().position(|step| step.questions() > 0);
        if lesson.test.is_none() && first == Some(0) {
            self.notes.flaw("steps.0", text!("flaw-lesson-begins-cold"));
        }
    }

    fn takes_long(&mut self, lesson: &Lesson) {
        let questions = u64::from(lesson.questions());
        if let Some(test) = lesson.test {
            let least = questions.saturating_mul(LEAST_SECONDS).div_ceil(60);
            if u64::from(test.minutes) < least {
                let what =
                    text!("flaw-test-too-short", questions = Fact::Number(questions), least = Fact::Number(least));
                self.notes.flaw("test.minutes", what);
            }
            return;
        }
        let at_the_table: u64 = lesson.shifts().map(|shift| u64::from(shift.seconds())).sum();
        let reckoned = questions.saturating_mul(lesson.pass.seconds.into()).saturating_add(at_the_table).div_ceil(60);
        let minutes = lesson.minutes.map_or(reckoned, u64::from);
        if minutes > LONGEST {
            let path = if lesson.minutes.is_some() { "minutes" } else { "steps" };
            let what = text!("flaw-lesson-long", found = Fact::Number(minutes), most = Fact::Number(LONGEST));
            self.notes.flaw(path, what);
        }
    }

    fn has_one_answer(&mut self, lesson: &Lesson, houses: &[&House], proofs: &mut ProofCache) {
        let same = houses.iter().find(|house| {
            let mut answers = BTreeSet::new();
            for drill in lesson.drills() {
                // Authored questions are checked separately.
                if matches!(drill, AnyDrill::Authored(_)) {
                    return false;
                }
                answers.extend(proofs.get_or_prove(drill, house).answers.iter().cloned());
            }
            answers.len() == 1 && lesson.questions() > 1
        });
        if let Some(house) = same {
            let what = text!("flaw-lesson-one-answer", house = Fact::Text(house.name.clone()));
            self.notes.flaw("steps", what);
        }
    }

    fn is_passed_by_guessing(&mut self, lesson: &Lesson, houses: &[&House], proofs: &mut ProofCache) {
        let questions = lesson.questions();
        let rounds = || lesson.steps.iter().flat_map(Step::rounds);
        if questions == 0 || rounds().any(|round| matches!(round.drill, AnyDrill::Authored(_))) {
            return;
        }
        let needed = (u64::from(questions) * u64::from(lesson.pass.accuracy)).div_ceil(100) as u32;
        let lucky = houses.iter().find_map(|house| {
            let right: f64 =
                rounds().map(|round| proofs.get_or_prove(&round.drill, house).guess * f64::from(round.rounds)).sum();
            let luck = at_least(needed, questions, right / f64::from(questions));
            (luck > LUCK).then_some(luck)
        });
        if let Some(luck) = lucky {
            let percent = Fact::Number((luck * 100.0).round() as u64);
            self.notes.flaw("pass.accuracy", text!("flaw-pass-by-guessing", percent = percent));
        }
    }

    /// The required median time is too short for most questions.
    fn is_rushed(&mut self, lesson: &Lesson, houses: &[&House], proofs: &mut ProofCache) {
        let allowed = u64::from(lesson.pass.seconds);
        if lesson.test.is_some() {
            return;
        }
        let least = houses.iter().find_map(|house| {
            let rounds = lesson.steps.iter().flat_map(Step::rounds);
            let asked = rounds.map(|round| {
                // Authored questions are not posed here.
                let is_authored = matches!(round.drill, AnyDrill::Authored(_));
                let acts = if is_authored { 1 } else { proofs.get_or_prove(&round.drill, house).acts };
                (acts, u64::from(round.rounds))
            });
            Some(fewest_seconds(asked.collect())).filter(|least| *least > allowed)
        });
        if let Some(least) = least {
            let what = text!("flaw-pass-rushed", found = Fact::Number(allowed), least = Fact::Number(least));
            self.notes.flaw("pass.seconds", what);
        }
    }
}

/// Shortest achievable median time in seconds, from (actions, frequency) pairs.
fn fewest_seconds(mut asked: Vec<(u32, u64)>) -> u64 {
    asked.sort_unstable();
    let all: u64 = asked.iter().map(|(_, times)| times).sum();
    let mut seen = 0;
    let middle = asked.iter().find(|(_, times)| {
        seen += times;
        seen * 2 >= all
    });
    middle.map_or(0, |(acts, _)| u64::from(*acts) * LEAST_SECONDS)
}

/// The answer rests on the author's word alone, without an explanation.
fn is_bare(question: &FixedQuestion) -> bool {
    question.because.is_none() && question.clause.is_none() && !is_decided(&question.answer)
}

fn is_decided(answer: &Asking) -> bool {
    match answer {
        Asking::Order { is, .. } => is.is_some(),
        Asking::Several(parts) => parts.iter().all(|part| is_decided(&part.answer)),
        one => one.can_be_filled_in(),
    }
}

/// Binomial tail: probability of at least `needed` right answers, each with probability `each`.
fn at_least(needed: u32, questions: u32, each: f64) -> f64 {
    if each <= 0.0 || each >= 1.0 {
        return if each >= 1.0 || needed == 0 { 1.0 } else { 0.0 };
    }
    // In logarithms, since powers of small numbers underflow.
    let mut log_choose = 0.0;
    let mut total = 0.0;
    for right in 0..=questions.min(5_000) {
        if right > 0 {
            log_choose += (f64::from(questions - right + 1) / f64::from(right)).ln();
        }
        if right >= needed {
            let wrong = f64::from(questions - right);
            total += (log_choose + f64::from(right) * each.ln() + wrong * (1.0 - each).ln()).exp();
        }
    }
    total
}
