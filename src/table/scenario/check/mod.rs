//! Validation of a scenario beyond its form: everything that cannot happen, with its place. All flaws are found at once.

mod at_table;
mod course;
mod texts;

use std::collections::BTreeSet;

use crate::rules::house::{House, Table};
use crate::rules::money::Money;
use crate::syntax::suggest::nearest;
use crate::syntax::{Collector, Diagnostic, is_id};

use super::{Guests, Scenario, ScenarioProblem, ScenarioShelf};

pub(super) use self::at_table::at_table;

/// Most entries of a list.
const MOST_ENTRIES: usize = 200;
/// Ten million of the usual unit.
const HIGHEST_LIMIT: Money = Money::coins(1_000_000_000);
/// Most pieces of each value.
const LARGEST_FLOAT: u32 = 10_000;

/// Every flaw of a well-formed scenario, in the order of the text.
pub(super) fn flaws(
    file_name: &str,
    text: &str,
    scenario: &Scenario,
    shelf: ScenarioShelf<'_>,
) -> Vec<Diagnostic<ScenarioProblem>> {
    let notes = Collector::new(file_name, text);
    let mut check = ScenarioChecker { notes, scenario, shelf, places: Vec::new() };
    check.identity();
    check.texts();
    check.bounds();
    check.tables();
    check.houses();
    check.guests();
    check.length();
    check.end();
    check.incidents();
    check.cards();
    check.expectations();
    check.clauses();
    check.at_tables();
    check.notes.check_signs();
    check.notes.flaws()
}

/// The table of a house that a scenario would be played at.
pub(super) fn table_of<'h>(scenario: &Scenario, house: &'h House) -> Option<&'h Table> {
    scenario.table.iter().find_map(|size| house.tables.iter().find(|table| table.size == *size))
}

/// True if a scenario is meant for a house.
pub(super) fn is_for(scenario: &Scenario, house: &House) -> bool {
    scenario.houses.is_empty() || scenario.houses.iter().any(|id| id == house.id.as_str())
}

struct ScenarioChecker<'c> {
    notes: Collector<'c, ScenarioProblem>,
    scenario: &'c Scenario,
    shelf: ScenarioShelf<'c>,
    /// Houses and tables that the scenario is meant for.
    places: Vec<(&'c House, &'c Table)>,
}

impl ScenarioChecker<'_> {
    fn identity(&mut self) {
        let (id, stem) = (&self.scenario.id, self.notes.file_stem());
        if !is_id(id) {
            self.notes.flaw("id", ScenarioProblem::IdForm(id.clone()));
        } else if id != stem {
            let expected = stem.to_owned();
            self.notes.flaw("id", ScenarioProblem::IdNotFile { found: id.clone(), expected });
        }
    }

    /// Numbers and lists larger than any shift needs, which would only make it slow.
    fn bounds(&mut self) {
        let scenario = self.scenario;
        let acts = scenario.expects.iter().map(|block| block.acts.len()).sum();
        let lists = [
            ("cards", scenario.cards.len()),
            ("incidents", scenario.incidents.len()),
            ("expects", scenario.expects.len().max(acts)),
            ("may", scenario.may.len()),
            ("must_not", scenario.must_not.len()),
            ("end", scenario.end.len()),
        ];
        for (path, _) in lists.into_iter().filter(|(_, length)| *length > MOST_ENTRIES) {
            self.notes.flaw(path, ScenarioProblem::TooManyEntries(MOST_ENTRIES));
        }
        if scenario.limits.1 > HIGHEST_LIMIT {
            self.notes.flaw("limits.1", ScenarioProblem::LimitTooHigh(HIGHEST_LIMIT));
        }
        if scenario.float > LARGEST_FLOAT {
            self.notes.flaw("float", ScenarioProblem::FloatTooLarge(LARGEST_FLOAT));
        }
    }

    fn tables(&mut self) {
        let sizes = &self.scenario.table;
        if sizes.is_empty() {
            self.notes.flaw("table", ScenarioProblem::NoTable);
        }
        for (index, size) in sizes.iter().enumerate() {
            if sizes.iter().take(index).any(|other| other == size) {
                self.notes.flaw(&format!("table.{index}"), ScenarioProblem::Twice(format!("{size:?}")));
            }
        }
    }

    fn houses(&mut self) {
        let (scenario, houses) = (self.scenario, self.shelf.houses);
        for (index, id) in scenario.houses.iter().enumerate() {
            let path = format!("houses.{index}");
            let Some(house) = houses.get(id.as_str()) else {
                let known: Vec<String> = houses.iter().map(|house| house.id.to_string()).collect();
                let meant = nearest(id, known.iter().map(String::as_str)).map(str::to_owned);
                self.notes.flaw(&path, ScenarioProblem::UnknownHouse { found: id.clone(), known, meant });
                continue;
            };
            if scenario.houses.iter().take(index).any(|other| other == id) {
                self.notes.flaw(&path, ScenarioProblem::Twice(id.clone()));
            } else if let Some(table) = table_of(scenario, house) {
                self.places.push((house, table));
            } else if !scenario.table.is_empty() {
                self.notes.flaw(&path, ScenarioProblem::TableNotInHouse(house.name.clone()));
            }
        }
        if scenario.houses.is_empty() {
            let all = houses.iter().filter_map(|house| Some((&**house, table_of(scenario, house)?)));
            self.places = all.collect();
        }
    }

    fn guests(&mut self) {
        if self.scenario.guests.count() == 0 {
            self.notes.flaw("guests", ScenarioProblem::NoGuests);
        }
        let Guests::Named(named) = &self.scenario.guests else { return };
        let mut seen = BTreeSet::new();
        for (index, (id, _)) in named.iter().enumerate() {
            let path = format!("guests.0.{index}.0");
            let known = self.shelf.guests.iter().map(|character| character.id.as_str());
            if !known.clone().any(|other| other == id) {
                let meant = nearest(id, known).map(str::to_owned);
                self.notes.flaw(&path, ScenarioProblem::UnknownGuest { found: id.clone(), meant });
            } else if !seen.insert(id) {
                self.notes.flaw(&path, ScenarioProblem::Twice(id.clone()));
            }
        }
    }

    /// A house that is named must be able to have the scenario; of houses that are not named, one.
    fn at_tables(&mut self) {
        let (scenario, guests) = (self.scenario, self.shelf.guests);
        if scenario.limits.1 > HIGHEST_LIMIT || scenario.float > LARGEST_FLOAT {
            return;
        }
        if scenario.limits.0 > scenario.limits.1 {
            self.notes.flaw("limits", ScenarioProblem::LimitsCrossed);
        }
        let mut reported: BTreeSet<String> = BTreeSet::new();
        let mut found = Vec::new();
        for (house, table) in &self.places {
            let problems = at_table(scenario, house, table, guests);
            if scenario.houses.is_empty() && problems.is_empty() {
                return;
            }
            found.extend(problems);
        }
        for (path, problem) in found {
            if reported.insert(path.clone()) {
                self.notes.flaw(&path, problem);
            }
        }
    }
}
