//! `tailleur pack import`: converts question files of other programs to lessons of a pack.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use crate::cli::args::{self, command as command_of, flag, many, option};
use crate::cli::check::sentence;
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::drill::AnyDrill;
use crate::lesson::exchange::{Beside, Importer, Lessons, Notes, Reading, id_of};
use crate::lesson::{self, Files, PACK_FILE, Pack, Step};
use crate::machine::{exchange, files, packs};
use crate::rules::flaw::Flaw;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Language, Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("import", "cli-pack-import", "cli-usage-pack-import", words)
        .arg(many("files", "cli-value-file", "cli-pack-import-files", words).required(true))
        .arg(option("out", "cli-value-folder", "cli-pack-import-out", words))
        .arg(option("house", "cli-value-house", "cli-pack-import-house", words))
        .arg(flag("as-coups", "cli-pack-import-coups", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let paths: Vec<PathBuf> = matches.get_many::<String>("files").into_iter().flatten().map(PathBuf::from).collect();
    let mut shelf = Shelf::built_in();
    let named = matches.get_one::<String>("house").map(|_| args::house(matches, words).map(Arc::new)).transpose()?;
    let houses: Vec<Arc<House>> = match &named {
        Some(house) => vec![Arc::clone(house)],
        None => shelf.iter().cloned().collect(),
    };
    if let Some(house) = &named {
        shelf.add(House::clone(house));
    }
    let code = words.language().code();
    let reading = Reading { code, houses: &houses, as_coups: matches.get_flag("as-coups") };
    let ids: Vec<String> = named.iter().map(|house| house.id.clone()).collect();
    let mut importer = Importer::new(reading, ids.clone());
    for path in &paths {
        let bytes = exchange::read(path).map_err(Stop::Usage)?;
        importer.add(&path.display().to_string(), &bytes);
    }
    let first = paths.first().map(|path| exchange::stem_of(path)).unwrap_or_default();
    let folder = matches.get_one::<String>("out").map_or_else(|| PathBuf::from(id_of(&first)), PathBuf::from);
    let there = Present::in_folder(&folder, &shelf, words, world)?;
    let lessons = importer.finish(&there.beside, &mut |file, name| exchange::picture(Path::new(file), name));
    for notes in &lessons.notes {
        tell(notes, words, world)?;
    }
    if lessons.files.is_empty() {
        return Err(Stop::Wrong(Phrase::plain("exchange-nothing")));
    }
    let pack_file = there.pack_file(&folder, &first, &lessons, &ids)?;
    exchange::lay(&folder, &lessons, &pack_file).map_err(Stop::Wrong)?;
    told(&folder, &lessons, words, world)?;
    check(&folder, there.files, &lessons, pack_file, &shelf, words, world)
}

/// The pack already in the folder; empty if there is none.
#[derive(Default)]
struct Present {
    files: Files,
    beside: Beside,
}

impl Present {
    /// Fails if the pack in the folder has faults.
    fn in_folder(folder: &Path, shelf: &Shelf, words: &Words, world: &mut World<'_>) -> Result<Self, Stop> {
        let files = packs::read(folder).files;
        if !files.contains_key(PACK_FILE) {
            return Ok(Self::default());
        }
        let pack = match Pack::read_for(&files, shelf) {
            Ok(pack) => pack,
            Err(flaws) => {
                flaws_told(folder, &flaws, words, world)?;
                let place = files::shown(&folder.join(PACK_FILE));
                return Err(Stop::Wrong(Phrase::plain("exchange-pack-faulty").with("place", place)));
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
        let beside = Beside {
            lessons: pack.lessons.iter().map(|lesson| lesson.id.clone()).collect(),
            questions: authored.flatten().map(|question| question.id.clone()).collect(),
            languages: Language::ALL.into_iter().filter(spoken).collect(),
        };
        Ok(Self { files, beside })
    }

    /// `pack.ron` extended by the new lessons.
    fn pack_file(&self, folder: &Path, title: &str, lessons: &Lessons, houses: &[String]) -> Result<String, Stop> {
        match self.files.get(PACK_FILE) {
            None => Ok(lessons.pack_file(&id_of(&exchange::name_of(folder)), title, houses)),
            Some(text) => lessons.listed_in(text).ok_or_else(|| {
                let place = files::shown(&folder.join(PACK_FILE));
                Stop::Wrong(Phrase::plain("exchange-pack-unlisted").with("place", place))
            }),
        }
    }
}

/// Prints the number of questions imported, changed and left out.
fn told(folder: &Path, lessons: &Lessons, words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    let what = Phrase::plain("exchange-imported")
        .with("entries", Fact::Number(lessons.entries as u64))
        .with("lessons", Fact::Number(lessons.files.len() as u64))
        .with("place", files::shown(folder));
    writeln!(world.output, "{}", words.say(&what, &Names::default()))?;
    let changed: usize = lessons.notes.iter().map(Notes::how_many_changed).sum();
    let left: usize = lessons.notes.iter().map(Notes::how_many_left).sum();
    if changed + left > 0 {
        let what = Phrase::plain("exchange-summary").with("changed", Fact::Number(changed as u64));
        writeln!(world.errors, "{}", words.say(&what.with("left", Fact::Number(left as u64)), &Names::default()))?;
    }
    Ok(())
}

/// Prints every change and omission with its place.
pub(super) fn tell(notes: &Notes, words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    for note in notes.kept() {
        let line = note_line(&note.what, words);
        writeln!(world.errors, "{}:{}:{}: {line}", note.file, note.place.line, note.place.column)?;
    }
    if notes.beyond() > 0 {
        let what = Phrase::plain("exchange-beyond").with("count", Fact::Number(notes.beyond() as u64));
        writeln!(world.errors, "{}", words.say(&what, &Names::default()))?;
    }
    Ok(())
}

/// The note, with the question it is about.
fn note_line(what: &Phrase, words: &Words) -> String {
    let question = what.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Text(text) if *name == "question" && !text.is_empty() => Some(text.clone()),
        _ => None,
    });
    let Some(question) = question else { return words.say(what, &Names::default()) };
    let whole = Phrase::plain("exchange-about-question").with("what", Fact::Phrase(Box::new(what.clone())));
    words.say(&whole.with("question", Fact::Text(question)), &Names::default())
}

/// Checks the written pack as `tailleur check` does.
fn check(
    folder: &Path,
    mut whole: Files,
    lessons: &Lessons,
    pack_file: String,
    shelf: &Shelf,
    words: &Words,
    world: &mut World<'_>,
) -> Result<Status, Stop> {
    let new = lessons.as_files(pack_file);
    whole.pictures.extend(new.pictures.clone());
    whole.extend(new.iter().map(|(name, text)| (name.clone(), text.clone())));
    let flaws = lesson::check(None, &whole, shelf);
    if flaws.is_empty() {
        return Ok(Status::Done);
    }
    flaws_told(folder, &flaws, words, world)?;
    let what = Phrase::plain("exchange-flaws-left").with("count", Fact::Number(flaws.len() as u64));
    writeln!(world.errors, "{}", words.say(&what, &Names::default()))?;
    Ok(Status::Done)
}

fn flaws_told(folder: &Path, flaws: &[Flaw], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    for flaw in flaws {
        let file = folder.join(&flaw.file).display().to_string();
        writeln!(world.errors, "{}", sentence(&Flaw { file, ..flaw.clone() }, words))?;
    }
    Ok(())
}
