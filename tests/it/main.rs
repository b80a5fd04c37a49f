//! Every test of the program, in one binary: no window, sound card or network is needed.

mod houses;
mod journal;
mod progress;
#![cfg(test)]

mod ground;
mod layers;
mod source;
mod support;
mod theme;
mod words;
