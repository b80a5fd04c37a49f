//! The course of a shift: its length, incidents, given cards and expectations.

use std::collections::BTreeSet;

use super::super::{EndWhen, Length, Scenario, ScenarioAct, ScenarioProblem};
use super::ScenarioChecker;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::opening::stop_card_placement;
use crate::table::incident::{Hook, IncidentTime, IncidentWhen};

/// Most coups of a shift: some weeks of work.
const MOST_COUPS: u32 = 100_000;
/// Most shoes of a shift.
const MOST_SHOES: u8 = 100;
/// Most minutes of a shift that a condition may wait for.
const MOST_MINUTES: u16 = 24 * 60;
/// Cards of the shortest coup.
const FEWEST_CARDS: u32 = 4;
/// Most cards put away when a shoe is opened: ten, and the card that was turned.
const MOST_BURNED: u16 = 11;

impl ScenarioChecker<'_> {
    pub(super) fn length(&mut self) {
        match self.scenario.length {
            Length::Coups(0) | Length::Shoes(0) | Length::Stints(0, _) => {
                self.notes.flaw("length.0", ScenarioProblem::EndsAtOnce);
            }
            Length::Stints(_, 0) => self.notes.flaw("length.1", ScenarioProblem::EndsAtOnce),
            Length::Shoes(shoes) if shoes > MOST_SHOES => {
                self.notes.flaw("length.0", ScenarioProblem::NeverEnds(MOST_SHOES.into()));
            }
            length @ (Length::Coups(_) | Length::Stints(..)) if length.coups() > Some(MOST_COUPS) => {
                self.notes.flaw("length", ScenarioProblem::NeverEnds(MOST_COUPS));
            }
            Length::Coups(_) | Length::HalfAShoe | Length::Shoes(_) | Length::Stints(..) => {}
        }
    }

    pub(super) fn end(&mut self) {
        for (index, end) in self.scenario.end.iter().enumerate() {
            let never = match end {
                EndWhen::When(condition) => self.never_holds(*condition),
                EndWhen::AllDone => self.scenario.expects.is_empty(),
                EndWhen::RedLine => false,
            };
            if never {
                self.notes.flaw(&format!("end.{index}"), ScenarioProblem::NeverHolds);
            }
        }
    }

    fn never_holds(&self, condition: IncidentWhen) -> bool {
        match condition {
            IncidentWhen::Guests(count) => usize::from(count) > self.scenario.guests.count(),
            IncidentWhen::CardsToStop(_) | IncidentWhen::AfterATie => false,
            IncidentWhen::Streak(0) => true,
            IncidentWhen::Streak(length) => (1..u32::from(length)).contains(&self.most_coups()),
            IncidentWhen::Minutes(minutes) => minutes > MOST_MINUTES,
        }
    }

    /// The most coups that the shift can have at its tables.
    fn most_coups(&self) -> u32 {
        let cards = self.places.iter().map(|(house, _)| u32::from(house.shoe.cards())).max().unwrap_or(0);
        match self.scenario.length {
            Length::Coups(_) | Length::Stints(..) => self.scenario.length.coups().unwrap_or(0),
            Length::HalfAShoe => cards / 2 / FEWEST_CARDS + 1,
            Length::Shoes(shoes) => cards / FEWEST_CARDS * u32::from(shoes),
        }
    }

    pub(super) fn incidents(&mut self) {
        let scenario = self.scenario;
        if !scenario.incidents.is_empty() && scenario.incidents_a_coup == 0 {
            self.notes.flaw("incidents_a_coup", ScenarioProblem::NoIncidentsACoup);
        }
        for (index, plan) in scenario.incidents.iter().enumerate() {
            let path = format!("incidents.{index}");
            let possible = self.places.iter().any(|(house, table)| plan.what.is_possible(house, table));
            let opens = self.places.iter().any(|(house, _)| opens_a_shoe(scenario, house));
            if !possible && !self.places.is_empty() {
                self.notes.flaw(&format!("{path}.what"), ScenarioProblem::IncidentImpossible(plan.what));
            } else if plan.what.hook() == Hook::Opening && !opens && !self.places.is_empty() {
                self.notes.flaw(&format!("{path}.what"), ScenarioProblem::IncidentWithoutOpening(plan.what));
            }
            let time = format!("{path}.at.0");
            match plan.at {
                IncidentTime::Coup(coup) => {
                    self.coup(&time, coup);
                    self.room_in_coup(index, coup, &time);
                }
                IncidentTime::When(condition) if self.never_holds(condition) => {
                    self.notes.flaw(&time, ScenarioProblem::NeverHolds);
                }
                IncidentTime::Rate(rate) if !(1..=100).contains(&rate) => {
                    self.notes.flaw(&time, ScenarioProblem::IncidentRate(rate));
                }
                IncidentTime::When(_) | IncidentTime::Rate(_) => {}
            }
        }
    }

    /// The first incident for a coup that finds no room in it.
    fn room_in_coup(&mut self, index: usize, coup: u32, path: &str) {
        let before = self.scenario.incidents.iter().take(index);
        let earlier = before.filter(|plan| plan.at == IncidentTime::Coup(coup)).count();
        let most = self.scenario.incidents_a_coup;
        if most > 0 && earlier == usize::from(most) {
            self.notes.flaw(path, ScenarioProblem::TooManyInACoup { coup, most });
        }
    }

    /// A coup that the shift reaches.
    fn coup(&mut self, path: &str, coup: u32) {
        let most = self.most_coups();
        if !(1..=most).contains(&coup) && most > 0 {
            self.notes.flaw(path, ScenarioProblem::CoupNotReached { found: coup, most });
        }
    }

    pub(super) fn cards(&mut self) {
        let mut seen = BTreeSet::new();
        for (index, forced) in self.scenario.cards.iter().enumerate() {
            let path = format!("cards.{index}");
            self.coup(&format!("{path}.coup"), forced.coup);
            if !seen.insert(forced.coup) {
                self.notes.flaw(&format!("{path}.coup"), ScenarioProblem::CoupTwice(forced.coup));
            }
            if forced.cards.is_empty() {
                self.notes.flaw(&format!("{path}.cards"), ScenarioProblem::NoCards);
            } else if forced.cards.len() > Coup::MOST_CARDS {
                let beyond = format!("{path}.cards.{}", Coup::MOST_CARDS);
                self.notes.flaw(&beyond, ScenarioProblem::TooManyCards(Coup::MOST_CARDS));
            }
        }
    }

    pub(super) fn expectations(&mut self) {
        let scenario = self.scenario;
        let wanted = || scenario.expects.iter().flat_map(|block| &block.acts);
        for (index, block) in scenario.expects.iter().enumerate() {
            if block.acts.is_empty() {
                self.notes.flaw(&format!("expects.{index}.acts"), ScenarioProblem::EmptyBlock);
            }
            for (place, act) in block.acts.iter().enumerate() {
                if let ScenarioAct::PutRight(kind) = *act
                    && !scenario.incidents.iter().any(|plan| plan.what == kind)
                {
                    let path = format!("expects.{index}.acts.{place}.0");
                    self.notes.flaw(&path, ScenarioProblem::NoSuchIncident(kind));
                }
            }
        }
        for (index, act) in scenario.may.iter().enumerate() {
            if matches!(act, ScenarioAct::PutRight(_)) {
                self.notes.flaw(&format!("may.{index}"), ScenarioProblem::PutRightIsNoChoice);
            }
        }
        for (index, (act, _)) in scenario.must_not.iter().enumerate() {
            let path = format!("must_not.{index}.0");
            if matches!(act, ScenarioAct::PutRight(_)) {
                self.notes.flaw(&path, ScenarioProblem::PutRightIsNoChoice);
            } else if wanted().chain(&scenario.may).any(|other| other == act) {
                self.notes.flaw(&path, ScenarioProblem::ForbiddenAndWanted);
            }
        }
    }

    /// Each clause belongs to the text of a house of the scenario.
    pub(super) fn clauses(&mut self) {
        let houses = self.scenario.houses.len();
        let all_known = !self.places.is_empty() && (houses == 0 || houses == self.places.len());
        for (index, clause) in self.scenario.source.iter().enumerate() {
            let text = clause.to_string();
            let of_house = |house: &House| text.split_once('-').is_some_and(|(id, _)| id == house.source.id);
            if all_known && !self.places.iter().any(|(house, _)| of_house(house)) {
                self.notes.flaw(&format!("source.{index}"), ScenarioProblem::ForeignClause(*clause));
            }
        }
    }
}

/// True if a shoe is opened in the course of the shift.
fn opens_a_shoe(scenario: &Scenario, house: &House) -> bool {
    let spans = match scenario.length {
        Length::HalfAShoe => false,
        Length::Shoes(shoes) => shoes > 1,
        Length::Coups(_) | Length::Stints(..) => scenario.length.coups() > Some(surely_in_a_shoe(scenario, house)),
    };
    scenario.opening || spans
}

/// The number of coups that every shoe of a house has.
pub(super) fn surely_in_a_shoe(scenario: &Scenario, house: &House) -> u32 {
    let behind = scenario.stop_card.unwrap_or_else(|| stop_card_placement(&house.shoe).behind);
    let dealt = house.shoe.cards().saturating_sub(behind).saturating_sub(MOST_BURNED);
    u32::from(dealt) / Coup::MOST_CARDS as u32
}
