//! Faulty stakes.

use super::{IncidentKind, a_guest_but, clear_plans};
use crate::rules::bet::Spot;
use crate::rules::clause::Basis;
use crate::rules::house::{AboveMaximum, House};
use crate::rules::money::Money;
use crate::rules::protection::{StakeChange, change_reason};
use crate::rules::settle::maximum;
use crate::rules::side::{Chance, Side};
use crate::table::act::{Act, StakeId};
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{Planned, State};
use crate::table::truth::{coup_of, outcome, stake_fault, step};

/// Time after which a late stake comes, or one is withdrawn, in milliseconds.
const LATE_BY: u64 = 300;

/// Time after the invitation at which a faulty stake comes, in milliseconds.
const STAKES_AFTER: u64 = 4_000;

/// Time between two stakes for one player, in milliseconds.
const NEXT_AFTER: u64 = 1_200;

/// Begins an incident with stakes.
pub(super) fn start(kind: IncidentKind, state: &mut State) -> bool {
    let (least, max, step) = (least(state), state.sign.max, step(state));
    let smallest = state.house.chip_set().values().first().copied().unwrap_or(step);
    match kind {
        IncidentKind::LateStake => stakes(state, Spot::Punto, &[least], LATE_BY).is_some(),
        IncidentKind::OverMaximum => over_maximum(state, max, step),
        IncidentKind::UnderMinimum => {
            let under = half(state.sign.min, smallest);
            stakes(state, Spot::Punto, &[under], STAKES_AFTER).is_some()
        }
        IncidentKind::OffThePieces => stakes(state, Spot::Banco, &[least, smallest], STAKES_AFTER).is_some(),
        IncidentKind::TieAlone => stakes(state, Spot::Egalite, &[least], STAKES_AFTER).is_some(),
        IncidentKind::TieOverItsShare => {
            let (most, _) = maximum(&state.house, Spot::Egalite, state.sign);
            let over = Money::coins((most.get() / step.get().max(1) + 1) * step.get());
            most < max && stakes(state, Spot::Egalite, &[over], STAKES_AFTER).is_some()
        }
        IncidentKind::AstrideTheLine => astride(state, least),
        IncidentKind::ThroughAnother => through_another(state, max, least),
        IncidentKind::PastPosting => raised(state, least),
        IncidentKind::Pinching => lowered(state),
        IncidentKind::Withdrawn => withdrawn(state),
        _ => false,
    }
}

/// The rule that an incident with stakes breaks.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    let limits = &house.limits;
    match kind {
        IncidentKind::LateStake => limits.late_is_refused.basis(),
        IncidentKind::OverMaximum if *limits.above_maximum.value() == AboveMaximum::ExcessReturned => {
            limits.above_maximum.basis()
        }
        IncidentKind::OverMaximum | IncidentKind::ThroughAnother if limits.count_per_player() => limits.counted.basis(),
        IncidentKind::OverMaximum | IncidentKind::UnderMinimum => limits.bind.basis(),
        IncidentKind::ThroughAnother => limits.others_may_add.basis(),
        IncidentKind::TieAlone => limits.egalite_needs_main_stake.basis(),
        IncidentKind::TieOverItsShare => limits.egalite_share_of_maximum.basis(),
        IncidentKind::AstrideTheLine => house.procedure.stakes_checked,
        IncidentKind::PastPosting => change_reason(house, StakeChange::Raised).basis,
        IncidentKind::Pinching | IncidentKind::Withdrawn => change_reason(house, StakeChange::Lowered).basis,
        // Off the pieces, and the kinds of other families.
        _ => Basis::Silent,
    }
}

/// The least sound stake that can be paid on every spot.
fn least(state: &State) -> Money {
    let step = step(state).get().max(1);
    Money::coins(state.sign.min.get().div_ceil(step) * step)
}

/// Half of a sum, in whole pieces.
const fn half(sum: Money, piece: Money) -> Money {
    let piece = if piece.get() == 0 { 1 } else { piece.get() };
    Money::coins(sum.get() / 2 / piece * piece)
}

