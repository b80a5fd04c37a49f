//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod drills;
mod ground;
mod houses;
mod journal;
mod layers;
mod lessons;
mod progress;
mod reasons;
mod source;
mod support;
mod theme;
mod words;
