//! Guests: characters as data, and what each of them does next, from a stream of chance of his own.

mod character;
mod mind;

pub use self::character::{Character, Favour, Manner, Progression, built_in, built_in_files};
pub use self::mind::{GuestMind, GuestPlan, GuestView};
