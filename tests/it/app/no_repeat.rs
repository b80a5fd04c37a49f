//! No question of a lesson or a worksheet comes twice, unless it was answered wrongly or there are no others.

use std::collections::BTreeSet;

use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, LessonPath};
use tailleur::documents::Worksheet;
use tailleur::drill::AnyDrill;
use tailleur::drill::question::Question;
use tailleur::i18n::Language;
use tailleur::lesson::{Library, objection};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::rng::SeededRng;

use crate::drill::every_drill::every_drill;
use crate::support::player::Player;
use crate::support::tier;

/// A question as it was put, and whether it was then answered rightly.
struct Put {
    question: Question,
    decision: String,
    seed: u64,
    right: bool,
}

/// Plays the running lesson; every so manieth answer is wrong.
fn put(player: &mut Player, wrong_every: usize) -> Vec<Put> {
    let mut all: Vec<Put> = Vec::new();
    loop {
        match player.practice().stage() {
            PracticeStage::Done => return all,
            PracticeStage::Asking(asked) => {
                let right = !(all.len() + 1).is_multiple_of(wrong_every);
                let (question, decision) = (asked.question().clone(), asked.decision().to_owned());
                all.push(Put { question, decision: decision.to_string(), seed: asked.seed(), right });
                let answer = if right { player.right_answer() } else { player.wrong_answer() };
                player.now = player.now.plus(1_000);
                player.answer(answer);
            }
            PracticeStage::Shift(_) => player.work_shift(),
            _ => player.practise(Do::Next),
        }
    }
}

fn pose(drill: &AnyDrill, house: &House, decision: &str, seed: u64) -> Option<Question> {
    let index = drill.drill().decisions(house).iter().position(|own| own == decision)?;
    drill.drill().pose(index, house, &mut SeededRng::from_seed(seed)).map(|posed| posed.question)
}

fn variety(drill: &AnyDrill, house: &House, decision: &str) -> usize {
    let mut different: Vec<Question> = Vec::new();
    for question in (0..200).filter_map(|seed| pose(drill, house, decision, seed)) {
        if !different.contains(&question) {
            different.push(question);
        }
    }
    different.len()
}

fn has_no_needless_repetition(player: &mut Player, path: &LessonPath, wrong_every: usize) {
    player.begin(path);
    let drills: Vec<AnyDrill> = player.practice().lesson().drills().cloned().collect();
    let house = player.practice().house().clone();
    let all = put(player, wrong_every);
    player.act(Action::Back);
    let mut missed = BTreeSet::new();
    for (place, put) in all.iter().enumerate() {
        let before = all[..place].iter().rposition(|other| other.question == put.question);
        if let Some(before) = before.filter(|_| !missed.contains(&put.decision)) {
            let posed_it =
                |drill: &&AnyDrill| pose(drill, &house, &put.decision, put.seed).as_ref() == Some(&put.question);
            let others = variety(drills.iter().find(posed_it).unwrap(), &house, &put.decision);
            let case = format!("{path} in {}: question {} is {} again, of {others}", house.id, place + 1, before + 1);
            assert!(others == 1 || before + 1 < place, "{case}");
            let asked = all[..place].iter().filter(|other| other.decision == put.decision).count();
            assert!(others <= asked + asked / 2, "{case}");
        }
        if !put.right {
            missed.insert(put.decision.clone());
        }
    }
}

#[test]
fn no_question_comes_twice_in_a_lesson_but_where_there_are_no_others() {
    for house in HouseLibrary::built_in().iter().take(tier(1, 5)) {
        let mut player = Player::at_home(Language::French, house.id.as_str());
        for path in player.lessons() {
            has_no_needless_repetition(&mut player, &path, usize::MAX);
        }
    }
}

#[test]
fn a_wrong_answer_brings_back_no_question_but_its_own() {
    let mut player = Player::at_home(Language::Italian, "article-57-13");
    for path in player.lessons() {
        has_no_needless_repetition(&mut player, &path, 5);
    }
}

#[test]
fn no_question_of_a_drill_comes_twice_on_a_worksheet_while_there_are_others() {
    let shelf = HouseLibrary::built_in();
    for (turn, drill) in every_drill().into_iter().enumerate() {
        let houses: Vec<_> = shelf.iter().filter(|house| objection(&drill, house).is_none()).collect();
        let house = houses[turn % houses.len()];
        let sheet = Worksheet::of_drill(drill.clone(), house.clone(), 11, 60);
        for (place, exercise) in sheet.exercises.iter().enumerate() {
            let before = &sheet.exercises[..place];
            let Some(again) = before.iter().rposition(|other| other.posed.question == exercise.posed.question) else {
                continue;
            };
            let others = variety(&drill, house, exercise.decision.as_str());
            let asked = before.iter().filter(|other| other.decision == exercise.decision).count();
            let (drill, house) = (drill.name(), &house.id);
            let case = format!("{drill} in {house}: question {} is {} again, of {others}", place + 1, again + 1);
            assert!(others <= asked, "{case}");
        }
    }
}

#[test]
fn no_question_of_a_lesson_comes_twice_on_a_worksheet_while_there_are_others() {
    let (library, shelf) = (Library::built_in(), HouseLibrary::built_in());
    for lesson in library.packs().flat_map(|pack| &pack.lessons) {
        let house = shelf.iter().find(|house| lesson.is_for(&house.id)).unwrap();
        let sheet = Worksheet::of_lesson(lesson, house.clone(), 12, lesson.questions().min(40));
        for (place, exercise) in sheet.exercises.iter().enumerate() {
            let question = &exercise.posed.question;
            let before = &sheet.exercises[..place];
            let Some(again) = before.iter().rposition(|other| other.posed.question == *question) else { continue };
            let posed_it = |drill: &&AnyDrill| {
                pose(drill, house, exercise.decision.as_str(), exercise.seed).as_ref() == Some(question)
            };
            let others = variety(lesson.drills().find(posed_it).unwrap(), house, exercise.decision.as_str());
            let asked = before.iter().filter(|other| other.decision == exercise.decision).count();
            let case = format!("{} in {}: question {} is {} again", lesson.id, house.id, place + 1, again + 1);
            assert!(others <= asked + asked / 2, "{case}, of {others}");
        }
    }
}
