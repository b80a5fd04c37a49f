//! Selectable parts of a pack and their location in its files.

use crate::lesson::{HOUSE_FOLDER, PACK_FILE, SHIFT_FOLDER};
use crate::syntax::TextPosition;
use crate::syntax::{Node, Spans};

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum PackPlace {
    /// Properties of the pack in `pack.ron`.
    #[default]
    Pack,
    /// Properties of the lesson in this file, without its steps.
    Lesson(String),
    /// A step, by lesson file and index.
    Step(String, usize),
    /// A question, by lesson file, step index and question index.
    Question(String, usize, usize),
    /// Any other file: properties of a house, a scenario, the glossary, an unparseable file.
    File(String),
    /// A part of a house, by house file and field name.
    Part(String, String),
}

/// Fields of a house that do not belong to a part.
pub(super) const WHOLE_HOUSE: [&str; 3] = ["id", "name", "source"];

pub(super) fn is_house(file: &str) -> bool {
    stem_in(HOUSE_FOLDER, file).is_some()
}

/// True for the file of a scenario.
pub(super) fn is_shift(file: &str) -> bool {
    stem_in(SHIFT_FOLDER, file).is_some()
}

/// The name of a RON file of this folder, without extension.
pub(super) fn stem_in<'f>(folder: &str, file: &'f str) -> Option<&'f str> {
    let name = file.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'));
    name.and_then(|name| name.strip_suffix(".ron")).filter(|name| !name.contains('/'))
}

impl PackPlace {
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

    /// Index of the step, if it is or belongs to one.
    pub const fn step(&self) -> Option<usize> {
        match self {
            Self::Step(_, step) | Self::Question(_, step, _) => Some(*step),
            Self::Pack | Self::Lesson(_) | Self::File(_) | Self::Part(..) => None,
        }
    }

    /// Path of its value within the file.
    pub fn path(&self) -> String {
        match self {
            Self::Pack | Self::Lesson(_) | Self::File(_) => String::new(),
            Self::Step(_, step) => format!("steps.{step}"),
            Self::Question(_, step, question) => format!("steps.{step}.0.{question}"),
            Self::Part(_, field) => field.clone(),
        }
    }

    /// The parent: lesson of a step, pack of a lesson.
    pub fn above(&self) -> Option<Self> {
        match self {
            Self::Pack => None,
            Self::Lesson(_) | Self::File(_) => Some(Self::Pack),
            Self::Step(file, _) => Some(Self::Lesson(file.clone())),
            Self::Question(file, step, _) => Some(Self::Step(file.clone(), *step)),
            Self::Part(file, _) => Some(Self::File(file.clone())),
        }
    }

    /// The selectable part that contains this path of a file.
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

/// Path of the smallest value around a text position.
pub fn path_at(spans: &Spans, at: TextPosition) -> String {
    let mut path = Vec::new();
    let mut node = spans.root();
    while let Some((place, child)) = node.children.iter().enumerate().find(|(_, child)| holds(child, at)) {
        path.push(child.key.clone().unwrap_or_else(|| place.to_string()));
        node = child;
    }
    path.join(".")
}

fn holds(node: &Node, at: TextPosition) -> bool {
    node.key_place <= at && at < node.until
}
