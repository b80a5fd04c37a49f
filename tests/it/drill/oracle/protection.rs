//! Oracle for rebuilding a coup, for the watch over the stakes and for disputes: from what is shown alone.

use std::collections::BTreeMap;

use tailleur::drill::question::{AnswerForm, CardBack, LaidCard, LaidStake, Question};
use tailleur::rules::card::Card;
use tailleur::rules::house::House;

use super::coups::winner;
use crate::drill::every_drill::{point, seen};

/// A pile is Punto's hand and then Banco's, in every house: no text says otherwise.
pub(crate) fn rebuilt(question: &Question) -> (String, String) {
    match &question.form {
        AnswerForm::Order(tiles) => {
            let mut ids: Vec<&str> = tiles.iter().map(|tile| tile.id.as_ref()).collect();
            assert!(!ids.is_sorted_by(|one, other| usual(one) < usual(other)), "it is shown in order already");
            ids.sort_by_key(|id| usual(id));
            let lie: usize = [&question.scene.hands.punto, &question.scene.hands.banco].map(Vec::len).iter().sum();
            assert_eq!(ids.len(), lie);
            (ids.join(" "), "pile-pick-up".to_owned())
        }
        _ => layout_of(&seen(&question.scene.apart)),
    }
}

fn usual(id: &str) -> (bool, String) {
    (id.starts_with("banco"), id.to_owned())
}

fn layout_of(pile: &[Card]) -> (String, String) {
    let punto_draws = pile.len() > 4 && point(&pile[..2]) <= 5;
    let (punto, banco) = pile.split_at(if punto_draws { 3 } else { 2 });
    let third = |hand: &[Card], before: usize| match hand.len() {
        2 => "none".to_owned(),
        3 => format!("card-{}", before + 3),
        other => panic!("a hand of {other} cards"),
    };
    let wins = winner(&[punto.to_vec(), banco.to_vec()]);
    let kind = match (punto.len(), banco.len()) {
        (2, 2) => "four-cards",
        (3, 2) => "puntos-third",
        (2, 3) => "bancos-third",
        _ => "six-cards",
    };
    (format!("{},{},{wins}", third(punto, 0), third(banco, punto.len())), format!("pile-{kind}"))
}

/// The stake that differs between the two pictures, or the marked card.
pub(crate) fn watched(question: &Question) -> (String, String) {
    let now = &question.scene.second.as_ref().unwrap().scene;
    let of = |stakes: &[LaidStake]| -> BTreeMap<u8, (String, u64)> {
        let stake = |stake: &LaidStake| (stake.seat, (format!("{:?}", stake.spot), stake.amount.get()));
        let by_seat: BTreeMap<_, _> = stakes.iter().map(stake).collect();
        assert_eq!(by_seat.len(), stakes.len(), "a seat has two stakes");
        by_seat
    };
    let (before, after) = (of(&question.scene.stakes), of(&now.stakes));
    let marked: Vec<&str> = [("punto", &now.hands.punto), ("banco", &now.hands.banco)]
        .into_iter()
        .flat_map(|(side, cards)| cards.iter().map(move |card| (side, card)))
        .filter(|(_, card)| matches!(card, LaidCard::Down(CardBack::BlueMarked | CardBack::RedMarked)))
        .map(|(side, _)| side)
        .collect();
    let [told] = question.scene.narration.as_slice() else { panic!("one thing is told") };
    let distracts = ["told-asks-change", "told-spills-pieces", "told-leans-over"].contains(&told.key.as_str());
    let mut seats: Vec<u8> = before.keys().chain(after.keys()).copied().collect();
    seats.dedup();
    let changed: Vec<u8> = seats.into_iter().filter(|seat| before.get(seat) != after.get(seat)).collect();
    let changed = changed.into_iter().collect::<std::collections::BTreeSet<_>>();
    assert!(changed.len() + marked.len() <= 1, "two things at once");
    if let [side] = marked.as_slice() {
        return (format!("{side}-card,marked,call,nobody"), "watch-marked".to_owned());
    }
    let Some(seat) = changed.first() else {
        return ("none,nothing,go-on,nobody".to_owned(), "watch-nothing".to_owned());
    };
    let what = match (before.get(seat), after.get(seat)) {
        (None, _) => "added",
        (Some((one, _)), Some((other, _))) if one != other => "moved",
        (Some((_, was)), Some((_, is))) if is > was => "raised",
        _ => "lowered",
    };
    let done = if now.hands.punto.is_empty() { "put-back" } else { "call" };
    let named = if distracts { "both" } else { "player" };
    let decision = if distracts { "league" } else { what };
    (format!("seat-{seat},{what},{done},{named}"), format!("watch-{decision}"))
}

/// The steps of a dispute, and every pair of them that no text and no house turns round.
const STEPS: &str = "stop-game hear-claim call-chief report rebuild refer decide carry-out next-coup";

/// By the five texts: the chef de table in the first, the direction in those of Malta and Monte-Carlo; the common
/// convention elsewhere.
pub(crate) fn dispute(house: &House, question: &Question) -> (String, String) {
    let chef_decides = house.source.id == "S0";
    let asked = question.prompt.key.strip_prefix("ask-").unwrap().to_owned();
    let answer = match asked.as_str() {
        "dispute-order" => {
            let steps = STEPS.split(' ').filter(|step| !chef_decides || *step != "refer");
            steps.collect::<Vec<_>>().join(" ")
        }
        "dispute-call" => "chief".to_owned(),
        "dispute-decides" => "arbiter".to_owned(),
        "dispute-words" => "calls".to_owned(),
        "dispute-appeal" => {
            assert!(["S1", "S3"].contains(&house.source.id.as_str()), "of an appeal only two texts speak");
            "stands".to_owned()
        }
        other => panic!("{other}"),
    };
    let [told] = question.scene.narration.as_slice() else { panic!("one thing is claimed") };
    assert!(told.key.starts_with("told-claims-"));
    (answer, asked)
}
