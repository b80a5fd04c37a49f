//! Speed of the referee, as ratios: the batch against 300,000 coups a second, dealing against a
//! plain C program that does the same work, the exact odds against one millisecond, a thousand questions
//! of each drill against fifty milliseconds, planning a day with 400 decisions against 20 milliseconds, a shift of sixty coups against 300 milliseconds.
//! `cargo bench --bench speed -- drills` runs that part alone.
#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a benchmark reads the clock and prints")]

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tailleur::cli::{Launch, Status, World, run};
use tailleur::drill::AnyDrill;
use tailleur::progress::Moment;
use tailleur::progress::mastery::{Day, DecisionKey, Mastery, ResponsePace};
use tailleur::progress::schedule::{PracticePlan, Skill, tableau};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::odds::Odds;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::shoe::ShoeMaker;
use tailleur::table::Shift;
use tailleur::table::agent::{Perfect, play};
use tailleur::table::scenario::{Scenario, built_in};

const SHOES: u64 = 400_000;
const LINES: usize = 300_000;
const ROUNDS: usize = 5;
const QUESTIONS: usize = 1_000;

fn main() -> Result<(), Box<dyn Error>> {
    // `cargo test --benches` only asks whether it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return Ok(());
    }
    let shelf = HouseLibrary::built_in();
    let house = shelf.iter().find(|house| *house.shoe.packs.value() == 8).ok_or("no house with eight packs")?;
    let only: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let wanted = |part: &str| only.is_empty() || only.iter().any(|only| only == part);
    if wanted("batch") {
        batch(house)?;
    }
    if wanted("deal") {
        deal(house)?;
    }
    if wanted("odds") {
        odds(house);
    }
    if wanted("drills") {
        drills(&shelf)?;
    }
    if wanted("plan") {
        plan(house)?;
    }
    if wanted("shift") {
        shift(&shelf)?;
    }
    Ok(())
}

fn batch(house: &House) -> Result<(), Box<dyn Error>> {
    let maker = ShoeMaker::new(&house.shoe, &house.tableau, 1);
    let mut input = String::new();
    let mut lines = 0;
    for number in 0.. {
        let mut shoe = maker.shoe(number);
        while let Some(dealt) = shoe.deal_coup() {
            let cards: Vec<String> = dealt.cards().map(|card| format!("\"{card}\"")).collect();
            writeln!(input, "{{\"cards\":[{}],\"bets\":{{\"punto\":10000,\"egalite\":500}}}}", cards.join(","))?;
            lines += 1;
        }
        if lines >= LINES {
            break;
        }
    }
    let arguments = ["tailleur", "referee", "--house", house.id.as_str(), "--batch", "-"];
    let best = best(ROUNDS, || {
        let mut output = Verdicts(0);
        let mut world = World {
            input: &mut input.as_bytes(),
            output: &mut output,
            errors: &mut Vec::new(),
            system_language: None,
            painted: false,
            cores: 1,
        };
        assert_eq!(run(arguments.map(Into::into), &mut world), Launch::Finished(Status::Done));
        assert_eq!(output.0, lines);
    });
    let speed = lines as f64 / best.as_secs_f64();
    println!("batch: {:.2} times 300,000 coups a second on one core ({speed:.0} coups a second)", speed / 300_000.0);
    Ok(())
}

/// Half an hour's plan among 400 decisions, all of which were answered ten times.
fn plan(house: &House) -> Result<(), Box<dyn Error>> {
    let like = tableau(house).into_iter().find(|skill| !skill.is_easy).ok_or("no decision")?;
    let key = |number: usize| DecisionKey::new(&house.id, &like.key.drill, &format!("{number}").into());
    let skills: Vec<Skill> =
        (0..400).map(|number| Skill { key: key(number), per_hundred: 0.1 * number as f64, ..like.clone() }).collect();
    let mut mastery = Mastery::new(ResponsePace::default(), 0);
    let at = Moment(1_790_000_000_000);
    for number in 0..4_000 {
        mastery.apply_answer(
            &key(number * 7 % 400),
            at.plus(number as u64 * 6_000),
            number % 9 > 0,
            Some(1_500),
            false,
        );
    }
    let day = Day(mastery.day(at).0 + 2);
    let best = best(ROUNDS, || {
        let plan = PracticePlan::today(&mastery, &skills, 30, day, &mut SeededRng::from_seed(1));
        assert!(plan.items.len() > 250, "{}", plan.items.len());
    });
    println!("plan: {:.2} times 20 ms for a day with 400 decisions ({best:.1?})", best.as_secs_f64() / 0.02);
    Ok(())
}

