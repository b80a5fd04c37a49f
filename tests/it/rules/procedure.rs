//! The order of a coup and of an opening in every house and at every table, against the pairs that were
//! written down a second time from the texts.

use std::collections::BTreeSet;

use tailleur::describe::question::describe_key;
use tailleur::drill::marking::Tolerance;
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::drill::{CoupInOrder, CoupPart, Drill as _, FaultInTheCoup, OpeningInOrder};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::{House, HouseLibrary, TableSize};
use tailleur::rules::procedure::{Course, ProcedureStep, StepOrder, StepPair, first_violation};
use tailleur::rules::reason::Rule;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::BySide;

use crate::drill::oracle::procedure::{Order, coup, is_in_order, opening};

/// Every course that a coup can take.
fn courses() -> impl Iterator<Item = Course> {
    (0..8).map(|bits| {
        let thirds = BySide { punto: bits & 1 != 0, banco: bits & 2 != 0 };
        Course { thirds, hand_falls: bits & 4 != 0 }
    })
}

fn ids(procedure: &StepOrder) -> Vec<&'static str> {
    procedure.in_order().map(ProcedureStep::id).collect()
}

/// All pairs that follow from those of a procedure.
fn closure(procedure: &StepOrder) -> BTreeSet<(&'static str, &'static str)> {
    let mut before: BTreeSet<_> = procedure.pairs.iter().map(|pair| (pair.first.id(), pair.then.id())).collect();
    for middle in ids(procedure) {
        let firsts: Vec<_> = before.iter().filter(|pair| pair.1 == middle).map(|pair| pair.0).collect();
        let thens: Vec<_> = before.iter().filter(|pair| pair.0 == middle).map(|pair| pair.1).collect();
        before.extend(firsts.iter().flat_map(|first| thens.iter().map(|then| (*first, *then))));
    }
    before
}

/// Every coup of every house at every table, with its order as the test has it.
fn every_coup(mut see: impl FnMut(&House, TableSize, Course, &StepOrder, &Order)) {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            for course in courses() {
                let procedure = StepOrder::for_coup(house, table.size, course);
                let whole = coup(house, table.size == TableSize::Large);
                let left_out = |step: &&str| match *step {
                    "third-punto" => !course.thirds.punto,
                    "third-banco" => !course.thirds.banco,
                    "pass-shoe" => !course.hand_falls,
                    _ => false,
                };
                let steps: Vec<_> = whole.steps.iter().copied().filter(|step| !left_out(step)).collect();
                see(house, table.size, course, &procedure, &whole.among(&steps));
            }
        }
    }
}

#[test]
fn a_coup_has_the_steps_and_the_pairs_of_its_text_and_no_others() {
    every_coup(|house, size, course, procedure, order| {
        let case = format!("{} {size:?} {course:?}", house.id);
        assert_eq!(ids(procedure), order.steps, "{case}");
        assert_eq!(closure(procedure), order.before, "{case}");
    });
}

#[test]
fn an_opening_has_the_steps_and_the_pairs_of_its_text_and_no_others() {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            let procedure = StepOrder::for_opening(house, table.size);
            let order = opening(house, table.size == TableSize::Large);
            assert_eq!(ids(&procedure), order.steps, "{} {:?}", house.id, table.size);
            assert_eq!(closure(&procedure), order.before, "{} {:?}", house.id, table.size);
        }
    }
}

