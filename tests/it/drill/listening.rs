//! Listening drills: calls spoken after the decision, faults put into calls, and speech
//! on a worksheet.

use std::sync::Arc;

use tailleur::documents::{Worksheet, json, pdf, text};
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::Answer;
use tailleur::drill::{
    Announcements, AnyDrill, CallFault, CountHand, Dictation, Drill as _, ThirdCard, WholeCoup, Winner, WrongCall,
};
use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, FrenchCounting, HouseTerms, Language};
use tailleur::rules::calls::{final_call, point_call};
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::{BySide, Chance, Side};
use tailleur::text_key;
use tailleur::voice::Speech;

use crate::drill::every_drill::{every_drill, hands, houses, seen};
use crate::drill::oracle::listening::{next_call, right_call};

const ROUNDS: u64 = 20;

fn each_question(drill: &AnyDrill, mut each: impl FnMut(&House, &str, &PosedQuestion)) {
    for house in houses() {
        for (index, decision) in drill.drill().decisions(&house).iter().enumerate() {
            for seed in 0..ROUNDS {
                each(&house, decision, &drill.drill().pose(index, &house, &mut SeededRng::from_seed(seed)).unwrap());
            }
        }
    }
}

#[test]
fn once_it_is_decided_the_tailleur_says_what_is_due() {
    let drills = [
        AnyDrill::CountHand(CountHand::default()),
        AnyDrill::ThirdCard(ThirdCard::default()),
        AnyDrill::WholeCoup(WholeCoup::default()),
        AnyDrill::Winner(Winner::default()),
        AnyDrill::Announcements(Announcements::default()),
    ];
    for drill in drills {
        each_question(&drill, |house, decision, posed| {
            let heard: Vec<&str> = posed.key.heard.iter().map(|said| said.text.as_str()).collect();
            if let Answer::Call(call) = &posed.key.answer {
                return assert_eq!(heard, [call], "{decision} in {}", house.id);
            }
            let [punto, banco] = match &posed.key.after {
                // The call is due before the card is drawn.
                Some(after) if !matches!(drill, AnyDrill::ThirdCard(_)) => {
                    [seen(&after.hands.punto), seen(&after.hands.banco)]
                }
                _ => hands(&posed.question),
            };
            let expected = match &drill {
                AnyDrill::CountHand(_) if punto.len() + banco.len() == 3 => None,
                // A hand by itself is counted on either side.
                AnyDrill::CountHand(_) if punto.is_empty() => Some(right_call(house, [&[], &banco], false)),
                AnyDrill::CountHand(_) => Some(right_call(house, [&punto, &[]], false)),
                AnyDrill::ThirdCard(_) => Some(next_call(house, [&punto, &banco])),
                _ => Some(right_call(house, [&punto, &banco], true)),
            };
            assert_eq!(heard, expected.iter().map(String::as_str).collect::<Vec<_>>(), "{decision} in {}", house.id);
        });
    }
}

#[test]
fn only_listening_is_heard_before_it_is_decided_and_it_is_heard_in_every_question() {
    let listening = ["HearTheCall", "WrongCall", "CoupByEar", "Dictation"];
    for drill in every_drill() {
        for house in HouseLibrary::built_in().iter() {
            for index in 0..drill.drill().decisions(house).len() {
                let posed = drill.drill().pose(index, house, &mut SeededRng::from_seed(1)).unwrap();
                let heard = posed.question.scene.heard.len();
                assert_eq!(heard > 0, listening.contains(&drill.name()), "{} in {}", drill.name(), house.id);
                assert!(heard < 6, "{} in {}", drill.name(), house.id);
            }
        }
    }
}

/// The end of a coup in the words of each house, and the same with its points in the other order.
const REVERSED: [(&str, &str, &str); 5] = [
    ("article-57-13", "3 à Banco, 6 à Punto, Punto gagne", "6 à Punto, 3 à Banco, Punto gagne"),
    ("guide-fr", "3 à Banco, 6 à Punto, Punto gagne", "6 à Punto, 3 à Banco, Punto gagne"),
    ("monte-carlo", "3 à la Banque, 6 à la Ponte, Ponte gagne", "6 à la Ponte, 3 à la Banque, Ponte gagne"),
    ("venezia-malta", "3 al Banco, 6 al Punto, vince Punto", "6 al Punto, 3 al Banco, vince Punto"),
    ("venezia", "3 for Banker, 6 for Player, Player wins", "6 for Player, 3 for Banker, Player wins"),
];

#[test]
fn a_final_call_has_its_points_in_the_other_order_and_no_other_call_has() {
    let shelf = HouseLibrary::built_in();
    let points = BySide { punto: Point::from_sum(6), banco: Point::from_sum(3) };
    for (id, right, reversed) in REVERSED {
        let house = shelf.get(id).unwrap();
        let call = final_call(house, points, Chance::Punto);
        assert_eq!(call.to_string(), right);
        assert_eq!(call.with_points_swapped().as_deref(), Some(reversed));
        assert_eq!(point_call(house, Side::Punto, points.punto).with_points_swapped(), None);
    }
}

