//! A room's results: figures, and reasons for points.

use std::sync::Arc;

use tailleur::classroom::results::{PersonResult, PointsReason, Reply, Results, ResultsDescriber, chronicle};
use tailleur::classroom::{
    ExtraTime, LatePolicy, ParticipantId, Phase, Quiz, Room, RoomMessage, RoomMode, Sender, StandingsVisibility,
};
use tailleur::describe::legible::legible;
use tailleur::drill::question::Answer;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::progress::Moment;
use tailleur::rules::house::HouseLibrary;

use crate::classroom::room::Class;

/// The lesson that these classes answer.
pub(crate) const LESSON: &str = "tableau/naturals";

/// So many questions of a lesson inside the program.
pub(crate) fn quiz_from(lesson: &str, house: &str, count: usize) -> Quiz {
    let library = Library::built_in();
    let (_, found) = library.find(lesson).unwrap();
    let house = Arc::clone(HouseLibrary::built_in().get(house).unwrap());
    Quiz::new(Arc::new(found.clone()), house, 11, Some(count))
}

/// A class that was asked so many questions of a lesson, to its end; who is right when is said by `is_right`.
pub(crate) fn asked(class: &mut Class, people: &[ParticipantId], is_right: impl Fn(usize, usize) -> bool) {
    let count = class.room.quiz().questions().len();
    for question in 0..count {
        class.go_on();
        for (place, who) in people.iter().enumerate() {
            class.now += 700 + 100 * place as u64;
            let answer = given(class, *who, question, is_right(place, question));
            assert_eq!(class.answer(*who, question, answer), None);
        }
        class.go_on();
        if class.room.setup().standings != StandingsVisibility::Off {
            class.go_on();
        }
    }
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Ended);
}

/// The right answer, or one that is wrong.
pub(crate) fn given(class: &Class, who: ParticipantId, question: usize, right: bool) -> Answer {
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
pub(crate) fn naturals() -> Class {
    let mut class = Class::with_quiz(quiz_from(LESSON, "venezia", 10), |setup| {
        setup.lesson = LESSON.to_owned();
        setup.speed = 50;
    });
    let people: Vec<ParticipantId> = (0..12).map(|number| class.join(&format!("Trainee {number}"))).collect();
    asked(&mut class, &people, |person, question| question * 5 % 12 < person);
    class
}

fn english(results: &Results) -> (Catalog, &Results) {
    (Catalog::new(Language::English), results)
}

#[test]
fn everybodys_points_are_the_sum_of_their_answers_and_their_standing() {
    let class = naturals();
    let results = Results::gather(&class.room);
    assert!(results.ended);
    for standing in class.room.standings() {
        let person = results.people.iter().find(|person| person.who == standing.who).unwrap();
        let sum: u64 = person.replies.iter().filter_map(|reply| reply.given.as_ref()).map(|given| given.points).sum();
        assert_eq!((person.points, sum), (standing.points, standing.points), "{}", person.name);
        let of_standing = (standing.right, standing.counted, Some(standing.place));
        assert_eq!((person.right, person.counted, person.place), of_standing, "{}", person.name);
        assert_eq!((person.answered, person.replies.len()), (10, 10));
    }
    let points: Vec<u64> = results.people.iter().map(|person| person.points).collect();
    assert!(points.is_sorted_by(|one, next| one >= next), "the best first: {points:?}");
}

#[test]
fn a_question_is_worth_what_the_trainers_view_says_of_the_same_answers() {
    let class = naturals();
    let results = Results::gather(&class.room);
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
        let found = item.quality.unwrap().discrimination;
        let tells = found.map_or(right == 0, |found| found > 0.2 || right == 11);
        assert!(tells, "{place}: {found:?}");
    }
    // The times of a question: 700 ms, then 800 more, and so on: the median lies between the sixth and the seventh.
    let median = results.questions[0].item.as_ref().unwrap().time.unwrap().median;
    assert!((median - f64::midpoint(700.0 * 6.0 + 1500.0, 700.0 * 7.0 + 2100.0)).abs() < 1e-9, "{median}");
    assert!(results.consistency.unwrap().alpha > 0.8);
}

