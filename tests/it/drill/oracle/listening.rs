//! Oracle for listening, from the words alone by a reader of its own, from what lies
//! open, and from the words of the five houses as `calls.rs` writes them down.

use tailleur::drill::question::{LaidCard, Question};
use tailleur::i18n::{FrenchCounting, Language};
use tailleur::rules::card::Card;
use tailleur::rules::house::House;
use tailleur::text_key;
use tailleur::voice::Speech;

use super::calls::{Spoken, banco_draws, spoken};
use crate::drill::every_drill::{count, face, point};

/// The houses, and the language that is spoken in each.
const HOUSES: [(&str, Language); 5] = [
    ("article-57-13", Language::French),
    ("guide-fr", Language::French),
    ("monte-carlo", Language::French),
    ("venezia-malta", Language::Italian),
    ("venezia", Language::English),
];

const SIDES: [&str; 2] = ["punto", "banco"];

/// A call as it is understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Understood {
    /// The bets are stopped.
    Stops,
    /// The point of a side, and whether it is called as a natural.
    Point(usize, u32, bool),
    /// A card for a side.
    Card(usize),
    /// The points, and what wins: a side, or 2 for equal points.
    End([u32; 2], usize),
}

/// The part of a text in place of a sign of its form; `None` where the text has another form.
fn filled<'t>(form: &str, text: &'t str) -> Option<Vec<(char, &'t str)>> {
    let (mut rest, mut found) = (text, Vec::new());
    let mut pieces = form.split('<');
    rest = rest.strip_prefix(pieces.next().unwrap())?;
    for piece in pieces {
        let (sign, literal) = piece.split_once('>').unwrap();
        let end = if literal.is_empty() { rest.len() } else { rest.find(literal)? };
        found.push((sign.chars().next().unwrap(), &rest[..end]));
        rest = &rest[end + literal.len()..];
    }
    rest.is_empty().then_some(found)
}

/// The meaning of a call in the words of a house; `None` where they are not its words.
fn understood(words: &Spoken, text: &str) -> Option<Understood> {
    let value = |found: &[(char, &str)], sign: char| {
        found.iter().find(|(own, _)| *own == sign).map(|(_, text)| *text).unwrap().to_owned()
    };
    let side = |found: &[(char, &str)]| words.sides.iter().position(|name| *name == value(found, 'S'));
    let number = |found: &[(char, &str)], sign| value(found, sign).parse::<u32>().ok().filter(|point| *point < 10);
    if text == words.stops {
        return Some(Understood::Stops);
    }
    // Of a natural the form is the longer one.
    for (form, natural) in [(words.natural, true), (words.point, false)] {
        if let Some(found) = filled(form, text)
            && let (Some(side), Some(point)) = (side(&found), number(&found, 'P'))
        {
            return Some(Understood::Point(side, point, natural));
        }
    }
    if let Some(found) = filled(words.card, text) {
        return side(&found).map(Understood::Card);
    }
    let end = |found: &[(char, &str)], wins| Some(Understood::End([number(found, 'P')?, number(found, 'B')?], wins));
    if let Some(found) = filled(words.tie, text) {
        return end(&found, 2);
    }
    let found = filled(words.wins, text)?;
    end(&found, side(&found)?)
}

fn all_understood(house: &House, heard: &[Speech]) -> Vec<Understood> {
    let words = spoken(house.id.as_str());
    heard.iter().map(|said| understood(&words, &said.text).unwrap_or_else(|| panic!("{said:?}"))).collect()
}

const fn wins(points: [u32; 2]) -> usize {
    if points[0] == points[1] { 2 } else { (points[1] > points[0]) as usize }
}

const CHANCES: [&str; 3] = ["punto", "banco", "egalite"];

fn drawing([punto, banco]: [u32; 2], called: &[Understood], cards: usize) -> (String, String) {
    let natural = punto >= 8 || banco >= 8;
    let draws = !natural && punto <= 5;
    let after = |third| banco_draws(banco, third);
    let sure = (0..10).all(|third| after(third) == after(0));
    let (answer, kind) = match called {
        [] => {
            let of_banco = match (natural, draws) {
                (true, _) => "stand",
                (_, true) if !sure => "waits",
                (_, true) if after(0) => "draw",
                (_, false) if after(10) => "draw",
                _ => "stand",
            };
            let of_punto = if draws { "draw" } else { "stand" };
            (format!("{of_punto},{of_banco}"), if natural { "points-with-natural" } else { "both-points" })
        }
        [Understood::Card(0)] => {
            assert!(draws && cards == 4);
            let then = match (sure, after(0)) {
                (false, _) => "card-decides",
                (_, true) => "card",
                _ => "final-call",
            };
            (format!("punto,{then}"), "card-for-punto")
        }
        [Understood::Card(1)] => {
            assert!(!draws && after(10) && !natural && cards == 4);
            ("banco,final-call".to_owned(), "card-for-banco")
        }
        [Understood::Card(0), Understood::Card(1)] => {
            assert!(draws && (0..10).any(after) && cards == 5);
            ("banco,final-call".to_owned(), "card-for-banco")
        }
        other => panic!("{other:?}"),
    };
    (answer, format!("heard-{kind}"))
}

