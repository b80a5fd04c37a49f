//! Denomination sets: read, refused with their place, and what a sum is made of.

use std::collections::BTreeSet;

use crate::drill::oracle::chips::fewest_of_all;
use tailleur::drill::filter::Filter;
use tailleur::drill::marking::{AnswerKey, Tolerance};
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::drill::{AnyDrill, Drill as _, PayInChips};
use tailleur::i18n::flaw::in_words;
use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::text_key::TextKey;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Files, check};
use tailleur::rules::chips::{
    ChipProblem, ChipSet, MOST_IN_A_TRAY, PieceCounts, count_of, fewest, heap_size, total_value, tray,
};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::syntax::TextPosition;
use tailleur::text_key;

const fn coins(coins: u64) -> Money {
    Money::coins(coins)
}

fn pieces(text: &[(u64, u32)]) -> PieceCounts {
    text.iter().map(|(value, count)| (coins(*value), *count)).collect()
}

#[test]
fn there_are_four_sets_and_each_house_uses_one() {
    for (name, text) in ChipSet::built_in_files() {
        assert!(ChipSet::read(name, text).is_ok(), "{name}: {:?}", ChipSet::read(name, text));
    }
    let ids: Vec<&str> = ChipSet::built_in().iter().map(|set| set.id.as_str()).collect();
    assert_eq!(ids, ["british", "french", "italian", "neutral"]);
    let shelf = HouseLibrary::built_in();
    let used: BTreeSet<&str> = shelf.iter().map(|house| house.chip_set().id.as_str()).collect();
    assert_eq!(used, BTreeSet::from(["french", "italian"]));
}

#[test]
fn every_sum_is_made_of_the_fewest_pieces() {
    for set in ChipSet::built_in() {
        let values: Vec<u64> = set.pieces.iter().map(|piece| piece.value.get()).collect();
        let (unit, table) = fewest_of_all(&values, 120_000);
        for (step, expected) in table.iter().enumerate() {
            let sum = coins(step as u64 * unit);
            let made = fewest(sum, &set.values()).unwrap();
            let count: u32 = made.iter().map(|(_, count)| count).sum();
            assert_eq!((Some(count), total_value(&made)), (*expected, sum), "{}: {sum:?}: {made:?}", set.id);
            assert!(made.windows(2).all(|pair| pair[0].0 > pair[1].0) && made.iter().all(|(_, count)| *count > 0));
        }
        for odd in [1, unit - 1, unit + 1, 10 * unit + 7] {
            assert_eq!(fewest(coins(odd), &set.values()), None, "{}: {odd}", set.id);
        }
    }
}

/// A sum, the values, and its fewest pieces, if any make it.
type Made = (u64, &'static [u64], Option<&'static [(u64, u32)]>);

/// Values of which the larger does not always divide by the smaller.
const MADE: &[Made] = &[
    (0, &[5], Some(&[])),
    (40, &[1, 5, 10, 20, 25], Some(&[(20, 2)])),
    (30, &[5, 10, 20, 25], Some(&[(25, 1), (5, 1)])),
    (6, &[1, 3, 4], Some(&[(3, 2)])),
    (7, &[2, 3, 6], Some(&[(3, 1), (2, 2)])),
    (115, &[5, 20, 25, 100], Some(&[(100, 1), (5, 3)])),
    (1, &[2, 3], None),
    (43, &[6, 9, 20], None),
    (44, &[6, 9, 20], Some(&[(20, 1), (9, 2), (6, 1)])),
    (10, &[], None),
    (10_000_000_000_000, &[50, 100, 1_000_000], Some(&[(1_000_000, 10_000_000)])),
    (10_000_000_000_000, &[1], None),
    (9_999_999_999_949, &[50, 100], None),
];

