//! Incidents: the right treatment is free of faults, what is overlooked or treated otherwise is found with its clause.

mod treatments;

use std::collections::BTreeMap;
use std::sync::Arc;

use tailleur::rules::clause::Basis;
use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Agent, Perfect, play};
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::event::Event;
use tailleur::table::fact::{Fact, FaultKind};
use tailleur::table::incident::{Family, IncidentKind};

use self::treatments::{Instead, Neglect, Underpays, WRONG_TREATMENTS};
use super::{scenario, tables};
use crate::support::thorough;

/// Kinds with hands on cards, which have tests of their own.
const WITH_CARDS: [IncidentKind; 5] = [
    IncidentKind::WrongPerson,
    IncidentKind::HolderTakesPunto,
    IncidentKind::PuntoRefused,
    IncidentKind::HolderDawdles,
    IncidentKind::PassesTooLate,
];

fn kinds() -> impl Iterator<Item = IncidentKind> {
    let all = IncidentKind::ALL.iter().copied();
    all.filter(|kind| kind.family() != Family::Cards && !WITH_CARDS.contains(kind))
}

/// The post of the trainee who has to do with a kind.
const fn role(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::PayeurWrongAmount | IncidentKind::PayeurWrongOrder | IncidentKind::ClaimTrue => "Tailleur",
        IncidentKind::TailleurWrongCall => "Payer(1)",
        _ => "All",
    }
}

/// Most seeds that are tried for an occasion.
const SEEDS: u64 = 40;

/// A shift of two coups, with the incident in the first.
fn shift(house: &Arc<House>, size: TableSize, kind: IncidentKind, seed: u64) -> Shift {
    let role = role(kind);
    let opening = kind == IncidentKind::FloatShort;
    let fields = format!("role: {role}, opening: {opening}, incidents: [(what: {kind:?}, at: Coup(1))]");
    Shift::new(&scenario(size, 7, 2, &fields), house, seed).unwrap()
}

/// Coups and acts of a shift that an agent works to its end.
fn worked(shift: &mut Shift, agent: &mut dyn Agent) -> (Vec<CoupRecord>, Vec<Act>) {
    let (mut coups, mut acts) = (Vec::new(), Vec::new());
    let before = (shift.state().all_pieces(), shift.state().missing.clone());
    play(shift, agent, |shift, events| {
        for event in events {
            match event {
                Event::CoupOver(coup) => coups.push((**coup).clone()),
                Event::Acted { act, .. } => acts.push(act.clone()),
                _ => {}
            }
        }
        let mut now = shift.state().all_pieces();
        now.put(&shift.state().missing);
        let mut all = before.0.clone();
        all.put(&before.1);
        assert_eq!(now, all, "{}: {events:?}", shift.state().house.id);
    });
    (coups, acts)
}

/// A seed with which the perfect agent meets the incident; with his coups, acts and facts.
fn met(house: &Arc<House>, size: TableSize, kind: IncidentKind) -> Option<(u64, Vec<CoupRecord>, Vec<Act>, Shift)> {
    (0..SEEDS).find_map(|seed| {
        let mut shift = shift(house, size, kind, seed);
        let short = !shift.state().missing.is_empty();
        let (coups, acts) = worked(&mut shift, &mut Perfect);
        let begun = short || coups.iter().any(|coup| coup.incidents.contains(&kind));
        (begun || !shift.facts().is_empty()).then_some((seed, coups, acts, shift))
    })
}

/// Tables that can have a kind: one or two of them for each kind, all in the nightly tier.
fn tables_with(kind: IncidentKind) -> Vec<(Arc<House>, TableSize)> {
    let possible = tables().into_iter().filter(|(house, size)| {
        let table = house.tables.iter().find(|table| table.size == *size).unwrap();
        // A croupier alone who pays rightly gives no cause for a true claim.
        let own_fault_only = kind == IncidentKind::ClaimTrue && table.crew.value().len() == 1;
        kind.is_possible(house, table) && !own_fault_only
    });
    let possible: Vec<_> = possible.collect();
    assert!(!possible.is_empty(), "{}", kind.id());
    let of_turn = |place: usize| thorough() || (place + kind as usize) % possible.len() < 2;
    possible.iter().enumerate().filter(|(place, _)| of_turn(*place)).map(|(_, table)| table.clone()).collect()
}

fn clause(basis: Basis) -> String {
    basis.clause().map_or_else(|| "–".to_owned(), |clause| clause.to_string())
}

fn ids(facts: &[Fact]) -> Vec<String> {
    facts.iter().map(|fact| format!("{} {}", fact.kind.id(), clause(fact.basis))).collect()
}

/// True for an act that treats an incident and belongs to no course of a coup.
fn is_treatment(act: &Act) -> bool {
    matches!(
        act,
        Act::Return(..)
            | Act::Straighten(..)
            | Act::Restore(_)
            | Act::Answer(..)
            | Act::CallChef
            | Act::PointOut(_)
            | Act::Speak(..)
    )
}

