//! The built-in scenarios: read clean, worked without a fault at every table they fit, failed by idleness, and together
//! about every clause that a shift can meet.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tailleur::rules::clause::{Basis, Clause};
use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::act::{Act, StakeId};
use tailleur::table::agent::{Agent, Idle, Move, Perfect, play};
use tailleur::table::event::Event;
use tailleur::table::fact::{FaultKind, Gravity};
use tailleur::table::incident::{IncidentKind, IncidentTime};
use tailleur::table::scenario::{Length, Presentation, Scenario, TraineeRole, built_in, built_in_files};

use tailleur::table::truth::settlement;

use super::tables;
use crate::support::{text, thorough, tier};

/// Coups to which a longer scenario is cut in the quick tier.
const QUICK: u32 = 8;

/// A scenario with the houses and tables it fits.
type Fitting = (Scenario, Vec<(Arc<House>, TableSize)>);

/// Each built-in scenario with the houses and tables it fits, a scenario for several sizes at each of them.
fn fitting() -> Vec<Fitting> {
    let tables = tables();
    let at = |scenario: &Scenario, size| Scenario { table: vec![size], ..scenario.clone() };
    let fits = |scenario: &Scenario, house: &House, size| {
        scenario.table.contains(&size) && at(scenario, size).table_in(house).is_some()
    };
    let all = built_in().into_iter().map(|scenario| {
        let places = tables.iter().filter(|(house, size)| fits(&scenario, house, *size)).cloned().collect();
        (scenario, places)
    });
    all.collect()
}

/// The scenario at a table of this size; in the quick tier cut to a few coups.
fn played(scenario: &Scenario, size: TableSize) -> Arc<Scenario> {
    let mut scenario = Scenario { table: vec![size], ..scenario.clone() };
    if !thorough() {
        scenario.length = match scenario.length {
            Length::Coups(coups) if coups <= 16 => Length::Coups(coups),
            Length::Stints(stints, each) => Length::Stints(stints, each),
            Length::Coups(_) | Length::HalfAShoe | Length::Shoes(_) => Length::Coups(QUICK),
        };
    }
    Arc::new(scenario)
}

/// In the quick tier one table of each scenario, in turn; else all.
fn in_turn(index: usize, places: &[(Arc<House>, TableSize)]) -> impl Iterator<Item = &(Arc<House>, TableSize)> {
    let all = places.len().max(1);
    places.iter().enumerate().filter(move |(place, _)| thorough() || *place == index % all).map(|(_, at)| at)
}

#[test]
fn every_scenario_reads_clean_in_three_languages_and_fits_a_table() {
    for (name, text) in built_in_files() {
        let scenario = Scenario::read(name, text).unwrap_or_else(|flaws| panic!("{flaws:#?}"));
        assert_eq!(format!("{}.ron", scenario.id), name);
        for words in [&scenario.title, &scenario.about] {
            assert_eq!(words.languages().collect::<Vec<_>>(), ["en", "fr", "it"], "{name}");
        }
        assert_ne!(scenario.role, TraineeRole::Observer, "{name}: a trainee works");
    }
    assert!(built_in().len() >= 30);
    for (scenario, places) in fitting() {
        assert!(!places.is_empty(), "{} fits nowhere", scenario.id);
    }
}

#[test]
fn every_table_has_a_ladder_from_three_guests_to_a_full_one() {
    let all = fitting();
    for (house, size) in tables() {
        let here: Vec<&Scenario> =
            all.iter().filter(|(_, places)| places.contains(&(Arc::clone(&house), size))).map(|(it, _)| it).collect();
        let name = format!("{} {size:?}", house.id);
        let first = here.iter().any(|it| it.incidents.is_empty() && it.guests.count() == 3 && it.pace == 0);
        let last = here.iter().any(|it| it.presentation == Presentation::OnTheFloor && it.opening && it.closing);
        let between = here.iter().filter(|it| it.presentation == Presentation::Practice).count();
        assert!(first && last && between >= 5, "{name}: first {first}, last {last}, {between} between");
    }
}

