//! Incidents: the right treatment is free of faults, what is overlooked or treated otherwise is found with its clause.
#![expect(clippy::print_stdout, reason = "the figures are asked for")]

mod layouts;
mod treatments;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use tailleur::rules::calls::Announcement;
use tailleur::rules::clause::Basis;
use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Agent, Fault, Idle, Perfect, play};
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::event::Event;
use tailleur::table::fact::{Fact, FaultKind};
use tailleur::table::incident::{Family, Hook, IncidentKind};

use self::treatments::{Instead, Neglect, PutsOffForGood, SpeaksLate, Underpays, WRONG_TREATMENTS};
use super::reckoning::check;
use super::{scenario, scenario_if_possible, tables};
use crate::support::{thorough, tier};

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
        IncidentKind::TailleurWrongCall => "Payer(2)",
        _ => "All",
    }
}

/// Most seeds that are tried for an occasion.
const SEEDS: u64 = 40;

/// Number of coups in which an incident of the first one is over.
fn coups(kind: IncidentKind) -> u32 {
    let waits = matches!(kind, IncidentKind::ChangeInMidCoup | IncidentKind::ReliefInMidCoup);
    if waits || kind.family() == Family::House { 2 } else { 1 }
}

/// A shift with the incident in its first coup.
fn shift(house: &Arc<House>, size: TableSize, kind: IncidentKind, seed: u64) -> Shift {
    let role = role(kind);
    let opening = kind == IncidentKind::FloatShort;
    let fields = format!("role: {role}, opening: {opening}, incidents: [(what: {kind:?}, at: Coup(1))]");
    Shift::new(&scenario(size, 7, coups(kind), &fields), house, seed).unwrap()
}

/// Coups and acts of a shift that an agent works to its end, with the same pieces at the table after every act.
fn worked(shift: &mut Shift, agent: &mut dyn Agent) -> (Vec<CoupRecord>, Vec<Act>) {
    let (mut coups, mut acts) = (Vec::new(), Vec::new());
    let pieces = |shift: &Shift| {
        let mut all = shift.state().all_pieces();
        all.put(&shift.state().missing);
        all
    };
    let before = pieces(shift);
    play(shift, agent, |shift, events| {
        for event in events {
            match event {
                Event::CoupOver(coup) => coups.push((**coup).clone()),
                Event::Acted { act, .. } => acts.push(act.clone()),
                _ => {}
            }
        }
        assert_eq!(pieces(shift), before, "{}: {events:?}", shift.state().house.id);
    });
    (coups, acts)
}

/// Tables that can have a kind.
fn tables_with(kind: IncidentKind) -> Vec<(Arc<House>, TableSize)> {
    let possible = tables().into_iter().filter(|(house, size)| {
        let table = house.tables.iter().find(|table| table.size == *size).unwrap();
        // A croupier alone who pays rightly gives no cause for a true claim.
        let own_fault_only = kind == IncidentKind::ClaimTrue && table.crew.value().len() == 1;
        kind.is_possible(house, table) && !own_fault_only
    });
    possible.collect()
}

/// An incident at a table, met by the perfect agent.
struct Met {
    house: Arc<House>,
    size: TableSize,
    kind: IncidentKind,
    seed: u64,
    coups: Vec<CoupRecord>,
    acts: Vec<Act>,
    shift: Shift,
}

impl Met {
    fn find(house: &Arc<House>, size: TableSize, kind: IncidentKind) -> Option<Self> {
        (0..SEEDS).find_map(|seed| {
            let mut shift = shift(house, size, kind, seed);
            let short = !shift.state().missing.is_empty();
            let (coups, acts) = worked(&mut shift, &mut Perfect);
            let begun = short || coups.iter().any(|coup| coup.incidents.contains(&kind));
            let house = Arc::clone(house);
            (begun || !shift.facts().is_empty()).then_some(Self { house, size, kind, seed, coups, acts, shift })
        })
    }

    fn name(&self) -> String {
        format!("{} {:?} {} seed {}", self.house.id, self.size, self.kind.id(), self.seed)
    }

    /// The same shift before its first act.
    fn again(&self) -> Shift {
        shift(&self.house, self.size, self.kind, self.seed)
    }
}

