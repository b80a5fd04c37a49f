//! Options of `tailleur host`: the questions and the settings of the room.

use std::path::Path;
use std::sync::Arc;

use clap::ArgMatches;

use crate::classroom::name::make_unique;
use crate::classroom::{Digest, LatePolicy, MOST_QUESTIONS, Quiz, Room, RoomMode, Setup, StandingsVisibility, teams};
use crate::cli::args::{self, bad_value, number};
use crate::cli::error::CommandError;
use crate::cli::sheet::{house_for, no_such_lesson};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Lesson, Library};
use crate::platform::entropy;
use crate::platform::net::{new_code, new_secret};
use crate::platform::storage::class;
use crate::progress::class::roster::RosterPerson;
use crate::rules::house::HouseLibrary;

/// Default time for a question.
const USUAL_SECONDS: u64 = 60;

/// The quiz, and the name of its lesson.
pub(super) fn quiz(matches: &ArgMatches, library: &Library) -> Result<(Quiz, String), CommandError> {
    let name = matches.get_one::<String>("lesson").map(String::as_str).unwrap_or_default();
    let (_, lesson) = library.find(name).ok_or_else(|| no_such_lesson(name))?;
    let shelf = library.shelf(&HouseLibrary::built_in());
    // Only houses of the library: a room could not be resumed with a house from a loose file.
    let named = |name: &String| shelf.get(name.as_str()).cloned().ok_or_else(|| no_such_house(name, &shelf));
    let asked = matches.get_one::<String>("house").map(named).transpose()?;
    let house = house_for(lesson, (asked, args::table(matches)?), &shelf)?;
    let count = number(matches, "count", 1, MOST_QUESTIONS as u64)?.map(|count| count as usize);
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_else(entropy::seed);
    let quiz = Quiz::new(Arc::new(Lesson::clone(lesson)), house, seed, count);
    if quiz.questions().is_empty() {
        let said = Quiz::with_speech(Arc::clone(quiz.lesson()), Arc::clone(quiz.house()), seed, count, true);
        let key =
            if said.questions().is_empty() { text_key!("host-asks-nothing") } else { text_key!("host-asks-by-ear") };
        return Err(CommandError::Wrong(Phrase::plain(key).with("lesson", Fact::Text(name.to_owned()))));
    }
    Ok((quiz, name.to_owned()))
}

/// The next quiz of a room, from another lesson: at the same table and with the same options.
///
/// # Errors
/// No such lesson, or it asks nothing at this table.
pub(super) fn next_quiz(room: &Room, name: &str, library: &Library) -> Result<(Setup, Quiz), Phrase> {
    let lesson = library.find(name).map(|(_, lesson)| lesson);
    let lesson = lesson.ok_or_else(|| text!("sheet-no-such-lesson", found = Fact::Text(args::excerpt(name))))?;
    let (before, house) = (room.setup(), room.quiz().house());
    let lesson = Arc::new(Lesson::clone(lesson));
    let quiz = Quiz::new(lesson, Arc::clone(house), entropy::seed(), Some(before.questions));
    if quiz.questions().is_empty() {
        return Err(text!("host-asks-nothing", lesson = Fact::Text(name.to_owned())));
    }
    let Setup { code, host, remote, form, seconds, speed, late, standings, lively, tick, one_tap, .. } = before.clone();
    let usual = Setup::with_defaults(&quiz, name.to_owned(), code, host, remote);
    Ok((Setup { form, seconds, speed, late, standings, lively, tick, one_tap, ..usual }, quiz))
}

fn no_such_house(name: &str, shelf: &HouseLibrary) -> CommandError {
    let known: Vec<_> = shelf.iter().map(|house| house.id.as_str()).collect();
    let phrase =
        text!("host-no-such-house", house = Fact::Text(args::excerpt(name)), known = Fact::Text(known.join(", ")));
    CommandError::Usage(phrase)
}

pub(super) fn setup(matches: &ArgMatches, quiz: &Quiz, lesson: String, rooms: &Path) -> Result<Setup, CommandError> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let minutes = number(matches, "exam", 0, 24 * 60)?;
    let seconds = number(matches, "seconds", 0, 3600)?.unwrap_or(USUAL_SECONDS);
    let late = match text("late") {
        None | Some("now") => LatePolicy::FromNow,
        Some("catch-up") => LatePolicy::CatchUp,
        Some("watch") => LatePolicy::WatchOnly,
        Some(other) => return Err(bad_value(text_key!("host-bad-late"), other)),
    };
    let standings = match text("standings") {
        None | Some("shown") => StandingsVisibility::Shown,
        Some("nameless") => StandingsVisibility::Nameless,
        Some("off") => StandingsVisibility::Off,
        Some(other) => return Err(bad_value(text_key!("host-bad-standings"), other)),
    };
    let roster = match text("roster") {
        None => None,
        Some(path) => {
            let list = class::read_roster(Path::new(path)).map_err(|error| CommandError::Wrong(error.into_phrase()))?;
            Some(make_unique(list.people.iter().map(RosterPerson::name).collect()).0)
        }
    };
    let teams = teams::parse(text("teams").unwrap_or_default()).map_err(CommandError::Usage)?;
    // Nobody signs in with this secret: the terminal itself controls the room.
    let host = digest(&new_secret())?;
    let remote = host.clone();
    Ok(Setup {
        form: match minutes {
            None => RoomMode::Live,
            Some(minutes) => RoomMode::Exam {
                minutes: (minutes > 0).then_some(minutes as u32),
                own: matches.get_flag("own-questions"),
            },
        },
        seconds: (seconds > 0).then_some(seconds as u32),
        speed: number(matches, "speed", 0, 100)?.unwrap_or(0) as u8,
        late,
        roster,
        pins: matches.get_flag("pins"),
        approval: matches.get_flag("approve"),
        teams,
        standings,
        lively: matches.get_flag("lively"),
        one_tap: matches.get_flag("one-tap"),
        ..Setup::with_defaults(quiz, lesson, new_code(rooms), host, remote)
    })
}

pub(super) fn digest(secret: &str) -> Result<Digest, CommandError> {
    Digest::from_secret(secret).ok_or_else(|| CommandError::Wrong(text!("host-no-chance")))
}
