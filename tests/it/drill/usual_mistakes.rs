//! A wrong sum that comes about in a known way is named by it.

use tailleur::drill::question::{Answer, LaidCard};
use tailleur::drill::{CountHand, Drill, PayInChips, Payout};
use tailleur::rules::card::Card;
use tailleur::rules::hand::Point;
use tailleur::rules::money::{Money, Ratio};
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Side;

use crate::drill::every_drill::houses;

/// The key of the hint for this answer.
fn named(posed: &tailleur::drill::marking::PosedQuestion, answer: &Answer) -> Option<&'static str> {
    posed.key.hint(answer).map(|hint| hint.key.as_str())
}

#[test]
fn each_usual_mistake_in_a_payment_is_named_in_every_house() {
    for house in houses() {
        let drill = Payout { also_unpaid: true, ..Payout::default() };
        for (decision, id) in drill.decisions(&house).into_iter().enumerate() {
            for seed in 0..40 {
                let posed = drill.pose(decision, &house, &mut SeededRng::from_seed(seed)).unwrap();
                let (stake, Answer::Money(paid)) = (posed.question.scene.stakes[0].amount, posed.key.answer.clone())
                else {
                    panic!("a payment is a sum")
                };
                let place = format!("{} {id} {seed}", house.id);
                assert_eq!(named(&posed, &Answer::Money(paid)), None, "{place}: a right answer has no mistake");
                let with_bet = named(&posed, &Answer::Money(stake.plus(paid)));
                assert_eq!(with_bet.is_some(), paid > Money::ZERO, "{place}");
                let evens = named(&posed, &Answer::Money(stake));
                assert_eq!(evens.is_some(), paid > Money::ZERO && paid != stake, "{place}");
                let tenth = stake.minus(stake.times(Ratio { over: 1, under: 10 }));
                let is_commission = paid == stake.minus(stake.times(Ratio { over: 1, under: 20 }));
                let has_tenth = named(&posed, &Answer::Money(tenth)) == Some("mistake-payment-tenth");
                assert_eq!(has_tenth, is_commission && paid > Money::ZERO, "{place}");
            }
        }
    }
}

#[test]
fn a_sum_in_chips_is_named_as_the_same_sum_in_figures() {
    let house = &houses()[0];
    let drill = PayInChips::default();
    for decision in 0..drill.decisions(house).len() {
        let posed = drill.pose(decision, house, &mut SeededRng::from_seed(3)).unwrap();
        let Answer::Chips(right) = &posed.key.answer else { panic!("chips are asked for") };
        let stake = posed.question.scene.stakes[0].amount;
        let with_bet: Vec<(Money, u32)> = [&[(stake, 1)], right.as_slice()].concat();
        assert_eq!(named(&posed, &Answer::Chips(with_bet)), Some("mistake-payment-with-bet"));
        assert_eq!(named(&posed, &Answer::Chips(right.clone())), None);
    }
}

#[test]
fn the_total_of_the_first_two_of_three_cards_is_named() {
    let (house, drill) = (&houses()[0], CountHand { cards: vec![2, 3], ..CountHand::default() });
    let mut met = 0;
    for decision in 0..drill.decisions(house).len() {
        for seed in 0..20 {
            let posed = drill.pose(decision, house, &mut SeededRng::from_seed(seed)).unwrap();
            let hands = &posed.question.scene.hands;
            let side = if hands[Side::Punto].is_empty() { Side::Banco } else { Side::Punto };
            let cards: Vec<Card> = hands[side]
                .iter()
                .map(|card| match card {
                    LaidCard::Up(card) => *card,
                    LaidCard::Down(_) => panic!("they lie face up"),
                })
                .collect();
            let first: u32 = cards.iter().take(2).map(|card| u32::from(card.point().get())).sum();
            let first = Answer::Number(Point::from_sum(first).get().into());
            let is_wrong = cards.len() == 3 && first != posed.key.answer;
            assert_eq!(named(&posed, &first).is_some(), is_wrong, "{cards:?}");
            met += usize::from(is_wrong);
        }
    }
    assert!(met > 100, "{met}");
}
