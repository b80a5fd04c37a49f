//! Incidents: faults of the world that the crew has to see and treat. An incident changes the contents of the table or
//! what is asked; its treatment follows from the state by the rules, or is an answer to a request.

mod kind;
mod request;
mod schedule;
mod start;

pub use self::kind::{Family, IncidentKind};
pub use self::request::{Answer, Ask, Request, RequestId, answer_by_the_end, right_answer};
pub use self::schedule::{IncidentPlan, IncidentSchedule, IncidentTime, IncidentWhen};
pub(crate) use self::start::plan_one_more;
pub use self::start::{Hook, start};
pub(in crate::table) use self::start::{plan_short_payment, with_error, witness_of};

use crate::rules::clause::Basis;
use crate::rules::house::House;

impl IncidentKind {
    /// The clause or the convention that it rests on in a house.
    pub fn basis(self, house: &House) -> Basis {
        start::basis(self, house)
    }
}
