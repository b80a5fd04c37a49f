//! Class tables written as files.

use std::path::{Path, PathBuf};

use crate::cli::World;
use crate::cli::stop::Stop;
use crate::machine::files;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::class::{Table, csv as text, xlsx as book};
use crate::words::{Names, Words};

/// One file per table, with its id before the extension: `class-trainees.csv`.
pub(super) fn csv(path: &Path, tables: &[Table], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    for table in tables {
        keep(&beside(path, table.id), &text(table), words, world)?;
    }
    Ok(())
}

/// One workbook with a sheet per table.
pub(super) fn xlsx(path: &Path, tables: &[Table], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    let (yes, no) = (words.key("class-yes"), words.key("class-no"));
    let made = book(tables, (&yes, &no))
        .map_err(|error| Stop::Usage(Phrase::plain("class-not-made").with("why", Fact::Text(error.to_string()))))?;
    keep(path, &made, words, world)
}

fn keep(path: &Path, bytes: &[u8], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    files::replace(path, bytes).map_err(|error| Stop::Usage(files::notice("progress-not-written", path, &error)))?;
    let lies = Phrase::plain("class-file-lies-here").with("place", files::shown(path));
    Ok(writeln!(world.errors, "{}", words.say(&lies, &Names::default()))?)
}

fn beside(path: &Path, id: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().map_or_else(|| "csv".into(), |end| end.to_string_lossy());
    path.with_file_name(format!("{stem}-{id}.{end}"))
}
