//! The order of a coup and of an opening, written down a second time from the texts: the must pairs of
//! each house and table by the names of the steps, and what follows from them for a question.

use std::collections::BTreeSet;

use tailleur::drill::question::{Answer, AnswerForm, LaidCard, Question};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::card::Card;
use tailleur::rules::house::House;
use tailleur::rules::side::Chance;
use tailleur::text_key;

use crate::drill::every_drill::point;
use crate::drill::oracle::coups::banco_draws;

/// Every step of a coup, in the order in which it is usually done.
const COUP: &str = "invite-stakes place-stakes check-stakes stop-bets sign-to-holder draw-four take-punto \
    turn-punto call-punto turn-banco call-banco third-punto third-banco final-call collect pay put-away \
    close-lid pass-shoe next-coup";

/// The pairs of every house, by its text or by the common convention: each step before the one after it.
const EVERYWHERE: &[&str] = &[
    "invite-stakes place-stakes check-stakes stop-bets draw-four turn-punto turn-banco third-punto third-banco \
     final-call collect pay put-away next-coup",
    "turn-punto call-punto third-punto",
    "turn-banco call-banco third-punto",
    "turn-banco third-banco",
    "call-punto third-banco",
    "call-banco third-banco",
    "third-punto final-call",
    "call-punto final-call",
    "call-banco final-call",
];

/// Pairs where a player draws: he is signed to, the palette takes Punto's cards, and he may lose the shoe.
const WITH_A_HOLDER: &[&str] =
    &["stop-bets sign-to-holder draw-four take-punto turn-punto", "final-call pass-shoe next-coup"];

/// Two texts tell that the one point is called before the other cards are turned.
const POINT_BY_POINT: &[&str] = &["call-punto turn-banco"];

/// One text tells of a lid.
const LID: &[&str] = &["put-away close-lid next-coup"];

const OPENING: &str = "check-packs shuffle cut stop-card into-shoe first-card burn give-shoe first-coup";

const OPENED_EVERYWHERE: &[&str] =
    &["check-packs shuffle cut stop-card into-shoe first-card burn first-coup", "burn give-shoe first-coup"];

/// Steps by their names, in their usual order, and every pair of them that comes in one order only.
pub(crate) struct Order {
    pub(crate) steps: Vec<&'static str>,
    pub(crate) before: BTreeSet<(&'static str, &'static str)>,
}

impl Order {
    fn from_steps(steps: &'static str, without: &[&str], chains: &[&[&'static str]]) -> Self {
        let steps: Vec<_> = steps.split_whitespace().filter(|step| !without.contains(step)).collect();
        let mut before = BTreeSet::new();
        for chain in chains.iter().copied().flatten() {
            let chain: Vec<_> = chain.split_whitespace().filter(|step| steps.contains(step)).collect();
            before.extend(chain.windows(2).map(|pair| (pair[0], pair[1])));
        }
        for middle in &steps {
            let firsts: Vec<_> = before.iter().filter(|pair| pair.1 == *middle).map(|pair| pair.0).collect();
            let thens: Vec<_> = before.iter().filter(|pair| pair.0 == *middle).map(|pair| pair.1).collect();
            before.extend(firsts.iter().flat_map(|first| thens.iter().map(|then| (*first, *then))));
        }
        Self { steps, before }
    }

    /// The same order of some of its steps.
    pub(crate) fn among(&self, some: &[&str]) -> Self {
        let is_one = |step: &&'static str| some.contains(step);
        Self {
            steps: self.steps.iter().copied().filter(is_one).collect(),
            before: self.before.iter().copied().filter(|(first, then)| is_one(first) && is_one(then)).collect(),
        }
    }

    /// The first of these steps that comes before one it waits for, and for which it waits.
    pub(crate) fn first_early(&self, done: &[&str]) -> Option<(usize, Vec<&'static str>)> {
        done.iter().enumerate().find_map(|(at, step)| {
            let missing = self.before.iter().filter(|(first, then)| then == step && !done[..at].contains(first));
            let missing: Vec<_> = missing.map(|(first, _)| *first).collect();
            (!missing.is_empty()).then_some((at, missing))
        })
    }
}

