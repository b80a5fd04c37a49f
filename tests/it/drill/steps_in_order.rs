//! What steps do shows on the felt as they are put in order.

use std::collections::BTreeSet;

use tailleur::drill::marking::{PosedQuestion, misplaced_steps};
use tailleur::drill::question::{Answer, AnswerForm, LaidCard, Scene, StakeAction, StakeOutcome};
use tailleur::drill::{AnyDrill, CoupInOrder};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::{Face, HouseLibrary};
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::{Chance, Side};

use crate::support::seeds;

/// Ids of the steps shown, and their places in the right order.
fn steps(posed: &PosedQuestion) -> (Vec<&str>, Vec<usize>) {
    let (AnswerForm::Order(choices), Answer::Order(right)) = (&posed.question.form, &posed.key.answer) else {
        panic!("steps are put in order")
    };
    (choices.iter().map(|choice| &*choice.id).collect(), right.clone())
}

fn after(posed: &PosedQuestion, placed: &[usize]) -> (Scene, Vec<StakeAction>) {
    let scene = &posed.question.scene;
    scene.coup.as_ref().expect("a coup is put in order").after(scene, placed)
}

#[test]
fn each_step_of_a_coup_does_on_the_felt_what_it_says() {
    let drill = AnyDrill::CoupInOrder(CoupInOrder::default());
    let mut seen = BTreeSet::new();
    for house in HouseLibrary::built_in().iter() {
        let is_open = *house.dealing.first_four.value() == Face::Up;
        for (decision, seed) in
            (0..drill.drill().decisions(house).len()).flat_map(|one| seeds(10, 200).map(move |seed| (one, seed)))
        {
            let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed)).expect("a question");
            let (ids, right) = steps(&posed);
            for done in 0..right.len() {
                let ((before, _), (now, settled)) = (after(&posed, &right[..done]), after(&posed, &right[..=done]));
                let id = ids[right[done]];
                let name = format!("{} {decision} seed {seed}: {id}", house.id);
                let counts = |scene: &Scene| Side::BOTH.map(|side| scene.hands[side].len());
                let is_up = |side: Side| now.hands[side].iter().all(|card| matches!(card, LaidCard::Up(_)));
                match id {
                    "place-stakes" => assert_eq!((before.stakes.len(), now.stakes.len()), (0, 3), "{name}"),
                    "draw-four" => {
                        assert_eq!((counts(&before), counts(&now)), ([0, 0], [2, 2]), "{name}");
                        assert_eq!(Side::BOTH.map(is_up), [is_open; 2], "{name}");
                    }
                    "turn-punto" => assert!(is_up(Side::Punto), "{name}"),
                    "turn-banco" => assert!(is_up(Side::Banco), "{name}"),
                    "third-punto" => assert_eq!(now.hands.punto.len(), 3, "{name}"),
                    "third-banco" => assert_eq!(now.hands.banco.len(), 3, "{name}"),
                    "final-call" => assert!(now.announced.is_some_and(|winner| winner != Chance::Egalite), "{name}"),
                    "collect" => {
                        assert!(settled.iter().any(|deed| deed.act == StakeOutcome::Collected), "{name}");
                    }
                    "pay" => {
                        assert!(settled.iter().any(|deed| matches!(deed.act, StakeOutcome::Paid(_))), "{name}");
                    }
                    "put-away" => assert_eq!(counts(&now), [0, 0], "{name}"),
                    "next-coup" => assert!(now.stakes.is_empty() && counts(&now) == [0, 0], "{name}"),
                    _ => assert_eq!(before, now, "{name}"),
                }
                seen.insert(id.to_owned());
            }
            // What is placed first happens first, rightly or not.
            for place in 0..ids.len() {
                let (alone, _) = after(&posed, &[place]);
                assert_eq!(alone.seats, posed.question.scene.seats);
            }
        }
    }
    for id in [
        "place-stakes",
        "draw-four",
        "turn-punto",
        "turn-banco",
        "third-punto",
        "third-banco",
        "final-call",
        "collect",
        "pay",
        "put-away",
    ] {
        assert!(seen.contains(id), "{id} is asked: {seen:?}");
    }
}

#[test]
fn bets_lie_at_seats_that_are_taken_and_settle_by_the_winner_called() {
    let drill = AnyDrill::CoupInOrder(CoupInOrder::default());
    for house in HouseLibrary::built_in().iter() {
        for decision in 0..drill.drill().decisions(house).len() {
            let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(7)).expect("a question");
            let (_, right) = steps(&posed);
            let name = format!("{} {decision}", house.id);
            let all = (1..=right.len()).map(|count| after(&posed, &right[..count]));
            for (scene, settled) in all {
                if let Some(seats) = &scene.seats {
                    assert!(scene.stakes.iter().all(|stake| seats.taken.contains(&stake.seat)), "{name}");
                }
                let Some(winner) = scene.announced else { continue };
                for deed in settled {
                    let wins = scene.stakes[deed.stake].spot == Spot::from(winner);
                    assert_eq!(matches!(deed.act, StakeOutcome::Paid(_)), wins, "{name}");
                }
            }
        }
    }
}

#[test]
fn of_a_wrong_order_the_fewest_steps_are_marked_and_where_most_are_moved_every_one_out_of_its_place() {
    let order: Vec<usize> = (0..9).collect();
    let last_first: Vec<usize> = [8].into_iter().chain(0..8).collect();
    let first_last: Vec<usize> = (1..9).chain([0]).collect();
    for (given, moved) in [
        (order.clone(), vec![]),
        (vec![1, 0, 2, 3, 4, 5, 6, 7, 8], vec![1]),
        (last_first, vec![8]),
        (first_last, vec![0]),
        (vec![0, 2, 1, 3, 4, 5, 7, 6, 8], vec![2, 7]),
        (order.iter().rev().copied().collect(), vec![8, 7, 6, 5, 3, 2, 1, 0]),
    ] {
        assert_eq!(misplaced_steps(&given, &order), moved, "{given:?}");
    }
}
