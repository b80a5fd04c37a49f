//! Steps, bets and events before the class: large, each in its place, the worst emphasised.

use eframe::egui::{FontId, Shape};
use tailleur::classroom::RoomMessage;
use tailleur::drill::question::{Answer, AnswerForm, StakeOutcome};
use tailleur::drill::{AnyDrill, CoupInOrder};
use tailleur::i18n::{Catalog, Language, money};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;

use super::{SIZES, asked, below, first_of, hosting, painted, revealed, whole_coup};
use crate::classroom::room::Class;
use crate::classroom::wire::two_questions;
use crate::support::window::{open, settle};

#[test]
fn why_steps_were_in_the_wrong_order_stands_below_the_last_of_them() {
    let class = first_two_swapped();
    let solution = class.room.solution(0, &Catalog::new(Language::French)).unwrap();
    let [why] = &solution.order_whys[..] else { panic!("{:?}", solution.order_whys) };
    let mut window = open(hosting(&class), SIZES[0][0], SIZES[0][1]);
    settle(&mut window);
    let place = |text: &str| {
        let mut shapes = window.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(shape) if shape.galley.text() == text.replace('\u{202f}', "\u{a0}") => {
                Some(shape.visual_bounding_rect())
            }
            _ => None,
        });
        shapes.next_back().unwrap_or_else(|| panic!("{text} in {:?}", painted(&class)))
    };
    let last = solution.parts.last().unwrap();
    let last = place(last.part.answer.split_once(". ").unwrap().1);
    let prompt = Catalog::new(Language::French);
    let prompt =
        prompt.render_for_house(&class.room.quiz().questions()[0].posed.question.prompt, class.room.quiz().house());
    assert!(!painted(&class).iter().any(|text| text.contains(prompt.trim_end_matches('.'))), "the heading names it");
    let (why, heading) = (place(why), place("Pourquoi"));
    assert!(why.top() > heading.top() && heading.top() > last.bottom(), "{why} below {heading} below {last}");
}

/// A room that shows the answer to a long order; four of eleven had its first two steps the other way round.
fn first_two_swapped() -> Class {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("venezia-malta").unwrap();
    let longest = AnyDrill::CoupInOrder(CoupInOrder { steps: 9, ..whole_coup() });
    let exercise = two_questions(&longest, house).remove(0);
    let Answer::Order(right) = &exercise.posed.key.answer else { panic!("an order") };
    let mut swapped = right.clone();
    swapped.swap(0, 1);
    let (mut class, people) = asked(&exercise, house);
    for (number, who) in people.into_iter().enumerate() {
        let steps = if number < 4 { swapped.clone() } else { right.clone() };
        assert_eq!(class.answer(who, 0, Answer::Order(steps)), None);
    }
    class.host(&RoomMessage::GoOn(class.room.turn()));
    class
}

/// The font of the end of each text painted in the class's view.
pub(super) fn fonts(class: &Class) -> Vec<(String, FontId)> {
    let mut window = open(hosting(class), SIZES[0][0], SIZES[0][1]);
    // Bets that are taken are on their way for a while.
    for _ in 0..4 {
        settle(&mut window);
    }
    let texts = window.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => {
            Some((text.galley.text().to_owned(), text.galley.job.sections.last()?.format.font_id.clone()))
        }
        _ => None,
    });
    texts.collect()
}

#[test]
fn the_steps_that_most_had_wrong_are_bold_and_all_are_on_one_line_with_their_counts() {
    let class = first_two_swapped();
    let solution = class.room.solution(0, &Catalog::new(Language::French)).unwrap();
    let painted = fonts(&class);
    let font = |text: &str| &painted.iter().find(|(painted, _)| painted == text).unwrap_or_else(|| panic!("{text}")).1;
    let bold = &font("1").family;
    for (place, part) in solution.parts.iter().enumerate() {
        let step = font(&part.part.answer.split_once(". ").unwrap().1.replace('\u{202f}', "\u{a0}"));
        assert_eq!(step.family == *bold, place < 2, "{}", part.part.answer);
        assert!(step.size > SIZES[0][1] * 0.035, "{}: {}", part.part.answer, step.size);
    }
    let counted = |count: &str| painted.iter().filter(|(text, _)| text.starts_with(count)).count();
    assert_eq!((counted("7 ·"), counted("11 ·")), (2, solution.parts.len() - 2));
}