#[test]
fn the_right_treatment_is_free_of_faults_and_takes_no_pace() {
    let mut wrong = Vec::new();
    for kind in kinds() {
        for (house, size) in tables_with(kind) {
            let name = format!("{} {size:?} {}", house.id, kind.id());
            let Some((seed, coups, acts, shift)) = met(&house, size, kind) else {
                wrong.push(format!("{name}: never begun"));
                continue;
            };
            if !shift.facts().is_empty() || coups.len() != 2 {
                wrong.push(format!("{name} {seed}: {:?} due {:?}", ids(shift.facts()), shift.due()));
            }
            if !acts.iter().any(is_treatment) {
                wrong.push(format!("{name} {seed}: nothing to treat"));
            }
            let between = kind.family() == Family::House;
            if !between && coups.iter().all(|coup| coup.incident_time == 0) {
                wrong.push(format!("{name} {seed}: takes no time"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The fault of leaving a kind untreated.
const fn untreated(kind: IncidentKind) -> FaultKind {
    match kind {
        IncidentKind::PayeurWrongAmount | IncidentKind::PayeurWrongOrder | IncidentKind::TailleurWrongCall => {
            FaultKind::FaultOverlooked
        }
        IncidentKind::FloatShort => FaultKind::FloatCount,
        IncidentKind::MayNotPlay => FaultKind::StakeLetThrough,
        kind if matches!(kind.family(), Family::Stakes) => FaultKind::StakeLetThrough,
        _ => FaultKind::NoAnswer,
    }
}

#[test]
fn an_incident_that_is_overlooked_is_found_once_with_its_rule() {
    let mut wrong = Vec::new();
    for kind in kinds() {
        for (house, size) in tables_with(kind) {
            let name = format!("{} {size:?} {}", house.id, kind.id());
            let Some((seed, ..)) = met(&house, size, kind) else { continue };
            let mut shift = shift(&house, size, kind, seed);
            worked(&mut shift, &mut Neglect);
            let due = (untreated(kind), kind.basis(&house));
            let found: Vec<_> = shift.facts().iter().map(|fact| (fact.kind, fact.basis)).collect();
            let by_line = matches!(kind, IncidentKind::PayeurWrongAmount | IncidentKind::TailleurWrongCall);
            let fits = found == [due] || by_line && found.len() == 1 && found[0].0 == due.0;
            if !fits {
                wrong.push(format!("{name} {seed}: {:?}, due {} {}", ids(shift.facts()), due.0.id(), clause(due.1)));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_other_treatment_is_found() {
    let mut wrong = Vec::new();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for kind in kinds() {
        for (house, size) in tables_with(kind).into_iter().take(if thorough() { 20 } else { 1 }) {
            let Some((seed, ..)) = met(&house, size, kind) else { continue };
            for treatment in WRONG_TREATMENTS {
                let mut shift = shift(&house, size, kind, seed);
                let mut agent = Instead::new(*treatment);
                worked(&mut shift, &mut agent);
                let Some(expected) = agent.expected() else { continue };
                let name = format!("{} {size:?} {} {treatment:?}", house.id, kind.id());
                let count = counts.entry(kind.id()).or_default();
                count.0 += 1;
                let found: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
                if found == [expected] {
                    count.1 += 1;
                } else {
                    wrong.push(format!("{name} {seed}: {:?}, expected {}", ids(shift.facts()), expected.id()));
                }
            }
        }
    }
    print_table(&counts);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Each kind with its rule in every house, and the wrong treatments that were tried and found.
fn print_table(counts: &BTreeMap<&str, (usize, usize)>) {
    for kind in kinds() {
        let mut rules: Vec<String> = Vec::new();
        for (house, size) in tables() {
            let table = house.tables.iter().find(|table| table.size == size).unwrap();
            let rule = if kind.is_possible(&house, table) { clause(kind.basis(&house)) } else { "none".to_owned() };
            let name = format!("{}: {rule}", house.id);
            if !rules.contains(&name) {
                rules.push(name);
            }
        }
        let (tried, found) = counts.get(kind.id()).copied().unwrap_or_default();
        println!("{:<24} {found:>3} of {tried:>3} found  {}", kind.id(), rules.join(", "));
    }
}

#[test]
fn a_guest_who_is_paid_short_by_the_trainee_claims_the_rest() {
    let mut claimed = 0;
    for (house, size) in tables() {
        for seed in 0..6 {
            let fields = "incidents: [(what: ClaimTrue, at: Coup(1))]";
            let mut shift = Shift::new(&scenario(size, 7, 2, fields), &house, seed).unwrap();
            let (coups, acts) = worked(&mut shift, &mut Underpays::default());
            let found: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
            let claims = coups.iter().any(|coup| coup.incidents.contains(&IncidentKind::ClaimTrue));
            if claims {
                claimed += 1;
                let pays = acts.iter().filter(|act| matches!(act, Act::Pay(..))).count();
                let winners = coups.iter().flat_map(|coup| &coup.settled).filter(|s| s.paid.get() > 0).count();
                assert_eq!(found, [FaultKind::WrongPayment], "{} {size:?} {seed}", house.id);
                assert_eq!(pays, winners + 1, "{} {size:?} {seed}: paid again once", house.id);
            }
        }
    }
    assert!(claimed > 10, "{claimed}");
}
