//! A shift at the table: a function of scenario, house, seed and acts with their moments. What *is* is the state; what
//! is due and what was wrong follow from it by `rules/`, which stays the only referee.

pub mod act;
pub mod agent;
pub mod coup_record;
mod decision;
pub mod due;
pub mod event;
mod expectations;
pub mod fact;
pub mod guest;
pub mod incident;
mod judge;
pub mod judging;
mod ledger;
pub mod log;
pub mod moment;
mod perform;
pub mod person;
pub mod pieces;
pub mod report;
pub mod scenario;
mod shift;
pub mod state;
pub mod truth;
mod words;

use self::shift::purse;
pub use self::shift::{Shift, ShiftProblem};
