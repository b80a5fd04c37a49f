//! The choice of a shift: scenario, presentation, post.

use std::sync::{Arc, LazyLock};

use super::ChoiceAction;
use crate::lesson::Library;
use crate::rules::house::{House, Table, TableSize};
use crate::table::person::{Crew, Person};
use crate::table::scenario::{self, Presentation, Scenario, TraineeRole};
use crate::table::{Shift, ShiftProblem};

static BUILT_IN: LazyLock<Vec<Arc<Scenario>>> = LazyLock::new(|| {
    let mut all: Vec<Arc<Scenario>> = scenario::built_in().into_iter().map(Arc::new).collect();
    // The plain ones first.
    all.sort_by_key(|scenario| (scenario.opening, scenario.incidents.len(), scenario.guests.count()));
    all
});

/// The built-in scenarios and those of packs.
pub fn scenarios(library: &Library) -> impl Iterator<Item = &Arc<Scenario>> {
    BUILT_IN.iter().chain(library.packs().flat_map(|pack| &pack.shifts))
}

/// The choice of a shift.
#[derive(Debug, Clone)]
pub struct ShiftChoice {
    house: Arc<House>,
    size: TableSize,
    /// Each with the presentation that is next on the ladder.
    scenarios: Vec<(Arc<Scenario>, Presentation)>,
    chosen: usize,
    presentation: Presentation,
    role: TraineeRole,
}

impl ShiftChoice {
    /// The shifts that can be worked at a table of a house.
    pub fn new(library: &Library, house: &Arc<House>, size: TableSize, next: &dyn Fn(&str) -> Presentation) -> Self {
        let fits = |scenario: &&Arc<Scenario>| scenario.table.contains(&size) && scenario.table_in(house).is_some();
        let fitting = scenarios(library).filter(fits);
        let mut choice = Self {
            house: Arc::clone(house),
            size,
            scenarios: fitting.map(|scenario| (Arc::clone(scenario), next(&scenario.id))).collect(),
            chosen: 0,
            presentation: Presentation::Guided,
            role: TraineeRole::All,
        };
        choice.choose(0);
        choice
    }

    /// Its own post and the next presentation come with a scenario.
    fn choose(&mut self, index: usize) {
        if let Some((scenario, next)) = self.scenarios.get(index) {
            (self.chosen, self.role, self.presentation) = (index, scenario.role, *next);
        }
    }

    /// Changes the choice.
    pub fn act(&mut self, action: ChoiceAction) {
        match action {
            ChoiceAction::Scenario(index) => self.choose(index),
            ChoiceAction::Presentation(presentation) => self.presentation = presentation,
            ChoiceAction::Post(index) => self.role = self.posts().get(index).copied().unwrap_or(self.role),
        }
    }

    /// The house.
    pub const fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// The scenarios.
    pub fn scenarios(&self) -> impl ExactSizeIterator<Item = &Arc<Scenario>> {
        self.scenarios.iter().map(|(scenario, _)| scenario)
    }

    /// The chosen scenario.
    pub fn scenario(&self) -> Option<&Arc<Scenario>> {
        self.scenarios.get(self.chosen).map(|(scenario, _)| scenario)
    }

    /// Index of the chosen one.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// The chosen presentation.
    pub const fn presentation(&self) -> Presentation {
        self.presentation
    }

    /// The chosen post.
    pub const fn role(&self) -> TraineeRole {
        self.role
    }

    /// The table.
    pub fn table(&self) -> Option<&Table> {
        self.house.tables.iter().find(|table| table.size == self.size)
    }

    /// The posts of the table's crew.
    pub fn posts(&self) -> Vec<TraineeRole> {
        self.table().map_or_else(Vec::new, |table| posts(&Crew::for_table(table)))
    }

    /// The shift as chosen.
    ///
    /// # Errors
    /// The reason why the house cannot have it.
    pub fn begin(&self, seed: u64) -> Option<Result<Shift, ShiftProblem>> {
        let scenario = self.scenario()?;
        let mut scenario = posted(scenario, self.presentation, self.role);
        scenario.table = vec![self.size];
        Some(Shift::new(&Arc::new(scenario), &self.house, seed))
    }
}

/// A scenario in a presentation, at a post.
pub fn posted(scenario: &Scenario, presentation: Presentation, role: TraineeRole) -> Scenario {
    Scenario { role, ..scenario.presented(presentation) }
}

/// The posts of a crew; one alone for a crew of one.
pub fn posts(crew: &Crew) -> Vec<TraineeRole> {
    let mut posts = vec![TraineeRole::All];
    let tailleur = crew.tailleur();
    let payers = (1..=u8::try_from(crew.roles().len()).unwrap_or(u8::MAX)).filter(|number| {
        let payer = crew.payer(*number);
        payer != tailleur && (1..*number).all(|earlier| crew.payer(earlier) != payer)
    });
    let payers: Vec<TraineeRole> = payers.map(TraineeRole::Payer).collect();
    if !payers.is_empty() {
        posts.push(TraineeRole::Tailleur);
        posts.extend(payers);
    }
    if matches!(crew.chef(), Person::Crew(_)) && crew.chef() != tailleur {
        posts.push(TraineeRole::Chef);
    }
    posts
}
