//! A pack as one file: built, read, refused, installed, and the commands that do it.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

mod building;
mod commands;
mod hostile;
mod installing;
mod raw;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tailleur::lesson::Library;
use tailleur::platform::storage::pack_file::{PackHome, SigningKey, build};
use tailleur::rules::house::HouseLibrary;
use tempfile::TempDir;

/// The texts of a small pack of this version, with so many lessons.
pub(crate) fn texts(version: u32, lessons: usize) -> Vec<(String, String)> {
    let files = Library::built_in_files("tableau");
    let lessons: Vec<&String> = files.keys().filter(|name| *name != "pack.ron").take(lessons).collect();
    let listed: Vec<String> = lessons.iter().map(|name| format!("{:?}", name.trim_end_matches(".ron"))).collect();
    let pack = format!(
        "(\n    id: \"maison\",\n    version: {version},\n    title: {{ \"fr\": \"La maison\", \"it\": \"La casa\", \"en\": \"The house\" }},\n    \
         about: {{ \"fr\": \"Nos règles.\", \"it\": \"Le nostre regole.\", \"en\": \"Our rules.\" }},\n    \
         author: \"Anne Moreau\",\n    licence: \"CC-BY-4.0\",\n    lessons: [{}],\n)\n",
        listed.join(", ")
    );
    let texts = lessons.iter().map(|name| ((*name).clone(), files[*name].clone()));
    texts.chain([("pack.ron".to_owned(), pack)]).collect()
}

/// Lays the files of a pack into a folder.
pub(crate) fn lay(folder: &Path, texts: &[(String, String)]) {
    fs::create_dir_all(folder).unwrap();
    for (name, text) in texts {
        fs::write(folder.join(name), text).unwrap();
    }
}

/// A place with a data folder in which Anna has a profile.
pub(crate) struct Place {
    pub(crate) dir: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        let place = Self { dir: TempDir::new().unwrap() };
        fs::create_dir_all(place.profile()).unwrap();
        fs::write(place.profile().join("profile.ron"), "(name:\"Anna\",created:Some(1790000000000))").unwrap();
        place
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.path("data")
    }

    pub(crate) fn profile(&self) -> PathBuf {
        self.data().join("profiles/anna")
    }

    /// Builds the pack of these texts.
    pub(crate) fn built(&self, name: &str, texts: &[(String, String)], secret: Option<&SigningKey>) -> PathBuf {
        let (folder, out) = (self.path(&format!("{name}-folder")), self.path(&format!("{name}.tailleur-pack")));
        lay(&folder, texts);
        build(&folder, Some(&out), secret, &HouseLibrary::built_in()).unwrap();
        out
    }

    /// Does something with Anna's home.
    pub(crate) fn at_home<T>(&self, work: impl FnOnce(PackHome<'_>) -> T) -> T {
        work(PackHome { data: &self.data(), profile: &self.profile() })
    }
}

/// A key without a password.
pub(crate) fn key() -> SigningKey {
    SigningKey::open(&SigningKey::generate(None).unwrap().0, None).unwrap()
}

/// Every file and folder below a folder, with what stands in it.
pub(crate) fn tree(folder: &Path) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            all.extend(tree(&path));
            all.insert(path, None);
        } else {
            let bytes = fs::read(&path).unwrap();
            all.insert(path, Some(bytes));
        }
    }
    all
}
