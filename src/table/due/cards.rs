//! Duties with cards: drawing, passing, turning, third cards.

use std::cmp::Reverse;

use crate::rules::calls::Announcement;
use crate::rules::circulation::Holder;
use crate::rules::clause::Basis;
use crate::rules::coup::Coup;
use crate::rules::house::{Face, Handler};
use crate::rules::money::Money;
use crate::rules::procedure::{ProcedureStep, StepOrder};
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Side;
use crate::rules::turning::{Turning, turns_banco, turns_punto};

use super::Duty;
use super::coup::{call, drawer, players_draw};
use crate::rules::bet::Spot;
use crate::table::act::{Act, CardPlace, Facing};
use crate::table::person::Person;
use crate::table::state::{Slip, State};

/// Facing of one of the first four.
pub fn first_facing(state: &State) -> Facing {
    match state.house.dealing.first_four.value() {
        Face::Down => Facing::Down,
        Face::Up => Facing::Up,
    }
}

/// Facing of a third card.
pub fn third_facing(state: &State) -> Facing {
    match state.house.dealing.third_card.value() {
        Face::Down => Facing::DownCrosswise,
        Face::Up => Facing::UpCrosswise,
    }
}

/// The next of the first four cards, once the holder has been signed to where he draws.
pub(crate) fn draw_duties(state: &State, coup: &Coup<'_>, order: &StepOrder, step: ProcedureStep) -> Vec<Duty> {
    let by = drawer(state);
    if matches!(by, Person::Guest(_)) && state.coup.signed != Some(None) {
        return Vec::new();
    }
    if state.coup.slip == Some(Slip::Waits) {
        return vec![Duty::of_step(order, step, state.crew.tailleur(), Act::Sign(None))];
    }
    let draw = |side| Duty::of_step(order, step, by, Act::Draw(CardPlace::On(side), first_facing(state)));
    coup.wants().filter(|_| coup.count() < 4).map(draw).into_iter().collect()
}

/// The call for a third card, then the card.
pub(crate) fn third_duties(state: &State, coup: &Coup<'_>, order: &StepOrder, side: Side) -> Vec<Duty> {
    let step = ProcedureStep::Third(side);
    if coup.wants() != Some(side) {
        return Vec::new();
    }
    let reasons = coup.reasons_of_third(side);
    if !state.coup.has_called(Announcement::CardFor(side)) {
        let act = call(state, Announcement::CardFor(side));
        let duty = |act| Duty::of_step(order, step, state.crew.tailleur(), act).because(reasons);
        return act.map(duty).into_iter().collect();
    }
    let draw = Act::Draw(CardPlace::On(side), third_facing(state));
    vec![Duty::of_step(order, step, drawer(state), draw).because(reasons)]
}

/// Punto's cards go to the person who turns them.
pub(crate) fn pass_act(state: &State) -> Act {
    Act::PassCards(Side::Punto, punto_turner(state))
}

/// The person who turns Punto's cards.
pub fn punto_turner(state: &State) -> Person {
    match turning_of_punto(state).0 {
        Holder::Seat(seat) => state.seated(seat).map_or(state.crew.tailleur(), Person::Guest),
        Holder::Tailleur => state.crew.tailleur(),
    }
}

/// The reasons why it is that person.
pub(crate) fn reasons_to_pass(state: &State) -> Vec<Reason> {
    turning_of_punto(state).1
}

/// The place that turns Punto's cards, and why. Where no text decides, by convention the highest stake whose player has
/// not refused, of equal ones the lowest seat.
fn turning_of_punto(state: &State) -> (Holder, Vec<Reason>) {
    let Some(holder) = state.round.holder().filter(|_| players_draw(state)) else {
        return (Holder::Tailleur, Vec::new());
    };
    if let Some(turned) = turner_by_rule(state) {
        return turned;
    }
    let (on_punto, refused) = (punto_stakes(state), &state.coup.refused_cards);
    let may_banker = *state.house.dealing.banker_may_turn_punto.value();
    let may = |seat: &u8| !refused.contains(seat) && (may_banker || Holder::Seat(*seat) != holder);
    let open = on_punto.into_iter().filter(|(seat, _)| may(seat));
    let Some((seat, _)) = open.max_by_key(|(seat, amount)| (*amount, Reverse(*seat))) else {
        return (Holder::Tailleur, Vec::new());
    };
    let turning = if refused.is_empty() { Turning::LowestOfEqual(seat) } else { Turning::NextHighest(seat) };
    (Holder::Seat(seat), vec![Reason::new(Rule::Turning(turning), Basis::Silent)])
}

/// The same where the rules decide it; `None` where they leave it open.
pub(crate) fn turner_by_rule(state: &State) -> Option<(Holder, Vec<Reason>)> {
    turns_punto(&state.house, state.round.holder()?, &punto_stakes(state), &state.coup.refused_cards)
}

/// Amounts of the seated players on Punto, in the order of the seats.
pub fn punto_stakes(state: &State) -> Vec<(u8, Money)> {
    let mut stakes: Vec<(u8, Money)> = Vec::new();
    for stake in state.stakes.iter().filter(|stake| stake.spot == Spot::Punto && stake.lies()) {
        let Some(guest) = state.guest(stake.owner).filter(|guest| !guest.standing) else { continue };
        match stakes.iter_mut().find(|(seat, _)| *seat == guest.seat) {
            Some((_, amount)) => *amount = amount.plus(stake.amount()),
            None => stakes.push((guest.seat, stake.amount())),
        }
    }
    stakes.sort_unstable();
    stakes
}

/// The turning of a side's cards by the person whose it is.
pub(crate) fn turn_duty(state: &State, order: &StepOrder, step: ProcedureStep, side: Side, handler: Handler) -> Duty {
    let duty = Duty::of_step(order, step, turner(state, side, handler), Act::Turn(side));
    match (side, state.round.holder()) {
        (Side::Banco, Some(holder)) => duty.because(turns_banco(&state.house, holder).1),
        _ => duty,
    }
}

/// The person who turns a side's cards.
pub fn turner(state: &State, side: Side, handler: Handler) -> Person {
    match (side, handler) {
        (_, Handler::Tailleur) => state.crew.tailleur(),
        (Side::Punto, Handler::HighestPuntoStake) => state.coup.passed_to.unwrap_or_else(|| punto_turner(state)),
        (_, Handler::Banker | Handler::HighestPuntoStake) => drawer(state),
    }
}
