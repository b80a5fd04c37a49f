//! Class statistics for the trainer: results per trainee and decision, and item analysis. Pure: computed from the
//! records of many trainees, each read once.
//!
//! Per-trainee progress uses the same fold as everywhere. Item analysis is classical, as defined by Moodle's quiz
//! statistics (docs.moodle.org, "Quiz report statistics" and "Development: Quiz statistics calculations"); each
//! function in [`statistics`] names its definition.

mod decisions;
mod intake;
mod item_analysis;
mod matrix;
mod report;
pub mod roster;
mod standing;
pub mod statistics;
mod time;

pub use self::decisions::{DecisionStanding, WrongAnswerCount};
pub use self::intake::{ClassAnswer, LessonRun, Trainee, TraineeIntake};
pub use self::item_analysis::{FIRST_LOOKS, ItemAnalysis, ItemQuality, ReviewReason};
pub use self::matrix::{Attempts, ClassMark, MarkMatrix, TestScope};
pub use self::report::{Class, ClassReport, ReportQuery, TestAnalysis};
pub use self::roster::{Roster, RosterMatch};
pub use self::standing::{LessonStanding, MEAN_WEEKS, TraineeStanding};
pub use self::statistics::{Consistency, ConsistencyBand};
pub use self::time::{PracticeWeek, Quartiles};

/// Minimum number of people for any figure about a question or test.
pub const FEWEST: usize = 10;

pub const FEW: usize = 30;
