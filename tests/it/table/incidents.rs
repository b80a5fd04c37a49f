//! Incidents: the right treatment is free of faults, what is overlooked is found with its clause.

use std::sync::Arc;

use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::agent::{Fault, Perfect};
use tailleur::table::fact::{Fact, FaultKind};
use tailleur::table::incident::IncidentKind;

use super::{scenario, tables, worked};

/// Kinds that begin at any table that can have them.
const STAKES: [IncidentKind; 6] = [
    IncidentKind::LateStake,
    IncidentKind::OverMaximum,
    IncidentKind::UnderMinimum,
    IncidentKind::OffThePieces,
    IncidentKind::TieAlone,
    IncidentKind::TieOverItsShare,
];

const MATTERS: [IncidentKind; 9] = [
    IncidentKind::ChangeInMidCoup,
    IncidentKind::LimitsChange,
    IncidentKind::QuarrelAboutAStake,
    IncidentKind::ClaimTrue,
    IncidentKind::ClaimFalse,
    IncidentKind::TwoHands,
    IncidentKind::MayNotPlay,
    IncidentKind::AsksForACut,
    IncidentKind::Dispute,
];

fn possible() -> Vec<(Arc<House>, TableSize, IncidentKind)> {
    let mut all = Vec::new();
    for (house, size) in tables() {
        let table = house.tables.iter().find(|table| table.size == size).unwrap();
        let kinds = STAKES.iter().chain(&MATTERS).filter(|kind| kind.is_possible(&house, table));
        all.extend(kinds.map(|kind| (Arc::clone(&house), size, *kind)));
    }
    all
}

fn shift(house: &Arc<House>, size: TableSize, kind: IncidentKind) -> Shift {
    let incidents = format!("incidents: [(what: {kind:?}, at: Rate(100))]");
    Shift::new(&scenario(size, 7, 4, &incidents), house, 23).unwrap()
}

fn kinds(facts: &[Fact]) -> Vec<FaultKind> {
    facts.iter().map(|fact| fact.kind).collect()
}

#[test]
fn the_right_treatment_is_free_of_faults() {
    let mut wrong = Vec::new();
    for (house, size, kind) in possible() {
        let mut shift = shift(&house, size, kind);
        let coups = worked(&mut shift, &mut Perfect);
        let name = format!("{} {size:?} {}", house.id, kind.id());
        if !shift.facts().is_empty() || coups.len() != 4 {
            wrong.push(format!("{name}: {} coups, {:?}, due {:#?}", coups.len(), shift.facts(), shift.due()));
        }
        let begun = coups.iter().filter(|coup| coup.incidents.contains(&kind)).count();
        if begun == 0 {
            wrong.push(format!("{name}: never begun"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_faulty_stake_that_is_overlooked_is_found_with_its_rule() {
    let mut wrong = Vec::new();
    for (house, size, kind) in possible().into_iter().filter(|(.., kind)| STAKES.contains(kind)) {
        for (fault, expected) in [
            (FaultKind::StakeLetThrough, FaultKind::StakeLetThrough),
            (FaultKind::StakePutRightWrongly, FaultKind::StakePutRightWrongly),
        ] {
            let mut shift = shift(&house, size, kind);
            let mut agent = Fault::new(fault, false);
            worked(&mut shift, &mut agent);
            let found = kinds(shift.facts());
            if agent.has_committed() && found.first() != Some(&expected) {
                wrong.push(format!("{} {size:?} {} {}: {found:?}", house.id, kind.id(), fault.id()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_request_that_is_answered_wrongly_or_not_at_all_is_found() {
    let mut wrong = Vec::new();
    for (house, size, kind) in possible().into_iter().filter(|(.., kind)| MATTERS.contains(kind)) {
        for fault in [FaultKind::WrongAnswer, FaultKind::NoAnswer] {
            let mut shift = shift(&house, size, kind);
            let mut agent = Fault::new(fault, false);
            worked(&mut shift, &mut agent);
            let found = kinds(shift.facts());
            if !agent.has_committed() || found.first() != Some(&fault) {
                wrong.push(format!("{} {size:?} {} {}: {found:?}", house.id, kind.id(), fault.id()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
