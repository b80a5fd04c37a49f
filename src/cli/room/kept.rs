//! Room results written as files.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::classroom::results::{Export, Teller};
use crate::cli::World;
use crate::cli::stop::Stop;
use crate::machine::{exchange, files};
use crate::rules::phrase::Phrase;
use crate::words::{Names, Words};

/// Writes the requested files; false if none is requested.
pub(super) fn all(matches: &ArgMatches, teller: &Teller<'_>, world: &mut World<'_>) -> Result<bool, Stop> {
    let mut any = false;
    for (name, form) in [("csv", Export::Csv), ("xlsx", Export::Xlsx), ("pdf", Export::Pdf)] {
        let Some(path) = matches.get_one::<String>(name).map(PathBuf::from) else { continue };
        any = true;
        for (file, bytes) in teller.export(form).map_err(Stop::Usage)? {
            // CSV is several files in a folder, other formats are one file at the given path.
            let place = if form == Export::Csv { path.join(file) } else { path.clone() };
            keep(&place, &bytes, teller.words, world)?;
        }
    }
    Ok(any)
}

fn keep(path: &Path, bytes: &[u8], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    exchange::put(path, bytes).map_err(Stop::Usage)?;
    let lies = Phrase::plain("class-file-lies-here").with("place", files::shown(path));
    Ok(writeln!(world.errors, "{}", words.say(&lies, &Names::default()))?)
}
