//! The available packs, in the order in which they are offered.

use std::sync::{Arc, LazyLock};

use include_dir::{Dir, File, include_dir};

use super::page::PICTURE_FOLDER;
use super::read::PackDraft;
use super::{Files, Lesson, LocalizedText, Pack, PackId, check, pack_voice};
use crate::i18n::FrenchCounting;
use crate::i18n::flaw::{Flaw, in_words, no_fault};
use crate::rules::house::{House, HouseLibrary};
use crate::voice::{SoundBytes, SoundFile, Speaker, Speech, SpeechPiece, Voice, pieces_of};

static LESSONS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

const BUILT_IN: [&str; 16] = [
    "tableau",
    "announcements",
    "listening",
    "first-payouts",
    "chips",
    "money",
    "stakes",
    "settling",
    "the-shoe",
    "procedure",
    "misdraws",
    "protection",
    "knowledge",
    "differences",
    "shifts",
    "table-test",
];

/// Folders beside the built-in packs.
const RESERVED: [&str; 2] = [Library::EXAMPLE, "houses"];

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Library {
    packs: Vec<Arc<Pack>>,
    flaws: Vec<Flaw>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddPackOutcome {
    Complete,
    MissingRecordings,
    Faulty,
    IdTaken,
}

impl Library {
    /// The built-in packs, read once. They are not proved at every start: the tests do that.
    pub fn built_in() -> Self {
        static READ: LazyLock<Library> = LazyLock::new(|| {
            let mut library = Library::default();
            for folder in BUILT_IN {
                let files = Library::built_in_files(folder);
                let draft = PackDraft::from_files(&files);
                library.flaws.extend(in_words(draft.flaws.clone()));
                library.packs.extend(draft.into_pack(&files, HouseLibrary::shared()).map(Arc::new));
            }
            library
        });
        READ.clone()
    }

    /// Appends a pack, proved in these houses. Unusable recordings are left out.
    pub fn add(&mut self, folder: &str, files: &Files, houses: &HouseLibrary) -> AddPackOutcome {
        let draft = PackDraft::from_files(files);
        let all_recordings = draft.all_recordings;
        let mut shelf = houses.clone();
        // It must fit the other packs' houses it names; in the rest, unfit lessons are skipped.
        for house in self.houses().filter(|house| draft.names_house(&house.id)) {
            shelf.insert_if_absent(house);
        }
        if !no_fault(&check::draft_flaws(Some(folder), files, &draft, &shelf)) {
            return AddPackOutcome::Faulty;
        }
        match draft.into_pack(files, &shelf) {
            None => AddPackOutcome::Faulty,
            Some(pack) if self.packs.iter().any(|other| other.id == pack.id) => AddPackOutcome::IdTaken,
            Some(pack) => {
                self.packs.push(Arc::new(pack));
                if all_recordings { AddPackOutcome::Complete } else { AddPackOutcome::MissingRecordings }
            }
        }
    }

    /// Recordings of an utterance: the pack's own if they cover it, else the built-in ones, else both combined. `None`
    /// if a word has no recording.
    pub fn recording(
        &self,
        pack: Option<&PackId>,
        speech: &Speech,
        counting: FrenchCounting,
    ) -> Option<Vec<SpeechPiece>> {
        let voice = self.packs.iter().find(|other| Some(&other.id) == pack).and_then(|pack| pack.voice.as_ref());
        let own = voice.filter(|voice| voice.language() == speech.language);
        let built_in = Voice::built_in(speech.language, speech.speaker);
        let pieces = |voices: &[&Voice]| pieces_of(voices, speech, counting);
        let Some(own) = own.filter(|_| speech.speaker == Speaker::Tailleur) else { return pieces(&[built_in]) };
        pieces(&[own]).or_else(|| pieces(&[built_in])).or_else(|| pieces(&[own, built_in]))
    }

    /// Id of the annotated example, which is offered to authors only.
    pub const EXAMPLE: &'static str = "example";

    /// Title of the annotated example.
    pub fn example_title() -> &'static LocalizedText {
        static TITLE: LazyLock<LocalizedText> = LazyLock::new(|| {
            let draft = PackDraft::from_files(&Library::built_in_files(Library::EXAMPLE));
            draft.pack.map(|pack| pack.title).unwrap_or_default()
        });
        &TITLE
    }

    /// True for ids that no pack of others may have: built-in packs, and the folders beside them.
    pub fn is_reserved(id: &str) -> bool {
        BUILT_IN.contains(&id) || RESERVED.contains(&id)
    }

    pub const fn built_in_folders() -> &'static [&'static str] {
        &BUILT_IN
    }

    /// Names of the built-in lessons, such as `tableau/naturals`.
    pub(super) fn lesson_names() -> &'static [String] {
        static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
            let of = |folder: &'static str| {
                let files = LESSONS.get_dir(folder).into_iter().flat_map(Dir::files);
                let stems = files.filter_map(|file| file.path().file_stem()?.to_str());
                stems.filter_map(check::id_of).map(move |id| format!("{folder}/{id}"))
            };
            BUILT_IN.into_iter().flat_map(of).collect()
        });
        &NAMES
    }

    /// The files of a built-in pack; empty if there is none.
    pub fn built_in_files(folder: &str) -> Files {
        let mut files = Files::default();
        for file in LESSONS.get_dir(folder).into_iter().flat_map(all_files) {
            let path = file.path().strip_prefix(folder).ok().and_then(|path| path.to_str());
            let Some(path) = path.map(|path| path.replace('\\', "/")) else { continue };
            if let Some(text) = file.contents_utf8().filter(|_| file.path().extension().is_some_and(|end| end == "ron"))
            {
                files.insert(path, text.to_owned());
            } else if path.starts_with(PICTURE_FOLDER) {
                files.pictures.insert(path, file.contents().into());
            } else {
                files.sounds.insert(path, SoundFile::Read(SoundBytes::BuiltIn(file.contents())));
            }
        }
        files
    }

    pub fn houses(&self) -> impl Iterator<Item = &Arc<House>> {
        self.packs.iter().flat_map(|pack| &pack.houses)
    }

    /// `own` plus the houses of all packs.
    pub fn shelf(&self, own: &HouseLibrary) -> HouseLibrary {
        let mut shelf = own.clone();
        for pack in &self.packs {
            shelf.add_sets(&pack.sets);
            for house in &pack.houses {
                shelf.insert_if_absent(house);
            }
        }
        shelf
    }

    pub fn speech_in(&self, pack: &PackId, path: &str) -> Option<Speech> {
        let voice = self.packs.iter().find(|other| other.id == *pack)?.voice.as_ref()?;
        let recording = voice.recordings().iter().find(|recording| pack_voice::is_listed_as(&recording.file, path))?;
        Some(Speech::new(voice.language(), recording.text.clone()))
    }

    pub fn packs(&self) -> impl DoubleEndedIterator<Item = &Pack> + Clone {
        self.packs.iter().map(AsRef::as_ref)
    }

    pub fn flaws(&self) -> &[Flaw] {
        &self.flaws
    }

    /// True if this share of right answers in percent passes the lesson of this name.
    pub fn is_passed_by(&self, lesson: &str, percent: u32) -> bool {
        self.find(lesson).is_some_and(|(_, lesson)| lesson.is_passed_by(percent))
    }

    /// Looks up a lesson by name, such as `tableau/naturals`.
    pub fn find(&self, name: &str) -> Option<(&Pack, &Lesson)> {
        let (pack, lesson) = name.split_once('/')?;
        let pack = self.packs.iter().find(|candidate| candidate.id == pack)?;
        Some((pack, pack.lessons.iter().find(|candidate| candidate.id == lesson)?))
    }
}

fn all_files(folder: &'static Dir<'static>) -> Vec<&'static File<'static>> {
    folder.files().chain(folder.dirs().flat_map(all_files)).collect()
}
