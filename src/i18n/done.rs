//! Sentences about acts that are to be done, turned into those about acts that were done.

use super::phrase::{Fact, Phrase};
use super::text_key::TextKey;

/// Beginnings of the keys of acts that are to be done. What was done has the same key with another beginning.
const TO_DO: [&str; 3] = ["shift-act-", "shift-say-", "shift-answer-"];

impl Phrase {
    /// The act as done; unchanged where the words are the same, as for a stake.
    pub fn into_done(mut self) -> Self {
        self.key = done(self.key);
        // The answer to a request is a phrase within the phrase.
        for (_, fact) in &mut self.facts {
            if let Fact::Phrase(inner) = fact {
                inner.key = done(inner.key);
            }
        }
        self
    }
}

fn done(key: TextKey) -> TextKey {
    let word = TO_DO.iter().find_map(|start| key.as_str().strip_prefix(start));
    word.and_then(|word| TextKey::find(&format!("shift-did-{word}"))).unwrap_or(key)
}
