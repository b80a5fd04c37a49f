//! Class tables written as files.

use std::path::{Path, PathBuf};

use crate::cli::World;
use crate::cli::error::CommandError;
use crate::describe::data_table::DataTable;
use crate::documents::tables::{csv as text, xlsx as book};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::files;

/// One file per table, with its id before the extension: `class-trainees.csv`.
pub(super) fn csv(
    path: &Path,
    tables: &[DataTable],
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    for table in tables {
        save(&table_path(path, table.id), &text(table), words, world)?;
    }
    Ok(())
}

/// One workbook with a sheet per table.
pub(super) fn xlsx(
    path: &Path,
    tables: &[DataTable],
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let (yes, no) = (words.message(text_key!("class-yes")), words.message(text_key!("class-no")));
    let made = book(tables, (&yes, &no))
        .map_err(|error| CommandError::Usage(text!("class-not-made", why = Fact::Text(error.to_string()))))?;
    save(path, &made, words, world)
}

fn save(path: &Path, bytes: &[u8], words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    files::replace(path, bytes)
        .map_err(|error| CommandError::Usage(files::notice(text_key!("progress-not-written"), path, &error)))?;
    let lies = text!("class-file-lies-here", place = files::path_fact(path));
    Ok(writeln!(world.errors, "{}", words.render(&lies, &HouseTerms::default()))?)
}

fn table_path(path: &Path, id: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().map_or_else(|| "csv".into(), |end| end.to_string_lossy());
    path.with_file_name(format!("{stem}-{id}.{end}"))
}
