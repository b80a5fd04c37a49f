//! Payment skills: the probability of solving each kind of sum, by drill.

use std::collections::BTreeMap;

use super::say::Speaker;
use super::table::Table;
use crate::drill::decided;
use crate::progress::mastery::{Form, Key, Mastery, Rating};

#[derive(Debug, Clone, PartialEq)]
pub struct Sum {
    pub key: Key,
    /// Probability of a right answer.
    pub solved: f64,
    pub difficulty: Rating,
    pub asked: u32,
    pub right: u32,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PayoutSkill {
    pub drill: String,
    pub ability: Rating,
    /// Sums asked so far, the most difficult first.
    pub sums: Vec<Sum>,
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
    pub fn of(house: &str, mastery: &Mastery) -> Self {
        let mut drills: BTreeMap<&str, Vec<Sum>> = BTreeMap::new();
        let problems = mastery.decisions().filter(|(key, _)| *key.house == *house && Form::of(&key.drill).problem);
        for (key, learnt) in problems {
            drills.entry(&key.drill).or_default().push(Sum {
                key: key.clone(),
                solved: mastery.solves(key),
                difficulty: mastery.difficulty(key),
                asked: learnt.asked,
                right: learnt.right,
            });
        }
        let skill = |(drill, mut sums): (&str, Vec<Sum>)| {
            sums.sort_by(|a, b| a.solved.total_cmp(&b.solved));
            PayoutSkill { drill: drill.to_owned(), ability: mastery.ability(drill), sums }
        };
        Self { skills: drills.into_iter().map(skill).collect() }
    }

    pub fn table(&self, says: &Speaker<'_>) -> Table {
        const COLUMNS: [&str; 5] = [
            "pictures-column-sum",
            "pictures-column-solved",
            "pictures-column-ability",
            "pictures-column-asked",
            "pictures-column-right",
        ];
        let row = |skill: &PayoutSkill, sum: &Sum| {
            vec![
                says.say(&decided(&sum.key.drill, &sum.key.decision)),
                says.number(sum.solved * 100.0, 0),
                says.number(skill.ability.value, 2),
                sum.asked.to_string(),
                sum.right.to_string(),
            ]
        };
        Table {
            id: "payouts",
            title: says.key("pictures-payouts"),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.skills.iter().flat_map(|skill| skill.sums.iter().map(move |sum| row(skill, sum))).collect(),
        }
    }
}
