//! Articles and prepositions before a house's term, as the language joins them.

use fluent_bundle::FluentValue;

use super::Language;
use crate::rules::house::Gender;

/// Marks before a name in a text that has not yet got its articles: for a feminine one, a masculine one, none.
const MARKS: [(char, Option<Gender>); 3] =
    [('\u{e000}', Some(Gender::Feminine)), ('\u{e001}', Some(Gender::Masculine)), ('\u{e002}', None)];
/// Mark after such a name.
const END: char = '\u{e003}';
/// Words before a name that make another article superfluous.
const ARTICLES: [&str; 16] =
    ["le", "la", "les", "du", "au", "un", "une", "il", "lo", "del", "della", "al", "alla", "sul", "sulla", "dalla"];

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
        (Language::French, "du" | "de la") if elides(term, vowel) => "de l’",
        (Language::French, "au" | "à la") if elides(term, vowel) => "à l’",
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
        "la" => return vowel.then_some("l’"),
        "della" => return vowel.then_some("dell’"),
        "alla" => return vowel.then_some("all’"),
        "dalla" => return vowel.then_some("dall’"),
        "sulla" => return vowel.then_some("sull’"),
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

/// A name with the mark that [`settle`] replaces by what the sentence wants before it.
pub(super) fn marked(name: &str, gender: Option<Gender>) -> String {
    let mark = MARKS.iter().find(|(_, other)| *other == gender).map_or('\u{e002}', |(mark, _)| *mark);
    format!("{mark}{name}{END}")
}

/// Gives each marked name its article, joined to the preposition before it: `sur la Ponte`, `de la Banque`, `di Punto`,
/// `qu’Égalité`.
pub(super) fn settle(language: Language, text: String) -> String {
    if !text.contains(MARKS.map(|(mark, _)| mark)) {
        return text;
    }
    let mut settled = String::with_capacity(text.len() + 8);
    let mut rest = text.as_str();
    while let Some((before, mark, after)) = MARKS
        .iter()
        .filter_map(|(mark, gender)| rest.split_once(*mark).map(|(before, after)| (before, *gender, after)))
        .min_by_key(|(before, _, _)| before.len())
    {
        settled.push_str(before);
        let (name, after) = after.split_once(END).unwrap_or((after, ""));
        if !is_label(&settled, after) {
            put_article(&mut settled, language, mark, name);
        }
        settled.push_str(name);
        rest = after;
    }
    settled + rest
}

/// True if a name between these texts stands alone, as a label or in quotes: `Ponte`, `Ponte : 6`, `« Ponte »`,
/// `Place 3, Ponte, 120`.
fn is_label(before: &str, after: &str) -> bool {
    const SPACES: [char; 3] = [' ', '\u{202f}', '\u{a0}'];
    let opened = before.trim_end_matches(SPACES);
    let rest = after.trim_start_matches(SPACES);
    if opened.ends_with(['«', '“', '`']) {
        return rest.starts_with(['»', '”', '`']);
    }
    let is_first = opened.is_empty() || opened.ends_with(['\n', '|']);
    let is_listed = opened.ends_with([',', ':', '·']);
    let ends = rest.is_empty() || rest.starts_with([',', ':', '|', '\n', '=', '·']);
    (is_first || is_listed) && ends || is_first && rest.starts_with('.')
}

/// Appends to a text the article of the name that comes next; a preposition at its end takes the form the name wants.
fn put_article(text: &mut String, language: Language, gender: Option<Gender>, name: &str) {
    let word = text.strip_suffix(' ').map(last_word).unwrap_or_default().to_owned();
    let lower = word.to_lowercase();
    let joint = match (language, gender) {
        (Language::English, _) | (Language::French | Language::Italian, None) => {
            joined(language, &word, name).strip_suffix(name).map(str::to_owned)
        }
        (Language::French | Language::Italian, Some(_)) if ARTICLES.contains(&lower.as_str()) => return,
        (Language::French | Language::Italian, Some(gender)) => {
            let preposition = preposition(language, gender, &lower);
            let article = preposition.unwrap_or_else(|| article_of(language, gender));
            let start = preposition.is_none() && starts_sentence(text);
            let capital = start || preposition.is_some() && word.starts_with(char::is_uppercase);
            let article = if capital { capitalised(article) } else { article.to_owned() };
            let before = if preposition.is_some() || word.is_empty() { String::new() } else { format!("{word} ") };
            joined(language, &article, name).strip_suffix(name).map(|article| before + article)
        }
    };
    if let Some(joint) = joint.filter(|joint| !joint.trim().is_empty()) {
        let kept = if word.is_empty() { text.len() } else { text.len() - word.len() - 1 };
        text.truncate(kept);
        text.push_str(&joint);
    }
}

const fn article_of(language: Language, gender: Gender) -> &'static str {
    match (language, gender) {
        (_, Gender::Feminine) => "la",
        (Language::Italian, Gender::Masculine) => "il",
        (Language::French | Language::English, Gender::Masculine) => "le",
    }
}

/// A preposition that melts with the article after it.
fn preposition(language: Language, gender: Gender, word: &str) -> Option<&'static str> {
    let (feminine, masculine) = match (language, word) {
        (Language::French, "de") => ("de la", "du"),
        (Language::French, "à") => ("à la", "au"),
        (Language::Italian, "di") => ("della", "del"),
        (Language::Italian, "a") => ("alla", "al"),
        (Language::Italian, "da") => ("dalla", "dal"),
        (Language::Italian, "su") => ("sulla", "sul"),
        _ => return None,
    };
    Some(match gender {
        Gender::Feminine => feminine,
        Gender::Masculine => masculine,
    })
}

/// The letters at the end of a text.
fn last_word(text: &str) -> &str {
    let start = text.rfind(|letter: char| !letter.is_alphabetic());
    let after = start.and_then(|at| text.get(at..)?.chars().next().map(|letter| at + letter.len_utf8()));
    text.get(after.unwrap_or(0)..).unwrap_or_default()
}

/// True if what comes after this text begins a sentence, a line or a cell of a table.
fn starts_sentence(text: &str) -> bool {
    let line = text.rsplit('\n').next().unwrap_or_default();
    let before = line.trim_end();
    if before.is_empty() {
        return line.is_empty() || text.contains('\n');
    }
    before.ends_with(['.', '?', '!', '…', '|', '#', '>']) || before.trim_start() == "-"
}
