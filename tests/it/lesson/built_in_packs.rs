//! The built-in packs stand, broken packs are refused with their place, and every drill has a lesson.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tailleur::drill::AnyDrill;
use tailleur::i18n::flaw::Flaw;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Files, Library, LocalizedText, Pack, Step, check};
use tailleur::platform::clock::Clock;
use tailleur::rules::house::HouseLibrary;
use tailleur::syntax::TextPosition;
use tailleur::text_key;

/// The flaws as a person reads them.
fn report(flaws: &[Flaw]) -> String {
    let words = Catalog::new(Language::English);
    let mut text = String::new();
    for flaw in flaws {
        let said = words.render(&flaw.what, &HouseTerms::default());
        let _ = writeln!(text, "{}:{}:{}: {said}", flaw.file, flaw.place.line, flaw.place.column);
    }
    text
}

#[test]
fn the_built_in_packs_are_without_flaw_in_every_house() {
    let houses = HouseLibrary::built_in();
    for folder in Library::built_in_folders() {
        let flaws = check(Some(folder), &Library::built_in_files(folder), &houses);
        assert!(flaws.is_empty(), "{folder}\n{}", report(&flaws));
    }
    let library = Library::built_in();
    assert!(library.flaws().is_empty(), "{}", report(library.flaws()));
    let packs: Vec<&str> = library.packs().map(|pack| pack.id.as_str()).collect();
    assert_eq!(packs, Library::built_in_folders());
}

#[test]
fn no_built_in_folder_is_left_out() {
    let mut there: BTreeSet<String> = BTreeSet::new();
    for file in crate::support::files("lessons", "ron") {
        there.insert(file.split('/').nth(1).unwrap().to_owned());
    }
    let mut listed: BTreeSet<String> = Library::built_in_folders().iter().map(|folder| (*folder).to_owned()).collect();
    // The houses, and the pack that is there to be copied.
    listed.extend(["houses", "example"].map(str::to_owned));
    assert_eq!(there, listed);
}

/// Every text of a pack.
fn texts(pack: &Pack) -> Vec<&LocalizedText> {
    let mut texts = vec![&pack.title, &pack.about];
    for lesson in &pack.lessons {
        texts.extend([&lesson.title, &lesson.goal]);
        texts.extend(lesson.steps.iter().filter_map(|step| match step {
            Step::Read(words) | Step::Page { says: words, .. } => Some(words),
            Step::Example { says, .. } => Some(says),
            Step::Drill(_) | Step::Mixed(_) | Step::Ask(_) | Step::Shift(_) => None,
        }));
    }
    texts
}

#[test]
fn built_in_texts_are_in_three_languages_and_name_the_sides_as_the_house_does() {
    let names = HouseTerms {
        punto: "Ponte".to_owned(),
        banco: "Banque".to_owned(),
        egalite: "Parità".to_owned(),
        ..HouseTerms::default()
    };
    for pack in Library::built_in().packs() {
        for texts in texts(pack) {
            assert_eq!(texts.languages().collect::<Vec<_>>(), ["en", "fr", "it"]);
            for language in Language::ALL {
                let text = texts.render(language, &names);
                assert!(!text.contains(['{', '}', '—']), "{text}");
                for own in ["Punto", "Banco", "Égalité"] {
                    assert!(!text.contains(own), "a house may say otherwise: {text}");
                }
            }
            let french = texts.get(Language::French);
            for sign in [';', ':', '!', '?', '»', '%'] {
                for (at, _) in french.match_indices(sign) {
                    let spaced = french[..at].ends_with('\u{202f}') || sign == '%';
                    assert!(spaced, "{sign} wants a narrow no-break space (U+202F) before it: {french}");
                }
            }
        }
    }
}

