//! Proofs of authored answers in every house: the oracle's answer, written down as an author would
//! write it, is accepted in thousands of dealt scenes, and the same with a fault in it is named at its very place.

use tailleur::drill::authored::{
    Asking, ChipsIs, ChoiceIs, Deal, FixedPart, FixedQuestion, FixedScene, Heap, MoneyIs, NumberIs, Objection, Pieces,
    Stake,
};
use tailleur::drill::question::{Answer, AnswerForm, CardBack, LaidCard, LaidShoe, LaidStake, Question, Scene};
use tailleur::drill::{
    Burn, ChangeColour, ChangeWay, Commission, CountHand, Drill, LayoutOfStakes, PayInChips, Payout, ReadStack,
    TableauFromMemory, ThirdCard, Winner,
};
use tailleur::i18n::Language;
use tailleur::i18n::LocalizedText;
use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::text_key::TextKey;
use tailleur::rules::bet::Spot;
use tailleur::rules::calls::Announcement;
use tailleur::rules::house::House;
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Side;
use tailleur::text;
use tailleur::text_key;

use crate::drill::every_drill::{hands, houses, payout, point, seen, winner};
use crate::drill::oracle::coups::{asked_side, third_card};
use crate::drill::oracle::{self, calls, chips, commission, layout_of_stakes, tableau_from_memory};

/// So many scenes are dealt for each decision of a drill in each house.
const SCENES: u64 = 12;

/// A question as its author would write it.
pub(crate) fn question(scene: FixedScene, answer: Asking) -> FixedQuestion {
    FixedQuestion {
        id: "asked".to_owned(),
        scene,
        asks: None,
        answer,
        hints: Vec::new(),
        because: None,
        clause: None,
        incident: None,
    }
}

fn fixed(scene: &Scene) -> FixedScene {
    let stake = |(place, laid): (usize, &LaidStake)| Stake {
        seat: laid.seat,
        spot: laid.spot,
        amount: laid.amount,
        standing: scene.standing.contains(&place),
    };
    FixedScene {
        punto: seen(&scene.hands.punto),
        banco: seen(&scene.hands.banco),
        to_come: scene.to_come.clone(),
        stakes: scene.stakes.iter().enumerate().map(stake).collect(),
        announced: scene.announced,
        table: scene.table,
        chips: scene.chips.iter().map(|laid| Heap { value: laid.value, count: laid.count }).collect(),
        turned: match scene.shoe {
            Some(LaidShoe::Turned(card, _)) => Some(card),
            _ => None,
        },
        ..FixedScene::default()
    }
}

/// Each dealt scene: the question with its right answer, and the same with another.
struct Written {
    right: Asking,
    wrong: Vec<Asking>,
    /// The answer as journals write it, by the reckoning of the tests.
    expected: String,
    /// The path of what is wrong.
    at: &'static str,
}

/// Deals questions of a drill and has an author write each of them down.
fn written_down(drill: &dyn Drill, write: impl Fn(&House, &Question) -> Option<Written>) -> usize {
    let mut cases = 0;
    for house in houses() {
        for decision in 0..drill.decisions(&house).len() {
            for seed in 0..SCENES {
                let posed = drill.pose(decision, &house, &mut SeededRng::from_seed(seed)).expect("the drill asks it");
                let Some(written) = write(&house, &posed.question) else { continue };
                prove(&house, fixed(&posed.question.scene), &written);
                cases += 1;
            }
        }
    }
    cases
}

