//! Words for what the layers below hold.

mod data_table;
mod decisions;
mod key_reasons;
mod requests;
mod steps;
