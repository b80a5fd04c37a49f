//! The judge of mis-draws on every case of the matrix, in every house.

use tailleur::rules::clause::Basis;
use tailleur::rules::coup::CoupOutcome;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::misdraw::{
    BetsState, CardDestination, CoupStage, CoupVerdict, Judgement, MisdrawRemedy, Mistake, Person, TableCard,
    TableState, judge,
};
use tailleur::rules::reason::{Reason, Rule};
use tailleur::rules::side::{Chance, Side};

use super::coups::{Applied, HOUSES, cards, house};

/// One case of the matrix. In the columns of the houses a clause's number in the house's own text, `-`
/// where that text is silent, `!` where the rule is not applied in that house.
struct Case {
    /// Its letter in the matrix.
    letter: char,
    /// The cards as they left the shoe, each with where it was laid: `p`, `b`, or `a` for apart.
    laid: &'static str,
    /// The state, where not the usual: `open`, `read3`, `over`, `called-banco`, `gone`, `banker`…
    how: &'static str,
    mistakes: &'static [Applied],
    rulings: &'static [Applied],
    /// The cards' right places: `p`, `b`, `x` burned, `u` with the used cards.
    right: &'static str,
    /// The continuation where the coup counts: a card to draw, or its end.
    then: &'static str,
    open: &'static [Applied],
}

const ORDER: [&str; 5] = ["47", "05", "40", "-", "12"];
const SILENT: [&str; 5] = ["-"; 5];
const RESTORED: Applied = ("PutRight", ["76", "-", "-", "17", "26"]);
const BURNED: Applied = ("Burned", ["77", "-", "-", "-", "-"]);
const NEVER_BACK: Applied = ("NeverBack", ["74", "-", "-", "-", "-"]);
const NULL: Applied = ("Null", ["76", "!", "-", "17", "-"]);
const DIRECTION: Applied = ("DirectionDecides", ["!", "25", "!", "!", "!"]);
const TOO_LATE: Applied = ("TooLate", SILENT);
const PASSES: Applied = ("BankerPasses", ["78", "!", "-", "!", "!"]);
const KEEPS: Applied = ("BankerKeeps", ["!", "-", "!", "-", "-"]);
const OPEN_BURNED: Applied = ("BurnedWhenRestored", ["77", "-", "-", "-", "-"]);
const OPEN_STAKES: Applied = ("StakesOfANullCoup", ["76", "!", "-", "17", "-"]);
const OPEN_BOARD: Applied = ("NullOnTheBoard", ["76", "!", "-", "17", "-"]);
const OPEN_WHEN: Applied = ("UntilWhen", ["76", "-", "-", "17", "26"]);

