//! Rules for every file of the repository.

use crate::support::{files, text};

/// The longest a source file may be, in lines.
const CEILING: usize = 600;

fn sources() -> Vec<String> {
    let mut all: Vec<_> =
        ["src", "tests", "benches", "examples"].iter().flat_map(|folder| files(folder, "rs")).collect();
    all.push("build.rs".to_owned());
    all.extend(files("fuzz/targets", "rs"));
    all
}

#[test]
fn every_source_file_opens_with_what_it_is() {
    let silent: Vec<_> = sources().into_iter().filter(|file| !text(file).starts_with("//! ")).collect();
    assert!(silent.is_empty(), "no //! on the first line: {silent:?}");
}

#[test]
fn no_source_file_is_longer_than_a_reader_has_patience() {
    let long: Vec<_> = sources().into_iter().filter(|file| text(file).lines().count() > CEILING).collect();
    assert!(long.is_empty(), "longer than {CEILING} lines: {long:?}");
}

#[test]
fn every_asset_has_an_origin_and_a_licence() {
    let origins = text("assets/LICENCES.md");
    for file in ["png", "svg", "otf", "ttf", "ogg"].iter().flat_map(|extension| files("assets", extension)) {
        let path = file.trim_start_matches("assets/");
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        let extension = name.rsplit_once('.').unwrap().1;
        let named = origins.contains(&format!("`{path}`"))
            || origins.contains(&format!("`{folder}/*.{extension}`"))
            || origins.contains(&format!("`{folder}/{}-*.{extension}`", name.split('-').next().unwrap()));
        assert!(named, "{file} is not in assets/LICENCES.md");
    }
}