#[test]
fn also_where_the_largest_that_fits_is_wrong_and_where_nothing_fits() {
    for (sum, values, expected) in MADE {
        let values: Vec<Money> = values.iter().copied().map(coins).collect();
        assert_eq!(fewest(coins(*sum), &values), expected.map(pieces), "{sum} of {values:?}");
    }
    assert_eq!((count_of(coins(600), coins(25)), count_of(coins(610), coins(25))), (Some(24), None));
    assert_eq!(count_of(coins(600), Money::ZERO), None);
    assert_eq!([25, 2_500, 5, 500, 10_000, 50].map(|value| heap_size(coins(value))), [4, 4, 5, 5, 5, 5]);
}

#[test]
fn a_tray_has_no_more_values_than_there_are_figures() {
    let of = |set: &str, without: &[u64], most, unit| {
        let without: Vec<Money> = without.iter().copied().map(coins).collect();
        let tray = tray(ChipSet::get(set).unwrap(), &without, coins(most), coins(unit));
        assert!(tray.len() <= MOST_IN_A_TRAY);
        tray.iter().map(|value| value.get()).collect::<Vec<_>>()
    };
    let units = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000];
    assert_eq!(of("french", &[], 600_000, 1_900), units, "halves are not needed");
    assert_eq!(of("french", &[], 600_000, 950)[0], 50, "halves are needed: the largest goes");
    assert_eq!(of("french", &[], 40_000, 950).last(), Some(&10_000), "nothing is paid that is larger");
    assert_eq!(of("french", &[2_000, 500, 77], 5_000, 500), [50, 100, 200, 1_000, 5_000], "two have run out");
    assert_eq!(of("french", &[100], 600_000, 1_900)[..2], [50, 200], "without the 1 the half stays");
}

/// Edits that break `french.ron`: what is replaced, by what, and the key of the flaw, its place at `@`.
const BROKEN: &[(&str, &str, &str)] = &[
    ("id: \"french\"", "id: @\"francais\"", "flaw-chips-id-not-file"),
    ("value: 100,", "value: @50,", "flaw-chips-value-twice"),
    ("value: 200,", "value: @75,", "flaw-chips-not-rising"),
    ("value: 50,", "value: @0,", "flaw-chips-value"),
    ("value: 1000000,", "value: @20000000000000,", "flaw-chips-value"),
    ("value: 50,", "value: @half,", "flaw-ron-expected"),
    ("fill: \"#f4efe3\"", "fill: @\"white\"", "flaw-no-such-colour"),
    ("fill: \"#f4efe3\"", "fill: @\"#f4efé\"", "flaw-no-such-colour"),
    ("fill: \"#f4efe3\", edge: \"#7c2f3a\"", "fill: @\"#e9e2d2\", edge: \"#8d8470\"", "flaw-chips-alike"),
    ("shape: Round, fill: \"#f4efe3\"", "shape: @Oval, fill: \"#f4efe3\"", "flaw-ron-unknown-word"),
    ("en: \"chip of 1\"", "en: @\" \"", "flaw-chips-name"),
];

#[test]
fn a_broken_set_is_refused_with_its_place() {
    let (_, text) = ChipSet::built_in_files().find(|(name, _)| *name == "french.ron").unwrap();
    for (from, to, key) in BROKEN {
        assert!(text.contains(from), "{from}");
        let marked = text.replacen(from, to, 1);
        let (before, after) = marked.split_once('@').unwrap();
        let line = before.split('\n').count();
        let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
        let flaws = in_words(ChipSet::read("french.ron", &format!("{before}{after}")).unwrap_err());
        let found: Vec<_> = flaws.iter().map(|flaw| (&*flaw.core_phrase().key, flaw.place)).collect();
        assert_eq!(found, [(*key, TextPosition { line, column })], "{to}");
        assert_rendered(&flaws[0].what);
    }
    let none = "(id: \"none\", name: (fr: \"a\", it: \"a\", en: \"a\"), pieces: [])";
    assert_eq!(ChipSet::read("none.ron", none).unwrap_err()[0].what, ChipProblem::None);
    let piece = |value| {
        let name = "name: (fr: \"a\", it: \"a\", en: \"a\")";
        format!(
            "(value: {value}, shape: Round, fill: \"#0000{value:02}\", edge: \"#000000\", ink: \"#ffffff\", {name}),"
        )
    };
    let many: String = (1..=15).map(piece).collect();
    let many = none.replace("none", "many").replace("[]", &format!("[{many}]"));
    assert_eq!(ChipSet::read("many.ron", &many).unwrap_err()[0].what, ChipProblem::TooMany(14));
}

