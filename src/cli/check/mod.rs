//! `tailleur check`: checks houses, lessons and recordings and reports all flaws at once.

mod document;
mod drawn;
mod reference;
mod sounds;
mod telling;
mod watching;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use self::reference::reference;
use self::telling::Telling;
use super::args::{command as command_of, flag, many, option};
use super::stop::Stop;
use super::{Status, World, args};
use crate::drill::knowledge::Deck;
use crate::lesson::{self, CHIP_FOLDER, HOUSE_FOLDER, PACK_FILE, Unproved};
use crate::machine::disk::{self, Unreadable};
use crate::machine::{packs, proving};
use crate::rules::flaw::Flaw;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};
use crate::voice::{SOUNDS_FILE, VOICE_FILE};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("check", "cli-check", "cli-usage-check", words)
        .arg(many("paths", "cli-value-path", "cli-paths", words).required_unless_present("reference"))
        .arg(flag("strict", "cli-strict", words))
        .arg(flag("json", "cli-check-json", words))
        .arg(flag("watch", "cli-watch", words))
        .arg(option("since", "cli-value-path", "cli-since", words))
        .arg(
            flag("reference", "cli-reference", words).conflicts_with_all(["strict", "json", "watch", "since", "paths"]),
        )
}

enum Kind {
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
    /// Not checked.
    Other,
}

