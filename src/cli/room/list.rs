//! Past rooms, latest first.

use std::path::Path;

use crate::classroom::Event;
use crate::classroom::log::Log;
use crate::cli::class::grid::{lines, plain};
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::lesson::Library;
use crate::machine::clock;
use crate::machine::room::{logs, read_log, stands_open};
use crate::progress::mastery::Day;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::class::{Cell, Column, Table};
use crate::sheet::dated;
use crate::words::{Names, Words};

/// Maximum number of rooms listed.
const MOST: usize = 100;

const COLUMNS: [(&str, &str); 6] = [
    ("day", "room-column-day"),
    ("time", "room-column-time"),
    ("lesson", "class-column-lesson"),
    ("people", "class-column-people"),
    ("stands", "room-column-stands"),
    ("log", "room-column-log"),
];

/// Prints the rooms, and an error for each unreadable log.
pub(super) fn tell(folder: &Path, library: &Library, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let say = |phrase: &Phrase| words.say(phrase, &Names::default());
    let logs = logs(folder);
    let place = Fact::Text(folder.display().to_string());
    if logs.is_empty() {
        writeln!(world.output, "{}", say(&Phrase::plain("room-none").with("place", place)))?;
        return Ok(Status::Done);
    }
    let (mut rows, mut unread) = (Vec::new(), Vec::new());
    for log in logs.iter().take(MOST) {
        match read_log(log) {
            Ok(read) => rows.push(row(log, &read, library, words)),
            Err(fault) => unread.push(fault),
        }
    }
    let columns = COLUMNS.map(|(id, key)| Column { id, head: words.key(key) }).into();
    let table = Table { id: "rooms", title: String::new(), columns, rows };
    if !table.rows.is_empty() {
        writeln!(world.output, "{}", say(&Phrase::plain("room-list").with("place", place)))?;
        for line in lines(&table, &COLUMNS.map(|(id, _)| id), MOST, words) {
            writeln!(world.output, "{line}")?;
        }
    }
    for fault in &unread {
        writeln!(world.errors, "{}", plain(&say(fault)))?;
    }
    Ok(if unread.is_empty() { Status::Done } else { Status::Wrong })
}

fn row(place: &Path, log: &Log, library: &Library, words: &Words) -> Vec<Cell> {
    let (at, setup) = (log.opened.at, &log.opened.setup);
    let minutes_east = clock::minutes_east(at);
    let joined = |event: &Event| matches!(event, Event::Joined { .. });
    let people = log.happened.iter().filter(|stamped| joined(&stamped.event)).count();
    let ended = log.happened.iter().any(|stamped| stamped.event == Event::Ended);
    let stands = match (ended, stands_open(place)) {
        (true, _) => "room-ended",
        (false, true) => "room-open",
        (false, false) => "room-broken-off",
    };
    let title = library.find(&setup.lesson).map(|(_, lesson)| {
        let house = crate::rules::house::Shelf::built_in().get(&setup.house).cloned();
        let names = house.map(|house| Names::from(&house.terms)).unwrap_or_default();
        lesson.title.say(words.language(), &names)
    });
    let name = place.file_name().map(|name| name.to_string_lossy().into_owned());
    vec![
        Cell::text(dated(words, Day::of(at, minutes_east))),
        Cell::text(crate::classroom::results::clock(at, minutes_east)),
        Cell::text(title.unwrap_or_else(|| setup.lesson.clone())),
        Cell::Count(people as u64),
        Cell::text(words.key(stands)),
        Cell::text(name.unwrap_or_default()),
    ]
}
