//! The shift: acts in, events out. Between two acts the time passes and people do what they had planned.

mod by_scenario;
mod guests;
mod setup;
mod slips;
mod world;

use std::sync::Arc;

use super::act::{Act, CardPlace};
use super::coup_record::CoupRecord;
use super::decision::{Decision, decision};
use super::due::{Duty, due, is_coup_complete, is_step_done, players_draw, remedies};
use super::event::{Event, Impossible};
use super::expectations::Expectations;
use super::fact::{Fact, FaultKind};
use super::incident::{Ask, Hook, Request};
use super::judge::{self, Finding};
use super::ledger::{Found, Ledger};
use super::moment::Moment;
use super::perform::{close_coup, perform};
use super::person::Person;
use super::report::{Report, Tally};
use super::scenario::{Length, Scenario};
use super::state::{Bets, Hand, NullCall, Phase, State};
use super::truth::{coup_of, judgement, mistakes, null_coup};
use crate::rules::calls::Announcement;
use crate::rules::clause::Basis;
use crate::rules::misdraw::Mistake;
use crate::rules::reason::Rule;

pub(super) use self::setup::purse;

pub use self::setup::ShiftProblem;

/// A shift at a table.
#[derive(Debug, Clone)]
pub struct Shift {
    scenario: Arc<Scenario>,
    seed: u64,
    state: State,
    ledger: Ledger,
    tally: Tally,
    expectations: Expectations,
    /// Number of acts from outside.
    acts: u32,
    /// The state and what was expected before the last act, with the person.
    earlier: Option<Box<(State, Person, Expectations)>>,
    /// Cases of the tableau in which the trainee drew rightly, each once.
    drawn_rightly: Vec<Decision>,
}

impl Shift {
    /// An act of a person at a moment, with everything that happens until then and at once after it.
    pub fn act(&mut self, by: Person, act: &Act, at: Moment) -> Vec<Event> {
        let mut events = self.until(at);
        self.acts += 1;
        if *act == Act::Undo {
            self.undo(by, &mut events);
        } else {
            let earlier = Box::new((self.state.clone(), by, self.expectations.clone()));
            let before = events.len();
            self.perform(by, act, &mut events);
            let impossible = events.iter().skip(before).any(|event| matches!(event, Event::Impossible(_)));
            let over = events.iter().skip(before).any(|event| matches!(event, Event::CoupOver(_)));
            let cannot_be_undone = matches!(act, Act::Draw(..)) || impossible || over;
            self.earlier = if cannot_be_undone { None } else { Some(earlier) };
        }
        self.arrange();
        events
    }

    /// Lets the time pass up to a moment.
    pub fn until(&mut self, at: Moment) -> Vec<Event> {
        let mut events = Vec::new();
        while self.state.phase != Phase::Over
            && let Some((moment, planned)) = self.state.schedule.take(at)
        {
            self.state.now = self.state.now.max(moment);
            self.carry_out(planned, &mut events);
            self.arrange();
        }
        self.state.now = self.state.now.max(at);
        events
    }

    /// The moment at which the next thing happens without an act.
    pub fn next_at(&self) -> Option<Moment> {
        if self.state.phase == Phase::Over { None } else { self.state.schedule.next_at() }
    }

    /// The acts due now, of everyone.
    pub fn due(&self) -> Vec<Duty> {
        due(&self.state)
    }

    /// The acts due of the trainee.
    pub fn due_of_trainee(&self) -> Vec<Duty> {
        let mut duties = self.due();
        duties.retain(|duty| self.is_trainee(duty.by));
        duties
    }

    /// True if the trainee works this person.
    pub fn is_trainee(&self, person: Person) -> bool {
        self.state.trainee.contains(&person)
    }

    /// The state of the table.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The state of the table, to lay something out in a test or an editor.
    pub const fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    /// The scenario.
    pub const fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Number of acts from outside.
    pub const fn acts(&self) -> u32 {
        self.acts
    }

    /// Cases of the tableau in which the trainee drew rightly, each once: drill and decision, as in the journal.
    pub fn drawn_rightly(&self) -> &[(&'static str, String)] {
        &self.drawn_rightly
    }

    /// Every fact so far.
    pub fn facts(&self) -> &[Fact] {
        self.ledger.facts()
    }

    /// True once the shift is over.
    pub fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }

