//! Oracle for the drills on chips, from the scene and from the
//! question's words: the answer as journals write it, and the decision.

use std::cell::RefCell;
use std::collections::BTreeMap;

use tailleur::drill::question::{AnswerForm, Question};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::house::House;
use tailleur::text_key;

use crate::drill::every_drill::payout;

/// For a tray, how many pieces each sum takes at the least, in steps of the tray's smallest piece.
type Table = (u64, Vec<Option<u32>>);

thread_local! {
    static TABLES: RefCell<BTreeMap<Vec<u64>, Table>> = RefCell::default();
}

/// No sum in the drills as they are by default lies above this, in coins.
const MOST: u64 = 600_000;

/// The fewest pieces of a tray for every sum, from nought upwards.
pub(crate) fn fewest_of_all(tray: &[u64], most: u64) -> Table {
    let unit = tray[0];
    assert!(tray.iter().all(|value| value.is_multiple_of(unit)));
    let mut fewest = vec![Some(0_u32)];
    for step in 1..=most / unit {
        let ways = tray.iter().filter(|value| **value <= step * unit);
        let best = ways.filter_map(|value| fewest[(step - value / unit) as usize].map(|count| count + 1)).min();
        fewest.push(best);
    }
    (unit, fewest)
}

/// The fewest pieces for a sum, largest first, as journals write them.
pub(super) fn in_fewest(sum: u64, tray: &[u64]) -> String {
    TABLES.with_borrow_mut(|tables| {
        let (unit, fewest) = tables.entry(tray.to_vec()).or_insert_with(|| fewest_of_all(tray, MOST));
        assert!(sum.is_multiple_of(*unit), "{sum} with {tray:?}");
        let (mut left, mut made) = (sum / *unit, Vec::new());
        while left > 0 {
            let now = fewest[left as usize].unwrap();
            let next = tray.iter().rev().find(|value| {
                let rest = left.checked_sub(**value / *unit);
                rest.is_some_and(|rest| fewest[rest as usize] == Some(now - 1))
            });
            let next = *next.unwrap();
            match made.last_mut() {
                Some((value, count)) if *value == next => *count += 1,
                _ => made.push((next, 1)),
            }
            left -= next / *unit;
        }
        written(&made)
    })
}

pub(super) fn written(pieces: &[(u64, u64)]) -> String {
    let pieces = pieces.iter().filter(|(_, count)| *count > 0).map(|(value, count)| format!("{count}x{value}"));
    pieces.collect::<Vec<_>>().join("+")
}

/// The values of the tray; the pieces are those of the house.
pub(super) fn tray(house: &House, question: &Question) -> Vec<u64> {
    assert_its_set(house, question);
    let AnswerForm::Chips(tray) = &question.form else { panic!("chips are put down") };
    assert!(tray.len() <= 10, "more pieces than figures");
    tray.iter().map(|value| value.get()).collect()
}

fn assert_its_set(house: &House, question: &Question) {
    let italian = ["venezia", "venezia-malta"].contains(&house.id.as_str());
    assert_eq!(question.scene.set.as_ref().unwrap().id, if italian { "italian" } else { "french" });
}

pub(super) fn fact(phrase: &Phrase, name: &str) -> u64 {
    match phrase.facts.iter().find(|(fact, _)| *fact == name) {
        Some((_, Fact::Money(sum))) => sum.get(),
        Some((_, Fact::Number(number))) => *number,
        other => panic!("{name}: {other:?}"),
    }
}

/// The one heap on the felt: value and count.
fn heap(question: &Question) -> (u64, u64) {
    let [heap] = question.scene.chips.as_slice() else { panic!("not one heap") };
    (heap.value.get(), heap.count.into())
}

pub(crate) fn pay(house: &House, question: &Question) -> (String, String) {
    let (paid, decision) = payout(house, question);
    assert_eq!(question.prompt.key, text_key!("ask-pay-in-chips"));
    (in_fewest(paid.parse().unwrap(), &tray(house, question)), format!("chips-{decision}"))
}

pub(crate) fn take(house: &House, question: &Question) -> (String, String) {
    let (paid, decision) = payout(house, question);
    assert_eq!(question.prompt.key, text_key!("ask-in-fewest"));
    let sum = question.scene.stakes[0].amount.get() + paid.parse::<u64>().unwrap();
    (in_fewest(sum, &tray(house, question)), format!("take-{decision}"))
}

pub(crate) fn read(house: &House, question: &Question) -> (String, String) {
    assert_its_set(house, question);
    let heaps = &question.scene.chips;
    assert!(heaps.windows(2).all(|pair| pair[0].value > pair[1].value), "{heaps:?}");
    assert!(heaps.iter().all(|heap| (1..=20).contains(&heap.count)), "{heaps:?}");
    let sum: u64 = heaps.iter().map(|heap| heap.value.get() * u64::from(heap.count)).sum();
    assert!((1_000..=500_000).contains(&sum));
    (sum.to_string(), format!("read-{}", heaps.len()))
}

pub(crate) fn cut(house: &House, question: &Question) -> (String, String) {
    assert_its_set(house, question);
    let (value, there) = heap(question);
    assert_eq!(fact(&question.prompt, "value"), value);
    let count = || {
        let sum = fact(&question.prompt, "sum");
        assert!(sum.is_multiple_of(value) && sum / value <= there && there.is_multiple_of(20));
        sum / value
    };
    match &*question.prompt.key {
        "ask-cut-payment" => (count().to_string(), "cut-payment".to_owned()),
        "ask-cut-heaps" => {
            // Four of them are a round sum.
            let by = if [25, 2_500].contains(&value) { 4 } else { 5 };
            assert_eq!(fact(&question.prompt, "heap"), by);
            (format!("{},{}", count() / by, count() % by), "cut-heaps".to_owned())
        }
        "ask-cut-size" => (there.to_string(), "cut-size".to_owned()),
        other => panic!("{other}"),
    }
}

pub(crate) fn change(house: &House, question: &Question) -> (String, String) {
    let tray = tray(house, question);
    let prompt = &question.prompt;
    let value = fact(prompt, "value");
    match &*prompt.key {
        "ask-change-up" => {
            assert_eq!(heap(question), (value, fact(prompt, "count")));
            (in_fewest(value * fact(prompt, "count"), &tray), "change-up".to_owned())
        }
        "ask-change-down" => {
            assert_eq!(heap(question), (value, 1));
            let into = fact(prompt, "into");
            assert!(tray.contains(&into) && value.is_multiple_of(into));
            (written(&[(into, value / into)]), "change-down".to_owned())
        }
        "ask-change-split" => {
            assert_eq!(heap(question), (value, 1));
            let (first, count, rest) = (fact(prompt, "first"), fact(prompt, "count"), fact(prompt, "rest"));
            let left = value - first * count;
            assert!(left > 0 && rest < first && left.is_multiple_of(rest) && tray.contains(&rest));
            (written(&[(first, count), (rest, left / rest)]), "change-split".to_owned())
        }
        other => panic!("{other}"),
    }
}
