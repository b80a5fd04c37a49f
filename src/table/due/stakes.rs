//! Duties with stakes: faulty ones, collecting and paying, requests.

use crate::rules::money::{Money, Ratio};
use crate::rules::procedure::{ProcedureStep, StepOrder};
use crate::rules::round_of_payment::StakeDue;

use super::Duty;
use crate::table::act::Act;
use crate::table::incident::{Request, right_answer};
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{OnMarble, State};
use crate::table::truth::{StakeTask, settlement};

/// Collecting or paying: the next stakes of each payer, in the usual order.
pub(crate) fn payment_duties(state: &State, order: &StepOrder, step: ProcedureStep) -> Vec<Duty> {
    let all = settlement(state);
    let mut duties = Vec::new();
    if step == ProcedureStep::Collect {
        for stake in &all {
            if let Some(StakeTask::Return(excess)) = stake.task
                && let Some(lying) = state.stake(stake.id)
            {
                let pieces = lying.pieces.making(excess).unwrap_or_else(|| lying.pieces.clone());
                let act = Act::Return(stake.id, pieces.counts());
                duties.push(Duty::with_reasons(state.payer_of(stake.seat), act, stake.settled.reasons.clone()));
            }
        }
    }
    let Some(round) = state.payment() else { return duties };
    let dues: Vec<(u8, StakeDue)> = all.iter().map(|stake| (stake.seat, stake.due())).collect();
    let pairs = round.precedence_pairs(&dues);
    for place in round.usual_order(&dues) {
        let Some(stake) = all.get(place) else { continue };
        let waits = pairs.iter().any(|(_, then)| *then == place);
        let act = match stake.task {
            Some(StakeTask::Collect) if step == ProcedureStep::Collect => Act::Collect(stake.id),
            Some(StakeTask::Pay(amount)) if step == ProcedureStep::Pay => match state.tray.making(amount) {
                Some(pieces) => Act::Pay(stake.id, pieces.counts()),
                None => Act::AskForFill,
            },
            _ => continue,
        };
        if !waits {
            let mut duty = Duty::of_step(order, step, state.payer_of(stake.seat), act);
            duty.reasons.clone_from(&stake.settled.reasons);
            duties.push(duty);
        }
    }
    duties
}

/// Minimum stakes in small pieces that change begins with.
const SMALL_STAKES: u32 = 20;

/// Change for what is on the marble: small pieces for some minimum stakes, the rest in few; none as large as the
/// largest of it, where there are others.
fn change_for(state: &State, lying: &OnMarble) -> Option<Pieces> {
    let total = lying.total();
    let largest = lying.pieces.counts().first().map(|(value, _)| *value);
    let of_tray = |fits: &dyn Fn(Money) -> bool| {
        let fitting: Vec<_> = state.tray.counts().into_iter().filter(|(value, _)| fits(*value)).collect();
        Pieces::from_counts(&fitting)
    };
    let smaller = of_tray(&|value| largest.is_none_or(|largest| value < largest));
    let small = total.min(state.sign.min.times(Ratio { over: SMALL_STAKES, under: 1 }));
    let in_small = || {
        let mut change = of_tray(&|value| value <= state.sign.min).making(small)?;
        let mut rest = smaller.clone();
        let rest = rest.take(&change).then(|| rest.making(total.minus(small)))??;
        change.put(&rest);
        Some(change)
    };
    in_small().or_else(|| smaller.making(total)).or_else(|| state.tray.making(total))
}

/// Answers that are due.
pub(crate) fn request_duties(state: &State) -> Vec<Duty> {
    let mid_coup = state.is_mid_coup();
    let answer = |request: &Request| {
        let (act, basis) = right_answer(state, request);
        Duty { by: request.to, act, step: None, reasons: Vec::new(), basis }
    };
    let waits = |request: &Request| if mid_coup { request.put_off } else { request.is_met_by_change() };
    let open = state.requests.iter().filter(|request| !waits(request));
    let mut duties: Vec<Duty> = open.map(answer).collect();
    if mid_coup {
        return duties;
    }
    for lying in &state.marble {
        let pieces = change_for(state, lying);
        let act = pieces.map_or(Act::AskForFill, |pieces| Act::GiveChange(Person::Guest(lying.guest), pieces.counts()));
        let basis = state.house.chips.change_at_the_table.basis();
        let seat = state.guest(lying.guest).map_or(1, |guest| guest.seat);
        duties.push(Duty { by: state.payer_of(seat), act, step: None, reasons: Vec::new(), basis });
    }
    duties
}
