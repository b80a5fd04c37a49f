//! `tailleur check --watch`: checks again on every file change and reports the difference.

use std::collections::BTreeMap;

use super::super::error::CommandError;
use super::super::{Status, World};
use super::printer::CheckPrinter;
use super::{CheckRun, FlawWithText};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
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
        let text = telling.words.render(&text!("check-watching"), &HouseTerms::default());
        writeln!(world.output, "{text}")?;
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
            let what = text!(
                "check-changed",
                files = Fact::Text(files.join(", ")),
                mended = Fact::Number(mended as u64),
                new = Fact::Number(new.len() as u64)
            );
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
    let named = |checked: &FlawWithText| format!("{} {:?}", checked.flaw.file, checked.flaw.what);
    for checked in before {
        *left.entry(named(checked)).or_default() += 1;
    }
    let mut new = Vec::new();
    for checked in now {
        match left.get_mut(&named(checked)).filter(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => new.push(checked),
        }
    }
    (left.values().sum(), new)
}
