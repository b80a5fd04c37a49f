//! The screens' state, without a window.

mod adaptive_lessons;
pub(crate) mod charts;
mod chosen_table;
mod example;
mod felt_pages;
mod first_run;
mod free_practice;
mod guest;
mod look_up;
mod no_repeat;
mod practice;
mod random_actions;
mod resume;
mod scene_editor;
mod shared_progress;
pub(crate) mod shift;
mod shift_felt;
mod shift_guided;
mod shift_lessons;
mod simulated_course;
mod speech;
mod table_talk;
mod table_test;
mod templates;
pub(crate) mod today;
pub(crate) mod waiting;
pub(crate) mod workshop;
