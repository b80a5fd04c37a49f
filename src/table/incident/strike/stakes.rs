//! Faulty stakes.

use super::IncidentKind;
use crate::rules::bet::Spot;
use crate::rules::money::Money;
use crate::rules::settle::maximum;
use crate::table::act::Act;
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{Planned, State};
use crate::table::truth::step;

/// Time after which a late stake comes, in milliseconds.
const LATE_BY: u64 = 300;

/// Time after the invitation at which a faulty stake comes, in milliseconds.
const STAKES_AFTER: u64 = 4_000;

/// Begins an incident with stakes.
pub(super) fn strike(kind: IncidentKind, state: &mut State) -> bool {
    let (min, max, step) = (state.sign.min, state.sign.max, step(state));
    let smallest = state.house.chip_set().values().first().copied().unwrap_or(step);
    match kind {
        IncidentKind::LateStake => stakes(state, Spot::Punto, &[min], LATE_BY),
        IncidentKind::OverMaximum => stakes(state, Spot::Punto, &[max, step], STAKES_AFTER),
        IncidentKind::UnderMinimum => stakes(state, Spot::Punto, &[half(min, smallest)], STAKES_AFTER),
        IncidentKind::OffThePieces => stakes(state, Spot::Banco, &[min, smallest], STAKES_AFTER),
        IncidentKind::TieAlone => {
            *state.house.limits.egalite_needs_main_stake.value() && stakes(state, Spot::Egalite, &[min], STAKES_AFTER)
        }
        IncidentKind::TieOverItsShare => {
            let (most, _) = maximum(&state.house, Spot::Egalite, state.sign);
            let over = Money::coins((most.get() / step.get().max(1) + 1) * step.get());
            most < max && stakes(state, Spot::Egalite, &[over], STAKES_AFTER)
        }
        _ => false,
    }
}

/// Half of a sum, in whole pieces.
const fn half(sum: Money, piece: Money) -> Money {
    let piece = if piece.get() == 0 { 1 } else { piece.get() };
    Money::coins(sum.get() / 2 / piece * piece)
}

/// A guest who has these sums stakes them together after a time, and nothing else in this coup.
fn stakes(state: &mut State, spot: Spot, sums: &[Money], after: u64) -> bool {
    if sums.contains(&Money::ZERO) {
        return false;
    }
    let count = state.guests.len();
    let from = state.incidents.rng().below(count);
    for offset in 0..count {
        let index = ((from + offset) % count) as u8;
        let has_own = state.stakes.iter().any(|stake| stake.owner == index && stake.lies());
        if has_own {
            continue;
        }
        if let Some(pieces) = pieces_for_all(state, index, sums) {
            let person = Person::Guest(index);
            state.schedule.remove(|planned| matches!(planned, Planned::Act(by, Act::Stake(..)) if *by == person));
            let at = state.now + after;
            state.schedule.add(at, Planned::Act(person, Act::Stake(spot, pieces.counts())));
            return true;
        }
    }
    false
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