    /// The report. Work that is due and not done when it is asked for counts as left undone.
    pub fn report(&self) -> Report {
        let mut ledger = self.ledger.clone();
        if !self.is_over() {
            let undone = Finding::new(FaultKind::WorkUndone, Basis::Silent);
            let by = self.state.trainee.first().copied().unwrap_or(Person::InCharge);
            ledger.add(&undone, self.found(by));
        }
        Report::new(ledger.facts(), self.tally)
    }

    const fn found(&self, by: Person) -> Found {
        Found { by, act: self.acts, coup: self.state.coup.number, at: self.state.now }
    }

    fn record(&mut self, finding: &Finding, by: Person, events: &mut Vec<Event>) {
        if !self.is_trainee(by) {
            return;
        }
        let (fact, place) = self.ledger.add(finding, self.found(by));
        if let Some(step) = finding.lacks {
            self.state.coup.lacks.push((step, place));
        }
        events.push(Event::Found(fact));
    }

    /// Judges an act, carries it out, and lets follow what follows.
    fn perform(&mut self, by: Person, act: &Act, events: &mut Vec<Event>) {
        if self.state.phase == Phase::Over {
            events.push(Event::Impossible(Impossible::Over));
            return;
        }
        let of_crew = matches!(by, Person::Crew(_));
        let (overlooked, untouched) = self.watch_cards(by, act, events).unzip();
        let before = if of_crew && overlooked.is_none() { self.judge_before(by, act) } else { Vec::new() };
        let of_the_cards = decision(&self.state, act, &Finding::new(FaultKind::WrongDraw, Basis::Silent));
        let earlier = mistakes(&self.state);
        let puts_right = of_crew && before.is_empty() && self.puts_right(by, act);
        let expected = if of_crew { self.expectations.met_by(&self.state, act) } else { None };
        if matches!(act, Act::Call(Announcement::PlaceBets, _)) && !self.break_off(by, act, events) {
            return;
        }
        match perform(&mut self.state, by, act) {
            Err(impossible) => {
                if let Some(untouched) = untouched {
                    self.state = *untouched;
                }
                events.push(Event::Impossible(impossible));
                return;
            }
            Ok(happened) => {
                events.push(Event::Acted { by, act: act.clone(), at: self.state.now });
                events.extend(happened);
            }
        }
        self.expectations.meet(expected, self.acts);
        if puts_right {
            self.ledger.notice(by);
        } else {
            self.ledger.acts(by);
        }
        let after = if of_crew { judge::after(&earlier, &self.state, act) } else { Vec::new() };
        if of_crew && judge::may_make_a_mistake(act) {
            let own = judge::own_mistakes(&earlier, &self.state, act);
            self.state.coup.found.extend(own);
        }
        if overlooked.is_none() && before.is_empty() && after.is_empty() {
            self.note_right_draw(by, act, of_the_cards.as_ref());
        }
        for finding in overlooked.iter().chain(&before) {
            self.record(finding, by, events);
        }
        for finding in after {
            self.record(&Finding { decision: of_the_cards.clone(), ..finding }, by, events);
        }
        self.watch_stakes(act, events);
        self.watch_hand(act);
        self.time_incidents(false);
        self.follow(act, events);
        self.expectations.watch(&self.state);
        self.close_if_complete(events);
        if *act == Act::CloseTable {
            self.judge_expectations(events);
        }
    }

    fn note_right_draw(&mut self, by: Person, act: &Act, case: Option<&Decision>) {
        let draws = matches!(act, Act::Draw(CardPlace::On(_), _) | Act::Call(Announcement::CardFor(_), _));
        if let Some(case) = case.filter(|case| draws && self.is_trainee(by) && !self.drawn_rightly.contains(case)) {
            self.drawn_rightly.push(case.clone());
        }
    }

    fn judge_before(&self, by: Person, act: &Act) -> Vec<Finding> {
        let mut findings = judge::before(&self.state, by, act);
        self.judge_by_scenario(act, &mut findings);
        for finding in &mut findings {
            finding.decision = decision(&self.state, act, finding);
        }
        findings
    }

    /// The next coup is invited: one that is under way ends with what is left undone. False if the shift ends with it.
    fn break_off(&mut self, by: Person, act: &Act, events: &mut Vec<Event>) -> bool {
        if !self.state.coup.over && self.state.coup.bets == Bets::Stopped {
            let mut left = judge::omissions(&self.state);
            for finding in &mut left {
                finding.decision = decision(&self.state, act, finding);
            }
            self.finish_coup(&left, by, events);
        }
        if let Some((finding, head)) = judge::unannounced_limits(&self.state) {
            self.state.limits_to_announce = false;
            self.record(&finding, head, events);
        }
        if self.state.phase == Phase::Opening {
            self.sort_opening();
        }
        matches!(self.state.phase, Phase::Opening | Phase::Play)
    }

