//! A lesson of what the class got wrong: it asks that and nothing else, and stands up to the checker.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use tailleur::classroom::results::practice::{BELOW, MOST, NoPractice, PracticeOptions, PracticePack};
use tailleur::classroom::results::{Results, ResultsDescriber};
use tailleur::classroom::{ParticipantId, Quiz, RoomMessage};
use tailleur::cli::Status;
use tailleur::drill::AnyDrill;
use tailleur::drill::question::Answer;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{DealtQuestion, Files, Lesson, Library, Pack, ProofCache, Step, check_thoroughly};
use tailleur::platform::storage::packs;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::text_key;
use tempfile::TempDir;

use crate::classroom::result_files::write_log;
use crate::classroom::results::quiz_from;
use crate::classroom::room::Class;
use crate::cli::commands::call_with;

/// A class of three answers a quiz; `wrong` says of which decisions all but the first give no right answer.
fn answered(quiz: Quiz, lesson: &str, wrong: impl Fn(&str) -> bool) -> Class {
    let mut class = Class::with_quiz(quiz, |setup| {
        setup.lesson = lesson.to_owned();
        setup.form = tailleur::classroom::RoomMode::Exam { minutes: None, own: false };
    });
    let people: Vec<ParticipantId> = ["Anna", "Bruno", "Clara"].map(|name| class.join(name)).into();
    class.go_on();
    for question in 0..class.room.quiz().questions().len() {
        for (place, who) in people.iter().enumerate() {
            let exercise = &class.room.quiz().questions()[question];
            let right = exercise.posed.key.answer.clone();
            let is_wrong = place > 0 && wrong(exercise.decision.as_str());
            // Where more than one answer is right another is looked for.
            let mut others = vec![no_answer(right.clone())];
            others.extend((0..500).map(Answer::Number));
            let posed = &exercise.posed;
            let is_no_answer =
                |answer: &Answer| posed.question.form.fits(answer) && !posed.key.mark(answer.clone()).right;
            let answer = others.into_iter().filter(|_| is_wrong).find(is_no_answer).unwrap_or(right);
            assert_eq!(class.answer(*who, question, answer), None);
        }
    }
    class.host(&RoomMessage::End);
    class
}

/// An answer of the same form that is hardly ever right.
fn no_answer(right: Answer) -> Answer {
    match right {
        Answer::Choice(at) => Answer::Choice(usize::from(at == 0)),
        Answer::Number(number) => Answer::Number(if number == 0 { 1 } else { number - 1 }),
        Answer::Money(_) => Answer::Money(tailleur::rules::money::Money::coins(1)),
        Answer::Several(parts) => Answer::Several(parts.into_iter().map(no_answer).collect()),
        Answer::Grid(cells) => Answer::Grid(vec![None; cells.len()]),
        Answer::Call(_) => Answer::Call("=1+1".to_owned()),
        Answer::Chips(_) => Answer::Chips(Vec::new()),
        Answer::Settle(mut deeds) => {
            deeds.truncate(deeds.len().saturating_sub(1));
            Answer::Settle(deeds)
        }
        Answer::Order(mut places) => {
            places.reverse();
            Answer::Order(places)
        }
        Answer::Aloud(marks) => Answer::Aloud(marks),
    }
}

fn practice(results: &Results, pack: &Pack, files: &Files) -> Result<PracticePack, NoPractice> {
    results.practice(&PracticeOptions {
        id: "again",
        below: BELOW,
        most: MOST,
        pack,
        files,
        comments: Language::English,
        minutes_east: 0,
    })
}

/// The practice of a class that answered a lesson inside the program.
fn of_built_in(class: &Class) -> Result<PracticePack, NoPractice> {
    let library = Library::built_in();
    let results = Results::gather(&class.room);
    let (pack, _) = library.find(&results.lesson).unwrap();
    practice(&results, pack, &Library::built_in_files(pack.id.as_str()))
}

/// The only lesson of a pack that the checker finds nothing to say of.
fn clean(practice: &PracticePack, houses: &HouseLibrary, what: &str) -> Lesson {
    let flaws: Vec<String> = check_thoroughly(Some("again"), &practice.files, houses, &mut ProofCache::default())
        .iter()
        .map(|flaw| format!("{}:{:?}: {:?}", flaw.file, flaw.place, flaw.what))
        .collect();
    assert!(flaws.is_empty(), "{what}: {flaws:#?}\n{:#?}", practice.files.get("01-going-over.ron"));
    let mut pack = Pack::read_for(&practice.files, houses).unwrap();
    assert_eq!((pack.id.as_str(), pack.lessons.len()), ("again", 1));
    pack.lessons.pop().unwrap()
}

