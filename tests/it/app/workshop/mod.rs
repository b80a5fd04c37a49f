//! The workshop's state, without a window.

pub(crate) mod actions;
mod bin;
mod copy_pack;
mod fill_in_answer;
mod guidance;
mod history;
mod house_form;
mod new_items;
pub(crate) mod print;
mod rename;
mod scenarios;
mod unwritten_changes;
