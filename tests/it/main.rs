//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod ground;
mod houses;
mod layers;
mod source;
mod support;
mod theme;
mod words;
