//! Reads a pack's files into a [`Pack`], or reports every flaw with its place.

/// The file that describes a pack and lists its lessons.
use std::collections::BTreeMap;
use std::sync::Arc;

use ron::extensions::Extensions;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::check::{PackFlaw, PackProblem, of_pack};
use super::glossary::GLOSSARY_FILE;
use super::pack_assets::{CHIP_FOLDER, PackAssets, ron_files_in};
use super::pack_shifts::{self, GUESTS_FILE, SHIFT_FOLDER};
use super::{Files, Lesson, LocalizedText, Pack, Pass, Round, Step, TableTest, check, pack_voice};
use crate::drill::AnyDrill;
use crate::i18n::flaw::{Flaw, in_words, no_fault};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::{ChipSets, UsesChipSets};
use crate::rules::files;
use crate::rules::house::{HouseId, HouseLibrary, TableSize};
use crate::syntax::{FileSchema, Recovered, mark_rest_unchecked, too_large};
use crate::table::scenario::Scenario;
use crate::voice::{VOICE_FILE, Voice};

pub const PACK_FILE: &str = "pack.ron";
/// Maximum size of a file in bytes.
const LARGEST_FILE: usize = 1024 * 1024;
/// Maximum total size of a pack in bytes.
const LARGEST_PACK: usize = 16 * 1024 * 1024;
/// Maximum number of files in a pack.
pub const MOST_FILES: usize = 200;

/// The readable parts of a pack.
#[derive(Debug)]
pub(super) struct PackDraft {
    pub(super) pack: Option<PackFile>,
    /// Readable lessons with their file names, in list order.
    pub(super) lessons: Vec<(String, Lesson)>,
    pub(super) voice: Option<Voice>,
    /// False if some recordings are unusable, as far as known without decoding.
    pub(super) all_recordings: bool,
    pub(super) assets: PackAssets,
    /// Files that were read by correcting or omitting parts.
    pub(super) recovered: BTreeMap<String, Recovered<()>>,
    pub(super) flaws: Vec<PackFlaw>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Pack")]
pub(super) struct PackFile {
    pub(super) id: String,
    pub(super) version: u32,
    pub(super) title: LocalizedText,
    pub(super) about: LocalizedText,
    /// Languages of every text; defaults to those of the title.
    #[serde(default)]
    pub(super) languages: Vec<String>,
    #[serde(default)]
    pub(super) author: Option<String>,
    #[serde(default)]
    pub(super) licence: Option<String>,
    /// Empty for all houses; a lesson may restrict them further.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) houses: Vec<HouseId>,
    pub(super) lessons: Vec<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Lesson")]
pub(super) struct LessonFile {
    id: String,
    version: u32,
    title: LocalizedText,
    goal: LocalizedText,
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    houses: Vec<HouseId>,
    #[serde(default)]
    tables: Vec<TableSize>,
    #[serde(default)]
    after: Vec<String>,
    #[serde(default)]
    minutes: Option<u16>,
    steps: Vec<Step>,
    pass: Pass,
    #[serde(default)]
    test: Option<TableTest>,
}

impl UsesChipSets for PackFile {
    fn resolve_sets(&mut self, _: &ChipSets) -> bool {
        true
    }
}

impl UsesChipSets for LessonFile {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        let mut all_known = true;
        for round in self.steps.iter_mut().flat_map(Step::rounds_mut) {
            all_known &= round.drill.resolve_sets(sets);
        }
        for step in &mut self.steps {
            if let Step::Page { shows: Some(shows), .. } = step {
                all_known &= shows.resolve_sets(sets);
            }
        }
        all_known
    }
}

impl Pack {
    /// Reads a pack and proves it in the built-in houses.
    ///
    /// # Errors
    /// Every flaw of every file, if one of them is more than a warning.
    pub fn read(files: &Files) -> Result<Self, Vec<Flaw>> {
        Self::read_for(files, &HouseLibrary::built_in())
    }

