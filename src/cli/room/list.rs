//! Past rooms, latest first.

use std::path::Path;

use crate::classroom::RoomEvent;
use crate::classroom::log::RoomLog;
use crate::cli::class::grid::{format_columns, sanitized};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::describe::data_table::{DataCell, DataColumn, DataTable};
use crate::describe::dates::{format_clock, format_date};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::net::{is_room_open, logs, read_log};
use crate::progress::mastery::Day;

/// Maximum number of rooms listed.
const MOST: usize = 100;

const COLUMNS: [(&str, TextKey); 6] = [
    ("day", text_key!("room-column-day")),
    ("time", text_key!("room-column-time")),
    ("lesson", text_key!("class-column-lesson")),
    ("people", text_key!("class-column-people")),
    ("stands", text_key!("room-column-stands")),
    ("log", text_key!("room-column-log")),
];

/// Prints the rooms, and an error for each unreadable log.
pub(super) fn print_rooms(
    folder: &Path,
    library: &Library,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let say = |phrase: &Phrase| words.render(phrase, &HouseTerms::default());
    let logs = logs(folder);
    let place = Fact::Text(folder.display().to_string());
    if logs.is_empty() {
        writeln!(world.output, "{}", say(&text!("room-none", place = place)))?;
        return Ok(Status::Done);
    }
    let (mut rows, mut unread) = (Vec::new(), Vec::new());
    for log in logs.iter().take(MOST) {
        match read_log(log) {
            Ok(read) => rows.push(row(log, &read, library, words)),
            Err(fault) => unread.push(fault),
        }
    }
    let columns = COLUMNS.map(|(id, key)| DataColumn { id, head: words.message(key) }).into();
    let table = DataTable { id: "rooms", title: String::new(), columns, rows };
    if !table.rows.is_empty() {
        writeln!(world.output, "{}", say(&text!("room-list", place = place)))?;
        for line in format_columns(&table, &COLUMNS.map(|(id, _)| id), MOST, words) {
            writeln!(world.output, "{line}")?;
        }
    }
    for fault in &unread {
        writeln!(world.errors, "{}", sanitized(&say(fault)))?;
    }
    Ok(if unread.is_empty() { Status::Done } else { Status::Wrong })
}

fn row(place: &Path, log: &RoomLog, library: &Library, words: &Catalog) -> Vec<DataCell> {
    let (at, setup) = (log.opening.at, &log.opening.setup);
    let minutes_east = clock::minutes_east(at);
    let joined = |event: &RoomEvent| matches!(event, RoomEvent::Joined { .. });
    let people = log.events.iter().filter(|stamped| joined(&stamped.event)).count();
    let ended = log.events.iter().any(|stamped| stamped.event == RoomEvent::Ended);
    let stands = match (ended, is_room_open(place)) {
        (true, _) => text_key!("room-ended"),
        (false, true) => text_key!("room-open"),
        (false, false) => text_key!("room-broken-off"),
    };
    let title = library.find(&setup.lesson).map(|(_, lesson)| {
        let house = crate::rules::house::HouseLibrary::built_in().get(&setup.house).cloned();
        let names = house.map(|house| HouseTerms::from(&house.terms)).unwrap_or_default();
        lesson.title.render(words.language(), &names)
    });
    let name = place.file_name().map(|name| name.to_string_lossy().into_owned());
    vec![
        DataCell::text(format_date(words, Day::from_moment(at, minutes_east))),
        DataCell::text(format_clock(at, minutes_east)),
        DataCell::text(title.unwrap_or_else(|| setup.lesson.clone())),
        DataCell::Count(people as u64),
        DataCell::text(words.message(stands)),
        DataCell::text(name.unwrap_or_default()),
    ]
}
