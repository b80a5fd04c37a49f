//! Each kind of fault, committed by itself, is found by itself: in its area, with its clause, and nothing else.

use std::sync::Arc;

use tailleur::rules::chips::total_value;
use tailleur::rules::house::{House, TableSize};
use tailleur::rules::money::Money;
use tailleur::table::Shift;
use tailleur::table::act::{Act, StakeId};
use tailleur::table::agent::{Agent, Fault, Move, Perfect};
use tailleur::table::fact::{Area, Fact, FaultKind, Gravity};
use tailleur::table::judging::Judging;

use super::{scenario, tables, worked};
use crate::support::thorough;

/// Kinds that need an incident, a request, marked commission or a scenario that asks for them, and are committed in
/// their own tests.
pub(crate) const ELSEWHERE: [FaultKind; 11] = [
    FaultKind::StakeLetThrough,
    FaultKind::StakePutRightWrongly,
    FaultKind::WrongAnswer,
    FaultKind::NoAnswer,
    FaultKind::WrongChange,
    FaultKind::WrongCommission,
    FaultKind::FaultOverlooked,
    FaultKind::WorkUndone,
    FaultKind::ExpectedActMissing,
    FaultKind::ExpectedActTooEarly,
    FaultKind::ForbiddenAct,
];

/// The facts of a shift in which an agent commits a fault; `None` where it found no occasion.
fn facts(house: &Arc<House>, size: TableSize, kind: FaultKind, undo: bool) -> Option<Vec<Fact>> {
    let second_shoe = kind == FaultKind::CoupAfterTheEnd;
    let coups = if second_shoe { 90 } else { 10 };
    let mut shift = Shift::new(&scenario(size, 7, coups, "opening: true, closing: true"), house, 17).unwrap();
    let mut agent = Fault::new(kind, undo);
    worked(&mut shift, &mut agent);
    assert!(shift.is_over(), "{} {size:?} {}: stuck, due {:#?}", house.id, kind.id(), shift.due());
    agent.has_committed().then(|| shift.facts().to_vec())
}

/// The first table, and one or two of the others for each kind; all in the nightly tier.
fn some_tables(kind: FaultKind) -> Vec<(Arc<House>, TableSize)> {
    let all = tables().into_iter().enumerate();
    let of_turn = |index: usize| thorough() || index == 0 || (index + kind as usize).is_multiple_of(6);
    all.filter(|(index, _)| of_turn(*index)).map(|(_, table)| table).collect()
}

