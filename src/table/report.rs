//! The report of a shift: seven areas with their letters, red lines, pace.

use super::fact::{Area, Fact, Gravity};
use super::judging::{Judging, Letter};

/// The report of a shift.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The letter of each area.
    pub areas: [(Area, Letter); 7],
    /// Red lines that were not noticed by oneself.
    pub red_lines: Vec<Fact>,
    /// Coups played.
    pub coups: u32,
    /// Coups an hour, without the time of incidents; `None` without a coup.
    pub coups_per_hour: Option<u32>,
    /// Coups an hour that the scenario expects; `None` without a clock.
    pub expected_pace: Option<u16>,
    /// Stakes settled.
    pub stakes: u32,
    /// Cost of the faults to the house, in coins.
    pub cost_to_house: u64,
    /// Cost of the faults to guests, in coins.
    pub cost_to_guests: u64,
    /// Every area has the letter that is needed, and no red line was crossed.
    pub passed: bool,
}

/// Counts of a report beside the facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Coups finished.
    pub coups: u32,
    /// Stakes settled in them.
    pub stakes: u32,
    /// Milliseconds worked on coups, without those of incidents.
    pub worked: u64,
    /// Coups an hour that are expected; `None` without a clock.
    pub pace: Option<u16>,
}

impl Report {
    /// The report on these facts.
    pub fn new(facts: &[Fact], tally: Tally) -> Self {
        let judging = Judging::built_in();
        let areas = Area::ALL.map(|area| (area, judging.letter(area, facts.iter())));
        let red = |fact: &&Fact| fact.gravity == Gravity::RedLine && !fact.noticed;
        let red_lines: Vec<Fact> = facts.iter().filter(red).cloned().collect();
        let sum = |sign: i64| {
            let costs = facts.iter().filter(|fact| !fact.noticed).map(|fact| fact.cost.saturating_mul(sign));
            costs.filter(|cost| *cost > 0).map(i64::unsigned_abs).sum()
        };
        let hour = u64::from(tally.coups) * 3_600_000;
        Self {
            passed: red_lines.is_empty() && areas.iter().all(|(_, letter)| *letter <= judging.pass()),
            areas,
            red_lines,
            coups: tally.coups,
            coups_per_hour: hour.checked_div(tally.worked).map(|pace| u32::try_from(pace).unwrap_or(u32::MAX)),
            expected_pace: tally.pace,
            stakes: tally.stakes,
            cost_to_house: sum(-1),
            cost_to_guests: sum(1),
        }
    }
}