const CASES: &[Case] = &[
    Case {
        letter: 'A',
        laid: "6h/p",
        how: "open croupier",
        mistakes: &[("BeforeTheStop", ["73", "-", "-", "-", "-"])],
        rulings: &[NEVER_BACK, ("BegunIsDealt", ["75", "-", "-", "-", "-"]), ("StillToDraw(Banco)", ORDER)],
        right: "p",
        then: "Banco",
        open: &[],
    },
    Case {
        letter: 'B',
        laid: "6h/p 3c/b Ks/p Kd/b 2s/p",
        how: "",
        mistakes: &[
            ("ForTheOther(5, Banco)", ["60", "-", "-", "19", "-"]),
            ("TooMany(Punto)", ["57", "10", "47", "-", "17"]),
        ],
        rulings: &[RESTORED],
        right: "p b p b b",
        then: "Punto 6 5",
        open: &[],
    },
    Case {
        letter: 'C',
        laid: "6h/p 7c/b Ks/p Kd/b 2s/p",
        how: "",
        mistakes: &[("AfterTheEnd(5)", ["-", "12", "-", "-", "18"]), ("TooMany(Punto)", ["57", "10", "47", "-", "17"])],
        rulings: &[RESTORED, BURNED, NEVER_BACK],
        right: "p b p b x",
        then: "Banco 6 7",
        open: &[OPEN_BURNED],
    },
    Case {
        letter: 'C',
        laid: "6h/p 6c/b Ks/p Kd/b 2s/p",
        how: "gone banker",
        mistakes: &[
            ("AfterTheEnd(5)", ["63", "-", "52", "19", "-"]),
            ("TooMany(Punto)", ["57", "10", "47", "-", "17"]),
        ],
        rulings: &[TOO_LATE, NULL, DIRECTION, BURNED, NEVER_BACK, PASSES, KEEPS],
        right: "u u u u x",
        then: "",
        open: &[OPEN_WHEN, OPEN_STAKES, OPEN_BOARD],
    },
    Case {
        letter: 'D',
        laid: "2h/p 9c/b Ks/p Kd/b 6s/p",
        how: "",
        mistakes: &[
            ("AfterTheEnd(5)", ["59", "06", "43", "14", "*15"]),
            ("TooMany(Punto)", ["59", "06", "43", "14", "16"]),
        ],
        rulings: &[RESTORED, BURNED, NEVER_BACK],
        right: "p b p b x",
        then: "Banco 2 9",
        open: &[OPEN_BURNED],
    },
    Case {
        letter: 'D',
        laid: "8h/p Ac/b Ks/p Kd/b 6s/b 5s/a",
        how: "over",
        mistakes: &[
            ("AfterTheEnd(5)", ["57", "06", "43", "14", "*15"]),
            ("AfterTheEnd(6)", ["57", "06", "43", "14", "*15"]),
            ("TooMany(Banco)", ["57", "06", "43", "14", "19"]),
        ],
        rulings: &[RESTORED, BURNED, NEVER_BACK],
        right: "p b p b x x",
        then: "Punto 8 1",
        open: &[OPEN_BURNED],
    },
    Case {
        letter: 'E',
        laid: "2h/p 5c/b Ks/p Kd/b 4s/b",
        how: "",
        mistakes: &[("ForTheOther(5, Punto)", ["54", "13", "46", "-", "13"])],
        rulings: &[RESTORED, ("StillToDraw(Banco)", ["62", "13", "50", "19", "23"])],
        right: "p b p b p",
        then: "Banco",
        open: &[],
    },
    Case {
        letter: 'E',
        laid: "2h/p 6c/b Ks/p Kd/b 8s/b",
        how: "over",
        mistakes: &[
            ("ForTheOther(5, Punto)", ["54", "13", "46", "-", "13"]),
            ("TooMany(Banco)", ["63", "13", "51", "19", "24"]),
        ],
        rulings: &[RESTORED],
        right: "p b p b p",
        then: "Banco 0 6",
        open: &[],
    },
    Case {
        letter: 'F',
        laid: "2h/p 6c/b Ks/p Kd/b 8s/p 2d/b",
        how: "over banker",
        mistakes: &[
            ("AfterTheEnd(6)", ["63", "13", "51", "19", "24"]),
            ("TooMany(Banco)", ["63", "13", "51", "19", "24"]),
        ],
        rulings: &[RESTORED, BURNED, NEVER_BACK, PASSES, KEEPS],
        right: "p b p b p x",
        then: "Banco 0 6",
        open: &[OPEN_BURNED],
    },
    Case {
        letter: 'G',
        laid: "2h/p 5c/b Ks/p Kd/b 4s/p",
        how: "over",
        mistakes: &[("NotDrawn(Banco)", ["62", "13", "50", "19", "23"])],
        rulings: &[RESTORED, ("StillToDraw(Banco)", ["62", "13", "50", "19", "23"])],
        right: "p b p b p",
        then: "Banco",
        open: &[],
    },
    Case {
        letter: 'G',
        laid: "2h/p 5c/b Ks/p Kd/b",
        how: "paid-banco",
        mistakes: &[("NotDrawn(Punto)", ["57", "09", "47", "15", "17"])],
        rulings: &[
            RESTORED,
            ("StillToDraw(Punto)", ["57", "09", "47", "15", "17"]),
            ("CallIsVoid(Banco)", ["-", "-", "-", "-", "26"]),
            ("PayAgain", ["-", "-", "-", "-", "26"]),
        ],
        right: "p b p b",
        then: "Punto",
        open: &[OPEN_WHEN],
    },
    Case {
        letter: 'H',
        laid: "2h/p 9c/p Ks/b Kd/b",
        how: "",
        mistakes: &[("FirstFour(2, Banco)", ORDER), ("FirstFour(3, Punto)", ORDER)],
        rulings: &[RESTORED],
        right: "p b p b",
        then: "Banco 2 9",
        open: &[],
    },
    Case {
        letter: 'I',
        laid: "2h/p 5c/b Ks/p",
        how: "read3",
        mistakes: &[("FirstDeal(3)", ORDER)],
        rulings: &[RESTORED, ("StillToDraw(Banco)", ORDER)],
        right: "p b p",
        then: "Banco",
        open: &[],
    },
    Case {
        letter: 'I',
        laid: "2h/p 5c/b Ks/p Kd/b 4s/a",
        how: "read5 banker",
        mistakes: &[("FirstDeal(5)", ORDER), ("LeftApart(5, Punto)", ["54", "13", "46", "-", "13"])],
        rulings: &[RESTORED, ("StillToDraw(Banco)", ["62", "13", "50", "19", "23"]), PASSES, KEEPS],
        right: "p b p b p",
        then: "Banco",
        open: &[],
    },
    Case {
        letter: 'I',
        laid: "2h/p 9c/b Ks/p Kd/b 4s/a",
        how: "read5",
        mistakes: &[("FirstDeal(5)", ORDER), ("AfterTheEnd(5)", ["59", "06", "43", "14", "*15"])],
        rulings: &[RESTORED, BURNED, NEVER_BACK],
        right: "p b p b x",
        then: "Banco 2 9",
        open: &[OPEN_BURNED],
    },
    Case {
        letter: 'J',
        laid: "2h/p 6c/b Ks/p Kd/b 8s/p",
        how: "paid-punto banker",
        mistakes: &[("WrongCall(Punto)", ["35", "04", "21", "-", "-"])],
        rulings: &[
            ("PutRight", ["-", "-", "-", "-", "26"]),
            ("CallAgain(Banco)", ["-", "-", "-", "-", "26"]),
            ("PayAgain", ["-", "-", "-", "-", "26"]),
        ],
        right: "p b p b p",
        then: "Banco 0 6",
        open: &[("UntilWhen", ["-", "-", "-", "-", "26"])],
    },
    Case {
        letter: 'J',
        laid: "6h/p 6c/b Ks/p Kd/b",
        how: "called-banco gone",
        mistakes: &[("WrongCall(Banco)", ["-", "16", "22", "-", "-"])],
        rulings: &[TOO_LATE, ("Null", ["-", "!", "-", "-", "-"]), DIRECTION],
        right: "u u u u",
        then: "",
        open: &[
            ("UntilWhen", ["-", "-", "-", "-", "26"]),
            ("StakesOfANullCoup", ["-", "!", "-", "-", "-"]),
            ("NullOnTheBoard", ["-", "!", "-", "-", "-"]),
        ],
    },
    Case {
        letter: 'K',
        laid: "6h/p 3c/b Ks/p Kd/b 2s/p",
        how: "called-banco gone",
        mistakes: &[
            ("ForTheOther(5, Banco)", ["60", "-", "-", "19", "-"]),
            ("TooMany(Punto)", ["57", "10", "47", "-", "17"]),
            ("WrongCall(Banco)", ["35", "04", "21", "-", "-"]),
        ],
        rulings: &[TOO_LATE, NULL, DIRECTION],
        right: "u u u u u",
        then: "",
        open: &[OPEN_WHEN, OPEN_STAKES, OPEN_BOARD],
    },
    Case {
        letter: 'L',
        laid: "6h/p 3c/b Ks/p Kd/b 2s/p",
        how: "banker",
        mistakes: &[
            ("ForTheOther(5, Banco)", ["60", "-", "-", "19", "-"]),
            ("TooMany(Punto)", ["57", "10", "47", "-", "17"]),
        ],
        rulings: &[RESTORED, PASSES, KEEPS],
        right: "p b p b b",
        then: "Punto 6 5",
        open: &[],
    },
    Case {
        letter: 'L',
        laid: "6h/p",
        how: "open banker",
        mistakes: &[("BeforeTheStop", ["73", "-", "-", "-", "-"])],
        rulings: &[
            NEVER_BACK,
            ("BegunIsDealt", ["75", "-", "-", "-", "-"]),
            ("StillToDraw(Banco)", ORDER),
            ("BankerPasses", ["-", "!", "-", "!", "!"]),
            KEEPS,
        ],
        right: "p",
        then: "Banco",
        open: &[("EarlyCostsTheShoe", ["78", "!", "-", "!", "!"])],
    },
];

