//! The packs there are: those that travel inside the program, in the order in which they are offered.

use include_dir::{Dir, include_dir};

use super::read::Draft;
use super::{Files, Lesson, Pack};
use crate::rules::flaw::Flaw;

static LESSONS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// The built-in packs, the one to begin with first.
const BUILT_IN: [&str; 13] = [
    "tableau",
    "announcements",
    "listening",
    "first-payouts",
    "chips",
    "stakes",
    "settling",
    "the-shoe",
    "procedure",
    "misdraws",
    "knowledge",
    "differences",
    "table-test",
];

/// Packs, in the order in which they are offered.
#[derive(Debug, Clone, Default)]
pub struct Library {
    packs: Vec<Pack>,
    flaws: Vec<Flaw>,
}

impl Library {
    /// The packs inside the program. They are proved by the tests, not again at every start.
    #[must_use]
    pub fn built_in() -> Self {
        let mut library = Self::default();
        for folder in BUILT_IN {
            let draft = Draft::of(&Self::files_of(folder));
            library.flaws.extend(draft.flaws.iter().cloned());
            library.packs.extend(draft.finish());
        }
        library
    }

    /// The names of the folders of the built-in packs.
    #[must_use]
    pub const fn folders() -> &'static [&'static str] {
        &BUILT_IN
    }

    /// The files of a built-in pack; none where there is no such pack.
    #[must_use]
    pub fn files_of(folder: &str) -> Files {
        let files = LESSONS.get_dir(folder).into_iter().flat_map(Dir::files);
        files
            .filter_map(|file| {
                let name = file.path().file_name()?.to_str()?;
                Some((name.to_owned(), file.contents_utf8()?.to_owned()))
            })
            .collect()
    }

    /// The packs.
    #[must_use]
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// What keeps a pack from being offered.
    #[must_use]
    pub fn flaws(&self) -> &[Flaw] {
        &self.flaws
    }

    /// The lesson of a name such as `tableau/naturals`, with its pack.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<(&Pack, &Lesson)> {
        let (pack, lesson) = name.split_once('/')?;
        let pack = self.packs.iter().find(|candidate| candidate.id == pack)?;
        Some((pack, pack.lessons.iter().find(|candidate| candidate.id == lesson)?))
    }
}
