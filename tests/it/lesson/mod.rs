//! Packs and lessons, their checker and the exchange with other programs.

mod at_tables;
mod authored_forms;
mod built_in_packs;
mod check_reports;
mod clauses;
mod exchange;
mod exchange_hostile_files;
mod exchange_tables;
mod hostile_numbers;
mod pack_assets;
mod page_limits;
mod pages;
mod spread_of_answers;
