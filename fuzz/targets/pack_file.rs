//! Any bytes are the file of a pack or are refused with a reason; what is taken leads nowhere but into its folder.
#![no_main]

use std::io::Cursor;
use std::path::{Component, Path};

use libfuzzer_sys::fuzz_target;
use tailleur::platform::storage::pack_file::PackFile;

fuzz_target!(|bytes: &[u8]| match PackFile::read(Cursor::new(bytes)) {
    Ok(file) => {
        let listed = &file.manifest().files;
        assert_eq!(file.files().count(), listed.len(), "every file is listed");
        for (path, bytes) in file.files() {
            assert!(Path::new(path).components().all(|part| matches!(part, Component::Normal(_))), "{path}");
            assert!(listed.iter().any(|listed| listed.name == path && listed.size == bytes.len() as u64), "{path}");
        }
    }
    Err(error) => {
        let why = error.into_phrase();
        assert!(why.key.starts_with("pack-"), "{why:?}");
    }
});
