//! The spread of right answers in the drill steps of built-in lessons.

use std::collections::{BTreeMap, BTreeSet};

use tailleur::drill::AnyDrill;
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::lesson::{AnswerSpread, Lesson, Library, Round, Step, exercises, most_percent};
use tailleur::rules::house::{House, HouseLibrary};

use crate::support::tier;

/// The number of possible answers, and the right one, where a question has a few to choose from.
fn choice(form: &AnswerForm, answer: &Answer) -> Option<(usize, String)> {
    match form {
        AnswerForm::Choice(choices) => Some((choices.len(), format!("{answer:?}"))),
        AnswerForm::Number { most } => Some((*most as usize + 1, format!("{answer:?}"))),
        _ => None,
    }
}

pub(super) struct Spread {
    /// Different right answers.
    pub(super) answers: usize,
    /// Share of the most frequent one, in percent.
    pub(super) most: usize,
}

/// The drill step of a lesson in which one answer is right most often, in the first house of the lesson.
pub(super) fn most_uneven_step(lesson: &Lesson) -> Option<Spread> {
    let houses = HouseLibrary::built_in();
    let house = houses.iter().find(|house| lesson.is_for(&house.id))?;
    let house = lesson.house_at_table(house, None)?;
    let steps = lesson.at_table(&house)?.steps;
    let spreads = steps.iter().filter(|step| matches!(step, Step::Drill(_)));
    spreads.filter_map(|step| over_sheets(step.rounds(), &house, SHEETS)).max_by_key(|spread| spread.most)
}

/// Sheets over which answers are counted on each commit.
const SHEETS: u64 = 20;

/// The right answers of a step over many sheets; `None` if there is nothing to choose from.
fn of_step(rounds: &[Round], house: &House) -> Option<Spread> {
    over_sheets(rounds, house, tier(SHEETS, 200))
}

fn over_sheets(rounds: &[Round], house: &House, sheets: u64) -> Option<Spread> {
    let count: u32 = rounds.iter().map(|round| round.rounds).sum();
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    let mut options = usize::MAX;
    for sheet in 0..sheets {
        for dealt in exercises(&[rounds], house, sheet, count as usize) {
            let (among, right) = choice(&dealt.posed.question.form, &dealt.posed.key.answer)?;
            options = options.min(among);
            *answers.entry(right).or_default() += 1;
        }
    }
    let (all, most) = (answers.values().sum::<usize>(), answers.values().max()?);
    Some(Spread { answers: answers.len().min(options), most: most * 100 / all })
}

/// Every step of the built-in lessons with something to choose from, in one house of each lesson, or in all.
fn table() -> Vec<(String, Spread)> {
    let (library, houses) = (Library::built_in(), HouseLibrary::built_in());
    let mut rows = Vec::new();
    for pack in library.packs() {
        for lesson in pack.lessons.iter().filter(|lesson| lesson.test.is_none()) {
            let here = houses.iter().filter(|house| lesson.is_for(&house.id));
            let here = here.filter_map(|house| lesson.house_at_table(house, None));
            for house in here.take(tier(1, usize::MAX)) {
                let steps = lesson.at_table(&house).map(|lesson| lesson.steps).unwrap_or_default();
                for (place, step) in steps.iter().enumerate().filter(|(_, step)| matches!(step, Step::Drill(_))) {
                    let name = format!("{}/{} step {} in {}", pack.id, lesson.id, place + 1, house.id);
                    rows.extend(of_step(step.rounds(), &house).map(|spread| (name, spread)));
                }
            }
        }
    }
    rows
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are asked for")]
fn one_answer_alone_does_not_carry_a_step() {
    let rows = table();
    for (name, spread) in &rows {
        println!("| {name} | {} | {} % | {} % |", spread.answers, spread.most, most_percent(spread.answers));
    }
    assert!(rows.len() > 40, "{} steps", rows.len());
    let uneven: Vec<&String> =
        rows.iter().filter(|(_, spread)| spread.most > most_percent(spread.answers)).map(|(name, _)| name).collect();
    assert!(uneven.is_empty(), "{uneven:#?}");
}

#[test]
fn a_lesson_may_ask_for_answers_as_often_as_its_drill_gives_them() {
    let house = HouseLibrary::built_in().iter().next().cloned().expect("there are houses");
    let drill = AnyDrill::parse("ThirdCard(sides: [Banco], points: [3], thirds: [0, 1, 7, 8, 9], punto_stood: false)");
    let drill = drill.expect("the drill is written as in a lesson");
    for (answers, most) in [(AnswerSpread::AsDrawn, 70..=90), (AnswerSpread::Even, 50..=60)] {
        let spread = of_step(&[Round { drill: drill.clone(), rounds: 20, answers }], &house).expect("a choice");
        assert!(most.contains(&spread.most), "{answers:?}: {}", spread.most);
    }
}

#[test]
fn with_enough_questions_each_decision_is_asked() {
    let (library, houses) = (Library::built_in(), HouseLibrary::built_in());
    let (_, lesson) = library.find("tableau/row-six").expect("the lesson is there");
    let house = houses.iter().next().expect("there are houses");
    let last = lesson.steps.last().expect("it has steps");
    for seed in 0..50 {
        let dealt = exercises(&[last.rounds()], house, seed, 16);
        let decisions: BTreeSet<&str> = dealt.iter().map(|one| one.decision.as_str()).collect();
        assert_eq!(decisions.len(), 10, "sheet {seed}");
    }
}
