//! Every rule that the referee may cite is a sentence in three languages, with all its facts in it.

use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, Shelf};
use tailleur::rules::money::Ratio;
use tailleur::rules::phrase::{Fact, Phrase};
use tailleur::rules::reason::Rule;
use tailleur::rules::settle::Fault;
use tailleur::rules::side::{Chance, Side};
use tailleur::rules::tableau::{Act, Third};
use tailleur::words::{Language, Names, Words};

/// Every kind of rule, as it may be applied.
fn every_rule() -> Vec<Rule> {
    let point = Point::of_sum;
    let mut rules = vec![
        Rule::Natural(Side::Punto, point(8)),
        Rule::Natural(Side::Banco, point(9)),
        Rule::StoppedByNatural(Side::Punto),
        Rule::StoppedByNatural(Side::Banco),
        Rule::Punto(point(0), Act::Draw),
        Rule::Punto(point(6), Act::Stand),
        Rule::Banco(point(3), Third::Card(point(0)), Act::Draw),
        Rule::Banco(point(6), Third::Card(point(8)), Act::Stand),
        Rule::Banco(point(5), Third::Stood, Act::Draw),
        Rule::Banco(point(7), Third::Stood, Act::Stand),
        Rule::Nearest(Chance::Egalite, point(7), point(7)),
        Rule::HigherNatural(Chance::Punto),
        Rule::CardValues,
        Rule::Count(point(4)),
        Rule::Pays(Ratio { over: 19, under: 20 }),
        Rule::PaysLessCommission(Ratio { over: 1, under: 20 }),
        Rule::Loses,
        Rule::Pushes,
        Rule::ExcessReturned,
        Rule::RestDropped,
        Rule::Refused(Fault::BelowMinimum),
        Rule::Refused(Fault::AboveMaximum),
        Rule::Refused(Fault::NeedsMainStake),
        Rule::Refused(Fault::OffStep),
        Rule::AllStand,
        Rule::Burn(1),
        Rule::Burn(10),
        Rule::CutFirst,
        Rule::CutNext,
        Rule::TieMayStandAlone,
        Rule::ShoeFirst(1),
        Rule::ShoeDuty(1),
        Rule::ShoePassed,
        Rule::ShoeRefused,
        Rule::TailleurDeals,
        Rule::TailleurDealsOn,
        Rule::ShoeStays,
    ];
    for chance in Chance::ALL {
        rules.extend([Rule::ShoeKept(chance), Rule::ShoeLost(chance), Rule::HandFalls(chance)]);
    }
    rules.extend([Rule::Nearest(Chance::Punto, point(9), point(1)), Rule::Nearest(Chance::Banco, point(2), point(6))]);
    rules
}

/// Does not compile while a rule or a fault is missing from [`every_rule`]'s pattern of kinds; then add
/// it there too.
const fn kind(rule: Rule) -> u8 {
    match rule {
        Rule::Natural(..) => 0,
        Rule::StoppedByNatural(_) => 1,
        Rule::Punto(..) => 2,
        Rule::Banco(..) => 3,
        Rule::Nearest(..) => 4,
        Rule::HigherNatural(_) => 5,
        Rule::CardValues => 6,
        Rule::Count(_) => 7,
        Rule::Pays(_) => 8,
        Rule::PaysLessCommission(_) => 9,
        Rule::Loses => 10,
        Rule::Pushes => 11,
        Rule::ExcessReturned => 12,
        Rule::RestDropped => 13,
        Rule::Refused(Fault::BelowMinimum) => 14,
        Rule::Refused(Fault::AboveMaximum) => 15,
        Rule::Refused(Fault::NeedsMainStake) => 16,
        Rule::Refused(Fault::OffStep) => 17,
        Rule::ShoeFirst(_) => 18,
        Rule::ShoeDuty(_) => 19,
        Rule::ShoeKept(_) => 20,
        Rule::ShoeLost(_) => 21,
        Rule::ShoePassed => 22,
        Rule::ShoeRefused => 23,
        Rule::TailleurDeals => 24,
        Rule::TailleurDealsOn => 25,
        Rule::HandFalls(_) => 26,
        Rule::ShoeStays => 27,
        Rule::AllStand => 28,
        Rule::TieMayStandAlone => 29,
        Rule::Burn(_) => 30,
        Rule::CutFirst => 31,
        Rule::CutNext => 32,
    }
}

#[test]
fn the_list_names_every_kind_of_rule() {
    let mut kinds: Vec<u8> = every_rule().into_iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, (0..33).collect::<Vec<u8>>());
}

fn told(words: &Words, rule: Rule, house: &House) -> String {
    let mut errors = Vec::new();
    let phrase = rule.phrase();
    let said = words.try_say(&phrase, &Names::from(&house.terms), &mut errors);
    assert!(errors.is_empty(), "{phrase:?}: {errors:?}");
    said.unwrap_or_else(|| panic!("{:?} lacks {}", words.language(), phrase.key))
}

#[test]
fn every_rule_is_a_sentence_in_every_language_and_house() {
    for house in Shelf::built_in().iter() {
        for language in Language::ALL {
            let words = Words::of(language);
            for rule in every_rule() {
                let said = told(&words, rule, house);
                assert!(said.ends_with('.') && !said.contains(['{', '}', '—']), "{said}");
                assert!(said.split(' ').count() >= 4, "this teaches nothing: {said}");
            }
        }
    }
}

/// `Punto` is not enough: the reader must see which point, which card and which side are meant.
#[test]
fn a_sentence_names_every_fact_of_its_rule() {
    let shelf = Shelf::built_in();
    let house = shelf.get("monte-carlo").unwrap();
    for language in Language::ALL {
        let words = Words::of(language);
        for rule in every_rule() {
            let said = told(&words, rule, house);
            let Phrase { facts, .. } = rule.phrase();
            for (name, fact) in facts {
                let shown = match fact {
                    Fact::Third(Third::Stood) | Fact::Number(1) => continue,
                    Fact::Third(Third::Card(point)) | Fact::Point(point) => point.to_string(),
                    Fact::Side(Side::Punto) | Fact::Chance(Chance::Punto) => "Ponte".to_owned(),
                    Fact::Side(Side::Banco) | Fact::Chance(Chance::Banco) => "Banque".to_owned(),
                    Fact::Chance(Chance::Egalite) => "Égalité".to_owned(),
                    Fact::Ratio(ratio) => ratio.over.to_string(),
                    Fact::Share(_) => "5".to_owned(),
                    Fact::Number(number) => number.to_string(),
                    other => panic!("{other:?}"),
                };
                assert!(said.contains(&shown), "{name} is not in: {said}");
            }
        }
    }
}
