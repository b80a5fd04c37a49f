//! Payment skills: the probability of solving each kind of sum, by drill.

use std::collections::BTreeMap;

use super::table::ChartTable;
use super::text::ChartText;
use crate::describe::decision::describe_decision;
use crate::drill::DrillId;
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::{DecisionKey, DrillForm, Mastery, Rating};
use crate::rules::house::HouseId;

#[derive(Debug, Clone, PartialEq)]
pub struct PayoutSum {
    pub key: DecisionKey,
    /// Probability of a right answer.
    pub solved: f64,
    pub difficulty: Rating,
    pub asked: u32,
    pub right: u32,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PayoutSkill {
    pub drill: DrillId,
    pub ability: Rating,
    /// Sums asked so far, the most difficult first.
    pub sums: Vec<PayoutSum>,
}

impl PayoutSkill {
    /// Mean probability over its sums.
    pub fn solved(&self) -> f64 {
        self.sums.iter().map(|sum| sum.solved).sum::<f64>() / self.sums.len().max(1) as f64
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Payouts {
    /// Practised drills by name.
    pub skills: Vec<PayoutSkill>,
}

impl Payouts {
    pub fn new(house: &HouseId, mastery: &Mastery) -> Self {
        let mut drills: BTreeMap<&DrillId, Vec<PayoutSum>> = BTreeMap::new();
        let problems = mastery
            .decisions()
            .filter(|(key, _)| key.house == *house && DrillForm::for_drill(key.drill.as_str()).problem);
        for (key, learnt) in problems {
            drills.entry(&key.drill).or_default().push(PayoutSum {
                key: key.clone(),
                solved: mastery.solve_probability(key),
                difficulty: mastery.difficulty(key),
                asked: learnt.asked,
                right: learnt.right,
            });
        }
        let skill = |(drill, mut sums): (&DrillId, Vec<PayoutSum>)| {
            sums.sort_by(|a, b| a.solved.total_cmp(&b.solved));
            PayoutSkill { drill: drill.clone(), ability: mastery.ability(drill), sums }
        };
        Self { skills: drills.into_iter().map(skill).collect() }
    }

    pub fn table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 5] = [
            text_key!("pictures-column-sum"),
            text_key!("pictures-column-solved"),
            text_key!("pictures-column-ability"),
            text_key!("pictures-column-asked"),
            text_key!("pictures-column-right"),
        ];
        let row = |skill: &PayoutSkill, sum: &PayoutSum| {
            vec![
                says.render(&describe_decision(sum.key.drill.as_str(), &sum.key.decision)),
                says.number(sum.solved * 100.0, 0),
                says.number(skill.ability.value, 2),
                sum.asked.to_string(),
                sum.right.to_string(),
            ]
        };
        ChartTable {
            id: "payouts",
            title: says.key(text_key!("pictures-payouts")),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.skills.iter().flat_map(|skill| skill.sums.iter().map(move |sum| row(skill, sum))).collect(),
        }
    }
}
