//! Dates, times of day, durations and shares as text.

use jiff::Span;
use jiff::civil::Date;

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::progress::Moment;
use crate::progress::mastery::Day;

/// `None` if out of the calendar's range.
pub fn calendar_date(day: Day) -> Option<Date> {
    Date::constant(1970, 1, 1).checked_add(Span::new().try_days(day.0).ok()?).ok()
}

/// A date with its year in the language's form; empty if out of the calendar's range.
pub fn format_date(words: &Catalog, day: Day) -> String {
    let Some(date) = calendar_date(day) else { return String::new() };
    let phrase = Phrase::plain(text_key!("paper-date"))
        .with("day", Fact::Number(date.day().unsigned_abs().into()))
        .with("month", Fact::Number(date.month().unsigned_abs().into()))
        .with("year", Fact::Text(date.year().to_string()));
    words.render(&phrase, &HouseTerms::default())
}

/// Remaining time in minutes and seconds, as figures.
pub fn format_minutes(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Remaining time in words.
pub fn format_time_left(words: &Catalog, millis: u64) -> String {
    words.render(&text!("test-time-left", time = Fact::Text(format_minutes(millis))), &HouseTerms::default())
}

pub(crate) fn format_percent(words: &Catalog, percent: u32) -> String {
    let phrase = text!("summary-accuracy", percent = Fact::Number(percent.into()));
    words.render(&phrase, &HouseTerms::default())
}

/// Milliseconds as seconds with one decimal.
pub(crate) fn format_seconds(words: &Catalog, millis: u64) -> String {
    let phrase = text!("paper-seconds", seconds = Fact::Text(words.seconds(millis)));
    words.render(&phrase, &HouseTerms::default())
}

/// Local time of day as `hh:mm`.
pub fn format_clock(at: Moment, minutes_east: i32) -> String {
    let (hours, minutes, _) = time_of_day(at, minutes_east);
    format!("{hours:02}:{minutes:02}")
}

/// Local time of day as `hh:mm:ss.mmm`.
pub fn format_clock_with_millis(at: Moment, minutes_east: i32) -> String {
    let (hours, minutes, millis) = time_of_day(at, minutes_east);
    format!("{hours:02}:{minutes:02}:{:02}.{:03}", millis / 1000, millis % 1000)
}

/// Hours, minutes, and the milliseconds within the minute.
fn time_of_day(at: Moment, minutes_east: i32) -> (u64, u64, u64) {
    let local = at.millis().saturating_add_signed(i64::from(minutes_east) * 60_000) % 86_400_000;
    (local / 3_600_000, local / 60_000 % 60, local % 60_000)
}
