//! Every coup there can be, driven card by card through every house, against a referee written here.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use tailleur::rules::card::{Card, Rank, Suit};
use tailleur::rules::coup::{CardRefusal, Coup, CoupOutcome};
use tailleur::rules::hand::{Hand, Point};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::side::{BySide, Chance, Side};

use crate::support::tier;

pub(crate) static SHELF: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);

pub(crate) struct Walked {
    pub(crate) house: &'static House,
    counts: [u32; 4],
    /// Sequences on which the house and the referee of this test differ.
    differences: Vec<String>,
    /// Every way in which a coup can end.
    pub(crate) outcomes: Vec<CoupOutcome>,
}

pub(crate) static WALKED: LazyLock<Vec<Walked>> =
    LazyLock::new(|| SHELF.iter().take(tier(1, 5)).map(|house| walk(house)).collect());

fn walk(house: &'static House) -> Walked {
    let mut walked = Walked { house, counts: [0; 4], differences: Vec::new(), outcomes: Vec::new() };
    let mut seen = BTreeSet::new();
    let mut values = Vec::with_capacity(6);
    step(&Coup::new(house), &mut values, &mut |coup, values| {
        let expected = referee(values);
        let found = coup.outcome();
        match found {
            Some(outcome) if found == expected => {
                let drew = [outcome.cards.punto == 3, outcome.cards.banco == 3].map(usize::from);
                walked.counts[drew[0] + 2 * drew[1]] += 1;
                let key = (outcome.points.punto, outcome.points.banco, drew, outcome.natural);
                if seen.insert(key) {
                    walked.outcomes.push(outcome);
                }
            }
            _ => walked.differences.push(format!("{values:?}: {found:?}, expected {expected:?}")),
        }
    });
    walked
}

/// Deals every value to a coup that wants a card, and shows each coup that wants none.
pub(crate) fn step(coup: &Coup<'static>, values: &mut Vec<u8>, see: &mut impl FnMut(&Coup<'static>, &[u8])) {
    if coup.wants().is_none() {
        return see(coup, values);
    }
    for (value, card) in CARDS.iter().enumerate() {
        let mut next = coup.clone();
        next.add_card(*card).expect("a coup that wants a card takes it");
        values.push(value as u8);
        step(&next, values, see);
        values.pop();
    }
}

/// One card for each value, 0 to 9. The king counts nothing.
pub(crate) static CARDS: LazyLock<[Card; 10]> = LazyLock::new(|| {
    let mut ranks = [Rank::King; 10];
    ranks[1..].copy_from_slice(&Rank::ALL[..9]);
    ranks.map(|rank| Card::new(rank, Suit::Hearts))
});

/// The game as every croupier knows it, in the plainest words. `None` where the values are not one
/// whole coup.
pub(crate) fn referee(values: &[u8]) -> Option<CoupOutcome> {
    let (mut punto, mut banco) = ((values[0] + values[2]) % 10, (values[1] + values[3]) % 10);
    let natural = punto > 7 || banco > 7;
    let mut rest = values[4..].iter().copied();
    let mut cards = BySide { punto: 2, banco: 2 };
    if !natural {
        let punto_draws = punto <= 5;
        let third = if punto_draws { Some(rest.next()?) } else { None };
        let banco_draws = match (banco, third) {
            (0..=2, _) => true,
            (3, Some(third)) => third != 8,
            (4, Some(third)) => (2..=7).contains(&third),
            (5, Some(third)) => (4..=7).contains(&third),
            (6, Some(third)) => third == 6 || third == 7,
            (banco, None) => banco <= 5,
            (_, Some(_)) => false,
        };
        if let Some(third) = third {
            punto = (punto + third) % 10;
            cards.punto = 3;
        }
        if banco_draws {
            banco = (banco + rest.next()?) % 10;
            cards.banco = 3;
        }
    }
    let winner = match punto {
        higher if higher > banco => Chance::Punto,
        lower if lower < banco => Chance::Banco,
        _ => Chance::Egalite,
    };
    let points = BySide { punto: Point::from_sum(punto.into()), banco: Point::from_sum(banco.into()) };
    rest.next().is_none().then_some(CoupOutcome { winner, points, cards, natural })
}

#[test]
fn every_sequence_of_point_values_is_decided_in_every_house() {
    assert_eq!(WALKED.len(), tier(1, 5));
    for walked in WALKED.iter() {
        assert!(walked.differences.is_empty(), "{}: {:#?}", walked.house.id, &walked.differences[..1]);
        assert_eq!(walked.counts, [4_000, 17_400, 12_000, 306_000], "{}", walked.house.id);
        assert_eq!(walked.counts.iter().sum::<u32>(), 339_400);
    }
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

pub(crate) fn house(id: &str) -> &'static House {
    SHELF.get(id).expect("a house")
}

/// The reasons of a coup as one text: each rule's key and what it rests on.
fn reasons(house: &House, text: &str) -> String {
    let coup = Coup::deal(house, &cards(text)).expect("a legal coup");
    assert!(coup.wants().is_none(), "{text} is no whole coup");
    let reasons = coup.reasons();
    let said: Vec<_> = reasons.iter().map(|reason| format!("{} {}", reason.rule.key(), reason.basis)).collect();
    said.join("; ")
}