/// Each kind at one of its tables; at all of them in the nightly tier.
static MET: LazyLock<Vec<(IncidentKind, Option<Met>)>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for kind in kinds() {
        let possible = tables_with(kind);
        let of_turn = |place: usize| thorough() || (place + kind as usize).is_multiple_of(possible.len());
        for (_, (house, size)) in possible.iter().enumerate().filter(|(place, _)| of_turn(*place)) {
            all.push((kind, Met::find(house, *size, kind)));
        }
    }
    all
});

fn met() -> impl Iterator<Item = &'static Met> {
    MET.iter().filter_map(|(_, met)| met.as_ref())
}

fn clause(basis: Basis) -> String {
    basis.clause().map_or_else(|| "–".to_owned(), |clause| clause.to_string())
}

fn ids(facts: &[Fact]) -> Vec<String> {
    facts.iter().map(|fact| format!("{} {}", fact.kind.id(), clause(fact.basis))).collect()
}

/// True for an act that treats an incident and belongs to no course of a coup.
const fn is_treatment(act: &Act) -> bool {
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
fn every_kind_begins_at_every_table_that_can_have_it() {
    let never: Vec<&str> = MET.iter().filter(|(_, met)| met.is_none()).map(|(kind, _)| kind.id()).collect();
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn the_right_treatment_is_free_of_faults_and_takes_no_pace() {
    let mut wrong = Vec::new();
    for met in met() {
        let name = met.name();
        let facts = met.shift.facts();
        if !facts.is_empty() || met.coups.len() != coups(met.kind) as usize {
            wrong.push(format!("{name}: {:?} due {:?}", ids(facts), met.shift.due()));
        }
        if !met.acts.iter().any(is_treatment) {
            wrong.push(format!("{name}: nothing to treat"));
        }
        let between = met.kind.family() == Family::House;
        if !between && met.coups.iter().all(|coup| coup.incident_time == 0) {
            wrong.push(format!("{name}: takes no time"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_coup_with_an_incident_treated_rightly_is_settled_to_the_coin() {
    for met in met() {
        let mut balance: BTreeMap<String, i64> = BTreeMap::new();
        for coup in &met.coups {
            check(met.house.id.as_str(), coup);
            for (stake, settled) in coup.stakes.iter().zip(&coup.settled) {
                let won = settled.paid.get() as i64 - settled.collected.get() as i64;
                *balance.entry(stake.guest.clone()).or_default() += won;
            }
        }
        let before = money(&met.again());
        for (guest, now) in money(&met.shift) {
            let won = balance.get(&guest).copied().unwrap_or_default();
            assert_eq!(now, before[&guest] + won, "{}: {guest}", met.name());
        }
    }
}

/// Everything that each guest has: purse, stakes, winnings, pieces on the marble.
fn money(shift: &Shift) -> BTreeMap<String, i64> {
    let state = shift.state();
    let of = |index: usize| {
        let stakes = state.stakes.iter().filter(|stake| usize::from(stake.owner) == index);
        let stakes: u64 = stakes.map(|stake| stake.pieces.total().get() + stake.beside.total().get()).sum();
        let marble = state.marble.iter().filter(|lying| usize::from(lying.guest) == index);
        stakes + marble.map(|lying| lying.pieces.total().get()).sum::<u64>()
    };
    let guests = state.guests.iter().enumerate();
    let sum = |(index, guest): (usize, &tailleur::table::state::Guest)| {
        let total = guest.purse.total().get() + of(index);
        (guest.mind.character().name.clone(), i64::try_from(total).unwrap())
    };
    guests.map(sum).collect()
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
fn a_trainee_who_pays_can_point_a_wrong_call_out_while_the_cards_are_put_away() {
    let kind = IncidentKind::TailleurWrongCall;
    let tables = tables_with(kind);
    assert!(!tables.is_empty());
    for met in tables.iter().filter_map(|(house, size)| Met::find(house, *size, kind)) {
        let mut shift = met.again();
        let (_, acts) = worked(&mut shift, &mut SpeaksLate);
        let put_away = acts.iter().position(|act| *act == Act::PutAway).unwrap();
        let spoke = acts.iter().position(|act| matches!(act, Act::PointOut(_))).unwrap();
        assert!(spoke < put_away && shift.facts().is_empty(), "{}: {:?}", met.name(), ids(shift.facts()));
        assert!(acts.iter().take(spoke).any(|act| matches!(act, Act::Call(Announcement::Final, _))), "{}", met.name());
    }
}

#[test]
fn an_incident_that_is_overlooked_is_found_once_with_its_rule() {
    let mut wrong = Vec::new();
    for met in met() {
        let mut shift = met.again();
        worked(&mut shift, &mut Neglect);
        let due = (untreated(met.kind), met.kind.basis(&met.house));
        let found: Vec<_> = shift.facts().iter().map(|fact| (fact.kind, fact.basis)).collect();
        // A wrong payment or call breaks the line that it is about.
        let by_line = matches!(met.kind, IncidentKind::PayeurWrongAmount | IncidentKind::TailleurWrongCall);
        let fits = found == [due] || by_line && found.len() == 1 && found[0].0 == due.0;
        if !fits {
            wrong.push(format!("{}: {:?}, due {} {}", met.name(), ids(shift.facts()), due.0.id(), clause(due.1)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_other_treatment_is_found() {
    let mut wrong = Vec::new();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for met in met() {
        let may = WRONG_TREATMENTS.iter().filter(|treatment| treatment.may_replace(&met.acts));
        for treatment in may {
            let mut shift = met.again();
            let mut agent = Instead::new(*treatment);
            worked(&mut shift, &mut agent);
            let Some(expected) = agent.expected() else { continue };
            let count = counts.entry(met.kind.id()).or_default();
            count.0 += 1;
            let found: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
            if found == [expected] {
                count.1 += 1;
            } else {
                let found = ids(shift.facts());
                wrong.push(format!("{} {treatment:?}: {found:?}, expected {}", met.name(), expected.id()));
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
fn an_agent_commits_each_fault_that_only_an_incident_gives_occasion_for() {
    let cases = [
        (FaultKind::StakeLetThrough, IncidentKind::OverMaximum),
        (FaultKind::StakeLetThrough, IncidentKind::AstrideTheLine),
        (FaultKind::StakeLetThrough, IncidentKind::PastPosting),
        (FaultKind::StakePutRightWrongly, IncidentKind::OverMaximum),
        (FaultKind::WrongAnswer, IncidentKind::Dispute),
        (FaultKind::NoAnswer, IncidentKind::QuarrelAboutAStake),
        (FaultKind::NoAnswer, IncidentKind::Noise),
        (FaultKind::WrongChange, IncidentKind::ChangeInMidCoup),
        (FaultKind::FaultOverlooked, IncidentKind::PayeurWrongAmount),
    ];
    for (fault, kind) in cases {
        let mut committed = 0;
        for (met, undo) in met().filter(|met| met.kind == kind).flat_map(|met| [(met, false), (met, true)]) {
            let mut shift = met.again();
            let mut agent = Fault::new(fault, undo);
            worked(&mut shift, &mut agent);
            // A stake of one piece has no part to give back.
            if !agent.has_committed() {
                continue;
            }
            committed += 1;
            let found: Vec<_> = shift.facts().iter().map(|fact| (fact.kind, fact.noticed)).collect();
            let left_out =
                matches!(fault, FaultKind::StakeLetThrough | FaultKind::NoAnswer | FaultKind::FaultOverlooked);
            assert_eq!(found, [(fault, undo && !left_out)], "{} {}", met.name(), fault.id());
        }
        assert!(committed > 0, "{} {}", kind.id(), fault.id());
    }
}

#[test]
fn what_is_put_off_in_mid_coup_is_met_after_it() {
    for (kind, meets) in [
        (IncidentKind::ChangeInMidCoup, (|act| matches!(act, Act::GiveChange(..))) as fn(&Act) -> bool),
        (IncidentKind::ReliefInMidCoup, |act| matches!(act, Act::HandOver)),
    ] {
        for met in met().filter(|met| met.kind == kind) {
            let put_off = met.acts.iter().position(|act| matches!(act, Act::Answer(..))).unwrap();
            assert!(met.acts[put_off..].iter().any(meets), "{}", met.name());
            let mut shift = met.again();
            worked(&mut shift, &mut PutsOffForGood);
            // Once the coup is over it is to be met, and no longer to be put off.
            let change = met.house.chips.change_at_the_table.basis();
            let basis = if kind == IncidentKind::ChangeInMidCoup { change } else { Basis::Silent };
            let found: Vec<_> = shift.facts().iter().map(|fact| (fact.kind, fact.basis)).collect();
            assert_eq!(found, [(FaultKind::NoAnswer, basis)], "{}", met.name());
        }
    }
}

#[test]
fn a_colleague_is_corrected_from_every_post() {
    let kinds = [IncidentKind::PayeurWrongAmount, IncidentKind::PayeurWrongOrder, IncidentKind::TailleurWrongCall];
    for (house, size) in tables() {
        for role in ["Chef", "Tailleur", "Payer(1)", "Payer(2)"] {
            for kind in kinds {
                let mut begun = 0;
                for seed in 0..tier(1, 20) {
                    let fields =
                        format!("houses: [\"{}\"], role: {role}, incidents: [(what: {kind:?}, at: Coup(1))]", house.id);
                    // A table without this post, or without a colleague, has no such scenario.
                    let Ok(scenario) = scenario_if_possible(size, 7, 1, &fields) else { continue };
                    let mut shift = Shift::new(&scenario, &house, seed).unwrap();
                    let name = format!("{} {size:?} {role} {} {seed}", house.id, kind.id());
                    let (coups, acts) = worked(&mut shift, &mut Perfect);
                    assert!(shift.facts().is_empty(), "{name}: {:?}", ids(shift.facts()));
                    assert_eq!(coups.len(), 1, "{name}: due {:?}", shift.due());
                    let has_erred = coups.iter().any(|coup| coup.incidents.contains(&kind));
                    assert_eq!(has_erred, acts.iter().any(|act| matches!(act, Act::PointOut(_))), "{name}");
                    begun += u32::from(has_erred);
                    for coup in &coups {
                        check(house.id.as_str(), coup);
                    }
                }
                let errs_himself = kind == IncidentKind::TailleurWrongCall && role == "Tailleur";
                assert!(begun == 0 || !errs_himself, "{} {size:?} {role} {}", house.id, kind.id());
            }
        }
    }
}

#[test]
fn the_program_gets_through_every_incident_alone() {
    for kind in kinds() {
        let possible = tables_with(kind);
        let (house, size) = &possible[kind as usize % possible.len()];
        let opening = kind.hook() == Hook::Opening;
        let fields = format!("role: Observer, opening: {opening}, incidents: [(what: {kind:?}, at: Rate(100))]");
        let mut shift = Shift::new(&scenario(*size, 7, 2, &fields), house, 3).unwrap();
        let (coups, _) = worked(&mut shift, &mut Idle);
        assert_eq!(coups.len(), 2, "{} {size:?} {}: due {:?}", house.id, kind.id(), shift.due());
        for coup in &coups {
            check(house.id.as_str(), coup);
        }
    }
}

#[test]
fn a_guest_who_is_paid_short_by_the_trainee_claims_the_rest() {
    let mut claimed = 0;
    for (house, size) in tables() {
        for seed in 0..tier(2, 12) {
            let fields = "incidents: [(what: ClaimTrue, at: Coup(1))]";
            let mut shift = Shift::new(&scenario(size, 7, 1, fields), &house, seed).unwrap();
            let (coups, acts) = worked(&mut shift, &mut Underpays::default());
            let found: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
            let claims = coups.iter().any(|coup| coup.incidents.contains(&IncidentKind::ClaimTrue));
            if claims {
                claimed += 1;
                let pays = acts.iter().filter(|act| matches!(act, Act::Pay(..))).count();
                let winners = coups.iter().flat_map(|coup| &coup.settled).filter(|s| s.paid.get() > 0).count();
                assert_eq!(found, [FaultKind::WrongPayment], "{} {size:?} {seed}", house.id);
                assert_eq!(pays, winners + 1, "{} {size:?} {seed}: paid again once", house.id);
                for coup in &coups {
                    check(house.id.as_str(), coup);
                }
            }
        }
    }
    assert!(claimed > 5, "{claimed}");
}
