//! Oracle for the drills beside the coup: money, cards, a player's stakes, commission, limits. Typed from the
//! source texts, and where they are silent from the conventions that the house files name.

use tailleur::drill::question::{AnswerForm, LaidStake, Question};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::House;
use tailleur::rules::side::Chance;

use super::chips::{fact, in_fewest, tray, written};
use crate::drill::every_drill::{hands, winner};

/// The houses whose text has the amount "per player" between the limits (S0-44, S2-37), and the one-pack copy.
fn counts_per_player(house: &House) -> bool {
    ["article-57-13", "guide-fr", "one-pack"].contains(&house.id.as_str())
}

/// Banknotes or pieces written out: `2 × 100 + 50`.
fn worth(phrase: &Phrase) -> u64 {
    match &*phrase.key {
        "piece-one" => fact(phrase, "value"),
        "piece-several" => fact(phrase, "value") * fact(phrase, "count"),
        "pieces-and" => phrase.facts.iter().map(|(_, part)| worth(inner(part))).sum(),
        other => panic!("{other}"),
    }
}

fn inner(fact: &Fact) -> &Phrase {
    let Fact::Phrase(phrase) = fact else { panic!("no phrase: {fact:?}") };
    phrase
}

fn named<'p>(phrase: &'p Phrase, name: &str) -> &'p Fact {
    &phrase.facts.iter().find(|(own, _)| *own == name).unwrap_or_else(|| panic!("{name}: {phrase:?}")).1
}

fn told(question: &Question) -> Vec<&str> {
    question.scene.narration.iter().map(|line| &*line.key).collect()
}

pub(crate) fn money_change(house: &House, question: &Question) -> (String, String) {
    let prompt = &question.prompt;
    if &*prompt.key == "ask-money-to-notes" {
        let sum: u64 = question.scene.chips.iter().map(|heap| heap.value.get() * u64::from(heap.count)).sum();
        let note = fact(prompt, "note");
        assert!([1_000, 2_000, 5_000, 10_000, 20_000].contains(&note) && sum.is_multiple_of(note));
        return (format!("{sum},{}", sum / note), "money-to-notes".to_owned());
    }
    assert_eq!(told(question), ["told-hands-notes"]);
    let sum = worth(inner(named(&question.scene.narration[0], "notes")));
    assert!((5_000..=100_000).contains(&sum) && sum.is_multiple_of(1_000));
    match &*prompt.key {
        "ask-money-one-value" => {
            let value = fact(prompt, "value");
            assert!(tray(house, question).contains(&value) && sum.is_multiple_of(value));
            (written(&[(value, sum / value)]), "money-one-value".to_owned())
        }
        "ask-money-two-values" => {
            let (first, count, rest) = (fact(prompt, "first"), fact(prompt, "count"), fact(prompt, "rest"));
            let left = sum - first * count;
            assert!(left > 0 && rest < first && left.is_multiple_of(rest) && tray(house, question).contains(&rest));
            (written(&[(first, count), (rest, left / rest)]), "money-two-values".to_owned())
        }
        "ask-money-fewest" => (in_fewest(sum, &tray(house, question)), "money-fewest".to_owned()),
        "ask-money-order" => {
            // The marble is that of S0-17; the French houses have one too by convention, the Venetian ones none.
            let marble = !["venezia", "venezia-malta"].contains(&house.id.as_str());
            let spread = if marble { "spread-on-marble" } else { "spread-on-felt" };
            (format!("{spread} call-sum count-pieces pass-pieces box-notes"), "money-in-order".to_owned())
        }
        "ask-money-call" => {
            let AnswerForm::Choice(calls) = &question.form else { panic!("a call is chosen") };
            let of_the_sum = |key: &str| *key == *"choice-money-called";
            let mut right = calls.iter().filter(|call| of_the_sum(&call.label.key) && fact(&call.label, "sum") == sum);
            let call = right.next().unwrap();
            assert!(right.next().is_none(), "two calls are right");
            (call.id.clone().into_owned(), "money-call".to_owned())
        }
        other => panic!("{other}"),
    }
}

