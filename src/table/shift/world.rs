//! The world between two acts: guests stake and take up, the program works the rest of the crew, incidents begin.

use crate::rules::calls::Announcement;
use crate::rules::side::{Chance, Side};

use super::Shift;
use crate::rules::bet::Spot;
use crate::rules::chips::PieceCounts;
use crate::rules::circulation::{Holder, ShoeEvent};
use crate::rules::money::Money;
use crate::rules::settle::maximum;
use crate::table::act::{Act, CardPlace, StakeId};
use crate::table::due::{due, faulty_stakes, remedies};
use crate::table::event::Event;
use crate::table::guest::{BreakView, GuestAct, GuestPlan, GuestView, stakes};
use crate::table::incident::{Hook, IncidentWhen, strike};
use crate::table::perform::take_up;
use crate::table::person::Person;
use crate::table::state::{Bets, OnMarble, Phase, PlacedStake, Planned, State};
use crate::table::truth::{settlement, step};

/// Time the program's crew takes for an act, in milliseconds.
const CREW_TAKES: u64 = 900;

/// Bounds of the time a guest takes for an act that is due of him, in milliseconds.
const GUEST_TAKES: (u64, u64) = (500, 1_400);

impl Shift {
    /// Carries out a plan.
    pub(super) fn carry_out(&mut self, planned: Planned, events: &mut Vec<Event>) {
        match planned {
            Planned::Act(by, act) => self.perform(by, &act, events),
            Planned::TakeUp(id) => take_up(&mut self.state, id),
            Planned::TakeBack(index, spot, pieces) => {
                if let Some(id) = own_stake(&self.state, index, spot, &pieces) {
                    self.perform(Person::Guest(index), &Act::TakeBack(id), events);
                }
            }
            Planned::Work(person) => {
                let duty = due(&self.state).into_iter().find(|duty| duty.by == person);
                if let Some(duty) = duty {
                    let act = self.own_will(person, duty.act);
                    self.perform(person, &act, events);
                }
            }
        }
    }

    /// A guest who is offered the shoe may refuse it.
    fn own_will(&mut self, person: Person, act: Act) -> Act {
        let Person::Guest(index) = person else { return act };
        let may_refuse = *self.state.house.circulation.may_refuse.value();
        let Some(guest) = self.state.guest_mut(index) else { return act };
        if act == Act::TakeShoe && may_refuse && !guest.mind.takes_shoe() { Act::RefuseShoe } else { act }
    }

    /// Plans the work of everybody whom the program works and of whom something is due.
    pub(super) fn arrange(&mut self) {
        for duty in due(&self.state) {
            if self.is_trainee(duty.by) || self.state.schedule.has_work(duty.by) {
                continue;
            }
            let takes = match duty.by {
                Person::Guest(index) => {
                    let (from, to) = GUEST_TAKES;
                    self.state.guest_mut(index).map_or(from, |guest| guest.mind.delay(from, to))
                }
                Person::Crew(_) | Person::InCharge => CREW_TAKES,
            };
            let at = self.state.now + takes;
            self.state.schedule.add(at, Planned::Work(duty.by));
        }
    }

    /// Consequences of an act.
    pub(super) fn follow(&mut self, act: &Act, events: &mut Vec<Event>) {
        match act {
            Act::Call(Announcement::PlaceBets, _) => {
                if self.state.coup.stakes_planned {
                    return;
                }
                self.state.coup.stakes_planned = true;
                self.force_cards();
                self.choose_incidents();
                self.begin_incidents(Hook::CoupBegins, events);
                self.invite_guests();
                self.begin_incidents(Hook::BetsOpen, events);
            }
            Act::Call(Announcement::BetsClosed, _) => {
                self.state.schedule.remove(Planned::is_of_the_bets);
                self.begin_incidents(Hook::BetsStopped, events);
            }
            Act::Call(Announcement::Final, _) => self.begin_incidents(Hook::BeforePayment, events),
            Act::Draw(CardPlace::On(_), _) if self.state.felt.len() == 1 => {
                self.begin_incidents(Hook::FirstCards, events);
            }
            Act::Turn(_) if self.state.felt.iter().filter(|card| card.facing.is_up()).count() == 4 => {
                self.begin_incidents(Hook::CardsTurned, events);
            }
            Act::Collect(_) | Act::Pay(..) if settlement(&self.state).iter().all(|stake| stake.task.is_none()) => {
                self.begin_incidents(Hook::AfterPayment, events);
            }
            Act::Shuffle => self.begin_incidents(Hook::Opening, events),
            Act::GiveChange(Person::Guest(index), _) if self.state.coup.bets == Bets::Open => {
                let waits = self.state.guest(*index).is_some_and(|guest| guest.mind.waits_for_change());
                if waits {
                    self.invite_guest(*index, false);
                }
            }
            _ => {}
        }
    }

