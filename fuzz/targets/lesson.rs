//! Any text is a lesson of a pack or has flaws, each with its place; none stops the program.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tailleur::lesson::{Files, Pack};
use tailleur::rules::house::HouseLibrary;

static HOUSES: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);

/// Parts the pack's own file from its lesson's; without it the lesson lies in a pack that is in order.
const CUT: &str = "\n====\n";
const PACK: &str = r#"(id: "fuzz", version: 1, title: { "en": "Fuzz" }, about: { "en": "Fuzz" }, lessons: ["fuzz"])"#;

fuzz_target!(|text: &str| {
    let (pack, lesson) = text.split_once(CUT).unwrap_or((PACK, text));
    let files: Files = [("pack.ron", pack), ("fuzz.ron", lesson)].map(|(name, text)| (name.into(), text.into())).into();
    match Pack::read_for(&files, &HOUSES) {
        Ok(pack) => {
            for lesson in &pack.lessons {
                std::hint::black_box(lesson.questions());
            }
        }
        Err(flaws) => {
            assert!(!flaws.is_empty(), "refused without a reason");
            for flaw in flaws {
                let lines = files.get(&flaw.file).map_or(0, |text| text.lines().count());
                assert!(flaw.place.line >= 1 && flaw.place.column >= 1, "{:?}", flaw.place);
                assert!(flaw.place.line <= lines + 1, "{:?} lies beyond {}", flaw.place, flaw.file);
            }
        }
    }
});