/// The houses in the order of the columns below.
pub(crate) const HOUSES: [&str; 5] = ["article-57-13", "venezia-malta", "guide-fr", "monte-carlo", "venezia"];

/// A rule's key and what it rests on in each of the five houses.
pub(crate) type Applied = (&'static str, [&'static str; 5]);

/// A coup, then for each rule applied its key and what it rests on in the five houses: a clause's
/// number in the house's own text, `-` where that text is silent, `*` before a corrected clause.
const REASONS: [(&str, &[Applied]); 9] = [
    // Punto stands; Banco's column for that is missing from two of the texts.
    (
        "6h 3c Ks Kd 2s",
        &[
            ("punto-stands", ["57", "10", "47", "-", "17"]),
            ("banco-draws-punto-stood", ["60", "-", "-", "19", "-"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    (
        "7h 4c Ks Kd 2s",
        &[
            ("punto-stands", ["57", "10", "47", "-", "17"]),
            ("banco-draws-punto-stood", ["61", "-", "-", "19", "-"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    (
        "6h 6c Ks Kd",
        &[
            ("punto-stands", ["57", "10", "47", "-", "17"]),
            ("banco-stands-punto-stood", ["63", "-", "52", "19", "-"]),
            ("equal-points", ["-", "16", "22", "-", "-"]),
        ],
    ),
    (
        "6h 7c Ks Kd",
        &[
            ("punto-stands", ["57", "10", "47", "-", "17"]),
            ("banco-stands-punto-stood", ["-", "12", "-", "-", "18"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    // Punto draws.
    (
        "2h Ac Ks Kd 6s 3s",
        &[
            ("punto-draws", ["57", "09", "47", "15", "17"]),
            ("banco-draws", ["58", "11", "-", "-", "20"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    (
        "2h 5c Ks Kd 4s 2d",
        &[
            ("punto-draws", ["57", "09", "47", "15", "17"]),
            ("banco-draws", ["62", "13", "50", "19", "23"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    (
        "2h 6c Ks Kd 8s",
        &[
            ("punto-draws", ["57", "09", "47", "15", "17"]),
            ("banco-stands", ["63", "13", "51", "19", "24"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    // Naturals.
    (
        "2h 9c Ks Kd",
        &[
            ("natural", ["59", "06", "43", "14", "*15"]),
            ("stopped-by-natural", ["59", "06", "43", "14", "16"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
    (
        "9h 8c Ks Kd",
        &[
            ("natural", ["57", "06", "43", "14", "*15"]),
            ("natural", ["59", "06", "43", "14", "*15"]),
            ("higher-natural", ["35", "04", "45", "-", "-"]),
            ("nearest-to-nine", ["35", "04", "21", "-", "-"]),
        ],
    ),
];

#[test]
fn every_decision_cites_what_it_rests_on_in_its_house() {
    let sources = [0, 1, 2, 3, 4];
    for (text, rules) in REASONS {
        for (column, (id, source)) in HOUSES.into_iter().zip(sources).enumerate() {
            let expected: Vec<_> = rules
                .iter()
                .map(|(key, bases)| match bases[column].trim_start_matches('*') {
                    "-" => format!("{key} silent, by convention"),
                    clause => format!("{key} S{source}-{clause}"),
                })
                .collect();
            assert_eq!(reasons(house(id), text), expected.join("; "), "{id}: {text}");
            let corrected = rules.iter().any(|(_, bases)| bases[column].starts_with('*'));
            let coup = Coup::deal(house(id), &cards(text)).expect("a legal coup");
            let bases = format!("{:?}", coup.reasons().iter().map(|reason| reason.basis).collect::<Vec<_>>());
            assert_eq!(bases.contains("Corrected"), corrected, "{id}: {text}: {bases}");
        }
    }
}

#[test]
fn only_a_decision_on_an_unprinted_column_is_marked_silent() {
    for (id, silent) in [("venezia-malta", true), ("venezia", true), ("monte-carlo", false), ("article-57-13", false)] {
        for banco in ["3c", "4c", "5c", "6c"] {
            let text = if banco == "6c" { format!("6h {banco} Ks Kd") } else { format!("6h {banco} Ks Kd Kc") };
            let said = reasons(house(id), &text);
            let ruling = said.split("; ").nth(1).expect("Banco's ruling");
            assert_eq!(ruling.ends_with("silent, by convention"), silent, "{id}: {ruling}");
        }
    }
}

#[test]
fn the_guides_examples_of_counting_hold() {
    for (text, point) in [("2d 9c 9h", 0), ("5d 8c 8h", 1)] {
        let [first, second, third] = cards(text)[..] else { panic!("three cards") };
        let hand = Hand::from_two(first, second).with_third(third);
        assert_eq!(hand.point().get(), point, "{text}");
    }
}

#[test]
fn the_guides_examples_of_drawing_and_naturals_hold_in_every_house() {
    let cases = [
        // S2-45: eight against nine, nine against nine.
        ("9h 8c Kd Ks", Chance::Punto, 2),
        ("9h 9c Kd Ks", Chance::Egalite, 2),
        // S2-50: Banco 5, Punto's third card 4: draws.
        ("Kh 5c Kd Ks 4s 9d", Chance::Egalite, 3),
        // S2-51: Banco 6, Punto's third card 8: stands.
        ("Kh 6c Kd Ks 8s", Chance::Punto, 2),
        // S2-52: Banco 6, Punto stood: stands.
        ("7h 6c Kd Ks", Chance::Punto, 2),
    ];
    for house in SHELF.iter() {
        for (text, winner, banco_cards) in cases {
            let outcome = Coup::deal(house, &cards(text)).ok().and_then(|coup| coup.outcome());
            let outcome = outcome.unwrap_or_else(|| panic!("{}: {text} is no whole coup", house.id));
            assert_eq!((outcome.winner, outcome.cards.banco), (winner, banco_cards), "{}: {text}", house.id);
        }
    }
}

#[test]
fn a_card_too_many_is_refused_with_its_place_and_the_coup_stands() {
    for house in SHELF.iter() {
        for (text, at) in
            [("8h 2c Kd Ks 4s", 4), ("6h 7c Kd Ks 4s", 4), ("Kh 6c Kd Ks 8s 2s", 5), ("Kh 5c Kd Ks 4s 9d 2d", 6)]
        {
            assert_eq!(Coup::deal(house, &cards(text)).err(), Some((at, CardRefusal::Closed)), "{}: {text}", house.id);
            let mut coup = Coup::deal(house, &cards(text)[..at]).expect("a whole coup");
            let before = coup.outcome();
            assert_eq!(coup.add_card(cards("2d")[0]), Err(CardRefusal::Closed));
            assert_eq!((coup.outcome(), coup.count()), (before, at), "the refused card leaves no trace");
        }
    }
}

#[test]
fn a_card_given_to_the_wrong_side_is_refused() {
    let mut coup = Coup::new(house("article-57-13"));
    let two = cards("2h")[0];
    for side in [Side::Punto, Side::Banco, Side::Punto, Side::Banco] {
        let other = if side == Side::Punto { Side::Banco } else { Side::Punto };
        assert_eq!(coup.add_card_to(other, two), Err(CardRefusal::BelongsTo(side)));
        assert_eq!(coup.add_card_to(side, two), Ok(()));
    }
    // Four against four: Punto's card comes first, and Banco's is decided by it.
    assert_eq!(coup.add_card_to(Side::Banco, two), Err(CardRefusal::BelongsTo(Side::Punto)));
    assert_eq!(coup.add_card_to(Side::Punto, two), Ok(()));
    assert_eq!(coup.add_card_to(Side::Punto, two), Err(CardRefusal::BelongsTo(Side::Banco)));
    assert_eq!(coup.add_card_to(Side::Banco, cards("3h")[0]), Ok(()));
    assert_eq!(coup.add_card_to(Side::Banco, two), Err(CardRefusal::Closed));
    assert_eq!(coup.add_card_to(Side::Punto, two), Err(CardRefusal::Closed));
}

#[test]
fn the_shoe_holds_as_many_copies_of_a_card_as_packs() {
    let (_, text) = HouseLibrary::built_in_files().find(|(name, _)| *name == "article-57-13.ron").expect("a house");
    for packs in 1..=5_u8 {
        let text = text
            .replace("packs: Stated(6,", &format!("packs: Stated({packs},"))
            .replace("packs_of_first_back: Stated(3,", "packs_of_first_back: Stated(1,");
        let house = House::read("article-57-13.ron", &text).expect("a house of few packs");
        let kings = cards("Kh Kh Kh Kh Kh Kh");
        let refused = (usize::from(packs), CardRefusal::NoCopyLeft(kings[0]));
        assert_eq!(Coup::deal(&house, &kings).err(), Some(refused), "{packs} packs");
    }
    let six = Coup::deal(house("article-57-13"), &cards("Kh Kh Kh Kh Kh Kh")).expect("six packs hold six");
    assert_eq!(six.outcome().map(|outcome| outcome.winner), Some(Chance::Egalite));
}

#[test]
fn a_coup_asks_for_its_cards_one_after_the_other() {
    for (text, wants) in [
        ("", Some(Side::Punto)),
        ("Kh", Some(Side::Banco)),
        ("Kh Kd", Some(Side::Punto)),
        ("Kh Kd Ks", Some(Side::Banco)),
        ("Kh Kd Ks Kc", Some(Side::Punto)),
        ("Kh Kd Ks Kc 9h", Some(Side::Banco)),
        ("Kh Kd Ks Kc 9h 9d", None),
        ("7h Kd Ks Kc", Some(Side::Banco)),
        ("7h Kd Ks Kc 9h", None),
        ("9h Kd Ks Kc", None),
    ] {
        for house in SHELF.iter() {
            let coup = Coup::deal(house, &cards(text)).expect("a legal beginning");
            assert_eq!(coup.wants(), wants, "{}: {text}", house.id);
            assert_eq!(coup.outcome().is_some(), wants.is_none(), "{}: {text}", house.id);
        }
    }
}
