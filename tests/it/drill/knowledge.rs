//! Knowledge cards: one for each clause that asks for knowledge, in three languages, and broken files refused.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use serde::Deserialize;
use tailleur::drill::knowledge::{Deck, Topic};
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::{Answer, LaidCard};
use tailleur::drill::{Drill as _, Knowledge};
use tailleur::i18n::flaw::Flaw;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::clause::{Basis, Clause};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;
use tailleur::syntax::TextPosition;
use tailleur::syntax::Written;
use tailleur::text_key;

use crate::support::{files, text};

/// The clauses that a croupier must know and no coup shows, read off the five texts.
const KNOWN: [(&str, &[u8]); 5] = [
    ("S0", &[1, 2, 3, 7, 10, 11, 12, 13, 14, 17, 20, 21, 22, 23, 24, 32, 33, 34, 35, 38, 55, 57, 58, 59, 64]),
    ("S1", &[1, 2, 3, 7, 14, 15, 17, 24, 25]),
    ("S2", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 19, 20, 25, 26, 31, 34, 35, 44, 45, 48, 49, 50, 51, 52]),
    ("S3", &[1, 4, 16, 18, 19, 20]),
    ("S4", &[1, 2, 3, 6, 10, 14, 15, 25]),
];

/// A card as its file has it, in French.
pub(crate) struct AsWritten {
    pub(crate) clause: String,
    pub(crate) question: String,
    pub(crate) right: String,
    pub(crate) wrong: Vec<String>,
}

/// The cards of a text, read here from the file and not by the program.
pub(crate) fn as_written(source: &str) -> &'static [AsWritten] {
    static ALL: std::sync::OnceLock<BTreeMap<String, Vec<AsWritten>>> = std::sync::OnceLock::new();
    let all = ALL.get_or_init(|| {
        let read = |(source, _): &(&str, _)| ((*source).to_owned(), read_by_hand(source));
        KNOWN.iter().map(read).collect()
    });
    &all[source]
}

fn read_by_hand(source: &str) -> Vec<AsWritten> {
    #[derive(Deserialize)]
    struct File {
        cards: Vec<Card>,
    }
    #[derive(Deserialize)]
    struct Card {
        clause: String,
        question: Fr,
        right: Fr,
        wrong: Vec<Fr>,
    }
    #[derive(Deserialize)]
    struct Fr {
        fr: String,
    }
    let file: File = ron::from_str(&text(&format!("assets/knowledge/{source}.ron"))).unwrap();
    let card = |card: Card| AsWritten {
        clause: card.clause,
        question: card.question.fr,
        right: card.right.fr,
        wrong: card.wrong.into_iter().map(|wrong| wrong.fr).collect(),
    };
    file.cards.into_iter().map(card).collect()
}

fn report(flaws: &[Flaw]) -> String {
    let words = Catalog::new(Language::English);
    let mut text = String::new();
    for Flaw { file, place, what, .. } in flaws {
        let _ =
            writeln!(text, "{file}:{}:{}: {}", place.line, place.column, words.render(what, &HouseTerms::default()));
    }
    text
}

#[test]
fn every_clause_that_asks_for_knowledge_has_its_card() {
    for (source, numbers) in KNOWN {
        let expected: Vec<String> = numbers.iter().map(|number| format!("{source}-{number:02}")).collect();
        let deck = Deck::of_source(source).unwrap();
        let found: Vec<String> = deck.cards.iter().map(|card| card.clause.to_string()).collect();
        assert_eq!(found, expected);
    }
    assert_eq!(Deck::built_in().iter().map(|deck| deck.cards.len()).sum::<usize>(), 74);
}

#[test]
fn the_built_in_cards_are_without_flaw() {
    let names: Vec<&str> = Deck::built_in_files().map(|(name, _)| name).collect();
    assert_eq!(names.len(), files("assets/knowledge", "ron").len());
    for (name, text) in Deck::built_in_files() {
        assert_eq!(Deck::read(name, text).map_err(|flaws| report(&flaws)).err(), None);
    }
}

/// Every text of a card.
fn texts(source: &str) -> Vec<&'static Written> {
    let cards = &Deck::of_source(source).unwrap().cards;
    cards.iter().flat_map(|card| [&card.question, &card.right, &card.why].into_iter().chain(&card.wrong)).collect()
}

