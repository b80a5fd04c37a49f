//! Lines of a composed question.

use std::borrow::Cow;

use crate::i18n::phrase::Phrase;

use super::question::{AnswerForm, Choice, QuestionPart, lettered};

/// Choices of these ids and labels, with letters from A.
pub(super) fn choices<I: Into<Cow<'static, str>>>(of: impl IntoIterator<Item = (I, Phrase)>) -> AnswerForm {
    let choices = of.into_iter().map(|(id, label)| Choice { id: id.into(), label, letter: None, place: None });
    AnswerForm::Choice(lettered(choices))
}

/// A line answered by one of these choices.
pub(super) fn choice_part<I: Into<Cow<'static, str>>>(
    label: Phrase,
    of: impl IntoIterator<Item = (I, Phrase)>,
) -> QuestionPart {
    QuestionPart { label, form: choices(of) }
}