    fn force_cards(&mut self) {
        let number = self.state.coup.number;
        if let Some(forced) = self.scenario.cards.iter().find(|forced| forced.coup == number) {
            self.state.shoe.bring_up(&forced.cards);
        }
    }

    fn choose_incidents(&mut self) {
        let state = &self.state;
        let streak = {
            let last = state.board.last().copied().flatten();
            state.board.iter().rev().take_while(|chance| last.is_some() && **chance == last).count()
        };
        let facts = (
            state.shoe.before_stop(),
            state.board.last().copied().flatten() == Some(Chance::Egalite),
            state.now.0 / 60_000,
            state.guests.iter().filter(|guest| guest.is_there).count(),
        );
        let holds = |condition| match condition {
            IncidentWhen::CardsToStop(count) => facts.0 <= usize::from(count),
            IncidentWhen::AfterATie => facts.1,
            IncidentWhen::Minutes(minutes) => facts.2 >= u64::from(minutes),
            IncidentWhen::Streak(length) => streak >= usize::from(length),
            IncidentWhen::Stakes(count) => facts.3 >= usize::from(count),
        };
        let number = self.state.coup.number;
        self.state.incidents.choose(number, holds);
    }

    /// Begins the incidents of this moment.
    pub(super) fn begin_incidents(&mut self, hook: Hook, events: &mut Vec<Event>) {
        for kind in self.state.incidents.take(hook) {
            let asked = self.state.requests.len();
            if strike(kind, &mut self.state) {
                self.state.coup.incidents.push(kind);
                self.state.coup.incident_since.get_or_insert(self.state.now);
                events.push(Event::IncidentBegan(kind));
                events.extend(self.state.requests.iter().skip(asked).cloned().map(Event::Asked));
            }
        }
    }

    /// The time of an incident ends once nothing of it is left to treat, at the latest with its coup.
    pub(super) fn time_incidents(&mut self, coup_is_over: bool) {
        let Some(since) = self.state.coup.incident_since else { return };
        let state = &self.state;
        let waits = state.requests.iter().any(|request| request.incident.is_some() && !request.put_off)
            || faulty_stakes(state).next().is_some()
            || !remedies(state).is_empty();
        if coup_is_over || !waits {
            self.state.coup.incident_time += self.state.now.since(since);
            self.state.coup.incident_since = None;
        }
    }

    /// Every guest at the table plans his stakes.
    fn invite_guests(&mut self) {
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
    fn invite_guest(&mut self, index: u8, may_change: bool) {
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
                (guest.notes, guest.brought) = (guest.notes.plus(notes), guest.brought.plus(notes));
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
    let step = step(state).get().max(1);
    Some(BreakView {
        money: guest.purse.total().plus(guest.notes).plus(lying),
        least: Money::coins(state.sign.min.get().div_ceil(step) * step),
        is_there: guest.is_there,
        is_bound: lying > Money::ZERO || guest.owes > Money::ZERO,
        has_shoe: holds || seat.is_some() && state.round.offered_to() == seat,
        may_give_up_shoe: holds && state.round.clone().step(ShoeEvent::Passes).is_ok(),
        free_seats,
    })
}

/// The stake of a guest that consists of just these pieces.
fn own_stake(state: &State, index: u8, spot: Spot, pieces: &PieceCounts) -> Option<StakeId> {
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