    /// Reads a pack, proves it in these houses and decodes its recordings.
    ///
    /// # Errors
    /// Every flaw of every file, if one of them is more than a warning.
    pub fn read_for(files: &Files, houses: &HouseLibrary) -> Result<Self, Vec<Flaw>> {
        let draft = PackDraft::from_files(files);
        let flaws = check::all_draft_flaws(None, files, &draft, houses);
        if no_fault(&flaws) { draft.into_pack(files, houses).ok_or_else(Vec::new) } else { Err(flaws) }
    }
}

pub fn pack_shapes() -> FileSchema {
    files::schema::<PackFile>()
}

pub fn lesson_shapes() -> FileSchema {
    files::schema::<LessonFile>()
}

/// These files, and the pack's denomination sets.
fn files_and_sets(files: &Files, names: [&str; 2]) -> Files {
    let sets = ron_files_in(files, CHIP_FOLDER).map(|(file, text)| (file.clone(), text.clone()));
    names.into_iter().filter_map(|name| Some((name.to_owned(), files.get(name)?.clone()))).chain(sets).collect()
}

/// One readable lesson by file, unproved.
pub fn lesson_in(files: &Files, file: &str) -> Option<Lesson> {
    let only = files_and_sets(files, [PACK_FILE, file]);
    let mut draft = PackDraft::from_files(&only);
    let (id, houses) = draft.pack.as_ref().map_or((String::new(), Vec::new()), |it| (it.id.clone(), it.houses.clone()));
    // An unlisted lesson can be read as well.
    if draft.lessons.is_empty() {
        draft = PackDraft::from_files(
            &only.iter().filter(|(name, _)| *name != PACK_FILE).map(|(a, b)| (a.clone(), b.clone())).collect(),
        );
    }
    // A partly recovered lesson is not returned.
    let is_whole = |name: &String| name == file && !draft.recovered.contains_key(name);
    let place = draft.lessons.iter().position(|(name, _)| is_whole(name))?;
    let mut lessons = draft.lessons;
    let lesson = lessons.swap_remove(place).1;
    let shifts = if lesson.has_shift() { pack_shifts::unproved(files) } else { Vec::new() };
    Some(lesson.in_pack(&id, &houses, &shifts))
}

/// A scenario of a pack, such as `shifts/evening.ron`, with the houses it may name.
///
/// # Errors
/// The flaws of that file, and those of the guests.
pub fn read_shift(
    files: &Files,
    houses: &HouseLibrary,
    file: &str,
) -> Result<(Arc<Scenario>, HouseLibrary), Vec<Flaw>> {
    PackDraft::from_files(files).shift(files, houses, file).map_err(in_words)
}

/// The pictures and glossary that pages need, as a pack without lessons.
pub fn read_assets(files: &Files) -> Option<Pack> {
    let mut only = files_and_sets(files, [PACK_FILE, super::GLOSSARY_FILE]);
    only.pictures.clone_from(&files.pictures);
    let mut draft = PackDraft::from_files(&only);
    draft.flaws.clear();
    draft.into_pack(&only, &HouseLibrary::default())
}

impl PackDraft {
    /// True if the pack or one of its lessons names this house.
    pub(super) fn names_house(&self, id: &HouseId) -> bool {
        let of_pack = self.pack.iter().flat_map(|pack| &pack.houses);
        of_pack.chain(self.lessons.iter().flat_map(|(_, lesson)| &lesson.houses)).any(|house| house == id)
    }

