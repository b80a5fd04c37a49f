//! An author's options, and the references to them in the right answer and the hints.

use super::form::read_text;
use crate::syntax::Spans;
use crate::syntax::edit::{self, quoted};

/// Path of the option list that the answer at this path chooses from.
pub(super) fn list_named_by(path: &str) -> Option<String> {
    if let Some(answer) = path.strip_suffix(".right") {
        return Some(format!("{answer}.options"));
    }
    let (question, hint) = path.rsplit_once(".hints.")?;
    let (place, field) = hint.split_once('.')?;
    (field == "answer" && place.parse::<usize>().is_ok()).then(|| format!("{question}.answer.options"))
}

/// Ids of the options in a list, in order.
pub(super) fn options_in(text: &str, spans: &Spans, list: &str) -> Vec<String> {
    let options = spans.find(list).map(|list| list.children.as_slice()).unwrap_or_default();
    let id = |place| spans.find(&format!("{list}.{place}.id")).map(|id| read_text(text, id));
    (0..options.len()).filter_map(id).collect()
}

/// Updates references after an option id was changed. Duplicate ids are left for the author to resolve.
pub(super) fn named_along(before: &str, after: String, path: &str) -> String {
    let option = path.strip_suffix(".id").and_then(|option| option.rsplit_once('.'));
    let Some((list, place)) = option.filter(|(list, _)| list.ends_with(".options")) else { return after };
    let Ok(place) = place.parse::<usize>() else { return after };
    let spans = Spans::parse(before);
    let (was, is) = (options_in(before, &spans, list), options_in(&after, &Spans::parse(&after), list));
    let (Some(old), Some(new)) = (was.get(place), is.get(place)) else { return after };
    let only = |names: &[String], name: &String| names.iter().filter(|other| *other == name).count() == 1;
    if old == new || !only(&was, old) || !only(&is, new) {
        return after;
    }
    let names_it = |path: &String| spans.find(path).is_some_and(|node| read_text(before, node) == *old);
    naming(&spans, list).into_iter().filter(names_it).fold(after, |text, path| {
        let changed = edit::replaced(&text, &path, &quoted(new));
        changed.unwrap_or(text)
    })
}

/// Paths of all references to the options of a list.
fn naming(spans: &Spans, list: &str) -> Vec<String> {
    let answer = list.trim_end_matches(".options");
    let question = answer.trim_end_matches(".answer");
    let hints = spans.find(&format!("{question}.hints")).map_or(0, |hints| hints.children.len());
    let hint = |place| format!("{question}.hints.{place}.answer");
    [format!("{answer}.right")].into_iter().chain((0..hints).map(hint)).collect()
}