#[test]
fn points_are_explained_by_the_time_used() {
    let mut class = Class::new(|setup| setup.speed = 50);
    let people = ["Anna", "Bruno", "Clara", "Dario"].map(|name| class.join(name));
    let [anna, bruno, clara, _] = people;
    class.host(&RoomMessage::ExtraTime(bruno, ExtraTime::Double));
    class.go_on();
    class.wait(7_520);
    class.answer(anna, 0, class.right(anna, 0));
    class.wait(7_520);
    class.answer(bruno, 0, class.right(bruno, 0));
    class.answer(clara, 0, class.wrong(clara, 0));
    class.host(&RoomMessage::ExtraTime(bruno, ExtraTime::None));
    class.go_on();
    class.go_on();
    let results = Results::gather(&class.room);
    let words = Catalog::new(Language::English);
    let teller = ResultsDescriber { results: &results, words: &words, minutes_east: 0 };
    let why = |who: ParticipantId| {
        let person = results.people.iter().find(|person| person.who == who).unwrap();
        teller.render(&results.points_reason(&person.replies[0]).phrase(&words))
    };
    assert_eq!(
        why(anna),
        "Correct: 1000 points − 188 for time = 812. 7.52 s of 20.0 s used (37.6%); the speed bonus is 50% of the points."
    );
    // He had twice the time when he answered; that it was taken from him later changes nothing of it.
    assert_eq!(
        why(bruno),
        "Correct: 1000 points − 188 for time = 812. 15.04 s of 40.0 s used (double time; 37.6%); the speed bonus is 50% of \
         the points."
    );
    assert_eq!(why(clara), "Incorrect: no points.");
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
            class.host(&RoomMessage::Skip(class.room.turn()));
        }
        let results = Results::gather(&class.room);
        let why = results.points_reason(&results.people.iter().find(|person| person.who == anna).unwrap().replies[0]);
        let expected = match (speed, seconds, skipped) {
            (.., true) => matches!(why, PointsReason::Skipped),
            (0, ..) => matches!(why, PointsReason::Right),
            (_, None, _) => matches!(why, PointsReason::Untimed(30)),
            _ => matches!(why, PointsReason::Timed(_)),
        };
        assert!(expected, "{why:?}");
        for language in Language::ALL {
            let words = Catalog::new(language);
            let said = words.render(&why.phrase(&words), &tailleur::i18n::HouseTerms::default());
            assert!(!said.contains(['{', '$']), "{said}");
        }
    }
}

#[test]
fn skipped_questions_and_absent_people_are_listed_and_not_counted() {
    let mut class = Class::new(|setup| setup.late = LatePolicy::WatchOnly);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    let both = |class: &mut Class, question| {
        class.answer(anna, question, class.right(anna, question));
        class.answer(bruno, question, class.wrong(bruno, question));
    };
    class.go_on();
    both(&mut class, 0);
    class.host(&RoomMessage::Skip(class.room.turn()));
    class.go_on();
    both(&mut class, 1);
    class.join("Zoé");
    class.host(&RoomMessage::Remove(bruno));
    class.host(&RoomMessage::End);
    let results = Results::gather(&class.room);
    let names: Vec<_> = results.people.iter().map(|person| (person.name.as_str(), person.place)).collect();
    assert_eq!(names, [("Anna", Some(1)), ("Zoé", None), ("Bruno", None)]);
    let [skipped, counted] = &results.questions[..] else { panic!("{:?}", results.questions.len()) };
    assert!(skipped.skipped && skipped.item.is_none());
    assert_eq!((counted.asked, counted.answered, counted.right), (1, 1, 1), "whoever was taken out does not count");
    let zoe = &results.people[1];
    assert_eq!((zoe.watched, zoe.counted, zoe.replies.len()), (true, 0, 0));
    let anna = &results.people[0];
    assert_eq!((anna.points, anna.right, anna.counted), (1000, 1, 1));
    let (words, results) = english(&results);
    let teller = ResultsDescriber { results, words: &words, minutes_east: 0 };
    let remarks: Vec<_> = results.people.iter().map(|person| teller.remark(person)).collect();
    assert_eq!(remarks[0], None);
    assert!(
        remarks[1].as_ref().unwrap().contains("watched only") && remarks[2].as_ref().unwrap().contains("removed by")
    );
}

#[test]
fn in_an_exam_with_questions_of_their_own_a_question_is_a_decision() {
    let mut class = Class::new(|setup| setup.form = RoomMode::Exam { minutes: None, own: true });
    let people: Vec<ParticipantId> = ["Anna", "Bruno", "Clara"].map(|name| class.join(name)).into();
    class.go_on();
    for who in &people {
        for question in 0..5 {
            let answer = given(&class, *who, question, question > 0);
            assert_eq!(class.answer(*who, question, answer), None);
        }
    }
    let before = Results::gather(&class.room);
    class.host(&RoomMessage::End);
    let results = Results::gather(&class.room);
    assert_eq!(before.people, results.people, "a room that was broken off counts as if it were ended then");
    assert!(results.questions.iter().all(|question| question.place.is_none() && !question.skipped));
    let answers = |part: fn(&PersonResult) -> usize| results.people.iter().map(part).sum::<usize>();
    assert_eq!((answers(|one| one.counted), answers(|one| one.answered), answers(|one| one.right)), (15, 15, 12));
    let decisions: Vec<&str> = results.questions.iter().map(|question| question.key.decision.as_str()).collect();
    assert!(decisions.is_sorted() && decisions.windows(2).all(|two| two[0] != two[1]), "each once: {decisions:?}");
    for question in &results.questions {
        let is_it = |person: &PersonResult, reply: &Reply| {
            results.exercise(person, reply.question).unwrap().decision == question.key.decision
        };
        let put = |person: &&PersonResult| person.replies.iter().any(|reply| is_it(person, reply));
        assert_eq!(results.people.iter().filter(put).count(), question.asked, "each person once");
        // What stands beside one another is of the same answers.
        let item = question.item.as_ref().unwrap();
        assert_eq!((question.right, question.answered), (item.right, item.answers));
        assert!((item.facility.unwrap() - question.share().unwrap()).abs() < 1e-9);
    }
}