/// The right answer is accepted and marked right; each wrong one is named where it stands.
fn prove(house: &House, scene: FixedScene, Written { right, wrong, expected, at }: &Written) {
    let asked = question(scene, right.clone());
    let objections = asked.objections(house);
    assert_eq!(objections, [], "{} accuses {asked:?}", house.id);
    let drill = authored(vec![asked.clone()]);
    let posed = drill.pose(0, house, &mut SeededRng::from_seed(1)).expect("it is posed");
    assert_eq!(posed.question.form.format_answer(&posed.key.answer), *expected, "{}: {asked:?}", house.id);
    assert!(posed.key.mark(posed.key.answer.clone()).right);
    assert!(!posed.key.reasons.is_empty());
    for wrong in wrong {
        let planted = FixedQuestion { answer: wrong.clone(), ..asked.clone() };
        let objections = planted.objections(house);
        let [Objection { at: found, what, house_specific: true, .. }] = objections.as_slice() else {
            panic!("{} lets this pass: {planted:?}\n{objections:?}", house.id)
        };
        assert_eq!((found.as_str(), what.key.as_str()), (*at, "flaw-asked-right"), "{planted:?}");
        let names: Vec<&str> = what.facts.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["found", "decided", "why", "clause"]);
        // However wrong he is, what is posed is what the referee decides.
        let posed = authored(vec![planted]).pose(0, house, &mut SeededRng::from_seed(1));
        assert!(posed.is_none_or(|posed| posed.question.form.format_answer(&posed.key.answer) == *expected));
    }
}

pub(crate) fn authored(questions: Vec<FixedQuestion>) -> tailleur::drill::authored::Authored {
    tailleur::drill::authored::Authored { pack: "mine".to_owned(), questions }
}

#[test]
fn whether_a_side_draws_is_proved() {
    let cases = written_down(&ThirdCard::default(), |_, question| {
        let side = asked_side(&question.prompt);
        let (expected, _) = third_card(question);
        let choice = |right: &str| Asking::Choice {
            options: Vec::new(),
            right: Some(right.to_owned()),
            is: Some(ChoiceIs::DrawOrStand(side)),
        };
        let wrong = if expected == "draw" { "stand" } else { "draw" };
        let wrong = vec![choice(wrong), choice("punto")];
        Some(Written { right: choice(&expected), wrong, expected, at: "answer.right" })
    });
    assert!(cases > 5_000, "{cases}");
}

#[test]
fn what_wins_is_proved() {
    let cases = written_down(&Winner::default(), |_, question| {
        let expected = winner(&hands(question)).to_owned();
        let choice = |right: &str| Asking::Choice {
            options: Vec::new(),
            right: Some(right.to_owned()),
            is: Some(ChoiceIs::Winner),
        };
        let wrong = ["punto", "banco", "egalite"].into_iter().filter(|id| *id != expected).map(choice).collect();
        Some(Written { right: choice(&expected), wrong, expected, at: "answer.right" })
    });
    assert!(cases >= 200, "{cases}");
}

fn number(right: u32, is: NumberIs) -> Asking {
    Asking::Number { right: Some(right), most: None, margin: None, is: Some(is) }
}

#[test]
fn points_and_burned_cards_are_proved() {
    let count = |_: &House, question: &Question| {
        let is = NumberIs::Point(asked_side(&question.prompt));
        let [punto, banco] = hands(question);
        let right = point(if punto.is_empty() { &banco } else { &punto });
        let wrong = (0..12).filter(|number| *number != right).map(|number_| number(number_, is)).collect();
        Some(Written { right: number(right, is), wrong, expected: right.to_string(), at: "answer.right" })
    };
    let burned = |_: &House, question: &Question| {
        let (expected, _) = oracle::burn(question);
        let right: u32 = expected.parse().unwrap();
        let wrong = [right - 1, right + 1, 0].map(|other| number(other, NumberIs::Burned)).into();
        Some(Written { right: number(right, NumberIs::Burned), wrong, expected, at: "answer.right" })
    };
    let cases = written_down(&CountHand::default(), count) + written_down(&Burn::default(), burned);
    assert!(cases > 2_000, "{cases}");
}

fn money(right: u64, is: MoneyIs) -> Asking {
    Asking::Money { right: Some(Money::coins(right)), is: Some(is) }
}

