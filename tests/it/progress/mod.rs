//! Records, mastery and the schedule, without a disk.

pub(crate) mod class_report;
mod corrections;
mod mastery;
pub(crate) mod records;
mod schedule;
mod settings;
pub(crate) mod teaching_simulation;
