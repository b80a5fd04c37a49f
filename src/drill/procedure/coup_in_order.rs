//! Drill: the steps of a coup in order, for a house and table size.

use std::sync::Arc;

use serde::Deserialize;

use crate::drill::filter::Filter;
use crate::drill::marking::PosedQuestion;
use crate::drill::question::Scene;
use crate::drill::{Drill, deal};
use crate::i18n::phrase::Fact;
use crate::rules::coup::Coup;
use crate::rules::house::{House, Table, TableSize};
use crate::rules::rng::SeededRng;
use crate::rules::side::{Chance, Side};

use super::super::flaw::DrillFlaw;
use super::enacted::EnactedCoup;
use super::felt::CoupFelt;
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
        // Every step leaves its trace: both sides draw, and one of them wins.
        let shows_all = |coup: &Coup<'_>| {
            coup.outcome()
                .is_some_and(|end| end.winner != Chance::Egalite && Side::BOTH.map(|side| end.cards[side]) == [3, 3])
        };
        let coup = deal::coup_where(house, dice, shows_all)?;
        let scene = match part {
            CoupPart::Bets | CoupPart::Whole => felt::seated(house, table, dice),
            CoupPart::Cards => Scene { stakes: felt::stakes(table, dice), ..Scene::default() },
            CoupPart::Payment => Scene { stakes: felt::stakes(table, dice), ..Scene::of_coup(&coup) },
        };
        let stakes = match &scene.seats {
            Some(seats) => felt::stakes_at(seats.taken.clone(), dice),
            None => scene.stakes.clone(),
        };
        let prompt = text!("ask-order-coup", table = Fact::Phrase(Box::new(at_table(table.size))));
        let whole = whole_coup(house, table.size);
        let mut posed = tiles::posed(&part.select(&whole), self.steps, prompt, scene, dice)?;
        let felt = CoupFelt::with_stakes(house, &coup, stakes, dice)?;
        posed.question.scene.coup = EnactedCoup::new(felt, (house, &coup), &whole, &posed.question.form).map(Arc::new);
        Some(posed)
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