/// One stake above the maximum; or, where the house counts all stakes of a player together, at times two that are only
/// together above it.
fn over_maximum(state: &mut State, max: Money, step: Money) -> bool {
    let in_two = state.house.limits.count_per_player() && state.incidents.rng().below(2) == 0;
    if !in_two {
        return stakes(state, Spot::Punto, &[max, step], STAKES_AFTER).is_some();
    }
    let least = least(state);
    let rest = Money::coins(max.minus(least).get() / step.get().max(1) * step.get()).plus(step);
    let Some(guest) = stakes(state, Spot::Punto, &[rest], STAKES_AFTER) else { return false };
    stakes_more(state, guest, Person::Guest(guest), (Spot::Egalite, least))
}

/// A guest stakes, and his stake is on a line.
fn astride(state: &mut State, least: Money) -> bool {
    let meant = if state.incidents.rng().below(2) == 0 { Spot::Punto } else { Spot::Banco };
    let guest = stakes(state, Spot::Punto, &[least], STAKES_AFTER);
    state.coup.matters.astride = guest.map(|guest| (guest, meant));
    guest.is_some()
}

/// A player has the maximum, and another puts a stake of his beside it.
fn through_another(state: &mut State, max: Money, least: Money) -> bool {
    let Some(owner) = stakes(state, Spot::Punto, &[max], STAKES_AFTER) else { return false };
    let Some(other) = a_guest_but(state, &[owner]) else { return false };
    stakes_more(state, owner, Person::Guest(other), (Spot::Punto, least))
}

/// A further stake of a guest comes after his first, put there by a hand of his own or of another.
fn stakes_more(state: &mut State, owner: u8, by: Person, (spot, amount): (Spot, Money)) -> bool {
    let at = state.now + STAKES_AFTER + NEXT_AFTER;
    let person = Person::Guest(owner);
    let first = state.schedule.stake_of(person);
    let Some(guest) = state.guest_mut(owner) else { return false };
    let first = first.map(|counts| Pieces::from_counts(&counts)).unwrap_or_default();
    // The first stake comes out of the same purse.
    guest.purse.take(&first);
    let pieces = pieces_for(state, owner, amount);
    if let Some(guest) = state.guest_mut(owner) {
        guest.purse.put(&first);
    }
    let Some(pieces) = pieces else {
        clear_plans(state, person);
        return false;
    };
    let counts = pieces.counts();
    let act = if by == person { Act::Stake(spot, counts) } else { Act::StakeFor(person, spot, counts) };
    state.schedule.add(at, Planned::Act(by, act));
    true
}

/// A guest who has these sums stakes them together after a time, and nothing else in this coup.
fn stakes(state: &mut State, spot: Spot, sums: &[Money], after: u64) -> Option<u8> {
    if sums.contains(&Money::ZERO) {
        return None;
    }
    let count = state.guests.len();
    let from = state.incidents.rng().below(count.max(1));
    for offset in 0..count {
        let index = ((from + offset) % count) as u8;
        let has_own = state.stakes.iter().any(|stake| stake.owner == index && stake.lies());
        if has_own {
            continue;
        }
        if let Some(pieces) = pieces_for_all(state, index, sums) {
            let person = Person::Guest(index);
            clear_plans(state, person);
            let at = state.now + after;
            state.schedule.add(at, Planned::Act(person, Act::Stake(spot, pieces.counts())));
            return Some(index);
        }
    }
    None
}

/// Stakes that are on the side that is ahead, or on the other one.
fn stakes_on_the_side(state: &State, ahead: bool) -> Vec<StakeId> {
    let coup = coup_of(state);
    let point = |side| coup.hand(side).map(|hand| hand.point_of_two());
    let first = match outcome(state).map(|outcome| outcome.winner) {
        Some(Chance::Banco) => Some(Side::Banco),
        Some(Chance::Egalite) => None,
        None if point(Side::Banco) > point(Side::Punto) => Some(Side::Banco),
        Some(Chance::Punto) | None => Some(Side::Punto),
    };
    let Some(first) = first else { return Vec::new() };
    let side = if ahead { first } else { first.other() };
    let spot = Spot::from(Chance::from(side));
    let lying = state.stakes.iter().filter(|stake| stake.lies() && stake.spot == spot && stake.placed.is_some());
    lying.map(|stake| stake.id).collect()
}

