//! An author's options: their ids, which the program makes, and the hints that are their feedback.

use super::form::read_text;
use crate::syntax::Spans;
use crate::syntax::edit;

/// Path of the option list that a hint's wrong answer at this path chooses from.
pub(super) fn list_named_by(path: &str) -> Option<String> {
    if let Some(answer) = path.strip_suffix(".right") {
        return Some(format!("{answer}.options"));
    }
    let (question, hint) = path.rsplit_once(".hints.")?;
    let (place, field) = hint.split_once('.')?;
    (field == "answer" && place.parse::<usize>().is_ok()).then(|| format!("{question}.answer.options"))
}

/// Ids of the options in a list, in order; empty for one that has none.
pub(super) fn options_in(text: &str, spans: &Spans, list: &str) -> Vec<String> {
    let options = spans.find(list).map(|list| list.children.as_slice()).unwrap_or_default();
    let id = |place| spans.find(&format!("{list}.{place}.id")).map(|id| read_text(text, id)).unwrap_or_default();
    (0..options.len()).map(id).collect()
}

/// Path of the hints that belong to the options of a list: those of the question, unless it has several parts.
pub(super) fn hints_of(list: &str) -> Option<String> {
    let question = list.strip_suffix(".answer.options")?;
    (!question.contains(".answer.")).then(|| format!("{question}.hints"))
}

/// Index of the hint to this answer.
pub(super) fn hint_to(text: &str, spans: &Spans, hints: &str, id: &str) -> Option<usize> {
    let count = spans.find(hints)?.children.len();
    let answers = |place: &usize| spans.find(&format!("{hints}.{place}.answer")).map(|node| read_text(text, node));
    (0..count).find(|place| answers(place).as_deref() == Some(id))
}

/// An id that no option of the list has.
pub(super) fn free_option(taken: &[String]) -> String {
    let mut ids = (1_usize..).map(|number| format!("answer-{number}"));
    ids.find(|id| !taken.contains(id)).unwrap_or_default()
}

/// The text after an option was removed, without the feedback to it.
pub(super) fn without_feedback(before: &str, after: String, list: &str, place: usize) -> String {
    let Some(hints) = hints_of(list) else { return after };
    let ids = options_in(before, &Spans::parse(before), list);
    let Some(id) = ids.get(place).filter(|id| ids.iter().filter(|other| other == id).count() == 1) else {
        return after;
    };
    let hint = hint_to(&after, &Spans::parse(&after), &hints, id);
    hint.and_then(|hint| edit::remove(&after, &hints, hint)).unwrap_or(after)
}
