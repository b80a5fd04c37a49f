//! Incidents: faults of the world that the crew has to see and treat. An incident changes what lies on the table or
//! what is asked; its treatment follows from the state by the rules, or is an answer to a request.

mod kind;
mod request;
mod schedule;
mod strike;

pub use self::kind::{Family, IncidentKind};
pub use self::request::{Answer, Ask, Request, RequestId, answer_by_the_end, right_answer};
pub use self::schedule::{IncidentPlan, IncidentSchedule, IncidentTime, IncidentWhen};
pub(crate) use self::strike::plan_one_more;
pub use self::strike::{Hook, strike};
pub(in crate::table) use self::strike::{plan_short_payment, with_error, witness_of};

use crate::rules::clause::Basis;
use crate::rules::house::House;

impl IncidentKind {
    /// The clause or the convention that it rests on in a house.
    pub fn basis(self, house: &House) -> Basis {
        strike::basis(self, house)
    }
}
