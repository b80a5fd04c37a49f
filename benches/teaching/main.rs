//! Does the schedule teach? Simulated learners of three kinds, five policies, four settings, and the
//! table of `docs/teaching.md`. `cargo bench --bench teaching` prints it, `-- write` writes it into the document,
//! `-- tune` tries the schedule on fewer and other learners, for those who change it.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::disallowed_methods, reason = "a bench prints a table")]
#![expect(clippy::indexing_slicing, reason = "the cells of a simulation are numbered")]

mod simulator;

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

use simulator::comparison::{Measure, Row, compare};
use simulator::{Chooser, Setting, World};

/// The learners of the table. The schedule was never tuned on them.
const LEARNERS: std::ops::Range<u64> = 100_000..100_300;
/// The learners on which it may be tuned.
const TUNING: std::ops::Range<u64> = 9_000..9_060;

const SETTINGS: [Setting; 5] = [
    Setting::new(44, 120.0, 10),
    Setting::new(44, 300.0, 10),
    Setting::new(44, 600.0, 10),
    Setting::new(100, 300.0, 20),
    Setting::new(100, 120.0, 20),
];

/// An earlier simulation with learners by activation, 44 cells and 300 seconds on ten days, for comparison.
const EARLIER: [(Chooser, [f64; 4], f64); 3] = [
    (Chooser::Shuffle, [0.843, 0.578, 0.659, 0.355], 0.886),
    (Chooser::Lowest, [0.864, 0.527, 0.643, 0.300], 0.888),
    (Chooser::Leitner, [0.833, 0.543, 0.636, 0.324], 0.899),
];

const BEGINS: &str = "<!-- the table begins -->\n";
const ENDS: &str = "<!-- the table ends -->";

fn main() -> Result<(), Box<dyn Error>> {
    // `cargo test --benches` only asks whether it runs.
    let asked = |what: &str| std::env::args().any(|argument| argument == what);
    if asked("--test") {
        return Ok(());
    }
    let text = table(if asked("tune") { TUNING } else { LEARNERS })?;
    println!("{text}");
    if asked("write") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/teaching.md");
        let before = std::fs::read_to_string(&path)?;
        let (head, rest) = before.split_once(BEGINS).ok_or("no table begins")?;
        let (_, tail) = rest.split_once(ENDS).ok_or("no table ends")?;
        std::fs::write(&path, format!("{head}{BEGINS}{text}{ENDS}{tail}"))?;
    }
    Ok(())
}

fn table(learners: std::ops::Range<u64>) -> Result<String, Box<dyn Error>> {
    let mut text = format!(
        "{} learners of each kind, seeds {} to {}.\n\n",
        learners.clone().count(),
        learners.start,
        learners.end - 1
    );
    writeln!(
        text,
        "| learners | cells, time | policy | recalled +1 d | fluent +1 d | recalled +14 d | fluent +14 d | right in practice |"
    )?;
    writeln!(text, "|---|---|---|---|---|---|---|---|")?;
    let mut ours: Vec<(World, Row)> = Vec::new();
    let mut checked = Vec::new();
    for world in World::ALL {
        for (number, setting) in SETTINGS.iter().enumerate() {
            let rows = compare(world, *setting, &Chooser::ALL, learners.clone());
            let of = format!("{}, {} s × {} d", setting.cells, setting.budget.seconds, setting.budget.days);
            for row in &rows {
                let cells: Vec<String> = row.measures.iter().map(|measure| cell(row.chooser, *measure)).collect();
                let (name, cells) = (row.chooser.name(), cells.join(" | "));
                writeln!(text, "| {} | {of} | {name} | {cells} | {:.3} |", world.name(), row.right)?;
            }
            if (world, number) == (World::Activation, 1) {
                checked.clone_from(&rows);
            }
            ours.extend(rows.into_iter().filter(|row| row.chooser == Chooser::Ours).map(|row| (world, row)));
        }
    }
    text.push('\n');
    text.push_str(&validated(&checked)?);
    text.push('\n');
    text.push_str(&verdict(&ours));
    Ok(text)
}

fn cell(chooser: Chooser, measure: Measure) -> String {
    let Measure { mean, error, difference, difference_error } = measure;
    if chooser == Chooser::Shuffle {
        return format!("{mean:.3} ± {error:.3}");
    }
    format!("{mean:.3} ({difference:+.4} ± {difference_error:.4})")
}

/// The simulator beside an earlier one.
fn validated(rows: &[Row]) -> Result<String, Box<dyn Error>> {
    let mut text =
        String::from("| by activation, 44 cells, 300 s × 10 d | earlier simulation | here |\n|---|---|---|\n");
    for (chooser, earlier, right) in EARLIER {
        let row = rows.iter().find(|row| row.chooser == chooser).ok_or("a policy is missing")?;
        let joined = |values: [f64; 4]| values.map(|value| format!("{value:.3}")).join(" / ");
        let here = joined(row.measures.map(|measure| measure.mean));
        writeln!(
            text,
            "| {} | {} ({right:.3} right) | {here} ({:.3} right) |",
            chooser.name(),
            joined(earlier),
            row.right
        )?;
    }
    Ok(text)
}

/// Passed where ours is nowhere below the shuffle by more than two standard errors, and where in each kind of
/// learner, over all settings, it makes more fluent after a fortnight by more than two standard errors.
fn verdict(ours: &[(World, Row)]) -> String {
    let all: Vec<&Measure> = ours.iter().flat_map(|(_, row)| &row.measures).collect();
    let below = all.iter().filter(|measure| measure.is_below()).count();
    let above = all.iter().filter(|measure| measure.is_above()).count();
    let fluent = |world: World| ours.iter().filter(move |(own, _)| *own == world).map(|(_, row)| row.measures[3]);
    let pooled: Vec<Measure> =
        World::ALL.iter().map(|world| Measure::pooled(&fluent(*world).collect::<Vec<_>>())).collect();
    let won = pooled.iter().all(Measure::is_above);
    let said: Vec<String> = World::ALL
        .iter()
        .zip(&pooled)
        .map(|(world, measure)| {
            format!("{} {:+.4} ± {:.4}", world.name(), measure.difference, measure.difference_error)
        })
        .collect();
    format!(
        "Verdict: {}. Of {} cells ours is more than two standard errors below the shuffle in {below}, above it in \
         {above}. Fluent after 14 days, over all settings: {}.\n",
        if below == 0 && won { "passed" } else { "FAILED" },
        all.len(),
        said.join(", ")
    )
}
