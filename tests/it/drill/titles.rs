//! Whoever runs the game has the house's own title, in every question, answer, lesson and paper.

use std::sync::Arc;

use tailleur::documents::{Worksheet, text};
use tailleur::drill::{AnyDrill, Topic, WhatChangesHere};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Library, Step};
use tailleur::rules::house::{House, HouseLibrary};

use crate::drill::every_drill::every_drill;
use crate::support::tier;

/// The titles of the five houses.
const TITLES: [&str; 3] = ["tailleur", "croupier", "dealer"];

/// Titles that a text of this house may not have. Beside a tailleur there are croupiers who pay.
fn foreign(house: &House) -> impl Iterator<Item = &'static str> {
    let own = house.terms.tailleur.value().as_str();
    TITLES.into_iter().filter(move |title| *title != own && !(own == "tailleur" && *title == "croupier"))
}

/// The title of another house in a text, with what stands around it.
fn found_in<'t>(text: &'t str, house: &House) -> Option<&'t str> {
    text.lines().find(|line| {
        let words = line.to_lowercase();
        let mut words = words.split(|letter: char| !letter.is_alphabetic());
        words.any(|word| foreign(house).any(|title| word.strip_suffix('s').unwrap_or(word) == title))
    })
}

/// Every drill. Two houses are compared only where they have one title, and not on their words.
fn drills(house: &House) -> Vec<AnyDrill> {
    let all = HouseLibrary::built_in();
    let alike =
        |other: &&Arc<House>| other.id != house.id && other.terms.tailleur.value() == house.terms.tailleur.value();
    let with: Vec<_> = all.iter().filter(alike).map(|house| house.id.clone()).collect();
    let topics: Vec<Topic> = Topic::ALL.into_iter().filter(|topic| *topic != Topic::Words).collect();
    let compare = (!with.is_empty()).then_some(AnyDrill::WhatChangesHere(WhatChangesHere { topics, with }));
    let others = every_drill().into_iter().filter(|drill| !matches!(drill, AnyDrill::WhatChangesHere(_)));
    others.chain(compare).collect()
}

#[test]
fn every_question_and_its_key_name_the_one_who_runs_the_game_as_the_house_does() {
    let languages = Language::ALL.map(Catalog::new);
    for house in HouseLibrary::built_in().iter() {
        for drill in drills(house) {
            if drill.drill().decisions(house).is_empty() {
                continue;
            }
            for seed in 0..tier(1, 10) {
                let sheet = Worksheet::of_drill(drill.clone(), Arc::clone(house), seed, 30);
                for words in &languages {
                    let paper = text(&sheet, words, true);
                    let strange = found_in(&paper, house);
                    assert_eq!(strange, None, "{}: {} in {:?}", house.id, drill.name(), words.language());
                }
            }
        }
    }
}

#[test]
fn every_lesson_names_the_one_who_runs_the_game_as_the_house_does() {
    let library = Library::built_in();
    for house in HouseLibrary::built_in().iter() {
        let names = HouseTerms::from(&house.terms);
        for pack in library.packs() {
            for lesson in pack.lessons.iter().filter(|lesson| lesson.is_for(&house.id)) {
                let says = lesson.steps.iter().filter_map(|step| match step {
                    Step::Read(says) | Step::Page { says, .. } | Step::Example { says, .. } => Some(says),
                    Step::Drill(_) | Step::Mixed(_) | Step::Ask(_) | Step::Shift(_) => None,
                });
                for texts in [&lesson.title, &lesson.goal].into_iter().chain(says) {
                    for language in Language::ALL {
                        let text = texts.render(language, &names);
                        assert_eq!(found_in(&text, house), None, "{}: {}/{}", house.id, pack.id, lesson.id);
                    }
                }
            }
        }
    }
}
