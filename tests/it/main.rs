//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod circulation;
mod citations;
mod clauses;
mod command_line;
mod coups;
mod drills;
mod free_practice;
mod filters;
mod fresh;
#[cfg(feature = "desktop")]
mod giving;
#[cfg(feature = "desktop")]
mod grids;
mod ground;
mod houses;
mod journal;
mod knowledge;
mod layers;
mod look_up;
mod look_up_window;
mod lessons;
mod misdraw;
mod misdraw_slips;
mod odds;
mod ordering;
#[cfg(feature = "desktop")]
mod painting;
mod player;
mod playing;
mod procedure;
mod progress;
mod reasons;
mod reckoning;
mod settling;
mod shoe;
mod source;
mod support;
mod table_test;
mod theme;
mod wild;
mod window;
mod words;
