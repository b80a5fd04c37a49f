//! Drills: every question and its key, against an oracle of the tests.

mod authored;
pub(crate) mod calls;
mod citations;
pub(crate) mod every_drill;
mod filters;
mod incident_filters;
mod knowledge;
mod listening;
pub(crate) mod oracle;
mod payouts;
mod two_houses;
