//! Merging records into a profile's folder: missing ones are added as a new journal; nothing is removed or
//! overwritten. Each record is written as it was, with a chain of its own.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use strum::IntoStaticStr;

use super::record_set::{self, RecordSet};
use super::record_source::RecordSource;
use super::{disk, files, journal};
use crate::i18n::phrase::Phrase;
use crate::platform::entropy;
use crate::progress::line::{self, Link};
use crate::progress::{DeviceId, Record};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MergeSummary {
    pub records: u64,
    pub answers: u64,
    /// The new journal, if any records were missing.
    pub journal: Option<PathBuf>,
    pub notices: Vec<Phrase>,
}

/// Reason of a merge, part of the journal's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum MergeReason {
    Restored,
    Merged,
    Moved,
}

/// The records a folder lacks of these sources. Writes nothing.
pub fn missing_from(folder: &Path, sources: &[RecordSource]) -> MergeSummary {
    let (seen, notices) = records_in(folder);
    let mut brought = MergeSummary { notices, ..MergeSummary::default() };
    each_missing(seen, sources, &mut brought, |_| ());
    brought
}

/// Number of the source's records that neither the folder nor the other sources hold.
pub fn missing_beside(folder: &Path, others: &[RecordSource], source: &RecordSource) -> u64 {
    let (mut seen, _) = records_in(folder);
    for other in others {
        let _ = other.lines(&mut |_, _, line| drop(seen.insert_line(line)));
    }
    let mut brought = MergeSummary::default();
    each_missing(seen, std::slice::from_ref(source), &mut brought, |_| ());
    brought.records
}

pub fn contents_of(sources: &[RecordSource]) -> MergeSummary {
    let mut brought = MergeSummary::default();
    each_missing(RecordSet::default(), sources, &mut brought, |_| ());
    brought
}

/// Merges missing records into a folder. Idempotent.
pub fn merge(
    folder: &Path,
    sources: &[RecordSource],
    device: &DeviceId,
    why: MergeReason,
) -> Result<MergeSummary, Phrase> {
    let (seen, notices) = records_in(folder);
    let mut brought = MergeSummary { notices, ..MergeSummary::default() };
    each_missing(seen.clone(), sources, &mut brought, |_| ());
    if brought.records == 0 {
        return Ok(brought);
    }
    let name = format!("{}-{}-{:016x}.journal", device.as_str(), why.into_str(), entropy::seed());
    let path = folder.join(name);
    let written = files::replace_private_with(&path, |draft| {
        let (mut draft, mut failed) = (BufWriter::new(draft), Ok(()));
        let (mut again, mut next) = (MergeSummary::default(), Link::FIRST);
        each_missing(seen, sources, &mut again, |line| {
            // The lines come from several files; here they are a chain of their own.
            let linked = line::with_link(line, next).map_or_else(|_| [line, b"\n"].concat(), String::into_bytes);
            next = Link::following(&linked).unwrap_or(Link::FIRST);
            if failed.is_ok() {
                failed = draft.write_all(&linked);
            }
        });
        failed?;
        draft.flush()?;
        Ok(again)
    });
    let again = written.map_err(|error| files::notice(text_key!("union-not-written"), folder, &error))?;
    Ok(MergeSummary { records: again.records, answers: again.answers, journal: Some(path), ..brought })
}

/// Copies profile and settings files of the first source that has them, if the folder has none.
pub fn adopt_name_and_settings(folder: &Path, sources: &[RecordSource]) -> Result<(), Phrase> {
    for name in ["profile.ron", "settings.ron"] {
        let path = folder.join(name);
        let text = sources.iter().find_map(|source| source.small_file(name));
        if let Some(text) = text.filter(|_| !disk::exists(&path)) {
            files::replace_private(&path, text.as_bytes())
                .map_err(|error| files::notice(text_key!("union-not-written"), folder, &error))?;
        }
    }
    Ok(())
}

fn records_in(folder: &Path) -> (RecordSet, Vec<Phrase>) {
    let mut seen = RecordSet::default();
    let notices = RecordSource::Folder(folder.to_owned()).lines(&mut |_, _, line| drop(seen.insert_line(line)));
    (seen, notices)
}

fn each_missing(
    mut seen: RecordSet,
    sources: &[RecordSource],
    brought: &mut MergeSummary,
    mut each: impl FnMut(&[u8]),
) {
    // First damaged line and number of damaged lines, by file.
    let mut damaged: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for source in sources {
        let notices = source.lines(&mut |file, number, line| {
            let records = record_set::parse_line(line).unwrap_or_else(|(_, saved)| {
                if number > 0 {
                    damaged.entry(file.to_owned()).or_insert((number, 0)).1 += 1;
                }
                saved
            });
            for whole in records.into_iter().filter(|whole| seen.insert(&whole.line)) {
                brought.records += 1;
                brought.answers += u64::from(matches!(whole.record, Record::Answer(_)));
                each(&whole.line);
            }
        });
        brought.notices.extend(notices);
    }
    let notice = |(file, (line, count))| journal::damage_notice(file, count, line, 1);
    brought.notices.extend(damaged.into_iter().map(notice));
}