/// A sum with the faults that people make: nothing, one more coin, the double.
fn sum(expected: String, is: impl Fn(u64) -> Asking) -> Written {
    let right: u64 = expected.parse().unwrap();
    let wrong = [0, right + 1, right * 2].into_iter().filter(|other| *other != right).map(&is).collect();
    Written { right: is(right), wrong, expected, at: "answer.right" }
}

#[test]
fn payments_commissions_and_heaps_are_proved() {
    let paid = |house: &House, question: &Question| {
        let LaidStake { seat, spot, .. } = question.scene.stakes[0];
        Some(sum(payout(house, question).0, |right| money(right, MoneyIs::Paid(seat, spot))))
    };
    let kept = |_: &House, question: &Question| {
        let LaidStake { seat, spot, .. } = question.scene.stakes[0];
        Some(sum(commission(question).0, |right| money(right, MoneyIs::Commission(seat, spot))))
    };
    let worth = |house: &House, question: &Question| {
        Some(sum(chips::read(house, question).0, |right| money(right, MoneyIs::Worth)))
    };
    let cases = written_down(&Payout { also_unpaid: true, ..Payout::default() }, paid)
        + written_down(&Commission { seats: vec![1], ..Commission::default() }, kept)
        + written_down(&ReadStack::default(), worth);
    assert!(cases > 800, "{cases}");
}

/// Pieces as journals write them, as an author writes them.
fn pieces(written: &str) -> Vec<Pieces> {
    let one = |entry: &str| {
        let (count, value) = entry.split_once('x').unwrap();
        Pieces { value: Money::coins(value.parse().unwrap()), count: count.parse().unwrap() }
    };
    written.split('+').map(one).collect()
}

fn one_more(right: &[Pieces]) -> Vec<Pieces> {
    let mut more = right.to_vec();
    more[0].count += 1;
    more
}

#[test]
fn pieces_put_down_are_proved() {
    let of = |expected: String, fewest: bool, is: ChipsIs| {
        let asking = |right| Asking::Chips { right, fewest, is: Some(is) };
        let right = pieces(&expected);
        let wrong = vec![asking(one_more(&right))];
        Some(Written { right: asking(right), wrong, expected, at: "answer.right" })
    };
    let paid = |house: &House, question: &Question| {
        let LaidStake { seat, spot, .. } = question.scene.stakes[0];
        of(chips::pay(house, question).0, false, ChipsIs::Paid(seat, spot))
    };
    let changed = |house: &House, question: &Question| of(chips::change(house, question).0, true, ChipsIs::Worth);
    let up = ChangeColour { changes: vec![ChangeWay::Up], ..ChangeColour::default() };
    let cases = written_down(&PayInChips::default(), paid) + written_down(&up, changed);
    assert!(cases > 200, "{cases}");
}

/// The deeds of a table as journals write them, as an author writes them.
fn deals(written: &str, stakes: &[LaidStake]) -> Vec<Deal> {
    let one = |entry: &str| {
        let (stake, act) = entry.split_once(':').unwrap();
        let LaidStake { seat, spot, .. } = stakes[stake.parse::<usize>().unwrap()];
        match act {
            "collected" => Deal::Collected(seat, spot),
            paid => Deal::Paid(seat, spot, Money::coins(paid.parse().unwrap())),
        }
    };
    written.split(' ').map(one).collect()
}

#[test]
fn a_whole_table_is_proved_stake_by_stake() {
    let settled = |house: &House, question: &Question| {
        let (expected, _) = layout_of_stakes(house, question);
        let mut right = deals(&expected, &question.scene.stakes);
        // In whatever order he writes them.
        right.reverse();
        let mut other = right.clone();
        other[0] = match other[0] {
            Deal::Collected(seat, spot) => Deal::Paid(seat, spot, Money::coins(500)),
            Deal::Paid(seat, spot, paid) => Deal::Paid(seat, spot, paid.plus(Money::coins(1))),
        };
        let settle = |right| Asking::Settle { right };
        Some(Written { right: settle(right), wrong: vec![settle(other)], expected, at: "answer.right.0" })
    };
    let drill = LayoutOfStakes { standing: true, ..LayoutOfStakes::default() };
    let cases = written_down(&drill, settled);
    assert!(cases > 400, "{cases}");
}

