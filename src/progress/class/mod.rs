//! A class as its trainer sees it: who stands where, what is hard, and what each question is worth as a question.
//! Pure: from the records of many trainees, each read once.
//!
//! What is known of a trainee is the same fold as everywhere ([`crate::progress::Known`]). What questions are worth
//! is classical item analysis, as Moodle's quiz statistics define it
//! (docs.moodle.org, “Quiz report statistics” and “Development: Quiz statistics calculations”); each figure names its
//! definition where it is reckoned, in [`statistics`].

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

/// Below so many people nothing is claimed of a question or a test: the figures would be chance.
pub const FEWEST: usize = 10;

/// Below so many people what is claimed is said to rest on few.
pub const FEW: usize = 30;