/// A trainer's own house: the first of the built-in ones, changed.
fn changed(change: impl Fn(String) -> String) -> House {
    let (_, text) = HouseLibrary::built_in_files().next().unwrap();
    House::read("mine.ron", &change(text.replace("id: \"article-57-13\"", "id: \"mine\""))).unwrap()
}

#[test]
fn a_fault_that_a_house_does_not_know_is_not_asked_about() {
    let one_breath = changed(|text| {
        text.replace("{banco} à Banco, {punto} à Punto, {winner} gagne", "{banco} contre {punto}, {winner} gagne")
    });
    let order = WrongCall { faults: vec![CallFault::Order] };
    assert_eq!(order.decisions(&one_breath), [""; 0]);
    for house in houses() {
        assert_eq!(order.decisions(&house), ["call-fault-order-in-final"]);
        assert_eq!(WrongCall::default().decisions(&house).len(), 6, "{}", house.id);
    }
}

/// The houses that lend their words: those of the same language, or the house of the same name.
const LENDS: [(&str, &[Language]); 5] = [
    ("article-57-13", &[Language::French]),
    ("guide-fr", &[Language::French]),
    ("monte-carlo", &[Language::French]),
    ("venezia-malta", &[Language::English]),
    ("venezia", &[Language::Italian]),
];

#[test]
fn the_words_of_another_house_are_of_its_language_or_of_its_sister() {
    let drill = WrongCall { faults: vec![CallFault::Words] };
    for (id, languages) in LENDS {
        let shelf = HouseLibrary::built_in();
        let house = shelf.get(id).unwrap();
        let own = Language::from_tag(&house.source.language).unwrap();
        for seed in 0..200 {
            let posed = drill.pose(seed as usize % 2, house, &mut SeededRng::from_seed(seed)).unwrap();
            let right = &posed.key.heard[0];
            let other = posed.question.scene.heard.iter().find(|said| said.text != right.text).unwrap();
            assert_eq!(right.language, own, "{id}");
            assert!(languages.contains(&other.language), "{id}: {other:?}");
        }
    }
}

/// A house of a trainer's own that speaks its own Italian takes its wrong words from the Italian house.
#[test]
fn a_house_of_ones_own_borrows_from_its_language() {
    let own = changed(|text| text.replace("language: \"fr\"", "language: \"it\""));
    let drill = WrongCall { faults: vec![CallFault::Words] };
    for seed in 0..20 {
        let posed = drill.pose(1, &own, &mut SeededRng::from_seed(seed)).unwrap();
        assert!(posed.question.scene.heard.iter().any(|said| said.text.contains(" al Banco")), "{posed:?}");
    }
}

#[test]
fn dictation_is_refused_beyond_what_is_spelled() {
    let flaw = |digits: &[u8]| Dictation { digits: digits.to_vec(), ..Dictation::default() }.flaw().is_some();
    assert_eq!([flaw(&[1]), flaw(&[2, 6]), flaw(&[7]), flaw(&[])], [true, false, true, false]);
    let house = &houses()[0];
    assert_eq!(Dictation { spots: Vec::new(), ..Dictation::default() }.decisions(house), [""; 0]);
}

/// A sheet's text to read aloud: an amount to take down is in words.
fn written_out(said: &Speech) -> String {
    said.caption(FrenchCounting::default())
}

#[test]
fn what_is_heard_is_written_on_a_worksheet_and_the_answer_is_not() {
    let shelf = HouseLibrary::built_in();
    let house: &Arc<House> = shelf.get("monte-carlo").unwrap();
    for drill in every_drill() {
        let sheet = Worksheet::of_drill(drill.clone(), house.clone(), 4, 4);
        let words = Catalog::new(Language::French);
        let (written, out) = (text(&sheet, &words, false), json(&sheet, &words, false).unwrap());
        let out: serde_json::Value = serde_json::from_str(&out).unwrap();
        let heading = words.render(&Phrase::plain(text_key!("sheet-heard")), &HouseTerms::from(&house.terms));
        let spoken = sheet.exercises.iter().any(|exercise| !exercise.posed.question.scene.heard.is_empty());
        assert_eq!(written.lines().any(|line| line.trim_start() == heading), spoken, "{}", drill.name());
        let painted: String =
            pdf::drawn_items(&sheet, &words, false).iter().flatten().filter_map(|mark| mark.text.clone()).collect();
        let painted = painted.replace(char::is_whitespace, "");
        assert!(!spoken || painted.contains(&heading.replace(char::is_whitespace, "")), "{}", drill.name());
        for (exercise, out) in sheet.exercises.iter().zip(out["exercises"].as_array().unwrap()) {
            let heard = &exercise.posed.question.scene.heard;
            let printed: Vec<_> =
                out["heard"].as_array().unwrap().iter().map(|said| said["text"].as_str().unwrap()).collect();
            assert_eq!(printed, heard.iter().map(written_out).collect::<Vec<_>>(), "{}", drill.name());
            for said in heard {
                assert!(written.contains(&format!("«\u{202f}{}\u{202f}»", written_out(said))), "{written}");
                let letters = written_out(said).replace(char::is_whitespace, "");
                assert!(painted.contains(&letters), "{}: {letters}", drill.name());
            }
        }
    }
}