pub(crate) fn placed_cards(text: &str) -> Vec<TableCard> {
    let one = |piece: &str| {
        let (card, on) = piece.split_once('/').expect("a card and where it lies");
        let on = match on {
            "p" => Some(Side::Punto),
            "b" => Some(Side::Banco),
            _ => None,
        };
        TableCard::new(cards(card)[0], on)
    };
    text.split_whitespace().map(one).collect()
}

fn incident(case: &Case) -> TableState {
    let mut incident = TableState::from_cards(placed_cards(case.laid));
    for word in case.how.split_whitespace() {
        match word {
            "open" => incident.bets = BetsState::Open,
            "read3" => incident.read_after = Some(3),
            "read5" => incident.read_after = Some(5),
            "over" => incident.stage = CoupStage::Over,
            "called-banco" => incident.stage = CoupStage::Called(Chance::Banco),
            "paid-banco" => incident.stage = CoupStage::Paid(Chance::Banco),
            "paid-punto" => incident.stage = CoupStage::Paid(Chance::Punto),
            "gone" => incident = incident.with_cards_discarded(),
            "banker" => incident.by = Person::Banker,
            "croupier" => incident.by = Person::Croupier,
            other => panic!("{other}"),
        }
    }
    incident
}

/// Each rule about mis-draws with what it rests on.
fn cited(reasons: &[Reason]) -> Vec<String> {
    let one = |reason: &Reason| {
        let rule = match reason.rule {
            Rule::Mistake(mistake) => format!("{mistake:?}"),
            Rule::Remedy(ruling) => format!("{ruling:?}"),
            Rule::OpenQuestion(open) => format!("{open:?}"),
            _ => return None,
        };
        let mark = if matches!(reason.basis, Basis::Corrected(_)) { "*" } else { "" };
        Some(format!("{rule} {mark}{}", reason.basis))
    };
    reasons.iter().filter_map(one).collect()
}

