//! Short texts: prompts and hints of the program, reading pages of the built-in lessons.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tailleur::app::shift::choice::scenarios;
use tailleur::i18n::Language;
use tailleur::lesson::{Library, Step};

use crate::support::{files, text};

/// Characters of a prompt, of a hint, and words of a reading page without a figure.
const PROMPT: usize = 90;
const HINT: usize = 120;
const PAGE: usize = 60;
/// Words of a shift's description.
const SHIFT: usize = 40;
/// Explanations whose length is needed: a consequence that must be read before the change is made, a page of its own, a
/// form printed on paper, the letters of a notation.
const LONG: [&str; 4] = ["rename-lesson-about", "reference-pages-about", "report-tableau-about", "demo-cards-about"];
/// Width of a placeholder: a name, an amount or a number.
const PLACEHOLDER: usize = 5;

/// The longest form of a text, with every placeholder at its usual width.
fn length(pattern: &Pattern<String>) -> usize {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => value.trim_matches('\n').chars().count(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().map(|variant| length(&variant.value)).max().unwrap_or(0)
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => value.chars().count(),
                InlineExpression::Placeable { .. }
                | InlineExpression::NumberLiteral { .. }
                | InlineExpression::FunctionReference { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
                | InlineExpression::VariableReference { .. } => PLACEHOLDER,
            },
        })
        .sum()
}

fn lengths(language: Language) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for file in files(&format!("assets/text/{}", language.code()), "ftl") {
        let resource = parser::parse(text(&file)).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                all.extend(message.value.map(|value| (message.id.name, length(&value))));
            }
        }
    }
    all
}

/// The limit of this key: prompts begin with `ask-`, hints end with `-hint` or `-about`.
fn limit(key: &str) -> Option<usize> {
    match key {
        _ if LONG.contains(&key) => None,
        _ if key.starts_with("ask-") => Some(PROMPT),
        _ if key.ends_with("-hint") || key.ends_with("-about") => Some(HINT),
        "shift-target-none" => Some(HINT),
        _ => None,
    }
}

#[test]
fn prompts_and_hints_are_short() {
    let mut found = Vec::new();
    let mut measured = 0;
    for language in Language::ALL {
        for (key, length) in lengths(language) {
            let Some(most) = limit(&key) else { continue };
            measured += 1;
            if length > most {
                found.push(format!("{}: {key} has {length} characters, at most {most}", language.code()));
            }
        }
    }
    assert!(measured > 550, "{measured} texts were measured");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_long_prompt_is_seen() {
    let long = format!("ask-long = {}{{ $seat }}?\n", "word ".repeat(20));
    let resource = parser::parse(long).unwrap();
    let Some(Entry::Message(message)) = resource.body.first() else { panic!("a message") };
    assert!(length(message.value.as_ref().unwrap()) > PROMPT);
}

#[test]
fn reading_pages_without_a_figure_are_short() {
    let mut found = Vec::new();
    for pack in Library::built_in().packs() {
        for lesson in &pack.lessons {
            for (at, step) in lesson.steps.iter().enumerate() {
                let (Step::Read(says) | Step::Page { says, .. }) = step else { continue };
                for language in Language::ALL {
                    let says = says.get(language);
                    let words = says.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
                    if !says.contains("```") && words > PAGE {
                        found.push(format!("{}/{} step {at} {}: {words} words", pack.id, lesson.id, language.code()));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn descriptions_of_shifts_are_short() {
    let mut found = Vec::new();
    let mut measured = 0;
    for shift in scenarios(&Library::built_in()) {
        for language in Language::ALL {
            let words = shift.about.get(language).split_whitespace().count();
            measured += 1;
            if words > SHIFT {
                found.push(format!("{} {}: {words} words", shift.id, language.code()));
            }
        }
    }
    assert!(measured > 90, "{measured} texts were measured");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
