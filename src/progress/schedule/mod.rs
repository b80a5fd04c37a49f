//! The practice schedule: even passes, slightly thinned, with a reason for each question.

mod choice;
mod plan;
mod readiness;
mod session;
mod skill;
pub mod tableau;
mod turn;
mod why;

pub use self::plan::Plan;
pub use self::readiness::Readiness;
pub use self::session::{Item, Session};
pub use self::skill::Skill;
pub use self::tableau::tableau;
pub use self::why::Why;
