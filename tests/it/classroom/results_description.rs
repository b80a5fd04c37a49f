//! Descriptions of a room's results: right points, answers and people, and nothing private.

#![expect(clippy::redundant_closure_for_method_calls, reason = "a method of one lifetime is none of them all")]

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use serde_json::Value;
use tailleur::classroom::results::{PersonResult, Results, ResultsDescriber, ResultsFormat};
use tailleur::classroom::wire::{Overview, TextCache};
use tailleur::classroom::{ExtraTime, Mean, ParticipantId, Phase, RoomMessage, RoomMode, points};
use tailleur::describe::data_table::DataCell;
use tailleur::documents::tables::{csv, xlsx};
use tailleur::drill::{AnyDrill, CountHand};
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::Moment;
use tailleur::text_key;

use crate::classroom::results::{asked, naturals};
use crate::classroom::room::{Class, quiz_of};

fn with_teller<T>(results: &Results, language: Language, check: impl FnOnce(&ResultsDescriber<'_>) -> T) -> T {
    check(&ResultsDescriber { results, words: &Catalog::new(language), minutes_east: 0 })
}

/// The results as one object.
fn object(results: &Results) -> Value {
    with_teller(results, Language::English, |teller| serde_json::from_str(&teller.json().unwrap()).unwrap())
}

fn person<'r>(results: &'r Results, name: &str) -> &'r PersonResult {
    results.people.iter().find(|person| person.name == name).unwrap()
}

#[test]
fn speed_decides_only_where_time_is_counted() {
    let cases = [
        (RoomMode::Live, Some(20), 25, 25),
        (RoomMode::Live, Some(20), 0, 0),
        (RoomMode::Live, None, 80, 0),
        (RoomMode::Exam { minutes: Some(10), own: false }, Some(20), 25, 0),
        (RoomMode::Exam { minutes: None, own: true }, None, 25, 0),
    ];
    for (form, seconds, speed, expected) in cases {
        let mut class = Class::new(|setup| (setup.form, setup.seconds, setup.speed) = (form, seconds, speed));
        let anna = class.join("Anna");
        class.go_on();
        class.wait(9_000);
        assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
        class.host(&RoomMessage::End);
        let results = Results::gather(&class.room);
        let case = format!("{form:?} {seconds:?} {speed}");
        assert_eq!(person(&results, "Anna").points < 1000, expected > 0, "{case}");
        assert_eq!((results.weight_of_speed(), &object(&results)["speed"]), (expected, &expected.into()), "{case}");
        let said = with_teller(&results, Language::English, |teller| teller.scoring());
        assert_eq!(said.contains("Speed"), expected > 0, "{case}: {said}");
    }
}

#[test]
fn a_decision_asked_again_counts_once_and_the_report_says_so() {
    // One hand has one decision only so often: of sixty questions many come again.
    let quiz = quiz_of(AnyDrill::CountHand(CountHand::default()), 60);
    let mut class = Class::with_quiz(quiz, |setup| setup.form = RoomMode::Exam { minutes: None, own: true });
    let people = ["Anna", "Bruno"].map(|name| class.join(name));
    class.go_on();
    for who in people {
        for question in 0..60 {
            let answer = if question % 3 == 0 { class.wrong(who, question) } else { class.right(who, question) };
            assert_eq!(class.answer(who, question, answer), None);
        }
    }
    class.host(&RoomMessage::End);
    let results = Results::gather(&class.room);
    let answered: usize = results.questions.iter().map(|question| question.answered).sum();
    assert!(answered < 120, "some decision came again: {answered}");
    for question in &results.questions {
        let item = question.item.as_ref().unwrap();
        assert_eq!((question.right, question.answered), (item.right, item.answers), "{:?}", question.key);
        assert!(question.answered <= 2);
    }
    for language in Language::ALL {
        with_teller(&results, language, |teller| {
            let first = teller.words.message(text_key!("results-questions-first"));
            assert!(teller.about_questions().contains(&first));
            let figures = teller.table_report().figures;
            assert!(figures.iter().any(|(_, what)| what.contains("120")), "all answers: {figures:?}");
        });
    }
    let live = naturals();
    let of_all = with_teller(&Results::gather(&live.room), Language::English, |teller| teller.about_questions());
    assert!(!of_all.contains("first answer"), "{of_all}");
}

