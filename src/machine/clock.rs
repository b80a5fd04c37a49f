//! The clock: the time of day, taken once and then carried on by a clock that never jumps.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use crate::progress::Moment;
use crate::progress::mastery::Day;
use crate::rules::phrase::{Fact, Phrase};

/// A clock whose moments only go forward, however the system's time is set meanwhile: what lies between
/// two of its moments is what a stopwatch would show.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    began: Moment,
    stopwatch: Instant,
}

impl Clock {
    /// A clock set by the time of day.
    #[must_use]
    pub fn start() -> Self {
        Self { began: time_of_day(), stopwatch: Instant::now() }
    }

    /// The same where something has happened already: not before that, also where the time of day was set back since.
    #[must_use]
    pub fn after(last: Moment) -> Self {
        let Self { began, stopwatch } = Self::start();
        Self { began: began.max(last), stopwatch }
    }

    /// The moment it is.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.began.plus(millis(self.stopwatch.elapsed()))
    }

    /// Sets the clock by the time of day again, where both differ by more than a minute: a laptop that
    /// slept has a stopwatch that slept too. For a time when no answer is being timed.
    pub fn set_again(&mut self) {
        let (shown, told) = (self.now(), time_of_day());
        if shown.since(told).max(told.since(shown)) > 60_000 {
            *self = Self::start();
        }
    }
}

/// The time of day, which jumps when somebody sets it.
#[must_use]
pub fn time_of_day() -> Moment {
    Moment(millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()))
}

/// So many minutes local time is ahead of universal time at a moment; nought where the system does not say.
#[must_use]
pub fn minutes_east(moment: Moment) -> i32 {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    let at = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::UNIX_EPOCH);
    TimeZone::try_system().map_or(0, |zone| zone.to_offset(at).seconds() / 60)
}

/// What there is to tell where the clock seems to have been set back: answers were given after tomorrow.
#[must_use]
pub fn behind(latest: Day, today: Day) -> Option<Phrase> {
    if latest.since(today) < 2 {
        return None;
    }
    let told = Phrase::plain("clock-behind").with("today", Fact::Day(today.0)).with("latest", Fact::Day(latest.0));
    Some(told.with("year", year(today)).with("latest-year", year(latest)))
}

/// The year of a day, as text: no sign stands between its thousands.
fn year(day: Day) -> Fact {
    let date = Date::constant(1970, 1, 1).saturating_add(Span::new().try_days(day.0).unwrap_or_default());
    Fact::Text(date.year().to_string())
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// A moment as machines write it, in universal time: `2026-11-21T23:15:04.250Z`.
#[must_use]
pub fn iso(moment: Moment) -> String {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    Timestamp::from_millisecond(millis).unwrap_or(Timestamp::MAX).strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string()
}

/// The day it is here at a moment: `2026-11-21`.
#[must_use]
pub fn day(moment: Moment) -> String {
    local(moment).date().to_string()
}

/// The time of day it is here at a moment: `21:40`.
#[must_use]
pub fn hour(moment: Moment) -> String {
    local(moment).strftime("%H:%M").to_string()
}

fn local(moment: Moment) -> jiff::civil::DateTime {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    let at = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::MAX);
    zone().to_datetime(at)
}

/// The time zone here; universal time where the system does not say.
#[must_use]
pub fn zone() -> TimeZone {
    TimeZone::try_system().unwrap_or(TimeZone::UTC)
}

/// The day it is here at a moment, counted from the first of 1970.
#[must_use]
pub fn days(moment: Moment) -> i64 {
    let first = jiff::civil::date(1970, 1, 1);
    local(moment).date().since((jiff::Unit::Day, first)).map_or(0, |span| span.get_days().into())
}
