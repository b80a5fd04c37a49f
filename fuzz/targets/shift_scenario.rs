//! Any text is a scenario or has flaws, each with its place; one that a house can have is played for a while.
#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use tailleur::rules::house::HouseLibrary;
use tailleur::table::Shift;
use tailleur::table::agent::{Perfect, Playing};
use tailleur::table::scenario::Scenario;

static HOUSES: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);

/// Moves of the agent in one shift.
const MOVES: usize = 120;

fuzz_target!(|text: &str| {
    match Scenario::read("fuzz.ron", text) {
        Ok(scenario) => {
            assert_eq!(scenario.id, "fuzz", "the id is the file's name");
            let scenario = Arc::new(scenario);
            let Some(mut shift) = HOUSES.iter().find_map(|house| Shift::new(&scenario, house, 1).ok()) else { return };
            let mut agent = Perfect;
            let mut playing = Playing::new(&mut shift, &mut agent);
            (0..MOVES).map_while(|_| playing.step()).for_each(drop);
            std::hint::black_box(shift.report());
        }
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
