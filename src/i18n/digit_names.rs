//! Names of the digits 0 to 9 in each language.

use super::Language;

/// Lower-case names without accents, with variants.
type DigitNames = [&'static [&'static str]; 10];

const FRENCH: DigitNames = [
    &["zero"],
    &["un", "une"],
    &["deux"],
    &["trois"],
    &["quatre"],
    &["cinq"],
    &["six"],
    &["sept"],
    &["huit"],
    &["neuf"],
];
const ITALIAN: DigitNames = [
    &["zero"],
    &["uno", "un"],
    &["due"],
    &["tre"],
    &["quattro"],
    &["cinque"],
    &["sei"],
    &["sette"],
    &["otto"],
    &["nove"],
];
const ENGLISH: DigitNames = [
    &["zero", "nought", "naught", "nil"],
    &["one"],
    &["two"],
    &["three"],
    &["four"],
    &["five"],
    &["six"],
    &["seven"],
    &["eight"],
    &["nine"],
];

impl Language {
    /// The digit of this name, given in lower case without accents.
    pub fn digit_named(self, word: &str) -> Option<u8> {
        let names = match self {
            Self::French => FRENCH,
            Self::Italian => ITALIAN,
            Self::English => ENGLISH,
        };
        (0..).zip(names).find(|(_, names)| names.contains(&word)).map(|(figure, _)| figure)
    }
}
