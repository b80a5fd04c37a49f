//! Frequencies of the tableau's cases: counted a second time without symmetry, and against the odds.

use std::collections::BTreeMap;

use tailleur::drill::{Drill as _, ThirdCard};
use tailleur::progress::mastery::DecisionKey;
use tailleur::progress::schedule::{Skill, tableau};
use tailleur::rules::frequency::Frequencies;
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::odds::Odds;
use tailleur::rules::side::Side;
use tailleur::rules::tableau::{Act, Cell, Third};

fn house(id: &str) -> House {
    House::clone(HouseLibrary::built_in().get(id).unwrap())
}

fn per_hundred(skills: &[Skill], wanted: impl Fn(&str) -> bool) -> f64 {
    skills.iter().filter(|skill| wanted(skill.key.decision.as_str())).map(|skill| skill.per_hundred).sum()
}

/// Every ordered sequence of five values by itself, weighted by the copies left.
#[test]
fn a_count_without_symmetry_agrees_in_every_case() {
    for (id, packs) in [("venezia", 8), ("article-57-13", 6), ("guide-fr", 1)] {
        let house = house(id);
        let mut counted: BTreeMap<String, u64> = BTreeMap::new();
        for sequence in 0..100_000_u64 {
            let mut left: [u64; 10] = std::array::from_fn(|value| if value == 0 { 16 } else { 4 } * u64::from(packs));
            let (mut weight, mut rest) = (1, sequence);
            let values: [u64; 5] = std::array::from_fn(|_| {
                let value = rest % 10;
                rest /= 10;
                weight *= left[value as usize];
                left[value as usize] = left[value as usize].saturating_sub(1);
                value
            });
            let (punto, banco) = ((values[0] + values[2]) % 10, (values[1] + values[3]) % 10);
            let draws = |point: u64| house.tableau.punto(Point::from_sum(point as u32)).unwrap().act == Act::Draw;
            let mut count = |id: String| *counted.entry(id).or_default() += weight;
            match (punto > 7, banco > 7) {
                (true, true) => {}
                (true, false) => count(format!("banco-stopped-{punto}")),
                (false, true) => count(format!("punto-stopped-{banco}")),
                (false, false) => {
                    count(format!("punto-{punto}"));
                    let column = if draws(punto) { values[4].to_string() } else { "stood".to_owned() };
                    count(format!("banco-{banco}-{column}"));
                }
            }
        }
        let frequencies = Frequencies::enumerate(&house.tableau, packs).unwrap();
        let mut cases = BTreeMap::new();
        for point in Point::ALL {
            for (side, name) in [(Side::Punto, "punto"), (Side::Banco, "banco")] {
                cases.insert(format!("{name}-stopped-{point}"), frequencies.stopped(side, point));
            }
            cases.insert(format!("punto-{point}"), frequencies.punto(point));
        }
        for cell in Cell::all() {
            let column = match cell.third {
                Third::Card(point) => point.to_string(),
                Third::Stood => "stood".to_owned(),
            };
            cases.insert(format!("banco-{}-{column}", cell.banco), frequencies.banco(cell));
        }
        cases.retain(|_, count| *count > 0);
        assert_eq!(cases, counted, "{id} with {packs} packs");
    }
}

#[test]
fn the_third_cards_drawn_are_those_of_the_odds() {
    for house in HouseLibrary::built_in().iter() {
        for packs in [1, 6, 8, 12] {
            let odds = Odds::enumerate(&house.tableau, packs).unwrap();
            let frequencies = Frequencies::enumerate(&house.tableau, packs).unwrap();
            let sum = |wanted: &dyn Fn(Cell, Act) -> bool| -> u64 {
                let act = |cell| house.tableau.banco(cell).unwrap().act;
                Cell::all().filter(|cell| wanted(*cell, act(*cell))).map(|cell| frequencies.banco(cell)).sum()
            };
            let sixth = u64::from(packs) * 52 - 5;
            let both = sum(&|cell, act| cell.third != Third::Stood && act == Act::Draw);
            let one = sum(&|cell, act| (cell.third != Third::Stood) == (act == Act::Stand));
            assert_eq!(both * sixth, odds.weight_of_cards(6), "{} with {packs} packs", house.id);
            assert_eq!(one * sixth, odds.weight_of_cards(5), "{} with {packs} packs", house.id);
        }
    }
    let tableau = &house("venezia").tableau;
    assert!(Frequencies::enumerate(tableau, 0).is_none() && Frequencies::enumerate(tableau, 13).is_none());
}

