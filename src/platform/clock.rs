//! Monotonic wall clock: set once from the time of day, then advanced by `Instant`.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Moment;
use crate::progress::mastery::Day;

/// A clock whose moments only go forward, even if the system time is changed meanwhile.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    began: Moment,
    stopwatch: Instant,
}

impl Clock {
    pub fn start() -> Self {
        Self { began: time_of_day(), stopwatch: Instant::now() }
    }

    /// As `start`, but never before `last`, even if the system time was set back since.
    pub fn not_before(last: Moment) -> Self {
        let Self { began, stopwatch } = Self::start();
        Self { began: began.max(last), stopwatch }
    }

    pub fn now(&self) -> Moment {
        self.began.plus(millis(self.stopwatch.elapsed()))
    }

    /// Sets the clock to the time of day again if they differ by more than a minute: on a laptop that slept,
    /// `Instant` stood still. Not to be called while an answer is timed.
    pub fn resync(&mut self) {
        let (shown, of_day) = (self.now(), time_of_day());
        if shown.since(of_day).max(of_day.since(shown)) > 60_000 {
            *self = Self::start();
        }
    }
}

/// Current wall-clock time; jumps when the system time is set.
pub fn time_of_day() -> Moment {
    Moment(millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()))
}

/// Offset of local time from UTC at a moment, in minutes; 0 if unknown.
pub fn minutes_east(moment: Moment) -> i32 {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    let at = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::UNIX_EPOCH);
    TimeZone::try_system().map_or(0, |zone| zone.to_offset(at).seconds() / 60)
}

/// Notice that the clock seems to have been set back: answers are dated after tomorrow.
pub fn set_back_notice(latest: Day, today: Day) -> Option<Phrase> {
    if latest.since(today) < 2 {
        return None;
    }
    let phrase =
        Phrase::plain(text_key!("clock-behind")).with("today", Fact::Day(today.0)).with("latest", Fact::Day(latest.0));
    Some(phrase.with("year", year(today)).with("latest-year", year(latest)))
}

/// As text, so that no thousands separator is inserted.
fn year(day: Day) -> Fact {
    let date = Date::constant(1970, 1, 1).saturating_add(Span::new().try_days(day.0).unwrap_or_default());
    Fact::Text(date.year().to_string())
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// UTC in ISO 8601: `2026-11-21T23:15:04.250Z`.
pub fn iso(moment: Moment) -> String {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    Timestamp::from_millisecond(millis).unwrap_or(Timestamp::MAX).strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string()
}

/// The local day at a moment: `2026-11-21`.
pub fn day(moment: Moment) -> String {
    local(moment).date().to_string()
}

/// Local noon of a day written `2026-11-21`; `None` if it is written otherwise or before 1970.
pub fn noon(day: &str) -> Option<Moment> {
    let noon = day.parse::<Date>().ok()?.at(12, 0, 0, 0).to_zoned(zone()).ok()?;
    u64::try_from(noon.timestamp().as_millisecond()).ok().map(Moment)
}

/// The local time of day at a moment: `21:40`.
pub fn hour(moment: Moment) -> String {
    local(moment).strftime("%H:%M").to_string()
}

fn local(moment: Moment) -> jiff::civil::DateTime {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    let at = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::MAX);
    zone().to_datetime(at)
}

/// The system's time zone; UTC if unknown.
pub fn zone() -> TimeZone {
    TimeZone::try_system().unwrap_or(TimeZone::UTC)
}

/// The local day at a moment, as days since 1970-01-01.
pub fn day_number(moment: Moment) -> i64 {
    let first = jiff::civil::date(1970, 1, 1);
    local(moment).date().since((jiff::Unit::Day, first)).map_or(0, |span| span.get_days().into())
}