/// A coup in a house. The first and the third text name a player who draws, at the large table.
pub(crate) fn coup(house: &House, large: bool) -> Order {
    let source = house.source.id.as_str();
    let announces = source == "S0" || source == "S2";
    let mut chains = vec![EVERYWHERE];
    let mut without = Vec::new();
    if announces && large {
        chains.push(WITH_A_HOLDER);
    } else {
        without.extend(["sign-to-holder", "take-punto", "pass-shoe"]);
    }
    if announces {
        chains.push(POINT_BY_POINT);
    }
    if source == "S0" {
        chains.push(LID);
    } else {
        without.push("close-lid");
    }
    Order::from_steps(COUP, &without, &chains)
}

/// The opening of a shoe in a house.
pub(crate) fn opening(house: &House, large: bool) -> Order {
    let handed = ["S0", "S2"].contains(&house.source.id.as_str()) && large;
    let without: &[&str] = if handed { &[] } else { &["give-shoe"] };
    Order::from_steps(OPENING, without, &[OPENED_EVERYWHERE])
}

/// The size of table that a question names.
fn table(question: &Question) -> &'static str {
    let named = question.prompt.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Phrase(table) if *name == "table" => Some(table.key.to_string()),
        _ => None,
    });
    match named.as_deref() {
        Some("order-at-large") => "large",
        Some("order-at-midi") => "midi",
        Some("order-at-mini") => "mini",
        other => panic!("{other:?}"),
    }
}

/// The steps that are shown, and their usual order.
fn tiles<'q>(question: &'q Question, whole: &Order) -> (Vec<&'q str>, String) {
    let AnswerForm::Order(tiles) = &question.form else { panic!("an order is asked for") };
    let shown: Vec<&str> = tiles.iter().map(|tile| tile.id.as_ref()).collect();
    assert!((4..=9).contains(&shown.len()), "{shown:?}");
    let usual = whole.among(&shown);
    assert_eq!(usual.steps.len(), shown.len(), "{shown:?}");
    assert!(usual.first_early(&shown).is_some(), "it is shown in order already: {shown:?}");
    (shown, usual.steps.join(" "))
}

pub(crate) fn coup_in_order(house: &House, question: &Question) -> (String, String) {
    let table = table(question);
    let (shown, answer) = tiles(question, &coup(house, table == "large"));
    let scene = &question.scene;
    let part = match (scene.seats.is_some(), scene.hands.punto.is_empty()) {
        (true, _) if shown.contains(&"invite-stakes") => "bets",
        (true, _) => "coup",
        (false, true) => "cards",
        (false, false) => "payment",
    };
    (answer, format!("order-{part}-{table}"))
}

pub(crate) fn opening_in_order(house: &House, question: &Question) -> (String, String) {
    let table = table(question);
    let (shown, answer) = tiles(question, &opening(house, table == "large"));
    let part = match shown.len() {
        7.. => "whole",
        _ if shown.contains(&"check-packs") => "cards",
        _ => "shoe",
    };
    (answer, format!("opening-{part}-{table}"))
}

/// The name of the step that a line tells.
fn step_of(line: &Phrase) -> String {
    let side = line.facts.iter().find_map(|(_, fact)| match fact {
        Fact::Side(side) => Some(Chance::from(*side).id()),
        _ => None,
    });
    let plain = line.key.strip_prefix("step-").or_else(|| line.key.strip_prefix("told-")).unwrap();
    match (plain.split('-').next().unwrap(), side) {
        ("take", _) => "take-punto".to_owned(),
        (act @ ("turn" | "call" | "third"), Some(side)) => format!("{act}-{side}"),
        ("draw", _) => "draw-four".to_owned(),
        _ => plain.to_owned(),
    }
}