#[test]
fn cards_are_printed_as_each_language_prints() {
    for (source, _) in KNOWN {
        for written in texts(source) {
            for text in [&written.fr, &written.it, &written.en] {
                assert!(!text.contains(['—', '–', '{', '}', '\'', '"', '\u{a0}']), "{text}");
                assert_eq!(text.trim(), text);
            }
            for (at, sign) in written.fr.char_indices().filter(|(_, sign)| ";:!?»".contains(*sign)) {
                assert!(written.fr[..at].ends_with('\u{202f}'), "before {sign}: {}", written.fr);
            }
            for (at, _) in written.fr.match_indices('«') {
                assert!(written.fr[at..].starts_with("«\u{202f}"), "{}", written.fr);
            }
            assert!(!written.it.contains('\u{202f}') && !written.en.contains('\u{202f}'));
        }
        for card in &Deck::of_source(source).unwrap().cards {
            for question in [&card.question.fr, &card.question.it, &card.question.en] {
                assert!(question.ends_with(['?', '.']), "{question}");
            }
            for why in [&card.why.fr, &card.why.it, &card.why.en] {
                assert!(why.ends_with('.') && why.split(' ').count() > 5, "{why}");
            }
        }
    }
}

/// Totals of the first two cards, and the value of the third, that a question speaks of.
#[derive(Default)]
struct Hands {
    punto: Option<RangeInclusive<u8>>,
    third: Option<u8>,
    banco: Option<u8>,
}

/// The questions that speak of hands, read off the five texts.
fn questions_on_hands() -> [(&'static str, Hands); 11] {
    [
        ("S0-34", Hands { punto: Some(5..=5), third: Some(9), ..Hands::default() }),
        ("S0-57", Hands { punto: Some(6..=6), banco: Some(4), ..Hands::default() }),
        ("S0-58", Hands { banco: Some(2), ..Hands::default() }),
        ("S0-59", Hands { punto: Some(3..=3), banco: Some(9), ..Hands::default() }),
        ("S1-07", Hands { punto: Some(7..=7), banco: Some(7), ..Hands::default() }),
        ("S2-25", Hands { punto: Some(1..=1), third: Some(9), ..Hands::default() }),
        ("S2-26", Hands { punto: Some(3..=3), third: Some(8), ..Hands::default() }),
        ("S2-45", Hands { punto: Some(9..=9), banco: Some(8), ..Hands::default() }),
        // Punto has drawn, so it has five or less.
        ("S2-50", Hands { punto: Some(0..=5), third: Some(4), banco: Some(5) }),
        ("S2-51", Hands { punto: Some(0..=5), third: Some(8), banco: Some(6) }),
        // And here it stands.
        ("S2-52", Hands { punto: Some(6..=7), banco: Some(6), ..Hands::default() }),
    ]
}

#[test]
fn a_question_on_hands_lays_them_on_the_table_and_any_other_lays_no_card() {
    let value = |card: &LaidCard| match card {
        LaidCard::Up(card) => card.point().get(),
        LaidCard::Down(_) => panic!("a card lies face down"),
    };
    let pair = |cards: &[LaidCard]| (cards.len() >= 2).then(|| cards[..2].iter().map(value).sum::<u8>() % 10);
    let on_hands: BTreeMap<_, _> = questions_on_hands().into_iter().collect();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for house in HouseLibrary::built_in().iter() {
        for card in Deck::of_source(&house.source.id).unwrap().cards.iter().filter(|card| card.is_at(house)) {
            let clause = card.clause.to_string();
            let scene = card.scene_in(house);
            assert_eq!(card.scene.objections(house), [], "{clause}");
            let (punto, banco) = (&scene.hands.punto, &scene.hands.banco);
            let none = Hands::default();
            seen.extend(on_hands.keys().filter(|own| **own == clause));
            let expected = on_hands.get(clause.as_str()).unwrap_or(&none);
            assert_eq!(pair(banco), expected.banco, "{clause}");
            assert_eq!(punto.get(2).map(value), expected.third, "{clause}");
            match (&expected.punto, pair(punto)) {
                (Some(range), Some(total)) => assert!(range.contains(&total), "{clause}: {total}"),
                (expected, laid) => assert!(expected.is_none() && laid.is_none(), "{clause}"),
            }
        }
    }
    assert_eq!(seen.len(), on_hands.len());
}

#[test]
fn a_question_that_describes_no_table_has_the_cloth_alone() {
    for house in HouseLibrary::built_in().iter() {
        for card in Deck::of_source(&house.source.id).unwrap().cards.iter().filter(|card| card.is_at(house)) {
            let scene = card.scene_in(house);
            let is_alone = scene.is_clear() && !scene.enlarges_shoe;
            assert_eq!(scene.bare, is_alone, "{}", card.clause);
            assert!(!scene.enlarges_shoe || card.question.en.contains("shoe"), "{} is not on the shoe", card.clause);
        }
    }
}

#[test]
fn a_house_asks_only_what_its_own_text_says() {
    for house in HouseLibrary::built_in().iter() {
        let own = format!("knowledge-{}-", house.source.id);
        let decisions = Knowledge::default().decisions(house);
        assert!(!decisions.is_empty() && decisions.iter().all(|decision| decision.starts_with(&own)), "{decisions:?}");
    }
}

#[test]
fn a_filter_lets_through_what_it_names() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("article-57-13").unwrap();
    let clause = |text: &str| Clause::read(text).unwrap();
    let asks = |clauses: &[&str], topics: &[Topic]| {
        let clauses = clauses.iter().map(|text| clause(text)).collect();
        Knowledge { clauses, topics: topics.to_vec() }.decisions(house)
    };
    assert_eq!(asks(&["S0-12", "S0-64", "S2-01"], &[]), ["knowledge-S0-12", "knowledge-S0-64"]);
    assert_eq!(asks(&[], &[Topic::Words]), ["knowledge-S0-32", "knowledge-S0-38", "knowledge-S0-64"]);
    assert_eq!(asks(&["S0-12", "S0-64"], &[Topic::Words]), ["knowledge-S0-64"]);
    assert!(asks(&[], &[Topic::History]).is_empty());
    assert!(Knowledge { clauses: vec![clause("S0-26")], topics: Vec::new() }.flaw().is_some());
    assert!(Knowledge { clauses: vec![clause("S0-12")], topics: Vec::new() }.flaw().is_none());
}