#[test]
fn rows_of_the_tableau_are_proved_cell_by_cell() {
    let drill = TableauFromMemory { rows: (0..8).map(|row| row.try_into().unwrap()).collect(), ..Default::default() };
    let cases = written_down(&drill, |_, question| {
        let AnswerForm::Grid(grid) = &question.form else { panic!("a grid is asked") };
        let (expected, _) = tableau_from_memory(question);
        let letters: String = expected.chars().map(|letter| if letter == 'T' { 'D' } else { 'S' }).collect();
        let rows: Vec<String> =
            letters.as_bytes().chunks(11).map(|row| String::from_utf8(row.into()).unwrap()).collect();
        let asking = |right: Vec<String>| Asking::Grid { rows: grid.rows.clone(), right };
        let flipped = |cell: usize| {
            let mut rows = rows.clone();
            let other = if rows[0].as_bytes()[cell] == b'D' { "S" } else { "D" };
            rows[0].replace_range(cell..=cell, other);
            asking(rows)
        };
        let wrong = (0..11).map(flipped).collect();
        Some(Written { right: asking(rows.clone()), wrong, expected, at: "answer.right.0" })
    });
    assert!(cases > 400, "{cases}");
}

fn due(house: &House, scene: &Scene, keys: &[TextKey]) -> (String, String) {
    let scene = Scene { narration: keys.iter().copied().map(Phrase::plain).collect(), ..scene.clone() };
    calls::due(house, &Question { scene, prompt: text!("ask-call"), form: AnswerForm::Call(Vec::new()) })
}

#[test]
fn calls_are_proved_word_by_word() {
    let call = |words: &str, is: Announcement| Asking::Call {
        right: Some(words.to_owned()),
        also: Vec::new(),
        tiles: Vec::new(),
        is: Some(is),
    };
    let aloud = |words: &str, is: Announcement| Asking::Aloud {
        right: Some(words.to_owned()),
        points: Vec::new(),
        is: Some(is),
    };
    let mut cases = 0;
    for house in houses() {
        for (decision, seed) in (0..3).flat_map(|decision| (0..12).map(move |seed| (decision, seed))) {
            let posed = Winner::default().pose(decision, &house, &mut SeededRng::from_seed(seed)).unwrap();
            let whole = posed.question.scene;
            let mut two = whole.clone();
            two.hands.punto.truncate(2);
            two.hands.banco.truncate(2);
            let mut punto_only = two.clone();
            punto_only.hands.banco = vec![LaidCard::Down(CardBack::Blue); 2];
            let mut found = vec![
                (due(&house, &punto_only, &[]).0, Announcement::Point(Side::Punto), &two),
                (due(&house, &two, &[]).0, Announcement::Point(Side::Banco), &two),
                (due(&house, &whole, &[text_key!("told-points-called")]).0, Announcement::Final, &whole),
            ];
            let drawn = due(&house, &two, &[text_key!("told-points-called")]);
            match drawn.1.as_str() {
                "call-card-for-punto" => found.push((drawn.0, Announcement::CardFor(Side::Punto), &two)),
                "call-card-for-banco" => found.push((drawn.0, Announcement::CardFor(Side::Banco), &two)),
                _ => {}
            }
            for (words, is, scene) in found {
                let other = words.replace(|letter: char| letter.is_ascii_digit(), "11") + " zut";
                let marks = |asking: &Asking| {
                    let posed = authored(vec![question(fixed(scene), asking.clone())]);
                    let posed = posed.pose(0, &house, &mut SeededRng::from_seed(1)).unwrap();
                    posed.question.form.format_answer(&posed.key.answer)
                };
                for (right, wrong) in [(call(&words, is), call(&other, is)), (aloud(&words, is), aloud(&other, is))] {
                    let expected = marks(&right);
                    assert!(matches!(right, Asking::Aloud { .. }) || expected == words, "{expected}, not {words}");
                    prove(&house, fixed(scene), &Written { right, wrong: vec![wrong], expected, at: "answer.right" });
                    cases += 1;
                }
            }
        }
    }
    assert!(cases > 1_200, "{cases}");
}

