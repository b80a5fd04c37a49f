//! No question of a lesson comes twice, unless it was answered wrongly or there are no others.

use std::collections::BTreeSet;

use tailleur::app::practice::{Action as Do, Stage};
use tailleur::app::{Action, LessonPath};
use tailleur::drill::AnyDrill;
use tailleur::drill::question::Question;
use tailleur::rules::dice::Dice;
use tailleur::rules::house::{House, Shelf};
use tailleur::words::Language;

use crate::player::Player;

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
            Stage::Done => return all,
            Stage::Asking(asked) => {
                let right = !(all.len() + 1).is_multiple_of(wrong_every);
                let (question, decision) = (asked.question().clone(), asked.decision().to_owned());
                all.push(Put { question, decision, seed: asked.seed(), right });
                let answer = if right { player.right_answer() } else { player.wrong_answer() };
                player.now = player.now.plus(1_000);
                player.answer(answer);
            }
            _ => player.practise(Do::Next),
        }
    }
}

/// How many different questions the drill that put this one has about its decision, as far as it shows.
fn variety(drills: &[AnyDrill], house: &House, put: &Put) -> usize {
    let pose = |drill: &AnyDrill, seed| {
        let decisions = drill.drill().decisions(house);
        let index = decisions.iter().position(|decision| *decision == put.decision)?;
        drill.drill().pose(index, house, &mut Dice::of_seed(seed)).map(|posed| posed.question)
    };
    let drill = drills.iter().find(|drill| pose(drill, put.seed).as_ref() == Some(&put.question)).unwrap();
    let mut different: Vec<Question> = Vec::new();
    for question in (0..200).filter_map(|seed| pose(drill, seed)) {
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
            let others = variety(&drills, &house, put);
            let told = format!("{path} in {}: question {} is {} again, of {others}", house.id, place + 1, before + 1);
            assert!(others == 1 || before + 1 < place, "{told}");
            let asked = all[..place].iter().filter(|other| other.decision == put.decision).count();
            assert!(others <= asked + asked / 2, "{told}");
        }
        if !put.right {
            missed.insert(put.decision.clone());
        }
    }
}

#[test]
fn no_question_comes_twice_in_a_lesson_but_where_there_are_no_others() {
    for house in Shelf::built_in().iter() {
        let mut player = Player::at_home(Language::French, &house.id);
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
