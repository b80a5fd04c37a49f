//! Words for what the layers below hold.

mod data_table;
mod decisions;
mod requests;
mod steps;
