//! Validation of knowledge cards beyond parsing.

use std::collections::BTreeSet;

use super::{Deck, KnowledgeCard, PLACES};
use crate::i18n::flaw::Flaw;
use crate::i18n::flaw::FlawCollector;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::syntax::Written;

const QUESTION: usize = 180;
const ANSWER: usize = 110;
const WHY: usize = 320;
/// Fewest wrong answers of a card; the most is one less than the number of places.
const FEWEST_WRONG: usize = 2;

pub(super) fn flaws(file: &str, text: &str, deck: &Deck) -> Vec<Flaw> {
    let mut notes = FlawCollector::new(file, text);
    notes.expect_file_stem("source", &deck.source, text_key!("flaw-card-source-not-file"));
    let mut seen = BTreeSet::new();
    for (index, card) in deck.cards.iter().enumerate() {
        let path = format!("cards.{index}");
        let clause = card.clause.to_string();
        let of_clause = |key: TextKey| Phrase::plain(key).with("found", Fact::Text(clause.clone()));
        if !clause.starts_with(&format!("{}-", deck.source)) {
            let what = of_clause(text_key!("flaw-card-foreign-clause")).with("source", Fact::Text(deck.source.clone()));
            notes.flaw(&format!("{path}.clause"), what);
        }
        if !seen.insert(card.clause) {
            notes.flaw(&format!("{path}.clause"), of_clause(text_key!("flaw-card-clause-twice")));
        }
        check(&mut notes, &path, card);
    }
    notes.flaws()
}

fn check(notes: &mut FlawCollector<'_>, path: &str, card: &KnowledgeCard) {
    notes.check_text(&format!("{path}.question"), &card.question, QUESTION);
    notes.check_text(&format!("{path}.right"), &card.right, ANSWER);
    notes.check_text(&format!("{path}.why"), &card.why, WHY);
    if !(FEWEST_WRONG..PLACES.len()).contains(&card.wrong.len()) {
        let found = Fact::Number(card.wrong.len() as u64);
        notes.flaw(&format!("{path}.wrong"), text!("flaw-card-wrong-answers", found = found));
    }
    let mut before = vec![&card.right];
    for (index, answer) in card.wrong.iter().enumerate() {
        let path = format!("{path}.wrong.{index}");
        notes.check_text(&path, answer, ANSWER);
        for (language, text) in answer.each() {
            let same = |other: &&Written| other.each().contains(&(language, text));
            if before.iter().any(same) {
                let what =
                    Phrase::plain(text_key!("flaw-card-answer-twice")).with("language", Fact::Text(language.into()));
                notes.flaw(&format!("{path}.{language}"), what.with("found", Fact::Text(text.to_owned())));
            }
        }
        before.push(answer);
    }
}
