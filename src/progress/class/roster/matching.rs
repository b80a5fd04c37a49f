//! Matches roster entries to profiles.

use super::{Roster, RosterPerson};
use crate::i18n::call_words::words_of;

/// The result of matching a roster against profiles.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RosterMatch {
    /// People in roster order, with the index of their profile; `None` if missing.
    pub people: Vec<(RosterPerson, Option<usize>)>,
    /// Indices of profiles without a match on the roster.
    pub strangers: Vec<usize>,
}

impl RosterMatch {
    pub fn person(&self, profile: usize) -> Option<&RosterPerson> {
        self.people.iter().find(|(_, place)| *place == Some(profile)).map(|(person, _)| person)
    }

    pub fn missing(&self) -> impl Iterator<Item = &RosterPerson> {
        self.people.iter().filter(|(_, place)| place.is_none()).map(|(person, _)| person)
    }
}

/// Match criteria, strictest first.
const WAYS: [fn(&RosterPerson, &[String]) -> bool; 5] = [
    |person, name| is_written(&person.profile, name),
    |person, name| is_written(&person.id, name),
    |person, name| same_words(&person.name(), name),
    // `Léa D`, then `Léa` alone: counts only if exactly one person and one profile fit.
    |person, name| name.len() > 1 && begins(&person.name(), name),
    |person, name| begins(&person.name(), name),
];

impl Roster {
    /// Matches profile names to people, ignoring case, accents and word order. Ambiguous matches are left open, so that
    /// no one gets another person's marks.
    pub fn match_profiles(&self, profiles: &[&str]) -> RosterMatch {
        let names: Vec<Vec<String>> = profiles.iter().map(|name| plain(name)).collect();
        let mut of_person: Vec<Option<usize>> = vec![None; self.people.len()];
        for fits in WAYS {
            let taken: Vec<usize> = of_person.iter().copied().flatten().collect();
            let open: Vec<usize> = (0..names.len()).filter(|profile| !taken.contains(profile)).collect();
            let fitting = |at: usize| -> Vec<usize> {
                let fits = |profile: &usize| {
                    self.people.get(at).zip(names.get(*profile)).is_some_and(|(person, name)| fits(person, name))
                };
                open.iter().copied().filter(fits).collect()
            };
            // A matched person may have a second profile, so profiles that also fit them stay ambiguous.
            let pairs: Vec<(usize, Vec<usize>)> = (0..self.people.len()).map(|at| (at, fitting(at))).collect();
            for (at, profiles) in &pairs {
                let [only] = profiles.as_slice() else { continue };
                let alone = pairs.iter().all(|(other, profiles)| other == at || !profiles.contains(only));
                if let Some(place) = of_person.get_mut(*at).filter(|place| alone && place.is_none()) {
                    *place = Some(*only);
                }
            }
        }
        let strangers = (0..names.len()).filter(|profile| !of_person.contains(&Some(*profile))).collect();
        RosterMatch { people: self.people.iter().cloned().zip(of_person).collect(), strangers }
    }
}

/// The words of a name, case- and accent-folded.
fn plain(name: &str) -> Vec<String> {
    words_of(name, None).into_iter().map(|word| word.plain).collect()
}

fn is_written(text: &str, name: &[String]) -> bool {
    !text.is_empty() && plain(text) == name
}

fn same_words(text: &str, name: &[String]) -> bool {
    let (mut one, mut other) = (plain(text), name.to_vec());
    one.sort();
    other.sort();
    !one.is_empty() && one == other
}

/// True if each word of the profile's name is a prefix of a word of the person's, the first one in full.
fn begins(text: &str, name: &[String]) -> bool {
    let words = plain(text);
    name.first().is_some_and(|first| words.contains(first))
        && name.iter().all(|part| words.iter().any(|word| word.starts_with(part.as_str())))
}
