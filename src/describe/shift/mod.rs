//! A shift at the table in words: people, acts, requests and events.

mod acts;
mod calls;
mod instead;
mod people;
mod requests;
mod steps;
mod things;

pub use self::acts::{act, act_briefly, card, facing_name, payment_asked, stake};
pub use self::calls::{call_meaning, counts_of_call, drops_tens, reasons_of_answer, winner_meaning, winner_of_call};
pub use self::instead::{due_instead, duty_of, mistake};
pub use self::people::{member, person, post_about};
pub use self::requests::{answer, matter, request, request_reason};
pub use self::steps::step_reason;
pub use self::things::{guest, lying, marble, mood, mood_word, pieces, seated, staking, used_cards};

use crate::i18n::phrase::{Fact, Phrase};

/// A phrase as a fact of another one.
fn fact(phrase: Phrase) -> Fact {
    Fact::Phrase(Box::new(phrase))
}
