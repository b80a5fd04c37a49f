//! `tailleur host`: a lesson asked of a class on the local network, run from the terminal.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Arg, ArgMatches, Command};
use qrcode::QrCode;
use qrcode::render::unicode;

use super::args::{self, bad, command as command_of, flag, number, option};
use super::class::library;
use super::host_line::{self, Line};
use super::room as results_of_a_room;
use super::sheet::{house_of, no_such_lesson};
use super::stop::Stop;
use super::{Status, World};
use crate::classroom::log::Opened;
use crate::classroom::{
    Digest, Form, Late, MOST_QUESTIONS, Phase, Quiz, Room, Setup, Standings, TeamStanding, USUAL_PORT,
};
use crate::lesson::{Lesson, Library};
use crate::machine::profiles::Store;
use crate::machine::room::{Hosting, LogFile, Pictures, ROOMS, Stand, new_code, new_secret, unfinished};
use crate::machine::{class, clock, entropy};
use crate::progress::class::roster::Person;
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// So many seconds for a question where nobody says.
const USUAL_SECONDS: u64 = 60;

pub(super) fn command(words: &Words) -> Command {
    let lesson = Arg::new("lesson")
        .value_name(words.key("cli-value-lesson"))
        .help(words.key("cli-host-lesson"))
        .help_heading(words.key("cli-arguments"))
        .required_unless_present("resume");
    command_of("host", "cli-host", "cli-usage-host", words)
        .arg(lesson)
        .arg(option("house", "cli-value-house", "cli-host-house", words))
        .arg(option("port", "cli-value-number", "cli-host-port", words))
        .arg(option("count", "cli-value-number", "cli-host-count", words))
        .arg(option("seconds", "cli-value-number", "cli-host-seconds", words))
        .arg(option("speed", "cli-value-number", "cli-host-speed", words))
        .arg(option("exam", "cli-value-number", "cli-host-exam", words).conflicts_with_all(["seconds", "speed"]))
        .arg(flag("own-questions", "cli-host-own-questions", words).requires("exam"))
        .arg(option("late", "cli-value-late", "cli-host-late", words))
        .arg(option("standings", "cli-value-standings", "cli-host-standings", words))
        .arg(option("teams", "cli-value-teams", "cli-host-teams", words))
        .arg(option("roster", "cli-value-file", "cli-host-roster", words))
        .arg(option("seed", "cli-value-number", "cli-host-seed", words))
        .arg(flag("tls", "cli-host-tls", words))
        .arg(flag("loopback", "cli-host-loopback", words))
        .arg(flag("resume", "cli-host-resume", words).conflicts_with("lesson"))
        .arg(option("data", "cli-value-folder", "cli-data", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::usual_place);
    let data = data.ok_or_else(|| Stop::Usage(Phrase::plain("host-no-data")))?;
    let library = library(matches);
    let loopback = matches.get_flag("loopback");
    let port = number(matches, "port", 1, u16::MAX.into())?.map(|port| port as u16);
    let tls = matches.get_flag("tls");
    let stand = |port| Stand { loopback, tls, port, folder: data.join(ROOMS), ..Stand::default() };
    let hosting = if matches.get_flag("resume") {
        let (room, log, was) = broken_off(&data.join(ROOMS), &library)?;
        let pictures = pictures(&library, &room.setup().lesson);
        // There the phones find it by themselves.
        let (tls, loopback) = (was.tls, was.loopback || loopback);
        Hosting::resume(room, log, Stand { loopback, tls, pictures, ..stand(port.unwrap_or(was.port)) })
            .map_err(Stop::Wrong)?
    } else {
        let (quiz, lesson) = quiz(matches, &library)?;
        let pictures = pictures(&library, &lesson);
        let remote = new_secret();
        let setup = Setup { remote: digest(&remote)?, ..setup(matches, &quiz, lesson, &data.join(ROOMS))? };
        let at = clock::time_of_day();
        let room = Room::open(setup, quiz, at);
        let open = |port| {
            Hosting::open(room.clone(), at, {
                let (pictures, remote) = (pictures.clone(), Some(remote.clone()));
                Stand { pictures, remote, ..stand(port) }
            })
        };
        match port {
            Some(port) => open(port),
            None => open(USUAL_PORT).or_else(|_| open(0)),
        }
        .map_err(Stop::Wrong)?
    };
    Running { hosting, words }.run(world)
}

/// The pictures of the pack that a lesson is of.
fn pictures(library: &Library, lesson: &str) -> Pictures {
    let pack = library.packs().iter().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
    pack.map(|pack| pack.pictures.clone()).unwrap_or_default()
}

/// The questions of the lesson, and its name.
fn quiz(matches: &ArgMatches, library: &Library) -> Result<(Quiz, String), Stop> {
    let name = matches.get_one::<String>("lesson").map(String::as_str).unwrap_or_default();
    let (_, lesson) = library.find(name).ok_or_else(|| no_such_lesson(name))?;
    let shelf = library.shelf(&Shelf::built_in());
    // No file of a house by itself: the room could not be taken up again without it.
    let named = |name: &String| shelf.get(name).cloned().ok_or_else(|| no_such_house(name, &shelf));
    let asked = matches.get_one::<String>("house").map(named).transpose()?;
    let house = house_of(lesson, asked, &shelf)?;
    let count = number(matches, "count", 1, MOST_QUESTIONS as u64)?.map(|count| count as usize);
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_else(entropy::seed);
    let quiz = Quiz::of(Arc::new(Lesson::clone(lesson)), house, seed, count);
    if quiz.questions().is_empty() {
        return Err(Stop::Wrong(Phrase::plain("host-asks-nothing").with("lesson", Fact::Text(name.to_owned()))));
    }
    Ok((quiz, name.to_owned()))
}

fn no_such_house(name: &str, shelf: &Shelf) -> Stop {
    let known: Vec<_> = shelf.iter().map(|house| house.id.as_str()).collect();
    let phrase = Phrase::plain("host-no-such-house").with("house", Fact::Text(args::short(name)));
    Stop::Usage(phrase.with("known", Fact::Text(known.join(", "))))
}

fn setup(matches: &ArgMatches, quiz: &Quiz, lesson: String, rooms: &Path) -> Result<Setup, Stop> {
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
            Some(list.people.iter().map(Person::name).collect())
        }
    };
    let teams = text("teams").unwrap_or_default().split(',').map(str::trim).filter(|team| !team.is_empty());
    let teams = teams.map(ToOwned::to_owned).collect();
    // In the terminal the trainer needs no secret: who has the terminal has the room.
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

