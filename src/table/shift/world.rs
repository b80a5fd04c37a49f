//! The world between two acts: guests stake and take up, the program works the rest of the crew, incidents begin.

use crate::rules::calls::Announcement;
use crate::rules::side::Chance;

use super::Shift;
use crate::rules::bet::Spot;
use crate::rules::circulation::Holder;
use crate::rules::money::Money;
use crate::rules::settle::maximum;
use crate::table::act::{Act, CardPlace};
use crate::table::due::{due, faulty_stakes, remedies};
use crate::table::event::Event;
use crate::table::guest::GuestView;
use crate::table::incident::{Hook, IncidentWhen, strike};
use crate::table::perform::take_up;
use crate::table::person::Person;
use crate::table::state::{Phase, PlacedStake, Planned, State};
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
                self.state.schedule.remove(|planned| matches!(planned, Planned::Act(_, Act::Stake(..))));
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
        let (number, standing) = (self.state.coup.number, Standing::new(&self.state));
        self.state.incidents.choose(number, |condition| standing.holds(condition));
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
        let step = step(&self.state);
        let tie_maximum = maximum(&self.state.house, Spot::Egalite, self.state.sign).0;
        let now = self.state.now;
        for index in 0..self.state.guests.len() as u8 {
            let may_stake_on = may_stake_on(&self.state, index);
            let limits = self.state.sign;
            let placed = self.state.stakes.iter().filter(|stake| stake.owner == index && stake.lies());
            let placed = placed.map(PlacedStake::amount).fold(Money::ZERO, Money::plus);
            let room = self.state.house.limits.count_per_player().then(|| limits.max.minus(placed));
            let tie_needs_main = *self.state.house.limits.egalite_needs_main_stake.value();
            let (board, guests) = (&self.state.board, &mut self.state.guests);
            let Some(guest) = guests.get_mut(usize::from(index)).filter(|guest| guest.is_there) else { continue };
            let purse = &guest.purse;
            let view = GuestView {
                limits,
                room,
                tie_maximum,
                board,
                purse,
                tie_needs_main,
                may_stake_on: &may_stake_on,
                step,
            };
            for plan in guest.mind.plan(view) {
                self.state.schedule.add(now + plan.after, Planned::Act(Person::Guest(index), plan.act));
            }
        }
    }
}

/// The state of a shift between two coups, for the conditions of a scenario.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    before_stop: usize,
    last: Option<Chance>,
    streak: usize,
    minutes: u64,
    guests: usize,
}

impl Standing {
    pub(super) fn new(state: &State) -> Self {
        let last = state.board.last().copied().flatten();
        Self {
            before_stop: state.shoe.before_stop(),
            last,
            streak: state.board.iter().rev().take_while(|chance| last.is_some() && **chance == last).count(),
            minutes: state.now.0 / 60_000,
            guests: state.guests.iter().filter(|guest| guest.is_there).count(),
        }
    }

    /// True if a condition holds.
    pub(super) fn holds(self, condition: IncidentWhen) -> bool {
        match condition {
            IncidentWhen::CardsToStop(count) => self.before_stop <= usize::from(count),
            IncidentWhen::AfterATie => self.last == Some(Chance::Egalite),
            IncidentWhen::Minutes(minutes) => self.minutes >= u64::from(minutes),
            IncidentWhen::Streak(length) => self.streak >= usize::from(length),
            IncidentWhen::Stakes(count) => self.guests >= usize::from(count),
        }
    }
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
