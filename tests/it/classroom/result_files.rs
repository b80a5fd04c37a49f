//! The results of a room as files: read back as they were, with nothing in them that anything misuses.

#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use calamine::{Data, Reader, Xlsx};
use serde_json::Value;
use tailleur::classroom::log::{self, LogLine, OpeningRecord};
use tailleur::classroom::results::{Results, ResultsDescriber, ResultsFormat};
use tailleur::classroom::{ExtraTime, ParticipantId, RoomMessage};
use tailleur::cli::Status;
use tailleur::documents::tables::{csv, xlsx};
use tailleur::drill::AnyDrill;
use tailleur::drill::question::Answer;
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::Moment;
use tailleur::text_key;
use tempfile::TempDir;

use crate::classroom::results::{LESSON, asked, naturals, quiz_from};
use crate::classroom::room::{Class, quiz_of, token};
use crate::cli::commands::{CommandOutput, call_with};

/// Opening day of their rooms: the 22nd of November 2026.
const OPENED: u64 = 1_795_348_800_000;

/// Writes the log of a class among the rooms of a data folder.
pub(crate) fn write_log(data: &Path, class: &Class) -> PathBuf {
    let opened = OpeningRecord {
        at: Moment(OPENED),
        port: 8057,
        tls: false,
        loopback: false,
        setup: class.room.setup().clone(),
    };
    let mut text = log::write(&LogLine::Opened(Box::new(opened))).unwrap();
    for stamped in &class.log {
        let mut stamped = stamped.clone();
        stamped.at = stamped.at.plus(OPENED);
        text.push_str(&log::write(&LogLine::Happened(stamped)).unwrap());
    }
    fs::create_dir_all(data.join("rooms")).unwrap();
    let place = data.join(format!("rooms/{OPENED}-{}.room", class.room.setup().code));
    fs::write(&place, text).unwrap();
    place
}