    /// True if an act puts right what the person's last act did wrong.
    fn puts_right(&self, by: Person, act: &Act) -> bool {
        let fresh = self.ledger.fresh_kinds(by);
        let has = |kind| fresh.iter().any(|(other, _)| *other == kind);
        match act {
            _ if fresh.is_empty() => false,
            Act::Call(announcement, _) => {
                let again = self.state.coup.calls.last().is_some_and(|last| last.announcement == *announcement);
                again && (has(FaultKind::WrongCall) || has(FaultKind::WrongWords))
            }
            Act::MoveCard(..) => remedies(&self.state).iter().any(|duty| duty.act == *act),
            Act::Draw(..) => has(FaultKind::CardNotDrawn),
            Act::Pay(id, _) => fresh.contains(&(FaultKind::WrongPayment, Some(*id))),
            Act::CountFloat(_) => has(FaultKind::FloatCount),
            _ => false,
        }
    }

    /// A mistake of a guest, a colleague or the shoe is found overlooked when the tailleur continues with it. The game then
    /// takes the cards as they are; the state before that is for an act that turns out to be impossible.
    fn watch_cards(&mut self, by: Person, act: &Act, events: &mut Vec<Event>) -> Option<(Finding, Box<State>)> {
        if by != self.state.crew.tailleur() {
            return None;
        }
        let finding = judge::stop_card_forgotten(&self.state, act).or_else(|| judge::overlooked(&self.state, act))?;
        let untouched = Box::new(self.state.clone());
        let now: Vec<Rule> = mistakes(&self.state).into_iter().map(|reason| reason.rule).collect();
        let empty = |rule: &Rule| matches!(rule, Rule::Mistake(Mistake::ShoeIsEmpty(_)));
        if null_coup(&self.state).is_some() && !now.iter().any(empty) {
            self.state.coup.null = NullCall::PassedOver;
        }
        self.state.coup.found.extend(now);
        self.state.felt.iter_mut().for_each(|card| card.accepted |= card.is_irregular());
        // With the next invitation the coup ends, and its facts are counted.
        if matches!(act, Act::Call(Announcement::PlaceBets, _)) {
            self.record(&finding, by, events);
            return None;
        }
        Some((finding, untouched))
    }

    /// The holder whose dealing error costs him the shoe.
    fn watch_hand(&mut self, act: &Act) {
        let with_cards = matches!(act, Act::Draw(..) | Act::MoveCard(..));
        if with_cards
            && players_draw(&self.state)
            && self.state.phase == Phase::Play
            && self.state.coup.hand == Hand::Open
        {
            let passes = judgement(&self.state).is_some_and(|(_, judged)| judged.banker_passes);
            self.state.coup.hand = if passes { Hand::Forfeited } else { Hand::Open };
        }
    }

    /// Faulty stakes are found let through when the first card is out, and again when the result is called.
    fn watch_stakes(&mut self, act: &Act, events: &mut Vec<Event>) {
        let stopped = self.state.coup.bets == Bets::Stopped;
        let first_card = stopped && matches!(act, Act::Draw(CardPlace::On(_), _)) && self.state.felt.len() == 1;
        if !first_card && !matches!(act, Act::Call(Announcement::Final, _)) {
            return;
        }
        for (mut finding, by) in judge::let_through(&self.state) {
            // A stake may come late while the first card is being drawn: there is time until the result is called.
            let late = finding.stake.and_then(|id| self.state.stake(id)).is_some_and(|stake| stake.late);
            if first_card && late {
                continue;
            }
            finding.decision = decision(&self.state, act, &finding);
            if let Some(stake) = finding.stake.and_then(|id| self.state.stake_mut(id)) {
                stake.let_through = true;
            }
            self.record(&finding, by, events);
        }
    }

    /// True if the last act can be taken back.
    pub const fn can_undo(&self) -> bool {
        self.earlier.is_some()
    }

