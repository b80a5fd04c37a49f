//! Form lines of an author's options: each with its tick, its words and its feedback. Ids stay out of sight.

use super::lines::{FieldContext, FormBuilder, joined};
use super::{Control, Label, Removal, read_text};
use crate::app::workshop::options::{free_option, hint_to, hints_of, options_in};
use crate::syntax::edit::quoted;
use crate::syntax::shape::RonShape;

impl FormBuilder<'_> {
    /// The options of a question, which hold its hints too.
    pub(super) fn options(&mut self, inner: &RonShape, here: &FieldContext) {
        let list = here.path.clone();
        let ids = options_in(self.text, self.spans, &list);
        self.push(&list, here.label.clone(), here.depth, Control::Head, here.goes.clone());
        for place in 0..ids.len() {
            self.option(inner, here, &ids, place);
        }
        let begins = self.fresh().texts(|_| String::new()).replace('\n', "\n    ");
        let begins = format!("(\n    id: {},\n    says: {begins},\n)", quoted(&free_option(&ids)));
        self.push(&list, here.label.clone(), here.depth + 1, Control::Add(begins), None);
    }

    fn option(&mut self, inner: &RonShape, here: &FieldContext, ids: &[String], place: usize) {
        let (list, depth) = (&here.path, here.depth + 1);
        let Some(id) = ids.get(place) else { return };
        let path = joined(list, &place.to_string());
        let key = if let Label::Field(key) = &here.label { key.clone() } else { String::new() };
        let answer = list.strip_suffix(".options").unwrap_or(list);
        let right_path = joined(answer, "right");
        let right = self.right_of(&right_path).as_ref() == Some(id);
        let says = joined(&path, "says");
        let values = self.node(&says).map(|node| self.language_texts(node)).unwrap_or_default();
        let control = Control::Option { right, tick: (right_path, quoted(id)), values };
        let goes = Some(Removal::Entry { list: list.clone(), place, of: ids.len() });
        self.push(&says, Label::Entry(key, place + 1), depth, control, goes);
        let mut offers = self.group_of_option(inner, &path, depth + 1);
        offers.extend(self.feedback(list, id, right, depth + 1));
        if !offers.is_empty() {
            self.push(&path, Label::Name(String::new()), depth + 1, Control::Offer(offers), None);
        }
    }

    fn right_of(&self, path: &str) -> Option<String> {
        let shape = RonShape::Maybe(Box::new(RonShape::Any));
        let node = self.node(&super::settled(self.spans, path, &shape))?;
        node.text.is_some().then(|| read_text(self.text, node))
    }

    /// The hint to an option; where there is none, what it begins as, unless the option is right.
    fn feedback(&mut self, list: &str, id: &str, right: bool, depth: u8) -> Option<(String, Label, String)> {
        let hints = hints_of(list)?;
        let label = Label::Field(text_key!("workshop-feedback").to_string());
        if let Some(place) = hint_to(self.text, self.spans, &hints, id) {
            let path = format!("{hints}.{place}.says");
            let values = self.language_texts(self.node(&path)?);
            let control = Control::Texts { values, page: false, markup: false };
            self.push(&path, label, depth, control, Some(Removal::Lone { list: hints, place }));
            return None;
        }
        if right {
            return None;
        }
        let texts = self.fresh().texts(|_| String::new()).replace('\n', "\n    ");
        let begins = format!("(\n    answer: {},\n    says: {texts},\n)", quoted(id));
        let count = self.node(&hints).map(|node| node.children.len());
        Some(match count {
            Some(count) => (joined(&hints, &count.to_string()), label, begins),
            None => (hints, label, format!("[\n    {},\n]", begins.replace('\n', "\n    "))),
        })
    }

    /// Indexes of the hints that belong to none of the options, if the question has options.
    pub(super) fn stray_hints(&self, hints: &str) -> Option<Vec<usize>> {
        let question = hints.strip_suffix(".hints")?;
        let ids = options_in(self.text, self.spans, &format!("{question}.answer.options"));
        if ids.is_empty() {
            return None;
        }
        let count = self.node(hints).map_or(0, |node| node.children.len());
        let own: Vec<usize> = ids.iter().filter_map(|id| hint_to(self.text, self.spans, hints, id)).collect();
        Some((0..count).filter(|place| !own.contains(place)).collect())
    }
}
