//! The world between two acts: guests stake and take up, the program works the rest of the crew, incidents begin.

use crate::rules::calls::Announcement;
use crate::rules::side::{Chance, Side};

use super::guests::own_stake;
use super::{Shift, slips};
use crate::rules::misdraw::Turned;
use crate::rules::money::Money;
use crate::table::act::{Act, CardPlace, StakeId};
use crate::table::due::{due, remedies, stakes_to_treat};
use crate::table::event::Event;
use crate::table::incident::{Hook, IncidentKind, IncidentWhen, plan_short_payment, start, with_error};
use crate::table::perform::take_up;
use crate::table::person::Person;
use crate::table::state::{Bets, ErrorStage, Planned, State};
use crate::table::truth::{StakeTask, is_paid_wrongly, null_coup, settlement};

/// Time the program's crew takes for an act, in milliseconds.
const CREW_TAKES: u64 = 900;

/// Time the program's crew takes to put the cards away, in milliseconds. The coup is judged then: until it, the trainee
/// can point out the last error of a colleague.
const PUTTING_AWAY_TAKES: u64 = 4_000;

/// Bounds of the time a guest takes for an act that is due of him, in milliseconds.
const GUEST_TAKES: (u64, u64) = (500, 1_400);

impl Shift {
    /// Carries out a plan.
    pub(super) fn carry_out(&mut self, planned: Planned, events: &mut Vec<Event>) {
        match planned {
            Planned::Act(by, act) => self.perform(by, &act, events),
            Planned::Resume => self.state.suspended = false,
            Planned::TakeUp(id) if is_contested(&self.state, id) => {}
            Planned::TakeUp(id) => {
                let lying = self.state.stake(id).filter(|stake| stake.lies());
                events.extend(lying.map(|stake| Event::TookUp {
                    by: Person::Guest(stake.owner),
                    spot: stake.spot,
                    amount: stake.amount(),
                    paid: stake.settled.paid > Money::ZERO,
                }));
                let losing = settlement(&self.state).into_iter().find(|stake| stake.id == id);
                if let Some(losing) = losing.filter(|stake| stake.task == Some(StakeTask::Collect)) {
                    self.ledger.lose(id, losing.settled.collected);
                }
                take_up(&mut self.state, id);
            }
            Planned::TakeBack(index, spot, pieces) => {
                if let Some(id) = own_stake(&self.state, index, spot, &pieces) {
                    self.perform(Person::Guest(index), &Act::TakeBack(id), events);
                }
            }
            Planned::Work(person) => {
                let duty = due(&self.state).into_iter().find(|duty| duty.by == person);
                let act = duty.and_then(|duty| {
                    let act = self.own_will(person, duty.act);
                    let act = with_error(&mut self.state, person, act);
                    slips::with_slip(&mut self.state, person, act)
                });
                if let Some(act) = act {
                    self.perform(person, &act, events);
                    slips::after(&mut self.state, person, &act);
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

    /// Plans the work of everyone whom the program works and of whom something is due.
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
                Person::Crew(_) if duty.act == Act::PutAway => PUTTING_AWAY_TAKES,
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
                self.choose_incidents(false);
                self.begin_incidents(Hook::CoupBegins, events);
                self.invite_guests();
                self.begin_incidents(Hook::BetsOpen, events);
            }
            Act::Call(Announcement::BetsClosed, _) => {
                let in_time =
                    |planned: &Planned| planned.is_of_the_bets() || matches!(planned, Planned::Act(_, Act::Draw(..)));
                self.state.schedule.remove(in_time);
                self.begin_incidents(Hook::BetsStopped, events);
            }
            Act::Call(Announcement::Final, _) => {
                if self.state.incidents.is_to_come(IncidentKind::ClaimTrue) {
                    plan_short_payment(&mut self.state);
                }
                self.begin_incidents(Hook::BeforePayment, events);
            }
            Act::Draw(CardPlace::On(_), _) if self.state.felt.len() == 1 => {
                self.begin_incidents(Hook::FirstCards, events);
            }
            Act::Turn(_) if Side::BOTH.iter().all(|side| self.state.coup.turned[*side] != Turned::NotYet) => {
                self.begin_incidents(Hook::CardsTurned, events);
            }
            Act::Collect(_) | Act::Pay(..) if settlement(&self.state).iter().all(|stake| stake.task.is_none()) => {
                self.begin_incidents(Hook::AfterPayment, events);
            }
            Act::GiveChange(Person::Guest(index), _) if self.state.coup.bets == Bets::Open => {
                let waits = self.state.guest(*index).is_some_and(|guest| guest.mind.waits_for_change());
                if waits {
                    self.invite_guest(*index, false);
                }
            }
            Act::OfferCut(_) => self.begin_incidents(Hook::CardsCut, events),
            Act::FillShoe => self.begin_incidents(Hook::ShoeFilled, events),
            Act::PassCards(..) | Act::Turn(Side::Punto) => {
                // Cards that are passed on or turned are no longer his who has taken them.
                let has = self.state.coup.passed_to.filter(|_| matches!(act, Act::PassCards(..)));
                let turns = |planned: &Planned| match planned {
                    Planned::Act(by, Act::Turn(Side::Punto)) => Some(*by) != has,
                    _ => false,
                };
                self.state.schedule.remove(turns);
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

    pub(super) fn choose_incidents(&mut self, opening: bool) {
        let standing = Standing::new(&self.state);
        let number = self.state.coup.number + u32::from(opening);
        self.state.incidents.choose(number, opening, |condition| standing.holds(condition));
    }

    /// Begins the incidents of this moment.
    pub(super) fn begin_incidents(&mut self, hook: Hook, events: &mut Vec<Event>) {
        for kind in self.state.incidents.take(hook) {
            let asked = self.state.requests.len();
            if start(kind, &mut self.state) {
                self.state.coup.incidents.push(kind);
                self.state.coup.incident_since.get_or_insert(self.state.now);
                events.push(Event::IncidentBegan(kind));
                events.extend(self.state.requests.iter().skip(asked).cloned().map(Event::Asked));
            }
        }
    }

    /// The time of an incident begins when there is something to treat, which may come after the incident, and ends once
    /// nothing is left of it, at the latest with its coup.
    pub(super) fn time_incidents(&mut self, coup_is_over: bool) {
        let state = &self.state;
        if state.coup.incidents.is_empty() && state.coup.incident_since.is_none() {
            return;
        }
        let waits = !coup_is_over
            && (state.requests.iter().any(|request| request.incident.is_some() && !request.put_off)
                || state.coup.matters.error.as_ref().is_some_and(|error| error.stage != ErrorStage::ToCome)
                || stakes_to_treat(state).next().is_some()
                || !remedies(state).is_empty()
                || null_coup(state).is_some());
        let coup = &mut self.state.coup;
        match coup.incident_since {
            Some(since) if !waits => {
                coup.incident_time += self.state.now.since(since);
                coup.incident_since = None;
            }
            // It may have begun before, and show only now.
            None if waits && !coup.incidents.is_empty() => coup.incident_since = Some(self.state.now),
            Some(_) | None => {}
        }
    }
}

/// True for a stake that its owner leaves on the layout for now: it was changed, something is asked about it, or its
/// payment is an error.
fn is_contested(state: &State, id: StakeId) -> bool {
    let asked = state.requests.iter().any(|request| request.what.stake() == Some(id));
    let changed = state.stake(id).is_some_and(|stake| stake.change().is_some());
    let error = state.coup.matters.error.as_ref().is_some_and(|error| match &error.stage {
        ErrorStage::Made(Act::Pay(of, _)) => *of == id,
        ErrorStage::Made(_) | ErrorStage::PointedOut(_) | ErrorStage::ToCome => false,
    });
    let short = state.incidents.is_to_come(IncidentKind::ClaimTrue) && is_paid_wrongly(state, id);
    asked || changed || error || short
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
            IncidentWhen::Guests(count) => self.guests >= usize::from(count),
        }
    }
}
