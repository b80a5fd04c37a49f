//! A month of a made-up learner's answers as a profile, to look at what is drawn of it:
//! `cargo run --example a_month -- --data DIR --name NAME --days 30 --minutes 10 --house ID --seed N --until YYYY-MM-DD`.
//! With `--answers N` the days hold so many answers together, however long that takes.
#![expect(clippy::disallowed_methods, reason = "it writes the files of a profile")]

mod learner;

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use tailleur::drill::{AnyDrill, Payout, ThirdCard};
use tailleur::lesson::{FREE_PRACTICE, Lesson, Library, course};
use tailleur::platform::storage::profiles::Store;
use tailleur::progress::{DeviceId, LessonDone, Moment, Record, line};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::rng::SeededRng;

use learner::{Asked, Learner};

type Bad = Box<dyn std::error::Error>;

const HOUR: u64 = 3_600_000;

struct Wanted {
    data: PathBuf,
    name: String,
    days: u64,
    minutes: u64,
    answers: Option<u64>,
    house: String,
    seed: u64,
    /// Midnight of the last day, in milliseconds since 1970.
    until: u64,
}

fn wanted() -> Result<Wanted, Bad> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let of = |name: &str| words.iter().position(|word| word == name).and_then(|place| words.get(place + 1)).cloned();
    let number = |name: &str, usual: u64| of(name).map_or(Ok(usual), |text| text.parse::<u64>());
    let until: Date = of("--until").ok_or("--until YYYY-MM-DD is missing")?.parse()?;
    let midnight = until.to_zoned(TimeZone::UTC)?.timestamp().as_millisecond();
    Ok(Wanted {
        data: of("--data").ok_or("--data DIR is missing")?.into(),
        name: of("--name").unwrap_or_else(|| "Léa".to_owned()),
        days: number("--days", 30)?.max(1),
        minutes: number("--minutes", 10)?,
        answers: of("--answers").map(|text| text.parse()).transpose()?,
        house: of("--house").unwrap_or_else(|| "venezia".to_owned()),
        seed: number("--seed", 1)?,
        until: u64::try_from(midnight)?,
    })
}

fn main() -> Result<(), Bad> {
    let wanted = wanted()?;
    let shelf = HouseLibrary::built_in();
    let house = shelf.get(wanted.house.as_str()).ok_or("there is no such house")?;
    let first = wanted.until.saturating_sub((wanted.days - 1) * 24 * HOUR);
    let folder = folder(&wanted.data, &wanted.name, Moment(first))?;
    let mut month = Month::open(&wanted, house, &folder)?;
    let evenings = month.evenings(first, wanted.days);
    let count = evenings.len() as u64;
    for (day, begins) in evenings.into_iter().enumerate() {
        let answers = wanted.answers.map(|all| all * (day as u64 + 1) / count - all * day as u64 / count);
        month.evening(Moment(begins), wanted.minutes * 60_000, answers)?;
    }
    month.file.flush()?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{} answers on {count} evenings in {}", month.answers, folder.display())?;
    Ok(())
}

/// The folder of the profile of this name, made where it is missing.
fn folder(data: &Path, name: &str, now: Moment) -> Result<PathBuf, Bad> {
    let (store, _) = Store::open(data);
    let profile = match store.find(name) {
        Some(profile) => profile,
        None => store.create(name, now).map_err(|refused| refused.into_phrase().key.to_string())?,
    };
    Ok(store.folder_of(&profile))
}

/// The month as it is lived.
struct Month<'a> {
    house: &'a Arc<House>,
    library: &'static Library,
    learner: Learner,
    dice: SeededRng,
    file: BufWriter<File>,
    passed: usize,
    answers: u64,
}

struct Evening {
    now: Moment,
    ends: u64,
    left: Option<u64>,
}

impl Evening {
    fn goes_on(&self) -> bool {
        self.left.map_or(self.now.millis() < self.ends, |left| left > 0)
    }
}

impl<'a> Month<'a> {
    fn open(wanted: &Wanted, house: &'a Arc<House>, folder: &Path) -> Result<Self, Bad> {
        let device = DeviceId::new(wanted.seed as u32);
        let mut number = 1_u32;
        let path = loop {
            let path = folder.join(format!("{}-{number}.journal", device.as_str()));
            if !path.exists() {
                break path;
            }
            number += 1;
        };
        Ok(Self {
            house,
            library: Box::leak(Box::new(Library::built_in())),
            learner: Learner::new(device, wanted.seed ^ u64::from(number)),
            dice: SeededRng::from_seed(wanted.seed),
            file: BufWriter::with_capacity(1 << 20, File::create(path)?),
            passed: 0,
            answers: 0,
        })
    }

