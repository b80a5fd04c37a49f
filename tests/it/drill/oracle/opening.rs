//! Oracle for the drills of the stop card, from the words of the houses.

use tailleur::drill::question::{AnswerForm, LaidShoe, Question, ShoeContents};
use tailleur::rules::house::House;

/// The texts of France say the tenth card from the end, Monte-Carlo two eighths of the eight packs.
pub(crate) fn stop_card(house: &House, question: &Question) -> (String, String) {
    let Some(LaidShoe::Packs(ShoeContents { cards, out, .. })) = &question.scene.shoe else {
        panic!("no row of cards")
    };
    let packs: u16 = match house.id.as_str() {
        "article-57-13" | "guide-fr" => 6,
        "one-pack" => 1,
        _ => 8,
    };
    assert_eq!((*cards, &question.form), (packs * 52, &AnswerForm::Number { most: (packs * 52).into() }));
    let behind = if house.id == "monte-carlo" { 104 } else { 10 };
    let answer = match question.prompt.key.as_str() {
        "ask-stop-behind" => behind,
        "ask-stop-before" => packs * 52 - behind,
        "ask-stop-left" => packs * 52 - behind - out,
        other => panic!("{other}"),
    };
    (answer.to_string(), question.prompt.key["ask-".len()..].to_owned())
}

/// In no house does a coup begin after the stop card, and each that has begun is played out.
pub(crate) fn last_coup(question: &Question) -> (String, String) {
    let [told] = question.scene.narration.as_slice() else { panic!("not one sentence is told") };
    assert!(matches!(question.scene.shoe, Some(LaidShoe::Stopped(_))));
    let hands = &question.scene.hands;
    let out = hands.punto.len() + hands.banco.len();
    let (answer, decision) = match told.key.as_str() {
        "told-stop-third-card" => ("counts,none", "stop-third-card"),
        "told-stop-first-four" => ("counts,none", "stop-first-four"),
        "told-stop-behind-coup" => ("counts,none", "stop-behind-coup"),
        "told-stop-first-out" => ("none,none", "stop-first-out"),
        other => panic!("{other}"),
    };
    let cards = match decision {
        "stop-first-four" => 1..=3,
        "stop-third-card" => 4..=5,
        "stop-behind-coup" => 4..=6,
        _ => 0..=0,
    };
    assert!(cards.contains(&out), "{decision}: {out} cards are out");
    (answer.to_owned(), decision.to_owned())
}
