//! `tailleur check`: checks houses, lessons and recordings and reports all flaws at once.

mod document;
mod printer;
mod reference;
mod render;
mod sounds;
mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use self::printer::CheckPrinter;
use self::reference::reference;
use super::args::{command as command_of, flag, option, positional_list};
use super::error::CommandError;
use super::{Status, World, args};
use crate::drill::knowledge::Deck;
use crate::i18n::Catalog;
use crate::i18n::flaw::{Flaw, in_words};
use crate::i18n::phrase::Fact;
use crate::lesson::{self, CHIP_FOLDER, HOUSE_FOLDER, PACK_FILE, PendingProof, SHIFT_FOLDER};
use crate::platform::parallel_check;
use crate::platform::storage::disk;
use crate::platform::storage::packs;
use crate::rules::house::{House, HouseLibrary};
use crate::table::scenario::{Scenario, ScenarioShelf};
use crate::voice::{SOUNDS_FILE, VOICE_FILE};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("check", text_key!("cli-check"), text_key!("cli-usage-check"), words)
        .arg(
            positional_list("paths", text_key!("cli-value-path"), text_key!("cli-paths"), words)
                .required_unless_present("reference"),
        )
        .arg(flag("strict", text_key!("cli-strict"), words))
        .arg(flag("json", text_key!("cli-check-json"), words))
        .arg(flag("watch", text_key!("cli-watch"), words))
        .arg(option("since", text_key!("cli-value-path"), text_key!("cli-since"), words))
        .arg(
            flag("reference", text_key!("cli-reference"), words)
                .conflicts_with_all(["strict", "json", "watch", "since", "paths"]),
        )
}

enum CheckedFileKind {
    /// A `.ron` file in a folder `houses`, or one named as an argument that belongs to no pack.
    House,
    /// Beside a `pack.ron`, or with the file name of a lesson.
    OfAPack,
    /// A `.ron` file in a folder `knowledge` outside of packs.
    Cards,
    /// A `.ron` file in a folder `clauses`.
    Clauses,
    /// A `voice.ron` outside of packs.
    Voice,
    /// A `sounds.ron`: sounds that are no words.
    Noises,
    /// A scenario of a shift, outside a pack.
    Shift,
    /// Not checked.
    Other,
}

impl CheckedFileKind {
    fn from_path(path: &Path, named: &Path) -> Self {
        let is_ron = path.extension().is_some_and(|end| end == "ron");
        let lies_in = |name: &str| path.parent().and_then(Path::file_name).is_some_and(|folder| folder == name);
        let is_numbered =
            || path.file_name().is_some_and(|name| name.as_encoded_bytes().first().is_some_and(u8::is_ascii_digit));
        // A pack may itself be called `shifts`.
        let is_beside_pack = disk::exists(&path.with_file_name(PACK_FILE));
        match is_ron {
            true if is_pack_asset(path) => Self::OfAPack,
            true if lies_in("houses") => Self::House,
            true if lies_in(SHIFT_FOLDER) && !is_beside_pack => Self::Shift,
            true if is_numbered() || is_beside_pack => Self::OfAPack,
            true if path.ends_with(VOICE_FILE) => Self::Voice,
            true if path.ends_with(SOUNDS_FILE) => Self::Noises,
            true if lies_in("knowledge") => Self::Cards,
            true if lies_in("clauses") => Self::Clauses,
            true if path == named => Self::House,
            _ => Self::Other,
        }
    }
}

/// A file in a pack's own folder of houses or chips.
fn is_pack_asset(path: &Path) -> bool {
    let Some(folder) = path.parent() else { return false };
    let is_named =
        |name: &std::ffi::OsStr| [HOUSE_FOLDER, CHIP_FOLDER, SHIFT_FOLDER].into_iter().any(|known| name == known);
    let named = folder.file_name().is_some_and(is_named);
    named && disk::exists(&folder.with_file_name(PACK_FILE))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    if matches.get_flag("reference") {
        write!(world.output, "{}", reference(words))?;
        return Ok(Status::Done);
    }
    let paths: Vec<String> = matches.get_many::<String>("paths").into_iter().flatten().cloned().collect();
    let since = matches.get_one::<String>("since").map(PathBuf::from);
    let look = |cores| check_paths(&paths, since.as_deref(), words, cores);
    let telling = CheckPrinter {
        words,
        json: matches.get_flag("json"),
        strict: matches.get_flag("strict"),
        painted: world.painted,
    };
    if matches.get_flag("watch") {
        return watch::run(&paths, &telling, look, world);
    }
    telling.print_all(&look(world.cores)?, world)
}