/// All decisions that the lesson asks about, told by posing its questions as a class would be asked them.
fn posed(lesson: &Lesson, house: &House) -> BTreeSet<(&'static str, String)> {
    let asked = lesson.exercises(house, 3, lesson.questions() as usize);
    asked.into_iter().map(|exercise| (exercise.drill, exercise.decision.to_string())).collect()
}

#[test]
fn it_asks_what_the_class_got_wrong_and_no_other_decision_of_the_tableau() {
    for house in ["article-57-13", "venezia"] {
        let quiz = quiz_from("tableau/all-mixed", house, 60);
        let decisions: Vec<String> = quiz.questions().iter().map(|exercise| exercise.decision.to_string()).collect();
        let wrong: BTreeSet<String> = decisions.iter().step_by(9).cloned().collect();
        let class = answered(quiz, "tableau/all-mixed", |decision| wrong.contains(decision));
        let practice = of_built_in(&class).unwrap();
        assert!(practice.omitted.is_empty() && practice.wider.is_empty() && !practice.contrasted, "{practice:?}");
        let lesson = clean(&practice, &HouseLibrary::built_in(), house);
        let expected: BTreeSet<(&str, String)> = wrong.iter().map(|decision| ("ThirdCard", decision.clone())).collect();
        assert_eq!(posed(&lesson, class.room.quiz().house()), expected);
        assert_eq!(lesson.houses, [house]);
        assert_eq!(practice.questions, lesson.questions());
    }
}

#[test]
fn of_every_lesson_in_every_house_it_is_clean_and_asks_each_decision() {
    let library = Library::built_in();
    let (mut made, mut narrowed, mut all) = (0, 0, 0);
    for (number, house) in HouseLibrary::built_in().iter().enumerate() {
        for pack in library.packs().skip(number % 2).step_by(2) {
            // Not every lesson in every house: one of every second pack, another in each house.
            let lessons: Vec<&Lesson> = pack.lessons.iter().filter(|lesson| lesson.is_for(&house.id)).collect();
            let place = (number * 7 + 3) % lessons.len().max(1);
            for lesson in lessons.into_iter().skip(place).take(1) {
                let house = &lesson.house_to_ask(house, None);
                let quiz = Quiz::new(Arc::new(lesson.clone()), Arc::clone(house), 40 + number as u64, Some(8));
                if quiz.questions().is_empty() {
                    continue;
                }
                let first = quiz.questions()[0].decision.to_string();
                let name = format!("{}/{}", pack.id, lesson.id);
                let class = answered(quiz, &name, |decision| decision == first || decision.len() % 3 == 0);
                let what = format!("{name} in {}", house.id);
                let wrong = Results::gather(&class.room).weakest(BELOW, MOST).len();
                let Ok(practice) = of_built_in(&class) else {
                    assert_eq!(wrong, 0, "{what}: something was wrong");
                    continue;
                };
                assert_eq!(practice.decisions.len() + practice.omitted.len(), wrong, "{what}");
                let lesson = clean(&practice, &HouseLibrary::built_in(), &what);
                let asked = posed(&lesson, house);
                for hard in &practice.decisions {
                    let key = (hard.exercise.drill, hard.exercise.decision.to_string());
                    assert!(asked.contains(&key), "{what}: {key:?} in {asked:?}");
                    assert!(hard.share() < BELOW);
                }
                made += 1;
                narrowed += practice.decisions.len() - practice.wider.len();
                all += practice.decisions.len();
            }
        }
    }
    assert!(made > 24, "only {made} lessons were made");
    assert!(narrowed * 10 > all * 9, "{narrowed} of {all} decisions are asked alone");
}

#[test]
fn where_all_answers_are_the_same_others_come_too() {
    let quiz = quiz_from("tableau/all-mixed", "venezia", 90);
    let class = answered(quiz, "tableau/all-mixed", |decision| decision.starts_with("banco-7-"));
    let hard = Results::gather(&class.room).weakest(BELOW, MOST);
    assert!(!hard.is_empty(), "one of them was asked");
    let practice = of_built_in(&class).unwrap();
    assert!(practice.contrasted);
    clean(&practice, &HouseLibrary::built_in(), "one answer");
}