/// The same as the table has it for one house.
fn expected(applied: &[Applied], column: usize) -> Vec<String> {
    let one = |(rule, bases): &Applied| match bases[column] {
        "!" => None,
        "-" => Some(format!("{rule} silent, by convention")),
        corrected if corrected.starts_with('*') => Some(format!("{rule} *S{column}-{}", &corrected[1..])),
        clause => Some(format!("{rule} S{column}-{clause}")),
    };
    applied.iter().filter_map(one).collect()
}

fn right(judgement: &Judgement) -> String {
    let letters = judgement.cards.iter().map(|belongs| match belongs {
        CardDestination::To(Side::Punto) => "p",
        CardDestination::To(Side::Banco) => "b",
        CardDestination::Burned => "x",
        CardDestination::Used => "u",
        CardDestination::BackToShoe => "back",
        CardDestination::NextCoup => "next",
        CardDestination::SetAside => "s",
    });
    letters.collect::<Vec<_>>().join(" ")
}

fn then(judgement: &Judgement) -> String {
    match (judgement.to_draw, judgement.outcome) {
        (Some(side), None) => format!("{side:?}"),
        (None, Some(CoupOutcome { winner, points, .. })) => format!("{winner:?} {} {}", points.punto, points.banco),
        (None, None) => String::new(),
        (Some(_), Some(_)) => panic!("a coup that is over wants a card"),
    }
}

#[test]
fn misdraw_every_case_of_the_matrix_is_judged_as_its_house_says() {
    for case in CASES {
        for (column, id) in HOUSES.into_iter().enumerate() {
            let judgement = judge(house(id), &incident(case));
            let at = format!("{} {}: {} {}", case.letter, id, case.laid, case.how);
            assert_eq!(cited(&judgement.mistakes), expected(case.mistakes, column), "{at}");
            assert_eq!(cited(&judgement.reasons), expected(case.rulings, column), "{at}");
            assert_eq!(cited(&judgement.unsettled), expected(case.open, column), "{at}");
            assert_eq!((right(&judgement).as_str(), then(&judgement).as_str()), (case.right, case.then), "{at}");
            let passes =
                judgement.reasons.iter().any(|reason| reason.rule == Rule::Remedy(MisdrawRemedy::BankerPasses));
            assert_eq!(judgement.banker_passes, passes, "{at}");
            assert_eq!(judgement.verdict, verdict_spoken(&judgement), "{at}");
        }
    }
    let letters: std::collections::BTreeSet<char> = CASES.iter().map(|case| case.letter).collect();
    assert!(letters.into_iter().eq('A'..='L'), "every letter of the matrix has a case");
}

