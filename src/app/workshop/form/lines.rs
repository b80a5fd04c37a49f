//! Builds the lines of a form from a value and its schema.

use super::entry::{EntryShape, ratio};
use super::{Control, DefaultValues, FormLine, Label, Removal, read_text, settled, texts_of};
use crate::app::workshop::options::{list_named_by, options_in};
use crate::drill::AnyDrill;
use crate::i18n::text_key::TextKey;
use crate::rules::house::House;
use crate::syntax::shape::{FieldShape, RonShape, VariantShape};
use crate::syntax::{FileSchema, Node, Spans};

const LANGUAGES: [&str; 3] = ["fr", "it", "en"];
/// Texts edited as pages instead of single lines.
const PAGES: [&str; 5] = ["asks", "says", "because", "read", "means"];
/// Fields shown first, since the schema is sorted alphabetically.
const FIRST: [&str; 17] = [
    "title", "goal", "about", "cards", "asks", "drill", "rounds", "spot", "scene", "answer", "is", "options", "right",
    "hints", "because", "says", "punto",
];
/// Rarely changed fields, shown last.
const LAST: [&str; 3] = ["clause", "id", "version"];

fn rank(name: &str) -> usize {
    let last = || LAST.iter().position(|other| *other == name).map(|place| FIRST.len() + 1 + place);
    FIRST.iter().position(|other| *other == name).or_else(last).unwrap_or(FIRST.len())
}

/// Recursion limit, beyond the depth of any valid value.
const DEEPEST: u8 = 12;

/// Builds the form of one file.
pub(in super::super) struct FormBuilder<'r> {
    pub(in super::super) text: &'r str,
    pub(in super::super) spans: &'r Spans,
    pub(in super::super) shapes: &'r FileSchema,
    pub(in super::super) languages: &'r [String],
    pub(in super::super) houses: &'r [String],
    /// Known denomination sets.
    pub(in super::super) sets: &'r [String],
    /// Ids of the characters that can be guests, and of the scenarios.
    pub(in super::super) guests: &'r [String],
    pub(in super::super) shifts: &'r [String],
    /// Keeps the order of the fields in the text.
    pub(in super::super) as_written: bool,
    /// The house whose drills are offered.
    pub(in super::super) house: &'r House,
    pub(in super::super) lines: Vec<FormLine>,
}

/// The current field with its indentation and removal.
#[derive(Clone)]
pub(super) struct FieldContext {
    pub(super) path: String,
    pub(super) label: Label,
    /// Field name, for special cases.
    pub(super) name: String,
    pub(super) depth: u8,
    pub(super) goes: Option<Removal>,
}

