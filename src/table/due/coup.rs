//! Duties of a coup: the steps of the procedure that are ready, each as an act.

use crate::rules::calls::{Announcement, call_for};
use crate::rules::circulation::{Holder, ShoeRound};
use crate::rules::clause::Basis;
use crate::rules::coup::Coup;
use crate::rules::house::{Handler, TableSize};
use crate::rules::misdraw::Turned;
use crate::rules::procedure::{Course, ProcedureStep, StepDependency, StepOrder};
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::{BySide, Side};

use super::cards::{draw_duties, pass_act, reasons_to_pass, third_duties, turn_duty};
use super::colleague::error_duty;
use super::hand_over::hand_over_duty;
use super::remedy::{is_null_coup_over, null_duties};
use super::stakes::{payment_duties, request_duties};
use super::treatment::{FaultyStake, stakes_to_treat};
use super::{Duty, remedies};
use crate::table::act::{Act, CardPlace, Speech};
use crate::table::person::Person;
use crate::table::state::{Bets, Hand, State};
use crate::table::truth::{StakeTask, coup_cards, coup_of, null_coup, round_after, settlement};

/// The order of the coup under way, with the steps that its cards ask for.
pub fn order_of_coup(state: &State, coup: &Coup<'_>) -> StepOrder {
    let third = |side| coup.hand(side).is_some_and(|hand| hand.third().is_some()) || is_due_third(coup, side);
    let thirds = BySide { punto: third(Side::Punto), banco: third(Side::Banco) };
    StepOrder::for_coup(&state.house, state.size, Course { thirds, hand_falls: hand_falls(state, coup) })
}

fn is_due_third(coup: &Coup<'_>, side: Side) -> bool {
    coup.count() >= 4 && coup.wants() == Some(side)
}

/// True if the holder loses the shoe after this coup.
fn hand_falls(state: &State, coup: &Coup<'_>) -> bool {
    if state.coup.hand == Hand::Decided {
        return state.round.holder().is_none();
    }
    coup.outcome().is_some() && round_after(state).holder() != state.round.holder()
}

/// True if a step of the coup is done, by the contents of the table.
pub fn is_step_done(state: &State, coup: &Coup<'_>, step: ProcedureStep) -> bool {
    let done = &state.coup;
    if can_be_passed_over(step) && done.lacks.iter().any(|(lack, _)| *lack == step) {
        return true;
    }
    let side_cards = |side| coup_cards(state).filter(move |card| card.place == CardPlace::On(side)).take(2);
    match step {
        ProcedureStep::InviteStakes => done.bets != Bets::NotYet,
        ProcedureStep::PlaceStakes => true,
        ProcedureStep::CheckStakes => done.bets == Bets::Stopped || stakes_to_treat(state).next().is_none(),
        ProcedureStep::StopBets => done.bets == Bets::Stopped,
        ProcedureStep::DrawFour(_) => coup.count() >= 4,
        ProcedureStep::Turn(side, _) => {
            done.has_done(step) || (side_cards(side).count() == 2 && side_cards(side).all(|card| card.facing.is_up()))
        }
        ProcedureStep::Call(side) => done.has_called(Announcement::Point(side)),
        ProcedureStep::Third(side) => coup.hand(side).is_some_and(|hand| hand.third().is_some()),
        ProcedureStep::FinalCall => {
            done.has_called(Announcement::Final) && done.called == coup.outcome().map(|outcome| outcome.winner)
        }
        ProcedureStep::Collect | ProcedureStep::Pay => {
            let is_pay = step == ProcedureStep::Pay;
            done.has_called(Announcement::Final)
                && coup.outcome().is_some()
                && settlement(state).iter().all(|stake| match stake.task {
                    Some(StakeTask::Pay(_)) => !is_pay,
                    Some(StakeTask::Collect) => is_pay,
                    Some(StakeTask::Return(_)) => false,
                    None => true,
                })
        }
        ProcedureStep::TakePunto(_) if done.turned.punto != Turned::NotYet => true,
        ProcedureStep::PassShoe => done.hand == Hand::Decided && state.round.holder().is_some(),
        // The tailleur who holds the shoe himself signs to nobody, nor does he once the cards are dealt.
        ProcedureStep::SignToHolder if state.round.holder() == Some(Holder::Tailleur) || coup.count() >= 4 => true,
        other => done.has_done(other),
    }
}

/// True for steps whose time is over once the next one is done: they are not made up for.
const fn can_be_passed_over(step: ProcedureStep) -> bool {
    matches!(step, ProcedureStep::Call(_) | ProcedureStep::SignToHolder | ProcedureStep::TakePunto(_))
}