#[test]
fn every_house_has_a_course_from_the_first_hand_to_the_payouts() {
    let library = Library::built_in();
    for house in HouseLibrary::built_in().iter() {
        for pack in library.packs() {
            let lessons: Vec<_> = pack.lessons.iter().filter(|lesson| lesson.is_for(&house.id)).collect();
            // A text may have few things to know, and no coup shows them.
            let about_coups = ["tableau", "first-payouts"].contains(&pack.id.as_str());
            assert!(
                lessons.len() >= if about_coups { 5 } else { usize::from(pack.id == "stakes") + 1 },
                "{} in {}",
                pack.id,
                house.id
            );
            for lesson in lessons {
                assert!(lesson.steps[0].page_text().is_some(), "{} begins with a page", lesson.id);
                if lesson.has_shift() && lesson.test.is_none() {
                    assert_eq!(lesson.questions(), 0, "{}: a shift is a lesson of its own", lesson.id);
                    continue;
                }
                let questions = lesson.questions();
                // A test has every drill of its table.
                let most = if lesson.test.is_some() { 90 } else { 60 };
                assert!((15..=most).contains(&questions), "{}: {questions} questions, not 15 to {most}", lesson.id);
            }
        }
        let payouts = library.packs().find(|pack| pack.id == "first-payouts").unwrap();
        let banco = payouts.lessons.iter().filter(|lesson| lesson.id.as_str().starts_with("banco"));
        let here: Vec<_> = banco.filter(|lesson| lesson.is_for(&house.id)).collect();
        assert_eq!(here.len(), 1, "{} pays Banco in one way", house.id);
    }
}

#[test]
fn every_drill_has_a_lesson() {
    let library = Library::built_in();
    let mut taught = BTreeSet::new();
    for lesson in library.packs().flat_map(|pack| &pack.lessons) {
        // A table test asks; it does not teach.
        taught.extend(lesson.drills().filter(|_| lesson.test.is_none()).map(AnyDrill::name));
    }
    let missing: Vec<_> = AnyDrill::NAMES.iter().filter(|name| !taught.contains(**name)).collect();
    assert!(missing.is_empty(), "no lesson asks {missing:?}");
}

#[test]
fn a_lesson_is_found_by_its_name() {
    let library = Library::built_in();
    let (pack, lesson) = library.find("tableau/row-six").unwrap();
    assert_eq!((pack.id.as_str(), lesson.id.as_str()), ("tableau", "row-six"));
    for name in ["tableau/row-ten", "tableau", "", "/", "nowhere/row-six", "tableau/row-six/"] {
        assert!(library.find(name).is_none(), "{name}");
    }
}

const PACK: &str = r#"(
    id: "mine",
    version: 1,
    title: {"fr": "Le mien", "en": "Mine"},
    about: {"fr": "Une suite.", "en": "A course."},
    lessons: ["01-first", "02-second"],
)
"#;

const FIRST: &str = r#"(
    id: "first",
    version: 1,
    title: {"fr": "Un", "en": "One"},
    goal: {"fr": "Savoir.", "en": "Know it."},
    houses: ["monte-carlo", "venezia"],
    steps: [
        Read({"fr": "{punto} tire.", "en": "{punto} draws."}),
        Example(
            cards: ["2h", "9c", "Kd", "7d", "6s", "3s"],
            says: {"fr": "Voyez.", "en": "See."},
            ends: (punto: 8, banco: 9, winner: Banco),
        ),
        Drill(drill: ThirdCard(sides: [Punto], points: [3, 4]), rounds: 10),
        Drill(drill: Payout(spots: [Banco]), rounds: 10),
    ],
    pass: (accuracy: 90, seconds: 4),
)
"#;

const SECOND: &str = r#"(
    id: "second",
    version: 3,
    title: {"fr": "Deux", "en": "Two"},
    goal: {"fr": "Savoir encore.", "en": "Know more."},
    steps: [Drill(drill: WholeCoup(), rounds: 5)],
    pass: (accuracy: 80, seconds: 20),
)
"#;

fn good() -> Files {
    let files = [("pack.ron", PACK), ("01-first.ron", FIRST), ("02-second.ron", SECOND)];
    files.into_iter().map(|(file, text)| (file.to_owned(), text.to_owned())).collect()
}

#[test]
fn a_good_pack_is_read() {
    let pack = Pack::read(&good()).unwrap_or_else(|flaws| panic!("{}", report(&flaws)));
    assert_eq!(pack.lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>(), ["first", "second"]);
    assert_eq!(pack.lessons[0].questions(), 20);
    assert!(pack.lessons[0].is_for(&"venezia".into()) && !pack.lessons[0].is_for(&"guide-fr".into()));
    assert_eq!(pack.title.get(Language::Italian), "Mine");
}

/// A file, what is replaced by what in it, and the flaw: where it is said to be, and its key.
type Edit = (&'static str, &'static str, &'static str, (&'static str, usize, usize), &'static str);