pub(crate) fn prove_cards(house: &House, question: &Question) -> (String, String) {
    let packs: u64 = match house.id.as_str() {
        "article-57-13" | "guide-fr" => 6,
        "one-pack" => 1,
        _ => 8,
    };
    let line = &question.scene.narration[0];
    match &*line.key {
        "told-cards-counted" => {
            let Fact::Text(heaps) = named(line, "heaps") else { panic!("heaps are written out") };
            let counted: u64 = heaps.split(" + ").map(|heap| heap.parse::<u64>().unwrap()).sum();
            let off = counted.abs_diff(packs * 52);
            match counted.cmp(&(packs * 52)) {
                std::cmp::Ordering::Equal => ("complete,0,go-on".to_owned(), "prove-count-right".to_owned()),
                std::cmp::Ordering::Less => (format!("short,{off},set-aside"), "prove-count-short".to_owned()),
                std::cmp::Ordering::Greater => (format!("over,{off},set-aside"), "prove-count-over".to_owned()),
            }
        }
        "told-cards-by-rank" => by_rank(line, packs * 4),
        "told-cards-by-back" => {
            let half = packs / 2 * 52;
            match (fact(line, "blue"), fact(line, "red")) {
                (blue, red) if blue == half && red == half => {
                    ("none,none,go-on".to_owned(), "prove-backs-right".to_owned())
                }
                (blue, red) => {
                    assert_eq!(blue + red, packs * 52);
                    let (short, over) = if blue < half { ("blue", "red") } else { ("red", "blue") };
                    (format!("{short},{over},set-aside"), "prove-backs-swapped".to_owned())
                }
            }
        }
        "told-card-clean" | "told-card-flat" => ("sound,go-on".to_owned(), "prove-sound".to_owned()),
        "told-card-bent" | "told-card-torn" | "told-card-stained" | "told-card-frayed" => {
            ("worn,replace-pack".to_owned(), "prove-worn".to_owned())
        }
        "told-card-patterned" | "told-card-other-tint" | "told-card-narrower" => {
            ("foreign,set-aside".to_owned(), "prove-foreign".to_owned())
        }
        other => panic!("{other}"),
    }
}

fn by_rank(line: &Phrase, each: u64) -> (String, String) {
    let ranks =
        ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
    let counted: Vec<u64> = ranks.iter().map(|rank| fact(line, rank)).collect();
    assert!(counted.iter().all(|count| count.abs_diff(each) <= 1));
    let heap = |wanted: u64| {
        let found: Vec<usize> = (0..13).filter(|rank| counted[*rank] == wanted).collect();
        assert!(found.len() <= 1, "{found:?}");
        found.first().map(|rank| (rank + 1).to_string())
    };
    let (short, over) = (heap(each - 1), heap(each + 1));
    let (case, done) = match (&short, &over) {
        (None, None) => ("ranks-right", "go-on"),
        (Some(_), None) => ("rank-short", "set-aside"),
        (None, Some(_)) => ("rank-over", "set-aside"),
        (Some(_), Some(_)) => ("ranks-swapped", "set-aside"),
    };
    let written = |heap: Option<String>| heap.unwrap_or_else(|| "none".to_owned());
    (format!("{},{},{done}", written(short), written(over)), format!("prove-{case}"))
}

pub(crate) fn player_totals(house: &House, question: &Question) -> (String, String) {
    let seat = fact(&question.prompt, "seat");
    let limits = question.scene.limits.unwrap();
    let (min, max) = (limits.min.get(), limits.max.get());
    let own: Vec<&LaidStake> = question.scene.stakes.iter().filter(|stake| u64::from(stake.seat) == seat).collect();
    let mut spots: Vec<Spot> = own.iter().map(|stake| stake.spot).collect();
    spots.dedup();
    assert!((1..=3).contains(&own.len()) && spots.len() == own.len(), "{own:?}");
    let sum: u64 = own.iter().map(|stake| stake.amount.get()).sum();
    let one_above = own.iter().any(|stake| stake.amount.get() > max);
    let eighth = |stake: &&LaidStake| house.id == "monte-carlo" && stake.spot == Spot::Egalite;
    let tie_above = own.iter().any(|stake| eighth(stake) && stake.amount.get() * 8 > max);
    assert!(counts_per_player(house) || one_above || sum <= max, "no text says whether that is too much");
    assert!(own.len() == 1 || own.iter().all(|stake| stake.amount.get() >= min), "a reading of the minimum decides");
    let (finding, case) = if tie_above {
        ("above", "tie-above")
    } else if one_above {
        ("above", "stake-above")
    } else if sum > max {
        ("above", "sum-above")
    } else if sum < min {
        ("below", "below")
    } else {
        ("within", "within")
    };
    (format!("{sum},{finding}"), format!("total-{case}"))
}

