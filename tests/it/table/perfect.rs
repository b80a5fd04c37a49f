//! The perfect agent works whole shifts without a fault; the idle one fails.

use std::sync::Arc;

use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Idle, Perfect, play};
use tailleur::table::event::Event;
use tailleur::table::fact::Area;
use tailleur::table::judging::Letter;
use tailleur::table::scenario::Scenario;

use super::{scenario, tables, worked};
use crate::support::tier;

#[test]
fn sixty_coups_with_seven_guests_are_worked_without_a_fault_at_every_table() {
    for (house, size) in tables() {
        for seed in 0..tier(1, 200) {
            let name = format!("{} {size:?} seed {seed}", house.id);
            let mut shift = Shift::new(&scenario(size, 7, 60, ""), &house, seed).unwrap();
            let coups = worked(&mut shift, &mut Perfect);
            assert!(shift.facts().is_empty(), "{name}: {:#?}", shift.facts());
            assert_eq!(coups.len(), 60, "{name}: due {:#?}", shift.due());
            let staked = coups.iter().filter(|coup| !coup.stakes.is_empty()).count();
            assert!(staked > 30, "{name}: stakes in {staked} coups only");
            let report = shift.report();
            assert!(report.passed, "{name}");
            assert!(report.areas.iter().all(|(_, letter)| *letter == Letter::A), "{name}: {:?}", report.areas);
        }
    }
}

#[test]
fn a_shift_from_the_float_to_the_closing_goes_through_two_shoes() {
    for (house, size) in tables() {
        let name = format!("{} {size:?}", house.id);
        let scenario = scenario(size, 5, 110, "opening: true, closing: true");
        let mut shift = Shift::new(&scenario, &house, 7).unwrap();
        let coups = worked(&mut shift, &mut Perfect);
        assert!(shift.facts().is_empty(), "{name}: {:#?}", shift.facts());
        assert_eq!(coups.len(), 110, "{name}: due {:#?}", shift.due());
        assert!(shift.is_over(), "{name}: due {:#?}", shift.due());
        assert!(shift.state().shoes >= 1, "{name}: one shoe only");
    }
}

#[test]
fn the_trainee_works_one_post_and_the_program_the_others() {
    for (house, size) in tables() {
        for role in ["Tailleur", "Payer(1)"] {
            let name = format!("{} {size:?} {role}", house.id);
            let mut shift = Shift::new(&scenario(size, 7, 20, &format!("role: {role}")), &house, 3).unwrap();
            let coups = worked(&mut shift, &mut Perfect);
            assert!(shift.facts().is_empty(), "{name}: {:#?}", shift.facts());
            assert_eq!(coups.len(), 20, "{name}: due {:#?}", shift.due());
        }
    }
}

#[test]
fn the_program_works_a_shift_alone() {
    for (house, size) in tables() {
        let mut shift = Shift::new(&scenario(size, 7, 20, "role: Observer"), &house, 3).unwrap();
        assert_eq!(worked(&mut shift, &mut Idle).len(), 20, "{} {size:?}: due {:#?}", house.id, shift.due());
    }
}

#[test]
fn an_idle_croupier_fails() {
    for (house, size) in tables() {
        let mut shift = Shift::new(&scenario(size, 7, 12, ""), &house, 3).unwrap();
        play(&mut shift, &mut Idle, |_, _| {});
        let report = shift.report();
        let conduct = report.areas.iter().find(|(area, _)| *area == Area::Conduct).unwrap();
        assert!(!report.passed && conduct.1 == Letter::Fail, "{} {size:?}: {report:?}", house.id);
    }
}

#[test]
fn the_table_is_handed_over_between_two_stints() {
    for (house, size) in tables() {
        let name = format!("{} {size:?}", house.id);
        let text = format!(
            "(id: \"stints\", title: {{\"fr\": \"a\", \"it\": \"a\", \"en\": \"a\"}}, table: [{size:?}], length: Stints(3, 8), \
             guests: Any(5), limits: (1000, 100000))"
        );
        let scenario = Arc::new(Scenario::read("stints.ron", &text).unwrap());
        let mut shift = Shift::new(&scenario, &house, 7).unwrap();
        let mut handed_over = 0;
        play(&mut shift, &mut Perfect, |_, events| {
            handed_over += events.iter().filter(|e| matches!(e, Event::Acted { act: Act::HandOver, .. })).count();
        });
        assert!(shift.facts().is_empty() && shift.is_over(), "{name}: {:#?} due {:#?}", shift.facts(), shift.due());
        assert_eq!(handed_over, 2, "{name}");
    }
}
