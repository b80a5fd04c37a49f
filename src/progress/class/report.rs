//! The whole of what a trainer is shown of a class, in one house on one day.

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

/// A class: the trainees in the order of their names, and the list they should be on, where there is one.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Class {
    trainees: Vec<Trainee>,
    roster: Option<Roster>,
}

/// What is asked about a class.
pub struct Sought<'s> {
    /// The house.
    pub house: &'s str,
    /// The decisions of its tableau; none where the house is not known here.
    pub skills: &'s [Skill],
    /// The day it is looked at.
    pub today: Day,
    /// Which answers count for the figures of questions.
    pub attempts: Attempts,
    /// The one lesson whose questions are wanted; `None` for all drills and packs.
    pub lesson: Option<&'s str>,
    /// What a blind guess at a question is worth.
    pub guess: &'s dyn Fn(&Key) -> f64,
}

/// What a trainer is shown of a class.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The house.
    pub house: Arc<str>,
    /// The day it was looked at.
    pub today: Day,
    /// Which answers count for the figures of questions.
    pub attempts: Attempts,
    /// Each trainee, in the order of the names.
    pub standings: Vec<Standing>,
    /// Each decision, the one least known first.
    pub decisions: Vec<DecisionStanding>,
    /// Each lesson that was begun, with its figures as a test.
    pub lessons: Vec<Test>,
    /// The questions, test by test, that of most people first: of the one lesson that is wanted, or of every drill and pack.
    pub tests: Vec<Test>,
    /// Who of the list is who, and who is missing.
    pub matched: Option<Matched>,
}

/// What is taken for one test, with the figures of its questions.
#[derive(Debug, Clone, PartialEq)]
pub struct Test {
    /// What it is.
    pub scope: Scope,
    /// How many people, or runs, answered any of it.
    pub people: usize,
    /// Its questions.
    pub items: Vec<Item>,
    /// Its internal consistency; `None` where fewer than [`FEWEST`] answered all of its usual questions.
    pub consistency: Option<Consistency>,
}

impl Class {
    /// The class of these trainees.
    #[must_use]
    pub fn new(mut trainees: Vec<Trainee>, roster: Option<Roster>) -> Self {
        trainees.sort_by_cached_key(|trainee| (trainee.name.to_lowercase(), trainee.name.clone()));
        Self { trainees, roster }
    }

    /// The trainees, in the order of their names.
    #[must_use]
    pub fn trainees(&self) -> &[Trainee] {
        &self.trainees
    }

    /// The list they should be on.
    #[must_use]
    pub const fn roster(&self) -> Option<&Roster> {
        self.roster.as_ref()
    }

    /// The same class with another list.
    #[must_use]
    pub fn with_roster(self, roster: Option<Roster>) -> Self {
        Self { roster, ..self }
    }

    /// The houses in which there are answers, the one with most of them first.
    #[must_use]
    pub fn houses(&self) -> Vec<Arc<str>> {
        let mut counts: BTreeMap<&Arc<str>, u64> = BTreeMap::new();
        for given in self.trainees.iter().flat_map(|trainee| &trainee.answers) {
            *counts.entry(&given.key.house).or_default() += 1;
        }
        let mut houses: Vec<_> = counts.into_iter().collect();
        houses.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(other.0)));
        houses.into_iter().map(|(house, _)| Arc::clone(house)).collect()
    }

    /// All that a trainer is shown.
    #[must_use]
    pub fn report(&self, sought: &Sought<'_>) -> Report {
        // A question stands in several tests, and to see what a guess is worth it has to be posed.
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

    /// One test with the figures of its questions.
    #[must_use]
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