/// The verdict by the ruling that is given for it.
pub(crate) fn verdict_spoken(judgement: &Judgement) -> CoupVerdict {
    let said = |ruling| judgement.reasons.iter().any(|reason| reason.rule == Rule::Remedy(ruling));
    match [MisdrawRemedy::PutRight, MisdrawRemedy::Null, MisdrawRemedy::DirectionDecides].map(said) {
        [false, false, false] => CoupVerdict::Stands,
        [true, false, false] => CoupVerdict::Restored,
        [false, true, false] => CoupVerdict::Null,
        [false, false, true] => CoupVerdict::DirectionDecides,
        more => panic!("{more:?}"),
    }
}

#[test]
fn misdraw_a_coup_without_a_mistake_stands_wherever_its_cards_are() {
    for id in HOUSES {
        for (text, stage) in [
            ("2h/p", CoupStage::UnderWay),
            ("2h/p 5c/b Ks/p Kd/b", CoupStage::UnderWay),
            ("2h/p 9c/b Ks/p Kd/b", CoupStage::Called(Chance::Banco)),
            ("2h/p 6c/b Ks/p Kd/b 8s/p", CoupStage::Paid(Chance::Banco)),
        ] {
            let incident = TableState { stage, ..TableState::from_cards(placed_cards(text)) };
            let judgement = judge(house(id), &incident);
            assert_eq!((judgement.mistakes.len(), judgement.verdict), (0, CoupVerdict::Stands), "{id}: {text}");
            assert_eq!(cited(&judgement.reasons).len(), usize::from(judgement.to_draw.is_some()), "{id}: {text}");
            let gone = incident.with_cards_discarded();
            let gone = judge(house(id), &gone);
            assert_eq!(gone.verdict == CoupVerdict::Stands, judgement.outcome.is_some(), "{id}: {text}");
        }
        let nothing = judge(house(id), &TableState::from_cards(Vec::new()));
        assert_eq!((nothing.verdict, nothing.to_draw), (CoupVerdict::Stands, Some(Side::Punto)), "{id}");
    }
}

#[test]
fn misdraw_a_card_of_which_the_packs_have_no_copy_left_is_foreign() {
    let seven = "Kh/p Kh/b Kh/p Kh/b Kh/p Kh/b Kh/a";
    let foreign = |id| {
        let judgement = judge(house(id), &TableState::from_cards(placed_cards(seven)));
        judgement.made().any(|mistake| mistake == Mistake::OneCopyTooMany(7))
    };
    assert!(foreign("article-57-13"));
    assert!(!foreign("monte-carlo"), "eight packs hold seven");
}

#[test]
fn misdraw_a_house_of_a_trainers_own_may_order_otherwise() {
    let (_, text) = HouseLibrary::built_in_files().find(|(name, _)| *name == "article-57-13.ron").expect("a house");
    let laid = placed_cards("6h/p 7c/b Ks/p Kd/b 2s/p");
    for (edits, verdict, extra, ruling) in [
        (
            &[("restore: Stated(true", "restore: Stated(false")][..],
            CoupVerdict::Null,
            CardDestination::Burned,
            "NotPutRight",
        ),
        (
            &[("is_burned: Stated(true, \"S0-77", "is_burned: Stated(false, \"S0-77")],
            CoupVerdict::Restored,
            CardDestination::NextCoup,
            "NextCoup",
        ),
        (
            &[
                ("is_burned: Stated(true, \"S0-77", "is_burned: Stated(false, \"S0-77"),
                ("card_may_return: Stated(false", "card_may_return: Stated(true"),
            ],
            CoupVerdict::Restored,
            CardDestination::BackToShoe,
            "BackToShoe",
        ),
    ] {
        let edited = edits.iter().fold(text.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replace(from, to)
        });
        let house = House::read("article-57-13.ron", &edited).expect("a house with other mis-draws");
        let judgement = judge(&house, &TableState::from_cards(laid.clone()));
        assert_eq!((judgement.verdict, judgement.cards[4]), (verdict, extra));
        assert!(cited(&judgement.reasons).iter().any(|said| said.starts_with(ruling)), "{ruling}");
    }
}