impl FormBuilder<'_> {
    /// Fields of a group, except `without`.
    pub(in super::super) fn group(&mut self, shape: &RonShape, of: &str, path: &str, depth: u8, without: &[&str]) {
        let path = settled(self.spans, path, &RonShape::Group(Vec::new()));
        let offers = self.fields(shape, of, &path, depth, without);
        if !offers.is_empty() {
            let control = Control::Offer(offers);
            self.lines.push(FormLine { path, label: Label::Name(String::new()), depth, control, removal: None });
        }
    }

    /// The existing fields of the group at this path. Returns the missing ones.
    fn fields(
        &mut self,
        shape: &RonShape,
        of: &str,
        path: &str,
        depth: u8,
        without: &[&str],
    ) -> Vec<(String, Label, String)> {
        let RonShape::Group(fields) = self.shapes.resolved(shape) else { return Vec::new() };
        let mut offers = Vec::new();
        let mut fields: Vec<&FieldShape> =
            fields.iter().filter(|field| !without.contains(&field.name.as_str())).collect();
        if self.as_written {
            fields.sort_by_key(|field| self.node(&joined(path, &field.name)).map_or(usize::MAX, |node| node.from));
        } else {
            fields.sort_by_key(|field| rank(&field.name));
        }
        for field in fields {
            let label = Label::Field(field_key(of, &field.name));
            let at = joined(path, &field.name);
            // The hints of a question with options of its own are beside these.
            if field.name == "hints" && self.stray_hints(&at).is_some_and(|stray| stray.is_empty()) {
                continue;
            }
            if self.node(&at).is_some() {
                let goes = (!field.required).then_some(Removal::Field);
                let here = FieldContext { path: at, label, name: field.name.clone(), depth, goes };
                self.value(&field.shape, of, here);
            } else {
                offers.push((at, label, self.begins(field)));
            }
        }
        offers
    }

    /// Place of an option on the felt. Returns it if there is none.
    pub(super) fn group_of_option(&mut self, shape: &RonShape, path: &str, depth: u8) -> Vec<(String, Label, String)> {
        self.fields(shape, "FixedOption", path, depth, &["id", "says"])
    }

    /// A step of a lesson, which is an enum.
    pub(in super::super) fn step(&mut self, shape: &RonShape, path: &str) {
        let name = self.node(path).map(|node| node.word.clone()).unwrap_or_default();
        let RonShape::OneOf(words) = self.shapes.resolved(shape) else { return };
        if name == "Ask" {
            let label = Label::Field(label_key("Step", "Ask"));
            return self.push(path, label, 0, Control::Head, None);
        }
        if let Some(holds) = words.iter().find(|word| word.name == name).and_then(|word| word.holds.as_ref()) {
            self.held(holds, "Step", &name, path, 0);
        }
    }

    fn begins(&self, field: &FieldShape) -> String {
        self.fresh().value(&field.shape)
    }

    pub(super) fn fresh(&self) -> DefaultValues<'_> {
        DefaultValues { shapes: self.shapes, languages: self.languages }
    }

    pub(super) fn node(&self, path: &str) -> Option<&Node> {
        self.spans.find(path)
    }

    pub(super) fn push(&mut self, path: &str, label: Label, depth: u8, control: Control, goes: Option<Removal>) {
        self.lines.push(FormLine { path: path.to_owned(), label, depth, control, removal: goes });
    }

    /// The existing value of a field.
    pub(super) fn value(&mut self, shape: &RonShape, of: &str, here: FieldContext) {
        let type_name = if let RonShape::Named(name) = shape { name.clone() } else { of.to_owned() };
        let outer = here.path.clone();
        let path = settled(self.spans, &here.path, shape);
        let here = FieldContext { path, ..here };
        if here.depth > DEEPEST {
            return;
        }
        let shape = self.shapes.resolved(shape);
        if type_name == "AnyDrill" {
            return self.drill(here);
        }
        match shape {
            RonShape::Maybe(inner) => self.maybe(&inner.clone(), of, here, outer),
            RonShape::Group(_) => {
                if type_name == "FixedScene" {
                    self.push(&here.path, here.label.clone(), here.depth, Control::Table, here.goes.clone());
                } else {
                    self.push(&here.path, here.label.clone(), here.depth, Control::Head, here.goes.clone());
                }
                self.group(&shape.clone(), &type_name, &here.path, here.depth + 1, &[]);
            }
            RonShape::OneOf(words) => match EntryShape::from_words(words) {
                Some(wrapped) => self.entry(&wrapped, of, &here),
                None => self.one(&words.clone(), &type_name, &here),
            },
            RonShape::List(inner) => self.list(&inner.clone(), of, here),
            RonShape::Tuple(parts) => {
                self.push(&here.path, here.label.clone(), here.depth, Control::Head, here.goes.clone());
                self.parts(&parts.clone(), &type_name, &here);
            }
            other => {
                let control = self.control(other, &here);
                self.push(&here.path, here.label.clone(), here.depth, control, here.goes);
            }
        }
    }

    fn control(&self, shape: &RonShape, here: &FieldContext) -> Control {
        let Some(node) = self.node(&here.path) else { return Control::Head };
        let written = || self.text.get(node.bytes.clone()).unwrap_or_default().to_owned();
        match shape {
            RonShape::Texts => self.texts(node, here),
            RonShape::Leaf(name) => match name.as_str() {
                "string" if here.name == "language" => self.one_text(&LANGUAGES.map(str::to_owned), node),
                "set" => self.one_text(self.sets, node),
                "string" if here.name == "scenario" => self.one_text(self.shifts, node),
                "string" if here.name == "Named" => self.one_text(self.guests, node),
                "string" if !self.options_for(here).is_empty() => self.one_text(&self.options_for(here), node),
                "string" | "clause" | "colour" => Control::Text(read_text(self.text, node)),
                "char" => Control::Letter(node.text.clone().unwrap_or_default()),
                "odds" => Control::Ratio(ratio(node)),
                "card" => Control::Card(read_text(self.text, node)),
                "boolean" => Control::Flag(node.word == "true"),
                "uint8" => Control::Number(written(), u64::from(u8::MAX)),
                "uint16" => Control::Number(written(), u64::from(u16::MAX)),
                "point" => Control::Number(written(), 9),
                "coins" => Control::Coins(written()),
                "uint32" | "uint64" => Control::Number(written(), u64::from(u32::MAX)),
                _ => Control::Raw(written()),
            },
            _ => Control::Raw(written()),
        }
    }

    /// Option ids that a right answer or a hint's wrong answer chooses from.
    fn options_for(&self, here: &FieldContext) -> Vec<String> {
        list_named_by(&here.path).map(|list| options_in(self.text, self.spans, &list)).unwrap_or_default()
    }

    /// A text in each language of the pack, and in others that it has.
    pub(super) fn language_texts(&self, node: &Node) -> Vec<(String, Option<String>)> {
        let there = texts_of(self.text, node);
        let mut codes = self.languages.to_vec();
        codes.extend(there.iter().map(|(code, _)| code.clone()).filter(|code| !self.languages.contains(code)));
        let value = |code: &String| there.iter().find(|(other, _)| other == code).map(|(_, text)| text.clone());
        codes.iter().map(|code| (code.clone(), value(code))).collect()
    }

    fn texts(&self, node: &Node, here: &FieldContext) -> Control {
        let values = self.language_texts(node);
        let page = PAGES.contains(&here.name.to_lowercase().as_str());
        // The page of a step, not the words of a question within it.
        let markup = here.name == "Read" || (here.name == "says" && is_step_text(&here.path));
        Control::Texts { values, page, markup }
    }

    /// A choice of variants, followed by the contents of the chosen one.
    fn one(&mut self, words: &[VariantShape], of: &str, here: &FieldContext) {
        let name = self.node(&here.path).map(|node| node.word.clone()).unwrap_or_default();
        let chosen = words.iter().position(|word| word.name == name);
        let names = words.iter().map(|word| word.name.clone()).collect();
        let begins = words.iter().map(|word| self.fresh().word(word)).collect();
        let control = Control::One { of: of.to_owned(), words: names, begins, chosen };
        self.push(&here.path, here.label.clone(), here.depth, control, here.goes.clone());
        if let Some(holds) = chosen.and_then(|chosen| words.get(chosen)).and_then(|word| word.holds.as_ref()) {
            self.held(holds, of, &name, &here.path, here.depth + 1);
        }
    }

    fn held(&mut self, holds: &RonShape, of: &str, word: &str, path: &str, depth: u8) {
        let inner = if let RonShape::Named(name) = holds { name.clone() } else { format!("{of}-{word}") };
        match self.shapes.resolved(holds) {
            RonShape::Group(_) => {
                // The right one of an author's options is ticked there.
                let ticked = !options_in(self.text, self.spans, &joined(path, "options")).is_empty();
                let without: &[&str] = if ticked { &["right"] } else { &[] };
                self.group(&holds.clone(), &inner, path, depth, without);
            }
            RonShape::Tuple(parts) => {
                let label = Label::Name(String::new());
                let here = FieldContext { path: path.to_owned(), label, name: word.to_owned(), depth, goes: None };
                self.parts(&parts.clone(), &inner, &FieldContext { depth: depth.saturating_sub(1), ..here });
            }
            _ => {
                let label = Label::Field(label_key(of, word));
                let here = FieldContext { path: joined(path, "0"), label, name: word.to_owned(), depth, goes: None };
                self.value(holds, of, here);
            }
        }
    }

    fn parts(&mut self, parts: &[RonShape], of: &str, here: &FieldContext) {
        // Two fields of a scenario are pairs; the other one is that of its limits.
        let of = if here.name == "must_not" { "MustNot" } else { of };
        for (place, part) in parts.iter().enumerate() {
            let path = joined(&here.path, &place.to_string());
            if self.node(&path).is_some() {
                let label = Label::Field(label_key(of, &(place + 1).to_string()));
                let name = here.name.clone();
                self.value(part, of, FieldContext { path, label, name, depth: here.depth + 1, goes: None });
            }
        }
    }

    fn list(&mut self, inner: &RonShape, of: &str, here: FieldContext) {
        if here.name == "options" {
            return self.options(inner, &here);
        }
        let Some(node) = self.node(&here.path) else { return };
        let offered: Option<Vec<String>> = match (here.name.as_str(), self.shapes.resolved(inner)) {
            ("languages", _) => Some(LANGUAGES.map(str::to_owned).to_vec()),
            ("houses", _) => Some(self.houses.to_vec()),
            (_, RonShape::Leaf(name)) if name == "point" => Some((0..=9).map(|point| point.to_string()).collect()),
            // Crew members may repeat.
            (name, RonShape::OneOf(words)) if name != "crew" && words.iter().all(|word| word.holds.is_none()) => {
                Some(words.iter().map(|word| word.name.clone()).collect())
            }
            (_, RonShape::Leaf(name)) if name == "card" => {
                let cards = node.children.iter().map(|card| read_text(self.text, card)).collect();
                return self.push(&here.path, here.label, here.depth, Control::Cards(cards), here.goes);
            }
            _ => None,
        };
        if let Some(offered) = offered {
            let written = |child: &Node| child.text.clone().unwrap_or_else(|| child.word.clone());
            let there: Vec<String> = node.children.iter().map(written).collect();
            let mut words: Vec<_> =
                offered.into_iter().map(|word| (word.clone(), there.iter().position(|other| *other == word))).collect();
            let unknown = |(_, word): &(usize, String)| !words.iter().any(|(other, _)| other == word);
            let unknown: Vec<_> = there.iter().cloned().enumerate().filter(unknown).collect();
            words.extend(unknown.into_iter().map(|(place, word)| (word, Some(place))));
            return self.push(&here.path, here.label, here.depth, Control::Some { words }, here.goes);
        }
        self.entries(inner, of, &here);
    }

    fn entries(&mut self, inner: &RonShape, of: &str, here: &FieldContext) {
        let count = self.node(&here.path).map_or(0, |node| node.children.len());
        let stray = if here.name == "hints" { self.stray_hints(&here.path) } else { None };
        self.push(&here.path, here.label.clone(), here.depth, Control::Head, here.goes.clone());
        let key = if let Label::Field(key) = &here.label { key.clone() } else { String::new() };
        for place in 0..count {
            if stray.as_ref().is_some_and(|stray| !stray.contains(&place)) {
                continue;
            }
            let path = joined(&here.path, &place.to_string());
            let goes = Some(Removal::Entry { list: here.path.clone(), place, of: count });
            let label = Label::Entry(key.clone(), place + 1);
            let depth = here.depth + 1;
            self.value(inner, of, FieldContext { path, label, name: here.name.clone(), depth, goes });
        }
        if stray.is_none() {
            let begins = self.fresh().value(inner);
            self.push(&here.path, here.label.clone(), here.depth + 1, Control::Add(begins), None);
        }
    }

    fn drill(&mut self, here: FieldContext) {
        let written = self.node(&here.path).and_then(|node| self.text.get(node.bytes.clone())).unwrap_or_default();
        let name = self.node(&here.path).map(|node| node.word.clone()).unwrap_or_default();
        let drill = AnyDrill::parse(written);
        let filters = drill.as_ref().map(|drill| drill.drill().filters(self.house)).unwrap_or_default();
        let cases = drill.map(|drill| drill.drill().decisions(self.house).len());
        self.push(&here.path, here.label, here.depth, Control::Drill { name, filters, cases }, here.goes);
    }
}