/// Checks everything under `paths`; with `since` also the changes from that older version of the pack.
fn check_paths<'w>(
    paths: &[String],
    since: Option<&Path>,
    words: &'w Catalog,
    cores: usize,
) -> Result<CheckRun<'w>, CommandError> {
    let mut check = CheckRun::new(words, cores);
    let (mut lists, mut shifts) = (Vec::new(), Vec::new());
    let (mut houses, mut cards, mut clauses, mut packs) = (Vec::new(), Vec::new(), Vec::new(), BTreeSet::new());
    for path in paths {
        let named = Path::new(path);
        let (files, unreadable) = files_of(named)?;
        for (path, fault) in unreadable {
            check.add_unreadable(&path, &fault);
        }
        for file in files {
            match CheckedFileKind::from_path(&file, named) {
                CheckedFileKind::House => houses.push(file),
                CheckedFileKind::Shift => shifts.push(file),
                CheckedFileKind::Cards => cards.push(file),
                CheckedFileKind::Clauses => clauses.push(file),
                CheckedFileKind::Voice | CheckedFileKind::Noises => lists.push(file),
                CheckedFileKind::OfAPack if is_pack_asset(&file) => {
                    packs.extend(file.parent().and_then(Path::parent).map(openable_folder));
                }
                CheckedFileKind::OfAPack => packs.extend(file.parent().map(openable_folder)),
                CheckedFileKind::Other => {}
            }
        }
    }
    // Houses first: a pack may refer to one checked in the same run.
    for file in &houses {
        check.house(file);
    }
    for file in &cards {
        check.cards(file);
    }
    for file in &shifts {
        check.shift(file);
    }
    check.clauses(&clauses);
    check.packs(&packs);
    for list in &lists {
        check.recordings(list);
    }
    if let Some(since) = since {
        check.compare_with(since, &packs)?;
    }
    if check.checked == 0 && check.found.is_empty() {
        return Err(CommandError::Usage(text!("check-nothing")));
    }
    Ok(check)
}

/// A flaw and what is known of its file.
#[derive(Debug, Clone)]
struct FlawWithText {
    flaw: Flaw,
    text: FlawedText,
}

#[derive(Debug, Clone)]
enum FlawedText {
    Known(Arc<str>),
    Unknown,
    /// The flaw is that the file cannot be read.
    Unreadable,
}

impl From<Option<Arc<str>>> for FlawedText {
    fn from(text: Option<Arc<str>>) -> Self {
        text.map_or(Self::Unknown, Self::Known)
    }
}

struct CheckRun<'w> {
    words: &'w Catalog,
    /// Built-in houses and those found without fault.
    houses: HouseLibrary,
    cores: usize,
    checked: u64,
    found: Vec<FlawWithText>,
    /// One sentence per list of recordings.
    measures: Vec<String>,
}

impl<'w> CheckRun<'w> {
    fn new(words: &'w Catalog, cores: usize) -> Self {
        Self { words, houses: HouseLibrary::built_in(), cores, checked: 0, found: Vec::new(), measures: Vec::new() }
    }

    fn house(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        match House::read(&path.display().to_string(), &text) {
            Ok(house) => self.houses.add(house),
            Err(flaws) => self.add_flaws_in(in_words(flaws), &text),
        }
    }

    fn shift(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        let shelf = ScenarioShelf { houses: &self.houses, ..ScenarioShelf::built_in() };
        if let Err(flaws) = Scenario::read_for(&path.display().to_string(), &text, shelf) {
            self.add_flaws_in(in_words(flaws), &text);
        }
    }

    fn cards(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        if let Err(flaws) = Deck::read(&path.display().to_string(), &text) {
            self.add_flaws_in(flaws, &text);
        }
    }

    /// Checks the clause files together, since likeness must be mutual.
    fn clauses(&mut self, paths: &[PathBuf]) {
        self.checked += paths.len() as u64;
        let files = paths.iter().filter_map(|path| Some((path.display().to_string(), self.text(path)?)));
        let files: Vec<(String, String)> = files.collect();
        for flaw in lesson::clauses::cross_check(&files) {
            let text = files.iter().find(|(name, _)| *name == flaw.file).map(|(_, text)| Arc::from(text.as_str()));
            self.found.push(FlawWithText { flaw, text: text.into() });
        }
    }

