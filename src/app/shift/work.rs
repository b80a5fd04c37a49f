//! A shift under way: acts in, what happened out.

use std::collections::BTreeSet;

use super::blank::{Blank, BlankOffer, blanks};
use super::clock::ShiftClock;
use super::correction::{Correction, CorrectionStage};
use super::entry::Entry;
use super::guided::Asked;
use super::noise::noise;
use super::offers::{Offer, OfferView, offers};
use super::story::Story;
use super::table_talk::{SpokenLine, TableTalk};
use super::target::{Target, is_there, next_matter, next_stake, stakes};
use super::thing::Thing;
use crate::app::Effect;
use crate::describe::shift::{self as describe, duty_of};
use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::progress::Moment;
use crate::rules::bet::Spot;
use crate::rules::chips::total_value;
use crate::rules::money::Money;
use crate::table::Shift;
use crate::table::act::{Act, TimedAct};
use crate::table::coup_record::CoupRecord;
use crate::table::event::Event;
use crate::table::fact::Fact;
use crate::table::log::{act_line, end_line};
use crate::table::person::Person;
use crate::table::scenario::{Hints, Presentation, Telling};
use crate::voice::{Noise, Speech};

use super::ShiftEffect;

/// Time that an act takes where no clock runs, in milliseconds.
pub(super) const ACT_TAKES: u64 = 700;

/// Most events that are waited for until something is due of the trainee.
const MOST_WAITS: usize = 2_000;

/// Time after a skipped wait in which Enter pays nothing: a second press was meant for the wait. In milliseconds.
const UNREAD: u64 = 500;

/// A shift under way.
#[derive(Debug, Clone)]
pub struct ShiftWork {
    pub(super) shift: Shift,
    pub(super) clock: ShiftClock,
    pub(super) target: Option<Target>,
    /// A thing that was picked up by pointing at it.
    pub(super) picked: Option<Thing>,
    pub(super) entry: Entry,
    helped: bool,
    keys_hidden: bool,
    /// End of the last wait that was skipped.
    skipped: Option<Moment>,
    /// The spots on which the trainee has paid a bet.
    paid_on: BTreeSet<Spot>,
    /// The question of Guided whose answer the trainee asked to see.
    pub(super) shown: Option<Asked>,
    /// The reasons of an act that Guided asked for and that was correct.
    answered: Vec<Phrase>,
    story: Story,
    coups: Vec<CoupRecord>,
    pub(super) acts: Vec<TimedAct>,
    /// What was due in place of the last act.
    instead: Option<Phrase>,
    /// Index of the coup of which the chef speaks.
    chef: Option<usize>,
    pub(super) correction: Option<Box<Correction>>,
    /// Calls and sounds since they were last taken.
    calls: Vec<Speech>,
    noises: Vec<Noise>,
    talk: TableTalk,
}

impl ShiftWork {
    /// A shift that begins, or resumes where it is. Without a clock time passes by acts alone.
    pub fn new(shift: Shift, timed: bool, now: Moment) -> Self {
        let timed = timed && shift.scenario().presentation != Presentation::Shown;
        let clock = ShiftClock::new(shift.state().now, timed, now);
        let mut work = Self {
            shift,
            clock,
            target: None,
            picked: None,
            entry: Entry::default(),
            helped: false,
            keys_hidden: false,
            skipped: None,
            paid_on: BTreeSet::new(),
            shown: None,
            answered: Vec::new(),
            story: Story::default(),
            coups: Vec::new(),
            acts: Vec::new(),
            instead: None,
            chef: None,
            correction: None,
            calls: Vec::new(),
            noises: Vec::new(),
            talk: TableTalk::default(),
        };
        work.pass_idle_time(now);
        work
    }

