//! The class report for one house on one day.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::FEWEST;
use super::decisions::{DecisionStanding, decisions};
use super::intake::Trainee;
use super::item_analysis::ItemAnalysis;
use super::matrix::{Attempts, MarkMatrix, TestScope};
use super::roster::{Roster, RosterMatch};
use super::standing::TraineeStanding;
use super::statistics::{Consistency, consistency};
use crate::i18n::folding::sort_key;
use crate::progress::mastery::{Day, DecisionKey};
use crate::progress::schedule::Skill;
use crate::rules::house::HouseId;

/// Trainees sorted by name, with an optional roster.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Class {
    trainees: Vec<Trainee>,
    roster: Option<Roster>,
}

/// Parameters of a class report.
pub struct ReportQuery<'s> {
    pub house: &'s HouseId,
    pub skills: &'s [Skill],
    pub today: Day,
    pub attempts: Attempts,
    /// Restricts the questions to one lesson; `None` for all drills and packs.
    pub lesson: Option<&'s str>,
    /// True if this share of right answers in percent passes the lesson of this name.
    pub passes: &'s dyn Fn(&str, u32) -> bool,
    /// Probability that a blind guess at a question is right.
    pub guess: &'s dyn Fn(&DecisionKey) -> f64,
}

/// The computed report.
#[derive(Debug, Clone, PartialEq)]
pub struct ClassReport {
    pub house: HouseId,
    pub today: Day,
    pub attempts: Attempts,
    pub standings: Vec<TraineeStanding>,
    pub decisions: Vec<DecisionStanding>,
    /// Every lesson begun, analysed as a test.
    pub lessons: Vec<TestAnalysis>,
    /// Question analyses by test, most people first: the selected lesson, or every drill and pack.
    pub tests: Vec<TestAnalysis>,
    /// Roster matched against the profiles.
    pub matched: Option<RosterMatch>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TestAnalysis {
    pub scope: TestScope,
    /// Number of people, or runs, with at least one answer.
    pub people: usize,
    pub items: Vec<ItemAnalysis>,
    /// `None` when fewer than [`FEWEST`] people answered all of its usual questions.
    pub consistency: Option<Consistency>,
}

impl Class {
    pub fn new(mut trainees: Vec<Trainee>, roster: Option<Roster>) -> Self {
        trainees.sort_by_cached_key(|trainee| (sort_key(&trainee.name), trainee.name.clone()));
        Self { trainees, roster }
    }

    pub fn trainees(&self) -> &[Trainee] {
        &self.trainees
    }

    pub const fn roster(&self) -> Option<&Roster> {
        self.roster.as_ref()
    }

    pub fn with_roster(self, roster: Option<Roster>) -> Self {
        Self { roster, ..self }
    }

    /// Houses with answers, most answers first.
    pub fn houses(&self) -> Vec<HouseId> {
        let mut counts: BTreeMap<&HouseId, u64> = BTreeMap::new();
        for given in self.trainees.iter().flat_map(|trainee| &trainee.answers) {
            *counts.entry(&given.key.house).or_default() += 1;
        }
        let mut houses: Vec<_> = counts.into_iter().collect();
        houses.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(other.0)));
        houses.into_iter().map(|(house, _)| house.clone()).collect()
    }

    pub fn report(&self, sought: &ReportQuery<'_>) -> ClassReport {
        // The same question occurs in several tests, and finding its guess probability poses it.
        let guesses = RefCell::new(BTreeMap::<DecisionKey, f64>::new());
        let guess = |key: &DecisionKey| *guesses.borrow_mut().entry(key.clone()).or_insert_with(|| (sought.guess)(key));
        let sought = &ReportQuery { guess: &guess, ..*sought };
        let standing = |trainee: &Trainee| TraineeStanding::new(trainee, sought);
        let standings: Vec<TraineeStanding> = self.trainees.iter().map(standing).collect();
        let lessons: BTreeSet<&Arc<str>> = standings.iter().flat_map(|standing| standing.lessons.keys()).collect();
        let lessons =
            lessons.into_iter().map(|lesson| self.test(sought, TestScope::Lesson(Arc::clone(lesson)))).collect();
        let scopes: BTreeSet<TestScope> = match sought.lesson {
            Some(lesson) => BTreeSet::from([TestScope::Lesson(lesson.into())]),
            None => self.scopes(sought.house),
        };
        let mut tests: Vec<TestAnalysis> = scopes.into_iter().map(|scope| self.test(sought, scope)).collect();
        tests.sort_by_key(|test| std::cmp::Reverse(test.people));
        let names: Vec<&str> = self.trainees.iter().map(|trainee| trainee.name.as_str()).collect();
        ClassReport {
            house: sought.house.clone(),
            today: sought.today,
            attempts: sought.attempts,
            decisions: decisions(&self.trainees, sought.house),
            lessons,
            tests,
            matched: self.roster.as_ref().map(|roster| roster.match_profiles(&names)),
            standings,
        }
    }

    pub fn test(&self, sought: &ReportQuery<'_>, scope: TestScope) -> TestAnalysis {
        let matrix = MarkMatrix::new(&self.trainees, sought.house, &scope, sought.attempts);
        let whole = matrix.complete_rows();
        TestAnalysis {
            scope,
            people: matrix.rows.len(),
            items: ItemAnalysis::all(&matrix, sought.guess),
            consistency: consistency(&whole).filter(|found| found.people >= FEWEST),
        }
    }

    fn scopes(&self, house: &HouseId) -> BTreeSet<TestScope> {
        let here = self.trainees.iter().flat_map(|trainee| trainee.known.mastery().decisions());
        here.filter(|(key, _)| key.house == *house).map(|(key, _)| TestScope::for_decision(key)).collect()
    }
}