/// Pairs that a text states literally: the house, two steps and the clause.
const PRINTED: &[(&str, &str, &str, &str)] = &[
    ("article-57-13", "stop-bets", "draw-four", "S0-73"),
    ("article-57-13", "stop-bets", "sign-to-holder", "S0-46"),
    ("article-57-13", "take-punto", "turn-punto", "S0-48"),
    ("article-57-13", "call-punto", "turn-banco", "S0-52"),
    ("article-57-13", "third-punto", "third-banco", "S0-54"),
    ("article-57-13", "call-banco", "final-call", "S0-65"),
    ("article-57-13", "collect", "pay", "S0-66"),
    ("article-57-13", "pay", "put-away", "S0-71"),
    ("article-57-13", "put-away", "close-lid", "S0-72"),
    ("article-57-13", "cut", "stop-card", "S0-05"),
    ("article-57-13", "stop-card", "into-shoe", "S0-07"),
    ("article-57-13", "first-card", "burn", "S0-09"),
    ("article-57-13", "burn", "first-coup", "S0-09"),
    ("venezia-malta", "turn-banco", "third-punto", "S1-08"),
    ("guide-fr", "check-stakes", "stop-bets", "S2-37"),
    ("guide-fr", "place-stakes", "stop-bets", "S2-39"),
    ("guide-fr", "sign-to-holder", "draw-four", "S2-40"),
    ("guide-fr", "call-punto", "turn-banco", "S2-42"),
    ("guide-fr", "third-punto", "third-banco", "S2-46"),
    ("guide-fr", "collect", "pay", "S2-56"),
    ("guide-fr", "cut", "stop-card", "S2-15"),
    ("guide-fr", "stop-card", "into-shoe", "S2-17"),
    ("guide-fr", "first-card", "burn", "S2-18"),
    ("monte-carlo", "turn-punto", "turn-banco", "S3-09"),
    ("monte-carlo", "turn-banco", "third-punto", "S3-09"),
    ("monte-carlo", "shuffle", "cut", "S3-05"),
    ("monte-carlo", "cut", "stop-card", "S3-06"),
    ("monte-carlo", "first-card", "burn", "S3-07"),
    ("venezia", "turn-punto", "third-punto", "S4-13"),
    ("venezia", "draw-four", "turn-punto", "S4-11"),
];

#[test]
fn what_the_texts_print_is_cited_by_its_clause() {
    let shelf = HouseLibrary::built_in();
    for (id, first, then, clause) in PRINTED {
        let house = shelf.iter().find(|house| house.id == *id).unwrap();
        let size = house.tables[0].size;
        let [coup, opening] = [StepOrder::for_coup(house, size, Course::WHOLE), StepOrder::for_opening(house, size)];
        let mut pairs = coup.pairs.iter().chain(&opening.pairs);
        let is_it = |pair: &&StepPair| (pair.first.id(), pair.then.id()) == (*first, *then);
        let pair = pairs.find(is_it).unwrap_or_else(|| panic!("{id}: {first} before {then}"));
        assert_eq!(pair.basis.clause().map(|clause| clause.to_string()).as_deref(), Some(*clause), "{first} {then}");
    }
}

/// Every omission of one step and every exchange of two neighbours: it is a fault exactly where the
/// test's own pairs say so, and at the same line.
#[test]
fn every_omission_and_every_exchange_is_judged_by_the_pairs_alone() {
    let (mut judged, mut faults) = (0, 0);
    every_coup(|house, size, course, procedure, order| {
        let steps: Vec<ProcedureStep> = procedure.in_order().collect();
        assert_eq!(first_violation(procedure, &steps), None, "{} {size:?}", house.id);
        let omitted = (0..steps.len()).map(|at| {
            let mut row = steps.clone();
            row.remove(at);
            row
        });
        let exchanged = (1..steps.len()).map(|at| {
            let mut row = steps.clone();
            row.swap(at - 1, at);
            row
        });
        for row in omitted.chain(exchanged) {
            let names: Vec<&str> = row.iter().map(|step| step.id()).collect();
            let offence = first_violation(procedure, &row);
            let expected = order.first_early(&names);
            let at = offence.map(|offence| offence.at);
            let case = format!("{} {size:?} {course:?}: {names:?}", house.id);
            assert_eq!(at, expected.as_ref().map(|(at, _)| *at), "{case}");
            if let (Some(offence), Some((_, missing))) = (offence, expected) {
                assert!(missing.contains(&offence.pair.first.id()), "{case}");
            }
            judged += 1;
            faults += usize::from(offence.is_some());
        }
    });
    assert!(judged > 2_000 && faults > 1_500 && faults < judged, "{faults} of {judged}");
}

