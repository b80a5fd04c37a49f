//! Every test of the program, in one binary: no window, sound card or network is needed.

mod circulation;
mod command_line;
mod houses;
mod odds;
mod shoe;
