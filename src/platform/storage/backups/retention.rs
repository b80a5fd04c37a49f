//! Retention policy of backups: a pure function of moments and record counts.

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::progress::Moment;

/// Number of days with backups whose newest backup is kept.
pub const DAYS: usize = 12;
pub const WEEKS: usize = 10;
pub const MONTHS: usize = 9;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BackupSummary {
    pub at: Moment,
    pub records: u64,
}

/// Moments of the backups to keep: the newest of each of the latest days, weeks and months that have one, and every
/// backup that holds more records than all later ones (journals only grow, so otherwise something was lost).
///
/// Days are calendar days in `zone`; only days with a backup count. Backups dated after `now` were made before the
/// clock was set back: they are thinned separately and displace no others.
pub fn retained(made: &[BackupSummary], now: Moment, zone: &TimeZone) -> BTreeSet<Moment> {
    let mut newest_first = made.to_vec();
    newest_first.sort_by_key(|made| std::cmp::Reverse((made.at, made.records)));
    let mut kept = BTreeSet::new();
    for ahead in [true, false] {
        let dated =
            || newest_first.iter().filter(|made| (made.at > now) == ahead).map(|made| (made.at, date(made.at, zone)));
        newest_of(dated(), DAYS, |date| date, &mut kept);
        newest_of(dated(), WEEKS, |date| (date.iso_week_date().year(), date.iso_week_date().week()), &mut kept);
        newest_of(dated(), MONTHS, |date| (date.year(), date.month()), &mut kept);
    }
    let mut most = None;
    for made in &newest_first {
        if most < Some(made.records) {
            most = Some(made.records);
            kept.insert(made.at);
        }
    }
    kept
}

/// Adds the newest of each of the latest `most` spans.
fn newest_of<S: PartialEq>(
    newest_first: impl Iterator<Item = (Moment, Date)>,
    most: usize,
    span: impl Fn(Date) -> S,
    kept: &mut BTreeSet<Moment>,
) {
    let (mut latest, mut spans) = (None, 0);
    for (at, date) in newest_first {
        let here = span(date);
        if latest.as_ref() == Some(&here) {
            continue;
        }
        spans += 1;
        if spans > most {
            break;
        }
        latest = Some(here);
        kept.insert(at);
    }
}

fn date(at: Moment, zone: &TimeZone) -> Date {
    let moment = i64::try_from(at.millis()).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
    zone.to_datetime(moment.unwrap_or(Timestamp::MAX)).date()
}
