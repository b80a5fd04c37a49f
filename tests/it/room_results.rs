//! What came of a room: its figures, why points were given, and all of it as files that nothing in them can misuse.

#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use calamine::{Data, Reader, Xlsx};
use serde_json::Value;
use tailleur::classroom::log::{self, Line, Opened};
use tailleur::classroom::results::{Person, Question, Reply, Results, Teller, Why, replay};
use tailleur::classroom::{ExtraTime, Form, Late, Message, Phase, Quiz, Room, Sender, Standings, Who};
use tailleur::cli::Status;
use tailleur::drill::question::Answer;
use tailleur::drill::{AnyDrill, CountHand};
use tailleur::lesson::Library;
use tailleur::progress::Moment;
use tailleur::rules::house::Shelf;
use tailleur::sheet::class::{csv, xlsx};
use tailleur::words::{Language, Words};
use tempfile::TempDir;

use crate::command_line::{Told, call_with};
use crate::room::{Class, quiz_of, token};

/// The lesson that these classes answer.
const LESSON: &str = "tableau/naturals";
/// When their rooms were opened: the 22nd of November 2026.
const OPENED: u64 = 1_795_348_800_000;

/// So many questions of a lesson inside the program.
pub(crate) fn quiz_from(lesson: &str, house: &str, count: usize) -> Quiz {
    let library = Library::built_in();
    let (_, found) = library.find(lesson).unwrap();
    let house = Arc::clone(Shelf::built_in().get(house).unwrap());
    Quiz::of(Arc::new(found.clone()), house, 11, Some(count))
}

/// A class that was asked so many questions of a lesson, to its end; who is right when is said by `is_right`.
pub(crate) fn asked(class: &mut Class, people: &[Who], is_right: impl Fn(usize, usize) -> bool) {
    let count = class.room.quiz().questions().len();
    for question in 0..count {
        class.go_on();
        for (place, who) in people.iter().enumerate() {
            class.now += 700 + 100 * place as u64;
            let answer = given(class, *who, question, is_right(place, question));
            assert_eq!(class.answer(*who, question, answer), None);
        }
        class.go_on();
        if class.room.setup().standings != Standings::Off {
            class.go_on();
        }
    }
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Ended);
}

/// The right answer, or one that is wrong.
pub(crate) fn given(class: &Class, who: Who, question: usize, right: bool) -> Answer {
    let posed = &class.room.exercise(who, question).unwrap().posed;
    if right {
        return posed.key.answer.clone();
    }
    let wrong = match &posed.key.answer {
        Answer::Choice(at) => Answer::Choice(usize::from(*at == 0)),
        Answer::Number(number) => Answer::Number((number + 1) % 10),
        Answer::Call(_) => Answer::Call("=HYPERLINK(\"http://x\")".to_owned()),
        other => panic!("no wrong answer for {other:?}"),
    };
    assert!(posed.question.form.fits(&wrong) && !posed.key.mark(wrong.clone()).right);
    wrong
}

/// Twelve people answer ten questions; the first of them knows nothing, the last knows all.
fn naturals() -> Class {
    let mut class = Class::of(quiz_from(LESSON, "venezia", 10), |setup| {
        setup.lesson = LESSON.to_owned();
        setup.speed = 50;
    });
    let people: Vec<Who> = (0..12).map(|number| class.join(&format!("Trainee {number}"))).collect();
    asked(&mut class, &people, |person, question| question * 5 % 12 < person);
    class
}

/// Writes the log of a class among the rooms of a data folder.
pub(crate) fn write_log(data: &Path, class: &Class) -> PathBuf {
    let opened = Opened { at: Moment(OPENED), port: 8057, tls: false, setup: class.room.setup().clone() };
    let mut text = log::write(&Line::Opened(Box::new(opened))).unwrap();
    for stamped in &class.log {
        let mut stamped = stamped.clone();
        stamped.at = stamped.at.plus(OPENED);
        text.push_str(&log::write(&Line::Happened(stamped)).unwrap());
    }
    fs::create_dir_all(data.join("rooms")).unwrap();
    let place = data.join(format!("rooms/{OPENED}-{}.room", class.room.setup().code));
    fs::write(&place, text).unwrap();
    place
}