#[test]
fn a_fault_is_found_with_its_area_and_nothing_else() {
    let mut wrong = Vec::new();
    for kind in FaultKind::ALL.iter().copied().filter(|kind| !ELSEWHERE.contains(kind)) {
        let mut tables_with = 0;
        for (house, size) in some_tables(kind) {
            let Some(facts) = facts(&house, size, kind, false) else { continue };
            tables_with += 1;
            let kinds: Vec<_> = facts.iter().map(|fact| (fact.kind, fact.noticed)).collect();
            if kinds != [(kind, false)] {
                wrong.push(format!("{} {size:?} {}: {kinds:?}", house.id, kind.id()));
            }
        }
        if tables_with == 0 {
            wrong.push(format!("{}: no occasion anywhere", kind.id()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_fault_that_is_undone_at_once_counts_as_noticed() {
    let mut wrong = Vec::new();
    for kind in FaultKind::ALL.iter().copied().filter(|kind| !ELSEWHERE.contains(kind)) {
        // What is left out shows only when the next thing is done, and a burned card cannot be undone.
        let cannot = matches!(
            kind,
            FaultKind::MissedCall
                | FaultKind::NotPaid
                | FaultKind::NotCollected
                | FaultKind::StepLeftOut
                | FaultKind::OpeningStep
                | FaultKind::WrongBurn
                | FaultKind::CardBeforeTheStop
                | FaultKind::WrongFace
                | FaultKind::WrongHands
        );
        for (house, size) in some_tables(kind).into_iter().filter(|_| !cannot) {
            let Some(facts) = facts(&house, size, kind, true) else { continue };
            let kinds: Vec<_> = facts.iter().map(|fact| (fact.kind, fact.noticed)).collect();
            if kinds != [(kind, true)] {
                wrong.push(format!("{} {size:?} {}: {kinds:?}", house.id, kind.id()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_red_line_fails_the_shift_unless_it_is_noticed() {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Mini).unwrap();
    for undo in [false, true] {
        let mut shift = Shift::new(&scenario(size, 7, 20, ""), &house, 17).unwrap();
        worked(&mut shift, &mut Fault::new(FaultKind::WrongPayment, undo));
        let report = shift.report();
        assert_eq!(report.passed, undo, "{report:?}");
        assert_eq!(report.red_lines.len(), usize::from(!undo));
    }
}

#[test]
fn a_fault_cites_the_clause_that_speaks_of_it() {
    let cases = [
        ("article-57-13", FaultKind::WrongPayment, Area::Money, &["S0-67", "S0-68", "S0-69"][..]),
        ("article-57-13", FaultKind::WrongBurn, Area::Shoe, &["S0-09"]),
        ("article-57-13", FaultKind::StopCardPlace, Area::Shoe, &["S0-05"]),
        ("article-57-13", FaultKind::WrongCutter, Area::Shoe, &["S0-04"]),
        ("article-57-13", FaultKind::PaymentOrder, Area::Order, &["S0-66"]),
        ("article-57-13", FaultKind::MissedCall, Area::Calls, &["S0-50", "S0-53", "S0-52", "S0-65"]),
        ("article-57-13", FaultKind::CardBeforeTheStop, Area::Drawing, &["S0-73"]),
        ("article-57-13", FaultKind::CardIntoShoe, Area::Shoe, &["S0-74"]),
        ("article-57-13", FaultKind::StepLeftOut, Area::Order, &["S0-72"]),
        ("venezia-malta", FaultKind::WrongPayment, Area::Money, &["S1-17", "S1-18"]),
        ("venezia", FaultKind::WrongPayment, Area::Money, &["S4-08", "S4-09"]),
        ("monte-carlo", FaultKind::WrongPayment, Area::Money, &["S3-10", "S3-11", "S3-13"]),
    ];
    for (id, kind, area, clauses) in cases {
        for (house, size) in tables().into_iter().filter(|(house, _)| house.id == *id) {
            let Some(facts) = facts(&house, size, kind, false) else { continue };
            let fact = facts.first().unwrap_or_else(|| panic!("{id} {size:?} {}", kind.id()));
            let basis = fact.basis.to_string();
            assert!(fact.area == area && clauses.contains(&basis.as_str()), "{id} {size:?} {fact:?}");
        }
    }
}

#[test]
fn the_work_left_in_the_middle_is_a_red_line() {
    let (house, size) = tables().remove(0);
    let mut shift = Shift::new(&scenario(size, 7, 20, ""), &house, 17).unwrap();
    worked(&mut shift, &mut Fault::new(FaultKind::WorkUndone, false));
    let report = shift.report();
    assert!(!report.passed);
    assert_eq!(report.red_lines.iter().map(|fact| fact.kind).collect::<Vec<_>>(), [FaultKind::WorkUndone]);
    assert_eq!(Judging::built_in().area_and_gravity(FaultKind::WorkUndone).unwrap().1, Gravity::RedLine);
}

#[test]
fn a_fault_names_a_decision_of_the_drills() {
    use tailleur::drill::{Announcements, Burn, Cutting, Drill, FaultyStakes, HandPasses, Payout, StopCard, ThirdCard};
    let kinds = [
        (FaultKind::WrongDraw, "ThirdCard"),
        (FaultKind::CardNotDrawn, "ThirdCard"),
        (FaultKind::WrongPayment, "Payout"),
        (FaultKind::NotPaid, "Payout"),
        (FaultKind::WrongBurn, "Burn"),
        (FaultKind::StopCardPlace, "StopCard"),
        (FaultKind::WrongCutter, "Cutting"),
        (FaultKind::WrongHolder, "HandPasses"),
        (FaultKind::SoundStakeRefused, "FaultyStakes"),
        (FaultKind::WrongCall, "Announcements"),
        (FaultKind::WrongWords, "Announcements"),
    ];
    for (kind, drill) in kinds {
        for (house, size) in some_tables(kind) {
            let Some(facts) = facts(&house, size, kind, false) else { continue };
            let fact = facts.first().unwrap_or_else(|| panic!("{} {size:?} {}", house.id, kind.id()));
            if kind == FaultKind::WrongCutter && Cutting::default().decisions(&house).is_empty() {
                assert_eq!(fact.decision, None);
                continue;
            }
            let (name, decision) = fact.decision.clone().unwrap_or_else(|| panic!("{fact:?}"));
            let known = match drill {
                "ThirdCard" => ThirdCard::default().decisions(&house),
                "Payout" => Payout::default().decisions(&house),
                "Burn" => Burn::default().decisions(&house),
                "StopCard" => StopCard::default().decisions(&house),
                "Cutting" => Cutting::default().decisions(&house),
                "HandPasses" => HandPasses::default().decisions(&house),
                "FaultyStakes" => FaultyStakes::default().decisions(&house),
                _ => Announcements::default().decisions(&house),
            };
            assert!(
                name == drill && known.contains(&decision),
                "{} {size:?} {}: {name} {decision}",
                house.id,
                kind.id()
            );
        }
    }
}

/// Pays a losing bet as much as lies there, once; all else is right.
struct PaysALoser(Option<(StakeId, Money)>);

impl Agent for PaysALoser {
    fn next(&mut self, shift: &Shift) -> Move {
        match Perfect.next(shift) {
            Move::Act(by, Act::Collect(id), at) if self.0.is_none() => {
                let pieces = shift.state().stake(id).unwrap().pieces.counts();
                self.0 = Some((id, total_value(&pieces)));
                Move::Act(by, Act::Pay(id, pieces), at)
            }
            // Its player takes up what lies there before anything else is done.
            Move::Act(_, Act::Collect(id), _) if self.0.is_some_and(|(paid, _)| paid == id) => {
                Move::Wait(shift.next_at().unwrap())
            }
            other => other,
        }
    }
}

#[test]
fn a_losing_bet_that_is_paid_costs_the_payment_and_the_bet_that_its_player_takes_up() {
    for (house, size) in tables() {
        let mut shift = Shift::new(&scenario(size, 7, 4, ""), &house, 17).unwrap();
        let mut agent = PaysALoser(None);
        worked(&mut shift, &mut agent);
        let (bet, amount) = agent.0.unwrap_or_else(|| panic!("{} {size:?}: no losing bet", house.id));
        let [fact] = shift.facts() else { panic!("{} {size:?}: {:#?}", house.id, shift.facts()) };
        assert_eq!((fact.kind, fact.stake), (FaultKind::WrongPayment, Some(bet)), "{} {size:?}", house.id);
        assert_eq!(fact.cost, -2 * i64::try_from(amount.get()).unwrap(), "{} {size:?}", house.id);
        assert_eq!(shift.report().cost_to_house, 2 * amount.get(), "{} {size:?}", house.id);
    }
}
