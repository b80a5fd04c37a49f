//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod circulation;
mod command_line;
mod drills;
mod ground;
mod houses;
mod journal;
mod layers;
mod lessons;
mod odds;
mod progress;
mod shoe;
mod source;
mod support;
mod theme;
mod words;
