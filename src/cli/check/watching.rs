//! `tailleur check --watch`: checks again on every file change and reports the difference.

use std::collections::BTreeMap;

use super::super::stop::Stop;
use super::super::{Status, World};
use super::telling::Telling;
use super::{Check, Told};
use crate::machine::watching::Watched;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Names;

/// Runs until the output closes or the program is stopped.
pub(super) fn run<'w>(
    paths: &[String],
    telling: &Telling<'_>,
    look: impl Fn(usize) -> Result<Check<'w>, Stop>,
    world: &mut World<'_>,
) -> Result<Status, Stop> {
    let mut watched = Watched::at(paths);
    let mut last = look(world.cores)?;
    telling.all(&last, world)?;
    if !telling.json {
        let said = telling.words.say(&Phrase::plain("check-watching"), &Names::default());
        writeln!(world.output, "{said}")?;
    }
    loop {
        world.output.flush()?;
        let changed = watched.wait();
        // A file that is being written may be missing for a moment.
        let Ok(now) = look(world.cores) else { continue };
        if telling.json {
            telling.all(&now, world)?;
        } else {
            let (mended, new) = news(&last.found, &now.found);
            let files: Vec<String> = changed.iter().map(|path| path.display().to_string()).collect();
            let what = Phrase::plain("check-changed").with("files", Fact::Text(files.join(", ")));
            let what = what.with("mended", Fact::Number(mended as u64)).with("new", Fact::Number(new.len() as u64));
            writeln!(world.output, "{}", telling.words.say(&what, &Names::default()))?;
            telling.each(new, world)?;
            telling.summary(&now, world)?;
        }
        last = now;
    }
}

/// Number of flaws gone, and the new ones. A flaw that has only moved is neither.
fn news<'t>(before: &[Told], now: &'t [Told]) -> (usize, Vec<&'t Told>) {
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    let named = |told: &Told| format!("{} {:?}", told.flaw.file, told.flaw.what);
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