#[test]
fn a_trainee_without_errors_has_nothing_to_go_over() {
    let class = answered(quiz_from("tableau/naturals", "venezia", 8), "tableau/naturals", |_| false);
    assert!(of_built_in(&class).is_err());
    let data = TempDir::new().unwrap();
    let log = write_log(data.path(), &class);
    let folder = data.path().join("again");
    let call = ["room", log.to_str().unwrap(), "--practice", folder.to_str().unwrap()];
    let run = call_with(&call, b"", None);
    assert_eq!((run.status(), folder.exists()), (Status::Wrong, false));
    assert!(run.errors.contains("at least 80%"), "{}", run.errors);
}

#[test]
fn the_least_known_come_first_and_no_more_than_are_wanted() {
    let class = answered(quiz_from("tableau/all-mixed", "venezia", 90), "tableau/all-mixed", |_| true);
    let results = Results::gather(&class.room);
    let hard = results.weakest(BELOW, MOST);
    assert_eq!(hard.len(), MOST);
    assert!(hard.is_sorted_by(|one, next| one.share() <= next.share()));
    assert_eq!(results.weakest(0.2, MOST).len(), 0, "a third of them was right");
    clean(&of_built_in(&class).unwrap(), &HouseLibrary::built_in(), "many");
}

/// The pack with every form of question, which brings a house, pieces and pictures.
fn example() -> (Library, Files) {
    let files = packs::read(Path::new("lessons/example")).files;
    let mut library = Library::built_in();
    let _ = library.add("example", &files, &HouseLibrary::built_in());
    (library, files)
}

#[test]
fn questions_that_an_author_wrote_out_are_copied_as_they_stand() {
    let (library, files) = example();
    let (pack, lesson) = library.find("example/every-form").unwrap();
    let mut shelf = HouseLibrary::built_in();
    for own in &pack.houses {
        shelf.insert_if_absent(own);
    }
    let houses: Vec<Arc<House>> = shelf.iter().filter(|house| lesson.is_for(&house.id)).cloned().collect();
    assert!(!houses.is_empty());
    for house in houses {
        let quiz = Quiz::new(Arc::new(lesson.clone()), Arc::clone(&house), 4, None);
        let class = answered(quiz, "example/every-form", |_| true);
        let results = Results::gather(&class.room);
        let practice = practice(&results, pack, &files).unwrap();
        let read = Pack::read_for(&practice.files, &shelf).unwrap_or_else(|flaws| panic!("{}: {flaws:#?}", house.id));
        let reported =
            check_thoroughly(Some("again"), &practice.files, &HouseLibrary::built_in(), &mut ProofCache::default());
        // Of a pack that is not clean itself nothing else is expected.
        let before = check_thoroughly(Some("example"), &files, &HouseLibrary::built_in(), &mut ProofCache::default());
        let keys: BTreeSet<&str> = before.iter().map(|flaw| &*flaw.what.key).collect();
        let new: Vec<_> = reported.iter().filter(|flaw| !keys.contains(&*flaw.what.key)).collect();
        assert!(new.is_empty(), "{}: {new:#?}", house.id);
        let questions = |lessons: &[Lesson]| -> Vec<_> {
            let steps = lessons.iter().flat_map(|lesson| lesson.steps.clone());
            let authored = steps.filter_map(|step| match step {
                Step::Ask(round) => match round.drill {
                    AnyDrill::Authored(authored) => Some(authored.questions),
                    _ => None,
                },
                _ => None,
            });
            authored.flatten().collect()
        };
        let (own, copied) = (questions(&pack.lessons), questions(&read.lessons));
        assert!(copied.len() >= 5, "{}: {}", house.id, copied.len());
        for question in copied {
            assert!(own.contains(&question), "{} is as it stood", question.id);
        }
    }
}

#[test]
fn the_command_writes_a_pack_that_the_checker_and_the_host_take() {
    let data = TempDir::new().unwrap();
    let quiz = quiz_from("tableau/all-mixed", "monte-carlo", 30);
    let class = answered(quiz, "tableau/all-mixed", |decision| decision.starts_with("banco"));
    let log = write_log(data.path(), &class);
    let folder = data.path().join("packs/going-over-monday");
    let text = |path: &Path| path.to_str().unwrap().to_owned();
    let call = |arguments: &[&str]| call_with(arguments, b"", None);
    for (language, made) in [("fr", "à revoir"), ("it", "da rivedere"), ("en", "to review")] {
        let _ = fs::remove_dir_all(&folder);
        let run = call(&["room", &text(&log), "--practice", &text(&folder), "--lang", language]);
        assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
        assert!(run.output.contains(made), "{}", run.output);
    }
    let checked = call(&["check", "--strict", &text(&folder)]);
    assert_eq!(checked.status(), Status::Done, "{}{}", checked.output, checked.errors);
    let mut library = Library::built_in();
    assert!(packs::add_packs_of(data.path(), &mut library, &HouseLibrary::built_in()).is_empty());
    let (_, lesson) = library.find("going-over-monday/going-over").unwrap();
    let house = Arc::clone(HouseLibrary::built_in().get("monte-carlo").unwrap());
    assert!(!Quiz::new(Arc::new(lesson.clone()), house, 1, None).questions().is_empty(), "it can be hosted");

    let again = call(&["room", &text(&log), "--practice", &text(&folder)]);
    assert_eq!(again.status(), Status::Usage, "what is there is not written over");
    let bad = data.path().join("Lundi matin");
    let run = call(&["room", &text(&log), "--practice", &text(&bad)]);
    assert_eq!((run.status(), bad.exists()), (Status::Usage, false));
    assert!(run.errors.contains("lundi-matin"), "{}", run.errors);
}

