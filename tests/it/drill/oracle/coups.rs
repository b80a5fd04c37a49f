//! Oracle for the drills of the cards, of payouts and of knowledge.

use std::cmp::Ordering;

use tailleur::drill::question::{AnswerForm, Question};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::bet::Spot;
use tailleur::rules::card::Card;
use tailleur::rules::house::House;
use tailleur::rules::side::{Chance, Side};

use crate::drill::every_drill::{count, hands, point};

/// Banco's tableau as it is printed: a row for each point, a column for each third card, then REFUS.
pub(crate) const PRINTED: [&str; 8] = [
    "TTTTTTTTTTT",
    "TTTTTTTTTTT",
    "TTTTTTTTTTT",
    "TTTTTTTTRTT",
    "RRTTTTTTRRT",
    "RRRRTTTTRRT",
    "RRRRRRTTRRR",
    "RRRRRRRRRRR",
];

pub(crate) fn asked_side(phrase: &Phrase) -> Side {
    match phrase.facts.as_slice() {
        [("side", Fact::Side(side))] => *side,
        other => panic!("no side in {other:?}"),
    }
}

pub(crate) fn winner([punto, banco]: &[Vec<Card>; 2]) -> &'static str {
    let (punto, banco) = (point(punto), point(banco));
    match punto.cmp(&banco) {
        Ordering::Greater => "punto",
        Ordering::Less => "banco",
        Ordering::Equal => "egalite",
    }
}

pub(crate) fn banco_draws(banco: u32, column: usize) -> bool {
    PRINTED[banco as usize].as_bytes()[column] == b'T'
}

pub(crate) fn third_card(question: &Question) -> (String, String) {
    let [punto, banco] = hands(question);
    let (punto_two, banco_two) = (point(&punto[..2]), point(&banco[..2]));
    let act = |draws: bool| if draws { "draw" } else { "stand" }.to_owned();
    match asked_side(&question.prompt) {
        Side::Punto if banco_two >= 8 => (act(false), format!("punto-stopped-{banco_two}")),
        Side::Punto => (act(punto_two <= 5), format!("punto-{punto_two}")),
        Side::Banco if punto_two >= 8 => (act(false), format!("banco-stopped-{punto_two}")),
        Side::Banco => {
            assert_eq!(punto.len(), if punto_two <= 5 { 3 } else { 2 }, "Punto's hand is not finished");
            match punto.get(2).map(|card| count(*card)) {
                Some(third) => (act(banco_draws(banco_two, third as usize)), format!("banco-{banco_two}-{third}")),
                None => (act(banco_draws(banco_two, 10)), format!("banco-{banco_two}-stood")),
            }
        }
    }
}

pub(crate) fn whole_coup(question: &Question) -> (String, String) {
    let [mut punto, mut banco] = hands(question);
    let mut shoe = question.scene.to_come.iter().copied();
    assert_eq!((punto.len(), banco.len(), shoe.len()), (2, 2, 2));
    let natural = point(&punto) >= 8 || point(&banco) >= 8;
    let punto_draws = !natural && point(&punto) <= 5;
    let third = punto_draws.then(|| shoe.next().unwrap());
    let banco_draws = !natural && banco_draws(point(&banco), third.map_or(10, |card| count(card) as usize));
    punto.extend(third);
    if banco_draws {
        banco.extend(shoe.next());
    }
    let kind = match (natural, punto_draws, banco_draws) {
        (true, ..) => "coup-natural",
        (_, false, false) => "coup-nobody-draws",
        (_, true, false) => "coup-punto-draws",
        (_, false, true) => "coup-banco-draws",
        (_, true, true) => "coup-both-draw",
    };
    let act = |draws: bool| if draws { "draw" } else { "stand" };
    let points = (point(&punto), point(&banco));
    let wins = winner(&[punto, banco]);
    (format!("{},{},{},{},{wins}", act(punto_draws), act(banco_draws), points.0, points.1), kind.to_owned())
}

/// The card in the file of the house's text that asks this, and where its right answer is shown.
pub(crate) fn knowledge(house: &House, question: &Question) -> (String, String) {
    let french = |phrase: &Phrase| match phrase.facts.as_slice() {
        [("text", Fact::Written(text))] => text.fr.clone(),
        other => panic!("no text in {other:?}"),
    };
    let cards = crate::drill::knowledge::as_written(&house.source.id);
    let card = cards.iter().find(|card| card.question == french(&question.prompt)).expect("a card of this house");
    let AnswerForm::Choice(choices) = &question.form else { panic!("a card is answered by a choice") };
    let right: Vec<_> = choices.iter().filter(|choice| french(&choice.label) == card.right).collect();
    assert_eq!((right.len(), choices.len()), (1, card.wrong.len() + 1));
    (right[0].id.clone().into_owned(), format!("knowledge-{}", card.clause))
}

pub(crate) fn payout(house: &House, question: &Question) -> (String, String) {
    let hands = hands(question);
    let wins = winner(&hands);
    let [stake] = question.scene.stakes.as_slice() else { panic!("not one stake") };
    assert_eq!(question.scene.announced.map(Chance::id), Some(wins));
    let spot = match stake.spot {
        Spot::Punto => "punto",
        Spot::Banco => "banco",
        Spot::Egalite => "egalite",
        Spot::Own(_) => panic!("a spot that no house has"),
    };
    let coins = stake.amount.get();
    let half = house.id == "venezia-malta" && point(&hands[1]) == 6;
    let (paid, how) = match (spot, wins) {
        ("punto", "punto") => (coins, "punto"),
        ("banco", "banco") if half => (coins / 2, "banco-with-6"),
        ("banco", "banco") if house.id == "venezia-malta" => (coins, "banco"),
        ("banco", "banco") => (coins / 20 * 19, "banco"),
        ("egalite", "egalite") => (coins * 8, "egalite"),
        ("punto" | "banco", "egalite") => (0, "egalite"),
        _ => (0, "otherwise"),
    };
    (paid.to_string(), format!("pays-{spot}-{how}"))
}
