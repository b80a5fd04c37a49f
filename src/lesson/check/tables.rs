//! The tables at which a lesson is checked: all it names, or where it names none, those at which it can be asked.

use super::super::Lesson;
use super::lesson::objection;
use crate::drill::authored::FixedQuestion;
use crate::drill::{AnyDrill, DrillFlaw};
use crate::rules::house::House;
use crate::table::scenario::Scenario;

pub(super) struct LessonTables<'h> {
    /// The lesson names its tables, so it must be right at each of them.
    are_named: bool,
    houses: Vec<HouseTables<'h>>,
}

struct HouseTables<'h> {
    house: &'h House,
    /// The house at each of the lesson's tables; the house as it is, if it has none of them.
    tables: Vec<House>,
}

impl<'h> LessonTables<'h> {
    pub(super) fn new(lesson: &Lesson, houses: &[&'h House]) -> Self {
        let of = |house: &'h House| {
            let sizes = house.tables.iter().map(|table| table.size).filter(|size| lesson.is_at(*size));
            let tables: Vec<House> = sizes.filter_map(|size| house.at_table(size)).collect();
            HouseTables { house, tables: if tables.is_empty() { vec![house.clone()] } else { tables } }
        };
        Self { are_named: !lesson.tables.is_empty(), houses: houses.iter().copied().map(of).collect() }
    }

    /// The houses at each of the named tables, or as they are where none is named.
    pub(super) fn houses(&self) -> Vec<&House> {
        if self.are_named {
            self.houses.iter().flat_map(|of| &of.tables).collect()
        } else {
            self.houses.iter().map(|of| of.house).collect()
        }
    }

    /// The first objection to a drill: at one of the named tables, or at all tables of a house where none is named.
    pub(super) fn objection(&self, drill: &AnyDrill) -> Option<DrillFlaw> {
        self.houses.iter().find_map(|of| if self.are_named { of.objection(drill) } else { of.objection_at_all(drill) })
    }

    /// True if one of the tables can have the shift, or if the lesson has none.
    pub(super) fn can_have(&self, scenario: &Scenario) -> bool {
        let mut tables = self.houses.iter().flat_map(|of| &of.tables).peekable();
        tables.peek().is_none() || tables.any(|house| scenario.table_in(house).is_some())
    }

    /// The houses in which to prove an author's question: at each of the named tables, or where none is named, at the
    /// first that can hold it. The house as it is, if none can.
    pub(super) fn houses_for(&self, question: &FixedQuestion) -> Vec<&House> {
        if self.are_named {
            return self.houses();
        }
        let holds = |house: &&House| question.objections(house).is_empty();
        self.houses.iter().map(|of| of.tables.iter().find(holds).unwrap_or(of.house)).collect()
    }
}

impl HouseTables<'_> {
    fn objection(&self, drill: &AnyDrill) -> Option<DrillFlaw> {
        let flaw = self.tables.iter().find_map(|house| objection(drill, house))?;
        let sizes = self.house.tables.iter().map(|table| table.size);
        let asks = |house: &House| objection(drill, house).is_none();
        let known: Vec<String> = sizes
            .filter(|size| self.house.at_table(*size).is_some_and(|house| asks(&house)))
            .map(|size| format!("{size:?}"))
            .collect();
        let is_at_none = known.is_empty();
        Some(if is_at_none { flaw } else { DrillFlaw::NotAtTable { house: self.house.name.clone(), known } })
    }

    fn objection_at_all(&self, drill: &AnyDrill) -> Option<DrillFlaw> {
        let mut objections = self.tables.iter().map(|house| objection(drill, house));
        let first = objections.next()??;
        objections.all(|other| other.is_some()).then_some(first)
    }
}