/// The third cards of the coup on the felt; `None` while its cards are face down.
fn thirds(question: &Question) -> Option<[bool; 2]> {
    let up = |cards: &[LaidCard]| -> Vec<Card> {
        cards.iter().filter_map(|card| if let LaidCard::Up(card) = card { Some(*card) } else { None }).collect()
    };
    let [punto, banco] = [up(&question.scene.hands.punto), up(&question.scene.hands.banco)];
    let two = |cards: &[Card]| cards.get(..2).map(point);
    let (punto_two, banco_two) = (two(&punto)?, two(&banco)?);
    if punto_two >= 8 || banco_two >= 8 {
        return Some([false, false]);
    }
    if punto_two > 5 {
        return Some([false, banco_draws(banco_two, 10)]);
    }
    // Banco's follows from a card that may not lie there yet.
    let third = punto.get(2).map(|card| crate::drill::every_drill::count(*card) as usize);
    Some([true, third.is_some_and(|third| banco_draws(banco_two, third))])
}

pub(crate) fn fault_in_the_coup(house: &House, question: &Question) -> (String, String) {
    let table = table(question);
    let lines: Vec<String> = question.scene.narration.iter().map(step_of).collect();
    let row: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert!((3..=9).contains(&row.len()), "{row:?}");
    let has = |steps: &[&str]| row.iter().any(|line| steps.contains(line));
    let part = match () {
        () if has(&["check-stakes", "stop-bets"]) => "bets",
        () if has(&["collect", "pay", "put-away", "next-coup"]) => "payment",
        () => "cards",
    };
    let whole = coup(house, table == "large");
    // What this coup does not have: a third card that is not due, a hand that does not fall.
    let falls = question.scene.narration.iter().any(|line| {
        line.key == text_key!("told-final-call") && line.facts.contains(&("chance", Fact::Chance(Chance::Punto)))
    });
    let [punto, banco] = thirds(question).unwrap_or([false, false]);
    let leaves_out = |step: &&str| match *step {
        "third-punto" => part == "cards" && !punto && !has(&["third-punto"]),
        "third-banco" => part == "cards" && !banco && !has(&["third-banco"]),
        "pass-shoe" => !falls && !has(&["pass-shoe"]),
        _ => false,
    };
    let here: Vec<&str> = whole.steps.iter().copied().filter(|step| !leaves_out(step)).collect();
    let order = whole.among(&here);
    let begins = match part {
        "bets" => "invite-stakes",
        "cards" if here.contains(&"sign-to-holder") => "sign-to-holder",
        "cards" => "draw-four",
        _ => "final-call",
    };
    let before: Vec<&str> = here.iter().copied().take_while(|step| *step != begins).collect();
    let done: Vec<&str> = before.iter().chain(&row).copied().collect();
    let late = row.iter().position(|line| *line == "late-stake");
    let early = order.first_early(&done);
    assert!(late.is_none() || early.is_none(), "one thing is wrong: {row:?}");

    let AnswerForm::Several(parts) = &question.form else { panic!("two things are asked") };
    let AnswerForm::Choice(choices) = &parts[1].form else { panic!("the remedy is chosen") };
    let (line, due, kind) = match (late, early) {
        (Some(at), _) => (at + 1, "refuse-stake".to_owned(), "late-stake"),
        (None, Some((at, missing))) => {
            let offered = choices.iter().filter_map(|choice| choice.id.strip_prefix("first-"));
            let due: Vec<&str> = offered.filter(|step| missing.contains(step)).collect();
            let [due] = due.as_slice() else { panic!("{due:?} of {missing:?} in {row:?}") };
            let kind = if row.contains(due) { "too-early" } else { "missing" };
            (at + 1 - before.len(), format!("first-{due}"), kind)
        }
        (None, None) => (0, "all-in-order".to_owned(), "nothing"),
    };
    (format!("{line},{due}"), format!("fault-{kind}-{part}-{table}"))
}

pub(crate) fn is_in_order(question: &Question, answer: &Answer, whole: &Order) -> bool {
    let (AnswerForm::Order(tiles), Answer::Order(places)) = (&question.form, answer) else { panic!("an order") };
    let done: Vec<&str> = places.iter().map(|place| tiles[*place].id.as_ref()).collect();
    whole.among(&done).first_early(&done).is_none()
}
