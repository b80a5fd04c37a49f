//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod app;
mod classroom;
mod cli;
mod describe;
mod documents;
mod drill;
mod i18n;
mod lesson;
mod platform;
mod progress;
mod rules;
mod support;
mod syntax;
mod table;
mod tree;
mod view;
mod voice;
