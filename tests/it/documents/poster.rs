//! The tableau of a house as a poster, and the worksheets of a class: everything on the paper, legible, in its order.

use std::collections::BTreeSet;
use std::sync::Arc;

use tailleur::describe::scene;
use tailleur::documents::pdf::ClassBundle;
use tailleur::documents::poster::{Poster, PosterSize};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::rules::hand::Point;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::tableau::Cell;

fn every_poster() -> Vec<(Poster, Catalog)> {
    let shelf = HouseLibrary::built_in();
    let posters = shelf.iter().flat_map(|house| PosterSize::ALL.map(|size| Poster { house: Arc::clone(house), size }));
    posters.flat_map(|poster| Language::ALL.map(|language| (poster.clone(), Catalog::new(language)))).collect()
}

#[test]
fn every_cell_of_both_tableaux_is_read_in_its_order() {
    for (poster, words) in every_poster() {
        let house = &poster.house;
        let cells: Vec<char> = poster
            .tagged_items(&words)
            .into_iter()
            .filter(|read| read.tag == "TD")
            .take(8 + 88)
            .map(|read| read.text.chars().next().expect("a letter"))
            .collect();
        let punto = Point::ALL.into_iter().filter_map(|point| house.tableau.punto(point));
        let banco = Cell::all().filter_map(|cell| house.tableau.banco(cell));
        let expected: Vec<char> =
            punto.chain(banco).map(|ruling| scene::act_letter(ruling.act, &house.terms)).collect();
        assert_eq!(cells, expected, "{}", house.id);
    }
}

#[test]
fn nothing_is_painted_over_other_words_or_off_the_paper() {
    for (poster, words) in every_poster() {
        let scale = if poster.size == PosterSize::A3 { std::f32::consts::SQRT_2 } else { 1.0 };
        let texts: Vec<_> = poster.drawn_items(&words).into_iter().filter(|mark| mark.text.is_some()).collect();
        for (at, mark) in texts.iter().enumerate() {
            let [left, top, right, foot] = mark.place;
            let within = left >= 20.0 && top >= 20.0 && right <= 842.0 * scale - 20.0 && foot <= 595.0 * scale - 16.0;
            assert!(within, "{} {:?}: {mark:?}", poster.house.id, words.language());
            for other in &texts[at + 1..] {
                let [l, t, r, f] = other.place;
                let wide = right.min(r) - left.max(l);
                let high = foot.min(f) - top.max(t);
                // A text's place holds the room above and below its letters too.
                let meets = wide > 0.5 && high > 0.4 * (foot - top).min(f - t);
                assert!(!meets, "{} {:?}: {mark:?} over {other:?}", poster.house.id, words.language());
            }
        }
    }
}

#[test]
fn the_letters_of_the_tableau_are_legible_from_three_metres() {
    for (poster, words) in every_poster() {
        let letters =
            [poster.house.terms.draw.value().0, poster.house.terms.stand.value().0].map(|one| one.to_string());
        // A face's capitals are about seven tenths of its size; the place of a text is 1.05 times the size high.
        let capital = |place: [f32; 4]| (place[3] - place[1]) / 1.05 * 0.7 / 72.0 * 25.4;
        let painted = poster.drawn_items(&words);
        let highest: Vec<f32> = painted
            .iter()
            .filter(|mark| mark.text.as_ref().is_some_and(|text| letters.contains(text)))
            .map(|mark| capital(mark.place))
            .collect();
        assert_eq!(highest.len(), 96, "{}", poster.house.id);
        let least = if poster.size == PosterSize::A3 { 9.0 } else { 6.5 };
        assert!(highest.iter().all(|high| *high >= least), "{}: {highest:?} mm", poster.house.id);
    }
}

#[test]
fn it_says_what_the_house_calls_things_and_what_it_pays() {
    for (poster, words) in every_poster() {
        let said: String = poster.tagged_items(&words).into_iter().map(|read| read.text + "\n").collect();
        let terms = &poster.house.terms;
        let named = [&terms.punto, &terms.banco, &terms.egalite, &terms.stood, &terms.discard, &terms.packs];
        for term in named {
            assert!(said.contains(term.value().as_str()), "{}: {} in {said}", poster.house.id, term.value());
        }
        assert!(said.contains('8') && !said.contains(['{', '}']), "{said}");
    }
}

#[test]
fn the_same_poster_is_the_same_bytes_and_keeps_to_the_rules_of_readable_papers() {
    for (poster, words) in every_poster() {
        let bytes = poster.pdf(&words).expect("a paper that everybody can read");
        assert_eq!(bytes, poster.pdf(&words).expect("the same"));
    }
}

#[test]
fn each_of_a_class_has_a_sheet_with_the_name_on_it_and_questions_of_its_own() {
    let library = Library::built_in();
    let (_, lesson) = library.find("tableau/row-five").expect("a lesson of the program");
    let house = HouseLibrary::built_in().get("monte-carlo").expect("a house").clone();
    let names = ["Anna Bianchi", "Luc Martin", "Zoë Smith"].map(str::to_owned).to_vec();
    let bundle = ClassBundle::of_lesson(names.clone(), lesson, &house, 40, 10);
    assert_eq!(bundle.sheets.iter().map(|(_, sheet)| sheet.seed).collect::<Vec<_>>(), [40, 41, 42]);
    let dealt: BTreeSet<Vec<u64>> =
        bundle.sheets.iter().map(|(_, sheet)| sheet.exercises.iter().map(|one| one.seed).collect()).collect();
    assert_eq!(dealt.len(), 3);
    let words = Catalog::new(Language::Italian);
    let pages = bundle.tagged_items(&words);
    let first_of = |text: &str| {
        pages
            .iter()
            .position(|page| page.iter().any(|read| read.text.contains(text)))
            .unwrap_or_else(|| panic!("{text}"))
    };
    let keys: Vec<usize> = names.iter().map(|name| first_of(&format!("Soluzioni · {name}"))).collect();
    let sheets: Vec<usize> = names
        .iter()
        .map(|name| pages.iter().position(|page| page.iter().any(|read| read.text == *name)).expect("the name"))
        .collect();
    assert!(sheets.is_sorted() && keys.is_sorted() && sheets.last() < keys.first(), "{sheets:?} {keys:?}");
    bundle.pdf(&words).expect("a paper that everybody can read");
}