fn call(arguments: &[&str]) -> Told {
    call_with(&[&["room"], arguments].concat(), b"", None)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn english(results: &Results) -> (Words, &Results) {
    (Words::of(Language::English), results)
}

#[test]
fn everybodys_points_are_the_sum_of_their_answers_and_their_standing() {
    let class = naturals();
    let results = Results::of(&class.room);
    assert!(results.ended);
    for standing in class.room.standings() {
        let person = results.people.iter().find(|person| person.who == standing.who).unwrap();
        let sum: u64 = person.replies.iter().filter_map(|reply| reply.given.as_ref()).map(|given| given.points).sum();
        assert_eq!((person.points, person.points), (standing.points, sum), "{}", person.name);
        let of_standing = (standing.right, standing.of, Some(standing.place));
        assert_eq!((person.right, person.of, person.place), of_standing, "{}", person.name);
        assert_eq!((person.answered, person.replies.len()), (10, 10));
    }
    let points: Vec<u64> = results.people.iter().map(|person| person.points).collect();
    assert!(points.is_sorted_by(|one, next| one >= next), "the best first: {points:?}");
}

#[test]
fn a_question_is_worth_what_the_trainers_view_says_of_the_same_answers() {
    let class = naturals();
    let results = Results::of(&class.room);
    assert_eq!(results.questions.len(), 10);
    for (place, question) in results.questions.iter().enumerate() {
        let right = (0..12).filter(|person| place * 5 % 12 < *person).count();
        assert_eq!((question.place, question.asked, question.answered), (Some(place), 12, 12));
        assert_eq!(question.right, right, "question {place}");
        let item = question.item.as_ref().unwrap();
        assert_eq!((item.answers, item.right), (12, right));
        assert!((item.facility.unwrap() - right as f64 / 12.0).abs() < 1e-9);
        let wrong: u32 = item.wrong.iter().map(|wrong| wrong.count).sum();
        assert_eq!(wrong as usize, 12 - right);
        // Whoever knows a harder question knows every easier one: it tells them apart, where not nearly all have it right.
        let found = item.worth.unwrap().discrimination;
        let tells = found.map_or(right == 0, |found| found > 0.2 || right == 11);
        assert!(tells, "{place}: {found:?}");
    }
    // The times of a question: 700 ms, then 800 more, and so on: the median lies between the sixth and the seventh.
    let median = results.questions[0].item.as_ref().unwrap().time.unwrap().median;
    assert!((median - f64::midpoint(700.0 * 6.0 + 1500.0, 700.0 * 7.0 + 2100.0)).abs() < 1e-9, "{median}");
    assert!(results.consistency.unwrap().alpha > 0.8);
}

#[test]
fn why_somebody_got_812_is_told_with_the_time_they_used_of_theirs() {
    let mut class = Class::new(|setup| setup.speed = 50);
    let people = ["Anna", "Bruno", "Clara", "Dario"].map(|name| class.join(name));
    let [anna, bruno, clara, _] = people;
    class.host(&Message::ExtraTime(bruno, ExtraTime::Double));
    class.go_on();
    class.wait(7_520);
    class.answer(anna, 0, class.right(anna, 0));
    class.wait(7_520);
    class.answer(bruno, 0, class.right(bruno, 0));
    class.answer(clara, 0, class.wrong(clara, 0));
    class.host(&Message::ExtraTime(bruno, ExtraTime::None));
    class.go_on();
    class.go_on();
    let results = Results::of(&class.room);
    let words = Words::of(Language::English);
    let teller = Teller { results: &results, words: &words, minutes_east: 0 };
    let why = |who: Who| {
        let person = results.people.iter().find(|person| person.who == who).unwrap();
        teller.say(&results.why(&person.replies[0]).phrase(&words))
    };
    assert_eq!(
        why(anna),
        "Right: 1000 points less 188 for time make 812. 7.52 s of 20.0 s, which is 37.6% of the time, and speed decides \
         50% of the points."
    );
    // He had twice the time when he answered; that it was taken from him later changes nothing of it.
    assert_eq!(
        why(bruno),
        "Right: 1000 points less 188 for time make 812. 15.04 s of 40.0 s (twice the time), which is 37.6% of the time, \
         and speed decides 50% of the points."
    );
    assert_eq!(why(clara), "Wrong: no points.");
    assert_eq!(why(people[3]), "No answer: no points.");
}

#[test]
fn each_reason_for_points_has_words_in_every_language() {
    for (speed, seconds, skipped) in
        [(0, Some(20), false), (30, None, false), (30, Some(20), false), (30, Some(20), true)]
    {
        let mut class = Class::new(|setup| (setup.speed, setup.seconds) = (speed, seconds));
        let anna = class.join("Anna");
        class.join("Bruno");
        class.go_on();
        class.answer(anna, 0, class.right(anna, 0));
        if skipped {
            class.host(&Message::Skip(class.room.turn()));
        }
        let results = Results::of(&class.room);
        let why = results.why(&results.people.iter().find(|person| person.who == anna).unwrap().replies[0]);
        let expected = match (speed, seconds, skipped) {
            (.., true) => matches!(why, Why::Skipped),
            (0, ..) => matches!(why, Why::Right),
            (_, None, _) => matches!(why, Why::Untimed(30)),
            _ => matches!(why, Why::Timed(_)),
        };
        assert!(expected, "{why:?}");
        for language in Language::ALL {
            let words = Words::of(language);
            let said = words.say(&why.phrase(&words), &tailleur::words::Names::default());
            assert!(!said.contains(['{', '$']), "{said}");
        }
    }
}

#[test]
fn what_was_skipped_and_who_was_taken_out_looked_on_or_came_late_is_told_and_not_counted() {
    let mut class = Class::new(|setup| setup.late = Late::WatchOnly);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    let both = |class: &mut Class, question| {
        class.answer(anna, question, class.right(anna, question));
        class.answer(bruno, question, class.wrong(bruno, question));
    };
    class.go_on();
    both(&mut class, 0);
    class.host(&Message::Skip(class.room.turn()));
    both(&mut class, 1);
    class.join("Zoé");
    class.host(&Message::Remove(bruno));
    class.host(&Message::End);
    let results = Results::of(&class.room);
    let names: Vec<_> = results.people.iter().map(|person| (person.name.as_str(), person.place)).collect();
    assert_eq!(names, [("Anna", Some(1)), ("Zoé", None), ("Bruno", None)]);
    let [skipped, counted] = &results.questions[..] else { panic!("{:?}", results.questions.len()) };
    assert!(skipped.skipped && skipped.item.is_none());
    assert_eq!((counted.asked, counted.answered, counted.right), (1, 1, 1), "whoever was taken out does not count");
    let zoe = &results.people[1];
    assert_eq!((zoe.watched, zoe.of, zoe.replies.len()), (true, 0, 0));
    let anna = &results.people[0];
    assert_eq!((anna.points, anna.right, anna.of), (1000, 1, 1));
    let (words, results) = english(&results);
    let teller = Teller { results, words: &words, minutes_east: 0 };
    let remarks: Vec<_> = results.people.iter().map(|person| teller.remark(person)).collect();
    assert_eq!(remarks[0], None);
    assert!(remarks[1].as_ref().unwrap().contains("looked on") && remarks[2].as_ref().unwrap().contains("taken out"));
}

#[test]
fn in_an_exam_with_questions_of_their_own_a_question_is_a_decision() {
    let mut class = Class::new(|setup| setup.form = Form::Exam { minutes: None, own: true });
    let people: Vec<Who> = ["Anna", "Bruno", "Clara"].map(|name| class.join(name)).into();
    class.go_on();
    for who in &people {
        for question in 0..5 {
            let answer = given(&class, *who, question, question > 0);
            assert_eq!(class.answer(*who, question, answer), None);
        }
    }
    let before = Results::of(&class.room);
    class.host(&Message::End);
    let results = Results::of(&class.room);
    assert_eq!(before.people, results.people, "a room that was broken off counts as if it were ended then");
    assert!(results.questions.iter().all(|question| question.place.is_none() && !question.skipped));
    let count = |part: fn(&Question) -> usize| results.questions.iter().map(part).sum::<usize>();
    assert_eq!((count(|one| one.asked), count(|one| one.answered), count(|one| one.right)), (15, 15, 12));
    let decisions: Vec<&str> = results.questions.iter().map(|question| &*question.key.decision).collect();
    assert!(decisions.is_sorted() && decisions.windows(2).all(|two| two[0] != two[1]), "each once: {decisions:?}");
    for question in &results.questions {
        let is_it = |person: &Person, reply: &Reply| {
            results.exercise(person, reply.question).unwrap().decision == *question.key.decision
        };
        let put = |person: &Person| person.replies.iter().filter(|reply| is_it(person, reply)).count();
        assert_eq!(results.people.iter().map(put).sum::<usize>(), question.asked);
    }
}

#[test]
fn the_teams_are_those_of_the_room() {
    let mut class = Class::new(|setup| setup.teams = vec!["North".to_owned(), "South".to_owned()]);
    let people: Vec<Who> = ["Anna", "Bruno", "Clara"].map(|name| class.join(name)).into();
    for (who, team) in people.iter().zip([0, 0, 1]) {
        class.host(&Message::Team(*who, Some(team)));
    }
    asked(&mut class, &people, |person, question| (person + question) % 2 == 0);
    let results = Results::of(&class.room);
    let expected: Vec<_> =
        class.room.team_standings().iter().map(|team| (team.place, team.hundredths, team.members)).collect();
    let found: Vec<_> = results.teams.iter().map(|team| (team.place, team.hundredths, team.members)).collect();
    assert_eq!((found.len(), found), (2, expected));
    let south: Vec<_> = results.people.iter().filter(|person| person.team.as_deref() == Some("South")).collect();
    assert_eq!((south.len(), south[0].name.as_str()), (1, "Clara"));
}

/// Names that a spreadsheet would take for something else, as far as a room lets them in, and some as a roster may have
/// them.
const HOSTILE: [&str; 9] = ["=1+1", "+1", "-1", "@SUM(A1)", "＝2+2", "x;=1+1", "x\"; \"=1", "=cmd|'/c'!A0", "'=1"];

/// What some spreadsheet begins a cell with, whichever sign it parts them by.
fn begins_a_formula(cell: &str) -> bool {
    let parts = cell.split([';', '\t', '\n', '\r']).map(|part| part.trim_start_matches([' ', '"']));
    parts
        .into_iter()
        .any(|part| part.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']) && part.parse::<f64>().is_err())
}

#[test]
fn nothing_that_a_participant_types_becomes_a_formula() {
    let drill = AnyDrill::filtered("Announcements", &[]).unwrap();
    let mut class = Class::of(quiz_of(drill, 6), |_| {});
    let mut people: Vec<Who> = Vec::new();
    for name in HOSTILE {
        people.push(class.join(name));
    }
    asked(&mut class, &people, |person, question| (person + question) % 3 == 0);
    let results = Results::of(&class.room);
    for language in Language::ALL {
        let words = Words::of(language);
        let teller = Teller { results: &results, words: &words, minutes_east: 0 };
        let tables = teller.tables();
        let mut seen = 0;
        for table in &tables {
            let bytes = csv(table);
            let mut reader = csv::Reader::from_reader(bytes.as_slice());
            for row in reader.records() {
                for cell in row.unwrap().iter() {
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
    let results = Results::of(&class.room);
    let (folder, book) = (data.path().join("out/tables"), data.path().join("out/room.xlsx"));
    let (again, paper) = (data.path().join("out/again"), data.path().join("out/room.pdf"));
    let of_data = ["--data", text(data.path())];
    let told = call(
        &[&[text(&log), "--csv", text(&folder), "--xlsx", text(&book), "--pdf", text(&paper)], &of_data[..]].concat(),
    );
    assert_eq!((told.status(), told.output.as_str(), told.errors.lines().count()), (Status::Done, "", 5));
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
    let told = call(&[text(&log), "--json", "--data", text(data.path())]);
    assert_eq!((told.status(), told.errors.as_str()), (Status::Done, ""));
    let object: Value = serde_json::from_str(&told.output).unwrap();
    let results = Results::of(&class.room);
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
    class.host(&Message::Rename(Who(3), "Wolfeschlegelsteinhausen".to_owned()));
    class.host(&Message::ExtraTime(Who(3), ExtraTime::Half));
    let results = Results::of(&class.room);
    for language in Language::ALL {
        let words = Words::of(language);
        let teller = Teller { results: &results, words: &words, minutes_east: 60 };
        let paper = teller.paper();
        for mark in paper.painted(&words).concat() {
            let [left, top, right, foot] = mark.place;
            assert!(left >= 24.0 && right <= 571.0 && top >= 24.0 && foot <= 818.0, "{language:?}: {mark:?}");
        }
        for page in paper.painted(&words) {
            let texts: Vec<_> = page.into_iter().filter(|mark| mark.text.is_some()).collect();
            for (at, one) in texts.iter().enumerate() {
                for other in &texts[at + 1..] {
                    let across = one.place[2].min(other.place[2]) - one.place[0].max(other.place[0]);
                    let along = one.place[3].min(other.place[3]) - one.place[1].max(other.place[1]);
                    assert!(across < 1.0 || along < 3.0, "{language:?}: {one:?} {other:?}");
                }
            }
        }
        let read = paper.read(&words).concat();
        assert_eq!((read[1].tag, &read[1].text), ("H1", &teller.title()));
        let names: Vec<&str> = read.iter().map(|read| read.text.as_str()).collect();
        let is_name = |text: &str, name: &str| text == name || text.starts_with(&format!("{name} ("));
        let place = |name: &str| names.iter().position(|text| is_name(text, name)).unwrap();
        let places = results.people.iter().map(|person| place(&person.name));
        assert!(places.is_sorted(), "the best first");
        for head in ["results-column-points", "class-column-facility", "results-column-wrong"] {
            assert!(read.iter().any(|read| read.tag == "TH" && read.text == words.key(head)), "{head} is a head");
        }
        assert!(read.iter().all(|read| !read.text.contains(['{', '$'])));
        assert_eq!(paper.pdf(&words).unwrap(), teller.paper().pdf(&words).unwrap());
    }
}

#[test]
fn a_replay_tells_every_event_and_the_points_of_every_answer() {
    let mut class = Class::new(|setup| setup.speed = 50);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.host(&Message::ExtraTime(bruno, ExtraTime::Half));
    class.host(&Message::Lock(true));
    class.go_on();
    class.wait(7_520);
    class.answer(anna, 0, class.right(anna, 0));
    class.host(&Message::Pause);
    class.wait(1_000);
    class.host(&Message::Resume);
    class.host(&Message::Extend(30));
    class.answer(bruno, 0, class.wrong(bruno, 0));
    class.go_on();
    class.go_on();
    class.host(&Message::Rename(bruno, "Bruno B.".to_owned()));
    let _ = class.hear(Sender::Participant(anna), Message::Away);
    class.host(&Message::Remove(bruno));
    class.host(&Message::Readmit(bruno));
    class.go_on();
    class.host(&Message::Skip(class.room.turn()));
    class.host(&Message::End);
    let opened = || Room::open(class.room.setup().clone(), class.room.quiz().clone(), Moment(0));
    for language in Language::ALL {
        let told = replay(opened(), &class.log, &Words::of(language), 0);
        assert_eq!(told.len(), class.log.len());
        assert!(told.iter().all(|one| !one.what.is_empty() && !one.what.contains(['{', '$'])), "{told:?}");
    }
    let told = replay(opened(), &class.log, &Words::of(Language::English), 60);
    let of_anna = told.iter().find(|one| one.what.starts_with("Anna answers")).unwrap();
    assert!(of_anna.what.contains("Right, in 7.52 s: 812 points"), "{}", of_anna.what);
    assert!(of_anna.why.as_ref().unwrap().contains("less 188"), "{:?}", of_anna.why);
    assert_eq!((of_anna.since, of_anna.clock(60).as_str()), (7_520, "01:00:07.520"));
    let answers = told.iter().filter(|one| one.why.is_some()).count();
    assert_eq!(answers, 2, "each answer has its reason, and nothing else");
    assert!(told.iter().any(|one| one.what == "Bruno is called Bruno B. from now on."));
    // As often as it is played: the room that comes of it is the one that was.
    let again = Room::replay(class.room.setup().clone(), class.room.quiz().clone(), Moment(0), &class.log);
    assert_eq!(Results::of(&again).people, Results::of(&class.room).people);
}

#[test]
fn the_command_lists_the_rooms_tells_one_and_says_what_is_wrong() {
    let data = TempDir::new().unwrap();
    let of_data = ["--data", text(data.path())];
    let none = call(&of_data);
    assert_eq!((none.status(), none.errors.as_str()), (Status::Done, ""));
    assert!(none.output.contains("no log"), "{}", none.output);

    let mut other = Class::of(quiz_from(LESSON, "venezia", 3), |setup| {
        setup.lesson = LESSON.to_owned();
        setup.code = "111111".to_owned();
    });
    other.join("Zoé");
    write_log(data.path(), &other);
    let class = naturals();
    let log = write_log(data.path(), &class);
    let name = log.file_name().unwrap().to_str().unwrap().to_owned();
    for (language, ended, broken_off) in
        [("en", "ended", "broken off"), ("fr", "terminée", "interrompue"), ("it", "terminata", "interrotta")]
    {
        let listed = call(&[&of_data[..], &["--lang", language]].concat());
        let line = |name: &str| listed.output.lines().find(|line| line.contains(name)).unwrap().to_owned();
        assert!(line(&name).contains(ended) && line("111111").contains(broken_off), "{}", listed.output);
        for named in [text(&log), name.as_str(), name.trim_end_matches(".room")] {
            let told = call(&[&[named], &of_data[..], &["--lang", language]].concat());
            assert_eq!((told.status(), told.errors.as_str()), (Status::Done, ""), "{named}");
            assert!(told.output.contains("Trainee 11") && !told.output.contains(['{', '$']), "{}", told.output);
        }
        let replayed = call(&[&[name.as_str(), "--replay"], &of_data[..], &["--lang", language]].concat());
        assert_eq!(replayed.output.lines().count(), class.log.len() + 120, "a line an event, and one an answer");
    }

    let whole = fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let damaged = lines[5].replacen("at:", "at: ", 1);
    let mut broken = lines.clone();
    broken[5] = &damaged;
    let cases: [(&str, String, &str); 4] = [
        ("damaged.room", broken.concat(), "line 6"),
        ("empty.room", String::new(), "not the log of a room"),
        ("other.room", "(id:\"tableau\")\n".to_owned(), "not the log of a room"),
        ("changed.room", whole.clone(), "no longer what it was"),
    ];
    for (file, content, expected) in cases {
        let place = data.path().join(file);
        let content = if file == "changed.room" { with_another_digest(&class) } else { content };
        fs::write(&place, content).unwrap();
        let told = call(&[&[text(&place)], &of_data[..]].concat());
        assert_eq!((told.status(), told.output.as_str()), (Status::Wrong, ""), "{file}");
        assert!(told.errors.contains(expected), "{file}: {}", told.errors);
    }
    let torn = data.path().join("torn.room");
    fs::write(&torn, &whole[..whole.len() - 9]).unwrap();
    let told = call(&[&[text(&torn)], &of_data[..]].concat());
    assert_eq!(told.status(), Status::Done);
    assert!(told.errors.contains("not whole"), "{}", told.errors);
    assert_eq!(call(&[&["no-such-room"], &of_data[..]].concat()).status(), Status::Usage);
    assert_eq!(call(&[&["--json"], &of_data[..]].concat()).status(), Status::Usage);
    assert_eq!(call(&[&[name.as_str(), "--json", "--replay"], &of_data[..]].concat()).status(), Status::Usage);
}

/// The log of a room whose lesson was changed since.
fn with_another_digest(class: &Class) -> String {
    let setup = tailleur::classroom::Setup { digest: "0".repeat(32), ..class.room.setup().clone() };
    log::write(&Line::Opened(Box::new(Opened { at: Moment(OPENED), port: 1, tls: false, setup }))).unwrap()
}

#[test]
fn nothing_of_a_log_moves_the_terminal_of_whoever_reads_it() {
    let data = TempDir::new().unwrap();
    let drill = "announcements/words-venezia";
    let mut class = Class::of(quiz_from(drill, "venezia", 4), |setup| setup.lesson = drill.to_owned());
    let mut quiet = Class::of(quiz_of(AnyDrill::CountHand(CountHand::default()), 1), |_| {});
    quiet.join("Anna");
    let anna = class.join("Anna");
    class.go_on();
    if let Answer::Call(_) = class.right(anna, 0) {
        class.answer(anna, 0, Answer::Call("\u{1b}[2J\u{202e}gnp.exe\r\n".to_owned()));
    }
    // A name as no room lets it in, but a log that somebody made may hold.
    class.log.push(tailleur::classroom::Stamped {
        at: Moment(class.now),
        event: tailleur::classroom::Event::Joined {
            who: Who(1),
            name: "\u{1b}[31mEve\u{7}".to_owned(),
            token: token(7),
        },
    });
    let log = write_log(data.path(), &class);
    for more in [&[][..], &["--replay"]] {
        let told = call(&[&[text(&log), "--data", text(data.path())], more].concat());
        assert_eq!(told.status(), Status::Done, "{}", told.errors);
        assert!(told.output.contains("Eve"));
        assert!(!told.output.contains(['\u{1b}', '\u{7}', '\u{202e}', '\r']), "{:?}", told.output);
    }
}
