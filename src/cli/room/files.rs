//! Room results written as files.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::classroom::results::{ResultsDescriber, ResultsFormat};
use crate::cli::World;
use crate::cli::error::CommandError;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::{files, question_files};

/// Writes the requested files; false if none is requested.
pub(super) fn save_requested(
    matches: &ArgMatches,
    describer: &ResultsDescriber<'_>,
    world: &mut World<'_>,
) -> Result<bool, CommandError> {
    let mut any = false;
    for (name, form) in [("csv", ResultsFormat::Csv), ("xlsx", ResultsFormat::Xlsx), ("pdf", ResultsFormat::Pdf)] {
        let Some(path) = matches.get_one::<String>(name).map(PathBuf::from) else { continue };
        any = true;
        for (file, bytes) in describer.export(form).map_err(CommandError::Usage)? {
            // CSV is several files in a folder, other formats are one file at the given path.
            let place = if form == ResultsFormat::Csv { path.join(file) } else { path.clone() };
            save(&place, &bytes, describer.words, world)?;
        }
    }
    Ok(any)
}

fn save(path: &Path, bytes: &[u8], words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    question_files::write_file(path, bytes).map_err(CommandError::Usage)?;
    let lies = text!("class-file-lies-here", place = files::path_fact(path));
    Ok(writeln!(world.errors, "{}", words.render(&lies, &HouseTerms::default()))?)
}
