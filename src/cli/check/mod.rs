//! `tailleur check`: reads houses, lessons and recordings and says everything that is wrong with them at once.

mod sounds;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::args::{command as command_of, many};
use super::stop::Stop;
use super::{Status, World, args};
use crate::drill::knowledge::Deck;
use crate::lesson::{self, PACK_FILE};
use crate::machine::disk::{self, Unreadable};
use crate::machine::packs;
use crate::rules::flaw::Flaw;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};
use crate::voice::{SOUNDS_FILE, VOICE_FILE};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("check", "cli-check", "cli-usage-check", words)
        .arg(many("paths", "cli-value-path", "cli-paths", words).required(true))
}

/// What a file is, by its place.
enum Kind {
    /// A `.ron` file in a folder `houses`, or one that was named by itself and is of no pack.
    House,
    /// Part of a lesson pack: beside a `pack.ron`, or named like a lesson.
    OfAPack,
    /// Knowledge cards: a `.ron` file in a folder `knowledge` that is no pack.
    Cards,
    /// What clauses say and on what texts differ: a `.ron` file in a folder `clauses`.
    Clauses,
    /// The recordings of a voice: a `voice.ron` that is of no pack.
    Voice,
    /// Sounds that are no words: a `sounds.ron`.
    Noises,
    /// Nothing that is checked.
    Other,
}

impl Kind {
    fn of(path: &Path, named: &Path) -> Self {
        let is_ron = path.extension().is_some_and(|end| end == "ron");
        let lies_in = |name: &str| path.parent().and_then(Path::file_name).is_some_and(|folder| folder == name);
        let is_numbered =
            || path.file_name().is_some_and(|name| name.as_encoded_bytes().first().is_some_and(u8::is_ascii_digit));
        match is_ron {
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

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let mut check = Check { words, houses: Shelf::built_in(), checked: 0, faults: Vec::new(), measures: Vec::new() };
    let mut lists = Vec::new();
    let (mut houses, mut cards, mut clauses, mut packs) = (Vec::new(), Vec::new(), Vec::new(), BTreeSet::new());
    for path in matches.get_many::<String>("paths").into_iter().flatten() {
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
                Kind::OfAPack => packs.extend(file.parent().map(folder_of)),
                Kind::Other => {}
            }
        }
    }
    // Houses first: a pack may be for one of those that are checked with it.
    for file in &houses {
        check.house(file);
    }
    for file in &cards {
        check.cards(file);
    }
    check.clauses(&clauses);
    for folder in &packs {
        check.pack(folder);
    }
    for list in &lists {
        check.recordings(list);
    }
    for fault in &check.faults {
        writeln!(world.errors, "{fault}")?;
    }
    let faults = check.faults.len() as u64;
    if check.checked == 0 && faults == 0 {
        return Err(Stop::Usage(Phrase::plain("check-nothing")));
    }
    for measures in &check.measures {
        writeln!(world.output, "{measures}")?;
    }
    let summary = Phrase::plain("check-summary").with("files", Fact::Number(check.checked));
    writeln!(world.output, "{}", words.say(&summary.with("faults", Fact::Number(faults)), &Names::default()))?;
    Ok(if faults == 0 { Status::Done } else { Status::Wrong })
}

/// What has been checked so far.
struct Check<'w> {
    words: &'w Words,
    /// The built-in houses, and those found without fault.
    houses: Shelf,
    /// How many files.
    checked: u64,
    /// What is wrong, each in a sentence with its place.
    faults: Vec<String>,
    /// What the recordings of each list measure, in a sentence.
    measures: Vec<String>,
}

impl Check<'_> {
    fn house(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        match House::read(&path.display().to_string(), &text) {
            Ok(house) => self.houses.add(house),
            Err(flaws) => self.faults.extend(flaws.iter().map(|flaw| sentence(flaw, self.words))),
        }
    }

    fn cards(&mut self, path: &Path) {
        self.checked += 1;
        let Some(text) = self.text(path) else { return };
        if let Err(flaws) = Deck::read(&path.display().to_string(), &text) {
            self.faults.extend(flaws.iter().map(|flaw| sentence(flaw, self.words)));
        }
    }

    /// All of them together: what is alike is so both ways.
    fn clauses(&mut self, paths: &[PathBuf]) {
        self.checked += paths.len() as u64;
        let files = paths.iter().filter_map(|path| Some((path.display().to_string(), self.text(path)?)));
        let files: Vec<(String, String)> = files.collect();
        self.faults.extend(lesson::clauses::across(&files).iter().map(|flaw| sentence(flaw, self.words)));
    }

    fn pack(&mut self, folder: &Path) {
        let found = packs::read(folder);
        self.checked += found.count() as u64;
        for (file, fault) in &found.unread {
            self.unreadable(&folder.join(file), fault);
        }
        let name = folder.file_name().and_then(|name| name.to_str());
        let flaws = lesson::check(name, &found.files, &self.houses);
        // A file that cannot be read has been reported; it is not missing as well.
        self.tell(folder, flaws.into_iter().filter(|flaw| !misses_one_of(&found.unread, flaw)));
    }

    /// Puts flaws of files in this folder into words.
    fn tell(&mut self, folder: &Path, flaws: impl Iterator<Item = Flaw>) {
        self.faults.extend(flaws.map(|flaw| {
            let file = folder.join(&flaw.file).display().to_string();
            sentence(&Flaw { file, ..flaw }, self.words)
        }));
    }

    /// The text of a file; what keeps it from being read is noted.
    fn text(&mut self, path: &Path) -> Option<String> {
        disk::read_text(path, disk::MOST_OF_A_TEXT).map_err(|fault| self.unreadable(path, &fault)).ok()
    }

    fn unreadable(&mut self, path: &Path, fault: &disk::Unreadable) {
        self.faults.push(self.words.say(&fault.phrase(path), &Names::default()));
    }
}

/// Whether a flaw says that one of these files is missing.
fn misses_one_of(files: &BTreeMap<String, Unreadable>, flaw: &Flaw) -> bool {
    let named = |is: &dyn Fn(&str, &str) -> bool| {
        let texts =
            flaw.what.facts.iter().filter_map(|(_, fact)| if let Fact::Text(text) = fact { Some(text) } else { None });
        texts.into_iter().any(|text| files.keys().any(|file| is(file, text)))
    };
    match &*flaw.what.key {
        "flaw-pack-no-pack-file" => files.contains_key(PACK_FILE),
        "flaw-pack-lesson-missing" => named(&|file, lesson| file.strip_suffix(".ron") == Some(lesson)),
        "voice-no-list" => files.contains_key(VOICE_FILE),
        "voice-file-missing" => named(&|file, sound| Path::new(file).ends_with(sound)),
        _ => false,
    }
}

/// A folder by a name that can be opened: that of the folder one stands in is empty in `pack.ron`.
fn folder_of(parent: &Path) -> PathBuf {
    if parent.as_os_str().is_empty() { PathBuf::from(".") } else { parent.to_owned() }
}

/// The files at a path and under it, and what could not be looked into.
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
