//! Problems of a pack, typed where the report of another one depends on them.

use super::truncate;
use crate::drill::DrillFlaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::ChipProblem;
use crate::rules::house::HouseProblem;
use crate::rules::leaves::unknown_set;
use crate::syntax::{Collector, Diagnostic, Problem};
use crate::table::guest::CharacterProblem;
use crate::table::scenario::ScenarioProblem;

/// One fault of a pack, before it is put into words.
pub(in crate::lesson) type PackFlaw = Diagnostic<PackProblem>;

/// Collects the flaws of one file of a pack.
pub(super) type PackFlawCollector<'n> = Collector<'n, PackProblem>;

/// A problem of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::lesson) enum PackProblem {
    IdForm {
        id: String,
        meant: Option<String>,
    },
    /// A lesson without its file.
    LessonMissing {
        name: String,
        meant: Option<String>,
    },
    /// A lesson with an impossible file name.
    LessonName {
        name: String,
        meant: Option<String>,
    },
    /// The file of an unlisted lesson.
    StrayLesson(String),
    NoQuestions,
    UnknownHouse {
        id: String,
        known: Vec<String>,
        meant: Option<String>,
    },
    /// A house that the pack does not list.
    HouseNotOfPack(String),
    /// A listed language without a title of the pack.
    TitleMissing(String),
    TextMissing(String),
    /// A text in a language of which the pack has no others.
    TextTooMany(String),
    PictureMissing {
        file: String,
        meant: Option<String>,
        in_quotes: bool,
    },
    UnknownTerm {
        id: String,
        meant: Option<String>,
    },
    /// A scenario that cannot be read or is not there.
    UnknownShift {
        id: String,
        meant: Option<String>,
    },
    /// A denomination set that cannot be read or is not there.
    UnknownSet {
        id: String,
        what: Phrase,
    },
    /// No other report depends on it.
    Other(Phrase),
}

/// Problems of one of the pack's files as problems of the pack.
pub(in crate::lesson) fn of_pack<P: Into<PackProblem>>(problems: Vec<Diagnostic<P>>) -> impl Iterator<Item = PackFlaw> {
    problems.into_iter().map(|problem| problem.map(Into::into))
}

impl From<PackProblem> for Phrase {
    fn from(problem: PackProblem) -> Self {
        let found = |id: &str| Fact::Text(truncate(id));
        match problem {
            PackProblem::IdForm { id, meant } => {
                text!("flaw-id-form", found = found(&id)).with_quoted_suggestion(meant.as_deref())
            }
            PackProblem::LessonMissing { name, meant } => {
                text!("flaw-pack-lesson-missing", found = Fact::Text(name)).with_quoted_suggestion(meant.as_deref())
            }
            PackProblem::LessonName { name, meant } => {
                text!("flaw-pack-lesson-name", found = Fact::Text(name)).with_quoted_suggestion(meant.as_deref())
            }
            PackProblem::StrayLesson(name) => text!("flaw-pack-stray-file", name = Fact::Text(name)),
            PackProblem::NoQuestions => text!("flaw-lesson-no-questions"),
            PackProblem::UnknownHouse { id, known, meant } => {
                text!("flaw-lesson-unknown-house", found = found(&id), known = Fact::Text(known.join(", ")))
                    .with_quoted_suggestion(meant.as_deref())
            }
            PackProblem::HouseNotOfPack(id) => text!("flaw-lesson-not-of-pack", found = found(&id)),
            PackProblem::TitleMissing(language) => text!("flaw-pack-language-missing", language = found(&language)),
            PackProblem::TextMissing(language) => text!("flaw-text-language-missing", language = found(&language)),
            PackProblem::TextTooMany(language) => text!("flaw-text-language-more", language = found(&language)),
            PackProblem::PictureMissing { file, meant, in_quotes } => {
                let what = text!("flaw-picture-missing", found = found(&file));
                if in_quotes {
                    what.with_quoted_suggestion(meant.as_deref())
                } else {
                    what.with_suggestion(meant.as_deref())
                }
            }
            PackProblem::UnknownTerm { id, meant } => {
                text!("flaw-term-unknown", found = found(&id)).with_suggestion(meant.as_deref())
            }
            PackProblem::UnknownShift { id, meant } => {
                text!("flaw-step-no-such-shift", found = found(&id)).with_quoted_suggestion(meant.as_deref())
            }
            PackProblem::UnknownSet { what, .. } | PackProblem::Other(what) => what,
        }
    }
}

impl From<Phrase> for PackProblem {
    fn from(what: Phrase) -> Self {
        Self::Other(what)
    }
}

impl From<DrillFlaw> for PackProblem {
    fn from(flaw: DrillFlaw) -> Self {
        Self::Other(flaw.into())
    }
}

impl From<ChipProblem> for PackProblem {
    fn from(problem: ChipProblem) -> Self {
        Self::Other(problem.into())
    }
}

impl From<HouseProblem> for PackProblem {
    fn from(problem: HouseProblem) -> Self {
        match problem {
            HouseProblem::File(problem) => problem.into(),
            other => Self::Other(other.into()),
        }
    }
}

impl From<ScenarioProblem> for PackProblem {
    fn from(problem: ScenarioProblem) -> Self {
        match problem {
            ScenarioProblem::File(problem) => problem.into(),
            ScenarioProblem::UnknownHouse { found, known, meant } => Self::UnknownHouse { id: found, known, meant },
            other => Self::Other(other.into()),
        }
    }
}

impl From<CharacterProblem> for PackProblem {
    fn from(problem: CharacterProblem) -> Self {
        match problem {
            CharacterProblem::File(problem) => problem.into(),
            other => Self::Other(other.into()),
        }
    }
}

impl From<Problem> for PackProblem {
    fn from(problem: Problem) -> Self {
        match unknown_set(&problem).map(ToOwned::to_owned) {
            Some(id) => Self::UnknownSet { id, what: problem.into() },
            None => Self::Other(describe(problem)),
        }
    }
}

/// A problem in words; a number that overflows its type is out of the range of its field.
fn describe(problem: Problem) -> Phrase {
    let key = |field: &str| match field {
        "accuracy" => Some(text_key!("flaw-pass-accuracy")),
        "tableau" | "payments" | "calls" => Some(text_key!("flaw-pass-mark")),
        "seconds" => Some(text_key!("flaw-pass-seconds")),
        "rounds" => Some(text_key!("flaw-rounds")),
        _ => None,
    };
    match problem {
        Problem::RestUnchecked(problem) => describe(*problem).with_rest_unchecked(),
        Problem::NumberOutOfRange { found: Some(found), field: Some(field) } => match key(&field) {
            Some(key) => Phrase::plain(key).with("found", Fact::Text(found)),
            None => Problem::NumberOutOfRange { found: Some(found), field: Some(field) }.into(),
        },
        other => other.into(),
    }
}
