//! A decision is told in words that say which one it was.

use std::collections::BTreeMap;

use tailleur::describe::decision::describe_decision;
use tailleur::drill::AnyDrill;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::house::HouseLibrary;
use tailleur::text_key;

fn described(drill: &str, decision: &str, house: &str, language: Language) -> String {
    let shelf = HouseLibrary::built_in();
    Catalog::new(language).render_for_house(&describe_decision(drill, &decision.into()), shelf.get(house).unwrap())
}

#[test]
fn every_decision_of_every_drill_has_a_name_and_no_two_are_alike() {
    let shelf = HouseLibrary::built_in();
    for language in Language::ALL {
        let words = Catalog::new(language);
        for house in shelf.iter() {
            let mut texts = BTreeMap::new();
            for name in AnyDrill::NAMES {
                let drill = AnyDrill::from_filters(name, &[]).unwrap();
                for decision in drill.drill().decisions(house) {
                    let mut errors = Vec::new();
                    let phrase = describe_decision(name, &decision.as_str().into());
                    let said = words.try_render(&phrase, &HouseTerms::from(&house.terms), &mut errors).unwrap();
                    assert!(errors.is_empty() && !said.contains(['{', '}']), "{name} {decision}: {said}");
                    assert_ne!(phrase.key, text_key!("decided-drill"), "{name} {decision} has no words of its own");
                    if let Some(other) = texts.insert(said.clone(), format!("{name} {decision}")) {
                        panic!("{other} and {name} {decision} are both told as {said:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_decision_of_the_tableau_names_hand_point_and_card() {
    let cases = [
        ("banco-5-3", "monte-carlo", Language::English, "Banque on 5 against a 3"),
        ("banco-5-8", "venezia-malta", Language::English, "Banco on 5 against an 8"),
        ("banco-6-0", "monte-carlo", Language::French, "La Banque à 6 contre une bûche"),
        ("banco-6-stood", "article-57-13", Language::Italian, "Banco con 6, quando Punto sta con due carte"),
        ("punto-5", "monte-carlo", Language::French, "La Ponte à 5"),
        ("punto-stopped-9", "venezia-malta", Language::English, "Punto against a natural 9"),
    ];
    for (decision, house, language, expected) in cases {
        assert_eq!(described("ThirdCard", decision, house, language), expected);
    }
}

#[test]
fn questions_of_a_later_version_are_reported_by_name() {
    let cases = [
        ("Winner", "winner-by-a-nose", "Naming the result"),
        ("ThirdCard", "banco-5-400", "The third card"),
        ("Misdraws", "misdraw-z", "Irregularities"),
        ("WholeCoup", "", "The whole coup"),
        ("Roulette", "zero", "Roulette: zero"),
    ];
    for (drill, decision, expected) in cases {
        assert_eq!(described(drill, decision, "monte-carlo", Language::English), expected, "{drill} {decision}");
    }
}

#[test]
fn the_ends_that_a_house_of_ones_own_pays_are_named() {
    let cases = [
        ("pays-banco-banco-with-6-in-2", "Paying a bet: Banco wins with 6 on 2 cards"),
        ("pays-punto-punto-by-4", "Paying a bet: Punto wins by 4"),
        ("pays-punto-cards-5", "Paying a bet: bet on Punto, coup of 5 cards"),
        ("pays-egalite-egalite-on-7", "Paying a bet: Égalité wins with 7"),
        ("pays-banco-otherwise", "Paying a bet: bet on Banco, all other cases"),
    ];
    for (decision, expected) in cases {
        assert_eq!(described("Payout", decision, "article-57-13", Language::English), expected);
    }
}
