//! A room in which a class answers together: a pure state machine, with no sockets and no clock.

pub mod wire;
