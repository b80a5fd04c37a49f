//! Pretty-printing of RON: a group stays on one line if it fits.

use super::edit::quoted;

/// Preferred maximum line width.
const WIDEST: usize = 100;

/// Indentation per level.
const INDENT: &str = "    ";

/// A RON value to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RonValue {
    /// A number or word, printed verbatim.
    Plain(String),
    /// Named fields in brackets, behind an optional variant name.
    Group(&'static str, Vec<(&'static str, Self)>),
    /// Values in brackets, behind a variant name.
    Tuple(&'static str, Vec<Self>),
    /// A list.
    List(Vec<Self>),
    /// A map with string keys.
    Map(Vec<(String, Self)>),
}

impl RonValue {
    /// A value printed by its `Display`.
    pub fn word(value: &impl ToString) -> Self {
        Self::Plain(value.to_string())
    }

    /// A string literal.
    pub fn text(text: &str) -> Self {
        Self::Plain(quoted(text))
    }

    /// The text; its first line is not indented.
    pub fn render(&self) -> String {
        let mut text = String::new();
        self.write(0, 0, &mut text);
        text
    }

    /// Appends the value at this depth, `before` characters into its line.
    fn write(&self, depth: usize, before: usize, to: &mut String) {
        let short = self.on_a_line();
        if before + short.chars().count() < WIDEST {
            to.push_str(&short);
            return;
        }
        let (open, close, entries) = self.parts();
        if entries.is_empty() {
            to.push_str(&short);
            return;
        }
        to.push_str(&open);
        let inner = INDENT.repeat(depth + 1);
        for (key, value) in entries {
            to.push('\n');
            to.push_str(&inner);
            to.push_str(&key);
            value.write(depth + 1, inner.len() + key.chars().count() + 1, to);
            to.push(',');
        }
        to.push('\n');
        to.push_str(&INDENT.repeat(depth));
        to.push_str(close);
    }

    fn on_a_line(&self) -> String {
        if let Self::Plain(text) = self {
            return text.clone();
        }
        let (open, close, entries) = self.parts();
        let written: Vec<String> = entries.iter().map(|(key, value)| format!("{key}{}", value.on_a_line())).collect();
        let inner = written.join(", ");
        match self {
            Self::Map(_) if !inner.is_empty() => format!("{open} {inner} {close}"),
            _ => format!("{open}{inner}{close}"),
        }
    }

    /// Opening bracket, closing bracket, and entries with their keys.
    fn parts(&self) -> (String, &'static str, Vec<(String, &Self)>) {
        match self {
            Self::Plain(text) => (text.clone(), "", Vec::new()),
            Self::Group(name, fields) => {
                (format!("{name}("), ")", fields.iter().map(|(key, value)| (format!("{key}: "), value)).collect())
            }
            Self::Tuple(name, values) => {
                (format!("{name}("), ")", values.iter().map(|value| (String::new(), value)).collect())
            }
            Self::List(values) => ("[".to_owned(), "]", values.iter().map(|value| (String::new(), value)).collect()),
            Self::Map(texts) => {
                ("{".to_owned(), "}", texts.iter().map(|(key, value)| (format!("{}: ", quoted(key)), value)).collect())
            }
        }
    }
}
