//! Merging records into a profile's folder: missing ones are added as a new journal; nothing is removed or
//! overwritten.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use strum::IntoStaticStr;

use super::record_set::{self, RecordSet};
use super::record_source::RecordSource;
use super::{disk, files};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::entropy;
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
    let written = files::replace_with(&path, |draft| {
        let (mut draft, mut failed) = (BufWriter::new(draft), Ok(()));
        let mut again = MergeSummary::default();
        each_missing(seen, sources, &mut again, |line| {
            if failed.is_ok() {
                failed = draft.write_all(line).and_then(|()| draft.write_all(b"\n"));
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
            files::replace(&path, text.as_bytes())
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
    brought.notices.extend(damaged.into_iter().map(|(file, (line, count))| {
        let phrase = Phrase::plain(text_key!("journal-bad-lines")).with("place", Fact::Text(file));
        phrase.with("count", Fact::Number(count)).with("line", Fact::Number(line))
    }));
}
