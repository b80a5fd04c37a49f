//! Numbers as words in every language and way of counting: written, joined from parts, and read back.

mod reader;

use std::collections::BTreeSet;

use tailleur::i18n::{FrenchCounting, GREATEST_SPELLED, Language};

use self::reader::{english, french, italian};
use crate::support::text;

/// Each language in each way of counting it has, in the order of the columns of the table.
const WAYS: [(Language, FrenchCounting); 4] = [
    (Language::French, FrenchCounting::Vigesimal),
    (Language::French, FrenchCounting::Septante),
    (Language::Italian, FrenchCounting::Vigesimal),
    (Language::English, FrenchCounting::Vigesimal),
];

pub(crate) fn read(way: (Language, FrenchCounting), words: &str) -> Option<u32> {
    match way {
        (Language::French, counting) => french::read(words, counting == FrenchCounting::Septante),
        (Language::Italian, _) => italian::read(words),
        (Language::English, _) => english::read(words),
    }
}

fn spell((language, counting): (Language, FrenchCounting), number: u32) -> String {
    language.spell(number, counting).unwrap()
}

fn parts((language, counting): (Language, FrenchCounting), number: u32) -> Vec<String> {
    language.spell_parts(number, counting).unwrap()
}

/// The table: a number, and how it is written in each of the ways.
fn table() -> Vec<(u32, [String; 4])> {
    let rows = text("tests/it/cases/numbers.txt");
    let (_, rows) = rows.split_once("\n\n").unwrap();
    let row = |row: &str| {
        let cells: Vec<_> = row.split(" | ").collect();
        let [number, french, septante, italian, english] = cells[..] else { panic!("{row}") };
        let septante = if septante == "=" { french } else { septante };
        (number.parse().unwrap(), [french, septante, italian, english].map(str::to_owned))
    };
    rows.lines().map(row).collect()
}

/// All small numbers, and above them every 89th: every count of thousands, and every rest behind one of them.
fn numbers() -> impl Iterator<Item = u32> {
    (0..10_000).chain((10_000..=GREATEST_SPELLED).step_by(89)).chain([GREATEST_SPELLED])
}

#[test]
fn numbers_are_written_as_the_languages_write_them() {
    let table = table();
    assert!(table.len() >= 60, "{}", table.len());
    for (number, written) in table {
        for (way, written) in WAYS.into_iter().zip(written) {
            assert_eq!(spell(way, number), written, "{number}, {way:?}");
            assert_eq!(read(way, &written), Some(number), "the reader itself, {way:?}: {written}");
        }
    }
}

#[test]
fn every_number_read_back_is_itself() {
    for way in WAYS {
        for number in numbers() {
            let written = spell(way, number);
            assert_eq!(read(way, &written), Some(number), "{way:?}: {written}");
        }
    }
}

#[test]
fn what_is_not_written_so_is_not_read() {
    let [france, septante, italy, britain] = WAYS;
    let wrong = [
        (france, "deux cents un | deux cent | deux cents mille | un cent | un mille | mille cent mille | deux milles"),
        (france, "vingt-un | vingt-et-un | vingt et deux | soixante-onze | soixante et dix | quatre-vingt et un"),
        (france, "quatre-vingt | quatre-vingts mille | quatre-vingts-un | septante | nonante et un | cent zéro"),
        (france, "dix-un | vingt-dix | onze cents | cent cent |  | mille  un"),
        (septante, "soixante-dix | soixante et onze | quatre-vingt-dix | quatre-vingt-onze | septante-un | huitante"),
        (italy, "ventiuno | ventiotto | ventitre | tré | centotre | centuno | centootto | centoottanta | unocento"),
        (italy, "unomila | millemila | duemille | ventitrémila | cento uno | dueuno | centozero | "),
        (
            britain,
            "one hundred five | one thousand five | one thousand and one hundred | hundred | thousand | and five",
        ),
        (britain, "twenty one | twenty-ten | ten hundred | one hundred and | one hundred and zero | fourty | "),
    ];
    for (way, wrong) in wrong {
        for wrong in wrong.split(" | ") {
            assert_eq!(read(way, wrong), None, "{way:?}: {wrong}");
        }
    }
}

