//! A worksheet for a screen reader: everything, named, in the order of the page.

use std::sync::Arc;

use tailleur::documents::{TaggedItem, Worksheet, pdf};
use tailleur::drill::AnyDrill;
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::House;
use tailleur::text_key;

use super::{holds, house, in_three_languages};

fn sheet(drill: &str, house: &Arc<House>, count: u32) -> Option<Worksheet> {
    let drill = AnyDrill::from_filters(drill, &[])?;
    let asks = !drill.drill().decisions(house).is_empty();
    asks.then(|| Worksheet::of_drill(drill, Arc::clone(house), 5, count))
}

fn read(drill: &str, house: &Arc<House>, words: &Catalog) -> Vec<TaggedItem> {
    sheet(drill, house, 4).map(|sheet| pdf::tagged_items(&sheet, words, true).concat()).unwrap_or_default()
}

#[test]
fn the_questions_are_read_in_their_order_and_then_their_keys() {
    let house = house("article-57-13");
    for drill in AnyDrill::NAMES {
        for words in in_three_languages() {
            let read = read(drill, &house, &words);
            let heads: Vec<&str> =
                read.iter().filter(|read| read.tag.starts_with('H')).map(|read| read.text.as_str()).collect();
            if heads.is_empty() {
                continue;
            }
            let numbers: Vec<&&str> = heads.iter().filter(|head| head.ends_with('.')).collect();
            let half = numbers.len() / 2;
            assert_eq!(numbers[..half], numbers[half..], "{drill}");
            let expected: Vec<String> = (1..=half).map(|number| format!("{number}.")).collect();
            assert!(numbers[..half].iter().zip(&expected).all(|(read, number)| ***read == **number), "{drill}");
            assert_eq!(
                heads[half + 1],
                words.message(text_key!("sheet-key")),
                "{drill}: the key comes after the questions"
            );
        }
    }
}

#[test]
fn what_is_asked_is_read_between_its_number_and_the_next() {
    let (house, words) = (house("monte-carlo"), Catalog::new(Language::French));
    let sheet = sheet("WholeCoup", &house, 6).unwrap();
    let read = pdf::tagged_items(&sheet, &words, false).concat();
    for (place, exercise) in (1..).zip(&sheet.exercises) {
        let from = read.iter().position(|read| read.tag == "H2" && read.text == format!("{place}.")).unwrap();
        let own: Vec<&TaggedItem> = read[from + 1..].iter().take_while(|read| read.tag != "H2").collect();
        let prompt = words.render_for_house(&exercise.posed.question.prompt, &house);
        assert!(own.iter().any(|read| read.text == prompt), "{place}: {own:?}");
        assert_eq!(own.first().map(|read| read.tag), Some("Figure"), "{place}: first the cards");
    }
}

#[test]
fn a_picture_of_cards_is_read_card_by_card() {
    let (house, words) = (house("article-57-13"), Catalog::new(Language::English));
    for read in read("ThirdCard", &house, &words).iter().filter(|read| read.tag == "Figure") {
        let (name, cards) = read.text.split_once(": ").unwrap();
        assert!(["Punto", "Banco"].contains(&name), "{read:?}");
        let cards: Vec<&str> = cards.split(", ").collect();
        assert!((2..=3).contains(&cards.len()) && cards.iter().all(|card| card.contains(" of ")), "{read:?}");
    }
}

#[test]
fn no_picture_is_without_words_and_no_paragraph_empty() {
    for id in ["article-57-13", "venezia"] {
        let house = house(id);
        for drill in AnyDrill::NAMES {
            for words in in_three_languages() {
                for read in read(drill, &house, &words) {
                    let may_be_empty = ["TH", "TD"].contains(&read.tag);
                    assert!(may_be_empty || !read.text.trim().is_empty(), "{drill} at {id}: {read:?}");
                }
            }
        }
    }
}

#[test]
fn a_grid_is_read_with_a_head_for_each_column_and_each_row() {
    let (house, words) = (house("article-57-13"), Catalog::new(Language::Italian));
    let cells: Vec<TaggedItem> =
        read("TableauFromMemory", &house, &words).into_iter().filter(|read| ["TH", "TD"].contains(&read.tag)).collect();
    let heads = cells.iter().take_while(|cell| cell.tag == "TH").count();
    // The corner, eleven columns, and the head of the first row.
    assert_eq!(heads, 13);
    assert_eq!(cells.len() % 12, 0, "each row has as many cells as there are columns");
    assert!(cells.iter().skip(12).step_by(12).all(|cell| cell.tag == "TH"), "each row begins with its head");
}

#[test]
fn every_worksheet_says_that_it_is_tagged_and_in_which_language() {
    for words in in_three_languages() {
        for drill in ["ThirdCard", "ReadStack", "TableauFromMemory", "LayoutOfStakes", "HearTheCall"] {
            let sheet = sheet(drill, &house("article-57-13"), 3).unwrap();
            let bytes = pdf::pdf(&sheet, &words, true).unwrap();
            let language = format!("/Lang({})", words.language().code());
            for mark in ["/StructTreeRoot", "/MarkInfo", "/DisplayDocTitle true", "pdfuaid", &language] {
                let compact: Vec<u8> = bytes.iter().copied().filter(|byte| *byte != b'\n').collect();
                let found = holds(&compact, mark) || holds(&compact, &mark.replace('(', " ("));
                assert!(found, "{drill} has no {mark}");
            }
        }
    }
}
