//! Any bytes are the log of a shift up to a flaw with its place; whatever acts it has can be done, and the perfect agent
//! works on behind them.
#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use tailleur::rules::house::HouseLibrary;
use tailleur::table::agent::{Perfect, Playing};
use tailleur::table::log::ShiftLog;
use tailleur::table::scenario::{Scenario, built_in};

static HOUSES: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);
static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(built_in);

/// Acts of a log that are done, and moves of the agent behind them.
const ACTS: usize = 60;
const MOVES: usize = 60;

/// Length of a line's checksum with the space after it.
const SUM: usize = 9;

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    // A checksum is never hit upon by chance: the same records with the right ones.
    let mut sealed = Vec::new();
    for line in bytes.split(|byte| *byte == b'\n') {
        let record = line.get(SUM..).unwrap_or_default();
        sealed.extend_from_slice(format!("{:08x} ", crc32fast::hash(record)).as_bytes());
        sealed.extend_from_slice(record);
        sealed.push(b'\n');
    }
    check(&sealed);
});

fn check(bytes: &[u8]) {
    let (log, flaw) = match ShiftLog::read(bytes) {
        Ok(read) => read,
        Err(flaw) => {
            assert_eq!(flaw.line, 1);
            return;
        }
    };
    assert_eq!(flaw.is_none(), log.sound == bytes.len(), "{flaw:?}");
    assert!(flaw.is_none_or(|flaw| flaw.line >= 2 && flaw.column >= 1), "{flaw:?}");
    let (again, _) = ShiftLog::read(&bytes[..log.sound]).expect("the sound part is sound");
    assert_eq!(again, log);
    let Some(scenario) = SCENARIOS.iter().find(|scenario| scenario.id == log.head.scenario) else { return };
    let Some(house) = HOUSES.get(log.head.house.as_str()) else { return };
    let Ok(mut shift) = log.head.begin(scenario, &Arc::clone(house)) else { return };
    // By themselves: `replay` would stop at the first that leaves another table.
    for timed in log.acts.iter().take(ACTS) {
        shift.act(timed.by, &timed.act, timed.at);
    }
    let mut agent = Perfect;
    let mut playing = Playing::new(&mut shift, &mut agent);
    (0..MOVES).map_while(|_| playing.step()).for_each(drop);
    std::hint::black_box(shift.report());
}
