//! What is selected in a pack, and where that stands in its files.

use crate::lesson::{HOUSE_FOLDER, PACK_FILE};
use crate::rules::flaw;
use crate::rules::ron_text::{Node, Spans};

/// Something of a pack that can be selected.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Place {
    /// What `pack.ron` says of the pack.
    #[default]
    Pack,
    /// What the file of a lesson says of it, beside its steps.
    Lesson(String),
    /// A step of the lesson in this file.
    Step(String, usize),
    /// A question of a step.
    Question(String, usize, usize),
    /// Any other file: a house beside its parts, the glossary, a text that is broken.
    File(String),
    /// A part of the house in this file, by its field: its shoe, its limits.
    Part(String, String),
}

/// What a house's file says of the house as a whole; the rest of it is parts.
pub(super) const WHOLE_HOUSE: [&str; 3] = ["id", "name", "source"];

/// Whether a file is a house of the pack.
pub(super) fn is_house(file: &str) -> bool {
    let name = file.strip_prefix(HOUSE_FOLDER).and_then(|rest| rest.strip_prefix('/'));
    name.and_then(|name| name.strip_suffix(".ron")).is_some_and(|name| !name.contains('/'))
}

impl Place {
    /// The file in which it stands.
    #[must_use]
    pub fn file(&self) -> &str {
        match self {
            Self::Pack => PACK_FILE,
            Self::Lesson(file)
            | Self::Step(file, _)
            | Self::Question(file, ..)
            | Self::File(file)
            | Self::Part(file, _) => file,
        }
    }

    /// Which step it is, or lies in.
    #[must_use]
    pub const fn step(&self) -> Option<usize> {
        match self {
            Self::Step(_, step) | Self::Question(_, step, _) => Some(*step),
            Self::Pack | Self::Lesson(_) | Self::File(_) | Self::Part(..) => None,
        }
    }

    /// The path of its value inside its file.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Pack | Self::Lesson(_) | Self::File(_) => String::new(),
            Self::Step(_, step) => format!("steps.{step}"),
            Self::Question(_, step, question) => format!("steps.{step}.0.{question}"),
            Self::Part(_, field) => field.clone(),
        }
    }

    /// What holds it: the lesson of a step, the pack of a lesson.
    #[must_use]
    pub fn above(&self) -> Option<Self> {
        match self {
            Self::Pack => None,
            Self::Lesson(_) | Self::File(_) => Some(Self::Pack),
            Self::Step(file, _) => Some(Self::Lesson(file.clone())),
            Self::Question(file, step, _) => Some(Self::Step(file.clone(), *step)),
            Self::Part(file, _) => Some(Self::File(file.clone())),
        }
    }

    /// The place of what stands in a file at a path, and of which field of it.
    #[must_use]
    pub fn of_path(file: &str, path: &str, spans: &Spans) -> Self {
        let mut words = path.split('.');
        if file == PACK_FILE {
            return Self::Pack;
        }
        let first = words.next().unwrap_or_default();
        if is_house(file) {
            let is_part = !first.is_empty() && !WHOLE_HOUSE.contains(&first);
            return if is_part { Self::Part(file.to_owned(), first.to_owned()) } else { Self::File(file.to_owned()) };
        }
        if first != "steps" {
            let is_lesson = spans.find("steps").is_some();
            return if is_lesson { Self::Lesson(file.to_owned()) } else { Self::File(file.to_owned()) };
        }
        let mut numbers = words.map(str::parse::<usize>);
        let Some(Ok(step)) = numbers.next() else { return Self::Lesson(file.to_owned()) };
        let asks = spans.find(&format!("steps.{step}")).is_some_and(|node| node.word == "Ask");
        match (asks, numbers.nth(1)) {
            (true, Some(Ok(question))) => Self::Question(file.to_owned(), step, question),
            _ => Self::Step(file.to_owned(), step),
        }
    }
}

/// The path of the smallest value that holds a place of a text.
#[must_use]
pub fn path_at(spans: &Spans, at: flaw::Place) -> String {
    let mut path = Vec::new();
    let mut node = spans.root();
    while let Some((place, child)) = node.children.iter().enumerate().find(|(_, child)| holds(child, at)) {
        path.push(child.key.clone().unwrap_or_else(|| place.to_string()));
        node = child;
    }
    path.join(".")
}

fn holds(node: &Node, at: flaw::Place) -> bool {
    node.key_place <= at && at < node.until
}
