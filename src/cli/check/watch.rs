//! `tailleur check --watch`: checks again on every file change and reports the difference.

use std::collections::BTreeMap;

use super::super::error::CommandError;
use super::super::{Status, World};
use super::printer::CheckPrinter;
use super::{CheckRun, FlawWithText};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::file_watcher::FileWatcher;

/// Runs until the output closes or the program is stopped.
pub(super) fn run<'w>(
    paths: &[String],
    telling: &CheckPrinter<'_>,
    look: impl Fn(usize) -> Result<CheckRun<'w>, CommandError>,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let mut watched = FileWatcher::new(paths);
    let mut last = look(world.cores)?;
    telling.print_all(&last, world)?;
    if !telling.json {
        let said = telling.words.render(&Phrase::plain("check-watching"), &HouseTerms::default());
        writeln!(world.output, "{said}")?;
    }
    loop {
        world.output.flush()?;
        let changed = watched.wait();
        // A file that is being written may be missing for a moment.
        let Ok(now) = look(world.cores) else { continue };
        if telling.json {
            telling.print_all(&now, world)?;
        } else {
            let (mended, new) = diff(&last.found, &now.found);
            let files: Vec<String> = changed.iter().map(|path| path.display().to_string()).collect();
            let what = Phrase::plain("check-changed").with("files", Fact::Text(files.join(", ")));
            let what = what.with("mended", Fact::Number(mended as u64)).with("new", Fact::Number(new.len() as u64));
            writeln!(world.output, "{}", telling.words.render(&what, &HouseTerms::default()))?;
            telling.print_flaws(new, world)?;
            telling.print_summary(&now, world)?;
        }
        last = now;
    }
}

/// Number of flaws gone, and the new ones. A flaw that has only moved is neither.
fn diff<'t>(before: &[FlawWithText], now: &'t [FlawWithText]) -> (usize, Vec<&'t FlawWithText>) {
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    let named = |told: &FlawWithText| format!("{} {:?}", told.flaw.file, told.flaw.what);
    for told in before {
        *left.entry(named(told)).or_default() += 1;
    }
    let mut new = Vec::new();
    for told in now {
        match left.get_mut(&named(told)).filter(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => new.push(told),
        }
    }
    (left.values().sum(), new)
}
