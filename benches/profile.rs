//! A profile with a million answers: its size, opening it with and without what is known kept beside it, the
//! memory, and whether appending stays what it is with none. As ratios to the plain RON reading of the same.
#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a benchmark reads the clock and prints")]

use std::error::Error;
use std::fs::{self, File};
use std::hint::black_box;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use tailleur::drill::AnyDrill;
use tailleur::platform::storage::journal::Journal;
use tailleur::platform::storage::progress_cache;
use tailleur::progress::{
    AnswerRecord, AnswerSource, DeviceId, Moment, Progress, Record, RecordIdGenerator, ScoringParams, journal_reader,
    line,
};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;

const ANSWERS: u64 = 1_000_000;
/// Four years of practice, with as many answers on each day.
const DAYS: u64 = 4 * 365;
const BEGAN: Moment = Moment(1_600_000_000_000);
const APPENDED: u64 = 500;

fn main() -> Result<(), Box<dyn Error>> {
    // `cargo test --benches` only asks whether it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return Ok(());
    }
    let place = std::env::temp_dir().join(format!("tailleur-profile-{}", std::process::id()));
    let folder = place.join("profiles/anna");
    fs::create_dir_all(&folder)?;
    let measured = measure(&place, &folder);
    fs::remove_dir_all(&place)?;
    measured
}

fn measure(place: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let device = DeviceId::new(1);
    let empty = appending(folder, &device, BEGAN)?;
    let path = folder.join("00000001-1.journal");
    fs::remove_file(&path)?;
    write(&path, &device)?;
    let size = fs::metadata(&path)?.len();
    println!("{ANSWERS} answers: {:.0} MB, {} bytes each", size as f64 / 1e6, size / ANSWERS);

    let plain = timed(|| plain(&path))?;
    println!("plain RON reading of the same, line by line, into a list: {plain:.2?}");
    let read = timed(|| records(&path))?;
    println!("reading every record with its checksum: {read:.2?}, {:.2} times that", ratio(read, plain));

    let (kept, reckoning) = (progress_cache::cache_path(place, "anna"), ScoringParams::default());
    let whole = timed(|| Ok(black_box(progress_cache::load(folder, &kept, reckoning)).0.records()))?;
    println!("what is known, without a snapshot: {whole:.2?}, {:.2} times the plain reading", ratio(whole, plain));
    let snapshot_size = fs::metadata(&kept)?.len();
    let mut known = Progress::default();
    let before = memory();
    let again = timed(|| {
        known = progress_cache::load(folder, &kept, reckoning).0;
        Ok(known.records())
    })?;
    println!("with it, a file of {:.1} MB: {again:.2?}, {:.3} times", snapshot_size as f64 / 1e6, ratio(again, plain));
    println!(
        "known: {} records; memory while opening at its highest: {} MB more",
        known.records(),
        highest().saturating_sub(before) / 1024
    );

    let full = appending(folder, &device, BEGAN.plus((DAYS + 1) * 86_400_000))?;
    println!(
        "an answer kept on the disk: {empty:.2?} in an empty journal, {full:.2?} behind them, {:.2} times",
        ratio(full, empty)
    );
    let grown = timed(|| Ok(progress_cache::load(folder, &kept, reckoning).0.records()))?;
    println!("opened again after {APPENDED} more: {grown:.2?}, {:.3} times the plain reading", ratio(grown, plain));
    Ok(())
}

