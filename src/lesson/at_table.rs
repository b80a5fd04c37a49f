//! A lesson at one table of a house: what the table does not have is left out.

use std::sync::Arc;

use super::{Lesson, Round, Step};
use crate::drill::AnyDrill;
use crate::drill::authored::FixedQuestion;
use crate::rules::house::{House, TableSize};

impl Lesson {
    /// True if the lesson is for the house and its table, and something of it can be asked there.
    pub fn is_asked_in(&self, house: &House) -> bool {
        let is_here = self.is_for(&house.id) && house.tables.iter().any(|table| self.is_at(table.size));
        let has_none = self.questions() == 0 && !self.has_shift();
        let asks = || self.steps.iter().flat_map(Step::rounds).any(|round| round.is_asked_in(house));
        is_here && (has_none || asks() || self.shifts().any(|shift| shift.is_possible(house)))
    }

    /// The lesson as it is asked in a house at its one table: without what cannot be asked there. `None` if it is not
    /// asked there.
    pub fn at_table(&self, house: &House) -> Option<Self> {
        let steps = || self.steps.iter().filter_map(|step| step.at_table(house)).collect();
        self.is_asked_in(house).then(|| Self { steps: steps(), ..self.clone() })
    }

    /// The house at the table at which the lesson is asked: the wanted one, or else the first of its tables at which the
    /// lesson can be. `None` if it can be asked at none.
    pub fn house_at_table(&self, house: &House, wanted: Option<TableSize>) -> Option<House> {
        let sizes = wanted.into_iter().chain(house.tables.iter().map(|table| table.size));
        sizes.filter_map(|size| house.at_table(size)).find(|house| self.is_asked_in(house))
    }

    /// The house as [`Lesson::house_at_table`] gives it, or as it is where the lesson can be asked at none of its tables.
    pub fn house_to_ask(&self, house: &Arc<House>, wanted: Option<TableSize>) -> Arc<House> {
        self.house_at_table(house, wanted).map_or_else(|| Arc::clone(house), Arc::new)
    }
}

impl Step {
    fn at_table(&self, house: &House) -> Option<Self> {
        match self {
            Self::Read(_) | Self::Example { .. } => Some(self.clone()),
            Self::Page { says, shows } => {
                let shows = shows.clone().filter(|shows| shows.is_possible(house));
                Some(Self::Page { says: says.clone(), shows })
            }
            Self::Shift(shift) => shift.is_possible(house).then(|| self.clone()),
            Self::Drill(round) => Some(Self::Drill(round.at_table(house)?)),
            Self::Ask(round) => Some(Self::Ask(round.at_table(house)?)),
            Self::Mixed(rounds) => {
                let rounds: Vec<Round> = rounds.iter().filter_map(|round| round.at_table(house)).collect();
                (!rounds.is_empty()).then_some(Self::Mixed(rounds))
            }
        }
    }
}

impl Round {
    fn is_asked_in(&self, house: &House) -> bool {
        match &self.drill {
            AnyDrill::Authored(authored) => authored.questions.iter().any(|question| question.is_possible(house)),
            drill => !drill.drill().decisions(house).is_empty(),
        }
    }

    /// The round without an author's questions that the table cannot hold; `None` if nothing is left to ask.
    fn at_table(&self, house: &House) -> Option<Self> {
        let mut round = self.is_asked_in(house).then(|| self.clone())?;
        if let AnyDrill::Authored(authored) = &mut round.drill {
            authored.questions.retain(|question| question.is_possible(house));
            round.rounds = round.rounds.min(u32::try_from(authored.questions.len()).unwrap_or(u32::MAX));
        }
        Some(round)
    }
}

impl FixedQuestion {
    /// True if the table can hold the question; a hint in vain does not count.
    pub(super) fn is_possible(&self, house: &House) -> bool {
        self.objections(house).iter().all(|objection| objection.at.starts_with("hints."))
    }
}