#[test]
fn every_kind_of_incident_is_in_a_scenario_whose_table_can_have_it() {
    let mut missing: BTreeSet<IncidentKind> = IncidentKind::ALL.iter().copied().collect();
    for (scenario, places) in fitting() {
        for (house, size) in places {
            let table = house.tables.iter().find(|table| table.size == size).unwrap();
            missing.retain(|kind| {
                !(scenario.incidents.iter().any(|plan| plan.what == *kind) && kind.is_possible(&house, table))
            });
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// A scenario worked by the perfect agent at the tables of this tier.
struct Walked {
    scenario: Scenario,
    /// Clauses on which its duties and the settlement of its stakes rest.
    clauses: BTreeSet<Clause>,
    /// Shifts with a fault, or without an end.
    wrong: Vec<String>,
}

/// Every scenario, worked on all cores.
#[expect(clippy::disallowed_methods, reason = "the nightly tier would take twice as long")]
fn walked() -> Vec<Walked> {
    let fitting: Vec<(usize, Fitting)> = fitting().into_iter().enumerate().collect();
    let next = AtomicUsize::new(0);
    let worker = || iter::from_fn(|| fitting.get(next.fetch_add(1, Ordering::Relaxed))).map(walk).collect::<Vec<_>>();
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

fn walk((index, (scenario, places)): &(usize, Fitting)) -> Walked {
    let mut walked = Walked { scenario: scenario.clone(), clauses: BTreeSet::new(), wrong: Vec::new() };
    for (house, size) in in_turn(*index, places) {
        for seed in 0..tier(1, 200) {
            let name = format!("{} {} {size:?} seed {seed}", scenario.id, house.id);
            let mut shift = Shift::new(&played(scenario, *size), house, seed).unwrap();
            work(&mut shift, &mut walked.clauses);
            if !shift.facts().is_empty() || !shift.is_over() || !shift.report().passed {
                let facts = shift.facts().iter().map(|fact| format!("{:?} in coup {}", fact.kind, fact.coup));
                let facts: Vec<String> = facts.collect();
                walked.wrong.push(format!("{name}: {} due {:?}", facts.join(", "), shift.due()));
            }
        }
    }
    walked
}

/// Works a shift to its end, and collects the clauses on which what is due in it rests.
fn work(shift: &mut Shift, clauses: &mut BTreeSet<Clause>) {
    while !shift.is_over() {
        for duty in shift.due() {
            clauses.extend(duty.basis.clause());
            clauses.extend(duty.reasons.iter().filter_map(|reason| reason.basis.clause()));
        }
        match Perfect.next(shift) {
            Move::Act(by, act, at) => {
                if act == Act::PutAway {
                    let reasons = settlement(shift.state()).into_iter().flat_map(|stake| stake.settled.reasons);
                    clauses.extend(reasons.filter_map(|reason| reason.basis.clause()));
                }
                shift.act(by, &act, at);
            }
            Move::Wait(at) => drop(shift.until(at)),
            Move::Stop => break,
        }
    }
}

/// In coup 4 a stake is taken back; a guest draws between the croupier's decision to put it back and the act.
#[test]
fn a_stake_put_back_while_the_first_card_comes_out_is_put_right() {
    let (scenario, places) = fitting().into_iter().find(|(scenario, _)| scenario.id == "past-posting").unwrap();
    let is_the_large_table =
        |(house, size): &&(Arc<House>, TableSize)| house.id.as_str() == "article-57-13" && *size == TableSize::Large;
    let (house, size) = places.iter().find(is_the_large_table).unwrap();
    let mut shift = Shift::new(&played(&scenario, *size), house, 1).unwrap();
    work(&mut shift, &mut BTreeSet::new());
    assert_eq!(shift.facts(), []);
}

#[test]
fn an_idle_agent_fails_every_scenario() {
    for (scenario, places) in fitting() {
        for (house, size) in places {
            let name = format!("{} {} {size:?}", scenario.id, house.id);
            let mut shift = Shift::new(&played(&scenario, size), &house, 3).unwrap();
            play(&mut shift, &mut Idle, |_, _| {});
            assert!(!shift.report().passed, "{name}");
        }
    }
}

/// Clauses of the kinds P, A, X and M.
fn clauses_of_a_shift() -> BTreeSet<Clause> {
    let list = text("tests/it/cases/clauses-of-a-shift.txt");
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| Clause::read(line.split_whitespace().next()?)).collect()
}

#[test]
#[expect(clippy::print_stdout, reason = "the list is asked for")]
fn the_perfect_agent_works_every_scenario_without_a_fault_and_meets_every_clause() {
    let walked = walked();
    let wrong: Vec<&String> = walked.iter().flat_map(|walked| &walked.wrong).collect();
    assert!(wrong.is_empty(), "{} wrong\n{wrong:#?}", wrong.len());
    let mut met: BTreeMap<Clause, (bool, BTreeSet<&str>)> = BTreeMap::new();
    for Walked { scenario, clauses, .. } in &walked {
        for clause in &scenario.source {
            met.entry(*clause).or_default().1.insert(&scenario.id);
        }
        for clause in clauses {
            let (worked, scenarios) = met.entry(*clause).or_default();
            *worked = true;
            scenarios.insert(&scenario.id);
        }
    }
    let wanted = clauses_of_a_shift();
    assert_eq!(wanted.len(), 93);
    let mut worked = 0;
    for clause in &wanted {
        let (is_worked, scenarios) = met.get(clause).cloned().unwrap_or_default();
        worked += usize::from(is_worked);
        let how = if is_worked { "worked" } else { "about" };
        println!("{clause} {how}: {}", scenarios.into_iter().collect::<Vec<_>>().join(", "));
    }
    println!("{worked} of {} clauses are what a duty rests on; the others are what a scenario is about", wanted.len());
    let missing: Vec<&Clause> = wanted.iter().filter(|clause| !met.contains_key(clause)).collect();
    assert!(missing.is_empty(), "in no scenario: {missing:?}");
}

#[test]
fn a_scenario_in_another_presentation_has_fewer_incidents_and_guests_and_keeps_its_matter() {
    for scenario in built_in() {
        assert_eq!(scenario.presented(scenario.presentation), scenario, "as written in its own");
        for presentation in Presentation::ALL.into_iter().filter(|other| *other != scenario.presentation) {
            let (rules, shown) = (presentation.rules(), scenario.presented(presentation));
            let rate = |scenario: &Scenario| -> u32 {
                let of = |at| if let IncidentTime::Rate(rate) = at { u32::from(rate) } else { 0 };
                scenario.incidents.iter().map(|plan| of(plan.at)).sum()
            };
            let given = |scenario: &Scenario| {
                scenario.incidents.iter().filter(|plan| !matches!(plan.at, IncidentTime::Rate(_))).count()
            };
            assert!(rate(&shown) <= rate(&scenario).min(rules.incidents.into()), "{}", scenario.id);
            assert_eq!(given(&shown), given(&scenario), "{}", scenario.id);
            assert_eq!(shown.guests.count(), scenario.guests.count().min(rules.guests.into()), "{}", scenario.id);
            assert_eq!(shown.expected_pace().is_some(), rules.pace > 0 && scenario.pace > 0, "{}", scenario.id);
            assert_eq!(shown.length, scenario.length);
        }
    }
}

#[test]
fn the_pace_expected_stands_in_the_report() {
    let (house, size) = tables().remove(0);
    let pace = |presentation| {
        let more = format!("pace: 60, presentation: {presentation}");
        Shift::new(&super::scenario(size, 3, 2, &more), &house, 3).unwrap().report().expected_pace
    };
    assert_eq!((pace("Guided"), pace("Practice")), (None, Some(60)));
}

#[test]
fn a_condition_ends_a_shift_before_its_length() {
    let (house, size) = tables().remove(0);
    for (end, holds) in [("When(Streak(2))", "a streak"), ("When(CardsToStop(250))", "few cards"), ("AllDone", "done")]
    {
        let more = format!("expects: [(acts: [Announce(Final), Announce(Final)])], end: [{end}]");
        let mut shift = Shift::new(&super::scenario(size, 3, 60, &more), &house, 3).unwrap();
        let coups = super::worked(&mut shift, &mut Perfect);
        assert!(shift.is_over() && shift.facts().is_empty(), "{holds}: {:?}", shift.facts());
        assert!(coups.len() < 60, "{holds}: {} coups", coups.len());
        if end == "AllDone" {
            assert_eq!(coups.len(), 2);
        }
    }
}

/// The kinds of the faults of a shift whose second act is `extra`, by the same person and undone at once where `undo`.
fn found(more: &str, extra: Option<&Act>, undo: bool) -> Vec<(FaultKind, Gravity, bool)> {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Mini).unwrap();
    let mut shift = Shift::new(&super::scenario(size, 3, 2, more), &house, 3).unwrap();
    let by = shift.state().crew.tailleur();
    let at = shift.state().now;
    if let Some(extra) = extra {
        shift.act(by, extra, at);
        if undo {
            shift.act(by, &Act::Undo, at);
        }
    }
    super::worked(&mut shift, &mut Perfect);
    assert!(shift.is_over());
    assert!(shift.facts().iter().all(|fact| fact.basis == Basis::Authored), "{:?}", shift.facts());
    shift.facts().iter().map(|fact| (fact.kind, fact.gravity, fact.noticed)).collect()
}

#[test]
fn an_expected_act_that_is_not_done_is_found() {
    let missing = (FaultKind::ExpectedActMissing, Gravity::Serious, false);
    assert_eq!(found("expects: [(acts: [HandOver, Announce(Final)])]", None, false), [missing]);
    assert_eq!(found("expects: [(acts: [HandOver]), (acts: [CheckPacks])]", None, false), [missing, missing]);
    let three = "expects: [(acts: [Announce(Final), Announce(Final), Announce(Final)])]";
    assert_eq!(found(three, None, false), [missing], "the shift has two coups");
}

#[test]
fn the_putting_right_of_an_incident_is_expected_only_once_it_asks_for_it() {
    let scenario = |rate: &str| {
        format!(
            "incidents: [(what: QuarrelAboutAStake, at: {rate})], expects: [(acts: [PutRight(QuarrelAboutAStake)])]"
        )
    };
    assert_eq!(found(&scenario("When(CardsToStop(0))"), None, false), [], "it never begins");
    assert_eq!(found(&scenario("Coup(1)"), None, false), [], "it is put right");
}

#[test]
fn an_expected_act_that_is_done_before_its_turn_is_found() {
    let early = (FaultKind::ExpectedActTooEarly, Gravity::Serious, false);
    assert_eq!(found("expects: [(acts: [Announce(Final)]), (acts: [Announce(BetsClosed)])]", None, false), [early]);
    assert_eq!(found("expects: [(ordered: true, acts: [PutAway, Announce(BetsClosed)])]", None, false), [early]);
    assert_eq!(found("expects: [(acts: [PutAway, Announce(BetsClosed)])]", None, false), [], "in any order");
}

#[test]
fn a_forbidden_act_is_found_with_the_gravity_of_the_scenario() {
    for (word, gravity) in [("Slight", Gravity::Slight), ("Serious", Gravity::Serious), ("RedLine", Gravity::RedLine)] {
        let more = format!("must_not: [(LookAtAStake, {word})]");
        let look = Act::LookAt(StakeId(1));
        assert_eq!(found(&more, Some(&look), false), [(FaultKind::ForbiddenAct, gravity, false)]);
        assert_eq!(found(&more, Some(&look), true), [(FaultKind::ForbiddenAct, gravity, true)], "undone at once");
        assert_eq!(found(&more, None, false), []);
    }
}

#[test]
fn an_act_that_the_scenario_allows_is_no_fault_where_no_text_forbids_it() {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Mini).unwrap();
    let kinds = |more: &str| {
        let mut shift = Shift::new(&super::scenario(size, 3, 2, more), &house, 3).unwrap();
        let (by, at) = (shift.state().crew.tailleur(), shift.state().now);
        shift.act(by, &Act::CallChef, at);
        super::worked(&mut shift, &mut Perfect);
        shift.facts().iter().map(|fact| (fact.kind, fact.gravity)).collect::<Vec<_>>()
    };
    assert_eq!(kinds(""), [(FaultKind::NeedlessCall, Gravity::Slight)]);
    assert_eq!(kinds("may: [CallChef]"), []);
    assert_eq!(kinds("must_not: [(CallChef, RedLine)]"), [(FaultKind::NeedlessCall, Gravity::RedLine)], "one fault");
}

#[test]
fn an_undone_act_meets_no_expectation() {
    let more = "expects: [(acts: [LookAtAStake])]";
    let look = Act::LookAt(StakeId(1));
    assert_eq!(found(more, Some(&look), false), []);
    assert_eq!(found(more, Some(&look), true), [(FaultKind::ExpectedActMissing, Gravity::Serious, false)]);
}

#[test]
fn events_of_a_shift_end_with_its_end() {
    for (scenario, places) in fitting().into_iter().filter(|(scenario, _)| scenario.closing).take(2) {
        let (house, size) = &places[0];
        let mut ends = 0;
        let mut shift = Shift::new(&played(&scenario, *size), house, 1).unwrap();
        play(&mut shift, &mut Perfect, |_, events| {
            ends += events.iter().filter(|event| **event == Event::ShiftOver).count();
        });
        assert_eq!(ends, 1, "{}", scenario.id);
    }
}
