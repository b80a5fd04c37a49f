//! Does the schedule teach, and how near is it to the best possible? Simulated learners of five kinds, five policies, five
//! settings, a ceiling, and the tables of `docs/teaching.md`. `cargo bench --bench teaching` prints them, `-- write`
//! writes them into the document, `-- tune` tries the schedule on other learners, for those who change it.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::disallowed_methods, reason = "a bench prints a table")]
#![expect(clippy::indexing_slicing, reason = "the cells of a simulation are numbered")]

mod report;
mod simulator;

use std::error::Error;
use std::path::Path;

use simulator::comparison::{Row, ceiling, compare};
use simulator::{Chooser, Setting, World};

/// The learners of the tables. The schedule was never tuned on them.
const LEARNERS: std::ops::Range<u64> = 130_000..130_030;
/// The learners on which it may be tuned.
const TUNING: std::ops::Range<u64> = 9_000..9_024;

const SETTINGS: [Setting; 5] = [
    Setting::new(44, 120.0, 10),
    Setting::new(44, 300.0, 10),
    Setting::new(44, 600.0, 10),
    Setting::new(100, 300.0, 20),
    Setting::new(100, 120.0, 20),
];

const BEGINS: &str = "<!-- the tables begin -->\n";
const ENDS: &str = "<!-- the tables end -->";

/// All policies with the learners of one kind in one setting; the ceiling is the last row.
pub(crate) struct Trial {
    pub(crate) world: World,
    pub(crate) setting: Setting,
    pub(crate) rows: Vec<Row>,
}

fn main() -> Result<(), Box<dyn Error>> {
    // `cargo test --benches` only asks whether it runs.
    let asked = |what: &str| std::env::args().any(|argument| argument == what);
    if asked("--test") {
        return Ok(());
    }
    let learners = if asked("tune") { TUNING } else { LEARNERS };
    let text = if asked("forecast") { report::calibration(&learners)? } else { tables(&learners)? };
    println!("{text}");
    if asked("write") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/teaching.md");
        let before = std::fs::read_to_string(&path)?;
        let (head, rest) = before.split_once(BEGINS).ok_or("no tables begin")?;
        let (_, tail) = rest.split_once(ENDS).ok_or("no tables end")?;
        std::fs::write(&path, format!("{head}{BEGINS}{text}{ENDS}{tail}"))?;
    }
    Ok(())
}

fn tables(learners: &std::ops::Range<u64>) -> Result<String, Box<dyn Error>> {
    let mut trials = Vec::new();
    for world in World::ALL {
        for setting in SETTINGS {
            let mut rows = compare(world, setting, &Chooser::ALL, learners.clone());
            rows.push(ceiling(world, setting, learners.clone()));
            trials.push(Trial { world, setting, rows });
        }
    }
    let (first, last) = (learners.start, learners.end - 1);
    let count = learners.clone().count();
    let parts = [
        format!("{count} learners of each kind, seeds {first} to {last}.\n"),
        report::summary(&trials)?,
        report::verdict(&trials),
        report::costs(&trials)?,
        report::targets(&trials)?,
        report::calibration(learners)?,
    ];
    Ok(parts.join("\n"))
}
