//! The log reports acts in the past: each has words for it.

use std::collections::BTreeSet;

use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::text_key::TextKey;

use crate::support::text;

/// Acts whose words are the same before and after: a quotation, an answer to a request, pieces on a place.
const UNCHANGED: [&str; 5] = ["answer", "call", "put-on-marble", "stake", "stake-for"];

#[test]
fn every_act_has_words_for_what_was_done_but_those_that_name_no_deed() {
    let acts = text("assets/text/en/shift-acts.ftl");
    let (mut changed, mut unchanged) = (0, BTreeSet::new());
    for key in acts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
        let begins = ["shift-act-", "shift-say-", "shift-answer-"];
        let Some(word) = begins.iter().find_map(|begin| key.strip_prefix(begin)) else { continue };
        // The short forms stand on buttons only.
        if word.ends_with("-briefly") {
            continue;
        }
        let done = Phrase::plain(TextKey::find(key).unwrap()).into_done();
        if done.key.as_str() == format!("shift-did-{word}") {
            changed += 1;
        } else {
            unchanged.insert(word);
        }
    }
    assert_eq!(unchanged, BTreeSet::from(UNCHANGED));
    assert!(changed > 50, "{changed}");
}
