//! Number words below a hundred, from which all others are built.

use super::FrenchCounting;
use crate::i18n::Language;

const FRENCH_ONES: [&str; 17] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
    "quatorze", "quinze", "seize",
];
const FRENCH_TENS: [&str; 10] =
    ["", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "septante", "quatre-vingt", "nonante"];
const ITALIAN_ONES: [&str; 20] = [
    "zero",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
    "tredici",
    "quattordici",
    "quindici",
    "sedici",
    "diciassette",
    "diciotto",
    "diciannove",
];
const ITALIAN_TENS: [&str; 10] =
    ["", "dieci", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"];
const ENGLISH_ONES: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const ENGLISH_TENS: [&str; 10] =
    ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// The word as written on its own.
pub(super) fn below_hundred(language: Language, number: u32, counting: FrenchCounting) -> String {
    match language {
        Language::French => french(number, counting),
        Language::Italian => italian(number),
        Language::English => english(number),
    }
}

/// Callers stay within the list.
fn name<'n>(names: &[&'n str], number: u32) -> &'n str {
    usize::try_from(number).ok().and_then(|index| names.get(index)).copied().unwrap_or_default()
}

fn french(number: u32, counting: FrenchCounting) -> String {
    if number < 17 {
        return name(&FRENCH_ONES, number).to_owned();
    }
    let tens = match (number / 10, counting) {
        (tens @ (7 | 9), FrenchCounting::Vigesimal) => tens - 1,
        (tens, _) => tens,
    };
    let ten = name(&FRENCH_TENS, tens);
    match number - tens * 10 {
        0 if tens == 8 => format!("{ten}s"),
        0 => ten.to_owned(),
        rest @ (1 | 11) if tens != 8 => format!("{ten} et {}", name(&FRENCH_ONES, rest)),
        rest => format!("{ten}-{}", french(rest, counting)),
    }
}

fn italian(number: u32) -> String {
    if number < 20 {
        return name(&ITALIAN_ONES, number).to_owned();
    }
    let ten = name(&ITALIAN_TENS, number / 10);
    match number % 10 {
        0 => ten.to_owned(),
        3 => format!("{ten}tré"),
        ones @ (1 | 8) => format!("{}{}", ten.trim_end_matches(['a', 'i']), name(&ITALIAN_ONES, ones)),
        ones => format!("{ten}{}", name(&ITALIAN_ONES, ones)),
    }
}

fn english(number: u32) -> String {
    if number < 20 {
        return name(&ENGLISH_ONES, number).to_owned();
    }
    let ten = name(&ENGLISH_TENS, number / 10);
    match number % 10 {
        0 => ten.to_owned(),
        ones => format!("{ten}-{}", name(&ENGLISH_ONES, ones)),
    }
}
