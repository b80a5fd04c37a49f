//! The referee's answer to a question, as a form offers it.

use std::sync::Arc;

use crate::drill::authored::Decision;
use crate::i18n::phrase::Phrase;
use crate::rules::house::House;

#[derive(Debug, Clone, PartialEq)]
pub enum RefereeAnswer {
    /// The same answer in every house of the question.
    One {
        /// House whose rules are cited.
        house: Arc<House>,
        decision: Box<Decision>,
        /// Right answer as RON.
        value: String,
        /// The file already contains this answer.
        stands: bool,
    },
    /// Different answers by house; the question must leave its answer to the referee.
    Several(Vec<(Arc<House>, Box<Decision>)>),
    /// Undecidable: house and reason.
    None(Arc<House>, Phrase),
}
