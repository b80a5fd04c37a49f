//! Every drill can be narrowed by each of its fields, and whatever is chosen can be asked or is refused.

use ron::extensions::Extensions;
use tailleur::drill::AnyDrill;
use tailleur::drill::filter::Filter;
use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::rng::SeededRng;

use crate::drill::every_drill::every_drill;

fn shelf() -> Vec<House> {
    HouseLibrary::built_in().iter().map(|house| house.as_ref().clone()).collect()
}

/// The fields of a drill, as the reader of lesson files knows them.
fn fields(name: &str) -> Vec<&'static str> {
    let options = ron::Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
    let read = options.from_str::<AnyDrill>(&format!("{name}(no_such_field: 1)"));
    match read.unwrap_err().code {
        ron::Error::NoSuchStructField { expected, .. } => expected.to_vec(),
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn every_drill_has_a_filter_for_each_of_its_fields() {
    for drill in every_drill() {
        for house in shelf() {
            let names: Vec<&str> = drill.drill().filters(&house).iter().map(|filter| filter.name).collect();
            assert_eq!(names, fields(drill.name()), "{} in {}", drill.name(), house.id);
        }
    }
}

#[test]
fn the_filters_as_they_stand_give_back_the_drill() {
    for drill in every_drill() {
        for house in shelf() {
            let filters = drill.drill().filters(&house);
            let again = AnyDrill::from_filters(drill.name(), &filters).unwrap_or_else(|| panic!("{}", drill.name()));
            // What a house does not know is not offered there.
            let asks = |drill: &AnyDrill| drill.drill().decisions(&house);
            assert_eq!(asks(&again), asks(&drill), "{} in {}", drill.name(), house.id);
            assert_eq!(again.drill().filters(&house), filters, "{} in {}", drill.name(), house.id);
        }
    }
}

/// The filters with this offer of this filter chosen and no other of it.
fn with_only(filters: &[Filter], filter: usize, offer: usize) -> Vec<Filter> {
    let mut filters = filters.to_vec();
    for (place, own) in filters[filter].offers.iter_mut().enumerate() {
        own.chosen = place == offer;
    }
    filters
}

#[test]
fn whatever_is_chosen_can_be_asked_or_leaves_nothing_to_ask() {
    for drill in every_drill() {
        for house in shelf() {
            let filters = drill.drill().filters(&house);
            for (place, filter) in filters.iter().enumerate() {
                assert!(filter.many || filter.offers.iter().filter(|offer| offer.chosen).count() == 1);
                let mut asked = 0;
                for offer in 0..filter.offers.len() {
                    let chosen = with_only(&filters, place, offer);
                    let case =
                        format!("{} in {}, {}: {}", drill.name(), house.id, filter.name, filter.offers[offer].word);
                    let narrow = AnyDrill::from_filters(drill.name(), &chosen).unwrap_or_else(|| panic!("{case}"));
                    assert_eq!(narrow.drill().filters(&house)[place], chosen[place], "{case}");
                    if narrow.drill().flaw().is_some() {
                        continue;
                    }
                    for decision in 0..narrow.drill().decisions(&house).len() {
                        let posed = narrow.drill().pose(decision, &house, &mut SeededRng::from_seed(decision as u64));
                        assert!(posed.is_some(), "{case}");
                        asked += 1;
                    }
                }
                let nothing = drill.drill().decisions(&house).is_empty();
                let case = "with one offer at a time it asks nothing, left, and as it is nothing, right";
                assert_eq!(asked == 0, nothing, "{} in {}, {}: {case}", drill.name(), house.id, filter.name);
            }
        }
    }
}

#[test]
fn filters_and_offers_exist_in_three_languages_and_no_two_alike() {
    let speakers = Language::ALL.map(Catalog::new);
    for drill in every_drill() {
        for house in shelf() {
            for filter in drill.drill().filters(&house) {
                for words in &speakers {
                    let (drill, language) = (drill.name(), words.language());
                    let case = format!("{drill} in {}, {}, said in {language:?}", house.id, filter.name);
                    let say = |phrase: &Phrase| {
                        let mut errors = Vec::new();
                        let text = words.try_render(phrase, &(&house.terms).into(), &mut errors);
                        assert!(errors.is_empty(), "{case}, {phrase:?}: {errors:?}");
                        text.unwrap_or_else(|| panic!("{case}, {phrase:?}"))
                    };
                    say(&filter.title());
                    let mut said: Vec<String> = filter.offers.iter().map(|offer| say(&offer.label)).collect();
                    said.sort_unstable();
                    said.dedup();
                    assert_eq!(said.len(), filter.offers.len(), "{case}: {said:?}");
                }
            }
        }
    }
}