#[test]
fn every_card_belongs_to_a_lesson_of_its_house() {
    let library = tailleur::lesson::Library::built_in();
    let shelf = HouseLibrary::built_in();
    for house in shelf.iter() {
        let mut asked = BTreeSet::new();
        for lesson in library.packs().flat_map(|pack| &pack.lessons).filter(|lesson| lesson.is_for(&house.id)) {
            let lesson_asks =
                lesson.steps.iter().filter(|_| lesson.test.is_none()).flat_map(tailleur::lesson::Step::rounds);
            for round in lesson_asks {
                if let tailleur::drill::AnyDrill::Knowledge(cards) = &round.drill {
                    let decisions = cards.decisions(house);
                    assert!(round.rounds as usize >= 2 * decisions.len(), "{} does not ask each card twice", lesson.id);
                    asked.extend(decisions);
                }
            }
        }
        let all: BTreeSet<String> = Knowledge::default().decisions(house).into_iter().collect();
        assert_eq!(asked, all, "{}", house.id);
    }
}

#[test]
fn the_right_answer_lies_in_each_place_equally_often() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("article-57-13").unwrap();
    let mut places = [0; 4];
    for seed in 0..4_000 {
        let PosedQuestion { key, .. } = Knowledge::default().pose(6, house, &mut SeededRng::from_seed(seed)).unwrap();
        let Answer::Choice(place) = key.answer else { panic!("not a choice") };
        places[place] += 1;
    }
    assert!(places.iter().all(|times| (900..1_100).contains(times)), "{places:?}");
}

#[test]
fn the_verdict_teaches_the_card_with_its_clause() {
    let shelf = HouseLibrary::built_in();
    let cited = [("article-57-13", "S0-12", false), ("venezia-malta", "S1-17", true), ("monte-carlo", "S3-19", true)];
    for (house, clause, corrected) in cited {
        let house = shelf.get(house).unwrap();
        let clause = Clause::read(clause).unwrap();
        let drill = Knowledge { clauses: vec![clause], topics: Vec::new() };
        let key = drill.pose(0, house, &mut SeededRng::from_seed(1)).unwrap().key;
        let [reason] = key.reasons.as_slice() else { panic!("not one reason") };
        let basis = if corrected { Basis::Corrected(clause) } else { Basis::Stated(clause) };
        assert_eq!(reason.basis, basis);
        let why =
            &Deck::of_source(&house.source.id).unwrap().cards.iter().find(|card| card.clause == clause).unwrap().why;
        for (language, text) in Language::ALL.into_iter().zip([&why.fr, &why.it, &why.en]) {
            assert_eq!(&Catalog::new(language).render_for_house(&reason.rule.phrase(), house), text);
        }
    }
}