pub(crate) fn assert_rendered(what: &Phrase) {
    for language in Language::ALL {
        let mut errors = Vec::new();
        let said = Catalog::new(language).try_render(what, &HouseTerms::default(), &mut errors);
        assert!(errors.is_empty() && said.is_some_and(|said| !said.is_empty()), "{what:?}: {errors:?}");
    }
}

#[test]
fn a_house_with_a_set_that_is_not_there_is_refused() {
    let (name, text) = HouseLibrary::built_in_files().next().unwrap();
    let broken = text.replace("set: Silent(\"french\")", "set: Silent(\"belgian\")");
    let flaws = in_words(tailleur::rules::house::House::read(name, &broken).unwrap_err());
    assert_eq!(flaws[0].what.key, text_key!("flaw-no-such-chip-set"));
    let line = broken.lines().position(|line| line.contains("belgian")).unwrap() + 1;
    assert_eq!(flaws[0].place.line, line);
    assert_rendered(&flaws[0].what);
}

/// Drills that no lesson can ask, with the key of what is said of them.
const IMPOSSIBLE: &[(&str, &str)] = &[
    ("PayInChips(set: Some(\"belgian\"))", "flaw-no-such-chip-set"),
    ("PayInChips(without: [50, 100, 200])", "flaw-pieces-cannot-pay"),
    ("PayInChips(set: Some(\"british\"), from: 100, to: 1000, step: 100)", "flaw-pieces-cannot-pay"),
    ("PayInChips(set: Some(\"british\"), without: [2000])", "flaw-piece-not-in-set"),
    ("PayInChips(without: [2500])", "flaw-piece-not-in-set"),
    // More pieces than can be put down.
    (
        "PayInChips(without: [50, 200, 500, 1000, 2000, 5000, 10000, 50000, 100000, 500000, 1000000], from: 20000, to: 20000)",
        "flaw-pieces-cannot-pay",
    ),
    ("PayInChips(from: 6000, to: 4000)", "flaw-stakes-upside-down"),
    ("TakeAndPay(without: [50, 100, 200])", "flaw-pieces-cannot-pay"),
    ("ReadStack(from: 1000, to: 500)", "flaw-sums-upside-down"),
    ("ReadStack(stacks: [4])", "flaw-stacks"),
    ("ReadStack(highest: 100)", "flaw-highest"),
    ("ReadStack(stacks: [3], pieces: [500, 1000])", "flaw-pieces-no-sum"),
    ("ReadStack(stacks: [1], pieces: [1000], from: 100, to: 900)", "flaw-pieces-no-sum"),
    ("CutStack(pieces: [1000000])", "flaw-pieces-no-sum"),
    ("CutStack(from: 0)", "flaw-sums-upside-down"),
    ("ChangeColour(changes: [Split], from: 100, to: 100)", "flaw-pieces-no-sum"),
    ("ChangeColour(changes: [Down], from: 110, to: 150)", "flaw-pieces-no-sum"),
];

#[test]
fn what_the_pieces_cannot_do_is_refused_when_the_lesson_is_read() {
    let text = |key: &str| format!("{key}: {{ \"fr\": \"a\", \"it\": \"a\", \"en\": \"a\" }},");
    for (drill, key) in IMPOSSIBLE {
        let pack = format!("(id: \"p\", version: 1, {} {} lessons: [\"01-l\"])", text("title"), text("about"));
        let lesson = format!(
            "(id: \"l\", version: 1, {} {} steps: [\n Drill(drill: {drill}, rounds: 3)], pass: (accuracy: 80, seconds: 9))",
            text("title"),
            text("goal")
        );
        let files = Files::from([("pack.ron".to_owned(), pack), ("01-l.ron".to_owned(), lesson)]);
        let flaws = check(None, &files, &HouseLibrary::built_in());
        let found: Vec<_> = flaws.iter().map(|flaw| (&*flaw.file, flaw.place.line, &*flaw.core_phrase().key)).collect();
        assert!(found.contains(&("01-l.ron", 2, *key)), "{drill}: {found:?}");
        assert_rendered(&flaws[0].what);
    }
}

