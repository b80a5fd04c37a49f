//! The drills on incidents, on who turns the cards and on stakes offer only what a house knows, and what is
//! chosen is what the drill has.

use tailleur::drill::{AnyDrill, FaultyStakes, Misdraws, WhoTurnsPunto};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::HouseLibrary;

fn drills() -> [AnyDrill; 3] {
    [
        AnyDrill::Misdraws(Misdraws::default()),
        AnyDrill::WhoTurnsPunto(WhoTurnsPunto::default()),
        AnyDrill::FaultyStakes(FaultyStakes::default()),
    ]
}

#[test]
fn what_is_chosen_in_the_filters_is_the_drill_itself() {
    for house in HouseLibrary::built_in().iter() {
        for drill in drills() {
            let filters = drill.drill().filters(house);
            let again = AnyDrill::from_filters(drill.name(), &filters).expect("a lesson file can hold it");
            assert_eq!(again.drill().decisions(house), drill.drill().decisions(house), "{}: {drill:?}", house.id);
            assert_eq!(again.drill().flaw(), None);
        }
    }
}

#[test]
fn each_offer_alone_leaves_something_to_ask_and_says_what_it_is() {
    let speakers = Language::ALL.map(Catalog::new);
    for house in HouseLibrary::built_in().iter() {
        for drill in drills() {
            let filters = drill.drill().filters(house);
            for (place, filter) in filters.iter().enumerate() {
                for (chosen, offer) in filter.offers.iter().enumerate() {
                    let mut one = filters.clone();
                    for (index, other) in one[place].offers.iter_mut().enumerate() {
                        other.chosen = index == chosen;
                    }
                    let narrowed = AnyDrill::from_filters(drill.name(), &one).expect("a lesson file can hold it");
                    let asks = !narrowed.drill().decisions(house).is_empty() && narrowed.drill().flaw().is_none();
                    assert!(asks, "{}: {} in {}", offer.word, filter.name, house.id);
                    for words in &speakers {
                        let mut errors = Vec::new();
                        let said = words.try_render(&offer.label, &(&house.terms).into(), &mut errors);
                        assert!(errors.is_empty() && said.is_some(), "{:?}: {errors:?}", offer.label);
                    }
                }
            }
        }
    }
}
