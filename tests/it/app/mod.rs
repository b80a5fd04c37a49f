//! The screens' state, without a window.

pub(crate) mod charts;
mod chosen_table;
mod free_practice;
mod guest;
mod look_up;
mod no_repeat;
mod practice;
mod random_actions;
mod resume;
mod scene_editor;
mod speech;
mod table_test;
mod templates;
pub(crate) mod today;
pub(crate) mod waiting;
pub(crate) mod workshop;
