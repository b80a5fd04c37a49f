//! Speed of the checker, as ratios: all built-in lessons against two seconds on all cores, and
//! a pack of ten thousand questions that an author wrote out against one second on one.
#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a benchmark reads the clock and prints")]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tailleur::lesson::{Files, Library, PendingProof, ProofCache, check_thoroughly};
use tailleur::platform::{parallel_check, threads};
use tailleur::rules::house::HouseLibrary;

const ROUNDS: usize = 5;
/// As many lessons, each with as many questions.
const LESSONS: usize = 5;
const QUESTIONS: usize = 2_000;

fn main() {
    // `cargo test --benches` only asks whether it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let houses = HouseLibrary::built_in();
    let packs: Vec<(&str, Files)> =
        Library::built_in_folders().iter().map(|folder| (*folder, Library::built_in_files(folder))).collect();
    let cores = threads::cores();
    let (took, flaws) = best(|| {
        let mut proofs =
            parallel_check::prove(cores, PendingProof::collect(packs.iter().map(|(_, files)| files), &houses));
        packs.iter().map(|(folder, files)| check_thoroughly(Some(folder), files, &houses, &mut proofs).len()).sum()
    });
    print_time("all lessons of the program", took, Duration::from_secs(2), flaws);
    let written = written_out();
    let (took, flaws) = best(|| check_thoroughly(Some("many"), &written, &houses, &mut ProofCache::default()).len());
    print_time("ten thousand questions written out", took, Duration::from_secs(1), flaws);
}

/// The shortest of a few rounds, and how many flaws there were.
fn best(mut check: impl FnMut() -> usize) -> (Duration, usize) {
    let rounds = (0..ROUNDS).map(|_| {
        let began = Instant::now();
        let flaws = check();
        (began.elapsed(), flaws)
    });
    rounds.min().unwrap_or_default()
}

fn print_time(what: &str, took: Duration, allowed: Duration, flaws: usize) {
    let ratio = allowed.as_secs_f64() / took.as_secs_f64();
    println!("{what}: {:.2} s, {ratio:.1} times as fast as {allowed:?} asks for; {flaws} flaws", took.as_secs_f64());
}

/// A pack whose questions the referee decides.
fn written_out() -> Files {
    let names: Vec<String> = (1..=LESSONS).map(|number| format!("{number:02}-lesson-{number}")).collect();
    let list = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let text = r#"{"en": "Many"}"#;
    let pack = format!("(id: \"many\", version: 1, title: {text}, about: {text}, lessons: [{list}])");
    let mut files: Files = [("pack.ron".to_owned(), pack)].into();
    for (lesson, name) in names.iter().enumerate() {
        let mut questions = String::new();
        for question in 0..QUESTIONS {
            let (first, second) = (1 + question % 9, 1 + question / 9 % 9);
            let card = |rank: usize, suit: char| if rank == 1 { format!("A{suit}") } else { format!("{rank}{suit}") };
            let (first, second) = (card(first, 's'), card(second, 'h'));
            // Writing to a text cannot fail.
            let _ = writeln!(
                questions,
                "(id: \"q-{lesson}-{question}\", scene: (punto: [\"{first}\", \"{second}\"]), answer: Number(is: Point(Punto))),"
            );
        }
        let number = lesson + 1;
        let written = format!(
            "(id: \"lesson-{number}\", version: 1, title: {text}, goal: {text}, steps: [Read({text}), Ask([{questions}])], \
             minutes: 50, pass: (accuracy: 90, seconds: 5))"
        );
        files.insert(format!("{name}.ron"), written);
    }
    files
}