/// True for `steps.2.says`.
fn is_step_text(path: &str) -> bool {
    let mut words = path.split('.');
    words.next() == Some("steps") && words.count() == 2
}

/// Appends a step to a path.
pub(super) fn joined(path: &str, step: &str) -> String {
    if path.is_empty() { step.to_owned() } else { format!("{path}.{step}") }
}

/// Text key `form-<type>-<field>` in kebab case.
pub(in super::super) fn label_key(of: &str, field: &str) -> String {
    format!("form-{}-{}", hyphened(of), hyphened(field))
}

/// Types of scenarios and shift steps, whose fields and variants are labelled by their sentence in the reference, save
/// those fields that have a label of their own.
const AS_IN_REFERENCE: [&str; 17] = [
    "Scenario",
    "Guests",
    "TraineeRole",
    "Length",
    "ForcedCoup",
    "IncidentPlan",
    "IncidentTime",
    "IncidentWhen",
    "IncidentKind",
    "Block",
    "ScenarioAct",
    "Answer",
    "Gravity",
    "EndWhen",
    "Presentation",
    "ShiftStep",
    "ShiftMark",
];

/// True if a label is a sentence of the reference, which ends with a full stop.
pub fn is_sentence(of: &str) -> bool {
    AS_IN_REFERENCE.contains(&of)
}

