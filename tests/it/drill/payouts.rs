//! Payouts beyond their key: the working, and what is left of a coin.

use tailleur::drill::question::Answer;
use tailleur::drill::{Drill as _, Payout};
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Chance;
use tailleur::text_key;

use crate::drill::every_drill::houses;

#[test]
fn payouts_show_their_working() {
    let drill = Payout::default();
    for house in houses() {
        let decisions = drill.decisions(&house).len();
        let worked = |seed: &u64| {
            let posed = drill.pose(*seed as usize % decisions, &house, &mut SeededRng::from_seed(*seed)).unwrap();
            !posed.key.working.is_empty()
        };
        let share = (0..500).filter(worked).count();
        assert!(share > 200, "{}: {share} of 500", house.id);
    }
}

/// A stake of 30 coins at 19 for 20 comes to 28 and a half: no tidy working leads there.
#[test]
fn an_odd_stake_is_paid_without_its_rest_and_says_so() {
    let house = &houses()[0];
    let coins = Money::coins;
    let drill =
        Payout { spots: vec![Chance::Banco], from: coins(30), to: coins(30), step: coins(1), also_unpaid: false };
    let posed = drill.pose(0, house, &mut SeededRng::from_seed(1)).unwrap();
    assert_eq!(posed.key.answer, Answer::Money(coins(28)));
    assert!(posed.key.reasons.iter().any(|reason| reason.rule.key() == "rest-dropped"));
    assert!(posed.key.working.iter().all(|step| step.key != text_key!("working-rest")));
}