/// Lines answered together are proved each by itself, and a fault is named in its line.
#[test]
fn lines_of_a_composed_answer_are_proved_each_by_itself() {
    for house in houses() {
        for seed in 0..200 {
            let posed = Winner::default().pose(seed as usize % 3, &house, &mut SeededRng::from_seed(seed)).unwrap();
            let [punto, banco] = hands(&posed.question);
            let wins = winner(&[punto.clone(), banco.clone()]).to_owned();
            let (punto, banco) = (point(&punto), point(&banco));
            let part = |answer| FixedPart { asks: None, answer };
            let lines = |wins: &str, punto, banco| {
                let wins = Some(wins.to_owned());
                Asking::Several(vec![
                    part(Asking::Choice { options: Vec::new(), right: wins, is: Some(ChoiceIs::Winner) }),
                    part(number(punto, NumberIs::Point(Side::Punto))),
                    part(number(banco, NumberIs::Point(Side::Banco))),
                ])
            };
            let expected = format!("{wins},{punto},{banco}");
            for (planted, at) in [
                (lines("nobody", punto, banco), "answer.0.0.answer.right"),
                (lines(&wins, punto + 1, banco), "answer.0.1.answer.right"),
                (lines(&wins, punto, banco + 1), "answer.0.2.answer.right"),
            ] {
                let right = lines(&wins, punto, banco);
                let written = Written { right, wrong: vec![planted], expected: expected.clone(), at };
                prove(&house, fixed(&posed.question.scene), &written);
            }
        }
    }
}

/// A sign on the table decides too: what may not stand is not paid, and what lies above goes back.
#[test]
fn what_the_sign_on_the_table_does_not_let_stand_is_not_paid() {
    let stake = |seat, spot, amount| Stake { seat, spot, amount: Money::coins(amount), standing: false };
    let card = |text: &str| text.parse().unwrap();
    let scene = FixedScene {
        punto: vec![card("9h"), card("Kd")],
        banco: vec![card("7s"), card("Qc")],
        stakes: vec![stake(1, Spot::Punto, 5_000), stake(2, Spot::Punto, 60_000), stake(3, Spot::Punto, 100)],
        limits: Some(tailleur::drill::authored::Limit { min: Money::coins(1_000), max: Money::coins(50_000) }),
        ..FixedScene::default()
    };
    for house in houses() {
        let above = if house.id == "venezia-malta" { 50_000 } else { 0 };
        for (seat, paid) in [(1, 5_000), (2, above), (3, 0)] {
            let asked = question(scene.clone(), money(paid, MoneyIs::Paid(seat, Spot::Punto)));
            assert_eq!(asked.objections(&house), [], "{} pays seat {seat} {paid}", house.id);
        }
    }
}

/// The first copy of a card that no shoe of the house can hold is named, wherever it lies, and nothing else is.
#[test]
fn one_copy_of_a_card_too_many_is_named() {
    for house in houses() {
        let packs = usize::from(*house.shoe.packs.value());
        let card: tailleur::rules::card::Card = "6h".parse().unwrap();
        let apart = vec![card; packs + 2];
        let scene = FixedScene { punto: vec![card], apart, turned: Some(card), ..FixedScene::default() };
        let asked = FixedQuestion {
            asks: Some(english("How many?")),
            ..question(scene, Asking::Number { right: Some(1), most: None, margin: None, is: None })
        };
        let at: Vec<String> = asked.objections(&house).into_iter().map(|objection| objection.at).collect();
        let expected = if packs == 1 { "scene.punto.0".to_owned() } else { format!("scene.apart.{}", packs - 2) };
        assert_eq!(at, [expected], "{}", house.id);
    }
}

