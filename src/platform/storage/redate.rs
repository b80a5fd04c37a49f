//! Correction of records that were given while the clock was far ahead: given another date, or set aside. Corrections are added
//! as a journal of their own; no file is changed.

use std::collections::BTreeMap;
use std::path::Path;

use super::{files, journal};
use crate::i18n::phrase::Phrase;
use crate::platform::entropy;
use crate::progress::line::{self, Link};
use crate::progress::{CorrectionRecord, Corrections, DeviceId, Moment, Record, RecordId, RecordIdGenerator};

/// A day ahead is another time zone, not a wrong clock.
const DAY: u64 = 86_400_000;

/// Longest pause that is kept between two records; longer ones come from a clock that was wrong in two ways.
const LONGEST_PAUSE: u64 = 7 * DAY;

/// The correction to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Redating {
    /// The last of them is dated so, and the others keep their distances.
    To(Moment),
    SetAside,
}

/// The records of a profile dated more than a day after `now`, by the time that counts for them; also returns notices.
pub fn records_ahead(folder: &Path, now: Moment) -> (Vec<(Moment, RecordId)>, Vec<Phrase>) {
    let (mut found, mut corrections) = (BTreeMap::new(), Corrections::default());
    let notices = journal::read_all(folder, |record| {
        if let Record::Correction(made) = &record {
            corrections.add(made);
        } else if let Some((at, id)) = record.timestamp_and_id() {
            found.insert(id, at);
        }
    });
    let counted = found.into_iter().filter_map(|(id, at)| Some((corrections.time(id, at)?, id)));
    let mut ahead: Vec<(Moment, RecordId)> = counted.filter(|(at, _)| at.since(now) > DAY).collect();
    ahead.sort_unstable();
    (ahead, notices)
}

/// Adds a correction for each of these records, which are in order of time, as one new journal.
pub fn correct(
    folder: &Path,
    device: &DeviceId,
    records: &[(Moment, RecordId)],
    redating: Redating,
    now: Moment,
) -> Result<(), Phrase> {
    if records.is_empty() {
        return Ok(());
    }
    let mut ids = RecordIdGenerator::new(device.clone(), entropy::seed());
    let (mut text, mut next) = (String::new(), Link::FIRST);
    for (record, time) in new_times(records, redating) {
        let made = CorrectionRecord { id: ids.next_id(now), at: now, device: device.clone(), record, time };
        let chained = line::write(&Record::Correction(made)).and_then(|plain| {
            let linked = line::with_link(plain.as_bytes(), next)?;
            next = Link::following(linked.as_bytes())?;
            Ok(linked)
        });
        // A correction is short and always fits.
        text.extend(chained);
    }
    let path = folder.join(format!("{}-corrected-{:016x}.journal", device.as_str(), entropy::seed()));
    files::replace_private(&path, text.as_bytes())
        .map_err(|error| files::notice(text_key!("progress-not-written"), &path, &error))
}

fn new_times(records: &[(Moment, RecordId)], redating: Redating) -> Vec<(RecordId, Option<Moment>)> {
    let Redating::To(mut time) = redating else { return records.iter().map(|(_, id)| (*id, None)).collect() };
    let (mut times, mut later) = (Vec::new(), None::<Moment>);
    for (at, id) in records.iter().rev() {
        let pause = later.map_or(0, |later| later.since(*at));
        let pause = if pause > LONGEST_PAUSE { 0 } else { pause };
        time = Moment(time.millis().saturating_sub(pause));
        later = Some(*at);
        times.push((*id, Some(time)));
    }
    times
}