pub(crate) fn expected(house: &House, question: &Question) -> (String, String) {
    let hands = &question.scene.hands;
    let backs = hands.punto.iter().chain(&hands.banco);
    assert!(backs.clone().all(|card| matches!(card, LaidCard::Down(_))), "nothing is seen");
    let cards = backs.count();
    let calls = all_understood(house, &question.scene.heard);
    match calls.as_slice() {
        [Understood::Point(side, point, natural)] => {
            assert_eq!(*natural, *point >= 8);
            let (closes, kind) = if *natural { ("closes", "natural") } else { ("goes-on", "point") };
            (format!("{},{point},{closes}", SIDES[*side]), format!("heard-{}-{kind}", SIDES[*side]))
        }
        [Understood::Point(0, punto, _), Understood::Point(1, banco, _), rest @ ..] => {
            drawing([*punto, *banco], rest, cards)
        }
        [Understood::End(points, winner)] => {
            assert_eq!(*winner, wins(*points));
            if question.prompt.key == text_key!("ask-heard-payment") {
                let fate = |chance: usize| match (chance == *winner, *winner) {
                    (true, _) => "paid",
                    (false, 2) => "goes-back",
                    _ => "collected",
                };
                return ([0, 1, 2].map(fate).join(","), "heard-payment".to_owned());
            }
            let kind = match (cards, winner) {
                (4, _) if points.iter().any(|point| *point >= 8) => "-natural",
                (_, 2) => "-tie",
                _ => "",
            };
            (format!("{},{},{}", points[0], points[1], CHANCES[*winner]), format!("heard-final{kind}"))
        }
        other => panic!("{other:?}"),
    }
}

/// A call in the words of a house.
fn worded(words: &Spoken, call: Understood) -> String {
    match call {
        Understood::Stops => words.stops.to_owned(),
        Understood::Point(side, point, _) => {
            let form = if point >= 8 { words.natural } else { words.point };
            form.replace("<P>", &point.to_string()).replace("<S>", words.sides[side])
        }
        Understood::Card(side) => words.card.replace("<S>", words.sides[side]),
        Understood::End(points, winner) => {
            let form = if winner == 2 { words.tie } else { words.wins };
            let form = form.replace("<P>", &points[0].to_string()).replace("<B>", &points[1].to_string());
            form.replace("<S>", words.sides.get(winner).unwrap_or(&""))
        }
    }
}

/// The right call for the hands, those of a side nobody has turned being empty; of two open sides the second
/// point, or the end.
pub(crate) fn right_call(house: &House, hands: [&[Card]; 2], end: bool) -> String {
    let points = hands.map(point);
    let call = match (hands[1].is_empty(), end) {
        (_, true) => Understood::End(points, wins(points)),
        (true, false) => Understood::Point(0, points[0], points[0] >= 8),
        (false, false) => Understood::Point(1, points[1], points[1] >= 8),
    };
    worded(&spoken(house.id.as_str()), call)
}

/// The card that is called for next where these hands lie open and both points have been called, or the end.
pub(crate) fn next_call(house: &House, hands: [&[Card]; 2]) -> String {
    let two = hands.map(|hand| point(&hand[..2]));
    let natural = two[0] >= 8 || two[1] >= 8;
    let third = hands[0].get(2).map_or(10, |card| count(*card));
    let card = |side| worded(&spoken(house.id.as_str()), Understood::Card(side));
    match (natural, hands[0].len(), hands[1].len()) {
        (false, 2, 2) if two[0] <= 5 => card(0),
        (false, _, 2) if banco_draws(two[1], third) => card(1),
        _ => right_call(house, hands, true),
    }
}

