//! `tailleur sheet`: a worksheet of a lesson or a drill, as text, JSON or PDF.

/// Default number of questions of a drill sheet.
use std::path::Path;
use std::sync::Arc;

use clap::{Arg, ArgMatches, Command};
use ron::extensions::Extensions;

use super::args::{command as command_of, excerpt, flag, no_such_table, number, option, table_option};
use super::error::CommandError;
use super::flaw_line::flaw_line;
use super::{Status, World, args};
use crate::documents::pdf::ClassBundle;
use crate::documents::poster::{Poster, PosterSize};
use crate::documents::{self, MOST, Worksheet};
use crate::drill::AnyDrill;
use crate::i18n::Catalog;
use crate::i18n::flaw::in_words;
use crate::i18n::phrase::Fact;
use crate::lesson::{Lesson, Library, objection};
use crate::platform::storage::{class, files};
use crate::progress::class::roster::RosterPerson;
use crate::rules::house::{House, HouseLibrary, TableSize};

const USUAL: u32 = 20;

pub(super) fn command(words: &Catalog) -> Command {
    let what = Arg::new("what")
        .value_name(words.message(text_key!("cli-value-sheet")))
        .help(words.message(text_key!("cli-sheet-what")))
        .help_heading(words.message(text_key!("cli-arguments")))
        .required_unless_present_any(["poster", "schema"]);
    command_of("sheet", text_key!("cli-sheet"), text_key!("cli-usage-sheet"), words)
        .arg(what)
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-sheet-house"), words))
        .arg(table_option(words))
        .arg(
            option("seed", text_key!("cli-value-number"), text_key!("cli-sheet-seed"), words)
                .required_unless_present_any(["poster", "schema"]),
        )
        .arg(option("count", text_key!("cli-value-number"), text_key!("cli-sheet-count"), words))
        .arg(flag("key", text_key!("cli-sheet-key"), words))
        .arg(flag("json", text_key!("cli-json"), words))
        .arg(option("pdf", text_key!("cli-value-file"), text_key!("cli-sheet-pdf"), words).conflicts_with("json"))
        .arg(
            option("roster", text_key!("cli-value-file"), text_key!("cli-sheet-roster"), words)
                .requires("pdf")
                .conflicts_with("key"),
        )
        .arg(
            flag("poster", text_key!("cli-sheet-poster"), words)
                .requires("house")
                .requires("pdf")
                .conflicts_with_all(["what", "seed", "count", "key", "roster"]),
        )
        .arg(
            flag("schema", text_key!("cli-sheet-schema"), words).conflicts_with_all([
                "what", "seed", "count", "house", "table", "key", "json", "pdf", "roster", "poster",
            ]),
        )
        .arg(option("size", text_key!("cli-value-size"), text_key!("cli-sheet-size"), words).requires("poster"))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    if matches.get_flag("poster") {
        write_poster(matches, words)?;
        return Ok(Status::Done);
    }
    if matches.get_flag("schema") {
        let schema = documents::json_schema().map_err(|error| not_made(&error.to_string()))?;
        writeln!(world.output, "{schema}")?;
        return Ok(Status::Done);
    }
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_default();
    let count = number(matches, "count", 1, MOST.into())?.map(|count| count as u32);
    let house = match matches.get_one::<String>("house") {
        Some(_) => Some(Arc::new(args::house(matches, words)?)),
        None => None,
    };
    let table = args::table(matches)?;
    if let Some(list) = matches.get_one::<String>("roster") {
        write_bundle(matches, Path::new(list), (house, table), (seed, count), words)?;
        return Ok(Status::Done);
    }
    let what = matches.get_one::<String>("what").map(String::as_str).unwrap_or_default();
    let sheet = match what.split_once('/').filter(|_| !what.contains('(')) {
        Some(_) => lesson_sheet(what, (house, table), seed, count)?,
        None => drill_sheet(what, (house, table), seed, count, words)?,
    };
    let key = matches.get_flag("key");
    if let Some(path) = matches.get_one::<String>("pdf") {
        write_pdf(&sheet, words, key, Path::new(path))?;
    } else if matches.get_flag("json") {
        let json = documents::json(&sheet, words, key).map_err(|error| not_made(&error.to_string()))?;
        writeln!(world.output, "{json}")?;
    } else {
        write!(world.output, "{}", documents::text(&sheet, words, key))?;
    }
    Ok(Status::Done)
}

/// One sheet per person of the roster, and one key.
fn write_bundle(
    matches: &ArgMatches,
    list: &Path,
    (house, table): AskedHouse,
    (seed, count): (u64, Option<u32>),
    words: &Catalog,
) -> Result<(), CommandError> {
    let names = class::read_roster(list)
        .map_err(|error| CommandError::Wrong(error.into_phrase()))?
        .people
        .iter()
        .map(RosterPerson::name)
        .collect();
    let name = matches.get_one::<String>("what").map(String::as_str).unwrap_or_default();
    let library = Library::built_in();
    let Some((_, lesson)) = library.find(name) else {
        return Err(no_such_lesson(name));
    };
    check_questions(name, lesson)?;
    let house = house_for(lesson, (house, table), &HouseLibrary::built_in())?;
    let count = count.unwrap_or_else(|| lesson.questions());
    let bundle = ClassBundle::of_lesson(names, lesson, &house, seed, count);
    let bytes = bundle.pdf(words).map_err(|error| not_made(&format!("{error:?}")))?;
    let path = Path::new(matches.get_one::<String>("pdf").map(String::as_str).unwrap_or_default());
    files::replace(path, &bytes)
        .map_err(|error| CommandError::Usage(files::notice(text_key!("sheet-not-written"), path, &error)))
}

