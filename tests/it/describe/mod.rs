//! Words for what the layers below hold.

mod decisions;
