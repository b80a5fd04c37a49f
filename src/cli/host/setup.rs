//! Options of `tailleur host`: the questions and the settings of the room.

use std::path::Path;
use std::sync::Arc;

use clap::ArgMatches;

use crate::classroom::name::told_apart;
use crate::classroom::{Digest, Form, Late, MOST_QUESTIONS, Quiz, Setup, Standings, teams};
use crate::cli::args::{self, bad, number};
use crate::cli::sheet::{house_of, no_such_lesson};
use crate::cli::stop::Stop;
use crate::lesson::{Lesson, Library};
use crate::machine::room::{new_code, new_secret};
use crate::machine::{class, entropy};
use crate::progress::class::roster::Person;
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};

/// Default time for a question.
const USUAL_SECONDS: u64 = 60;

/// The quiz, and the name of its lesson.
pub(super) fn quiz(matches: &ArgMatches, library: &Library) -> Result<(Quiz, String), Stop> {
    let name = matches.get_one::<String>("lesson").map(String::as_str).unwrap_or_default();
    let (_, lesson) = library.find(name).ok_or_else(|| no_such_lesson(name))?;
    let shelf = library.shelf(&Shelf::built_in());
    // Only houses of the library: a room could not be resumed with a house from a loose file.
    let named = |name: &String| shelf.get(name).cloned().ok_or_else(|| no_such_house(name, &shelf));
    let asked = matches.get_one::<String>("house").map(named).transpose()?;
    let house = house_of(lesson, asked, &shelf)?;
    let count = number(matches, "count", 1, MOST_QUESTIONS as u64)?.map(|count| count as usize);
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_else(entropy::seed);
    let quiz = Quiz::of(Arc::new(Lesson::clone(lesson)), house, seed, count);
    if quiz.questions().is_empty() {
        let said = Quiz::said(Arc::clone(quiz.lesson()), Arc::clone(quiz.house()), seed, count, true);
        let key = if said.questions().is_empty() { "host-asks-nothing" } else { "host-asks-by-ear" };
        return Err(Stop::Wrong(Phrase::plain(key).with("lesson", Fact::Text(name.to_owned()))));
    }
    Ok((quiz, name.to_owned()))
}

fn no_such_house(name: &str, shelf: &Shelf) -> Stop {
    let known: Vec<_> = shelf.iter().map(|house| house.id.as_str()).collect();
    let phrase = Phrase::plain("host-no-such-house").with("house", Fact::Text(args::short(name)));
    Stop::Usage(phrase.with("known", Fact::Text(known.join(", "))))
}

pub(super) fn setup(matches: &ArgMatches, quiz: &Quiz, lesson: String, rooms: &Path) -> Result<Setup, Stop> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let minutes = number(matches, "exam", 0, 24 * 60)?;
    let seconds = number(matches, "seconds", 0, 3600)?.unwrap_or(USUAL_SECONDS);
    let late = match text("late") {
        None | Some("now") => Late::FromNow,
        Some("catch-up") => Late::CatchUp,
        Some("watch") => Late::WatchOnly,
        Some(other) => return Err(bad("host-bad-late", other)),
    };
    let standings = match text("standings") {
        None | Some("shown") => Standings::Shown,
        Some("nameless") => Standings::Nameless,
        Some("off") => Standings::Off,
        Some(other) => return Err(bad("host-bad-standings", other)),
    };
    let roster = match text("roster") {
        None => None,
        Some(path) => {
            let list = class::roster(Path::new(path)).map_err(Stop::Wrong)?;
            Some(told_apart(list.people.iter().map(Person::name).collect()).0)
        }
    };
    let teams = teams::read(text("teams").unwrap_or_default()).map_err(Stop::Usage)?;
    // Nobody signs in with this secret: the terminal itself controls the room.
    let host = digest(&new_secret())?;
    let remote = host.clone();
    Ok(Setup {
        form: match minutes {
            None => Form::Live,
            Some(minutes) => {
                Form::Exam { minutes: (minutes > 0).then_some(minutes as u32), own: matches.get_flag("own-questions") }
            }
        },
        seconds: (seconds > 0).then_some(seconds as u32),
        speed: number(matches, "speed", 0, 100)?.unwrap_or(0) as u8,
        late,
        roster,
        teams,
        standings,
        ..Setup::usual(quiz, lesson, new_code(rooms), host, remote)
    })
}

pub(super) fn digest(secret: &str) -> Result<Digest, Stop> {
    Digest::of(secret).ok_or_else(|| Stop::Wrong(Phrase::plain("host-no-chance")))
}
