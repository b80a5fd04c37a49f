//! Drill: the steps of a coup in order, for a house and table size.

use serde::Deserialize;

use crate::drill::filter::Filter;
use crate::drill::marking::PosedQuestion;
use crate::drill::question::Scene;
use crate::drill::{Drill, deal};
use crate::i18n::phrase::Fact;
use crate::rules::house::{House, Table, TableSize};
use crate::rules::rng::SeededRng;

use super::super::flaw::DrillFlaw;
use super::{CoupPart, at_table, felt, parts_filter, size_id, table_filter, tables, tiles, whole_coup};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CoupInOrder {
    /// Table size; `None` means every size with a distinct procedure.
    pub table: Option<TableSize>,
    pub parts: Vec<CoupPart>,
    pub steps: u8,
}

impl Default for CoupInOrder {
    fn default() -> Self {
        Self { table: None, parts: CoupPart::ALL.to_vec(), steps: tiles::USUAL }
    }
}

impl CoupInOrder {
    fn cases<'a>(&'a self, house: &'a House) -> impl Iterator<Item = (&'a Table, CoupPart)> {
        let tables = tables(house, self.table, |size| whole_coup(house, size));
        tables.into_iter().flat_map(|table| self.parts.iter().map(move |part| (table, *part)))
    }
}

impl Drill for CoupInOrder {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).map(|(table, part)| format!("order-{}-{}", part.into_str(), size_id(table.size))).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (table, part) = self.cases(house).nth(decision)?;
        let scene = match part {
            CoupPart::Bets | CoupPart::Whole => felt::seated(house, table, dice),
            CoupPart::Cards => Scene { stakes: felt::stakes(table, dice), ..Scene::default() },
            CoupPart::Payment => {
                let coup = deal::coup_where(house, dice, |_| true)?;
                Scene { stakes: felt::stakes(table, dice), ..Scene::of_coup(&coup) }
            }
        };
        let prompt = text!("ask-order-coup", table = Fact::Phrase(Box::new(at_table(table.size))));
        tiles::posed(&part.select(&whole_coup(house, table.size)), self.steps, prompt, scene, dice)
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        vec![
            table_filter(house, self.table),
            parts_filter(&CoupPart::ALL, &self.parts),
            tiles::steps_filter(self.steps),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        tiles::steps_flaw(self.steps)
    }
}