pub(super) fn no_such_lesson(name: &str) -> CommandError {
    CommandError::Usage(text!("sheet-no-such-lesson", found = Fact::Text(excerpt(name))))
}

/// The requested house and table, as far as they were given.
pub(super) type AskedHouse = (Option<Arc<House>>, Option<TableSize>);

/// The requested house, or the first of the shelf that the lesson allows, at the requested table, or the first at which
/// the lesson can be asked.
pub(super) fn house_for(
    lesson: &Lesson,
    (house, table): AskedHouse,
    shelf: &HouseLibrary,
) -> Result<Arc<House>, CommandError> {
    let house = match house {
        Some(house) if lesson.is_for(&house.id) => house,
        Some(house) => return Err(not_for(lesson, &house)),
        None => first_house(shelf, |house| {
            lesson.is_for(&house.id) && table.is_none_or(|table| house.table(table).is_some())
        })?,
    };
    args::at_table(lesson, &house, table)
}

fn lesson_sheet(name: &str, asked: AskedHouse, seed: u64, count: Option<u32>) -> Result<Worksheet, CommandError> {
    let library = Library::built_in();
    let Some((_, lesson)) = library.find(name) else {
        return Err(no_such_lesson(name));
    };
    check_questions(name, lesson)?;
    let house = house_for(lesson, asked, &HouseLibrary::built_in())?;
    let count = count.unwrap_or_else(|| lesson.questions()).min(MOST);
    Ok(Worksheet::of_lesson(lesson, house, seed, count))
}

/// A shift at the table cannot be printed as a worksheet.
fn check_questions(name: &str, lesson: &Lesson) -> Result<(), CommandError> {
    if lesson.questions() > 0 {
        return Ok(());
    }
    Err(CommandError::Wrong(text!("sheet-is-a-shift", lesson = Fact::Text(name.to_owned()))))
}

fn drill_sheet(
    text: &str,
    (house, table): AskedHouse,
    seed: u64,
    count: Option<u32>,
    words: &Catalog,
) -> Result<Worksheet, CommandError> {
    // A bare name such as `ThirdCard` means the drill with its default options.
    let written = if text.contains('(') { text.to_owned() } else { format!("{text}()") };
    let read = crate::rules::files::read_with::<AnyDrill>("", &written, Extensions::UNWRAP_VARIANT_NEWTYPES);
    let drill = read.map_err(in_words).map_err(|flaws| {
        let lines: Vec<String> = flaws.iter().map(|flaw| flaw_line(flaw, words)).collect();
        let phrase = text!(
            "sheet-no-such-drill",
            found = Fact::Text(excerpt(text)),
            flaw = Fact::Text(lines.join("\n")),
            known = Fact::Text(AnyDrill::NAMES.join(", "))
        );
        CommandError::Usage(phrase)
    })?;
    let house = match house {
        Some(house) => house,
        None => first_house(&HouseLibrary::built_in(), |house| {
            table.is_none_or(|table| house.table(table).is_some()) && objection(&drill, house).is_none()
        })?,
    };
    let house = house_at_table(&drill, &house, table)?;
    Ok(Worksheet::of_drill(drill, house, seed, count.unwrap_or(USUAL)))
}

/// The house at the requested table, or at the first at which the drill can be asked.
fn house_at_table(drill: &AnyDrill, house: &House, table: Option<TableSize>) -> Result<Arc<House>, CommandError> {
    let sizes: Vec<TableSize> =
        table.map_or_else(|| house.tables.iter().map(|table| table.size).collect(), |size| vec![size]);
    let mut objected = None;
    for at in sizes.into_iter().filter_map(|size| house.at_table(size)) {
        match objection(drill, &at) {
            None => return Ok(Arc::new(at)),
            Some(what) => objected = objected.or(Some(what)),
        }
    }
    Err(objected.map_or_else(|| no_such_table(house), |flaw| CommandError::Wrong(flaw.into())))
}

fn first_house(shelf: &HouseLibrary, will_do: impl Fn(&House) -> bool) -> Result<Arc<House>, CommandError> {
    let found = shelf.iter().find(|house| will_do(house)).cloned();
    found.ok_or_else(|| CommandError::Wrong(text!("sheet-no-house")))
}

fn not_for(lesson: &Lesson, house: &House) -> CommandError {
    let phrase =
        text!("sheet-not-for", house = Fact::Text(house.id.to_string()), houses = Fact::Text(lesson.houses.join(", ")));
    CommandError::Wrong(phrase)
}

fn write_poster(matches: &ArgMatches, words: &Catalog) -> Result<(), CommandError> {
    let house = Arc::new(args::house(matches, words)?);
    let size = match matches.get_one::<String>("size") {
        None => PosterSize::default(),
        Some(name) => PosterSize::from_name(name)
            .ok_or_else(|| CommandError::Usage(text!("poster-no-such-size", found = Fact::Text(excerpt(name)))))?,
    };
    let bytes = Poster { house, size }.pdf(words).map_err(|error| not_made(&format!("{error:?}")))?;
    let path = Path::new(matches.get_one::<String>("pdf").map(String::as_str).unwrap_or_default());
    files::replace(path, &bytes)
        .map_err(|error| CommandError::Usage(files::notice(text_key!("sheet-not-written"), path, &error)))
}

fn write_pdf(sheet: &Worksheet, words: &Catalog, key: bool, path: &Path) -> Result<(), CommandError> {
    let bytes = documents::pdf::pdf(sheet, words, key).map_err(|error| not_made(&format!("{error:?}")))?;
    files::replace(path, &bytes)
        .map_err(|error| CommandError::Usage(files::notice(text_key!("sheet-not-written"), path, &error)))
}

fn not_made(why: &str) -> CommandError {
    CommandError::Usage(text!("sheet-not-made", why = Fact::Text(excerpt(why))))
}
