//! A shift at the table in words: people, acts, requests and events.

mod acts;
mod people;
mod requests;

pub use self::acts::{act, act_briefly, card, stake};
pub use self::people::{member, person};
pub use self::requests::{answer, request};

use crate::i18n::phrase::{Fact, Phrase};

/// A phrase as a fact of another one.
fn fact(phrase: Phrase) -> Fact {
    Fact::Phrase(Box::new(phrase))
}
