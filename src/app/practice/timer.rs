//! The clock of a table test.

use crate::lesson::TableTest;
use crate::progress::Moment;

/// Timer of a table test; stops during a pause.
#[derive(Debug, Clone, Copy)]
pub(super) struct TestTimer {
    millis: u64,
    /// Used before the test was left.
    used: u64,
    since: Moment,
    pub(super) paused_millis: u64,
    pub(super) seen: Moment,
}

impl TestTimer {
    pub(super) fn begin(test: TableTest, now: Moment) -> Self {
        Self { millis: u64::from(test.minutes) * 60_000, used: 0, since: now, paused_millis: 0, seen: now }
    }

    /// The clock of a test that was left after it had used this time.
    pub(super) fn resume(test: TableTest, used: u64, now: Moment) -> Self {
        Self { used, ..Self::begin(test, now) }
    }

    pub(super) const fn used_at(self, now: Moment) -> u64 {
        self.used.saturating_add(now.since(self.since).saturating_sub(self.paused_millis))
    }

    pub(super) const fn left(self) -> u64 {
        self.millis.saturating_sub(self.used_at(self.seen))
    }
}
