//! The skills of payment: how probably each kind of sum is solved, drill by drill.

use std::collections::BTreeMap;

use super::say::Speaker;
use super::table::Table;
use crate::drill::decided;
use crate::progress::mastery::{Form, Key, Mastery, Rating};

/// One kind of sum.
#[derive(Debug, Clone, PartialEq)]
pub struct Sum {
    /// What is decided: drill and decision.
    pub key: Key,
    /// How probable it is that it is solved.
    pub solved: f64,
    /// How difficult it is for this person.
    pub difficulty: Rating,
    /// How often it was asked, and how many answers were right.
    pub asked: u32,
    /// How many of them were right.
    pub right: u32,
}

/// One drill with its kinds of sums.
#[derive(Debug, Clone, PartialEq)]
pub struct PayoutSkill {
    /// The name of the drill.
    pub drill: String,
    /// The ability in it.
    pub ability: Rating,
    /// Its sums that were asked about, the most difficult first.
    pub sums: Vec<Sum>,
}

impl PayoutSkill {
    /// How probable it is that any of its sums is solved.
    #[must_use]
    pub fn solved(&self) -> f64 {
        self.sums.iter().map(|sum| sum.solved).sum::<f64>() / self.sums.len().max(1) as f64
    }
}

/// The skills of payment in a house.
#[derive(Debug, Clone, PartialEq)]
pub struct Payouts {
    /// A skill for each drill that was practised, in the order of their names.
    pub skills: Vec<PayoutSkill>,
}

impl Payouts {
    /// What is known of them in a house.
    #[must_use]
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

    /// The sums as a table, drill by drill.
    #[must_use]
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
