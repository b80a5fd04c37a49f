//! `tailleur pack export`: the questions of a pack as GIFT, CSV or an Anki package.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::import::print_notes;
use crate::cli::args::{self, command as command_of, excerpt, number, option, positional};
use crate::cli::error::CommandError;
use crate::cli::flaw_line::flaw_line;
use crate::cli::{Status, World};
use crate::documents::MOST;
#[cfg(feature = "anki")]
use crate::documents::export::anki::{Package, package};
use crate::documents::export::{ExportOptions, PackExport};
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::exchange::ExchangeNotes;
use crate::lesson::{LessonId, Library, PACK_FILE, Pack};
#[cfg(feature = "anki")]
use crate::platform::clock;
use crate::platform::storage::{disk, files, packs, question_files};
use crate::rules::house::{House, HouseLibrary};

type PicturesByPath = BTreeMap<String, Arc<[u8]>>;

/// Without the feature `anki`, the last is not known.
const FORMATS: &[&str] = if cfg!(feature = "anki") { &["gift", "csv", "anki"] } else { &["gift", "csv"] };

pub(super) fn command(words: &Catalog) -> Command {
    command_of("export", text_key!("cli-pack-export"), text_key!("cli-usage-pack-export"), words)
        .arg(positional("pack", text_key!("cli-value-pack-or-folder"), text_key!("cli-pack-export-pack"), words))
        .arg(positional("file", text_key!("cli-value-file"), text_key!("cli-pack-export-file"), words))
        .arg(option("to", text_key!("cli-value-format"), text_key!("cli-pack-export-to"), words).required(true))
        .arg(
            option("lesson", text_key!("cli-value-name"), text_key!("cli-pack-export-lesson"), words)
                .action(clap::ArgAction::Append),
        )
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-pack-export-house"), words))
        .arg(option("seed", text_key!("cli-value-number"), text_key!("cli-pack-export-seed"), words))
        .arg(option("count", text_key!("cli-value-number"), text_key!("cli-pack-export-count"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str).unwrap_or_default();
    let format = text("to");
    if !FORMATS.contains(&format) {
        let known = Fact::Text(FORMATS.join(", "));
        let what = text!("exchange-unknown-format", found = Fact::Text(excerpt(format)), known = known);
        return Err(CommandError::Usage(what));
    }
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_default();
    let count = number(matches, "count", 0, MOST.into())?.map(|count| count as u32);
    let house = matches.get_one::<String>("house").map(|_| args::house(matches, words).map(Arc::new)).transpose()?;
    let mut houses = HouseLibrary::built_in();
    if let Some(house) = &house {
        houses.add(House::clone(house));
    }
    let (pack, pictures) = pack(text("pack"), &houses, words, world)?;
    for own in &pack.houses {
        houses.insert_if_absent(own);
    }
    let lessons = matches.get_many::<String>("lesson").into_iter().flatten();
    let lessons: Vec<LessonId> = lessons.map(|id| id.as_str().into()).collect();
    if let Some(unknown) = lessons.iter().find(|id| !pack.lessons.iter().any(|lesson| lesson.id == **id)) {
        let known: Vec<&str> = pack.lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        let what = text!(
            "exchange-no-such-lesson",
            found = Fact::Text(excerpt(unknown.as_str())),
            known = Fact::Text(known.join(", "))
        );
        return Err(CommandError::Usage(what));
    }
    let wanted =
        ExportOptions { pack: &pack, lessons: &lessons, house: house.as_ref(), houses: &houses, words, seed, count };
    let mut leaving = PackExport::gather(&wanted);
    let (bytes, more) = encode(format, &mut leaving, &pictures, words)?;
    for notes in leaving.notes.iter().chain(&more) {
        print_notes(notes, words, world)?;
    }
    if leaving.count() == 0 {
        return Err(CommandError::Wrong(text!("exchange-nothing-to-take-out")));
    }
    question_files::write_file(Path::new(text("file")), &bytes).map_err(CommandError::Usage)?;
    let what = text!(
        "exchange-exported",
        count = Fact::Number(leaving.count() as u64),
        place = files::path_fact(Path::new(text("file")))
    );
    writeln!(world.output, "{}", words.render(&what, &HouseTerms::default()))?;
    Ok(Status::Done)
}

/// Contents of the file, and notes on what could not be exported.
fn encode(
    format: &str,
    leaving: &mut PackExport,
    pictures: &PicturesByPath,
    words: &Catalog,
) -> Result<(Vec<u8>, Vec<ExchangeNotes>), CommandError> {
    let not_made = |why: String| CommandError::Wrong(text!("exchange-not-made", why = Fact::Text(why)));
    match format {
        "gift" => Ok((leaving.gift(words).into_bytes(), Vec::new())),
        "csv" => leaving.table(words).map(|bytes| (bytes, Vec::new())).ok_or_else(|| not_made("CSV".to_owned())),
        #[cfg(not(feature = "anki"))]
        _ => Err(not_made(format!("{format}, {} pictures", pictures.len()))),
        #[cfg(feature = "anki")]
        _ => {
            let made = clock::time_of_day().millis() / 1_000;
            package(&Package { leaving, words, pictures, made }).map_err(not_made)
        }
    }
}

/// The built-in pack of this name, or the pack in this folder.
fn pack(
    name: &str,
    houses: &HouseLibrary,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<(Pack, PicturesByPath), CommandError> {
    let library = Library::built_in();
    if let Some(pack) = library.packs().find(|pack| pack.id == name) {
        return Ok((pack.clone(), PicturesByPath::new()));
    }
    let folder = Path::new(name);
    let files = packs::read(folder).files;
    if !disk::is_folder(folder) || !files.contains_key(PACK_FILE) {
        let known: Vec<&str> = library.packs().map(|pack| pack.id.as_str()).collect();
        let what =
            text!("exchange-no-such-pack", found = Fact::Text(excerpt(name)), known = Fact::Text(known.join(", ")));
        return Err(CommandError::Usage(what));
    }
    let pack = match Pack::read_for(&files, houses) {
        Ok(pack) => pack,
        Err(flaws) => {
            for flaw in flaws {
                let file = folder.join(&flaw.file).display().to_string();
                writeln!(world.errors, "{}", flaw_line(&Flaw { file, ..flaw }, words))?;
            }
            let place = files::path_fact(&folder.join(PACK_FILE));
            return Err(CommandError::Wrong(text!("exchange-pack-faulty", place = place)));
        }
    };
    Ok((pack, files.pictures))
}