#[test]
fn nobody_but_the_trainer_sees_who_had_more_time() {
    let mut class = naturals();
    class.host(&RoomMessage::ExtraTime(ParticipantId(3), ExtraTime::Half));
    let results = Results::gather(&class.room);
    for language in Language::ALL {
        with_teller(&results, language, |teller| {
            let extra = teller.extra_time(person(&results, "Trainee 3")).unwrap();
            let read: Vec<String> =
                teller.table_report().tagged_items(teller.words).concat().into_iter().map(|one| one.text).collect();
            assert!(!read.iter().any(|text| text.contains(&extra)), "on paper: {extra}");
            let tables = String::from_utf8(csv(&teller.people())).unwrap();
            assert!(tables.contains(&extra), "in the trainer’s own table");
        });
    }
    assert!(object(&results)["people"].as_array().unwrap().iter().any(|one| one["extra_time"] == 1.5));
}

type Deed = (usize, bool, RoomMessage);

/// A class of two that is asked five questions; one of them is taken out and let in again as told. Which questions are
/// told of as asked of them, and how many count.
fn out_and_in(form: RoomMode, deeds: &[Deed]) -> (Vec<usize>, usize, usize) {
    let mut class = Class::new(|setup| setup.form = form);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    let is_live = form == RoomMode::Live;
    if !is_live {
        class.go_on();
    }
    for question in 0..5 {
        let of_this = |after: bool| deeds.iter().filter(move |deed| (deed.0, deed.1) == (question, after));
        if is_live {
            class.go_on();
            assert_eq!(class.room.phase(), Phase::Question(question));
        }
        for (.., message) in of_this(false) {
            class.host(message);
        }
        let _ = class.answer(bruno, question, class.right(bruno, question));
        for (.., message) in of_this(true) {
            class.host(message);
        }
        let _ = class.answer(anna, question, class.right(anna, question));
        while is_live && !matches!(class.room.phase(), Phase::Ranked(_)) {
            class.go_on();
        }
    }
    class.host(&RoomMessage::End);
    let results = Results::gather(&class.room);
    let bruno = person(&results, "Bruno");
    if let Some(standing) = class.room.standings().iter().find(|standing| standing.who == bruno.who) {
        assert_eq!((standing.right, standing.counted, standing.points), (bruno.right, bruno.counted, bruno.points));
    }
    (bruno.replies.iter().map(|reply| reply.question).collect(), bruno.right, bruno.counted)
}

#[test]
fn a_person_taken_out_is_asked_nothing_until_let_in_again() {
    let (out, back) = (|| RoomMessage::Remove(ParticipantId(1)), || RoomMessage::Readmit(ParticipantId(1)));
    let exam = RoomMode::Exam { minutes: None, own: false };
    let cases: [(RoomMode, Vec<Deed>, &[usize], usize); 8] = [
        (RoomMode::Live, vec![], &[0, 1, 2, 3, 4], 5),
        // Before and after their answer to the third.
        (RoomMode::Live, vec![(2, false, out())], &[0, 1], 2),
        (RoomMode::Live, vec![(2, true, out())], &[0, 1, 2], 3),
        // In again while it is still asked, and only with a later one.
        (RoomMode::Live, vec![(2, false, out()), (2, false, back())], &[0, 1, 2, 3, 4], 5),
        (RoomMode::Live, vec![(1, false, out()), (3, false, back())], &[0, 3, 4], 3),
        (RoomMode::Live, vec![(1, false, out()), (3, true, back())], &[0, 3, 4], 2),
        (exam, vec![(2, false, out())], &[0, 1], 2),
        (exam, vec![(2, false, out()), (2, false, back())], &[0, 1, 2, 3, 4], 5),
    ];
    for (form, deeds, asked, right) in cases {
        let case = format!("{form:?} {deeds:?}");
        assert_eq!(out_and_in(form, &deeds), (asked.to_vec(), right, asked.len()), "{case}");
    }
}

/// A class in two teams of which one has three members, so that its mean is not whole.
fn teams(rights: [bool; 5]) -> Class {
    let mut class = Class::new(|setup| setup.teams = vec!["North".to_owned(), "South".to_owned()]);
    let people: Vec<ParticipantId> = ["Anna", "Bruno", "Clara", "Dario", "Elena"].map(|name| class.join(name)).into();
    for (who, team) in people.iter().zip([0, 0, 0, 1, 1]) {
        class.host(&RoomMessage::Team(*who, Some(team)));
    }
    asked(&mut class, &people, |person, question| question == 0 && rights[person]);
    class
}