#[test]
fn the_order_stays_without_a_cycle_in_a_house_that_deals_otherwise() {
    let (name, text) = HouseLibrary::built_in_files().next().unwrap();
    let changes: &[(&str, &str)] = &[
        ("turned_first: Stated(Punto", "turned_first: Stated(Banco"),
        ("first_four: Stated(Down", "first_four: Stated(Up"),
        ("draws: Stated(Banker", "draws: Stated(Tailleur"),
        ("draws_at_small_table: Stated(Tailleur", "draws_at_small_table: Stated(Banker"),
        ("losers_first: Stated(true", "losers_first: Stated(false"),
        ("cards_stay: Stated(true", "cards_stay: Stated(false"),
        ("first_card_waits_for_the_stop: Stated(true", "first_card_waits_for_the_stop: Stated(false"),
        ("burn_by_first_card: Stated(true", "burn_by_first_card: Stated(false"),
        ("lid: Stated(true", "lid: Stated(false"),
        ("goes_round: Stated(true", "goes_round: Stated(false"),
    ];
    for (from, to) in changes {
        let changed = text.replace(from, to);
        assert_ne!(changed, text, "{from}");
        let house = House::read(name, &changed).unwrap_or_else(|flaws| panic!("{to}: {flaws:?}"));
        for table in &house.tables {
            let coup = StepOrder::for_coup(&house, table.size, Course::WHOLE);
            for procedure in [coup, StepOrder::for_opening(&house, table.size)] {
                let steps: Vec<ProcedureStep> = procedure.in_order().collect();
                assert_eq!(first_violation(&procedure, &steps), None, "{to}");
                assert!(closure(&procedure).iter().all(|(first, then)| first != then), "{to}");
                let once: BTreeSet<&str> = steps.iter().map(|step| step.id()).collect();
                assert_eq!(once.len(), steps.len(), "{to}");
            }
            let opening = StepOrder::for_opening(&house, table.size);
            assert_eq!(ids(&opening).contains(&"burn"), *house.shoe.burn_by_first_card.value());
            for decision in 0..CoupInOrder::default().decisions(&house).len() {
                assert!(CoupInOrder::default().pose(decision, &house, &mut SeededRng::from_seed(3)).is_some(), "{to}");
            }
            for (index, decision) in FaultInTheCoup::default().decisions(&house).iter().enumerate() {
                let posed = FaultInTheCoup::default().pose(index, &house, &mut SeededRng::from_seed(5));
                assert!(posed.is_some(), "{to}: {decision}");
            }
        }
    }
}

/// Any order that the texts allow is right, any other wrong: all orders of few steps, many of more.
#[test]
fn every_order_true_to_the_text_is_accepted_and_no_other() {
    let (mut right_otherwise, mut forced) = (0, 0);
    let words = Catalog::new(Language::English);
    for house in HouseLibrary::built_in().iter() {
        let [coups, openings] = [CoupInOrder::default().decisions(house), OpeningInOrder::default().decisions(house)];
        for (index, decision) in coups.iter().chain(&openings).enumerate() {
            for seed in 0..12 {
                let dice = &mut SeededRng::from_seed(seed);
                let drill = CoupInOrder { steps: 4 + (seed % 6) as u8, ..CoupInOrder::default() };
                let shoe = OpeningInOrder { steps: 4 + (seed % 6) as u8, ..OpeningInOrder::default() };
                let large = decision.ends_with("large");
                let (posed, whole) = match index.checked_sub(coups.len()) {
                    None => (drill.pose(index, house, dice).unwrap(), coup(house, large)),
                    Some(index) => (shoe.pose(index, house, dice).unwrap(), opening(house, large)),
                };
                let Answer::Order(key) = &posed.key.answer else { panic!("an order") };
                let Tolerance::AnyOrderWith(pairs) = &posed.key.tolerance else { panic!("pairs of steps") };
                let follows = |first: usize, then: usize| {
                    pairs.iter().any(|(from, between)| *from == first && pairs.contains(&(*between, then)))
                };
                for ((first, then), reason) in pairs.iter().zip(&posed.key.reasons) {
                    // What a step excludes is told even where the order follows.
                    let is_spare = matches!(reason.rule, Rule::ComesBefore(..)) && follows(*first, *then);
                    assert!(!is_spare, "{}: {decision}: {reason:?} follows from two others", house.id);
                }
                let mut orders = vec![key.clone()];
                for at in 1..key.len() {
                    let mut swapped = key.clone();
                    swapped.swap(at - 1, at);
                    orders.push(swapped.clone());
                    dice.shuffle(&mut swapped);
                    orders.push(swapped);
                }
                // Steps next to each other that may change places are all that another order needs.
                let is_other = |order: &Vec<usize>| order != key && posed.key.first_broken(order).is_none();
                let has_other = orders.iter().any(is_other);
                let says = describe_key(&posed.question, &posed.key, house, &words).accepts;
                assert_eq!(says.is_some(), has_other, "{}: {decision}: {says:?}", house.id);
                forced += usize::from(!has_other);
                for order in orders {
                    let answer = Answer::Order(order.clone());
                    let right = is_in_order(&posed.question, &answer, &whole);
                    let verdict = posed.key.mark(answer);
                    assert_eq!(verdict.right, right, "{}: {decision}: {order:?}", house.id);
                    assert_eq!(posed.key.first_broken(&order).is_none(), right);
                    let before = posed.key.before_first_mistake(&order);
                    assert!(order.starts_with(before) && posed.key.first_broken(before).is_none(), "{order:?}");
                    assert_eq!(before.len() == order.len(), right, "{}: {decision}: {order:?}", house.id);
                    let shown = posed.key.steps_to_enact(&order);
                    assert!(posed.key.first_broken(shown).is_none(), "{order:?}");
                    assert!(before.is_empty() || shown == before, "{order:?}");
                    // A first step that comes too early has one that must come before it.
                    assert_eq!(shown.is_empty(), order.is_empty(), "{}: {decision}: {order:?}", house.id);
                    assert_eq!(verdict.remark.is_some(), right && order != *key);
                    right_otherwise += usize::from(right && order != *key);
                }
            }
        }
    }
    assert!(right_otherwise > 40 && forced > 40, "{right_otherwise}, {forced}");
}

