//! The shoe with its physical cards.

use tailleur::rules::card::Card;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;
use tailleur::table::state::PhysicalShoe;

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_by_key(|card| format!("{card:?}"));
    cards
}

#[test]
fn cards_shuffled_and_cut_in_mid_shoe_are_those_that_had_not_been_drawn() {
    for house in HouseLibrary::built_in().iter() {
        let mut shoe = PhysicalShoe::new(&house.shoe, SeededRng::from_seed(7));
        for _ in 0..40 {
            shoe.draw();
        }
        let before: Vec<Card> = shoe.faces().collect();
        shoe.shuffle();
        shoe.cut();
        let after: Vec<Card> = shoe.faces().collect();
        assert_ne!(after, before, "{}", house.id);
        assert_eq!(sorted(after), sorted(before), "{}", house.id);
    }
}
