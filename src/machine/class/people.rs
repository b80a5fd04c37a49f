//! Merging of handed-in profiles: one that was handed in twice is one trainee.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use crate::machine::{files, profile_name};
use crate::progress::class::Intake;
use crate::progress::{EntryId, Settings};
use crate::rules::phrase::{Fact, Phrase};

pub(super) struct Told {
    pub(super) name: String,
    pub(super) place: PathBuf,
    pub(super) settings: Settings,
    pub(super) intake: Intake,
}

#[derive(Default)]
pub(super) struct People {
    told: Vec<Option<Told>>,
    /// Index of the trainee each record belongs to.
    owners: HashMap<EntryId, usize>,
}

impl People {
    /// Adds a source, merging it with trainees of the same name or with shared records (a renamed profile). A merge
    /// by name alone is reported: two people may share a name.
    pub(super) fn take(&mut self, one: Told) -> Vec<Phrase> {
        let shared: BTreeSet<usize> = one.intake.ids().filter_map(|id| self.owners.get(&id).copied()).collect();
        let named = |told: &Option<Told>| told.as_ref().is_some_and(|told| profile_name::same(&told.name, &one.name));
        let namesakes = self.told.iter().enumerate().filter(|(_, told)| named(told)).map(|(at, _)| at);
        let same: BTreeSet<usize> = shared.iter().copied().chain(namesakes).collect();
        let mut notices = Vec::new();
        // The first of them provides name and settings.
        let place = same.first().copied().unwrap_or(self.told.len());
        let mut parts: Vec<(usize, Told)> =
            same.iter().filter_map(|at| Some((*at, self.told.get_mut(*at)?.take()?))).collect();
        parts.push((usize::MAX, one));
        let mut whole: Option<Told> = None;
        for (at, part) in parts {
            for id in part.intake.ids() {
                self.owners.insert(id, place);
            }
            whole = Some(match whole {
                None => part,
                Some(mut whole) => {
                    let is_shared = !shared.is_empty() && (at == usize::MAX || shared.contains(&at));
                    notices.extend(told_of(&whole, &part, is_shared));
                    whole.intake.unite(part.intake);
                    whole
                }
            });
        }
        if place == self.told.len() {
            self.told.push(whole);
        } else if let Some(slot) = self.told.get_mut(place) {
            *slot = whole;
        }
        notices
    }

    pub(super) fn into_told(self) -> impl Iterator<Item = Told> {
        self.told.into_iter().flatten()
    }
}

fn told_of(one: &Told, other: &Told, shared: bool) -> Option<Phrase> {
    let is_empty = one.intake.taken() == 0 || other.intake.taken() == 0;
    match (profile_name::same(&one.name, &other.name), shared) {
        (true, false) if !is_empty => {
            let phrase = Phrase::plain("class-same-name").with("name", Fact::Text(one.name.clone()));
            Some(phrase.with("one", files::shown(&one.place)).with("other", files::shown(&other.place)))
        }
        (false, _) => {
            let phrase = Phrase::plain("class-two-names").with("name", Fact::Text(one.name.clone()));
            Some(phrase.with("other", Fact::Text(other.name.clone())))
        }
        (true, _) => None,
    }
}