#[test]
fn the_words_of_many_steps_and_their_letters_are_read_from_afar() {
    let shelf = HouseLibrary::built_in();
    for house in ["venezia-malta", "guide-fr"].map(|id| shelf.get(id).unwrap()) {
        let longest = AnyDrill::CoupInOrder(CoupInOrder { steps: 9, ..whole_coup() });
        let exercise = two_questions(&longest, house).remove(0);
        let AnswerForm::Order(steps) = &exercise.posed.question.form else { panic!("an order") };
        let painted = fonts(&asked(&exercise, house).0);
        let words = Catalog::new(Language::French);
        for step in steps {
            let label = words.render_for_house(&step.label, house).replace('\u{202f}', "\u{a0}");
            let letter = step.letter.unwrap().to_string();
            for (text, least) in [(label, 0.04), (letter, 0.038)] {
                let (_, font) =
                    painted.iter().find(|(painted, _)| *painted == text).unwrap_or_else(|| panic!("{text}"));
                assert!(font.size > SIZES[0][1] * least, "{text}: {}", font.size);
            }
        }
    }
}

#[test]
fn the_bets_of_a_settlement_stay_on_the_felt_taken_or_paid() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = first_of(house, |exercise| exercise.drill == "LayoutOfStakes");
    let Answer::Settle(deeds) = &exercise.posed.key.answer else { panic!("a settlement") };
    let (mut class, people) = asked(&exercise, house);
    for (number, who) in people.into_iter().enumerate() {
        // Four forget the first of the bets.
        let given = deeds.iter().skip(usize::from(number < 4)).copied().collect();
        assert_eq!(class.answer(who, 0, Answer::Settle(given)), None);
    }
    class.host(&RoomMessage::GoOn(class.room.turn()));
    let painted = fonts(&class);
    // A bet that was missed stands on two lines beside the table.
    let missed = deeds.first().unwrap();
    let outcome = match missed.act {
        StakeOutcome::Paid(paid) => format!("paie {}", money(Language::French, paid)),
        StakeOutcome::Collected => "perd".to_owned(),
    };
    let lines = painted.windows(2).find(|lines| lines[0].0.starts_with("Place ") && lines[1].0 == outcome);
    let (_, font) = &lines.unwrap()[1];
    assert!(font.size > SIZES[0][1] * 0.038, "{outcome}: {}", font.size);
    let texts: Vec<String> = painted.into_iter().map(|(text, _)| text).collect();
    let amount = |sum: Money| money(Language::French, sum);
    for deed in deeds {
        let sum = match deed.act {
            StakeOutcome::Paid(paid) => format!("+{}", amount(paid)),
            StakeOutcome::Collected => {
                format!("\u{2212}{}", amount(exercise.posed.question.scene.stakes[deed.stake].amount))
            }
        };
        assert!(texts.contains(&sum), "{sum} in {texts:?}");
    }
}

#[test]
fn beside_chips_that_are_put_down_lie_the_bet_and_its_payment_and_each_answer_has_its_sum() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = first_of(house, |exercise| exercise.drill == "TakeAndPay");
    let class = revealed(&exercise, house);
    let (_, read) = below(&class, SIZES[0], false);
    let [laid] = exercise.posed.question.scene.stakes[..] else { panic!("one bet") };
    assert!(read.contains(&format!("place {}", laid.seat)) && read.contains(", payée "), "{read}");
    let solution = class.room.solution(0, &Catalog::new(Language::French)).unwrap();
    let right = solution.spread.iter().find(|row| row.right == Some(true)).unwrap();
    assert!(right.label.contains(" = ") && read.contains(&right.label.replace('\u{202f}', "\u{a0}")), "{read}");
}

#[test]
fn what_has_happened_since_a_player_took_the_shoe_has_lines_of_its_own() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = first_of(house, |exercise| exercise.drill == "HandPasses");
    let prompt = Catalog::new(Language::French).render_for_house(&exercise.posed.question.prompt, house);
    let texts = painted(&asked(&exercise, house).0);
    let ends = |line: &str| line.ends_with('.') || line.ends_with('?');
    let asked = texts.iter().find(|text| text.replace("\n\n", " ") == prompt.replace('\u{202f}', "\u{a0}"));
    let lines: Vec<&str> = asked.unwrap_or_else(|| panic!("{prompt} in {texts:?}")).split("\n\n").collect();
    assert!(lines.len() > 2 && lines.iter().all(|line| ends(line) && !line.contains(". ")), "{lines:?}");
}
