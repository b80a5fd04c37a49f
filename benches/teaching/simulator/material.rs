//! Material of the simulation: the tableau of a house, or four rows of it.

use tailleur::progress::mastery::DecisionKey;
use tailleur::progress::schedule::{Skill, tableau};
use tailleur::rules::house::HouseLibrary;

/// The cells of a trial.
pub(crate) struct Material {
    pub(crate) cells: Vec<Cell>,
}

#[derive(Clone)]
pub(crate) struct Cell {
    pub(crate) skill: Skill,
    /// Beside the edge between drawing and standing: hard to keep apart.
    pub(crate) hard: bool,
    /// The neighbour across the edge, in the same row.
    pub(crate) partner: Option<usize>,
    /// Cost of its errors per hundred coups.
    pub(crate) weight: f64,
}

/// The rows with an edge, as their ids begin.
const FOUR_ROWS: [&str; 4] = ["banco-3-", "banco-4-", "banco-5-", "banco-6-"];

impl Material {
    /// All 100 cases, with their true frequencies and costs.
    pub(crate) fn tableau() -> Self {
        Self::of_cases(|_| true)
    }

    /// The 44 cells of Banco on 3 to 6.
    pub(crate) fn four_rows() -> Self {
        Self::of_cases(|case| FOUR_ROWS.iter().any(|row| case.starts_with(row)))
    }

    fn of_cases(wanted: impl Fn(&str) -> bool) -> Self {
        let shelf = HouseLibrary::built_in();
        let house = shelf.iter().next().expect("a house is built in");
        let skills: Vec<Skill> =
            tableau(house).into_iter().filter(|skill| wanted(skill.key.decision.as_str())).collect();
        let place = |key: &DecisionKey| skills.iter().position(|skill| skill.key == *key);
        let cell = |skill: &Skill| {
            let partner = skill.partners.iter().filter_map(place).find(|other| skills[*other].row == skill.row);
            // In the row of 3 one cell alone stands: its left neighbour is the easy one of the three.
            let hard = partner.is_some() && skill.key.decision.as_str() != "banco-3-7";
            // That an easy row is asked seldom was decided, not measured.
            let skill = Skill { is_easy: false, millis: 2_500, ..skill.clone() };
            Cell { weight: skill.weight(), skill, hard, partner }
        };
        Self { cells: skills.iter().map(cell).collect() }
    }

    pub(crate) fn hard(&self) -> Vec<bool> {
        self.cells.iter().map(|cell| cell.hard).collect()
    }

    pub(crate) fn partners(&self) -> Vec<Option<usize>> {
        self.cells.iter().map(|cell| cell.partner).collect()
    }

    pub(crate) fn weights(&self) -> Vec<f64> {
        self.cells.iter().map(|cell| cell.weight).collect()
    }
}
