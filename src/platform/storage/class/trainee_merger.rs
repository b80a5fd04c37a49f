//! Merging of handed-in profiles: one that was handed in twice is one trainee.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use super::ClassNotice;
use crate::platform::storage::profile_name;
use crate::progress::class::TraineeIntake;
use crate::progress::{RecordId, Settings};

pub(super) struct TraineeRecords {
    pub(super) name: String,
    pub(super) place: PathBuf,
    pub(super) settings: Settings,
    pub(super) intake: TraineeIntake,
}

#[derive(Default)]
pub(super) struct TraineeMerger {
    trainees: Vec<Option<TraineeRecords>>,
    /// Index of the trainee each record belongs to.
    owners: HashMap<RecordId, usize>,
}

impl TraineeMerger {
    /// Adds a source, merging it with trainees of the same name or with shared records (a renamed profile). A merge
    /// by name alone is reported: two people may share a name.
    pub(super) fn add(&mut self, one: TraineeRecords) -> Vec<ClassNotice> {
        let shared: BTreeSet<usize> = one.intake.ids().filter_map(|id| self.owners.get(&id).copied()).collect();
        let named = |known: &Option<TraineeRecords>| {
            known.as_ref().is_some_and(|known| profile_name::same(&known.name, &one.name))
        };
        let namesakes = self.trainees.iter().enumerate().filter(|(_, known)| named(known)).map(|(at, _)| at);
        let same: BTreeSet<usize> = shared.iter().copied().chain(namesakes).collect();
        let mut notices = Vec::new();
        // The first of them provides name and settings.
        let place = same.first().copied().unwrap_or(self.trainees.len());
        let mut parts: Vec<(usize, TraineeRecords)> =
            same.iter().filter_map(|at| Some((*at, self.trainees.get_mut(*at)?.take()?))).collect();
        parts.push((usize::MAX, one));
        let mut whole: Option<TraineeRecords> = None;
        for (at, part) in parts {
            for id in part.intake.ids() {
                self.owners.insert(id, place);
            }
            whole = Some(match whole {
                None => part,
                Some(mut whole) => {
                    let is_shared = !shared.is_empty() && (at == usize::MAX || shared.contains(&at));
                    notices.extend(merge_notice(&whole, &part, is_shared));
                    whole.intake.merge(part.intake);
                    whole
                }
            });
        }
        if place == self.trainees.len() {
            self.trainees.push(whole);
        } else if let Some(slot) = self.trainees.get_mut(place) {
            *slot = whole;
        }
        notices
    }

    pub(super) fn into_trainees(self) -> impl Iterator<Item = TraineeRecords> {
        self.trainees.into_iter().flatten()
    }
}

fn merge_notice(one: &TraineeRecords, other: &TraineeRecords, shared: bool) -> Option<ClassNotice> {
    let is_empty = one.intake.record_count() == 0 || other.intake.record_count() == 0;
    match (profile_name::same(&one.name, &other.name), shared) {
        (true, false) if !is_empty => {
            let (name, one, other) = (one.name.clone(), one.place.clone(), other.place.clone());
            Some(ClassNotice::SameName { name, one, other })
        }
        (false, _) => Some(ClassNotice::TwoNames { name: one.name.clone(), other: other.name.clone() }),
        (true, _) => None,
    }
}
