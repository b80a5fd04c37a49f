//! The three languages say the same things, each in its own print.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::text_key::TextKey;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::hand::Point;

use crate::support::{files, text};
use crate::tree::rust_source::{Token, tokens};

const LANGUAGES: [&str; 3] = ["fr", "it", "en"];

/// One text: a message, a term (`-name`) or an attribute (`name.part`).
#[derive(Default)]
struct Message {
    file: String,
    variables: BTreeSet<String>,
    /// The messages, terms and attributes that it names.
    names: BTreeSet<String>,
    /// Signs in quotes, such as a brace that is to be seen.
    literals: Vec<String>,
    /// Its runs of characters, each with whether something is put in right before it.
    runs: Vec<(bool, String)>,
}

type Messages = BTreeMap<String, Message>;

fn file_name(message: &Message) -> Option<&str> {
    message.file.rsplit('/').next()
}

fn messages(language: &str) -> Messages {
    let mut all = Messages::new();
    for (id, message) in entries(language) {
        all.entry(id).or_insert(message);
    }
    all
}

/// Every text of a language in the order of its files, one that stands twice twice.
fn entries(language: &str) -> Vec<(String, Message)> {
    let mut all = Vec::new();
    for file in files(&format!("assets/text/{language}"), "ftl") {
        let resource = parser::parse(text(&file)).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name, message.value, message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                _ => continue,
            };
            let parts = attributes.into_iter().map(|part| (format!("{id}.{}", part.id.name), part.value));
            for (id, pattern) in value.map(|value| (id.clone(), value)).into_iter().chain(parts) {
                let mut message = Message { file: file.clone(), ..Message::default() };
                read(&pattern, &mut message);
                all.push((id, message));
            }
        }
    }
    all
}

fn read(pattern: &Pattern<String>, message: &mut Message) {
    let (mut after_something, mut code) = (false, false);
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                message.runs.push((after_something, without_code(value, &mut code)));
            }
            PatternElement::Placeable { expression } => read_expression(expression, message),
        }
        after_something = matches!(element, PatternElement::Placeable { .. });
    }
}

/// The run with what stands between backquotes made one letter: code has a print of its own.
fn without_code(run: &str, code: &mut bool) -> String {
    let mut parts = Vec::new();
    for (index, part) in run.split('`').enumerate() {
        *code ^= index > 0;
        parts.push(if *code { "x" } else { part });
    }
    parts.concat()
}

fn read_expression(expression: &Expression<String>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            read_inline(selector, message);
            for variant in variants {
                read(&variant.value, message);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<String>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => drop(message.variables.insert(id.name.clone())),
        InlineExpression::MessageReference { id, attribute } => {
            let part = attribute.as_ref().map_or_else(String::new, |part| format!(".{}", part.name));
            message.names.insert(format!("{}{part}", id.name));
        }
        InlineExpression::TermReference { id, .. } => drop(message.names.insert(format!("-{}", id.name))),
        InlineExpression::Placeable { expression } => read_expression(expression, message),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                read_inline(argument, message);
            }
        }
        InlineExpression::StringLiteral { value } => message.literals.push(value.clone()),
        InlineExpression::NumberLiteral { .. } => {}
    }
}

