//! Articles and prepositions before a house's term, as the language joins them.

use fluent_bundle::FluentValue;

use super::Language;

/// The `ARTICLE` function of the texts: the word given, joined to the term after it. `ARTICLE("le", $tailleur)` makes
/// `le tailleur` and `l’employé`, `ARTICLE("del", $tailleur)` `del tailleur`, `dell’addetto` and `dello scrivano`.
pub(super) fn article<'f>(language: Language, args: &[FluentValue<'f>]) -> FluentValue<'f> {
    match args {
        [FluentValue::String(word), FluentValue::String(term)] => joined(language, word, term).into(),
        _ => FluentValue::Error,
    }
}

/// The `CAPITAL` function of the texts: a term at the beginning of a sentence.
pub(super) fn capital<'f>(args: &[FluentValue<'f>]) -> FluentValue<'f> {
    match args {
        [FluentValue::String(term)] => capitalised(term).into(),
        _ => FluentValue::Error,
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A word and a term with the space, the elision or the form that the language wants between them.
pub(super) fn joined(language: Language, word: &str, term: &str) -> String {
    let Some(other) = other_form(language, &word.to_lowercase(), term) else { return format!("{word} {term}") };
    let capital = word.chars().next().is_some_and(char::is_uppercase);
    let form = if capital { capitalised(other) } else { other.to_owned() };
    if form.ends_with('’') { format!("{form}{term}") } else { format!("{form} {term}") }
}

/// The form of a word before this term, where it is not the word itself.
fn other_form(language: Language, word: &str, term: &str) -> Option<&'static str> {
    let vowel =
        term.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u', 'à', 'â', 'è', 'é', 'ê', 'î', 'ì', 'ò', 'ô', 'ù']);
    let form = match (language, word) {
        (Language::French, "le" | "la") if elides(term, vowel) => "l’",
        (Language::French, "de") if elides(term, vowel) => "d’",
        (Language::French, "du") if elides(term, vowel) => "de l’",
        (Language::French, "au") if elides(term, vowel) => "à l’",
        (Language::French, "que") if elides(term, vowel) => "qu’",
        (Language::English, "a") if vowel => "an",
        (Language::Italian, _) => return italian(word, vowel, is_impure(term)),
        _ => return None,
    };
    Some(form)
}

/// French elides before a vowel and before a mute h; an h of a role at the table is mute, as in `hôte`.
fn elides(term: &str, vowel: bool) -> bool {
    vowel || term.to_lowercase().starts_with('h')
}

fn italian(word: &str, vowel: bool, impure: bool) -> Option<&'static str> {
    let (elided, full) = match word {
        "il" => ("l’", "lo"),
        "del" => ("dell’", "dello"),
        "al" => ("all’", "allo"),
        "dal" => ("dall’", "dallo"),
        "sul" => ("sull’", "sullo"),
        "un" => return impure.then_some("uno"),
        _ => return None,
    };
    if vowel { Some(elided) } else { impure.then_some(full) }
}

/// True for a beginning that takes `lo`: s before a consonant, z, x, y, gn, pn, ps.
fn is_impure(term: &str) -> bool {
    let term = term.to_lowercase();
    let s_before_consonant = || {
        let mut letters = term.chars();
        letters.next() == Some('s') && letters.next().is_some_and(|next| !"aeiouàèéìòù".contains(next))
    };
    ["z", "x", "y", "gn", "pn", "ps"].iter().any(|start| term.starts_with(start)) || s_before_consonant()
}

/// Replaces a placeholder by a term, and the article before it by the form the term wants.
pub(super) fn replace_placeholder(language: Language, text: &str, placeholder: &str, term: &str) -> String {
    let mut pieces = text.split(placeholder);
    let mut replaced = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let before = replaced.strip_suffix(' ').map(|before| {
            let start = before
                .rfind(|letter: char| !letter.is_alphabetic())
                .map_or(0, |at| at + before.get(at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8));
            before.split_at(start)
        });
        match before {
            Some((before, word)) if !word.is_empty() => replaced = format!("{before}{}", joined(language, word, term)),
            _ => replaced.push_str(term),
        }
        replaced.push_str(piece);
    }
    replaced
}
