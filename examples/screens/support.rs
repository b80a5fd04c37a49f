//! The trainee of the tests.

#[path = "../../tests/it/support/player.rs"]
pub(crate) mod player;
