//! The time of a shift: it goes on while the shift is worked and stands while it waits.

use crate::progress;
use crate::table::moment::Moment;

/// The time of a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ShiftClock {
    /// The time when it was last set.
    at: Moment,
    /// The moment since which it goes on; `None` while it stands.
    since: Option<progress::Moment>,
    /// It runs on its own; else only acts put it forward.
    timed: bool,
    waits: bool,
}

impl ShiftClock {
    /// A clock at this time, going on if `timed`.
    pub(super) fn new(at: Moment, timed: bool, now: progress::Moment) -> Self {
        Self { at, since: timed.then_some(now), timed, waits: false }
    }

    /// The time.
    pub(super) fn at(self, now: progress::Moment) -> Moment {
        self.since.map_or(self.at, |since| self.at + now.since(since))
    }

    /// Lets it go on.
    pub(super) fn resume(&mut self, now: progress::Moment) {
        self.waits = false;
        self.since = self.since.or_else(|| self.timed.then_some(now));
    }

    /// Stops it until it is resumed.
    pub(super) fn wait(&mut self, now: progress::Moment) {
        *self = Self { at: self.at(now), since: None, waits: true, ..*self };
    }

    /// Puts it forward to a time that has come.
    pub(super) fn put_forward(&mut self, to: Moment, now: progress::Moment) {
        if to > self.at(now) {
            *self = Self { at: to, since: self.since.map(|_| now), ..*self };
        }
    }

    /// True while it goes on.
    pub(super) const fn is_running(self) -> bool {
        self.since.is_some()
    }

    /// True if it runs on its own.
    pub(super) const fn is_timed(self) -> bool {
        self.timed
    }

    /// True until it is resumed.
    pub(super) const fn is_waiting(self) -> bool {
        self.waits
    }
}
