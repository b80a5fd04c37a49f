//! Letters with their accents: which are the same however they were typed, and what they are without.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Each accent with the small letters that carry it: the letter without, then with it. What Unicode takes apart of the
/// Latin, Greek and Cyrillic letters of Europe and of Vietnamese.
const ACCENTS: [(char, &str); 25] = [
    ('\u{300}', "aàeèiìnǹoòuùwẁyỳâầêềôồüǜăằēḕōṑơờưừеѐиѝ"),
    ('\u{301}', "aácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzźâấåǻæǽçḉêếïḯôốõṍøǿüǘăắēḗōṓũṹơớưứαάεέηήιίοόυύωώϊΐϋΰгѓкќ"),
    ('\u{302}', "aâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑạậẹệọộ"),
    ('\u{303}', "aãeẽiĩnñoõuũvṽyỹâẫêễôỗăẵơỡưữ"),
    ('\u{304}', "aāeēgḡiīoōuūyȳäǟæǣõȭöȫüǖǫǭȧǡȯȱиӣуӯḷḹṛṝ"),
    ('\u{306}', "aăeĕgğiĭoŏuŭȩḝаӑеӗжӂийуўạặ"),
    ('\u{307}', "aȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzżśṥšṧſẛṣṩ"),
    ('\u{308}', "aäeëhḧiïoötẗuüwẅxẍyÿõṏūṻιϊυϋаӓеёжӝзӟиӥоӧуӱчӵыӹэӭіїәӛөӫ"),
    ('\u{309}', "aảeẻiỉoỏuủyỷâẩêểôổăẳơởưử"),
    ('\u{30a}', "aåuůwẘyẙ"),
    ('\u{30b}', "oőuűуӳ"),
    ('\u{30c}', "aǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžüǚʒǯ"),
    ('\u{30f}', "aȁeȅiȉoȍrȑuȕѵѷ"),
    ('\u{311}', "aȃeȇiȋoȏrȓuȗ"),
    ('\u{31b}', "oơuư"),
    ('\u{323}', "aạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓơợưự"),
    ('\u{324}', "uṳ"),
    ('\u{325}', "aḁ"),
    ('\u{326}', "sștț"),
    ('\u{327}', "cçdḑeȩgģhḩkķlļnņrŗsştţ"),
    ('\u{328}', "aąeęiįoǫuų"),
    ('\u{32d}', "dḓeḙlḽnṋtṱuṷ"),
    ('\u{32e}', "hḫ"),
    ('\u{330}', "eḛiḭuṵ"),
    ('\u{331}', "bḇdḏhẖkḵlḻnṉrṟtṯzẕ"),
];

/// A letter that carries an accent: the letter without, and the accent.
static PARTS: LazyLock<HashMap<char, (char, char)>> = LazyLock::new(|| {
    let pairs = |accent: char, letters: &'static str| {
        let without = letters.chars().step_by(2);
        without.zip(letters.chars().skip(1).step_by(2)).map(move |(without, with)| (with, (without, accent)))
    };
    ACCENTS.into_iter().flat_map(|(accent, letters)| pairs(accent, letters)).collect()
});

/// A text as it is compared: in small letters, each accent a sign of its own behind its letter, letters that are
/// written together or in full width as the plain ones, and every blank the same.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut signs = Vec::new();
    for letter in text.chars().map(plain_width).flat_map(char::to_lowercase) {
        match joined(letter) {
            Some(letters) => signs.extend(letters.chars()),
            None => take_apart(letter, &mut signs),
        }
    }
    // Accents at different places of a letter may have been typed in any order.
    for accents in signs.chunk_by_mut(|_, next| is_accent(*next)) {
        if let Some((_, accents)) = accents.split_first_mut() {
            accents.sort_by_key(|accent| place(*accent));
        }
    }
    signs.into_iter().collect()
}

/// A text in small letters without accents: what a hand in a hurry types.
#[must_use]
pub fn bare(text: &str) -> String {
    let mut bare = String::new();
    for letter in folded(text).chars().filter(|letter| !is_accent(*letter)) {
        match letter {
            'æ' => bare.push_str("ae"),
            'œ' => bare.push_str("oe"),
            'ø' => bare.push('o'),
            'ł' => bare.push('l'),
            'đ' | 'ð' => bare.push('d'),
            'ı' => bare.push('i'),
            other => bare.push(other),
        }
    }
    bare
}

/// An accent that is written as a sign of its own, after its letter.
pub(super) const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{0300}'..='\u{036f}')
}

fn take_apart(letter: char, to: &mut Vec<char>) {
    match PARTS.get(&letter) {
        Some((without, accent)) => {
            take_apart(*without, to);
            to.push(*accent);
        }
        None => to.push(letter),
    }
}

/// Where an accent sits, in Unicode's order: joined to the letter, at its corner, below it, above it.
const fn place(accent: char) -> u8 {
    match accent {
        '\u{0321}' | '\u{0322}' | '\u{0327}' | '\u{0328}' => 0,
        '\u{031b}' => 1,
        '\u{0316}'..='\u{0319}' | '\u{031c}'..='\u{0320}' | '\u{0323}'..='\u{0326}' | '\u{0329}'..='\u{0333}' => 2,
        _ => 3,
    }
}

/// Several letters that one sign stands for.
const fn joined(sign: char) -> Option<&'static str> {
    match sign {
        'ß' => Some("ss"),
        'ﬀ' => Some("ff"),
        'ﬁ' => Some("fi"),
        'ﬂ' => Some("fl"),
        'ﬃ' => Some("ffi"),
        'ﬄ' => Some("ffl"),
        'ς' => Some("σ"),
        _ => None,
    }
}

/// A sign in the width of Latin letters.
fn plain_width(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        blank if blank.is_whitespace() => ' ',
        other => other,
    }
}
