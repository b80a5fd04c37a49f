//! A flaw as one line of output.

use crate::i18n::flaw::Flaw;
use crate::i18n::{Catalog, HouseTerms};
use crate::syntax::one_line;

/// A flaw with its place: `houses/mine.ron:12:5: …`.
pub(super) fn flaw_line(flaw: &Flaw, words: &Catalog) -> String {
    let Flaw { file, place, what, .. } = flaw;
    let line = format!("{file}:{}:{}: {}", place.line, place.column, words.render(what, &HouseTerms::default()));
    one_line(&line).into_owned()
}
