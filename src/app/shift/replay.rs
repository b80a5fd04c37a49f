//! A shift played again from a moment of it, step by step, up to where it can be played on from.

use super::story::Story;
use crate::table::Shift;
use crate::table::act::TimedAct;
use crate::table::coup_record::CoupRecord;
use crate::table::event::Event;
use crate::table::fact::Fact;
use crate::table::log::{LogHead, act_line};
use crate::table::moment::Moment;

/// Time before a fault from which it is shown again, in milliseconds.
const BEFORE: u64 = 5_000;

/// A shift played again.
#[derive(Debug, Clone)]
pub struct Replay {
    shift: Shift,
    acts: Vec<TimedAct>,
    /// Number of acts that were played.
    played: usize,
    /// The moment from which it is shown.
    from: Moment,
    /// The fault it is about.
    fault: Option<Fact>,
    story: Story,
    coups: Vec<CoupRecord>,
}

/// The shift as it was before its first act.
fn beginning(shift: &Shift) -> Option<Shift> {
    Shift::new(shift.scenario(), &shift.state().house, shift.seed()).ok()
}

impl Replay {
    /// A shift from shortly before a fault.
    pub fn of_fault(shift: &Shift, acts: &[TimedAct], fault: &Fact) -> Option<Self> {
        let made = (fault.act as usize).checked_sub(1).and_then(|index| acts.get(index)).map_or(fault.at, |act| act.at);
        Self::from_moment(shift, acts, Moment(made.0.saturating_sub(BEFORE)), Some(fault.clone()))
    }

    /// A shift from the beginning of a coup.
    pub fn of_coup(shift: &Shift, acts: &[TimedAct], coup: &CoupRecord) -> Option<Self> {
        Self::from_moment(shift, acts, Moment(coup.time.0.0.saturating_sub(1)), None)
    }

    fn from_moment(shift: &Shift, acts: &[TimedAct], from: Moment, fault: Option<Fact>) -> Option<Self> {
        let (shift, acts) = (beginning(shift)?, acts.to_vec());
        let mut replay = Self { shift, acts, played: 0, from, fault, story: Story::default(), coups: Vec::new() };
        while replay.next_act().is_some_and(|act| act.at <= from) {
            let _events = replay.play_act();
        }
        let events = replay.shift.until(from);
        replay.see(&events);
        Some(replay)
    }

    /// The same from where it began.
    pub fn again(&self) -> Option<Self> {
        Self::from_moment(&self.shift, &self.acts, self.from, self.fault.clone())
    }

    fn next_act(&self) -> Option<&TimedAct> {
        self.acts.get(self.played)
    }

    fn play_act(&mut self) -> Option<()> {
        let act = self.next_act()?.clone();
        let events = self.shift.act(act.by, &act.act, act.at);
        self.played += 1;
        self.see(&events);
        Some(())
    }

    fn see(&mut self, events: &[Event]) {
        for event in events {
            self.story.add(&self.shift, event);
            if let Event::CoupOver(coup) = event {
                self.coups.push((**coup).clone());
            }
        }
    }

    /// Shows the next thing that happened: an act, or what came by itself before it.
    pub fn step(&mut self) {
        let Some(act) = self.next_act() else { return };
        let by_itself = self.shift.next_at().filter(|at| *at <= act.at);
        match by_itself {
            Some(at) => {
                let events = self.shift.until(at);
                self.see(&events);
            }
            None => {
                let _played = self.play_act();
            }
        }
    }

    /// True once the last act was shown.
    pub fn is_at_the_end(&self) -> bool {
        self.played >= self.acts.len()
    }

    /// True if the next act is the one with the fault, or the fault was found by it.
    pub fn is_before_the_fault(&self) -> bool {
        self.fault.as_ref().is_some_and(|fault| self.played + 1 == fault.act as usize)
    }

    /// True once the fault was made.
    pub fn is_past_the_fault(&self) -> bool {
        self.fault.as_ref().is_some_and(|fault| self.played >= fault.act as usize)
    }

    /// The log of the shift up to here.
    pub fn log(&self) -> Option<String> {
        let mut shift = beginning(&self.shift)?;
        let mut log = LogHead::new(&shift).line();
        for act in self.acts.iter().take(self.played) {
            let _events = shift.act(act.by, &act.act, act.at);
            log.push_str(&act_line(&shift, act));
        }
        Some(log)
    }

    /// The shift as it is here, with the acts and the coups up to here.
    pub fn into_parts(self) -> (Shift, Vec<TimedAct>, Vec<CoupRecord>) {
        let acts = self.acts.into_iter().take(self.played).collect();
        (self.shift, acts, self.coups)
    }

    /// The shift.
    pub const fn shift(&self) -> &Shift {
        &self.shift
    }

    /// The fault it is about.
    pub const fn fault(&self) -> Option<&Fact> {
        self.fault.as_ref()
    }

    /// The lines of what happened.
    pub const fn story(&self) -> &Story {
        &self.story
    }
}

/// The table just before the act with a fault, or before the one at which it was found.
pub(super) fn table_before(shift: &Shift, acts: &[TimedAct], fault: &Fact) -> Option<Shift> {
    let mut before = beginning(shift)?;
    let number = (fault.act as usize).checked_sub(1)?;
    for act in acts.iter().take(number) {
        let _events = before.act(act.by, &act.act, act.at);
    }
    let _events = before.until(acts.get(number)?.at);
    Some(before)
}
