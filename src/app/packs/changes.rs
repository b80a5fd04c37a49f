//! Differences between two versions of a pack: lessons and questions added, removed and changed.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::drill::AnyDrill;
use crate::drill::authored::FixedQuestion;
use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Lesson, LessonId, Pack, Step};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackChange {
    /// A lesson of this title is added.
    Comes(LocalizedText),
    /// A lesson of this title is removed; its records stay in the journal.
    Goes(LocalizedText),
    /// A lesson of this title changed; counts of its fixed questions.
    Differs {
        title: LocalizedText,
        come: u64,
        go: u64,
        /// Questions changed under the same id.
        differ: u64,
    },
}

impl PackChange {
    pub fn phrase(&self) -> Phrase {
        let of = |key, title: &LocalizedText| Phrase::plain(key).with("title", Fact::Authored(Arc::new(title.clone())));
        match self {
            Self::Comes(title) => of(text_key!("pack-change-comes"), title),
            Self::Goes(title) => of(text_key!("pack-change-goes"), title),
            Self::Differs { title, come: 0, go: 0, differ: 0 } => of(text_key!("pack-change-differs"), title),
            Self::Differs { title, come, go, differ } => of(text_key!("pack-change-questions"), title)
                .with("come", Fact::Number(*come))
                .with("go", Fact::Number(*go))
                .with("differ", Fact::Number(*differ)),
        }
    }
}

/// Changes in the order of the new version's lessons, then the removed ones.
pub fn changes(before: &Pack, now: &Pack) -> Vec<PackChange> {
    let find = |pack: &'_ Pack, id: &LessonId| pack.lessons.iter().position(|lesson| lesson.id == *id);
    let mut changes = Vec::new();
    for lesson in &now.lessons {
        match find(before, &lesson.id).and_then(|at| before.lessons.get(at)) {
            None => changes.push(PackChange::Comes(lesson.title.clone())),
            Some(before) => changes.extend(difference(before, lesson)),
        }
    }
    let gone = before.lessons.iter().filter(|lesson| find(now, &lesson.id).is_none());
    changes.extend(gone.map(|lesson| PackChange::Goes(lesson.title.clone())));
    changes
}

fn difference(before: &Lesson, now: &Lesson) -> Option<PackChange> {
    // A higher version number alone is no change.
    if *now == (Lesson { version: now.version, ..before.clone() }) {
        return None;
    }
    let (old, new) = (questions(before), questions(now));
    let come = new.keys().filter(|id| !old.contains_key(*id)).count() as u64;
    let go = old.keys().filter(|id| !new.contains_key(*id)).count() as u64;
    let is_other = |(id, question): &(&&str, &&FixedQuestion)| old.get(**id).is_some_and(|old| old != *question);
    let differ = new.iter().filter(is_other).count() as u64;
    Some(PackChange::Differs { title: now.title.clone(), come, go, differ })
}

/// Fixed questions of a lesson by id.
fn questions(lesson: &Lesson) -> BTreeMap<&str, &FixedQuestion> {
    let drills = lesson.steps.iter().flat_map(Step::rounds).map(|round| &round.drill);
    let authored =
        drills.filter_map(|drill| if let AnyDrill::Authored(authored) = drill { Some(authored) } else { None });
    authored.flat_map(|authored| &authored.questions).map(|question| (question.id.as_str(), question)).collect()
}