#[test]
fn a_number_too_great_to_be_spelled_is_refused() {
    for (language, counting) in WAYS {
        for number in [GREATEST_SPELLED + 1, 1_001_000, u32::MAX] {
            assert_eq!(language.spell(number, counting), None, "{number}");
            assert_eq!(language.spell_parts(number, counting), None, "{number}");
        }
    }
}

#[test]
fn only_french_counts_in_two_ways() {
    for number in numbers() {
        for language in [Language::Italian, Language::English] {
            let [one, other] = FrenchCounting::ALL.map(|counting| spell((language, counting), number));
            assert_eq!(one, other);
        }
    }
}

enum NumberPart {
    Number(u32),
    Thousands,
    Nothing,
}

fn parse(way: (Language, FrenchCounting), part: &str) -> NumberPart {
    match (way.0, part) {
        (Language::French, "mille") | (Language::Italian, "mille" | "mila") | (Language::English, "thousand") => {
            NumberPart::Thousands
        }
        (Language::English, "and") => NumberPart::Nothing,
        _ => NumberPart::Number(read(way, part).unwrap_or_else(|| panic!("{way:?}: {part}"))),
    }
}

#[test]
fn the_parts_of_a_number_say_it_one_after_another() {
    for way in WAYS {
        for number in numbers() {
            let (mut thousands, mut rest) = (0, 0);
            for part in parts(way, number) {
                match parse(way, &part) {
                    NumberPart::Number(more) => rest += more,
                    NumberPart::Thousands => (thousands, rest) = (rest.max(1), 0),
                    NumberPart::Nothing => {}
                }
            }
            assert_eq!(thousands * 1000 + rest, number, "{way:?}");
        }
    }
}

/// A spelling without what changes where parts meet: the s of vingts and cents, the accent of tre, one of two o's.
fn loose(written: &str) -> String {
    written.replace("cents", "cent").replace("vingts", "vingt").replace("tré", "tre").replace("oo", "o")
}

#[test]
fn the_parts_put_together_are_the_spelling() {
    for way in WAYS {
        let between = if way.0 == Language::Italian { "" } else { " " };
        for number in numbers() {
            assert_eq!(loose(&parts(way, number).join(between)), loose(&spell(way, number)), "{number}, {way:?}");
        }
    }
}

#[test]
fn a_small_set_of_parts_joins_every_number_and_none_is_idle() {
    for way in WAYS {
        let listed = way.0.number_parts(way.1);
        let set: BTreeSet<_> = listed.iter().cloned().collect();
        assert_eq!(set.len(), listed.len(), "a part twice, {way:?}");
        assert!(set.len() <= 111, "{way:?}: {}", set.len());
        let used: BTreeSet<_> = numbers().flat_map(|number| parts(way, number)).collect();
        assert_eq!(used, set, "{way:?}");
    }
}

#[test]
fn a_sum_is_cut_where_a_voice_would_breathe() {
    let cuts: [(u32, [&[&str]; 4]); 4] = [
        (
            17_500,
            [
                &["dix-sept", "mille", "cinq cents"],
                &["dix-sept", "mille", "cinq cents"],
                &["diciassette", "mila", "cinquecento"],
                &["seventeen", "thousand", "five hundred"],
            ],
        ),
        (
            1_103,
            [
                &["mille", "cent", "trois"],
                &["mille", "cent", "trois"],
                &["mille", "cento", "tre"],
                &["one", "thousand", "one hundred", "and", "three"],
            ],
        ),
        (
            180_023,
            [
                &["cent", "quatre-vingts", "mille", "vingt-trois"],
                &["cent", "quatre-vingts", "mille", "vingt-trois"],
                &["cento", "ottanta", "mila", "ventitré"],
                &["one hundred", "and", "eighty", "thousand", "and", "twenty-three"],
            ],
        ),
        (
            200_091,
            [
                &["deux cents", "mille", "quatre-vingt-onze"],
                &["deux cents", "mille", "nonante et un"],
                &["duecento", "mila", "novantuno"],
                &["two hundred", "thousand", "and", "ninety-one"],
            ],
        ),
    ];
    for (number, cuts) in cuts {
        for (way, cut) in WAYS.into_iter().zip(cuts) {
            assert_eq!(parts(way, number), cut, "{way:?}");
        }
    }
}