/// A journal of `answers` answers to everything there is to decide.
fn write(path: &Path, device: &DeviceId) -> Result<(), Box<dyn Error>> {
    let shelf = HouseLibrary::built_in();
    let house = shelf.iter().next().ok_or("no house")?;
    let drills = AnyDrill::NAMES.iter().filter_map(|name| AnyDrill::from_filters(name, &[]));
    let decisions: Vec<(&str, String)> =
        drills.flat_map(|drill| drill.drill().decisions(house).into_iter().map(move |id| (drill.name(), id))).collect();
    let mut dice = SeededRng::from_seed(1);
    let mut stamps = RecordIdGenerator::new(device.clone(), 1);
    let mut out = BufWriter::new(File::create(path)?);
    for number in 0..ANSWERS {
        // A day's answers within an hour.
        let day = number * DAYS / ANSWERS;
        let at = BEGAN.plus(day * 86_400_000 + (number % (ANSWERS / DAYS)) * 5_000);
        let (drill, decision) = decisions.get(dice.below(decisions.len())).ok_or("nothing to decide")?;
        let right = dice.below(10) > 0;
        let entry = AnswerRecord {
            id: stamps.next_id(at),
            at,
            device: device.clone(),
            lesson: "tableau/all-rows".to_owned(),
            version: 1,
            house: house.id.clone(),
            drill: (*drill).into(),
            seed: dice.next_seed(),
            number: (number % 40) as u32,
            decision: decision.as_str().into(),
            answer: if right { "draw" } else { "stand" }.to_owned(),
            expected: "draw".to_owned(),
            right,
            millis: Some(900 + dice.below(3_000) as u64),
            given_away: false,
            helped: false,
            table: None,
            minutes_east: None,
            run: None,
            source: AnswerSource::Alone,
        };
        out.write_all(line::write(&Record::Answer(entry))?.as_bytes())?;
    }
    Ok(out.flush()?)
}

/// The baseline without a journal of its own: RON, a line at a time.
fn plain(path: &Path) -> Result<u64, Box<dyn Error>> {
    #[derive(serde::Deserialize)]
    enum Kind {
        Answer(AnswerRecord),
    }
    let as_written = ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES | ron::extensions::Extensions::IMPLICIT_SOME;
    let options = ron::Options::default().with_default_extension(as_written);
    let mut entries = Vec::new();
    for line in BufReader::new(File::open(path)?).lines() {
        let line = line?;
        let Kind::Answer(entry) = options.from_str(line.get(9..).unwrap_or_default())?;
        entries.push(entry);
    }
    Ok(black_box(entries).len() as u64)
}

fn records(path: &Path) -> Result<u64, Box<dyn Error>> {
    let mut count = 0;
    journal_reader::read(BufReader::new(File::open(path)?), |_| count += 1)?;
    Ok(count)
}

/// The median time to keep an answer, from the call to the disk.
fn appending(folder: &Path, device: &DeviceId, at: Moment) -> Result<Duration, Box<dyn Error>> {
    let (mut journal, _) = Journal::open(folder, device);
    let mut stamps = RecordIdGenerator::new(device.clone(), at.millis());
    let mut times = Vec::new();
    for number in 0..APPENDED {
        let at = at.plus(number);
        let record = Record::WarmUp(tailleur::progress::WarmUpRecord {
            id: stamps.next_id(at),
            at,
            device: device.clone(),
            taps: vec![400; 10],
        });
        let began = Instant::now();
        journal.append(&record).map_err(|notice| format!("{notice:?}"))?;
        times.push(began.elapsed());
    }
    times.sort_unstable();
    times.get(times.len() / 2).copied().ok_or_else(|| "nothing was kept".into())
}

fn timed(work: impl FnOnce() -> Result<u64, Box<dyn Error>>) -> Result<Duration, Box<dyn Error>> {
    let began = Instant::now();
    let count = work()?;
    let took = began.elapsed();
    if count < ANSWERS { Err(format!("only {count} of {ANSWERS}").into()) } else { Ok(took) }
}

fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// The memory this program holds, in kilobytes, from where on the highest is counted anew; nought where the system
/// does not say.
fn memory() -> u64 {
    let _ = fs::write("/proc/self/clear_refs", "5");
    status("VmRSS")
}

/// The most memory it has held since, in kilobytes.
fn highest() -> u64 {
    status("VmHWM")
}

fn status(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with(name));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or_default()
}
