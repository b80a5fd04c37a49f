//! Incidents with cards and with hands on cards: the right treatment is free of faults, what is overlooked is found.

use std::sync::Arc;

use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::agent::Perfect;
use tailleur::table::incident::IncidentKind;

use super::{scenario, tables, worked};

const KINDS: [IncidentKind; 22] = [
    IncidentKind::DrawnTooEarly,
    IncidentKind::ToTheWrongSide,
    IncidentKind::OneTooMany,
    IncidentKind::OneTooFew,
    IncidentKind::CardExposed,
    IncidentKind::CardDropped,
    IncidentKind::FaceUpInTheShoe,
    IncidentKind::TwoStuck,
    IncidentKind::ForeignBack,
    IncidentKind::StopCardFirst,
    IncidentKind::StopCardInside,
    IncidentKind::StopCardForgotten,
    IncidentKind::ShoeExhausted,
    IncidentKind::WrongBurnByColleague,
    IncidentKind::CardPutBack,
    IncidentKind::UsedAgain,
    IncidentKind::UnsoundPacks,
    IncidentKind::WrongPerson,
    IncidentKind::HolderTakesPunto,
    IncidentKind::PuntoRefused,
    IncidentKind::HolderDawdles,
    IncidentKind::PassesTooLate,
];

fn possible() -> Vec<(Arc<House>, TableSize, IncidentKind)> {
    let mut all = Vec::new();
    for (house, size) in tables() {
        let table = house.tables.iter().find(|table| table.size == size).unwrap();
        let kinds = KINDS.iter().filter(|kind| kind.is_possible(&house, table));
        all.extend(kinds.map(|kind| (Arc::clone(&house), size, *kind)));
    }
    all
}

fn shift(house: &Arc<House>, size: TableSize, kind: IncidentKind, seed: u64) -> Shift {
    let incidents = format!("opening: true, closing: true, incidents: [(what: {kind:?}, at: Rate(100))]");
    Shift::new(&scenario(size, 7, 6, &incidents), house, seed).unwrap()
}

#[test]
fn the_right_treatment_is_free_of_faults() {
    let mut wrong = Vec::new();
    for (house, size, kind) in possible() {
        let mut begun = 0;
        for seed in 0..2 {
            let mut shift = shift(&house, size, kind, seed);
            let coups = worked(&mut shift, &mut Perfect);
            let name = format!("{} {size:?} {} seed {seed}", house.id, kind.id());
            if !shift.facts().is_empty() || coups.len() != 6 || !shift.is_over() {
                wrong.push(format!("{name}: {} coups, {:?}, due {:?}", coups.len(), shift.facts(), shift.due()));
            }
            begun += coups.iter().filter(|coup| coup.incidents.contains(&kind)).count();
        }
        if begun == 0 {
            wrong.push(format!("{} {size:?} {}: never begun", house.id, kind.id()));
        }
    }
    for line in &wrong {
        println!("{}", &line[..line.len().min(900)]);
    }
    assert!(wrong.is_empty(), "{}", wrong.len());
}
