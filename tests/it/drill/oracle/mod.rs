//! Oracle for the drills of the stakes and of the shoe, from what lies on the
//! table and from the words of the houses alone: the answer as journals write it, and the decision.

pub(crate) mod calls;
pub(crate) mod chips;
pub(crate) mod coups;
mod differences;
pub(crate) mod listening;
mod misdraws;
mod opening;
pub(crate) mod places;
pub(crate) mod procedure;
pub(crate) mod protection;
mod settling;
mod tableau;
pub(crate) mod trade;
mod turning;

use std::collections::BTreeSet;

use tailleur::drill::question::{LaidShoe, LaidStake, Question};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::House;
use tailleur::rules::settle::Limits;
use tailleur::text_key;

pub(crate) use self::settling::{layout_of_stakes, plan};
pub(crate) use self::tableau::tableau_from_memory;
use crate::drill::every_drill::{count, hands, payout, point, winner};

pub(crate) use self::differences::{asked_of, what_changes_here};
pub(crate) use self::misdraws::{misdraws, points_of_two, row as row_of_misdraw};
pub(crate) use self::opening::{last_coup, stop_card};
pub(crate) use self::turning::who_turns;

pub(crate) fn commission(question: &Question) -> (String, String) {
    assert_eq!(winner(&hands(question)), "banco");
    let seats: BTreeSet<u8> = question.scene.stakes.iter().map(|stake| stake.seat).collect();
    assert_eq!(seats.len(), question.scene.stakes.len(), "a seat has two stakes");
    assert!(question.scene.stakes.iter().all(|stake| stake.spot == Spot::Banco));
    let kept: u64 = question.scene.stakes.iter().map(|stake| stake.amount.get() / 20).sum();
    (kept.to_string(), format!("commission-{}", seats.len()))
}

pub(crate) fn half_pay(house: &House, question: &Question) -> (String, String) {
    let (paid, _) = payout(house, question);
    let [punto, banco] = hands(question);
    let case = match (point(&punto), point(&banco), banco.len()) {
        (6, 6, _) => "equal-points",
        (6, _, _) if winner(&[punto, banco]) == "punto" => "punto-wins",
        (_, 6, 2) => "two-cards",
        (_, 6, _) => "three-cards",
        _ => "other-point",
    };
    (paid, format!("half-{case}"))
}

/// The fault of a stake and its treatment; the stakes are those of its seat.
pub(crate) fn fault_in(
    house: &str,
    of_seat: &[&LaidStake],
    stake: &LaidStake,
    limits: Limits,
) -> Option<(&'static str, &'static str)> {
    let malta = house == "venezia-malta";
    let coins = stake.amount.get();
    let tie = stake.spot == Spot::Egalite;
    let most = if tie && house == "monte-carlo" { limits.max.get() / 8 } else { limits.max.get() };
    if coins < limits.min.get() {
        return Some(("below-minimum", "back-whole"));
    }
    if malta
        && tie
        && of_seat.iter().all(|other| {
            other.spot == Spot::Egalite
                || fault_in(house, of_seat, other, limits).is_some_and(|(_, done)| done == "back-whole")
        })
    {
        return Some(("tie-alone", "back-whole"));
    }
    let name = if most < limits.max.get() { "tie-over-its-share" } else { "above-maximum" };
    if coins > most {
        return Some((name, if malta { "excess-back" } else { "back-whole" }));
    }
    // Two texts count a player's stakes together; the one laid last is too much.
    let per_player = ["article-57-13", "guide-fr", "one-pack"].contains(&house);
    let is_last = of_seat.last().is_some_and(|last| **last == *stake) && of_seat.len() > 1;
    let total: u64 = of_seat.iter().map(|stake| stake.amount.get()).sum();
    if per_player && is_last && total > limits.max.get() {
        return Some(("total-above-maximum", "back-whole"));
    }
    // The smallest piece is half a unit: 19 for 20 of a ten is in pieces, of a five it is not.
    let unit = match (stake.spot, house) {
        (Spot::Banco, "venezia-malta") => 100,
        (Spot::Banco, _) => 1_000,
        _ => 50,
    };
    (!coins.is_multiple_of(unit)).then_some(("off-step", "back-whole"))
}

fn fault_of_laying(question: &Question, stake: &LaidStake, limits: Limits) -> Option<(&'static str, &'static str)> {
    let events = &question.scene.narration;
    let stopped = events.iter().position(|phrase| phrase.key == text_key!("told-bets-stopped"));
    let laid = |phrase: &Phrase| match phrase.facts.as_slice() {
        [
            ("seat", Fact::Number(seat)),
            ("amount", Fact::Money(amount)),
            ("chance", Fact::Chance(chance)),
            rest @ ..,
        ] if phrase.key != text_key!("told-lays-beside") => {
            let is_this = *seat == u64::from(stake.seat) && Spot::from(*chance) == stake.spot;
            assert!(!is_this || *amount == stake.amount, "{phrase:?}");
            is_this.then_some(rest.first().map(|(_, other)| other.clone()))
        }
        _ => None,
    };
    let (place, other) = events.iter().enumerate().find_map(|(place, phrase)| Some((place, laid(phrase)?)))?;
    if stopped.is_some_and(|stopped| stopped < place) {
        return Some(("late", "back-whole"));
    }
    let Some(Fact::Number(other)) = other else { return None };
    let own = |own: &&LaidStake| u64::from(own.seat) == other && own.spot == stake.spot;
    let own = question.scene.stakes.iter().find(own).unwrap().amount.get();
    let room = limits.max.get() - own;
    match stake.amount.get() {
        amount if amount <= room => None,
        _ if room == 0 => Some(("through-another", "back-whole")),
        _ => Some(("through-another", "excess-back")),
    }
}

