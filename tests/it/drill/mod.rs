//! Drills: every question and its key, against an oracle of the tests.

mod authored;
mod authored_incident;
mod by_the_text;
pub(crate) mod calls;
mod citations;
pub(crate) mod every_drill;
mod filters;
mod incident_filters;
mod knowledge;
mod listening;
pub(crate) mod oracle;
mod payouts;
mod steps_in_order;
mod titles;
mod two_houses;
mod usual_mistakes;