#[test]
fn the_teams_are_those_of_the_room() {
    let mut class = Class::new(|setup| setup.teams = vec!["North".to_owned(), "South".to_owned()]);
    let people: Vec<ParticipantId> = ["Anna", "Bruno", "Clara"].map(|name| class.join(name)).into();
    for (who, team) in people.iter().zip([0, 0, 1]) {
        class.host(&RoomMessage::Team(*who, Some(team)));
    }
    asked(&mut class, &people, |person, question| (person + question) % 2 == 0);
    let results = Results::gather(&class.room);
    let expected: Vec<_> =
        class.room.team_standings().iter().map(|team| (team.place, team.hundredths, team.members)).collect();
    let found: Vec<_> = results.teams.iter().map(|team| (team.place, team.hundredths, team.members)).collect();
    assert_eq!((found.len(), found), (2, expected));
    let south: Vec<_> = results.people.iter().filter(|person| person.team.as_deref() == Some("South")).collect();
    assert_eq!((south.len(), south[0].name.as_str()), (1, "Clara"));
}

#[test]
fn a_replay_tells_every_event_and_the_points_of_every_answer() {
    let mut class = Class::new(|setup| setup.speed = 50);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.host(&RoomMessage::ExtraTime(bruno, ExtraTime::Half));
    class.host(&RoomMessage::Lock(true));
    class.go_on();
    class.wait(7_520);
    class.answer(anna, 0, class.right(anna, 0));
    class.host(&RoomMessage::Pause);
    class.wait(1_000);
    class.host(&RoomMessage::Resume);
    class.host(&RoomMessage::Extend(30));
    class.answer(bruno, 0, class.wrong(bruno, 0));
    class.go_on();
    class.go_on();
    class.host(&RoomMessage::Rename(bruno, "Bruno B.".to_owned()));
    let _ = class.hear(Sender::Participant(anna), RoomMessage::Away);
    class.host(&RoomMessage::Remove(bruno));
    class.host(&RoomMessage::Readmit(bruno));
    class.go_on();
    class.host(&RoomMessage::Skip(class.room.turn()));
    class.host(&RoomMessage::End);
    let opened = || Room::open(class.room.setup().clone(), class.room.quiz().clone(), Moment(0));
    for language in Language::ALL {
        let text = chronicle(opened(), &class.log, &Catalog::new(language), 0);
        assert_eq!(text.len(), class.log.len());
        assert!(text.iter().all(|one| !one.what.is_empty() && !one.what.contains(['{', '$'])), "{text:?}");
    }
    let text = chronicle(opened(), &class.log, &Catalog::new(Language::English), 60);
    let of_anna = text.iter().find(|one| one.what.starts_with("Anna answers")).unwrap();
    assert!(of_anna.what.contains("Correct, in 7.52 s: 812 points"), "{}", of_anna.what);
    assert!(of_anna.why.as_ref().unwrap().contains("− 188"), "{:?}", of_anna.why);
    assert_eq!((of_anna.since, of_anna.clock(60).as_str()), (7_520, "01:00:07.520"));
    let answers = text.iter().filter(|one| one.why.is_some()).count();
    assert_eq!(answers, 2, "each answer has its reason, and nothing else");
    assert!(text.iter().any(|one| one.what == "New name for Bruno: Bruno B."));
    // As often as it is played: the room that comes of it is the one that was.
    let again = Room::replay(class.room.setup().clone(), class.room.quiz().clone(), Moment(0), &class.log);
    assert_eq!(Results::gather(&again).people, Results::gather(&class.room).people);
}

#[test]
fn names_of_every_script_differ_in_the_programs_typefaces() {
    let cases = [
        ("Anne-Sophie O’Brien", "Anne-Sophie O’Brien"),
        ("Ngũgĩ wa Thiong’o", "Ngugi wa Thiong’o"),
        ("Мария Ильина", "Mariia Il'ina"),
        ("Ελένη", "Elene"),
        ("李小龍", "Li Xiao Long"),
        ("محمد", "mHmd"),
        ("יעל", "y`l"),
        ("Zébü\u{327}", "Zébü"),
        ("Bruno 🎲", "Bruno"),
        ("👨\u{200d}👩\u{200d}👧 Rossi", "Rossi"),
    ];
    assert_eq!(cases.map(|(name, _)| legible(name)), cases.map(|(_, legible)| legible));
}
