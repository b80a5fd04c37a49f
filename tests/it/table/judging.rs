//! The rule of judgement, as data.

use tailleur::table::fact::FaultKind;
use tailleur::table::guest;
use tailleur::table::judging::Judging;

use crate::support::text;

#[test]
fn every_kind_of_fault_has_its_area_and_gravity() {
    let judging = Judging::read("judging.ron", &text("assets/table/judging.ron")).unwrap();
    for kind in FaultKind::ALL {
        assert!(judging.area_and_gravity(*kind).is_some(), "{}", kind.id());
    }
}

#[test]
fn the_built_in_guests_can_be_read() {
    assert!(guest::built_in().len() >= 10);
}
