//! `tailleur pack import`: converts question files of other programs to lessons of a pack.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use crate::cli::args::{self, command as command_of, flag, option, positional_list};
use crate::cli::error::CommandError;
use crate::cli::flaw_line::flaw_line;
use crate::cli::{Status, World};
use crate::drill::AnyDrill;
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::lesson::exchange::{ExchangeNotes, ExistingPack, ImportOptions, ImportedLessons, Importer, pack_id};
use crate::lesson::{self, Files, PACK_FILE, Pack, Step};
use crate::platform::storage::{files, packs, question_files};
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::one_line;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("import", text_key!("cli-pack-import"), text_key!("cli-usage-pack-import"), words)
        .arg(
            positional_list("files", text_key!("cli-value-file"), text_key!("cli-pack-import-files"), words)
                .required(true),
        )
        .arg(option("out", text_key!("cli-value-folder"), text_key!("cli-pack-import-out"), words))
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-pack-import-house"), words))
        .arg(flag("as-coups", text_key!("cli-pack-import-coups"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let paths: Vec<PathBuf> = matches.get_many::<String>("files").into_iter().flatten().map(PathBuf::from).collect();
    let mut shelf = HouseLibrary::built_in();
    let named = matches.get_one::<String>("house").map(|_| args::house(matches, words).map(Arc::new)).transpose()?;
    let houses: Vec<Arc<House>> = match &named {
        Some(house) => vec![Arc::clone(house)],
        None => shelf.iter().cloned().collect(),
    };
    if let Some(house) = &named {
        shelf.add(House::clone(house));
    }
    let code = words.language().code();
    let reading = ImportOptions { code, houses: &houses, as_coups: matches.get_flag("as-coups") };
    let ids: Vec<String> = named.iter().map(|house| house.id.to_string()).collect();
    let mut importer = Importer::new(reading, ids.clone());
    for path in &paths {
        let bytes = question_files::read(path).map_err(CommandError::Usage)?;
        importer.add(&path.display().to_string(), &bytes);
    }
    let first = paths.first().map(|path| question_files::stem_of(path)).unwrap_or_default();
    let folder = matches.get_one::<String>("out").map_or_else(|| PathBuf::from(pack_id(&first)), PathBuf::from);
    let there = TargetPack::in_folder(&folder, &shelf, words, world)?;
    let lessons = importer.finish(&there.beside, &mut |file, name| question_files::read_picture(Path::new(file), name));
    for notes in &lessons.notes {
        print_notes(notes, words, world)?;
    }
    if lessons.files.is_empty() {
        return Err(CommandError::Wrong(text!("exchange-nothing")));
    }
    let pack_file = there.pack_file(&folder, &first, &lessons, &ids)?;
    question_files::write_pack(&folder, &lessons, &pack_file).map_err(CommandError::Wrong)?;
    print_summary(&folder, &lessons, words, world)?;
    check(&folder, &there.with_lessons(&lessons, pack_file), &shelf, words, world)
}

/// The pack already in the folder; empty if there is none.
#[derive(Default)]
struct TargetPack {
    files: Files,
    beside: ExistingPack,
}

impl TargetPack {
    /// Fails if the pack in the folder has faults.
    fn in_folder(
        folder: &Path,
        shelf: &HouseLibrary,
        words: &Catalog,
        world: &mut World<'_>,
    ) -> Result<Self, CommandError> {
        let files = packs::read(folder).files;
        if !files.contains_key(PACK_FILE) {
            return Ok(Self::default());
        }
        let pack = match Pack::read_for(&files, shelf) {
            Ok(pack) => pack,
            Err(flaws) => {
                print_flaws(folder, &flaws, words, world)?;
                let place = files::path_fact(&folder.join(PACK_FILE));
                return Err(CommandError::Wrong(text!("exchange-pack-faulty", place = place)));
            }
        };
        let asked = pack.lessons.iter().flat_map(|lesson| &lesson.steps).filter_map(|step| match step {
            Step::Ask(round) => Some(&round.drill),
            _ => None,
        });
        let authored = asked.filter_map(|drill| match drill {
            AnyDrill::Authored(authored) => Some(&authored.questions),
            _ => None,
        });
        let spoken = |language: &Language| pack.title.languages().any(|code| code == language.code());
        let beside = ExistingPack {
            lessons: pack.lessons.iter().map(|lesson| lesson.id.to_string()).collect(),
            questions: authored.flatten().map(|question| question.id.clone()).collect(),
            languages: Language::ALL.into_iter().filter(spoken).collect(),
            pictures: files.pictures.clone(),
        };
        Ok(Self { files, beside })
    }

    /// `pack.ron` extended by the new lessons.
    fn pack_file(
        &self,
        folder: &Path,
        title: &str,
        lessons: &ImportedLessons,
        houses: &[String],
    ) -> Result<String, CommandError> {
        match self.files.get(PACK_FILE) {
            None => Ok(lessons.pack_file(&pack_id(&question_files::name_of(folder)), title, houses)),
            Some(text) => lessons.append_to_list(text).ok_or_else(|| {
                let place = files::path_fact(&folder.join(PACK_FILE));
                CommandError::Wrong(text!("exchange-pack-unlisted", place = place))
            }),
        }
    }

    /// The files of the pack once the new lessons are written.
    fn with_lessons(self, lessons: &ImportedLessons, pack_file: String) -> Files {
        let mut whole = self.files;
        let new = lessons.as_files(pack_file);
        whole.pictures.extend(new.pictures.clone());
        whole.extend(new.iter().map(|(name, text)| (name.clone(), text.clone())));
        whole
    }
}

/// Prints the number of questions imported, changed and left out.
fn print_summary(
    folder: &Path,
    lessons: &ImportedLessons,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let what = text!(
        "exchange-imported",
        entries = Fact::Number(lessons.entries as u64),
        lessons = Fact::Number(lessons.files.len() as u64),
        place = files::path_fact(folder)
    );
    writeln!(world.output, "{}", words.render(&what, &HouseTerms::default()))?;
    let changed: usize = lessons.notes.iter().map(ExchangeNotes::changed_count).sum();
    let left: usize = lessons.notes.iter().map(ExchangeNotes::omitted_count).sum();
    if changed + left > 0 {
        let what = text!("exchange-summary", changed = Fact::Number(changed as u64), left = Fact::Number(left as u64));
        writeln!(world.errors, "{}", words.render(&what, &HouseTerms::default()))?;
    }
    Ok(())
}

/// Prints every change and omission with its place.
pub(super) fn print_notes(notes: &ExchangeNotes, words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    let mut lines: Vec<(String, u64)> = Vec::new();
    for note in notes.as_slice() {
        let line = words.render(&note.phrase(), &HouseTerms::default());
        let line = format!("{}:{}:{}: {line}", note.file, note.place.line, note.place.column);
        match lines.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => lines.push((line, 1)),
        }
    }
    for (line, times) in lines {
        let line = one_line(&line);
        if times == 1 {
            writeln!(world.errors, "{line}")?;
        } else {
            let what = text!("exchange-times", line = Fact::Text(line.into_owned()), times = Fact::Number(times));
            writeln!(world.errors, "{}", words.render(&what, &HouseTerms::default()))?;
        }
    }
    if notes.unlisted_count() > 0 {
        let what = text!("exchange-beyond", count = Fact::Number(notes.unlisted_count() as u64));
        writeln!(world.errors, "{}", words.render(&what, &HouseTerms::default()))?;
    }
    Ok(())
}

/// Checks the written pack as `tailleur check` does.
fn check(
    folder: &Path,
    pack: &Files,
    shelf: &HouseLibrary,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let flaws = lesson::check(None, pack, shelf);
    if flaws.is_empty() {
        return Ok(Status::Done);
    }
    print_flaws(folder, &flaws, words, world)?;
    let what = text!("exchange-flaws-left", count = Fact::Number(flaws.len() as u64));
    writeln!(world.errors, "{}", words.render(&what, &HouseTerms::default()))?;
    Ok(Status::Done)
}

fn print_flaws(folder: &Path, flaws: &[Flaw], words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    for flaw in flaws {
        let file = folder.join(&flaw.file).display().to_string();
        writeln!(world.errors, "{}", flaw_line(&Flaw { file, ..flaw.clone() }, words))?;
    }
    Ok(())
}