#[test]
fn banco_s_rows_from_three_to_six_are_read_in_the_published_share_of_coups() {
    let skills = tableau(&house("venezia"));
    let read = per_hundred(&skills, |id| {
        let row = id.strip_prefix("banco-").and_then(|id| id.split_once('-'));
        row.is_some_and(|(row, _)| ["3", "4", "5", "6"].contains(&row))
    });
    assert!((read - 30.7).abs() < 0.05, "{read}");
}

#[test]
fn every_decision_of_the_drill_has_its_skill() {
    for house in HouseLibrary::built_in().iter() {
        let skills = tableau(house);
        let ids: Vec<String> = skills.iter().map(|skill| skill.key.decision.to_string()).collect();
        assert_eq!(ids, ThirdCard::default().decisions(house), "{}", house.id);
        assert!(skills.iter().all(|skill| skill.key.house == house.id && skill.key.drill == "ThirdCard"));
        // Of a hundred coups so many are without a natural: Punto decides once in each.
        let punto = per_hundred(&skills, |id| id.starts_with("punto-") && !id.contains("stopped"));
        let banco = per_hundred(&skills, |id| id.starts_with("banco-") && !id.contains("stopped"));
        assert!((punto - banco).abs() < 1e-9 && (65.0..67.0).contains(&punto), "{}: {punto}, {banco}", house.id);
        let never: Vec<&Skill> = skills.iter().filter(|skill| skill.per_hundred <= 0.0).collect();
        assert!(never.is_empty(), "{}: {never:?}", house.id);
    }
}

#[test]
fn partners_stand_across_an_edge_and_know_each_other() {
    for house in HouseLibrary::built_in().iter() {
        let skills = tableau(house);
        let of = |key: &DecisionKey| skills.iter().find(|skill| skill.key == *key).unwrap();
        for skill in &skills {
            for partner in &skill.partners {
                let other = of(partner);
                assert_ne!(skill.answer, other.answer, "{} {}", house.id, skill.key.decision);
                assert!(other.partners.contains(&skill.key), "{} {}", house.id, skill.key.decision);
            }
        }
    }
    let skills = tableau(&house("venezia"));
    let partners = |id: &str| -> Vec<String> {
        let skill = skills.iter().find(|skill| skill.key.decision == id).unwrap();
        skill.partners.iter().map(|key| key.decision.to_string()).collect()
    };
    for (id, expected) in [
        ("punto-5", vec!["punto-6"]),
        ("punto-6", vec!["punto-5"]),
        ("banco-3-8", vec!["banco-3-7", "banco-3-9", "banco-2-8"]),
        ("banco-5-4", vec!["banco-5-3", "banco-6-4"]),
        ("banco-5-stood", vec!["banco-6-stood"]),
        ("banco-1-1", vec![]),
        ("punto-stopped-8", vec![]),
    ] {
        assert_eq!(partners(id), expected, "{id}");
    }
}

#[test]
fn decisions_are_introduced_in_the_order_of_the_course() {
    let skills = tableau(&house("venezia"));
    let row = |id: &str| skills.iter().find(|skill| skill.key.decision == id).unwrap().row;
    let course = [
        "banco-stopped-9",
        "punto-4",
        "banco-0-7",
        "banco-6-6",
        "banco-5-5",
        "banco-4-2",
        "banco-3-8",
        "banco-6-stood",
    ];
    let rows: Vec<u32> = course.iter().map(|id| row(id)).collect();
    assert!(rows.windows(2).all(|pair| pair[0] < pair[1]), "{rows:?}");
    assert_eq!(row("banco-7-0"), row("banco-2-9"), "rows without an exception are one group");
}