#[test]
fn no_key_stands_twice() {
    let mut found = Vec::new();
    for language in LANGUAGES {
        let mut first = BTreeMap::new();
        for (id, message) in entries(language) {
            if let Some(before) = first.insert(id.clone(), message.file.clone()) {
                found.push(format!("{id} stands in {before} and in {}", message.file));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_language_has_every_key_with_the_same_variables_in_the_same_file() {
    let [french, others @ ..] = LANGUAGES;
    let model = messages(french);
    assert!(!model.is_empty());
    let mut found = Vec::new();
    for language in others {
        let own = messages(language);
        for (id, message) in &model {
            match own.get(id) {
                None => found.push(format!("{language} lacks {id} ({})", message.file)),
                Some(other) if other.variables != message.variables => {
                    let (theirs, ours) = (&other.variables, &message.variables);
                    found.push(format!("{id} names {ours:?} in {french} and {theirs:?} in {language}"));
                }
                Some(other) if file_name(other) != file_name(message) => {
                    found.push(format!("{id} is in {} and in {}", message.file, other.file));
                }
                Some(_) => {}
            }
        }
        found.extend(
            own.keys()
                .filter(|id| !model.contains_key(*id))
                .map(|id| format!("{french} lacks {id}, {language} has it")),
        );
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_text_is_empty_or_names_one_that_is_not_there() {
    for language in LANGUAGES {
        let all = messages(language);
        for (id, message) in &all {
            let says = message.runs.iter().any(|(_, run)| !run.trim().is_empty());
            assert!(says || !message.variables.is_empty() || !message.names.is_empty(), "{language}: {id} is empty");
            for name in &message.names {
                let other = all.get(name);
                assert!(other.is_some(), "{language}: {id} names {name}, which is not there");
                // A file is read alone, when the first of its texts is asked for.
                let is_beside = other.is_some_and(|other| other.file == message.file);
                assert!(is_beside, "{language}: {id} names {name}, which is in another file");
            }
        }
    }
}

fn french_faults(after_something: bool, run: &str) -> Vec<String> {
    let characters: Vec<char> = run.chars().collect();
    let mut faults = Vec::new();
    for (at, &sign) in characters.iter().enumerate() {
        let before = at.checked_sub(1).map(|index| characters[index]);
        let after = characters.get(at + 1);
        let spaced = match sign {
            // Between figures it is a time, before a slash an address.
            ':' if before.is_some_and(|c| c.is_ascii_digit()) && after.is_some_and(char::is_ascii_digit) => true,
            ':' if after == Some(&'/') => true,
            // Alone between two values it is a place in a file: name:line:column.
            ':' if run == ":" => true,
            // After a straight quote it is JSON, which the command line shows as it is.
            ':' if before == Some('"') => true,
            // Signs that follow each other share one space.
            ';' | ':' | '!' | '?' | '»' => {
                matches!(before, Some('\u{202f}' | '!' | '?')) || before.is_none() && !after_something
            }
            '«' => after.is_none_or(|next| *next == '\u{202f}'),
            _ => true,
        };
        if !spaced {
            faults.push(format!("{sign} wants a narrow no-break space (U+202F)"));
        }
    }
    faults
}

#[test]
fn french_sets_a_narrow_space_at_its_high_signs() {
    let found: Vec<_> = messages("fr")
        .iter()
        .flat_map(|(id, message)| message.runs.iter().map(move |(after, run)| (id, message, *after, run)))
        .flat_map(|(id, message, after, run)| {
            french_faults(after, run).into_iter().map(move |fault| format!("{}: {id}: {fault}: {run}", message.file))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_wrong_space_in_french_is_seen() {
    for wrong in [
        "Tire ?",
        "Tire?",
        "Oui\u{a0}!",
        "Point: neuf",
        "«\u{a0}Rien ne va plus\u{202f}»",
        "« Non\u{202f}»",
        "un ; deux",
    ] {
        assert_ne!(french_faults(false, wrong), Vec::<String>::new(), "{wrong}");
    }
    assert_ne!(french_faults(true, ": neuf"), Vec::<String>::new());
    for right in [
        "Tire\u{202f}?",
        "Oui\u{202f}!?",
        "«\u{202f}Non\u{202f}»\u{202f}: neuf",
        "10:30",
        "https://exemple.fr",
        "«\u{202f}",
    ] {
        assert_eq!(french_faults(false, right), Vec::<String>::new(), "{right}");
    }
    assert_eq!(french_faults(true, "\u{202f}: neuf"), Vec::<String>::new());
    assert_eq!(without_code("Écrivez `cards: [2]` ou `", &mut false), "Écrivez x ou x");
}

#[test]
fn no_text_uses_a_long_dash() {
    for language in LANGUAGES {
        for (id, message) in messages(language) {
            assert!(message.runs.iter().all(|(_, run)| !run.contains('\u{2014}')), "{}: {id}", message.file);
        }
    }
}

/// The build script reads the files by itself, line by line.
#[test]
fn the_compiler_knows_every_key_with_its_facts() {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (id, message) in messages("fr").into_iter().filter(|(id, _)| !id.starts_with('-') && !id.contains('.')) {
        let whole = |name: &str| name.strip_suffix("-number").is_some_and(|whole| message.variables.contains(whole));
        // Titles come from the house.
        let given = |name: &str| ["tailleur", "croupier"].contains(&name);
        let asked = message.variables.iter().filter(|name| !whole(name) && !given(name));
        all.insert(id, asked.cloned().collect());
    }
    let facts = |key: TextKey| key.facts().iter().map(|&name| name.to_owned()).collect();
    let known: BTreeMap<String, BTreeSet<String>> = TextKey::all().map(|key| (key.to_string(), facts(key))).collect();
    assert_eq!(known, all);
}

/// The phone page says its words by their whole keys; it has no value to put into them.
#[test]
fn every_key_that_the_phone_page_asks_for_is_there_and_names_no_variable() {
    let all = messages("fr");
    let page = text("assets/phone/phone.js");
    let asked: BTreeSet<&str> =
        page.split('"').filter(|literal| literal.len() > 6 && literal.starts_with("phone-")).collect();
    assert!(!asked.is_empty());
    let missing: Vec<_> = asked.iter().filter(|key| !all.contains_key(**key)).collect();
    assert!(missing.is_empty(), "no language has these keys: {missing:#?}");
    let filled = all.iter().filter(|(id, message)| id.starts_with("phone-") && !message.variables.is_empty());
    assert_eq!(filled.map(|(id, _)| id).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// True if a text literal of the program may stand for a key: it is the key, the beginning of keys by the words of an
/// enum, or a pattern with holes that fits it.
fn fits(literal: &str, key: &str) -> bool {
    let begins = |literal: &str| literal.len() > 2 && literal.ends_with('-') && key.starts_with(literal);
    let Some((start, rest)) = literal.split_once('{') else { return literal == key || begins(literal) };
    let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
    (start.len() + end.len() > 2) && key.len() > start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
}

#[test]
fn no_key_is_left_over() {
    let mut literals: BTreeSet<String> = BTreeSet::new();
    for file in files("src", "rs") {
        literals.extend(tokens(&text(&file)).into_iter().filter_map(|token| match token {
            Token::Text(text) => Some(text),
            _ => None,
        }));
    }
    let pages = [("assets/phone", "js"), ("packaging/web/page", "js"), ("packaging/web/page", "html")];
    let pages = pages.iter().flat_map(|(folder, extension)| files(folder, extension));
    let content: String = files("lessons", "ron").into_iter().chain(pages).map(|file| text(&file)).collect();
    let all = messages("fr");
    let named: BTreeSet<_> = all.values().flat_map(|message| &message.names).collect();
    let unused: Vec<_> = all
        .keys()
        .filter(|id| {
            let key = id.split('.').next().unwrap_or(id);
            !named.contains(id)
                && !literals.iter().any(|literal| fits(literal, key))
                && !content.contains(&format!("\"{key}\""))
        })
        .collect();
    assert!(unused.is_empty(), "nothing asks for these keys: {unused:#?}");
}

/// The variables of a text and of those it puts in.
fn all_variables(all: &Messages, id: &str) -> BTreeSet<String> {
    let Some(message) = all.get(id) else { return BTreeSet::new() };
    let named = message.names.iter().flat_map(|name| all_variables(all, name));
    message.variables.iter().cloned().chain(named).collect()
}

/// The phrase with a fact of this kind for each variable; points where their number is asked for.
fn with_sample(key: TextKey, all: &Messages, sample: &Fact) -> Phrase {
    let variables = all_variables(all, key.as_str());
    let fact = |name: &str| {
        let is_point = variables.contains(&format!("{name}-number"));
        if is_point { Fact::Point(Point::from_sum(6)) } else { sample.clone() }
    };
    let given = |name: &str| name == "tailleur" || name == "croupier" || name.ends_with("-number");
    let asked = variables.iter().filter(|name| !given(name));
    Phrase { key, facts: asked.map(|name| (&*name.clone().leak(), fact(name))).collect() }
}

#[test]
fn every_text_is_rendered_with_its_facts_in_every_language() {
    let samples = [0, 1, 2, 7, 12_345].map(Fact::Number).into_iter().chain([Fact::Text("Nadia".to_owned())]);
    let samples: Vec<Fact> = samples.collect();
    let names = HouseTerms::default();
    let (mut found, mut rendered) = (Vec::new(), 0);
    for language in Language::ALL {
        let catalog = Catalog::new(language);
        let all = messages(language.code());
        for key in TextKey::all() {
            for sample in &samples {
                let mut errors = Vec::new();
                let phrase = with_sample(key, &all, sample);
                let text = catalog.try_render(&phrase, &names, &mut errors).unwrap_or_default();
                rendered += 1;
                let braces = all[key.as_str()].literals.iter().any(|literal| literal.contains('{'));
                if text.trim().is_empty() || !errors.is_empty() || text.contains('{') && !braces {
                    found.push(format!("{language:?}: {key}: {text:?} {errors:?}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(rendered > 3 * TextKey::all().count(), "{rendered} texts were rendered");
}

#[test]
fn a_figure_below_zero_has_a_minus_sign_and_zero_has_none() {
    let cases = [(-0.63, 2, "−0.63", "−0,63"), (1234.5, 1, "1234.5", "1234,5"), (-0.004, 2, "0.00", "0,00")];
    for (number, decimals, english, other) in cases {
        assert_eq!(Catalog::new(Language::English).figure(number, decimals), english);
        for language in [Language::French, Language::Italian] {
            assert_eq!(Catalog::new(language).figure(number, decimals), other);
        }
    }
}