#[test]
fn any_pieces_that_come_to_the_sum_are_right_and_distinguished_from_the_fewest() {
    let key =
        |accepts| AnswerKey { tolerance: accepts, ..AnswerKey::new(Answer::Chips(pieces(&[(2_000, 2)])), Vec::new()) };
    let given = |text: &[(u64, u32)]| Answer::Chips(pieces(text));
    let cases = [
        // What is put down; right where any pieces do, where the fewest are demanded; told of fewer.
        (&[(2_000, 2)][..], true, true, false),
        (&[(2_500, 1), (1_000, 1), (500, 1)], true, false, true),
        (&[(4_000, 1)], true, true, false),
        (&[(2_000, 1)], false, false, false),
        (&[(2_000, 2), (50, 1)], false, false, false),
    ];
    for (text, any, only_fewest, remarked) in cases {
        let verdict = key(Tolerance::AnyPieces).mark(given(text));
        assert_eq!((verdict.right, verdict.remark.is_some()), (any, remarked), "{text:?}");
        let verdict = key(Tolerance::FewestPieces).mark(given(text));
        assert_eq!((verdict.right, verdict.remark.is_some()), (only_fewest, remarked), "{text:?}");
        let verdict = key(Tolerance::Only).mark(given(text));
        assert_eq!((verdict.right, verdict.remark), (text == [(2_000, 2)], None), "{text:?}");
    }
}

#[test]
fn of_two_ways_with_as_few_pieces_both_are_right() {
    let drill = PayInChips {
        spots: vec![tailleur::rules::side::Chance::Punto],
        from: coins(3_000),
        to: coins(3_000),
        step: coins(3_000),
        set: ChipSet::get("neutral").cloned().map(Into::into),
        fewest: true,
        ..PayInChips::default()
    };
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("monte-carlo").unwrap();
    let posed = drill.pose(0, house, &mut tailleur::rules::rng::SeededRng::from_seed(3)).unwrap();
    assert_eq!(posed.key.answer, Answer::Chips(pieces(&[(2_500, 1), (500, 1)])));
    assert!(posed.key.mark(Answer::Chips(pieces(&[(2_000, 1), (1_000, 1)]))).right);
    assert!(!posed.key.mark(Answer::Chips(pieces(&[(1_000, 3)]))).right);
    assert!(matches!(posed.question.form, AnswerForm::Chips(_)));
}

#[test]
fn the_filters_write_the_drill_as_it_is() {
    let speakers = Language::ALL.map(Catalog::new);
    let own = ["PayInChips", "ReadStack", "CutStack", "ChangeColour", "TakeAndPay"];
    for drill in crate::drill::every_drill::every_drill().into_iter().filter(|drill| own.contains(&drill.name())) {
        for house in HouseLibrary::built_in().iter() {
            let filters: Vec<Filter> = drill.drill().filters(house);
            assert_eq!(AnyDrill::from_filters(drill.name(), &filters).as_ref(), Some(&drill), "{}", house.id);
            for filter in &filters {
                let label = TextKey::computed(&format!("filter-{}", filter.name.replace('_', "-")));
                let labels = filter.offers.iter().map(|offer| offer.label.clone());
                for phrase in labels.chain([Phrase::plain(label)]) {
                    for words in &speakers {
                        let mut errors = Vec::new();
                        let said = words.try_render(&phrase, &(&house.terms).into(), &mut errors);
                        assert!(said.is_some() && errors.is_empty(), "{phrase:?}");
                    }
                }
            }
        }
    }
}