fn deal(house: &House) -> Result<(), Box<dyn Error>> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/baseline.c");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("baseline");
    let compiled = Command::new("cc").arg("-O3").arg("-o").arg(&program).arg(source).status()?;
    if !compiled.success() {
        return Err("the baseline does not compile".into());
    }
    let mut rules = house.shoe.clone();
    rules.stop = tailleur::rules::clause::Entry::Silent(tailleur::rules::house::StopPlace::CardsFromEnd(10));
    let maker = ShoeMaker::new(&rules, &house.tableau, 1);

    // Taken in turn, so that both meet the same weather.
    let (mut plain, mut ours) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        let said = Command::new(&program).arg(SHOES.to_string()).output()?;
        let took = begun.elapsed();
        let coups: f64 = String::from_utf8(said.stdout)?.split(' ').nth(1).ok_or("no count")?.parse()?;
        plain = plain.max(coups / took.as_secs_f64());
        let begun = Instant::now();
        let tally = maker.totals(0..SHOES);
        ours = ours.max(tally.coups() as f64 / begun.elapsed().as_secs_f64());
    }
    println!(
        "deal: {:.2} times the plain C program on one core ({:.1} against {:.1} million coups a second)",
        ours / plain,
        ours / 1e6,
        plain / 1e6
    );
    Ok(())
}

fn odds(house: &House) {
    let best = best(50, || {
        let odds = Odds::enumerate(&house.tableau, 8);
        let edges = odds.iter().flat_map(|odds| house.spots.iter().filter_map(|spot| odds.edge(&spot.payouts)));
        assert_eq!(edges.count(), house.spots.len());
    });
    let limit = Duration::from_millis(1);
    println!(
        "odds: {:.1} times faster than one millisecond for eight packs with every edge ({} µs)",
        limit.as_secs_f64() / best.as_secs_f64(),
        best.as_micros()
    );
}

/// Poses a thousand questions of each drill as it is by default, in the first house that knows it.
fn drills(shelf: &HouseLibrary) -> Result<(), Box<dyn Error>> {
    let limit = Duration::from_millis(50);
    let mut all = Vec::new();
    for name in AnyDrill::NAMES {
        let drill = AnyDrill::from_filters(name, &[]).ok_or("a drill has no default")?;
        let known = shelf.iter().find(|house| !drill.drill().decisions(house).is_empty());
        let house = known.ok_or_else(|| format!("no house knows {name}"))?;
        let decisions = drill.drill().decisions(house).len();
        let took = best(ROUNDS, || {
            for seed in 0..QUESTIONS {
                let posed = drill.drill().pose(seed % decisions, house, &mut SeededRng::from_seed(seed as u64));
                assert!(posed.is_some(), "{name} is posed");
            }
        });
        println!(
            "{name}: {:.1} times faster than 50 milliseconds for {QUESTIONS} questions ({} µs)",
            limit.as_secs_f64() / took.as_secs_f64(),
            took.as_micros()
        );
        all.push((took, name));
    }
    let (took, slowest) = all.iter().max().ok_or("there is no drill")?;
    let ratio = limit.as_secs_f64() / took.as_secs_f64();
    println!(
        "drills: {ratio:.1} times faster than 50 milliseconds for {QUESTIONS} questions of the slowest, {slowest}"
    );
    Ok(())
}

/// Works a shift of sixty coups with seven guests perfectly, at each table of each house.
fn shift(shelf: &HouseLibrary) -> Result<(), Box<dyn Error>> {
    let limit = Duration::from_millis(300);
    let hour = built_in().into_iter().find(|scenario| scenario.id == "seven-guests").ok_or("no such scenario")?;
    let mut slowest = Duration::ZERO;
    for house in shelf.iter() {
        for table in &house.tables {
            let scenario = Arc::new(Scenario { table: vec![table.size], ..hour.clone() });
            let opened = Shift::new(&scenario, house, 7).map_err(|problem| format!("{problem:?}"))?;
            let took = best(ROUNDS, || {
                let mut shift = opened.clone();
                play(&mut shift, &mut Perfect, |_, _| {});
                assert!(shift.is_over() && shift.report().passed);
            });
            slowest = slowest.max(took);
        }
    }
    let ratio = limit.as_secs_f64() / slowest.as_secs_f64();
    println!("shift: {ratio:.1} times faster than 300 milliseconds for sixty coups ({} ms)", slowest.as_millis());
    Ok(())
}

/// Counts the verdicts and drops them.
struct Verdicts(usize);

impl std::io::Write for Verdicts {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0 += usize::from(text.ends_with(b"\n"));
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn best(rounds: usize, mut work: impl FnMut()) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..rounds {
        let begun = Instant::now();
        work();
        best = best.min(begun.elapsed());
    }
    best
}