/// True if nothing of the coup is left to do.
pub fn is_coup_complete(state: &State) -> bool {
    if state.coup.null.is_made() {
        return is_null_coup_over(state);
    }
    let coup = coup_of(state);
    state.coup.number > 0
        && coup.outcome().is_some()
        && state.round.holder().is_some()
        && order_of_coup(state, &coup)
            .in_order()
            .filter(|step| *step != ProcedureStep::NextCoup)
            .all(|step| is_step_done(state, &coup, step))
}

/// Duties of the coup under way, or of the next one.
pub(crate) fn due(state: &State) -> Vec<Duty> {
    if state.coup.over {
        let mut duties = remedies(state);
        duties.extend(between_coups(state));
        duties.extend(shoe_duties(state));
        if duties.is_empty() && !state.suspended {
            let order = StepOrder::for_coup(&state.house, state.size, Course::WHOLE);
            let invite = call(state, Announcement::PlaceBets);
            let tailleur = state.crew.tailleur();
            duties.extend(invite.map(|act| Duty::of_step(&order, ProcedureStep::InviteStakes, tailleur, act)));
        }
        return duties;
    }
    let mut duties = request_duties(state);
    duties.extend(error_duty(state));
    let null = null_coup(state);
    let right = match &null {
        Some(reasons) => null_duties(state, reasons),
        None => remedies(state),
    };
    if state.coup.null.is_made() {
        duties.extend(right);
        return duties;
    }
    duties.extend(stakes_after_the_stop(state));
    if is_shoe_on_offer(state) && state.coup.hand == Hand::Open {
        duties.extend(shoe_duties(state));
    }
    let steps = ready_steps(state);
    if right.is_empty() {
        duties.extend(steps);
    } else {
        duties.extend(right);
        // The guests know nothing of it and go on, but for one who has just put a card back.
        let put_back = coup_cards(state).any(|card| card.place == CardPlace::Shoe);
        let goes_on = |duty: &Duty| matches!(duty.by, Person::Guest(_)) && null.is_none() && !put_back;
        duties.extend(steps.into_iter().filter(goes_on));
    }
    duties
}

/// The steps of the coup that are ready, as acts.
fn ready_steps(state: &State) -> Vec<Duty> {
    let coup = coup_of(state);
    let order = order_of_coup(state, &coup);
    let ready =
        order.in_order().filter(|step| !is_step_done(state, &coup, *step) && is_ready(state, &coup, &order, *step));
    ready.flat_map(|step| step_duties(state, &coup, &order, step)).collect()
}

/// Duties that have waited for the end of the coup.
pub(crate) fn between_coups(state: &State) -> Vec<Duty> {
    let mut duties = request_duties(state);
    duties.extend(limits_duty(state));
    duties.extend(hand_over_duty(state));
    duties
}

/// New limits are announced before the players stake again.
fn limits_duty(state: &State) -> Option<Duty> {
    let basis = state.house.limits.change_in_the_day.basis();
    let act = Act::Speak(Speech::NewLimits, None);
    state.limits_to_announce.then(|| Duty { by: state.crew.head(), act, step: None, reasons: Vec::new(), basis })
}

/// Once the bets are stopped a faulty stake is put right at once: until the result is called, and one that was changed
/// until it is settled.
fn stakes_after_the_stop(state: &State) -> Vec<Duty> {
    if state.coup.bets != Bets::Stopped {
        return Vec::new();
    }
    let called = state.coup.called.is_some();
    let is_changed = |id| state.stake(id).is_some_and(|stake| stake.change().is_some());
    stakes_to_treat(state).filter(|faulty| !called || is_changed(faulty.id)).map(treat).collect()
}

fn treat(faulty: FaultyStake) -> Duty {
    Duty::with_reasons(faulty.by, faulty.act, vec![faulty.reason])
}

fn is_ready(state: &State, coup: &Coup<'_>, order: &StepOrder, step: ProcedureStep) -> bool {
    let needs = order.pairs.iter().filter(|pair| pair.then == step && pair.dependency == StepDependency::Needs);
    // Collecting and paying of one tableau do not wait for the other: their order is that of the stakes.
    let is_apart = |first| step == ProcedureStep::Pay && first == ProcedureStep::Collect;
    needs.map(|pair| pair.first).all(|first| is_apart(first) || is_step_done(state, coup, first))
}