/// A stake on the side that is ahead grows.
fn raised(state: &mut State, least: Money) -> bool {
    let stakes = stakes_on_the_side(state, true);
    let Some(id) = state.incidents.rng().pick(&stakes).copied() else { return false };
    let Some(owner) = state.stake(id).map(|stake| stake.owner) else { return false };
    let Some(pieces) = pieces_for(state, owner, least) else { return false };
    move_to_stake(state, id, &pieces);
    let sound = state.stake(id).is_some_and(|stake| stake_fault(state, stake).is_none());
    if !sound {
        move_to_purse(state, id, &pieces);
    }
    sound
}

/// A stake on the side that is behind shrinks: by a part that leaves a sound stake where it can be, else to nothing.
fn lowered(state: &mut State) -> bool {
    let stakes = stakes_on_the_side(state, false);
    let Some(id) = state.incidents.rng().pick(&stakes).copied() else { return false };
    let parts: Vec<Pieces> = state.stake(id).map_or_else(Vec::new, |stake| {
        let one = |(value, _): (Money, u32)| Pieces::from_counts(&[(value, 1)]);
        stake.pieces.counts().into_iter().map(one).chain([stake.pieces.clone()]).collect()
    });
    for part in parts {
        move_to_purse(state, id, &part);
        if state.stake(id).is_some_and(|stake| !stake.lies() || stake_fault(state, stake).is_none()) {
            return true;
        }
        move_to_stake(state, id, &part);
    }
    false
}

fn move_to_purse(state: &mut State, id: StakeId, pieces: &Pieces) {
    let Some(stake) = state.stake_mut(id) else { return };
    let (owner, taken) = (stake.owner, stake.pieces.take(pieces));
    if let Some(guest) = state.guest_mut(owner).filter(|_| taken) {
        guest.purse.put(pieces);
    }
}

fn move_to_stake(state: &mut State, id: StakeId, pieces: &Pieces) {
    let Some(owner) = state.stake(id).map(|stake| stake.owner) else { return };
    let taken = state.guest_mut(owner).is_some_and(|guest| guest.purse.take(pieces));
    if let Some(stake) = state.stake_mut(id).filter(|_| taken) {
        stake.pieces.put(pieces);
    }
}

/// A guest takes his stake back once the bets are stopped.
fn withdrawn(state: &mut State) -> bool {
    let lying: Vec<(StakeId, u8)> =
        state.stakes.iter().filter(|stake| stake.lies()).map(|stake| (stake.id, stake.owner)).collect();
    let Some((id, owner)) = state.incidents.rng().pick(&lying).copied() else { return false };
    let at = state.now + LATE_BY;
    state.schedule.add(at, Planned::Act(Person::Guest(owner), Act::TakeBack(id)));
    true
}

/// Pieces of a guest for several sums, each in pieces of its own.
fn pieces_for_all(state: &mut State, index: u8, sums: &[Money]) -> Option<Pieces> {
    let mut all = Pieces::default();
    let mut found = true;
    for sum in sums {
        let part = if found { pieces_for(state, index, *sum) } else { None };
        found = part.is_some();
        if let (Some(part), Some(guest)) = (part, state.guest_mut(index))
            && guest.purse.take(&part)
        {
            all.put(&part);
        }
    }
    state.guest_mut(index)?.purse.put(&all);
    found.then_some(all)
}

/// Pieces of a guest for a sum; where his own do not make it he has changed one at the table before.
fn pieces_for(state: &mut State, index: u8, amount: Money) -> Option<Pieces> {
    let guest = state.guest(index).filter(|guest| guest.is_there && guest.purse.total() >= amount)?;
    if let Some(pieces) = guest.purse.making(amount) {
        return Some(pieces);
    }
    let larger = guest.purse.counts().into_iter().rev().map(|(value, _)| value).find(|value| *value > amount)?;
    let part = state.tray.making(amount)?;
    let mut tray = state.tray.clone();
    tray.take(&part);
    let rest = tray.making(larger.minus(amount))?;
    tray.take(&rest);
    let whole = Pieces::from_counts(&[(larger, 1)]);
    let guest = state.guest_mut(index)?;
    if !guest.purse.take(&whole) {
        return None;
    }
    guest.purse.put(&part);
    guest.purse.put(&rest);
    tray.put(&whole);
    state.tray = tray;
    Some(part)
}
