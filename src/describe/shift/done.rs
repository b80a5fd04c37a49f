//! Acts at the table, as the log reports them.

use super::act as act_phrase;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::table::act::Act;
use crate::table::state::State;

/// Beginnings of the keys of acts that are to be done. What was done has the same key with another beginning.
const TO_DO: [&str; 3] = ["shift-act-", "shift-say-", "shift-answer-"];

/// An act that was done, with everything it is about.
pub fn done(state: &State, act: &Act) -> Phrase {
    let mut phrase = act_phrase(state, act);
    phrase.key = in_the_past(phrase.key);
    // The answer to a request is a phrase within the phrase.
    for (_, fact) in &mut phrase.facts {
        if let Fact::Phrase(inner) = fact {
            inner.key = in_the_past(inner.key);
        }
    }
    phrase
}

/// The key of the act as done; the same key where the words are the same, as for a stake.
fn in_the_past(key: TextKey) -> TextKey {
    let word = TO_DO.iter().find_map(|start| key.as_str().strip_prefix(start));
    word.and_then(|word| TextKey::find(&format!("shift-did-{word}"))).unwrap_or(key)
}
