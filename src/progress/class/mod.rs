//! Class statistics for the trainer: results per trainee and decision, and item analysis. Pure: computed from the
//! records of many trainees, each read once.
//!
//! Per-trainee progress uses the same fold as everywhere. Item analysis is classical, as defined by Moodle's quiz
//! statistics (docs.moodle.org, "Quiz report statistics" and "Development: Quiz statistics calculations"); each
//! function in [`statistics`] names its definition.

mod decisions;
mod intake;
mod item;
mod matrix;
mod report;
pub mod roster;
mod standing;
pub mod statistics;
mod time;

pub use self::decisions::{DecisionStanding, Wrong};
pub use self::intake::{Given, Intake, Run, Trainee};
pub use self::item::{Item, Look, Worth};
pub use self::matrix::{Attempts, Mark, Matrix, Scope};
pub use self::report::{Class, Report, Sought, Test};
pub use self::roster::{Matched, Roster};
pub use self::standing::{LessonStanding, MEAN_WEEKS, Standing};
pub use self::statistics::{Consistency, Consistent};
pub use self::time::{Spread, Week};

/// Minimum number of people for any figure about a question or test.
pub const FEWEST: usize = 10;

pub const FEW: usize = 30;