fn call(arguments: &[&str]) -> CommandOutput {
    call_with(&[&["room"], arguments].concat(), b"", None)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Names that a spreadsheet would take for something else, as far as a room lets them in, and some as a roster may have
/// them.
const HOSTILE: [&str; 9] = ["=1+1", "+1", "-1", "@SUM(A1)", "＝2+2", "x;=1+1", "x\"; \"=1", "=cmd|'/c'!A0", "'=1"];

fn begins_a_formula(cell: &str) -> bool {
    let parts = cell.split([';', '\t', '\n', '\r']).map(|part| part.trim_start_matches([' ', '"']));
    parts
        .into_iter()
        .any(|part| part.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']) && part.parse::<f64>().is_err())
}

#[test]
fn nothing_that_a_participant_types_becomes_a_formula() {
    let drill = AnyDrill::from_filters("Announcements", &[]).unwrap();
    let mut class = Class::with_quiz(quiz_of(drill, 6), |_| {});
    let mut people: Vec<ParticipantId> = Vec::new();
    for name in HOSTILE {
        people.push(class.join(name));
    }
    asked(&mut class, &people, |person, question| (person + question) % 3 == 0);
    let results = Results::gather(&class.room);
    for language in Language::ALL {
        let words = Catalog::new(language);
        let teller = ResultsDescriber { results: &results, words: &words, minutes_east: 0 };
        let tables = teller.tables();
        let names: Vec<String> =
            ResultsFormat::ALL.iter().flat_map(|form| teller.export(*form).unwrap()).map(|(name, _)| name).collect();
        let expected = ["people.csv", "questions.csv", "answers.csv", "results.xlsx", "results.json", "results.pdf"];
        assert_eq!(names, expected);
        let mut seen = 0;
        for table in &tables {
            let bytes = csv(table);
            let mut reader = csv::Reader::from_reader(bytes.as_slice());
            for row in reader.records() {
                for cell in &row.unwrap() {
                    assert!(!begins_a_formula(cell), "{}: {cell:?}", table.id);
                    seen += usize::from(cell.starts_with("'="));
                }
            }
        }
        assert!(seen > 10, "the hostile texts were met: {seen}");
        let book = xlsx(&tables, ("yes", "no")).unwrap();
        let mut read: Xlsx<_> = Xlsx::new(Cursor::new(book.clone())).unwrap();
        let names = read.sheet_names();
        assert_eq!(names.len(), 3);
        let people = read.worksheet_range(&names[0]).unwrap();
        let read_names: Vec<String> = people.rows().skip(1).map(|row| row[1].to_string()).collect();
        for name in HOSTILE {
            assert!(read_names.iter().any(|read| read == name), "{name:?} is as it was typed: {read_names:?}");
        }
        for name in &names {
            assert_eq!(read.worksheet_formula(name).unwrap().used_cells().count(), 0, "no formula in {name}");
        }
    }
}

#[test]
fn what_is_written_reads_back_as_it_was() {
    let data = TempDir::new().unwrap();
    let class = naturals();
    let log = write_log(data.path(), &class);
    let results = Results::gather(&class.room);
    let (folder, book) = (data.path().join("out/tables"), data.path().join("out/room.xlsx"));
    let (again, paper) = (data.path().join("out/again"), data.path().join("out/room.pdf"));
    let of_data = ["--data", text(data.path())];
    let run = call(
        &[&[text(&log), "--csv", text(&folder), "--xlsx", text(&book), "--pdf", text(&paper)], &of_data[..]].concat(),
    );
    assert_eq!((run.status(), run.output.as_str(), run.errors.lines().count()), (Status::Done, "", 5));
    assert_eq!(call(&[&[text(&log), "--csv", text(&again)], &of_data[..]].concat()).status(), Status::Done);
    let rows = |name: &str| -> Vec<Vec<String>> {
        let bytes = fs::read(folder.join(name)).unwrap();
        assert_eq!(bytes, fs::read(again.join(name)).unwrap(), "the same room, the same bytes");
        let mut reader = csv::Reader::from_reader(bytes.as_slice());
        reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
    };
    let (people, questions, answers) = (rows("people.csv"), rows("questions.csv"), rows("answers.csv"));
    assert_eq!((people.len(), questions.len(), answers.len()), (12, 10, 120));
    for (row, person) in people.iter().zip(&results.people) {
        let expected =
            [person.place.unwrap().to_string(), person.name.clone(), String::new(), person.points.to_string()];
        assert_eq!(row[..4], expected);
        let own: u64 =
            answers.iter().filter(|row| row[0] == person.name).map(|row| row[10].parse::<u64>().unwrap()).sum();
        assert_eq!(own, person.points, "the answers add up to the score");
    }
    let mut read: Xlsx<_> = Xlsx::new(Cursor::new(fs::read(&book).unwrap())).unwrap();
    for (sheet, expected) in read.sheet_names().iter().zip([&people, &questions, &answers]) {
        let range = read.worksheet_range(sheet).unwrap();
        assert_eq!(range.rows().count(), expected.len() + 1, "{sheet}");
    }
    let sheet = read.sheet_names()[0].clone();
    let points: Vec<Data> = read.worksheet_range(&sheet).unwrap().rows().skip(1).map(|row| row[3].clone()).collect();
    let expected: Vec<Data> = results.people.iter().map(|person| Data::Float(person.points as f64)).collect();
    assert_eq!(points, expected, "numbers are numbers");
    assert!(fs::read(&paper).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn as_an_object_it_holds_every_answer_in_the_form_in_which_a_phone_sends_it() {
    let data = TempDir::new().unwrap();
    let class = naturals();
    let log = write_log(data.path(), &class);
    let run = call(&[text(&log), "--json", "--data", text(data.path())]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let object: Value = serde_json::from_str(&run.output).unwrap();
    let results = Results::gather(&class.room);
    assert_eq!(
        (&object["lesson"], &object["house"], &object["form"]),
        (&LESSON.into(), &"venezia".into(), &"live".into())
    );
    assert_eq!((&object["ended"], &object["speed"], &object["opened"]), (&true.into(), &50.into(), &OPENED.into()));
    for (out, person) in object["people"].as_array().unwrap().iter().zip(&results.people) {
        let sum: u64 = out["answers"].as_array().unwrap().iter().map(|one| one["points"].as_u64().unwrap()).sum();
        assert_eq!((&out["points"], &out["name"]), (&sum.into(), &person.name.as_str().into()));
        assert_eq!((out["right"].as_u64(), out["of"].as_u64()), (Some(person.right as u64), Some(10)));
        for (answer, reply) in out["answers"].as_array().unwrap().iter().zip(&person.replies) {
            let read: Answer = serde_json::from_value(answer["answer"].clone()).unwrap();
            assert_eq!(read, reply.given.as_ref().unwrap().answer);
        }
    }
    for (out, question) in object["questions"].as_array().unwrap().iter().zip(&results.questions) {
        assert_eq!((out["right"].as_u64(), out["answers"].as_u64()), (Some(question.right as u64), Some(12)));
        assert!(out["facility"].is_number() && out["median_millis"].is_number());
    }
}

#[test]
fn on_paper_it_is_read_in_its_order_and_stays_on_the_page_in_three_languages() {
    let mut class = naturals();
    class.host(&RoomMessage::Rename(ParticipantId(3), "Wolfeschlegelsteinhausen".to_owned()));
    class.host(&RoomMessage::ExtraTime(ParticipantId(3), ExtraTime::Half));
    let results = Results::gather(&class.room);
    for language in Language::ALL {
        let words = Catalog::new(language);
        let teller = ResultsDescriber { results: &results, words: &words, minutes_east: 60 };
        let paper = teller.table_report();
        for mark in paper.drawn_items(&words).concat() {
            let [left, top, right, foot] = mark.place;
            assert!(left >= 24.0 && right <= 571.0 && top >= 24.0 && foot <= 818.0, "{language:?}: {mark:?}");
        }
        for page in paper.drawn_items(&words) {
            let texts: Vec<_> = page.into_iter().filter(|mark| mark.text.is_some()).collect();
            for (at, one) in texts.iter().enumerate() {
                for other in &texts[at + 1..] {
                    let across = one.place[2].min(other.place[2]) - one.place[0].max(other.place[0]);
                    let along = one.place[3].min(other.place[3]) - one.place[1].max(other.place[1]);
                    assert!(across < 1.0 || along < 3.0, "{language:?}: {one:?} {other:?}");
                }
            }
        }
        let read = paper.tagged_items(&words).concat();
        assert_eq!((read[1].tag, &read[1].text), ("H1", &teller.title()));
        let names: Vec<&str> = read.iter().map(|read| read.text.as_str()).collect();
        let is_name = |text: &str, name: &str| text == name || text.starts_with(&format!("{name} ("));
        let place = |name: &str| names.iter().position(|text| is_name(text, name)).unwrap();
        let places = results.people.iter().map(|person| place(&person.name));
        assert!(places.is_sorted(), "the best first");
        for head in
            [text_key!("results-column-points"), text_key!("class-column-facility"), text_key!("results-column-wrong")]
        {
            assert!(read.iter().any(|read| read.tag == "TH" && read.text == words.message(head)), "{head} is a head");
        }
        assert!(read.iter().all(|read| !read.text.contains(['{', '$'])));
        assert_eq!(paper.pdf(&words).unwrap(), teller.table_report().pdf(&words).unwrap());
    }
}

#[test]
fn the_command_lists_the_rooms_tells_one_and_says_what_is_wrong() {
    let data = TempDir::new().unwrap();
    let of_data = ["--data", text(data.path())];
    let none = call(&of_data);
    assert_eq!((none.status(), none.errors.as_str()), (Status::Done, ""));
    assert!(none.output.contains("no log"), "{}", none.output);

    let mut other = Class::with_quiz(quiz_from(LESSON, "venezia", 3), |setup| {
        setup.lesson = LESSON.to_owned();
        setup.code = "111111".to_owned();
    });
    other.join("Zoé");
    write_log(data.path(), &other);
    let class = naturals();
    let log = write_log(data.path(), &class);
    let name = log.file_name().unwrap().to_str().unwrap().to_owned();
    for (language, ended, broken_off) in
        [("en", "ended", "interrupted"), ("fr", "terminée", "interrompue"), ("it", "terminata", "interrotta")]
    {
        let listed = call(&[&of_data[..], &["--lang", language]].concat());
        let line = |name: &str| listed.output.lines().find(|line| line.contains(name)).unwrap().to_owned();
        assert!(line(&name).contains(ended) && line("111111").contains(broken_off), "{}", listed.output);
        for named in [text(&log), name.as_str(), name.trim_end_matches(".room")] {
            let run = call(&[&[named], &of_data[..], &["--lang", language]].concat());
            assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""), "{named}");
            assert!(run.output.contains("Trainee 11") && !run.output.contains(['{', '$']), "{}", run.output);
        }
        let replayed = call(&[&[name.as_str(), "--replay"], &of_data[..], &["--lang", language]].concat());
        assert_eq!(replayed.output.lines().count(), class.log.len() + 120, "a line an event, and one an answer");
    }

    let whole = fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let damaged = lines[5].replacen("at:", "at: ", 1);
    let mut broken = lines.clone();
    broken[5] = &damaged;
    let cases: [(&str, String, &str); 3] = [
        ("empty.room", String::new(), "not a room log"),
        ("other.room", "(id:\"tableau\")\n".to_owned(), "not a room log"),
        ("changed.room", whole.clone(), "has changed since"),
    ];
    for (file, content, expected) in cases {
        let place = data.path().join(file);
        let content = if file == "changed.room" { with_another_digest(&class) } else { content };
        fs::write(&place, content).unwrap();
        let run = call(&[&[text(&place)], &of_data[..]].concat());
        assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""), "{file}");
        assert!(run.errors.contains(expected), "{file}: {}", run.errors);
    }
    let place = data.path().join("damaged.room");
    fs::write(&place, broken.concat()).unwrap();
    let run = call(&[&[text(&place)], &of_data[..]].concat());
    assert_eq!(run.status(), Status::Done, "a damaged line costs itself alone");
    assert!(run.errors.contains("Line 6"), "{}", run.errors);
    let torn = data.path().join("torn.room");
    fs::write(&torn, &whole[..whole.len() - 9]).unwrap();
    let run = call(&[&[text(&torn)], &of_data[..]].concat());
    assert_eq!(run.status(), Status::Done);
    assert!(run.errors.contains("is incomplete"), "{}", run.errors);
    assert_eq!(call(&[&["no-such-room"], &of_data[..]].concat()).status(), Status::Usage);
    assert_eq!(call(&[&["--json"], &of_data[..]].concat()).status(), Status::Usage);
    assert_eq!(call(&[&[name.as_str(), "--json", "--replay"], &of_data[..]].concat()).status(), Status::Usage);
}

/// The log of a room whose lesson was changed since.
fn with_another_digest(class: &Class) -> String {
    let setup = tailleur::classroom::Setup { digest: "0".repeat(32), ..class.room.setup().clone() };
    log::write(&LogLine::Opened(Box::new(OpeningRecord {
        at: Moment(OPENED),
        port: 1,
        tls: false,
        loopback: false,
        setup,
    })))
    .unwrap()
}

#[test]
fn nothing_of_a_log_moves_the_terminal_of_its_reader() {
    let data = TempDir::new().unwrap();
    let drill = "announcements/words-venezia";
    let mut class = Class::with_quiz(quiz_from(drill, "venezia", 4), |setup| setup.lesson = drill.to_owned());
    let anna = class.join("Anna");
    class.go_on();
    let typed = Answer::Call("\u{1b}[2J\u{202e}gnp.exe\r\n".to_owned());
    assert_eq!(class.answer(anna, 0, typed), None, "a call may be typed");
    // A name as no room lets it in, but a log that somebody made may hold.
    class.log.push(tailleur::classroom::StampedEvent {
        at: Moment(class.now),
        event: tailleur::classroom::RoomEvent::Joined {
            who: ParticipantId(1),
            name: "\u{1b}[31mEve\u{7}".to_owned(),
            token: token(7),
        },
    });
    let log = write_log(data.path(), &class);
    for more in [&[][..], &["--replay"]] {
        let run = call(&[&[text(&log), "--data", text(data.path())], more].concat());
        assert_eq!(run.status(), Status::Done, "{}", run.errors);
        assert!(run.output.contains("Eve") && run.output.contains("gnp.exe"), "{}", run.output);
        assert!(!run.output.contains(['\u{1b}', '\u{7}', '\u{202e}', '\r']), "{:?}", run.output);
    }
}
