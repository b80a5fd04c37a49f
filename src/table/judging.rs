//! The rule of judgement, as data: area and gravity of each fault, letters, pass.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::rules::files;
use crate::syntax::Diagnostic;

use super::fact::{Area, Fact, FaultKind, Gravity};

static FILE: &str = include_str!("../../assets/table/judging.ron");

/// A letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Letter {
    /// Could be shown to others.
    A,
    /// Small flaws; the chef did not step in.
    B,
    /// A reminder was needed.
    C,
    /// A red line, or too much.
    Fail,
}

impl Letter {
    /// The letter in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::Fail => "fail",
        }
    }
}

/// The most faults that an area with a letter has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct LetterRule {
    letter: Letter,
    slight: u32,
    serious: u32,
}

/// The rule of judgement.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Judging {
    #[serde(default)]
    faults: BTreeMap<String, (Area, Gravity)>,
    #[serde(default)]
    letters: Vec<LetterRule>,
    pass: Letter,
}

impl Judging {
    /// Reads a rule.
    ///
    /// # Errors
    /// Every flaw of the text.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Diagnostic>> {
        files::read(file, text)
    }

    /// The built-in rule. A test reads it and finds every kind of fault in it.
    pub fn built_in() -> &'static Self {
        static READ: LazyLock<Judging> = LazyLock::new(|| {
            let unreadable = |_| Judging { faults: BTreeMap::new(), letters: Vec::new(), pass: Letter::B };
            Judging::read("judging.ron", FILE).unwrap_or_else(unreadable)
        });
        &READ
    }

    /// Area and gravity of a kind of fault; `None` where the rule does not have it.
    pub fn area_and_gravity(&self, kind: FaultKind) -> Option<(Area, Gravity)> {
        self.faults.get(kind.id()).copied()
    }

    /// The letter of an area with these facts.
    pub fn letter<'f>(&self, area: Area, facts: impl Iterator<Item = &'f Fact>) -> Letter {
        let (mut slight, mut serious) = (0, 0);
        for fact in facts.filter(|fact| fact.area == area) {
            match fact.gravity {
                _ if fact.noticed => slight += 1,
                Gravity::Slight => slight += 1,
                Gravity::Serious => serious += 1,
                Gravity::RedLine => return Letter::Fail,
            }
        }
        let holds = |rule: &&LetterRule| slight <= rule.slight && serious <= rule.serious;
        self.letters.iter().find(holds).map_or(Letter::Fail, |rule| rule.letter)
    }

    /// The letter that every area needs.
    pub const fn pass(&self) -> Letter {
        self.pass
    }
}