    /// Takes in what happened before a shift is gone on with.
    pub fn with_past(mut self, acts: Vec<TimedAct>, coups: Vec<CoupRecord>) -> Self {
        let settled = coups.iter().flat_map(|coup| &coup.settled);
        self.paid_on.extend(settled.filter(|settled| settled.paid > Money::ZERO).map(|settled| settled.spot));
        self.acts.splice(0..0, acts);
        self.coups.splice(0..0, coups);
        if self.is_guided() {
            self.target = self.target_of_due();
        }
        self
    }

    pub(super) fn has_paid_on(&self, spot: Spot) -> bool {
        self.paid_on.contains(&spot)
    }

    /// An act of the trainee.
    pub fn act(&mut self, by: Person, act: &Act, now: Moment) -> Vec<Effect> {
        if !self.shift.is_trainee(by) || self.is_paused() || self.shift.is_over() {
            return Vec::new();
        }
        if self.correction.is_some() {
            self.act_in_correction(by, act);
            return Vec::new();
        }
        let last = self.shift.state().now;
        let at = if self.clock.is_timed() { self.clock.at(now).max(last) } else { last + ACT_TAKES };
        (self.chef, self.helped) = (None, false);
        let (due, state) = (self.shift.due_of_trainee(), self.shift.state());
        let named: Vec<Phrase> = due.iter().map(|duty| describe::act(state, &duty.act)).collect();
        let asked = due.iter().find(|duty| is_same_act(&duty.act, act) && self.asked(act).is_some());
        let answered = asked.map(|duty| describe::reasons_of_answer(state, duty)).unwrap_or_default();
        if let Act::Pay(id, _) = act {
            self.paid_on.extend(self.shift.state().stake(*id).map(|stake| stake.spot));
        }
        let timed = TimedAct { by, act: act.clone(), at };
        let events = self.shift.act(by, act, at);
        let line = act_line(&self.shift, &timed);
        self.acts.push(timed);
        let duty = self.faults_of_last_act().last().and_then(|fact| duty_of(fact, &due));
        self.instead = due.iter().zip(named).find(|(other, _)| Some(*other) == duty).map(|(_, phrase)| phrase);
        (self.shown, self.answered) = (None, answered);
        self.see(&events);
        self.choose_next(act);
        self.entry.clear();
        self.picked = None;
        self.pass_idle_time(now);
        let coup_over = events.iter().any(|event| matches!(event, Event::CoupOver(_)));
        let mut effects = vec![Effect::Shift(ShiftEffect::Append(line, coup_over))];
        effects.extend(self.end_if_over());
        effects
    }

    /// The line that ends the log.
    pub fn end_if_over(&self) -> Option<Effect> {
        self.shift.is_over().then(|| self.end())
    }

    /// Ends the log where the shift is.
    pub fn end(&self) -> Effect {
        Effect::Shift(ShiftEffect::End(end_line(&self.shift)))
    }

    /// Enter: pays the typed amount, shows the next step, or ends a wait.
    pub fn go_on(&mut self, now: Moment) -> Vec<Effect> {
        if self.correction().is_some_and(|correction| correction.stage() == CorrectionStage::Done) {
            self.end_correction(now);
            return Vec::new();
        }
        if let Some(Target::Blank(blank)) = self.target {
            return self.fill_in(blank, now);
        }
        let pays = |offer: &Offer| offer.key.is_none() && matches!(offer.act, Act::Pay(..));
        if let Some(Offer { by, act, .. }) = self.offers().into_iter().find(pays) {
            return self.act(by, &act, now);
        }
        // Where what is due is shown, Enter does what it is written beside.
        let is_read = self.skipped.is_none_or(|skipped| now.since(skipped) >= UNREAD);
        let is_entered = |offer: &Offer| is_read && self.shows_due() && self.entry.is_empty() && offer.key.is_none();
        let shown = self.presentation() == Presentation::Shown;
        if let Some(Offer { by, act, .. }) = self.due().into_iter().next().filter(|offer| shown || is_entered(offer)) {
            if self.asked(&act).is_some() {
                return Vec::new();
            }
            return self.act(by, &act, now);
        }
        if self.can_wait_on() {
            self.skipped = Some(now);
        }
        self.wait_on(now);
        self.end_if_over().into_iter().collect()
    }