impl Kind {
    fn of(path: &Path, named: &Path) -> Self {
        let is_ron = path.extension().is_some_and(|end| end == "ron");
        let lies_in = |name: &str| path.parent().and_then(Path::file_name).is_some_and(|folder| folder == name);
        let is_numbered =
            || path.file_name().is_some_and(|name| name.as_encoded_bytes().first().is_some_and(u8::is_ascii_digit));
        match is_ron {
            true if is_brought(path) => Self::OfAPack,
            true if lies_in("houses") => Self::House,
            true if is_numbered() || disk::is_there(&path.with_file_name(PACK_FILE)) => Self::OfAPack,
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
fn is_brought(path: &Path) -> bool {
    let Some(folder) = path.parent() else { return false };
    let named = folder.file_name().is_some_and(|name| name == HOUSE_FOLDER || name == CHIP_FOLDER);
    named && disk::is_there(&folder.with_file_name(PACK_FILE))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    if matches.get_flag("reference") {
        write!(world.output, "{}", reference(words))?;
        return Ok(Status::Done);
    }
    let paths: Vec<String> = matches.get_many::<String>("paths").into_iter().flatten().cloned().collect();
    let since = matches.get_one::<String>("since").map(PathBuf::from);
    let look = |cores| look(&paths, since.as_deref(), words, cores);
    let telling =
        Telling { words, json: matches.get_flag("json"), strict: matches.get_flag("strict"), painted: world.painted };
    if matches.get_flag("watch") {
        return watching::run(&paths, &telling, look, world);
    }
    telling.all(&look(world.cores)?, world)
}

/// Checks everything under `paths`; with `since` also the changes from that older version of the pack.
fn look<'w>(paths: &[String], since: Option<&Path>, words: &'w Words, cores: usize) -> Result<Check<'w>, Stop> {
    let mut check = Check::new(words, cores);
    let mut lists = Vec::new();
    let (mut houses, mut cards, mut clauses, mut packs) = (Vec::new(), Vec::new(), Vec::new(), BTreeSet::new());
    for path in paths {
        let named = Path::new(path);
        let (files, unreadable) = files_of(named)?;
        for (path, fault) in unreadable {
            check.unreadable(&path, &fault);
        }
        for file in files {
            match Kind::of(&file, named) {
                Kind::House => houses.push(file),
                Kind::Cards => cards.push(file),
                Kind::Clauses => clauses.push(file),
                Kind::Voice | Kind::Noises => lists.push(file),
                Kind::OfAPack if is_brought(&file) => packs.extend(file.parent().and_then(Path::parent).map(folder_of)),
                Kind::OfAPack => packs.extend(file.parent().map(folder_of)),
                Kind::Other => {}
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
    check.clauses(&clauses);
    check.packs(&packs);
    for list in &lists {
        check.recordings(list);
    }
    if let Some(since) = since {
        check.since(since, &packs)?;
    }
    if check.checked == 0 && check.found.is_empty() {
        return Err(Stop::Usage(Phrase::plain("check-nothing")));
    }
    Ok(check)
}

/// A flaw and the text of its file, if that could be read.
#[derive(Debug, Clone)]
struct Told {
    flaw: Flaw,
    text: Option<Arc<str>>,
}

struct Check<'w> {
    words: &'w Words,
    /// Built-in houses and those found without fault.
    houses: Shelf,
    cores: usize,
    checked: u64,
    found: Vec<Told>,
    /// One sentence per list of recordings.
    measures: Vec<String>,
}

impl<'w> Check<'w> {
    fn new(words: &'w Words, cores: usize) -> Self {
        Self { words, houses: Shelf::built_in(), cores, checked: 0, found: Vec::new(), measures: Vec::new() }
    }

    fn house(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        match House::read(&path.display().to_string(), &text) {
            Ok(house) => self.houses.add(house),
            Err(flaws) => self.note(flaws, &text),
        }
    }

    fn cards(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        if let Err(flaws) = Deck::read(&path.display().to_string(), &text) {
            self.note(flaws, &text);
        }
    }

    /// Checks the clause files together, since likeness must be mutual.
    fn clauses(&mut self, paths: &[PathBuf]) {
        self.checked += paths.len() as u64;
        let files = paths.iter().filter_map(|path| Some((path.display().to_string(), self.text(path)?)));
        let files: Vec<(String, String)> = files.collect();
        for flaw in lesson::clauses::across(&files) {
            let text = files.iter().find(|(name, _)| *name == flaw.file).map(|(_, text)| text.as_str().into());
            self.found.push(Told { flaw, text });
        }
    }

    /// Checks the packs in these folders. Each distinct drill is proved once, on all cores.
    fn packs(&mut self, folders: &BTreeSet<PathBuf>) {
        let read: Vec<(&PathBuf, packs::Folder)> = folders.iter().map(|folder| (folder, packs::read(folder))).collect();
        let unproved = Unproved::of(read.iter().map(|(_, found)| &found.files), &self.houses);
        let mut proofs = proving::prove(self.cores, unproved);
        for (folder, found) in &read {
            self.checked += found.count() as u64;
            for (file, fault) in &found.unread {
                self.unreadable(&folder.join(file), fault);
            }
            let name = folder.file_name().and_then(|name| name.to_str());
            let flaws = lesson::thorough(name, &found.files, &self.houses, &mut proofs);
            // An unreadable file has been reported; it is not missing as well.
            let flaws = flaws.into_iter().filter(|flaw| !misses_one_of(&found.unread, flaw));
            self.tell(folder, flaws, |file| found.files.get(file).cloned());
        }
    }

    /// Reports the changes of the only checked pack since its older version in `old`.
    fn since(&mut self, old: &Path, folders: &BTreeSet<PathBuf>) -> Result<(), Stop> {
        let [folder] = folders.iter().collect::<Vec<_>>()[..] else {
            return Err(Stop::Usage(Phrase::plain("check-since-one")));
        };
        let (old_files, new) = (packs::read(old).files, packs::read(folder).files);
        if !old_files.contains_key(PACK_FILE) {
            let place = Fact::Text(old.display().to_string());
            return Err(Stop::Usage(Phrase::plain("check-since-none").with("place", place)));
        }
        self.tell(folder, lesson::changes(&old_files, &new).into_iter(), |file| new.get(file).cloned());
        Ok(())
    }

    /// Adds flaws of files in this folder, with their texts.
    fn tell(&mut self, folder: &Path, flaws: impl Iterator<Item = Flaw>, text: impl Fn(&str) -> Option<String>) {
        let mut texts: BTreeMap<String, Option<Arc<str>>> = BTreeMap::new();
        self.found.extend(flaws.map(|flaw| {
            let text = texts.entry(flaw.file.clone()).or_insert_with_key(|file| text(file).map(Into::into)).clone();
            let file = folder.join(&flaw.file).display().to_string();
            Told { flaw: Flaw { file, ..flaw }, text }
        }));
    }

    fn note(&mut self, flaws: Vec<Flaw>, text: &str) {
        let text: Arc<str> = text.into();
        self.found.extend(flaws.into_iter().map(|flaw| Told { flaw, text: Some(Arc::clone(&text)) }));
    }

    /// Text of a file; an unreadable one is recorded as a flaw.
    fn text(&mut self, path: &Path) -> Option<String> {
        disk::read_text(path, disk::MOST_OF_A_TEXT).map_err(|fault| self.unreadable(path, &fault)).ok()
    }

    fn unreadable(&mut self, path: &Path, fault: &disk::Unreadable) {
        let flaw = Flaw::of_file(&path.display().to_string(), fault.phrase(path));
        self.found.push(Told { flaw, text: None });
    }
}

/// True if the flaw reports one of these files as missing.
fn misses_one_of(files: &BTreeMap<String, Unreadable>, flaw: &Flaw) -> bool {
    let named = |is: &dyn Fn(&str, &str) -> bool| {
        let texts = flaw
            .said()
            .facts
            .iter()
            .filter_map(|(_, fact)| if let Fact::Text(text) = fact { Some(text) } else { None });
        texts.into_iter().any(|text| files.keys().any(|file| is(file, text)))
    };
    match &*flaw.said().key {
        "flaw-pack-no-pack-file" => files.contains_key(PACK_FILE),
        "flaw-pack-lesson-missing" => named(&|file, lesson| file.strip_suffix(".ron") == Some(lesson)),
        "voice-no-list" => files.contains_key(VOICE_FILE),
        "voice-file-missing" => named(&|file, sound| Path::new(file).ends_with(sound)),
        _ => false,
    }
}

/// `parent`, or `.` for the empty parent of a bare file name.
fn folder_of(parent: &Path) -> PathBuf {
    if parent.as_os_str().is_empty() { PathBuf::from(".") } else { parent.to_owned() }
}

/// Files at and below a path, and the entries that could not be read.
type Found = (Vec<PathBuf>, Vec<(PathBuf, disk::Unreadable)>);

fn files_of(path: &Path) -> Result<Found, Stop> {
    if disk::is_folder(path) {
        return Ok(disk::walk(path));
    }
    match disk::open_plain(path) {
        Ok(_) => Ok((vec![path.to_owned()], Vec::new())),
        Err(fault) => Err(Stop::Usage(fault.phrase(path))),
    }
}

/// A flaw with its place: `houses/mine.ron:12:5: …`.
pub(super) fn sentence(flaw: &Flaw, words: &Words) -> String {
    let Flaw { file, place, what, .. } = flaw;
    format!("{file}:{}:{}: {}", place.line, place.column, words.say(what, &Names::default()))
}