    fn undo(&mut self, by: Person, events: &mut Vec<Event>) {
        let now = self.state.now;
        match self.earlier.take() {
            Some(earlier) if earlier.1 == by => {
                (self.state, self.expectations) = (earlier.0, earlier.2);
                self.ledger.notice(by);
                events.push(Event::Undone);
                events.extend(self.until(now));
            }
            other => {
                self.earlier = other;
                events.push(Event::Impossible(Impossible::NothingToUndo));
            }
        }
    }

    /// Steps of the opening that were passed over become what they are.
    fn sort_opening(&mut self) {
        let lacks = std::mem::take(&mut self.state.coup.lacks);
        let done = &self.state.opening;
        self.ledger.sort_lacks(&lacks, |step| done.contains(&step));
    }

    /// Ends the coup once nothing is left to do.
    fn close_if_complete(&mut self, events: &mut Vec<Event>) {
        if self.state.phase == Phase::Play && !self.state.coup.over && is_coup_complete(&self.state) {
            self.finish_coup(&[], Person::InCharge, events);
            self.guests_move(events);
        }
    }

    fn finish_coup(&mut self, left: &[Finding], by: Person, events: &mut Vec<Event>) {
        for finding in left {
            self.record(finding, by, events);
        }
        self.judge_matters(events);
        for (id, to, finding) in judge::unanswered(&self.state) {
            self.state.requests.retain(|request| request.id != id);
            self.record(&finding, to, events);
        }
        self.time_incidents(true);
        self.begin_incidents(Hook::CoupOver, events);
        let lacks = std::mem::take(&mut self.state.coup.lacks);
        let coup = coup_of(&self.state);
        let done: Vec<_> = lacks.iter().filter(|(step, _)| is_step_done(&self.state, &coup, *step)).collect();
        self.ledger.sort_lacks(&lacks, |step| done.iter().any(|(other, _)| *other == step));
        let mut record = close_coup(&mut self.state);
        record.faults = self.ledger.close_coup();
        self.count(&record);
        self.guests_see(record.winner);
        events.push(Event::CoupOver(Box::new(record)));
        self.earlier = None;
        self.after_coup(events);
    }

    /// At the end of a coup: stakes changed and not put back, errors of colleagues not pointed out.
    fn judge_matters(&mut self, events: &mut Vec<Event>) {
        let found = judge::changed_unseen(&self.state).into_iter().chain(judge::error_overlooked(&self.state));
        for (mut finding, by) in found.collect::<Vec<_>>() {
            finding.decision = decision(&self.state, &Act::CallChef, &finding);
            self.record(&finding, by, events);
        }
    }

    fn count(&mut self, record: &CoupRecord) {
        self.tally.coups += 1;
        self.tally.stakes += record.settled.len() as u32;
        let (from, to) = record.time;
        self.tally.worked += to.since(from).saturating_sub(record.incident_time);
    }

    /// The shoe or the shift may be over.
    fn after_coup(&mut self, events: &mut Vec<Event>) {
        let coups = self.state.coup.number;
        let shoe_over = self.state.shoe_is_over();
        let is_last = match self.scenario.length {
            Length::Coups(most) => coups >= most,
            Length::HalfAShoe => self.state.shoe.before_stop() * 2 <= self.state.shoe.size(),
            Length::Shoes(most) => shoe_over && self.state.shoes + 1 >= u32::from(most),
            Length::Stints(stints, each) => coups >= u32::from(stints).saturating_mul(each),
        } || self.ends_early();
        if is_last && self.scenario.closing {
            self.state.phase = Phase::Closing;
            (self.state.counted, self.state.signed) = (None, None);
        } else if is_last {
            self.state.phase = Phase::Over;
            self.judge_expectations(events);
            events.push(Event::ShiftOver);
        } else if shoe_over {
            self.state.phase = Phase::Opening;
            self.state.opening.clear();
            events.push(Event::ShoeOver);
            self.choose_incidents(true);
            self.begin_incidents(Hook::Opening, events);
        }
        if let Length::Stints(_, each) = self.scenario.length
            && !is_last
            && coups.is_multiple_of(each.max(1))
        {
            self.send_relief(events);
        }
    }

    /// A colleague comes to take the table over.
    fn send_relief(&mut self, events: &mut Vec<Event>) {
        let request = Request {
            id: self.state.new_request_id(),
            from: Person::InCharge,
            to: self.state.crew.tailleur(),
            what: Ask::Relief,
            incident: None,
            since: self.state.now,
            until_coup: self.state.coup.number + 1,
            put_off: false,
        };
        events.push(Event::Asked(request.clone()));
        self.state.requests.push(request);
    }
}