    /// Checks the packs in these folders. Each distinct drill is proved once, on all cores.
    fn packs(&mut self, folders: &BTreeSet<PathBuf>) {
        let mut read: Vec<(&PathBuf, packs::PackFolder)> =
            folders.iter().map(|folder| (folder, packs::read(folder))).collect();
        let unproved = PendingProof::collect(read.iter().map(|(_, found)| &found.files), &self.houses);
        let mut proofs = parallel_check::prove(self.cores, unproved);
        for (folder, found) in &mut read {
            self.checked += found.count() as u64;
            for (file, fault) in &found.unread {
                self.add_unreadable(&folder.join(file), fault);
            }
            let name = folder.file_name().and_then(|name| name.to_str());
            found.files.add_unreadable(found.unread.keys());
            let flaws = lesson::check_thoroughly(name, &found.files, &self.houses, &mut proofs);
            self.add_flaws(folder, flaws.into_iter(), |file| found.files.get(file).cloned());
        }
    }

    /// Reports the changes of the only checked pack since its older version in `old`.
    fn compare_with(&mut self, old: &Path, folders: &BTreeSet<PathBuf>) -> Result<(), CommandError> {
        let [folder] = folders.iter().collect::<Vec<_>>()[..] else {
            return Err(CommandError::Usage(text!("check-since-one")));
        };
        let (old_files, new) = (packs::read(old).files, packs::read(folder).files);
        if !old_files.contains_key(PACK_FILE) {
            let place = Fact::Text(old.display().to_string());
            return Err(CommandError::Usage(text!("check-since-none", place = place)));
        }
        self.add_flaws(folder, lesson::changes(&old_files, &new).into_iter(), |file| new.get(file).cloned());
        Ok(())
    }

    /// Adds flaws of files in this folder, with their texts.
    fn add_flaws(&mut self, folder: &Path, flaws: impl Iterator<Item = Flaw>, text: impl Fn(&str) -> Option<String>) {
        let mut texts: BTreeMap<String, Option<Arc<str>>> = BTreeMap::new();
        self.found.extend(flaws.map(|flaw| {
            let text = texts.entry(flaw.file.clone()).or_insert_with_key(|file| text(file).map(Into::into)).clone();
            let file = folder.join(&flaw.file).display().to_string();
            FlawWithText { flaw: Flaw { file, ..flaw }, text: text.into() }
        }));
    }

    fn add_flaws_in(&mut self, flaws: Vec<Flaw>, text: &str) {
        let text = FlawedText::Known(text.into());
        self.found.extend(flaws.into_iter().map(|flaw| FlawWithText { flaw, text: text.clone() }));
    }

    /// Text of a file; an unreadable one is recorded as a flaw.
    fn text(&mut self, path: &Path) -> Option<String> {
        disk::read_text(path, disk::MOST_OF_A_TEXT).map_err(|fault| self.add_unreadable(path, &fault)).ok()
    }

    fn add_unreadable(&mut self, path: &Path, fault: &disk::Unreadable) {
        let flaw = Flaw::for_file(&path.display().to_string(), fault.phrase(path));
        self.found.push(FlawWithText { flaw, text: FlawedText::Unreadable });
    }
}

/// `parent`, or `.` for the empty parent of a bare file name.
fn openable_folder(parent: &Path) -> PathBuf {
    if parent.as_os_str().is_empty() { PathBuf::from(".") } else { parent.to_owned() }
}

/// Files at and below a path, and the entries that could not be read.
type WalkedFiles = (Vec<PathBuf>, Vec<(PathBuf, disk::Unreadable)>);

fn files_of(path: &Path) -> Result<WalkedFiles, CommandError> {
    if disk::is_folder(path) {
        let (mut files, faults) = disk::walk(path);
        // Hidden files of an editor or the workshop are not part of a pack.
        let is_hidden = |part: std::path::Component<'_>| part.as_os_str().to_string_lossy().starts_with('.');
        files.retain(|file| !file.strip_prefix(path).unwrap_or(file).components().any(is_hidden));
        return Ok((files, faults));
    }
    match disk::open_plain(path) {
        Ok(_) => Ok((vec![path.to_owned()], Vec::new())),
        Err(fault) => Err(CommandError::Usage(fault.phrase(path))),
    }
}
