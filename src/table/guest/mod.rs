//! Guests: characters as data, and what each of them does next, from a stream of chance of his own.

mod character;
mod mind;
mod plan;
mod purse;
mod read;
mod wording;

pub use self::character::{Changes, Character, Favour, Manner, Mood, Progression, StopRules, built_in, built_in_file};
pub use self::mind::{BreakView, GuestMind, OwnShoe};
pub use self::plan::{GuestAct, GuestPlan, GuestView};
pub(in crate::table) use self::purse::stakes;
pub use self::read::CharacterProblem;