/// A text in English alone.
pub(crate) fn english(text: &str) -> LocalizedText {
    LocalizedText::from_languages([(Language::English, text.to_owned())])
}

/// An author's number with a margin, and which answers it accepts.
#[test]
fn a_margin_accepts_what_is_near_and_no_more() {
    let number = |right, most, margin| Asking::Number { right: Some(right), most, margin: Some(margin), is: None };
    for (answer, accepted) in [
        (number(47, None, 2), 45..=49),
        (number(1, None, 3), 0..=4),
        (number(98, None, 5), 93..=99),
        (number(312, Some(999), 10), 302..=322),
    ] {
        let asked = FixedQuestion { asks: Some(english("How many?")), ..question(FixedScene::default(), answer) };
        for house in houses() {
            assert_eq!(asked.objections(&house), []);
            let posed = asked.posed(&house, &mut SeededRng::from_seed(1)).unwrap();
            for given in 0..400 {
                let is_right = posed.key.mark(Answer::Number(given)).right;
                assert_eq!(is_right, accepted.contains(&given), "{given} for {:?}", posed.key.answer);
            }
        }
    }
}

#[test]
fn words_that_are_also_correct_count_and_can_be_composed() {
    let answer = Asking::Call {
        right: Some("Les jeux sont faits".to_owned()),
        also: vec!["Rien ne va plus".to_owned()],
        tiles: vec!["Messieurs".to_owned()],
        is: None,
    };
    let asked = FixedQuestion { asks: Some(english("Close the betting.")), ..question(FixedScene::default(), answer) };
    for house in houses() {
        assert_eq!(asked.objections(&house), []);
        let posed = asked.posed(&house, &mut SeededRng::from_seed(1)).unwrap();
        let AnswerForm::Call(tiles) = &posed.question.form else { panic!("{:?}", posed.question.form) };
        for word in "Les jeux sont faits Rien ne va plus Messieurs".split(' ') {
            assert!(tiles.iter().any(|tile| tile == word), "{word} in {tiles:?}");
        }
        for (given, is_right) in
            [("les jeux sont faits.", true), ("Rien ne va plus !", true), ("Rien ne va", false), ("Messieurs", false)]
        {
            assert_eq!(posed.key.mark(Answer::Call(given.to_owned())).right, is_right, "{given}");
        }
    }
}

#[test]
fn a_margin_or_other_words_that_mean_nothing_are_named() {
    let number = |margin, is| Asking::Number { right: Some(5), most: Some(9), margin: Some(margin), is };
    let call = |also: &[&str], is| Asking::Call {
        right: Some("No more bets".to_owned()),
        also: also.iter().map(|words| (*words).to_owned()).collect(),
        tiles: Vec::new(),
        is,
    };
    let line = FixedPart { asks: Some(english("How many?")), answer: number(1, None) };
    for (answer, at) in [
        (number(0, None), "answer.margin"),
        (number(9, None), "answer.margin"),
        (number(1, Some(NumberIs::Burned)), "answer.margin"),
        (Asking::Several(vec![line]), "answer.0.0.answer.margin"),
        (call(&["no more bets!"], None), "answer.also.0"),
        (call(&["Bets closed", "bets, closed"], None), "answer.also.1"),
        (call(&[" "], None), "answer.also.0"),
        (call(&["Bets closed"], Some(Announcement::Final)), "answer.also"),
    ] {
        let asked = FixedQuestion { asks: Some(english("What?")), ..question(FixedScene::default(), answer.clone()) };
        let house = &houses()[0];
        let found: Vec<String> = asked.objections(house).into_iter().map(|objection| objection.at).collect();
        assert_eq!(found, [at], "{answer:?}");
    }
}
