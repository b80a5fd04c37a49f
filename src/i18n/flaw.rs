//! Flaws of files in words: code, severity, suggestion.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::phrase::{Fact, Phrase};
use super::text_key::TextKey;
use crate::syntax::{Collector, Diagnostic, LengthFault, Written};

/// Maximum number of characters quoted in a flaw.
const LONGEST_FOUND: usize = 60;

/// One fault in a file: its place, and the problem and its remedy as a phrase.
pub type Flaw = Diagnostic<Phrase>;

/// Collects the flaws of a parsed text.
pub type FlawCollector<'n> = Collector<'n, Phrase>;

/// Puts problems into words.
pub fn in_words<P: Into<Phrase>>(problems: Vec<Diagnostic<P>>) -> Vec<Flaw> {
    problems.into_iter().map(|problem| problem.map(Into::into)).collect()
}

/// Severity of a flaw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file is unusable.
    Fault,
    /// The file is usable, but its author should know.
    Warning,
}

/// Code and severity of each text key, from `assets/codes.txt`.
static CODES: LazyLock<BTreeMap<&'static str, (&'static str, Severity)>> =
    LazyLock::new(|| rows().map(|(code, weight, key)| (key, (code, weight))).collect());

fn rows() -> impl Iterator<Item = (&'static str, Severity, &'static str)> {
    include_str!("../../assets/codes.txt").lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let code = words.next().filter(|code| !code.starts_with('#'))?;
        let weight = if words.next()? == "warning" { Severity::Warning } else { Severity::Fault };
        Some((code, weight, words.next()?))
    })
}

/// Every code with its severity and text key, in the order of the table.
pub fn codes() -> Vec<(&'static str, Severity, &'static str)> {
    rows().collect()
}

impl Flaw {
    /// The stable code, independent of language: `PB012`.
    pub fn code(&self) -> &'static str {
        self.row().map_or("PB000", |(code, _)| code)
    }

    /// Severity, by its code.
    pub fn severity(&self) -> Severity {
        self.row().map_or(Severity::Fault, |(_, weight)| weight)
    }

    /// True if the file is unusable.
    pub fn is_fault(&self) -> bool {
        self.severity() == Severity::Fault
    }

    /// The suggested replacement, if any.
    pub fn suggestion(&self) -> Option<&str> {
        let mut within = std::iter::successors(Some(&self.what), |what| inner_of(what));
        within.find_map(|what| text_of(what, "instead").or_else(|| text_of(what, "meant")))
    }

    /// The description itself, without the house or the suggestion wrapped around it.
    pub fn core_phrase(&self) -> &Phrase {
        self.what.innermost()
    }

    /// The text fact of this name.
    pub fn text_fact(&self, name: &str) -> Option<&str> {
        text_of(self.core_phrase(), name)
    }

    fn row(&self) -> Option<(&'static str, Severity)> {
        let key: &str = &self.core_phrase().key;
        CODES.get(key.strip_suffix("-meant").unwrap_or(key)).copied()
    }
}

/// Phrases that wrap a flaw: the house concerned, a suggestion, or a note that the rest is unchecked.
const AROUND: [TextKey; 3] = [text_key!("asked-in-house"), text_key!("did-you-mean"), text_key!("further-unchecked")];

impl Phrase {
    /// The innermost phrase, as for [`Flaw::core_phrase`].
    pub fn innermost(&self) -> &Self {
        let mut said = self;
        while let Some(inner) = inner_of(said) {
            said = inner;
        }
        said
    }
}

/// The wrapped phrase, if this one is a wrapper.
fn inner_of(phrase: &Phrase) -> Option<&Phrase> {
    phrase.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Phrase(what) if *name == "what" && AROUND.contains(&phrase.key) => Some(&**what),
        _ => None,
    })
}

fn text_of<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p str> {
    phrase.facts.iter().find_map(|(other, fact)| match fact {
        Fact::Text(text) if *other == name => Some(text.as_str()),
        _ => None,
    })
}

impl FlawCollector<'_> {
    /// Reports a name that differs from the stem of the file.
    pub fn expect_file_stem(&mut self, path: &str, name: &str, key: TextKey) {
        let stem = self.file_stem();
        if name != stem {
            let found = Fact::Text(name.chars().take(LONGEST_FOUND).collect());
            let what = Phrase::plain(key).with("found", found).with("expected", Fact::Text(stem.to_owned()));
            self.flaw(path, what);
        }
    }

    /// Reports each language in which a text is empty or too long.
    pub fn check_text(&mut self, path: &str, written: &Written, most: usize) {
        self.check_lengths(path, written, most, |language, length| {
            let about = |key: TextKey| Phrase::plain(key).with("language", Fact::Text(language.into()));
            match length {
                LengthFault::Empty => about(text_key!("flaw-card-text-empty")),
                LengthFault::TooLong(found) => about(text_key!("flaw-card-text-too-long"))
                    .with("found", Fact::Number(found as u64))
                    .with("most", Fact::Number(most as u64)),
            }
        });
    }
}

/// True if none of the flaws makes a file unusable.
pub fn no_fault(flaws: &[Flaw]) -> bool {
    !flaws.iter().any(Flaw::is_fault)
}