/// Five per cent of a stake on Banco that wins (S4-09); any other stake owes nothing.
const fn commission(winner: Chance, spot: Chance, amount: u64) -> u64 {
    if matches!((winner, spot), (Chance::Banco, Chance::Banco)) { amount / 20 } else { 0 }
}

pub(crate) fn commission_marked(question: &Question) -> (String, String) {
    if &*question.prompt.key == "ask-marked-stake" {
        let [stake] = question.scene.stakes.as_slice() else { panic!("not one stake") };
        let amount = stake.amount.get();
        return match (winner(&hands(question)), stake.spot) {
            ("banco", Spot::Banco) => (format!("{amount},{}", amount / 20), "marked-win".to_owned()),
            ("punto", Spot::Punto) => (format!("{amount},0"), "marked-no-win".to_owned()),
            _ => ("0,0".to_owned(), "marked-no-win".to_owned()),
        };
    }
    let mut marks: Vec<(u64, u64)> = Vec::new();
    for line in &question.scene.narration {
        let (Fact::Chance(winner), Fact::Chance(spot)) = (named(line, "winner"), named(line, "chance")) else {
            panic!("{line:?}")
        };
        marks.push((fact(line, "seat"), commission(*winner, *spot, fact(line, "amount"))));
    }
    let all: u64 = marks.iter().map(|(_, mark)| mark).sum();
    let of = |seat: u64| marks.iter().filter(|(own, _)| *own == seat).map(|(_, mark)| mark).sum::<u64>();
    match &*question.prompt.key {
        "ask-marked-box" => (of(fact(&question.prompt, "seat")).to_string(), "marked-box".to_owned()),
        "ask-marked-leaves" => {
            let own = of(fact(&question.prompt, "seat"));
            assert!(own > 0, "who leaves owes nothing");
            (format!("{own},{}", all - own), "marked-leaves".to_owned())
        }
        "ask-marked-shoe-ends" => (all.to_string(), "marked-shoe-ends".to_owned()),
        other => panic!("{other}"),
    }
}

pub(crate) fn limits_change(house: &House, question: &Question) -> (String, String) {
    if &*question.prompt.key == "ask-limits-known" {
        // S1-23; elsewhere by convention.
        assert_eq!(told(question), ["told-limits-were", "told-limits-become"]);
        return ("management,told-and-shown".to_owned(), "limits-made-known".to_owned());
    }
    let of = |key: &str| {
        let line = question.scene.narration.iter().find(|line| &*line.key == key).unwrap();
        (fact(line, "min"), fact(line, "max"))
    };
    let (old, new) = (of("told-limits-were"), of("told-limits-become"));
    let (in_force, case) = match told(question).as_slice() {
        ["told-limits-were", "told-limits-become", "told-limits-then-stake"] => ("new", "before-stakes"),
        ["told-limits-were", "told-limits-coup-dealt", "told-limits-become"] => ("old", "under-way"),
        ["told-limits-were", "told-limits-stake-left", "told-limits-become"] => ("new", "left-down"),
        other => panic!("{other:?}"),
    };
    let [stake] = question.scene.stakes.as_slice() else { panic!("not one stake") };
    let amount = stake.amount.get();
    assert!(case == "before-stakes" || (old.0..=old.1).contains(&amount), "it was never admitted");
    let (min, max) = if in_force == "new" { new } else { old };
    // S1-22: the difference goes back; elsewhere, by convention, the stake.
    let fate = match amount {
        amount if amount > max && house.id == "venezia-malta" => "excess-back",
        amount if amount > max || amount < min => "back-whole",
        _ => "stands",
    };
    (format!("{in_force},{fate}"), format!("limits-{case}"))
}