pub(crate) fn faulty_stakes(house: &House, question: &Question) -> (String, String) {
    let stakes = &question.scene.stakes;
    let found: Vec<_> = stakes
        .iter()
        .filter_map(|stake| {
            let of_seat: Vec<_> = stakes.iter().filter(|other| other.seat == stake.seat).collect();
            let limits = question.scene.limits.unwrap();
            let found = fault_of_laying(question, stake, limits);
            Some((stake, found.or_else(|| fault_in(house.id.as_str(), &of_seat, stake, limits))?))
        })
        .collect();
    match found.as_slice() {
        [] => ("none,stands".to_owned(), "stake-nothing".to_owned()),
        [(stake, (name, done))] => {
            let spot = format!("{:?}", stake.spot).to_lowercase();
            (format!("seat-{}-{spot},{done}", stake.seat), format!("stake-{name}"))
        }
        several => panic!("{several:?}"),
    }
}

/// The events of a run, one by one.
fn events(run: &Phrase, found: &mut Vec<String>) {
    if run.key == text_key!("run-then") {
        for (_, part) in &run.facts {
            let Fact::Phrase(part) = part else { panic!("{run:?}") };
            events(part, found);
        }
        return;
    }
    let chance = run.facts.iter().filter_map(|(name, fact)| match fact {
        Fact::Chance(chance) => Some(format!("-{}", chance.id())),
        // The coups are counted from one.
        Fact::Number(number) if *name == "number" => {
            let before = found.iter().filter(|event| event.starts_with("run-wins")).count() as u64;
            assert_eq!(*number, before + 1, "{run:?}");
            None
        }
        other => panic!("{other:?}"),
    });
    let event = format!("{}{}", run.key, chance.collect::<String>());
    found.push(event);
}

/// In both houses where the shoe goes round it is kept on Banco and on equal points, and lost on Punto.
pub(crate) fn hand_passes(question: &Question) -> (String, String) {
    let [("seat", Fact::Number(first)), ("run", Fact::Phrase(run))] = question.prompt.facts.as_slice() else {
        panic!("{:?}", question.prompt)
    };
    let mut happened = Vec::new();
    events(run, &mut happened);
    let seats = question.scene.seats.as_ref().unwrap();
    assert_eq!(seats.holder, Some(*first as u8));
    let right_of = |seat: u8| *seats.taken.iter().find(|other| **other > seat).unwrap_or(&seats.taken[0]);
    // Nought is the tailleur: the seat to his right is the first.
    let (mut holder, mut offered, mut way) = (*first as u8, None, "hand-kept");
    assert!(seats.taken.contains(&holder));
    for event in &happened {
        match (event.as_str(), offered) {
            ("run-wins-banco" | "run-wins-egalite", None) => way = "hand-kept",
            ("run-wins-punto", None) => {
                way = if holder == 0 { "hand-falls" } else { "hand-lost" };
                offered = Some(right_of(holder));
            }
            ("run-wants-to-pass", None) => {
                assert!(happened.last() == Some(event) && holder > 0, "{happened:?}");
                way = "hand-too-soon";
            }
            ("run-passes", None) if holder > 0 => (way, offered) = ("hand-passed", Some(right_of(holder))),
            ("run-refuses", Some(seat)) => (way, offered) = ("hand-refused", Some(right_of(seat))),
            ("run-takes", Some(seat)) => (holder, offered) = (seat, None),
            ("run-all-refuse", Some(_)) => (way, holder, offered) = ("hand-all-refuse", 0, None),
            other => panic!("{other:?} in {happened:?}"),
        }
    }
    assert_eq!(offered, None, "{happened:?}");
    (if holder == 0 { "tailleur".to_owned() } else { format!("seat-{holder}") }, way.to_owned())
}

pub(crate) fn burn(question: &Question) -> (String, String) {
    let Some(LaidShoe::Turned(card, 0)) = question.scene.shoe else { panic!("not one card is turned") };
    let burned = match count(card) {
        0 => 10,
        number => number,
    };
    match question.prompt.key.as_str() {
        "ask-put-away" => ((burned + 1).to_string(), format!("put-away-{burned}")),
        _ => (burned.to_string(), format!("burn-{burned}")),
    }
}

/// The tailleur has the last seat at his left; clockwise the numbers fall.
pub(crate) fn cutting(prompt: &Phrase, question: &Question) -> (String, String) {
    let mut order = question.scene.seats.as_ref().unwrap().taken.clone();
    order.sort_unstable_by(|one, other| other.cmp(one));
    let before = prompt.facts.first().map(|(_, fact)| match fact {
        Fact::Number(seat) => order.iter().position(|other| u64::from(*other) == *seat).unwrap(),
        other => panic!("{other:?}"),
    });
    let (place, turn) = match before {
        None => (0, "first"),
        Some(before) if before + 1 == order.len() => (0, "again"),
        Some(before) => (before + 1, "next"),
    };
    (format!("seat-{}", order[place]), format!("cut-{turn}"))
}