    /// Lets everything happen that happens without an act, until something is due.
    fn wait_on(&mut self, now: Moment) {
        for _ in 0..MOST_WAITS {
            let Some(next) = self.shift.next_at().filter(|_| self.can_wait_on()) else { return };
            self.clock.put_forward(next, now);
            self.pass(next);
        }
    }

    /// True if nothing is due of the trainee and something will happen without an act.
    pub fn can_wait_on(&self) -> bool {
        if self.correction.is_some() {
            return false;
        }
        let is_floor = self.clock.is_timed() && self.presentation() == Presentation::OnTheFloor;
        !self.is_paused() && !is_floor && self.shift.next_at().is_some() && self.shift.due_of_trainee().is_empty()
    }

    /// Lets the time pass up to this moment.
    pub fn tick(&mut self, now: Moment) -> Vec<Effect> {
        if !self.clock.is_running() || self.shift.is_over() || self.correction.is_some() {
            return Vec::new();
        }
        self.pass(self.clock.at(now));
        self.end_if_over().into_iter().collect()
    }

    /// Time in ms until the next thing happens without an act; `None` while the clock stands.
    pub fn wakes_in(&self, now: Moment) -> Option<u64> {
        let next = self.shift.next_at().filter(|_| self.clock.is_running())?;
        Some(next.since(self.clock.at(now)))
    }

    fn pass(&mut self, to: crate::table::moment::Moment) {
        let events = self.shift.until(to);
        self.see(&events);
        if self.target.is_some_and(|target| !is_there(self.shift.state(), target)) {
            self.target = None;
        }
        // What is due may follow from what others have done.
        let is_open = matches!(self.target, None | Some(Target::Blank(_)));
        if is_open && self.is_guided() {
            self.target = self.target_of_due();
        }
    }

    /// Without a clock the others do at once what the trainee would wait for.
    fn pass_idle_time(&mut self, now: Moment) {
        if self.clock.is_timed() || self.shift.state().trainee.is_empty() {
            return;
        }
        for _ in 0..MOST_WAITS {
            let Some(next) = self.shift.next_at().filter(|_| self.shift.due_of_trainee().is_empty()) else { return };
            self.clock.put_forward(next, now);
            self.pass(next);
        }
    }

    fn see(&mut self, events: &[Event]) {
        for event in events {
            self.story.add(&self.shift, event);
            self.talk.hear(&self.shift, event);
            match event {
                Event::CoupOver(coup) => {
                    self.coups.push((**coup).clone());
                    let tells = self.presentation().rules().telling == Telling::AfterTheCoup;
                    self.chef = tells.then(|| self.coups.len() - 1);
                }
                Event::Acted { act: Act::Call(_, words), .. } => {
                    let language = Language::from_tag(&self.shift.state().house.source.language);
                    self.calls.extend(language.map(|language| Speech::new(language, words.clone())));
                }
                Event::Acted { act, .. } => self.noises.extend(noise(act)),
                _ => {}
            }
        }
        self.talk.hear_waiting(&self.shift);
    }

    /// After a stake is settled the next one in the order of the seats is chosen; in Guided the one that is due.
    fn choose_next(&mut self, done: &Act) {
        let state = self.shift.state();
        if self.shows_due() {
            self.target = self.target_of_due();
            return;
        }
        match (done, self.target) {
            (Act::Collect(id) | Act::Pay(id, _) | Act::Return(id, _), Some(Target::Stake(chosen))) if *id == chosen => {
                let seat = state.stake(*id).map(|stake| (stake.seat, stake.spot));
                let later = |other: &crate::table::act::StakeId| {
                    let other = state.stake(*other);
                    other.map(|stake| (stake.seat, stake.spot)) > seat && other.is_some_and(|it| !it.settled.is_over())
                };
                self.target = stakes(state).into_iter().find(later).map(Target::Stake);
            }
            (_, Some(target)) if !is_there(state, target) => self.target = None,
            (_, Some(Target::Words)) => self.target = None,
            _ => {}
        }
    }

