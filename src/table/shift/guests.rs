//! The guests between two acts: they are invited, see how a coup ends, come and go.

use crate::rules::bet::Spot;
use crate::rules::chips::PieceCounts;
use crate::rules::circulation::{Holder, ShoeEvent};
use crate::rules::money::Money;
use crate::rules::settle::maximum;
use crate::rules::side::{Chance, Side};

use super::Shift;
use crate::table::act::StakeId;
use crate::table::event::Event;
use crate::table::guest::{BreakView, GuestAct, GuestPlan, GuestView, OwnShoe, stakes};
use crate::table::person::Person;
use crate::table::state::{OnMarble, Phase, PlacedStake, Planned, State};
use crate::table::truth::step;

impl Shift {
    /// Every guest at the table plans his stakes.
    pub(super) fn invite_guests(&mut self) {
        if self.state.phase != Phase::Play {
            return;
        }
        for index in 0..self.state.guests.len() as u8 {
            if let Some(guest) = self.state.guest_mut(index) {
                guest.mind.next_coup();
            }
            self.invite_guest(index, *self.state.house.chips.change_at_the_table.value());
        }
    }

    /// A guest plans his stakes, or the change that he needs for one.
    pub(super) fn invite_guest(&mut self, index: u8, may_change: bool) {
        let state = &self.state;
        let (limits, now) = (state.sign, state.now);
        let placed = state.stakes.iter().filter(|stake| stake.owner == index && stake.lies());
        let placed = placed.map(PlacedStake::amount).fold(Money::ZERO, Money::plus);
        let room = state.house.limits.count_per_player().then(|| limits.max.minus(placed));
        let may_stake_on = may_stake_on(state, index);
        let waits = state.marble.iter().any(|lying| lying.guest == index);
        let (step, tie_maximum) = (step(state), maximum(&state.house, Spot::Egalite, limits).0);
        let tie_needs_main = *state.house.limits.egalite_needs_main_stake.value();
        let (board, guests) = (&self.state.board, &mut self.state.guests);
        let Some(guest) = guests.get_mut(usize::from(index)).filter(|guest| guest.is_there) else { return };
        let view = GuestView {
            limits,
            room,
            tie_maximum,
            board,
            purse: &guest.purse,
            notes: guest.notes,
            may_change: may_change && !waits,
            tie_needs_main,
            may_stake_on: &may_stake_on,
            step,
        };
        for GuestPlan { after, act } in guest.mind.plan(&view) {
            let planned = match act {
                GuestAct::Act(act) => Planned::Act(Person::Guest(index), act),
                GuestAct::TakeBack(spot, pieces) => Planned::TakeBack(index, spot, pieces),
            };
            self.state.schedule.add(now + after, planned);
        }
    }

    /// The guests have seen a coup end.
    pub(super) fn guests_see(&mut self, winner: Option<Chance>) {
        for index in 0..self.state.guests.len() as u8 {
            let own = stake_at_stop(&self.state, index);
            if let Some(guest) = self.state.guest_mut(index) {
                guest.mind.coup_over(winner, own);
            }
        }
    }

    /// Between two coups guests go, come, change their seats and give the shoe up; at once, so that the next act of the
    /// crew can take account of it.
    pub(super) fn guests_move(&mut self, events: &mut Vec<Event>) {
        if !matches!(self.state.phase, Phase::Play | Phase::Opening) {
            return;
        }
        for index in 0..self.state.guests.len() as u8 {
            let free = free_seats(&self.state);
            let view = break_view(&self.state, index, &free);
            let limits = self.state.sign;
            let (Some(view), Some(guest)) = (view, self.state.guest_mut(index)) else { continue };
            let Some(act) = guest.mind.moves(&view) else { continue };
            if !guest.is_there && view.money < view.least {
                let notes = stakes(limits, guest.mind.new_notes());
                (guest.notes, guest.came_with) = (guest.notes.plus(notes), guest.came_with.plus(notes));
            }
            self.perform(Person::Guest(index), &act, events);
        }
    }
}

/// Seats at which nobody sits.
fn free_seats(state: &State) -> Vec<u8> {
    let seats = state.table().map_or(0, |table| *table.seats.value());
    (1..=seats).filter(|seat| state.round.occupied().all(|other| other != *seat)).collect()
}

/// A guest's first stake on a side when the bets were stopped.
fn stake_at_stop(state: &State, index: u8) -> Option<(Side, Money)> {
    let mut own = state.stakes.iter().filter(|stake| stake.owner == index && !stake.late);
    own.find_map(|stake| {
        let side = match stake.spot {
            Spot::Punto => Side::Punto,
            Spot::Banco => Side::Banco,
            Spot::Egalite | Spot::Own(_) => return None,
        };
        Some((side, stake.at_stop?))
    })
}

/// The table as a guest sees it between two coups.
fn break_view<'f>(state: &State, index: u8, free_seats: &'f [u8]) -> Option<BreakView<'f>> {
    let guest = state.guest(index)?;
    let stakes = state.stakes.iter().filter(|stake| stake.owner == index);
    let lying = stakes.map(|stake| stake.amount().plus(stake.beside.total())).fold(Money::ZERO, Money::plus);
    let marble = state.marble.iter().filter(|lying| lying.guest == index);
    let lying = lying.plus(marble.map(OnMarble::total).fold(Money::ZERO, Money::plus));
    let seat = (!guest.standing).then_some(guest.seat);
    let holds = seat.is_some_and(|seat| state.round.holder() == Some(Holder::Seat(seat)));
    let shoe = match seat {
        Some(_) if holds && state.round.clone().step(ShoeEvent::Passes).is_ok() => OwnShoe::Free,
        Some(_) if holds || state.round.offered_to() == seat => OwnShoe::Bound,
        _ => OwnShoe::Elsewhere,
    };
    let step = step(state).get().max(1);
    Some(BreakView {
        money: guest.purse.total().plus(guest.notes).plus(lying),
        least: Money::coins(state.sign.min.get().div_ceil(step) * step),
        is_there: guest.is_there,
        is_bound: lying > Money::ZERO || guest.owes > Money::ZERO,
        shoe,
        free_seats,
    })
}

/// The stake of a guest that consists of just these pieces.
pub(super) fn own_stake(state: &State, index: u8, spot: Spot, pieces: &PieceCounts) -> Option<StakeId> {
    let own = |stake: &&PlacedStake| {
        (stake.owner, stake.by, stake.spot, stake.astride) == (index, index, spot, None)
            && stake.pieces.counts() == *pieces
    };
    state.stakes.iter().find(own).map(|stake| stake.id)
}

/// The chances a guest may stake on: the holder of the shoe may be bound.
fn may_stake_on(state: &State, index: u8) -> Vec<Chance> {
    let holds = |seat| state.round.holder() == Some(Holder::Seat(seat));
    match state.guest(index) {
        Some(guest) if !guest.standing && holds(guest.seat) => {
            state.house.circulation.banker_may_stake_on.value().clone()
        }
        _ => Chance::ALL.to_vec(),
    }
}
