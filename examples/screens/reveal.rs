//! Every form of question before the class, asked and answered.

use tailleur::classroom::GET_READY;
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::{Answer, AnswerForm, StakeAction, StakeOutcome};
use tailleur::rules::money::Money;
use tailleur::rules::tableau::Act;

use crate::room::Class;
use crate::studio::Look;

/// The forms, each with a lesson that asks it and a house of that lesson.
const FORMS: [(&str, &str, &str); 15] = [
    ("choice", "tableau/banco-always-and-never", "guide-fr"),
    ("choice-long", "the-shoe/the-hand-passes", "guide-fr"),
    ("number", "tableau/counting", "monte-carlo"),
    ("money", "first-payouts/payouts-mixed", "venezia-malta"),
    ("several", "tableau/whole-coups", "guide-fr"),
    ("several-long", "differences/what-changes-here", "guide-fr"),
    ("several-tables", "differences/what-a-win-pays", "guide-fr"),
    ("several-words", "misdraws/misdraws-mixed", "venezia"),
    ("grid", "tableau/tableau-from-memory", "guide-fr"),
    ("grid-row", "tableau/a-row-from-memory", "monte-carlo"),
    ("call", "announcements/words-venezia", "venezia"),
    ("chips", "chips/take-and-pay", "guide-fr"),
    ("settle", "settling/a-full-table", "guide-fr"),
    ("order", "procedure/the-whole-coup", "venezia-malta"),
    ("order-short", "procedure/the-opening", "guide-fr"),
];
const PEOPLE: u32 = 11;

pub(crate) fn reveal(look: &Look, name: &str) {
    for (form, lesson, house) in FORMS {
        let name = format!("{name}-{form}");
        let look = Look { house: house.to_owned(), ..look.clone() };
        if !look.wants(&name) {
            continue;
        }
        let mut class = Class::open(&look, lesson, PEOPLE, false);
        class.go_on().wait(GET_READY).shoot(&format!("{name}-1-question"));
        class.answer_each(0, PEOPLE, mistake).go_on().shoot(&format!("{name}-2-answer"));
    }
}

/// How near to the right answer each of the class is: five have it, and the others share a few mistakes.
const MISTAKES: [usize; 11] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3];

fn mistake(number: usize, posed: &PosedQuestion) -> Answer {
    vary(MISTAKES[number % MISTAKES.len()], &posed.question.form, &posed.key.answer)
}

fn vary(number: usize, form: &AnswerForm, right: &Answer) -> Answer {
    match (form, right) {
        (AnswerForm::Choice(choices), Answer::Choice(at)) => Answer::Choice((at + number) % choices.len()),
        (AnswerForm::Number { most }, Answer::Number(right)) => Answer::Number((right + number as u32) % (most + 1)),
        (_, Answer::Money(sum)) => Answer::Money(more(*sum, number)),
        (AnswerForm::Several(parts), Answer::Several(answers)) => {
            // Each part differs half as often as the one before it.
            let varied = parts.iter().zip(answers).enumerate();
            Answer::Several(varied.map(|(at, (part, right))| vary(number >> at, &part.form, right)).collect())
        }
        (_, Answer::Grid(acts)) => {
            let other = |act: Option<Act>| Some(if act == Some(Act::Draw) { Act::Stand } else { Act::Draw });
            let cell = |(at, act): (usize, &Option<Act>)| if at < number { other(*act) } else { *act };
            Answer::Grid(acts.iter().enumerate().map(cell).collect())
        }
        (AnswerForm::Call(tiles), Answer::Call(words)) if number > 0 => Answer::Call(other_call(number, tiles, words)),
        (_, Answer::Chips(pieces)) => {
            let mut pieces = pieces.clone();
            pieces[0].1 += number as u32;
            Answer::Chips(pieces)
        }
        (_, Answer::Settle(actions)) => {
            // As many payments are wrong.
            let mut left = number;
            let mut paid = |action: &StakeAction| match action.act {
                StakeOutcome::Paid(sum) if left > 0 => {
                    left -= 1;
                    StakeAction { act: StakeOutcome::Paid(more(sum, number)), ..*action }
                }
                StakeOutcome::Paid(_) | StakeOutcome::Collected => *action,
            };
            Answer::Settle(actions.iter().map(&mut paid).collect())
        }
        (_, Answer::Order(steps)) => {
            // As many steps after the first are done before it.
            let mut steps = steps.clone();
            let moved = number.min(steps.len() - 1);
            steps[..=moved].rotate_left(1);
            Answer::Order(steps)
        }
        (_, right) => right.clone(),
    }
}

/// The call with one of its tiles mistaken for another like it.
fn other_call(number: usize, tiles: &[String], words: &str) -> String {
    let is_number = |tile: &str| tile.starts_with(|first: char| first.is_ascii_digit());
    let (used, free): (Vec<&String>, Vec<&String>) = tiles.iter().partition(|tile| words.contains(tile.as_str()));
    let mistakes: Vec<String> = used
        .iter()
        .flat_map(|right| free.iter().map(move |wrong| (right, wrong)))
        .filter(|(right, wrong)| is_number(right) == is_number(wrong))
        .map(|(right, wrong)| words.replacen(right.as_str(), wrong, 1))
        .collect();
    mistakes.get(number % mistakes.len().max(1)).cloned().unwrap_or_default()
}

/// A sum that is five points too large, once for each number.
fn more(sum: Money, number: usize) -> Money {
    sum.plus(Money::coins(500 * number as u64))
}