fn step_duties(state: &State, coup: &Coup<'_>, order: &StepOrder, step: ProcedureStep) -> Vec<Duty> {
    let tailleur = state.crew.tailleur();
    let one = |act: Option<Act>| act.map(|act| Duty::of_step(order, step, tailleur, act)).into_iter().collect();
    match step {
        ProcedureStep::CheckStakes => {
            if state.schedule.has_stakes() {
                Vec::new()
            } else {
                stakes_to_treat(state).map(treat).collect()
            }
        }
        ProcedureStep::StopBets if state.schedule.has_stakes() => Vec::new(),
        ProcedureStep::StopBets => one(call(state, Announcement::BetsClosed)),
        ProcedureStep::SignToHolder if is_shoe_on_offer(state) => Vec::new(),
        ProcedureStep::SignToHolder => one(Some(Act::Sign(None))),
        ProcedureStep::DrawFour(_) => draw_duties(state, coup, order, step),
        ProcedureStep::TakePunto(_) => {
            vec![Duty::of_step(order, step, tailleur, pass_act(state)).because(reasons_to_pass(state))]
        }
        ProcedureStep::Turn(side, handler) => vec![turn_duty(state, order, step, side, handler)],
        ProcedureStep::Call(side) => {
            let natural = |reason: &Reason| matches!(reason.rule, Rule::Natural(other, _) if other == side);
            let grounds = &state.house.grounds;
            let counted = coup.hand(side).map(|hand| Rule::Count(hand.point_of_two()));
            let counted = counted.map(|rule| Reason::new(rule, grounds.units_only));
            let values = Reason::new(Rule::CardValues, grounds.card_values);
            let reasons: Vec<Reason> =
                std::iter::once(values).chain(counted).chain(coup.reasons().into_iter().filter(natural)).collect();
            one(call(state, Announcement::Point(side))).into_iter().map(|duty| duty.because(reasons.clone())).collect()
        }
        ProcedureStep::Third(side) => third_duties(state, coup, order, side),
        ProcedureStep::FinalCall => {
            let nearest = coup.reasons().into_iter().filter(|reason| matches!(reason.rule, Rule::Nearest(..)));
            // Why the coup ends here is asked as often as who has won it.
            let stands = coup.hand(Side::Banco).is_some_and(|hand| hand.cards().count() == 2);
            let stood = if stands { coup.reasons_of_third(Side::Banco) } else { Vec::new() };
            // At a tie, what becomes of the other bets, which nobody touches.
            let mut settled = settlement(state).into_iter().flat_map(|stake| stake.settled.reasons);
            let push = settled.find(|reason| reason.rule == Rule::Pushes);
            let reasons: Vec<Reason> = push.into_iter().chain(nearest).chain(stood).collect();
            one(call(state, Announcement::Final)).into_iter().map(|duty| duty.because(reasons.clone())).collect()
        }
        ProcedureStep::Collect | ProcedureStep::Pay => payment_duties(state, order, step),
        ProcedureStep::PutAway => one(Some(Act::PutAway)),
        ProcedureStep::CloseLid => one(Some(Act::CloseLid)),
        ProcedureStep::PassShoe => shoe_duties(state),
        _ => Vec::new(),
    }
}

/// True while no one holds the shoe, since the last hand fell.
pub(crate) fn is_shoe_on_offer(state: &State) -> bool {
    state.round.holder().is_none()
}

/// The shoe on offer: it is pushed to the seat, and the player takes it.
pub(crate) fn shoe_duties(state: &State) -> Vec<Duty> {
    let round = round_after(state);
    let Some(seat) = round.offered_to() else { return Vec::new() };
    let basis = basis_of_offer(state, &round);
    if state.shoe_pushed_to == Some(seat) {
        let guest = state.seated(seat).map(Person::Guest);
        let take = |by| Duty { by, act: Act::TakeShoe, step: None, reasons: Vec::new(), basis };
        return guest.map(take).into_iter().collect();
    }
    vec![Duty {
        by: state.crew.tailleur(),
        act: Act::OfferShoe(seat),
        step: Some(ProcedureStep::PassShoe),
        // Those that hold for this coup come last.
        reasons: round.reasons().iter().rev().cloned().collect(),
        basis,
    }]
}

/// The basis of the rule by which the shoe is on offer.
pub(crate) fn basis_of_offer(state: &State, round: &ShoeRound<'_>) -> Basis {
    round.reasons().first().map_or(state.house.circulation.keeps_on_punto.basis(), |reason| reason.basis)
}

/// The announcement in the words of the house, for the coup as it must be.
pub(crate) fn call(state: &State, announcement: Announcement) -> Option<Act> {
    let coup = coup_of(state);
    call_for(&state.house, &coup, announcement).map(|call| Act::Call(announcement, call.to_string()))
}

/// The person who draws the cards: the holder of the shoe at a table where players draw.
pub fn drawer(state: &State) -> Person {
    let tailleur = state.crew.tailleur();
    if !players_draw(state) {
        return tailleur;
    }
    match state.round.holder() {
        Some(Holder::Seat(seat)) => state.seated(seat).map_or(tailleur, Person::Guest),
        Some(Holder::Tailleur) | None => tailleur,
    }
}

/// True at a table where the holder of the shoe draws.
pub fn players_draw(state: &State) -> bool {
    state.size == TableSize::Large && *state.house.dealing.draws.value() == Handler::Banker
}
