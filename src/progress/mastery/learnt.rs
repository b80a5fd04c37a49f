//! What is known of one decision, and how an answer changes it.

use serde::{Deserialize, Serialize};

use super::constants::{FLUENT, GUESS_GIVEN_AWAY, KNOWN, KNOWN_BEFORE, SLIP, SLIP_SLOW, STUCK};
use super::day::Day;
use super::form::{Form, Pace, Quick};
use super::knowledge;
use super::memory::{Grade, Memory, Steps};
use super::speed::Speed;

/// What is known of one decision.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Learnt {
    /// How probable it is that it is known.
    pub known: f64,
    /// How fast it is; `None` before the first right answer that was timed.
    pub speed: Option<Speed>,
    /// How long it will be remembered.
    pub memory: Option<Memory>,
    /// How often it was asked about.
    pub asked: u32,
    /// How many answers were right.
    pub right: u32,
    /// How many answers running, up to the last, were right and within the target.
    pub quick_running: u32,
    /// The day of the last answer.
    pub last: Day,
    /// Whether the last answer was right, and how quick it was where it was timed.
    pub last_was: (bool, Option<Quick>),
    /// The last day with a wrong answer.
    pub last_wrong: Option<Day>,
    /// How many answers to anything had been given when it was last asked about.
    pub place: u64,
    /// The last answers, the newest lowest: a one for a wrong one.
    wrongs: u8,
}

/// What an answer says, as far as one decision is concerned.
#[derive(Debug, Clone, Copy)]
pub(super) struct Evidence {
    pub(super) right: bool,
    pub(super) thought: Option<u32>,
    pub(super) given_away: bool,
    pub(super) form: Form,
    pub(super) day: Day,
    pub(super) place: u64,
}

impl Default for Learnt {
    fn default() -> Self {
        Self {
            known: KNOWN_BEFORE,
            speed: None,
            memory: None,
            asked: 0,
            right: 0,
            quick_running: 0,
            last: Day::default(),
            last_was: (false, None),
            last_wrong: None,
            place: 0,
            wrongs: 0,
        }
    }
}

impl Learnt {
    /// Whether it counts as known.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.known >= KNOWN
    }

    /// Whether it was lately right and within the target, several times running.
    #[must_use]
    pub const fn is_fluent(&self) -> bool {
        self.asked >= FLUENT.0 && self.quick_running >= FLUENT.1
    }

    /// Whether it stays wrong though it was often asked.
    #[must_use]
    pub const fn is_stuck(&self) -> bool {
        self.asked >= STUCK.0 && (self.wrongs & 0b111).count_ones() >= STUCK.1
    }

    /// Whether it should be asked about on a day: also where nothing is known of its memory.
    #[must_use]
    pub fn is_due(&self, day: Day) -> bool {
        self.memory.is_none_or(|memory| memory.is_due(day))
    }

    /// How probable it is that it is known and recalled on a day.
    #[must_use]
    pub fn recalled(&self, day: Day) -> f64 {
        self.known * self.memory.map_or(1.0, |memory| f64::from(memory.recalled(day)))
    }

    /// The last answers, eight at most: how many were right, and of how many.
    #[must_use]
    pub fn lately(&self) -> (u32, u32) {
        let asked = self.asked.min(u8::BITS);
        let wrong = (u32::from(self.wrongs) & ((1 << asked) - 1)).count_ones();
        (asked - wrong, asked)
    }

    pub(super) fn learn(&mut self, evidence: Evidence, pace: Pace, steps: &Steps) {
        let Evidence { right, thought, given_away, form, day, place } = evidence;
        let quick = thought.map(|thought| pace.quick(thought, form));
        let slow = right && quick == Some(Quick::Slow) && !given_away;
        let slip = if slow { SLIP_SLOW } else { SLIP };
        let guess = if given_away { form.guess.max(GUESS_GIVEN_AWAY) } else { form.guess };
        let first_of_day = self.memory.is_none_or(|memory| memory.day() < day);
        self.known = knowledge::learnt(self.known, right, slip, guess);
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        self.wrongs = self.wrongs << 1 | u8::from(!right);
        self.last_wrong = if right { self.last_wrong } else { Some(day) };
        self.last = day;
        self.place = place;
        self.last_was = (right, quick);
        // What the drill gave away says nothing of speed, and nothing good of memory.
        if given_away && right {
            return;
        }
        if first_of_day {
            self.memory = steps.step(self.memory, Grade::of(right, quick), day);
        }
        self.quick_running =
            if right && quick == Some(Quick::Within) { self.quick_running.saturating_add(1) } else { 0 };
        if let (true, Some(thought)) = (right, thought) {
            let newest = Speed::of(thought);
            self.speed = Some(self.speed.map_or(newest, |speed| speed.and(newest)));
        }
    }
}