    pub(super) fn from_files(files: &Files) -> Self {
        let (voice, all_recordings) = pack_voice::voice(files);
        let brought = PackAssets::default();
        let (lessons, spared, flaws) = (Vec::new(), BTreeMap::new(), Vec::new());
        let mut draft = Self { pack: None, lessons, voice, all_recordings, assets: brought, recovered: spared, flaws };
        if files.len() > MOST_FILES {
            let what = text!(
                "flaw-pack-too-many-files",
                found = Fact::Number(files.len() as u64),
                most = Fact::Number(MOST_FILES as u64)
            );
            draft.flaws.push(PackFlaw::for_file(PACK_FILE, what.into()));
            return draft;
        }
        // Flaws in the list of recordings do not affect lessons.
        let texts = files.iter().filter(|(file, _)| *file != VOICE_FILE);
        let oversized = texts.filter_map(|(file, text)| too_large(file, text.len(), LARGEST_FILE));
        draft.flaws.extend(of_pack(oversized.collect()));
        let all = files.iter().filter(|(file, _)| *file != VOICE_FILE).map(|(_, text)| text.len()).sum::<usize>();
        if all > LARGEST_PACK {
            let size =
                Phrase::plain(text_key!("flaw-pack-too-large")).with("size", Fact::Number(all.div_ceil(1024) as u64));
            let what = size.with("most", Fact::Number((LARGEST_PACK / 1024) as u64));
            draft.flaws.push(PackFlaw::for_file(PACK_FILE, what.into()));
        }
        if !draft.flaws.is_empty() {
            return draft;
        }
        if let Some(text) = files.get(PACK_FILE) {
            draft.pack = draft.read(PACK_FILE, text, &["houses", "languages", "lessons"]);
        } else if !files.has_text(PACK_FILE) {
            draft.flaws.push(PackFlaw::for_file(PACK_FILE, text!("flaw-pack-no-pack-file").into()));
        }
        draft.assets = PackAssets::from_files(files);
        draft.flaws.append(&mut draft.assets.flaws);
        for file in draft.lesson_files(files) {
            let lesson = files.get(&file).and_then(|text| draft.read::<LessonFile>(&file, text, &["houses", "tables"]));
            draft.lessons.extend(lesson.map(|lesson| (file, lesson.into())));
        }
        draft
    }

    /// One of its scenarios with the houses it may name.
    ///
    /// # Errors
    /// The flaws of that file, and those of the guests.
    pub(super) fn shift(
        &self,
        files: &Files,
        houses: &HouseLibrary,
        file: &str,
    ) -> Result<(Arc<Scenario>, HouseLibrary), Vec<PackFlaw>> {
        let (shifts, mut flaws) = self.shifts(files, houses);
        flaws.retain(|flaw| flaw.file == file || flaw.file == GUESTS_FILE);
        let stem = file.rsplit('/').next().and_then(|name| name.strip_suffix(".ron"));
        match shifts.into_iter().find(|scenario| Some(scenario.id.as_str()) == stem) {
            Some(scenario) if flaws.is_empty() => Ok((scenario, self.assets.shelf(houses).0)),
            _ => Err(flaws),
        }
    }

    /// Its scenarios, read in these houses and its own, and their flaws.
    pub(super) fn shifts(&self, files: &Files, houses: &HouseLibrary) -> (Vec<Arc<Scenario>>, Vec<PackFlaw>) {
        if ron_files_in(files, SHIFT_FOLDER).next().is_none() && !files.has_text(GUESTS_FILE) {
            return (Vec::new(), Vec::new());
        }
        let (shelf, _) = self.assets.shelf(houses);
        let languages = self.pack.as_ref().map(check::languages_of);
        let codes: Vec<String> = languages.iter().flat_map(LocalizedText::languages).map(str::to_owned).collect();
        pack_shifts::shifts(files, &shelf, &codes)
    }

    /// `None` if any part could not be read.
    pub(super) fn into_pack(self, files: &Files, houses: &HouseLibrary) -> Option<Pack> {
        let (shifts, _) = self.shifts(files, houses);
        let PackFile { id, version, title, about, author, licence, houses, .. } = self.pack?;
        let lessons = self.lessons.into_iter().map(|(_, lesson)| lesson.in_pack(&id, &houses, &shifts)).collect();
        let voice = self.voice;
        let PackAssets { sets, houses, glossary, pictures, .. } = self.assets;
        let id = id.into();
        let pack = Pack {
            id,
            version,
            title,
            about,
            author,
            licence,
            lessons,
            voice,
            houses,
            sets,
            shifts,
            glossary,
            pictures,
        };
        self.flaws.is_empty().then_some(pack)
    }

    /// Names of the pack's other lessons, as used in `after`.
    pub(super) fn other_lesson_names(&self, file: &str) -> Vec<String> {
        let Some(pack) = &self.pack else { return Vec::new() };
        let others = pack.lessons.iter().filter(|name| file_of(name) != file);
        others.filter_map(|name| check::id_of(name)).map(|id| format!("{}/{id}", pack.id)).collect()
    }

