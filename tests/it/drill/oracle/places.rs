//! Oracle for the seats and places of a table and for the win above the maximum, from the words of the five texts.

use tailleur::drill::question::Question;
use tailleur::i18n::phrase::Fact;
use tailleur::rules::bet::Spot;
use tailleur::rules::house::House;

use super::coups::winner;
use crate::drill::every_drill::{hands, point};

/// Seats by house and table, as the texts give them.
const SEATS: [(&str, &str, u32); 6] = [
    ("S0", "large", 16),
    ("S0", "mini", 7),
    ("S2", "large", 14),
    ("S4", "large", 15),
    ("S4", "midi", 9),
    ("S4", "mini", 7),
];

pub(crate) fn seats_and_places(house: &House, question: &Question) -> (String, String) {
    let source = house.source.id.as_str();
    let facts = &question.prompt.facts;
    let number = |name: &str| match facts.iter().find(|(own, _)| *own == name) {
        Some((_, Fact::Number(number))) => *number,
        other => panic!("{name}: {other:?}"),
    };
    let table = || match facts.iter().find(|(own, _)| *own == "table") {
        Some((_, Fact::Phrase(table))) => table.key.strip_prefix("order-at-").unwrap().to_owned(),
        other => panic!("{other:?}"),
    };
    let (answer, topic) = match question.prompt.key.as_str() {
        "ask-who-draws-next" => ("tailleur".to_owned(), "standing".to_owned()),
        "ask-seat-to-the-right" => ((number("seat") % number("seats") + 1).to_string(), "right-of".to_owned()),
        "ask-which-neighbour" => ("right".to_owned(), "direction".to_owned()),
        "ask-who-draws" => {
            let by_a_player = ["S0", "S2"].contains(&source) && table() == "large";
            (if by_a_player { "holder" } else { "croupier" }.to_owned(), format!("draws-{}", table()))
        }
        "ask-most-seats" => {
            let row = SEATS.iter().find(|(text, size, _)| *text == source && *size == table()).unwrap();
            (row.2.to_string(), format!("most-{}", row.1))
        }
        "ask-hand-at-the-right" if source == "S3" => ("punto".to_owned(), "hand".to_owned()),
        "ask-hand-at-the-left" if source == "S3" => ("banco".to_owned(), "hand".to_owned()),
        other => panic!("{other}"),
    };
    (answer, format!("places-{topic}"))
}

/// Malta: what is won on the part above the maximum is not paid, and that part goes back.
pub(crate) fn win_on_the_excess(question: &Question) -> (String, String) {
    let hands = hands(question);
    let [stake] = question.scene.stakes.as_slice() else { panic!("not one stake") };
    let max = question.scene.limits.unwrap().max.get();
    let excess = stake.amount.get().checked_sub(max).filter(|excess| *excess > 0).expect("above the maximum");
    let own = if stake.spot == Spot::Punto { "punto" } else { "banco" };
    let (paid, collected, ending) = match winner(&hands) {
        "egalite" => (0, 0, "null"),
        wins if wins != own => (0, max, "lost"),
        "banco" if point(&hands[1]) == 6 => (max / 2, 0, "won"),
        _ => (max, 0, "won"),
    };
    (format!("{paid},{collected},{excess}"), format!("excess-{ending}"))
}
