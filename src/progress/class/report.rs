//! The class report for one house on one day.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::FEWEST;
use super::decisions::{DecisionStanding, decisions};
use super::intake::Trainee;
use super::item::Item;
use super::matrix::{Attempts, Matrix, Scope};
use super::roster::{Matched, Roster};
use super::standing::Standing;
use super::statistics::{Consistency, consistency};
use crate::progress::mastery::{Day, Key};
use crate::progress::schedule::Skill;

/// Trainees sorted by name, with an optional roster.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Class {
    trainees: Vec<Trainee>,
    roster: Option<Roster>,
}

/// Parameters of a class report.
pub struct Sought<'s> {
    pub house: &'s str,
    pub skills: &'s [Skill],
    pub today: Day,
    pub attempts: Attempts,
    /// Restricts the questions to one lesson; `None` for all drills and packs.
    pub lesson: Option<&'s str>,
    /// Probability that a blind guess at a question is right.
    pub guess: &'s dyn Fn(&Key) -> f64,
}

/// The computed report.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    pub house: Arc<str>,
    pub today: Day,
    pub attempts: Attempts,
    pub standings: Vec<Standing>,
    pub decisions: Vec<DecisionStanding>,
    /// Every lesson begun, analysed as a test.
    pub lessons: Vec<Test>,
    /// Question analyses by test, most people first: the selected lesson, or every drill and pack.
    pub tests: Vec<Test>,
    /// Roster matched against the profiles.
    pub matched: Option<Matched>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Test {
    pub scope: Scope,
    /// Number of people, or runs, with at least one answer.
    pub people: usize,
    pub items: Vec<Item>,
    /// `None` when fewer than [`FEWEST`] people answered all of its usual questions.
    pub consistency: Option<Consistency>,
}

impl Class {
    pub fn new(mut trainees: Vec<Trainee>, roster: Option<Roster>) -> Self {
        trainees.sort_by_cached_key(|trainee| (trainee.name.to_lowercase(), trainee.name.clone()));
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
    pub fn houses(&self) -> Vec<Arc<str>> {
        let mut counts: BTreeMap<&Arc<str>, u64> = BTreeMap::new();
        for given in self.trainees.iter().flat_map(|trainee| &trainee.answers) {
            *counts.entry(&given.key.house).or_default() += 1;
        }
        let mut houses: Vec<_> = counts.into_iter().collect();
        houses.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(other.0)));
        houses.into_iter().map(|(house, _)| Arc::clone(house)).collect()
    }

    pub fn report(&self, sought: &Sought<'_>) -> Report {
        // The same question occurs in several tests, and finding its guess probability poses it.
        let guesses = RefCell::new(BTreeMap::<Key, f64>::new());
        let guess = |key: &Key| *guesses.borrow_mut().entry(key.clone()).or_insert_with(|| (sought.guess)(key));
        let sought = &Sought { guess: &guess, ..*sought };
        let standing = |trainee: &Trainee| Standing::of(trainee, sought.house, sought.today, sought.skills);
        let standings: Vec<Standing> = self.trainees.iter().map(standing).collect();
        let lessons: BTreeSet<&Arc<str>> = standings.iter().flat_map(|standing| standing.lessons.keys()).collect();
        let lessons = lessons.into_iter().map(|lesson| self.test(sought, Scope::Lesson(Arc::clone(lesson)))).collect();
        let scopes: BTreeSet<Scope> = match sought.lesson {
            Some(lesson) => BTreeSet::from([Scope::Lesson(lesson.into())]),
            None => self.scopes(sought.house),
        };
        let mut tests: Vec<Test> = scopes.into_iter().map(|scope| self.test(sought, scope)).collect();
        tests.sort_by_key(|test| std::cmp::Reverse(test.people));
        let names: Vec<&str> = self.trainees.iter().map(|trainee| trainee.name.as_str()).collect();
        Report {
            house: sought.house.into(),
            today: sought.today,
            attempts: sought.attempts,
            decisions: decisions(&self.trainees, sought.house),
            lessons,
            tests,
            matched: self.roster.as_ref().map(|roster| roster.matched(&names)),
            standings,
        }
    }

    pub fn test(&self, sought: &Sought<'_>, scope: Scope) -> Test {
        let matrix = Matrix::of(&self.trainees, sought.house, &scope, sought.attempts);
        let whole = matrix.whole();
        Test {
            scope,
            people: matrix.rows.len(),
            items: Item::all(&matrix, sought.guess),
            consistency: consistency(&whole).filter(|found| found.people >= FEWEST),
        }
    }

    fn scopes(&self, house: &str) -> BTreeSet<Scope> {
        let here = self.trainees.iter().flat_map(|trainee| trainee.known.mastery().decisions());
        here.filter(|(key, _)| *key.house == *house).map(|(key, _)| Scope::of(key)).collect()
    }
}
