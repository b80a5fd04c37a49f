//! Incidents: faults of the world that the crew has to see and treat. An incident changes what lies on the table or
//! what is asked; its treatment follows from the state by the rules, or is an answer to a request.

mod kind;
mod request;
mod schedule;
mod strike;

pub use self::kind::{Family, IncidentKind};
pub use self::request::{Answer, Ask, Request, RequestId, right_answer};
pub use self::schedule::{IncidentPlan, IncidentSchedule, IncidentTime, IncidentWhen};
pub use self::strike::{Hook, strike};
