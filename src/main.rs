//! Reads the arguments and hands over; nothing else.

fn main() {}
