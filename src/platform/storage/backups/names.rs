//! Backup file names: the UTC moment of the backup, so that names sort by age and daylight saving time creates no
//! duplicates.

use std::path::Path;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use crate::platform::storage::archive::END;
use crate::progress::Moment;

const FORM: &str = "%Y-%m-%dT%H%M%SZ";

pub(super) fn name(made: Moment) -> String {
    let moment = i64::try_from(made.millis()).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
    format!("{}{END}", moment.unwrap_or_default().strftime(FORM))
}

/// The moment in a name, to the second; `None` unless the name is exactly that of a backup.
pub(super) fn moment(path: &Path) -> Option<Moment> {
    let own = path.file_name()?.to_str()?;
    let time = DateTime::strptime(FORM, own.strip_suffix(END)?).ok()?;
    let millis = time.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond();
    let made = Moment(u64::try_from(millis).ok()?);
    (name(made) == own).then_some(made)
}
