//! `tailleur check`: reads houses and lessons and says everything that is wrong with them at once.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::args::{command as command_of, many};
use super::stop::Stop;
use super::{Status, World, args};
use crate::machine::disk;
use crate::rules::flaw::Flaw;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("check", "cli-check", "cli-usage-check", words)
        .arg(many("paths", "cli-value-path", "cli-paths", words).required(true))
}

/// What a file is, by its place.
enum Kind {
    /// A `.ron` file in a folder `houses`.
    House,
    /// Nothing that is checked.
    Other,
}

impl Kind {
    /// Files of lesson packs are to be told apart here.
    fn of(path: &Path) -> Self {
        let is_ron = path.extension().is_some_and(|end| end == "ron");
        let in_houses = path.parent().and_then(Path::file_name).is_some_and(|folder| folder == "houses");
        if is_ron && in_houses { Self::House } else { Self::Other }
    }

    /// Everything wrong with the text of such a file; `None` where it is not read at all.
    fn flaws(&self, file: &str, text: &str) -> Option<Vec<Flaw>> {
        match self {
            Self::House => Some(House::read(file, text).err().unwrap_or_default()),
            Self::Other => None,
        }
    }
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let names = Names::default();
    let (mut checked, mut faults) = (0, 0);
    for path in matches.get_many::<String>("paths").into_iter().flatten() {
        let (files, unreadable) = files_of(Path::new(path))?;
        for (path, fault) in unreadable {
            faults += 1;
            writeln!(world.errors, "{}", words.say(&fault.phrase(&path), &names))?;
        }
        for path in files {
            let kind = Kind::of(&path);
            if matches!(kind, Kind::Other) {
                continue;
            }
            checked += 1;
            for said in check(&kind, &path, words) {
                faults += 1;
                writeln!(world.errors, "{said}")?;
            }
        }
    }
    if checked == 0 && faults == 0 {
        return Err(Stop::Usage(Phrase::plain("check-nothing")));
    }
    let summary = Phrase::plain("check-summary").with("files", Fact::Number(checked));
    writeln!(world.output, "{}", words.say(&summary.with("faults", Fact::Number(faults)), &names))?;
    Ok(if faults == 0 { Status::Done } else { Status::Wrong })
}

/// The files at a path and under it, and what could not be looked into.
type Found = (Vec<PathBuf>, Vec<(PathBuf, disk::Unreadable)>);

fn files_of(path: &Path) -> Result<Found, Stop> {
    if disk::is_folder(path) {
        return Ok(disk::walk(path));
    }
    match disk::open(path) {
        Ok(_) => Ok((vec![path.to_owned()], Vec::new())),
        Err(fault) => Err(Stop::Usage(fault.phrase(path))),
    }
}

fn check(kind: &Kind, path: &Path, words: &Words) -> Vec<String> {
    match disk::read_text(path, disk::MOST_OF_A_TEXT) {
        Err(fault) => vec![words.say(&fault.phrase(path), &Names::default())],
        Ok(text) => {
            let flaws = kind.flaws(&path.display().to_string(), &text).unwrap_or_default();
            flaws.iter().map(|flaw| sentence(flaw, words)).collect()
        }
    }
}

/// A flaw with its place: `houses/mine.ron:12:5: …`.
pub(super) fn sentence(flaw: &Flaw, words: &Words) -> String {
    let Flaw { file, place, what } = flaw;
    format!("{file}:{}:{}: {}", place.line, place.column, words.say(what, &Names::default()))
}
