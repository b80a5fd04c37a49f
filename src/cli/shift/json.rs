//! The JSON contract of shifts, as types. Amounts are in cents.

use serde::Serialize;

use crate::cli::json::ClauseIdOut;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::house::{House, TableSize};
use crate::rules::side::Chance;
use crate::table::Shift;
use crate::table::coup_record::CoupRecord;
use crate::table::fact::{Area, Fact};
use crate::table::incident::IncidentKind;
use crate::table::judging::Letter;
use crate::table::report::Report;
use crate::table::scenario::{Length, Scenario};

/// A scenario of the list.
#[derive(Serialize)]
pub(super) struct ScenarioOut<'s> {
    scenario: &'s str,
    title: &'s str,
    /// Empty for every house that has the table.
    houses: &'s [String],
    tables: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coups: Option<u32>,
}

impl<'s> ScenarioOut<'s> {
    pub(super) fn new(scenario: &'s Scenario, title: &'s str) -> Self {
        let coups = match scenario.length {
            Length::Coups(coups) => Some(coups),
            Length::Stints(stints, coups) => Some(u32::from(stints).saturating_mul(coups)),
            Length::HalfAShoe | Length::Shoes(_) => None,
        };
        let tables = scenario.table.iter().map(|size| table_id(*size)).collect();
        Self { scenario: &scenario.id, title, houses: &scenario.houses, tables, coups }
    }
}

const fn table_id(size: TableSize) -> &'static str {
    match size {
        TableSize::Large => "large",
        TableSize::Midi => "midi",
        TableSize::Mini => "mini",
    }
}

/// The first line of a shift.
#[derive(Serialize)]
pub(super) struct ShiftLine<'s> {
    shift: ShiftOut<'s>,
}

#[derive(Serialize)]
struct ShiftOut<'s> {
    scenario: &'s str,
    seed: u64,
    house: &'s str,
    table: &'static str,
}

impl<'s> ShiftLine<'s> {
    pub(super) fn new(shift: &'s Shift) -> Self {
        let state = shift.state();
        Self {
            shift: ShiftOut {
                scenario: &shift.scenario().id,
                seed: shift.seed(),
                house: state.house.id.as_str(),
                table: table_id(state.size),
            },
        }
    }
}

/// A finished coup.
#[derive(Serialize)]
pub(super) struct CoupLine<'c> {
    coup: u32,
    cards: &'c [Card],
    winner: Option<&'static str>,
    stakes: Vec<StakeOut<'c>>,
    settled: Vec<SettlementOut<'c>>,
    calls: &'c [String],
    incidents: Vec<&'static str>,
    faults: Vec<FaultOut>,
}

#[derive(Serialize)]
struct StakeOut<'c> {
    seat: u8,
    spot: &'c str,
    amount: u64,
    guest: &'c str,
}

#[derive(Serialize)]
struct SettlementOut<'c> {
    seat: u8,
    spot: &'c str,
    collected: u64,
    paid: u64,
    returned: u64,
}

#[derive(Serialize)]
struct FaultOut {
    kind: &'static str,
    area: &'static str,
    clause: ClauseIdOut,
    act: u32,
    cost: i64,
    noticed: bool,
}

impl From<&Fact> for FaultOut {
    fn from(fact: &Fact) -> Self {
        Self {
            kind: fact.kind.id(),
            area: fact.area.id(),
            clause: ClauseIdOut(fact.basis.clause()),
            act: fact.act,
            cost: fact.cost,
            noticed: fact.noticed,
        }
    }
}

impl<'c> CoupLine<'c> {
    pub(super) fn new(coup: &'c CoupRecord, house: &'c House) -> Self {
        let spot = |spot: Spot| house.spot_rules(spot).map_or("", |rules| rules.id.as_str());
        let stakes = coup.stakes.iter().map(|stake| StakeOut {
            seat: stake.seat,
            spot: spot(stake.spot),
            amount: stake.amount.get(),
            guest: &stake.guest,
        });
        let settled = coup.settled.iter().map(|settled| SettlementOut {
            seat: settled.seat,
            spot: spot(settled.spot),
            collected: settled.collected.get(),
            paid: settled.paid.get(),
            returned: settled.returned.get(),
        });
        Self {
            coup: coup.number,
            cards: &coup.cards,
            winner: coup.winner.map(Chance::id),
            stakes: stakes.collect(),
            settled: settled.collect(),
            calls: &coup.calls,
            incidents: coup.incidents.iter().copied().map(IncidentKind::id).collect(),
            faults: coup.faults.iter().map(FaultOut::from).collect(),
        }
    }
}

/// The last line of a shift.
#[derive(Serialize)]
pub(super) struct ReportLine {
    report: ReportOut,
}

#[derive(Serialize)]
struct ReportOut {
    areas: AreasOut,
    red_lines: Vec<FaultOut>,
    coups_per_hour: Option<u32>,
    passed: bool,
    /// Faults that are in no coup.
    faults: Vec<FaultOut>,
}

/// Letters by area, in the order of the report.
struct AreasOut([(Area, Letter); 7]);

impl Serialize for AreasOut {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(area, letter)| (area.id(), letter.id())))
    }
}

impl ReportLine {
    /// The report, with the facts that no coup has.
    pub(super) fn new<'f>(report: &Report, others: impl Iterator<Item = &'f Fact>) -> Self {
        Self {
            report: ReportOut {
                areas: AreasOut(report.areas),
                red_lines: report.red_lines.iter().map(FaultOut::from).collect(),
                coups_per_hour: report.coups_per_hour,
                passed: report.passed,
                faults: others.map(FaultOut::from).collect(),
            },
        }
    }
}