#[test]
fn a_mean_is_shown_to_the_tenth_everywhere_and_equal_means_share_a_place() {
    for (hundredths, english, french) in [
        (0, "0", "0"),
        (125_000, "1,250", "1\u{202f}250"),
        (125_050, "1,250.5", "1\u{202f}250,5"),
        (33_333, "333.3", "333,3"),
        (99_996, "1,000", "1\u{202f}000"),
    ] {
        let mean = Mean::of_hundredths(hundredths);
        assert_eq!(mean.describe(&Catalog::new(Language::English)), english);
        assert_eq!(mean.describe(&Catalog::new(Language::French)), french);
    }
    let mut class = teams([true, false, false, false, true]);
    class.host(&RoomMessage::Rename(ParticipantId(0), "Anna B.".to_owned()));
    let results = Results::gather(&class.room);
    let places: Vec<_> = results.teams.iter().map(|team| (&*team.name, team.place)).collect();
    assert_eq!(places, [("South", 1), ("North", 2)]);
    let out = object(&results);
    assert_eq!((&out["teams"][0]["points"], &out["teams"][1]["points"]), (&500.0.into(), &333.3.into()));
    with_teller(&results, Language::Italian, |teller| {
        let tables = teller.tables();
        assert_eq!(
            tables.iter().map(|table| table.id).collect::<Vec<_>>(),
            ["people", "teams", "questions", "answers"]
        );
        let teams = &tables[1];
        let expected =
            [DataCell::Count(2), DataCell::Text("North".to_owned()), DataCell::Figure(333.3), DataCell::Count(3)];
        assert_eq!(teams.rows[1], expected);
        assert_eq!(String::from_utf8(csv(teams)).unwrap().lines().next(), Some("place,team,points,members"));
        let files: Vec<String> = teller.export(ResultsFormat::Csv).unwrap().into_iter().map(|(name, _)| name).collect();
        assert_eq!(files, ["people.csv", "teams.csv", "questions.csv", "answers.csv"]);
        let read: Vec<String> =
            teller.table_report().tagged_items(teller.words).concat().into_iter().map(|one| one.text).collect();
        assert!(read.iter().any(|text| text == "333,3"), "{read:?}");
    });
    let state = |language| {
        let overview = Overview::new(&class.room, Moment(class.now));
        serde_json::to_value(overview.state(ParticipantId(0), &mut TextCache::default(), language).unwrap()).unwrap()
    };
    let team = &state(Language::French)["teams"][1];
    assert_eq!(
        (&team["points"], &team["mean"]),
        (&333.into(), &"333,3".into()),
        "a phone that reads whole points goes on"
    );
    assert_eq!(state(Language::English)["teams"][1]["mean"], "333.3");
}

#[test]
fn from_the_spreadsheet_the_points_of_every_answer_can_be_reckoned_again() {
    let mut class = Class::new(|setup| setup.speed = 70);
    let people = ["Anna", "Bruno"].map(|name| class.join(name));
    class.host(&RoomMessage::ExtraTime(people[1], ExtraTime::Quarter));
    for question in 0..5 {
        class.go_on();
        for (place, who) in people.into_iter().enumerate() {
            class.wait(1_237 + 11 * question as u64);
            let is_right = (place + question) % 3 != 0;
            let answer = if is_right { class.right(who, question) } else { class.wrong(who, question) };
            assert_eq!(class.answer(who, question, answer), None);
        }
        while !matches!(class.room.phase(), Phase::Ranked(_)) {
            class.go_on();
        }
    }
    class.host(&RoomMessage::End);
    let results = Results::gather(&class.room);
    let tables = with_teller(&results, Language::English, |teller| teller.tables());
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(xlsx(&tables, ("yes", "no")).unwrap())).unwrap();
    let name = book.sheet_names().last().unwrap().clone();
    let range = book.worksheet_range(&name).unwrap();
    let place = |id: &str| tables[2].columns.iter().position(|column| column.id == id).unwrap();
    let whole = |row: &[Data], id: &str| match row[place(id)] {
        Data::Float(number) => {
            assert!((number - number.round()).abs() < f64::EPSILON, "{id} is whole: {number}");
            number as u64
        }
        ref other => panic!("{id}: {other:?}"),
    };
    let mut timed = 0;
    for row in range.rows().skip(1) {
        let (millis, limit) = (whole(row, "millis"), whole(row, "limit_millis"));
        let right = row[place("is_right")] == "yes";
        assert_eq!(points(right, millis, Some(limit), 70), whole(row, "points"));
        timed += usize::from(right && millis % 100 != 0);
    }
    assert!(timed > 0, "a time that is no whole tenth of a second was among them");
}