    /// Start of each evening: most weekdays, every other day of a weekend, the last day always.
    fn evenings(&mut self, first: u64, days: u64) -> Vec<u64> {
        let mut begins = Vec::new();
        for day in 0..days {
            let midnight = first + day * 24 * HOUR;
            // The first of 1970 was a Thursday.
            let weekend = (midnight / (24 * HOUR) + 3) % 7 >= 5;
            let missed = self.dice.below(100) < if weekend { 55 } else { 8 };
            if !missed || day + 1 == days {
                begins.push(midnight + 17 * HOUR + self.dice.below(3 * 60) as u64 * 60_000);
            }
        }
        begins
    }

    /// One evening: first the next lessons of the course, then the tableau with a payout now and then.
    fn evening(&mut self, begins: Moment, millis: u64, answers: Option<u64>) -> Result<(), Bad> {
        let mut evening = Evening { now: begins, ends: begins.millis() + millis, left: answers };
        for _ in 0..=self.dice.below(2) {
            let table = self.house.tables.first().map(|table| table.size).ok_or("the house has no table")?;
            let lessons = course(self.library, &self.house.id, table);
            let Some((pack, lesson)) = lessons.get(self.passed).copied() else { break };
            if answers.is_none_or(|answers| answers > u64::from(lesson.questions())) && evening.goes_on() {
                self.lesson(&format!("{}/{}", pack.id, lesson.id), lesson, &mut evening)?;
            }
        }
        let drills = [AnyDrill::ThirdCard(ThirdCard::default()), AnyDrill::Payout(Payout::default())];
        let mut cells: Vec<usize> = Vec::new();
        while evening.goes_on() {
            let place = usize::from(self.passed > 3 && self.dice.below(6) == 0);
            let Some(drill) = drills.get(place) else { break };
            if cells.is_empty() {
                cells = (0..ThirdCard::default().cases().len()).collect();
                self.dice.shuffle(&mut cells);
            }
            let decision = if place == 0 { cells.pop() } else { None };
            let path = format!("{FREE_PRACTICE}/{}", drill.name());
            self.ask(&path, 1, drill, decision, 0, &mut evening)?;
        }
        Ok(())
    }

    fn lesson(&mut self, path: &str, lesson: &Lesson, evening: &mut Evening) -> Result<(), Bad> {
        evening.now = evening.now.plus(40_000);
        let (mut right, mut asked, mut times) = (0, 0, Vec::new());
        for round in lesson.steps.iter().flat_map(tailleur::lesson::Step::rounds) {
            for _ in 0..round.rounds {
                if let Some((was_right, millis)) = self.ask(path, lesson.version, &round.drill, None, asked, evening)? {
                    right += u32::from(was_right);
                    times.push(millis);
                    asked += 1;
                }
            }
        }
        times.sort_unstable();
        let millis = times.get(times.len().saturating_sub(1) / 2).copied();
        let fast = millis.is_some_and(|millis| millis <= u64::from(lesson.pass.seconds) * 1_000);
        let passed = asked > 0 && right * 100 >= u32::from(lesson.pass.accuracy) * asked && fast;
        // Who has failed a lesson twice goes on all the same.
        self.passed += usize::from(passed || self.dice.below(2) == 0);
        let done = LessonDone {
            id: self.learner.stamps.next_id(evening.now),
            at: evening.now,
            device: self.learner.stamps.device().clone(),
            lesson: path.to_owned(),
            version: lesson.version,
            house: self.house.id.clone(),
            right,
            asked,
            passed,
            millis,
            run: None,
            topics: Vec::new(),
            unanswered: 0,
        };
        self.write(&Record::LessonDone(done))
    }

    /// Asks one question; `None` where the drill has none in this house.
    fn ask(
        &mut self,
        path: &str,
        version: u32,
        drill: &AnyDrill,
        decision: Option<usize>,
        number: u32,
        evening: &mut Evening,
    ) -> Result<Option<(bool, u64)>, Bad> {
        let (seed, house) = (self.dice.next_seed(), self.house);
        let asked = Asked { path, version, drill, decision, number: number + 1, seed };
        let Some(entry) = self.learner.answer(&asked, house, evening.now) else {
            evening.left = evening.left.map(|left| left.saturating_sub(1));
            return Ok(None);
        };
        let taken = entry.millis.unwrap_or_default();
        let reads = if entry.right { 700 } else { 3_500 };
        evening.now = entry.at.plus(reads);
        evening.left = evening.left.map(|left| left.saturating_sub(1));
        let outcome = (entry.right, taken);
        self.answers += 1;
        self.write(&Record::Answer(entry))?;
        Ok(Some(outcome))
    }

    fn write(&mut self, record: &Record) -> Result<(), Bad> {
        self.file.write_all(line::write(record)?.as_bytes())?;
        Ok(())
    }
}