/// Text key of the label of a field.
pub(super) fn field_key(of: &str, field: &str) -> String {
    let label = label_key(of, field);
    match reference_key(&label) {
        Some(sentence) if TextKey::find(&label).is_none() => sentence,
        _ => label,
    }
}

/// Text key of the sentence in the reference about the field with this label.
pub(super) fn reference_key(label: &str) -> Option<String> {
    let field = label.strip_prefix("form-")?;
    let is_of = |of: &&str| field.strip_prefix(&hyphened(of)).is_some_and(|rest| rest.starts_with('-'));
    AS_IN_REFERENCE.iter().any(is_of).then(|| format!("field-{field}"))
}

/// Kebab case: `FixedQuestion` → `fixed-question`, `face_down` → `face-down`.
pub(super) fn hyphened(name: &str) -> String {
    let mut hyphened = String::new();
    let mut before = '-';
    for letter in name.chars() {
        if letter.is_uppercase() && before != '-' {
            hyphened.push('-');
        }
        hyphened.extend(if letter == '_' { vec!['-'] } else { letter.to_lowercase().collect() });
        before = letter;
    }
    hyphened
}

/// Types whose variants need names of their own.
const OF_THEIR_OWN: [&str; 12] = [
    "BetsState",
    "CardBack",
    "CardOrigin",
    "CoupStage",
    "LateStake",
    "MisdrawIs",
    "Person",
    "Seen",
    "StopCardTiming",
    "Turned",
    "Whereabouts",
    "When",
];

/// Text key `form-word-<word>` in kebab case, or `form-word-<type>-<word>` for types with names of their own.
pub fn word_key(of: &str, word: &str) -> String {
    if is_sentence(of) {
        return format!("word-{}-{}", hyphened(of), hyphened(word));
    }
    if OF_THEIR_OWN.contains(&of) {
        return format!("form-word-{}-{}", hyphened(of), hyphened(word));
    }
    format!("form-word-{}", hyphened(word))
}
