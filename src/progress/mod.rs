//! Learning progress: journal records and their format, mastery, schedule, class statistics and profile settings. Pure:
//! no clock, no disk, no randomness of its own.

pub mod class;
pub mod entry;
pub mod gathered;
pub mod history;
pub mod id;
pub mod known;
pub mod line;
pub mod mastery;
pub mod moment;
pub mod reading;
pub mod schedule;
pub mod score;
pub mod settings;

pub use self::entry::{Entry, Later, LessonDone, Record, WarmUp};
pub use self::gathered::Gathered;
pub use self::history::{DayTally, History, Stretch};
pub use self::id::{DeviceId, EntryId, Stamps};
pub use self::known::{Known, LessonRecord, Reckoning};
pub use self::moment::Moment;
pub use self::score::Score;
pub use self::settings::Settings;