#[test]
fn a_drill_asks_about_the_table_it_is_narrowed_to_and_about_each_that_differs() {
    let shelf = HouseLibrary::built_in();
    let decisions = |id: &str, drill: CoupInOrder| drill.decisions(shelf.iter().find(|house| house.id == id).unwrap());
    let only = |table| CoupInOrder { table: Some(table), parts: vec![CoupPart::Bets], ..CoupInOrder::default() };
    let any = || CoupInOrder { parts: vec![CoupPart::Bets], ..CoupInOrder::default() };
    assert_eq!(decisions("article-57-13", any()), ["order-bets-large", "order-bets-mini"]);
    assert_eq!(decisions("venezia", any()), ["order-bets-large"], "one croupier or two do the same");
    assert_eq!(decisions("venezia", only(TableSize::Mini)), ["order-bets-mini"]);
    assert!(decisions("monte-carlo", only(TableSize::Large)).is_empty(), "it has no large table");
    for steps in [0, 3, 10, 255] {
        assert!(CoupInOrder { steps, ..any() }.flaw().is_some(), "{steps}");
        assert!(OpeningInOrder { steps, ..OpeningInOrder::default() }.flaw().is_some(), "{steps}");
    }
    assert!(FaultInTheCoup { parts: vec![CoupPart::Whole], ..FaultInTheCoup::default() }.flaw().is_some());
}

#[test]
fn every_tile_line_and_filter_exists_in_three_languages() {
    let speakers = Language::ALL.map(Catalog::new);
    for house in HouseLibrary::built_in().iter() {
        let mut said = Vec::new();
        for seed in 0..30 {
            for drill in [
                &CoupInOrder::default() as &dyn tailleur::drill::Drill,
                &OpeningInOrder::default(),
                &FaultInTheCoup::default(),
            ] {
                let decisions = drill.decisions(house).len();
                let posed = drill.pose(seed as usize % decisions, house, &mut SeededRng::from_seed(seed)).unwrap();
                if let AnswerForm::Order(tiles) = posed.question.form {
                    said.extend(tiles.into_iter().map(|tile| tile.label));
                }
                said.extend(posed.question.scene.narration);
                for filter in drill.filters(house) {
                    said.extend(filter.offers.into_iter().map(|offer| offer.label));
                }
            }
        }
        for (words, phrase) in speakers.iter().flat_map(|words| said.iter().map(move |phrase| (words, phrase))) {
            let mut errors = Vec::new();
            let text = words.try_render(phrase, &(&house.terms).into(), &mut errors);
            assert!(errors.is_empty() && text.is_some_and(|text| !text.is_empty()), "{phrase:?}: {errors:?}");
        }
    }
}
