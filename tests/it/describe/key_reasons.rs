//! The reasons of a key: the rules of an order by the numbers of its answer, each with its sources.

use std::collections::BTreeSet;

use tailleur::describe::question::describe_key;
use tailleur::documents::Worksheet;
use tailleur::drill::marking::AnswerKey;
use tailleur::drill::question::{Answer, AnswerForm, Question};
use tailleur::drill::{Drill, Extent, TableauFromMemory};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::objection;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::misdraw::Mistake;
use tailleur::rules::reason::Rule;
use tailleur::rules::rng::SeededRng;

use crate::drill::every_drill::every_drill;
use crate::support::tier;

/// The pairs of steps that a line names, by their numbers.
fn pairs(line: &str) -> Vec<(usize, usize)> {
    let (text, _) = line.split_once(" [").unwrap_or((line, ""));
    let numbers: Vec<usize> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    match *numbers.as_slice() {
        [first, last] if text.starts_with("Steps ") => (first..last).map(|step| (step, step + 1)).collect(),
        [first, then] if text.starts_with("Step ") => vec![(first, then)],
        _ => Vec::new(),
    }
}

#[test]
fn rows_of_a_tableau_that_are_alike_have_one_reason() {
    let houses = HouseLibrary::built_in();
    let house = houses.iter().find(|house| house.id.as_str() == "guide-fr").unwrap();
    let rows = (0..8).map(|row| row.try_into().unwrap()).collect();
    let drill = TableauFromMemory { rows, asks: vec![Extent::AllRows], ..TableauFromMemory::default() };
    let posed = drill.pose(0, house, &mut SeededRng::from_seed(7)).unwrap();
    let reasons = describe_key(&posed.question, &posed.key, house, &Catalog::new(Language::English)).reasons;
    assert!(reasons.iter().any(|line| line.starts_with("On 0 to 2, Banco always draws")), "{reasons:?}");
    assert!(!reasons.iter().any(|line| ["On 0,", "On 1,", "On 2,"].iter().any(|row| line.starts_with(row))));
}

/// Each question of this many of every drill in every house, with its name, house and key.
fn each_key(seed: u64, count: u32, mut look: impl FnMut(&str, &House, &Question, &AnswerKey)) {
    for drill in every_drill() {
        for house in HouseLibrary::built_in().iter().filter(|house| objection(&drill, house).is_none()) {
            let name = format!("{} at {}", drill.name(), house.id);
            for exercise in Worksheet::of_drill(drill.clone(), house.clone(), seed, count).exercises {
                look(&name, house, &exercise.posed.question, &exercise.posed.key);
            }
        }
    }
}

#[test]
fn the_rules_of_an_order_are_named_by_number_each_with_its_source() {
    let words = Catalog::new(Language::English);
    let mut orders = 0;
    each_key(11, tier(2, 12), |name, house, question, key| {
        let (AnswerForm::Order(steps), Answer::Order(places)) = (&question.form, &key.answer) else { return };
        let labels: Vec<String> =
            places.iter().map(|step| words.render_for_house(&steps[*step].label, house)).collect();
        let number = |phrase| {
            let name = words.render_for_house(&phrase, house);
            labels.iter().position(|label| *label == name).map(|place| place + 1)
        };
        let ruled: BTreeSet<(usize, usize)> = key
            .reasons
            .iter()
            .filter_map(|reason| match reason.rule {
                Rule::ComesBefore(first, then) => Some((number(first.phrase())?, number(then.phrase())?)),
                _ => None,
            })
            .collect();
        let lines = describe_key(question, key, house, &words).reasons;
        let named: BTreeSet<(usize, usize)> = lines.iter().flat_map(|line| pairs(line)).collect();
        assert_eq!(named, ruled, "{name}: {lines:#?}");
        for clause in key.reasons.iter().filter_map(|reason| reason.basis.clause()) {
            let clause = clause.to_string();
            assert!(lines.iter().any(|line| line.contains(&clause)), "{name}: {clause}: {lines:#?}");
        }
        orders += usize::from(!ruled.is_empty());
    });
    assert!(orders > 5, "only {orders} orders have rules");
}

#[test]
fn four_cards_on_the_wrong_sides_are_explained_once() {
    let words = Catalog::new(Language::English);
    let mut coups = 0;
    each_key(5, tier(12, 60), |name, house, question, key| {
        let is_of_four = |rule: &Rule| matches!(rule, Rule::Mistake(Mistake::FirstFour(..)));
        if key.reasons.iter().filter(|reason| is_of_four(&reason.rule)).count() != 4 {
            return;
        }
        coups += 1;
        let lines = describe_key(question, key, house, &words).reasons;
        let explained = lines.iter().filter(|line| line.contains("one to each side in turn")).count();
        assert_eq!(explained, 1, "{name}: {lines:#?}");
        assert_eq!(lines.len(), key.reasons.len() - 3, "{lines:#?}");
    });
    assert!(coups > 0, "no coup was dealt from the wrong side");
}
