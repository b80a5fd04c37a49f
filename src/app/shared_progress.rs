//! Progress made in other houses that holds in this one, since the questions are the same.

use std::collections::BTreeMap;

use super::{LessonPath, Session};
use crate::drill::AnyDrill;
use crate::lesson::{Library, decision_is_alike, lesson_is_alike};
use crate::progress::mastery::{DecisionKey, Mastery};
use crate::rules::house::{House, HouseId, TableSize};

#[derive(Debug, Default)]
pub(super) struct SharedProgress {
    inputs: Option<SharedInputs>,
    /// Lessons passed in another house, and that house.
    lessons: BTreeMap<LessonPath, HouseId>,
    /// `None` if nothing learnt in another house holds here.
    mastery: Option<Mastery>,
    comparisons: Comparisons,
}

/// Results of comparing houses, which takes long.
#[derive(Debug, Default)]
struct Comparisons {
    lessons: BTreeMap<(LessonPath, HouseId, HouseAtTable), bool>,
    decisions: BTreeMap<(DecisionKey, HouseAtTable), bool>,
}

type HouseAtTable = (HouseId, Option<TableSize>);

#[derive(Debug, PartialEq, Eq)]
struct SharedInputs {
    profile: String,
    here: HouseAtTable,
    records: u64,
}

impl Session {
    /// Lessons finished with enough right answers are passed, even where an earlier version wanted pace as well.
    pub(super) fn accept_old_passes(&mut self) {
        self.shared.inputs = None;
        let library = &self.library;
        let is_enough = |lesson: &str, percent| library.is_passed_by(lesson, percent);
        if let Some(profile) = &mut self.profile {
            profile.known.pass_lessons(is_enough);
        }
    }

    /// Finds what holds here, if the progress or the house has changed.
    pub(super) fn refresh_shared(&mut self) {
        let (Some(profile), Some(house)) = (&self.profile, self.house()) else { return };
        let here = (house.id.clone(), house.only_table());
        let inputs = SharedInputs { profile: profile.name.clone(), here, records: profile.known.records() };
        if self.shared.inputs.as_ref() == Some(&inputs) {
            return;
        }
        let mut comparisons = std::mem::take(&mut self.shared.comparisons);
        let lessons = self.lessons_passed_elsewhere(&house, &mut comparisons);
        let mastery = self.mastery_from_elsewhere(&house, &mut comparisons);
        self.shared = SharedProgress { inputs: Some(inputs), lessons, mastery, comparisons };
    }

    fn lessons_passed_elsewhere(&self, here: &House, compared: &mut Comparisons) -> BTreeMap<LessonPath, HouseId> {
        let Some(profile) = &self.profile else { return BTreeMap::new() };
        let mut found = BTreeMap::new();
        for (pack, lesson) in self.library.packs().flat_map(|pack| pack.lessons.iter().map(move |one| (pack, one))) {
            let path = LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() };
            for (id, record) in profile.known.lesson_in_houses(&path.to_string()) {
                let Some(there) = self.shelf.get(&id).filter(|there| record.passed && there.id != here.id) else {
                    continue;
                };
                let Some(there) = lesson.house_at_table(there, here.only_table()) else { continue };
                let key = (path.clone(), id.clone(), (here.id.clone(), here.only_table()));
                if *compared.lessons.entry(key).or_insert_with(|| lesson_is_alike(lesson, here, &there)) {
                    found.insert(path.clone(), id);
                }
            }
        }
        found
    }

    fn mastery_from_elsewhere(&self, here: &House, compared: &mut Comparisons) -> Option<Mastery> {
        let mastery = self.profile.as_ref()?.known.mastery();
        let at = (here.id.clone(), here.only_table());
        let mut is_shared = |key: &DecisionKey| {
            let compare = || {
                let there = self.shelf.get(&key.house)?;
                let mut sizes = here.only_table().into_iter().chain(there.tables.iter().map(|table| table.size));
                let there = sizes.find_map(|size| there.at_table(size))?;
                let drill = drill_of(&self.library, key)?;
                Some(decision_is_alike(&drill, key.decision.as_str(), here, &there))
            };
            *compared.decisions.entry((key.clone(), at.clone())).or_insert_with(|| compare().unwrap_or(false))
        };
        mastery.shared_with(&here.id, &mut is_shared)
    }

    /// The house in which a lesson was passed that asks the same there as here.
    pub(super) fn passed_elsewhere(&self, path: &LessonPath) -> Option<&House> {
        self.shared.lessons.get(path).and_then(|house| self.shelf.get(house)).map(AsRef::as_ref)
    }

    /// Mastery in the current house, with what was learnt in others and holds here.
    pub fn mastery_here(&self) -> Option<&Mastery> {
        self.shared.mastery.as_ref().or_else(|| Some(self.profile.as_ref()?.known.mastery()))
    }
}

/// The drill that asks a decision.
fn drill_of(library: &Library, key: &DecisionKey) -> Option<AnyDrill> {
    match library.authored_step(&key.decision) {
        Some((questions, _)) if key.drill == "Authored" => Some(AnyDrill::Authored(questions.clone())),
        _ => AnyDrill::from_filters(key.drill.as_str(), &[]),
    }
}
