//! People at the table: what they ask, claim and do.

use super::{Ask, IncidentKind, a_guest, a_guest_but, ask, ask_of};
use crate::rules::circulation::Holder;
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::settle::Ending;
use crate::table::act::{Act, StakeId};
use crate::table::person::Person;
use crate::table::state::{PlacedStake, Planned, State, TakenWinnings};
use crate::table::truth::{is_paid_wrongly, settlement};

/// Most guests who have to be at the table before one of them is sent away.
const MOST_WITHOUT_ONE: usize = 2;

/// Begins an incident with people.
pub(super) fn start(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::ChangeInMidCoup => change(state),
        IncidentKind::QuarrelAboutAStake => quarrel(state),
        IncidentKind::Dispute => dispute(state),
        IncidentKind::ClaimTrue => claim(state, kind, true),
        IncidentKind::ClaimFalse => claim(state, kind, false),
        IncidentKind::TwoHands => two_hands(state),
        IncidentKind::MayNotPlay => may_not_play(state),
        IncidentKind::Noise | IncidentKind::AsksForACut => {
            let Some(guest) = a_guest(state) else { return false };
            ask(state, Person::Guest(guest), Ask::Matter(kind), kind)
        }
        _ => false,
    }
}

/// The rule on an incident with people.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    match kind {
        IncidentKind::QuarrelAboutAStake | IncidentKind::TwoHands | IncidentKind::Dispute => {
            house.misdraw.disputes.basis()
        }
        // The cards stay in view until all is paid so that a payment can be looked at again.
        IncidentKind::ClaimTrue | IncidentKind::ClaimFalse => house.paying.cards_stay.basis(),
        // Change in mid-coup, noise, a person who may not play, a cut that is asked for; and other families.
        _ => Basis::Silent,
    }
}

/// A guest puts his largest piece on the marble and asks for change.
fn change(state: &mut State) -> bool {
    let Some(index) = a_guest(state) else { return false };
    let largest = state.guest(index).and_then(|guest| guest.purse.counts().first().copied());
    let Some((value, _)) = largest else { return false };
    let person = Person::Guest(index);
    let at = state.now;
    state.schedule.add(at, Planned::Act(person, Act::PutOnMarble(vec![(value, 1)], Money::ZERO)));
    ask(state, person, Ask::Change, IncidentKind::ChangeInMidCoup)
}

/// Stakes with this ending, with their owners.
fn stakes_that(state: &State, ending: Ending) -> Vec<(StakeId, u8)> {
    let all = settlement(state).into_iter().filter(|stake| stake.settled.ending == ending);
    all.filter_map(|stake| Some((stake.id, state.stake(stake.id)?.owner))).collect()
}

/// Another guest says that a winning stake is his.
fn quarrel(state: &mut State) -> bool {
    let winning = stakes_that(state, Ending::Win);
    let Some((id, owner)) = state.incidents.rng().pick(&winning).copied() else { return false };
    let Some(other) = a_guest_but(state, &[owner]) else { return false };
    let kind = IncidentKind::QuarrelAboutAStake;
    over_stake(state, other, kind, id)
}

/// The owner of a losing stake does not accept the result.
fn dispute(state: &mut State) -> bool {
    let losing = stakes_that(state, Ending::Lose);
    let Some((id, owner)) = state.incidents.rng().pick(&losing).copied() else { return false };
    over_stake(state, owner, IncidentKind::Dispute, id)
}

/// The owner of a paid stake says that it was paid short; it was, or it was not.
fn claim(state: &mut State, kind: IncidentKind, is_true: bool) -> bool {
    let fits = |stake: &&PlacedStake| !stake.beside.is_empty() && is_paid_wrongly(state, stake.id) == is_true;
    let paid: Vec<(StakeId, u8)> = state.stakes.iter().filter(fits).map(|stake| (stake.id, stake.owner)).collect();
    let Some((id, owner)) = state.incidents.rng().pick(&paid).copied() else { return false };
    over_stake(state, owner, kind, id)
}

/// A guest takes what was paid for another's stake, and its owner protests.
fn two_hands(state: &mut State) -> bool {
    let paid = state.stakes.iter().filter(|stake| !stake.beside.is_empty());
    let paid: Vec<(StakeId, u8)> = paid.map(|stake| (stake.id, stake.owner)).collect();
    let Some((id, owner)) = state.incidents.rng().pick(&paid).copied() else { return false };
    let Some(by) = a_guest_but(state, &[owner]) else { return false };
    let Some(pieces) = state.stake_mut(id).map(|stake| stake.beside.take_all()) else { return false };
    if let Some(guest) = state.guest_mut(by) {
        guest.purse.put(&pieces);
    }
    state.coup.matters.taken = Some(TakenWinnings { stake: id, by, pieces });
    over_stake(state, owner, IncidentKind::TwoHands, id)
}

/// A matter of a stake: the payer of its seat answers, or where the program works him, the one who looks on.
fn over_stake(state: &mut State, from: u8, kind: IncidentKind, id: StakeId) -> bool {
    let Some(seat) = state.stake(id).map(|stake| stake.seat) else { return false };
    let payer = state.payer_of(seat);
    let to =
        if kind == IncidentKind::ClaimTrue { super::crew::witness_of(state, payer).unwrap_or(payer) } else { payer };
    ask_of(state, (Person::Guest(from), to), Ask::OverStake(kind, id), kind)
}

/// A guest who is not to play stakes like the others.
fn may_not_play(state: &mut State) -> bool {
    let holder = state.round.holder();
    let holds: Vec<u8> = (0..state.guests.len() as u8)
        .filter(|index| state.guest(*index).is_some_and(|guest| holder == Some(Holder::Seat(guest.seat))))
        .collect();
    let there = state.guests.iter().filter(|guest| guest.is_there).count();
    if there <= MOST_WITHOUT_ONE {
        return false;
    }
    let guest = state.schedule.next_staker(&holds);
    state.coup.matters.barred.extend(guest);
    guest.is_some()
}