const CARDS: &str = r#"(
    source: "S3",
    cards: [
        (
            clause: "S3-01",
            topic: History,
            question: (fr: "Un ?", it: "Uno?", en: "One?"),
            right: (fr: "Oui", it: "Sì", en: "Yes"),
            wrong: [(fr: "Non", it: "No", en: "No"), (fr: "Jamais", it: "Mai", en: "Never")],
            why: (fr: "Ainsi.", it: "Così.", en: "So."),
        ),
        (
            clause: "S3-04",
            topic: Duties,
            question: (fr: "Deux ?", it: "Due?", en: "Two?"),
            right: (fr: "Qui", it: "Chi", en: "Who"),
            wrong: [(fr: "Quoi", it: "Che", en: "What"), (fr: "Quand", it: "Quando", en: "When")],
            why: (fr: "Voilà.", it: "Ecco.", en: "There."),
        ),
    ],
)
"#;

#[rustfmt::skip]
const EDITS: &[(&str, &str, (usize, usize), &str)] = &[
    (r#"it: "Uno?", "#, "", (7, 23), "flaw-ron-missing-field"),
    (r#"it: "Uno?""#, r#"de: "Eins?""#, (7, 36), "flaw-ron-unknown-field"),
    (r#"it: "Uno?""#, r#"it: " ""#, (7, 40), "flaw-card-text-empty"),
    (r#"en: "Never""#, r#"en: "Yes""#, (9, 84), "flaw-card-answer-twice"),
    (r#"fr: "Quand""#, r#"fr: "Quoi""#, (17, 63), "flaw-card-answer-twice"),
    (r#", (fr: "Jamais", it: "Mai", en: "Never")"#, "", (9, 20), "flaw-card-wrong-answers"),
    ("S3-04", "S3-01", (13, 21), "flaw-card-clause-twice"),
    ("S3-04", "S1-04", (13, 21), "flaw-card-foreign-clause"),
    ("S3-04", "S3-99", (13, 21), "flaw-no-such-clause"),
    ("Duties", "Dutys", (14, 20), "flaw-ron-unknown-word"),
    (r#"source: "S3""#, r#"source: "S1""#, (2, 13), "flaw-card-source-not-file"),
];

#[test]
fn broken_cards_are_refused_with_their_place_and_what_to_do() {
    assert_eq!(Deck::read("mine/S3.ron", CARDS).map_err(|flaws| report(&flaws)).err(), None);
    let mut wrong = String::new();
    for (from, to, (line, column), key) in EDITS {
        assert_eq!(CARDS.matches(from).count(), 1, "{from}");
        let flaws = Deck::read("mine/S3.ron", &CARDS.replace(from, to)).unwrap_err();
        let place = TextPosition { line: *line, column: *column };
        if !flaws.iter().any(|flaw| flaw.place == place && flaw.core_phrase().key.starts_with(key)) {
            let _ = writeln!(wrong, "{from} -> {to}: not {line}:{column} {key} but\n{}", report(&flaws));
        }
        for language in Language::ALL {
            for flaw in &flaws {
                let mut errors = Vec::new();
                let said = Catalog::new(language).try_render(&flaw.what, &HouseTerms::default(), &mut errors);
                assert!(said.is_some() && errors.is_empty(), "{flaw:?} in {language:?}: {errors:?}");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    let long = CARDS.replace("Ainsi.", &"x".repeat(400));
    assert_eq!(Deck::read("S3.ron", &long).unwrap_err()[0].what.key, text_key!("flaw-card-text-too-long"));
    assert_eq!(
        Deck::read("S3.ron", &" ".repeat(300 * 1024)).unwrap_err()[0].what.key,
        text_key!("flaw-file-too-large")
    );
}
