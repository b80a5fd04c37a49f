//! The workshop over a real folder: what it asks for is done as the window does it.

#![expect(clippy::disallowed_methods, reason = "the workshop writes on a disk")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tailleur::app::workshop::{EditorAction, WorkshopAction as Do, WorkshopEffect};
use tailleur::app::{Action, Effect};
use tailleur::i18n::Language;
use tailleur::i18n::phrase::Phrase;
use tailleur::lesson::check;
use tailleur::platform::storage::workshop;
use tailleur::rules::house::HouseLibrary;
use tempfile::TempDir;

use crate::support::player::Player;

/// A trainer at work, with a data folder.
pub(crate) struct Bench {
    pub(crate) player: Player,
    pub(crate) data: TempDir,
    pub(crate) notices: Vec<Phrase>,
}

impl Bench {
    /// The workshop with no pack open.
    pub(crate) fn new() -> Self {
        Self::at(TempDir::new().unwrap())
    }

    /// The same in a data folder that is there already.
    pub(crate) fn at(data: TempDir) -> Self {
        let mut bench = Self { player: Player::at_the_door(Language::English, "venezia"), data, notices: Vec::new() };
        bench.work(Do::Open);
        bench
    }

    /// Puts the files of a folder of the repository where packs are written, under this name, and opens it.
    pub(crate) fn with(folder: &Path, name: &str) -> Self {
        let mut bench = Self::new();
        let to = bench.data.path().join("workshop").join(name);
        copy(folder, &to);
        bench.open(&to);
        bench
    }

    pub(crate) fn open(&mut self, folder: &Path) {
        self.work(Do::OpenFolder(folder.to_owned()));
    }

    /// The program ends in the middle, and is begun again.
    pub(crate) fn crash(self) -> Self {
        Self::at(self.data)
    }

    /// Does something, a little later than the last thing, and all that follows from it.
    pub(crate) fn work(&mut self, action: Do) {
        self.player.now = self.player.now.plus(1_500);
        self.carry(action);
    }

    fn carry(&mut self, action: Do) {
        self.player.effects.clear();
        self.player.act(Action::Workshop(action));
        let errands = std::mem::take(&mut self.player.effects).into_iter().filter_map(|effect| match effect {
            Effect::Workshop(errand) => Some(errand),
            _ => None,
        });
        for errand in errands.collect::<Vec<_>>() {
            if let WorkshopEffect::Check(revision, folder, files) = errand {
                self.carry(Do::Editor(EditorAction::Checked(
                    revision,
                    check(Some(&folder), &files, &HouseLibrary::built_in()),
                )));
                continue;
            }
            let data = self.data.path().to_owned();
            let profile = data.join("profile");
            let Ok(done) = workshop::carry_out(&data, Some(&profile), errand) else { continue };
            done.actions.into_iter().for_each(|action| self.carry(action));
            self.notices.extend(done.notices.into_iter().map(|notice| notice.phrase));
        }
    }

    /// Lets time go by until all is written.
    pub(crate) fn rest(&mut self) {
        for _ in 0..4 {
            self.work(Do::Editor(EditorAction::Tick));
        }
    }

    pub(crate) fn folder(&self) -> PathBuf {
        crate::app::workshop::actions::pack(&self.player).folder().clone()
    }

    pub(crate) fn written(&self, file: &str) -> String {
        fs::read_to_string(self.folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    /// Somebody else writes a file of the pack.
    pub(crate) fn write(&self, file: &str, text: &str) {
        fs::write(self.folder().join(file), text).unwrap();
    }
}

/// A folder with all that lies in it, once more.
pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let place = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &place);
        } else {
            fs::copy(entry.path(), place).unwrap();
        }
    }
}

/// Every file below a folder with its bytes.
pub(crate) fn everything(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            all.extend(everything(&entry.path()).into_iter().map(|(file, bytes)| (format!("{name}/{file}"), bytes)));
        } else {
            all.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    all
}

/// Every file is there with the same bytes, and no other.
pub(crate) fn same(one: &BTreeMap<String, Vec<u8>>, other: &BTreeMap<String, Vec<u8>>) {
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    for (file, bytes) in one {
        assert!(*bytes == other[file], "{file}");
    }
}