/// The small letters and figures of a text, accents aside: what is left of it where writing does not matter.
fn bare(text: &str) -> String {
    let plain = text.to_lowercase().replace(['é', 'è'], "e").replace('à', "a");
    plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn wrong(house: &House, question: &Question) -> (String, String) {
    let scene = &question.scene;
    let words = spoken(house.id.as_str());
    let hands = [&scene.hands.punto, &scene.hands.banco]
        .map(|cards| cards.iter().copied().filter_map(face).collect::<Vec<_>>());
    let [first, second] = scene.heard.as_slice() else { panic!("not two calls") };
    let of_points = |said: &Speech| matches!(understood(&words, &said.text), Some(Understood::Point(..)));
    let which = if of_points(first) || of_points(second) { "point" } else { "final" };
    let right = right_call(house, [&hands[0], &hands[1]], which == "final");
    let wrong: Vec<usize> = (0..2).filter(|at| bare(&scene.heard[*at].text) != bare(&right)).collect();
    let [at] = wrong.as_slice() else { panic!("{right} is not one of {:?}", scene.heard) };
    let wrong = &scene.heard[*at];
    let truth = understood(&words, &right).unwrap();
    let reversed = || {
        let (one, rest) = right.split_once(", ")?;
        let (other, rest) = rest.split_once(", ")?;
        Some(format!("{other}, {one}, {rest}"))
    };
    let other_house = |(id, language): (&str, Language)| {
        house.id != id && language == wrong.language && worded(&spoken(id), truth) == wrong.text
    };
    let fault = match (understood(&words, &wrong.text), truth) {
        (Some(Understood::Point(side, ..)), Understood::Point(own, ..)) if side == own => "point",
        (Some(Understood::End(points, winner)), Understood::End(own, wins)) => {
            assert!((points == own) != (winner == wins), "two things are wrong: {wrong:?}");
            if points == own { "winner" } else { "point" }
        }
        _ if reversed().is_some_and(|text| text == wrong.text) => "order",
        _ if HOUSES.into_iter().any(other_house) => "words",
        other => panic!("{other:?}: {wrong:?} instead of {right}"),
    };
    let call = ["first", "second"][*at];
    (format!("{call},call-fault-{fault}"), format!("call-fault-{fault}-in-{which}"))
}

pub(crate) fn coup(house: &House, question: &Question) -> (String, String) {
    let scene = &question.scene;
    let calls = all_understood(house, &scene.heard);
    let [Understood::Stops, Understood::Point(0, punto, _), Understood::Point(1, banco, _), cards @ ..] =
        calls.as_slice()
    else {
        panic!("{calls:?}")
    };
    let third = |hand: &[LaidCard]| {
        assert!(hand[..2].iter().all(|card| face(*card).is_none()) && hand.len() <= 3);
        hand.get(2).map(|card| count(face(*card).expect("a third card lies open")))
    };
    let thirds = [third(&scene.hands.punto), third(&scene.hands.banco)];
    let natural = *punto >= 8 || *banco >= 8;
    let draws = !natural && *punto <= 5;
    let banco_too = !natural && banco_draws(*banco, thirds[0].unwrap_or(10));
    assert_eq!((thirds[0].is_some(), thirds[1].is_some()), (draws, banco_too));
    let called: Vec<Understood> = [draws, banco_too]
        .into_iter()
        .zip(0..)
        .filter(|(draws, _)| *draws)
        .map(|(_, side)| Understood::Card(side))
        .collect();
    assert_eq!(cards, called);
    let points = [(punto + thirds[0].unwrap_or(0)) % 10, (banco + thirds[1].unwrap_or(0)) % 10];
    let kind = match (natural, draws, banco_too) {
        (true, ..) => "natural",
        (_, false, false) => "nobody-draws",
        (_, true, false) => "punto-draws",
        (_, false, true) => "banco-draws",
        (_, true, true) => "both-draw",
    };
    (format!("{},{},{}", points[0], points[1], CHANCES[wins(points)]), format!("coup-{kind}-by-ear"))
}

pub(crate) fn amount(house: &House, question: &Question) -> (String, String) {
    let scene = &question.scene;
    assert!(scene.hands.punto.is_empty() && scene.stakes.is_empty(), "nothing is seen");
    let [said] = scene.heard.as_slice() else { panic!("not one amount") };
    let id = if house.id == "one-pack" { "article-57-13" } else { house.id.as_str() };
    assert_eq!(HOUSES.iter().find(|(own, _)| *own == id).unwrap().1, said.language);
    let units = crate::i18n::spelling::read(
        (said.language, FrenchCounting::Vigesimal),
        &said.caption(FrenchCounting::Vigesimal),
    )
    .expect("a number is spelled");
    ((units * 100).to_string(), format!("dictation-{}", units.to_string().len()))
}