    /// Lesson files in list order; without a list, all of them.
    fn lesson_files(&self, files: &Files) -> Vec<String> {
        let listed = self.pack.as_ref().map(|pack| pack.lessons.iter().map(|name| file_of(name)).collect());
        let mut names: Vec<String> =
            listed.unwrap_or_else(|| files.keys().filter(|file| is_lesson(file)).cloned().collect());
        let mut seen = std::collections::BTreeSet::new();
        names.retain(|name| name != PACK_FILE && seen.insert(name.clone()));
        names
    }

    /// Reads a file. A faulty one is read without its faulty parts if possible, so that the rest is checked too.
    fn read<T>(&mut self, file: &str, text: &str, needed: &[&str]) -> Option<T>
    where
        T: DeserializeOwned + JsonSchema + UsesChipSets,
    {
        let sets = &self.assets.sets;
        // `drill: ThirdCard(points: [3])` instead of `drill: ThirdCard((points: [3]))`.
        let more = Extensions::UNWRAP_VARIANT_NEWTYPES;
        let problems = match files::read_for(file, text, more, sets) {
            Ok(value) => return Some(value),
            Err(problems) => problems,
        };
        let Some(spared) = files::recover(text, more, needed, sets) else {
            self.flaws.extend(of_pack(mark_rest_unchecked(text, problems)));
            return None;
        };
        self.flaws.extend(of_pack(problems));
        let (value, rest) = spared.split();
        self.recovered.insert(file.to_owned(), rest);
        Some(value)
    }

    /// The text of a file, as recovered.
    pub(super) fn text<'d>(&'d self, files: &'d Files, file: &str) -> Option<&'d str> {
        self.recovered.get(file).map(|spared| spared.text.as_str()).or_else(|| files.get(file).map(String::as_str))
    }

    pub(super) fn is_incomplete(&self, file: &str) -> bool {
        self.recovered.get(file).is_some_and(|spared| spared.has_omissions)
    }

    /// Maps flaws of the recovered text to the file's original positions.
    pub(super) fn to_source_places(&self, file: &str, flaws: Vec<PackFlaw>) -> Vec<PackFlaw> {
        let Some(spared) = self.recovered.get(file) else { return flaws };
        // The missing part may have been omitted during recovery.
        let missed = |flaw: &PackFlaw| spared.has_omissions && flaw.what == PackProblem::NoQuestions;
        flaws.into_iter().filter(|flaw| !missed(flaw)).map(|flaw| spared.map_back(flaw)).collect()
    }
}

impl From<LessonFile> for Lesson {
    fn from(file: LessonFile) -> Self {
        let LessonFile { id, version, title, goal, houses, tables, after, minutes, steps, pass, test } = file;
        let id = id.into();
        Self { id, version, title, goal, houses, tables, after, minutes, steps, pass, test }
    }
}

impl Lesson {
    /// The lesson within its pack: its questions bear the pack's id, its houses default to the pack's, and its shifts
    /// may be the pack's.
    pub(super) fn in_pack(mut self, pack: &str, houses: &[HouseId], shifts: &[Arc<Scenario>]) -> Self {
        if self.houses.is_empty() {
            self.houses = houses.to_vec();
        }
        for step in &mut self.steps {
            match step {
                Step::Ask(Round { drill: AnyDrill::Authored(authored), .. }) => pack.clone_into(&mut authored.pack),
                Step::Shift(step) => step.of_pack = shifts.iter().find(|own| own.id == step.scenario).cloned(),
                Step::Read(_)
                | Step::Page { .. }
                | Step::Example { .. }
                | Step::Drill(_)
                | Step::Mixed(_)
                | Step::Ask(_) => {}
            }
        }
        self
    }
}

/// File path of a listed lesson.
pub(super) fn file_of(listed: &str) -> String {
    format!("{listed}.ron")
}

/// True for RON files that should be lessons.
pub(super) fn is_lesson(file: &str) -> bool {
    let is_ron = std::path::Path::new(file).extension().is_some_and(|ending| ending == "ron");
    is_ron && !file.contains('/') && ![PACK_FILE, VOICE_FILE, GLOSSARY_FILE, GUESTS_FILE].contains(&file)
}
