//! A room run from a terminal: what is typed, what is told, and what happens while nobody types.
#![cfg(feature = "room")]
#![expect(clippy::disallowed_methods, reason = "a terminal is played beside the program")]

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use tailleur::classroom::wire::{AnswerIn, ClientMessage, JoinIn};
use tailleur::classroom::{LatePolicy, RoomMode, teams};
use tailleur::cli::{Launch, Status, World, run};
use tailleur::drill::question::Answer;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::platform::net::{ClientEvent, RoomClient};
use tailleur::platform::stdin_lines::{StdinEvent, with_stdin_lines};
use tailleur::text_key;
use tempfile::TempDir;

use crate::classroom::room::Class;
use crate::cli::commands::{CommandOutput, call_with};

struct Keys(Receiver<Vec<u8>>);

impl Read for Keys {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let Ok(line) = self.0.recv() else { return Ok(0) };
        room[..line.len()].copy_from_slice(&line);
        Ok(line.len())
    }
}

#[derive(Clone, Default)]
struct Screen(Arc<Mutex<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A terminal in which a room stands, on this machine alone.
struct Terminal {
    keys: Sender<Vec<u8>>,
    screen: Screen,
    read: usize,
    running: JoinHandle<Launch>,
    _data: TempDir,
}

impl Terminal {
    fn hosting(arguments: &[&str]) -> Self {
        let data = TempDir::new().unwrap();
        let (keys, typed) = channel();
        let screen = Screen::default();
        let mut call: Vec<String> = ["tailleur", "host", "--loopback", "--data"].map(str::to_owned).to_vec();
        call.push(data.path().display().to_string());
        call.extend(arguments.iter().map(|argument| (*argument).to_owned()));
        let mut shown = screen.clone();
        let running = thread::spawn(move || {
            let mut world = World {
                input: &mut BufReader::new(Keys(typed)),
                output: &mut shown.clone(),
                errors: &mut shown,
                system_language: None,
                painted: false,
                cores: 1,
            };
            run(call.into_iter().map(Into::into), &mut world)
        });
        Self { keys, screen, read: 0, running, _data: data }
    }

    fn types(&self, line: &str) {
        self.keys.send(format!("{line}\n").into_bytes()).unwrap();
    }

    /// Waits until this is told, and returns what was told since the last time.
    fn tells(&mut self, wanted: &str) -> String {
        let began = Instant::now();
        loop {
            let all = String::from_utf8_lossy(&self.screen.0.lock().unwrap()).into_owned();
            let new = &all[self.read..];
            if let Some(at) = new.find(wanted) {
                let end = new[at..].find('\n').map_or(new.len(), |end| at + end);
                let printed = new[..end].to_owned();
                self.read += end;
                return printed;
            }
            assert!(began.elapsed() < Duration::from_mins(1), "{wanted:?} is not told: {new}");
            sleep(Duration::from_millis(10));
        }
    }

    /// Types a line and waits until something is told.
    fn asks(&mut self, line: &str, wanted: &str) -> String {
        self.types(line);
        self.tells(wanted)
    }
}

/// A phone that comes in.
fn joins(link: &str, name: &str, number: u64) -> RoomClient {
    let (address, code) = link.trim().split_once("/?code=").unwrap();
    let (wake, woken) = channel();
    let caller = RoomClient::connect(address.trim_start_matches("http://").to_owned(), None, move || {
        wake.send(()).unwrap_or(());
    });
    loop {
        woken.recv_timeout(Duration::from_mins(1)).unwrap();
        if matches!(caller.try_event(), Some(ClientEvent::Up(_))) {
            break;
        }
    }
    let (code, name, token) = (code.to_owned(), name.to_owned(), format!("a{number:031x}"));
    caller.send(ClientMessage::Join(JoinIn {
        code,
        key: None,
        name,
        pin: None,
        token,
        lang: "en".to_owned(),
        full: false,
    }));
    caller
}

fn answers(caller: &RoomClient, question: usize, answer: Answer) {
    caller.send(ClientMessage::Answer(AnswerIn { question, nonce: format!("n{question}"), answer }));
}

#[test]
fn a_class_is_asked_from_a_terminal_that_tells_who_comes_and_who_answers() {
    let arguments =
        ["first-payouts/who-wins", "--count", "2", "--seconds", "0", "--seed", "7", "--teams", "North,South"];
    let mut terminal = Terminal::hosting(&arguments);
    let welcome = terminal.tells("Waiting for the class");
    let link = welcome.split_whitespace().find(|word| word.contains("?code=")).unwrap();
    let anna = joins(link, "Anna", 1);
    terminal.tells("Anna has joined.");
    let ben = joins(link, "Ben", 2);
    terminal.tells("Ben has joined.");
    terminal.asks("n ann > Hanna", "  Hanna");
    terminal.asks("t hanna > south", "Hanna · South");
    terminal.asks("t", "Ben · North");
    terminal.asks("e50 BEN", "Extra time: +50%");
    terminal.asks("x ben", "Ben · North  (removed)");
    terminal.asks("x ben", "Ben · North");
    terminal.asks("x hanna, ben", "Removed: 2.");
    terminal.asks("x 00:00", "Readmitted: 2.");
    terminal.asks("x 25:00", "No one here is called 25:00.");
    terminal.asks("t hanna > east", "There is no team east. Choose from: North, South.");
    terminal.asks("x Carla", "No one here is called Carla.");

    let asked = terminal.asks("", "    E. ");
    for part in ["Question 1 of 2: 0 of 2 have answered.", "  Punto: ", "  Banco: ", "    P. Punto", "    B. Banco"] {
        assert!(asked.contains(part), "{part}: {asked}");
    }
    answers(&anna, 0, Answer::Choice(0));
    terminal.tells("Answers: 1 of 2.");
    answers(&ben, 0, Answer::Choice(0));
    terminal.tells("Everyone has answered.");
    terminal.tells("Question 1 of 2 is closed: 2 of 2 have answered.");
    let revealed = terminal.asks("", "Why") + &terminal.tells("[");
    assert!(revealed.contains("    2 ✓ P. Punto") || revealed.contains("    2   P. Punto"), "{revealed}");
    assert_eq!(revealed.matches(" ✓ ").count(), 1, "{revealed}");
    assert!(revealed.trim_end().ends_with(']'), "a rule and what it rests on: {revealed}");

    terminal.asks("f", "Type f again");
    terminal.asks("", "The room stays open.");
    terminal.asks("f", "Type f again");
    terminal.asks("f", "Quiz finished.");
    terminal.types("q");
    terminal.tells("Hanna");
    assert_eq!(terminal.running.join().unwrap(), Launch::Finished(Status::Done));
}

#[test]
fn a_reconnecting_phone_goes_on_from_what_it_was_shown() {
    let mut terminal = Terminal::hosting(&["first-payouts/who-wins", "--count", "1", "--seconds", "1"]);
    let welcome = terminal.tells("Waiting for the class");
    let link = welcome.split_whitespace().find(|word| word.contains("?code=")).unwrap();
    let _anna = joins(link, "Anna", 1);
    terminal.tells("Anna has joined.");
    terminal.asks("", "Question 1 of 1: 0 of 1 have answered.");
    terminal.tells("Time is up.");
    terminal.tells("is closed: 0 of 1 have answered.");
    terminal.asks("", "Answer to question 1 of 1 shown.");
    terminal.types("q");
    terminal.tells("The quiz was not ended. tailleur host --resume resumes it");
    assert_eq!(terminal.running.join().unwrap(), Launch::Finished(Status::Done));
}

/// A room without anybody, in which all of this is typed.
fn typed(language: Language, data: &TempDir, arguments: &[&str], lines: &str) -> CommandOutput {
    let data = data.path().display().to_string();
    let usual = ["host", "--loopback", "--data", data.as_str(), "--lang", language.code()];
    call_with(&[&usual, arguments].concat(), lines.as_bytes(), None)
}

#[test]
fn every_line_has_its_words_in_every_language() {
    for language in Language::ALL {
        let (words, data) = (Catalog::new(language), TempDir::new().unwrap());
        let run = typed(
            language,
            &data,
            &["tableau/naturals", "--count", "1"],
            "?\nzz\nt\n+x\nl\nl\nr\nr new\nx 10:02\n\np\n\n+ 60\ns\n\n\n",
        );
        assert_eq!(run.status(), Status::Done, "{}", run.errors);
        assert!(!run.output.contains('{'), "a key is missing: {}", run.output);
        let keys = [
            text_key!("host-all-keys"),
            text_key!("host-not-understood"),
            text_key!("host-no-teams"),
            text_key!("host-is-locked"),
            text_key!("host-paused"),
            text_key!("host-remote-hint"),
            text_key!("host-ended"),
        ];
        for key in keys {
            assert!(run.output.contains(&words.message(key)), "{key}: {}", run.output);
        }
        let (welcome, later) = run.output.split_once(&words.message(text_key!("host-keys"))).unwrap();
        assert!(!welcome.contains("remote#"), "the class sees how the room is opened: {welcome}");
        assert_eq!(
            later.matches("remote#").count(),
            2,
            "it is told when it is asked for, and another one made: {later}"
        );
        for letter in ["p ", "r ", "s ", "+ ", "a ", "w ", "l ", "i ", "x ", "n ", "e50 ", "t ", "f ", "m ", "q "] {
            let is_told = words.message(text_key!("host-all-keys")).lines().any(|line| line.starts_with(letter));
            assert!(is_told, "{letter}");
        }
    }
}

#[test]
fn after_a_quiz_the_same_room_has_another_one_with_a_log_of_its_own() {
    let data = TempDir::new().unwrap();
    let lines = "m tableau/naturals\nw\nf\nf\nm no/such\nm tableau/counting\ni\nq\n";
    // The usual port may be taken by another test.
    let port = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port().to_string();
    let run = typed(Language::English, &data, &["tableau/naturals", "--count", "1", "--port", port.as_str()], lines);
    assert_eq!(run.status(), Status::Done, "{}", run.errors);
    assert!(run.output.contains("The quiz isn’t over yet."), "{}", run.output);
    assert!(run.output.contains("no/such"), "an unknown lesson is named: {}", run.output);
    let rooms = std::fs::read_dir(data.path().join("rooms")).unwrap();
    let logs = rooms.filter(|entry| entry.as_ref().unwrap().path().extension().is_some_and(|end| end == "room"));
    assert_eq!(logs.count(), 2);
    let again = typed(Language::English, &data, &["--resume", "--port", port.as_str()], "q\n");
    assert_eq!(again.status(), Status::Done, "the next quiz is taken up: {}", again.errors);
    assert!(again.output.contains("The quiz was not ended."), "{}", again.output);
}

#[test]
fn a_room_that_was_left_is_taken_up_and_ended_for_all() {
    let data = TempDir::new().unwrap();
    let left = typed(Language::English, &data, &["tableau/naturals"], "\nq\n");
    assert!(left.output.contains("The quiz was not ended."), "{}", left.output);
    let ended = typed(Language::English, &data, &["--resume"], "f\nf\n\n");
    assert_eq!(ended.status(), Status::Done, "{}", ended.errors);
    assert!(ended.output.contains("Question 1 of"), "the question is told again: {}", ended.output);
    assert!(ended.output.contains("Results are kept in the log."), "{}", ended.output);
}

#[test]
fn a_lesson_by_ear_and_teams_of_one_name_are_refused_in_words() {
    let data = TempDir::new().unwrap();
    for (language, ear, team) in [
        (Language::English, "needs sound", "Two teams have the name NORD"),
        (Language::French, "demande du son", "Deux équipes ont le nom NORD"),
        (Language::Italian, "richiede l’audio", "Due squadre hanno il nome NORD"),
    ] {
        let run = typed(language, &data, &["listening/final-calls-by-ear"], "");
        assert_eq!(run.status(), Status::Wrong);
        assert!(run.errors.contains(ear), "{}", run.errors);
        let run = typed(language, &data, &["tableau/naturals", "--teams", "Nord, NORD"], "");
        assert_eq!(run.status(), Status::Usage);
        assert!(run.errors.contains(team), "{}", run.errors);
    }
}

#[test]
fn teams_are_names_like_those_of_people() {
    let cases: [(&str, Result<&[&str], &str>); 7] = [
        ("", Ok(&[])),
        (" , ,", Ok(&[])),
        ("Nord", Ok(&["Nord"])),
        (" Nord ,  Sud  Est ", Ok(&["Nord", "Sud Est"])),
        ("Nord,nord", Err("nord")),
        ("É,E\u{301}", Err("É")),
        ("Nord,...", Err("letter or digit")),
    ];
    let words = Catalog::new(Language::English);
    for (typed, expected) in cases {
        match (teams::parse(typed), expected) {
            (Ok(read), Ok(expected)) => assert_eq!(read, expected, "{typed}"),
            (Err(why), Err(expected)) => {
                let said = words.render(&why, &HouseTerms::default());
                assert!(said.contains(expected), "{typed}: {said}");
            }
            (read, expected) => panic!("{typed}: {read:?}, not {expected:?}"),
        }
    }
}

#[test]
fn who_looks_on_is_not_among_those_who_are_asked() {
    for form in [RoomMode::Live, RoomMode::Exam { minutes: None, own: false }] {
        let mut class = Class::new(|setup| (setup.form, setup.late) = (form, LatePolicy::WatchOnly));
        class.join("Anna");
        class.go_on();
        class.join("Late");
        let glance = class.room.glance();
        assert_eq!((glance.people, glance.asked, glance.answered), (2, 1, 0), "{form:?}");
        class.go_on();
        assert_eq!(class.room.glance().asked, 1, "closed, {form:?}");
    }
}

#[test]
fn what_is_typed_and_who_wakes_are_heard_side_by_side() {
    let (keys, typed) = channel();
    let heard = with_stdin_lines(&mut BufReader::new(Keys(typed)), |mut typing| {
        let mut heard = Vec::new();
        let wake = typing.waker();
        assert!(matches!(typing.next(Some(Duration::ZERO)), StdinEvent::Nothing));
        wake();
        assert!(matches!(typing.next(None), StdinEvent::Woken));
        // A name in the letters of another time is no reason to close a room.
        keys.send(b"x Ren\xe9\n".to_vec()).unwrap();
        keys.send(b"q\n".to_vec()).unwrap();
        for _ in 0..2 {
            let StdinEvent::Line(line) = typing.next(None) else { panic!("a line was typed") };
            heard.push(line);
        }
        // Nobody reads on once the work is done, though the keyboard is still there.
        heard
    });
    assert_eq!(heard, ["x Ren\u{fffd}\n", "q\n"]);
    let ended = with_stdin_lines(&mut io::empty(), |mut typing| matches!(typing.next(None), StdinEvent::End));
    assert!(ended);
}
