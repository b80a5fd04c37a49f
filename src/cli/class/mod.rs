//! `tailleur class`: standings of the trainees and item statistics of the questions.

mod files;
pub(in crate::cli) mod grid;
mod print;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::args::{self, command as command_of, flag, option, positional_list};
use super::error::CommandError;
use super::json::write_json_line;
use super::{Status, World};
use crate::app::LessonPath;
use crate::describe::class::ClassDescriber;
use crate::describe::class_tables::tables;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::storage::class::{GatheredClass, gather, read_roster};
use crate::platform::storage::profiles::Store;
use crate::platform::storage::{disk, packs};
use crate::progress::class::{Attempts, Class, ClassReport, ReportQuery, Roster};
use crate::progress::mastery::Day;
use crate::progress::schedule::tableau;
use crate::rules::house::{House, HouseLibrary};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("class", "cli-class", "cli-usage-class", words)
        .arg(positional_list("path", "cli-value-path", "cli-class-paths", words).required(true))
        .arg(option("roster", "cli-value-file", "cli-class-roster", words))
        .arg(option("house", "cli-value-house", "cli-class-house", words))
        .arg(option("lesson", "cli-value-lesson", "cli-class-lesson", words))
        .arg(flag("items", "cli-class-items", words))
        .arg(flag("all-attempts", "cli-class-all-attempts", words))
        .arg(option("data", "cli-value-folder", "cli-data", words))
        .arg(option("csv", "cli-value-file", "cli-class-csv", words))
        .arg(option("xlsx", "cli-value-file", "cli-class-xlsx", words))
        .arg(flag("json", "cli-class-json", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let lesson = lesson(matches)?;
    let asked = matches.get_one::<String>("house").map(|_| args::house(matches, words)).transpose()?;
    let paths: Vec<PathBuf> = matches.get_many::<String>("path").into_iter().flatten().map(PathBuf::from).collect();
    if let Some(path) = paths.iter().find(|path| !disk::exists(path)) {
        return Err(CommandError::Usage(disk::Unreadable::Missing.phrase(path)));
    }
    let list = requested_roster(matches)?;
    let now = clock::time_of_day();
    let GatheredClass { class, notices, .. } = gather(&paths, list, now).map_err(CommandError::Wrong)?;

    let library = library(matches);
    let house = house(asked, &class);
    let minutes_east = clock::minutes_east(now);
    let id = house.as_ref().map_or_else(|| most_practised(&class), |house| house.id.as_str().into());
    let describer = ClassDescriber { words, library: &library, house: house.as_ref(), minutes_east };
    let skills = house.as_ref().map(|house| tableau(house)).unwrap_or_default();
    let all = matches.get_flag("all-attempts");
    let report = class.report(&ReportQuery {
        house: &id,
        skills: &skills,
        today: Day::from_moment(now, minutes_east),
        attempts: if all { Attempts::All } else { Attempts::First },
        lesson: lesson.as_deref(),
        guess: &|key| describer.guess_chance(key),
    });
    if let Some(lesson) = lesson.as_deref().filter(|lesson| is_unknown(lesson, &library, &report)) {
        return Err(CommandError::Usage(
            Phrase::plain("class-no-such-lesson").with("lesson", Fact::Text(args::excerpt(lesson))),
        ));
    }
    write_report(matches, &report, &describer, world)?;
    for notice in &notices {
        writeln!(world.errors, "{}", words.render(notice, &HouseTerms::default()))?;
    }
    Ok(if notices.iter().any(is_fault) { Status::Wrong } else { Status::Done })
}

/// Notices about merged names are information, all others are errors.
fn is_fault(notice: &Phrase) -> bool {
    !matches!(&*notice.key, "class-same-name" | "class-two-names")
}

/// Writes the requested files, or prints the report if none is requested.
fn write_report(
    matches: &ArgMatches,
    report: &ClassReport,
    describer: &ClassDescriber<'_>,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let path = |name: &str| matches.get_one::<String>(name).map(PathBuf::from);
    let (csv, xlsx) = (path("csv"), path("xlsx"));
    let tables = tables(report, describer);
    if let Some(path) = &csv {
        files::csv(path, &tables, describer.words, world)?;
    }
    if let Some(path) = &xlsx {
        files::xlsx(path, &tables, describer.words, world)?;
    }
    if matches.get_flag("json") {
        return write_json_line(&print::object(report, &tables), world.output);
    }
    if csv.is_none() && xlsx.is_none() {
        print::print_report(
            report,
            &tables,
            describer,
            matches.get_flag("items") || matches.contains_id("lesson"),
            world,
        )?;
    }
    Ok(())
}

/// Built-in lessons and those of the installed packs.
pub(super) fn library(matches: &ArgMatches) -> Library {
    let mut library = Library::built_in();
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::default_data_folder);
    if let Some(data) = data.filter(|data| disk::is_folder(data)) {
        // A pack with faults is left out; reporting it is the job of `check`.
        let _ = packs::add_packs_of(&data, &mut library, &HouseLibrary::built_in());
    }
    library
}

fn lesson(matches: &ArgMatches) -> Result<Option<String>, CommandError> {
    let Some(name) = matches.get_one::<String>("lesson") else { return Ok(None) };
    match LessonPath::parse(name) {
        Some(path) => Ok(Some(path.to_string())),
        None => Err(args::bad_value("cli-bad-lesson", name)),
    }
}

/// Neither the library nor any answer knows the lesson.
fn is_unknown(lesson: &str, library: &Library, report: &ClassReport) -> bool {
    library.find(lesson).is_none() && report.tests.iter().all(|test| test.people == 0)
}

fn requested_roster(matches: &ArgMatches) -> Result<Option<Roster>, CommandError> {
    let Some(path) = matches.get_one::<String>("roster") else { return Ok(None) };
    let wrong = |notice: Phrase| {
        if notice.key.starts_with("file-") { CommandError::Usage(notice) } else { CommandError::Wrong(notice) }
    };
    read_roster(Path::new(path)).map(Some).map_err(wrong)
}

/// The requested house, or the one with most answers if the program knows it.
fn house(asked: Option<House>, class: &Class) -> Option<Arc<House>> {
    let known = |id: &Arc<str>| HouseLibrary::built_in().get(id).cloned();
    asked.map(Arc::new).or_else(|| class.houses().first().and_then(known))
}

fn most_practised(class: &Class) -> Arc<str> {
    class.houses().into_iter().next().unwrap_or_else(|| "".into())
}