#[test]
fn the_reason_for_nothing_to_go_over_is_the_true_one() {
    let lesson = "tableau/naturals";
    let mut unanswered = Class::with_quiz(quiz_from(lesson, "venezia", 5), |setup| setup.lesson = lesson.to_owned());
    unanswered.join("Anna");
    unanswered.go_on();
    unanswered.host(&RoomMessage::End);
    let known = answered(quiz_from(lesson, "venezia", 5), lesson, |_| false);
    // The pack of this one is nowhere.
    let gone = answered(quiz_from(lesson, "venezia", 5), "gone/naturals", |_| true);
    assert!(matches!(of_built_in(&unanswered), Err(NoPractice::Unanswered)));
    assert!(matches!(of_built_in(&known), Err(NoPractice::AllKnown(below)) if (below - BELOW).abs() < 1e-9));
    let data = TempDir::new().unwrap();
    let folder = data.path().join("again");
    for language in Language::ALL {
        let words = Catalog::new(language);
        for (class, key) in [
            (&unanswered, text_key!("practice-unanswered")),
            (&known, text_key!("practice-nothing")),
            (&gone, text_key!("room-lesson-changed")),
        ] {
            let log = write_log(data.path(), class);
            let paths = [log.to_str().unwrap(), "--practice", folder.to_str().unwrap()];
            let run = call_with(&[&["room"], &paths[..], &["--lang", language.code()]].concat(), b"", None);
            assert_eq!((run.status(), folder.exists()), (Status::Wrong, false), "{key}");
            let expected = Phrase::plain(key)
                .with("percent", Fact::Number(80))
                .with("lesson", Fact::Text("gone/naturals".to_owned()));
            assert!(run.errors.contains(&words.render(&expected, &HouseTerms::default())), "{key}: {}", run.errors);
        }
    }
}

#[test]
fn what_was_wrong_and_cannot_be_asked_again_is_named_one_by_one() {
    let (library, _) = example();
    let (pack, lesson) = library.find("example/every-form").unwrap();
    let mut shelf = HouseLibrary::built_in();
    for own in &pack.houses {
        shelf.insert_if_absent(own);
    }
    let house = shelf.iter().find(|house| lesson.is_for(&house.id)).cloned().unwrap();
    let quiz = Quiz::new(Arc::new(lesson.clone()), house, 4, None);
    let is_written = |exercise: &&DealtQuestion| exercise.drill == "Authored";
    let written: BTreeSet<String> =
        quiz.questions().iter().filter(is_written).map(|exercise| exercise.decision.to_string()).collect();
    let class = answered(quiz, "example/every-form", |decision| written.contains(decision));
    let results = Results::gather(&class.room);
    // The files of its pack are not at hand: nothing can be copied.
    let Err(nothing) = practice(&results, pack, &Files::default()) else { panic!("nothing was to be had") };
    let NoPractice::AllOmitted(left) = &nothing else { panic!("{nothing:?}") };
    assert!(left.len() > 3, "{}", left.len());
    assert_eq!(nothing.phrase().key, text_key!("practice-all-left"));
    for language in Language::ALL {
        let words = Catalog::new(language);
        let teller = ResultsDescriber { results: &results, words: &words, minutes_east: 0 };
        let notes: Vec<String> = nothing.notes(&teller).iter().map(|note| teller.render(note)).collect();
        assert_eq!(notes.len(), left.len());
        for ((hard, _), note) in left.iter().zip(&notes) {
            assert!(note.contains(&teller.decision(&hard.exercise)) && !note.contains(['{', '$']), "{note}");
        }
    }
}
