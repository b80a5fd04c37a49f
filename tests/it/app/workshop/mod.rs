//! The workshop's state, without a window.

pub(crate) mod actions;
mod bank;
mod bin;
mod copy_pack;
mod fill_in_answer;
mod guidance;
mod history;
mod house_form;
mod import;
mod languages;
mod new_items;
mod page_figures;
pub(crate) mod print;
mod rename;
mod scenarios;
mod unwritten_changes;