#[rustfmt::skip]
const EDITS: &[Edit] = &[
    ("pack.ron", r#"id: "mine""#, r#"id: "Mine One""#, ("pack.ron", 2, 9), "flaw-id-form"),
    ("pack.ron", r#"id: "mine""#, r#"id: "other""#, ("pack.ron", 2, 9), "flaw-pack-id-differs"),
    ("pack.ron", "version: 1", "version: 0", ("pack.ron", 3, 14), "flaw-version-nought"),
    ("pack.ron", "version: 1", "version: -1", ("pack.ron", 3, 14), "flaw-ron-number-out-of-range"),
    ("pack.ron", "version: 1", "verzion: 1", ("pack.ron", 3, 5), "flaw-ron-unknown-field-meant"),
    ("pack.ron", r#"["01-first", "02-second"]"#, "[]", ("pack.ron", 6, 14), "flaw-pack-no-lessons"),
    ("pack.ron", r#""02-second"]"#, r#""02-second", "03-third"]"#, ("pack.ron", 6, 40), "flaw-pack-lesson-missing"),
    ("pack.ron", r#""02-second"]"#, r#""02-second", "01-first"]"#, ("pack.ron", 6, 40), "flaw-listed-twice"),
    ("pack.ron", r#""02-second"]"#, r#""02-second", "03-first"]"#, ("pack.ron", 6, 40), "flaw-lesson-id-twice"),
    ("pack.ron", r#""02-second"]"#, r#""02-second", "../secret"]"#, ("pack.ron", 6, 40), "flaw-pack-lesson-name"),
    ("pack.ron", r#""02-second"]"#, "]", ("02-second.ron", 1, 1), "flaw-pack-stray-file"),
    ("pack.ron", r#", "en": "A course.""#, "", ("pack.ron", 5, 12), "flaw-text-language-missing"),
    ("pack.ron", "\n)", "", ("pack.ron", 7, 1), "flaw-ron-ends-early"),
    ("01-first.ron", r#"id: "first""#, r#"id: "premier""#, ("01-first.ron", 2, 9), "flaw-lesson-id-differs"),
    ("01-first.ron", "version: 1", "version: 0", ("01-first.ron", 3, 14), "flaw-version-nought"),
    ("01-first.ron", r#", "en": "One""#, "", ("01-first.ron", 4, 12), "flaw-text-language-missing"),
    ("01-first.ron", r#", "en": "One""#, r#", "en": "One", "it": "Uno""#, ("01-first.ron", 4, 38), "flaw-text-language-more"),
    ("01-first.ron", r#", "en": "One""#, r#", "en": "One", "de": "Eins""#, ("01-first.ron", 4, 38), "flaw-text-unknown-language"),
    ("01-first.ron", r#", "en": "One""#, r#", "en": "One", "en": "Once""#, ("01-first.ron", 4, 38), "flaw-text-language-twice"),
    ("01-first.ron", r#""en": "One""#, r#""en": "  ""#, ("01-first.ron", 4, 31), "flaw-text-empty"),
    ("01-first.ron", r#"{"fr": "Un", "en": "One"}"#, "{}", ("01-first.ron", 4, 12), "flaw-text-no-language"),
    ("01-first.ron", r#"{"fr": "Un", "en": "One"}"#, r#""One""#, ("01-first.ron", 4, 12), "flaw-ron-expected"),
    ("01-first.ron", "{punto} draws", "{player} draws", ("01-first.ron", 8, 45), "flaw-text-placeholder"),
    ("01-first.ron", "{punto} draws", "{punto draws", ("01-first.ron", 8, 45), "flaw-text-placeholder"),
    ("01-first.ron", "{punto} draws", "punto} draws", ("01-first.ron", 8, 50), "flaw-text-placeholder"),
    ("01-first.ron", r#""venezia"]"#, r#""venice"]"#, ("01-first.ron", 6, 29), "flaw-lesson-unknown-house"),
    ("01-first.ron", r#""venezia"]"#, r#""venezia", "monte-carlo"]"#, ("01-first.ron", 6, 40), "flaw-listed-twice"),
    ("01-first.ron", r#""2h""#, r#""1x""#, ("01-first.ron", 10, 21), "flaw-no-such-card"),
    ("01-first.ron", r#", "3s""#, "", ("01-first.ron", 10, 20), "flaw-example-wants-card"),
    ("01-first.ron", r#""3s""#, r#""3s", "4s""#, ("01-first.ron", 10, 57), "flaw-example-closed-before"),
    ("01-first.ron", r#""6s", "3s""#, r#""5s", "3s""#, ("01-first.ron", 10, 51), "flaw-example-closed-before"),
    ("01-first.ron", "punto: 8", "punto: 7", ("01-first.ron", 12, 27), "flaw-example-point"),
    ("01-first.ron", "banco: 9", "banco: 6", ("01-first.ron", 12, 37), "flaw-example-point"),
    ("01-first.ron", "banco: 9", "banco: 12", ("01-first.ron", 12, 37), "flaw-no-such-point"),
    ("01-first.ron", "winner: Banco", "winner: Punto", ("01-first.ron", 12, 48), "flaw-example-winner"),
    ("01-first.ron", "winner: Banco", "winner: Bank", ("01-first.ron", 12, 48), "flaw-ron-unknown-word"),
    ("01-first.ron", "ThirdCard(", "ThirdCards(", ("01-first.ron", 14, 22), "flaw-ron-unknown-word-meant"),
    ("01-first.ron", "sides: [Punto]", "sides: []", ("01-first.ron", 14, 39), "flaw-no-side"),
    ("01-first.ron", "points: [3, 4]", "points: []", ("01-first.ron", 14, 56), "flaw-drill-asks-nothing"),
    ("01-first.ron", "points: [3, 4]", "points: [3, 3]", ("01-first.ron", 14, 60), "flaw-listed-twice"),
    ("01-first.ron", "points: [3, 4]", "points: [3, 0x3]", ("01-first.ron", 14, 60), "flaw-drill-decision-twice"),
    ("01-first.ron", "spots: [Banco]", "spots: [Banco], from: 0", ("01-first.ron", 15, 51), "flaw-stake-of-nought"),
    ("01-first.ron", "spots: [Banco]", "spots: [Banco], from: 900, to: 800", ("01-first.ron", 15, 60), "flaw-stakes-upside-down"),
    ("01-first.ron", "rounds: 10),\n        Drill", "rounds: 0),\n        Drill", ("01-first.ron", 14, 73), "flaw-rounds"),
    ("01-first.ron", "rounds: 10),\n        Drill", "rounds: 501),\n        Drill", ("01-first.ron", 14, 73), "flaw-rounds"),
    ("01-first.ron", "accuracy: 90", "accuracy: 30", ("01-first.ron", 17, 22), "flaw-pass-accuracy"),
    ("01-first.ron", "accuracy: 90", "accuracy: 101", ("01-first.ron", 17, 22), "flaw-pass-accuracy"),
    ("01-first.ron", "accuracy: 90", "accuracy: 900", ("01-first.ron", 17, 22), "flaw-pass-accuracy"),
    ("01-first.ron", "seconds: 4", "seconds: 0", ("01-first.ron", 17, 35), "flaw-pass-seconds"),
    ("01-first.ron", "seconds: 4", "seconds: 121", ("01-first.ron", 17, 35), "flaw-pass-seconds"),
    ("02-second.ron", "Drill(drill: WholeCoup(), rounds: 5)", "", ("02-second.ron", 6, 12), "flaw-lesson-no-questions"),
    ("02-second.ron", "    pass: (accuracy: 80, seconds: 20),\n", "", ("02-second.ron", 1, 1), "flaw-ron-missing-field"),
    ("02-second.ron", "WholeCoup()", "WholeCoup(kinds: [])", ("02-second.ron", 6, 43), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "Commission(seats: [0])", ("02-second.ron", 6, 45), "flaw-seats-of-commission"),
    ("02-second.ron", "WholeCoup()", "Commission()", ("02-second.ron", 6, 26), "flaw-drill-not-here"),
    ("02-second.ron", "WholeCoup()", "FaultyStakes(seats: 9)", ("02-second.ron", 6, 46), "flaw-seats-with-stakes"),
    ("02-second.ron", "WholeCoup()", "Burn(cards: [11])", ("02-second.ron", 6, 39), "flaw-card-number"),
    ("02-second.ron", "WholeCoup()", "Cutting(seats: 2)", ("02-second.ron", 6, 41), "flaw-seats-taken"),
    ("02-second.ron", "WholeCoup()", "HandPasses(seats: 8)", ("02-second.ron", 6, 44), "flaw-seats-taken"),
    ("02-second.ron", "WholeCoup()", "FaultyStakes(faults: [TieAlone])", ("02-second.ron", 6, 47), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "StopCard(asks: [])", ("02-second.ron", 6, 41), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "LastCoup(moments: [])", ("02-second.ron", 6, 44), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "WhatChangesHere(topics: [])", ("02-second.ron", 6, 50), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "WhatChangesHere(with: [\"ravenna\"])", ("02-second.ron", 6, 49), "flaw-no-such-house"),
    ("02-second.ron", "WholeCoup()", "HearTheCall(moments: [])", ("02-second.ron", 6, 47), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "WrongCall(faults: [])", ("02-second.ron", 6, 44), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "CoupByEar(kinds: [])", ("02-second.ron", 6, 43), "flaw-drill-asks-nothing"),
    ("02-second.ron", "WholeCoup()", "Dictation(digits: [7])", ("02-second.ron", 6, 45), "flaw-digits"),
    ("02-second.ron", "WholeCoup()", "CountHand(cards: [4])", ("02-second.ron", 6, 44), "flaw-hand-of-two-or-three"),
];

#[test]
fn a_broken_pack_is_refused_with_its_place_and_what_to_do() {
    let houses = HouseLibrary::built_in();
    let speakers = Language::ALL.map(Catalog::new);
    let mut wrong = String::new();
    for (file, from, to, (at, line, column), key) in EDITS {
        let mut files = good();
        let text = &files[*file];
        assert_eq!(text.matches(from).count(), 1, "{file}: {from}");
        let text = text.replace(from, to);
        files.insert((*file).to_owned(), text);
        let flaws = check(Some("mine"), &files, &houses);
        let place = TextPosition { line: *line, column: *column };
        let found =
            flaws.iter().any(|flaw| flaw.file == *at && flaw.place == place && flaw.core_phrase().key.starts_with(key));
        if !found {
            let _ = writeln!(wrong, "{file}: {from} -> {to}: not {at}:{line}:{column} {key} but\n{}", report(&flaws));
        }
        for flaw in &flaws {
            for words in &speakers {
                let mut errors = Vec::new();
                let said = words.try_render(&flaw.what, &HouseTerms::default(), &mut errors);
                if said.is_none() || !errors.is_empty() {
                    let _ = writeln!(wrong, "{:?} says {said:?} in {:?}: {errors:?}", flaw.what, words.language());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_small_fault_brings_few_messages() {
    let houses = HouseLibrary::built_in();
    for (file, from, to, _, key) in EDITS {
        let mut files = good();
        let text = files[*file].replace(from, to);
        files.insert((*file).to_owned(), text);
        let flaws = check(Some("mine"), &files, &houses);
        // Taking the list away makes strays of both lessons; a wrong entry may be wrong in two ways.
        let most = if *key == "flaw-pack-no-lessons" { 3 } else { 2 };
        assert!((1..=most).contains(&flaws.len()), "{key}\n{}", report(&flaws));
    }
}

#[test]
fn all_faults_of_all_files_are_reported_at_once_in_the_order_of_the_files() {
    let mut files = good();
    let first = FIRST.replace("punto: 8", "punto: 7").replace("accuracy: 90", "accuracy: 9");
    files.insert("01-first.ron".to_owned(), first);
    files.insert("02-second.ron".to_owned(), SECOND.replace("rounds: 5", "rounds: five"));
    files.insert("pack.ron".to_owned(), PACK.replace("version: 1", "version: 0"));
    files.insert("09-stray.ron".to_owned(), SECOND.to_owned());
    let flaws = check(Some("mine"), &files, &HouseLibrary::built_in());
    let places: Vec<_> = flaws.iter().map(|flaw| (flaw.file.as_str(), flaw.place.line)).collect();
    let expected =
        [("01-first.ron", 12), ("01-first.ron", 17), ("02-second.ron", 6), ("09-stray.ron", 1), ("pack.ron", 3)];
    assert_eq!(places, expected, "{}", report(&flaws));
    assert_eq!(Pack::read(&files).unwrap_err(), flaws);
}

#[test]
fn a_pack_without_its_list_is_refused_and_its_lessons_are_read_all_the_same() {
    let mut files = good();
    files.remove("pack.ron");
    files.insert("01-first.ron".to_owned(), FIRST.replace("punto: 8", "punto: 7"));
    let keys: Vec<_> = check(Some("mine"), &files, &HouseLibrary::built_in())
        .into_iter()
        .map(|flaw| flaw.core_phrase().key.as_str())
        .collect();
    assert_eq!(keys, ["flaw-example-point", "flaw-pack-no-pack-file"]);
}

#[test]
fn what_is_not_ron_in_a_folder_is_nobodys_business() {
    let mut files = good();
    files.insert("README.md".to_owned(), "Thank you for reading me.".to_owned());
    assert!(Pack::read(&files).is_ok());
}

#[test]
fn an_example_is_proved_in_every_house_of_its_lesson() {
    let mut one_pack = HouseLibrary::built_in();
    let (name, text) = HouseLibrary::built_in_files().next().unwrap();
    let text = text
        .replace("packs: Stated(6, ", "packs: Stated(1, ")
        .replace("packs_of_first_back: Stated(3, ", "packs_of_first_back: Stated(1, ");
    one_pack.add(tailleur::rules::house::House::read(name, &text).unwrap());
    let mut files = good();
    let twice = FIRST
        .replace(r#"["2h", "9c", "Kd", "7d", "6s", "3s"]"#, r#"["9h", "Kc", "9h", "7d"]"#)
        .replace("punto: 8, banco: 9, winner: Banco", "punto: 8, banco: 7, winner: Punto");
    files.insert("01-first.ron".to_owned(), twice.clone());
    assert!(check(Some("mine"), &files, &one_pack).is_empty());
    files.insert("01-first.ron".to_owned(), twice.replace(r#""venezia""#, r#""article-57-13""#));
    let flaws = check(Some("mine"), &files, &one_pack);
    assert_eq!(
        flaws.iter().map(|flaw| flaw.core_phrase().key.as_str()).collect::<Vec<_>>(),
        ["flaw-example-no-copy-left"]
    );
}

#[test]
fn bad_input_is_refused_at_once() {
    let deep = |open: &str| open.repeat(100_000);
    let long = format!(r#"(id: "mine", title: {{"en": "{}"}})"#, "x".repeat(1024 * 1024));
    let texts = [
        String::new(),
        "\u{feff}".to_owned(),
        deep("["),
        deep("("),
        deep("{"),
        format!("(steps: {}", deep("Read(")),
        deep("/*"),
        format!("(id: \"{}", "\\\"".repeat(100_000)),
        "(id: \"mine\"".repeat(10_000),
        long,
        "null".to_owned(),
        "#![enable(implicit_some)]".to_owned(),
    ];
    for text in texts {
        for file in ["pack.ron", "01-first.ron"] {
            let mut files = good();
            files.insert(file.to_owned(), text.clone());
            let flaws = check(Some("mine"), &files, &HouseLibrary::built_in());
            assert!(!flaws.is_empty() && flaws.len() < 10, "{}", report(&flaws));
            assert!(report(&flaws).len() < 4_000);
        }
    }
    let mut files = good();
    files.extend((0..100_000).map(|number| (format!("x{number}.ron"), String::new())));
    assert_eq!(check(Some("mine"), &files, &HouseLibrary::built_in()).len(), 1);
}

#[test]
fn rounds_beyond_all_counting_are_refused_and_stop_nothing() {
    let mut files = good();
    files.insert("01-first.ron".to_owned(), FIRST.replace("rounds: 10", "rounds: 4294967295"));
    let flaws = check(Some("mine"), &files, &HouseLibrary::built_in());
    assert_eq!(
        flaws.iter().map(|flaw| flaw.core_phrase().key.as_str()).collect::<Vec<_>>(),
        ["flaw-rounds", "flaw-rounds"]
    );
}

#[test]
fn lists_as_long_as_a_file_can_be_are_checked_in_a_moment() {
    let many = |entry: &dyn Fn(usize) -> String| (0..20_000).map(entry).collect::<String>();
    let lessons = PACK.replace(r#""02-second""#, &many(&|number| format!("\"x{number}\",")));
    let languages = PACK.replace(r#""en": "Mine""#, &many(&|number| format!("\"x{number}\":\"\",")));
    let houses = FIRST.replace(r#""venezia""#, &many(&|number| format!("\"x{number}\",")));
    for (file, text) in [("pack.ron", lessons), ("pack.ron", languages), ("01-first.ron", houses)] {
        let mut files = good();
        files.insert(file.to_owned(), text);
        let clock = Clock::start();
        let begun = clock.now();
        // The first hundred are told, and how many more there are.
        let flaws = check(Some("mine"), &files, &HouseLibrary::built_in());
        assert!(
            flaws.iter().any(|flaw| flaw.core_phrase().key == text_key!("flaw-and-more")),
            "{file}: {}",
            flaws.len()
        );
        let took = clock.now().since(begun);
        assert!(took < 30_000, "{file}: {took} milliseconds: it has come to a standstill");
    }
}
