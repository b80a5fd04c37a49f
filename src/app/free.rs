//! Free practice: one drill, narrowed as one likes, for as many questions as one likes.

use crate::drill::filter::{Filter, turned};
use crate::drill::{AnyDrill, title_of};
use crate::lesson::{Lesson, Pass, Round, Step, objection};
use crate::rules::house::House;
use crate::rules::phrase::Phrase;

use super::LessonPath;

/// The pack under which journals keep free practice; no pack may have this id.
pub use crate::lesson::FREE_PRACTICE;

/// How many questions can be asked for.
pub const ROUNDS: [u32; 4] = [10, 20, 40, 80];

/// What passes, for want of an author who says it.
const PASS: Pass = Pass { accuracy: 90, seconds: 60 };

/// What the trainee does on the screen of free practice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Chooses the drill at this place.
    Choose(usize),
    /// Turns an offer of a filter, by their places: on or off in a list, on where there is one.
    Turn(usize, usize),
    /// Asks for this many questions.
    Rounds(u32),
}

/// The drill as it is narrowed now.
#[derive(Debug, Clone)]
pub struct Free {
    house: String,
    drills: Vec<AnyDrill>,
    chosen: usize,
    filters: Vec<Filter>,
    /// Whether each offer can be turned without leaving nothing to ask.
    open: Vec<Vec<bool>>,
    rounds: u32,
}

impl Free {
    /// Every drill that asks something in a house, the first one chosen, nothing narrowed.
    pub(super) fn of(house: &House) -> Self {
        let drills = AnyDrill::NAMES.iter().filter_map(|name| AnyDrill::filtered(name, &[]));
        let drills = drills.filter(|drill| objection(drill, house).is_none()).collect();
        let mut free =
            Self { house: house.id.clone(), drills, chosen: 0, filters: Vec::new(), open: Vec::new(), rounds: 20 };
        free.choose(0, house);
        free
    }

    /// Whether it was made for this house.
    pub(super) fn is_of(&self, house: &House) -> bool {
        self.house == house.id
    }

    pub(super) fn act(&mut self, action: &Action, house: &House) {
        match action {
            Action::Choose(drill) => self.choose(*drill, house),
            Action::Turn(filter, offer) => self.turn(*filter, *offer, house),
            Action::Rounds(rounds) if ROUNDS.contains(rounds) => self.rounds = *rounds,
            Action::Rounds(_) => {}
        }
    }

    fn choose(&mut self, drill: usize, house: &House) {
        let Some(found) = self.drills.get(drill) else { return };
        self.chosen = drill;
        self.filters = found.drill().filters(house);
        self.see_what_is_open(house);
    }

    fn turn(&mut self, filter: usize, offer: usize, house: &House) {
        if self.is_open(filter, offer) {
            self.filters = turned(&self.filters, filter, offer);
            self.see_what_is_open(house);
        }
    }

    fn see_what_is_open(&mut self, house: &House) {
        let opens = |filter: usize, offer: usize| {
            self.made(&turned(&self.filters, filter, offer)).is_some_and(|drill| objection(&drill, house).is_none())
        };
        self.open = self
            .filters
            .iter()
            .enumerate()
            .map(|(filter, offers)| (0..offers.offers.len()).map(|offer| opens(filter, offer)).collect())
            .collect();
    }

    fn made(&self, filters: &[Filter]) -> Option<AnyDrill> {
        AnyDrill::filtered(self.drills.get(self.chosen)?.name(), filters)
    }

    /// The drills there are, by what people call them.
    pub fn drills(&self) -> impl Iterator<Item = Phrase> {
        self.drills.iter().map(AnyDrill::title)
    }

    /// The place of the chosen one.
    #[must_use]
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// Its filters.
    #[must_use]
    pub fn filters(&self) -> &[Filter] {
        &self.filters
    }

    /// Whether an offer can be turned.
    #[must_use]
    pub fn is_open(&self, filter: usize, offer: usize) -> bool {
        self.open.get(filter).and_then(|offers| offers.get(offer)).copied().unwrap_or_default()
    }

    /// How many questions are asked for.
    #[must_use]
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Under which name journals keep it.
    #[must_use]
    pub fn path(&self) -> Option<LessonPath> {
        let title = self.drills.get(self.chosen)?.title();
        let lesson = title.key.trim_start_matches("drill-").to_owned();
        Some(LessonPath { pack: FREE_PRACTICE.to_owned(), lesson })
    }

    /// The drill as a lesson of one step.
    pub(super) fn lesson(&self) -> Option<Lesson> {
        let drill = self.made(&self.filters)?;
        let title = title_of(drill.name());
        let steps = vec![Step::Drill(Round { drill, rounds: self.rounds })];
        Some(Lesson::by_itself(&self.path()?.lesson, &title, steps, PASS))
    }
}