    /// Chooses what the next act is about.
    pub fn choose(&mut self, target: Option<Target>) {
        self.picked = None;
        self.target = target.filter(|target| is_there(self.shift.state(), *target));
        if self.target.is_none() && self.is_guided() {
            self.target = self.target_of_due();
        }
    }

    /// True while something is chosen, picked up or typed, beside what is due where this is shown.
    pub(super) fn has_choice(&self) -> bool {
        let chosen = self.target.is_some() && !self.shows_due();
        chosen || self.picked.is_some() || !self.entry.is_empty()
    }

    /// Nothing chosen, picked up or typed.
    pub(super) fn forget_choice(&mut self) {
        (self.target, self.picked) = (None, None);
        self.entry.clear();
    }

    /// Types a figure; the last one of an act that was to be filled in does it.
    pub fn type_figure(&mut self, figure: u8, now: Moment) -> Vec<Effect> {
        // A figure answers the question, even if something else has been chosen since.
        if let Some(blank) = self.first_question().and_then(Asked::blank) {
            self.target = Some(Target::Blank(blank));
        }
        self.entry.type_figure(figure);
        match self.target {
            Some(Target::Blank(blank)) if blank.is_full(self.view()) => {
                let effects = self.fill_in(blank, now);
                // A number that fits no act, as that of an empty seat, is cleared for the next one.
                self.entry.clear();
                effects
            }
            _ => Vec::new(),
        }
    }

    fn fill_in(&mut self, blank: Blank, now: Moment) -> Vec<Effect> {
        let Some(Offer { by, act, .. }) = blank.filled(self.view()) else { return Vec::new() };
        self.target = None;
        self.act(by, &act, now)
    }

    /// Acts that are to be filled in.
    pub fn blanks(&self) -> Vec<BlankOffer> {
        blanks(self.view())
    }

    /// Chooses the next stake, or the one before.
    pub fn step_stakes(&mut self, back: bool) {
        self.picked = None;
        self.target = next_stake(self.shift.state(), self.target, back);
    }

    /// Chooses the next request or card, or the one before.
    pub fn step_matters(&mut self, back: bool) {
        self.picked = None;
        self.target = next_matter(self.shift.state(), self.target, back);
    }

    /// Chooses other words, or nothing any more.
    pub fn toggle_words(&mut self) {
        self.target = if self.target.is_some() { None } else { Some(Target::Words) };
    }

    /// The typed amount or number.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The typed amount or number.
    pub const fn entry_mut(&mut self) -> &mut Entry {
        &mut self.entry
    }

    /// Shows what is due until the next act, or hides it.
    pub fn toggle_help(&mut self) {
        let shows_answer = self.show_asked();
        self.helped = !shows_answer && !self.helped && self.presentation().rules().hints == Hints::OnRequest;
    }

    /// Shows or hides the keys.
    pub const fn toggle_keys(&mut self) {
        self.keys_hidden = !self.keys_hidden;
    }

    /// Lets the shift wait.
    pub fn pause(&mut self, now: Moment) {
        self.clock.wait(now);
    }

    /// Lets it go on.
    pub fn resume(&mut self, now: Moment) {
        self.clock.resume(now);
    }

    /// True while it waits for the trainee to come back.
    pub const fn is_paused(&self) -> bool {
        self.clock.is_waiting() && self.correction.is_none()
    }

    /// Puts the chef's card away.
    pub const fn put_card_away(&mut self) {
        self.chef = None;
    }

    /// The calls since this was last asked.
    pub fn take_calls(&mut self) -> Vec<Speech> {
        std::mem::take(&mut self.calls)
    }

    /// The chef greets the crew.
    pub fn greet(&mut self) {
        self.talk.greet(&self.shift);
    }