/// What a secret is known by.
fn digest(secret: &str) -> Result<Digest, Stop> {
    Digest::of(secret).ok_or_else(|| Stop::Wrong(Phrase::plain("host-no-chance")))
}

/// The last room that was broken off, as it stood, with its log and how it was opened.
fn broken_off(folder: &Path, library: &Library) -> Result<(Room, LogFile, Opened), Stop> {
    let last = unfinished(folder).ok_or_else(|| Stop::Wrong(Phrase::plain("host-nothing-to-resume")))?;
    let (file, log) = LogFile::take_up(&last).map_err(Stop::Wrong)?;
    let room = log.room(library).map_err(|changed| Stop::Wrong(changed.phrase()))?;
    Ok((room, file, log.opened))
}

/// A room that is run from the terminal.
struct Running<'w> {
    hosting: Hosting,
    words: &'w Words,
}

impl Running<'_> {
    fn run(self, world: &mut World<'_>) -> Result<Status, Stop> {
        self.welcome(world.output)?;
        self.status(world.output)?;
        let mut line = String::new();
        loop {
            line.clear();
            // Without a terminal the room stands until the program is ended.
            if world.input.read_line(&mut line)? == 0 {
                self.say(world.output, &Phrase::plain("host-stands"))?;
                self.hosting.stand_by(|trouble| self.say(world.output, trouble).unwrap_or(()));
                return Ok(Status::Done);
            }
            if !self.does(line.trim(), world.output)? {
                return self.farewell(world).map(|()| Status::Done);
            }
        }
    }

    /// How phones come in.
    fn welcome(&self, output: &mut dyn Write) -> Result<(), Stop> {
        let room = self.hosting.room();
        let code = &room.setup().code;
        let mut links = self.hosting.links().into_iter();
        let link = format!("{}?code={code}", links.next().unwrap_or_default());
        if let Ok(square) = QrCode::new(&link) {
            writeln!(output, "{}", square.render::<unicode::Dense1x2>().quiet_zone(true).build())?;
        }
        let key = if self.hosting.is_alone() { "host-link-alone" } else { "host-link" };
        self.say(output, &Phrase::plain(key).with("link", Fact::Text(link)))?;
        self.say(output, &Phrase::plain("host-code").with("code", Fact::Text(code.clone())))?;
        for other in links {
            writeln!(output, "  {other}")?;
        }
        if let Some(link) = self.hosting.remote_link() {
            self.say(output, &Phrase::plain("host-remote").with("link", Fact::Text(link)))?;
        }
        self.say(
            output,
            &match self.hosting.fingerprint() {
                Some(print) => Phrase::plain("host-tls").with("fingerprint", Fact::Text(print.to_owned())),
                None => Phrase::plain("host-plain"),
            },
        )?;
        let log = self.hosting.log().display().to_string();
        self.say(output, &Phrase::plain("host-log").with("place", Fact::Text(log)))?;
        self.say(output, &Phrase::plain("host-keys"))
    }

    /// What came of the room, and how to have it as files.
    fn farewell(&self, world: &mut World<'_>) -> Result<(), Stop> {
        let (room, log) = (self.hosting.room(), self.hosting.log());
        if room.phase() == Phase::Ended {
            writeln!(world.output)?;
            results_of_a_room::told(&room, self.words, world.output)?;
        }
        let key = if room.phase() == Phase::Ended { "host-results-lie" } else { "host-left" };
        let place = Fact::Text(log.display().to_string());
        self.say(world.output, &Phrase::plain(key).with("place", place))
    }

    fn say(&self, output: &mut dyn Write, phrase: &Phrase) -> Result<(), Stop> {
        writeln!(output, "{}", self.words.say(phrase, &Names::default()))?;
        output.flush()?;
        Ok(())
    }

    /// Does what a line says; false where the room is to be closed.
    fn does(&self, line: &str, output: &mut dyn Write) -> Result<bool, Stop> {
        let room = self.hosting.room();
        let said = match host_line::read(line, &room) {
            Ok(Line::Close) => return Ok(false),
            Ok(Line::Tell) => {
                self.people(&room, output)?;
                Vec::new()
            }
            Ok(Line::Say(said)) => said,
            Err(why) => {
                self.say(output, &why)?;
                Vec::new()
            }
        };
        for message in said {
            if let Err(refusal) = self.hosting.say(message) {
                self.say(output, &refusal.phrase())?;
            }
        }
        self.status(output)?;
        Ok(true)
    }

    /// Who is in the room: with a mark those who have no connection, and those who were taken out.
    fn people(&self, room: &Room, output: &mut dyn Write) -> Result<(), Stop> {
        for (_, person) in room.people() {
            let team = person.team.and_then(|team| room.setup().teams.get(team));
            let team = team.map_or_else(String::new, |team| format!(" · {team}"));
            let state = match person {
                _ if person.removed => Some("host-is-out"),
                _ if person.away.is_some() => Some("host-is-away"),
                _ => None,
            };
            let state = state.map_or_else(String::new, |key| format!("  ({})", self.words.key(key)));
            writeln!(output, "  {}{team}{state}", person.name)?;
        }
        Ok(())
    }

    /// Where the room stands, in a line or a few.
    fn status(&self, output: &mut dyn Write) -> Result<(), Stop> {
        let room = self.hosting.room();
        let key = match room.phase() {
            Phase::Lobby => "host-lobby",
            Phase::Asking(_) => "host-asking",
            Phase::Closed(_) => "host-closed",
            Phase::Revealed(_) => "host-revealed",
            Phase::Ranked(_) => "host-ranked",
            Phase::Sitting => "host-sitting",
            Phase::Handed => "host-handed",
            Phase::Ended => "host-ended",
        };
        let told = room.glance().phrase(key);
        self.say(output, &told)?;
        if room.is_paused() {
            self.say(output, &Phrase::plain("host-paused"))?;
        }
        if let Phase::Asking(question) = room.phase()
            && let Some(exercise) = room.quiz().questions().get(question)
        {
            writeln!(output, "  {}", self.words.say_at(&exercise.posed.question.prompt, room.quiz().house()))?;
        }
        if matches!(room.phase(), Phase::Ranked(_) | Phase::Ended) {
            places(&room, output)?;
        }
        if let Some(trouble) = self.hosting.trouble() {
            self.say(output, &trouble)?;
        }
        output.flush()?;
        Ok(())
    }
}

/// Who stands where, a line each.
fn places(room: &Room, output: &mut dyn Write) -> Result<(), Stop> {
    for standing in room.standings() {
        let name = room.person(standing.who).map(|person| person.name.as_str()).unwrap_or_default();
        writeln!(output, "{:>4}. {:>6}  {}/{}  {name}", standing.place, standing.points, standing.right, standing.of)?;
    }
    for TeamStanding { team, hundredths, place, .. } in room.team_standings() {
        let name = room.setup().teams.get(team).map(String::as_str).unwrap_or_default();
        writeln!(output, "{place:>4}. {:>6}  {name}", hundredths / 100)?;
    }
    Ok(())
}
