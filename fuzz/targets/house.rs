//! Any text is a house or has flaws, each with its place in the text; none stops the program.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::rules::house::House;

fuzz_target!(|text: &str| {
    match House::read("fuzz.ron", text) {
        Ok(house) => assert_eq!(house.id, "fuzz", "the id is the file's name"),
        Err(flaws) => {
            assert!(!flaws.is_empty(), "refused without a reason");
            for flaw in flaws {
                assert_eq!(flaw.file, "fuzz.ron");
                assert!(flaw.place.line >= 1 && flaw.place.column >= 1, "{:?}", flaw.place);
                assert!(flaw.place.line <= text.lines().count() + 1, "{:?} lies beyond the text", flaw.place);
            }
        }
    }
});
