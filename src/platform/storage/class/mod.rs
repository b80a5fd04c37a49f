//! A class merged from what trainees hand in: profile folders, exported profiles, or both. Read-only; damaged files
//! are reported and skipped.

mod discovery;
mod roster_file;
mod trainee_merger;

use std::path::{Path, PathBuf};

pub use self::discovery::PROFILES;
use self::discovery::{FoundSources, find_sources};
pub use self::roster_file::{read_roster, rows_of};
use self::trainee_merger::{TraineeMerger, TraineeRecords};

use super::record_set::parse_line;
use super::record_source::RecordSource;
use super::{files, journal, profile_name};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::clock;
use crate::progress::class::{Class, Roster, TraineeIntake};
use crate::progress::{Moment, ScoringParams, Settings};

/// Maximum number of records read, duplicates included: a class of two hundred over years.
const MOST_RECORDS: usize = 4_000_000;

#[derive(Debug, Clone, Default)]
pub struct GatheredClass {
    pub class: Class,
    pub sources: usize,
    pub notices: Vec<ClassNotice>,
}

/// Notice about gathered profiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClassNotice {
    /// Profiles of the same name were merged.
    SameName { name: String, one: PathBuf, other: PathBuf },
    /// Profiles of two names were merged, since they share records.
    TwoNames { name: String, other: String },
    /// Something could not be read.
    Fault(Phrase),
}

impl ClassNotice {
    pub const fn is_fault(&self) -> bool {
        matches!(self, Self::Fault(_))
    }

    pub fn into_phrase(self) -> Phrase {
        match self {
            Self::SameName { name, one, other } => text!(
                "class-same-name",
                name = Fact::Text(name),
                one = files::path_fact(&one),
                other = files::path_fact(&other)
            ),
            Self::TwoNames { name, other } => {
                text!("class-two-names", name = Fact::Text(name), other = Fact::Text(other))
            }
            Self::Fault(why) => why,
        }
    }
}

/// Merges the profiles at these paths and matches them with the class list. The local time offset is taken at `now`.
///
/// # Errors
/// If nothing was found.
pub fn gather(paths: &[PathBuf], list: Option<Roster>, now: Moment) -> Result<GatheredClass, Phrase> {
    let FoundSources { sources, notices } = find_sources(paths);
    let mut notices: Vec<ClassNotice> = notices.into_iter().map(ClassNotice::Fault).collect();
    let count = sources.len();
    let (mut people, mut taken) = (TraineeMerger::default(), 0);
    for (place, source) in sources {
        if taken >= MOST_RECORDS {
            let full = text!("class-too-many-records", place = files::path_fact(&place));
            notices.push(ClassNotice::Fault(full));
            continue;
        }
        let (one, unread) = read(&place, &source, MOST_RECORDS - taken);
        notices.extend(unread.into_iter().map(ClassNotice::Fault));
        taken += one.intake.record_count();
        notices.extend(people.add(one));
    }
    if count == 0 {
        let places = paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ");
        let nothing = text!("class-nothing-there", places = Fact::Text(places));
        return Err(notices.into_iter().next().map_or(nothing, ClassNotice::into_phrase));
    }
    let minutes_east = clock::minutes_east(now);
    let trainees = people.into_trainees().map(|one| {
        let target_millis = one.settings.target_millis.into();
        one.intake.trainee(one.name, ScoringParams { target_millis, minutes_east })
    });
    Ok(GatheredClass { class: Class::new(trainees.collect(), list), sources: count, notices })
}

/// Reads a source, at most `most` records.
fn read(place: &Path, source: &RecordSource, most: usize) -> (TraineeRecords, Vec<Phrase>) {
    let mut intake = TraineeIntake::default();
    // File and number of the first damaged line, and the total.
    let mut damaged: Option<(String, u64, u64)> = None;
    let mut beyond = false;
    let mut notices = source.lines(&mut |file, number, line| {
        let records = parse_line(line).unwrap_or_else(|(_, saved)| {
            if number > 0 {
                damaged.get_or_insert_with(|| (file.to_owned(), number, 0)).2 += 1;
            }
            saved
        });
        for record in records {
            beyond |= intake.record_count() >= most;
            if !beyond {
                intake.add(&record.record);
            }
        }
    });
    if let Some((file, line, count)) = damaged {
        notices.push(journal::damage_notice(file, count, line, 1));
    }
    if beyond {
        notices.push(text!("class-too-many-records", place = files::path_fact(place)));
    }
    let settings = source.small_file("settings.ron").map(|text| Settings::read(&text).0).unwrap_or_default();
    (TraineeRecords { name: name_of(source, place), place: place.to_owned(), settings, intake }, notices)
}

fn name_of(source: &RecordSource, place: &Path) -> String {
    #[derive(serde::Deserialize)]
    struct NameOnly {
        name: String,
    }
    let text = source.small_file("profile.ron");
    let named = text.and_then(|text| ron::from_str::<NameOnly>(&text).ok());
    let own = named.and_then(|named| profile_name::check(&named.name).ok());
    own.unwrap_or_else(|| {
        let file = place.file_name().unwrap_or(place.as_os_str()).to_string_lossy();
        let stem = file.split(discovery::MARK).next().unwrap_or_default();
        let clean: String = stem.chars().filter(|c| !c.is_control()).take(profile_name::LONGEST).collect();
        if clean.is_empty() { "?".to_owned() } else { clean }
    })
}
