//! The practice schedule: even passes, slightly thinned, with a reason for each question.

mod forecast;
mod owed;
mod plan;
mod readiness;
mod reason;
mod selection;
mod session;
mod skill;
pub mod tableau;
mod turn;

pub use self::forecast::{ExamForecast, PracticeAhead};
pub use self::plan::PracticePlan;
pub use self::readiness::{Readiness, error_probability};
pub use self::reason::ScheduleReason;
pub use self::session::{PracticeSession, ScheduledQuestion};
pub use self::skill::Skill;
pub use self::tableau::tableau;
