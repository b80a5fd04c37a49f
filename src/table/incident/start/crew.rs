//! The crew: colleagues who err, and a relief.

use super::{Ask, IncidentKind, ask};
use crate::rules::calls::{Announcement, point_call};
use crate::rules::clause::Basis;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::procedure::ProcedureStep;
use crate::rules::round_of_payment::StakeDue;
use crate::table::act::Act;
use crate::table::due::{is_step_done, order_of_coup};
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{ColleagueError, ErrorStage, State};
use crate::table::truth::{StakeTask, coup_of, settlement};

/// Begins an incident with the crew.
pub(super) fn start(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::ReliefInMidCoup => ask(state, Person::InCharge, Ask::Relief, kind),
        IncidentKind::PayeurWrongAmount | IncidentKind::PayeurWrongOrder => {
            let payer = a_payer(state, kind).filter(|payer| witness_of(state, *payer).is_some());
            plan(state, kind, payer)
        }
        IncidentKind::TailleurWrongCall => {
            let tailleur = state.crew.tailleur();
            let coup = coup_of(state);
            let calls = |step| matches!(step, ProcedureStep::Call(_)) && !is_step_done(state, &coup, step);
            let is_to_call = order_of_coup(state, &coup).in_order().any(calls);
            let errs = is_to_call && is_of_program(state, tailleur) && witness_of(state, tailleur).is_some();
            plan(state, kind, errs.then_some(tailleur))
        }
        _ => false,
    }
}

/// The rule that a colleague breaks.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    match kind {
        IncidentKind::PayeurWrongOrder => house.paying.losers_first.basis(),
        IncidentKind::TailleurWrongCall => house.calls.point_is_called.punto,
        // Each payment rests on its line of the payouts; the first stands for all.
        IncidentKind::PayeurWrongAmount => {
            let mut lines = house.spots.iter().flat_map(|spot| &spot.payouts);
            lines.next().map_or(Basis::Silent, |line| line.from)
        }
        // A relief, and the kinds of other families.
        _ => Basis::Silent,
    }
}

/// A payer of the program is to pay a winning stake short, so that its owner has a claim.
pub(in crate::table) fn plan_short_payment(state: &mut State) {
    let payer = a_payer(state, IncidentKind::ClaimTrue);
    plan(state, IncidentKind::ClaimTrue, payer);
}

fn plan(state: &mut State, kind: IncidentKind, by: Option<Person>) -> bool {
    state.coup.matters.error = by.map(|by| ColleagueError { kind, by, stage: ErrorStage::ToCome });
    by.is_some()
}

fn is_of_program(state: &State, person: Person) -> bool {
    !state.trainee.contains(&person)
}

/// The member of the crew who can point out an error of a colleague: one whom the trainee works.
pub(in crate::table) fn witness_of(state: &State, person: Person) -> Option<Person> {
    state.trainee.iter().copied().find(|other| *other != person).filter(|_| is_of_program(state, person))
}

/// A payer of the program who has the occasion for an error.
fn a_payer(state: &mut State, kind: IncidentKind) -> Option<Person> {
    let all = settlement(state);
    let dues: Vec<(u8, StakeDue)> = all.iter().map(|stake| (stake.seat, stake.due())).collect();
    let pairs = state.payment()?.precedence_pairs(&dues);
    let place_of_error = |place: usize| match kind {
        IncidentKind::PayeurWrongOrder => pairs.iter().any(|(first, then)| {
            *then == place && all.get(*first).is_some_and(|stake| stake.task == Some(StakeTask::Collect))
        }),
        _ => true,
    };
    let winning = all
        .iter()
        .enumerate()
        .filter(|(place, stake)| matches!(stake.task, Some(StakeTask::Pay(_))) && place_of_error(*place));
    let mut payers: Vec<Person> = winning.map(|(_, stake)| state.payer_of(stake.seat)).collect();
    payers.retain(|payer| is_of_program(state, *payer));
    payers.sort_unstable();
    payers.dedup();
    state.incidents.rng().pick(&payers).copied()
}

/// The act of a colleague, or the wrong one that he does in its place.
pub(in crate::table) fn with_error(state: &mut State, person: Person, act: Act) -> Act {
    let Some(error) = &state.coup.matters.error else { return act };
    if error.by != person || error.stage != ErrorStage::ToCome {
        return act;
    }
    let kind = error.kind;
    let wrong = match (kind, &act) {
        (IncidentKind::ClaimTrue | IncidentKind::PayeurWrongAmount, Act::Pay(id, pieces)) => {
            wrong_amount(state, kind, &Pieces::from_counts(pieces)).map(|pieces| Act::Pay(*id, pieces.counts()))
        }
        (IncidentKind::PayeurWrongOrder, Act::Collect(_)) => early_payment(state, person),
        (IncidentKind::TailleurWrongCall, Act::Call(Announcement::Point(side), words)) => {
            let others = Point::ALL.iter().map(|point| point_call(&state.house, *side, *point).to_string());
            let mut others = others.filter(|other| other != words);
            others.next().map(|other| Act::Call(Announcement::Point(*side), other))
        }
        _ => None,
    };
    let Some(wrong) = wrong else { return act };
    if let Some(error) = state.coup.matters.error.as_mut() {
        error.stage = ErrorStage::Made(act);
    }
    wrong
}

/// One piece less, or where the error is in anybody's favour at times one more.
fn wrong_amount(state: &mut State, kind: IncidentKind, right: &Pieces) -> Option<Pieces> {
    let smallest = *state.house.chip_set().values().first()?;
    let more = kind != IncidentKind::ClaimTrue && state.incidents.rng().below(2) == 0;
    let mut wrong = right.clone();
    if more {
        wrong.add(smallest, 1);
        return state.tray.has(&wrong).then_some(wrong);
    }
    state.tray.making(right.total().minus(smallest)).filter(|short| !short.is_empty())
}

/// A winning stake of a payer that has to wait for a losing one.
fn early_payment(state: &State, person: Person) -> Option<Act> {
    let all = settlement(state);
    all.iter().filter(|stake| state.payer_of(stake.seat) == person).find_map(|stake| match stake.task {
        Some(StakeTask::Pay(amount)) => Some(Act::Pay(stake.id, state.tray.making(amount)?.counts())),
        _ => None,
    })
}
