//! Any texts are a pack with its pages, houses, pieces and glossary, or have flaws, each within its file; none stops
//! the program.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tailleur::lesson::{Files, ProofCache, changes, check_thoroughly};
use tailleur::rules::house::HouseLibrary;

static HOUSES: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);

/// Parts the files of a pack; what follows it on its line is the name of the next.
const CUT: &str = "\n==== ";
const PACK: &str =
    r#"(id: "fuzz", version: 1, title: { "en": "Fuzz" }, about: { "en": "Fuzz" }, lessons: ["01-fuzz"])"#;

fuzz_target!(|text: &str| {
    let mut files: Files = [("pack.ron".to_owned(), PACK.to_owned())].into();
    let mut parts = text.split(CUT);
    if let Some(lesson) = parts.next() {
        files.insert("01-fuzz.ron".to_owned(), lesson.to_owned());
    }
    for (name, text) in parts.filter_map(|part| part.split_once('\n')) {
        files.insert(name.to_owned(), text.to_owned());
    }
    for flaw in check_thoroughly(Some("fuzz"), &files, &HOUSES, &mut ProofCache::default()) {
        let lines = files.get(&flaw.file).map_or(1, |text| text.split('\n').count());
        assert!(flaw.place.line >= 1 && flaw.place.column >= 1, "{:?}", flaw.place);
        assert!(flaw.place <= flaw.until, "{flaw:?} ends before it begins");
        assert!(flaw.until.line <= lines.max(1), "{flaw:?} lies beyond its file");
    }
    assert!(changes(&files, &files).iter().all(|flaw| !flaw.is_fault()), "nothing changed, and something is told");
});
