//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod circulation;
mod citations;
mod clauses;
mod command_line;
mod coups;
mod drills;
mod free_practice;
#[cfg(feature = "desktop")]
mod giving;
mod ground;
mod houses;
mod journal;
mod knowledge;
mod layers;
mod lessons;
mod misdraw;
mod misdraw_slips;
mod odds;
#[cfg(feature = "desktop")]
mod painting;
mod player;
mod playing;
mod progress;
mod reasons;
mod reckoning;
mod settling;
mod shoe;
mod source;
mod support;
mod table_test;
mod theme;
mod two_houses;
mod wild;
mod window;
mod words;
