//! Sources of rules as text.

use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::{Basis, Clause};
use crate::rules::house::House;

/// The source of a rule: a clause of the house's text, or that the text is silent.
pub fn describe_source(basis: Basis, house: &House, words: &Catalog) -> String {
    let source = match basis {
        Basis::Stated(clause) if !is_house_clause(clause, house) => (text_key!("source-cited"), Some(clause)),
        Basis::Stated(clause) => (text_key!("source-stated"), Some(clause)),
        Basis::Authored => (text_key!("source-authored"), None),
        Basis::Corrected(clause) => (text_key!("source-corrected"), Some(clause)),
        Basis::Silent => (text_key!("source-silent"), None),
    };
    let mut phrase = Phrase::plain(source.0).with("house", Fact::Text(house.name.clone()));
    if let Some(clause) = source.1 {
        phrase = phrase.with("clause", Fact::Text(clause.to_string()));
    }
    words.render_for_house(&phrase, house)
}

/// True if the clause belongs to the house's own text; authors may cite other texts.
fn is_house_clause(clause: Clause, house: &House) -> bool {
    clause.to_string().split_once('-').is_some_and(|(source, _)| source == house.source.id)
}
