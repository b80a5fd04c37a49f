//! A live quiz as a state machine.

mod approval;
mod attendance;
mod lively;
mod next_quiz;
mod participants;
mod practice_lesson;
mod remote_control;
pub(crate) mod result_files;
pub(crate) mod results;
mod results_description;
pub(crate) mod room;
mod room_laws;
pub(crate) mod shift;
pub(crate) mod wire;