    /// The lines of guests and chef since this was last asked.
    pub fn take_lines(&mut self) -> Vec<Speech> {
        self.talk.take()
    }

    /// The lines of guests and chef of the last seconds.
    pub fn recent_lines(&self) -> impl Iterator<Item = &SpokenLine> {
        self.talk.recent(self.shift.state().now)
    }

    /// The call, if nothing was done after it.
    pub fn called(&self) -> Option<(Person, &str)> {
        self.talk.called()
    }

    /// The sounds since this was last asked, each once.
    pub fn take_noises(&mut self) -> Vec<Noise> {
        let mut noises = std::mem::take(&mut self.noises);
        noises.sort_unstable();
        noises.dedup();
        noises
    }

    /// The shift.
    pub const fn shift(&self) -> &Shift {
        &self.shift
    }

    /// Its presentation.
    pub fn presentation(&self) -> Presentation {
        self.shift.scenario().presentation
    }

    /// Subject of the next act.
    pub const fn target(&self) -> Option<Target> {
        self.target
    }

    /// Everything that can be done now.
    pub fn offers(&self) -> Vec<Offer> {
        let target = self.target.filter(|target| matches!(target, Target::Blank(_)) || !self.asks_act());
        offers(OfferView { target, ..self.view() })
    }

    pub(super) fn view(&self) -> OfferView<'_> {
        let asked = self.first_question();
        OfferView { shift: &self.shift, target: self.target, entry: &self.entry, asked }
    }

    /// The person who is to act before the trainee has anything to do.
    pub fn awaited(&self) -> Option<Person> {
        self.shift.due().first().map(|duty| duty.by).filter(|person| !self.shift.is_trainee(*person))
    }

    /// True while what is due is shown.
    pub fn shows_due(&self) -> bool {
        self.helped || self.shows_correction() || self.presentation().rules().hints == Hints::Always
    }

    /// True if help can be asked for.
    pub fn has_help(&self) -> bool {
        self.presentation().rules().hints == Hints::OnRequest
    }

    /// True while the keys are hidden.
    pub const fn hides_keys(&self) -> bool {
        self.keys_hidden
    }

    /// The lines of what happened.
    pub const fn story(&self) -> &Story {
        &self.story
    }

    /// The finished coups.
    pub fn coups(&self) -> &[CoupRecord] {
        &self.coups
    }

    /// The coup of which the chef speaks.
    pub fn chef(&self) -> Option<&CoupRecord> {
        self.coups.get(self.chef?)
    }

    /// The acts of the trainee.
    pub fn acts(&self) -> &[TimedAct] {
        &self.acts
    }

    /// The faults of the trainee's last act, where faults are shown at once.
    pub fn faults_of_last_act(&self) -> &[Fact] {
        let is_shown = self.presentation().rules().telling == Telling::AtOnce;
        let (facts, last) = (self.shift.facts(), self.acts.last().filter(|_| is_shown));
        let before = last.map_or(facts.len(), |last| facts.partition_point(|fact| fact.at < last.at));
        facts.get(before..).unwrap_or_default()
    }

    /// The reasons of the last act, where it was asked for and is correct.
    pub fn answered(&self) -> &[Phrase] {
        if self.faults_of_last_act().is_empty() { &self.answered } else { &[] }
    }

    /// What was due in place of the last act.
    pub const fn instead(&self) -> Option<&Phrase> {
        self.instead.as_ref()
    }

    /// Faults that are in no coup.
    pub fn faults_beside(&self) -> Vec<&Fact> {
        let in_coups: usize = self.coups.iter().map(|coup| coup.faults.len()).sum();
        self.shift.facts().iter().skip(in_coups).collect()
    }
}

/// True for the same act; a payment of the same sum may be made in other pieces.
fn is_same_act(one: &Act, other: &Act) -> bool {
    match (one, other) {
        (Act::Pay(id, due), Act::Pay(stake, paid)) => id == stake && total_value(due) == total_value(paid),
        _ => one == other,
    }
}
