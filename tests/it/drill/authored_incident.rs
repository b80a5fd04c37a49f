//! An author's question about a mis-draw: what the judge decides is accepted, and every other answer named.

use tailleur::drill::authored::{Asking, ChoiceIs, FixedQuestion, FixedScene, MisdrawIs};
use tailleur::drill::question::{Answer, AnswerForm, LaidCard};
use tailleur::rules::misdraw::{TableCard, TableState, Whereabouts};
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Side;

use super::authored::question;
use super::every_drill::houses;
use tailleur::drill::Drill;
use tailleur::drill::authored::Authored;

fn asked(right: Option<&str>, is: MisdrawIs) -> FixedQuestion {
    let right = right.map(str::to_owned);
    let answer = Asking::Choice { options: Vec::new(), right, is: Some(ChoiceIs::Misdraw(is)) };
    let side = |index: usize| Side::BOTH[index % 2];
    let cards = ["2h", "7c", "Ks", "Kd"].into_iter().enumerate();
    let mut cards: Vec<TableCard> =
        cards.map(|(index, card)| TableCard::new(card.parse().unwrap(), Some(side(index)))).collect();
    cards.push(TableCard { at: Whereabouts::Floor, ..TableCard::new("4s".parse().unwrap(), None) });
    FixedQuestion { incident: Some(TableState::from_cards(cards)), ..question(FixedScene::default(), answer) }
}

#[test]
fn authored_incident_the_judges_answer_is_proved_and_every_other_refused() {
    for house in houses() {
        for (is, right) in
            [(MisdrawIs::Coup, "restored"), (MisdrawIs::Card(5), "punto"), (MisdrawIs::Next, "wins-banco")]
        {
            assert!(asked(Some(right), is).objections(&house).is_empty(), "{}: {right}", house.id);
            let AnswerForm::Choice(choices) = asked(None, is).form(&house).unwrap() else { panic!("a choice") };
            for other in choices.iter().filter(|choice| choice.id != right) {
                let objections = asked(Some(&other.id), is).objections(&house);
                let at: Vec<&str> = objections.iter().map(|objection| objection.at.as_str()).collect();
                assert_eq!(at, ["answer.right"], "{}: {}", house.id, other.id);
            }
        }
    }
}

#[test]
fn authored_incident_its_cards_are_shown_and_its_key_is_the_judges() {
    let house = houses().remove(0);
    let authored = Authored { pack: "own".to_owned(), questions: vec![asked(None, MisdrawIs::Card(5))] };
    let posed = authored.pose(0, &house, &mut SeededRng::from_seed(1)).unwrap();
    let scene = &posed.question.scene;
    assert_eq!((scene.hands.punto.len(), scene.hands.banco.len()), (2, 2));
    assert_eq!(scene.apart, [LaidCard::Up("4s".parse().unwrap())]);
    assert_eq!(posed.key.answer, Answer::Choice(0));
    assert!(!posed.key.reasons.is_empty());
}

#[test]
fn authored_incident_without_an_incident_or_without_an_answer_is_objected_to() {
    let house = houses().remove(0);
    let none = FixedQuestion { incident: None, ..asked(None, MisdrawIs::Coup) };
    let objections = none.objections(&house);
    assert_eq!(objections[0].at, "answer.is");
    // The coup has no seventh card.
    let seventh = asked(None, MisdrawIs::Card(7)).objections(&house);
    assert_eq!(seventh[0].at, "answer.is");
}
